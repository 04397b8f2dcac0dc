"""What the page needs to draw and explain NEOM. Views name Goods and types in English; here that name is `key`."""

from __future__ import annotations

import csv
from typing import Final, Literal

import msgspec

from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.ids import (
    CENTER_TILE,
    DISASTER_NAMES,
    GENERATIONS,
    GOOD_NAMES,
    GOOD_POINTS,
    GOODS,
    HAND,
    KEPT,
    POLLUTING,
    POWER,
    PRICE,
    RANKS,
    RAW_GOODS,
    RESOURCE,
    ROAD_LETTERS,
    SALE,
    START_MONEY,
    TIER,
    TURNS,
    TYPE_NAMES,
    members,
    tile_rule,
)
from neopolis.games.neom.rules.scoring import CATEGORIES, RANK_LIMITS
from neopolis.games.neom.text.tile_texts import (
    DISASTER_LETTER,
    GOOD_CODES,
    TYPE_LETTERS,
    effect_text,
    full_text,
    needs_text,
    why_text,
)
from neopolis.text.messages import language, message, name_of, slug
from neopolis.text.sources import About, Source, about_sources, source_of

CATEGORY_RULES: Final = (
    *("NEOM 15.1", "NEOM 15.1", "NEOM 15.2", "NEOM 15.3"),
    *("NEOM 15.4", "NEOM 15.5", "NEOM 15.6", "NEOM 15.7"),
)


# Words that people ask about, each with a message.
TERMS: Final = (
    *("good", "income", "nearby", "connected", "neighborhood", "home", "building"),
    *("polluting", "power", "ghost-town", "cornerstone", "trade-route"),
)


class Good(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Good: its base price in L-Coins, and its points at the end."""

    key: str
    name: str
    short: str
    tier: Literal["raw", "processed", "luxury"]
    price: int
    points: int


class TileType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of tile."""

    key: str
    name: str
    letter: str


class TileContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile. `generation` is "1" to "3", or "C" for a Cornerstone; `players` is the least number of players it needs.

    `uses` are Goods that are all needed. `uses_one` are Goods of which one is needed, or `instead` is paid. `points` is
    the number of printed points, 0 if `varies`. `makes`, `uses` and types are keys. `needs` and `does` are short,
    `text` is the same in whole sentences, and `why` is advice.
    """

    number: int
    key: str
    name: str
    types: list[str]
    letters: str
    generation: str
    players: int
    roads: str
    cost: int
    uses: list[str]
    uses_one: list[str]
    instead: int
    needs_type: str
    needs_count: int
    points: int
    varies: bool
    now: int
    income: tuple[int, int, int]
    income_each: str
    makes: list[str]
    polluting: bool
    power: bool
    disaster: str
    effect: str
    needs: str
    does: str
    text: str
    why: str
    rule: str
    source: Source
    roads_source: Source


class Center(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The City Center of a board: the Raw Good (its key) that it makes, and its roads."""

    number: int
    good: str
    roads: str
    source: Source


class DisasterContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Disaster: the tile, and what it does; `solo` is what it does in a solo game."""

    key: str
    name: str
    tile: int
    does: str
    text: str
    solo: str
    rule: str


class Category(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reason for points, as in a view's `score`."""

    key: str
    name: str
    rule: str


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rank for solo players, and the points needed for it with each tile set (1, 4 or 5)."""

    key: str
    name: str
    least: dict[str, int]


class NeomNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the rulebook."""

    start_money: int
    sale: int
    turns: int
    generations: int
    hand: int
    cornerstones: int


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game and what it means."""

    key: str
    text: str


class NeomContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All content of NEOM for the page."""

    game: Literal["neom"]
    hash: str
    language: str
    house_roads: bool
    goods: list[Good]
    types: list[TileType]
    tiles: list[TileContent]
    disasters: list[DisasterContent]
    centers: list[Center]
    categories: list[Category]
    ranks: list[Rank]
    numbers: NeomNumbers
    aim: str
    terms: list[Term]
    about: About


def neom_content(pack: Pack) -> NeomContent:
    """The content of a pack for the page, in the reader's language."""
    tiles = [_tile(pack, tile.number) for tile in pack.tiles]
    return NeomContent(
        game="neom",
        hash=pack.hash,
        language=language(),
        house_roads=pack.house_roads,
        goods=[_good(good) for good in range(GOODS)],
        types=[_type(kind) for kind in range(len(TYPE_NAMES))]
        + [TileType("Disaster", name_of("Disaster"), DISASTER_LETTER)],
        tiles=tiles,
        disasters=[_disaster(tile) for tile in tiles if tile.disaster],
        centers=_centers(pack),
        categories=_categories(),
        ranks=_ranks(),
        numbers=NeomNumbers(START_MONEY, SALE, TURNS, GENERATIONS, HAND, KEPT),
        aim=message("aim", {}),
        terms=[Term(key, message(f"term-{key}", {})) for key in TERMS],
        about=about_sources("about-neom"),
    )


def _good(good: int) -> Good:
    tier = TIER[good]
    name = GOOD_NAMES[good]
    kind: Literal["raw", "processed", "luxury"] = "raw" if tier == 0 else "processed" if tier == 1 else "luxury"
    return Good(name, name_of(name), GOOD_CODES[good], kind, PRICE[tier], GOOD_POINTS[tier])


def _type(kind: int) -> TileType:
    return TileType(TYPE_NAMES[kind], name_of(TYPE_NAMES[kind]), TYPE_LETTERS[kind])


def _goods(goods: int) -> list[str]:
    return [GOOD_NAMES[good] for good in members(goods)]


def _roads(roads: int) -> str:
    return "".join([letter for side, letter in enumerate(ROAD_LETTERS) if roads >> side & 1])


def _tile(pack: Pack, number: int) -> TileContent:
    tables, tile = pack.tables, pack.tile(number)
    kinds = tables.kinds[number]
    types = [kind for kind in members(kinds) if kind <= RESOURCE]
    rule = tile_rule(number)
    each, needs_count = tables.income_each[number], tables.needs_count[number]
    return TileContent(
        number=number,
        key=tile.name,
        name=name_of(tile.name),
        types=[TYPE_NAMES[kind] for kind in types] or ["Disaster"],
        letters="".join([TYPE_LETTERS[kind] for kind in types]) or DISASTER_LETTER,
        generation=tile.generation,
        players=tables.min_players[number],
        roads=_roads(tables.roads[number]),
        cost=tables.cost[number],
        uses=_goods(tables.needs[number]), uses_one=_goods(tables.needs_one[number]), instead=tables.instead[number],
        needs_type=TYPE_NAMES[tables.needs_type[number]] if needs_count else "", needs_count=needs_count,
        points=tables.printed[number], varies=pack.points[number] is not None,
        now=tables.on_place[number],
        income=tables.income[number], income_each=TYPE_NAMES[each] if each >= 0 else "",
        makes=_goods(tables.produces[number]),
        polluting=bool(kinds >> POLLUTING & 1), power=bool(kinds >> POWER & 1),
        disaster=DISASTER_NAMES[tables.disaster[number]],
        effect=tile.effect,
        needs=needs_text(pack, number), does=effect_text(pack, number),
        text=full_text(pack, number), why=why_text(pack, number), rule=rule,
        source=source_of(tile.source), roads_source=source_of(tile.road_source or tile.source),
    )  # fmt: skip


def _disaster(tile: TileContent) -> DisasterContent:
    name = name_of(tile.disaster)
    solo = message(f"{slug(tile.disaster)}.solo", {})
    return DisasterContent(tile.disaster, name, tile.number, tile.does, tile.text, solo, tile.rule)


def _centers(pack: Pack) -> list[Center]:
    rows = {row["good"]: row for row in csv.DictReader(pack.files["boards.csv"].splitlines())}
    roads = pack.tables.roads
    return [
        Center(CENTER_TILE + good, name, _roads(roads[CENTER_TILE + good]), source_of(rows[name]["source"]))
        for good in members(RAW_GOODS)
        if (name := GOOD_NAMES[good])
    ]


def _categories() -> list[Category]:
    rows = zip((*CATEGORIES, "total"), (*CATEGORY_RULES, "NEOM 15"), strict=True)
    return [Category(key, message(f"category-{key}", {}), rule) for key, rule in rows]


def _ranks() -> list[Rank]:
    """NEOM 17.8: the ranks; the first one needs no points."""
    limits = {str(players): (0, *row) for players, row in RANK_LIMITS.items()}
    return [
        Rank(name, name_of(name), {players: row[place] for players, row in limits.items()})
        for place, name in enumerate(RANKS)
    ]
