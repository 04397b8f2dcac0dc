"""Checks whether the tests can use a database: exit code 0 if so, otherwise 1. Also has the URLs for the tests.

python tools/databases.py URL
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import asyncpg
import redis
from asyncpg.exceptions import PostgresError

OWN = Path(__file__).parents[1] / ".tools" / "postgresql.url"  # has the URL of our own PostgreSQL, if there is one
SECONDS = 10


def postgresql_url() -> str:
    """The URL of a PostgreSQL database for the tests. They create more databases on the same server."""
    chosen = os.environ.get("NEOPOLIS_TEST_POSTGRESQL", "")
    own = OWN.read_text(encoding="utf-8").strip() if OWN.exists() else "postgresql://127.0.0.1:5432/test"
    return chosen or own


def redis_url() -> str:
    """The URL of the Redis server for the tests."""
    return os.environ.get("NEOPOLIS_TEST_REDIS", "") or "redis://127.0.0.1:6379/0"


async def ask_postgresql(url: str) -> bool:
    connection = await asyncpg.connect(url, timeout=SECONDS)
    may_create = "SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user"
    allowed = bool(await connection.fetchval(may_create))
    await connection.close()
    return allowed


def answers(url: str) -> bool:
    try:
        if url.startswith("postgres"):
            return asyncio.run(ask_postgresql(url))
        return bool(redis.Redis.from_url(url, socket_timeout=SECONDS).ping())
    except (OSError, ValueError, PostgresError, redis.RedisError):
        return False


if __name__ == "__main__":
    sys.exit(0 if answers(sys.argv[1]) else 1)
