"""Short labels for the cards of New Angeles."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import EMERGENCY, TYPE_NAMES
from neopolis.games.new_angeles.text.card_texts import SHORT_CORPORATIONS as SHORT_CORPORATIONS  # re-exported
from neopolis.games.new_angeles.text.card_texts import SHORT_RESOURCES as SHORT_RESOURCES
from neopolis.text.messages import name_of

TYPE_STYLES: Final = ("color(210)", "color(114)", "color(177)", "color(221)", "color(111)")
LEAST_NAME: Final = 6  # the fewest characters that still identify an asset


def shortened(text: str, room: int) -> str:
    """A text cut to fit `room` columns, with a dot where it was cut."""
    return text if len(text) <= room else text[: max(room - 1, 0)].rstrip() + "."


def asset_labels(names: list[str], tired: list[bool], room: int) -> list[str]:
    """Labels for assets in a row. Exhausted assets are in brackets.

    If the labels do not fit, names are cut. If that is not enough, the last assets are only counted.
    """
    for most in range(max([len(name) for name in names], default=0), LEAST_NAME - 1, -1):
        labels = [_asset_label(name, is_tired, most) for name, is_tired in zip(names, tired, strict=True)]
        if len(" ".join(labels)) <= room:
            return labels
    labels = [_asset_label(name, is_tired, LEAST_NAME) for name, is_tired in zip(names, tired, strict=True)]
    for left in range(1, len(labels)):
        shown = [*labels[:-left], f"+{left}"]
        if len(" ".join(shown)) <= room:
            return shown
    return [f"+{len(labels)}"] if labels else []


def _asset_label(name: str, is_tired: bool, most: int) -> str:
    return f"({shortened(name, most)})" if is_tired else shortened(name, most)


def type_of(pack: Pack, card: int) -> int:
    """The type of an action card, -1 for any other card."""
    return pack.tables.action_deck[card] if 0 < card < EMERGENCY else -1


def type_name(pack: Pack, card: int) -> str:
    """The type of an action card, empty for any other card."""
    kind = type_of(pack, card)
    return name_of(TYPE_NAMES[kind]) if kind >= 0 else ""
