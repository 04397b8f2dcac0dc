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
