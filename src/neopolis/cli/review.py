"""`neopolis review`: the decisions of a seat that cost it most."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console

from neopolis.cli.advice_text import show_mistakes
from neopolis.cli.arguments import given_pack, naming_content, whole
from neopolis.cli.progress import progress_bar
from neopolis.cli.replay import known_game, read_record
from neopolis.cli.simulate import INTERRUPTED
from neopolis.engine.game import MAX_SEED
from neopolis.engine.record import read_head
from neopolis.games.definition import ContentPack, G, GameDefinition, Q
from neopolis.lab.playback import Playback, seat_names
from neopolis.lab.review import Request, looks
from neopolis.lab.review import review as review_of
from neopolis.terminal.terminal import Terminal
from neopolis.text.messages import message

MOST_MISTAKES: Final = 1000


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=message("help-replay.file", {}))],
    seat: Annotated[int, typer.Option(help=message("help-review.seat", {}))],
    most: Annotated[str, typer.Option(metavar="N", help=message("help-review.most", {}))] = "5",
    bot: Annotated[str, typer.Option(help=message("help-advise.bot", {}))] = "",
    seed: Annotated[str, typer.Option(metavar="N", help=message("help-advise.seed", {}))] = "0",
    content: Annotated[Path | None, typer.Option(help=message("help-replay.content", {}))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=message("help-review.json", {}))] = False,
) -> None:
    """Show the decisions that cost a seat most."""
    text = read_record(file)
    count = whole("--most", most, 1, MOST_MISTAKES, 5)
    request = Request(seat, bot, whole("--seed", seed, 0, MAX_SEED, 0), count)
    definition = known_game(read_head(text).game)
    with naming_content(text, content):
        pack = None if content is None else given_pack(definition, content)
        _review(definition, text, pack, request, as_json)


def _review(
    definition: GameDefinition[G, Q], text: str, pack: ContentPack | None, request: Request, as_json: bool
) -> None:
    playback = Playback(definition, text, pack)
    start = playback.rest_points[0].game
    start.view(request.seat)  # refuses a seat that does not exist
    try:
        with progress_bar(looks(definition, playback, request), code="progress-decisions") as advance:
            found = review_of(definition, playback, request, advance)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    renderer = definition.renderer(seat_names(start.seats), Terminal(sys.stdin, sys.stdout))
    show_mistakes(Console(highlight=False), renderer, playback, found)
