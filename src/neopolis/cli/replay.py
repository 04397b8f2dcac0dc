"""`neopolis replay`: step through a record, check it, or print all its positions."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console

from neopolis.cli.arguments import pack_folder
from neopolis.cli.lab_boxes import NEOM_LAB_BOX, NEW_ANGELES_LAB_BOX, LabBox
from neopolis.cli.replay_text import show_moment
from neopolis.cli.simulate import INTERRUPTED
from neopolis.engine.record import Record, read_head
from neopolis.engine.refused import Refused
from neopolis.lab.lab import G, Lab, Printed, T
from neopolis.lab.playback import Playback, difference
from neopolis.terminal.lab_words import words

CHECK: Final = (
    "Only verify every answer and the result. Exit code 0: all is right; "
    "1: an answer or the result differs; 2: this is no whole record."
)


class Look(msgspec.Struct, frozen=True):
    """What is asked for: a record's file and text, the content's folder, the mode, and through whose eyes."""

    file: Path
    text: str
    content: Path | None
    check: bool
    states: bool
    viewer: int | None


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
    look = Look(file, text, content, check, states, seat)
    game = read_head(text).game
    if game == NEOM_LAB_BOX.lab.name:
        look_at(NEOM_LAB_BOX, look)
    elif game == NEW_ANGELES_LAB_BOX.lab.name:
        look_at(NEW_ANGELES_LAB_BOX, look)
    else:
        raise Refused("bad-record", line=1, reason=words("other-game", game=game[:40]))


def look_at(box: LabBox[G, T], look: Look) -> None:
    """Show or check a record of a game."""
    pack = None if look.content is None else box.lab.load(pack_folder(str(look.content)))
    if look.check:
        _check(box.lab, look, pack)
        return
    playback = Playback(box.lab, look.text, pack)
    viewer = look.viewer
    if viewer is not None:
        playback.moments[0].game.view(viewer)  # refuses what is no seat
    if look.states:
        for moment in playback.moments:
            print(msgspec.json.encode(moment.plain(viewer)).decode())
    elif sys.stdin.isatty():
        _step(box, playback, viewer)
    else:
        for moment in playback.moments:
            show_moment(Console(highlight=False), box, moment, len(playback.moments) - 1, viewer)


def _read(file: Path) -> str:
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError:
        raise Refused("bad-record", line=1, reason=words("not-text")) from None
    except OSError as error:
        raise Refused("cli-no-file", path=str(file), reason=error.strerror or str(error)) from None


def _check(lab: Lab[G, T], look: Look, pack: Printed | None) -> None:
    """One sentence; a difference ends with exit code 1."""
    file = look.file
    found = difference(lab, look.text, pack)
    if found is not None:
        code = "differs-by" if found.rules else "differs"
        print(words(code, file=str(file), line=found.line, reason=found.reason, rules=", ".join(found.rules)))
        raise typer.Exit(1)
    record = Record(look.text)
    code = "checked-open" if record.result is None else "checked"
    print(words(code, file=str(file), count=len(record.acts)))


def _step(box: LabBox[G, T], playback: Playback[G, T], viewer: int | None) -> None:
    """Go back and forth until somebody has seen enough."""
    console = Console(highlight=False)
    last = len(playback.moments) - 1
    at = 0
    note = ""
    whole = False
    while True:
        console.clear()
        with console.capture() as drawn:
            show_moment(console, box, playback.moments[at], last, viewer)
        _print_rows(console, drawn.get().splitlines(), whole)
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
        whole = typed == "m"
        at, note = (at, "") if whole else _next(at, typed, last)


def _print_rows(console: Console, rows: list[str], whole: bool) -> None:
    """All rows, or the first ones that a terminal has room for: the last are the least."""
    room = console.height - 3  # for the remark that there are more, the note and the prompt
    if console.is_terminal and not whole and len(rows) > room:
        rows = [*rows[:room], words("more-rows", count=len(rows) - room)]
    console.file.write("\n".join(rows) + "\n")


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
