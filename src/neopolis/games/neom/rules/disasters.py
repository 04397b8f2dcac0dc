"""NEOM 13: Disasters. What they cost, what may be sacrificed, and the step in which the cities choose."""

from __future__ import annotations

from typing import Final

from neopolis.engine.refused import Refused
from neopolis.engine.script import Ask, Frame
from neopolis.games.neom.ids import (
    CELL,
    CELLS,
    COMMERCIAL,
    CRIME_SPREE,
    FIRE,
    FLOOD,
    INDUSTRIAL,
    NEARBY,
    PAY,
    RESIDENTIAL,
    RESOURCE,
    SACRIFICE,
    cell_name,
    members,
)
from neopolis.games.neom.rules.city import City
from neopolis.games.neom.rules.state import NEW_LANE, Neom, Row
from neopolis.games.neom.tile_data import FIRE_PROTECTION, INSURANCE_OFFICE, POLICE_PROTECTION

RULES: Final[list[tuple[str, ...]]] = [(), ("NEOM 13.4",), ("NEOM 13.5",), ("NEOM 13.6", "R-30")]
PROTECTION: Final = (0, 0, FIRE_PROTECTION, POLICE_PROTECTION)  # the mark that protects, by Disaster
STRUCK_TYPES: Final = (RESIDENTIAL, COMMERCIAL, INDUSTRIAL)  # by Crime Spree

CHOICE: Final = 0
REMOVAL: Final = 1
FINISHED: Final = 2


def protected(city: City, mark: int) -> int:
    """NEOM 13.10, 13.11: the cells of tiles that give a protection, and all nearby ones."""
    cells = 0
    if city.marks & mark:
        for cell in range(CELLS):
            tile = city.tiles[cell]
            if tile and city.tables.marks[tile] & mark:
                cells |= NEARBY[cell] | 1 << cell
    return cells


def exposed(city: City, disaster: int) -> int:
    """NEOM 13.4, 13.5, 13.6: the cells of the tiles that a Disaster counts, before protection."""
    return _struck(city) if disaster == CRIME_SPREE else city.occupied & ~city.kinds[RESOURCE]


def charged(city: City, disaster: int) -> int:
    """NEOM 13.4, 13.5, 13.6: the cells of the tiles that a city pays for, after protection (13.9)."""
    return exposed(city, disaster) & ~protected(city, PROTECTION[disaster])


def payment(city: City, disaster: int) -> int:
    """NEOM 13.4, 13.5, 13.6: what a city pays; half of it with an Insurance Office (19.133, R-10)."""
    money = charged(city, disaster).bit_count()
    if disaster == CRIME_SPREE:
        money *= 2
    return money // 2 if city.marks & INSURANCE_OFFICE else money


def _struck(city: City) -> int:
    """R-15: tiles that Crime Spree counts; one with two types counts once."""
    return city.kinds[RESIDENTIAL] | city.kinds[COMMERCIAL] | city.kinds[INDUSTRIAL]


def removable(city: City, disaster: int) -> int:
    """NEOM 13.8: the cells whose tile may be sacrificed. A tile on c3 may, the City Center may not."""
    if disaster == FLOOD:
        return city.occupied & ~city.kinds[RESOURCE]
    if disaster == FIRE:
        return city.occupied & ~city.center_cell()
    return _struck(city)


def removals(city: City, disaster: int) -> int:
    """NEOM 13.7: how many tiles must go when removal is chosen: as many of the required ones as the city has."""
    if disaster == CRIME_SPREE:
        return _matched(city, STRUCK_TYPES, 0)
    return min(removable(city, disaster).bit_count(), 1 if disaster == FLOOD else 2)


def _matched(city: City, types: tuple[int, ...], gone: int) -> int:
    """R-30: the most of these types that can be given different tiles, without those already gone."""
    if not types:
        return 0
    best = _matched(city, types[1:], gone)
    for cell in members(city.kinds[types[0]] & ~gone):
        best = max(best, 1 + _matched(city, types[1:], gone | 1 << cell))
        if best == len(types):
            break
    return best


def next_removable(city: City, disaster: int, gone: Row) -> int:
    """The cells of which one goes next, when some are chosen already, in this order."""
    if disaster == CRIME_SPREE:
        return _next_struck(city, gone)[1]
    taken = 0
    for cell in gone:
        taken |= 1 << cell
    return removable(city, disaster) & ~taken


def next_type(city: City, gone: Row) -> int:
    """R-30: the type of the tile that goes next to Crime Spree."""
    return _next_struck(city, gone)[0]


def _next_struck(city: City, gone: Row) -> tuple[int, int]:
    """R-30: which type Crime Spree asks for next, and the cells of which one goes then."""
    taken = 0
    filled = 0
    for at, kind in enumerate(STRUCK_TYPES):
        due = removals(city, CRIME_SPREE) - filled - 1
        cells = 0
        for cell in members(city.kinds[kind] & ~taken):
            if _matched(city, STRUCK_TYPES[at + 1 :], taken | 1 << cell) == due:
                cells |= 1 << cell
        if cells and filled == len(gone):
            return kind, cells
        if cells:
            taken |= 1 << gone[filled]
            filled += 1
    return RESIDENTIAL, 0


class FaceDisaster(Ask[Neom]):
    """NEOM 13.2, 13.7: everybody but the one who selected the Disaster pays or sacrifices tiles."""

    def run(self, s: Neom, f: Frame) -> None:
        if not s.disaster:
            return
        s.tell("disaster", s.immune, (s.disaster,))
        seats = 0
        for seat in range(s.setting.seats):
            if seat != s.immune:
                s.lanes[seat] = NEW_LANE
                if removable(s.cities[seat], s.disaster):
                    seats |= 1 << seat
                else:
                    s.tell("spared", seat, (s.disaster,))
        if seats:
            s.ask(seats)
        else:
            _over(s)

    def options(self, s: Neom, seat: int) -> list[int]:
        lane = s.lanes[seat]
        city = s.cities[seat]
        if lane.stage == REMOVAL:
            return [CELL + cell for cell in members(next_removable(city, s.disaster, lane.cells))]
        return [PAY, SACRIFICE] if payment(city, s.disaster) <= s.money[seat] else [SACRIFICE]

    def answer(self, s: Neom, seat: int, option: int) -> bool:
        lane = s.lanes[seat].copy()
        s.lanes[seat] = lane
        if option == PAY:
            lane.stage = FINISHED
        elif option == SACRIFICE:
            lane.stage = REMOVAL
        else:
            lane.cells = (*lane.cells, option - CELL)
            if len(lane.cells) == removals(s.cities[seat], s.disaster):
                lane.stage = FINISHED
        return lane.stage == FINISHED

    def close(self, s: Neom) -> None:
        for seat in range(s.setting.seats):
            if seat == s.immune or not removable(s.cities[seat], s.disaster):
                continue
            lane = s.lanes[seat]
            if not lane.cells:
                money = payment(s.cities[seat], s.disaster)
                s.money[seat] -= money
                s.tell("paid-disaster", seat, (money, s.disaster))
            for cell in lane.cells:
                s.tell("removed", seat, (s.cities[seat].tiles[cell], cell))
                s.cities[seat] = s.cities[seat].without(cell)
        _over(s)

    def prompt(self, s: Neom, seat: int) -> str:
        return "disaster" if s.lanes[seat].stage == CHOICE else "sacrifice"

    def cites(self, s: Neom, seat: int) -> tuple[str, ...]:
        return (*RULES[s.disaster], "NEOM 13.7", "NEOM 13.9" if s.lanes[seat].stage == CHOICE else "NEOM 13.8")

    def finishes(self, s: Neom, seat: int, options: list[int]) -> bool:
        lane = s.lanes[seat]
        if lane.stage == CHOICE:
            return payment(s.cities[seat], s.disaster) <= s.money[seat]
        return len(lane.cells) + 1 == removals(s.cities[seat], s.disaster)

    def refusal(self, s: Neom, seat: int, option: int) -> Refused:
        rules = self.cites(s, seat)
        if option == PAY and s.lanes[seat].stage == CHOICE:
            due = payment(s.cities[seat], s.disaster)
            return Refused("cannot-pay-disaster", rules, due=due, money=s.money[seat])
        if s.lanes[seat].stage == REMOVAL and CELL <= option < CELL + CELLS:
            return Refused("cannot-sacrifice", rules, cell=cell_name(option - CELL))
        return Refused("not-an-option", rules, option=option)


def _over(s: Neom) -> None:
    s.disaster = 0
    s.immune = -1
