"""The text beside the files of a content pack of NEOM."""

from __future__ import annotations

from neopolis.games.neom.content.pack import Pack
from neopolis.text.messages import add_messages, message

add_messages(
    {
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
    }
)


def content_readme(pack: Pack, program: str) -> str:
    """What to read beside the files. `program` is how this program is called on the command line."""
    return message("content-readme-neom", {"house": pack.house, "neopolis": program})
