"""Frames reveal nothing that a seat may not know: positions it cannot tell apart make the same frames."""

import msgspec
import pytest

from neopolis.engine.playable import PlayedGame
from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice, seeded
from neopolis.games.new_angeles.bots.random_side_action import random_side_action
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import NOBODY, Answered, Clock, Entry, LogEvent, Plan, TookSideAction
from neopolis.server.table.table import Table
from neopolis.text.messages import languages
from tests.games.neom.random_games import Chance
from tests.server.table.host import PEOPLE, Host
from tests.server.table.test_play import play_on
from tests.sizes import Size

CLOCK = Clock("live", bank=6_000, increment=5)
PLANS = [
    *[Plan("neom", seats, {}, [], CLOCK) for seats in (2, 3, 4, 5)],
    *[Plan("new-angeles", seats, {}, [], CLOCK) for seats in (4, 5, 6)],
]
IDS = [f"{plan.game}-{plan.seats}" for plan in PLANS]


def known(game: PlayedGame, seat: int | None) -> bytes:
    """Everything that the rules let a seat know."""
    asked = b""
    if seat is not None and seat in game.deciders:
        decision = game.decision(seat)
        asked = msgspec.json.encode([decision.prompt, decision.options, decision.default, decision.barrier])
    history = repr([event.plain()[:3] for event in game.history(seat)]).encode()
    return msgspec.json.encode(game.view(seat)) + history + repr(game.deciders).encode() + asked


class Twin:
    """A copy of a table, with a `FrameDiff` that has sent everything up to here."""

    def __init__(self, host: Host, seat: int | None, world: bool = False, language: str = "en") -> None:
        self.table = Table.load("t", [], host.table.save())
        self.frame_diff = FrameDiff(self.table, NOBODY if seat is None else host.person(seat), world, 3, language)
        self.frame_diff.full()

    def done(self, host: Host, event: LogEvent) -> bytes | None:
        """The frame after an event."""
        self.table.apply(Entry(self.table.seq + 1, host.now, NOBODY, "", event))
        return self.frame_diff.frame()

    @property
    def game(self) -> PlayedGame:
        assert self.table.game is not None
        return self.table.game


def step(host: Host, chance: Chance) -> None:
    """Let one of the awaited seats answer at random."""
    host.now += 1 + chance.below(9_000)
    turns = host.table.turns
    seat = turns[chance.below(len(turns))]
    assert host.table.game is not None
    options = host.table.game.options(seat)
    host.answer(seat, options[chance.below(len(options))])


@pytest.mark.soak
@pytest.mark.parametrize("plan", PLANS, ids=IDS)
def test_what_cannot_be_told_apart_makes_the_same_frames(plan: Plan, size: Size) -> None:
    """Another seat answers in two different ways. If the viewer may not know which, both make the same frame.

    The frames are the same byte for byte, so clocks and question numbers do not depend on hidden information either.
    """
    alike = silent = 0
    for seed in range(size(quick=1, normal=2, soak=40)):
        chance = Chance(seed)
        host = Host(plan).start(seed)
        for _ in range(150):
            if host.table.status == "over":
                break
            step(host, chance)
            others = [seat for seat in host.table.turns if host.table.status == "playing"]
            if chance.below(4) or not others:
                continue
            actor = others[chance.below(len(others))]
            viewer = (actor + 1 + chance.below(plan.seats)) % (plan.seats + 1)
            seat = None if viewer == plan.seats else viewer
            assert host.table.game is not None
            options = host.table.game.options(actor)
            chosen = [options[chance.below(len(options))] for _ in range(2)]
            if seat == actor:
                continue
            twins = [Twin(host, seat) for _ in chosen]
            before = known(twins[0].game, seat)
            frames = [twin.done(host, Answered(actor, one)) for twin, one in zip(twins, chosen, strict=True)]
            after = [known(twin.game, seat) for twin in twins]
            if after[0] == after[1]:
                alike += chosen[0] != chosen[1]
                assert frames[0] == frames[1]
            for one, frame in zip(after, frames, strict=True):
                silent += one == before
                assert (one == before) == (frame is None)
    few = size(quick=1, normal=5)
    assert alike > (0 if plan.seats == 2 else few)
    assert silent > few or plan.game == "new-angeles" or plan.seats == 2


@pytest.mark.parametrize("plan", PLANS[4:], ids=IDS[4:])
def test_others_learn_only_of_public_trades(plan: Plan, size: Size) -> None:
    """Whispered side actions send no frame to other seats and spectators. Public ones do."""
    public = silent = 0
    chance = Chance(1)
    host = Host(plan).start(1)
    for _ in range(size(quick=20, normal=60)):
        step(host, chance)
        speaker = chance.below(plan.seats)
        row = None if host.table.status == "over" else random_side_action(host.city.s, speaker, Dice(seeded(host.now)))
        if row is None:
            continue
        for seat in [*range(plan.seats), None]:
            twin = Twin(host, seat)
            before = known(twin.game, seat)
            frame = twin.done(host, TookSideAction(speaker, row))
            is_silent = known(twin.game, seat) == before
            public, silent = public + (not is_silent), silent + is_silent
            assert is_silent == (frame is None)
        host.store(host.person(speaker), host.id(), TookSideAction(speaker, row))
    assert public > size(quick=6, normal=20) and silent > size(quick=3, normal=10)


@pytest.mark.parametrize("plan", [PLANS[1], PLANS[4]], ids=[IDS[1], IDS[4]])
def test_worlds_are_sent_when_something_has_changed(plan: Plan) -> None:
    """A client that asks for imagined games gets as many frames as one that does not: none for hidden changes."""
    chance = Chance(5)
    host = Host(plan).start(5)
    frame_diffs = [
        (FrameDiff(host.table, person), FrameDiff(host.table, person, True, 9)) for person in PEOPLE[: plan.seats]
    ]
    for _ in range(60):
        if host.table.status == "over":
            break
        for plain, rich in frame_diffs:
            assert (plain.frame() is None) == (rich.frame() is None)
        step(host, chance)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("plan", PLANS[::2], ids=IDS[::2])
def test_imagined_tables_look_the_same(plan: Plan, language: str, size: Size) -> None:
    """A table whose game the seat cannot tell from the real one makes the same full frame, byte for byte.

    This includes hints, texts and quiet events: all of them are made from what the seat may know.
    """
    chance = Chance(6)
    host = Host(plan).start(6)
    for number in range(size(quick=25, normal=60)):
        if host.table.status == "over":
            break
        step(host, chance)
        seat = number % plan.seats
        twin = Twin(host, seat, language=language)
        world = twin.game.imagine(seat, chance.below(1 << 29))
        world.log = twin.game.log
        twin.table.game = world
        twin.table._seat_snapshots = {}

        true = FrameDiff(host.table, host.person(seat), language=language).full()
        assert twin.frame_diff.full() == true.replace(b'"number":1', b'"number":2', 1)


@pytest.mark.parametrize("plan", PLANS[::3], ids=IDS[::3])
def test_frames_contain_neither_seed_nor_generator(plan: Plan) -> None:
    """No frame contains the seed, a state of the random generator, or a person's id."""
    seed = 7_234_567_890_123_456_789
    host = Host(plan).start(seed)
    frame_diffs = [FrameDiff(host.table, person) for person in [*PEOPLE[: plan.seats], NOBODY]]
    secrets = {str(seed)}
    chance = Chance(8)
    sent = b""
    for _ in range(100):
        if host.table.status == "over":
            break
        step(host, chance)
        assert host.table.game is not None
        secrets.add(str(host.table.game.s.rng))
        sent += b"".join([frame_diff.frame() or b"" for frame_diff in frame_diffs])

    assert not [secret for secret in secrets if secret.encode() in sent]
    assert not [person for person in PEOPLE if f'"{person}"'.encode() in sent]


def test_refusals_of_trades_are_those_of_the_seat() -> None:
    """Answering a whisper between others is refused as if the whisper did not exist."""
    host = Host(Plan("new-angeles", 4)).start()
    host.store("ben", "", TookSideAction(1, (1, 2, 1, 1, 0, -1, 0, 0, 0, 0, -1, 0, 0)))
    number = host.city.s.ledger.proposals[-1].number
    words = []
    for tried in (number, number + 1):
        with pytest.raises(Refused) as refused:
            host.city.copy().side_action(0, (2, tried))
        words.append(refused.value.message.replace(str(tried), "n"))

    assert words[0] == words[1]


def test_a_result_is_shown_only_when_the_game_is_over() -> None:
    host = Host(Plan("neom", 2)).start()
    assert b'"result":null' in FrameDiff(host.table, "ann").full()
    play_on(host)

    assert b'"result":{' in FrameDiff(host.table, "ann").full()
