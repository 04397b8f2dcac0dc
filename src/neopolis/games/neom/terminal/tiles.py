"""Short forms for tiles and Goods: letters, codes, short names, needs and effects."""

from __future__ import annotations

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
from neopolis.games.neom.text import tile_texts as tile_words
from neopolis.games.neom.text.tile_texts import DISASTER_LETTER, TYPE_LETTERS
from neopolis.games.neom.text.tile_texts import GOOD_CODES as GOOD_CODES  # for the other modules here
from neopolis.terminal.sentences import has_words, words
from neopolis.text.messages import message

# Colours of the 256 that terminals share: dark letters on a light ground, as on the printed tiles.
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
    """The types of a tile; a Disaster has none of the types of a city."""
    return [kind for kind in members(pack.tables.kinds[tile]) if kind <= RESOURCE]


def type_letters(pack: Pack, tile: int) -> str:
    """R C I P S, two for a mixed tile; D for a Disaster."""
    return "".join([TYPE_LETTERS[kind] for kind in types_of(pack, tile)]) or DISASTER_LETTER


def ground(pack: Pack, tile: int, right_half: bool = False) -> str:
    """A tile's colour; a mixed tile has one for each half."""
    kinds = types_of(pack, tile)
    if not kinds:
        return DISASTER_GROUND
    return GROUNDS[kinds[-1] if right_half else kinds[0]]


def marks(pack: Pack, tile: int) -> str:
    """The signs for Polluting and Power."""
    kinds = pack.tables.kinds[tile]
    return ("!" if kinds >> POLLUTING & 1 else "") + ("*" if kinds >> POWER & 1 else "")


def tile_name(pack: Pack, tile: int) -> str:
    """The name of a tile or of the City Center."""
    return pack.tile(tile).name if is_tile(tile) else words("center")


def short_name(pack: Pack, tile: int, room: int) -> str:
    """A tile's name in at most `room` letters."""
    return shortened(tile_name(pack, tile), room)


def shortened(name: str, room: int) -> str:
    """A name in at most `room` letters, cut so that people still understand it."""
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
    """What a tile asks for, with codes for its Goods if their names do not fit."""
    named = tile_words.needs_text(pack, tile)
    return named if len(named) <= room else tile_words.needs_text(pack, tile, goods=goods_codes)


def effect_text(pack: Pack, tile: int, room: int) -> str:
    """What a tile does beyond its printed points, in at most `room` letters."""
    effect = pack.tile(tile).effect
    codes = goods_codes(pack.tables.produces[tile])
    text = tile_words.effect_text(pack, tile)
    if len(text) > room:
        does = message(f"tile-does-{effect}", {}) if effect else ""
        text = ", ".join(tile_words.effect_parts(pack, tile, does, codes, TYPE_NAMES))
    if len(text) > room:
        text = _brief_effect(pack, tile, codes)
    return text if len(text) <= room else text[: room - 1] + "\N{HORIZONTAL ELLIPSIS}"


def _brief_effect(pack: Pack, tile: int, codes: str) -> str:
    """What a tile does, with letters for types, and without saying that an Industrial tile pollutes."""
    effect = pack.tile(tile).effect
    brief = f"brief-{effect}"
    does = words(brief) if has_words(brief) else message(f"tile-does-{effect}", {}) if effect else ""
    parts = tile_words.effect_parts(pack, tile, does, codes, TYPE_LETTERS)
    kinds = pack.tables.kinds[tile]
    is_plain = kinds >> POLLUTING & 1 and kinds >> INDUSTRIAL & 1
    return ", ".join(parts[:-1] if is_plain else parts)


def points_text(pack: Pack, tile: int) -> str:
    """The printed points; a question mark where they vary."""
    if pack.points[tile] is not None:
        return "?"
    return str(pack.tables.printed[tile])
