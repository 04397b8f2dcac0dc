"""NA 6.4: the moments at which assets may be used, and the order in which their owners are asked.

A window is a frame of its own. Its `count` is the moment, its `seat` the player whom the moment is about. `touched` is
the bit set of assets used or declined, so that each works once (NA 22.1). `picked` has only the used ones, because a
new owner may use an asset that the old owner declined (R-84). The window asks the owners of usable assets, clockwise
from the active player; each uses one asset or passes. The ability, and everything it causes, runs on top of the window;
then the window looks for usable assets again.
"""

from __future__ import annotations

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.card_data import CLAIM, DISCARD, END_OF_TURN, EXHAUST
from neopolis.games.new_angeles.cards.definitions import CONDITIONS, LISTENERS
from neopolis.games.new_angeles.cards.vocabulary import Choose
from neopolis.games.new_angeles.ids import ASSET, PASS
from neopolis.games.new_angeles.rules.deal import counterer
from neopolis.games.new_angeles.rules.hands import discard_asset
from neopolis.games.new_angeles.rules.scripts import CARD, MAIN_PROPOSED, WINDOW
from neopolis.games.new_angeles.rules.scripts import END_OF_TURN as TURN_ENDS
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles


def moment_of(window: Frame) -> int:
    """The moment at which a window is open."""
    return window.count


def player_of(window: Frame) -> int:
    """The player that the moment is about, or NOBODY."""
    return window.seat


def proposed(s: NewAngeles, window: Frame) -> int:
    """The card that was proposed at this moment; 0 for a counteroffer that was sent back (R-84)."""
    if moment_of(window) == MAIN_PROPOSED:
        return s.deal.main
    return s.deal.counters[-1] if counterer(s) == player_of(window) else 0


def is_usable(s: NewAngeles, asset: int, owner: int, window: Frame) -> bool:
    """NA 6.2, 6.3: whether an asset may be used now. END_OF_TURN assets work only for the active player."""
    timing = s.setting.tables.asset_timing[asset]
    if timing == EXHAUST:
        if s.exhausted >> asset & 1:
            return False
    elif timing == CLAIM or (timing == END_OF_TURN and owner != s.active):
        return False
    condition = CONDITIONS[asset]
    return condition is None or condition(s, owner, window)


def pay_cost(s: NewAngeles, asset: int) -> None:
    """NA 6.2, 6.7: pay for an ability: exhaust or discard its card, or do nothing if it is free."""
    timing = s.setting.tables.asset_timing[asset]
    if timing == EXHAUST:
        s.exhausted |= 1 << asset
    elif timing == DISCARD:
        discard_asset(s, asset)


class AskOwners(Choose):
    """NA 6.2, 6.4, 6.5, R-84: ask every player who may use an asset now, until all have passed."""

    def __init__(self) -> None:
        super().__init__("use-asset", ("NA 6.4", "R-84", "R-85"))

    def asked(self, s: NewAngeles, f: Frame) -> int:
        usable = self._usable(s, f)
        return s.owners[usable[0]] if usable else NOBODY

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        usable = self._usable(s, f)
        return [*[ASSET + asset for asset in usable], PASS] if usable else usable

    def _usable(self, s: NewAngeles, f: Frame) -> list[int]:
        """The assets that may be used now and belong to the same player: the first one who has any."""
        owners, active, seats = s.owners, s.active, s.setting.seats
        nearest = seats  # how many places left of the active player that player sits
        found: list[int] = []
        for asset in LISTENERS[moment_of(f)]:
            owner = owners[asset]
            if owner != NOBODY:
                place = (owner - active) % seats
                if place <= nearest and self._may_use(s, f, asset, owner):
                    if place < nearest:
                        nearest, found = place, []
                    found.append(asset)
        return found

    def _may_use(self, s: NewAngeles, f: Frame, asset: int, owner: int) -> bool:
        settled = f.touched  # assets used or declined in this window
        return not settled >> asset & 1 and is_usable(s, asset, owner, f)

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        if thing == PASS:
            passed = sum([1 << asset for asset in self._usable(s, f)])
            self._look_again(s, f, passed, 0)
            return
        seat = self.asked(s, f)
        asset = thing - ASSET
        self._look_again(s, f, 1 << asset, 1 << asset)
        s.emit("used-asset", seat, (asset,))
        pay_cost(s, asset)
        s.stack.append(Frame(CARD + thing, 0, seat, 0, player_of(f), moment_of(f)))

    def _look_again(self, s: NewAngeles, f: Frame, settled: int, used: int) -> None:
        s.stack[-1] = Frame(f.script, f.step - 1, f.seat, f.count, f.picked | used, f.touched | settled)

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        """The window closes. R-112: the End of Turn step remembers what was used or declined in it."""
        s.stack.pop()
        if moment_of(f) == TURN_ENDS and f.touched and s.stack:  # a bot's trial may have no frame below
            turn = s.stack[-1]
            s.stack[-1] = Frame(turn.script, turn.step, turn.seat, turn.count, f.picked, f.touched)


def end_window(s: NewAngeles, turn: Frame) -> Frame:
    """NA 22.4: the window of the End of Turn step, opened again."""
    return Frame(WINDOW, 0, s.active, TURN_ENDS, turn.picked, turn.touched)
