"""What the rules say about a position that a seat sees, so that clients need not know the rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from neopolis.games.neom.ids import GOOD_NAMES, cell_name, members, seller_of
from neopolis.games.neom.knowledge.view import knows_hand, unseen_tiles
from neopolis.games.neom.rules.buying import ways
from neopolis.games.neom.rules.flow import MACHINE
from neopolis.games.neom.rules.placing import spaces
from neopolis.games.neom.rules.scoring import places, rank, tile_income, total
from neopolis.games.neom.rules.state import SPACE, Neom, Row
from neopolis.games.neom.rules.turns import SelectFaceUp, threat

DisasterPlace = Literal["none", "unseen", "gone", "open", "yours", "held", "avertable", "strikes", "hidden"]


class CityFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city: the cells with a road to the City Center, the income of each tile by cell, and the player's final place.

    `place` is 0 before the end of the game.
    """

    connected: list[int]
    income: dict[str, int]
    place: int


class GoodPrice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lowest price of a Good for the viewer, None if nobody sells it. `seller` is -1 if it is not a player."""

    price: int | None
    seller: int


class DisasterStatus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the Disaster of this generation is, as far as the viewer knows.

    `seat` is the seat that holds the Disaster, or that selected it and is spared; -1 if there is none. "avertable" is a
    Disaster that strikes a solo player this turn unless it is selected now. R-36: at tables without the memory aid,
    "hidden" stands for "held", "unseen" and "gone".
    """

    kind: DisasterPlace
    seat: int


class Derived(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prices, legal spaces and other values that follow from what a seat sees. For a spectator, most are empty.

    `cities` are by seat. `prices` has the Goods that the viewer's city does not make. `choosable` are the tiles that
    the viewer selects from, now or next. `spaces` has the cells where these tiles, the selected tile and the
    Cornerstones fit. `placing` is the tile for which the viewer is asked to choose a space, 0 for none. If hands are
    passed, `pack_turns` says for each seat in how many turns its hand reaches the viewer. `rank` is the rank that a
    solo player would get with the current points; it is "" in other games.
    """

    cities: list[CityFacts]
    prices: dict[str, GoodPrice]
    choosable: list[int]
    spaces: dict[int, list[int]]
    placing: int
    passes_hands: bool
    pack_turns: list[int]
    disaster: DisasterStatus
    rank: str


def derived(s: Neom, viewer: int | None) -> Derived:
    """The values in `Derived` for a seat (None: a spectator). They reveal only what the seat may know."""
    return Derived(
        cities=_cities(s),
        prices={} if viewer is None else good_prices(s, viewer),
        choosable=[] if viewer is None else choosable(s, viewer),
        spaces={} if viewer is None else fitting_spaces(s, viewer),
        placing=0 if viewer is None else placing(s, viewer),
        passes_hands=passes_hands(s),
        pack_turns=[] if viewer is None else pack_turns(s, viewer),
        disaster=disaster_status(s, viewer),
        rank=rank(_score(s, 0), s.setting.tile_set) if s.setting.seats == 1 else "",
    )


def _is_over(s: Neom) -> bool:
    return s.asked == 0


def _cities(s: Neom) -> list[CityFacts]:
    """NEOM 5.7, 14.2, 15.8: the roads and income of all cities, and the players' final places."""
    seats = range(s.setting.seats)
    final = places([_score(s, seat) for seat in seats]) if _is_over(s) else [0 for _ in seats]
    found = []
    for seat in seats:
        city = s.cities[seat]
        paid = [tile_income(city, tile, s.generation or 1) if tile else 0 for tile in city.tiles]
        income = {cell_name(cell): money for cell, money in enumerate(paid) if money}
        found.append(CityFacts(members(city.connected), income, final[seat]))
    return found


def _score(s: Neom, seat: int) -> int:
    return total(s.setting.pack, s.cities[seat], s.money[seat] + s.locked[seat], s.final_income[seat])


def good_prices(s: Neom, seat: int) -> dict[str, GoodPrice]:
    """NEOM 6.2, 16.6, 17.6: the lowest price of each Good that a city does not make."""
    found = {}
    for good, name in enumerate(GOOD_NAMES):
        if s.cities[seat].goods >> good & 1:
            continue
        offers = ways(s, seat, good, 0)
        way, price = min(offers, key=lambda offer: offer[1]) if offers else (-1, None)
        found[name] = GoodPrice(price, -1 if price is None else seller_of(way))
    return found


def choosable(s: Neom, seat: int) -> list[int]:
    """NEOM 4.3, 16.3, 17.4: the tiles that a seat selects from: its hand, or the face-up tiles."""
    return list(s.hands[seat] if passes_hands(s) else s.face_up)


def fitting_spaces(s: Neom, seat: int) -> dict[int, list[int]]:
    """NEOM 5.6, 5.7, 7.1, 11.2: the cells for each tile that a seat could place soon, whatever it costs."""
    tiles = {*choosable(s, seat), *s.kept[seat], s.selected[seat]} - {0}
    return {tile: members(spaces(s, seat, tile)) for tile in sorted(tiles) if not s.setting.tables.disaster[tile]}


def placing(s: Neom, seat: int) -> int:
    """NEOM 5.6: the tile that a seat has decided to place, as long as it has chosen no space."""
    pending = s.pending[seat]
    return pending.tile if pending.stage == SPACE else 0


def passes_hands(s: Neom) -> bool:
    """NEOM 4.4, 16.3, 17.4: whether players pass hands: with one or two players there are no hands."""
    return s.setting.seats > 2


def pack_turns(s: Neom, seat: int) -> list[int]:
    """NEOM 4.4: for each seat, in how many turns its hand reaches this seat. Hands go to the left, to the next seat."""
    seats = s.setting.seats
    return [(seat - other) % seats for other in range(seats)] if passes_hands(s) else []


def disaster_status(s: Neom, viewer: int | None) -> DisasterStatus:
    """NEOM 13.1, R-36: where the Disaster of this generation is, as far as the viewer knows."""
    if s.generation == 0 or _is_over(s):
        return DisasterStatus("none", -1)
    if threat(s):
        return DisasterStatus("avertable" if _can_avert(s) else "strikes", s.immune)
    if viewer is not None and _has_disaster(s, s.hands[viewer]):
        return DisasterStatus("yours", viewer)
    if _has_disaster(s, s.face_up):
        return DisasterStatus("open", -1)
    return _remembered_disaster(s, viewer) if s.setting.memory_aid else DisasterStatus("hidden", -1)


def _can_avert(s: Neom) -> bool:
    """NEOM 17.5: whether a solo player can still select the Disaster that would strike at the end of this turn."""
    step = MACHINE.asking(s) if s.asked else None
    return isinstance(step, SelectFaceUp) and _has_disaster(s, tuple(step.options(s, 0)))


def _remembered_disaster(s: Neom, viewer: int | None) -> DisasterStatus:
    """Where the Disaster is, if the viewer has to remember it or work it out."""
    for seat in range(s.setting.seats):
        if viewer is not None and knows_hand(s, viewer, seat) and _has_disaster(s, s.hands[seat]):
            return DisasterStatus("held", seat)
    return DisasterStatus("unseen" if _has_disaster(s, tuple(unseen_tiles(s, viewer))) else "gone", -1)


def _has_disaster(s: Neom, tiles: Row) -> bool:
    return any([s.setting.tables.disaster[tile] for tile in tiles])
