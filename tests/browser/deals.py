"""A server with fixed shuffles on a fixed day: the same cards in every run, so that a failure can be reproduced.

Apart from that it is `neopolis serve`. Only the timing varies from run to run.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import zlib
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from neopolis.cli.main import run
from neopolis.engine.game import MAX_SEED
from neopolis.server.http.routes import challenges
from neopolis.server.runtime.pars import Pars
from neopolis.server.store.derived_keys import DerivedKeys
from neopolis.server.table import opening
from neopolis.server.table.state import TableState
from tests.server.http.running import Running

FILE = "NEOPOLIS_TEST_DEAL"  # environment variable with the path of a file that contains the name of the running test
any_number, any_digits = secrets.randbelow, secrets.token_hex
SEED_BYTES = 32
TODAY = date(2026, 11, 19)  # for challenges: tests must not depend on the day on which they run


def seed(words: str) -> int:
    return zlib.crc32(words.encode())


any_game_seed = opening._seed


def game_seed(t: TableState, seed: int | str) -> int:
    """The game's seed, from the table's server seed alone, because the shares and the table's id are random."""
    return int(t.data.server_seed.split()[0], 16) if t.data.commitment else any_game_seed(t, seed)


def serve() -> None:
    """The main program of a server with fixed shuffles."""
    deal = Path(os.environ[FILE])

    def randbelow(exclusive_upper_bound: int) -> int:
        if exclusive_upper_bound == MAX_SEED + 1:
            return seed(deal.read_text(encoding="utf-8"))
        return any_number(exclusive_upper_bound)

    def token_hex(nbytes: int | None = None) -> str:
        """Fixes server seeds too, so that the log of a table gives the same shuffles when it is read again."""
        return f"{seed(deal.read_text(encoding='utf-8')):064x}" if nbytes == SEED_BYTES else any_digits(nbytes)

    def bot_seed(self: DerivedKeys, table: str, seq: int) -> int:
        del self, table
        return seed(f"{deal.read_text(encoding='utf-8')} {seq}")

    async def no_pars(self: Pars) -> None:
        """Working out a par takes a bot minutes."""

    challenges.today = lambda: TODAY
    Pars._work = no_pars  # type: ignore[method-assign]
    opening._seed = game_seed
    secrets.randbelow, secrets.token_hex = randbelow, token_hex
    DerivedKeys.bot_seed = bot_seed  # type: ignore[method-assign]
    run()


class Dealt(Running):
    """A server with fixed shuffles, in a process of its own."""

    main = "tests.browser.deals:serve"

    def __init__(self, data: Path, **environment: str) -> None:
        super().__init__(data, **{FILE: str(data / "deal")}, **environment)
        self.deal("a test")

    def deal(self, test: str) -> None:
        """From now on, derive the shuffles of new games from the name of this test."""
        (self.data / "deal").write_text(test, encoding="utf-8")


@contextlib.contextmanager
def dealing(data: Path, **environment: str) -> Iterator[Dealt]:
    """A server with fixed shuffles that runs for the duration of the block."""
    server = Dealt(data, **environment)
    server.start()
    try:
        yield server
    finally:
        server.stop()
