"""The sizes of the long tests, and their reports.

Every size can be set in the environment, as in NEOPOLIS_SOAK_FUZZ=5000. Sizes that are not set have a long form, which
--soak chooses, and a short one. Figures are printed when all tests are done. If NEOPOLIS_SOAK_REPORT names a file, they
are also appended to it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path


class Sizes:
    """Chooses the long or the short form of each size, unless the environment sets it."""

    def __init__(self, soak: bool) -> None:
        self.soak = soak

    def number(self, name: str, long: float, short: float) -> float:
        chosen = os.environ.get(f"NEOPOLIS_SOAK_{name}", "")
        return float(chosen) if chosen else long if self.soak else short

    def count(self, name: str, long: int, short: int) -> int:
        return int(self.number(name, long, short))


def quantile(values: Sequence[float], share: float) -> float:
    """The quantile of some values; 0 if there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def milliseconds(values: Sequence[float]) -> list[str]:
    """Count, p50, p99 and maximum of some durations, as cells of a report."""
    found = [quantile(values, share) for share in (0.5, 0.99)] + [max(values, default=0.0)]
    return [str(len(values)), *[f"{1000 * value:.1f} ms" for value in found]]


Figures = Callable[[str], None]
QUANTILES = ["count", "p50", "p99", "max"]


def report(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of figures as text; it is also appended to the file in NEOPOLIS_SOAK_REPORT, if that is set."""
    lines = [["", *head], *[list(row) for row in rows]]
    widths = [max([len(line[at]) for line in lines]) for at in range(len(head) + 1)]
    body = ["  ".join([cell.ljust(width) for cell, width in zip(line, widths, strict=True)]).rstrip() for line in lines]
    text = "\n".join([title, *body])
    if place := os.environ.get("NEOPOLIS_SOAK_REPORT", ""):
        with Path(place).open("a", encoding="utf-8") as file:
            file.write(text + "\n\n")
    return text


def memory(process: int) -> float:
    """The resident memory of a process in megabytes."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_time(process: int) -> float:
    """The CPU time of a process in seconds, independent of how busy the machine is."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def files_open(process: int) -> int:
    """The number of files and sockets that a process has open."""
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


def children(process: int) -> list[int]:
    """The ids of the child processes of a process."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]
