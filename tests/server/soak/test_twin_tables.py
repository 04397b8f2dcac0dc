"""Tables that a seat cannot tell apart send it the same frames, byte for byte.

Both tables of a pair start with games that the seat imagines from the same real game, so they differ only in things
hidden from the seat. The other seats may then answer differently at the two tables. As long as the seat's view,
question and history are the same at both tables, its frames must be the same. If another seat has acted and nothing has
changed for our seat, it must get no frame.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from neopolis.engine.playable import PlayedGame
from neopolis.engine.refused import Refused
from neopolis.games.registry import definition
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import Answered, Clock, Created, Entry, LogEvent, Plan, Sat, Started, TookBack
from neopolis.server.table.table import Table
from tests.server.soak.figures import Figures, Sizes, report
from tests.server.table.host import PEOPLE

PLACES = [*[("neom", seats) for seats in range(2, 6)], *[("new-angeles", seats) for seats in range(4, 7)]]
STEPS = 12
LIVE = Clock("live", bank=3600, increment=5)


class Twin:
    """A table that starts with an imagined game, and the frames that one seat gets from it."""

    def __init__(self, plan: Plan, game: PlayedGame, seat: int, seed: int, world: bool) -> None:
        kind = definition(plan.game)
        self.table = Table("t")
        self.seat = seat
        self.now = 1_000_000
        self.frame_diff = FrameDiff(self.table, PEOPLE[seat], world, 5)
        imagined = game.imagine(seat, seed).encode()
        self.store(Created(PEOPLE[0], PEOPLE[0], plan, "another", "", imagined), PEOPLE[0])
        for place in range(plan.seats):
            self.store(Sat(place, PEOPLE[place]), PEOPLE[place])
        self.store(Started(0, kind.version, kind.content), PEOPLE[0])
        self.frames = [self.frame_diff.frame()]

    @property
    def game(self) -> PlayedGame:
        assert self.table.game is not None
        return self.table.game

    def store(self, event: LogEvent, person: str) -> None:
        self.table.apply(Entry(self.table.seq + 1, self.now, person, "", event))

    def act(self, event: Answered | TookBack, now: int) -> bytes | None:
        """Store an answer or a take-back of any seat, and return the frame for our seat, if there is one."""
        self.now = now
        self.store(event, PEOPLE[event.seat])
        self.frames.append(self.frame_diff.frame())
        return self.frames[-1]

    def known(self) -> bytes:
        """Everything that the seat may know."""
        game, seat = self.game, self.seat
        question: list[object] = []
        if seat in game.deciders:
            decision = game.decision(seat)
            texts = [game.describe(seat, option) for option in decision.options]
            question = [decision.prompt, decision.options, decision.default, decision.barrier, texts]
        events = [(event.kind, event.seat, event.things) for event in game.history(seat)]
        return msgspec.json.encode([game.view(seat), question, events, game.deciders, self.table.status])


class Counts:
    """Counts of what was compared."""

    def __init__(self) -> None:
        self.pairs = 0
        self.steps = 0  # steps after which the seat cannot tell the two tables apart
        self.other = 0  # of these steps, those with different answers in the two games
        self.silent = 0  # of these steps, those without a frame
        self.sizes: set[int] = set()


def positions(plan: Plan, chance: random.Random, every: int) -> Iterator[PlayedGame]:
    """Play a random game, and yield it once in `every` moves."""
    game = definition(plan.game).start(plan.seats, chance.getrandbits(60), plan.options)
    at = chance.randrange(every)
    while not game.over:
        seat = chance.choice(game.deciders)
        game.play(seat, chance.choice(game.options(seat)))
        at += 1
        if at % every == 0 and not game.over:
            yield game


def compare(plan: Plan, game: PlayedGame, chance: random.Random, counts: Counts) -> None:
    """Compare a pair of tables as long as they look the same."""
    seat = chance.randrange(plan.seats)
    world = not chance.randrange(3)
    twins = [Twin(plan, game, seat, chance.getrandbits(29), world) for _ in range(2)]
    assert twins[0].frames == twins[1].frames
    counts.pairs += 1
    for _ in range(STEPS):
        before = twins[0].known()
        events = step(twins, seat, chance)
        if not events:
            return
        now = twins[0].now + chance.randrange(30_000)
        frames = [twin.act(event, now) for twin, event in zip(twins, events, strict=True)]
        after = [twin.known() for twin in twins]
        if after[0] != after[1]:
            return
        counts.steps += 1
        counts.other += events[0] != events[1]
        counts.silent += frames[0] is None
        assert frames[0] == frames[1]
        assert frames[0] is None or after[0] != before or events[0].seat == seat
        counts.sizes |= {len(frame) for frame in frames if frame is not None}


def step(twins: list[Twin], seat: int, chance: random.Random) -> list[Answered | TookBack]:
    """The next event at each table: the same seat answers, or takes back, at both. Empty if the game is over."""
    games: tuple[PlayedGame, ...] = tuple([twin.game for twin in twins])
    assert games[0].deciders == games[1].deciders
    if games[0].over:
        return []
    if not chance.randrange(5):
        place = chance.randrange(games[0].seats)
        if all([can_take_back(game, place) for game in games]):
            return [TookBack(place) for _ in games]
    place = chance.choice(games[0].deciders)
    offered = [game.options(place) for game in games]
    option = chance.choice(offered[0])
    if place == seat or (chance.randrange(2) and option in offered[1]):
        return [Answered(place, option), Answered(place, option)]
    return [Answered(place, option), Answered(place, chance.choice(offered[1]))]


def can_take_back(game: PlayedGame, seat: int) -> bool:
    try:
        game.copy().take_back(seat)
    except Refused:
        return False
    return True


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), PLACES)
def test_frames_of_twins(name: str, seats: int, soak: bool, sizes: Sizes, figures: Figures) -> None:
    counts = Counts()
    for number in range(sizes.count("GAMES", 50, 1)):
        chance = random.Random(f"{name}{seats}{number}")
        plan = Plan(name, seats, clock=LIVE if number % 2 else Clock())
        for game in positions(plan, chance, 9 if soak else 25):
            compare(plan, game, chance, counts)

    assert counts.pairs and counts.steps > counts.pairs
    assert counts.other or (name, seats) == ("neom", 2)  # with two players, hardly any choice in NEOM is hidden
    if soak:
        head = ["pairs", "steps", "different answers", "no frame", "size classes"]
        row = [str(counts.pairs), str(counts.steps), str(counts.other), str(counts.silent), str(sorted(counts.sizes))]
        figures(report(f"tables that a seat cannot tell apart: {name}, {seats} seats", head, [["", *row]]))
