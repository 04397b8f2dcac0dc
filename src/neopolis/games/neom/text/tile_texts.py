"""Short texts about what a tile of NEOM needs and does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.ids import GOOD_NAMES, POLLUTING, POWER, TYPE_NAMES, members
from neopolis.text.messages import message, name_of

# Two letters for each Good and one for each type, for places too narrow for names.
GOOD_CODES: Final = (
    *("Co", "NG", "Oi", "Or", "St", "Wo"),
    *("Cn", "Cp", "Di", "Gl", "Go", "Lu", "Pl", "Se"),
    *("El", "Je", "SC"),
)
TYPE_LETTERS: Final = ("R", "C", "I", "P", "S")
DISASTER_LETTER: Final = "D"

<<<<<<< HEAD
=======
# What a tile does, short enough for a line of the screen.
ENGLISH: Final = {
    "tile-now": "+{money} now",
    "tile-income": "income {income}",
    "tile-income-each": "income 1 per {kind}",
    "tile-makes": "makes {goods}",
    "tile-power": "Power",
    "tile-pollutes": "pollutes",
    "tile-or": "{one} or {other}",
    "tile-of-type": "{count} {kind}",
    "tile-free": "free",
    "tile-does-air_quality_department": "2 an Industrial on the border",
    "tile-does-bus_depot": "3 an Industrial within 2 of a home",
    "tile-does-chamber_of_commerce": "2 a home near 2 Commercial",
    "tile-does-city_council": "3, 6, 9 a neighborhood of 1, 2, 3+",
    "tile-does-city_hall": "3 a set of R, C and I",
    "tile-does-civic_center": "2 a Public tile",
    "tile-does-community_center": "4 a neighborhood",
    "tile-does-contract_office": "swap Cornerstones",
    "tile-does-crime_spree": "others pay 2 an R, C, I or lose 3",
    "tile-does-efficiency_office": "2 a tile of the largest I cluster",
    "tile-does-electrical_substation": "4 a Power tile",
    "tile-does-finance_department": "1 per 5 of the last income",
    "tile-does-fire": "others pay 1 a building or lose 2",
    "tile-does-fire_and_police_protection": "Fire and Police Protection",
    "tile-does-fire_protection": "Fire Protection",
    "tile-does-flood": "others pay 1 a building or lose 1",
    "tile-does-hospital": "1 a home, 2 if nearby",
    "tile-does-hydroelectric_power": "11, less 1 a building nearby",
    "tile-does-import_office": "covers 1 Raw or Processed",
    "tile-does-insurance_office": "Disasters cost half",
    "tile-does-investment_firm": "+1 each time you select",
    "tile-does-merchant_union": "1 a Commercial; +1 at each new one",
    "tile-does-metro_station": "3 a building in a corner",
    "tile-does-modular_factory": "makes 1 Processed Good",
    "tile-does-park": "2 a Polluting nearby",
    "tile-does-parking_authority": "2 a road square",
    "tile-does-penthouse": "6, and 1 a Commercial nearby",
    "tile-does-police_protection": "Police Protection",
    "tile-does-postal_service": "covers 1 Raw",
    "tile-does-prison": "2 a home printed 2 or less",
    "tile-does-resource_agency": "2 a Resource, 1 a Raw Good",
    "tile-does-tourism_board": "+2 a Commercial joined by a new tile",
    "tile-does-trade_office": "+2 a C-I pair now",
    "tile-does-treasury": "1 per 5 money",
    "tile-does-university": "1 a home, 1 an Industrial",
    "tile-does-warehouse": "1 a Good",
    "tile-does-zoning_authority": "half a tile beside its type",
}

add_messages(ENGLISH)

>>>>>>> h-neomlibs

def good_names(goods: int) -> str:
    """Goods by name."""
    return ", ".join([name_of(GOOD_NAMES[good]) for good in members(goods)])


def needs_text(pack: Pack, tile: int, goods: Callable[[int], str] | None = None) -> str:
    """What a tile asks for: money, tiles, Goods. `goods` writes the Goods that are all needed."""
    tables = pack.tables
    if tables.disaster[tile]:
        return ""
    parts: list[str] = [str(tables.cost[tile])] if tables.cost[tile] else []
    if tables.needs_count[tile]:
        kind = name_of(TYPE_NAMES[tables.needs_type[tile]])
        parts.append(message("tile-of-type", {"count": tables.needs_count[tile], "kind": kind}))
    choice = [name_of(GOOD_NAMES[good]) for good in members(tables.needs_one[tile])]
    if tables.instead[tile]:
        choice.append(str(tables.instead[tile]))
    if choice:
        one, *others = choice
        for other in others:
            one = message("tile-or", {"one": one, "other": other})
        parts.append(one)
    if tables.needs[tile]:
        parts.append(goods(tables.needs[tile]) if goods else good_names(tables.needs[tile]))
    return ", ".join(parts) or message("tile-free", {})


def income_text(pack: Pack, tile: int) -> str:
    """The income of a tile: three numbers if the generations differ."""
    paid = pack.tables.income[tile]
    if len(set(paid)) == 1:
        return str(paid[0])
    return "/".join([str(money) for money in paid])


def effect_text(pack: Pack, tile: int) -> str:
    """What a tile does beyond its printed points."""
    effect = pack.tile(tile).effect
    does = message(f"tile-does-{effect}", {}) if effect else ""
    kinds = [name_of(name) for name in TYPE_NAMES]
    parts = effect_parts(pack, tile, does, good_names(pack.tables.produces[tile]), kinds)
    return ", ".join(parts)


def effect_parts(pack: Pack, tile: int, does: str, goods: str, kinds: Sequence[str]) -> list[str]:
    """The parts of `effect_text`; that the tile pollutes comes last.

    `does` are the words for the tile's own effect, `goods` those for what it makes, `kinds` those for the types.
    """
    tables = pack.tables
    parts = [does] if does else []
    if tables.on_place[tile]:
        parts.append(message("tile-now", {"money": tables.on_place[tile]}))
    if any(tables.income[tile]):
        parts.append(message("tile-income", {"income": income_text(pack, tile)}))
    if tables.income_each[tile] >= 0:
        parts.append(message("tile-income-each", {"kind": kinds[tables.income_each[tile]]}))
    if tables.produces[tile]:
        parts.append(message("tile-makes", {"goods": goods}))
    if tables.kinds[tile] >> POWER & 1:
        parts.append(message("tile-power", {}))
    if tables.kinds[tile] >> POLLUTING & 1:
        parts.append(message("tile-pollutes", {}))
    return parts
