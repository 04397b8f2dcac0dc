"""The README of a NEOM content pack."""

from __future__ import annotations

from neopolis.games.neom.content.pack import Pack
from neopolis.text.messages import message


def content_readme(pack: Pack, program: str) -> str:
    """The text of the README. `program` is the command that runs this program."""
    return message("content-readme-neom", {"house": pack.house, "neopolis": program})
