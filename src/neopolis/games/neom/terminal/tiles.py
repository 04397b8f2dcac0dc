"""Short forms for tiles and Goods: letters, codes, short names, needs and effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.ids import (
    COMMERCIAL,
    INDUSTRIAL,
    POLLUTING,
    POWER,
    PUBLIC,
    RESIDENTIAL,
    RESOURCE,
    ROAD_LETTERS,
    TYPE_NAMES,
    is_tile,
    members,
)
from neopolis.games.neom.text import tile_texts
from neopolis.games.neom.text.tile_texts import DISASTER_LETTER, TYPE_LETTERS, good_names
from neopolis.games.neom.text.tile_texts import GOOD_CODES as GOOD_CODES  # re-exported for all modules that draw
from neopolis.terminal.sentences import words
from neopolis.text.messages import message, name_of, one_of

# Background colors, among the 256 that all terminals know: dark letters on a light background, as on the printed tiles.
GROUNDS: Final = {
    RESIDENTIAL: "color(114)",
    COMMERCIAL: "color(111)",
    INDUSTRIAL: "color(221)",
    PUBLIC: "color(209)",
    RESOURCE: "color(249)",
}
DISASTER_GROUND: Final = "color(196)"

# Short forms that people still understand, for names that do not fit.
SHORTER: Final = {
    "Apartments": "Apts",
    "Authority": "Auth",
    "Automobile": "Auto",
    "Collection": "Collect",
    "Combined": "Comb",
    "Community": "Comm",
    "Concrete": "Concr",
    "Department": "Dept",
    "Electrical": "Elec",
    "Electronics": "Electr",
    "Extractor": "Extr",
    "Highrise": "Highr",
    "Hydroelectric": "Hydro",
    "Insurance": "Insur",
    "Investment": "Invest",
    "Manufacturer": "Mfr",
    "Natural": "Nat",
    "Pressure": "Press",
    "Restaurant": "Restaur",
    "Apartments & Retail": "Apts&Retail",
}


def types_of(pack: Pack, tile: int) -> list[int]:
    """The types of a tile; none for a Disaster."""
    return [kind for kind in members(pack.tables.kinds[tile]) if kind <= RESOURCE]


def type_letters(pack: Pack, tile: int) -> str:
    """The type of a tile as a letter, R, C, I, P or S; two letters for a mixed tile, D for a Disaster."""
    return "".join([TYPE_LETTERS[kind] for kind in types_of(pack, tile)]) or DISASTER_LETTER


def ground(pack: Pack, tile: int, right_half: bool = False) -> str:
    """A tile's color; a mixed tile has one for each half."""
    kinds = types_of(pack, tile)
    if not kinds:
        return DISASTER_GROUND
    return GROUNDS[kinds[-1] if right_half else kinds[0]]


def marks(pack: Pack, tile: int) -> str:
    """The symbols for Polluting and Power."""
    kinds = pack.tables.kinds[tile]
    return ("!" if kinds >> POLLUTING & 1 else "") + ("*" if kinds >> POWER & 1 else "")


def tile_name(pack: Pack, tile: int) -> str:
    """The name of a tile or of the City Center."""
    return name_of(pack.tile(tile).name) if is_tile(tile) else words("center")


def short_name(pack: Pack, tile: int, room: int) -> str:
    """A tile's name in at most `room` characters."""
    return shortened(tile_name(pack, tile), room)


def shortened(name: str, room: int) -> str:
    """A name in at most `room` characters, cut so that people still understand it."""
    if len(name) <= room:
        return name
    name = SHORTER.get(name, " ".join([SHORTER.get(word, word) for word in name.split()]))
    if len(name) <= room:
        return name
    whole = name[: room + 1].rpartition(" ")[0].rstrip(" &")
    if len(whole) >= room - 2:
        return whole
    cut = name[: room - 1].rstrip(" &")
    return cut if name[len(cut)] == " " else f"{cut}."


def goods_codes(goods: int, between: str = " ") -> str:
    """Goods by their two letters."""
    return between.join([GOOD_CODES[good] for good in members(goods)])


def roads_text(pack: Pack, tile: int) -> str:
    """The sides to which a tile has roads."""
    roads = pack.tables.roads[tile]
    return "".join([letter if roads >> side & 1 else "\N{MIDDLE DOT}" for side, letter in enumerate(ROAD_LETTERS)])


def needs_text(pack: Pack, tile: int, room: int) -> str:
    """What a tile needs; Goods as letters where their names do not fit."""
    named = _needs(pack, tile, good_names)
    return named if len(named) <= room else _needs(pack, tile, goods_codes)


def _needs(pack: Pack, tile: int, goods: Callable[[int], str]) -> str:
    """The money, tiles and Goods that a tile needs; a number alone means L-Coins."""
    tables = pack.tables
    if tables.disaster[tile]:
        return ""
    parts = [str(tables.cost[tile])] if tables.cost[tile] else []
    if tables.needs_count[tile]:
        kind = name_of(TYPE_NAMES[tables.needs_type[tile]])
        parts.append(words("brief-tiles", count=tables.needs_count[tile], kind=kind))
    choices = [goods(1 << good) for good in members(tables.needs_one[tile])]
    choices += [str(tables.instead[tile])] if tables.instead[tile] else []
    parts += [one_of(*choices)] if choices else []
    parts += [goods(tables.needs[tile])] if tables.needs[tile] else []
    return ", ".join(parts) or message("tile-free", {})


def effect_text(pack: Pack, tile: int, room: int) -> str:
    """What a tile does beyond its printed points, in at most this many characters."""
    codes = goods_codes(pack.tables.produces[tile])
    for text in (
        tile_texts.effect_text(pack, tile),
        ", ".join(_brief_parts(pack, tile, good_names(pack.tables.produces[tile]), TYPE_NAMES)),
        ", ".join(_brief_parts(pack, tile, codes, TYPE_NAMES)),
        _briefest(pack, tile, codes),
    ):
        if len(text) <= room:
            return text
    return text[: room - 1] + "\N{HORIZONTAL ELLIPSIS}"


def _briefest(pack: Pack, tile: int, codes: str) -> str:
    """What a tile does, with letters for types. For an Industrial tile, "pollutes" is left out: they all do."""
    parts = _brief_parts(pack, tile, codes, TYPE_LETTERS, "briefest-power")
    kinds = pack.tables.kinds[tile]
    is_plain = kinds >> POLLUTING & 1 and kinds >> INDUSTRIAL & 1
    return ", ".join(parts[:-1] if is_plain else parts)


def _brief_parts(pack: Pack, tile: int, goods: str, kinds: Sequence[str], power: str = "brief-power") -> list[str]:
    """What a tile does in few words, part by part. If it pollutes, that is the last part."""
    tables, effect = pack.tables, pack.tile(tile).effect
    parts = [words(f"brief-{effect}")] if effect else []
    if tables.on_place[tile]:
        parts.append(words("brief-now", money=tables.on_place[tile]))
    if any(tables.income[tile]):
        parts.append(words("brief-income", income=_income(tables.income[tile])))
    if tables.income_each[tile] >= 0:
        parts.append(words("brief-each", kind=name_of(kinds[tables.income_each[tile]])))
    if tables.produces[tile]:
        parts.append(words("brief-makes", goods=goods))
    if tables.kinds[tile] >> POWER & 1:
        parts.append(words(power))
    if tables.kinds[tile] >> POLLUTING & 1:
        parts.append(words("brief-pollutes"))
    return parts


def _income(paid: tuple[int, ...]) -> str:
    """The income of a tile; three numbers if it differs between generations."""
    return str(paid[0]) if len(set(paid)) == 1 else "/".join([str(money) for money in paid])


def points_text(pack: Pack, tile: int) -> str:
    """The printed points; a question mark where they vary."""
    if pack.points[tile] is not None:
        return "?"
    return str(pack.tables.printed[tile])
