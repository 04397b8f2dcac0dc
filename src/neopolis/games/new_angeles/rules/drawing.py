"""NA 2.1, 29: the steps in which players draw action cards."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.definitions import DOUBLED_DRAWS, Effect
from neopolis.games.new_angeles.cards.vocabulary import Choose, Do, Whom, go_to, types
from neopolis.games.new_angeles.ids import GENERAL, TYPE, TYPES
from neopolis.games.new_angeles.rules.hands import draw, is_drawable, sheet, topmost_type
from neopolis.games.new_angeles.rules.scripts import DRAWING, DRAWING_BY_LINE
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


def open_drawing(s: NewAngeles, seat: int) -> None:
    """NA 3.1: a seat draws the cards on its corp sheet before anything else happens."""
    s.stack.append(Frame(DRAWING if s.setting.rules >= 4 else DRAWING_BY_LINE, 0, seat))


# In frames of DRAWING, `count` is how many General lines have a deck, and `touched` is the bit set of these types.
# `picked` has a digit (in base 8) for each of them: 1 + type. The first General line has the lowest digit.
_DIGIT: Final = 3  # bits


class ChooseDecks(Choose):
    """NA 3.1, 29.0, 29.1, R-69: choose the decks for all General lines of a corp sheet before any card is drawn."""

    def __init__(self) -> None:
        super().__init__("pick-general", ("NA 29.0", "NA 29.1", "R-69"))

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        kinds = s.setting.tables.draw_types[sheet(s, f.seat)]
        if f.count >= kinds.count(GENERAL):
            return []
        used = f.touched
        for kind in kinds:
            if kind != GENERAL:
                used |= 1 << kind
        return [TYPE + kind for kind in range(TYPES) if is_drawable(s, kind) and not used >> kind & 1]

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        kind = thing - TYPE
        digit = kind + 1 << _DIGIT * f.count
        go_to(s, f.step - 1, count=f.count + 1, picked=f.picked | digit, touched=f.touched | 1 << kind)


def draw_lines(s: NewAngeles, f: Frame) -> None:
    """NA 3.1: draw the cards of each line, top line first. R-70: a General line without a deck brings no cards."""
    row = sheet(s, f.seat)
    chosen = f.picked
    for line, kind in enumerate(s.setting.tables.draw_types[row]):
        cards = cards_of_line(s, f.seat, line)
        if kind != GENERAL:
            draw(s, f.seat, kind, cards)
        elif chosen:
            draw(s, f.seat, (chosen & (1 << _DIGIT) - 1) - 1, cards)
            chosen >>= _DIGIT


def cards_of_line(s: NewAngeles, seat: int, line: int) -> int:
    """How many cards to draw for a line of the corp sheet. R-113: an asset may double this."""
    cards = s.setting.tables.draw_counts[sheet(s, seat)][line]
    for asset in DOUBLED_DRAWS:
        if s.owners[asset] == seat:
            cards *= 2
    return cards


class DrawSheet(Choose):
    """Before version 4: a player sees the cards of each line before choosing the deck for the next General line.

    NA 3.1, 29.0, 29.1: draw the lines of a corp sheet in order; for a General line, choose a deck not yet used.

    The frame's `count` is the line, `touched` the bit set of types drawn so far.
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
                draw(s, f.seat, kind, cards_of_line(s, f.seat, f.count))

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        kind = thing - TYPE
        go_to(s, f.step - 1, count=f.count + 1, touched=f.touched | 1 << kind)
        draw(s, f.seat, kind, cards_of_line(s, f.seat, f.count))


DRAWING_SCRIPT: Final[Effect] = [ChooseDecks(), Do(draw_lines)]
DRAWING_BY_LINE_SCRIPT: Final[Effect] = [DrawSheet()]
