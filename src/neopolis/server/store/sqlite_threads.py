"""Work on an SQLite file, in threads: one that writes, and some that read.

SQLite lets one writer in at a time. What is asked of the writer while it is at work waits, and is then done together in
one transaction: one wait for the disk is enough for all of it.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from neopolis.engine.refused import Refused
from neopolis.server.store.faults import Conflict

READERS: Final = 4
PAUSE: Final = 0.05  # seconds

T = TypeVar("T")


def log_ahead(path: Path, patience: float) -> None:
    """See that the file has its write-ahead log: from then on, readers and a writer do not wait for each other.

    While two processes switch to it at once, SQLite turns one away without waiting; so the waiting is ours.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _make(path)
    with closing(sqlite3.connect(path, timeout=patience)) as connection:
        for attempt in range(int(patience / PAUSE), -1, -1):
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or not attempt:
                    raise
                time.sleep(PAUSE)


def _make(path: Path) -> None:
    """An empty file unless there is one. Seeds, hands and whispers will be in it, so nobody else on this machine is to
    read it; SQLite makes the files beside it like this one.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _engine(path: Path, patience: float, begin_with: str, connections: int) -> Engine:
    url = URL.create("sqlite+pysqlite", database=str(path))
    engine = create_engine(url, hide_parameters=True, pool_size=connections, max_overflow=0)

    @event.listens_for(engine, "connect")
    def prepare(raw: sqlite3.Connection, _: object) -> None:
        raw.isolation_level = None  # the driver begins no transactions by itself: `begin` below does
        raw.execute(f"PRAGMA busy_timeout = {int(patience * 1000)}")
        raw.execute("PRAGMA synchronous = FULL")
        raw.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin_with)

    return engine


class SqliteReaders:
    """Threads that read."""

    def __init__(self, path: Path, patience: float) -> None:
        self._engine: Final = _engine(path, patience, "BEGIN", READERS)
        self._threads: Final = ThreadPoolExecutor(READERS, "sqlite-reader")

    async def do(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self._threads.submit(self._do, work))

    def _do(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class _Job(Protocol):
    """Something to write, whatever comes of it."""

    def is_wanted(self) -> bool: ...
    def do_alone(self, engine: Engine) -> None: ...
    def do_with_others(self, connection: Connection) -> None: ...
    def tell(self) -> None: ...


class _Task(Generic[T]):
    """Work, and the future that tells its outcome once that is certain."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.future: Final[Future[T]] = Future()
        self._work: Final = work
        self._done: list[T] = []  # its outcome, or nothing
        self._refusal: Exception | None = None

    def is_wanted(self) -> bool:
        """Whether nobody has given it up before it was begun."""
        return self.future.set_running_or_notify_cancel()

    def do_alone(self, engine: Engine) -> None:
        """Do the work in a transaction of its own, and tell."""
        try:
            with engine.begin() as connection:
                done = self._work(connection)
        except BaseException as error:
            self.future.set_exception(error)
        else:
            self.future.set_result(done)

    def do_with_others(self, connection: Connection) -> None:
        """Do the work within a transaction; a refusal undoes this work alone."""
        try:
            with connection.begin_nested():
                self._done.append(self._work(connection))
        except (Refused, Conflict, IntegrityError) as refusal:
            self._refusal = refusal

    def tell(self) -> None:
        """The transaction of all is committed."""
        if self._refusal is not None:
            self.future.set_exception(self._refusal)
        else:
            self.future.set_result(self._done[0])


class SqliteWriter:
    """The thread that writes."""

    def __init__(self, path: Path, patience: float) -> None:
        self._engine: Final = _engine(path, patience, "BEGIN IMMEDIATE", 1)
        self._thread: Final = ThreadPoolExecutor(1, "sqlite-writer")
        self._lock: Final = threading.Lock()
        self._waiting: list[_Job] = []

    async def do(self, work: Callable[[Connection], T]) -> T:
        task = _Task(work)
        with self._lock:
            self._waiting.append(task)
        self._thread.submit(self._do_all)
        return await asyncio.wrap_future(task.future)

    def _do_all(self) -> None:
        """Do all that waits: together, or if that fails one by one, so that each has only its own trouble."""
        with self._lock:
            waiting, self._waiting = self._waiting, []
        jobs = [job for job in waiting if job.is_wanted()]
        if len(jobs) > 1 and self._do_together(jobs):
            return
        for job in jobs:
            job.do_alone(self._engine)

    def _do_together(self, jobs: list[_Job]) -> bool:
        """Whether all was committed, and told; if not, nothing was."""
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    job.do_with_others(connection)
        except Exception:
            return False
        for job in jobs:
            job.tell()
        return True

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()
