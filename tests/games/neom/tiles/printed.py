"""The printed values of a tile, and the checks that every tile must pass. The values are typed from the rulebook."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from neopolis.games.neom.ids import GOOD_NAMES
from neopolis.games.neom.rules.city import City
from tests.games.neom.table import Table, content, opening, table

RAW = ("Coal", "Natural Gas", "Oil", "Ore", "Stone", "Wood")
PROCESSED = ("Concrete", "Copper", "Diamonds", "Glass", "Gold", "Lumber", "Plastics", "Steel")
LUXURY = ("Electronics", "Jewelry", "Sports Cars")
PRICES = {**dict.fromkeys(RAW, 2), **dict.fromkeys(PROCESSED, 4), **dict.fromkeys(LUXURY, 10)}
POINTS = {**dict.fromkeys(RAW, 1), **dict.fromkeys(PROCESSED, 2), **dict.fromkeys(LUXURY, 10)}
TYPES = ("Residential", "Commercial", "Industrial", "Public", "Resource")
RESIDENTIAL, COMMERCIAL, INDUSTRIAL, PUBLIC, RESOURCE = [(kind,) for kind in TYPES]

# For each Good, a cell and a tile that makes it. No cell is at the end of a Trade Route, and c2 stays free.
MAKERS = {
    "Coal": ("a1", 21),
    "Natural Gas": ("b1", 23),
    "Oil": ("c1", 18),
    "Ore": ("d1", 22),
    "Stone": ("e1", 19),
    "Wood": ("a2", 20),
    "Concrete": ("e2", 12),
    "Copper": ("a4", 53),
    "Diamonds": ("e4", 14),
    "Glass": ("a5", 54),
    "Gold": ("b5", 13),
    "Lumber": ("c5", 11),
    "Plastics": ("d5", 52),
    "Steel": ("e5", 51),
    "Electronics": ("b4", 98),
    "Jewelry": ("d4", 97),
    "Sports Cars": ("c4", 96),
}
# A tile of each type without requirements.
PLAIN = {"Residential": 3, "Commercial": 7, "Industrial": 137, "Public": 17, "Resource": 21}


class Printed(NamedTuple):
    """A tile as the rulebook's index lists it."""

    number: int
    name: str
    generation: int  # 0 for Cornerstones
    players: int
    types: tuple[str, ...]
    points: int | None = 0  # None if the tile has a question mark
    cost: int = 0
    goods: tuple[str, ...] = ()
    either: tuple[str, ...] = ()  # Goods of which one is needed
    beside: tuple[int, ...] = ()  # three tiles that fulfil the tile requirement, if it has one
    on_place: int = 0
    income: tuple[int, int, int] = (0, 0, 0)
    produces: tuple[str, ...] = ()
    polluting: bool = False
    power: bool = False

    def __str__(self) -> str:
        return f"{self.number}-{self.name}"


def makers(*goods: str) -> dict[str, int]:
    """Tiles that make these Goods, by cell."""
    return {MAKERS[good][0]: MAKERS[good][1] for good in goods}


def board_apart(*goods: str) -> str:
    """A board that makes none of these Goods."""
    return next(good for good in RAW if good not in goods)


def ready(tile: Printed, made: tuple[str, ...] | None = None) -> Table:
    """Seat 0 has everything the tile needs except money, and no other seat sells a Good.

    If `made` is given, the city makes these Goods instead of those that the tile needs.
    """
    goods = tile.goods + tile.either[:1] if made is None else made
    beside = dict(zip(("b2", "d2", "b3"), tile.beside, strict=False))
    board = board_apart(*tile.goods, *tile.either, *tile.produces)
    return table(generation=tile.generation or 1).alone(0).city(0, board, **makers(*goods), **beside)


@cache
def all_but(missing: str) -> City:
    """A city that produces every Good except one."""
    goods = [good for good in GOOD_NAMES if good != missing]
    homes = {"b2": 3, "c2": 5, "d2": 4}
    shops = {"b3": 7, "d3": 8, "a3": 6}
    return table().city(0, board_apart(missing), **makers(*goods), **homes, **shops).game.s.cities[0]


@cache
def dealt(seats: int, generation: int) -> frozenset[int]:
    """The tiles that are dealt in a generation of a game."""
    state = opening(seats, generation, 1, "standard", None, "before-disaster", content())
    return frozenset(tile for hand in state.hands for tile in hand)


class PrintedTile:
    """The checks that every tile must pass. A test class inherits them and names its tiles with `parametrize`."""

    def test_printed(self, tile: Printed) -> None:
        """The tile is as printed. A failure names what is different."""
        failures = []
        for check in [name for name in vars(PrintedTile) if name.startswith("check_")]:
            try:
                getattr(self, check)(tile)
            except AssertionError as error:
                failures.append(f"{tile}, {check}: {error}")

        assert not failures, "\n".join(failures)

    def check_name(self, tile: Printed) -> None:
        """The tile with this number has this name."""
        position = ready(tile).money(0, 99).reach(0, tile.number)

        assert position.game.text(0, tile.number) == f"{tile.name} #{tile.number}"

    def check_cost(self, tile: Printed) -> None:
        """A player with exactly the cost can place the tile, and is left with the money that placing it brings."""
        placed = ready(tile).money(0, tile.cost).place(0, tile.number, "c2")

        assert placed.player(0).money == tile.on_place

    def check_cost_is_due(self, tile: Printed) -> None:
        """A player with 1 L-Coin less than the cost cannot place the tile: the money that it brings comes too late."""
        hindrance = ready(tile).money(0, max(tile.cost - 1, 0)).hindrance(0, tile.number)

        assert hindrance == ("cannot-place-money" if tile.cost else "")

    def check_goods(self, tile: Printed) -> None:
        """Each required Good is needed, and no other."""
        position = table(generation=tile.generation or 1).alone(0).money(0, 99)
        needed = [good for good in GOOD_NAMES if position.built(0, all_but(good)).hindrance(0, tile.number)]

        assert sorted(needed) == sorted(tile.goods)

    def check_goods_are_bought(self, tile: Printed) -> None:
        """Goods that the city lacks are bought from a neighbor: for 2, 4 or 10 L-Coins each."""
        goods = tile.goods + tile.either[:1]
        price = tile.cost + sum(PRICES[good] for good in goods)
        seller = makers(*goods)
        placed = ready(tile, made=()).city(1, board_apart(*tile.either[1:]), **seller).money(0, price)
        placed.place(0, tile.number, "c2")

        assert placed.player(0).money == tile.on_place

    def check_replaces(self, tile: Printed) -> None:
        """The tile replaces Resource tiles, the City Center, and tiles that share a type with it."""
        standing = {"b3": 3, "d3": 7, "c4": 137, "d2": 17, "c2": 21}
        beside = dict(zip(("a1", "e1", "a5"), tile.beside, strict=False))
        position = table(generation=3).city(0, **standing, **beside)
        position.city(1, **makers(*GOOD_NAMES)).money(0, 99)
        spaces = position.spaces(0, tile.number) & {*standing, "c3"}
        types = dict(zip(("b3", "d3", "c4", "d2"), TYPES, strict=False))

        assert spaces == {"c2", "c3"} | {cell for cell, kind in types.items() if kind in tile.types}

    def check_is_replaced(self, tile: Printed) -> None:
        """The tile is replaced by tiles that share a type with it, and by any tile if it is a Resource."""
        position = table(generation=3).city(0, c2=tile.number)
        found = {kind for kind, plain in PLAIN.items() if "c2" in position.spaces(0, plain)}

        assert found == (set(TYPES) if "Resource" in tile.types else set(tile.types))

    def check_income(self, tile: Printed) -> None:
        """The tile brings its income at the end of its own generation and of each later one."""
        generations = range(tile.generation or 1, 4)
        last_turns = [table(generation=at, turn=7).city(0, c2=tile.number).money(0, 0) for at in generations]
        incomes = [position.finish().player(0).money - 5 for position in last_turns]

        assert incomes == [tile.income[at - 1] for at in generations]

    def check_produces(self, tile: Printed) -> None:
        """After the tile was placed, the city has a token for each Good that it makes."""
        board = board_apart(*tile.goods, *tile.either, *tile.produces)
        placed = ready(tile).money(0, 99).place(0, tile.number, "c2")

        assert set(placed.player(0).goods) == {board, *tile.goods, *tile.either[:1], *tile.produces}

    def check_points_of_goods(self, tile: Printed) -> None:
        """The tile's Goods score 1, 2 or 10 points each."""
        board = board_apart(*tile.produces)
        score = table().city(0, board, c2=tile.number).player(0).score

        assert score["goods"] == 1 + sum(POINTS[good] for good in tile.produces)

    def check_points(self, tile: Printed) -> None:
        """The tile scores its printed points; only a tile with a question mark scores other points."""
        score = table().city(0, c2=tile.number).player(0).score

        assert score["printed"] == (tile.points or 0)
        assert score["variable"] == 0 or tile.points is None

    def check_power(self, tile: Printed) -> None:
        """With this tile alone a city loses 5 points, unless the tile generates Power."""
        score = table().city(0, c2=tile.number).player(0).score

        assert score["power"] == (0 if tile.power else -5)

    def check_polluting(self, tile: Printed) -> None:
        """A Polluting tile costs a home beside it 2 points, and a home at its corner 1 point."""
        score = table().city(0, c2=tile.number, c1=3, b1=25).player(0).score

        assert score["pollution"] == (-3 if tile.polluting else 0)

    def check_residential(self, tile: Printed) -> None:
        """A Residential tile alone scores 1 point as a neighborhood, any other tile 0 points."""
        score = table().city(0, c2=tile.number).player(0).score

        assert score["neighborhoods"] == (1 if "Residential" in tile.types else 0)

    def check_deck(self, tile: Printed) -> None:
        """The tile is dealt in its generation only, and only with at least its number of players."""
        decks = [seats for seats in (3, 4, 5) for at in (1, 2, 3) if tile.number in dealt(seats, at)]
        wanted = [seats for seats in (3, 4, 5) if tile.generation and seats >= tile.players]

        assert decks == wanted and all(tile.number in dealt(seats, tile.generation) for seats in wanted)
