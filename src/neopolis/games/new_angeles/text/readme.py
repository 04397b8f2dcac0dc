"""The text beside the files of a content pack of New Angeles."""

from __future__ import annotations

from neopolis.games.new_angeles.content.pack import Pack
from neopolis.text.messages import add_messages, message

add_messages(
    {
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


def content_readme(pack: Pack, program: str) -> str:
    """What to read beside the files. `program` is how this program is called on the command line."""
    return message("content-readme-new-angeles", {"house": pack.house, "neopolis": program})
