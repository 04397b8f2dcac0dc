"""In which language somebody is spoken to."""

from __future__ import annotations

from urllib.parse import parse_qs

from neopolis.engine.sentences import ENGLISH
from neopolis.languages import LANGUAGES

MOST_READ = 200  # signs of a header that says what somebody understands


def wanted_language(query: str, header: str) -> str:
    """What the address asks for (`lang=pl`), else what the browser says its person reads, else English."""
    asked = parse_qs(query).get("lang", [""])[-1]
    if asked in LANGUAGES:
        return asked
    ranges = [_range(part) for part in header[:MOST_READ].split(",")]
    for language, weight in sorted(ranges, key=lambda one: -one[1]):
        if language in LANGUAGES and weight > 0:
            return language
    return ENGLISH


def _range(part: str) -> tuple[str, float]:
    """A part of Accept-Language, such as `pl-PL;q=0.8`: the language, and how much it is wanted."""
    tag, _, rest = part.partition(";")
    weight = rest.strip().removeprefix("q=")
    try:
        return tag.strip().split("-")[0].lower(), float(weight) if rest else 1.0
    except ValueError:
        return "", 0.0
