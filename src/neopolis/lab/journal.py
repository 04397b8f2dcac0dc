"""The file that keeps a tournament's finished games, so that it can be continued after an interruption."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from neopolis.engine.refused import Refused
from neopolis.lab.tournament import Played, Tournament
from neopolis.text.system_errors import system_error

_GAME: Final = msgspec.json.Decoder(Played)


class Journal:
    """A file of JSON lines: the tournament, then its games in the order in which they were finished.

    If the program was killed while it wrote the last line, that line may be incomplete. Then it is left out.
    """

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path: Final = path
        self.games: dict[tuple[int, int], Played] = {}
        try:
            text = path.read_bytes() if path.exists() else b""
            lines = text.splitlines(keepends=True)
            whole = [line for line in lines if line.endswith(b"\n")]
            if whole:
                self._read(whole, tournament)
            else:
                whole = [msgspec.json.encode(tournament) + b"\n"]
            if whole != lines:
                self._write(whole)
        except OSError as error:
            raise Refused("cannot-write", file=str(path), reason=system_error(error)) from None

    def _read(self, lines: list[bytes], tournament: Tournament) -> None:
        try:
            begun = msgspec.json.decode(lines[0], type=Tournament)
            games = [_GAME.decode(line) for line in lines[1:]]
        except msgspec.MsgspecError:
            raise Refused("tournament-no-journal", file=str(self.path)) from None
        if begun != tournament:
            raise Refused("tournament-other", file=str(self.path))
        self.games = {game.key: game for game in games}

    def _write(self, lines: list[bytes]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_name(f"{self.path.name}.part")
        part.write_bytes(b"".join(lines))
        part.replace(self.path)

    def add(self, game: Played) -> None:
        """Keep a finished game."""
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")
        except OSError as error:
            raise Refused("cannot-write", file=str(self.path), reason=system_error(error)) from None
        self.games[game.key] = game
