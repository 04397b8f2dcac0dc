"""A million pairs of games that a seat cannot tell apart: the server would send it the same about both.

One game of a pair is real; the other was imagined from the seat's view of it. Only pairs that differ in hidden
information count, not those in which only the coming random numbers differ.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest

from neopolis.engine.playable import PlayedGame
from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom import NeomGame
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.bots.random_side_action import random_side_action
from neopolis.games.registry import AnyGame, definition
from neopolis.server.table.seat_snapshot import SeatSnapshot
from tests.reporting import Reporting
from tests.server.soak.figures import Sizes
from tools.reliability import SECRECY
from tools.soak_reports import Counts

PLACES = [*[("neom", seats) for seats in range(1, 6)], *[("new-angeles", seats) for seats in range(4, 7)]]
Sent = Callable[[AnyGame, PlayedGame, int], bytes]


def positions(game: AnyGame, seats: int, chance: random.Random) -> Iterator[PlayedGame]:
    """A random game at about every fourth of its rest points. In New Angeles, people also trade and whisper."""
    played = game.start(seats, chance.getrandbits(60), {})
    while not played.over:
        seat = chance.choice(played.deciders)
        played.play(seat, chance.choice(played.options(seat)))
        if isinstance(played, NewAngelesGame) and not played.over and not chance.randrange(6):
            speaker = chance.randrange(seats)
            row = random_side_action(played.s, speaker, Dice(seeded(chance.getrandbits(60))))
            if row is not None:
                played.side_action(speaker, row)
        if not chance.randrange(4):
            yield played


def sent(game: AnyGame, played: PlayedGame, seat: int) -> bytes:
    """What the server sends the seat about a position, except the history: view, question, options, words, trades."""
    found = SeatSnapshot(game, played, seat, 0, 0)
    parts = [{name: msgspec.Raw(data) for name, data in part.items()} for part in (found.view, found.derived)]
    return msgspec.json.encode([*parts, found.decision, found.side_actions, found.awaited])


def hidden(game: PlayedGame) -> bytes:
    """The whole state, without the random generator."""
    copied = game.copy()
    set_generator(copied, 1)
    return copied.encode()


def set_generator(game: PlayedGame, rng: int) -> None:
    """Set the state of the random generator, now and at the last point to which answers can be taken back."""
    assert isinstance(game, NeomGame | NewAngelesGame)
    game.s.rng = game.anchor.rng = rng


def compare(game: AnyGame, played: PlayedGame, chance: random.Random, counts: Counts, look: Sent = sent) -> None:
    """Compare a position with one imagined by a seat."""
    seat = chance.randrange(played.seats)
    imagined = played.imagine(seat, chance.getrandbits(29))
    if hidden(imagined) == hidden(played):
        counts["equal_states"] += 1
        return
    counts["pairs"] += 1
    counts["differences"] += look(game, imagined, seat) != look(game, played.copy(), seat)


def compared(name: str, seats: int, wanted: int, seed: str, counts: Counts, look: Sent = sent) -> None:
    """Compare at least `wanted` pairs."""
    counts |= {"pairs": 0, "equal_states": 0, "differences": 0}
    chance = random.Random(f"{name} {seats} {seed}")
    game = definition(name)
    while counts["pairs"] < wanted:
        for played in positions(game, seats, chance):
            compare(game, played, chance, counts, look)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), PLACES)
def test_many_pairs(name: str, seats: int, sizes: Sizes, reporting: Reporting) -> None:
    with reporting(SECRECY, f"{name}, {seats} seats") as run:
        compared(name, seats, sizes.count("PAIRS", 125_000, 40), run.seed, run.counts)
        assert run.counts["differences"] == 0


@pytest.mark.parametrize(("name", "seats"), [("neom", 4), ("new-angeles", 4)])
def test_a_leak_is_found(name: str, seats: int) -> None:
    """If a seat were also sent one bit of the hidden state, the pairs would differ."""

    def leaking(game: AnyGame, played: PlayedGame, seat: int) -> bytes:
        return sent(game, played, seat) + bytes([sum(hidden(played)) & 1])

    counts: Counts = {}
    compared(name, seats, 20, "7", counts, leaking)
    assert counts["differences"] > 0


@pytest.mark.parametrize(("name", "seats"), PLACES)
def test_other_random_numbers_make_no_pair(name: str, seats: int) -> None:
    chance = random.Random(name)
    for played in positions(definition(name), seats, chance):
        other = played.copy()
        set_generator(other, 1 + chance.getrandbits(29))
        assert hidden(other) == hidden(played)
