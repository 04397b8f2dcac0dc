"""Chooses for a seat with a value function: it looks at every tile, action and cell, and takes the best city."""

from __future__ import annotations

from typing import Final

from neopolis.engine.rng import Dice
from neopolis.games.neom.bots.city_value import CityValue
from neopolis.games.neom.bots.evaluation import NEVER, cheapest_alternative, damage, new_good, sacrifice
from neopolis.games.neom.bots.features import turns_done
from neopolis.games.neom.ids import CELL, DONE, GENERATIONS, GOOD, PAY, SACRIFICE, SALE, SELL, members
from neopolis.games.neom.rules.action import cheapest_purchase
from neopolis.games.neom.rules.buying import least_price
from neopolis.games.neom.rules.disasters import payment
from neopolis.games.neom.rules.flow import MACHINE
from neopolis.games.neom.rules.placing import hindrance, place, spaces
from neopolis.games.neom.rules.state import Neom
from neopolis.games.neom.rules.turns import invest
from neopolis.games.neom.tile_data import MODULAR_FACTORY

MOST_SEATS: Final = 5
MISTAKES: Final = 14  # one in so many plans of a planner that explores is any plan


class Plan:
    """A turn: the tile to select, what to do then (a tile to place, SELL, or DONE after a Disaster), and the cell."""

    def __init__(self, tile: int, action: int, cell: int, value: float, after: Neom) -> None:
        self.tile: Final = tile
        self.action: Final = action
        self.cell: Final = cell
        self.value: Final = value
        self.after: Final = after  # the state after the turn, as far as this seat is concerned

    def fits(self, s: Neom, seat: int, selected: int) -> bool:
        """Whether this is a plan for the current turn, with this tile selected."""
        return self.tile == selected and turns_done(self.after) == turns_done(s)


class Planner:
    """Answers questions of any seat.

    `noise` above 0 makes it explore, as training needs: it adds up to about so many points of luck to each plan, and
    now and then it takes any plan, so that it also learns what mistakes cost.
    """

    def __init__(self, value: CityValue, noise: float, dice: Dice) -> None:
        self.value: Final = value
        self.noise = noise
        self.dice: Final = dice
        self.due = 0  # the Disasters that may still strike after this turn
        self.remembered: list[Plan | None] = [None] * MOST_SEATS  # each seat's last plan, which later questions follow

    def choose(self, s: Neom, seat: int, prompt: str, options: list[int]) -> int:
        """One of the options."""
        if len(options) == 1:
            return options[0]
        if prompt == "select":
            return self.plan_turn(s, seat, options).tile
        if prompt == "action":
            return self.plan_action(s, seat).action
        if prompt == "space":
            return CELL + self._cell(s, seat)
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
        """The best plan once the tile is selected. With others at the table, their selections are known by now."""
        plan = self.remembered[seat]
        is_up_to_date = s.setting.seats == 1 and plan is not None and plan.fits(s, seat, s.selected[seat])
        if plan is None or not is_up_to_date:
            plan = self.best(self.actions(s, seat, s.selected[seat]))
            self.remembered[seat] = plan
        return plan

    def _cell(self, s: Neom, seat: int) -> int:
        """The best cell for the tile that the seat is placing."""
        plan = self.remembered[seat]
        tile = s.pending[seat].tile
        if plan is None or not plan.fits(s, seat, s.selected[seat]) or plan.action != tile:
            self.due = disasters_due(s, 0)
            plan = self.best(self.placements(s, seat, s.selected[seat], tile))
        return plan.cell

    def best(self, plans: list[Plan]) -> Plan:
        """The plan with the highest value; of equal ones the first."""
        if self.noise > 0.0 and self.dice.below(MISTAKES) == 0:
            return plans[self.dice.below(len(plans))]
        found = plans[0]
        for plan in plans:
            if plan.value > found.value:
                found = plan
        return found

    def plans(self, s: Neom, seat: int, options: list[int]) -> list[Plan]:
        """Every plan for a turn. Selling and placing a Cornerstone are the same whichever tile is selected."""
        self.due = disasters_due(s, 0)
        tables = s.setting.tables
        s = s.copy()
        s.silent = True
        invest(s, seat)  # NEOM 19.141: an Investment Firm brings money at the selection, before the action
        found: list[Plan] = []
        harmless = [tile for tile in options if not tables.disaster[tile]]
        if harmless:
            found.append(self._sale(s, seat, harmless[0]))
            for cornerstone in s.kept[seat]:
                found += self.placements(s, seat, harmless[0], cornerstone)
        for tile in options:
            if tables.disaster[tile]:
                found.append(self._disaster(s, seat, tile))
            else:
                found += self.placements(s, seat, tile, tile)
        return found

    def actions(self, s: Neom, seat: int, selected: int) -> list[Plan]:
        """Every plan for a turn in which the tile is selected already."""
        self.due = disasters_due(s, selected)
        found = [self._sale(s, seat, selected)]
        for tile in s.kept[seat]:
            found += self.placements(s, seat, selected, tile)
        return found + self.placements(s, seat, selected, selected)

    def placements(self, s: Neom, seat: int, selected: int, tile: int) -> list[Plan]:
        """A plan for each cell on which a tile can be placed."""
        found: list[Plan] = []
        if hindrance(s, seat, tile):
            return found
        price = least_price(s, seat, tile)
        good = new_good(s.cities[seat]) if s.setting.tables.marks[tile] & MODULAR_FACTORY else -1
        for cell in members(spaces(s, seat, tile)):
            trial = s.copy()
            trial.silent = True
            trial.money[seat] -= price
            if tile != selected:
                trial.kept = _without_tile(trial.kept, seat, tile)
            place(trial, seat, tile, cell, good)
            found.append(self._plan(trial, seat, selected, tile, cell))
        return found

    def _sale(self, s: Neom, seat: int, selected: int) -> Plan:
        """NEOM 12.1: sell the selected tile."""
        trial = s.copy()
        trial.silent = True
        trial.money[seat] += SALE
        return self._plan(trial, seat, selected, SELL, -1)

    def _disaster(self, s: Neom, seat: int, tile: int) -> Plan:
        """NEOM 4.8, 17.5: select a Disaster: it strikes all others, or in a solo game nobody."""
        struck = s.setting.tables.disaster[tile]
        trial = s.copy()
        trial.disaster = 0
        self.due &= ~(1 << struck)
        plan = self._plan(trial, seat, tile, DONE, -1)
        self.due |= 1 << struck
        others = [other for other in range(s.setting.seats) if other != seat]
        if not others:
            return plan
        harm = sum([damage(s, other, struck) for other in others]) / (2.0 * len(others))
        return Plan(tile, DONE, -1, plan.value + harm, trial)

    def _plan(self, trial: Neom, seat: int, selected: int, action: int, cell: int) -> Plan:
        """The plan that leads to a state, with its value. A Disaster that strikes at the end of the turn is settled."""
        if trial.disaster and trial.immune != seat:
            _settle(trial, seat)
        value = self.value.of(trial, seat, turns_done(trial), self.due)
        if self.noise > 0.0:
            value += self.noise * _luck(self.dice)
        return Plan(selected, action, cell, value, trial)

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
        turns, due = turns_done(s), disasters_due(s, 0)
        return self.value.of(paid, seat, turns, due), self.value.of(sacrificed, seat, turns, due)

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


def disasters_due(s: Neom, selected: int) -> int:
    """A bit set of the Disasters that may still strike after this turn, if this tile is selected."""
    disasters = s.setting.tables.disaster
    due = 0
    for generation in range(s.generation + 1, GENERATIONS + 1):
        due |= s.setting.pack.disasters[generation]
    for row in (*s.hands, *s.packs, s.put_away):
        for tile in row:
            if disasters[tile] and tile != selected:
                due |= 1 << disasters[tile]
    return due


def _without_tile(rows: tuple[tuple[int, ...], ...], seat: int, tile: int) -> tuple[tuple[int, ...], ...]:
    """The rows, of which one loses a tile."""
    return tuple([tuple([kept for kept in row if kept != tile]) if at == seat else row for at, row in enumerate(rows)])


def _settle(s: Neom, seat: int) -> None:
    """NEOM 13.7: pay for the Disaster, or sacrifice tiles if the money does not suffice."""
    due = payment(s.cities[seat], s.disaster)
    if due <= s.money[seat]:
        s.money[seat] -= due
    else:
        _sacrifice(s, seat)


def _sacrifice(s: Neom, seat: int) -> None:
    for cell in sacrifice(s, seat, s.disaster, ()):
        s.cities[seat] = s.cities[seat].without(cell)


def _luck(dice: Dice) -> float:
    """A random number with mean 0 that is rarely above 1: the sum of four uniform ones."""
    return sum([dice.below(1 << 20) / float(1 << 19) - 1.0 for _ in range(4)]) / 2.0


def play_on(s: Neom, planner: Planner, last_turn: int) -> None:
    """Let the planner answer for all seats until this many turns are finished, or to the end of the game."""
    s.silent = True
    while s.asked:
        if s.generation and 7 * (s.generation - 1) + s.turn > last_turn:
            return
        seat = (s.asked & -s.asked).bit_length() - 1
        step = MACHINE.asking(s)
        options = step.options(s, seat)
        MACHINE.answer(s, seat, planner.choose(s, seat, step.prompt(s, seat), options))
