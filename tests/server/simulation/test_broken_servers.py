"""The simulation detects broken servers: each has one fault of a kind that real servers have had."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from neopolis.server.table import clocks, frame_diff, reducer
from neopolis.server.table.commands import Command
from neopolis.server.table.log_events import Entry, LogEvent
from neopolis.server.table.server_messages import Ack
from neopolis.server.table.table import Table
from neopolis.server.table.table_data import TalkLine
from tests.server.simulation.process import Process, Socket
from tests.server.simulation.storing import STORED, Store
from tests.server.simulation.test_simulation import simulate

SEEDS = (6, 4, *range(1, 60))  # the first two find all faults, unless the simulation changes


def breaks() -> bool:
    """Whether the simulation fails with one of the seeds."""
    for seed in SEEDS:
        try:
            simulate(seed)
        except (AssertionError, KeyError, ValueError, RecursionError):
            return True
    return False


def acknowledges_early(patch: pytest.MonkeyPatch) -> None:
    """Acknowledges messages before they are stored."""
    judge = Process._judge

    def early(self: Process, socket: Socket, command: Command) -> None:
        socket.send(Ack(command.id))
        judge(self, socket, command)

    patch.setattr(Process, "_judge", early)


def forgets_messages(patch: pytest.MonkeyPatch) -> None:
    """Carries out a repeated message again."""

    def append(self: Store, entries: list[Entry]) -> str:
        if entries[0].seq != len(self.log) + 1:
            return "conflict"
        self.log += entries
        return STORED

    patch.setattr(Store, "append", append)
    has_message = Table.has_message
    calls = iter(range(10**9))
    patch.setattr(
        Table, "has_message", lambda self, person, message: has_message(self, person, message) and next(calls) % 9
    )


def loses_commits(patch: pytest.MonkeyPatch) -> None:
    """Loses some committed entries in a crash."""
    crash = Process.crash

    def crashed(self: Process) -> None:
        self.store.log = self.store.log[: max(1, len(self.store.log) - 3)]
        crash(self)
        for other in self.others:
            other.table = None
        self.store.snapshot = (0, b"")

    patch.setattr(Process, "crash", crashed)


def does_not_check_conflicts(patch: pytest.MonkeyPatch) -> None:
    """Accepts two answers to one question."""

    def append(self: Store, entries: list[Entry]) -> str:
        first = len(self.log) + 1
        self.log += [Entry(first + n, e.at, e.person, e.message, e.event) for n, e in enumerate(entries)]
        return STORED

    patch.setattr(Store, "append", append)


def shows_whispers(patch: pytest.MonkeyPatch) -> None:
    """Shows whispers to everybody."""
    patch.setattr(TalkLine, "is_visible_to", lambda self, seat: True)


def forgets_to_show(patch: pytest.MonkeyPatch) -> None:
    """Does not send some changes outside the game, such as seats and pauses."""
    frame = frame_diff.table_frame
    kept: dict[tuple[int, str], object] = {}

    def stale(t: Table, person: str = "") -> object:
        return kept.setdefault((id(t), person), frame(t, person)) if t.seq % 3 else frame(t, person)

    patch.setattr(frame_diff, "table_frame", stale)


def has_a_clock_inside(patch: pytest.MonkeyPatch) -> None:
    """Makes the table depend on more than its log: here, on how many entries this process has applied."""
    reducers = reducer._REDUCERS.copy()
    calls = iter(range(10**9))

    def changed(t: Table, entry: Entry, event: LogEvent) -> None:
        reducers[type(event)](t, entry, event)
        t.data.at += next(calls) % 7

    for kind in reducers:
        patch.setitem(reducer._REDUCERS, kind, changed)


def charges_outages(patch: pytest.MonkeyPatch) -> None:
    """Lets clocks run while the server is away."""
    patch.setattr(clocks, "skip_outage", lambda t, gap, at, is_brief: None)


FAULTS = [
    acknowledges_early, forgets_messages, loses_commits, does_not_check_conflicts, shows_whispers, forgets_to_show,
    has_a_clock_inside, charges_outages,
]  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_the_simulation_notices(fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)

    assert breaks()
