"""The summary of games that have none of their own: wins and points by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from neopolis.engine.result import Result
from neopolis.games.spread import Plain, Spread, one
from neopolis.text.messages import message

if TYPE_CHECKING:
    from rich.console import Console


class PlainSummary(msgspec.Struct):
    """Wins and points by seat."""

    games: int = 0
    wins: dict[int, int] = {}
    points: dict[int, Spread] = {}

    @classmethod
    def of(cls, result: Result) -> PlainSummary:
        """The summary of one game."""
        seats = range(len(result.points))
        wins = {seat: int(seat in result.winners) for seat in seats}
        return cls(1, wins, {seat: one(result.points[seat]) for seat in seats})

    def add(self, other: PlainSummary) -> None:
        """Add the games of another summary."""
        self.games += other.games
        for seat, wins in other.wins.items():
            self.wins[seat] = self.wins.get(seat, 0) + wins
            self.points.setdefault(seat, Spread()).add(other.points[seat])

    def plain(self, bots: tuple[str, ...]) -> Plain:
        """The summary as plain data."""
        seats = [
            {"seat": seat, "bot": bots[seat], "wins": self.wins[seat], "points": self.points[seat].plain()}
            for seat in sorted(self.wins)
        ]
        return {"games": self.games, "seats": seats}

    def show(self, console: Console, bots: tuple[str, ...]) -> None:
        """Print a table with a row for each seat."""
        from rich.table import Table

        grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        for head in ("seat", "bot", "wins", "mean", "min", "max"):
            grid.add_column(message(f"lab-head-{head}", {}), justify="left" if head == "bot" else "right")
        for seat in sorted(self.wins):
            points = self.points[seat]
            grid.add_row(
                str(seat), bots[seat], str(self.wins[seat]), f"{points.mean:.1f}", str(points.least), str(points.most)
            )
        console.print(grid)
