"""Watching a table on a server: what lies there in public, the log, and what is said."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from neopolis.cli.remote.table_screen import TableScreen
from neopolis.client import ClientState
from neopolis.engine.event import Event
from neopolis.engine.refused import Refused
from neopolis.games.neom.content.pack import default_pack as neom_pack
from neopolis.games.neom.ids import CELLS, CENTER, SIDE, cell_name
from neopolis.games.neom.knowledge.view import PlayerView
from neopolis.games.neom.knowledge.view import View as NeomView
from neopolis.games.neom.terminal import log as neom_log
from neopolis.games.neom.terminal.tiles import ground, type_letters
from neopolis.games.neom.text.notation import QUIET
from neopolis.games.new_angeles.content.pack import default_pack as na_pack
from neopolis.games.new_angeles.knowledge.view import View as NaView
from neopolis.games.new_angeles.terminal import log as na_log
from neopolis.games.new_angeles.terminal.screen import Board, table_height
from neopolis.terminal.canvas import Canvas, wrap
from neopolis.terminal.page import Page
from neopolis.terminal.panel import FADED, HEADER, MESSAGE, Panel
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import Quit

CITY_WIDTH: Final = 26
CITY_HEIGHT: Final = 9
CELL_WIDTH: Final = 5


class Watch:
    """A spectator's place."""

    def __init__(self, room: TableScreen) -> None:
        self.room = room
        self.terminal = room.terminal
        self.message = ""

    @property
    def seen(self) -> ClientState:
        return self.room.seen

    def sentences(self) -> list[str]:
        """The public log."""
        events = [Event(event.kind, event.seat, event.things) for event in self.seen.history]
        names = self.room.names
        if self.is_neom():
            return [neom_log.event_words(neom_pack(), event, names) for event in events if event.kind not in QUIET]
        return [na_log.event_words(na_pack(), event, names) for event in na_log.told_once(events)]

    def is_neom(self) -> bool:
        return self.seen.table is not None and self.seen.table.game == "neom"

    def run(self, statuses: tuple[str, ...]) -> None:
        """As long as the table has one of these statuses and we have no seat."""
        while self.seen.status in statuses and self.seen.you < 0:
            self.terminal.show(self.rows())
            typed = self.terminal.listen(words("join-watch-prompt", seats=len(self.room.names)), reads=False)
            if typed is None:
                continue
            self.message = ""
            self.room.typed()
            try:
                self._do(typed)
            except Refused as refused:
                self.message = with_rules(refused)

    def _do(self, typed: str) -> None:
        said = self.room.command(typed)
        if said is not None:
            self.message = said
        elif typed.lower() == "q":
            raise Quit
        elif typed.lower() == "l":
            page = Page(self.room.width())
            page.title(words("log"))
            for sentence in reversed(self.sentences()):
                page.hanging(sentence)
            self.terminal.page(page.rows)
        elif typed.isdecimal():
            self.room.do(self.room.wire.seat.sit(int(typed) - 1))
        elif typed:
            raise Refused("cli-join-not-a-command", text=typed[:40])

    def rows(self) -> list[Text]:
        """The whole screen."""
        canvas = Canvas(self.room.width(), self.terminal.size()[1] - 1)
        if not self.seen.view:
            canvas.put(0, 0, words("join-watching"), MESSAGE)
        elif self.is_neom():
            self._neom(canvas)
        else:
            self._new_angeles(canvas)
        room = self.room
        message = room.alarm() or self.message or room.notice() or room.newest_talk() or words("join-watching")
        canvas.put(0, canvas.height - 1, message, MESSAGE)
        return canvas.rows()

    def _new_angeles(self, canvas: Canvas) -> None:
        view = self.seen.view_as(NaView)
        board = Board(canvas, na_pack(), view, self.room.names)
        board.draw_table({})
        below = table_height(view.seats)
        x = board.left + 1
        board.draw_tracks(Panel(canvas, x, 1, canvas.width - x, below - 1))
        self._log(Panel(canvas, 0, below, canvas.width, canvas.height - below - 1))

    def _neom(self, canvas: Canvas) -> None:
        view, names = self.seen.view_as(NeomView), self.room.names
        canvas.fill(0, 0, canvas.width, 1, HEADER)
        when = words("turn", generation=view.generation, turn=view.turn) if view.generation else words("before")
        canvas.put(1, 0, f"NEOM  {words('over') if view.over else when}", HEADER)
        if view.awaited:
            awaited = words("awaited", names=", ".join([names[seat] for seat in view.awaited]))
            canvas.right(canvas.width - 1, 0, awaited, HEADER)
        each = canvas.width // (CITY_WIDTH + 2)
        for at, player in enumerate(view.players):
            row, column = divmod(at, each)
            self._city(canvas, column * (CITY_WIDTH + 2), 2 + row * CITY_HEIGHT, player)
        below = 2 + CITY_HEIGHT * -(-len(view.players) // each)
        self._log(Panel(canvas, 0, below, canvas.width, canvas.height - below - 1))

    def _city(self, canvas: Canvas, x: int, y: int, player: PlayerView) -> None:
        pack = neom_pack()
        points = player.score["total"]
        canvas.put(x, y, words("your-city", name=self.room.names[player.seat], points=points), "bold", room=CITY_WIDTH)
        money = f"{words('money', money=player.money)}  {words('income', income=player.income)}"
        canvas.put(x, y + 1, money, room=CITY_WIDTH)
        for cell in range(CELLS):
            tile = player.tiles.get(cell_name(cell), 0)
            down, across = divmod(cell, SIDE)
            if tile:
                text, style = f"{type_letters(pack, tile)}{tile}", f"black on {ground(pack, tile)}"
            else:
                text, style = "*" if cell == CENTER else "\N{MIDDLE DOT}", FADED
            canvas.put(x + across * CELL_WIDTH, y + 2 + down, text.ljust(CELL_WIDTH - 1), style)

    def _log(self, panel: Panel) -> None:
        """The last events that have room."""
        panel.title(words("log"))
        parts = [part for sentence in self.sentences()[-panel.left :] for part in wrap(sentence, panel.width, "  ")]
        for part in parts[-panel.left :] if panel.left > 0 else []:
            panel.line(part)
