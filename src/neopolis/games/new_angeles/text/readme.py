"""The README of a New Angeles content pack."""

from __future__ import annotations

from neopolis.games.new_angeles.content.pack import Pack
from neopolis.text.messages import message


def content_readme(pack: Pack, program: str) -> str:
    """The text of the README. `program` is the command that runs this program."""
    return message("content-readme-new-angeles", {"house": pack.house, "neopolis": program})
