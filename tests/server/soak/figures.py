"""The sizes of the long tests, and their reports.

Every size can be set in the environment, as in NEOPOLIS_SOAK_FUZZ=5000. Sizes that are not set have a long form, which
--soak chooses, a normal one, and some a short one, which --quick chooses. Figures are printed when all tests are done.
If NEOPOLIS_SOAK_REPORT names a file, they are also appended to it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.sizes import Size


class Sizes:
    """Chooses the long, normal or short form of each size, unless the environment sets it."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.soak = size.name == "soak"

    def number(self, name: str, long: float, normal: float, quick: float | None = None) -> float:
        chosen = os.environ.get(f"NEOPOLIS_SOAK_{name}", "")
        return (
            float(chosen) if chosen else self.size(quick=normal if quick is None else quick, normal=normal, soak=long)
        )

    def count(self, name: str, long: int, normal: int, quick: int | None = None) -> int:
        return int(self.number(name, long, normal, quick))


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
