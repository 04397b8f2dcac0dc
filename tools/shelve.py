"""Puts records of finished games on the shelf (tests/shelf), which every version from now on must replay.

    .venv/bin/neopolis simulate new-angeles --games 3 --seats 5 --records FOLDER
    .venv/bin/python tools/shelve.py FOLDER/*.jsonl

The content that a record was played with is kept beside it, because the default content may be corrected later.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

from neopolis.engine.record import read_head
from neopolis.games import neom, new_angeles
from neopolis.games.neom.content import pack as neom_pack
from neopolis.games.neom.game import NeomGame
from neopolis.games.new_angeles.content import pack as new_angeles_pack
from neopolis.games.new_angeles.game import NewAngelesGame

SHELF = Path(__file__).parents[1] / "tests" / "shelf"
PACKS: dict[str, ModuleType] = {"neom": neom_pack, "new-angeles": new_angeles_pack}


def content_folder(game: str, content: str) -> Path:
    return SHELF / game / f"content-{content[:16]}"


def replayed(text: str) -> NeomGame | NewAngelesGame:
    """The game of a record on the shelf, with the content from the shelf."""
    head = read_head(text)
    folder = content_folder(head.game, head.content)
    if head.game == "neom":
        return neom.replay(text, content=neom_pack.load_pack(folder))
    return new_angeles.replay(text, content=new_angeles_pack.load_pack(folder))


def keep_content(game: str, content: str) -> None:
    """Put the current content on the shelf, if a record was played with it and it is not there yet."""
    pack = PACKS[game].default_pack()
    folder = content_folder(game, content)
    if not folder.exists() and pack.hash == content:
        folder.mkdir(parents=True)
        for name, text in pack.files.items():
            (folder / name).write_text(text, encoding="utf-8", newline="")


def shelve(file: Path) -> Path:
    """Put a record of a finished game on the shelf, and return its path."""
    text = file.read_bytes().decode()
    head = read_head(text)
    keep_content(head.game, head.content)
    game = replayed(text)
    if not game.over:
        raise SystemExit(f"{file} is not finished.")
    place = SHELF / head.game / f"rules-{head.version}-seats-{game.seats}-{file.stem}.jsonl"
    place.write_bytes(text.encode())
    return place


if __name__ == "__main__":
    for word in sys.argv[1:]:
        print(shelve(Path(word)))
