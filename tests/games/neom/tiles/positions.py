"""Tiles by type and cells by position, for filling cities, and the variable points of a city."""

from __future__ import annotations

from tests.games.neom.table import table

Tiles = dict[str, int]

HOMES = [1, 2, 3, 4, 5, 25, 26, 33, 34, 41, 42, 43, 44, 45, 65, 66, 73, 74]
SHOPS = [6, 7, 8, 9, 10, 27, 28, 35, 36, 46, 47, 48, 49, 50, 67, 75, 76]
FACTORIES = [11, 12, 13, 14, 29, 30, 37, 51, 52, 53, 54, 55, 68, 69, 77, 78]
PUBLICS = [15, 16, 17, 31, 38, 56, 57, 58]
AROUND_B2 = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
RIM = [f"{column}{row}" for row in "12345" for column in "abcde" if row in "15" or column in "ae"]


def on(cells: list[str], tiles: list[int]) -> Tiles:
    """Tiles by cell: one of these tiles on each of the given cells, in order."""
    return dict(zip(cells, tiles, strict=False))


def points(tiles: Tiles, board: str = "Coal", roads: dict[int, str] | None = None) -> int:
    """The points of the tiles with a question mark in this city."""
    return table(roads=roads).city(0, board, **tiles).player(0).score["variable"]
