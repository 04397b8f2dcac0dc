"""NA 11, 77: contracts, which pay capital for what action cards do, and how capital changes hands."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.ids import (
    CORPORATIONS,
    GLOBALSEC,
    HAAS_BIOROID,
    HUMAN_FIRST,
    ILLNESS,
    JINTEKI,
    NBN,
    ORGCRIME,
    OUTAGE,
    WEYLAND_CONSORTIUM,
)
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles

_FOR_REMOVED: Final = {
    HUMAN_FIRST: GLOBALSEC,
    ORGCRIME: GLOBALSEC,
    ILLNESS: JINTEKI,
    OUTAGE: WEYLAND_CONSORTIUM,
}


def seat_of(s: NewAngeles, corporation: int) -> int:
    """The seat that plays a corporation, or NOBODY."""
    corporations = s.setting.corporations
    return corporations.index(corporation) if corporation in corporations else NOBODY


def gain(s: NewAngeles, seat: int, amount: int) -> None:
    """NA 7.3: a player gains capital."""
    if amount:
        s.capital[seat] += amount
        s.emit("capital", seat, (amount, s.capital[seat]))


def lose(s: NewAngeles, seat: int, amount: int) -> int:
    """NA 7.3, R-72: a player loses capital, but no more than they have. Returns how much they lost."""
    lost = min(amount, s.capital[seat])
    gain(s, seat, -lost)
    return lost


def give(s: NewAngeles, giver: int, receiver: int, amount: int) -> None:
    """NA 56.1, R-72: one player gives another capital, but no more than the giver has."""
    gain(s, receiver, lose(s, giver, amount))


def pay_contract(s: NewAngeles, corporation: int, times: int) -> None:
    """NA 11.2, R-64, R-81: a contract pays immediately, whoever resolves the action card."""
    seat = seat_of(s, corporation)
    if seat != NOBODY and s.resolution.open and not s.ended:
        gain(s, seat, times * s.setting.tables.contract[s.setting.sheet * CORPORATIONS + corporation])


def removed(s: NewAngeles, component: int) -> None:
    """NA 47.3: pay the contract, if any, for a unit or token that was removed from a district."""
    if component in _FOR_REMOVED:
        pay_contract(s, _FOR_REMOVED[component], 1)


def calmed(s: NewAngeles, stages: int) -> None:
    """NA 77.5: pay NBN's contract after unrest fell by this many stages."""
    pay_contract(s, NBN, stages)


def moved_android(s: NewAngeles) -> None:
    """NA 77.2, R-81: pay Haas-Bioroid's contract after an android moved, but only once per card."""
    if not s.resolution.moved_android:
        s.resolution.moved_android = True
        pay_contract(s, HAAS_BIOROID, 1)
