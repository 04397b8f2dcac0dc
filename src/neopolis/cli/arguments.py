"""Arguments that several commands share: whole numbers and the folder of a content pack."""

from __future__ import annotations

from pathlib import Path

from neopolis.engine.refused import Refused


def whole(name: str, text: str, least: int, most: int, default: int) -> int:
    """A whole number from the command line, or the default if it was not given; Refused if it is out of bounds."""
    if not text:
        return default
    if text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most:
        return int(text)
    if least == most:
        raise Refused("cli-only-number", name=name, only=least, value=text[:40])
    raise Refused("cli-bad-number", name=name, least=least, most=most, value=text[:40])


def pack_folder(folder: str) -> Path:
    """The folder of a content pack; `Refused` if there is no such folder."""
    if not Path(folder).is_dir():
        raise Refused("cli-no-folder", path=folder)
    return Path(folder)
