"""NEOM 7: replacing tiles, and what follows when a tile leaves the city."""

from __future__ import annotations

import pytest

from tests.games.neom.rules.plays import FLOOD, refused
from tests.games.neom.table import table

STANDING = {"b2": 3, "d2": 7, "b4": 11, "d4": 17, "c4": 21}  # one tile of each type, by cell; b3, c2 and d3 are free
BY_TYPE = {"Residential": "b2", "Commercial": "d2", "Industrial": "b4", "Public": "d4"}
NEW = {"Residential": 25, "Commercial": 6, "Industrial": 13, "Public": 31, "Resource": 19}


@pytest.mark.rule("NEOM 7.1")
@pytest.mark.parametrize("kind", NEW)
def test_7_1_resources_and_tiles_of_the_same_type(kind: str) -> None:
    """A tile replaces Resource tiles, the City Center, and tiles that share a type with it."""
    position = table().city(0, "Ore", **STANDING, b3=1, d3=2)
    spaces = position.spaces(0, NEW[kind]) & {*STANDING, "c3"}

    assert spaces == {"c4", "c3"} | ({BY_TYPE[kind]} if kind in BY_TYPE else set())


@pytest.mark.rule("NEOM 7.1")
def test_7_1_a_resource_does_not_replace_others() -> None:
    """A Resource tile replaces nothing but Resource tiles."""
    refusal = refused(table().city(0, c2=3).choose(0, 21), 0, "c2")

    assert refusal.code == "cannot-replace" and refusal.rules == ("NEOM 7.1",)


@pytest.mark.rule("NEOM 7.1")
@pytest.mark.parametrize(("standing", "allowed"), [(3, True), (7, True), (21, True), (11, False), (17, False)])
def test_7_1_a_tile_with_two_types(standing: int, allowed: bool) -> None:
    """Condos & Restaurant replaces Residential, Commercial and Resource tiles."""
    position = table(generation=3).city(0, c2=standing, b3=12, d3=54)

    assert ("c2" in position.spaces(0, 86)) == allowed


@pytest.mark.rule("NEOM 7.1")
@pytest.mark.parametrize(("tile", "allowed"), [(85, True), (95, True), (102, False), (21, False)])
def test_7_1_a_tile_with_two_types_is_replaced(tile: int, allowed: bool) -> None:
    """Apartments & Retail gives way to Residential and to Commercial tiles."""
    assert ("c2" in table(generation=3).city(0, c2=87).spaces(0, tile)) == allowed


@pytest.mark.rule("NEOM 7.1")
def test_7_1_marks_are_not_types() -> None:
    """A Public tile cannot replace an Industrial one, although both are Polluting."""
    assert "c2" not in table().city(0, "Coal", c2=11).spaces(0, 16)


@pytest.mark.rule("NEOM 7.1")
def test_7_1_windmills_are_a_resource() -> None:
    """Any tile can replace Windmills, a Resource tile without a Good; a home cannot replace a Public power plant."""
    position = table().city(0, c2=32, c4=15)

    assert position.spaces(0, 3) & {"c2", "c4"} == {"c2"}


@pytest.mark.rule("NEOM 7.1")
def test_7_1_a_cut_off_tile_is_not_replaced() -> None:
    """The new tile must reach the center, even if it replaces another."""
    assert refused(table().city(0, a1=3).choose(0, 25), 0, "a1").code == "not-connected"


@pytest.mark.rule("NEOM 7.2")
@pytest.mark.parametrize("tile", [3, 7, 137, 17, 21, 139])
def test_7_2_any_tile_replaces_the_center(tile: int) -> None:
    """Any tile can replace the City Center, which counts as a Resource."""
    assert "c3" in table().spaces(0, tile)


@pytest.mark.rule("NEOM 7.2")
def test_7_2_the_good_of_the_center_is_lost() -> None:
    """When the center is replaced, its Good's token goes back to the supply."""
    position = table().city(0, "Coal").place(0, 3, "c3")

    assert position.player(0).goods == []


@pytest.mark.rule("NEOM 7.2")
def test_7_2_no_longer_a_resource() -> None:
    """A tile on the center space that is no Resource can be replaced only by a tile of its type."""
    position = table().city(0, c3=3)

    assert ("c3" in position.spaces(0, 25), "c3" in position.spaces(0, 7)) == (True, False)


@pytest.mark.rule("NEOM 7.2")
def test_7_2_a_resource_in_its_place() -> None:
    """A Resource tile in the center's place can again be replaced by any tile."""
    assert "c3" in table().city(0, c3=21).spaces(0, 7)


@pytest.mark.rule("NEOM 7.3")
def test_7_3_the_new_one_takes_its_space() -> None:
    """The new tile takes the space of the old one, which is gone from the city."""
    position = table().city(0, c2=3).place(0, 25, "c2")

    assert position.player(0).tiles == {"c2": 25}


@pytest.mark.rule("NEOM 7.3")
def test_7_3_the_old_one_goes_to_the_box() -> None:
    """A replaced Cornerstone does not return to its player, and brings no money."""
    position = table(generation=2).city(0, c2=139).cornerstones(0, 124).place(0, 70, "c2")

    assert (position.player(0).cornerstones, position.player(0).money) == ([124], 6)
    assert 139 not in position.game.view(None).discards


@pytest.mark.rule("NEOM 7.4")
def test_7_4_goods_are_lost() -> None:
    """With the last producer the token goes back to the supply, and the Good is no longer for sale."""
    position = table().city(0, "Wood", c2=13).place(0, 11, "c2")

    assert position.player(0).goods == ["Wood", "Lumber"]
    assert position.hindrance(1, 9) == "cannot-place-goods"


@pytest.mark.rule("NEOM 7.4")
def test_7_4_income_points_and_power_are_lost() -> None:
    """A tile that leaves the city takes its income, points and Power with it."""
    position = table(turn=7).city(0, c2=8, c4=15)
    before = position.player(0)
    after = position.city(0, c2=8, c4=15).place(0, 7, "c2").place(0, 17, "c4").player(0)

    assert (before.income, before.score["printed"], before.score["power"]) == (3, 4, 0)
    assert (after.income, after.score["printed"], after.score["power"]) == (0, 3, -5)


@pytest.mark.rule("NEOM 7.4")
def test_7_4_protection_is_lost() -> None:
    """When a Fire Department is replaced, nothing is protected any more."""
    position = table(generation=2).city(0, c2=17, b2=3, d2=7).place(0, 31, "c2", "done")
    position.strike(1, 64)

    assert position.texts(0)[0] == "pay 3"


@pytest.mark.rule("NEOM 7.4")
def test_7_4_a_removed_tile_too() -> None:
    """A tile lost to a Disaster takes its Good with it."""
    position = table().city(0, "Ore", c2=13).strike(1, FLOOD).answer(0, "sacrifice", "c2")

    assert position.player(0).goods == ["Ore"]


@pytest.mark.rule("NEOM 7.4")
def test_7_4_an_investment_firm_stops_paying() -> None:
    """On the turn after the Investment Firm left the city, selecting brings nothing."""
    position = table(generation=2).city(0, c2=141).place(0, 70, "c2").money(0, 6).select(0, 3)

    assert position.player(0).money == 6


@pytest.mark.rule("NEOM 7.4")
def test_7_4_an_insurance_office_halves_no_more() -> None:
    """When a Fire Department has replaced the Insurance Office, a Flood costs 1 L-Coin per tile again."""
    position = table().city(0, c2=133, b2=3, d2=7, c4=11).place(0, 17, "c2").strike(1, FLOOD)

    assert position.texts(0)[0] == "pay 4"


@pytest.mark.rule("NEOM 7.4", "NEOM 19.59")
def test_7_4_a_postal_service_covers_no_more() -> None:
    """When a Fire Department has replaced the Postal Service, a missing Raw Good has to be bought again."""
    position = table(generation=2).alone(0).city(0, "Coal", c2=59).money(0, 20)
    before = position.hindrance(0, 51)
    after = position.place(0, 17, "c2").hindrance(0, 51)

    assert (before, after) == ("", "cannot-place-goods")


@pytest.mark.rule("NEOM 7.4", "NEOM 19.137")
def test_7_4_a_modular_factory_has_no_good_any_more() -> None:
    """Nothing is left of the Good chosen for a Modular Factory, not even in what the players see."""
    position = table().city(0, "Coal").place(0, 137, "c2", "Steel").place(0, 14, "c2")

    assert position.player(0).modular_factory is None


@pytest.mark.rule("NEOM 7.4", "R-37")
def test_7_4_a_removed_tile_leaves_an_empty_space() -> None:
    """A tile lost to a Disaster leaves nothing on its space."""
    position = table().city(0, c2=3, c4=7).strike(1, FLOOD).answer(0, "sacrifice", "c2")

    assert position.player(0).tiles == {"c4": 7}


@pytest.mark.rule("NEOM 7.5")
def test_7_5_cut_off_tiles_keep_their_points() -> None:
    """When the tile in between leaves, the home and the power plant beyond it still score."""
    position = table().city(0, b3=7, a3=4, a4=15).strike(1, FLOOD).answer(0, "sacrifice", "b3")
    score = position.player(0).score

    assert (score["printed"], score["neighborhoods"], score["power"], score["ghost_town"]) == (2 + 4, 1, 0, -4)


@pytest.mark.rule("NEOM 7.5")
def test_7_5_cut_off_tiles_keep_their_effects() -> None:
    """Income and Goods of tiles that are cut off go on."""
    position = table(turn=7).city(0, "Coal", b3=7, a3=8, a4=13).strike(1, FLOOD).answer(0, "sacrifice", "b3").finish()

    assert (position.player(0).money, position.player(0).goods) == (6 + 5 + 3, ["Coal", "Gold"])


@pytest.mark.rule("NEOM 7.5")
def test_7_5_the_part_is_closed_to_new_tiles() -> None:
    """In a part of the city that is cut off, nothing can be placed or replaced."""
    position = table().city(0, a1=3, b1=7)

    assert position.spaces(0, 25) == {"b3", "d3", "c2", "c4", "c3"}


@pytest.mark.rule("NEOM 7.5")
def test_7_5_cut_off_by_a_replacement() -> None:
    """A replacement with other roads can cut off the tiles beyond it."""
    position = table(roads={25: "E"}).city(0, b3=3, a3=7).place(0, 25, "b3")

    assert position.player(0).tiles == {"b3": 25, "a3": 7}
    assert not position.spaces(0, 1) & {"a2", "a4"}


@pytest.mark.rule("NEOM 7.5")
def test_7_5_cut_off_by_the_center() -> None:
    """A tile in the center's place can cut off a side of the city."""
    position = table(roads={25: "E"}).city(0, b3=3, a3=7).place(0, 25, "c3")

    assert position.spaces(0, 1) == {"d3", "c3"}


@pytest.mark.rule("NEOM 7.5")
def test_7_5_open_again() -> None:
    """When the gap is closed, new tiles can be placed beyond it."""
    position = table(roads={25: "E"}).city(0, b3=25, a3=7).place(0, 1, "b3")

    assert {"a2", "a4"} <= position.spaces(0, 2)
