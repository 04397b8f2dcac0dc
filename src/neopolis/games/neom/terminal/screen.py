"""The screen of a game: the city and its owner's belongings, the neighbors, the log, and the question."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import DISASTER_NAMES, GOOD_NAMES, KEPT
from neopolis.games.neom.knowledge.view import shown_hand
from neopolis.games.neom.rules.scoring import CATEGORIES, income
from neopolis.games.neom.rules.turns import threat
from neopolis.games.neom.terminal.board import Board, Labels, Size, footnote, small_city
from neopolis.games.neom.terminal.log import event_words, heard_events
from neopolis.games.neom.terminal.options import Options, TileRow
from neopolis.games.neom.terminal.question import Question, price_text
from neopolis.games.neom.terminal.tiles import goods_codes, shortened
from neopolis.games.neom.text.tile_texts import good_names
from neopolis.terminal.canvas import Canvas, wrap
from neopolis.terminal.panel import ALARM, ASKED, FADED, HEADER, MESSAGE, TITLE, Panel
from neopolis.terminal.sentences import words
from neopolis.text.messages import message, name_of

BLOCK: Final = 17  # columns that a neighbor's city needs


class Screen:
    """Draws a game for a seat. Everything on it is the seat's own or public."""

    def __init__(self, canvas: Canvas, game: NeomGame, seat: int, names: list[str]) -> None:
        self.canvas = canvas
        self.game = game
        self.seat = seat
        self.names = names
        large = canvas.width >= 135
        self.size = Size(13 if large else 11, 5 if canvas.height >= 44 else 3)

    def draw(self, question: Question, message: str, heard: int) -> None:
        """Draw the whole screen with a question. The first `heard` events of the log are not new."""
        self._header(can_avert=any([self.game.pack.tables.disaster[option] for option in question.tiles()]))
        self._city(self.seat, question.labels())
        self._panel(heard)
        y = 2 + self.size.height
        below = y + self.canvas.wrapped(y, self._asked(question), ASKED)
        Options(self.canvas, self.game, self.names, question).draw(below, self.canvas.height - below - 1)
        self.canvas.footer(message, MESSAGE)

    def draw_neighbor(self, other: int) -> None:
        """Another player's city, drawn large, with everything that this seat may know about that player."""
        self._header()
        self._city(other, Labels())
        panel = self._beside()
        view = self.game.view(self.seat)
        known = view.players[other]
        self._owner(panel, other, most=8)
        for category in CATEGORIES:
            panel.line(f"{known.score[category]:>5}  {message(f'category-{category}', {})}", FADED)
        y = 2 + self.size.height
        below = Panel(self.canvas, 0, y, self.canvas.width, self.canvas.height - y)
        if known.cornerstones:
            below.line(words("others-kept-title", name=self.names[other]), TITLE)
            for tile in known.cornerstones:
                TileRow(self.game.pack, tile, "").draw(self.canvas, below.y, priced=False)
                below.y += 1
        hand = shown_hand(view, other)
        if hand:
            names = ", ".join([name_of(self.game.pack.tile(tile).name) for tile in hand])
            below.line(words("known-hand-title", name=self.names[other]), TITLE)
            below.wrapped(names, 3)

    def _beside(self) -> Panel:
        x = self.size.width + 1
        return Panel(self.canvas, x, 1, self.canvas.width - x, self.size.height + 1)

    def _header(self, can_avert: bool = False) -> None:
        canvas, s = self.canvas, self.game.s
        canvas.fill(0, 0, canvas.width, 1, HEADER)
        if self.game.over:
            when = words("over")
        elif s.generation:
            when = words("turn", generation=s.generation, turn=s.turn)
        else:
            when = words("preliminary", number=min(len(s.kept[self.seat]) + 1, KEPT))
        canvas.put(1, 0, f"{message('game-neom', {})}  {when}", HEADER)
        awaited = ""
        if self.game.seats > 1 and not self.game.over:
            awaited = words("awaited", names=", ".join([self.names[seat] for seat in self.game.deciders]))
        canvas.right(canvas.width - 1, 0, awaited, HEADER)
        disaster = threat(s)
        if disaster:
            is_averted = can_avert and self.game.seats == 1
            alarm = words("strikes-unless" if is_averted else "strikes", disaster=name_of(DISASTER_NAMES[disaster]))
            begin = len(when) + 9
            canvas.put(begin, 0, f" {alarm} ", ALARM, room=canvas.width - cell_len(awaited) - 2 - begin)

    def _city(self, seat: int, labels: Labels) -> None:
        s = self.game.s
        money = s.money[seat] + s.locked[seat]
        board = Board(self.canvas, 0, 1, self.size, self.game.pack, s.cities[seat], money)
        board.generation = max(s.generation, 1)
        board.draw(labels)
        house = any([tile.road_source == "house" for tile in self.game.pack.tiles])
        self.canvas.put(0, 1 + self.size.height, footnote(house), FADED, room=self.size.width)

    def _panel(self, heard: int) -> None:
        panel = self._beside()
        self._owner(panel, self.seat, most=2 if self.game.seats > 3 else 3)
        if self.game.seats > 1:
            self._neighbors(panel)
        self._log(panel, heard)

    def _owner(self, panel: Panel, seat: int, most: int) -> None:
        """The panel with the owner's money, Goods and tiles."""
        s = self.game.s
        panel.title(words("your-city", name=self.names[seat], points=self.game.score(seat)))
        locked = " " + words("locked", locked=s.locked[seat]) if s.locked[seat] else ""
        paid = words("income", income=income(s.cities[seat], max(s.generation, 1)))
        panel.line(f"{words('money', money=s.money[seat])}{locked}   {paid}", "bold")
        goods = s.cities[seat].goods
        named = words("goods", goods=good_names(goods) or words("nothing"))
        if len(wrap(named, panel.width, "  ")) > most:
            named = words("goods", goods=goods_codes(goods))
        panel.wrapped(named, most)
        if seat == self.seat:
            kept = [shortened(name_of(self.game.pack.tile(tile).name), 20) for tile in s.kept[seat]]
            panel.wrapped(words("to-place", tiles=", ".join(kept) or words("none-left")), most)

    def _neighbors(self, panel: Panel) -> None:
        """The other cities, clockwise from the left neighbor."""
        seats = self.game.seats
        others = [(self.seat + step) % seats for step in range(1, seats)]
        panel.title(words("neighbors"))
        each = max(min(panel.width // BLOCK, len(others)), 1)
        width = min(panel.width // each, 30)
        for at, other in enumerate(others):
            row, column = divmod(at, each)
            arrow = "←" if at == 0 else "→" if at == len(others) - 1 else " "
            self._neighbor(other, arrow, panel.x + column * width, panel.y + row * 6, width - 1)
        panel.y += 6 * -(-len(others) // each) - 1

    def _neighbor(self, seat: int, arrow: str, x: int, y: int, width: int) -> None:
        s, canvas = self.game.s, self.canvas
        for down, letters in enumerate(small_city(self.game.pack, s.cities[seat])):
            for across, (letter, style) in enumerate(letters):
                canvas.put(x + across, y + down, letter, style)
        room = width - 6
        canvas.put(x + 6, y, f"{arrow}{self.names[seat]}", "bold", room=room - 4)
        canvas.right(x + width, y, str(self.game.score(seat)), "bold")
        paid = income(s.cities[seat], max(s.generation, 1))
        locked = f"+{s.locked[seat]}" if s.locked[seat] else ""
        canvas.put(x + 6, y + 1, f"${s.money[seat]}{locked}", room=room)
        canvas.right(x + width, y + 1, f"+{paid}")
        for down, part in enumerate(wrap(goods_codes(s.cities[seat].goods), room)[:3], start=2):
            canvas.put(x + 6, y + down, part, FADED)

    def _log(self, panel: Panel, heard: int) -> None:
        """The latest events that fit. The first `heard` events of the log are not new, so they are faded."""
        if panel.left < 2:
            return
        panel.title(words("log"))
        events = heard_events(self.game, self.seat)
        found: list[tuple[str, str]] = []
        for at in reversed(range(len(events))):
            parts = wrap(event_words(self.game.pack, events[at], self.names), panel.width, "  ")
            if found and len(found) + len(parts) > panel.left:
                break  # this entry does not fit as a whole, so it and all older ones are left out
            found = [*[(part, FADED if at < heard else "") for part in parts], *found]
        for part, style in found[: panel.left]:
            panel.line(part, style)

    def _asked(self, question: Question) -> str:
        if question.prompt != "space":
            return question.text
        hint = question.hints[question.options[0]]
        return f"{question.text} {words('price-here', price=price_text(hint, self.names, GOOD_NAMES))}"
