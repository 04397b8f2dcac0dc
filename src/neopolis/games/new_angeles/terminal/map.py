"""The ten districts on their map, with exits and tokens."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import ROOT
from neopolis.games.new_angeles.knowledge.view import DistrictView, View
from neopolis.games.new_angeles.terminal.cards import SHORT_RESOURCES, shortened
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.panel import FADED
from neopolis.terminal.sentences import words

# Row and column of each district, The Root (not drawn) first. Most exits lead to a neighbor.
PLACES: Final = (
    (-1, -1),
    *((0, 0), (0, 1), (1, 0), (2, 0), (1, 1), (1, 2), (2, 1), (0, 3), (1, 3), (2, 3)),
)
GAP: Final = 2  # columns between two districts
ROW: Final = 4  # rows of a district: three lines, and one for arrows
HEIGHT: Final = 3 * ROW
TIER_GROUNDS: Final = ("", "on color(236)", "on color(237)", "on color(238)")
TIER_NAMES: Final = ("", "color(150)", "color(117)", "color(183)")
LETTERS: Final = {
    "android": ("A", "bold color(231)"),
    "development": ("D", "bold color(114)"),
    "outage": ("O", "bold color(208)"),
    "illness": ("I", "bold color(190)"),
    "human_first": ("H", "bold color(203)"),
    "orgcrime": ("C", "bold color(171)"),
    "prisec": ("P", "bold color(75)"),
}
ARROW: Final = "color(250)"
LEGENDS: Final = ((0, (0, 1, 2)), (2, (3, 4, 5)))  # rows of the map, and the legend's lines in their third column


class Map:
    """Draws the city with its upper left corner at `x`, `y`."""

    def __init__(self, canvas: Canvas, x: int, y: int, cell: int, pack: Pack, view: View) -> None:
        self.canvas = canvas
        self.x = x
        self.y = y
        self.cell = cell  # the width of a district in columns
        self.pack = pack
        self.view = view

    def draw(self, keys: dict[int, str]) -> None:
        """Draw the districts and the legend. Districts to choose from have a bright number."""
        for district in self.view.districts:
            self._district(district, district.number in keys)
            self._exit(district.number)
        for row, lines in LEGENDS:
            for down, line in enumerate(lines):
                x = self.x + 2 * (self.cell + GAP)
                self.canvas.put(x, self.y + row * ROW + down, words(f"na-legend-{line}"), FADED, room=self.cell + 1)
        if self.view.house_values:
            self.canvas.put(self.x, self.y + HEIGHT - 1, words("na-house"), FADED)

    def _corner(self, number: int) -> tuple[int, int]:
        row, column = PLACES[number]
        return self.x + column * (self.cell + GAP), self.y + row * ROW

    def _district(self, district: DistrictView, chosen: bool) -> None:
        canvas, number = self.canvas, district.number
        x, y = self._corner(number)
        tier = self.pack.tables.tier[number]
        ground = TIER_GROUNDS[tier]
        canvas.fill(x, y, self.cell, 3, ground)
        head = "bold color(16) on color(229)" if chosen else f"bold {TIER_NAMES[tier]} {ground}"
        canvas.put(x, y, str(number), head)
        name = shortened(district.name, self.cell - len(str(number)) - 1)
        canvas.put(x + len(str(number)) + 1, y, name, f"bold {TIER_NAMES[tier]} {ground}")
        canvas.put(x, y + 1, self._produces(number), ground, room=self.cell)
        if district.unrest != "stable":
            style = "bold color(203)" if district.unrest == "strike" else "color(221)"
            canvas.right(x + self.cell, y + 1, words(f"na-{district.unrest}"), f"{style} {ground}")
        at = x
        for component in district.components:
            letter, style = LETTERS[component]
            canvas.put(at, y + 2, letter, f"{style} {ground}")
            at += 2

    def _produces(self, number: int) -> str:
        """Tier and resources, each with a star if it is one of our own values."""
        tables = self.pack.tables
        fields = self.pack.rows["districts.csv"][number].fields
        text = f"T{tables.tier[number]}{_star(fields['tier_source']) or ' '}"
        text += f"{SHORT_RESOURCES[tables.primary[number]]}{tables.primary_amount[number]}"
        if tables.secondary[number] >= 0:
            text += f" {SHORT_RESOURCES[tables.secondary[number]]}{tables.secondary_amount[number]}"
        return text + _star(fields["resources_source"])

    def _exit(self, number: int) -> None:
        """NA 36.0: draw an arrow to the district that the exit leads to, with its number if it is not a neighbor."""
        to = self.pack.tables.exit[number]
        x, y = self._corner(number)
        middle = x + self.cell // 2
        if to == ROOT:
            self.canvas.put(x, y + 3, words("na-root"), ARROW)
            return
        row, column = PLACES[number]
        goal_row, goal_column = PLACES[to]
        if goal_row == row and goal_column == column + 1:
            self.canvas.put(x + self.cell, y + 1, "─→", ARROW)
        elif goal_column == column and abs(goal_row - row) == 1:
            down = goal_row > row
            self.canvas.put(middle, y + 3 if down else y - 1, "↓" if down else "↑", ARROW)
        else:
            self.canvas.put(x + self.cell, y + 1, f"→{to}", ARROW)


def _star(source: str) -> str:
    return "*" if source == "house" else ""


def width_of(cell: int) -> int:
    """The width of a map, in columns, if a district is `cell` columns wide."""
    return 4 * cell + 3 * GAP
