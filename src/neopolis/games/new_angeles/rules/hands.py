"""Moving action cards between decks, hands and the discard pile (NA 2), and moving assets (NA 6)."""

from __future__ import annotations

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.definitions import HAND_SIZES
from neopolis.games.new_angeles.ids import CORPORATIONS, EMERGENCY, HAND_SIZE, MAIN, TYPES
from neopolis.games.new_angeles.knowledge.knowledge import came_seen, drew, left_openly, left_unseen, sorted_into
from neopolis.games.new_angeles.rules.scripts import TURN, WINDOW
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles, Row, replaced


def without(row: Row, member: int) -> Row:
    """The row without one of its items."""
    left = list(row)
    left.remove(member)
    return tuple(left)


def is_emergency(card: int) -> bool:
    """Whether a card is an emergency action."""
    return EMERGENCY <= card < EMERGENCY + CORPORATIONS


def sort_discards(s: NewAngeles) -> None:
    """NA 2.2: sort the discard pile in the open, and shuffle the cards of each type into their deck."""
    s.emit("sorted", NOBODY, tuple(sorted(s.discards)))
    tables = s.setting.tables
    for kind in range(TYPES):
        back = [card for card in s.discards if tables.action_deck[card] == kind]
        s.decks = replaced(s.decks, kind, tuple(s.shuffled([*s.decks[kind], *back])))
        sorted_into(s, kind, tuple(sorted(back)))
    s.discards = s.discards_seen = ()


def draw(s: NewAngeles, seat: int, kind: int, count: int) -> None:
    """NA 2.1, 2.2, R-70: draw this many cards of a type, or all there are if there are fewer."""
    drawn: Row = ()
    while len(drawn) < count and (s.decks[kind] or s.discards):
        if not s.decks[kind]:
            sort_discards(s)
        deck = s.decks[kind]
        cards = deck[: count - len(drawn)]
        s.decks = replaced(s.decks, kind, deck[len(cards) :])
        drew(s, seat, kind, cards)
        drawn += cards
    if drawn:
        s.revealed = True
        take(s, seat, drawn)
        s.emit("drew", seat, (kind, len(drawn)))
        s.emit("drew-cards", seat, drawn, 1 << seat)


def take(s: NewAngeles, seat: int, cards: Row) -> None:
    """Add cards to a hand."""
    s.hands = replaced(s.hands, seat, tuple(sorted(s.hands[seat] + cards)))


def leave(s: NewAngeles, seat: int, card: int, seen_by: int = 0) -> None:
    """A card leaves a hand face down; its player and the seats in `seen_by` (a bit set) know which."""
    s.hands = replaced(s.hands, seat, without(s.hands[seat], card))
    left_unseen(s, seat, card, seen_by)


def hand_card(s: NewAngeles, giver: int, taker: int, card: int) -> None:
    """NA 2.8, 56.3: a card changes hands in secret; only the two players know which."""
    both = 1 << giver | 1 << taker
    s.revealed = True
    leave(s, giver, card, both)
    take(s, taker, (card,))
    came_seen(s, taker, card, both)


def lay_support(s: NewAngeles, offer: int, card: int, seat: int) -> None:
    """NA 59.1, R-95: lay a card face down beside an offer. `seat` is the supporter, NOBODY for a card from a deck."""
    supporter = 0 if seat == NOBODY else 1 << seat
    if offer == MAIN:
        s.deal.main_support = (*s.deal.main_support, card)
        s.deal.main_laid_by = (*s.deal.main_laid_by, seat)
        s.deal.main_supporters |= supporter
    else:
        s.deal.counter_support = (*s.deal.counter_support, card)
        s.deal.counter_laid_by = (*s.deal.counter_laid_by, seat)
        s.deal.counter_supporters |= supporter


def discard(s: NewAngeles, seat: int, card: int) -> None:
    """NA 2.4: a card from hand goes face down to the shared discard pile."""
    leave(s, seat, card)
    lay_away(s, card, 1 << seat)
    s.emit("discarded", seat, (1,))
    s.emit("discarded-card", seat, (card,), 1 << seat)


def lay_away(s: NewAngeles, card: int, seen_by: int) -> None:
    """NA 2.4: a card goes face down to the discard pile; `seen_by` says who knows it (TYPED: all know its type)."""
    s.discards += (card,)
    s.discards_seen += (seen_by,)


def is_drawable(s: NewAngeles, kind: int) -> bool:
    """R-70: whether a player may choose the deck of a type when any deck is allowed."""
    return len(s.decks[kind]) > 0 or len(s.discards) > 0


def sheet(s: NewAngeles, seat: int) -> int:
    """NA 12.3: the row of a seat's corp sheet in the tables."""
    return s.setting.sheet * CORPORATIONS + s.setting.corporations[seat]


def topmost_type(s: NewAngeles, seat: int) -> int:
    """The type on the first line of a corp sheet; GENERAL for Melange Mining, which chooses (R-46)."""
    return s.setting.tables.draw_types[sheet(s, seat)][0]


def hand_size(s: NewAngeles, seat: int) -> int:
    """NA 30.0, R-113: how many cards a seat may keep: 5, unless an asset changes that."""
    size = HAND_SIZE
    for asset, change in HAND_SIZES:
        if s.owners[asset] == seat:
            size += change
    return size


def assets_of(s: NewAngeles, seat: int) -> list[int]:
    """The assets in front of a player."""
    return [asset for asset, owner in enumerate(s.owners) if owner == seat]


def discard_asset(s: NewAngeles, asset: int) -> None:
    """NA 6.7: an asset goes face down under the asset deck."""
    s.owners[asset] = NOBODY
    s.exhausted &= ~(1 << asset)
    s.asset_deck = (*s.asset_deck, asset)
    s.assets_seen |= 1 << asset
    s.emit("asset-discarded", NOBODY, (asset,))


def pass_asset(s: NewAngeles, asset: int, seat: int) -> None:
    """NA 6.8, 9.1, 26.2: another player gains an asset without claiming it. An exhausted asset stays exhausted."""
    s.owners[asset] = seat
    s.emit("asset-gained", seat, (asset,))
    if s.setting.rules >= 4:
        _reopen(s, asset)


def _reopen(s: NewAngeles, asset: int) -> None:
    """NA 6.4, 6.8, R-84: the new owner of an asset may use it now if the old owner declined to.

    In the frames of windows and turns, `touched` is the bit set of assets used or declined, `picked` of those used.
    """
    for at, f in enumerate(s.stack):
        if f.script in (WINDOW, TURN) and (f.touched & ~f.picked) >> asset & 1:
            s.stack[at] = Frame(f.script, f.step, f.seat, f.count, f.picked, f.touched & ~(1 << asset))


def playable(s: NewAngeles, seat: int) -> list[int]:
    """NA 16.2, 16.3, R-92: cards that a seat may offer: its hand, and face-up emergency actions in front of it."""
    found = list(s.hands[seat])
    for corporation, holder in enumerate(s.emergency_holders):
        if holder == seat and s.emergency_face_up >> corporation & 1:
            found.append(EMERGENCY + corporation)
    return found


def lay_down(s: NewAngeles, seat: int, card: int) -> None:
    """NA 15.1, 16.2, R-71, R-92: an offered card leaves its player's hand; an emergency action leaves its holder."""
    if is_emergency(card):
        hold(s, card - EMERGENCY, NOBODY)
    else:
        s.hands = replaced(s.hands, seat, without(s.hands[seat], card))
        s.revealed = True
        left_openly(s, seat, card)


def hold(s: NewAngeles, corporation: int, seat: int) -> None:
    """Put an emergency action in front of a seat, or on the board (NOBODY)."""
    holders = s.emergency_holders
    s.emergency_holders = (*holders[:corporation], seat, *holders[corporation + 1 :])
