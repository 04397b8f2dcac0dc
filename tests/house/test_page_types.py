"""The page's types are those of what the server sends."""

import re

from neopolis.games.new_angeles import ids
from tools.page_types import FILES, SOURCES, typescript


def test_types_are_up_to_date() -> None:
    """`python tools/page_types.py` writes them."""
    written = {name: (SOURCES / f"{name}.gen.ts").read_text(encoding="utf-8") for name in FILES}

    assert written == typescript()


def test_the_page_has_the_ids_of_the_rules() -> None:
    """The page names blocks of New Angeles' number line; they must be those of `ids.py`."""
    text = (SOURCES / "games/new_angeles/derived/ids.ts").read_text(encoding="utf-8")
    named = {name: int(number) for name, number in re.findall(r"^export const (\w+) = (\d+);$", text, re.MULTILINE)}

    assert len(named) > 15
    assert named == {name: getattr(ids, name) for name in named}
