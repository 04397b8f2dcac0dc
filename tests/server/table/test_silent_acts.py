"""Silent acts stay silent: whatever another seat then sends, it gets the same answers as if the act had not happened.

An act is silent for a seat that gets no frame of it. At positions of random games, one of two equal tables carries out
such an act. Then the seat sends one message of each kind to both tables, and rows of random messages. Replies,
refusals, frames and what HTTP requests return must be the same, byte for byte.
"""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom.ids import SACRIFICE
from neopolis.games.new_angeles import wire
from neopolis.games.new_angeles.bots.random_side_action import random_side_action
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ABSTAIN, MAIN
from neopolis.games.new_angeles.trading.terms import Promise, Terms
from neopolis.games.wire import SideQuery
from neopolis.server.store.store import StoredTable
from neopolis.server.store.summaries import listed_table, own_table, table_info
from neopolis.server.table import commands, forks
from neopolis.server.table.frame_diff import FrameDiff, encode_frame, table_frame
from neopolis.server.table.log_events import (
    NOBODY,
    Answered,
    Clock,
    Entry,
    LogEvent,
    Plan,
    Said,
    TookBack,
    TookSideAction,
)
from neopolis.server.table.server_messages import Ack, Rejected
from neopolis.server.table.table import Table
from tests.games.neom.random_games import Chance
from tests.server.table.host import PEOPLE, Host
from tests.sizes import Size

LIVE = Clock("live", bank=6_000, increment=5)
PLANS = [
    Plan("neom", 3, {}, [], LIVE, advice=True),
    Plan("new-angeles", 4, {}, [], LIVE, advice=True),
    Plan("neom", 2, {}, [], Clock("turns", move=90_000), advice=True),
    Plan("neom", 5, {}, [], Clock("turns", move=90_000), advice=True),
    Plan("new-angeles", 5, {}, [], Clock("turns", move=90_000), advice=True),
    Plan("new-angeles", 6, {}, [], LIVE, advice=True),
]
IDS = [f"{plan.game}-{plan.seats}" for plan in PLANS]
SHORT = 3  # how many of these plans the short form plays
CHAIN = 4  # messages in a row


class Twin:
    """A table, loaded from a snapshot, and one person's socket."""

    def __init__(self, snapshot: bytes, person: str, now: int, *acts: tuple[str, LogEvent]) -> None:
        self.table = Table.load("t", [], snapshot)
        self.now = now
        self.person = person
        self.frame_diff = FrameDiff(self.table, person, True, 3)
        self.frame_diff.full()
        self.frames: list[bytes | None] = []
        for actor, event in acts:
            self.store(actor, "", event)
        self.now = now + 20_000

    def store(self, person: str, message: str, event: LogEvent) -> None:
        self.table.apply(Entry(self.table.seq + 1, self.now, person, message, event))
        self.frames.append(self.frame_diff.frame())

    def send(self, command: commands.Command) -> list[bytes | None]:
        """Everything that the person gets after a command, as `LiveTable` would send it."""
        self.now += 1_000
        self.frames = []
        reply: bytes
        try:
            if isinstance(command, SideQuery):
                reply = encode_frame(self.table.reply(self.person, command))
            elif isinstance(command, commands.AskAdvice):
                reply = advised_from(self.table, self.person, command)
            else:
                events = self.table.handle(self.person, self.person.title(), command, self.now, 7)
                for place, event in enumerate(events):
                    self.store(self.person, command.id if place == 0 else "", event)
                reply = encode_frame(Ack(command.id))
        except Refused as refused:
            reply = encode_frame(Rejected(command.id, refused.code, refused.message, refused.rules))
        # `LiveTable` sends one frame after all events of a command.
        return [reply, *[frame for frame in self.frames if frame is not None][-1:]]

    def requests(self) -> list[bytes]:
        """A full frame, and what HTTP requests return about the table."""
        table = self.table
        info = table_info(table)
        stored = StoredTable(table.id, 0, 1, table.data.publicly_changed_at, info)
        seat = table.seat_of(self.person)
        try:
            fork = msgspec.json.encode(forks.fork(table, self.person, "Ann", -1, seat, 5))
        except Refused as refused:
            fork = refused.message.encode()
        try:
            record = forks.record(table).encode()
        except Refused as refused:
            record = refused.message.encode()
        lists = [listed_table(stored), own_table(stored, [self.person])]
        others = [FrameDiff(table, person).full() for person in (self.person, NOBODY)]
        return [*others, msgspec.json.encode(table_frame(table, self.person)), msgspec.json.encode(lists), fork, record]


def advised_from(table: Table, person: str, command: commands.AskAdvice) -> bytes:
    """All that an adviser gets: an imagined game, for the same seed, and the decision."""
    task = table.advice_task(person, command)
    game = table.definition.decode(task.data)
    return game.imagine(task.seat, 3).encode() + repr((game.prompt(task.seat), game.options(task.seat))).encode()


def messages(table: Table, seat: int, chance: Chance) -> list[commands.Command]:
    """At least one message of each kind that a client at a seat can send, legal or not."""
    game, moment = table.game, table.seats[seat].question_number
    assert game is not None
    options = game.options(seat) if seat in game.deciders else [1]
    chosen = sorted({options[chance.below(len(options))] for _ in range(4)})
    seats = range(game.seats)
    return [
        *[commands.Answer("m", moment, option) for option in chosen],
        commands.Answer("m", moment, 499),
        commands.Answer("m", moment - 1, options[0]),
        commands.TakeBack("m", moment),
        commands.TakeBack("m", moment - 1),
        commands.Say("m", "hello"),
        *[commands.Say("m", "psst", other) for other in seats],
        *[commands.Vote("m", other) for other in seats],
        commands.Sit("m", seat),
        commands.Leave("m"),
        commands.SetPlan("m", table.plan),
        commands.SetReady("m", True),
        commands.Start("m"),
        commands.Pause("m"),
        commands.Resume("m"),
        commands.StandIn("m"),
        commands.Return("m"),
        commands.Close("m"),
        commands.Sync("m"),
        commands.Ping("m", True),
        commands.AskAdvice("m", moment),
        *(trades(game, seat, chance) if isinstance(game, NewAngelesGame) else []),
    ]


def trades(game: NewAngelesGame, seat: int, chance: Chance) -> list[commands.Command]:
    """Trades, and questions about them, with every other seat. Answers of all kinds of questions are asked for."""
    found: list[commands.Command] = []
    promise = Promise("support", seat)
    for other in range(game.seats):
        found.append(wire.CanTrade("m", other))
        asked = game.options(other) if other in game.deciders else [1]
        answers = [asked[0], asked[-1], asked[chance.below(len(asked))]]
        wants = [Terms(capital=1), Terms(promises=(promise,)), *[Terms(answer=answer) for answer in answers]]
        for want in wants:
            give = Terms(capital=chance.below(2))
            found += [
                wire.Weigh("m", other, give, want),
                wire.Propose("m", other, give, want, bool(chance.below(2))),
            ]
    for number in {one.number for one in game.s.ledger.proposals} | {0, 1}:
        found += [wire.Accept("m", number), wire.Decline("m", number), wire.Withdraw("m", number)]
        found.append(wire.Counter("m", number, Terms(), Terms(capital=1)))
    return found


Act = tuple[str, LogEvent]  # a person and what they do


def acts(host: Host, chance: Chance) -> list[Act]:
    """Some acts of people at the table: answers, answers taken back, whispers, and whispered trades."""
    table = host.table
    game = table.game
    assert game is not None
    found: list[Act] = []
    for seat in game.deciders:
        options = game.options(seat)
        found += [(host.person(seat), Answered(seat, options[chance.below(len(options))])) for _ in range(3)]
    for seat in range(game.seats):
        other = (seat + 1 + chance.below(game.seats - 1)) % game.seats
        found.append((host.person(seat), Said(seat, "a secret", other)))
        if takes_back(table, seat):
            found.append((host.person(seat), TookBack(seat)))
        row = random_side_action(game.s, seat, Dice(seeded(host.now))) if isinstance(game, NewAngelesGame) else None
        if row is not None:
            found.append((host.person(seat), TookSideAction(seat, row)))
    return found


def takes_back(table: Table, seat: int) -> bool:
    assert table.game is not None
    try:
        table.game.copy().take_back(seat)
    except Refused:
        return False
    return True


def compare(snapshot: bytes, now: int, viewer: str, act: Act, chance: Chance, counts: Counter[str], share: int) -> None:
    """Send messages to two tables, one of which has carried out an act that is silent for the viewer."""
    silent, plain = Twin(snapshot, viewer, now, act), Twin(snapshot, viewer, now)
    if silent.frames != [None]:
        return
    counts[type(act[1]).__name__] += 1
    if not viewer:
        assert silent.requests() == plain.requests()
        return
    seat = plain.table.seat_of(viewer)
    tried = [*messages(plain.table, seat, chance), *messages(silent.table, seat, chance)]
    for command in tried:
        if chance.below(share) and not isinstance(command, commands.TakeBack | wire.CanTrade):
            continue
        send_row(Twin(snapshot, viewer, now, act), Twin(snapshot, viewer, now), command, chance)
        counts["messages"] += 1


def send_row(silent: Twin, plain: Twin, command: commands.Command, chance: Chance) -> None:
    """Send a command and then random ones to both tables, and compare all answers."""
    sent = []
    for _ in range(CHAIN):
        sent.append(command)
        assert silent.send(command) == plain.send(command), sent
        more = messages(plain.table, plain.table.seat_of(plain.person), chance) if is_on(plain) else []
        if not more:
            break
        command = more[chance.below(len(more))]
    assert silent.requests() == plain.requests(), sent


def is_on(twin: Twin) -> bool:
    """Whether the game is being played and the person still sits at the table."""
    return twin.table.status == "playing" and twin.table.seat_of(twin.person) >= 0


def step(host: Host, chance: Chance) -> None:
    """Let one of the awaited seats answer at random, or carry out another random act."""
    host.now += 1 + chance.below(9_000)
    turns = host.table.turns
    seat = turns[chance.below(len(turns))]
    assert host.table.game is not None
    options = host.table.game.options(seat)
    host.answer(seat, options[chance.below(len(options))])
    if not chance.below(3) and host.table.status == "playing":
        others = [(person, event) for person, event in acts(host, chance) if not isinstance(event, Answered)]
        person, event = others[chance.below(len(others))]
        host.store(person, host.id(), event)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The long form plays with more numbers of players."""
    if "plan" in metafunc.fixturenames:
        count = len(PLANS) if metafunc.config.getoption("--soak") else SHORT
        metafunc.parametrize("plan", PLANS[:count], ids=IDS[:count])


def is_enough(counts: Counter[str]) -> bool:
    return counts["Answered"] > 3 and counts["Said"] > 3 and counts["messages"] > 30


@pytest.mark.soak
def test_no_message_tells_of_a_silent_act(plan: Plan, soak: bool, size: Size) -> None:
    counts: Counter[str] = Counter()
    rarely = size(quick=12, normal=5 if plan.game == "neom" else 12, soak=2)  # one position in so many is tried
    for seed in range(12 if soak else 6):
        if not soak and is_enough(counts):
            break
        chance = Chance(seed)
        host = Host(plan).start(seed)
        while host.table.status == "playing" and not (size.name == "quick" and is_enough(counts)):
            step(host, chance)
            if chance.below(rarely) or host.table.status != "playing":
                continue
            snapshot = host.table.save()
            for act in acts(host, chance):
                viewer = (*PEOPLE[: plan.seats], NOBODY)[chance.below(plan.seats + 1)]
                if viewer != act[0] and (soak or isinstance(act[1], Answered) or not chance.below(4)):
                    compare(snapshot, host.now, viewer, act, chance, counts, 4 if soak else 16)
    assert is_enough(counts) or plan.seats == 2  # two people see nearly everything


def test_whispers_push_out_nobody_elses_messages() -> None:
    """However much two people whisper, a third one finds the public chat and their own whispers as they were."""
    host = Host(PLANS[0]).start()
    host.command(PEOPLE[0], commands.Say(host.id(), "to all"))
    host.command(PEOPLE[0], commands.Say(host.id(), "to one", 1))
    before = FrameDiff(host.table, PEOPLE[0]).full()
    for _ in range(200):
        host.command(PEOPLE[1], commands.Say(host.id(), "x" * 500, 2))

    assert FrameDiff(host.table, PEOPLE[0]).full() == before
    assert len(host.table.save()) < 100_000


def before_support() -> tuple[Host, int, int]:
    """A table at which a seat may support, and another seat."""
    for seed in range(50):
        host = Host(PLANS[1]).start(seed)
        for _ in range(150):
            if host.table.status != "playing":
                break
            seat = host.city.deciders[0]
            if host.city.prompt(seat) == "support-or-abstain" and MAIN in host.city.options(seat):
                return host, seat, next(one for one in range(4) if one != seat)
            host.answer(seat, host.city.decision(seat).default)
    raise AssertionError("no such game")


def test_whoever_has_silently_chosen_is_asked_again_when_that_choice_is_traded() -> None:
    """A proposal about the choice is accepted as if it were still open. The player can then accept it."""
    host, seat, other = before_support()
    host.answer(seat, MAIN)
    before = host.city.prompt(seat)
    host.command(PEOPLE[other], wire.Propose(host.id(), seat, Terms(), Terms(answer=ABSTAIN)))
    number = host.city.s.ledger.proposals[-1].number

    assert (before, host.city.prompt(seat)) == ("support-card", "support-or-abstain")
    host.command(PEOPLE[seat], wire.Accept(host.id(), number))
    assert host.city.deciders != (seat,)


def test_a_silent_act_wakes_no_other_bot() -> None:
    """Bots that have nothing to say stay quiet, and the limits of other seats stay as they were."""
    host, seat, other = before_support()
    host.table.idle_bots = {0, 1, 2, 3}
    host.command(PEOPLE[other], wire.Propose(host.id(), seat, Terms(capital=0), Terms(capital=1), True))
    host.table.idle_bots = {0, 1, 2, 3}
    host.answer(seat, MAIN)

    assert host.table.idle_bots == {0, 1, 2, 3} - {seat}
    assert host.table.seats[other].proposals_made == 1


def before_sacrifice() -> tuple[Host, int, int]:
    """A table of NEOM at which a seat may sacrifice a tile, and the last answer of the other seat, who may undo it."""
    for seed in range(50):
        host, chance, last = Host(PLANS[2]).start(seed), Chance(seed), 0
        while host.table.status == "playing":
            seat = host.table.turns[0]
            assert host.table.game is not None
            options = host.table.game.options(seat)
            undo = commands.TakeBack("u", host.table.seats[1 - seat].question_number)
            if SACRIFICE in options and not host.refusal(PEOPLE[1 - seat], undo):
                return host, seat, last
            last = options[chance.below(len(options))]
            host.answer(seat, last)
    raise AssertionError("no such game")


def test_half_a_choice_does_not_keep_another_player_from_undoing() -> None:
    """Whoever suffers a Disaster chooses first to sacrifice a tile, and then which. Nobody sees the first choice."""
    host, seat, last = before_sacrifice()
    host.answer(seat, SACRIFICE)
    assert host.table.game is not None
    assert (host.table.turns, host.table.game.prompt(seat)) == ((seat,), "sacrifice")
    other = 1 - seat
    host.command(PEOPLE[other], commands.TakeBack("u", host.table.seats[other].question_number))
    assert host.table.turns == (other,)
    host.answer(other, last)

    assert (host.table.turns, host.table.game.prompt(seat)) == ((seat,), "sacrifice")
