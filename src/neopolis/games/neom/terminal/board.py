"""A city drawn with box characters: its tiles in the colors of their types, and roads that join across cells."""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.ids import CELLS, CENTER, EAST, GOOD_NAMES, NORTH, SIDE, SOUTH, WEST, is_tile, members
from neopolis.games.neom.rules.city import City
from neopolis.games.neom.rules.scoring import PRINTED, VARIABLE, lines, tile_income
from neopolis.games.neom.terminal.tiles import GOOD_CODES, ground, marks, short_name, type_letters
from neopolis.games.neom.tile_data import MODULAR_FACTORY
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.sentences import words
from neopolis.text.messages import name_of

MARGIN: Final = 2  # columns left and right of the grid, for row numbers and Trade Routes
INK: Final = "color(16)"
GRID: Final = "color(240)"
ROAD: Final = "bold color(231) on color(238)"
LOST_ROAD: Final = "color(250) on color(52)"  # the style of a road that is cut off from the center
ROUTE: Final = "bold color(220)"
CHIP: Final = "bold color(16) on color(229)"
EMPTY: Final = "color(238)"
OPEN: Final = "color(229)"


class Size:
    """The size of a cell in columns and rows of the terminal; both are odd, so that roads can run in the middle."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows

    @property
    def width(self) -> int:
        """The width of the whole board, with the Trade Routes."""
        return SIDE * (self.columns + 1) + 1 + 2 * MARGIN

    @property
    def height(self) -> int:
        return SIDE * (self.rows + 1) + 1


class Labels:
    """Cells to choose from: the key of each, and how it would change the score."""

    def __init__(self) -> None:
        self.keys: dict[int, str] = {}
        self.changes: dict[int, str] = {}


class Board:
    """Draws one city on a canvas."""

    generation = 1  # the board shows the income of this generation

    def __init__(self, canvas: Canvas, x: int, y: int, size: Size, pack: Pack, city: City, money: int) -> None:
        self.canvas = canvas
        self.x = x + MARGIN
        self.y = y
        self.size = size
        self.pack = pack
        self.city = city
        self.points: dict[int, int] = {
            line.about[1]: line.points for line in lines(pack, city, money, 0) if line.category in (PRINTED, VARIABLE)
        }

    def draw(self, labels: Labels) -> None:
        self._grid()
        for cell in range(CELLS):
            if self.city.tiles[cell]:
                self._tile(cell)
            else:
                x, y = self._corner(cell)
                self.canvas.middle(x, y + self.size.rows // 2, self.size.columns, "\N{MIDDLE DOT}", EMPTY)
        for cell in range(CELLS):
            self._roads(cell)
        self._routes()
        for cell, key in labels.keys.items():
            self._label(cell, key, labels.changes.get(cell, ""))

    def _corner(self, cell: int) -> tuple[int, int]:
        """The position of the top left character inside a cell."""
        row, column = divmod(cell, SIDE)
        return self.x + 1 + column * (self.size.columns + 1), self.y + 1 + row * (self.size.rows + 1)

    def _grid(self) -> None:
        canvas, columns, rows = self.canvas, self.size.columns, self.size.rows
        for row in range(SIDE + 1):
            left, joint, right = "┌┬┐" if row == 0 else "└┴┘" if row == SIDE else "├┼┤"
            y = self.y + row * (rows + 1)
            canvas.put(self.x, y, left + joint.join(["─" * columns] * SIDE) + right, GRID)
            if row < SIDE:
                for down in range(1, rows + 1):
                    for column in range(SIDE + 1):
                        canvas.put(self.x + column * (columns + 1), y + down, "│", GRID)
                canvas.put(self.x - MARGIN, y + 1, str(row + 1), "bold")
        for column in range(SIDE):
            canvas.put(self.x + 1 + column * (columns + 1) + columns // 2 - 3, self.y, f" {'abcde'[column]} ", "bold")

    def _tile(self, cell: int) -> None:
        x, y = self._corner(cell)
        columns, rows = self.size.columns, self.size.rows
        tile = self.city.tiles[cell]
        half = columns // 2 + 1
        left = f"{INK} on {ground(self.pack, tile)}"
        right = f"{INK} on {ground(self.pack, tile, right_half=True)}"
        self.canvas.fill(x, y, half, rows, left)
        self.canvas.fill(x + half, y, columns - half, rows, right)
        self.canvas.put(x, y, type_letters(self.pack, tile) + marks(self.pack, tile), f"bold {left}")
        if self.city.cornerstones >> cell & 1:
            self.canvas.put(x + half - 2, y, "\N{BLACK DIAMOND}", left)
        points = self.points.get(cell, 0)
        self.canvas.right(x + columns, y, str(points) if points else "", f"bold {right}")
        self.canvas.put(x, y + rows - 1, self._goods(tile, half - 1), left)
        self.canvas.right(x + columns, y + rows - 1, self._income(tile), right)
        roads = self.pack.tables.roads[tile]
        begin = 1 if roads >> WEST & 1 else 0
        room = columns - begin - (1 if roads >> EAST & 1 else 0)
        name = short_name(self.pack, tile, room).center(room)
        middle = y + rows // 2
        self.canvas.put(x + begin, middle, name, f"bold {left}", room=half - begin)
        self.canvas.put(x + half, middle, name[half - begin :], f"bold {right}")

    def _goods(self, tile: int, room: int) -> str:
        """The Goods of a tile, shortened to fit."""
        goods = members(self.pack.tables.produces[tile])
        if self.pack.tables.marks[tile] & MODULAR_FACTORY and self.city.modular_good >= 0:
            goods = [self.city.modular_good]
        if len(goods) == 1 and len(name_of(GOOD_NAMES[goods[0]])) <= room:
            return name_of(GOOD_NAMES[goods[0]])
        text = " ".join([GOOD_CODES[good] for good in goods])
        if len(text) > room:
            text = "".join([GOOD_CODES[good] for good in goods])
        return text if len(text) <= room else text[: (room - 1) // 2 * 2] + "+"

    def _income(self, tile: int) -> str:
        tables = self.pack.tables
        has_income = tables.income_each[tile] >= 0 or any(tables.income[tile])
        return f"${tile_income(self.city, tile, self.generation)}" if has_income else ""

    def _roads(self, cell: int) -> None:
        """Draw the roads on a tile, and where they meet those of its neighbors to the north and west."""
        x, y = self._corner(cell)
        columns, rows = self.size.columns, self.size.rows
        across, down = x + columns // 2, y + rows // 2
        style = ROAD if self.city.connected >> cell & 1 else LOST_ROAD
        for step in range(rows // 2):
            if self._has(cell, NORTH):
                self.canvas.put(across, y + step, "║", style)
            if self._has(cell, SOUTH):
                self.canvas.put(across, y + rows - 1 - step, "║", style)
        if self._has(cell, WEST):
            self.canvas.put(x, down, "═", style)
        if self._has(cell, EAST):
            self.canvas.put(x + columns - 1, down, "═", style)
        row, column = divmod(cell, SIDE)
        above, before = (cell - SIDE if row else -1), (cell - 1 if column else -1)
        self._border(across, y - 1, " ╥╨║", self._has(cell, NORTH), self._has(above, SOUTH), style)
        self._border(x - 1, down, " ╞╡═", self._has(cell, WEST), self._has(before, EAST), style)
        if row == SIDE - 1:
            self._border(across, y + rows, " ╥╨║", False, self._has(cell, SOUTH), style)
        if column == SIDE - 1:
            self._border(x + columns, down, " ╞╡═", False, self._has(cell, EAST), style)

    def _has(self, cell: int, side: int) -> bool:
        return cell >= 0 and bool(self.pack.tables.roads[self.city.tiles[cell]] >> side & 1)

    def _border(self, x: int, y: int, signs: str, here: bool, there: bool, style: str) -> None:
        """A road through a border, or one that ends at it."""
        if here and there:
            self.canvas.put(x, y, signs[3], style)
        elif here or there:
            self.canvas.put(x, y, signs[1 if here else 2], GRID)

    def _routes(self) -> None:
        """NEOM 8.1: the Trade Routes at both ends of the middle row; bright when established."""
        y = self._corner(CENTER)[1] + self.size.rows // 2
        end = self.x + self.size.width - 2 * MARGIN
        left, right = self.city.left_route(), self.city.right_route()
        self.canvas.put(self.x - MARGIN, y, "◄═" if left else "◄┄", ROUTE if left else GRID)
        self.canvas.put(end, y, "═►" if right else "┄►", ROUTE if right else GRID)
        if left:
            self.canvas.put(self.x, y, "═", ROUTE)
        if right:
            self.canvas.put(end - 1, y, "═", ROUTE)

    def _label(self, cell: int, key: str, change: str) -> None:
        x, y = self._corner(cell)
        columns, rows = self.size.columns, self.size.rows
        if self.city.tiles[cell]:
            text = f"{key} {change}" if len(key) + len(change) < columns // 2 else f"{key}{change}"
            self.canvas.put(x, y + rows - 1, text.ljust(columns // 2), CHIP)
            return
        for row in range(rows):
            self.canvas.put(x, y + row, " " * columns, OPEN)
        self.canvas.middle(x, y + rows // 2, columns, f" {key} ", CHIP)
        self.canvas.middle(x, y + rows // 2 + 1, columns, change, OPEN)


def small_city(pack: Pack, city: City) -> list[list[tuple[str, str]]]:
    """A city with one letter for each cell: the type of its tile, or a sign for an empty cell; each with its style."""
    rows: list[list[tuple[str, str]]] = []
    for row in range(SIDE):
        letters: list[tuple[str, str]] = []
        for tile in city.tiles[row * SIDE : (row + 1) * SIDE]:
            letters.append(_small(pack, tile))
        rows.append(letters)
    return rows


def _small(pack: Pack, tile: int) -> tuple[str, str]:
    if not tile:
        return "\N{MIDDLE DOT}", EMPTY
    letter = type_letters(pack, tile)
    mixed = len(letter) > 1
    sign = "M" if mixed else "o" if tile and not is_tile(tile) else letter
    return sign, f"bold {INK} on {ground(pack, tile)}"


def footnote(house_roads: bool) -> str:
    """R-25: what a player must know about the roads on the board."""
    return words("roads-house" if house_roads else "roads-pack")
