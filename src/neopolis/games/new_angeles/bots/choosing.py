"""Chooses among answers by the chance to win. The Federalist hides among players of other roles."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.ids import CORPORATION, FEDERALIST
from neopolis.games.new_angeles.rules.state import NewAngeles

HIDING: Final = 0.05  # the Federalist gives answers that cost a normal player at most this chance to win
OPEN_THREAT: Final = 12  # from this threat on, the Federalist no longer hides


def judged_rivals(s: NewAngeles, seat: int, seed: int) -> list[int]:
    """The rival cards for which a seat judges positions: its own; for the Federalist also one that it makes up."""
    own = s.rivals[seat] if s.rivals else 0
    if own != FEDERALIST or s.threat >= OPEN_THREAT:
        return [own]
    others = [one for at, one in enumerate(s.setting.corporations) if at != seat]
    return [own, CORPORATION + others[seed % len(others)]]


def chosen_answer(s: NewAngeles, values: dict[int, list[float]]) -> int:
    """The answer with the highest chance; of a hiding Federalist, among those that a normal player could have given."""
    allowed = list(values)
    if any([len(chances) > 1 for chances in values.values()]):
        most = max([chances[1] for chances in values.values()])
        allowed = [option for option in allowed if values[option][1] >= most - HIDING]
    return max(allowed, key=lambda option: values[option][0])
