"""NA 37: "offer" means the main offer or the counteroffer."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 37.0")
def test_a_card_about_offers_can_mean_either() -> None:
    """Isabel McGuire adds her card to the main offer or to the counteroffer."""
    asked = table().asset(2, "Isabel McGuire").offer(0, "Puff Piece").counter(1, "Liquidation")
    asked = asked.pass_until(2, "use-asset").answer(2, "Isabel McGuire", "labor")

    assert asked.texts(2) == ["main offer", "counteroffer"]


@pytest.mark.rule("NA 37.0")
@pytest.mark.parametrize("counters", [False, True])
def test_both_are_proposed_offers(counters: bool) -> None:
    """Mark Yale can be used on the main offer and on the counteroffer."""
    laid = table().asset(2, "Mark Yale").offer(0, "Puff Piece")
    asked = laid.answer(2, "pass").counter(1, "Liquidation") if counters else laid

    assert (asked.prompt, asked.asked, asked.texts(2)) == ("use-asset", (2,), ["Mark Yale", "pass"])
