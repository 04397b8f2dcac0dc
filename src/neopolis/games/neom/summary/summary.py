"""The summary of many games of NEOM: sums that can be added in any order."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.result import Result
from neopolis.games.neom import NeomGame, Pack
from neopolis.games.neom.rules.scoring import CATEGORIES
from neopolis.games.neom.summary.ledger import TileTally, tile_tallies
from neopolis.games.spread import Plain, Spread, one

TOTAL: Final = "total"


class SeatTally(msgspec.Struct):
    """Points and wins of one seat. A shared victory counts in `shared`, not in `wins`."""

    points: Spread = msgspec.field(default_factory=Spread)
    wins: int = 0
    shared: int = 0

    def add(self, other: SeatTally) -> None:
        self.points.add(other.points)
        self.wins += other.wins
        self.shared += other.shared


class NeomSummary(msgspec.Struct):
    """The summary of games with the same seats and bots."""

    games: int = 0
    seats: dict[int, SeatTally] = {}
    points: dict[str, dict[str, Spread]] = {}  # points by bot and by category
    ranks: dict[str, int] = {}  # how many solo games reached each rank
    tiles: dict[int, TileTally] = {}

    def add(self, other: NeomSummary) -> None:
        """Add the games of another summary."""
        self.games += other.games
        for seat, tally in other.seats.items():
            self.seats.setdefault(seat, SeatTally()).add(tally)
        for bot, spreads in other.points.items():
            own = self.points.setdefault(bot, {})
            for category, spread in spreads.items():
                own.setdefault(category, Spread()).add(spread)
        for rank, count in other.ranks.items():
            self.ranks[rank] = self.ranks.get(rank, 0) + count
        for tile, tile_tally in other.tiles.items():
            self.tiles.setdefault(tile, TileTally()).add(tile_tally)

    def plain(self, pack: Pack, bots: tuple[str, ...]) -> Plain:
        """The summary as plain data."""
        return {
            "games": self.games,
            "points": {
                bot: {category: spread.plain() for category, spread in spreads.items()}
                for bot, spreads in sorted(self.points.items())
            },
            "seats": [
                {"seat": seat, "bot": bots[seat], "wins": tally.wins, "shared": tally.shared, **tally.points.plain()}
                for seat, tally in sorted(self.seats.items())
            ],
            "ranks": dict(sorted(self.ranks.items())),
            "tiles": [_plain_tile(pack, tile, self.tiles[tile]) for tile in by_worth(pack, self.tiles)],
        }


def _plain_tile(pack: Pack, number: int, tally: TileTally) -> Plain:
    tile = pack.tile(number)
    return {
        "number": number,
        "name": tile.name,
        "generation": tile.generation,
        "drafted": tally.drafted,
        "placed": tally.placed,
        "sold": tally.sold,
        "set_aside": tally.set_aside,
        "points": tally.points,
        "money": tally.money,
        "earned": round(earned(tally), 3),
    }


def earned(tally: TileTally) -> float:
    """A tile's points per placement; an L-Coin counts as half a point."""
    return (tally.points + tally.money / 2) / tally.placed if tally.placed else 0.0


def by_worth(pack: Pack, tiles: dict[int, TileTally]) -> list[int]:
    """Tiles by generation, Cornerstones last; in each generation those that earned most come first."""
    return sorted(tiles, key=lambda tile: (pack.tile(tile).generation, -earned(tiles[tile]), tile))


def seat_tally(result: Result, seat: int) -> SeatTally:
    """NEOM 15.8: the result of a seat."""
    won = seat in result.winners
    alone = len(result.winners) == 1
    return SeatTally(one(result.points[seat]), int(won and alone), int(won and not alone))


def summary_of(game: NeomGame, bots: tuple[str, ...]) -> NeomSummary:
    """The summary of one finished game."""
    result = game.result
    assert result is not None
    summary = NeomSummary(games=1, tiles=tile_tallies(game))
    if result.rank:
        summary.ranks[result.rank] = 1
    for player in game.view(None).players:
        summary.seats[player.seat] = seat_tally(result, player.seat)
        spreads = summary.points.setdefault(bots[player.seat], {})
        for category in (*CATEGORIES, TOTAL):
            spreads.setdefault(category, Spread()).add(one(player.score[category]))
    return summary
