"""`neopolis content`: write the default content pack to a folder, and check a pack of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer

from neopolis.cli.shell import command
from neopolis.engine.refused import Refused
from neopolis.games.neom.content import pack as neom_pack
from neopolis.games.neom.content.reader import FILES as NEOM_FILES
from neopolis.games.new_angeles.content import pack as new_angeles_pack
from neopolis.games.new_angeles.content.reader import FILES as NEW_ANGELES_FILES
from neopolis.terminal.save import write_whole
from neopolis.text.messages import all_of, message

README: Final = "README.txt"


class Content(NamedTuple):
    """What there is to do with the packs of a game."""

    files: tuple[str, ...]
    default: Callable[[], neom_pack.Pack | new_angeles_pack.Pack]
    load: Callable[[Path], neom_pack.Pack | new_angeles_pack.Pack]
    faults: Callable[[Path], list[str]]


GAMES: Final = {
    "neom": Content(NEOM_FILES, neom_pack.default_pack, neom_pack.load_pack, neom_pack.pack_faults),
    "new-angeles": Content(
        NEW_ANGELES_FILES, new_angeles_pack.default_pack, new_angeles_pack.load_pack, new_angeles_pack.pack_faults
    ),
}

app = typer.Typer(
    name="content", no_args_is_help=True, help="Content packs: what is printed on tiles, boards and cards."
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="neom or new-angeles.")]
Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")]


@app.command()
def export(game: GameName, folder: Folder) -> None:
    """Write the default pack to a new or empty folder."""
    content = _content(game)
    pack = content.default()
    texts = {name: pack.files[name] for name in content.files}
    readme = message(f"content-readme-{game}", {"house": pack.house, "neopolis": command()})
    texts[README] = f"{readme}\n"
    try:
        _make_empty(folder)
        _write_all(folder, texts)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise Refused("content-cannot-write", path=str(folder), reason=reason or str(error)) from None
    print(message("content-exported", {"path": str(folder), "house": pack.house}))


@app.command()
def check(game: GameName, folder: Folder) -> None:
    """Name file, line and reason of each fault in a pack; exit code 2 if there is one."""
    content = _content(game)
    faults = content.faults(folder)
    for fault in faults:
        print(fault)
    if faults:
        raise Refused("content-faulty", path=str(folder), count=len(faults))
    pack = content.load(folder)
    print(message("content-good", {"path": str(folder), "hash": pack.hash, "house": pack.house}))


def _content(game: str) -> Content:
    if game not in GAMES:
        raise Refused("content-unknown-game", name=game, known=all_of(*GAMES))
    return GAMES[game]


def _make_empty(folder: Path) -> None:
    """The folder is there and empty, or `Refused`."""
    if folder.exists() and not folder.is_dir():
        raise Refused("content-not-folder", path=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise Refused("content-not-empty", path=str(folder))


def _write_all(folder: Path, texts: dict[str, str]) -> None:
    """All of the files, or none."""
    try:
        for name, text in texts.items():
            write_whole(folder / name, text)
    except BaseException:
        for name in texts:
            (folder / name).unlink(missing_ok=True)
        raise
