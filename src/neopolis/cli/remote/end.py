"""The end of a game at a table on a server: the result, the record, and a rematch."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from rich.text import Text

from neopolis.cli.local.save import home, write_whole
from neopolis.cli.remote.people import talk_lines
from neopolis.cli.remote.table_screen import TableScreen
from neopolis.cli.shell import command
from neopolis.client.world import imagined_game
from neopolis.engine.refused import Refused
from neopolis.games.definition import G, GameDefinition, Q
from neopolis.games.verification import OLDER, Noted, verify
from neopolis.server.table.server_messages import TableFrame
from neopolis.terminal.panel import FADED, MESSAGE
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import TerminalSession
from neopolis.text.system_errors import system_error_at

LAST_TALK = 6  # maximum number of chat messages on the screen


class EndScreen:
    """A finished game. Nothing is secret any more, so it shows the real game."""

    def __init__(self, screen: TableScreen, farewell: list[Text]) -> None:
        self.screen = screen
        self.farewell = farewell  # what stays on the terminal after the program ends
        self.record_lines: list[str] = []  # sentences that say where the record is saved

    def run(self, definition: GameDefinition[G, Q]) -> None:
        """Show the result until Enter or a rematch."""
        game = self._game(definition)
        if game is None:
            self.farewell += [Text(line) for line in self.record_lines]
        else:
            self._show_result(definition, game)

    def _game(self, definition: GameDefinition[G, Q]) -> G | None:
        """Save the record and return its game. If there is no record, return the game as our seat knew it, or None."""
        table = self.screen.network.seat.table
        try:
            record = self.screen.network.call(self.screen.network.server.record(table.id))
            self.record_lines = [*self._verify(table, record), *self._save(table.game, table.id, record)]
            return definition.replay(record)
        except Refused as refused:
            self.record_lines = [words("join-no-record", reason=with_rules(refused))]
        return imagined_game(definition, self.screen.seen) if self.screen.seen.world else None

    def _verify(self, table: TableFrame, record: str) -> list[str]:
        """Whether chance was fair: this program checks the whole record itself. Empty at tables without a proof."""
        if table.fairness is None:
            return []
        seat = self.screen.network.seat
        bots = tuple([at for at, one in enumerate(table.seats) if one.bot])
        checks = verify(record, Noted(seat.commitment, seat.share, bots))
        if not checks[-1].is_good:
            return [words("join-not-verified", reason=checks[-1].text)]
        return [words("join-verified-older" if OLDER in [check.code for check in checks] else "join-verified")]

    @staticmethod
    def _save(game: str, table: str, record: str) -> list[str]:
        """Save the record with the other games. A table's record is saved once, however often its end is shown."""
        name = "".join([letter for letter in table if letter.isalnum()])[:20]
        found = sorted(home().glob(f"{game}-*-{name}.jsonl"))
        file: Path = found[0] if found else home() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{name}.jsonl"
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(file, record)
        except OSError as error:
            return [words("join-no-record", reason=system_error_at(error))]
        return [words("record-at", path=str(file)), words("join-record-with", command=command("replay", str(file)))]

    def _show_result(self, definition: GameDefinition[G, Q], game: G) -> None:
        """The result stays on the screen until Enter. Pages and chat still work."""
        renderer = definition.renderer(self.screen.names, self.screen.terminal)
        session = TerminalSession(game, renderer, self.screen.terminal)
        seat = max(self.screen.seen.you, 0)
        self.farewell += [*renderer.final_rows(game), *[Text(line) for line in self.record_lines]]
        terminal, typed, message = self.screen.terminal, None, ""
        choices = [*session.pages(seat), *self.screen.commands(), "q"]
        while typed not in ("", "q"):
            record = [Text(line, FADED) for line in self.record_lines]
            below = [Text(), *self._talk(), Text(message, MESSAGE)]
            terminal.show([*renderer.final_rows(game), Text(), *record, *below])
            typed = "" if terminal.plain else terminal.listen(renderer.over_prompt(is_remote=True), choices)
            message = self._do(session, seat, typed) if typed else ""

    def _talk(self) -> list[Text]:
        seen = self.screen.seen
        rows = [Text(line, no_wrap=True) for line in talk_lines(seen)[-LAST_TALK:]]
        if seen.table is not None and seen.table.rematch:
            rows.append(Text(words("join-rematch-there"), MESSAGE))
        return rows

    def _do(self, session: TerminalSession[G, Q], seat: int, typed: str) -> str:
        """Run the command that was typed. Returns a message."""
        try:
            said = self.screen.command(typed)
            if said is None:
                session.show_page(seat, typed)
            return said or ""
        except Refused as refused:
            return with_rules(refused)
