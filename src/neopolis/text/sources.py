"""Where what is printed comes from: the rulebook, another public source, or ourselves."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from neopolis.text.messages import add_messages, message

Source = Literal["rulebook", "public", "house"]

SOURCES: Final[tuple[Source, ...]] = ("rulebook", "public", "house")

add_messages(
    {
        "source-rulebook": "rulebook",
        "source-public": "public",
        "source-house": "house value",
        "about-rulebook": "It follows from the rulebook.",
        "about-public": "It is taken from another public source.",
        "about-house": "We set it ourselves, because no source that we could read shows it. It is not the printed one.",
        "about-unofficial": "This is unofficial. Texts are in our own words, and no printed picture is used.",
    }
)


class SourceName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A source: what it is called, and what that means."""

    key: Source
    name: str
    text: str


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed and what is ours."""

    text: str
    unofficial: str
    sources: list[SourceName]


def about_sources(code: str) -> About:
    """The sentence for a game, and all sources."""
    sources = [SourceName(key, message(f"source-{key}", {}), message(f"about-{key}", {})) for key in SOURCES]
    return About(message(code, {}), message("about-unofficial", {}), sources)


def source_of(text: str) -> Source:
    """A source as it stands in a content pack."""
    return "rulebook" if text == "rulebook" else "public" if text == "public" else "house"
