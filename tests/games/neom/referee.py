"""A second, independent reading of the NEOM rules, for checking the engine.

It shares no code with the engine, only the content files (CSV). It prefers plain
counting and brute force to speed. Cities have the same shape as those of the judge, and must be
well formed. Squares are (column, row) from (0, 0) at a1 to (4, 4) at e5.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from copy import copy
from itertools import product
from pathlib import Path
from typing import Any

CONTENT = Path(__file__).resolve().parent / "../../../src/neopolis/games/neom/content"

Square = tuple[int, int]
Purchase = tuple[str, int, int]  # good, seller's seat (SUPPLY for the general supply), price in L-Coins
Way = tuple[int, int, list[Purchase]]  # total price, number of purchases, the sorted purchases

CENTER: Square = (2, 2)
SUPPLY = 99  # sorts after every seat
SQUARES = {"abcde"[x] + str(y + 1): (x, y) for x in range(5) for y in range(5)}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
URBAN = ("Residential", "Commercial", "Industrial", "Public")  # every type but Resource
CRIME_TARGETS = ("Residential", "Commercial", "Industrial")

RAW = {"Coal", "Natural Gas", "Oil", "Ore", "Stone", "Wood"}
PROCESSED = {"Concrete", "Copper", "Diamonds", "Glass", "Gold", "Lumber", "Plastics", "Steel"}
POINTS = {1: 1, 2: 2, 3: 10}  # points of a Good, by its tier
PRICES = {1: 2, 2: 4, 3: 10}  # L-Coins for a Good, by its tier


def tier(good: str) -> int:
    """1 for a Raw, 2 for a Processed, 3 for a Luxury Good. A solo player can buy the Good from that generation on."""
    return 1 if good in RAW else 2 if good in PROCESSED else 3


class Tile:
    """A printed tile, or (number 0) the City Center of a board."""

    def __init__(self, row: dict[str, str], roads: str) -> None:
        printed = row.get("printed_vp") or "0"
        self.number = int(row.get("number", 0))
        self.types = set(row["types"].split("|"))
        self.cornerstone = row.get("generation") == "C"
        self.polluting, self.power = row.get("polluting") == "1", row.get("power") == "1"
        self.vp = None if printed == "?" else int(printed)
        self.cost = int(row.get("cost", 0))
        self.goods = row.get("goods", "")
        self.tiles_required = row.get("tiles_required", "")
        self.income = row.get("income", "0")
        self.produces = set(row["produces"].split("&")) - {""}
        self.effect = row.get("effect", "")
        self.roads = roads

    def is_any(self, *kinds: str) -> bool:
        return not self.types.isdisjoint(kinds)


def read_rows(name: str) -> list[dict[str, str]]:
    with open(CONTENT / name, encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    return [row for row in rows if int(row.get("number", 0)) <= 150]  # only the printed ones


ROADS = {row["number"]: row["roads"] for row in read_rows("roads.csv")}
TILES = {int(row["number"]): Tile(row, ROADS[row["number"]]) for row in read_rows("tiles.csv")}
CENTERS = {
    row["good"]: Tile({"types": "Resource", "produces": row["good"]}, row["roads"]) for row in read_rows("boards.csv")
}


def walk(a: Square, b: Square) -> int:
    """The distance between two squares in orthogonal steps."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def is_nearby(a: Square, b: Square) -> bool:
    return a != b and max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1


class City:
    """A city board: a dict from squares to tiles. It includes the City Center unless a tile has replaced it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.money: int = data.get("money", 0)
        self.final_income: int = data.get("final_income", 0)
        self.modular_good: str | None = data.get("modular_factory")
        self.grid: dict[Square, Tile] = {CENTER: CENTERS[data["center"]]}
        for name, number in data["tiles"].items():
            self.grid[SQUARES[name]] = TILES[number]

    def where(self, *kinds: str) -> list[Square]:
        """Squares whose tile has at least one of the types; a tile with two of them is listed once."""
        return [square for square in self.grid if self.grid[square].is_any(*kinds)]

    def count(self, *kinds: str) -> int:
        return len(self.where(*kinds))

    def has(self, effect: str) -> bool:
        return any(tile.effect == effect for tile in self.grid.values())

    def near(self, square: Square) -> list[Tile]:
        return [tile for other, tile in self.grid.items() if is_nearby(square, other)]

    def goods(self) -> set[str]:
        """The Good tokens above the board: one of each kind that any tile produces."""
        found: set[str] = set()
        for tile in self.grid.values():
            found |= tile.produces
            if tile.effect == "modular_factory" and self.modular_good:
                found.add(self.modular_good)
        return found

    def across(self, square: Square, road: str) -> Square | None:
        """The neighboring square in this direction, if both tiles have a road at the side they share."""
        other = square[0] + STEPS[road][0], square[1] + STEPS[road][1]
        if square not in self.grid or other not in self.grid:
            return None
        return other if road in self.grid[square].roads and BACK[road] in self.grid[other].roads else None

    def reach(self, start: Square, kind: str | None = None) -> set[Square]:
        """Squares connected with the start by roads; if a type is named, only over tiles of that type."""
        seen, queue = {start}, [start]
        while queue:
            square = queue.pop(0)
            for other in (self.across(square, road) for road in STEPS):
                if other and other not in seen and (kind is None or self.grid[other].is_any(kind)):
                    seen.add(other)
                    queue.append(other)
        return seen

    def clusters(self, kind: str) -> list[int]:
        """Sizes of the groups of directly connected tiles of one type."""
        groups = {frozenset(self.reach(square, kind)) for square in self.where(kind)}
        return [len(group) for group in groups]

    def routes(self) -> list[str]:
        """Active Trade Routes: only the border tile's outward road counts."""
        exits = (("left", (0, 2), "W"), ("right", (4, 2), "E"))
        return [side for side, at, road in exits if at in self.grid and road in self.grid[at].roads]


def neighborhood_points(size: int) -> int:
    return sum(n if n <= 8 else 4 for n in range(1, size + 1))


def road_squares(city: City) -> int:
    """The number of 2x2 blocks of tiles whose four inner borders all carry a road."""
    return sum(
        all(
            (
                city.across((x, y), "E"),
                city.across((x, y), "S"),
                city.across((x + 1, y), "S"),
                city.across((x, y + 1), "E"),
            )
        )
        for x, y in SQUARES.values()
    )


def zoned_tiles(city: City) -> int:
    """The number of tiles that share a type with an orthogonal neighbor, with or without a road."""
    return sum(
        any(walk(square, other) == 1 and tile.types & city.grid[other].types for other in city.grid)
        for square, tile in city.grid.items()
    )


def served_by_bus(city: City) -> int:
    homes = city.where("Residential")
    return sum(any(walk(works, home) <= 2 for home in homes) for works in city.where("Industrial"))


def count_near(city: City, square: Square, *kinds: str) -> int:
    return sum(tile.is_any(*kinds) for tile in city.near(square))


def variable_points(city: City, square: Square) -> int:
    """The points of the tile with a question mark on this square."""
    homes, works = city.where("Residential"), city.where("Industrial")
    shops, publics = city.count("Commercial"), city.count("Public")
    goods, hoods = city.goods(), city.clusters("Residential")
    near_homes = count_near(city, square, "Residential")
    corners = [city.grid[s] for s in city.grid if s[0] in (0, 4) and s[1] in (0, 4)]
    edge_works = [s for s in works if 0 in s or 4 in s]
    cheap_homes = [s for s in homes if city.grid[s].vp in (0, 1, 2)]
    shopping_homes = [s for s in homes if count_near(city, s, "Commercial") >= 2]
    return {
        "treasury": (city.money - city.final_income) // 5,
        "finance_department": city.final_income // 5,
        "warehouse": len(goods),
        "hospital": 2 * near_homes + (len(homes) - near_homes),
        "community_center": 4 * len(hoods),
        "city_council": sum(3 * min(size, 3) for size in hoods),
        "city_hall": 3 * min(len(homes), shops, len(works)),
        "park": 2 * sum(tile.polluting for tile in city.near(square)),
        "chamber_of_commerce": 2 * len(shopping_homes),
        "university": len(homes) + len(works),
        "civic_center": 2 * publics,
        "prison": 2 * len(cheap_homes),
        "parking_authority": 2 * road_squares(city),
        "merchant_union": shops,
        "metro_station": 3 * sum(tile.is_any(*URBAN) for tile in corners),
        "penthouse": 6 + count_near(city, square, "Commercial"),
        "air_quality_department": 2 * len(edge_works),
        "hydroelectric_power": 11 - count_near(city, square, *URBAN),
        "bus_depot": 3 * served_by_bus(city),
        "zoning_authority": zoned_tiles(city) // 2,
        "efficiency_office": 2 * max(city.clusters("Industrial"), default=0),
        "resource_agency": 2 * city.count("Resource") + len(goods & RAW),
        "electrical_substation": 4 * sum(tile.power for tile in city.grid.values()),
    }[city.grid[square].effect]


def pollution_loss(city: City) -> int:
    return sum(
        2 if walk(home, square) == 1 else 1
        for home in city.where("Residential")
        for square, tile in city.grid.items()
        if tile.polluting and is_nearby(home, square)
    )


def score(city: dict[str, Any]) -> dict[str, int]:
    """The final score by category; penalties are negative."""
    board = City(city)
    tiles = board.grid.items()
    points = {
        "printed": sum(tile.vp for _, tile in tiles if tile.vp is not None),
        "variable": sum(variable_points(board, square) for square, tile in tiles if tile.vp is None),
        "neighborhoods": sum(neighborhood_points(size) for size in board.clusters("Residential")),
        "goods": sum(POINTS[tier(good)] for good in board.goods()),
        "money": board.money // 2,
        "pollution": -pollution_loss(board),
        "ghost_town": {0: -10, 1: -4}.get(board.count("Residential"), 0),
        "power": 0 if any(tile.power for _, tile in tiles) else -5,
    }
    points["total"] = sum(points.values())
    return points


def income(city: dict[str, Any], generation: int) -> int:
    """Money collected at the end of a generation."""
    board = City(city)
    total = 0
    for tile in board.grid.values():
        if "*" in tile.income:
            amount, kind = tile.income.split("*")
            total += int(amount) * board.count(kind)
        elif "/" in tile.income:
            total += int(tile.income.split("/")[generation - 1])
        else:
            total += int(tile.income)
    return total


def unprotected(city: City, kinds: tuple[str, ...], guards: tuple[str, ...]) -> int:
    """The number of tiles of these types that neither protect nor are near a tile that protects."""
    return sum(
        all(tile.effect not in guards for tile in [city.grid[square], *city.near(square)])
        for square in city.where(*kinds)
    )


def crime_removals(city: City) -> int:
    """How many tiles Crime Spree removes: a different one for each of its three types, as far as the city has them."""
    choices: list[list[Square | None]] = [[None, *city.where(kind)] for kind in CRIME_TARGETS]
    return max(len(set(pick) - {None}) for pick in product(*choices))


def disaster(city: dict[str, Any], name: str) -> dict[str, Any]:
    """A player's two choices at a Disaster: the money to pay, or how many tiles to remove and from which cells."""
    board = City(city)
    if name == "Flood":
        payment, victims = board.count(*URBAN), board.where(*URBAN)
        remove = min(1, len(victims))
    elif name == "Fire":
        payment = unprotected(board, URBAN, ("fire_protection", "fire_and_police_protection"))
        victims = [square for square, tile in board.grid.items() if tile.number]
        remove = min(2, len(victims))
    else:
        guards = ("police_protection", "fire_and_police_protection")
        payment = 2 * unprotected(board, CRIME_TARGETS, guards)
        victims, remove = board.where(*CRIME_TARGETS), crime_removals(board)
    if board.has("insurance_office"):
        payment //= 2
    removable = [name for name in sorted(SQUARES) if SQUARES[name] in victims]
    return {"payment": payment, "removable": removable, "remove": remove}


def requirement_choices(text: str) -> list[tuple[list[str], int]]:
    """The alternatives of a Goods requirement, each with its Goods and the money paid in place of them."""
    return [
        ([], int(part[1:])) if part.startswith("£") else (part.split("&") if part else [], 0)
        for part in text.split("|")
    ]


def after_offices(city: City, missing: list[str]) -> Iterator[list[str]]:
    """The Goods still missing, for each way of using Postal Service (Raw) and Import Office (Raw, Processed)."""
    posts: list[str | None] = [None]
    imports: list[str | None] = [None]
    if city.has("postal_service"):
        posts += [good for good in missing if tier(good) == 1]
    if city.has("import_office"):
        imports += [good for good in missing if tier(good) <= 2]
    for waived in product(posts, imports):
        yield [good for good in missing if good not in waived]


def solo_baskets(own: City, generation: int, missing: list[str], used: list[str]) -> Iterator[list[Purchase]]:
    """Every way to buy the missing Goods in a solo game; each unused route lowers one price, or none."""
    if any(tier(good) > generation for good in missing):
        return
    routes = [route for route in own.routes() if route not in used]
    for spent_on in product([None, *missing], repeat=len(routes)):
        cuts = Counter(spent_on)
        yield [(good, SUPPLY, max(1, PRICES[tier(good)] - cuts[good])) for good in missing]


def offers(cities: list[City], seat: int, good: str) -> list[Purchase]:
    """All offers of one Good with two to five players: every seller, in both directions."""
    routes, players = cities[seat].routes(), len(cities)
    if players == 2:
        seller = 1 - seat if good in cities[1 - seat].goods() else SUPPLY
        return [(good, seller, max(1, PRICES[tier(good)] - len(routes)))]
    found = []
    for to_left in range(1, players):
        seller = (seat + to_left) % players
        if good in cities[seller].goods():
            for route, distance in (("left", to_left), ("right", players - to_left)):
                found.append((good, seller, PRICES[tier(good)] + distance - 1 - (route in routes)))
    return found


def ways_to_pay(cities: list[City], seat: int, generation: int, tile: Tile, used: list[str]) -> Iterator[Way]:
    """Every way to meet the cost and goods of a tile."""
    own = cities[seat]
    for goods, instead in requirement_choices(tile.goods):
        missing = [good for good in goods if good not in own.goods()]
        for needed in after_offices(own, missing):
            baskets: Iterator[list[Purchase]]
            if len(cities) == 1:
                baskets = solo_baskets(own, generation, needed, used)
            else:
                baskets = (list(basket) for basket in product(*(offers(cities, seat, g) for g in needed)))
            for basket in baskets:
                yield tile.cost + instead + sum(buy[2] for buy in basket), len(basket), sorted(basket)


def too_many(city: City, old: Tile | None, tile: Tile, generation: int) -> bool:
    """Whether the tile is a Cornerstone and would exceed the limit if it replaced `old`."""
    now = sum(other.cornerstone for other in city.grid.values())
    leaving = old is not None and old.cornerstone
    return tile.cornerstone and now - leaving + 1 > generation


def can_stand(city: City, square: Square, tile: Tile, generation: int) -> bool:
    """Whether the tile may be put on the square: replacement, Cornerstone limit, connection."""
    old = city.grid.get(square)
    blocked = old is not None and not old.is_any("Resource", *tile.types)
    if blocked or too_many(city, old, tile, generation):
        return False
    after = copy(city)
    after.grid = {**city.grid, square: tile}  # roads are followed without the old tile
    return CENTER in after.reach(square)


def early_refusal(city: City, tile: Tile, generation: int) -> str | None:
    """Why a tile is refused whatever Goods, money and roads there are; None if there is no such reason."""
    likes = [old for old in city.grid.values() if old.types & tile.types]
    if all(too_many(city, old, tile, generation) for old in [None, *likes]):
        return "cornerstones"
    if tile.is_any("Disaster"):
        return "disaster"
    if tile.tiles_required:
        kind, least = tile.tiles_required.split(">=")
        if city.count(kind) < int(least):
            return "tiles"
    return None


def placements(
    cities: list[dict[str, Any]], seat: int, generation: int, tile: int, routes_used: list[str] | None = None
) -> dict[str, Any]:
    """Where a tile can go and the cheapest way to pay for it, or the first reason why not."""
    boards = [City(city) for city in cities]
    own, new = boards[seat], TILES[tile]
    refused = early_refusal(own, new, generation)
    ways = ways_to_pay(boards, seat, generation, new, routes_used or [])
    way = None if refused else min(ways, default=None)
    if way is None:
        return {"cells": [], "price": None, "purchases": [], "refused": refused or "goods"}
    price, _, basket = way
    cells = [name for name in sorted(SQUARES) if can_stand(own, SQUARES[name], new, generation)]
    if price > own.money:
        cells, refused = [], "money"
    elif not cells:
        refused = "connection"
    purchases = [
        {"good": good, "from": "supply" if seller == SUPPLY else seller, "price": paid} for good, seller, paid in basket
    ]
    return {"cells": cells, "price": price, "purchases": purchases, "refused": refused}
