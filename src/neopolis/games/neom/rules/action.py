"""NEOM 4.7: taking an action. Each seat picks in its own lane: what to do, where, and how to come by missing Goods."""

from __future__ import annotations

from typing import Final

from neopolis.engine.refused import Refused
from neopolis.engine.script import Ask, Frame
from neopolis.games.neom.ids import (
    CELL,
    CELLS,
    DONE,
    GOOD,
    IMPORT,
    LEFT_FROM,
    PAY,
    POSTAL,
    PROCESSED_GOODS,
    RIGHT_FROM,
    SALE,
    SELL,
    SUPPLY,
    cell_name,
    members,
)
from neopolis.games.neom.rules.buying import (
    IMPORT_COVER,
    POSTAL_COVER,
    Way,
    can_cover,
    cheapest,
    covers_of,
    usable_covers,
    ways,
)
from neopolis.games.neom.rules.placing import (
    HINDRANCES,
    hindrance,
    hindrance_rules,
    hindrance_words,
    place,
    room,
    spaces,
)
from neopolis.games.neom.rules.state import NEW_LANE, Lane, Neom, Row, replaced, without
from neopolis.games.neom.tile_data import CONTRACT_OFFICE, MODULAR_FACTORY
from neopolis.text.messages import Word, name_of

ACTION: Final = 0
SPACE: Final = 1
ALTERNATIVE: Final = 2
SELLER: Final = 3
MODULAR: Final = 4
GIVE: Final = 5
TAKE: Final = 6
FINISHED: Final = 7

PROMPTS: Final = ("action", "space", "alternative", "seller", "modular-good", "give-cornerstone", "take-cornerstone")
CITES: Final[list[tuple[str, ...]]] = [
    ("NEOM 4.7", "NEOM 5.1", "NEOM 11.1", "NEOM 12.1"),
    ("NEOM 5.6", "NEOM 5.7", "NEOM 7.1"),
    ("NEOM 5.5", "NEOM 6.1"),
    ("NEOM 6.1", "NEOM 6.3", "NEOM 6.4", "R-2"),
    ("NEOM 19.137", "R-9"),
    ("NEOM 19.31", "R-8", "R-34"),
    ("NEOM 19.31", "R-8", "R-34"),
]
SELLER_CITES: Final[list[tuple[str, ...]]] = [
    ("NEOM 17.6", "NEOM 17.7", "R-33"),
    ("NEOM 16.6", "NEOM 16.7", "R-27"),
]


class TakeAction(Ask[Neom]):
    """NEOM 4.7, 4.8: everybody who has selected a tile that is no Disaster takes one of the three actions."""

    def run(self, s: Neom, f: Frame) -> None:
        seats = 0
        for seat in range(s.setting.seats):
            if s.selected[seat]:
                seats |= 1 << seat
                s.lanes[seat] = NEW_LANE
        s.ask(seats)

    def options(self, s: Neom, seat: int) -> list[int]:
        lane = s.lanes[seat]
        if lane.stage == ACTION:
            return _actions(s, seat)
        if lane.stage == SPACE:
            return [CELL + cell for cell in members(spaces(s, seat, lane.tile))]
        if lane.stage == ALTERNATIVE:
            return _alternatives(s, seat, lane)
        if lane.stage == SELLER:
            return [way for way, _ in purchases(s, seat, lane)]
        if lane.stage == MODULAR:
            return [GOOD + good for good in members(PROCESSED_GOODS)]
        if lane.stage == GIVE:
            return [DONE, *sorted([tile for tile in s.kept[seat] if tile not in lane.given])]
        return sorted([tile for tile in s.discards if tile not in lane.taken])

    def answer(self, s: Neom, seat: int, option: int) -> bool:
        lane = _after(s, seat, s.lanes[seat], option)
        s.lanes[seat] = lane
        return lane.stage == FINISHED

    def close(self, s: Neom) -> None:
        """Actions never act on each other: all costs are paid from what a seat had, all offers stood at the start."""
        for seat in range(s.setting.seats):
            if s.selected[seat]:
                _act(s, seat, s.lanes[seat])
                s.selected[seat] = 0

    def prompt(self, s: Neom, seat: int) -> str:
        return PROMPTS[s.lanes[seat].stage]

    def cites(self, s: Neom, seat: int) -> tuple[str, ...]:
        stage = s.lanes[seat].stage
        if stage == SELLER and s.setting.seats <= 2:
            return SELLER_CITES[s.setting.seats - 1]
        return CITES[stage]

    def default(self, s: Neom, seat: int, options: list[int]) -> int:
        """Sell; the cheapest purchase; nothing given away."""
        lane = s.lanes[seat]
        if lane.stage == ACTION:
            return SELL
        if lane.stage == SELLER:
            return cheapest_purchase(s, seat, lane)
        return options[0]

    def finishes(self, s: Neom, seat: int, options: list[int]) -> bool:
        lane = s.lanes[seat]
        if lane.stage == ACTION:
            return True  # selling
        if lane.stage == SPACE:
            return _after(s, seat, lane, options[0]).stage == FINISHED  # what follows is the same for every space
        return any([_after(s, seat, lane, option).stage == FINISHED for option in options])

    def refusal(self, s: Neom, seat: int, option: int) -> Refused:
        lane = s.lanes[seat]
        if lane.stage == ACTION and (option == s.selected[seat] or option in s.kept[seat]):
            reason = hindrance(s, seat, option)
            words = hindrance_words(s, seat, option, reason)
            return Refused(f"cannot-place-{reason}", hindrance_rules(s, reason), **words)
        if lane.stage == SPACE and CELL <= option < CELL + CELLS:
            return _space_refusal(s, seat, lane.tile, option - CELL)
        if lane.stage == SELLER and (option in (POSTAL, IMPORT) or LEFT_FROM <= option < SUPPLY + 4):
            return Refused("cannot-buy-so", self.cites(s, seat))
        return Refused("not-an-option", self.cites(s, seat), option=option)


def _actions(s: Neom, seat: int) -> list[int]:
    """NEOM 4.7: the selected tile or a Cornerstone, if nothing stands in the way, and selling."""
    found = [tile for tile in s.kept[seat] if not hindrance(s, seat, tile)]
    if not hindrance(s, seat, s.selected[seat]):
        found.append(s.selected[seat])
    if len(found) > 1:
        found.sort()
    found.append(SELL)
    return found


def _space_refusal(s: Neom, seat: int, tile: int, cell: int) -> Refused:
    city = s.cities[seat]
    name = name_of(s.setting.pack.tile(tile).name)
    if city.occupied >> cell & 1 and not city.replaceable(tile) >> cell & 1:
        standing = name_of(s.setting.pack.tile(city.tiles[cell]).name)
        return Refused("cannot-replace", ("NEOM 7.1",), tile=name, standing=standing, cell=cell_name(cell))
    empty, replaceable = room(s, seat, tile)
    if not (empty | replaceable) >> cell & 1:
        where: dict[str, Word] = {"tile": name, "cell": cell_name(cell), "generation": s.generation}
        return Refused("cornerstone-limit", HINDRANCES["cornerstones"], **where)
    return Refused("not-connected", ("NEOM 5.7", "R-6"), tile=name, cell=cell_name(cell))


def _after(s: Neom, seat: int, before: Lane, option: int) -> Lane:
    """The lane after a pick, moved on to the next question that leaves a choice."""
    lane = before.copy()
    if lane.stage == ACTION:
        if option == SELL:
            lane.stage = FINISHED
            return lane
        lane.tile = option
        lane.spent = s.setting.tables.cost[option]
        lane.stage = SPACE
        return lane
    if lane.stage == SPACE:
        lane.cell = option - CELL
        _open_needs(s, seat, lane)
    elif lane.stage == ALTERNATIVE:
        _choose(s, lane, option)
    elif lane.stage == SELLER:
        _buy(lane, next(offer for offer in purchases(s, seat, lane) if offer[0] == option))
    elif lane.stage == MODULAR:
        lane.good = option - GOOD
    elif lane.stage == GIVE:
        _give(s, seat, lane, option)
        return lane
    else:
        _take(s, lane, option)
        return lane
    _go_on(s, seat, lane)
    return lane


def _open_needs(s: Neom, seat: int, lane: Lane) -> None:
    """NEOM 5.3, 5.5: what the tile needs and the city does not produce."""
    tables = s.setting.tables
    goods = s.cities[seat].goods
    lane.covers = covers_of(s, seat)
    lane.missing = tables.needs[lane.tile] & ~goods
    alternatives = tables.needs_one[lane.tile]
    lane.choose = alternatives != 0 and not alternatives & goods


def _go_on(s: Neom, seat: int, lane: Lane) -> None:
    """Take the picks that leave no choice, up to the next one that does."""
    while lane.choose:
        found = _alternatives(s, seat, lane)
        if len(found) > 1:
            lane.stage = ALTERNATIVE
            return
        _choose(s, lane, found[0])
    while lane.missing:
        offers = purchases(s, seat, lane)
        if len(offers) > 1:
            lane.stage = SELLER
            return
        _buy(lane, offers[0])
    marks = s.setting.tables.marks[lane.tile]
    if marks & MODULAR_FACTORY and lane.good < 0:
        lane.stage = MODULAR
    elif marks & CONTRACT_OFFICE and s.kept[seat] and (s.setting.beginner or s.discards):
        lane.stage = GIVE
    else:
        lane.stage = FINISHED


def _alternatives(s: Neom, seat: int, lane: Lane) -> list[int]:
    """NEOM 5.5: the Goods of which one is needed, and the money that may be paid instead.

    R-27: where Postal Service or Import Office can cover one of them, nothing is missing and nothing is paid.
    """
    tables = s.setting.tables
    goods = members(tables.needs_one[lane.tile])
    covered = [good for good in goods if usable_covers(1 << good, lane.covers)]
    if covered:
        return [GOOD + covered[0]]
    left = s.money[seat] - lane.spent
    found = [GOOD + good for good in goods if cheapest(s, seat, 1 << good, 0, lane.routes) <= left]
    if 0 < tables.instead[lane.tile] <= left:
        found.append(PAY)
    return found


def _choose(s: Neom, lane: Lane, option: int) -> None:
    lane.choose = False
    if option == PAY:
        lane.spent += s.setting.tables.instead[lane.tile]
    else:
        lane.missing |= 1 << (option - GOOD)


def purchases(s: Neom, seat: int, lane: Lane) -> list[Way]:
    """Ways to come by the next missing Good that leave enough for the rest, with their prices, by ascending option."""
    good = (lane.missing & -lane.missing).bit_length() - 1
    rest = lane.missing & ~(1 << good)
    left = s.money[seat] - lane.spent
    usable = usable_covers(lane.missing, lane.covers)
    found: list[Way] = []
    for cover, option in ((POSTAL_COVER, POSTAL), (IMPORT_COVER, IMPORT)):
        # Where the Postal Service can do it, the Import Office is kept for what only that one can cover.
        if lane.covers & cover and can_cover(cover, good) and not found:
            covers = lane.covers & ~cover
            if usable_covers(rest, covers) + 1 == usable and (cheapest(s, seat, rest, covers, lane.routes) <= left):
                found.append((option, 0))
    if usable_covers(rest, lane.covers) == usable:
        for option, price in ways(s, seat, good, lane.routes):
            if price + cheapest(s, seat, rest, lane.covers, lane.routes | routes_of(option)) <= left:
                found.append((option, price))
    return found


def routes_of(option: int) -> int:
    """The Trade Routes that a solo purchase uses up."""
    return option - SUPPLY if option >= SUPPLY else 0


def cheapest_purchase(s: Neom, seat: int, lane: Lane) -> int:
    """The purchase that leads to the least total."""
    rest = lane.missing & (lane.missing - 1)
    best = -1
    least = 0
    for option, price in purchases(s, seat, lane):
        covers = lane.covers & ~(POSTAL_COVER if option == POSTAL else IMPORT_COVER if option == IMPORT else 0)
        total = price + cheapest(s, seat, rest, covers, lane.routes | routes_of(option))
        if best < 0 or total < least:
            best = option
            least = total
    return best


def _buy(lane: Lane, offer: Way) -> None:
    option, price = offer
    good = (lane.missing & -lane.missing).bit_length() - 1
    lane.missing &= ~(1 << good)
    lane.spent += price
    lane.bought = (*lane.bought, good, option, price)
    if option == POSTAL:
        lane.covers &= ~POSTAL_COVER
    elif option == IMPORT:
        lane.covers &= ~IMPORT_COVER
    lane.routes |= routes_of(option)


def _give(s: Neom, seat: int, lane: Lane, option: int) -> None:
    """NEOM 19.31: Cornerstones are given one at a time; in the beginner's variant the new one is drawn (R-28)."""
    if option != DONE:
        lane.given = (*lane.given, option)
        if not s.setting.beginner and len(lane.given) < min(len(s.kept[seat]), len(s.discards)):
            return
    lane.stage = TAKE if lane.given and not s.setting.beginner else FINISHED


def _take(s: Neom, lane: Lane, option: int) -> None:
    lane.taken = (*lane.taken, option)
    if len(lane.taken) == len(lane.given):
        lane.stage = FINISHED


def _act(s: Neom, seat: int, lane: Lane) -> None:
    """Carry out what a lane holds."""
    tile = lane.tile
    if tile == 0:
        s.tell("sold", seat, (s.selected[seat],))  # NEOM 12.1
        s.money[seat] += SALE
        return
    if tile != s.selected[seat]:
        s.tell("set-aside", seat, (s.selected[seat],))  # NEOM 11.1
        s.kept = replaced(s.kept, seat, without(s.kept[seat], tile))
    s.money[seat] -= lane.spent
    s.routes_used |= lane.routes
    _pay_sellers(s, seat, lane.bought)
    paid = lane.spent - sum(lane.bought[2::3])
    if paid:
        s.tell("paid", seat, (paid, tile))
    place(s, seat, tile, lane.cell, lane.good)
    if lane.given:
        _swap(s, seat, lane.given, lane.taken)


def _pay_sellers(s: Neom, seat: int, bought: Row) -> None:
    """NEOM 6.5: the money goes to the sellers, who may not use it yet."""
    for at in range(0, len(bought), 3):
        good, way, price = bought[at], bought[at + 1], bought[at + 2]
        s.tell("bought", seat, (good, way, price))
        if LEFT_FROM <= way < SUPPLY:
            s.locked[way - (LEFT_FROM if way < RIGHT_FROM else RIGHT_FROM)] += price


def _swap(s: Neom, seat: int, given: Row, taken: Row) -> None:
    """NEOM 19.31, 3.7: Cornerstones given up leave the game, those taken join one's own."""
    kept = s.kept[seat]
    for tile in given:
        kept = without(kept, tile)
    if s.setting.beginner:
        used = {tile for row in s.kept for tile in row} | {tile for city in s.cities for tile in city.tiles}
        box = [tile for tile in s.setting.pack.cornerstones() if tile not in used]
        taken = (box[s.below(len(box))],)
    for tile in taken:
        if tile in s.discards:
            s.discards = without(s.discards, tile)
    s.kept = replaced(s.kept, seat, tuple(sorted(kept + taken)))
    s.tell("swapped", seat, (len(given), *given, *taken))
