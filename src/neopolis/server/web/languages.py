"""In which language somebody wants to be answered."""

from __future__ import annotations

from typing import Final

from neopolis.server.web.problem import AnyRequest
from neopolis.words.tongue import LANGUAGES, Language

MOST_WISHES: Final = 20  # of a header that is read


def language_of(request: AnyRequest) -> Language:
    """The query's `lang`, or what the browser likes best of what there is, or English."""
    asked = request.query_params.get("lang", "")
    return known(asked) or preferred(request.headers.get("accept-language", "")) or "en"


def known(name: str) -> Language | None:
    """A language by a name such as "pl" or "pl-PL"."""
    return next((language for language in LANGUAGES if language == name.partition("-")[0].strip().lower()), None)


def preferred(header: str) -> Language | None:
    """The best liked of the languages that there are, by a header like "pl-PL, en;q=0.5"."""
    best: Language | None = None
    most = 0.0
    for wish in header.split(",")[:MOST_WISHES]:
        name, _, quality = wish.partition(";q=")
        liked = _number(quality)
        if (language := known(name)) and liked > most:
            best, most = language, liked
    return best


def _number(quality: str) -> float:
    try:
        return float(quality or "1")
    except ValueError:
        return 0.0
