"""`neopolis backup` and `neopolis restore`: write all data of a server to one file, and read it back."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from neopolis.cli.serve import DATA
from neopolis.text.messages import message

if TYPE_CHECKING:  # loaded only by these commands, so that all others start faster
    from neopolis.server.store.backup import BackupSize


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=message("help-backup.file", {}))],
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help=message("help-backup.data", {}), show_default=DATA)
    ] = None,
    replace: Annotated[bool, typer.Option("--replace", help=message("help-backup.replace", {}))] = False,
) -> None:
    """Write all data of a server to a file; the server can keep running."""
    from neopolis.server.settings import read_settings
    from neopolis.server.store.backup import back_up

    settings = read_settings(os.environ, data)
    _tell("backed-up", "backup-without-secret", file, back_up(settings, file, replace=replace))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=message("help-restore.file", {}))],
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help=message("help-backup.data", {}), show_default=DATA)
    ] = None,
    replace: Annotated[bool, typer.Option("--replace", help=message("help-restore.replace", {}))] = False,
) -> None:
    """Restore a backup into this or another database."""
    from neopolis.server.settings import read_settings
    from neopolis.server.store import backup

    settings = read_settings(os.environ, data)
    _tell("restored", "restore-without-secret", file, backup.restore(settings, file, replace=replace))


def _tell(code: str, warning: str, file: Path, work: Coroutine[None, None, BackupSize]) -> None:
    counted = asyncio.run(work)
    print(message(code, {"tables": counted.tables, "entries": counted.entries, "path": str(file)}))
    if counted.lacks_secret:
        print(message(warning, {}))
