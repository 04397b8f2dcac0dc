"""Where a game's values come from: the rulebook, another public source, or ourselves."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from neopolis.text.messages import message

Source = Literal["rulebook", "public", "house"]

SOURCES: Final[tuple[Source, ...]] = ("rulebook", "public", "house")


class SourceName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A source: its name, and what it means."""

    key: Source
    name: str
    text: str


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Texts that say which values are printed, and which are ours."""

    text: str
    unofficial: str
    sources: list[SourceName]


def about_sources(code: str) -> About:
    """The sentence about a game's sources, and all possible sources."""
    sources = [SourceName(key, message(f"source-{key}", {}), message(f"about-{key}", {})) for key in SOURCES]
    return About(message(code, {}), message("about-unofficial", {}), sources)


def source_of(text: str) -> Source:
    """The source named in a content pack."""
    return "rulebook" if text == "rulebook" else "public" if text == "public" else "house"
