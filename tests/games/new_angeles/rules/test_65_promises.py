"""NA 65.2, R-131: promises about support, counteroffers and districts: when they are kept, broken or void."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.trading.terms import Promise, Terms
from tests.games.new_angeles.deals import CARD, PLAIN, at_support, countered, rest
from tests.games.new_angeles.table import Table
from tests.games.new_angeles.trades import cards_for, deal_over, ledger, next_deal, no_proposal, pledge, supporting

FOR_0 = Promise("support", 0)
FOR_1 = Promise("support", 1)
AGAINST_0 = Promise("oppose", 0)
AGAINST_1 = Promise("oppose", 1)


@pytest.mark.rule("NA 65.2", "R-131")
@pytest.mark.parametrize(
    ("promise", "offer", "status"),
    [
        (FOR_0, "main offer", "kept"),
        (FOR_0, "counteroffer", "broken"),
        (FOR_1, "counteroffer", "kept"),
        (FOR_1, "main offer", "broken"),
        (AGAINST_0, "counteroffer", "kept"),
        (AGAINST_0, "main offer", "broken"),
        (AGAINST_1, "main offer", "kept"),
        (AGAINST_1, "counteroffer", "broken"),
    ],
)
def test_support_as_promised_or_not(promise: Promise, offer: str, status: str) -> None:
    """Seat 2 promised to support or oppose a player's offer. The support that it gives keeps or breaks the promise."""
    laid = pledge(supporting(), 2, 0, promise).support(2, offer, CARD)

    assert ledger(deal_over(laid)) == [status]


@pytest.mark.rule("R-131")
@pytest.mark.parametrize("promise", [FOR_0, FOR_1, AGAINST_0, AGAINST_1])
def test_abstaining_breaks_a_promise_of_support(promise: Promise) -> None:
    """A player who could support, and abstains, breaks the promise."""
    assert ledger(deal_over(pledge(supporting(), 2, 0, promise).answer(2, "abstain"))) == ["broken"]


@pytest.mark.rule("R-131")
@pytest.mark.parametrize(("laid_down", "status"), [(1, "broken"), (2, "kept"), (3, "kept")])
def test_as_many_cards_as_promised(laid_down: int, status: str) -> None:
    """Two cards were promised: two or more keep the promise, fewer break it."""
    laid = pledge(at_support(cards_for(rest(), 2, count=4)), 2, 0, Promise("support", 0, cards=2))

    assert ledger(deal_over(laid.support(2, "main offer", *[CARD] * laid_down))) == [status]


@pytest.mark.rule("R-131")
def test_support_is_kept_at_once() -> None:
    """The promise is kept as soon as the cards are laid."""
    assert ledger(pledge(supporting(), 2, 0, FOR_0).support(2, "main offer", CARD)) == ["kept"]


@pytest.mark.rule("R-131", "R-96")
def test_support_that_eiko_asks_for_counts() -> None:
    """A player who abstained is made to support the main offer by Eiko, and so keeps the promise."""
    laid = pledge(supporting(), 2, 0, FOR_0)
    laid.asset(3, "Eiko").answer(2, "abstain").answer(3, "Eiko")
    before = ledger(laid)

    assert (before, ledger(laid.answer(2, CARD))) == (["open"], ["kept"])


@pytest.mark.rule("R-131", "R-96")
def test_paying_eiko_is_not_support() -> None:
    """A player who pays 1 capital because of Eiko instead of supporting has broken the promise."""
    laid = pledge(supporting(), 2, 0, FOR_0)

    assert ledger(deal_over(laid.asset(3, "Eiko").answer(2, "abstain").answer(3, "Eiko").answer(2, "1"))) == ["broken"]


@pytest.mark.rule("R-131")
def test_without_such_an_offer_the_promise_is_void() -> None:
    """Seat 3 makes no offer, and nobody counters seat 0, so promises about these offers are void."""
    laid = cards_for(rest(), 2).offer(0, PLAIN)
    pledge(laid, 2, 0, Promise("support", 3), Promise("oppose", 0), Promise("oppose", 3))

    assert ledger(deal_over(laid.support(2, "main offer", CARD))) == ["void"] * 3


@pytest.mark.rule("R-131")
@pytest.mark.parametrize(("player", "status"), [(0, "broken"), (2, "void")])
def test_a_player_who_counters_does_not_support(player: int, status: str) -> None:
    """By countering, seat 1 breaks its promise to support seat 0. A promise to support seat 2 is void."""
    laid = rest().hand(1, PLAIN, CARD).offer(0, PLAIN)

    assert ledger(deal_over(pledge(laid, 1, player, Promise("support", player)).counter(1, PLAIN))) == [status]


@pytest.mark.rule("R-131", "NA 21.0")
def test_countering_without_cards_breaks_a_promise_of_support() -> None:
    """Seat 1 has no cards, but counters seat 0's offer with its emergency action: that was the chance to support it."""
    laid = pledge(rest().offer(0, PLAIN), 1, 0, FOR_0)

    assert ledger(deal_over(laid.counter(1, "Underpaid, Overclocked"))) == ["broken"]


@pytest.mark.rule("R-131")
def test_covering_a_counteroffer_breaks_no_promise_to_oppose_it() -> None:
    """Seat 2 covers seat 1's counteroffer with its own, so it is never asked to support the offer against it."""
    laid = countered(cards_for(rest(), 2))

    assert ledger(deal_over(pledge(laid, 2, 0, Promise("oppose", 1)).counter(2, PLAIN, CARD))) == ["void"]


@pytest.mark.rule("R-131", "NA 72.18")
def test_locust_company_leaves_no_chance() -> None:
    """Seat 2 can no longer support the counteroffer: its promise is void, not broken."""
    laid = countered(cards_for(rest(), 2, 3).asset(3, "Locust Company"))
    pledge(laid, 2, 1, FOR_1).pass_until(3, "use-asset").answer(3, "Locust", "seat 2")

    assert ledger(deal_over(laid.answer(2, "abstain"))) == ["void"]


@pytest.mark.rule("R-131", "R-96")
def test_an_empty_hand_has_no_chance() -> None:
    """Seat 2 has no cards and is not asked, so its promise is void."""
    laid = pledge(rest(), 2, 0, FOR_0)

    assert ledger(deal_over(countered(laid))) == ["void"]


@pytest.mark.rule("R-131", "R-90")
@pytest.mark.parametrize("offer", ["main offer", "counteroffer"])
def test_with_the_fall_guy_both_offers_are_the_active_players(offer: str) -> None:
    """The active player made both offers with The Fall Guy: support for either keeps the promise."""
    laid = cards_for(rest(), 2).asset(0, "The Fall Guy").hand(0, PLAIN, CARD)
    pledge(laid.offer(0, PLAIN).answer(0, "The Fall Guy", CARD), 2, 0, FOR_0, AGAINST_0)

    assert ledger(deal_over(laid.support(2, offer, CARD))) == ["kept", "void"]


@pytest.mark.rule("R-131")
def test_within_several_deals_the_first_support_counts() -> None:
    """A promise of support within two deals is missed in this deal and kept in the next."""
    laid = pledge(supporting(), 2, 0, Promise("support", 1, deals=2)).answer(2, "abstain")
    first = ledger(next_deal(laid))
    laid.offer(1, PLAIN).more(2, CARD)

    assert (first, ledger(laid.support(2, "main offer", CARD))) == (["open"], ["kept"])


@pytest.mark.rule("R-131")
def test_support_within_two_deals_is_owed_once() -> None:
    """A promise that was kept in this deal is not broken in the next."""
    laid = pledge(supporting(), 2, 0, Promise("support", 1, deals=2), Promise("no-trade", 3, deals=4))
    next_deal(laid.support(2, "counteroffer", CARD)).offer(1, PLAIN).more(2, CARD)

    assert ledger(deal_over(laid.pass_until(2, "support-or-abstain").answer(2, "abstain"))) == ["kept", "open"]


@pytest.mark.rule("R-131")
def test_a_chance_missed_in_an_earlier_deal_counts_at_the_end() -> None:
    """There is no chance to support in the last deal, but one was missed before, so the promise is broken."""
    laid = next_deal(pledge(supporting(), 2, 0, Promise("support", 0, deals=2)).answer(2, "abstain"))

    assert ledger(deal_over(laid.offer(1, PLAIN))) == ["broken"]


@pytest.mark.rule("R-131")
@pytest.mark.parametrize(("deals", "until", "status"), [(2, 0, "open"), (1, 2, "open"), (1, 0, "void"), (5, 1, "void")])
def test_the_last_deal_of_a_promise(deals: int, until: int, status: str) -> None:
    """The last deal of a promise can be given by its number, or as a number of deals from now."""
    laid = rest().offer(0, PLAIN)

    assert ledger(next_deal(pledge(laid, 2, 0, Promise("support", 3, deals=deals, until=until)))) == [status]


# Promises not to counter.


@pytest.mark.rule("R-131")
def test_a_counteroffer_breaks_the_promise_not_to_counter() -> None:
    """A counteroffer breaks the promise immediately."""
    laid = rest().hand(1, PLAIN).offer(0, PLAIN)

    assert ledger(pledge(laid, 1, 0, Promise("no-counter", 0)).counter(1, PLAIN)) == ["broken"]


@pytest.mark.rule("R-131")
def test_not_countering_keeps_it_when_the_deal_is_over() -> None:
    """The promise is open until the deal is over, and then kept."""
    laid = pledge(rest().hand(1, PLAIN).offer(0, PLAIN), 1, 0, Promise("no-counter", 0)).answer(1, "pass")
    before = ledger(laid)

    assert (before, ledger(deal_over(laid))) == (["open"], ["kept"])


@pytest.mark.rule("R-131", "NA 15.5")
def test_a_counteroffer_is_against_both_standing_offers() -> None:
    """Seat 2's counteroffer is against the offers of seats 0 and 1, but not against seat 3."""
    laid = countered(rest().hand(2, PLAIN, CARD))
    pledge(laid, 2, 0, *[Promise("no-counter", player) for player in (0, 1, 3)])

    assert ledger(laid.counter(2, PLAIN, CARD)) == ["broken", "broken", "kept"]


@pytest.mark.rule("R-131")
def test_a_covered_counteroffer_is_not_countered_any_more() -> None:
    """Seat 2's counteroffer has covered seat 1's. Seat 3 counters only seat 2, so its promise to seat 1 is kept."""
    laid = countered(rest().hand(2, PLAIN, CARD).hand(3, PLAIN, CARD, CARD)).counter(2, PLAIN, CARD)

    assert ledger(pledge(laid, 3, 1, Promise("no-counter", 1)).counter(3, PLAIN, CARD, CARD)) == ["kept"]


@pytest.mark.rule("R-131", "NA 15.8")
def test_a_counteroffer_that_was_sent_back_is_not_countered() -> None:
    """Chief Gorman has sent seat 1's counteroffer back, so seat 2 counters only seat 0."""
    laid = countered(rest().asset(3, "Chief Gorman").hand(2, PLAIN))
    pledge(laid, 2, 1, Promise("no-counter", 1)).answer(3, "Chief").answer(1, "second")

    assert ledger(laid.counter(2, PLAIN)) == ["open"]


@pytest.mark.rule("R-131")
def test_not_to_counter_within_two_deals() -> None:
    """A promise not to counter for two deals is still open after the first deal, and is broken in the second."""
    laid = next_deal(pledge(rest().offer(0, PLAIN), 2, 1, Promise("no-counter", 1, deals=2)))
    first = ledger(laid)

    assert (first, ledger(laid.offer(1, PLAIN).counter(2, PLAIN))) == (["open"], ["broken"])


# Promises to keep something out of a district.


@pytest.mark.rule("R-131")
@pytest.mark.parametrize(
    ("component", "district", "status"),
    [("", 4, "broken"), ("development", 4, "broken"), ("prisec", 4, "kept"), ("", 5, "kept")],
)
def test_keeping_out_of_a_district(component: str, district: int, status: str) -> None:
    """A development placed in 4 breaks a promise to keep developments or everything out of 4, but no other promise."""
    laid = pledge(rest(), 0, 1, Promise("keep-out", component=component, district=district))

    assert ledger(laid.resolve(0, "Ark Construction", 4)) == [status]


@pytest.mark.rule("R-131")
def test_moving_an_android_into_the_district() -> None:
    """Moving an android into the district breaks the promise, wherever the android comes from."""
    laid = pledge(rest(), 0, 1, Promise("keep-out", component="android", district=7), Promise("keep-out", district=1))

    assert ledger(laid.resolve(0, "Efficiency Experts", 1, 7)) == ["broken", "kept"]


@pytest.mark.rule("R-131")
def test_what_another_player_does_breaks_no_promise() -> None:
    """Seat 1 has promised, but seat 0 resolves the card, so the promise is kept."""
    laid = pledge(rest(), 1, 0, Promise("keep-out", district=4))

    assert ledger(laid.resolve(0, "Ark Construction", 4)) == ["kept"]


@pytest.mark.rule("R-131")
def test_what_an_event_does_breaks_no_promise() -> None:
    """What an event places breaks no promise: all are still open."""
    everywhere = [Promise("keep-out", district=district, deals=9) for district in range(1, 7)]
    laid = rest().at("end of turn").track().events("Human First Starts Riot")

    pledge(laid, 0, 1, *everywhere)
    while laid.view.round == 1:
        laid.quietly()

    assert (laid.districts("illness"), laid.districts("human_first"), ledger(laid)) == ([1], [2], ["open"] * 6)


# The end of the game.


@pytest.mark.rule("R-131", "NA 63.0")
def test_at_the_end_promises_of_restraint_are_kept_and_the_rest_void() -> None:
    """At 25 threat, promises not to do something are kept, and all other open promises are void."""
    laid = rest().illness(4).threat(24).offer(0, "Ark Construction")
    pledge(laid, 0, 1, Promise("keep-out", district=5), Promise("no-trade", 2), Promise("no-counter", 1, deals=3))
    pledge(laid, 0, 1, Promise("support", 1, deals=3), Promise("oppose", 1, deals=3), Promise("give", capital=1))

    laid.all_pass().answer(0, 4)

    assert (laid.over, ledger(laid)) == (True, ["kept"] * 3 + ["void"] * 3)


@pytest.mark.rule("R-131", "NA 63.0")
def test_what_was_broken_before_the_end_stays_broken() -> None:
    """Seat 2 did not support as promised, and then threat ends the game before the table is cleared."""
    laid = cards_for(rest(), 2).illness(4).threat(24).offer(0, "Ark Construction")

    pledge(laid, 2, 0, FOR_0).all_pass().answer(0, 4)

    assert (laid.over, ledger(laid)) == (True, ["broken"])


def support_of_three() -> Table:
    """Seats 2 and 3 have promised seat 0 their support."""
    return pledge(pledge(supporting(), 2, 0, FOR_0), 3, 0, FOR_0)


@pytest.mark.rule("R-131", "R-62")
def test_everybody_has_their_own_line_in_the_ledger() -> None:
    """Seat 2 keeps its promise, seat 3 does not."""
    laid = support_of_three().support(2, "main offer", CARD).support(3, "counteroffer", CARD)

    assert [(one.seat, one.status) for one in deal_over(laid).view.promises] == [(2, "kept"), (3, "broken")]


@pytest.mark.rule("R-62", "R-131")
def test_the_ledger_announces_how_a_promise_ended() -> None:
    """Everybody who knows of a promise gets an event about how it ended."""
    laid = pledge(at_support(cards_for(rest(), 2)), 2, 0, FOR_0).answer(2, "main offer", CARD)
    events = laid.game.play(2, 0)

    assert [(event.kind, event.seat, event.things[:2]) for event in events if event.kind == "promise"] == [
        ("promise", 2, (0, 1))
    ]


COUNTER_0 = Promise("counter", 0)


@pytest.mark.rule("NA 65.2", "R-131")
def test_a_promised_counteroffer() -> None:
    """The promise is kept as soon as the counteroffer is made."""
    laid = rest().hand(1, PLAIN, CARD).offer(0, PLAIN)

    assert ledger(pledge(laid, 1, 0, COUNTER_0).counter(1, PLAIN)) == ["kept"]


@pytest.mark.rule("NA 65.2", "R-131")
def test_passing_breaks_a_promise_to_counter() -> None:
    """Seat 1 could counter and passes: the promise is broken when the deal ends."""
    laid = pledge(rest().hand(1, PLAIN).offer(0, PLAIN), 1, 0, COUNTER_0).answer(1, "pass")
    before = ledger(laid)

    assert (before, ledger(deal_over(laid))) == (["open"], ["broken"])


@pytest.mark.rule("R-131")
def test_a_promise_to_counter_can_be_kept_in_a_later_deal() -> None:
    """The promise lasts two deals, and passing in the first one leaves it open."""
    promise = Promise("counter", 1, deals=2)
    laid = pledge(cards_for(rest(), 2, count=2).offer(0, PLAIN), 2, 1, promise)

    assert ledger(next_deal(laid)) == ["open"]


@pytest.mark.rule("R-131")
@pytest.mark.parametrize("player", [0, 2])
def test_without_a_chance_a_promise_to_counter_is_void(player: int) -> None:
    """Seat 1 has no card and no emergency action to counter seat 0; seat 2 makes no offer."""
    laid = rest()
    laid.game.s.emergency_face_up = 0
    laid = laid.hand(0, PLAIN)
    pledge(laid, 1, player, Promise("counter", player))

    assert ledger(deal_over(laid.offer(0, PLAIN))) == ["void"]


@pytest.mark.rule("NA 65.2", "R-131")
def test_a_promise_to_counter_comes_too_late() -> None:
    """Once a seat has had its turn to counter, it cannot promise to do so in this deal."""
    laid = supporting()

    assert no_proposal(laid, 2, 0, Terms(promises=(COUNTER_0,))) == "promise-past"


@pytest.mark.rule("NA 65.2")
def test_nobody_promises_to_counter_oneself() -> None:
    assert no_proposal(rest(), 0, 1, Terms(promises=(COUNTER_0,))) == "promise-oneself"
