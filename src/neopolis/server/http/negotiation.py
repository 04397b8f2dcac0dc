"""What a browser says it understands: in which language somebody is spoken to, and what can be unpacked."""

from __future__ import annotations

from urllib.parse import parse_qs

from neopolis.text.messages import ENGLISH, LANGUAGES

MOST_READ = 200  # signs of a header that says what somebody understands


def wanted_language(query: str, header: str) -> str:
    """What the address asks for (`lang=pl`), else what the browser says its person reads, else English."""
    asked = parse_qs(query).get("lang", [""])[-1]
    if asked in LANGUAGES:
        return asked
    tags = [tag.partition("-")[0] for tag in wanted(header)]
    return next((tag for tag in tags if tag in LANGUAGES), ENGLISH)


def wanted(header: str) -> list[str]:
    """What a header such as Accept-Language (`pl-PL, en;q=0.8, de;q=0`) names and does not rule out, the best first."""
    ranges = [_range(part) for part in header[:MOST_READ].split(",")]
    return [name for name, weight in sorted(ranges, key=lambda one: -one[1]) if weight > 0]


def _range(part: str) -> tuple[str, float]:
    """A part of it, such as `pl-PL;q=0.8`: what it names, and how much that is wanted."""
    name, _, rest = part.partition(";")
    weight = rest.strip().removeprefix("q=")
    try:
        return name.strip().lower(), float(weight) if rest else 1.0
    except ValueError:
        return "", 0.0
