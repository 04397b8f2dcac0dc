"""`neopolis judge`: questions about a position, one JSON object a line, and an answer for each."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from neopolis.engine.question import LONGEST, Answer, BadQuestion, read_question
from neopolis.engine.refused import Refused
from neopolis.engine.sentences import add_sentences
from neopolis.neom import Pack, default_pack, load_pack
from neopolis.neom import judge as neom_judge

GAMES = ("neom", "new-angeles")

add_sentences({"judge-no-file": "The questions in '{path}' cannot be read: {reason}."})


def judge(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Files with questions, read in this order. None: standard input.", show_default=False),
    ] = None,
    content: Annotated[
        Path | None, typer.Option(help="Folder of a NEOM content pack, in place of the default one.", metavar="DIR")
    ] = None,
) -> None:
    """Answer rules questions about a position: one JSON object a line in, one a line out."""
    pack = default_pack() if content is None else load_pack(content)
    for line in _lines(files or []):
        print(json.dumps(answer(line, pack)), flush=True)


def answer(line: bytes, pack: Pack) -> Answer:
    """The answer to the question in a line, or the error in its place."""
    try:
        question = read_question(line)
        game = question.field("game")
        if GAMES[game.choice(GAMES, "unknown-game")] != "neom":
            raise game.bad("game-not-yet")
        return neom_judge.judge(question, pack)
    except BadQuestion as bad:
        return bad.answer()


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
