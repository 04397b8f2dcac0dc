"""`neopolis join`: a seat at a table on a server, from this terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from neopolis.cli.arguments import whole
from neopolis.games import registry


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link to a table, or a server's address.")],
    name: Annotated[str, typer.Option(metavar="NAME", help="What the others call you.")] = "",
    seat: Annotated[str, typer.Option(metavar="N", help="The seat to take, from 1.", show_default="a free one")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Only watch.")] = False,
) -> None:
    """Play at a table on a server, from this terminal; the server stores every answer."""
    from neopolis.cli.remote.session import play_on_server  # only here: no other command needs the network

    most = max([game.most_seats for game in registry.definitions()])
    raise typer.Exit(play_on_server(url, name, whole("--seat", seat, 1, most, 0) - 1, watch))
