"""`neopolis serve`: runs a server, where people on the network can play."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from neopolis.cli.arguments import whole
from neopolis.server.folders import server_folder
from neopolis.text.messages import ENGLISH, message, use_language

PORT = 8420
# Thresholds for `gc.set_threshold`: new objects before Python collects the youngest generation, then collections of
# each generation before it collects the next. With Python's default, 700 objects, a server with many tables spends a
# twentieth of its time on garbage collection, up to 0.1 s at once.
COLLECT_AFTER = (5_000, 50, 20)
DATA = str(server_folder(os.environ))  # the default of --data, for --help


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help=message("help-serve.host", {}))] = "0.0.0.0",
    port: Annotated[
        str | None, typer.Option(metavar="N", help=message("help-serve.port", {}), show_default=str(PORT))
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help=message("help-serve.data", {}), show_default=DATA)
    ] = None,
    local: Annotated[bool, typer.Option("--local", help=message("help-serve.local", {}))] = False,
) -> None:
    """Run a server and print its address. Without --port, use 8420 or, if that is taken, the next free port."""
    # Imported here, so that no other command spends a second on loading the server's libraries.
    from neopolis.server import logs
    from neopolis.server.http import asgi_server as listening
    from neopolis.server.http.app import app_of
    from neopolis.server.http.connection_limits import raise_file_limit
    from neopolis.server.http.server import Server
    from neopolis.server.settings import read_settings

    wanted = None if port is None else whole("--port", port, 0, 65535, PORT)
    settings = msgspec.structs.replace(read_settings(os.environ, data), local=local)
    logs.set_up(os.environ.get("NEOPOLIS_LOG", "info"))
    files = raise_file_limit()
    unsafe = _try_out(settings.database)
    open_socket = listening.listen_nearby(host, PORT) if wanted is None else listening.listen(host, wanted)
    place = settings.public_url or listening.address(host, int(open_socket.getsockname()[1]))
    server = Server(msgspec.structs.replace(settings, address=place))
    _greet(place, str(settings.data))
    _warn_unsafe(unsafe)
    _warn_shared(settings.database, bool(settings.redis))
    gc.collect()
    gc.freeze()  # garbage collection then skips all loaded modules and delays the sockets less
    gc.set_threshold(*COLLECT_AFTER)
    with contextlib.suppress(KeyboardInterrupt), use_language(ENGLISH):  # each client chooses its own language
        listening.server(app_of(server), settings, files, server.tables.leave).run(sockets=[open_socket])


def _try_out(database: str) -> dict[str, str]:
    """Refused if the server cannot use the database. Later, with uvicorn running, only the log would say why.

    Returns the database settings that could lose acknowledged changes in a power cut.
    """
    from neopolis.server.logs import warn
    from neopolis.server.store.errors import Unavailable
    from neopolis.server.store.store import check_database

    try:
        return asyncio.run(check_database(database))
    except Unavailable as away:
        warn("database-unavailable", away.__cause__)  # for example a wrong password
        raise


def _warn_unsafe(settings: dict[str, str]) -> None:
    """Warn about settings of the database that the server cannot change itself, here and in the log."""
    from neopolis.server.logs import warn

    for name, value in settings.items():
        warn("database-unsafe", setting=name, value=value)
        print(message("serving-unsafe", {"setting": name, "value": value}), flush=True)


def _warn_shared(database: str, has_redis: bool) -> None:
    """Warn if several servers share an SQLite file and this version of SQLite may damage it."""
    import sqlite3

    from neopolis.server.logs import warn
    from neopolis.server.store.sqlite_sharing import FIXED, is_at_risk

    if is_at_risk(database, has_redis):
        found, fixed = sqlite3.sqlite_version, ".".join(map(str, FIXED))
        warn("sqlite-shared", version=found)
        print(message("serving-shared", {"found": found, "fixed": fixed}), flush=True)


def _greet(place: str, folder: str) -> None:
    """Print the address, on a terminal also as a QR code. The log goes to standard error."""
    print(message("serving", {"address": place}), flush=True)
    if sys.stdout.isatty():
        import segno  # not above: a server in the background prints no QR code

        segno.make(place, error="m").terminal(compact=True)
        print(message("serving-how", {"address": place}))
        print(message("serving-data", {"place": folder}), flush=True)
