"""`neopolis verify`: check that chance was fair in a game that was played on a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from neopolis.cli.arguments import given_pack, naming_content
from neopolis.cli.replay import known_game, read_record
from neopolis.engine.record import read_head
from neopolis.games.verification import NO_SHARE, OLDER, Noted
from neopolis.games.verification import verify as checks_of
from neopolis.text.messages import message


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=message("help-verify.file", {}))],
    commitment: Annotated[str, typer.Option(metavar="HEX", help=message("help-verify.commitment", {}))] = "",
    share: Annotated[str, typer.Option(metavar="HEX", help=message("help-verify.share", {}))] = "",
    content: Annotated[Path | None, typer.Option(help=message("help-verify.content", {}))] = None,
) -> None:
    """Derive the seed, every shuffle and every answer of a record again.

    The exit code is 1 if something differs, and 2 if it cannot be checked, for example without the game's content.
    """
    text = read_record(file)
    pack = None if content is None else given_pack(known_game(read_head(text).game), content)
    with naming_content(text, content):
        checks = checks_of(text, Noted(commitment, share), pack)
    for check in checks:
        print(message("verify-good" if check.is_good else "verify-bad", {"text": check.text}))
    if not checks[-1].is_good:
        raise typer.Exit(1)
    codes = [check.code for check in checks]
    code = "verified-without-shares" if NO_SHARE in codes else "verified-older" if OLDER in codes else "verified"
    print(message(code, {}))
