"""NEOM 8: Trade Routes."""

from __future__ import annotations

import pytest

from tests.games.neom.rules.plays import FIRE, FLOOD
from tests.games.neom.table import table


@pytest.mark.rule("NEOM 8.1")
def test_8_1_none_at_first() -> None:
    """At the start no route is established."""
    assert table().player(0).routes == []


@pytest.mark.rule("NEOM 8.1")
@pytest.mark.parametrize(("side", "near", "end"), [("left", "b3", "a3"), ("right", "d3", "e3")])
def test_8_1_by_the_second_turn(side: str, near: str, end: str) -> None:
    """Two tiles in the middle row establish a route, one does not."""
    position = table().place(0, 3, near)
    before = position.player(0).routes
    position.place(0, 25, end)

    assert (before, position.player(0).routes) == ([], [side])


@pytest.mark.rule("NEOM 8.1")
def test_8_1_left_and_right() -> None:
    """A city can have the left and the right Trade Route."""
    position = table().city(0, b3=1, a3=2, d3=3).place(0, 25, "e3")

    assert position.player(0).routes == ["left", "right"]


@pytest.mark.rule("NEOM 8.1")
@pytest.mark.parametrize("end", ["a2", "a4", "c1", "c5", "e2", "e4"])
def test_8_1_on_the_middle_row_only(end: str) -> None:
    """A road that leaves the board on another row, or at the top or bottom, establishes nothing."""
    position = table().city(0, **{end: 3})

    assert position.player(0).routes == []


@pytest.mark.rule("NEOM 8.1")
@pytest.mark.parametrize(("roads", "routes"), [("E", []), ("NES", []), ("EW", ["left"])])
def test_8_1_a_road_must_lead_into_it(roads: str, routes: list[str]) -> None:
    """A tile on the border space without a road to the border does not establish the route."""
    position = table(roads={3: roads}).city(0, b3=1).place(0, 3, "a3")

    assert position.player(0).routes == routes


@pytest.mark.rule("NEOM 8.1")
def test_8_1_any_way_to_it_is_enough() -> None:
    """The border space may be reached by a detour, with more than two tiles."""
    position = table(roads={3: "NW"}).city(0, c2=1, b2=2, a2=4).place(0, 3, "a3")

    assert position.player(0).routes == ["left"]


@pytest.mark.rule("NEOM 8.2")
def test_8_2_active_when_the_center_is_replaced() -> None:
    """A tile on the center space without a road to the left leaves the left route active."""
    position = table(roads={25: "E"}).city(0, b3=1, a3=2).place(0, 25, "c3")

    assert position.player(0).routes == ["left"]


@pytest.mark.rule("NEOM 8.2")
def test_8_2_active_when_the_tile_between_is_gone() -> None:
    """The border tile alone keeps the route active."""
    position = table().city(0, b3=1, a3=2).strike(1, FLOOD).answer(0, "sacrifice", "b3")

    assert position.player(0).routes == ["left"]


@pytest.mark.rule("NEOM 8.2")
def test_8_2_it_still_lowers_prices() -> None:
    """A route that is cut off from the center still lowers the price by 1 L-Coin."""
    position = table().alone(0).city(0, "Wood", a3=2).city(1, "Ore").money(0, 1)

    assert position.hindrance(0, 13) == ""


@pytest.mark.rule("NEOM 8.3")
def test_8_3_lost_when_the_tile_is_removed() -> None:
    """A Disaster that takes the border tile takes the route."""
    position = table().city(0, b3=1, a3=2).strike(1, FLOOD).answer(0, "sacrifice", "a3")

    assert position.player(0).routes == []


@pytest.mark.rule("NEOM 8.3")
@pytest.mark.parametrize(("roads", "routes"), [("E", []), ("NE", []), ("EW", ["left"])])
def test_8_3_lost_when_it_is_replaced_without_the_road(roads: str, routes: list[str]) -> None:
    """A replacement without the road to the border loses the route; one that has the road keeps it."""
    position = table(roads={25: roads}).city(0, b3=1, a3=2).place(0, 25, "a3")

    assert position.player(0).routes == routes


@pytest.mark.rule("NEOM 8.3")
def test_8_3_the_other_route_stays() -> None:
    """Losing one route does not touch the other."""
    position = table(generation=2).city(0, b3=1, a3=2, d3=3, e3=4).strike(1, FIRE)
    position.answer(0, "sacrifice", "a3", "d3")

    assert position.player(0).routes == ["right"]
