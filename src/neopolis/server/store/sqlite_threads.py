"""Threads that work on an SQLite file: one writer and a few readers.

SQLite allows one writer at a time. Work that arrives while the writer is busy waits, and is then done together in one
transaction, so that it needs only one disk sync.
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
from neopolis.server.store.errors import Conflict

READERS: Final = 4
RETRY_SECONDS: Final = 0.05
SAFE: Final = {"journal_mode": "wal", "synchronous": "2", "fullfsync": "1"}  # 2 is FULL: each commit is on disk

T = TypeVar("T")


def enable_wal(path: Path, timeout: float) -> None:
    """Turn on the file's write-ahead log, so that readers and the writer do not wait for each other.

    If two processes do this at the same time, SQLite refuses one of them without waiting, so we retry ourselves.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _create_private(path)
    with closing(sqlite3.connect(path, timeout=timeout)) as connection:
        for attempt in range(int(timeout / RETRY_SECONDS), -1, -1):
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or not attempt:
                    raise
                time.sleep(RETRY_SECONDS)


def _create_private(path: Path) -> None:
    """Create the file, unless it exists. Other users cannot read it, because it will contain seeds, hands and whispers.

    SQLite gives its other files the same permissions.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _engine(path: Path, timeout: float, begin_with: str, connections: int, is_read_only: bool = False) -> Engine:
    url = URL.create("sqlite+pysqlite", database=str(path))
    if is_read_only:
        url = url.set(database=path.absolute().as_uri(), query={"mode": "ro", "uri": "true"})
    engine = create_engine(url, hide_parameters=True, pool_size=connections, max_overflow=0)

    @event.listens_for(engine, "connect")
    def prepare(raw: sqlite3.Connection, _: object) -> None:
        raw.isolation_level = None  # `begin` below starts transactions, not the driver
        raw.execute(f"PRAGMA busy_timeout = {int(timeout * 1000)}")
        raw.execute("PRAGMA synchronous = FULL")
        raw.execute("PRAGMA fullfsync = ON")  # macOS: an ordinary sync may leave data in the disk's cache
        raw.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin_with)

    return engine


class SqliteReaders:
    """Threads that read."""

    def __init__(self, path: Path, timeout: float, is_read_only: bool = False) -> None:
        self._engine: Final = _engine(path, timeout, "BEGIN", READERS, is_read_only)
        self._threads: Final = ThreadPoolExecutor(READERS, "sqlite-reader")

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self._threads.submit(self._run, work))

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class _Job(Protocol):
    """Work for the writer, whatever the type of its result."""

    def start(self) -> bool: ...
    def run_alone(self, connect: Callable[[], Connection]) -> None: ...
    def run_with_others(self, connection: Connection) -> None: ...
    def resolve(self) -> None: ...


class _TypedJob(Generic[T]):
    """Work for the writer, and the future that gets the result after the transaction is committed."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.future: Final[Future[T]] = Future()
        self._work: Final = work
        self._results: list[T] = []  # one result, or none
        self._refusal: Exception | None = None

    def start(self) -> bool:
        """Mark the job as running; False if it was cancelled before."""
        return self.future.set_running_or_notify_cancel()

    def run_alone(self, connect: Callable[[], Connection]) -> None:
        """Do the work in its own transaction, and resolve the future."""
        try:
            connection = connect()
            with connection.begin():
                result = self._work(connection)
        except BaseException as error:
            self.future.set_exception(error)
        else:
            self.future.set_result(result)

    def run_with_others(self, connection: Connection) -> None:
        """Do the work within a shared transaction. A refusal undoes only this work."""
        try:
            with connection.begin_nested():
                self._results.append(self._work(connection))
        except (Refused, Conflict, IntegrityError) as refusal:
            self._refusal = refusal

    def resolve(self) -> None:
        """Resolve the future, after the shared transaction is committed."""
        if self._refusal is not None:
            self.future.set_exception(self._refusal)
        else:
            self.future.set_result(self._results[0])


class SqliteWriter:
    """The thread that writes, over one connection that it keeps."""

    def __init__(self, path: Path, timeout: float) -> None:
        self._engine: Final = _engine(path, timeout, "BEGIN IMMEDIATE", 1)
        self._thread: Final = ThreadPoolExecutor(1, "sqlite-writer")
        self._lock: Final = threading.Lock()
        self._waiting: list[_Job] = []
        self._connection: Connection | None = None  # kept, because getting one from the pool each time takes longer

    async def run(self, work: Callable[[Connection], T]) -> T:
        job = _TypedJob(work)
        with self._lock:
            self._waiting.append(job)
        self._thread.submit(self._run_waiting)
        return await asyncio.wrap_future(job.future)

    def _run_waiting(self) -> None:
        """Run all waiting jobs together. If that fails, run them one by one, so that a bad job fails alone."""
        with self._lock:
            waiting, self._waiting = self._waiting, []
        jobs = [job for job in waiting if job.start()]
        if len(jobs) > 1 and self._run_together(jobs):
            return
        for job in jobs:
            job.run_alone(self._connect)

    def _run_together(self, jobs: list[_Job]) -> bool:
        """Run jobs in one transaction; False if nothing was committed."""
        try:
            connection = self._connect()
            with connection.begin():
                for job in jobs:
                    job.run_with_others(connection)
        except Exception:
            return False
        for job in jobs:
            job.resolve()
        return True

    def _connect(self) -> Connection:
        """The connection, without a transaction; a new one if something is wrong with the last one."""
        known = self._connection
        if known is None or known.closed or known.invalidated or known.in_transaction():
            if known is not None:
                known.close()
            known = self._connection = self._engine.connect()
        return known

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()
