"""A tile as people see it: the names that belong to a number of the tables."""

from __future__ import annotations


class Tile:
    """Name, generation ("1" to "3", or "C"), effect and the sources of what is printed on it."""

    def __init__(self, number: int, name: str, generation: str, effect: str, source: str, line: int) -> None:
        self.number = number
        self.name = name
        self.generation = generation
        self.effect = effect
        self.source = source
        self.line = line  # in tiles.csv
        self.roads = ""
        self.road_source = ""
