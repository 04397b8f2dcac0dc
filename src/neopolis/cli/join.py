"""`neopolis join`: play at a table on a server, from this terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from neopolis.cli.arguments import whole
from neopolis.games import registry
from neopolis.text.messages import message


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help=message("help-join.url", {}))],
    name: Annotated[str, typer.Option(metavar="NAME", help=message("help-join.name", {}))] = "",
    seat: Annotated[
        str,
        typer.Option(metavar="N", help=message("help-join.seat", {}), show_default=message("help-join.any-seat", {})),
    ] = "",
    watch: Annotated[bool, typer.Option("--watch", help=message("help-join.watch", {}))] = False,
) -> None:
    """Play at a table on a server, from this terminal; the server stores every answer."""
    from neopolis.cli.remote.session import play_on_server  # imported here, so that other commands start faster

    most = max([game.most_seats for game in registry.definitions()])
    raise typer.Exit(play_on_server(url, name, whole("--seat", seat, 1, most, 0) - 1, watch))
