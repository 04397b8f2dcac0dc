"""What a position is worth to a greedy player: the final score, with money and the income still to come.

All worths are in half points, so that an L-Coin is exactly 1.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.ids import (
    CENTER,
    COMMERCIAL,
    FULL,
    GENERATIONS,
    GOOD,
    INDUSTRIAL,
    PAY,
    PROCESSED_GOODS,
    PUBLIC,
    RESIDENTIAL,
    members,
)
from neopolis.games.neom.rules.buying import IMPOSSIBLE, cheapest, least_price
from neopolis.games.neom.rules.city import City, new_city
from neopolis.games.neom.rules.disasters import next_removable, payment, removable, removals
from neopolis.games.neom.rules.placing import hindrance, place, spaces
from neopolis.games.neom.rules.scoring import incomes, total
from neopolis.games.neom.rules.state import Neom
from neopolis.games.neom.tile_data import MODULAR_FACTORY

NEVER: Final = -1_000_000  # the worth of something impossible: less than that of any real position

Best = tuple[int, int]  # the worth of the position after placing a tile, and the cell of the tile


def city_worth(pack: Pack, city: City, money: int, generation: int) -> int:
    """NEOM 15: the score of a city if nothing more were placed, in half points; an L-Coin counts as one half point."""
    coming = incomes(city)
    money += sum(coming[max(generation, 1) - 1 :])
    return 2 * total(pack, city, money, coming[GENERATIONS - 1]) + (money & 1)


def worth(s: Neom, seat: int) -> int:
    """What a seat's position is worth, in half points."""
    return city_worth(s.setting.pack, s.cities[seat], s.money[seat] + s.locked[seat], s.generation)


def best_space(s: Neom, seat: int, tile: int, price: int) -> Best:
    """What the position is worth after paying the price and placing the tile on its best cell, and that cell.

    Among equal cells, the best is the one that leaves most room to build.
    """
    good = new_good(s.cities[seat]) if s.setting.tables.marks[tile] & MODULAR_FACTORY else -1
    best = (NEVER, 0)
    best_cell = -1
    for cell in members(spaces(s, seat, tile)):
        trial = s.copy()
        trial.money[seat] -= price
        place(trial, seat, tile, cell, good)
        found = (worth(trial, seat), open_cells(trial.cities[seat]))
        if found > best:
            best = found
            best_cell = cell
    return best[0], best_cell


def open_cells(city: City) -> int:
    """How many empty cells a road leads to."""
    return ((city.open_n | city.open_e | city.open_s | city.open_w) & ~city.occupied).bit_count()


def placed_worth(s: Neom, seat: int, tile: int) -> int:
    """What the position is worth after placing a tile in its best place; NEVER if it cannot be placed."""
    if hindrance(s, seat, tile):
        return NEVER
    return best_space(s, seat, tile, least_price(s, seat, tile))[0]


def new_good(city: City) -> int:
    """NEOM 19.137: the first Processed Good that a city does not have, for the Modular Factory."""
    return members(PROCESSED_GOODS & ~city.goods or PROCESSED_GOODS)[0]


def cheapest_alternative(s: Neom, seat: int, options: list[int]) -> int:
    """NEOM 5.5: the cheapest alternative: one of the Goods, or money instead.

    At the same price, money comes before Goods, because it goes to no other player.
    """
    pending = s.pending[seat]
    best = options[-1]
    least = IMPOSSIBLE
    for option in reversed(options):
        instead = s.setting.tables.instead[pending.tile]
        price = instead if option == PAY else cheapest(s, seat, 1 << option - GOOD, 0, pending.routes)
        if price < least:
            least = price
            best = option
    return best


def sacrifice(s: Neom, seat: int, disaster: int, gone: tuple[int, ...]) -> tuple[int, ...]:
    """NEOM 13.8: all cells to sacrifice: first those in `gone`, then always the cell whose loss costs least."""
    city = s.cities[seat]
    for cell in gone:
        city = city.without(cell)
    cells = gone
    while len(cells) < removals(s.cities[seat], disaster):
        best = NEVER
        best_cell = -1
        for cell in members(next_removable(s.cities[seat], disaster, cells)):
            left = city_worth(s.setting.pack, city.without(cell), s.money[seat] + s.locked[seat], s.generation)
            if left > best:
                best = left
                best_cell = cell
        cells = (*cells, best_cell)
        city = city.without(best_cell)
    return cells


def sacrificed_worth(s: Neom, seat: int, disaster: int) -> int:
    """What is left of a position after the best sacrifice."""
    trial = s.copy()
    for cell in sacrifice(s, seat, disaster, ()):
        trial.cities[seat] = trial.cities[seat].without(cell)
    return worth(trial, seat)


def paid_worth(s: Neom, seat: int, disaster: int) -> int:
    """What is left of a position after paying for a Disaster; NEVER if there is not enough money."""
    trial = s.copy()
    trial.money[seat] -= payment(s.cities[seat], disaster)
    return worth(trial, seat) if trial.money[seat] >= 0 else NEVER


def damage(s: Neom, seat: int, disaster: int) -> int:
    """NEOM 13.7: how many half points a Disaster costs a seat that chooses the better of paying and sacrificing."""
    if not removable(s.cities[seat], disaster):
        return 0
    return worth(s, seat) - max(paid_worth(s, seat, disaster), sacrificed_worth(s, seat, disaster))


# A typical city, used to estimate what a Cornerstone will be worth: tile types by row, from top to bottom.
_PLAN: Final = ("RRCC.", "RRCII", "PR.II", "PRCC.", "..RI.")
_TYPES: Final = {"R": RESIDENTIAL, "C": COMMERCIAL, "I": INDUSTRIAL, "P": PUBLIC}


@cache
def _usual_city(pack: Pack) -> City:
    """The plan, built from the pack's first tiles of each type."""
    tables = pack.tables
    city = new_city(tables, 0)
    used: set[int] = set()
    for cell, letter in enumerate("".join(_PLAN)):
        if letter == "." or cell == CENTER:
            continue
        kind = 1 << _TYPES[letter]
        fitting = [
            tile.number
            for tile in pack.tiles
            if tables.kinds[tile.number] & kind and tables.generation[tile.number] and tile.number not in used
        ]
        if fitting:
            used.add(fitting[0])
            city = city.with_tile(fitting[0], cell)
    return city


@cache
def promise(pack: Pack, cornerstone: int) -> int:
    """A guess at a Cornerstone's value in half points: what it adds to a usual city when Generation 2 begins."""
    tables = pack.tables
    usual = _usual_city(pack)
    good = new_good(usual) if tables.marks[cornerstone] & MODULAR_FACTORY else -1
    money = tables.on_place[cornerstone] - tables.cost[cornerstone]
    return max(
        [
            city_worth(pack, usual.with_tile(cornerstone, cell, good), money, 2)
            for cell in members(FULL & ~usual.occupied)
        ]
    ) - city_worth(pack, usual, 0, 2)
