"""Naoko Watanabe, Hernando Cortez and other assets that are claimed or change hands (R-108)."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.cards.registry import ASSETS
from tests.games.new_angeles.deals import at_end, claimed, is_offered, rest


@pytest.mark.rule("R-108", "NA 72.25")
def test_naoko_watanabe_turns_up_a_claim_asset() -> None:
    """Gurren Imaishi pays 5 capital and is discarded, then the second asset is claimed."""
    laid = claimed(rest().asset_deck("Gurren Imaishi", "Eiko"), "Naoko Watanabe")

    assert (laid.capital_of(0), laid.assets_of(0)) == (15, ["Eiko", "Mr. Li"])


@pytest.mark.rule("R-108", "NA 72.11")
def test_naoko_watanabe_turns_up_floyd() -> None:
    """Floyd is claimed, so his new owner draws 5 cards."""
    laid = claimed(rest().asset_deck("Floyd 2X3A7C", "Eiko"), "Naoko Watanabe").answer(0, *["media"] * 5)

    assert (laid.hand_counts()[0], laid.assets_of(0)) == (5, ["Eiko", "Floyd 2X3A7C", "Mr. Li"])


@pytest.mark.rule("R-108")
def test_the_first_asset_is_settled_before_the_second_is_turned_up() -> None:
    """While Hernando Cortez asks, the next asset is still in the deck."""
    laid = claimed(rest().asset(2, "Midori").asset_deck("Hernando Cortez", "Eiko"), "Naoko Watanabe")

    assert (laid.prompt, laid.assets_of(0)) == ("steal-or-gain", ["Mr. Li"])


@pytest.mark.rule("R-108", "R-109")
def test_naoko_watanabe_turns_up_toshiyuki_sakai() -> None:
    """Toshiyuki Sakai's claimer discards no cards at the end of this turn."""
    laid = claimed(rest().asset_deck("Toshiyuki Sakai", "Eiko"), "Naoko Watanabe").answer(0, "pass")

    assert (laid.view.active, laid.hand_counts()[0]) == (1, 10)


@pytest.mark.rule("R-108", "R-115")
def test_an_asset_claimed_by_naoko_watanabe_reacts_at_once() -> None:
    """Rachel Beckmann, claimed by Naoko Watanabe in this deal, can be used at its end."""
    laid = claimed(rest().asset_deck("Rachel Beckmann", "Eiko"), "Naoko Watanabe")

    assert is_offered(laid, 0, "Rachel Beckmann")


@pytest.mark.rule("NA 22.4", "R-112")
def test_a_claimed_end_of_turn_ability_works_in_the_same_turn() -> None:
    """Marco Cubrero, turned up by Naoko Watanabe, may be used at the end of this turn."""
    laid = claimed(rest().asset_deck("Marco Cubrero", "Eiko"), "Naoko Watanabe")

    assert is_offered(laid, 0, "Marco Cubrero")


@pytest.mark.rule("R-108")
@pytest.mark.parametrize("left", [("Eiko",), ()])
def test_naoko_watanabe_and_a_short_deck(left: tuple[str, ...]) -> None:
    """If the deck has fewer than two assets, Naoko Watanabe's claimer gets only those, and does not claim her again."""
    laid = rest().track().revealed("Naoko Watanabe").hand(3, "Liquidation")
    for name in ASSETS.names:
        if name not in (*left, "Naoko Watanabe", "Mr. Li"):
            laid.asset(3, name, exhausted=True)
    laid.offer(0, "Clinical Trials").all_pass()

    assert (laid.assets_of(0), laid.view.asset_deck) == ([*left, "Mr. Li"], 1)


@pytest.mark.rule("R-113", "NA 61.0")
def test_braintrust_swapped_at_the_end_of_the_turn() -> None:
    """Alex Westlund swaps Braintrust in: the hand size is 4 when the discard is due."""
    laid = at_end().asset(0, "Alex Westlund").asset(1, "Braintrust").hand(0, *["Ark Construction"] * 5)

    laid.answer(0, "Alex", "Alex", "Braintrust", "pass")

    assert laid.prompt == "discard-down"


@pytest.mark.rule("R-113", "NA 72.11")
def test_floyd_and_braintrust_together() -> None:
    """With both Floyd and Braintrust, the hand size is 9."""
    laid = rest().asset(1, "Floyd 2X3A7C").asset(1, "Braintrust")

    assert laid.player(1).hand_size == 9


@pytest.mark.rule("R-113", "R-111")
def test_floyd_swapped_away_at_the_end_of_the_turn() -> None:
    """With Floyd swapped away, the hand size is 5 when the discard is due."""
    laid = at_end().asset(0, "Alex Westlund").asset(0, "Floyd 2X3A7C").asset(1, "Eiko")
    laid.hand(0, *["Ark Construction"] * 5, "Liquidation").answer(0, "Alex", "Floyd", "Eiko", "pass")

    assert laid.prompt == "discard-down"


@pytest.mark.rule("R-108", "NA 72.32", "NA 56.2")
def test_hernando_cortez_steals_an_end_of_turn_ability() -> None:
    """Thomas Haas, stolen with Hernando Cortez, can be used in the same turn."""
    laid = claimed(rest().asset(1, "Thomas Haas"), "Hernando Cortez").answer(0, "first", "Thomas")

    assert is_offered(laid, 0, "Thomas Haas")


@pytest.mark.rule("R-101", "NA 72.14")
def test_mark_yales_ban_does_not_stop_theft() -> None:
    """A banned player who claims Hernando Cortez may steal an asset, because that is not a trade."""
    laid = rest().asset(1, "Mark Yale").asset(2, "Eiko").revealed("Hernando Cortez").offer(0, "Clinical Trials")

    laid.answer(1, "Mark").all_pass().answer(0, "first", "Mark")

    assert (laid.assets_of(0), laid.exhausted(0)) == (["Mark Yale", "Mr. Li"], ["Mark Yale"])
