"""NA 0: the setup of a game."""

from __future__ import annotations

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.vocabulary import go_to
from neopolis.games.new_angeles.ids import (
    COMPONENTS,
    CORPORATION,
    CORPORATIONS,
    FEDERALIST,
    SETUPS,
    START_CAPITAL,
    STRIKES,
    TYPES,
)
from neopolis.games.new_angeles.knowledge.knowledge import BACK
from neopolis.games.new_angeles.rules.demand import next_demand
from neopolis.games.new_angeles.rules.drawing import open_drawing
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles


def create_decks(s: NewAngeles, f: Frame) -> None:
    """NA 0.1, 0.2: create and shuffle all decks."""
    pack, tables = s.setting.pack, s.setting.tables
    s.decks = tuple([tuple(s.shuffled(pack.action_deck(kind))) for kind in range(TYPES)])
    s.asset_deck = tuple(s.shuffled(tables.assets[:]))
    s.demand_deck = tuple(s.shuffled(tables.demands[:]))
    s.event_deck = tuple(s.shuffled(tables.events[:]))
    s.may_hold, s.deck_holds = ((),) * s.setting.seats, ((),) * TYPES
    s.events_seen = (BACK, *(0,) * (len(tables.events) - 1))  # NA 24.3
    s.investment_deck = tuple(s.shuffled(tables.investments[:]))


def resolve_setup_card(s: NewAngeles, f: Frame) -> None:
    """NA 0.3, 53: place components in their districts, and lay assets on the turn track."""
    tables = s.setting.tables
    card = s.setting.setup or 1 + s.below(SETUPS)
    s.emit("setup", NOBODY, (card,))
    for component in range(COMPONENTS):
        s.tokens[component] = tables.setup_places[card][component]
    s.tokens[STRIKES] = tables.setup_strike[card]
    turns = tables.setup_turns[card]
    s.track = s.asset_deck[:turns]
    s.asset_deck = s.asset_deck[turns:]


def set_tracks(s: NewAngeles, f: Frame) -> None:
    """NA 0.4, 0.5: the first demand is revealed."""
    next_demand(s)


def seat_players(s: NewAngeles, f: Frame) -> None:
    """NA 0.6, 0.7, 0.8: hand out emergency actions and starting capital, and choose a random active player."""
    seats = s.setting.seats
    corporations = s.setting.corporations
    s.emergency_holders = tuple([corporations.index(c) if c in corporations else NOBODY for c in range(CORPORATIONS)])
    s.emergency_face_up = sum([1 << corporation for corporation in corporations])
    s.active = s.below(seats)
    s.capital = [START_CAPITAL + (seat - s.active) % seats for seat in range(seats)]
    s.hands = ((),) * seats
    s.investments = (0,) * seats
    s.emit("seated", s.active, corporations)


def draw_hands(s: NewAngeles, f: Frame) -> None:
    """NA 0.9, R-69: players draw their starting hands, clockwise from the active player."""
    if f.count < s.setting.seats:
        go_to(s, f.step, count=f.count + 1)
        open_drawing(s, (s.active + f.count) % s.setting.seats)


def assign_rivals(s: NewAngeles, f: Frame) -> None:
    """NA 0.10, 50: each player gets a rival card in secret; one card is set aside."""
    cards = s.shuffled([*[CORPORATION + corporation for corporation in s.setting.corporations], FEDERALIST])
    s.rivals = tuple(cards[:-1])
    s.rival_aside = cards[-1]
    s.rivals_seen = (*[1 << seat for seat in range(s.setting.seats)], 0)
    for seat in range(s.setting.seats):
        s.emit("rival", seat, (s.rivals[seat],), 1 << seat)
