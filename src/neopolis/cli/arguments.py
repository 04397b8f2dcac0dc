"""What several commands ask for in the same way: whole numbers, a content pack's folder, options of a game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from neopolis.engine.refused import Refused


def whole(name: str, text: str, least: int, most: int, default: int) -> int:
    """A whole number of the command line."""
    if not text:
        return default
    if text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most:
        return int(text)
    if least == most:
        raise Refused("cli-only-number", name=name, only=least, value=text[:40])
    raise Refused("cli-bad-number", name=name, least=least, most=most, value=text[:40])


def pack_folder(folder: str) -> Path:
    """The folder of a content pack, or `Refused`."""
    if not Path(folder).is_dir():
        raise Refused("cli-no-folder", path=folder)
    return Path(folder)


@contextmanager
def flags(seats: int) -> Iterator[None]:
    """An option that the game refuses is told by the flag that was typed."""
    try:
        yield
    except Refused as refused:
        if refused.code != "bad-option":
            raise
        if refused.parameters["name"] == "tiles" and seats > 1:
            raise Refused("cli-solo-tiles", refused.rules, seats=seats) from None
        flag = "--" + str(refused.parameters["name"]).replace("_", "-")
        raise Refused("bad-option", refused.rules, **{**refused.parameters, "name": flag}) from None
