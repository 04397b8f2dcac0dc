"""`neopolis replay`: step through a record, check it, or print all its positions."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from neopolis.cli.arguments import given_pack, naming_content
from neopolis.cli.replay_text import show_rest_point
from neopolis.cli.simulate import INTERRUPTED
from neopolis.engine.record import Record, read_head
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.definition import ContentPack, G, GameDefinition, Q
from neopolis.games.registry import AnyGame
from neopolis.lab.playback import Playback, difference, seat_names
from neopolis.terminal.lab_words import words
from neopolis.terminal.renderer import Renderer
from neopolis.terminal.terminal import Terminal, standard_terminal
from neopolis.text.messages import message
from neopolis.text.system_errors import system_error


class Request(msgspec.Struct, frozen=True):
    """What to show: a record's file and text, the folder of its content, the mode, and the seat that looks at it."""

    file: Path
    text: str
    content: Path | None
    check: bool
    states: bool
    viewer: int | None


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=message("help-replay.file", {}))],
    check: Annotated[bool, typer.Option("--check", help=message("help-replay.check", {}))] = False,
    states: Annotated[bool, typer.Option("--states", help=message("help-replay.states", {}))] = False,
    seat: Annotated[int | None, typer.Option(help=message("help-replay.seat", {}))] = None,
    content: Annotated[Path | None, typer.Option(help=message("help-replay.content", {}))] = None,
) -> None:
    """Step through a record, or check it."""
    if check and states:
        raise Refused("lab-either")
    if check and seat is not None:
        raise Refused("lab-check-seat")
    text = read_record(file)
    request = Request(file, text, content, check, states, seat)
    definition = known_game(read_head(text).game)
    with naming_content(text, content):
        show_record(definition, request)


def known_game(game: str) -> AnyGame:
    """The game that a record names; Refused if there is none."""
    if game not in registry.names():
        raise Refused("bad-record", line=1, reason=words("other-game", game=game[:40]))
    return registry.definition(game)


def show_record(definition: GameDefinition[G, Q], request: Request) -> None:
    """Show or check a record of a game."""
    pack = None if request.content is None else given_pack(definition, request.content)
    if request.check:
        _check(definition, request, pack)
        return
    playback = Playback(definition, request.text, pack)
    points, viewer = playback.rest_points, request.viewer
    if viewer is not None:
        points[0].game.view(viewer)  # refuses a seat that does not exist
    if request.states:
        for point in points:
            print(msgspec.json.encode(point.plain(viewer)).decode())
        return
    renderer = definition.renderer(seat_names(points[0].game.seats), Terminal(sys.stdin, sys.stdout))
    if sys.stdin.isatty():
        _step(renderer, playback, viewer)
    else:
        for point in points:
            show_rest_point(Console(highlight=False), renderer, point, len(points) - 1, viewer)


def read_record(file: Path) -> str:
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError:
        raise Refused("bad-record", line=1, reason=words("not-text")) from None
    except OSError as error:
        raise Refused("cli-no-file", path=str(file), reason=system_error(error)) from None


def _check(definition: GameDefinition[G, Q], request: Request, pack: ContentPack | None) -> None:
    """Print in one sentence whether the record follows the rules. Exit with code 1 if it does not."""
    file = request.file
    found = difference(definition, request.text, pack)
    if found is not None:
        code = "differs-by" if found.rules else "differs"
        print(words(code, file=str(file), line=found.line, reason=found.reason, rules=", ".join(found.rules)))
        raise typer.Exit(1)
    record = Record(request.text)
    code = "checked-open" if record.result is None else "checked"
    print(words(code, file=str(file), count=len(record.acts)))


def _step(renderer: Renderer[G, Q], playback: Playback[G, Q], viewer: int | None) -> None:
    """Show one position after another, back and forth, until the player quits."""
    terminal = standard_terminal()
    console = Console(highlight=False)
    last = len(playback.rest_points) - 1
    at = 0
    note = ""
    whole = False
    while True:
        console.clear()
        with console.capture() as drawn:
            show_rest_point(console, renderer, playback.rest_points[at], last, viewer)
        _print_rows(console, drawn.get().splitlines(), whole)
        if note:
            console.print(note)
        try:
            line = input(words("keys")) if terminal.plain else terminal.ask_once(words("keys"))
        except EOFError:
            return
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        if line is None:
            continue
        typed = line.strip().lower()
        if typed in ("q", "quit"):
            return
        whole = typed == "m"
        at, note = (at, "") if whole else _next(at, typed, last)


def _print_rows(console: Console, rows: list[str], whole: bool) -> None:
    """Print all rows, or the first ones if they do not all fit on the terminal. The last rows matter least."""
    room = console.height - 3  # 3 rows are kept for "more rows", the note and the prompt
    if console.is_terminal and not whole and len(rows) > room:
        rows = [*rows[:room], words("more-rows", count=len(rows) - room)]
    console.file.write("\n".join(rows) + "\n")


def _next(at: int, typed: str, last: int) -> tuple[int, str]:
    """The number of the position to show next, and a note if the position asked for does not exist."""
    if typed == "":
        return min(at + 1, last), words("last") if at == last else ""
    if typed == "b":
        return max(at - 1, 0), words("first") if at == 0 else ""
    if typed == "e":
        return last, ""
    if typed.isdecimal() and len(typed) <= len(str(last)) and int(typed) <= last:
        return int(typed), ""
    return at, words("not-a-key", text=typed, count=last)
