"""`neopolis judge`: answers rules questions about positions, one JSON object per line."""

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
from neopolis.games import judging, registry
from neopolis.games.definition import ContentPack
from neopolis.text.messages import message, one_of
from neopolis.text.system_errors import system_error


def packs_in(folders: list[Path]) -> dict[str, ContentPack]:
    """The content packs in some folders, by game. The file names in a folder show which game it belongs to."""
    judged = [registry.definition(name) for name in judging.judged_games()]
    packs: dict[str, ContentPack] = {}
    for folder in folders:
        found = [game for game in judged if any(folder_files(folder, game.content_files))]
        if not found:
            known = one_of(*[game.content_files[0] for game in judged if game.content_files])
            raise Refused("judge-no-pack", path=str(folder), known=known)
        packs.update({game.name: game.load_pack(folder) for game in found})
    return packs


def judge(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help=message("help-judge.files", {}), show_default=False),
    ] = None,
    content: Annotated[
        list[Path] | None,
        typer.Option(
            help=message("help-judge.content", {}),
            metavar="DIR",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Answer rules questions about a position: one JSON object per line in, one per line out."""
    packs, games = packs_in(content or []), judging.judged_games()
    for line in _lines(files or []):
        print(json.dumps(judging.answer(line, games, packs)), flush=True)


def _lines(files: list[Path]) -> Iterator[bytes]:
    """All lines of the files, or of standard input if there are no files. Empty lines are left out."""
    if not files:
        yield from _lines_of(sys.stdin.buffer)
    for path in files:
        try:
            with path.open("rb") as stream:
                yield from _lines_of(stream)
        except (OSError, ValueError) as error:
            raise Refused("judge-no-file", path=str(path), reason=system_error(error)) from None


def _lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """Lines that are not empty. Only the beginning of a very long line is kept, to limit memory."""
    most = LONGEST + len(b"\r\n")
    while line := stream.readline(most):
        rest, blank = line, not line.strip()
        while len(rest) == most and not rest.endswith(b"\n"):
            rest = stream.readline(most)
            blank = blank and not rest.strip()
        if not blank:
            yield line.rstrip(b"\r\n")
