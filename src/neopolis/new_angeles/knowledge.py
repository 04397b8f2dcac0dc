"""What seats have legitimately seen of hidden cards and can still locate.

For each seat a row of flat triples: place, whose, card. Whatever moves cards keeps these rows true: a card that is seen
to leave is forgotten, and when a card leaves a hand unseen, what was known of that hand is certain no more.
"""

from __future__ import annotations

from typing import Final

from neopolis.new_angeles.state import NewAngeles, Row

HAND: Final = 0  # whose: a seat; card: an action card
RIVAL: Final = 1  # whose: a seat, or ASIDE; card: a rival card
EVENT_SEEN: Final = 2  # whose: 0; card: an event whose place in the deck is known
ASIDE: Final = 99


def known(s: NewAngeles, viewer: int, place: int) -> list[tuple[int, int]]:
    """What a viewer knows of a place: whose, and which card."""
    row = s.known[viewer]
    return [(row[at + 1], row[at + 2]) for at in range(0, len(row), 3) if row[at] == place]


def learn(s: NewAngeles, viewer: int, place: int, whose: int, card: int) -> None:
    """A viewer has seen a card in a place."""
    _set(s, viewer, (*s.known[viewer], place, whose, card))


def forget(s: NewAngeles, viewer: int, place: int, whose: int, card: int) -> None:
    """One such card is not there any more."""
    row = s.known[viewer]
    for at in range(0, len(row), 3):
        if row[at : at + 3] == (place, whose, card):
            _set(s, viewer, row[:at] + row[at + 3 :])
            return


def forget_all(s: NewAngeles, viewer: int, place: int, whose: int) -> None:
    """Nothing is certain of a place any more."""
    row = s.known[viewer]
    kept: list[int] = []
    for at in range(0, len(row), 3):
        if row[at : at + 2] != (place, whose):
            kept += row[at : at + 3]
    _set(s, viewer, tuple(kept))


def left_openly(s: NewAngeles, seat: int, card: int) -> None:
    """Everybody saw a card leave a hand."""
    for viewer in range(s.setting.seats):
        forget(s, viewer, HAND, seat, card)


def left_unseen(s: NewAngeles, seat: int, card: int, seen_by: int) -> None:
    """A card left a hand; those in the bit set saw which, for the others nothing is certain of that hand any more."""
    for viewer in range(s.setting.seats):
        if seen_by >> viewer & 1:
            forget(s, viewer, HAND, seat, card)
        elif viewer != seat:
            forget_all(s, viewer, HAND, seat)


def came_seen(s: NewAngeles, seat: int, card: int, seen_by: int) -> None:
    """A card came to a hand, and those in the bit set know which."""
    for viewer in range(s.setting.seats):
        if seen_by >> viewer & 1 and viewer != seat:
            learn(s, viewer, HAND, seat, card)


def saw_events(s: NewAngeles, viewers: int, events: Row) -> None:
    """Events whose place in the deck is known from now on: the deck is never shuffled, and all its moves are open."""
    for viewer in range(s.setting.seats):
        if viewers >> viewer & 1:
            seen = [card for _, card in known(s, viewer, EVENT_SEEN)]
            for event in events:
                if event not in seen:
                    learn(s, viewer, EVENT_SEEN, 0, event)


def _set(s: NewAngeles, viewer: int, row: Row) -> None:
    s.known = (*s.known[:viewer], row, *s.known[viewer + 1 :])
