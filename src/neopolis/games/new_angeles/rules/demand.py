"""NA 18, 33, 69: investments, paying the demand, and who wins."""

from __future__ import annotations

from neopolis.games.new_angeles.card_data import COUNT, EACH, SECTOR
from neopolis.games.new_angeles.ids import CORPORATION, FEDERALIST, FEDERALIST_CAPITAL, RESOURCES
from neopolis.games.new_angeles.rules.city import in_city
from neopolis.games.new_angeles.rules.state import BY_THREAT, NewAngeles


def missing(s: NewAngeles) -> list[int]:
    """NA 18.2: how much of each resource the supply lacks."""
    targets = s.setting.tables.demand_targets[s.demand]
    return [max(targets[resource] - s.supply[resource], 0) for resource in range(RESOURCES)]


def investment_capital(s: NewAngeles, investment: int) -> int:
    """NA 18.1, 33.0: what an investment card pays now."""
    tables = s.setting.tables
    kind = tables.investment_kind[investment]
    about = tables.investment_of[investment]
    if kind == EACH:
        return tables.investment_each[investment] * in_city(s, about)
    if kind != SECTOR:
        number = in_city(s, about) if kind == COUNT else len([amount for amount in s.supply if amount <= about])
        pays = tables.investment_pays[investment]
        return pays[min(number, len(pays) - 1)]
    if s.supply[about] < tables.demand_targets[s.demand][about]:
        return 0
    pay = tables.investment_base[investment] + tables.investment_each[investment] * s.supply[about]
    return min(pay, tables.investment_most[investment])


def winners(corporations: tuple[int, ...], capital: list[int], rivals: tuple[int, ...], ended: int) -> list[int]:
    """NA 69: the seats that win, given each seat's corporation, capital and rival card."""
    seats = range(len(corporations))
    if ended == BY_THREAT:
        return [seat for seat in seats if rivals[seat] == FEDERALIST and capital[seat] >= FEDERALIST_CAPITAL]
    return [seat for seat in seats if rivals[seat] != FEDERALIST and _beats(corporations, capital, rivals, seat)]


def _beats(corporations: tuple[int, ...], capital: list[int], rivals: tuple[int, ...], seat: int) -> bool:
    rival = rivals[seat] - CORPORATION
    if rival != corporations[seat]:
        return capital[seat] > capital[corporations.index(rival)]  # NA 69.1
    beaten = len([other for other in capital if capital[seat] > other])
    return beaten >= (2 if len(corporations) == 4 else 3)  # NA 69.2
