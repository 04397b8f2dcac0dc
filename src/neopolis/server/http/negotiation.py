"""Content negotiation: the languages and compressions that a browser accepts."""

from __future__ import annotations

from urllib.parse import parse_qs

from neopolis.text.messages import ENGLISH, languages

LONGEST_HEADER = 200  # only this many characters of a header are read


def choose_language(query: str, header: str) -> str:
    """The language in the query (`lang=pl`), else the best that Accept-Language names, else English."""
    chosen = parse_qs(query).get("lang", [""])[-1]
    if chosen in languages():
        return chosen
    tags = [tag.partition("-")[0] for tag in accepted(header)]
    return next((tag for tag in tags if tag in languages()), ENGLISH)


def accepted(header: str) -> list[str]:
    """The values that an Accept header (`pl-PL, en;q=0.8, de;q=0`) allows, the preferred ones first."""
    ranges = [_range(part) for part in header[:LONGEST_HEADER].split(",")]
    return [name for name, weight in sorted(ranges, key=lambda one: -one[1]) if weight > 0]


def _range(part: str) -> tuple[str, float]:
    """The value and the weight in a part of a header, such as `pl-PL;q=0.8`."""
    name, _, rest = part.partition(";")
    weight = rest.strip().removeprefix("q=")
    try:
        return name.strip().lower(), float(weight) if rest else 1.0
    except ValueError:
        return "", 0.0
