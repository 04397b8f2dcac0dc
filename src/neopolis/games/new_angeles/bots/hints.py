"""Hints about single cards, for bots: what trying a card on a copy of the game does not show.

THIS TABLE BELONGS INTO THE DEFINITIONS OF THE CARDS (house.md, section 3). Each entry becomes a `hint` of its card
there: `value` and `use`. No other module of the bots knows a card by its name.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.ids import ASSET_NAMES

USUAL_VALUE: Final = 3.0  # the value of an asset without a hint

# What it is worth to own an asset, in units of capital.
VALUES: Final = {
    "Alex Westlund": 1.5,
    "Braintrust": 5.0,
    "Bryan Stinson": 2.0,
    "Elizabeth Mills": 1.0,
    "Floyd 2X3A7C": 5.0,
    "Gurren Imaishi": 5.0,
    "Marco Cubrero": 5.0,
    "Mark Yale": 1.0,
    "Naoko Watanabe": 6.0,
    "Susan Chen": 4.0,
    "Toshiyuki Sakai": 5.0,
}
# Assets whose gain comes later than their use: they are used whenever that is possible.
USED_ALWAYS: Final = ("Jackson Howard", "Susan Chen", "Thomas Haas")

_BY_NUMBER: Final = [VALUES.get(name, USUAL_VALUE) for name in ASSET_NAMES]
_ALWAYS: Final = [name in USED_ALWAYS for name in ASSET_NAMES]


def asset_value(asset: int) -> float:
    """What it is worth to own an asset."""
    return _BY_NUMBER[asset]


def is_always_used(asset: int) -> bool:
    """Whether an asset is used whenever that is possible."""
    return _ALWAYS[asset]
