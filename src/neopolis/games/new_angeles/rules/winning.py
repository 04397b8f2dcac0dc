"""NA 69: who wins."""

from __future__ import annotations

from neopolis.games.new_angeles.ids import CORPORATION, FEDERALIST, FEDERALIST_CAPITAL
from neopolis.games.new_angeles.rules.state import BY_THREAT


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
