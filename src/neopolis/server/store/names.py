"""Names that people give themselves. Others have to read them: what cannot be seen, or misleads the eye, is refused."""

from __future__ import annotations

import unicodedata
from typing import Final

from neopolis.engine.refused import Refused

LONGEST: Final = 24
MARKS: Final = 3  # accents on one letter, beyond which they grow over the lines above and below

# Control and format signs (they turn the writing round, join, or are not seen at all), halves of signs, signs without
# a meaning of their own, and ends of lines.
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters by their kind, but nothing to see


def clean_name(name: str) -> str:
    """The name as it is kept, with single spaces; Refused if it is empty, too long, or has signs that harm."""
    composed = unicodedata.normalize("NFC", name) if len(name) <= 8 * LONGEST else ""
    cleaned = " ".join(part for part in composed.split(" ") if part)
    if not 0 < len(cleaned) <= LONGEST or not _is_visible(cleaned):
        raise Refused("bad-name", longest=LONGEST)
    return cleaned


def _is_visible(name: str) -> bool:
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind in HIDDEN or sign in BLANK or marks > MARKS or (kind[0] == "Z" and sign != " "):
            return False
    return unicodedata.category(name[0])[0] != "M"
