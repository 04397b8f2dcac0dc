"""NEOM 4.7: taking an action. Each seat picks what to do, where, and how to get the Goods that it is missing."""

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
    routes_of,
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
from neopolis.games.neom.rules.state import (
    ALTERNATIVE,
    FINISHED,
    GIVE,
    MODULAR,
    NOTHING_PICKED,
    SELLER,
    SPACE,
    START,
    TAKE,
    Neom,
    PendingAction,
    Row,
    replaced,
    without,
)
from neopolis.games.neom.tile_data import CONTRACT_OFFICE, MODULAR_FACTORY
from neopolis.text.messages import Word, name_of

PROMPTS: Final[dict[int, str]] = {
    START: "action",
    SPACE: "space",
    ALTERNATIVE: "alternative",
    SELLER: "seller",
    MODULAR: "modular-good",
    GIVE: "give-cornerstone",
    TAKE: "take-cornerstone",
}
CITES: Final[dict[int, tuple[str, ...]]] = {
    START: ("NEOM 4.7", "NEOM 5.1", "NEOM 11.1", "NEOM 12.1"),
    SPACE: ("NEOM 5.6", "NEOM 5.7", "NEOM 7.1"),
    ALTERNATIVE: ("NEOM 5.5", "NEOM 6.1"),
    SELLER: ("NEOM 6.1", "NEOM 6.3", "NEOM 6.4", "R-2"),
    MODULAR: ("NEOM 19.137", "R-9"),
    GIVE: ("NEOM 19.31", "R-8", "R-34"),
    TAKE: ("NEOM 19.31", "R-8", "R-34"),
}
# The rules behind the question about a seller, with one player and with two players.
SELLER_CITES: Final[list[tuple[str, ...]]] = [
    ("NEOM 17.6", "NEOM 17.7", "R-33"),
    ("NEOM 16.6", "NEOM 16.7", "R-27"),
]


class TakeAction(Ask[Neom]):
    """NEOM 4.7, 4.8: every player who selected a tile other than a Disaster takes one of the three actions."""

    def run(self, s: Neom, f: Frame) -> None:
        seats = 0
        for seat in range(s.setting.seats):
            if s.selected[seat]:
                seats |= 1 << seat
                s.pending[seat] = NOTHING_PICKED
        s.ask(seats)

    def options(self, s: Neom, seat: int) -> list[int]:
        """NEOM 5.5, 5.6, 6.1, 19.31, 19.137: what the seat may pick next."""
        pending = s.pending[seat]
        if pending.stage == START:
            return _actions(s, seat)
        if pending.stage == SPACE:
            return [CELL + cell for cell in members(spaces(s, seat, pending.tile))]
        if pending.stage == ALTERNATIVE:
            return _alternatives(s, seat, pending)
        if pending.stage == SELLER:
            return [way for way, _ in purchases(s, seat, pending)]
        if pending.stage == MODULAR:
            return [GOOD + good for good in members(PROCESSED_GOODS)]
        if pending.stage == GIVE:
            return [DONE, *sorted([tile for tile in s.kept[seat] if tile not in pending.given])]
        return sorted([tile for tile in s.discards if tile not in pending.taken])

    def answer(self, s: Neom, seat: int, option: int) -> bool:
        pending = _after(s, seat, s.pending[seat], option)
        s.pending[seat] = pending
        return pending.stage == FINISHED

    def close(self, s: Neom) -> None:
        """Carry out all actions. No action affects another: money and offers are those of the start of the step."""
        for seat in range(s.setting.seats):
            if s.selected[seat]:
                _act(s, seat, s.pending[seat])
                s.selected[seat] = 0

    def prompt(self, s: Neom, seat: int) -> str:
        return PROMPTS[s.pending[seat].stage]

    def cites(self, s: Neom, seat: int) -> tuple[str, ...]:
        stage = s.pending[seat].stage
        if stage == SELLER and s.setting.seats <= 2:
            return SELLER_CITES[s.setting.seats - 1]
        return CITES[stage]

    def default(self, s: Neom, seat: int, options: list[int]) -> int:
        """Sell the tile, make the cheapest purchase, give no Cornerstone away."""
        pending = s.pending[seat]
        if pending.stage == START:
            return SELL
        if pending.stage == SELLER:
            return cheapest_purchase(s, seat, pending)
        return options[0]

    def finishes(self, s: Neom, seat: int, options: list[int]) -> bool:
        pending = s.pending[seat]
        if pending.stage == START:
            return True  # selling is an option, too, and ends the action
        if pending.stage == SPACE:
            return (
                _after(s, seat, pending, options[0]).stage == FINISHED
            )  # the next question is the same for every space
        return any([_after(s, seat, pending, option).stage == FINISHED for option in options])

    def refusal(self, s: Neom, seat: int, option: int) -> Refused:
        pending = s.pending[seat]
        if pending.stage == START and (option == s.selected[seat] or option in s.kept[seat]):
            reason = hindrance(s, seat, option)
            words = hindrance_words(s, seat, option, reason)
            return Refused(f"cannot-place-{reason}", hindrance_rules(s, reason), **words)
        if pending.stage == SPACE and CELL <= option < CELL + CELLS:
            return _space_refusal(s, seat, pending.tile, option - CELL)
        if pending.stage == SELLER and (option in (POSTAL, IMPORT) or LEFT_FROM <= option < SUPPLY + 4):
            return Refused("cannot-buy-so", self.cites(s, seat))
        return Refused("not-an-option", self.cites(s, seat), option=option)


def _actions(s: Neom, seat: int) -> list[int]:
    """NEOM 4.7: the options: the selected tile and the Cornerstones that can be placed now, and selling."""
    found = [tile for tile in s.kept[seat] if not hindrance(s, seat, tile)]
    if not hindrance(s, seat, s.selected[seat]):
        found.append(s.selected[seat])
    found.append(SELL)
    found.sort()
    return found


def _space_refusal(s: Neom, seat: int, tile: int, cell: int) -> Refused:
    """NEOM 5.7, 7.1, 11.2: why a tile cannot be placed on a space."""
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


def _after(s: Neom, seat: int, before: PendingAction, option: int) -> PendingAction:
    """NEOM 5.5, 5.6, 6.1, 11.1, 12.1: the pending action after a pick, with the next question that needs an answer."""
    pending = before.copy()
    if pending.stage == START:
        if option == SELL:
            pending.stage = FINISHED
            return pending
        pending.tile = option
        pending.spent = s.setting.tables.cost[option]
        pending.stage = SPACE
        return pending
    if pending.stage == SPACE:
        pending.cell = option - CELL
        _open_needs(s, seat, pending)
    elif pending.stage == ALTERNATIVE:
        _choose(s, pending, option)
    elif pending.stage == SELLER:
        _buy(pending, next(offer for offer in purchases(s, seat, pending) if offer[0] == option))
    elif pending.stage == MODULAR:
        pending.good = option - GOOD
    elif pending.stage == GIVE:
        _give(s, seat, pending, option)
        return pending
    else:
        _take(s, pending, option)
        return pending
    _go_on(s, seat, pending)
    return pending


def _open_needs(s: Neom, seat: int, pending: PendingAction) -> None:
    """NEOM 5.3, 5.5: note the Goods that the tile needs and the city does not produce."""
    tables = s.setting.tables
    goods = s.cities[seat].goods
    pending.covers = covers_of(s, seat)
    pending.missing = tables.needs[pending.tile] & ~goods
    alternatives = tables.needs_one[pending.tile]
    pending.choose = alternatives != 0 and not alternatives & goods


def _go_on(s: Neom, seat: int, pending: PendingAction) -> None:
    """NEOM 5.5, 6.1, 19.31, 19.137: make the picks that have only one answer, up to the next question with several."""
    while pending.choose:
        found = _alternatives(s, seat, pending)
        if len(found) > 1:
            pending.stage = ALTERNATIVE
            return
        _choose(s, pending, found[0])
    while pending.missing:
        offers = purchases(s, seat, pending)
        if len(offers) > 1:
            pending.stage = SELLER
            return
        _buy(pending, offers[0])
    marks = s.setting.tables.marks[pending.tile]
    if marks & MODULAR_FACTORY and pending.good < 0:
        pending.stage = MODULAR
    elif marks & CONTRACT_OFFICE and s.kept[seat] and (s.setting.beginner or s.discards):
        pending.stage = GIVE
    else:
        pending.stage = FINISHED


def _alternatives(s: Neom, seat: int, pending: PendingAction) -> list[int]:
    """NEOM 5.5: the alternative Goods that the seat can get, and the money that it may pay instead.

    R-27: if Postal Service or Import Office can cover one of them, nothing is missing and the seat pays nothing.
    """
    tables = s.setting.tables
    goods = members(tables.needs_one[pending.tile])
    covered = [good for good in goods if usable_covers(1 << good, pending.covers)]
    if covered:
        return [GOOD + covered[0]]
    left = s.money[seat] - pending.spent
    found = [GOOD + good for good in goods if cheapest(s, seat, 1 << good, 0, pending.routes) <= left]
    if 0 < tables.instead[pending.tile] <= left:
        found.append(PAY)
    return found


def _choose(s: Neom, pending: PendingAction, option: int) -> None:
    """NEOM 5.5: one of the alternatives is enough: a Good, which may have to be bought, or money."""
    pending.choose = False
    if option == PAY:
        pending.spent += s.setting.tables.instead[pending.tile]
    else:
        pending.missing |= 1 << (option - GOOD)


def purchases(s: Neom, seat: int, pending: PendingAction) -> list[Way]:
    """NEOM 6.1, R-2, R-27: the ways to get the next missing Good that leave enough money for the rest."""
    good = (pending.missing & -pending.missing).bit_length() - 1
    rest = pending.missing & ~(1 << good)
    left = s.money[seat] - pending.spent
    found: list[Way] = []
    for cover, option in ((POSTAL_COVER, POSTAL), (IMPORT_COVER, IMPORT)):
        # If the Postal Service can cover the Good, the Import Office stays free for Goods that only it can cover.
        if pending.covers & cover and can_cover(cover, good) and not found:
            if cheapest(s, seat, rest, pending.covers & ~cover, pending.routes) <= left:
                found.append((option, 0))
    if usable_covers(rest, pending.covers) == usable_covers(pending.missing, pending.covers):
        for option, price in ways(s, seat, good, pending.routes):
            if price + cheapest(s, seat, rest, pending.covers, pending.routes | routes_of(option)) <= left:
                found.append((option, price))
    return found


def cheapest_purchase(s: Neom, seat: int, pending: PendingAction) -> int:
    """NEOM 6.1, 6.3, R-27: the purchase that leads to the lowest total; of several, the first."""
    rest = pending.missing & (pending.missing - 1)
    totals: list[tuple[int, int]] = []
    for option, price in purchases(s, seat, pending):
        covers = pending.covers & ~(POSTAL_COVER if option == POSTAL else IMPORT_COVER if option == IMPORT else 0)
        totals.append((price + cheapest(s, seat, rest, covers, pending.routes | routes_of(option)), option))
    return min(totals)[1]


def _buy(pending: PendingAction, offer: Way) -> None:
    """NEOM 6.1, 17.7, R-27: note a purchase, which uses up a solo player's route or the effect that covers a Good."""
    option, price = offer
    good = (pending.missing & -pending.missing).bit_length() - 1
    pending.missing &= ~(1 << good)
    pending.spent += price
    pending.bought = (*pending.bought, good, option, price)
    if option == POSTAL:
        pending.covers &= ~POSTAL_COVER
    elif option == IMPORT:
        pending.covers &= ~IMPORT_COVER
    pending.routes |= routes_of(option)


def _give(s: Neom, seat: int, pending: PendingAction, option: int) -> None:
    """NEOM 19.31: the seat gives Cornerstones one at a time. R-28: in the beginner's variant, it gives at most one."""
    if option != DONE:
        pending.given = (*pending.given, option)
        if len(pending.given) < min(len(s.kept[seat]), len(s.discards)):  # never for beginners: they have no discards
            return
    pending.stage = TAKE if pending.given and not s.setting.beginner else FINISHED


def _take(s: Neom, pending: PendingAction, option: int) -> None:
    """NEOM 19.31, R-8: the seat takes as many Cornerstones as it gave."""
    pending.taken = (*pending.taken, option)
    if len(pending.taken) == len(pending.given):
        pending.stage = FINISHED


def _act(s: Neom, seat: int, pending: PendingAction) -> None:
    """NEOM 5.2, 6.5, 11.1, 12.1, 17.7, 19.31: carry out a finished action."""
    tile = pending.tile
    if tile == 0:
        s.emit("sold", seat, (s.selected[seat],))  # NEOM 12.1
        s.money[seat] += SALE
        return
    if tile != s.selected[seat]:
        s.emit("set-aside", seat, (s.selected[seat],))  # NEOM 11.1
        s.kept = replaced(s.kept, seat, without(s.kept[seat], tile))
    s.money[seat] -= pending.spent
    s.routes_used |= pending.routes
    _pay_sellers(s, seat, pending.bought)
    paid = pending.spent - sum(pending.bought[2::3])
    if paid:
        s.emit("paid", seat, (paid, tile))
    place(s, seat, tile, pending.cell, pending.good)
    if pending.given:
        _swap(s, seat, pending.given, pending.taken)


def _pay_sellers(s: Neom, seat: int, bought: Row) -> None:
    """NEOM 6.5: the sellers receive the money, but cannot spend it yet."""
    for at in range(0, len(bought), 3):
        good, way, price = bought[at], bought[at + 1], bought[at + 2]
        s.emit("bought", seat, (good, way, price))
        if LEFT_FROM <= way < SUPPLY:
            s.locked[way - (LEFT_FROM if way < RIGHT_FROM else RIGHT_FROM)] += price


def _swap(s: Neom, seat: int, given: Row, taken: Row) -> None:
    """NEOM 19.31, 3.7: the given Cornerstones leave the game, and the seat keeps the ones it took."""
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
    s.emit("swapped", seat, (len(given), *given, *taken))
