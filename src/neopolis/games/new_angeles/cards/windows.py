"""NA 6.4: the moments at which assets may be used, and in whose order.

A window is a frame of its own: `count` is the moment, `seat` whom it is about, `touched` the assets that were used or
declined in it, so that each works once (NA 22.1). It asks the owners of usable assets clockwise from the active player;
each uses one or passes. An ability runs as a frame on top of the window, with all that it causes, and then the window
looks again (R-84).
"""

from __future__ import annotations

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.assets import LISTENERS, is_usable, pay_cost
from neopolis.games.new_angeles.cards.vocabulary import Choose
from neopolis.games.new_angeles.ids import ASSET, PASS
from neopolis.games.new_angeles.rules.scripts import ASSET_CARD
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles


class AskOwners(Choose):
    """NA 6.4, 6.5, R-84: whoever may use an asset now is asked, until all have passed."""

    def __init__(self) -> None:
        super().__init__("use-asset", ("NA 6.4", "R-84", "R-85"))

    def asked(self, s: NewAngeles, f: Frame) -> int:
        seats = s.setting.seats
        nearest = seats  # places to the left of the active player; so many: nobody
        for asset in LISTENERS[f.count]:
            owner = s.owners[asset]
            if owner != NOBODY:
                place = (owner - s.active) % seats
                if place < nearest and self._may_use(s, f, asset, owner):
                    nearest = place
        return NOBODY if nearest == seats else (s.active + nearest) % seats

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        seat = self.asked(s, f)
        return [] if seat == NOBODY else [*[ASSET + asset for asset in self._assets(s, f, seat)], PASS]

    def _assets(self, s: NewAngeles, f: Frame, seat: int) -> list[int]:
        owners = s.owners
        return [asset for asset in LISTENERS[f.count] if owners[asset] == seat and self._may_use(s, f, asset, seat)]

    def _may_use(self, s: NewAngeles, f: Frame, asset: int, owner: int) -> bool:
        return not f.touched >> asset & 1 and is_usable(s, asset, owner, f)

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        seat = self.asked(s, f)
        if thing == PASS:
            passed = sum([1 << asset for asset in self._assets(s, f, seat)])
            self._look_again(s, f, passed)
            return
        asset = thing - ASSET
        self._look_again(s, f, 1 << asset)
        s.tell("used-asset", seat, (asset,))
        pay_cost(s, asset)
        s.stack.append(Frame(ASSET_CARD + asset, 0, seat, 0, f.seat, f.count))

    def _look_again(self, s: NewAngeles, f: Frame, done: int) -> None:
        s.stack[-1] = Frame(f.script, f.step - 1, f.seat, f.count, 0, f.touched | done)

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        s.stack.pop()
