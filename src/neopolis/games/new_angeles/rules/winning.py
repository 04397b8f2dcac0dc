"""NA 69: who wins."""

from __future__ import annotations

from typing import Literal

from neopolis.games.new_angeles.ids import CORPORATION, FEDERALIST, FEDERALIST_CAPITAL
from neopolis.games.new_angeles.rules.state import BY_THREAT, NOBODY

# Why a seat wins or does not.
Reason = Literal[
    "federalist-won",
    "federalist-poor",
    "federalist-calm",
    "threat",
    "beat-rival",
    "lost-rival",
    "beat-others",
    "lost-others",
]


def winners(corporations: tuple[int, ...], capital: list[int], rivals: tuple[int, ...], ended: int) -> list[int]:
    """NA 69: the seats that win, given each seat's corporation, capital and rival card."""
    return [seat for seat in range(len(corporations)) if is_winner(corporations, capital, rivals[seat], ended, seat)]


def is_winner(corporations: tuple[int, ...], capital: list[int], rival: int, ended: int, seat: int) -> bool:
    """NA 69: whether a seat with this rival card wins."""
    if rival == FEDERALIST or ended == BY_THREAT:
        return rival == FEDERALIST and ended == BY_THREAT and capital[seat] >= FEDERALIST_CAPITAL  # NA 69.3
    other = rival_seat(corporations, rival)
    if other != seat:
        return capital[seat] > capital[other]  # NA 69.1
    return poorer_players(capital, seat) >= must_beat(len(corporations))


def rival_seat(corporations: tuple[int, ...], rival: int) -> int:
    """The seat of the corporation on a rival card; NOBODY for the Federalist."""
    return NOBODY if rival == FEDERALIST else corporations.index(rival - CORPORATION)


def poorer_players(capital: list[int], seat: int) -> int:
    """How many others have less capital than a seat."""
    return len([other for other in capital if other < capital[seat]])


def must_beat(seats: int) -> int:
    """NA 69.2: how many others a player must beat if their rival card shows their own corporation."""
    return 2 if seats == 4 else 3


def reason(corporations: tuple[int, ...], capital: list[int], rival: int, ended: int, seat: int) -> Reason:
    """NA 69: why a seat with this rival card wins or does not."""
    won = is_winner(corporations, capital, rival, ended, seat)
    if rival == FEDERALIST:
        if ended != BY_THREAT:
            return "federalist-calm"
        return "federalist-won" if won else "federalist-poor"
    if ended == BY_THREAT:
        return "threat"
    if rival_seat(corporations, rival) == seat:
        return "beat-others" if won else "lost-others"
    return "beat-rival" if won else "lost-rival"
