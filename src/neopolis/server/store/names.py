"""The names of people. Names with invisible or misleading characters are refused, because others must read them."""

from __future__ import annotations

import unicodedata
from typing import Final

from neopolis.engine.refused import Refused

LONGEST: Final = 24
MOST_MARKS: Final = 3  # accents on one letter; more would cover the lines above and below

# Unicode categories: control and format characters (some reverse the direction of writing), halves of surrogate pairs,
# private and unassigned characters, and line breaks.
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters by category, but invisible


def clean_name(name: str) -> str:
    """The name with single spaces; Refused if it is empty, too long or not readable."""
    composed = unicodedata.normalize("NFC", name) if len(name) <= 8 * LONGEST else ""
    cleaned = " ".join(part for part in composed.split(" ") if part)
    if not 0 < len(cleaned) <= LONGEST or not _is_visible(cleaned):
        raise Refused("bad-name", longest=LONGEST)
    return cleaned


def _is_visible(name: str) -> bool:
    marks = 0
    for character in name:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind in HIDDEN or character in BLANK or marks > MOST_MARKS or (kind[0] == "Z" and character != " "):
            return False
    return unicodedata.category(name[0])[0] != "M"
