"""The end of a game at a table on a server: the result, the record, and another game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from rich.text import Text

from neopolis.cli.local.save import home, write_whole
from neopolis.cli.remote.people import talk_lines
from neopolis.cli.remote.table_screen import TableScreen
from neopolis.cli.shell import command
from neopolis.client.world import imagined
from neopolis.engine.refused import Refused
from neopolis.games.neom import game as neom
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.terminal.renderer import NeomRenderer
from neopolis.games.new_angeles import game as new_angeles
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.terminal.renderer import NewAngelesRenderer
from neopolis.terminal.panel import FADED, MESSAGE
from neopolis.terminal.renderer import G, Q, Renderer
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import TerminalSession

LAST_TALK = 6  # rows


class End:
    """A finished game. Nobody has a secret any more, so it is the true one that is looked at."""

    def __init__(self, room: TableScreen, farewell: list[Text]) -> None:
        self.room = room
        self.farewell = farewell  # what stays on the terminal afterwards
        self.told: list[str] = []  # where the record is

    def run(self) -> None:
        """Until Enter, or on to another game."""
        game = self._game()
        if isinstance(game, NeomGame):
            self._look_back(game, NeomRenderer(self.room.names, self.room.terminal), "join-over-prompt")
        elif game is not None:
            self._look_back(game, NewAngelesRenderer(self.room.names, self.room.terminal), "join-na-over-prompt")
        else:
            self.farewell += [Text(line) for line in self.told]

    def _game(self) -> NeomGame | NewAngelesGame | None:
        """The game by its record, which is saved; where there is none, as our seat knew it."""
        table = self.room.wire.seat.table
        try:
            record = self.room.wire.call(self.room.wire.server.record(table.id))
            self.told = self._keep(table.game, table.id, record)
            return neom.replay(record) if table.game == "neom" else new_angeles.replay(record)
        except Refused as refused:
            self.told = [words("join-no-record", reason=with_rules(refused))]
        return imagined(self.room.seen) if self.room.seen.world else None

    @staticmethod
    def _keep(game: str, table: str, record: str) -> list[str]:
        """Save the record where other games are; whoever looks at the end again has it already."""
        name = "".join([letter for letter in table if letter.isalnum()])[:20]
        found = sorted(home().glob(f"{game}-*-{name}.jsonl"))
        file: Path = found[0] if found else home() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{name}.jsonl"
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(file, record)
        except OSError as error:
            return [words("join-no-record", reason=str(error))]
        return [words("record-at", path=str(file)), words("join-record-with", command=command("replay", str(file)))]

    def _look_back(self, game: G, renderer: Renderer[G, Q], prompt: str) -> None:
        """The result stays on the screen, and all can still be read and said, until Enter."""
        sitting = TerminalSession(game, renderer, self.room.terminal)
        seat = max(self.room.seen.you, 0)
        told = [Text(line, FADED) for line in self.told]
        self.farewell += [*renderer.final_rows(game), *[Text(line) for line in self.told]]
        terminal, typed, message = self.room.terminal, None, ""
        while typed not in ("", "q"):
            below = [Text(), *self._talk(), Text(message, MESSAGE)]
            terminal.show([*renderer.final_rows(game), Text(), *[line.copy() for line in told], *below])
            typed = "" if terminal.plain else terminal.listen(words(prompt))
            message = self._said(sitting, seat, typed) if typed else ""

    def _talk(self) -> list[Text]:
        seen = self.room.seen
        rows = [Text(line, no_wrap=True) for line in talk_lines(seen)[-LAST_TALK:]]
        if seen.table is not None and seen.table.rematch:
            rows.append(Text(words("join-rematch-there"), MESSAGE))
        return rows

    def _said(self, sitting: TerminalSession[G, Q], seat: int, typed: str) -> str:
        try:
            said = self.room.command(typed)
            if said is None:
                sitting.reads(seat, typed)
            return said or ""
        except Refused as refused:
            return with_rules(refused)
