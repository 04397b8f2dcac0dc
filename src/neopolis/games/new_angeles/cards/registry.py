"""All cards, each with slug, name, number and rule. The definitions in this folder add them on import.

A card's number never changes, because saved games and records name it. The option that stands for a card is the start
of its block (see `ids.py`) plus this number.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.ids import (
    ACTION,
    AMOUNT,
    ASSET,
    COMPONENT,
    COMPONENT_NAMES,
    CORPORATION,
    CORPORATION_NAMES,
    DISTRICT,
    DONE,
    EMERGENCY,
    EVENT,
    FEDERALIST,
    FEDERALIST_NAME,
    INVESTMENT,
    NAMED_AMOUNTS,
    PASS,
    RESOURCE,
    RESOURCE_NAMES,
    ROOM,
    SEAT,
    SEATS,
    TYPE,
    TYPE_NAMES,
)

ANSWER_NAMES: Final = (
    *("pass", "abstain", "main offer", "counteroffer", "yes", "no", "first", "second"),
    *("continue", "continue round", "continue game", "counteroffer with any card"),
)


class Card:
    """The identity of a card.

    `name` is empty if the content pack names the card. A `printed` card is in the box, so every pack has a row for
    it; a card of our own is in play only with packs that have a row for it.
    """

    def __init__(self, slug: str, number: int, rule: str, name: str = "", *, printed: bool = True) -> None:
        self.slug: Final = slug
        self.number: Final = number
        self.rule: Final = rule
        self.name: Final = name
        self.printed: Final = printed


class CardBlock:
    """All cards of one kind, by number."""

    def __init__(self, start: int) -> None:
        self.start: Final = start  # where the block of these cards starts (`ids.py`)
        self.cards: Final[dict[int, Card]] = {}
        self.last = 0  # the highest number of a card

    def add(self, card: Card) -> None:
        """Add a card; ValueError if its number or slug is taken, or its number is out of order or too high."""
        known = [other.slug for block in BLOCKS for other in block.cards.values()]
        if card.number in self.cards or card.slug in known or not self.last <= card.number < ROOM:
            raise ValueError(f"{card.slug}: number {card.number} or slug is taken, out of order or too high")
        self.cards[card.number] = card
        self.last = card.number

    @property
    def numbers(self) -> list[int]:
        """The numbers of the cards, ascending."""
        return list(self.cards)

    @property
    def names(self) -> list[str]:
        """The names of the cards, in the order of their numbers."""
        return [card.name for card in self.cards.values()]

    def named(self, name: str) -> int:
        """The number of the card with a name, or -1."""
        for number, card in self.cards.items():
            if card.name == name:
                return number
        return -1


ACTIONS: Final = CardBlock(ACTION)
EMERGENCIES: Final = CardBlock(EMERGENCY)  # an emergency action has the number of its corporation
ASSETS: Final = CardBlock(ASSET)
INVESTMENTS: Final = CardBlock(INVESTMENT)
EVENTS: Final = CardBlock(EVENT)
DEMANDS: Final = CardBlock(AMOUNT)  # nobody ever chooses a demand, so the start of this block means nothing
BLOCKS: Final = (ACTIONS, EMERGENCIES, ASSETS, INVESTMENTS, EVENTS, DEMANDS)

ASSET_TIMING: Final = [-1] * ROOM  # by number: when the effect of an asset works; see `card_data.py`


def card_of(thing: int) -> Card | None:
    """The card that an option stands for; None if it is not a card."""
    if not 0 < thing < DISTRICT:
        return None
    return BLOCKS[thing // ROOM].cards.get(thing % ROOM)


def slug_of(thing: int) -> str:
    """The slug of the card that an option stands for; empty if it is not a card."""
    card = card_of(thing)
    return "" if card is None else card.slug


def fixed_names() -> list[str]:
    """The name of each option, by number; empty if a content pack names it, or if there is no such option."""
    names = [""] * (AMOUNT + NAMED_AMOUNTS + 1)
    for block in (ACTIONS, EMERGENCIES, ASSETS):
        for number, card in block.cards.items():
            names[block.start + number] = card.name
    named = [
        (DONE, ("done",)),
        (SEAT, tuple([f"seat {seat}" for seat in range(SEATS)])),
        (CORPORATION, CORPORATION_NAMES),
        (FEDERALIST, (FEDERALIST_NAME,)),
        (RESOURCE, RESOURCE_NAMES),
        (TYPE, TYPE_NAMES),
        (COMPONENT, COMPONENT_NAMES),
        (PASS, ANSWER_NAMES),
        (AMOUNT, tuple([str(amount) for amount in range(NAMED_AMOUNTS + 1)])),
    ]
    for first, group in named:
        for place, name in enumerate(group):
            names[first + place] = name
    return names
