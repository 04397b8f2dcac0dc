"""Whole games: the invariants hold after every answer and side action, the game can be saved there, and records replay.

Half of the games are played by random players, who also trade at random, and half by plain bots. Plain bots are slow
in interpreted code, so they play fewer games there.
The games are split into parts, so that several processes can share them.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles import NewAngelesGame
from tests.code import COMPILED
from tests.games.new_angeles.invariants import INVARIANTS, check_all
from tests.games.new_angeles.random_games import SEATS, all_events, plain_positions, positions
from tests.games.new_angeles.watch import Watch
from tests.sizes import Size

PARTS = 10 if COMPILED else 3
GAMES = 3 if COMPILED else 1  # games of each kind in a part; 30 in all if compiled, for each number of players
SAVED = 1 if COMPILED else 5  # one position in this many is saved; interpreted code is slow
SOAK_GAMES = 1_667  # games in a part of the soak test: 100,020 in all

Walk = Callable[[int, int], Iterator[NewAngelesGame]]


def numbers(part: int, soak: bool) -> range:
    """The numbers of the games in a part."""
    count = SOAK_GAMES if soak else GAMES
    return range(part, part + PARTS * count, PARTS)


def check_game(walk: Walk, seats: int, number: int, most: int | None = None) -> int:
    """Check one game, or its first `most` positions. Returns the number of its positions after the first."""
    game_walk = walk(seats, number)
    game = next(game_walk)
    watch = Watch(game)
    watch.note()
    for _ in islice(game_walk, most):
        watch.look()
        check_all(watch)
        watch.note()
        if watch.answers % SAVED == 0:
            data = game.encode()
            assert new_angeles.decode(data).encode() == data
    again = new_angeles.replay(game.record())
    assert again.encode() == game.encode() and (again.result is not None or most is not None)
    return watch.answers - 1


def test_there_are_enough_invariants() -> None:
    assert len(INVARIANTS) >= 40


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", SEATS)
def test_whole_games(seats: int, part: int, soak: bool, size: Size) -> None:
    """Checks whole games. In compiled runs, at least half of all positions come from games of plain bots.

    The short form plays only the random games of the first part with four players to their end.
    """
    found: Counter[Walk] = Counter()
    most = size(quick=None if (part, seats) == (0, 4) else 30, normal=None)
    for number in numbers(part, soak):
        found[positions] += check_game(positions, seats, number, most)
        if COMPILED or part == seats % PARTS:  # plain bots are slow, so only one part has them when interpreted
            found[plain_positions] += check_game(plain_positions, seats, number, size(quick=10, normal=most))

    assert found[plain_positions] >= found[positions] or not COMPILED


def test_a_card_pays_after_a_window() -> None:
    """A game that the soak test found: an asset is used between a won deal and a card that pays 3, 2 and 1 capital."""
    assert check_game(lambda seats, number: positions(seats, number, "never"), 4, 4_421) > 0


@pytest.mark.parametrize("seats", SEATS)
def test_every_kind_of_side_action_occurs(seats: int, size: Size) -> None:
    """Random players and plain bots propose, accept and decline; random ones also whisper, promise and withdraw.

    In the short form, plain bots, which are slow, play only with four players.
    """
    walks = [(positions, size(quick=(0,), normal=(0, 1, 2)), size(quick=1, normal=3)), (plain_positions, (1,), 1)]
    for walk, games, least in walks[: size(quick=2 if seats == 4 else 1, normal=2)]:
        told: Counter[str] = Counter()
        for number in games:
            *_, game = walk(seats, number)
            events = all_events(game)
            told.update([event.kind for event in events])
            told["whispered"] += len([one for one in events if one.kind == "proposed" and one.audience >= 0])
            told["kept"] += len([one for one in events if one.kind == "promise" and one.things[1] == 1])
        wanted = ["proposed", "accepted", "declined", "traded", "lapsed"]
        wanted += ["whispered", "promised", "kept", "withdrew"] if walk is positions else []

        assert min([told[kind] for kind in wanted]) >= least, f"{told}"
