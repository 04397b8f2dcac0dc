"""`neopolis judge`: questions about a position, one JSON object a line, and an answer for each."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from neopolis.engine.content import folder_files
from neopolis.engine.json_input import LONGEST
from neopolis.engine.refused import Refused
from neopolis.games.neom.content import pack as neom_pack
from neopolis.games.neom.content.reader import FILES as NEOM_FILES
from neopolis.games.new_angeles.content import pack as new_angeles_pack
from neopolis.games.new_angeles.content.reader import FILES as NEW_ANGELES_FILES
from neopolis.server.table.judging import answer


class Packs:
    """The content packs in use: the default ones, unless folders with others are named."""

    def __init__(self, folders: list[Path]) -> None:
        self.neom = neom_pack.default_pack()
        self.new_angeles = new_angeles_pack.default_pack()
        for folder in folders:
            self._read(folder)

    def _read(self, folder: Path) -> None:
        """A folder's files tell whose pack it is; it may have the packs of both games."""
        of_neom = any(folder_files(folder, NEOM_FILES))
        of_new_angeles = any(folder_files(folder, NEW_ANGELES_FILES))
        if of_neom:
            self.neom = neom_pack.load_pack(folder)
        if of_new_angeles:
            self.new_angeles = new_angeles_pack.load_pack(folder)
        if not of_neom and not of_new_angeles:
            raise Refused("judge-no-pack", path=str(folder), neom=NEOM_FILES[0], other=NEW_ANGELES_FILES[0])


def judge(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Files with questions, read in this order. None: standard input.", show_default=False),
    ] = None,
    content: Annotated[
        list[Path] | None,
        typer.Option(
            help="Folder of a content pack, in place of the game's default one; may be given once for each game.",
            metavar="DIR",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Answer rules questions about a position: one JSON object a line in, one a line out."""
    packs = Packs(content or [])
    for line in _lines(files or []):
        print(json.dumps(answer(line, packs.neom, packs.new_angeles)), flush=True)


def _lines(files: list[Path]) -> Iterator[bytes]:
    """The lines of all files that are not empty; without files, those of standard input."""
    if not files:
        yield from _lines_of(sys.stdin.buffer)
    for path in files:
        try:
            with path.open("rb") as stream:
                yield from _lines_of(stream)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            raise Refused("judge-no-file", path=str(path), reason=reason or str(error)) from None


def _lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """Lines that are not empty. Of one that is too long only the beginning is kept, so that memory suffices."""
    most = LONGEST + len(b"\r\n")
    while line := stream.readline(most):
        rest, blank = line, not line.strip()
        while len(rest) == most and not rest.endswith(b"\n"):
            rest = stream.readline(most)
            blank = blank and not rest.strip()
        if not blank:
            yield line.rstrip(b"\r\n")
