"""Arguments that several commands share: whole numbers and the folder of a content pack."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from neopolis.engine.record import read_head
from neopolis.engine.refused import Refused
from neopolis.games.definition import ContentPack, G, GameDefinition, Q


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


def given_pack(definition: GameDefinition[G, Q], path: Path) -> ContentPack:
    """The content pack in a folder, or in a file downloaded from a server: a JSON object of texts by file name."""
    if not path.is_file():
        return definition.load_pack(pack_folder(str(path)))
    try:
        files = msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except (msgspec.MsgspecError, OSError):
        raise Refused("cli-no-folder", path=str(path)) from None
    return definition.remember_pack(files)


@contextmanager
def naming_content(record: str, given: Path | None) -> Iterator[None]:
    """In this block, a refusal for missing content says how to give that content, unless some was given."""
    try:
        yield
    except Refused as refused:
        if refused.code != "record-content" or given is not None:
            raise
        game = read_head(record).game
        raise Refused("cli-content-needed", game=game, hash=refused.parameters["recorded"]) from None
