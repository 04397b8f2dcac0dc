"""NA 2.1, 29: the steps in which players draw action cards."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.definitions import DOUBLED_DRAWS
from neopolis.games.new_angeles.cards.vocabulary import Choose, Whom, go_to, types
from neopolis.games.new_angeles.ids import GENERAL, TYPE, TYPES
from neopolis.games.new_angeles.rules.hands import draw, is_drawable, sheet, topmost_type
from neopolis.games.new_angeles.rules.state import NewAngeles


def own(s: NewAngeles, f: Frame) -> int:
    return f.seat


class DrawAny(Choose):
    """R-69: draw cards of any types, one at a time. The player who gets the cards chooses the types."""

    def __init__(self, count: int, whom: Whom = own) -> None:
        super().__init__("pick-type", ("NA 2.1", "R-69", "R-70"), "type")
        self.most: Final = count
        self.whom: Final = whom

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return self.whom(s, f)

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        return types(s, f) if f.count < self.most else []

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        go_to(s, f.step - 1, count=f.count + 1, picked=f.picked)
        draw(s, self.whom(s, f), thing - TYPE, 1)


class DrawTopmost(Choose):
    """Draw cards of the type on the first line of a corp sheet; Melange Mining chooses the type (R-46)."""

    def __init__(self, count: int, whom: Whom = own) -> None:
        super().__init__("pick-type", ("NA 12.1", "R-46"), "type")
        self.cards: Final = count
        self.whom: Final = whom

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return self.whom(s, f)

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        return types(s, f) if topmost_type(s, self.whom(s, f)) == GENERAL else []

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        kind = topmost_type(s, self.whom(s, f))
        if kind != GENERAL:
            draw(s, self.whom(s, f), kind, self.cards)

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        draw(s, self.whom(s, f), thing - TYPE, self.cards)


class DrawSheet(Choose):
    """NA 3.1, 29.0, 29.1: draw the lines of a corp sheet in order; for a General line, choose a deck not yet used.

    The frame's `count` is the line, `touched` the set of types drawn from so far.
    """

    def __init__(self) -> None:
        super().__init__("pick-general", ("NA 29.0", "NA 29.1", "R-69"))

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        line, drawn_from = f.count, f.touched
        kinds = s.setting.tables.draw_types[sheet(s, f.seat)]
        if line >= len(kinds) or kinds[line] != GENERAL:
            return []
        return [TYPE + kind for kind in range(TYPES) if is_drawable(s, kind) and not drawn_from >> kind & 1]

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        line, drawn_from = f.count, f.touched
        kinds = s.setting.tables.draw_types[sheet(s, f.seat)]
        if line < len(kinds):
            kind = kinds[line]
            go_to(s, f.step, count=line + 1, touched=drawn_from if kind == GENERAL else drawn_from | 1 << kind)
            if kind != GENERAL:
                draw(s, f.seat, kind, self._cards(s, f))

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        kind = thing - TYPE
        go_to(s, f.step - 1, count=f.count + 1, touched=f.touched | 1 << kind)
        draw(s, f.seat, kind, self._cards(s, f))

    def _cards(self, s: NewAngeles, f: Frame) -> int:
        """How many cards to draw for the current line. R-113: an asset may double this."""
        cards = s.setting.tables.draw_counts[sheet(s, f.seat)][f.count]
        for asset in DOUBLED_DRAWS:
            if s.owners[asset] == f.seat:
                cards *= 2
        return cards
