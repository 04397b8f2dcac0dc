"""Whole games in a world where messages get lost and processes crash: no acknowledged message is lost."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.json import encode

from neopolis.client.client_state import ClientState
from neopolis.client.world import imagined
from neopolis.server.table.commands import Answer
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import Answered, Clock, Entry, Interrupted, Plan, Said, StoodIn
from neopolis.server.table.server_messages import Update
from neopolis.server.table.table import Table
from tests.server.simulation.people import DECODER, Person
from tests.server.simulation.process import Process
from tests.server.simulation.scheduler import SECOND, World
from tests.server.simulation.storing import Store
from tests.server.table.host import PEOPLE
from tests.sizes import Size

CLOCKS = [Clock(), Clock(), Clock("live", bank=40, increment=3), Clock("turns", move=20)]
HOUR = 3_600 * SECOND
MOST_WAITS = 100
WHOLE = 20  # one game in 20 is played to the end


class Simulation:
    """A table, two processes, people and a spectator, all made from a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.world = world = World(seed)
        self.plan = plan(world, seed)
        self.store = Store()
        self.store.append([Entry(1, world.now, "ann", "", create_table("ann", "Ann", self.plan))])
        self.processes = [Process(world, self.store, number) for number in range(2)]
        for process in self.processes:
            process.others = [one for one in self.processes if one is not process]
        names = PEOPLE[: max(1, self.plan.bots.count(""))]
        self.people = [Person(world, self.processes, name, seed % 4 == at) for at, name in enumerate([*names, ""])]
        world.after(SECOND, self._trouble)

    def _trouble(self) -> None:
        """Every few seconds, a process may crash or its clock jump."""
        world = self.world
        if not world.faulty:
            return
        world.after(world.below(8 * SECOND), self._trouble)
        process = self.processes[world.below(2)]
        if world.happens(15) and process.alive:
            process.crash()
        if world.happens(10):
            process.offset = (world.below(21) - 10) * 60 * SECOND
        if world.happens(5):
            self._suspend()

    def _suspend(self) -> None:
        """The machine sleeps for up to ten minutes: the clocks of all processes jump ahead."""
        gap = self.world.below(600) * SECOND
        for process in self.processes:
            process.offset += gap

    @property
    def table(self) -> Table:
        """The table made from the log alone."""
        return Table.load("t", self.store.log)

    def run(self) -> None:
        """Let things go wrong for a while; then nothing fails any more and the game goes on."""
        world, store = self.world, self.store
        whole = self.seed % WHOLE == 0
        world.run(lambda: len(store.log) >= (400 if whole else 40), 90 * SECOND)
        world.faulty = False
        wanted = len(store.log) + (100_000 if whole else 15)
        is_over = lambda: len(store.log) >= wanted or self._is_over()  # noqa: E731
        assert world.run(is_over, 2 * HOUR), f"stuck: {self.table.data}"
        for person in self.people:
            person.asleep = world.now + 100 * HOUR  # people send nothing new, only unanswered messages again
        for _ in range(MOST_WAITS):  # clocks and bots may still have something to do
            length = len(store.log)
            world.run(lambda: False, 10 * SECOND)
            if length == len(store.log):
                return
        raise AssertionError("it never comes to rest")

    def _is_over(self) -> bool:
        tables = [process.table for process in self.processes if process.table is not None]
        return any([table.status == "over" for table in tables])


def plan(world: World, seed: int) -> Plan:
    """A plan for NEOM with 1 to 3 seats, or (every third seed) for New Angeles with 4; some seats may have bots."""
    clock = CLOCKS[world.below(len(CLOCKS))]
    if seed % 3:
        bots = [["", "", "greedy"], ["", "random"], ["", "", ""], [""]][world.below(4)]
        return Plan("neom", len(bots), {}, bots, clock)
    bots = [["", "", "plain", "random"], ["", "random", "plain", "random"], ["", "", "", ""]][world.below(3)]
    return Plan("new-angeles", 4, {}, bots, clock)


def check_acknowledged(simulation: Simulation) -> None:
    """Every acknowledged message is in the log exactly once, as it was sent."""
    log = simulation.store.log
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    counts = Counter([(entry.person, entry.message) for entry in log if entry.message])
    assert set(counts.values()) <= {1}
    by_name = {(entry.person, entry.message): entry.event for entry in log if entry.message}
    for person in simulation.people:
        for command in person.acked:
            event = by_name[person.name, command.id]
            if isinstance(command, Answer):
                assert isinstance(event, Answered) and event.option == command.option


def check_answers_are_legal(simulation: Simulation) -> Table:
    """The log can be replayed, so no question has two answers. Both processes have the same table."""
    table = simulation.table
    assert table.status in ("gathering", "playing", "paused", "over")
    for process in simulation.processes:
        replica = process.caught_up()
        assert replica.data == table.data
        if table.game is not None and replica.game is not None:
            assert replica.game.encode(as_arrived=True) == table.game.encode(as_arrived=True)
    return table


def check_views(simulation: Simulation, table: Table) -> None:
    """Every client knows the same as a newcomer would receive."""
    for person in simulation.people:
        update = DECODER.decode(FrameDiff(table, person.name).full())
        assert isinstance(update, Update)
        fresh = ClientState().after(update)
        for field in ("table", "view", "decision", "moment", "history", "talk"):
            assert getattr(person.seen, field) == getattr(fresh, field), (person.name, field)
        if person.imagines and person.seen.world:
            world = imagined(person.seen)
            assert table.game is not None and world.deciders == table.game.deciders
            assert encode(world.view(person.seen.you)) == encode(table.game.view(person.seen.you))


def check_secrets(simulation: Simulation) -> None:
    """Only the two people concerned receive a whisper."""
    log = simulation.store.log
    seats = simulation.table.data.seats_held
    whispers = [entry.event for entry in log if isinstance(entry.event, Said) and entry.event.to >= 0]
    for person in simulation.people:
        seat = seats.get(person.name, -1)
        for said in whispers:
            assert said.text.encode() not in person.lines_received or seat in (said.seat, said.to)


def check_mercy(simulation: Simulation) -> None:
    """After an outage, nobody runs out of time or is voted out for a minute, and bots do not play on alone."""
    table, mercy, deserted = Table("t"), 0, False
    for entry in simulation.store.log:
        table.apply(entry)
        event = entry.event
        if isinstance(event, Interrupted):
            assert event.gap > 0
            mercy = table.data.at + 60 * SECOND
        if isinstance(event, StoodIn) and event.why in ("clock", "vote"):
            assert table.data.at >= mercy, entry
        is_bots = not entry.person and isinstance(event, Answered)
        assert not (is_bots and deserted), entry
        deserted = table.is_deserted


def check_not_stuck(table: Table, now: int) -> None:
    """While a game is running, somebody can act or something is due."""
    if table.status == "playing":
        assert not table.is_deserted or table.due() is not None
        assert table.turns or table.due() is not None or table.bot_tasks(now)


def simulate(seed: int) -> Simulation:
    simulation = Simulation(seed)
    simulation.run()
    check_acknowledged(simulation)
    table = check_answers_are_legal(simulation)
    check_views(simulation, table)
    check_secrets(simulation)
    check_mercy(simulation)
    check_not_stuck(table, simulation.world.now)
    return simulation


@pytest.mark.soak
@pytest.mark.parametrize("part", range(3))
def test_nothing_acknowledged_is_lost(part: int, size: Size) -> None:
    """60 seeds, 24 in the short form: lost, doubled and late messages, crashes, conflicts, sleep, jumping clocks."""
    seeds = size(quick=8, normal=20, soak=3_334)
    done: Counter[str] = Counter()
    for seed in range(part * seeds, (part + 1) * seeds):
        simulation = simulate(seed)
        kinds = [type(entry.event).__name__ for entry in simulation.store.log]
        done.update(kinds)
        done["acked"] += sum([len(person.acked) for person in simulation.people])
        done["lives"] += sum([process.life for process in simulation.processes])
        done["conflicts"] += simulation.store.conflicts
        done["over"] += simulation.table.status == "over"

    common = "acked lives conflicts Answered TookSideAction Said Interrupted"
    rare = size(quick="", normal="over TookBack StoodIn Returned Paused")  # eight seeds need not have them
    assert not [kind for kind in [*common.split(), *rare.split()] if not done[kind]], done


def test_the_same_seed_gives_the_same_log() -> None:
    """The same seed gives the same log, so a failing seed can be run again."""
    logs = [encode(simulate(3).store.log) for _ in range(2)]

    assert logs[0] == logs[1]
