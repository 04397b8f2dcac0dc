"""NA 23: removing enemy units; if a district has both kinds, the player chooses which."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.vocabulary import Choose, go_to, take_away, top
from neopolis.games.new_angeles.ids import COMPONENT, DISTRICT, DONE, HUMAN_FIRST, ORGCRIME, members
from neopolis.games.new_angeles.rules.city import ENEMIES, is_at
from neopolis.games.new_angeles.rules.state import NewAngeles


class RemoveEnemies(Choose):
    """NA 47.1: remove enemy units from the city, one at a time, up to a number, or stop earlier.

    The frame's `picked` is a district with both kinds while the player chooses between them, otherwise 0.
    """

    def __init__(self, most: int) -> None:
        super().__init__("remove-enemy", ("NA 23.0", "NA 47.1"), "enemy")
        self.most: Final = most

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        if f.picked:
            return [COMPONENT + enemy for enemy in ENEMIES if is_at(s, enemy, f.picked)]
        found = members(s.tokens[HUMAN_FIRST] | s.tokens[ORGCRIME], DISTRICT)
        return [DONE, *found] if found else []

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        if thing == DONE:
            go_to(s, f.step)
            return
        district = f.picked or thing - DISTRICT
        here = [enemy for enemy in ENEMIES if is_at(s, enemy, district)]
        if not f.picked and len(here) == 2:
            go_to(s, f.step - 1, count=f.count, picked=district)
            return
        again = f.count + 1 < self.most
        go_to(s, f.step - 1 if again else f.step, count=f.count + 1 if again else 0)
        take_away(s, thing - COMPONENT if f.picked else here[0], district)

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        go_to(s, f.step + 1)

    def prompt(self, s: NewAngeles, seat: int) -> str:
        return "which-enemy" if top(s).picked else "remove-enemy"

    def question(self, s: NewAngeles) -> str:
        return "which" if top(s).picked else "enemy"
