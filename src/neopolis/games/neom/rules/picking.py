"""How players pick tiles: from their hands, all together and face down, or from the face-up tiles, one by one."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Ask, Frame
from neopolis.games.neom.rules.state import NOTHING_PICKED, Neom, PendingAction


class PickTile(Ask[Neom]):
    """Each seat that is asked picks one tile; the step that inherits from this says what becomes of the picks."""

    def answer(self, s: Neom, seat: int, option: int) -> bool:
        pending = PendingAction()
        pending.tile = option
        s.pending[seat] = pending
        return True


class PickFromHand(PickTile):
    """All players pick a tile from their hands, face down, at the same time."""

    def run(self, s: Neom, f: Frame) -> None:
        s.pending = [NOTHING_PICKED] * s.setting.seats
        s.ask(s.setting.everybody)

    def options(self, s: Neom, seat: int) -> list[int]:
        return list(s.hands[seat])


class PickFaceUp(PickTile):
    """One player picks a face-up tile. `place` 0 is the first of two players, 1 the second."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: Neom, f: Frame) -> None:
        if self.place < s.setting.seats:
            s.ask(1 << (s.first ^ self.place))

    def options(self, s: Neom, seat: int) -> list[int]:
        return list(s.face_up)
