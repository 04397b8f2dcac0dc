"""Adds up the reports of long tests, and writes `docs/reliability.md` from them.

    .venv/bin/python -m tools.reliability

Reports are added up only if they have the same figure, variant and method. Each must come from committed code, and no
two may have the same seed: a repeated run is no new evidence.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tools.soak_reports import ROOT

PAGE: Final = ROOT / "docs" / "reliability.md"
CONFIDENCE: Final = 0.95
COMMITTED: Final = re.compile(r"[0-9a-f]{12}")


class Trials(NamedTuple):
    """Something that was tried as often as the count `tried` says. Each of the `faults` is a count that should be 0."""

    tried: str
    faults: tuple[str, ...]


class Figure(NamedTuple):
    """A figure, and how it is measured. Raise `method` when a test begins to count in another way.

    If it does not add up, only the latest report of each variant is shown.
    """

    name: str
    method: int
    title: str
    trials: tuple[Trials, ...]
    how: str
    limits: str  # what the figure does not show
    command: str
    adds_up: bool = True


KILLS: Final = Figure(
    "kills", 1, "Answers lost by kills",
    (
        Trials("kills", ("lost", "doubled", "refused_but_stored", "altered", "gaps")),
        Trials("acknowledged", ("lost", "doubled", "altered")),
    ),
    "People play at five tables of both games. `kill -9` ends the server at random, or at a point just before or after"
    " an answer is written, committed, acknowledged or kept in a snapshot. After each kill, the database is compared"
    " with what was sent, acknowledged and refused; people then repeat what was not acknowledged. After each 250 kills,"
    " the whole log is compared again, and each table must stand where its log does.",
    "A power cut: the system's own memory survives a kill. That each acknowledgement waits for the disk is tested in"
    " `tests/server/store/test_durability.py`. On PostgreSQL only our server is killed, not the database.",
    'NEOPOLIS_SOAK_MANY_KILLS_SQLITE=1000 make soak ARGS="-k test_many_kills"',
)  # fmt: skip

SECRECY: Final = Figure(
    "secrecy", 1, "Hidden information sent",
    (Trials("pairs", ("differences",)),),
    "A random position is compared with one that a seat imagines from its view, and that differs in hidden information."
    " What the server would send that seat about both must be the same, byte for byte: view, derived values, question,"
    " options, their words, and trades.",
    "Timing, and what follows from the order of frames; `test_twin_tables.py` and `test_wire_secrecy.py` in"
    " `tests/server/soak` compare frames and whole games. Pairs of one game resemble each other. If imagining itself"
    " used hidden information, both sides would be the same; the games' own tests of secrecy check that.",
    'make soak ARGS="-k test_many_pairs"',
)  # fmt: skip

RACES: Final = Figure(
    "races", 1, "Races with other than one winner",
    (Trials("races", ("no_winner", "two_winners", "wrong_winner", "odd")),),
    "Two processes serve the same tables through PostgreSQL and Redis. People answer each question through both at"
    " once: in three of four races with different messages, of which exactly one must be stored and acknowledged, and"
    " in the fourth with the same message, which must be stored once.",
    "More than two processes, and processes on different machines.",
    'make soak ARGS="-k test_races"',
)  # fmt: skip

FIGURES: Final = (KILLS, RACES, SECRECY)


def main() -> None:
    pass
