"""A game that a seat cannot tell from the real one: everything hidden from that seat is dealt again.

The result depends only on what the viewer knows and on the random generator. That is why cards are sorted before they
are shuffled.
"""

from __future__ import annotations

from neopolis.engine.rng import Dice
from neopolis.games.new_angeles.ids import TYPE, TYPES
from neopolis.games.new_angeles.knowledge.imagined_hands import choose_entries
from neopolis.games.new_angeles.knowledge.knowledge import BACK, DECK, HAND, UNKNOWN, located, row_of, support_seen
from neopolis.games.new_angeles.rules.hands import is_emergency
from neopolis.games.new_angeles.rules.state import NewAngeles, Row


def redeal(s: NewAngeles, viewer: int, dice: Dice) -> None:
    """Deal again everything that the viewer does not know. Cards that the viewer can locate stay where they are."""
    s.ledger = s.ledger.visible_to(viewer)
    _redeal_actions(s, viewer, dice)
    _redeal_events(s, viewer, dice)
    _redeal_rivals(s, viewer, dice)
    _redeal_investments(s, viewer, dice)
    hidden = _mixed((*s.track, *s.asset_deck), s.assets_seen, dice)
    s.track, s.asset_deck = hidden[: len(s.track)], hidden[len(s.track) :]
    s.demand_deck = _mixed(s.demand_deck, s.demands_seen, dice)
    s.known = tuple(sorted([row for row in s.known if row[0] == viewer or _is_about(row, viewer)]))


def _is_about(row: Row, viewer: int) -> bool:
    """Whether a row of `s.known` is about the viewer's own hand. The viewer knows who has seen which of its cards.

    Rows of other seats about anything else are dropped: even their number could give away hidden cards.
    """
    return row[1] == HAND and row[2] == viewer


def _mixed(cards: Row, seen: int, dice: Dice) -> Row:
    """The cards, with the unseen ones shuffled; the others stay in their positions."""
    hidden = dice.shuffled(sorted([card for card in cards if not seen >> card & 1]))
    return tuple([card if seen >> card & 1 else hidden.pop() for card in cards])


# Action cards.


def _redeal_actions(s: NewAngeles, viewer: int, dice: Dice) -> None:
    """Deal again the action cards in decks, other hands, support and discards; a deck holds only its own type."""
    deal = s.deal
    tables = s.setting.tables
    kinds = tables.action_deck
    decks = [row_of(s, viewer, DECK, kind) for kind in range(TYPES)]
    main = located(s, deal.main_support, support_seen(deal.main_laid_by), 1 << viewer)
    counter = located(s, deal.counter_support, support_seen(deal.counter_laid_by), 1 << viewer)
    discards = located(s, s.discards, s.discards_seen, 1 << viewer)
    offers = [card for card in (deal.main, *deal.counters) if not is_emergency(card)]
    pool = tables.action_copies[:]
    missing = [len(s.decks[kind]) - len(decks[kind]) for kind in range(TYPES)]
    needed = missing[:]
    for row in (*decks, main, counter, discards, offers, s.hands[viewer]):
        for card in row:
            if card < TYPE:
                pool[card] -= 1
            else:
                needed[card - TYPE] += 1
    pool[UNKNOWN] = 0
    sizes = [0 if seat == viewer else len(s.hands[seat]) for seat in range(s.setting.seats)]
    rows = [() if seat == viewer else row_of(s, viewer, HAND, seat) for seat in range(s.setting.seats)]
    chosen = choose_entries(rows, sizes, pool, needed, kinds, dice)
    for row in chosen:
        for entry in row:
            if entry < TYPE:
                pool[entry] -= 1
    piles = [
        dice.shuffled([card for card in tables.actions if kinds[card] == kind for _ in range(pool[card])])
        for kind in range(TYPES)
    ]
    s.decks = tuple([tuple(dice.shuffled([*decks[k], *_taken(piles[k], missing[k])])) for k in range(TYPES)])
    dealt = [[_card_for(entry, piles) for entry in row] for row in (*chosen, main, counter, discards)]
    rest = dice.shuffled([card for pile in piles for card in pile])
    found = [tuple([card or rest.pop() for card in row]) for row in dealt]
    deal.main_support, deal.counter_support, s.discards = found[-3], found[-2], found[-1]
    hands = [tuple(sorted(row)) for row in found[:-3]]
    hands[viewer] = s.hands[viewer]
    s.hands = tuple(hands)


def _taken(pile: list[int], count: int) -> list[int]:
    return [pile.pop() for _ in range(count)]


def _card_for(entry: int, piles: list[list[int]]) -> int:
    """A card for an entry of a row: the card itself, a card of the type, or UNKNOWN, to be filled in later."""
    return piles[entry - TYPE].pop() if entry >= TYPE else entry


# Other cards.


def _redeal_events(s: NewAngeles, viewer: int, dice: Dice) -> None:
    """NA 24.3, R-118: unseen events are shuffled; where the back is known, the new event has that back."""
    backs = s.setting.tables.event_back
    deck = [event if s.events_seen[at] >> viewer & 1 else UNKNOWN for at, event in enumerate(s.event_deck)]
    pool = dice.shuffled([event for event in s.setting.tables.events if event != s.event and event not in deck])
    for at, event in enumerate(s.event_deck):
        if deck[at] == UNKNOWN and s.events_seen[at] & BACK:
            fitting = [other for other in pool if backs[other] == backs[event]]
            deck[at] = fitting[-1]
            pool.remove(deck[at])
    s.event_deck = tuple([event or pool.pop() for event in deck])


def _redeal_rivals(s: NewAngeles, viewer: int, dice: Dice) -> None:
    """NA 50.3: deal again the rival cards that the viewer has not seen. NA 69.0: at the end all are revealed."""
    if not s.rivals or s.ended:
        return
    cards = (*s.rivals, s.rival_aside)
    hidden = dice.shuffled(sorted([card for at, card in enumerate(cards) if not s.rivals_seen[at] >> viewer & 1]))
    dealt = [card if s.rivals_seen[at] >> viewer & 1 else hidden.pop() for at, card in enumerate(cards)]
    s.rivals, s.rival_aside = tuple(dealt[:-1]), dealt[-1]


def _redeal_investments(s: NewAngeles, viewer: int, dice: Dice) -> None:
    """Deal again the investments that others hold, have drawn or have put back, and those that nobody drew."""
    seats = range(s.setting.seats)
    drawn = [() if seat == viewer else s.drawn[seat] for seat in seats] if s.drawn else []
    held = [0 if seat == viewer or s.investments_shown else one for seat, one in enumerate(s.investments)]
    own = returned(s, viewer)
    pool = [one for one in (*[one for row in drawn for one in row], *held, *s.investment_deck) if one not in (0, own)]
    pool = dice.shuffled(sorted(pool))
    if drawn:
        s.drawn = tuple([tuple(sorted(_taken(pool, len(drawn[seat])))) or s.drawn[seat] for seat in seats])
    s.investments = tuple([pool.pop() if held[seat] else one for seat, one in enumerate(s.investments)])
    s.investment_deck = tuple([one if one == own else pool.pop() for one in s.investment_deck])


def returned(s: NewAngeles, viewer: int) -> int:
    """R-54: the investment that a seat has put back (the deck begins with these, by seat); 0 for none."""
    return s.investment_deck[viewer] if s.investments and s.investments[viewer] else 0
