"""The machine that runs New Angeles. `flow.py` fills in its scripts once all are defined.

After each answer it updates proposals and promises: which promises were kept, which proposals have lapsed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.engine.script import Machine, Step
from neopolis.games.new_angeles.rules.scripts import SCRIPTS
from neopolis.games.new_angeles.rules.state import NewAngeles
from neopolis.games.new_angeles.trading.promises import Scene, watch


class NewAngelesMachine(Machine[NewAngeles]):
    """Runs scripts, and keeps proposals and promises up to date."""

    def __init__(self, scripts: list[list[Step[NewAngeles]]]) -> None:
        super().__init__(scripts)
        self.sweep: Callable[[NewAngeles], None] | None = None  # makes proposals lapse; set by `flow.py`

    def answer(self, s: NewAngeles, seat: int, option: int) -> None:
        if not s.ledger.busy or self.sweep is None:
            super().answer(s, seat, option)
            return
        scene = Scene(s)
        silent, told = s.silent, len(s.events)
        s.silent = False  # promises are judged by events, so events must be recorded
        super().answer(s, seat, option)
        watch(s, scene, s.events[told:])
        self.sweep(s)
        s.silent = silent
        if silent:
            s.events = s.events[:told]


_SCRIPTS: Final[list[list[Step[NewAngeles]]]] = [[] for _ in range(SCRIPTS)]

MACHINE: Final = NewAngelesMachine(_SCRIPTS)
