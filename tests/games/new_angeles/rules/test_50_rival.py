"""NA 50: rivals."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import ended
from tests.games.new_angeles.table import table

FOUR = ("Globalsec", "Haas-Bioroid", "Jinteki", "Melange Mining")


@pytest.mark.rule("NA 50.0", "NA 0.10")
def test_everybody_has_a_rival_card() -> None:
    """Every player has a rival card, and all are different."""
    laid = table(6)
    cards = [laid.player(seat).rival for seat in range(6)]

    assert len(set(cards)) == 6
    assert 0 not in cards


@pytest.mark.rule("NA 50.1", "NA 69.1")
def test_more_capital_than_the_rival_wins() -> None:
    """Seat 0 has more capital than its rival Haas-Bioroid and wins. Seat 2 only ties with its rival, and loses."""
    laid = table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist")
    result = ended(laid, 12, 11, 20, 20).result

    assert result is not None
    assert (result.winners, result.reason) == ((0,), "demand")


@pytest.mark.rule("NA 50.1", "NA 69.2")
@pytest.mark.parametrize(
    ("seats", "capital", "wins"),
    [
        (4, (11, 10, 10, 30), True),
        (4, (11, 11, 10, 30), False),
        (5, (11, 10, 10, 10, 30), True),
        (5, (11, 10, 10, 11, 30), False),
        (6, (11, 10, 10, 10, 30, 30), True),
        (6, (11, 10, 10, 11, 30, 30), False),
    ],
)
def test_without_a_rival_one_must_beat_several(seats: int, capital: tuple[int, ...], wins: bool) -> None:
    """A player whose rival is their own corporation must be richer than three others, or than two in a game of four."""
    names = (*FOUR, "NBN", "Weyland Consortium")
    rivals = (names[0], *names[2:seats], "Federalist")
    result = ended(table(seats).rivals(*rivals), *capital).result

    assert result is not None
    assert (0 in result.winners) == wins


@pytest.mark.rule("NA 50.2", "NA 28.0")
@pytest.mark.parametrize(("capital", "winners"), [(25, (3,)), (24, ())])
def test_the_federalist_wins_by_threat(capital: int, winners: tuple[int, ...]) -> None:
    """The Federalist wins with 25 capital when threat reaches 25, whatever the others have."""
    laid = table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist").capital(0, 60).capital(3, capital)
    result = laid.threat(23).orgcrime(10).resolve(0, "Labor Solutions", "done", 10).result

    assert result is not None
    assert (result.winners, result.reason) == (winners, "threat")


@pytest.mark.rule("NA 50.3")
def test_rival_cards_are_secret() -> None:
    """Players see their own card, but nobody else's and not the one set aside; a spectator sees none."""
    laid = table()
    seen = [player.rival for player in laid.game.view(2).players]

    assert [card != 0 for card in seen] == [False, False, True, False]
    assert (laid.game.view(2).rival_aside, [player.rival for player in laid.view.players]) == (0, [0, 0, 0, 0])


@pytest.mark.rule("NA 50.3", "NA 69.0")
def test_rival_cards_are_shown_at_the_end() -> None:
    """After the game everybody sees all rival cards."""
    laid = ended(table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist"))

    assert laid.over
    assert [laid.pack.names[player.rival] for player in laid.view.players] == [
        "Haas-Bioroid",
        "Jinteki",
        "Melange Mining",
        "Federalist",
    ]
