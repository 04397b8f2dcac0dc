"""NEOM 13: Disasters. What a city pays, which tiles it may sacrifice, and the step in which players choose."""

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
from neopolis.games.neom.rules.state import FINISHED, NOTHING_PICKED, SACRIFICED_TILE, START, Neom, Row
from neopolis.games.neom.tile_data import FIRE_PROTECTION, INSURANCE_OFFICE, POLICE_PROTECTION

RULES: Final[list[tuple[str, ...]]] = [(), ("NEOM 13.4",), ("NEOM 13.5",), ("NEOM 13.6", "R-30")]
PROTECTION: Final = (0, 0, FIRE_PROTECTION, POLICE_PROTECTION)  # the mark that protects, by Disaster; 0 for none
STRUCK_TYPES: Final = (RESIDENTIAL, COMMERCIAL, INDUSTRIAL)  # the types that Crime Spree strikes


def protected(city: City, mark: int) -> int:
    """NEOM 13.10, 13.11: the cells of the tiles that protect, and all cells nearby."""
    cells = 0
    if city.marks & mark:
        for cell in range(CELLS):
            tile = city.tiles[cell]
            if city.tables.marks[tile] & mark:
                cells |= NEARBY[cell] | 1 << cell
    return cells


def exposed(city: City, disaster: int) -> int:
    """NEOM 13.4, 13.5, 13.6: the cells of the tiles that a Disaster counts, before protection."""
    return _struck(city) if disaster == CRIME_SPREE else city.occupied & ~city.kinds[RESOURCE]


def charged(city: City, disaster: int) -> int:
    """NEOM 13.4, 13.5, 13.6: the cells of the tiles that a city pays for, after protection (13.9)."""
    return exposed(city, disaster) & ~protected(city, PROTECTION[disaster])


def payment(city: City, disaster: int) -> int:
    """NEOM 13.4, 13.5, 13.6: how many L-Coins a city pays; half of that with an Insurance Office (19.133, R-10)."""
    money = charged(city, disaster).bit_count()
    if disaster == CRIME_SPREE:
        money *= 2
    return money // 2 if city.marks & INSURANCE_OFFICE else money


def _struck(city: City) -> int:
    """R-15: the cells of the tiles that Crime Spree counts. A tile with two types counts once."""
    return city.kinds[RESIDENTIAL] | city.kinds[COMMERCIAL] | city.kinds[INDUSTRIAL]


def removable(city: City, disaster: int) -> int:
    """NEOM 13.4, 13.5, 13.8: the cells whose tiles a player may sacrifice: even a tile on c3, but no City Center."""
    if disaster == FLOOD:
        return city.occupied & ~city.kinds[RESOURCE]
    if disaster == FIRE:
        return city.occupied & ~city.center_cell()
    return _struck(city)


def removals(city: City, disaster: int) -> int:
    """NEOM 13.4, 13.5, 13.6, 13.7: how many tiles a player removes instead of paying: as required, or all there are."""
    if disaster == CRIME_SPREE:
        return _matched(city, STRUCK_TYPES, 0)
    return min(removable(city, disaster).bit_count(), 1 if disaster == FLOOD else 2)


def _matched(city: City, types: tuple[int, ...], gone: int) -> int:
    """R-30: to how many of these types a tile of their own can be assigned, without the tiles that are gone."""
    if not types:
        return 0
    best = _matched(city, types[1:], gone)
    for cell in members(city.kinds[types[0]] & ~gone):
        best = max(best, 1 + _matched(city, types[1:], gone | 1 << cell))
        if best == len(types):
            break
    return best


def next_removable(city: City, disaster: int, gone: Row) -> int:
    """NEOM 13.5, 13.6: the cells from which the player picks the next tile to remove, after these picks."""
    if disaster == CRIME_SPREE:
        return _next_struck(city, gone)[1]
    taken = 0
    for cell in gone:
        taken |= 1 << cell
    return removable(city, disaster) & ~taken


def next_type(city: City, gone: Row) -> int:
    """R-30: the type of the next tile that Crime Spree removes."""
    return _next_struck(city, gone)[0]


def _next_struck(city: City, gone: Row) -> tuple[int, int]:
    """R-30: the next type that Crime Spree removes, and the cells to pick from."""
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
    """NEOM 13.2, 13.7: every player except the one who selected the Disaster pays or sacrifices tiles."""

    def run(self, s: Neom, f: Frame) -> None:
        if not s.disaster:
            return
        s.emit("disaster", s.immune, (s.disaster,))
        seats = 0
        for seat in range(s.setting.seats):
            if seat != s.immune:
                s.pending[seat] = NOTHING_PICKED
                if removable(s.cities[seat], s.disaster):
                    seats |= 1 << seat
                else:
                    s.emit("spared", seat, (s.disaster,))
        if seats:
            s.ask(seats)
        else:
            _over(s)

    def options(self, s: Neom, seat: int) -> list[int]:
        pending = s.pending[seat]
        city = s.cities[seat]
        if pending.stage == SACRIFICED_TILE:
            return [CELL + cell for cell in members(next_removable(city, s.disaster, pending.cells))]
        return [PAY, SACRIFICE] if payment(city, s.disaster) <= s.money[seat] else [SACRIFICE]

    def answer(self, s: Neom, seat: int, option: int) -> bool:
        pending = s.pending[seat].copy()
        s.pending[seat] = pending
        if option == PAY:
            pending.stage = FINISHED
        elif option == SACRIFICE:
            pending.stage = SACRIFICED_TILE
        else:
            pending.cells = (*pending.cells, option - CELL)
            if len(pending.cells) == removals(s.cities[seat], s.disaster):
                pending.stage = FINISHED
        return pending.stage == FINISHED

    def close(self, s: Neom) -> None:
        for seat in range(s.setting.seats):
            if seat == s.immune or not removable(s.cities[seat], s.disaster):
                continue
            pending = s.pending[seat]
            if not pending.cells:
                money = payment(s.cities[seat], s.disaster)
                s.money[seat] -= money
                s.emit("paid-disaster", seat, (money, s.disaster))
            for cell in pending.cells:
                s.emit("removed", seat, (s.cities[seat].tiles[cell], cell))
                s.cities[seat] = s.cities[seat].without(cell)
        _over(s)

    def prompt(self, s: Neom, seat: int) -> str:
        return "disaster" if s.pending[seat].stage == START else "sacrifice"

    def cites(self, s: Neom, seat: int) -> tuple[str, ...]:
        return (
            *RULES[s.disaster],
            "NEOM 13.7",
            "NEOM 13.9" if s.pending[seat].stage == START else "NEOM 13.8",
        )

    def finishes(self, s: Neom, seat: int, options: list[int]) -> bool:
        pending = s.pending[seat]
        if pending.stage == START:
            return payment(s.cities[seat], s.disaster) <= s.money[seat]
        return len(pending.cells) + 1 == removals(s.cities[seat], s.disaster)

    def refusal(self, s: Neom, seat: int, option: int) -> Refused:
        rules = self.cites(s, seat)
        if option == PAY and s.pending[seat].stage == START:
            due = payment(s.cities[seat], s.disaster)
            return Refused("cannot-pay-disaster", rules, due=due, money=s.money[seat])
        if s.pending[seat].stage == SACRIFICED_TILE and CELL <= option < CELL + CELLS:
            return Refused("cannot-sacrifice", rules, cell=cell_name(option - CELL))
        return Refused("not-an-option", rules, option=option)


def _over(s: Neom) -> None:
    s.disaster = 0
    s.immune = -1
