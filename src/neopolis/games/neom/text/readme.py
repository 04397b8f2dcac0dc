"""The text beside the files of a content pack of NEOM."""

from __future__ import annotations

from neopolis.games.neom.content.pack import Pack
from neopolis.text.messages import message


def content_readme(pack: Pack, program: str) -> str:
    """What to read beside the files. `program` is how this program is called on the command line."""
    return message("content-readme-neom", {"house": pack.house, "neopolis": program})
