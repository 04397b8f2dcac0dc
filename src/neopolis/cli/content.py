"""`neopolis content`: write a game's default content pack to a folder, and check a changed pack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from neopolis.cli.local.save import write_whole
from neopolis.cli.shell import command
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.registry import AnyGame
from neopolis.text.messages import message, one_of
from neopolis.text.system_errors import system_error

README: Final = "README.txt"


app = typer.Typer(name="content", no_args_is_help=True, help=message("help-content", {}))

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"{one_of(*registry.names())}.")]
Folder = Annotated[Path, typer.Argument(metavar="DIR", help=message("help-content.folder", {}))]


@app.command(help=message("help-content.export", {}))
def export(game: GameName, folder: Folder) -> None:
    """Write the default pack to a new or empty folder."""
    definition = _with_content(game)
    pack = definition.default_pack()
    texts = {name: pack.files[name] for name in definition.content_files}
    texts[README] = definition.content_readme(pack, command())
    try:
        _make_empty(folder)
        _write_all(folder, texts)
    except (OSError, ValueError) as error:
        raise Refused("content-cannot-write", path=str(folder), reason=system_error(error)) from None
    print(message("content-exported", {"path": str(folder), "house": pack.house}))


@app.command(help=message("help-content.check", {}))
def check(game: GameName, folder: Folder) -> None:
    """Print file, line and reason of each fault in a pack; exit code 2 if there is one."""
    definition = _with_content(game)
    faults = definition.pack_faults(folder)
    for fault in faults:
        print(fault)
    if faults:
        raise Refused("content-faulty", path=str(folder), count=len(faults))
    pack = definition.load_pack(folder)
    print(message("content-good", {"path": str(folder), "hash": pack.hash, "house": pack.house}))


def _with_content(game: str) -> AnyGame:
    """The game with this name; Refused if it has no content packs."""
    definition = registry.definition(game)
    if not definition.content_files:
        raise Refused("no-content", game=game)
    return definition


def _make_empty(folder: Path) -> None:
    """Create the folder; Refused if it exists and is not empty."""
    if folder.exists() and not folder.is_dir():
        raise Refused("content-not-folder", path=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise Refused("content-not-empty", path=str(folder))


def _write_all(folder: Path, texts: dict[str, str]) -> None:
    """Write all files or none."""
    try:
        for name, text in texts.items():
            write_whole(folder / name, text)
    except BaseException:
        for name in texts:
            (folder / name).unlink(missing_ok=True)
        raise
