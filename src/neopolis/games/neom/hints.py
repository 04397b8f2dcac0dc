"""What each option would cost and how it would change the score now, found by trying it on a copy.

Hints use the seat's own city and money and the neighbors' public offers, so they reveal no secret.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import CELL, DONE, PAY, SACRIFICE, SALE, members
from neopolis.games.neom.rules.action import TakeAction
from neopolis.games.neom.rules.buying import least_price
from neopolis.games.neom.rules.disasters import FaceDisaster, payment
from neopolis.games.neom.rules.placing import hindrance, hindrance_words, place
from neopolis.games.neom.rules.scoring import categories, incomes, total
from neopolis.games.neom.rules.state import (
    ALTERNATIVE,
    FINISHED,
    GIVE,
    MODULAR,
    NOTHING_PICKED,
    SPACE,
    Neom,
    PendingAction,
    Row,
)
from neopolis.games.neom.rules.turns import invest
from neopolis.text.messages import Word

_ACTION: Final = TakeAction()
_DISASTER: Final = FaceDisaster()


class Effect:
    """A seat's position before an action and after it."""

    def __init__(self, seat: int, cell: int, before: Neom, after: Neom) -> None:
        self.seat: Final = seat
        self.cell: Final = cell  # of the placed tile; -1 for a sale
        self.before: Final = before
        self.after: Final = after

    def points(self) -> list[int]:
        """NEOM 15: how the score changes, by category."""
        sums = [_categories(s, self.seat) for s in (self.before, self.after)]
        return [then - now for now, then in zip(*sums, strict=True)]

    def goods(self) -> list[int]:
        """NEOM 10: the Goods that the city did not make before."""
        return members(self.after.cities[self.seat].goods & ~self.before.cities[self.seat].goods)

    def income(self) -> int:
        """NEOM 14.1: how many L-Coins more the city's tiles bring by the end of the game."""
        left = [sum(incomes(s.cities[self.seat])[s.generation - 1 :]) for s in (self.before, self.after)]
        return left[1] - left[0]


class Hint:
    """An option's price, its purchases and the change of the score; or why it is not possible."""

    def __init__(
        self,
        price: int,
        bought: Row,
        change: int | None,
        hindrance: str = "",
        words: dict[str, Word] | None = None,
        effect: Effect | None = None,
    ) -> None:
        self.price = price
        self.bought = bought  # three ints for each purchase: the Good, the way to buy it, the price
        self.change = change
        self.hindrance = hindrance
        self.words: dict[str, Word] = words or {}  # arguments of the message about the hindrance
        self.effect: Final = effect  # None if the option is no action, or not possible


def hints(game: NeomGame, seat: int, prompt: str, options: list[int]) -> dict[int, Hint]:
    """A hint for each option that changes something now, and for the tiles that cannot be placed."""
    s = game.s.copy()
    if prompt == "select":
        invest(s, seat)  # NEOM 19.141: an Investment Firm brings money when a tile is selected
        return {tile: _tile_hint(s, seat, tile) for tile in options if not s.setting.tables.disaster[tile]}
    if prompt == "action":
        return _action_hints(s, seat, options)
    if prompt in ("space", "alternative", "seller", "modular-good"):
        return {option: _after(s, seat, option) for option in options}
    if prompt in ("disaster", "sacrifice"):
        return {option: _loss(s, seat, option) for option in options}
    return {}


def _action_hints(s: Neom, seat: int, options: list[int]) -> dict[int, Hint]:
    tiles = (s.selected[seat], *s.kept[seat])
    found = {tile: _tile_hint(s, seat, tile) for tile in tiles}
    found.update({option: _after(s, seat, option) for option in options if option not in tiles})
    return found


def _tile_hint(s: Neom, seat: int, tile: int) -> Hint:
    """NEOM 5: the price of a tile, and the change of the score on its best space."""
    reason = hindrance(s, seat, tile)
    if reason:
        return Hint(least_price(s, seat, tile), (), None, reason, hindrance_words(s, seat, tile, reason))
    trial = s.copy()
    if tile not in trial.kept[seat]:
        trial.selected[seat] = tile
    trial.pending[seat] = NOTHING_PICKED
    return _after(trial, seat, tile)


def _after(s: Neom, seat: int, option: int) -> Hint:
    """The hint for an option of the action step, assuming that the best further picks follow."""
    before = s.pending[seat]
    _ACTION.answer(s, seat, option)
    pending = _finished(s, seat)
    s.pending[seat] = before
    effect = Effect(seat, pending.cell if pending.tile else -1, s, _acted(s, seat, pending))
    change = score(effect.after, seat) - score(s, seat)
    return Hint(pending.spent, pending.bought, change, effect=effect)


def _finished(s: Neom, seat: int) -> PendingAction:
    """The action after the best picks: the space and the Good with most points, and the cheapest purchases."""
    pending = s.pending[seat]
    if pending.stage == FINISHED:
        return pending
    options = _ACTION.options(s, seat)
    if pending.stage == GIVE:
        options = [DONE]
    elif pending.stage not in (SPACE, ALTERNATIVE, MODULAR):
        options = [_ACTION.default(s, seat, options)]
    ends: list[PendingAction] = []
    for option in options:
        s.pending[seat] = pending
        _ACTION.answer(s, seat, option)
        ends.append(_finished(s, seat))
    s.pending[seat] = pending
    if len(ends) == 1:
        return ends[0]
    if pending.stage == ALTERNATIVE:
        return min(ends, key=lambda end: end.spent)
    return max(ends, key=lambda end: _change(s, seat, end))


def score(s: Neom, seat: int) -> int:
    """What a city would score if the game ended now."""
    return total(s.setting.pack, s.cities[seat], s.money[seat] + s.locked[seat], s.final_income[seat])


def _categories(s: Neom, seat: int) -> list[int]:
    return categories(s.setting.pack, s.cities[seat], s.money[seat] + s.locked[seat], s.final_income[seat])


def _change(s: Neom, seat: int, pending: PendingAction) -> int:
    """The score after a finished action, minus the score now."""
    return score(_acted(s, seat, pending), seat) - score(s, seat)


def _acted(s: Neom, seat: int, pending: PendingAction) -> Neom:
    """The position after a finished action of a seat alone."""
    trial = s.copy()
    if pending.tile == 0:
        trial.money[seat] += SALE
    else:
        trial.money[seat] -= pending.spent
        place(trial, seat, pending.tile, pending.cell, pending.good)
    return trial


def _loss(s: Neom, seat: int, option: int) -> Hint:
    """NEOM 13.7: the change of the score by paying, or by sacrificing as little as possible from here."""
    trial = s.copy()
    if option == PAY:
        due = payment(s.cities[seat], s.disaster)
        trial.money[seat] -= due
        return Hint(due, (), score(trial, seat) - score(s, seat))
    pending = s.pending[seat]
    done = _DISASTER.answer(trial, seat, option)
    if option == SACRIFICE:  # the seat has yet to choose the tiles
        while not done:
            best = max(_DISASTER.options(trial, seat), key=lambda cell: _left(trial, seat, cell))
            done = _DISASTER.answer(trial, seat, best)
        return Hint(0, (), _removed(s, seat, trial.pending[seat].cells))
    return Hint(0, (), _removed(s, seat, trial.pending[seat].cells) - _removed(s, seat, pending.cells))


def _left(s: Neom, seat: int, option: int) -> int:
    return _removed(s, seat, (*s.pending[seat].cells, option - CELL))


def _removed(s: Neom, seat: int, cells: Row) -> int:
    """How the score would change if the tiles on these cells were removed."""
    trial = s.copy()
    for cell in cells:
        trial.cities[seat] = trial.cities[seat].without(cell)
    return score(trial, seat) - score(s, seat)
