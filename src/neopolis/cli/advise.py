"""`neopolis advise`: the best options of the player whose turn it is, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from neopolis.cli.advice_text import show_advice
from neopolis.cli.arguments import given_pack, naming_content, whole
from neopolis.cli.replay import known_game, read_record
from neopolis.engine.game import MAX_SEED
from neopolis.engine.record import cut_record, read_head
from neopolis.games.definition import ContentPack, G, GameDefinition, Q
from neopolis.lab.advice import MOST, Advice, adviser_of, asked_seat
from neopolis.lab.advice import advise as advice_of
from neopolis.text.messages import message


def advise(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=message("help-advise.file", {}))],
    seat: Annotated[int | None, typer.Option(help=message("help-advise.seat", {}))] = None,
    move: Annotated[int | None, typer.Option(help=message("help-advise.move", {}))] = None,
    bot: Annotated[str, typer.Option(help=message("help-advise.bot", {}))] = "",
    seed: Annotated[str, typer.Option(metavar="N", help=message("help-advise.seed", {}))] = "0",
    content: Annotated[Path | None, typer.Option(help=message("help-replay.content", {}))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=message("help-advise.json", {}))] = False,
) -> None:
    """Show the best options of a seat."""
    text = read_record(file)
    if move is not None:
        text = cut_record(text, move)
    definition = known_game(read_head(text).game)
    with naming_content(text, content):
        pack = None if content is None else given_pack(definition, content)
        advice = _advice(definition, text, pack, seat, bot, whole("--seed", seed, 0, MAX_SEED, 0))
    if as_json:
        print(msgspec.json.encode(advice).decode())
    else:
        show_advice(Console(highlight=False), advice)


def _advice(
    definition: GameDefinition[G, Q], text: str, pack: ContentPack | None, seat: int | None, bot: str, seed: int
) -> Advice:
    game = definition.replay(text, pack)
    advice = advice_of(definition, game, asked_seat(game, seat), adviser_of(definition, bot, seed), seed)
    return msgspec.structs.replace(advice, options=advice.options[:MOST])
