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
from neopolis.text.messages import add_messages, message

README: Final = "README.txt"

add_messages(
    {
        "content-unknown-game": "There is no game called '{name}'; the games are neom and new-angeles.",
        "content-not-empty": "The folder '{path}' is not empty; a pack is written to a new or an empty folder only.",
        "content-not-folder": "'{path}' is not a folder.",
        "content-cannot-write": "The pack cannot be written to '{path}': {reason}.",
        "content-exported": "The pack is in '{path}'. Its {house} rows marked 'house' are not the printed values.",
        "content-good": "The pack in '{path}' is good. Hash {hash}; {house} rows are house values.",
        "content-faulty": "The pack in '{path}' cannot be used; faults: {count}.",
        "content-readme-neom": """\
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
        "content-readme-new-angeles": """\
A content pack for New Angeles (unofficial): the values that are printed on board and cards.

districts.csv      name, exit, tier and resources of the ten districts; exit 0 is The Root
tracks.csv         the last space of each resource track
components.csv     how many units and tokens there are
corporations.csv   both sides of the corp sheets: draws from top to bottom, and what the contract pays
setups.csv         the six setup cards: the districts of each component, and the turns
events.csv         the back, the effect with its numbers, the districts of each component, and the turns
demands.csv        how much of each resource, and the threat if it is not met
investments.csv    what they count, and what they pay
actions.csv        the deck and the number of copies of each action card; 100 copies in all
emergencies.csv    the emergency action of each corporation
assets.csv         when each asset works

What is printed and what is ours
Every row names its sources in its last columns; "turns_source", say, is about the turns only:
  rulebook   follows from the rulebook
  public     taken from another public source
  house      made up by us, because no source that we could read shows it
House values are the tiers, the resources of seven districts, the ends of the tracks, nearly all of
the setup cards, the turns of three events, the timing of Elizabeth Mills, and the number of copies
of the action cards. {house} rows of this pack have a house value.

How to correct them
With the board and the cards in front of you, find the row by its name, write what is printed, and
change "house" to "public". Several districts stand in one field with blanks between them: 4 6 8.
What a card does goes by its name, so action cards, emergency actions and assets keep theirs.
Keep the first line of each file, all rows, and UTF-8 text.

Check the pack:     {neopolis} content check new-angeles FOLDER
Play with it:       {neopolis} play new-angeles --content FOLDER
Ask the rules:      {neopolis} judge --content FOLDER
""",
    }
)


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
    texts[README] = message(f"content-readme-{game}", {"house": pack.house, "neopolis": command()})
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
        raise Refused("content-unknown-game", name=game)
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
