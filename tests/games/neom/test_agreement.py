"""The engine and the independent referee agree."""

from typing import Any

import pytest

from neopolis.games.neom import NeomGame
from neopolis.games.neom.rules.scoring import CATEGORIES
from tests.games.neom import referee
from tests.games.neom.random_games import Chance, played, positions
from tests.sizes import Size


def city_of(game: NeomGame, seat: int) -> dict[str, Any]:
    """A city as the referee's functions take it, from the public view."""
    player = game.view(None).players[seat]
    return {
        "center": player.center,
        "tiles": player.tiles,
        "modular_factory": player.modular_factory,
        "money": player.money,
        "final_income": player.final_income,
    }


def scored(game: NeomGame, seat: int) -> dict[str, int]:
    """The engine's score by category, from its lines."""
    sums = dict.fromkeys(CATEGORIES, 0)
    for line in game.score_lines(seat):
        sums[CATEGORIES[line.category]] += line.points
    return {**sums, "total": game.score(seat)}


@pytest.mark.soak
@pytest.mark.rule("NEOM 15.1", "NEOM 15.2", "NEOM 15.3", "NEOM 15.4", "NEOM 15.5", "NEOM 15.6", "NEOM 15.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_final_scores(seats: int, size: Size) -> None:
    """Engine and referee agree about each category of the final score and about the result, in random games."""
    for number in range(size(quick=15, normal=60, soak=4_000)):
        game = played(seats, number)
        judged = [referee.score(city_of(game, seat)) for seat in range(seats)]
        result = game.result

        assert [scored(game, seat) for seat in range(seats)] == judged, f"game {number}"
        assert result is not None
        assert list(result.points) == [score["total"] for score in judged]


@pytest.mark.rule("NEOM 15.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_winners(seats: int) -> None:
    """All seats with the highest total win."""
    for number in range(10):
        game = played(seats, number)
        totals = [referee.score(city_of(game, seat))["total"] for seat in range(seats)]
        result = game.result

        assert result is not None
        assert list(result.winners) == [seat for seat in range(seats) if totals[seat] == max(totals)]


@pytest.mark.soak
@pytest.mark.rule("NEOM 5.1", "NEOM 5.6", "NEOM 5.7", "NEOM 6.1", "NEOM 7.1", "NEOM 11.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_placements(seats: int, size: Size) -> None:
    """Engine and referee agree which tiles may be placed, and on which cells, at random points of random games."""
    chance = Chance(seats)
    for number in range(size(quick=3, normal=10, soak=400)):
        for game in positions(seats, number):
            asked = [seat for seat in game.deciders if game.decision(seat).prompt == "action"]
            if asked and chance.below(6) == 0:
                check_placements(game, asked[chance.below(len(asked))])


def check_placements(game: NeomGame, seat: int) -> None:
    view = game.view(seat)
    player = view.players[seat]
    options = game.decision(seat).options
    cities = [city_of(game, other) for other in range(view.seats)]
    for tile in [player.selected, *(player.cornerstones or [])]:
        judged = referee.placements(cities, seat, view.generation, tile, view.routes_used)
        cells = []
        if tile in options:
            trial = game.copy()
            trial.play(seat, tile)
            cells = [trial.text(seat, option) for option in trial.decision(seat).options]

        assert sorted(cells) == judged["cells"], f"seat {seat}, tile {tile}: {judged}"
