"""What each seat knows about hidden cards that it can still locate. All code that moves cards updates this.

Everybody can follow discarded cards, events and rival cards as they move. So each of these cards has a bit set of the
seats that have seen it. A card laid as support needs no bit set: only the player who laid it has seen it, and nobody
has if it came from a deck (`support_seen`).

Hands and decks change unseen. So each has a row with what everybody knows about it. If a seat knows more, `s.known` has
a row for that seat: viewer, zone, owner, and then what the viewer knows.

- A hand's row says what it may hold: cards, types of cards (TYPE + type) or UNKNOWN. If the row is longer than the
  hand, the surplus entries have left unseen. Types are known because everybody sees the deck of a draw (R-71).
- A deck's row says which cards it certainly holds: those that were sorted into it faceup (NA 2.2).
"""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.ids import TYPE
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles, Row, replaced

HAND: Final = 0  # a zone whose owner is a seat
DECK: Final = 1  # a zone whose owner is a type of action card

UNKNOWN: Final = 0

# The bit set of seats that have seen a card can also have these bits:
BACK: Final = 1 << 6  # the back of an event is visible
OPEN: Final = 1 << 7  # the card was faceup, so spectators have seen it, too
TYPED: Final = 1 << 8  # everybody knows the type of an action card, because it came from a deck


def row_of(s: NewAngeles, viewer: int, place: int, whose: int) -> Row:
    """What a viewer (-1: a spectator) knows of a hand or a deck."""
    for row in s.known:
        if row[0] == viewer and row[1] == place and row[2] == whose:
            return row[3:]
    return s.may_hold[whose] if place == HAND else s.deck_holds[whose]


def set_row(s: NewAngeles, viewer: int, place: int, whose: int, row: Row) -> None:
    """Store what only this viewer knows of a hand or a deck."""
    others = [one for one in s.known if one[:3] != (viewer, place, whose)]
    public = s.may_hold[whose] if place == HAND else s.deck_holds[whose]
    s.known = tuple(others) if row == public else (*others, (viewer, place, whose, *row))


def surely_held(row: Row, count: int) -> list[int]:
    """The cards that a hand of this size certainly has, going by its row."""
    gone = len(row) - count
    cards = sorted([card for card in row if 0 < card < TYPE])
    return [card for at, card in enumerate(cards) if at >= gone and cards[at - gone] == card]


def located(s: NewAngeles, cards: Row, seen: Row, eye: int) -> list[int]:
    """What `eye` (the bit of a seat, or OPEN) knows of action cards: for each, the card, TYPE + type, or UNKNOWN."""
    kinds = s.setting.tables.action_deck
    found: list[int] = []
    for card, bits in zip(cards, seen, strict=True):
        found.append(card if bits & eye else TYPE + kinds[card] if bits & TYPED else UNKNOWN)
    return found


def support_seen(laid_by: Row) -> Row:
    """R-71, R-94: who has seen each support card: its player. Nobody saw one from a deck, but all know its type."""
    return tuple([TYPED if seat == NOBODY else 1 << seat for seat in laid_by])


# Hands and decks.


def drew(s: NewAngeles, seat: int, kind: int, cards: Row) -> None:
    """Note that a player drew cards. Everybody saw from which deck; only the player knows which cards."""
    if s.deck_holds[kind] or s.known:
        for card in cards:
            own = row_of(s, seat, DECK, kind)
            left_deck(s, kind)
            if own:
                set_row(s, seat, DECK, kind, without_card(own, card, 0))
    _join(s, seat, (TYPE + kind,) * len(cards))


def left_deck(s: NewAngeles, kind: int) -> None:
    """Note that a card left a deck unseen. It may be any card, so one copy fewer of each is certainly in the deck."""
    if s.deck_holds[kind]:
        s.deck_holds = replaced(s.deck_holds, kind, _one_less(s.deck_holds[kind]))
    if s.known:
        rows = [(*row[:3], *_one_less(row[3:])) if row[1] == DECK and row[2] == kind else row for row in s.known]
        s.known = tuple([row for row in rows if len(row) > 3])  # drops empty rows: only a deck can have one


def sorted_into(s: NewAngeles, kind: int, cards: Row) -> None:
    """NA 2.2: note that everybody saw which cards were shuffled into a deck."""
    s.deck_holds = replaced(s.deck_holds, kind, (*s.deck_holds[kind], *cards))
    s.known = tuple([(*row, *cards) if row[1] == DECK and row[2] == kind else row for row in s.known])


def left_openly(s: NewAngeles, seat: int, card: int) -> None:
    """Note that everybody saw which card left a hand."""
    kind = s.setting.tables.action_deck[card]
    s.may_hold = replaced(s.may_hold, seat, without_card(s.may_hold[seat], card, TYPE + kind))
    if s.known:
        s.known = tuple(
            [
                (*row[:3], *without_card(row[3:], card, TYPE + kind)) if row[1] == HAND and row[2] == seat else row
                for row in s.known
            ]
        )
    _forget_empty(s, seat)


def left_unseen(s: NewAngeles, seat: int, card: int, seen_by: int) -> None:
    """Note that a card left a hand. Seats in `seen_by` (a bit set) saw which; for others, it may still be there."""
    for viewer in range(s.setting.seats if seen_by else 0):
        if seen_by >> viewer & 1 and viewer != seat:
            kind = s.setting.tables.action_deck[card]
            set_row(s, viewer, HAND, seat, without_card(row_of(s, viewer, HAND, seat), card, TYPE + kind))
    _forget_empty(s, seat)


def came_seen(s: NewAngeles, seat: int, card: int, seen_by: int) -> None:
    """Note that a card came to a hand. The seats in `seen_by` (a bit set) know which one."""
    if seen_by == s.setting.everybody:
        _join(s, seat, (card,))
        return
    rows = [row_of(s, viewer, HAND, seat) for viewer in range(s.setting.seats)]
    _join(s, seat, (UNKNOWN,))
    for viewer in range(s.setting.seats):
        if seen_by >> viewer & 1 and viewer != seat:
            set_row(s, viewer, HAND, seat, (*rows[viewer], card))


def saw_hand(s: NewAngeles, viewer: int, seat: int) -> None:
    """R-110: note that a viewer has seen a whole hand."""
    set_row(s, viewer, HAND, seat, s.hands[seat])


def _join(s: NewAngeles, seat: int, entries: Row) -> None:
    """Add entries to all rows of a hand."""
    s.may_hold = replaced(s.may_hold, seat, s.may_hold[seat] + entries)
    if s.known:
        s.known = tuple([row + entries if row[1] == HAND and row[2] == seat else row for row in s.known])


def _forget_empty(s: NewAngeles, seat: int) -> None:
    """If a hand is empty, drop its rows."""
    if not s.hands[seat]:
        s.may_hold = replaced(s.may_hold, seat, ())
        s.known = tuple([row for row in s.known if row[1] != HAND or row[2] != seat])


def without_card(row: Row, card: int, kind: int) -> Row:
    """A row without one entry: the card if it is there, otherwise one of its type, otherwise an unknown one.

    An unknown entry can be any card, so the other entries still include all cards that are left in the hand.
    """
    for entry in (card, kind, UNKNOWN):
        for at, held in enumerate(row):
            if held == entry:
                return row[:at] + row[at + 1 :]
    return row


def _one_less(row: Row) -> Row:
    """A row with one copy fewer of each card."""
    left: list[int] = []
    met: set[int] = set()
    for card in row:
        if card in met:
            left.append(card)
        met.add(card)
    return tuple(left)


# Events and rivals.


def saw_events(s: NewAngeles, viewers: int, count: int) -> None:
    """R-118: note that viewers (a bit set) saw the next `count` events."""
    s.events_seen = tuple([seen | viewers if at < count else seen for at, seen in enumerate(s.events_seen)])


def event_drawn(s: NewAngeles) -> None:
    """Note that the top event has left the deck. NA 24.3, R-118: everybody sees the back of the next one."""
    seen = s.events_seen
    s.events_seen = (seen[1] | BACK, *seen[2:])


def event_laid_under(s: NewAngeles) -> None:
    """Note that an event that everybody has seen went under the deck."""
    s.events_seen = (*s.events_seen, s.setting.everybody | OPEN | BACK)


def event_moved(s: NewAngeles, before: int, after: int) -> None:
    """Note that everybody saw an event move within the deck. NA 24.3: the back on top is visible."""
    seen = list(s.events_seen)
    seen.insert(after, seen.pop(before))
    s.events_seen = (seen[0] | BACK, *seen[1:])


def saw_rival_aside(s: NewAngeles, viewer: int) -> None:
    """R-110: note that a viewer has seen the rival card that was set aside."""
    s.rivals_seen = (*s.rivals_seen[:-1], s.rivals_seen[-1] | 1 << viewer)


def rival_swapped(s: NewAngeles, seat: int) -> None:
    """NA 72.32: note that a seat swapped its rival card with the one set aside. All saw the swap, not the cards."""
    seen = list(s.rivals_seen)
    seen[seat], seen[-1] = seen[-1] | 1 << seat, seen[seat] | 1 << seat
    s.rivals_seen = tuple(seen)
