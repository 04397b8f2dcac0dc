"""What a tile of NEOM needs and does: in full, in short, and why it is worth having."""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.ids import (
    GOOD_NAMES,
    GOOD_POINTS,
    POLLUTING,
    POWER,
    RESIDENTIAL,
    RESOURCE,
    TIER,
    TYPE_NAMES,
    members,
)
from neopolis.text.messages import Word, all_of, has_message, message, name_of, one_of, slug

# Two letters for each Good and one for each type, for places too narrow for names.
GOOD_CODES: Final = (
    *("Co", "NG", "Oi", "Or", "St", "Wo"),
    *("Cn", "Cp", "Di", "Gl", "Go", "Lu", "Pl", "Se"),
    *("El", "Je", "SC"),
)
GOOD_SLUGS: Final = tuple(slug(name) for name in GOOD_NAMES)
TYPE_SLUGS: Final = tuple(slug(name) for name in TYPE_NAMES)
TYPE_LETTERS: Final = ("R", "C", "I", "P", "S")
DISASTER_LETTER: Final = "D"


def good_names(goods: int) -> str:
    """Goods by name."""
    return ", ".join([name_of(GOOD_NAMES[good]) for good in members(goods)])


def _good_words(goods: int) -> list[str]:
    """Goods as they are named within a sentence."""
    return [message("good-name", {"good": GOOD_SLUGS[good]}) for good in members(goods)]


def _choices(pack: Pack, tile: int) -> list[str]:
    """NEOM 5.5: the Goods of which one is enough, and the money that may be paid instead."""
    instead = pack.tables.instead[tile]
    return _good_words(pack.tables.needs_one[tile]) + ([message("tile-cost", {"cost": instead})] if instead else [])


def tile_words(pack: Pack, tile: int) -> dict[str, Word]:
    """The arguments for all texts of a tile; neom.ftl explains them under "Plain tiles"."""
    tables = pack.tables
    needs, choices, makes = tables.needs[tile], _choices(pack, tile), tables.produces[tile]
    kinds, incomes, each = tables.kinds[tile], tables.income[tile], tables.income_each[tile]
    asks = tables.cost[tile] or needs or choices or tables.needs_count[tile]
    return {
        "free": 0 if asks else 1,
        "cost": tables.cost[tile],
        "uses": needs.bit_count(),
        "goods": all_of(*_good_words(needs)),
        "either": len(choices),
        "choices": one_of(*choices),
        "tiles": tables.needs_count[tile],
        "kind": TYPE_SLUGS[tables.needs_type[tile]],
        "now": tables.on_place[tile],
        "income": incomes[0] if len(set(incomes)) == 1 else 0,
        **{f"income{generation}": money for generation, money in enumerate(incomes, start=1)},
        "each": TYPE_SLUGS[each] if each >= 0 else "none",
        "makes": makes.bit_count(),
        "produced": all_of(*_good_words(makes)),
        "value": max([GOOD_POINTS[TIER[good]] for good in members(makes)], default=0),
        "power": kinds >> POWER & 1,
        "pollutes": kinds >> POLLUTING & 1,
        "home": kinds >> RESIDENTIAL & 1,
        "points": tables.printed[tile],
        "varies": int(pack.points[tile] is not None),
    }


def _source(pack: Pack, tile: int) -> str:
    """The id of the message with a tile's texts: named after its effect, or after its name if it has none."""
    effect = pack.tile(tile).effect
    return f"tile-does-{effect}" if effect else slug(pack.tile(tile).name)


def full_text(pack: Pack, tile: int) -> str:
    """All that a tile needs and does, in whole sentences."""
    own = f"{_source(pack, tile)}.text"
    return message(own if has_message(own) else "tile-text", tile_words(pack, tile)).strip()


def why_text(pack: Pack, tile: int) -> str:
    """Advice for newcomers."""
    own = f"{_source(pack, tile)}.why"
    if has_message(own):
        return message(own, {})
    kinds = [TYPE_SLUGS[kind] for kind in members(pack.tables.kinds[tile]) if kind <= RESOURCE]
    return message("tile-why", {"kind": kinds[0] if kinds else "none"})


def effect_text(pack: Pack, tile: int) -> str:
    """What a tile does, in at most 48 characters."""
    given = tile_words(pack, tile)
    if pack.tile(tile).effect:
        return message(_source(pack, tile), given)
    own = f"{_source(pack, tile)}.short"
    if has_message(own):
        return message(own, given)
    codes = [("tile-points", "points"), ("tile-now", "now"), ("tile-income", "income")]
    parts = [message(code, given) for code, name in codes if given[name]]
    if given["each"] != "none":
        parts.append(message("tile-income-each", {"kind": given["each"]}))
    if given["makes"]:
        parts.append(message("tile-makes", {"goods": ", ".join(_good_words(pack.tables.produces[tile]))}))
    parts += [message(f"tile-{name}", {}) for name in ("power", "pollutes") if given[name]]
    return message("tile-joiner", {}).join(parts) or message("tile-points", given)


def needs_text(pack: Pack, tile: int) -> str:
    """What a tile needs: money, tiles, Goods."""
    tables = pack.tables
    if tables.disaster[tile]:
        return ""
    parts = [message("tile-cost", {"cost": tables.cost[tile]})] if tables.cost[tile] else []
    if tables.needs_count[tile]:
        kind = TYPE_SLUGS[tables.needs_type[tile]]
        parts.append(message("tile-of-type", {"count": tables.needs_count[tile], "kind": kind}))
    choices = _choices(pack, tile)
    parts += [one_of(*choices)] if choices else []
    parts += _good_words(tables.needs[tile])
    return ", ".join(parts) or message("tile-free", {})
