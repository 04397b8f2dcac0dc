"""What each answer would cost and change now: tried out on copies, with the own city and money only.

The offers of the neighbours are public, and nothing else of theirs is looked at, so no hint tells a secret.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import CELL, DONE, PAY, SACRIFICE, SALE
from neopolis.games.neom.rules.action import ALTERNATIVE, FINISHED, GIVE, MODULAR, SPACE, TakeAction
from neopolis.games.neom.rules.buying import least_price
from neopolis.games.neom.rules.disasters import FaceDisaster, payment
from neopolis.games.neom.rules.placing import hindrance, hindrance_words, place
from neopolis.games.neom.rules.scoring import total
from neopolis.games.neom.rules.state import NEW_LANE, Lane, Neom, Row
from neopolis.games.neom.rules.turns import invest
from neopolis.text.messages import Word

_ACTION: Final = TakeAction()
_DISASTER: Final = FaceDisaster()


class Hint:
    """An answer's price, what would be bought for it, and the change of the score; or what stands in its way."""

    def __init__(
        self, price: int, bought: Row, change: int | None, hindrance: str = "", words: dict[str, Word] | None = None
    ) -> None:
        self.price = price
        self.bought = bought  # good, way, price of each purchase
        self.change = change
        self.hindrance = hindrance
        self.words: dict[str, Word] = words or {}  # for the message about it


def hints(game: NeomGame, seat: int, prompt: str, options: list[int]) -> dict[int, Hint]:
    """A hint for each answer, as far as it changes anything now; and for the tiles that cannot be placed."""
    s = game.s.copy()
    if prompt == "select":
        invest(s, seat)  # NEOM 19.141: paid when selecting
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
    """NEOM 5: what placing a tile on its best space would cost and change."""
    reason = hindrance(s, seat, tile)
    if reason:
        return Hint(least_price(s, seat, tile), (), None, reason, hindrance_words(s, seat, tile, reason))
    trial = s.copy()
    if tile not in trial.kept[seat]:
        trial.selected[seat] = tile
    trial.lanes[seat] = NEW_LANE
    return _after(trial, seat, tile)


def _after(s: Neom, seat: int, option: int) -> Hint:
    """An answer of the action step, followed by the best others."""
    before = s.lanes[seat]
    _ACTION.answer(s, seat, option)
    lane = _finished(s, seat)
    s.lanes[seat] = before
    return Hint(lane.spent, lane.bought, _change(s, seat, lane))


def _finished(s: Neom, seat: int) -> Lane:
    """The lane to which the best answers lead: the space and Good of most points, the cheapest ways to buy."""
    lane = s.lanes[seat]
    if lane.stage == FINISHED:
        return lane
    options = _ACTION.options(s, seat)
    if lane.stage == GIVE:
        options = [DONE]
    elif lane.stage not in (SPACE, ALTERNATIVE, MODULAR):
        options = [_ACTION.default(s, seat, options)]
    ends: list[Lane] = []
    for option in options:
        s.lanes[seat] = lane
        _ACTION.answer(s, seat, option)
        ends.append(_finished(s, seat))
    s.lanes[seat] = lane
    if len(ends) == 1:
        return ends[0]
    if lane.stage == ALTERNATIVE:
        return min(ends, key=lambda end: end.spent)
    return max(ends, key=lambda end: _change(s, seat, end))


def score(s: Neom, seat: int) -> int:
    """What a city would score if the game ended now."""
    return total(s.setting.pack, s.cities[seat], s.money[seat] + s.locked[seat], s.final_income[seat])


def _change(s: Neom, seat: int, lane: Lane) -> int:
    """The score after what a finished lane holds, minus the score now."""
    trial = s.copy()
    if lane.tile == 0:
        trial.money[seat] += SALE
    else:
        trial.money[seat] -= lane.spent
        place(trial, seat, lane.tile, lane.cell, lane.good)
    return score(trial, seat) - score(s, seat)


def _loss(s: Neom, seat: int, option: int) -> Hint:
    """NEOM 13.7: what paying, or sacrificing as little as possible from here, would change."""
    trial = s.copy()
    if option == PAY:
        due = payment(s.cities[seat], s.disaster)
        trial.money[seat] -= due
        return Hint(due, (), score(trial, seat) - score(s, seat))
    lane = s.lanes[seat]
    done = _DISASTER.answer(trial, seat, option)
    if option == SACRIFICE:  # the tiles are still to be chosen
        while not done:
            best = max(_DISASTER.options(trial, seat), key=lambda cell: _left(trial, seat, cell))
            done = _DISASTER.answer(trial, seat, best)
        return Hint(0, (), _removed(s, seat, trial.lanes[seat].cells))
    return Hint(0, (), _removed(s, seat, trial.lanes[seat].cells) - _removed(s, seat, lane.cells))


def _left(s: Neom, seat: int, option: int) -> int:
    return _removed(s, seat, (*s.lanes[seat].cells, option - CELL))


def _removed(s: Neom, seat: int, cells: Row) -> int:
    """The change of the score when these tiles leave."""
    trial = s.copy()
    for cell in cells:
        trial.cities[seat] = trial.cities[seat].without(cell)
    return score(trial, seat) - score(s, seat)
