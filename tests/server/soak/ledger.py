"""What clients have sent and what was acknowledged, to be compared with the server's log."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

import asyncpg
import msgspec
import sqlalchemy

from neopolis.client import Seat
from neopolis.engine.refused import Refused
from neopolis.server.store.derived_keys import DerivedKeys
from neopolis.server.store.seal import Seal
from neopolis.server.table import commands as messages
from neopolis.server.table.log_events import Answered, Entry, LogEvent, Said
from tests.server.http.running import SECRET

T = TypeVar("T")


class Sent(NamedTuple):
    """A message as a client has sent it: an answer or a chat message."""

    table: str
    seat: int
    option: int
    text: str


class Ledger:
    """The messages of all clients, by their unique ids. Those neither acknowledged nor refused have no outcome yet."""

    def __init__(self) -> None:
        self.sent: dict[str, Sent] = {}
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()

    async def answer(self, seat: Seat, option: int) -> None:
        """Answer the current question."""
        message = messages.Answer(seat.new_id(), seat.seen.moment, option)
        await self._send(seat, message, Sent(seat.table.id, seat.you, option, ""))

    async def message(self, seat: Seat, text: str) -> None:
        message = messages.Say(seat.new_id(), text)
        await self._send(seat, message, Sent(seat.table.id, seat.you, -1, text))

    async def _send(self, seat: Seat, message: messages.Answer | messages.Say, sent: Sent) -> None:
        self.sent[message.id] = sent
        try:
            await seat.send(message)
        except Refused as refused:
            if refused.code != "hung-up":
                self.refused.add(message.id)
            return
        self.acknowledged.add(message.id)

    def check(self, logs: dict[str, list[Entry]]) -> None:
        """Check that every acknowledged message is in its table's log exactly once, as sent, and no refused one is."""
        stored = Counter([entry.message for log in logs.values() for entry in log if entry.message])
        doubled = [message for message, count in stored.items() if count > 1]
        lost = [message for message in self.acknowledged if not stored[message]]
        done_after_all = [message for message in self.refused if stored[message]]
        assert (doubled, lost, done_after_all) == ([], [], [])
        for table, log in logs.items():
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
            for entry in log:
                if entry.message in self.sent:
                    assert self.sent[entry.message] == as_sent(table, entry)


def as_sent(table: str, entry: Entry) -> Sent:
    """The message from which an entry was made."""
    event = entry.event
    if isinstance(event, Answered):
        return Sent(table, event.seat, event.option, "")
    assert isinstance(event, Said)
    return Sent(table, event.seat, -1, event.text)


def logs_of(url: str) -> dict[str, list[Entry]]:
    """The logs of all tables, read directly from the database."""
    plain = url.replace("+aiosqlite", "").replace("+asyncpg", "")
    if plain.startswith("postgresql"):
        return _from_postgresql(plain)
    engine = sqlalchemy.create_engine(plain)
    with engine.connect() as connection:
        rows = connection.execute(sqlalchemy.text(f"SELECT {COLUMNS}")).all()
    engine.dispose()
    return sorted_by_table([tuple(row) for row in rows])


SEAL = Seal(DerivedKeys(SECRET.encode()))
COLUMNS = "table_id, seq, at, person, message, deed FROM entries ORDER BY table_id, seq"


def _from_postgresql(url: str) -> dict[str, list[Entry]]:
    async def read() -> list[tuple[object, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(f"SELECT {COLUMNS}")]
        finally:
            await connection.close()

    return sorted_by_table(run_in_thread(read()))


def run_in_thread(work: Coroutine[object, object, T]) -> T:
    """Run a coroutine in another thread, because an event loop may be running in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()


def sorted_by_table(rows: list[tuple[object, ...]]) -> dict[str, list[Entry]]:
    logs: dict[str, list[Entry]] = {}
    for table, seq, at, person, message, event in rows:
        assert isinstance(event, bytes) and isinstance(seq, int) and isinstance(at, int)
        decoded = SEAL.open_event(str(table), msgspec.json.decode(event, type=LogEvent))
        logs.setdefault(str(table), []).append(Entry(seq, at, str(person), str(message), decoded))
    return logs
