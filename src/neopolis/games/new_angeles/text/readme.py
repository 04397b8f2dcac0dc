"""The text beside the files of a content pack of New Angeles."""

from __future__ import annotations

from neopolis.games.new_angeles.content.pack import Pack
from neopolis.text.messages import message


def content_readme(pack: Pack, program: str) -> str:
    """What to read beside the files. `program` is how this program is called on the command line."""
    return message("content-readme-new-angeles", {"house": pack.house, "neopolis": program})
