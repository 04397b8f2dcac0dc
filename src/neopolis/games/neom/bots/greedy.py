"""The greedy bot: it takes the option with the best immediate result."""

from __future__ import annotations

from typing import NamedTuple

from neopolis.bots.bot import Bot, Observation
from neopolis.engine.reason import Reason
from neopolis.games.neom.bots.evaluation import (
    NEVER,
    best_space,
    cheapest_alternative,
    damage,
    new_good,
    paid_worth,
    placed_worth,
    promise,
    sacrifice,
    sacrificed_worth,
    worth,
)
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import CELL, DONE, GOOD, PAY, SACRIFICE, SALE, SELL
from neopolis.games.neom.rules.buying import least_price
from neopolis.games.neom.rules.state import Neom
from neopolis.games.neom.rules.turns import invest


class GreedyBot(Bot[NeomGame]):
    """Takes the option with the best immediate change of the final score, including money and income.

    It looks only at an imagined game, so it uses nothing that its seat may not know. Among equal options it takes the
    first, so the same seed gives the same game.
    """

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.gained: Gained | None = None  # if the latest choice was an action

    def choose(self, observation: Observation[NeomGame]) -> int:
        self.gained = None
        decision = observation.decision
        options = decision.options
        if len(options) == 1:
            return options[0]
        prompt = decision.prompt
        if prompt == "seller":
            return decision.default  # the cheapest seller
        seat = observation.seat
        s = observation.imagine(self.seed).s
        if prompt == "select":
            return _select(s, seat, options)
        if prompt == "action":
            self.gained = _act(s, seat, options)
            return self.gained.option
        if prompt == "space":
            tile = s.pending[seat].tile
            return CELL + best_space(s, seat, tile, least_price(s, seat, tile))[1]
        if prompt in ("draft-cornerstone", "choose-cornerstone", "take-cornerstone"):
            return max(options, key=lambda tile: promise(s.setting.pack, tile))
        if prompt == "disaster":
            paid = paid_worth(s, seat, s.disaster)
            return PAY if paid >= sacrificed_worth(s, seat, s.disaster) else SACRIFICE
        if prompt == "sacrifice":
            gone = s.pending[seat].cells
            return CELL + sacrifice(s, seat, s.disaster, gone)[len(gone)]
        return _detail(s, seat, options, prompt)

    def reason(self) -> Reason | None:
        if self.gained is None:
            return None
        half_points = self.gained.after - self.gained.before
        return Reason("reason-points-now", {"points": (half_points + 1) // 2}, False)


class Gained(NamedTuple):
    """An action, and what the position is worth before and after it, in half points."""

    option: int
    before: int
    after: int


def _select(s: Neom, seat: int, options: list[int]) -> int:
    """The tile that allows the best action: placing it, placing a Cornerstone instead, or selling it.

    If several tiles allow an equally good action, it takes the one that would be worth most if placed.
    """
    tables = s.setting.tables
    invest(s, seat)  # NEOM 19.141: an Investment Firm brings money at the selection, before the action
    anyhow = max([worth(s, seat) + SALE, *[placed_worth(s, seat, tile) for tile in s.kept[seat]]])
    best = (NEVER, NEVER)
    best_tile = options[0]
    for tile in options:
        disaster = tables.disaster[tile]
        placed = NEVER if disaster else placed_worth(s, seat, tile)
        found = (_disaster_worth(s, seat, disaster) if disaster else max(anyhow, placed), placed)
        if found > best:
            best = found
            best_tile = tile
    return best_tile


def _disaster_worth(s: Neom, seat: int, disaster: int) -> int:
    """NEOM 4.8, 17.5: the worth of the position, plus what selecting a Disaster gains.

    The gain is the others' average loss. In a solo game, it is the loss that the player avoids.
    """
    seats = s.setting.seats
    struck = [other for other in range(seats) if other != seat] or [seat]
    return worth(s, seat) + sum([damage(s, other, disaster) for other in struck]) // len(struck)


def _act(s: Neom, seat: int, options: list[int]) -> Gained:
    """Place the selected tile or a Cornerstone, or sell."""
    worths = [worth(s, seat) + SALE if option == SELL else placed_worth(s, seat, option) for option in options]
    return Gained(options[worths.index(max(worths))], worth(s, seat), max(worths))


def _detail(s: Neom, seat: int, options: list[int], prompt: str) -> int:
    """Other choices of a placement: an alternative Good, a Good for the Modular Factory, Cornerstones to give."""
    if prompt == "alternative":
        return cheapest_alternative(s, seat, options)
    if prompt == "modular-good":
        return GOOD + new_good(s.cities[seat])
    return _give(s, seat, options)


def _give(s: Neom, seat: int, options: list[int]) -> int:
    """NEOM 19.31: give the least promising Cornerstone as long as the discards have a better one.

    It gives none for a random Cornerstone.
    """
    pack = s.setting.pack
    offered = sorted([promise(pack, tile) for tile in s.discards], reverse=True)
    given = len(s.pending[seat].given)
    least = min(options[1:], key=lambda tile: promise(pack, tile))
    return least if given < len(offered) and offered[given] > promise(pack, least) else DONE
