"""A world that a seat cannot tell from the true one: what is hidden from it is dealt anew."""

from __future__ import annotations

from neopolis.engine.rng import Dice
from neopolis.new_angeles.hands import is_emergency
from neopolis.new_angeles.knowledge import ASIDE, EVENT_SEEN, HAND, RIVAL, known
from neopolis.new_angeles.state import NewAngeles, Row
from neopolis.new_angeles.things import ACTIONS, TYPES


def redeal(s: NewAngeles, viewer: int, dice: Dice) -> None:
    """Deal anew whatever the viewer does not know. What it has seen and can still locate stays where it is."""
    _redeal_actions(s, viewer, dice)
    _redeal_events(s, viewer, dice)
    _redeal_rivals(s, viewer, dice)
    _redeal_investments(s, viewer, dice)
    hidden = dice.shuffled([*s.track, *s.asset_deck])
    s.track, s.asset_deck = tuple(hidden[: len(s.track)]), tuple(hidden[len(s.track) :])
    s.demand_deck = tuple(dice.shuffled(list(s.demand_deck)))


def _redeal_actions(s: NewAngeles, viewer: int, dice: Dice) -> None:
    """Action cards in decks, other hands, support piles and the discard pile; a deck holds its own type only."""
    tables = s.setting.tables
    sure = [[card for whose, card in known(s, viewer, HAND) if whose == seat] for seat in range(s.setting.seats)]
    sure[viewer] = list(s.hands[viewer])
    pool = [card for card in range(1, ACTIONS + 1) for _ in range(tables.action_copies[card])]
    for card in (*[card for row in sure for card in row], *_open_cards(s)):
        pool.remove(card)
    pool = dice.shuffled(pool)
    decks: list[Row] = []
    for kind in range(TYPES):
        deck = [card for card in pool if tables.action_deck[card] == kind][: len(s.decks[kind])]
        for card in deck:
            pool.remove(card)
        decks.append(tuple(deck))
    s.decks = tuple(decks)
    hands: list[Row] = []
    for seat in range(s.setting.seats):
        size = len(s.hands[seat]) - len(sure[seat])
        hands.append(tuple(sorted([*sure[seat], *pool[:size]])))
        pool = pool[size:]
    s.hands = tuple(hands)
    size = len(s.deal.main_support)
    s.deal.main_support, pool = tuple(pool[:size]), pool[size:]
    size = len(s.deal.counter_support)
    s.deal.counter_support, pool = tuple(pool[:size]), pool[size:]
    s.discards = tuple(pool)


def _open_cards(s: NewAngeles) -> list[int]:
    """Offers lie open."""
    return [card for card in (s.deal.main, *s.deal.counters) if card and not is_emergency(card)]


def _redeal_events(s: NewAngeles, viewer: int, dice: Dice) -> None:
    """NA 24.3: unseen events are mixed, each among those with the same back, since backs are open."""
    backs = s.setting.tables.event_back
    seen = [card for _, card in known(s, viewer, EVENT_SEEN)]
    deck = list(s.event_deck)
    for back in set(backs):
        places = [at for at, event in enumerate(deck) if event not in seen and backs[event] == back]
        for at, event in zip(places, dice.shuffled([deck[at] for at in places]), strict=True):
            deck[at] = event
    s.event_deck = tuple(deck)


def _redeal_rivals(s: NewAngeles, viewer: int, dice: Dice) -> None:
    """Rival cards of the others, and the one set aside, unless they were seen."""
    if not s.rivals:
        return
    sure = [viewer, *[whose for whose, _ in known(s, viewer, RIVAL)]]
    hidden = [s.rivals[seat] for seat in range(s.setting.seats) if seat not in sure]
    if ASIDE not in sure:
        hidden.append(s.rival_aside)
    hidden = dice.shuffled(hidden)
    if ASIDE not in sure:
        s.rival_aside = hidden.pop()
    s.rivals = tuple([s.rivals[seat] if seat in sure else hidden.pop() for seat in range(s.setting.seats)])


def _redeal_investments(s: NewAngeles, viewer: int, dice: Dice) -> None:
    """Investments that others hold or have drawn, and those in the deck."""
    seats = s.setting.seats
    if s.drawn:
        pool = [one for seat in range(seats) if seat != viewer for one in s.drawn[seat]] + list(s.investment_deck)
        pool = dice.shuffled(pool)
        s.drawn = tuple(
            [s.drawn[seat] if seat == viewer else tuple(sorted([pool.pop(), pool.pop()])) for seat in range(seats)]
        )
    else:
        held = [s.investments[seat] for seat in range(seats) if seat != viewer and s.investments[seat]]
        pool = dice.shuffled([*held, *s.investment_deck])
        s.investments = tuple(
            [one if seat == viewer or not one else pool.pop() for seat, one in enumerate(s.investments)]
        )
    s.investment_deck = tuple(pool)

