"""NA 78: the seven rival cards."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import ended
from tests.games.new_angeles.table import table

NAMES = ("Globalsec", "Haas-Bioroid", "Jinteki", "Melange Mining", "NBN", "Weyland Consortium")


@pytest.mark.rule("NA 78.1", "NA 69.1")
@pytest.mark.parametrize("rival", range(1, 6))
@pytest.mark.parametrize(("more", "wins"), [(1, True), (0, False), (-1, False)])
def test_a_corporation_that_another_plays(rival: int, more: int, wins: bool) -> None:
    """Seat 0 wins with more capital than the corporation on its card, whatever the others have."""
    rest = [name for name in NAMES if name != NAMES[rival]]
    capital = [10 if seat == rival else 40 for seat in range(6)]
    capital[0] = 10 + more
    result = ended(table(6).rivals(NAMES[rival], *rest[1:], "Federalist"), *capital).result

    assert result is not None
    assert (0 in result.winners) == wins


@pytest.mark.rule("NA 78.2", "NA 69.2")
@pytest.mark.parametrize(
    ("seats", "below", "wins"), [(4, 2, True), (4, 1, False), (5, 3, True), (5, 2, False), (6, 3, True), (6, 2, False)]
)
def test_ones_own_corporation(seats: int, below: int, wins: bool) -> None:
    """A player whose rival is their own corporation must be richer than three others, or than two in a game of four."""
    capital = [10, *[9] * below, *[10] * (seats - 1 - below)]
    result = ended(table(seats).rivals(NAMES[0], *NAMES[2:seats], "Federalist"), *capital).result

    assert result is not None
    assert (0 in result.winners) == wins


@pytest.mark.rule("NA 78.3", "NA 69.3")
@pytest.mark.parametrize(("capital", "threat", "winners"), [(25, 23, (3,)), (24, 23, ()), (25, 22, None)])
def test_federalist(capital: int, threat: int, winners: tuple[int, ...] | None) -> None:
    """The Federalist wins if threat reaches 25 and they have at least 25 capital; at 24 threat the game goes on."""
    laid = table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist").capital(3, capital)
    there = laid.threat(threat).orgcrime(10).resolve(0, "Labor Solutions", "done", 10)

    assert (there.result.winners if there.result else None) == winners


@pytest.mark.rule("NA 78.3", "NA 69.0")
def test_the_federalist_does_not_win_by_demand() -> None:
    """At the third demand the Federalist loses, however much capital they have."""
    result = ended(table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist"), 1, 2, 3, 60).result

    assert result is not None
    assert 3 not in result.winners
