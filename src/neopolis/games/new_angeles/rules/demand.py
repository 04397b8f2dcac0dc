"""NA 17, 18, 33: the demand round: investments are scored, the demand is paid, and new investments are chosen."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Ask, Frame
from neopolis.games.new_angeles.cards.definitions import Effect
from neopolis.games.new_angeles.cards.investments import investment_capital
from neopolis.games.new_angeles.cards.vocabulary import Do
from neopolis.games.new_angeles.ids import INVESTMENT, RESOURCES, STANDARD_ROUNDS
from neopolis.games.new_angeles.rules.city import raise_threat
from neopolis.games.new_angeles.rules.contracts import gain
from neopolis.games.new_angeles.rules.state import BY_DEMAND, NOBODY, NewAngeles
from neopolis.games.new_angeles.rules.stops import BEFORE_DEMAND, BEFORE_INVESTMENTS, ROUND_ENDS, Stop


def missing(s: NewAngeles) -> list[int]:
    """NA 18.2: how much of each resource the supply lacks to meet the demand."""
    targets = s.setting.tables.demand_targets[s.demand]
    return [max(targets[resource] - s.supply[resource], 0) for resource in range(RESOURCES)]


def score_investments(s: NewAngeles, f: Frame) -> None:
    """NA 18.1: all players reveal their investments and gain what these pay."""
    s.revealed = s.investments_shown = True
    for seat in range(s.setting.seats):
        s.emit("investment", seat, (s.investments[seat],))
        gain(s, seat, investment_capital(s, s.investments[seat]))


def meet_demand(s: NewAngeles) -> list[int]:
    """NA 18.2: threat rises if the demand is not met. Returns how much of each resource is missing."""
    short = missing(s)
    s.emit("demand", NOBODY, (s.demand, *short))
    if any(short):
        raise_threat(s, s.setting.tables.demand_threat[s.demand])
    return short


def pay_demand(s: NewAngeles, f: Frame) -> None:
    """NA 18.2, 18.6, R-63: check the demand; after the third demand round the game is over."""
    meet_demand(s)
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
    s.emit("new-demand", NOBODY, (s.demand,))


def gather_investments(s: NewAngeles, f: Frame) -> None:
    """NA 18.4: all investments go back to their deck, which is shuffled."""
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
        for seat in range(seats):
            s.emit("drew-investments", seat, s.drawn[seat], 1 << seat)
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
            s.emit("chose-investment", seat, (s.investments[seat],), 1 << seat)

    def prompt(self, s: NewAngeles, seat: int) -> str:
        return "choose-investment"

    def cites(self, s: NewAngeles, seat: int) -> tuple[str, ...]:
        return ("NA 18.4", "NA 33.0", "R-54")


DEMAND_SCRIPT: Final[Effect] = [
    Stop(ROUND_ENDS, BEFORE_INVESTMENTS),
    Do(score_investments),
    Stop(BEFORE_DEMAND),
    Do(pay_demand),
    Do(reveal_demand),
    Do(gather_investments),
    ChooseInvestments(),
]
