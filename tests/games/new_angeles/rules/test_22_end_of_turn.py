"""NA 22: abilities with the header End of Turn."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles import Terms
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import assets, trade


@pytest.mark.rule("NA 22.0")
def test_22_0_after_the_deal_of_the_owners_turn() -> None:
    """The first question about Mr. Li comes when the deal is over, not before or during it."""
    position = table().asset(0, "Mr. Li").offer(0, "Clinical Trials").until("use-asset")

    assert position.texts(0) == ["Mr. Li", "pass"]
    assert (position.view.deal.main, position.assets_of(0)) == (0, ["Aaron Marrón", "Mr. Li"])


@pytest.mark.rule("NA 22.1")
def test_22_1_once_in_a_step() -> None:
    """An End of Turn ability that was used is not offered again in the same turn."""
    position = table().asset(0, "Mr. Li").asset(0, "Thomas Haas").at("end of turn")
    position.answer(0, "Mr. Li", "seat 1").until("use-asset")

    assert position.texts(0) == ["Thomas Haas", "pass"]


@pytest.mark.rule("NA 22.1")
def test_22_1_again_at_the_end_of_the_next_turn() -> None:
    """An End of Turn ability can be used again at the end of its owner's next turn."""
    position = table().asset(0, "Mr. Li").at("end of turn").answer(0, "Mr. Li", "seat 1")
    position.pass_until(0, "use-asset")

    assert position.texts(0) == ["Mr. Li", "pass"]


@pytest.mark.rule("NA 22.1", "R-112")
def test_22_1_not_again_by_leaving_and_coming_back() -> None:
    """Susan Chen was used and went to seat 1; Alex Westlund brings her back, but she cannot be used again."""
    position = table().asset(0, "Susan Chen").asset(0, "Alex Westlund").asset(0, "Mr. Li").at("end of turn")
    position.answer(0, "Susan Chen", "seat 1", "Alex Westlund", "Alex Westlund", "Susan Chen")

    assert position.assets_of(0) == ["Mr. Li", "Susan Chen"]
    assert position.texts(0) == ["Mr. Li", "pass"]


@pytest.mark.rule("NA 22.2", "NA 66.2")
def test_22_2_none_has_to_be_used() -> None:
    """A player who passes ends the step with all abilities unused."""
    position = table().asset(0, "Mr. Li").asset(0, "Susan Chen").at("end of turn").answer(0, "pass")

    assert (position.view.active, position.capitals()) == (1, [10, 10, 10, 10])


@pytest.mark.rule("NA 22.3")
@pytest.mark.parametrize("first", ["Mr. Li", "Susan Chen"])
def test_22_3_the_owner_decides_on_the_order(first: str) -> None:
    """Whichever ability is used first, the other is offered next."""
    position = table().asset(0, "Mr. Li").asset(0, "Susan Chen").at("end of turn").answer(0, first, "seat 1")
    (other,) = {"Mr. Li", "Susan Chen"} - {first}

    assert position.until("use-asset").texts(0) == [other, "pass"]


@pytest.mark.rule("NA 22.4")
def test_22_4_one_that_is_received_in_the_step() -> None:
    """Marco Cubrero, swapped in by Alex Westlund during the step, can be used in the same step."""
    position = table().asset(0, "Alex Westlund").asset(1, "Marco Cubrero").at("end of turn")
    position.answer(0, "Alex Westlund", "Alex Westlund", "Marco Cubrero")

    assert (position.asked, position.texts(0)) == ((0,), ["Marco Cubrero", "pass"])


@pytest.mark.rule("NA 22.4")
def test_22_4_not_by_another_player() -> None:
    """A player who receives an asset at the end of another player's turn cannot use it in that turn."""
    position = table().asset(0, "Susan Chen").at("end of turn").answer(0, "Susan Chen", "seat 1")

    assert (position.asked, position.prompt) == ((1,), "pick-general")


def discarding() -> Table:
    """Seat 0 has declined to use Mr. Li and must discard a card; seat 1 has Susan Chen."""
    laid = table().hand(0, "Clean Slate", *["Puff Piece"] * 5).asset(0, "Mr. Li").asset(1, "Susan Chen")
    return laid.at("end of turn").answer(0, "pass")


@pytest.mark.rule("NA 22.4", "NA 3.3", "R-112")
def test_22_4_an_asset_received_during_the_discard_can_be_used() -> None:
    """Seat 0 gets Susan Chen while it discards to its hand size, uses her, and then goes on discarding."""
    laid = discarding()
    before = laid.prompt
    trade(laid, 1, 0, assets("Susan Chen"))
    offered = laid.texts(0)
    laid.answer(0, "Susan", "seat 3")

    assert (before, offered) == ("discard-down", ["Susan Chen", "pass"])
    assert (laid.prompt, laid.capital_of(0), laid.assets_of(3)) == ("discard-down", 12, ["Susan Chen"])


@pytest.mark.rule("NA 22.4", "NA 30.2", "R-112", "R-113")
@pytest.mark.parametrize("version", [3, 4])
def test_22_4_a_larger_hand_size_ends_the_discard(version: int) -> None:
    """Seat 2 gets Floyd 2X3A7C while it discards. With his larger hand size it need not discard, and the turn ends."""
    laid = table(active=2).hand(2, "Clean Slate", *["Puff Piece"] * 5).asset(1, "Floyd 2X3A7C").at("end of turn")
    laid.by_rules(version)
    before = (laid.prompt, laid.asked)
    trade(laid, 1, 2, assets("Floyd 2X3A7C"))

    assert (before, laid.prompt, laid.asked) == (("discard-down", (2,)), "pick-general", (3,))


@pytest.mark.rule("NA 22.4", "R-112")
def test_22_4_only_the_active_player_is_asked() -> None:
    """While seat 2, the active player, discards, it gets Susan Chen and is asked whether to use her."""
    laid = table(active=2).hand(2, "Clean Slate", *["Puff Piece"] * 5).asset(1, "Susan Chen").at("end of turn")
    trade(laid, 1, 2, assets("Susan Chen"))
    asked = (laid.prompt, laid.asked)
    laid.answer(2, "pass")

    assert (asked, laid.prompt, laid.asked) == (("use-asset", (2,)), "discard-down", (2,))


@pytest.mark.rule("NA 2.5", "NA 30.2")
def test_2_5_the_discard_is_not_interrupted() -> None:
    """Seat 0 has declined Mr. Li and discards two cards, one after the other, without being asked about him again."""
    laid = (
        table()
        .hand(0, "Clean Slate", "Liquidation", *["Puff Piece"] * 5)
        .asset(0, "Mr. Li")
        .at("end of turn")
        .answer(0, "pass", "Puff Piece")
    )
    between = laid.prompt
    laid.answer(0, "Puff Piece")

    assert (between, laid.told("discarded"), laid.asked) == ("discard-down", [(0, 1), (0, 1)], (1,))


@pytest.mark.rule("NA 22.1", "R-112")
def test_22_1_a_declined_asset_is_not_offered_again_during_the_discard() -> None:
    """A trade of capital during the discard does not bring Mr. Li back, whom seat 0 has declined."""
    laid = discarding()

    trade(laid, 1, 0, Terms(capital=1))

    assert laid.prompt == "discard-down"


@pytest.mark.rule("NA 22.1", "R-112")
def test_22_1_a_used_asset_does_not_come_back_during_the_discard() -> None:
    """Susan Chen was used in this step and went to seat 3: bought back during the discard, she is not offered."""
    laid = (
        table()
        .hand(0, "Clean Slate", *["Puff Piece"] * 5)
        .asset(0, "Susan Chen")
        .at("end of turn")
        .answer(0, "Susan", "seat 3")
    )

    trade(laid, 3, 0, assets("Susan Chen"))

    assert laid.prompt == "discard-down"


@pytest.mark.rule("R-112")
def test_22_4_games_of_older_versions_go_on_discarding() -> None:
    """Under version 3 of the rules, an asset received during the discard does not interrupt it."""
    laid = discarding().by_rules(3)

    trade(laid, 1, 0, assets("Susan Chen"))

    assert laid.prompt == "discard-down"
