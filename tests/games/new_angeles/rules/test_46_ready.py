"""NA 46: ready."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 46.0")
def test_the_refresh_step_begins_with_readying() -> None:
    """All exhausted assets of the active player are ready before the first card is drawn."""
    laid = table().asset(0, "Eiko", exhausted=True).asset(0, "Midori", exhausted=True).at("refresh")

    assert (laid.prompt, laid.exhausted(0)) == ("pick-general", [])


@pytest.mark.rule("NA 46.0")
def test_nobody_elses_assets_are_readied() -> None:
    """Exhausted assets of other players stay exhausted until their owner's turn."""
    laid = table().asset(1, "Eiko", exhausted=True).at("refresh")

    assert laid.exhausted(1) == ["Eiko"]


@pytest.mark.rule("NA 46.0", "NA 6.6")
def test_what_starts_a_turn_comes_before_readying() -> None:
    """Lily Lockwell's owner is asked while Eiko is still exhausted."""
    laid = table().asset(0, "Eiko", exhausted=True).asset(1, "Lily Lockwell").hand(0, "Puff Piece").capital(0, 11)
    laid.at("turn")

    assert (laid.texts(1), laid.exhausted(0)) == (["Lily Lockwell", "pass"], ["Eiko"])
