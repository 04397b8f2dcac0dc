"""Chooses for a seat with a value function: it looks at every tile, action and cell, and takes the best city."""

from __future__ import annotations

from math import log
from typing import Final

from neopolis.engine.rng import Dice
from neopolis.games.neom.bots.city_value import CityValue
from neopolis.games.neom.bots.evaluation import NEVER, cheapest_alternative, damage, new_good, sacrifice
from neopolis.games.neom.bots.features import Coming, Features, coming, features, turns_done
from neopolis.games.neom.ids import CELL, DONE, GOOD, PAY, SACRIFICE, SALE, SELL, members
from neopolis.games.neom.rules.action import cheapest_purchase
from neopolis.games.neom.rules.buying import least_price
from neopolis.games.neom.rules.disasters import payment
from neopolis.games.neom.rules.flow import MACHINE
from neopolis.games.neom.rules.placing import hindrance, place, spaces
from neopolis.games.neom.rules.state import Neom, replaced, without
from neopolis.games.neom.rules.turns import invest
from neopolis.games.neom.tile_data import MODULAR_FACTORY

MOST_SEATS: Final = 5
NOTHING: Final = Features()


class Plan:
    """A turn: the tile to select, what to do then (a tile to place, SELL, or DONE after a Disaster), and the cell."""

    def __init__(
        self, tile: int, action: int, cell: int, value: float, turn: int = 0, struck: int = 0, after: Features = NOTHING
    ) -> None:
        self.tile: Final = tile
        self.action: Final = action
        self.cell: Final = cell
        self.value = value  # the points to expect at the end of the game
        self.turn: Final = turn  # the number of the turn
        self.struck: Final = struck  # the Disaster of the turn, as far as it was known
        self.after: Final = after  # the position after the turn

    def fits(self, s: Neom, selected: int) -> bool:
        """Whether this is a plan for the current turn: its tile is selected, and no Disaster has turned up since."""
        return self.tile == selected and self.turn == turns_done(s) and self.struck == s.disaster

    def with_tile(self, tile: int) -> Plan:
        """The same action after selecting another tile."""
        return Plan(tile, self.action, self.cell, self.value, self.turn, self.struck, self.after)


class Planner:
    """Answers questions of any seat.

    With `noise` above 0 it explores, as training needs: a plan that is worth `noise` points less than another is chosen
    about a third as often.
    """

    def __init__(self, value: CityValue, noise: float, dice: Dice) -> None:
        self.value: Final = value
        self.noise = noise
        self.dice: Final = dice
        self.ahead = Coming()  # what may still come after this turn
        self.remembered: list[Plan | None] = [None] * MOST_SEATS  # each seat's latest plan

    def choose(self, s: Neom, seat: int, prompt: str, options: list[int]) -> int:
        """One of the options."""
        if len(options) == 1:
            return options[0]
        if prompt == "select":
            return self.plan_turn(s, seat, options).tile
        if prompt == "action":
            return self.plan_action(s, seat).action
        if prompt == "space":
            return CELL + self.plan_cell(s, seat).cell
        if prompt in ("disaster", "sacrifice"):
            return self._suffer(s, seat, prompt)
        if prompt == "give-cornerstone":
            return self._give(s, seat, options)
        if prompt.endswith("-cornerstone"):
            return self._best_cornerstone(s, options)
        return detail(s, seat, prompt, options)

    def plan_turn(self, s: Neom, seat: int, options: list[int]) -> Plan:
        """The best plan for a turn."""
        plan = self.best(self.plans(s, seat, options))
        self.remembered[seat] = plan
        return plan

    def plan_action(self, s: Neom, seat: int) -> Plan:
        """The plan for the selected tile. It is made again if a Disaster was revealed with the selections."""
        plan = self.remembered[seat]
        if plan is None or not plan.fits(s, s.selected[seat]):
            plan = self.best(self.actions(s, seat))
            self.remembered[seat] = plan
        return plan

    def plan_cell(self, s: Neom, seat: int) -> Plan:
        """The plan for the tile that the seat is placing."""
        plan = self.remembered[seat]
        if plan is None or not plan.fits(s, s.selected[seat]) or plan.action != s.pending[seat].tile:
            plan = self.best(self.cells(s, seat))
            self.remembered[seat] = plan
        return plan

    def best(self, plans: list[Plan]) -> Plan:
        """The plan with the highest value; of equal ones the first."""
        found = plans[0]
        for plan in plans:
            if plan.value > found.value:
                found = plan
        return found

    def plans(self, s: Neom, seat: int, options: list[int]) -> list[Plan]:
        """Every plan for a turn. Selling and placing a Cornerstone are the same whichever tile is selected."""
        self.ahead = coming(s)
        disasters = s.setting.tables.disaster
        s = _trial(s)
        invest(s, seat)  # NEOM 19.141: an Investment Firm brings money at the selection, before the action
        found: list[Plan] = []
        harmless = [tile for tile in options if not disasters[tile]]
        if harmless:
            found.append(self._sale(s, seat, harmless[0]))
            for cornerstone in s.kept[seat]:
                found += self._placements(s, seat, harmless[0], cornerstone)
        for tile in options:
            if disasters[tile]:
                found.append(self._disaster(s, seat, tile))
            else:
                if s.setting.seats > 2:
                    self.ahead = coming(s, tile)  # it leaves the hand
                found += self._placements(s, seat, tile, tile)
        return found

    def actions(self, s: Neom, seat: int) -> list[Plan]:
        """Every plan for a turn in which the tile is selected already."""
        self.ahead = coming(s)
        s = _trial(s)
        selected = s.selected[seat]
        found = [self._sale(s, seat, selected)]
        for tile in s.kept[seat]:
            found += self._placements(s, seat, selected, tile)
        return found + self._placements(s, seat, selected, selected)

    def cells(self, s: Neom, seat: int) -> list[Plan]:
        """Every plan for a turn in which only the cell is open."""
        self.ahead = coming(s)
        return self._placements(_trial(s), seat, s.selected[seat], s.pending[seat].tile)

    def _placements(self, s: Neom, seat: int, selected: int, tile: int) -> list[Plan]:
        """A plan for each cell on which a tile can be placed. The state is the same again afterwards."""
        found: list[Plan] = []
        if hindrance(s, seat, tile):
            return found
        city, money, kept = s.cities[seat], s.money[seat], s.kept
        good = new_good(city) if s.setting.tables.marks[tile] & MODULAR_FACTORY else -1
        price = least_price(s, seat, tile)
        cells = members(spaces(s, seat, tile))
        if tile != selected:
            s.kept = replaced(kept, seat, without(kept[seat], tile))
        for cell in cells:
            s.money[seat] = money - price
            place(s, seat, tile, cell, good)
            found.append(self._plan(s, seat, selected, tile, cell))
            s.cities[seat] = city
        s.money[seat] = money
        s.kept = kept
        return found

    def _sale(self, s: Neom, seat: int, selected: int) -> Plan:
        """NEOM 12.1: sell the selected tile."""
        city, money = s.cities[seat], s.money[seat]
        s.money[seat] += SALE
        plan = self._plan(s, seat, selected, SELL, -1)
        s.cities[seat] = city
        s.money[seat] = money
        return plan

    def _disaster(self, s: Neom, seat: int, tile: int) -> Plan:
        """NEOM 4.8, 17.5: select a Disaster: it strikes all others, or in a solo game nobody."""
        struck = s.setting.tables.disaster[tile]
        before, due = s.disaster, self.ahead.due
        s.disaster = 0
        self.ahead.due = due & ~(1 << struck)
        plan = self._plan(s, seat, tile, DONE, -1)
        s.disaster, self.ahead.due = before, due
        others = [other for other in range(s.setting.seats) if other != seat]
        if others:
            plan.value += sum([damage(s, other, struck) for other in others]) / (2.0 * len(others))
        return plan

    def _plan(self, s: Neom, seat: int, selected: int, action: int, cell: int) -> Plan:
        """The plan that leads to a state. A Disaster that strikes at the end of the turn is settled."""
        if s.disaster and s.immune != seat:
            _settle(s, seat)
        after = features(s, seat, self.ahead)
        turn = turns_done(s)
        value = self.value.weigh(after, turn)
        if self.noise > 0.0:
            value += self.noise * _luck(self.dice)
        return Plan(selected, action, cell, value, turn, s.disaster, after)

    def _suffer(self, s: Neom, seat: int, prompt: str) -> int:
        """NEOM 13.7: pay or sacrifice, whichever leaves the better city; then the tiles to sacrifice."""
        if prompt == "sacrifice":
            gone = s.pending[seat].cells
            return CELL + sacrifice(s, seat, s.disaster, gone)[len(gone)]
        paid, sacrificed = self.suffered(s, seat)
        return PAY if paid >= sacrificed else SACRIFICE

    def suffered(self, s: Neom, seat: int) -> tuple[float, float]:
        """What is left after paying for the Disaster, and after sacrificing tiles."""
        paid, sacrificed = s.copy(), s.copy()
        paid.money[seat] -= payment(s.cities[seat], s.disaster)
        _sacrifice(sacrificed, seat)
        turns, ahead = turns_done(s), coming(s)
        return self.value.of(paid, seat, turns, ahead), self.value.of(sacrificed, seat, turns, ahead)

    def _give(self, s: Neom, seat: int, options: list[int]) -> int:
        """NEOM 19.31: give the worst Cornerstone as long as the discards have a better one."""
        offered = sorted([self.value.of_cornerstone(s, tile) for tile in s.discards], reverse=True)
        given = len(s.pending[seat].given)
        worst = options[1]
        for tile in options[1:]:
            if self.value.of_cornerstone(s, tile) < self.value.of_cornerstone(s, worst):
                worst = tile
        is_better = given < len(offered) and offered[given] > self.value.of_cornerstone(s, worst)
        return worst if is_better else DONE

    def _best_cornerstone(self, s: Neom, options: list[int]) -> int:
        best = options[0]
        most = float(NEVER)
        for tile in options:
            value = self.value.of_cornerstone(s, tile)
            if self.noise > 0.0:
                value += self.noise * _luck(self.dice)
            if value > most:
                best = tile
                most = value
        return best


def detail(s: Neom, seat: int, prompt: str, options: list[int]) -> int:
    """What is left to say about a placement: who sells, which alternative, and the Good of the Modular Factory."""
    if prompt == "seller":
        return cheapest_purchase(s, seat, s.pending[seat])
    if prompt == "alternative":
        return cheapest_alternative(s, seat, options)
    return GOOD + new_good(s.cities[seat])


def _trial(s: Neom) -> Neom:
    """A copy on which turns are tried out."""
    s = s.copy()
    s.silent = True
    return s


def _settle(s: Neom, seat: int) -> None:
    """NEOM 13.7: pay for the Disaster, or sacrifice tiles if there is not enough money."""
    due = payment(s.cities[seat], s.disaster)
    if due <= s.money[seat]:
        s.money[seat] -= due
    else:
        _sacrifice(s, seat)


def _sacrifice(s: Neom, seat: int) -> None:
    for cell in sacrifice(s, seat, s.disaster, ()):
        s.cities[seat] = s.cities[seat].without(cell)


def _luck(dice: Dice) -> float:
    """A random number from the Gumbel distribution. Options whose values get such luck are chosen as by a softmax."""
    return -log(-log((dice.below(1 << 20) + 0.5) / float(1 << 20)))


def play_on(s: Neom, planner: Planner, last_turn: int) -> None:
    """Let the planner answer for all seats until this many turns are finished, or to the end of the game."""
    s.silent = True
    while s.asked:
        if s.generation and turns_done(s) > last_turn:
            return
        seat = (s.asked & -s.asked).bit_length() - 1
        step = MACHINE.asking(s)
        options = step.options(s, seat)
        MACHINE.answer(s, seat, planner.choose(s, seat, step.prompt(s, seat), options))
