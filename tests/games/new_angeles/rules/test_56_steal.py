"""NA 56, 61: stealing and swapping."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 56.0", "NA 56.1", "NA 72.19")
def test_stolen_capital_changes_hands() -> None:
    """Marco Cubrero steals 1 capital from a player who is not the richest."""
    there = table().asset(0, "Marco Cubrero").capital(2, 20).at("end of turn").answer(0, "Marco Cubrero", "seat 1")

    assert there.capitals() == [11, 9, 20, 10]


@pytest.mark.rule("NA 56.1", "R-72")
def test_no_more_is_stolen_than_there_is() -> None:
    """Monica Singh would steal 2 capital from the countering player, but takes the 1 that there is."""
    laid = table().asset(0, "Monica Singh").hand(2, "Puff Piece").capital(1, 1)
    there = laid.offer(0, "Ark Construction").counter(1, "Liquidation").support(2, "counteroffer", "Puff Piece")
    there = there.pass_until(0, "use-asset").answer(0, "Monica Singh")

    assert there.capitals() == [11, 0, 10, 10]


@pytest.mark.rule("NA 56.2", "NA 9.1", "NA 26.2")
def test_a_stolen_asset_is_gained_as_it_is() -> None:
    """Hernando Cortez steals an exhausted Eiko, who stays exhausted."""
    laid = table().revealed("Hernando Cortez").asset(1, "Eiko", exhausted=True)
    there = laid.resolve(0, "Ark Construction", 4).answer(0, "first", "Eiko")

    assert (there.assets_of(0), there.exhausted(0), there.assets_of(1)) == (["Eiko"], ["Eiko"], [])


@pytest.mark.rule("NA 56.2", "NA 72.11")
def test_a_stolen_asset_is_not_claimed() -> None:
    """A player who steals Floyd 2X3A7C draws no cards, but gets his larger hand size."""
    laid = table().revealed("Hernando Cortez").asset(1, "Floyd 2X3A7C").rests()
    there = laid.resolve(0, "Ark Construction", 4).answer(0, "first", "Floyd")

    assert (there.hand_counts()[0], there.player(0).hand_size) == (0, 10)


@pytest.mark.rule("NA 56.3", "NA 2.8")
def test_a_stolen_action_card_stays_hidden_from_the_rest() -> None:
    """ "Mr. White" steals a card, which only the thief and the victim know."""
    laid = table().asset(0, '"Mr. White"').hand(1, "Puff Piece", "Liquidation").rests().at("end of turn")
    there = laid.answer(0, '"Mr. White"', "seat 1", "Liquidation")

    assert (there.hand_of(0), there.hand_of(1)) == (["Liquidation"], ["Puff Piece"])
    assert [there.game.view(seat).players[0].known_cards for seat in (1, 2)] == [[12], []]


@pytest.mark.rule("NA 56.3", "NA 21.4")
def test_emergency_actions_are_safe_from_theft_by_hand() -> None:
    """ "Mr. White" shows and offers only the cards in hand."""
    laid = table().asset(0, '"Mr. White"').hand(1, "Puff Piece").at("end of turn")
    asked = laid.answer(0, '"Mr. White"', "seat 1")

    assert asked.texts(0) == ["Puff Piece", "pass"]


@pytest.mark.rule("NA 56.3", "NA 21.6")
def test_emergency_actions_are_stolen_by_a_card_that_names_them() -> None:
    """Bryan Stinson steals emergency actions."""
    laid = table().revealed("Bryan Stinson").resolve(0, "Ark Construction", 4)
    there = laid.answer(0, "Mandatory Quarantine", "Energy for All")

    assert [there.pack.names[card] for card in there.player(0).emergencies] == [
        "Ruthless Tactics",
        "Mandatory Quarantine",
        "Energy for All",
    ]


@pytest.mark.rule("NA 61.0", "R-111")
def test_swapped_assets_change_places() -> None:
    """Alex Westlund swaps the assets of two others, at no cost."""
    laid = table().asset(0, "Alex Westlund").asset(1, "Eiko").asset(2, "Midori").at("end of turn")
    there = laid.answer(0, "Alex Westlund", "Eiko", "Midori")

    assert (there.assets_of(1), there.assets_of(2), there.capital_of(0)) == (["Midori"], ["Eiko"], 10)


@pytest.mark.rule("NA 61.1", "R-111")
@pytest.mark.parametrize("own", ["Alex Westlund", "Tanaka"])
def test_swapping_an_asset_of_ones_own_costs_2(own: str) -> None:
    """A player who swaps Alex Westlund himself, or another asset of their own, loses 2 capital."""
    laid = table().asset(0, "Alex Westlund").asset(0, "Tanaka").asset(2, "Midori").at("end of turn")
    there = laid.answer(0, "Alex Westlund", own, "Midori")

    assert (there.assets_of(2), there.capital_of(0)) == ([own], 8)


@pytest.mark.rule("NA 61.1", "NA 9.1", "NA 72.11")
def test_what_one_gets_by_a_swap_is_not_claimed() -> None:
    """A player who gets Floyd 2X3A7C by a swap draws no cards."""
    laid = table().asset(0, "Alex Westlund").asset(0, "Tanaka").asset(2, "Floyd 2X3A7C").rests().at("end of turn")
    there = laid.answer(0, "Alex Westlund", "Floyd 2X3A7C", "Tanaka")

    assert (there.assets_of(0), there.hand_counts()[0]) == (["Alex Westlund", "Floyd 2X3A7C", "Mr. Li"], 0)
