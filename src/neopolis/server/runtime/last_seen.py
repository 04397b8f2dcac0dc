"""Where people were last connected, as other processes report it every few seconds.

A process that is stopped (SIGSTOP, a suspended machine) reports nothing, and the sockets of its people hang. Before
their time runs out, they get time to reconnect to another process.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SILENT: Final = 8_000  # milliseconds without a report after which a process counts as stopped
SEEN: Final = 600_000  # milliseconds without a report after which its people have reconnected or left


class LastSeen:
    """The seats that other processes have last reported as connected, by table and process. Callers pass in the time.

    Anybody with access to Redis can report any seats. Reports about tables that do not exist have no effect.
    """

    def __init__(self) -> None:
        self._reports: dict[str, dict[str, tuple[frozenset[int], int]]] = {}

    def report(self, process: str, table: str, seats: Iterable[int], now: int) -> None:
        """Store what a process reports about a table."""
        reports = self._reports.setdefault(table, {})
        reports[process] = (frozenset(seats), now)
        if not any([found for found, _ in reports.values()]):
            del self._reports[table]

    def silent(self, table: str, now: int, after: int) -> dict[int, int]:
        """The seats of processes that have fallen silent, each with the time of its last report, if later than `after`.

        Seats that another process has reported lately are left out.
        """
        reports = self._reports.get(table, {}).values()
        fresh = {seat for seats, at in reports if now - at <= SILENT for seat in seats}
        old = sorted(
            [(at, seat) for seats, at in reports if after < at and SILENT < now - at <= SEEN for seat in seats]
        )
        return {seat: at for at, seat in old if seat not in fresh}

    def forget_old(self, now: int) -> None:
        """Remove reports that are too old."""
        for table, reports in list(self._reports.items()):
            fresh = {process: report for process, report in reports.items() if now - report[1] <= SEEN}
            if fresh:
                self._reports[table] = fresh
            else:
                del self._reports[table]
