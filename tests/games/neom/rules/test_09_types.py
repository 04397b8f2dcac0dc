"""NEOM 9: what the tiles of a type have in common."""

from __future__ import annotations

import pytest

from neopolis.games.neom.ids import LUXURY_GOODS, POLLUTING, PROCESSED_GOODS, RAW_GOODS, RESIDENTIAL, TYPE_NAMES
from tests.games.neom.box import BOX
from tests.games.neom.rules.plays import CRIME_SPREE, refused
from tests.games.neom.table import DISASTERS, table

TABLES = BOX.tables
MIXED = {86, 87}
WINDMILLS, MODULAR_FACTORY = 32, 137


def tiles(kind: str) -> set[int]:
    """All tiles of a type."""
    return {tile for tile in range(1, 151) if TABLES.kinds[tile] >> TYPE_NAMES.index(kind) & 1}


def with_points(kind: str) -> set[int]:
    """The tiles of a type that are worth points by themselves."""
    return {tile for tile in tiles(kind) if TABLES.printed[tile] or TABLES.varies[tile]}


def with_money(kind: str) -> set[int]:
    """The tiles of a type that bring money, once or as income."""
    earning = (tile for tile in tiles(kind) if any(TABLES.income[tile]) or TABLES.income_each[tile] >= 0)
    return {tile for tile in tiles(kind) if TABLES.on_place[tile]}.union(earning)


@pytest.mark.rule("NEOM 9.1")
def test_9_1_residential_tiles_bring_points_only() -> None:
    """All Residential tiles but Slums have points. Only the mixed tiles bring money, and none produces a Good."""
    assert tiles("Residential") - with_points("Residential") == {3}
    assert with_money("Residential") == MIXED
    assert not any(TABLES.produces[tile] or TABLES.marks[tile] for tile in tiles("Residential"))


@pytest.mark.rule("NEOM 9.1")
def test_9_1_they_form_neighborhoods() -> None:
    """Two homes that are joined by a road bring more than two apart."""
    joined = table().city(0, c2=3, c1=25).player(0).score["neighborhoods"]
    apart = table().city(0, c2=3, c4=25).player(0).score["neighborhoods"]

    assert (joined, apart) == (3, 2)


@pytest.mark.rule("NEOM 9.1")
def test_9_1_they_suffer_from_pollution() -> None:
    """A Polluting tile beside a home costs points, beside other tiles it does not."""
    losses = [table().city(0, c2=tile, c1=11).player(0).score["pollution"] for tile in (3, 7, 13, 17, 21)]

    assert losses == [-2, 0, 0, 0, 0]


@pytest.mark.rule("NEOM 9.2")
def test_9_2_commercial_tiles_bring_money() -> None:
    """Every Commercial tile pays when placed, as income, or both."""
    assert with_money("Commercial") == tiles("Commercial")


@pytest.mark.rule("NEOM 9.2")
def test_9_2_they_have_no_points() -> None:
    """The two mixed tiles are the only Commercial tiles with points."""
    assert with_points("Commercial") == MIXED


@pytest.mark.rule("NEOM 9.3")
def test_9_3_industrial_tiles_produce() -> None:
    """Industrial tiles other than the Modular Factory, whose Good is chosen, produce Processed or Luxury Goods only."""
    goods = {tile: TABLES.produces[tile] for tile in tiles("Industrial") - {MODULAR_FACTORY}}

    assert all(made and not made & RAW_GOODS for made in goods.values())


@pytest.mark.rule("NEOM 9.3")
def test_9_3_luxury_goods_in_the_third_generation() -> None:
    """Luxury Goods come from Industrial tiles of the third generation only."""
    makers = {tile for tile in range(1, 151) if TABLES.produces[tile] & LUXURY_GOODS}

    assert {TABLES.generation[tile] for tile in makers} == {3} and makers < tiles("Industrial")


@pytest.mark.rule("NEOM 9.3")
def test_9_3_all_are_polluting() -> None:
    """Every Industrial tile is Polluting, and none has points."""
    clean = {tile for tile in tiles("Industrial") if not TABLES.kinds[tile] >> POLLUTING & 1}

    assert (clean, with_points("Industrial")) == (set(), set())


@pytest.mark.rule("NEOM 9.4")
def test_9_4_public_tiles_have_points_or_an_effect() -> None:
    """A Public tile without points of its own pays or has a special effect."""
    plain = {tile for tile in tiles("Public") - with_points("Public") if not TABLES.marks[tile]}

    assert plain - with_money("Public") == set()


@pytest.mark.rule("NEOM 9.4")
def test_9_4_most_cornerstones_are_public() -> None:
    """24 of the 30 Cornerstones are Public."""
    cornerstones = set(range(121, 151))

    assert len(cornerstones & tiles("Public")) > len(cornerstones - tiles("Public"))


@pytest.mark.rule("NEOM 9.5")
def test_9_5_resource_tiles_produce_raw_goods() -> None:
    """Each Resource tile except the Windmills produces only Raw Goods, and none has points."""
    goods = {tile: TABLES.produces[tile] for tile in tiles("Resource") - {WINDMILLS}}

    assert all(made and not made & ~RAW_GOODS for made in goods.values())
    assert with_points("Resource") == set()


@pytest.mark.rule("NEOM 9.5")
def test_9_5_any_tile_replaces_them() -> None:
    """A Resource tile gives way to each of the five types."""
    position = table().city(0, c2=20)

    assert all("c2" in position.spaces(0, tile) for tile in (3, 7, 137, 17, 21))


@pytest.mark.rule("NEOM 9.6")
@pytest.mark.parametrize("disaster", DISASTERS)
def test_9_6_disasters_are_never_placed(disaster: int) -> None:
    """A player who selected a Disaster cannot place it."""
    position = table(generation=DISASTERS.index(disaster) + 1).select(0, disaster)

    assert refused(position, 0, disaster).code == "not-asked"


@pytest.mark.rule("NEOM 9.6")
def test_9_6_they_harm_all_others() -> None:
    """Everybody except the player who selected the Disaster is hit."""
    position = table()
    for seat in range(4):
        position.city(seat, c2=3)
    position.strike(2, 24)

    assert position.game.deciders == (0, 1, 3)


@pytest.mark.rule("NEOM 9.7")
@pytest.mark.parametrize("tile", sorted(MIXED))
def test_9_7_residential_and_commercial(tile: int) -> None:
    """A mixed tile counts as a home for the ghost town, and as a shop for the Shopping Center's income."""
    player = table().city(0, c2=tile, c4=123).player(0)

    assert player.score["ghost_town"] == -4
    assert player.income == TABLES.income[tile][0] + 2


@pytest.mark.rule("NEOM 9.7")
def test_9_7_part_of_a_neighborhood() -> None:
    """A mixed tile and a home that are joined by a road form a neighborhood of two."""
    assert table().city(0, c2=86, c1=3).player(0).score["neighborhoods"] == 3


@pytest.mark.rule("NEOM 9.7")
def test_9_7_required_as_either_type() -> None:
    """A mixed tile counts as one of the three required tiles of a Nursing Home and of a Stock Exchange."""
    homes = table(generation=3).city(0, c2=86, c4=3, d3=25).hindrance(0, 83)
    shops = table(generation=3).city(0, c2=86, c4=7, d3=8).hindrance(0, 94)

    assert (homes, shops) == ("", "")


@pytest.mark.rule("NEOM 9.7")
def test_9_7_charged_once() -> None:
    """Crime Spree charges 2 L-Coins for a mixed tile, not 4."""
    position = table(generation=3).city(0, c2=86).strike(1, CRIME_SPREE)

    assert position.texts(0)[0] == "pay 2"


@pytest.mark.rule("NEOM 9.7")
def test_9_7_only_these_two() -> None:
    """Only Condos & Restaurant and Apartments & Retail have two types."""
    types = (1 << len(TYPE_NAMES)) - 1
    mixed = {tile for tile in range(1, 151) if (TABLES.kinds[tile] & types).bit_count() > 1}

    assert mixed == MIXED and all(TABLES.kinds[tile] >> RESIDENTIAL & 1 for tile in mixed)
    assert not any(TABLES.produces[tile] & PROCESSED_GOODS for tile in mixed)
