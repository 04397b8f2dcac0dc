"""NA 7: capital."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 7.0", "NA 69.1")
@pytest.mark.parametrize(("capital", "wins"), [(9, False), (10, False), (11, True)])
def test_7_0_capital_decides_who_wins(capital: int, wins: bool) -> None:
    """Seat 0 needs more capital than its rival Haas-Bioroid, which has 10; no investment pays anything."""
    position = table().round(6).demand("Hosting World's Cup").capital(0, capital).at("demand")
    position.rivals("Haas-Bioroid", "Federalist", "Globalsec", "Jinteki")
    for seat, sector in enumerate(["Technology", "Banking", "Entertainment", "Retail"]):
        position.investment(seat, f"{sector} Sector")
    result = position.result

    assert result is not None
    assert (0 in result.winners) == wins


@pytest.mark.rule("NA 7.3", "NA 56.1")
def test_7_3_gain_and_loss() -> None:
    """Marco Cubrero takes 2 capital from the richest player."""
    position = table().capital(2, 15).asset(0, "Marco Cubrero").asset(0, "Mr. Li").at("end of turn")
    position.answer(0, "Marco", "seat 2")

    assert position.capitals() == [12, 10, 13, 10]


@pytest.mark.rule("NA 7.3", "R-72")
def test_7_3_nobody_falls_below_0() -> None:
    """A player with 1 capital loses 1, and the thief gains no more than that."""
    position = table().asset(0, "Monica Singh").capital(1, 1).hand(2, "Puff Piece").offer(0, "Clinical Trials")
    position.counter(1, "Clinical Trials").support(2, "counteroffer", "Puff Piece").answer(0, "Monica Singh")

    assert position.capitals()[:2] == [11, 0]


@pytest.mark.rule("NA 7.4")
def test_7_4_past_39() -> None:
    """A player with 39 capital can gain more."""
    position = table().capital(0, 39).asset(0, "Susan Chen").asset(0, "Mr. Li").at("end of turn")

    assert position.answer(0, "Susan Chen", "seat 1").capital_of(0) == 41


@pytest.mark.rule("NA 7.5")
def test_7_5_under_40_again() -> None:
    """A player with 40 capital who loses 1 has 39."""
    position = table().capital(0, 40).asset(0, "Susan Chen").asset(0, "Mr. Li").at("end of turn")

    assert position.answer(0, "Mr. Li", "seat 0").capital_of(0) == 39
