"""`neopolis verify`: check that chance was fair in a game that was played on a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from neopolis.cli.replay import read_record
from neopolis.games.verification import Noted
from neopolis.games.verification import verify as checks_of
from neopolis.text.messages import message


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=message("help-verify.file", {}))],
    commitment: Annotated[str, typer.Option(metavar="HEX", help=message("help-verify.commitment", {}))] = "",
    share: Annotated[str, typer.Option(metavar="HEX", help=message("help-verify.share", {}))] = "",
) -> None:
    """Derive the seed, every shuffle and every answer of a record again. The exit code is 1 if something differs."""
    checks = checks_of(read_record(file), Noted(commitment, share))
    for check in checks:
        print(message("verify-good" if check.is_good else "verify-bad", {"text": check.text}))
    if not checks[-1].is_good:
        raise typer.Exit(1)
    print(message("verified", {}))
