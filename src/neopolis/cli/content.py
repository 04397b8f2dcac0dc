"""`neopolis content`: write the default content pack to a folder, and check a pack of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from neopolis.cli.save import write_whole
from neopolis.cli.shell import command
from neopolis.engine.refused import Refused
from neopolis.engine.sentences import add_sentences, say
from neopolis.neom.pack import default_pack, load_pack, pack_faults
from neopolis.neom.pack_reader import FILES

README: Final = "README.txt"

add_sentences(
    {
        "content-unknown-game": "There is no game called '{name}'; the games are neom and new-angeles.",
        "content-not-yet": "New Angeles has no content pack yet; neom has one.",
        "content-not-empty": "The folder '{path}' is not empty; a pack is written to a new or an empty folder only.",
        "content-not-folder": "'{path}' is not a folder.",
        "content-cannot-write": "The pack cannot be written to '{path}': {reason}.",
        "content-exported": "The pack is in '{path}'. Its {house} rows marked 'house' are not the printed values.",
        "content-good": "The pack in '{path}' is good. Hash {hash}; {house} rows are house values.",
        "content-faulty": "The pack in '{path}' cannot be used; faults: {count}.",
        "content-readme": """\
A content pack for NEOM (unofficial): the values that are printed on tiles and boards.

tiles.csv    one row for each tile: types, cost, what it asks for and what it does
roads.csv    the roads of each tile
boards.csv   the six City boards: Raw Good and roads of the City Center

What is printed and what is ours
Every row names its source in the last column:
  rulebook   follows from the rulebook and its index of tiles
  public     taken from the published game or another public source
  house      made up by us, because no source that we could read shows it
All of tiles.csv follows the rulebook. Nearly all roads are house values: stand-ins, not the
printed ones. {house} rows of this pack are marked house.

How to correct the roads
With a tile in front of you, its name upright, find its number in roads.csv and write in the
column "roads" the sides that its roads lead to: N for the top, E for the right, S for the
bottom, W for the left. ESW are three roads, to the right, the bottom and the left. Every tile
has one to four roads; the three Disasters have none. Then change "house" to "public".
Keep the first line of each file, all rows, and UTF-8 text.

Check the pack:     {neopolis} content check neom FOLDER
Play with it:       {neopolis} play neom --content FOLDER
Ask the rules:      {neopolis} judge --content FOLDER
""",
    }
)

app = typer.Typer(no_args_is_help=True, help="Content packs: what is printed on tiles and boards.")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="neom or new-angeles.")]
Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")]


@app.command()
def export(game: GameName, folder: Folder) -> None:
    """Write the default pack to a new or empty folder."""
    _check_game(game)
    pack = default_pack()
    texts = {name: pack.files[name] for name in FILES}
    texts[README] = say("content-readme", {"house": pack.house, "neopolis": command()})
    try:
        _make_empty(folder)
        _write_all(folder, texts)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise Refused("content-cannot-write", path=str(folder), reason=reason or str(error)) from None
    print(say("content-exported", {"path": str(folder), "house": pack.house}))


@app.command()
def check(game: GameName, folder: Folder) -> None:
    """Name file, line and reason of each fault in a pack; exit code 2 if there is one."""
    _check_game(game)
    faults = pack_faults(folder)
    for fault in faults:
        print(fault)
    if faults:
        raise Refused("content-faulty", path=str(folder), count=len(faults))
    pack = load_pack(folder)
    print(say("content-good", {"path": str(folder), "hash": pack.hash, "house": pack.house}))


def _check_game(game: str) -> None:
    if game == "new-angeles":
        raise Refused("content-not-yet")
    if game != "neom":
        raise Refused("content-unknown-game", name=game)


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
