"""Summaries of NEOM games: their counts, and merging in any order."""

import json
from itertools import permutations

import pytest

from neopolis.engine.result import Result
from neopolis.games.neom.content.pack import default_pack
from neopolis.games.neom.definition import GAME
from neopolis.games.neom.summary.ledger import TileTally
from neopolis.games.neom.summary.summary import NeomSummary, SeatTally, by_worth, earned, seat_tally, summary_of
from neopolis.games.spread import one
from neopolis.lab.simulation import Simulation, play_game
from tests.games.neom.box import BOX

BOTS = ("greedy", "random", "random")


def merged(summaries: list[NeomSummary]) -> NeomSummary:
    total = NeomSummary()
    for summary in summaries:
        total.add(summary)
    return total


@pytest.fixture(scope="module")
def three() -> list[NeomSummary]:
    """The summaries of three games."""
    return [summary_of(play_game(GAME, Simulation(3, BOTS), seed), BOTS) for seed in range(3)]


def test_order_does_not_matter(three: list[NeomSummary]) -> None:
    """Three summaries give the same sum in every order."""
    totals = [merged(list(order)) for order in permutations(three)]

    assert totals == [totals[0]] * 6
    assert totals[0].games == 3


def test_merging_leaves_the_parts_alone(three: list[NeomSummary]) -> None:
    """Merging a summary into a sum does not change that summary."""
    before = [json.dumps(summary.plain(default_pack(), BOTS)) for summary in three]
    merged(three)

    assert [json.dumps(summary.plain(default_pack(), BOTS)) for summary in three] == before


def test_bots_are_counted_separately(three: list[NeomSummary]) -> None:
    """Points are counted for each bot: one greedy seat and two random ones in each of three games."""
    totals = merged(three).points

    assert (totals["greedy"]["total"].count, totals["random"]["total"].count) == (3, 6)


def test_categories_add_up(three: list[NeomSummary]) -> None:
    """The sums of all categories add up to the sum of the totals."""
    spreads = merged(three).points["random"]

    assert sum(spread.sum for category, spread in spreads.items() if category != "total") == spreads["total"].sum


@pytest.mark.rule("NEOM 15.8")
def test_shared_victories_are_not_wins() -> None:
    """Two players who share a victory have one shared victory each, and nobody has a win."""
    result = Result((0, 2), (50, 40, 50), "points")
    seats = [seat_tally(result, seat) for seat in range(3)]

    assert [(seat.wins, seat.shared) for seat in seats] == [(0, 1), (0, 0), (0, 1)]


def test_a_victory_alone_is_a_win(three: list[NeomSummary]) -> None:
    """Three games that were won by one player each count three wins."""
    assert sum(seat.wins for seat in merged(three).seats.values()) == 3


@pytest.mark.rule("NEOM 17.8")
def test_solo_games_have_ranks() -> None:
    """The rank of a solo game is counted."""
    game = play_game(GAME, Simulation(1, ("greedy",)), 1)
    assert game.result is not None

    assert summary_of(game, ("greedy",)).ranks == {game.result.rank: 1}


def test_seats_add_up() -> None:
    """Adding two seats' tallies adds their wins and shared victories, and averages their points."""
    seat = SeatTally(one(1), 1, 2)
    seat.add(SeatTally(one(3), 10, 20))

    assert (seat.wins, seat.shared, seat.points.mean) == (11, 22, 2.0)


def test_earned_is_for_each_placement() -> None:
    """A tile with 6 points and 4 L-Coins (2 points) in two placements has earned 4 points per placement."""
    assert earned(TileTally(placed=2, points=6, money=4)) == 4.0


def test_tiles_are_sorted_by_what_they_earned() -> None:
    """Tiles are sorted by generation, with Cornerstones last, then by what they earned, most first."""
    tiles = {
        121: TileTally(placed=1, points=9),
        41: TileTally(placed=1, points=8),
        1: TileTally(placed=1, points=1),
        2: TileTally(placed=1, points=2),
        3: TileTally(placed=1, points=1),
    }

    assert by_worth(BOX, tiles) == [2, 1, 3, 41, 121]
