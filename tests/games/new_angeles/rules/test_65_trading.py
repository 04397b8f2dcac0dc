"""NA 65, 7.1, R-61, R-117, R-130: what can be traded, when, and how."""

from __future__ import annotations

import msgspec
import pytest

from neopolis.games.new_angeles.cards.registry import ASSETS
from neopolis.games.new_angeles.ids import PASS
from neopolis.games.new_angeles.trading.terms import Promise, Terms
from tests.games.new_angeles.deals import CARD, PLAIN, at_end, claimed, countered, is_offered, rest
from tests.games.new_angeles.table import table
from tests.games.new_angeles.trades import (
    NOTHING,
    answer,
    asset,
    assets,
    capital,
    next_deal,
    no_proposal,
    open_numbers,
    propose,
    refused,
    trade,
)


@pytest.mark.rule("NA 65.0", "NA 7.1")
def test_a_trade_is_done_in_one_step() -> None:
    """Seat 1 buys Tanaka for 3 capital. Both change hands as soon as seat 2 consents."""
    laid = trade(table().asset(2, "Tanaka"), 1, 2, capital(3), assets("Tanaka"))

    assert (laid.capitals(), laid.assets_of(1), laid.assets_of(2)) == ([10, 7, 13, 10], ["Tanaka"], [])


@pytest.mark.rule("NA 65.0", "R-132")
def test_nothing_changes_hands_before_the_second_consent() -> None:
    """A proposal alone moves nothing, and neither does declining it."""
    laid = table().asset(2, "Tanaka")
    number = propose(laid, 1, 2, capital(3), assets("Tanaka"))
    proposed = (laid.capitals(), laid.assets_of(2))

    laid.game.decline(2, number)

    assert proposed == ([10] * 4, ["Tanaka"])
    assert (laid.capitals(), laid.assets_of(2), open_numbers(laid)) == ([10] * 4, ["Tanaka"], [])


@pytest.mark.rule("NA 65.0")
def test_a_trade_of_several_things_on_both_sides() -> None:
    """Assets and capital change hands in both directions in one trade."""
    laid = table().asset(0, "Eiko").asset(0, "Midori").asset(3, "Tanaka")

    trade(laid, 0, 3, Terms(1, (asset("Eiko"), asset("Midori"))), Terms(4, (asset("Tanaka"),)))

    assert (laid.capitals(), laid.assets_of(0), laid.assets_of(3)) == ([13, 10, 10, 7], ["Tanaka"], ["Eiko", "Midori"])


@pytest.mark.rule("NA 65.0")
def test_a_trade_without_a_promise_is_binding() -> None:
    """A proposal without promises is shown as binding before anybody consents."""
    laid = table()
    propose(laid, 0, 1, capital(2), capital(1))

    assert [one.binding for one in laid.game.proposals(1)] == [True]


@pytest.mark.rule("NA 65.1", "NA 7.1")
def test_a_gift_of_capital() -> None:
    """Capital is given without anything in return."""
    assert trade(table(), 3, 1, capital(10)).capitals() == [10, 20, 10, 0]


@pytest.mark.rule("NA 65.1")
def test_a_gift_of_an_asset() -> None:
    """An asset is given without anything in return."""
    assert trade(table().asset(3, "Eiko"), 3, 0, assets("Eiko")).assets_of(0) == ["Eiko"]


@pytest.mark.rule("NA 65.1")
def test_one_can_ask_for_a_gift() -> None:
    """A player asks for capital, and the other gives it by accepting."""
    assert trade(table(), 0, 1, NOTHING, capital(4)).capitals() == [14, 6, 10, 10]


@pytest.mark.rule("NA 65.2", "NA 65.3", "R-62")
def test_a_trade_with_a_promise_is_labelled_before_consent() -> None:
    """Everybody sees before consent that a trade with a promise does not bind, whichever side promises."""
    laid = table()
    promises = Terms(promises=(Promise("no-trade", 2),))
    propose(laid, 0, 1, capital(2), promises)
    propose(laid, 1, 0, promises, capital(2))

    assert [one.binding for viewer in (0, 1, 3, None) for one in laid.game.proposals(viewer)] == [False] * 8


@pytest.mark.rule("NA 65.2", "NA 65.1", "R-62")
def test_what_is_due_now_is_given_with_a_promise() -> None:
    """The capital is given immediately; the promise is only recorded."""
    laid = trade(table(), 0, 1, capital(2), Terms(promises=(Promise("give", capital=5),)))

    (promise,) = laid.view.promises

    assert laid.capitals() == [8, 12, 10, 10]
    assert (promise.seat, promise.to, promise.promise.capital, promise.status) == (1, 0, 5, "open")


@pytest.mark.rule("NA 65.2", "R-62")
def test_a_promise_binds_nobody() -> None:
    """A player who has promised not to counter may still counter."""
    laid = table().hand(1, CARD).offer(0, PLAIN)
    before = laid.texts(1)

    trade(laid, 1, 0, Terms(promises=(Promise("no-counter", 0),)), capital(2))

    assert laid.texts(1) == before


@pytest.mark.rule("NA 65.4", "NA 6.8", "NA 26.2")
def test_an_exhausted_asset_stays_exhausted() -> None:
    """An exhausted asset stays exhausted when given away; a ready one stays ready."""
    laid = table().asset(2, "Tanaka", exhausted=True).asset(2, "Eiko")

    trade(laid, 2, 3, assets("Tanaka", "Eiko"))

    assert (laid.assets_of(3), laid.exhausted(3)) == (["Eiko", "Tanaka"], ["Tanaka"])


@pytest.mark.rule("NA 65.4")
def test_an_asset_is_not_readied_by_going_there_and_back() -> None:
    """An exhausted asset that is traded away and back stays exhausted."""
    laid = table().asset(2, "Tanaka", exhausted=True)

    trade(trade(laid, 2, 3, assets("Tanaka")), 3, 2, assets("Tanaka"))

    assert laid.exhausted(2) == ["Tanaka"]


@pytest.mark.rule("NA 6.8", "NA 9.1", "NA 65.0")
def test_a_traded_asset_is_gained_and_not_claimed() -> None:
    """Only a player who claims Floyd draws cards. A player who buys him draws none."""
    laid = table().asset(2, "Floyd 2X3A7C")

    events = laid.game.accept(3, propose(laid, 2, 3, assets("Floyd 2X3A7C")))

    assert "asset-gained" in [event.kind for event in events]
    assert "claimed" not in [event.kind for event in events]
    assert (laid.hand_counts(), laid.prompt) == ([0] * 4, "main-offer")


@pytest.mark.rule("NA 65.5", "R-117")
@pytest.mark.parametrize("name", [CARD, "Ruthless Tactics", "Jinteki", "Federalist", "counteroffer"])
def test_other_cards_are_not_for_trade(name: str) -> None:
    """A proposal that names an action card, a rival card or anything else but an asset is refused."""
    laid = table().hand(0, CARD)

    assert refused(laid, lambda: laid.game.propose(0, 1, {"assets": (name,)})) == "not-terms"
    assert refused(laid, lambda: laid.game.propose(0, 1, odd_assets(name))) == "not-for-trade"


def odd_assets(*things: object) -> object:
    """Terms with any value as assets."""
    return msgspec.structs.replace(Terms(), assets=things)


@pytest.mark.rule("R-117", "NA 65.5")
@pytest.mark.parametrize("thing", [0, ASSETS.last + 1, -1, 99, 105, 2.0, True, None, "", "Nobody at all"])
def test_only_assets_are_for_trade(thing: object) -> None:
    """Numbers and values that stand for no asset are refused."""
    laid = table()

    assert refused(laid, lambda: laid.game.propose(0, 1, odd_assets(thing))) in ("no-asset", "not-for-trade")


@pytest.mark.rule("R-117", "NA 16.5")
def test_the_revealed_asset_is_nobodys() -> None:
    """The revealed asset cannot be given before it is claimed."""
    laid = table().revealed("Tanaka").offer(0, PLAIN)

    assert no_proposal(laid, 0, 1, assets("Tanaka")) == "not-owned"


@pytest.mark.rule("R-117")
def test_assets_by_name() -> None:
    """An asset may be given by name. The terms then contain its number."""
    laid = table().asset(2, "Tanaka")

    laid.game.propose(2, 1, odd_assets("Tanaka"))

    assert laid.game.proposals(1)[0].gives.assets == (asset("Tanaka"),)


@pytest.mark.rule("R-61", "NA 65.0")
def test_trades_between_two_picks_of_one_effect() -> None:
    """A trade is possible between the three choices of High-Risk Investments."""
    laid = table().resolve(0, "High-Risk Investments", "seat 1")

    trade(laid, 1, 2, capital(13))

    assert laid.answer(0, "seat 2").capitals() == [10, 0, 25, 10]


@pytest.mark.rule("R-61")
def test_options_are_updated_after_a_trade() -> None:
    """A player who is asked how much capital to spend may also spend capital that they get in a trade just then."""
    laid = table().resolve(0, "Information Procurement")
    few = len(laid.texts(0))

    trade(laid, 3, 0, capital(5))

    assert (few, len(laid.texts(0))) == (11, 16)


@pytest.mark.rule("R-61", "NA 6.4")
def test_a_moment_asks_the_new_owner() -> None:
    """Mark Yale is sold while his owner is asked about him: the buyer is asked."""
    laid = table().asset(1, "Mark Yale").offer(0, PLAIN)

    assert is_offered(trade(laid, 1, 3, assets("Mark Yale"), capital(1)), 3, "Mark Yale")


@pytest.mark.rule("R-61", "NA 6.4")
def test_a_moment_goes_on_without_the_last_owner() -> None:
    """The Fall Guy can be used only by the active player: if that player sells him, nobody is asked."""
    laid = table().asset(0, "The Fall Guy").hand(0, PLAIN, CARD).hand(1, CARD).offer(0, PLAIN)
    asked = laid.prompt

    trade(laid, 0, 2, assets("The Fall Guy"))

    assert (asked, laid.asked, laid.prompt) == ("use-asset", (1,), "counteroffer-or-pass")


@pytest.mark.rule("R-61", "R-84", "NA 6.4", "NA 6.8")
def test_a_declined_asset_is_offered_to_the_player_who_buys_it() -> None:
    """Seat 1 has declined to use Mark Yale and sells him to seat 3, who may use him at the same moment."""
    laid = table().asset(1, "Mark Yale").asset(2, "Caprice Nisei").illness(3, 5).offer(0, PLAIN).answer(1, "pass")

    trade(laid, 1, 3, assets("Mark Yale"))

    assert laid.answer(2, "pass").texts(3) == ["Mark Yale", "pass"]


@pytest.mark.rule("R-84", "NA 22.1")
def test_a_used_asset_is_not_offered_to_the_player_who_buys_it() -> None:
    """Seat 1 has used Lily Lockwell, who is never exhausted, and sells her: she does not work a second time."""
    laid = table().capital(0, 12).hand(0, "Puff Piece", "Puff Piece").asset(1, "Lily Lockwell").asset(2, "Mark Yale")
    laid.at("turn").answer(1, "Lily")

    trade(laid, 1, 3, assets("Lily Lockwell"))

    assert laid.prompt == "pick-general"


@pytest.mark.rule("R-84", "NA 22.1")
def test_a_used_asset_works_once_at_a_moment_that_goes_on() -> None:
    """Seat 1 uses Mr. Li in its End of Turn step, sells him and buys him back: he cannot be used again in this step."""
    laid = table(active=1).asset(1, "Mr. Li").asset(1, "Susan Chen").at("end of turn").answer(1, "Mr. Li", "seat 2")
    laid.answer(2, "media", "media")

    trade(laid, 1, 3, assets("Mr. Li"))
    trade(laid, 3, 1, assets("Mr. Li"))

    assert laid.texts(1) == ["Susan Chen", "pass"]


@pytest.mark.rule("R-84")
def test_games_of_older_versions_do_not_offer_a_declined_asset_again() -> None:
    """Under version 3 of the rules, a declined asset is not offered to the player who buys it."""
    laid = table().asset(1, "Mark Yale").asset(2, "Caprice Nisei").illness(3, 5).by_rules(3).offer(0, PLAIN)
    laid.answer(1, "pass")

    trade(laid, 1, 3, assets("Mark Yale"))

    assert laid.answer(2, "pass").prompt == "counteroffer-or-pass"


@pytest.mark.rule("R-61", "NA 6.4")
def test_an_asset_that_was_not_declined_is_asked_for_with_an_owner_who_has_passed() -> None:
    """Seat 1 has declined to use Mark Yale. It then buys Caprice Nisei, and is asked about her."""
    laid = table().asset(1, "Mark Yale").asset(2, "Caprice Nisei").illness(3, 5).offer(0, PLAIN).answer(1, "pass")

    trade(laid, 2, 1, assets("Caprice Nisei"))

    assert laid.texts(1) == ["Caprice Nisei", "pass"]


@pytest.mark.rule("R-61", "NA 22.0")
def test_the_active_player_may_use_what_was_bought_at_the_end_of_the_turn() -> None:
    """The active player buys Marco Cubrero at the end of the turn, and is then asked about him."""
    laid = at_end().asset(2, "Marco Cubrero")

    assert trade(laid, 2, 0, assets("Marco Cubrero")).texts(0) == ["Marco Cubrero", "Mr. Li", "pass"]


@pytest.mark.rule("R-61", "NA 30.0")
def test_floyd_bought_while_discarding() -> None:
    """A player who buys Floyd has hand size 10 and need not discard, so the next turn begins."""
    laid = table().at("hand size").hand(0, *[CARD] * 5, "Liquidation").asset(2, "Floyd 2X3A7C")
    asked = (laid.asked, laid.prompt)

    trade(laid, 2, 0, assets("Floyd 2X3A7C"))

    assert (asked, laid.view.active, laid.hand_counts()[0]) == (((0,), "discard-down"), 1, 6)


@pytest.mark.rule("R-61", "NA 30.0", "R-113")
def test_braintrust_bought_while_discarding() -> None:
    """A player who buys Braintrust has hand size 4 and must discard one card more."""
    laid = table().at("hand size").hand(0, *[CARD] * 5, "Liquidation").asset(2, "Braintrust")

    trade(laid, 2, 0, assets("Braintrust")).answer(0, CARD)

    assert (laid.prompt, laid.answer(0, CARD).hand_counts()[0]) == ("discard-down", 4)


@pytest.mark.rule("R-61", "R-113")
def test_braintrust_sold_while_discarding() -> None:
    """With Braintrust sold, the hand size is 5, and five cards need no discard."""
    laid = table().at("hand size").hand(0, *[CARD] * 5).asset(0, "Braintrust")
    asked = laid.prompt

    trade(laid, 0, 3, assets("Braintrust"))

    assert (asked, laid.view.active, laid.hand_counts()[0]) == ("discard-down", 1, 5)


@pytest.mark.rule("R-130")
def test_an_asset_in_use_is_not_for_trade() -> None:
    """Chief Gorman cannot be traded while the countering player chooses; other assets can."""
    laid = countered(table().asset(3, "Chief Gorman").asset(3, "Tanaka")).answer(3, "Chief")

    assert no_proposal(laid, 3, 2, assets("Chief Gorman")) == "asset-in-use"
    assert trade(laid, 3, 2, assets("Tanaka")).assets_of(2) == ["Tanaka"]


@pytest.mark.rule("R-130", "R-61")
def test_an_asset_can_be_traded_when_its_ability_is_done() -> None:
    """Chief Gorman is exhausted and can be traded."""
    laid = countered(table().asset(3, "Chief Gorman").hand(2, CARD)).answer(3, "Chief").answer(1, "first")

    trade(laid, 3, 2, assets("Chief Gorman"))

    assert laid.exhausted(2) == ["Chief Gorman"]


@pytest.mark.rule("R-61", "NA 46.0")
def test_a_bought_asset_is_readied_in_the_buyers_turn() -> None:
    """The exhausted Tanaka goes to the next active player, and is readied in that player's turn."""
    laid = claimed(rest().asset(2, "Tanaka", exhausted=True), "Coach Walden")

    trade(laid, 2, 1, assets("Tanaka"))

    assert (laid.exhausted(1), next_deal(laid).exhausted(1)) == (["Tanaka"], [])


@pytest.mark.rule("R-61", "NA 65.0")
def test_trades_before_the_first_deal() -> None:
    """Trades are possible even while everybody chooses an investment."""
    laid = table().at("demand")
    before = laid.capitals()

    trade(laid, 0, 1, capital(1))

    assert laid.prompt == "choose-investment"
    assert laid.capitals() == [before[0] - 1, before[1] + 1, *before[2:]]


@pytest.mark.rule("NA 65.0", "R-132")
def test_everybody_gets_events_about_a_trade() -> None:
    """Everybody gets an event about who gave what, and then about each change."""
    laid = table().asset(2, "Tanaka")
    events = laid.game.accept(2, propose(laid, 1, 2, capital(3), assets("Tanaka")))

    assert [event.kind for event in events] == ["traded", "accepted", "capital", "capital", "asset-gained"]
    assert {event.audience for event in events} == {-1}


@pytest.mark.rule("NA 65.0", "R-116")
def test_a_trade_needs_something() -> None:
    """A trade in which nobody gives anything is refused."""
    assert no_proposal(table(), 0, 1) == "empty-trade"


@pytest.mark.rule("NA 65.0")
def test_a_pass_can_be_given_for_nothing() -> None:
    """A trade that contains only an answer is possible."""
    laid = trade(table().hand(1, CARD).hand(2, CARD).offer(0, PLAIN), 1, 0, answer(PASS))

    assert laid.asked == (2,)
