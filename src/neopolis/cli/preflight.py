"""`neopolis preflight`: lists the tables of a server that this version could not read."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from typing import Annotated

import typer

from neopolis.cli.serve import DATA
from neopolis.text.messages import message


def preflight(
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help=message("help-backup.data", {}), show_default=DATA)
    ] = None,
) -> None:
    """Try all tables of a server with this version, and list those that it could not read. Nothing is changed."""
    from neopolis.server.runtime import preflight as trial
    from neopolis.server.settings import known_secret, read_settings
    from neopolis.server.store.derived_keys import DerivedKeys
    from neopolis.server.store.seal import Seal

    logging.disable()  # the list names the unreadable tables already
    try:
        settings = read_settings(os.environ, data)
        secret = known_secret(settings)
        found = asyncio.run(trial.preflight(settings.database, Seal(DerivedKeys(secret)) if secret else None))
    finally:
        logging.disable(logging.NOTSET)
    for table in found.unreadable:
        print(message("preflight-unreadable", {"table": table.id, "game": table.game, "reason": table.reason}))
    counts: dict[str, str | int] = {
        "tables": found.tables,
        "finished": found.finished,
        "unreadable": len(found.unreadable),
    }
    print(message("preflight-bad" if found.unreadable else "preflight-good", counts))
    raise typer.Exit(1 if found.unreadable else 0)
