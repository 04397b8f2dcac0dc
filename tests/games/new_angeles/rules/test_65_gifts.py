"""NA 65.2, R-131: promises to give something later, and not to trade with somebody; and which promises can be made."""

from __future__ import annotations

import msgspec
import pytest

from neopolis.games.new_angeles.trading.terms import DEAL_ENDS, DEMAND, TURN_BEGINS, WINS_DEAL, Promise, Terms
from neopolis.games.new_angeles.trading.terms_row import MOST_PROMISES
from tests.games.new_angeles.deals import CARD, PLAIN, at_end, countered, rest
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import (
    NOTHING,
    asset,
    assets,
    capital,
    card,
    cards_for,
    deal_over,
    ledger,
    next_deal,
    no_proposal,
    pledge,
    promise,
    propose,
    refused,
    supporting,
    trade,
)

FIVE = Promise("give", capital=5)
EIKO = Promise("give", asset=asset("Eiko"))


def due(laid: Table) -> list[bool]:
    """Whether each promise is due."""
    return [one.due for one in laid.view.promises]


def paid(laid: Table) -> list[int]:
    """How much capital was already given for each promise."""
    return [one.paid for one in laid.view.promises]


@pytest.mark.rule("R-131", "NA 65.0")
def test_a_gift_at_the_end_of_the_deal() -> None:
    """The gift is due at the end of the deal. The promise is open until the gift is given, and then kept."""
    laid = deal_over(pledge(rest(), 2, 0, FIVE).offer(0, PLAIN))
    before = (ledger(laid), due(laid))

    trade(laid, 2, 0, capital(5))

    assert (before, ledger(laid)) == ((["open"], [True]), ["kept"])


@pytest.mark.rule("R-131")
def test_a_gift_that_is_not_made_is_broken_a_deal_later() -> None:
    """The gift is due at the end of the first deal, and the promise is broken at the end of the second."""
    laid = next_deal(pledge(rest(), 2, 0, FIVE).offer(0, PLAIN))
    before = ledger(laid)

    assert (before, ledger(next_deal(laid))) == (["open"], ["broken"])


@pytest.mark.rule("R-131")
def test_a_gift_may_be_made_early() -> None:
    """A promised gift may be given before it is due."""
    laid = trade(pledge(rest(), 2, 0, FIVE), 2, 0, capital(5))

    assert (ledger(laid), due(laid)) == (["kept"], [False])
    deal_over(laid.offer(0, PLAIN))
    assert (ledger(laid), due(laid)) == (["kept"], [False])


@pytest.mark.rule("R-131")
def test_a_gift_may_be_made_in_parts() -> None:
    """A promised gift may be paid in parts, and the ledger shows how much was paid."""
    laid = trade(pledge(rest(), 2, 0, FIVE), 2, 0, capital(2))
    before = (ledger(laid), paid(laid))
    trade(deal_over(laid.offer(0, PLAIN)), 0, 2, NOTHING, capital(3))

    assert (before, ledger(laid), paid(laid)) == ((["open"], [2]), ["kept"], [5])


@pytest.mark.rule("R-131")
def test_less_than_promised_breaks_it() -> None:
    """Giving 4 of 5 promised capital breaks the promise."""
    laid = next_deal(trade(pledge(rest(), 2, 0, FIVE), 2, 0, capital(4)).offer(0, PLAIN))

    assert ledger(next_deal(laid)) == ["broken"]


@pytest.mark.rule("R-131")
def test_only_gifts_to_the_right_player_count() -> None:
    """Gifts from seat 2 to seat 3, and from seat 0 to seat 2, do not count toward seat 2's promise to seat 0."""
    laid = pledge(rest(), 2, 0, FIVE)

    trade(trade(laid, 2, 3, capital(5)), 0, 2, capital(5))

    assert (ledger(laid), paid(laid)) == (["open"], [0])


@pytest.mark.rule("R-131")
def test_what_is_given_counts_once() -> None:
    """Two promises of 5 capital: one gift of 7 capital keeps the older one and pays part of the other."""
    laid = trade(pledge(rest(), 2, 0, FIVE, FIVE), 2, 0, capital(7))

    assert (ledger(laid), paid(laid)) == (["kept", "open"], [5, 2])


@pytest.mark.rule("R-131")
def test_what_is_due_is_paid_first() -> None:
    """A gift pays the promise that is due, although another is older."""
    later = Promise("give", capital=5, deals=3)
    laid = deal_over(pledge(rest(), 2, 0, later, FIVE).offer(0, PLAIN))

    assert (due(laid), ledger(trade(laid, 2, 0, capital(5)))) == ([False, True], ["open", "kept"])


@pytest.mark.rule("R-131", "R-62")
def test_what_changes_hands_with_the_promise_does_not_pay_it() -> None:
    """2 capital given in the same trade as a promise of 2 capital do not count toward the promise."""
    laid = trade(rest(), 2, 0, Terms(2, promises=(Promise("give", capital=2),)))

    assert (laid.capitals()[2], ledger(laid), paid(laid)) == (8, ["open"], [0])


@pytest.mark.rule("R-131")
@pytest.mark.parametrize(("player", "status"), [(0, True), (1, False)])
def test_a_gift_when_somebody_wins(player: int, status: bool) -> None:
    """Seat 0 wins the deal: a gift promised for its win is due, one promised for seat 1's win is not."""
    laid = pledge(rest(), 2, 0, Promise("give", player, capital=5, when=WINS_DEAL, deals=2)).offer(0, PLAIN)

    assert due(deal_over(laid)) == [status]


@pytest.mark.rule("R-131")
def test_without_its_occasion_a_gift_is_void() -> None:
    """Seat 1 does not win in time, so the promised gift is void."""
    laid = pledge(rest(), 2, 0, Promise("give", 1, capital=5, when=WINS_DEAL)).offer(0, PLAIN)

    assert ledger(deal_over(laid)) == ["void"]


@pytest.mark.rule("R-131")
def test_a_gift_when_a_turn_begins() -> None:
    """The gift is due at the start of seat 1's turn. The promise is broken at the end of that turn's deal."""
    laid = pledge(rest(), 2, 0, Promise("give", 1, capital=5, when=TURN_BEGINS, deals=2)).offer(0, PLAIN)
    before = due(deal_over(laid))
    laid.until("main-offer")

    assert (before, due(laid)) == ([False], [True])
    assert ledger(deal_over(laid.offer(1, PLAIN))) == ["broken"]


@pytest.mark.rule("R-131")
def test_a_gift_in_the_demand_round() -> None:
    """The gift is due when the demand is settled."""
    laid = rest().round(2).at("end of turn").track()
    pledge(laid, 2, 0, Promise("give", capital=5, when=DEMAND, deals=2))
    before = due(laid)

    assert (before, due(laid.until("choose-investment"))) == ([False], [True])


@pytest.mark.rule("R-131")
def test_a_promised_asset_that_is_given() -> None:
    """Giving the promised asset keeps the promise."""
    laid = pledge(rest().asset(2, "Eiko"), 2, 0, EIKO)

    assert ledger(trade(laid, 2, 0, assets("Eiko"))) == ["kept"]


@pytest.mark.rule("R-131", "NA 65.0")
def test_a_promised_asset_that_is_traded_to_another() -> None:
    """Trading the promised asset to another player breaks the promise."""
    laid = pledge(rest().asset(2, "Eiko"), 2, 0, EIKO)

    assert ledger(trade(laid, 2, 3, assets("Eiko"), capital(1))) == ["broken"]


@pytest.mark.rule("R-131", "NA 56.2", "NA 65.0")
def test_a_promised_asset_that_is_stolen() -> None:
    """The promise of a stolen asset is void, even if the thief is the player who would have got it."""
    laid = pledge(rest().asset(2, "Eiko").revealed("Hernando Cortez"), 2, 0, EIKO)

    assert ledger(laid.resolve(0, PLAIN).answer(0, "first", "Eiko")) == ["void"]


@pytest.mark.rule("R-131", "NA 61.1")
def test_a_promised_asset_that_is_swapped_away() -> None:
    """Alex Westlund swaps the promised asset to another player: the promise is void."""
    laid = at_end().asset(2, "Eiko").asset(3, "Midori").asset(0, "Alex Westlund")

    assert ledger(pledge(laid, 2, 0, EIKO).answer(0, "Alex", "Eiko", "Midori")) == ["void"]


@pytest.mark.rule("R-131")
def test_an_asset_can_be_lent() -> None:
    """The asset changes hands now, and the borrower promises to give it back."""
    laid = trade(rest().asset(2, "Eiko"), 2, 0, assets("Eiko"), promise(EIKO))
    before = (laid.assets_of(0), ledger(laid))

    assert (before, ledger(trade(laid, 0, 2, assets("Eiko")))) == ((["Eiko", "Mr. Li"], ["open"]), ["kept"])


@pytest.mark.rule("R-131", "NA 65.2")
def test_an_asset_is_not_given_and_promised_at_once() -> None:
    """A player cannot give an asset now and promise the same asset."""
    laid = rest().asset(2, "Eiko")

    assert no_proposal(laid, 2, 0, Terms(assets=(asset("Eiko"),), promises=(EIKO,))) == "asset-twice"


# Promises not to trade with somebody.


@pytest.mark.rule("R-131")
@pytest.mark.parametrize(("seat", "to", "status"), [(2, 3, "broken"), (3, 2, "broken"), (2, 0, "open"), (3, 1, "open")])
def test_a_promise_not_to_trade_with_somebody(seat: int, to: int, status: str) -> None:
    """Seat 2 has promised not to trade with seat 3: only a trade between them breaks that, whoever proposes it."""
    laid = pledge(rest(), 2, 0, Promise("no-trade", 3))

    assert ledger(trade(laid, seat, to, capital(1))) == [status]


@pytest.mark.rule("R-131")
def test_proposing_is_not_trading_yet() -> None:
    """A proposal alone is no trade; at the end of the deal the promise not to trade is kept."""
    laid = pledge(rest(), 2, 0, Promise("no-trade", 3))
    laid.game.decline(3, propose(laid, 2, 3, capital(1)))

    assert ledger(deal_over(laid.offer(0, PLAIN))) == ["kept"]


@pytest.mark.rule("R-131", "R-62")
def test_a_promise_is_a_trade_too() -> None:
    """A public trade that consists only of promises breaks a promise not to trade."""
    laid = pledge(rest(), 2, 0, Promise("no-trade", 3))

    assert ledger(pledge(laid, 3, 2, Promise("no-trade", 1))) == ["broken", "open"]


# Promises that cannot be made.


@pytest.mark.rule("R-131", "NA 65.2")
def test_a_promise_about_a_past_deal_is_refused() -> None:
    """A promise is refused if its last deal is over, whether that deal is named by number or counted from now."""
    laid = next_deal(rest().offer(0, PLAIN))

    for past in (Promise("support", 0, until=1), Promise("support", 0, deals=0), Promise("give", capital=1, deals=-3)):
        assert no_proposal(laid, 2, 0, promise(past)) == "promise-past"


@pytest.mark.rule("R-131")
@pytest.mark.parametrize("kind", ["support", "oppose"])
def test_support_cannot_be_promised_when_its_chance_has_passed(kind: str) -> None:
    """Seat 2 has abstained and can promise only for the next deal. Seat 3 can still promise for this one."""
    laid = supporting().answer(2, "abstain")

    assert no_proposal(laid, 2, 0, promise(Promise(kind, 0))) == "promise-past"
    assert propose(laid, 2, 0, promise(Promise(kind, 0, deals=2)))
    assert propose(laid, 3, 0, promise(Promise(kind, 0)))


@pytest.mark.rule("R-131")
def test_no_counter_cannot_be_promised_when_its_chance_has_passed() -> None:
    """A player who has passed can no longer promise not to counter. After the Counteroffer step, nobody can."""
    laid = cards_for(rest(), 1, 2, 3, count=1).offer(0, PLAIN).answer(1, "pass")
    early = no_proposal(laid, 1, 0, promise(Promise("no-counter", 0)))
    propose(laid, 2, 0, promise(Promise("no-counter", 0)))
    at_support_step = laid.until("support-or-abstain")

    assert (early, no_proposal(at_support_step, 3, 0, promise(Promise("no-counter", 0)))) == ("promise-past",) * 2


@pytest.mark.rule("R-131", "R-132")
def test_when_the_table_is_cleared_the_next_deal_counts() -> None:
    """When the deal is over and Rachel Beckmann may be used, promises are about the next deal."""
    laid = rest().asset(3, "Rachel Beckmann").offer(0, PLAIN).all_pass().until("use-asset")
    pledge(laid, 2, 1, Promise("support", 1), FIVE)

    assert (laid.asked, [one.promise.until for one in laid.view.promises]) == ((3,), [2, 2])
    assert no_proposal(laid, 2, 1, promise(Promise("keep-out", district=1, until=1))) == "promise-past"
    assert due(laid.until("main-offer")) == [False, False]


@pytest.mark.rule("NA 65.2")
@pytest.mark.parametrize("kind", ["support", "oppose", "no-counter", "no-trade"])
def test_promises_about_oneself_are_refused(kind: str) -> None:
    """A promise must be about another player."""
    assert no_proposal(rest(), 2, 0, promise(Promise(kind, 2))) == "promise-oneself"


@pytest.mark.rule("NA 65.2", "R-117")
def test_an_asset_of_another_cannot_be_promised() -> None:
    """A player can promise neither another player's asset nor one that nobody has."""
    laid = rest().asset(3, "Eiko")

    assert no_proposal(laid, 2, 0, promise(EIKO)) == "not-owned"
    assert no_proposal(laid, 2, 0, promise(Promise("give", asset=asset("Midori")))) == "not-owned"


ODD = [
    *({"kind": "love"}, {"kind": None}, {"kind": "support", "player": 4}, {"kind": "support", "player": True}),
    *({"kind": "support", "player": 1, "cards": 0}, {"kind": "support", "player": 1, "until": "soon"}),
    *({"kind": "support", "player": 1, "until": 31}, {"kind": "support", "player": 1, "deals": 1.0}),
    *({"kind": "give"}, {"kind": "give", "capital": 1, "asset": 1}, {"kind": "give", "capital": 1, "when": "never"}),
    *({"kind": "give", "capital": -1}, {"kind": "give", "asset": CARD}, {"kind": "give", "asset": [], "capital": 1}),
    *({"kind": "keep-out", "district": 0}, {"kind": "keep-out", "district": 1, "component": "unrest"}),
]


@pytest.mark.rule("NA 65.2")
@pytest.mark.parametrize("fields", ODD)
def test_promises_that_make_no_sense_are_refused(fields: dict[str, object]) -> None:
    """A promise with odd or missing values is refused."""
    laid = rest()
    odd = msgspec.structs.replace(Promise("support"), **fields)

    assert refused(laid, lambda: propose(laid, 2, 0, promise(odd)))


@pytest.mark.rule("R-131")
def test_the_default_gift_is_due_at_the_end_of_the_deal() -> None:
    """A promised gift without another occasion is due at the end of the deal."""
    laid = countered(table().hand(2, CARD))

    assert pledge(laid, 2, 0, FIVE).view.promises[0].promise.when == DEAL_ENDS


# What each kind of promise keeps of its fields, besides the deal with which it ends.
KEPT_FIELDS = (
    Promise("support", 3, cards=2),
    Promise("oppose", 3, cards=1),
    Promise("no-counter", 3, cards=0),
    Promise("no-trade", 3, cards=0),
    Promise("counter", 3, cards=0),
    Promise("keep-out", cards=0, district=1),
    Promise("keep-out", cards=0, component="prisec", district=10),
    Promise("give", cards=0, capital=1),
    Promise("give", cards=0, asset=1),
    Promise("give", cards=0, capital=5, when=DEMAND),
    Promise("give", 3, cards=0, capital=5, when=WINS_DEAL),
    Promise("give", 3, cards=0, capital=5, when=TURN_BEGINS),
)


@pytest.mark.rule("NA 65.0", "NA 65.2", "R-131")
@pytest.mark.parametrize("kept", KEPT_FIELDS)
def test_a_promise_says_only_what_belongs_to_it(kept: Promise) -> None:
    """A proposal drops fields that its kind of promise does not use, and sets the current deal as the default end."""
    laid = table().asset(0, "Aaron Marrón")
    extra = msgspec.structs.replace(kept, player=2 if kept.player < 0 else kept.player, cards=kept.cards or 4)
    if kept.kind != "keep-out":
        extra = msgspec.structs.replace(extra, component="outage", district=7)
    propose(laid, 0, 1, promise(extra))

    assert laid.game.proposals(None)[0].gives.promises == (msgspec.structs.replace(kept, until=1),)


@pytest.mark.rule("NA 65.0", "NA 65.2", "R-131")
@pytest.mark.parametrize(
    "wrong",
    [
        Promise("give", capital=1, asset=1),
        Promise("give"),
        Promise("keep-out", district=0),
        Promise("keep-out", district=11),
        Promise("keep-out", component="weather", district=4),
        Promise("support", 4),
        Promise("give", capital=1, when="tomorrow"),
    ],
)
def test_a_promise_that_makes_no_sense(wrong: Promise) -> None:
    """A gift must be either capital or an asset, and everything that a promise names must exist."""
    laid = table().asset(0, "Aaron Marrón")

    assert no_proposal(laid, 0, 1, promise(wrong)) in ("give-one", "terms-number", "terms-word")


@pytest.mark.rule("NA 65.0", "NA 65.2")
def test_terms_have_at_most_so_many_promises() -> None:
    """A side can propose MOST_PROMISES promises, but not one more, and nothing that is not a promise."""
    laid = table()
    one = Promise("no-trade", 2)
    propose(laid, 0, 1, promise(*[one] * MOST_PROMISES))

    assert no_proposal(laid, 0, 1, promise(*[one] * (MOST_PROMISES + 1))) == "many-promises"
    assert no_proposal(laid, 0, 1, Terms(promises=("peace",))) == "not-promise"  # type: ignore[arg-type]


@pytest.mark.rule("NA 65.2", "R-131")
def test_the_present_deal() -> None:
    """A promise for one deal ends with the deal on the table, until its cards are cleared away; then with the next."""
    late = table().round(5)
    claiming = table().revealed("Hernando Cortez").asset(1, "Eiko").resolve(0, PLAIN)
    cleared = table().asset(0, "Rachel Beckmann").offer(0, PLAIN).until("use-asset")
    over = at_end()
    for laid in (late, claiming, cleared, over):
        propose(laid, 0, 1, promise(FIVE))

    assert [laid.prompt for laid in (claiming, cleared)] == ["steal-or-gain", "use-asset"]
    assert [laid.game.proposals(None)[0].gives.promises[0].until for laid in (late, claiming, cleared, over)] == [
        1,
        1,
        2,
        2,
    ]


@pytest.mark.rule("R-131")
@pytest.mark.parametrize(
    ("given", "moments"),
    [
        (Promise("give", capital=5, deals=2), [False, False, False, True]),
        (Promise("give", 0, capital=5, when=WINS_DEAL, deals=3), [True, True, True, True]),
        (Promise("give", 1, capital=5, when=WINS_DEAL, deals=3), [False, False, False, True]),
        (Promise("give", 1, capital=5, when=TURN_BEGINS, deals=3), [False, True, True, True]),
        (Promise("give", 2, capital=5, when=TURN_BEGINS, deals=3), [False, False, False, False]),
        (Promise("give", 0, capital=5, when=TURN_BEGINS, deals=3), [False, False, False, False]),
        (Promise("give", capital=5, when=DEMAND, deals=3), [False, False, False, False]),
    ],
)
def test_a_gift_is_due_only_after_what_it_waits_for(given: Promise, moments: list[bool]) -> None:
    """A gift is due after its occasion: here seat 0's win, the start of seat 1's turn, or seat 1's win."""
    laid = pledge(table().rests().asset(1, "Susan Chen"), 2, 3, given).resolve(0, PLAIN)
    found = [due(laid)]
    laid.answer(0, "pass").pass_until(1, "main-offer")
    found.append(due(laid))
    laid.hand(2, CARD).offer(1, PLAIN).until("support-or-abstain")
    found.append(due(laid))
    laid.until("use-asset")
    found.append(due(laid))

    assert [one for (one,) in found] == moments


@pytest.mark.rule("R-131")
def test_a_gift_after_the_demand() -> None:
    """The gift is due as soon as the demand has been paid, and not before."""
    laid = table().round(2).stops("called").calls(0, "demand").at("demand")
    pledge(laid, 2, 3, Promise("give", capital=5, when=DEMAND, deals=3), Promise("give", capital=5, deals=3))
    before = due(laid)

    assert (before, due(laid.answer(0, "continue"))) == ([False, False], [True, False])


@pytest.mark.rule("NA 65.2", "R-131")
def test_a_gift_may_wait_for_a_deal_of_the_giver() -> None:
    """Seat 0 promises capital if it wins a deal itself, but cannot promise to support itself."""
    laid = table()
    propose(laid, 0, 1, promise(Promise("give", 0, capital=5, when=WINS_DEAL)))

    assert no_proposal(laid, 0, 1, promise(Promise("support", 0))) == "promise-oneself"


@pytest.mark.rule("NA 65.0", "R-117")
def test_assets_are_named_by_number_or_name() -> None:
    """The first asset has the number 1. A name that no asset has is refused."""
    laid = table().asset(0, "Aaron Marrón")
    propose(laid, 0, 1, Terms(assets=("Aaron Marrón",)))  # type: ignore[arg-type]

    assert laid.game.proposals(None)[0].gives.assets == (1,)
    assert no_proposal(laid, 0, 1, Terms(assets=("Aaron",))) == "no-asset"  # type: ignore[arg-type]


@pytest.mark.rule("R-116", "NA 65.0")
def test_an_asset_that_is_given_away_cannot_be_used() -> None:
    """Seat 1 is asked whether to use Mark Yale. It cannot agree both to give him away and to use him."""
    laid = table().asset(1, "Mark Yale").offer(0, PLAIN)
    both = Terms(assets=(asset("Mark Yale"),), answer=card("Mark Yale"))

    assert laid.prompt == "use-asset"
    assert no_proposal(laid, 0, 1, NOTHING, both) == "answer-impossible"


@pytest.mark.rule("R-131", "NA 63.0")
def test_the_end_of_the_game_changes_no_promise_that_is_settled() -> None:
    """Seat 2 broke one promise before threat ended the game, and it stays broken; the open one is kept at the end."""
    promises = (Promise("no-trade", 3, deals=3), Promise("no-trade", 1, deals=3))
    laid = pledge(table().threat(23).illness(4), 2, 0, *promises)
    trade(laid, 2, 3, capital(1)).resolve(0, "Ark Construction", 4)

    assert (laid.over, ledger(laid)) == (True, ["broken", "kept"])


@pytest.mark.rule("R-131")
def test_a_trade_keeps_or_breaks_only_what_it_is_about() -> None:
    """Seat 2 promises seat 0 support and Eiko. A trade of capital between them settles neither."""
    laid = pledge(rest().asset(2, "Eiko"), 2, 0, Promise("support", 0), EIKO)

    assert ledger(trade(laid, 2, 0, capital(1))) == ["open", "open"]


@pytest.mark.rule("R-131")
def test_a_promise_that_was_kept_stays_kept() -> None:
    """Seat 2 promised not to trade with seat 3 in one deal. A trade with seat 3 in a later deal does not break that."""
    laid = deal_over(pledge(rest(), 2, 0, Promise("no-trade", 3)).offer(0, PLAIN))

    assert ledger(trade(laid, 2, 3, capital(1))) == ["kept"]


@pytest.mark.rule("R-131")
def test_what_others_do_settles_no_promise() -> None:
    """Seats 1 and 3 made promises about countering. Seat 2's counteroffer, and a pass before it, settle none."""
    laid = rest().hand(1, CARD).hand(2, CARD).hand(3, CARD, "Puff Piece")
    pledge(laid, 3, 0, Promise("no-counter", 0), Promise("counter", 0), Promise("counter", 2))
    pledge(laid, 1, 0, Promise("counter", 3))
    laid.offer(0, PLAIN).answer(1, "pass").answer(2, CARD)

    assert ledger(laid) == ["open"] * 4
    assert ledger(deal_over(laid)) == ["kept", "broken", "broken", "void"]


@pytest.mark.rule("R-131", "NA 72.18")
def test_a_ban_on_one_offer_is_no_excuse_for_the_other() -> None:
    """Seat 2 cannot support the counteroffer, but could have supported the main offer as promised."""
    laid = pledge(rest().asset(0, "Locust Company").hand(2, CARD), 2, 0, Promise("support", 0))
    laid.offer(0, PLAIN).counter(1, PLAIN).until("use-asset").answer(0, "Locust", "seat 2")

    assert ledger(deal_over(laid)) == ["broken"]


@pytest.mark.rule("R-131", "R-96")
def test_who_counters_cannot_support_against_an_offer() -> None:
    """Seat 2 promised to support the offer against seat 0's, but makes that offer itself: the promise is void."""
    laid = pledge(rest().hand(2, CARD), 2, 1, Promise("oppose", 0)).offer(0, PLAIN).counter(2, CARD)

    assert ledger(deal_over(laid)) == ["void"]
