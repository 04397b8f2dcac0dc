"""`neopolis replay`: step through a record, check it, or print all its positions."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console

from neopolis.cli.lab_sentences import words
from neopolis.cli.moment_text import show_moment
from neopolis.cli.options import chosen_pack
from neopolis.cli.simulate import INTERRUPTED
from neopolis.engine.record import Record
from neopolis.engine.refused import Refused
from neopolis.lab.playback import Playback, difference
from neopolis.neom import Pack

CHECK: Final = (
    "Only verify every answer and the result. Exit code 0: all is right; "
    "1: an answer or the result differs; 2: this is no whole record."
)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    check: Annotated[bool, typer.Option("--check", help=CHECK)] = False,
    states: Annotated[bool, typer.Option("--states", help="Print every position as a line of JSON.")] = False,
    seat: Annotated[int | None, typer.Option(help="Show only what this seat may know.")] = None,
    content: Annotated[Path | None, typer.Option(help="Folder of the content pack it was played with.")] = None,
) -> None:
    """Step through a record, or check it."""
    if check and states:
        raise Refused("lab-either")
    if check and seat is not None:
        raise Refused("lab-check-seat")
    text = _read(file)
    pack = None if content is None else chosen_pack(content)
    if check:
        _check(file, text, pack)
        return
    playback = Playback(text, pack)
    if seat is not None:
        playback.moments[0].game.view(seat)  # refuses what is no seat
    if states:
        for moment in playback.moments:
            print(msgspec.json.encode(moment.plain(seat)).decode())
    elif sys.stdin.isatty():
        _step(playback, seat)
    else:
        for at in range(len(playback.moments)):
            show_moment(Console(highlight=False), playback, at, seat)


def _read(file: Path) -> str:
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError:
        raise Refused("bad-record", line=1, reason=words("not-text")) from None
    except OSError as error:
        raise Refused("cli-no-file", path=str(file), reason=error.strerror or str(error)) from None


def _check(file: Path, text: str, pack: Pack | None) -> None:
    """One sentence; a difference ends with exit code 1."""
    found = difference(text, pack)
    if found is not None:
        code = "differs-by" if found.rules else "differs"
        print(words(code, file=str(file), line=found.line, reason=found.reason, rules=", ".join(found.rules)))
        raise typer.Exit(1)
    record = Record(text)
    code = "checked-open" if record.result is None else "checked"
    print(words(code, file=str(file), count=len(record.answers)))


def _step(playback: Playback, viewer: int | None) -> None:
    """Go back and forth until somebody has seen enough."""
    console = Console(highlight=False)
    at = 0
    note = ""
    while True:
        console.clear()
        show_moment(console, playback, at, viewer)
        if note:
            console.print(note)
        try:
            typed = input(words("keys")).strip().lower()
        except EOFError:
            return
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        if typed in ("q", "quit"):
            return
        at, note = _next(at, typed, len(playback.moments) - 1)


def _next(at: int, typed: str, last: int) -> tuple[int, str]:
    """The moment that was asked for, and a remark where there is none."""
    if typed == "":
        return min(at + 1, last), words("last") if at == last else ""
    if typed == "b":
        return max(at - 1, 0), words("first") if at == 0 else ""
    if typed == "e":
        return last, ""
    if typed.isdecimal() and len(typed) <= len(str(last)) and int(typed) <= last:
        return int(typed), ""
    return at, words("not-a-key", text=typed, count=last)
