"""`neopolis tune`: finds the weights of a game's bots again."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from neopolis.cli.game_options import GameName
from neopolis.games import registry
from neopolis.lab.extra import need
from neopolis.text.messages import message

SETTINGS: Final = {"ignore_unknown_options": True}  # each game has its own options, which are passed on as they are


def tune(
    game: GameName,
    arguments: Annotated[list[str] | None, typer.Argument(help=message("help-tune.arguments", {}))] = None,
) -> None:
    """Let the game's own tuner find the weights."""
    definition = registry.definition(game)
    need("numpy")
    try:
        definition.tune(arguments or [])
    except SystemExit as end:  # argparse has printed help or what is wrong
        raise typer.Exit(2 if end.code else 0) from None
