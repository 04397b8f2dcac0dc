"""NA 5: moving androids, one at a time: first choose which one, then where it goes."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.vocabulary import Choose, go_to, top
from neopolis.games.new_angeles.ids import ANDROID, CITY, DISTRICT, DONE, members
from neopolis.games.new_angeles.rules.city import doer, involve
from neopolis.games.new_angeles.rules.contracts import moved_android
from neopolis.games.new_angeles.rules.state import NewAngeles


class MoveAndroids(Choose):
    """NA 5.1, 5.2, R-77: move androids to districts without one; each at most once.

    The frame's `picked` is the district of the chosen android, or 0 before the choice; `touched` is the bit set of
    districts that androids have moved to.
    """

    def __init__(self, most: int, *, may_stop: bool) -> None:
        super().__init__("move-android", ("NA 5.1", "NA 5.2", "R-77"), "android")
        self.most: Final = most
        self.may_stop: Final = may_stop

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        if f.picked:
            return members(CITY & ~s.tokens[ANDROID], DISTRICT)
        found = members(s.tokens[ANDROID] & ~f.touched, DISTRICT)
        return [DONE, *found] if found and self.may_stop else found

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        district = thing - DISTRICT
        if thing == DONE:
            go_to(s, f.step)
        elif not f.picked:
            go_to(s, f.step - 1, count=f.count, picked=district, touched=f.touched)
        else:
            again = int(f.count + 1 < self.most)
            settled = f.touched | 1 << district  # the districts that androids have moved to
            go_to(s, f.step - again, count=(f.count + 1) * again, touched=settled * again)
            involve(s, f.picked)  # NA 32.1
            involve(s, district)
            s.tokens[ANDROID] = s.tokens[ANDROID] & ~(1 << f.picked) | 1 << district
            s.emit("moved-android", doer(s), (f.picked, district))
            moved_android(s)  # NA 77.2

    def prompt(self, s: NewAngeles, seat: int) -> str:
        return "move-android-to" if top(s).picked else "move-android"

    def question(self, s: NewAngeles) -> str:
        return "where" if top(s).picked else "android"
