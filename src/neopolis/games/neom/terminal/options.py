"""The options of a question as rows on the screen."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.hints import Hint
from neopolis.games.neom.ids import (
    CELL,
    CELLS,
    DONE,
    GOOD,
    GOOD_NAMES,
    PAY,
    SACRIFICE,
    SELL,
    TURNS,
    cell_name,
    is_tile,
    members,
)
from neopolis.games.neom.rules.action import purchases
from neopolis.games.neom.rules.disasters import charged, payment, removals
from neopolis.games.neom.terminal.question import (
    ON_CELLS,
    Question,
    brief_price,
    change_text,
    price_text,
    way_words,
)
from neopolis.games.neom.terminal.tiles import (
    GOOD_CODES,
    effect_text,
    ground,
    needs_text,
    points_text,
    roads_text,
    short_name,
    shortened,
    type_letters,
)
from neopolis.terminal.canvas import Canvas, wrap
from neopolis.terminal.panel import FADED, KEY
from neopolis.terminal.sentences import words
from neopolis.text.messages import name_of

HEAD: Final = FADED
GAIN: Final = "bold color(114)"
LOSS: Final = "bold color(203)"
MARKED: Final = "bold"


class Columns:
    """Where the columns of the table of tiles begin on a screen of this width.

    Without prices, the column of effects is wider.
    """

    def __init__(self, width: int, priced: bool) -> None:
        spare = width - 100
        self.name = 3
        self.type = self.name + 20 + min(spare, 5)
        self.roads = self.type + 3
        self.needs = self.roads + 5
        self.effect = self.needs + 16 + spare // 5
        self.points = self.effect + 23 + spare * 2 // 5 if priced else width - 4
        self.price = self.points + 4
        self.change = width - 5
        self.width = width


class Options:
    """Draws the options of a question one below the other, starting at a row of the canvas."""

    def __init__(self, canvas: Canvas, game: NeomGame, names: list[str], question: Question) -> None:
        self.canvas = canvas
        self.game = game
        self.names = names
        self.question = question

    def draw(self, y: int, height: int) -> None:
        question = self.question
        if not question.options:
            return
        if question.prompt == "action":
            self._actions(y)
        elif all([is_tile(option) or option == DONE for option in question.options]):
            draw_tile_head(self.canvas, y, bool(question.hints))
            for at, option in enumerate(sorted(question.options, key=lambda option: option == DONE), start=1):
                if option == DONE:
                    self._plain_row(y + at, 0, option, 40)
                else:
                    self._tile_row(y + at, option)
        elif question.prompt == "space":
            TileRow(self.game.pack, question.pending.tile, "").draw(
                self.canvas, y, priced=False
            )  # the tile to place: players need to see its roads
            self._columns(y + 1, height - 1)
        else:
            self._columns(y, height)
            if question.prompt == "disaster" and PAY not in question.options:
                self.canvas.put(1, y + 1, f"- {words('pay-too-dear', money=self._due())}", FADED)

    def _tile_row(self, y: int, tile: int, faded: bool = False) -> None:
        key = self.question.keys.get(tile, "-")
        hint = self.question.hints.get(tile)
        row = TileRow(self.game.pack, tile, key, faded)
        if self.game.seats == 1 and self.game.pack.tables.disaster[tile]:
            row.does = words("does-avert")
        row.draw(self.canvas, y, bool(self.question.hints))
        if hint is not None:
            row.draw_hint(self.canvas, y, hint, self.names)

    def _actions(self, y: int) -> None:
        """NEOM 4.7: the selected tile, the Cornerstones, and selling. A tile that cannot be placed shows the reason."""
        s = self.game.s
        seat = self.question.seat
        selected = s.selected[seat]
        draw_tile_head(self.canvas, y, True)
        for tile in sorted([selected, *s.kept[seat]]):
            y += 1
            self._tile_row(y, tile, faded=tile not in self.question.keys)
        self._plain_row(y + 1, 0, SELL, self.canvas.width + 2)
        rest = ", ".join([name_of(self.game.pack.tile(tile).name) for tile in s.hands[seat]])
        if rest:
            code = "hand-rest" if s.turn < TURNS else "hand-last"  # NEOM 4.5
            told = wrap(words(code, tiles=rest), self.canvas.width - 1)
            for down, part in enumerate(told[:2], start=2):
                self.canvas.put(0, y + down, part, FADED)

    def _columns(self, y: int, height: int) -> None:
        """The options in as many columns as they need."""
        options = self.question.options
        columns = -(-len(options) // height)
        most = 37 if self.question.prompt in ON_CELLS else 98 if self.question.prompt == "disaster" else 66
        width = min(self.canvas.width // columns, most)
        for at, option in enumerate(options):
            column, row = divmod(at, height)
            self._plain_row(y + row, column * width, option, width)

    def _plain_row(self, y: int, x: int, option: int, width: int) -> None:
        question = self.question
        hint = question.hints.get(option)
        marked = question.prompt == "seller" and option == question.default
        self.canvas.put(x, y, question.keys[option].rjust(2), KEY)
        self.canvas.put(x + 3, y, self._text(option, width - 8), MARKED if marked else "", room=width - 8)
        if marked:
            self.canvas.put(x + width - 22, y, words("cheapest"), KEY)
        put_change(self.canvas, x + width - 2, y, hint)

    def _text(self, option: int, room: int) -> str:
        s = self.game.s
        seat = self.question.seat
        if option == DONE:
            return words("done")
        if option == SELL:
            return words("sell", tile=name_of(self.game.pack.tile(s.selected[seat]).name))
        if option == PAY:
            return self._payment()
        if option == SACRIFICE:
            return words("sacrifice", count=removals(s.cities[seat], s.disaster))
        if CELL <= option < CELL + CELLS:
            return self._cell(option - CELL, room)
        if GOOD <= option < SELL:
            return self._good(option)
        price = dict(purchases(s, seat, s.pending[seat]))[option]
        in_all = self.question.hints[option].price
        way = way_words(option, price, self.names)
        return way if in_all == price else f"{way}, {words('in-all', money=in_all)}"

    def _payment(self) -> str:
        s = self.game.s
        tile = s.pending[self.question.seat].tile
        if self.question.prompt == "alternative":
            return words("pay", money=s.setting.tables.instead[tile])
        city = s.cities[self.question.seat]
        cells = " ".join([cell_name(cell) for cell in members(charged(city, s.disaster))])
        return words("pay-for", money=self._due(), cells=cells or words("nothing"))

    def _due(self) -> int:
        """NEOM 13.7: the price of the Disaster."""
        return payment(self.game.s.cities[self.question.seat], self.game.s.disaster)

    def _good(self, option: int) -> str:
        name = name_of(GOOD_NAMES[option - GOOD])
        hint = self.question.hints.get(option)
        if self.question.prompt != "alternative":
            return name
        return f"{name}  {price_text(hint, self.names, GOOD_NAMES)}"

    def _cell(self, cell: int, room: int) -> str:
        standing = self.game.s.cities[self.question.seat].tiles[cell]
        if not standing:
            return cell_name(cell)
        code = "tile-on-cell" if self.question.prompt == "sacrifice" else "over-tile"
        left = room - cell_len(words(code, cell=cell_name(cell), tile=""))
        return words(code, cell=cell_name(cell), tile=short_name(self.game.pack, standing, min(left, 16)))


def put_change(canvas: Canvas, end: int, y: int, hint: Hint | None) -> None:
    """A change of the score, in the color of its sign."""
    change = hint.change if hint is not None else None
    style = "" if not change else GAIN if change > 0 else LOSS
    canvas.right(end, y, change_text(hint), style)


def draw_tile_head(canvas: Canvas, y: int, priced: bool) -> None:
    """Draw the headings of the columns in the table of tiles."""
    at = Columns(canvas.width, priced)
    canvas.put(at.name, y, words("head-tile"), HEAD)
    canvas.put(at.roads, y, words("head-roads"), HEAD)
    canvas.put(at.needs, y, words("head-needs"), HEAD)
    canvas.put(at.effect, y, words("head-effect"), HEAD)
    canvas.put(at.points, y, words("head-points"), HEAD)
    if priced:
        canvas.put(at.price, y, words("head-price"), HEAD, room=at.change - at.price)
        canvas.right(at.width, y, words("head-change"), HEAD)


class TileRow:
    """A row of the table of tiles: key, name, type, roads, needs, effect and points. `draw_hint` adds a hint."""

    def __init__(self, pack: Pack, tile: int, key: str, faded: bool = False) -> None:
        self.pack = pack
        self.tile = tile
        self.key = key
        self.style = FADED if faded else ""
        self.does = ""  # a text to show instead of the tile's effect

    def draw(self, canvas: Canvas, y: int, priced: bool) -> None:
        at = Columns(canvas.width, priced)
        pack, tile, style = self.pack, self.tile, self.style
        canvas.put(0, y, self.key.rjust(2), style or KEY)
        canvas.put(at.name, y, shortened(name_of(pack.tile(tile).name), at.type - at.name - 1), style or "bold")
        canvas.put(at.type, y, type_letters(pack, tile), f"bold color(16) on {ground(pack, tile)}")
        canvas.put(at.roads, y, roads_text(pack, tile) if pack.tables.roads[tile] else "", style)
        canvas.put(at.needs, y, needs_text(pack, tile, at.effect - at.needs - 1), style, room=at.effect - at.needs - 1)
        does = self.does or effect_text(pack, tile, at.points - at.effect - 1)
        canvas.put(at.effect, y, does, style, room=at.points - at.effect - 1)
        canvas.right(at.points + 3, y, points_text(pack, tile), style)

    def draw_hint(self, canvas: Canvas, y: int, hint: Hint, names: list[str]) -> None:
        at = Columns(canvas.width, True)
        room = at.change - at.price
        price = price_text(hint, names, GOOD_NAMES)
        if cell_len(price) > room:
            price = price_text(hint, names, GOOD_CODES)
        if cell_len(price) > room:
            price = brief_price(hint)
        canvas.put(at.price, y, price, FADED if hint.hindrance else self.style, room=room)
        put_change(canvas, at.width, y, hint)
