"""Reports of long tests: what `tools/reliability.py` adds up."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import NamedTuple

from tools.reliability import Figure
from tools.soak_reports import REPORTS, Counts, reported


class Run(NamedTuple):
    """A run of a long test: its seed, which no other run has, and its counts so far."""

    seed: str
    counts: Counts


Reporting = Callable[[Figure, str], AbstractContextManager[Run]]


def reporting_to(keeps: bool) -> Reporting:
    """Runs with a new seed each, whose counts are kept in `docs/reliability`; or with a fixed seed, and not kept."""

    @contextmanager
    def begin(figure: Figure, variant: str) -> Iterator[Run]:
        seed = secrets.token_hex(8) if keeps else "7"
        with reported(figure.name, figure.method, variant, seed, REPORTS if keeps else None) as counts:
            yield Run(seed, counts)

    return begin
