"""The numbers of NEOM's options, and the constants of its tiles, Goods and rules.

Everything that a player can choose has one number: DONE, a tile, a cell, a Good, a way to buy a Good. Saved games and
records hold these numbers, so they never change.
Sets of cells are 25-bit ints: bit 0 is a1 (top left), bit 24 is e5. Sets of Goods are 17-bit ints.
"""

from __future__ import annotations

from typing import Final

# The numbers of options.
DONE: Final = 0
BOX_TILES: Final = 150  # the printed tiles are numbered 1 to 150
CELL: Final = 151  # add the number of the cell
GOOD: Final = 176  # add the number of the Good
SELL: Final = 193
PAY: Final = 194
SACRIFICE: Final = 195
POSTAL: Final = 196  # the Postal Service covers the Good
IMPORT: Final = 197  # the Import Office covers the Good
LEFT_FROM: Final = 198  # add the seller's seat; counted to the left, each seat in between costs 1 L-Coin
RIGHT_FROM: Final = 203  # add the seller's seat; counted to the right, each seat in between costs 1 L-Coin
SUPPLY: Final = 208  # add the Trade Routes that the purchase uses: 0 none, 1 the left one, 2 the right one, 3 both
FIRST_ADDED_TILE: Final = 301  # tiles that are not printed
LAST_TILE: Final = 399
THINGS: Final = 400

# Cells.
SIDE: Final = 5
CELLS: Final = 25
CENTER: Final = 12
LEFT_END: Final = 10  # a3, beside the left Trade Route
RIGHT_END: Final = 14
FULL: Final = (1 << 25) - 1
COLUMN_A: Final = 0b00001_00001_00001_00001_00001
COLUMN_E: Final = 0b10000_10000_10000_10000_10000
CORNERS: Final = 1 | 1 << 4 | 1 << 20 | 1 << 24
EDGE: Final = COLUMN_A | COLUMN_E | 0b11111 | 0b11111 << 20

# Roads: a tile's roads are a bit set of these; a city keeps a set of cells for each of them.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
ROAD_LETTERS: Final = "NESW"

# Kinds: five types, and two properties that tiles of any type may have.
RESIDENTIAL: Final = 0
COMMERCIAL: Final = 1
INDUSTRIAL: Final = 2
PUBLIC: Final = 3
RESOURCE: Final = 4
POLLUTING: Final = 5
POWER: Final = 6
KINDS: Final = 7
DISASTER: Final = 7  # a type, but never in a city
TYPE_NAMES: Final = ("Residential", "Commercial", "Industrial", "Public", "Resource")

# Goods.
RAW: Final = 0
PROCESSED: Final = 1
LUXURY: Final = 2
GOOD_NAMES: Final = (
    "Coal",
    "Natural Gas",
    "Oil",
    "Ore",
    "Stone",
    "Wood",
    "Concrete",
    "Copper",
    "Diamonds",
    "Glass",
    "Gold",
    "Lumber",
    "Plastics",
    "Steel",
    "Electronics",
    "Jewelry",
    "Sports Cars",
)
GOODS: Final = 17
RAW_GOODS: Final = 0b111111
PROCESSED_GOODS: Final = 0b11111111 << 6
LUXURY_GOODS: Final = 0b111 << 14
TIER: Final = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2)
PRICE: Final = (2, 4, 10)  # NEOM 6.2: L-Coins for a Good, by tier
GOOD_POINTS: Final = (1, 2, 10)  # NEOM 15.3: points for a Good, by tier

# In a city's list of tiles, the City Center has a tile number, too: one for each board.
CENTER_TILE: Final = 151  # add the number of the board's Raw Good
TABLE: Final = LAST_TILE + 1  # length of a list with a value for each tile number

# Disasters.
FLOOD: Final = 1
FIRE: Final = 2
CRIME_SPREE: Final = 3
DISASTER_NAMES: Final = ("", "Flood", "Fire", "Crime Spree")

# Numbers of the rulebook.
START_MONEY: Final = 6  # NEOM 2.3: L-Coins at the start
SALE: Final = 5  # NEOM 12.1: L-Coins for selling a tile
TURNS: Final = 7
GENERATIONS: Final = 3
HAND: Final = 8
KEPT: Final = 3  # how many Cornerstones each player keeps
RANKS: Final = ("Intern", "Apprentice", "Fellow", "Foreman", "Master", "Boss")


def sort_of(option: int) -> tuple[str, int]:
    """The sort of an option, and the number of its tile, cell, Good or seller; -1 if it has none."""
    if is_tile(option):
        return "tile", option
    if CELL <= option < GOOD:
        return "cell", option - CELL
    if GOOD <= option < SELL:
        return "good", option - GOOD
    return ("way", seller_of(option)) if option >= POSTAL else ("answer", -1)


def is_tile(number: int) -> bool:
    """Whether a number is the number of a tile, printed or added (R-38). A City Center does not count as a tile."""
    return 0 < number <= BOX_TILES or FIRST_ADDED_TILE <= number <= LAST_TILE


def tile_rule(tile: int) -> str:
    """The paragraph about a tile. R-38: the rulebook has none about added tiles."""
    return f"NEOM 19.{tile}" if tile <= BOX_TILES else "R-38"


def seller_of(way: int) -> int:
    """The seat from which a Good is bought, or -1."""
    if LEFT_FROM <= way < SUPPLY:
        return way - (RIGHT_FROM if way >= RIGHT_FROM else LEFT_FROM)
    return -1


def cell_name(cell: int) -> str:
    """The name of a cell: a1 is the top left one, e5 the bottom right one."""
    return "abcde"[cell % SIDE] + str(cell // SIDE + 1)


def cell_number(name: str) -> int:
    """The cell with a name, or -1 if there is none."""
    if len(name) != 2 or name[0] not in "abcde" or name[1] not in "12345":
        return -1
    return "abcde".index(name[0]) + SIDE * (int(name[1]) - 1)


def members(bits: int) -> list[int]:
    """The numbers in a bit set, ascending."""
    found: list[int] = []
    number = 0
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def _near(cell: int, diagonal: bool) -> int:
    row, column = divmod(cell, SIDE)
    found = 0
    for other in range(CELLS):
        down = abs(other // SIDE - row)
        across = abs(other % SIDE - column)
        if (diagonal and max(down, across) == 1) or down + across == 1:
            found |= 1 << other
    return found


# NEOM 18.1: for each cell, the cells around it (at most eight).
NEARBY: Final = tuple([_near(cell, True) for cell in range(CELLS)])
# NEOM 15.5: for each cell, the cells that share a side with it (at most four).
BESIDE: Final = tuple([_near(cell, False) for cell in range(CELLS)])
