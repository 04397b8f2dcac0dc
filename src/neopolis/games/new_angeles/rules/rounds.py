"""NA 3, 18, 25, 44, 51, 55: turns and rounds."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Ask, Frame
from neopolis.games.new_angeles.card_data import EVENT_ORDER
from neopolis.games.new_angeles.cards.vocabulary import Choose, Do, Effect, go_to, open_window
from neopolis.games.new_angeles.ids import (
    ANDROID,
    CORPORATIONS,
    INVESTMENT,
    MELANGE_MINING,
    RESOURCES,
    STANDARD_ROUNDS,
    members,
)
from neopolis.games.new_angeles.knowledge.knowledge import event_drawn, event_laid_under
from neopolis.games.new_angeles.rules.city import exploit, place, raise_threat
from neopolis.games.new_angeles.rules.contracts import gain, seat_of
from neopolis.games.new_angeles.rules.demand import investment_capital, missing
from neopolis.games.new_angeles.rules.drawing import DrawSheet
from neopolis.games.new_angeles.rules.events import event_effect
from neopolis.games.new_angeles.rules.hands import discard, hand_size
from neopolis.games.new_angeles.rules.scripts import (
    DEAL,
    DRAWING,
    END_OF_TURN,
    EVENT_PHASE,
    PRODUCTION,
    TURN,
    TURN_STARTS,
)
from neopolis.games.new_angeles.rules.state import BY_DEMAND, NOBODY, NewAngeles, Resolution

# Turns.


def start_turn(s: NewAngeles, f: Frame) -> None:
    """NA 6.6: the start of a turn comes before the Refresh step."""
    s.free_hand = 0
    s.tell("turn", s.active)
    open_window(s, TURN_STARTS, s.active)


def refresh(s: NewAngeles, f: Frame) -> None:
    """NA 3.1, 46: the active player's assets are readied, then cards are drawn."""
    for asset in members(s.exhausted):
        if s.owners[asset] == s.active:
            s.exhausted &= ~(1 << asset)
    s.stack.append(Frame(DRAWING, 0, s.active))


def make_deal(s: NewAngeles, f: Frame) -> None:
    """NA 3.2."""
    s.stack.append(Frame(DEAL))


def end_of_turn(s: NewAngeles, f: Frame) -> None:
    """NA 3.3, 22: End of Turn abilities, in the order of the owner's choice."""
    open_window(s, END_OF_TURN, s.active)


class DiscardDown(Choose):
    """NA 2.5, 30.2: the active player discards down to the hand size."""

    def __init__(self) -> None:
        super().__init__("discard-down", ("NA 2.5", "NA 30.2"))

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return s.active

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        over = len(s.hands[s.active]) > hand_size(s, s.active) and not s.free_hand >> s.active & 1
        return list(s.hands[s.active]) if over else []

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        go_to(s, f.step - 1)
        discard(s, s.active, thing)


def pass_token(s: NewAngeles, f: Frame) -> None:
    """NA 4.2: the active player token goes to the left."""
    s.active = (s.active + 1) % s.setting.seats


TURN_SCRIPT: Final[Effect] = [
    Do(start_turn),
    Do(refresh),
    Do(make_deal),
    Do(end_of_turn),
    DiscardDown(),
    Do(pass_token),
]
DRAWING_SCRIPT: Final[Effect] = [DrawSheet()]

# Standard rounds.


def begin_round(s: NewAngeles, f: Frame) -> None:
    s.round += 1
    s.tell("round", NOBODY, (s.round,))


def next_turn(s: NewAngeles, f: Frame) -> None:
    """NA 3.4, 67.4: turns are taken while assets lie on the turn track."""
    if s.track:
        go_to(s, f.step)
        s.stack.append(Frame(TURN))


def open_production(s: NewAngeles, f: Frame) -> None:
    """NA 44: districts with androids, from the lowest number up; the frame holds those still to be exploited."""
    s.stack.append(Frame(PRODUCTION, 0, NOBODY, 0, 0, s.tokens[ANDROID]))


def exploit_next(s: NewAngeles, f: Frame) -> None:
    districts = members(f.touched)
    if districts:
        go_to(s, f.step, touched=f.touched & ~(1 << districts[0]))
        exploit(s, districts[0])


def open_event(s: NewAngeles, f: Frame) -> None:
    """NA 25: the top card of the event deck is drawn. The frame's `count` is the threat before it."""
    s.event = s.event_deck[0]
    s.event_deck = s.event_deck[1:]
    s.shown = True
    event_drawn(s)
    s.tell("event", NOBODY, (s.event,))
    s.stack.append(Frame(EVENT_PHASE, 0, NOBODY, s.threat))


def event_top(s: NewAngeles, f: Frame) -> None:
    """NA 24.1: first the effect on threat. The frame's `touched` counts the placements that follow."""
    event_effect(s, s.event)


def event_placement(s: NewAngeles, f: Frame) -> None:
    """NA 24.1, R-58: then its components, one after the other."""
    places = s.setting.tables.event_places[s.event]
    row = [(component, district) for component in EVENT_ORDER for district in members(places[component])]
    if f.touched < len(row):
        go_to(s, f.step, count=f.count, touched=f.touched + 1)
        place(s, row[f.touched][0], row[f.touched][1])


def event_end(s: NewAngeles, f: Frame) -> None:
    """NA 25.0, 67.2, 67.5, R-82, R-119: turns are laid out, the card goes under the deck, Melange Mining is paid."""
    turns = s.setting.tables.event_turns[s.event]
    s.event_deck = (*s.event_deck, s.event)
    s.event = 0
    event_laid_under(s)
    if s.round < STANDARD_ROUNDS:
        s.track = s.asset_deck[:turns]
        s.asset_deck = s.asset_deck[turns:]
    melange = seat_of(s, MELANGE_MINING)
    if melange != NOBODY and s.threat - f.count < 2:
        gain(s, melange, s.setting.tables.contract[s.setting.sheet * CORPORATIONS + MELANGE_MINING])
    s.resolution = Resolution()


STANDARD_SCRIPT: Final[Effect] = [Do(begin_round), Do(next_turn), Do(open_production), Do(open_event)]
PRODUCTION_SCRIPT: Final[Effect] = [Do(exploit_next)]
EVENT_SCRIPT: Final[Effect] = [Do(event_top), Do(event_placement), Do(event_end)]

# Demand rounds.


def score_investments(s: NewAngeles, f: Frame) -> None:
    """NA 18.1: everybody reveals the investment and gains what it pays."""
    s.shown = s.investments_shown = True
    for seat in range(s.setting.seats):
        s.tell("investment", seat, (s.investments[seat],))
        gain(s, seat, investment_capital(s, s.investments[seat]))


def pay_demand(s: NewAngeles, f: Frame) -> None:
    """NA 18.2, 18.6: threat rises if the demand is not met; after the third demand round the game is over."""
    short = missing(s)
    s.tell("demand", NOBODY, (s.demand, *short))
    if any(short):
        raise_threat(s, s.setting.tables.demand_threat[s.demand])
    if s.ended == 0 and s.round == STANDARD_ROUNDS:
        s.ended = BY_DEMAND


def reveal_demand(s: NewAngeles, f: Frame) -> None:
    """NA 18.3: the supply is reset and a new demand revealed."""
    s.supply = [0] * RESOURCES
    s.demand_deck = (*s.demand_deck, s.demand)
    next_demand(s)


def next_demand(s: NewAngeles) -> None:
    s.demand = s.demand_deck[0]
    s.demand_deck = s.demand_deck[1:]
    s.demands_seen |= 1 << s.demand
    s.shown = True
    s.tell("new-demand", NOBODY, (s.demand,))


def gather_investments(s: NewAngeles, f: Frame) -> None:
    """NA 18.4: all investments go back and are shuffled."""
    back = [investment for investment in s.investments if investment]
    s.investment_deck = tuple(s.shuffled([*s.investment_deck, *back]))
    s.investments = (0,) * s.setting.seats
    s.investments_shown = False


class ChooseInvestments(Ask[NewAngeles]):
    """NA 18.4, 33, R-54: everybody draws two investments and keeps one, all at the same time."""

    def run(self, s: NewAngeles, f: Frame) -> None:
        seats = s.setting.seats
        deck = s.investment_deck
        s.drawn = tuple([tuple(sorted(deck[2 * seat : 2 * seat + 2])) for seat in range(seats)])
        s.investment_deck = deck[2 * seats :]
        s.shown = True
        for seat in range(seats):
            s.tell("drew-investments", seat, s.drawn[seat], 1 << seat)
        s.ask(s.setting.everybody)

    def options(self, s: NewAngeles, seat: int) -> list[int]:
        return [INVESTMENT + investment for investment in s.drawn[seat]]

    def answer(self, s: NewAngeles, seat: int, option: int) -> bool:
        s.picks[seat] = option
        return True

    def close(self, s: NewAngeles) -> None:
        s.investments = tuple([pick - INVESTMENT for pick in s.picks])
        back = [one for seat, drawn in enumerate(s.drawn) for one in drawn if one != s.investments[seat]]
        s.investment_deck = (*back, *s.investment_deck)
        s.drawn = ()
        for seat in range(s.setting.seats):
            s.tell("chose-investment", seat, (s.investments[seat],), 1 << seat)

    def prompt(self, s: NewAngeles, seat: int) -> str:
        return "choose-investment"

    def cites(self, s: NewAngeles, seat: int) -> tuple[str, ...]:
        return ("NA 18.4", "NA 33.0", "R-54")


DEMAND_SCRIPT: Final[Effect] = [
    Do(score_investments),
    Do(pay_demand),
    Do(reveal_demand),
    Do(gather_investments),
    ChooseInvestments(),
]
