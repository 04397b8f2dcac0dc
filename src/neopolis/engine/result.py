"""How a game ended."""

from __future__ import annotations


class Result:
    """The winners, the points or capital of each seat, and why the game ended. `rank` is empty except in solo games."""

    def __init__(self, winners: tuple[int, ...], points: tuple[int, ...], reason: str, rank: str = "") -> None:
        self.winners = winners
        self.points = points
        self.reason = reason
        self.rank = rank

    def plain(self) -> dict[str, object]:
        """The result as plain data."""
        data: dict[str, object] = {"winners": list(self.winners), "points": list(self.points), "reason": self.reason}
        if self.rank:
            data["rank"] = self.rank
        return data
