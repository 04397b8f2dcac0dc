"""Notices when several servers share an SQLite file. A rare bug in older versions of SQLite can then damage it."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

if sys.platform != "win32":
    import fcntl

FIXED: Final = (3, 51, 3)  # the first version without the WAL-reset bug, https://sqlite.org/wal.html#walresetbug


def is_at_risk(database: str, has_redis: bool) -> bool:
    """Whether several servers use, or are about to use, an SQLite file with a version of SQLite that may damage it.

    Redis is only for several processes. Without it, a lock file shows whether another server runs on the same file;
    this process holds the lock until it ends.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite":
        return False
    is_alone = _lock(Path(f"{url.database}.server"))
    return sqlite3.sqlite_version_info < FIXED and (has_redis or not is_alone)


def _lock(file: Path) -> bool:
    """Lock a file for as long as this process lives; False if another process has locked it."""
    if sys.platform == "win32":
        return True
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        return False
    return True
