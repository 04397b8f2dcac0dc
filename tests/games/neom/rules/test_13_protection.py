"""NEOM 13.9 to 13.11: protection and insurance. In these tests seat 1 selects the Disaster, and seat 0 is hit."""

from __future__ import annotations

import pytest

from tests.games.neom.rules.plays import CRIME_SPREE, FIRE, FLOOD, hit, payment
from tests.games.neom.table import table


@pytest.mark.rule("NEOM 13.9")
def test_13_9_protected_tiles_may_be_removed() -> None:
    """A tile beside a Fire Department, and the Department itself, can be removed."""
    position = hit(FIRE, c2=17, c1=3).answer(0, "sacrifice", "c2", "c1")

    assert position.player(0).tiles == {}


@pytest.mark.rule("NEOM 13.9")
def test_13_9_protection_does_not_save_from_removal() -> None:
    """A fully protected city pays nothing; if its player removes tiles instead, two must go."""
    position = hit(FIRE, money=0, c2=17, c1=3, b1=7)

    assert position.texts(0) == ["pay 0", "sacrifice"]
    assert position.answer(0, "sacrifice", "c1").texts(0) == ["b1", "c2"]


@pytest.mark.rule("NEOM 13.9")
@pytest.mark.parametrize("tile", [17, 57, 139])
def test_13_9_nothing_protects_against_flood(tile: int) -> None:
    """A Flood charges for Fire and Police Departments and the tiles beside them."""
    assert payment(hit(FLOOD, c2=tile, c1=3, b2=7)) == 3


@pytest.mark.rule("NEOM 13.9")
def test_13_9_several_departments() -> None:
    """Two Fire Departments protect the tiles around both."""
    city = {"b2": 17, "d4": 38, "a1": 3, "e5": 7, "c3": 25, "a5": 11}

    assert payment(hit(FIRE, **city)) == 1


@pytest.mark.rule("NEOM 13.9")
@pytest.mark.parametrize(("disaster", "due"), [(FLOOD, 2), (FIRE, 2), (CRIME_SPREE, 4)])
def test_13_9_insurance_office(disaster: int, due: int) -> None:
    """The Insurance Office halves the 5 L-Coins for Flood or Fire and the 8 for Crime Spree, rounded down."""
    city = {"a1": 133, "c2": 3, "b3": 7, "d3": 11, "c4": 25}

    assert payment(hit(disaster, **city)) == due


@pytest.mark.rule("NEOM 13.9")
def test_13_9_insurance_does_not_halve_the_removal() -> None:
    """With the Insurance Office, a player who removes tiles removes as many as everybody else."""
    position = hit(FIRE, money=0, a1=133, c2=3, b3=7, d3=11, c4=25)

    assert position.texts(0) == ["sacrifice"]
    assert position.answer(0, "sacrifice", "c2").texts(0) == ["a1", "b3", "d3", "c4"]


@pytest.mark.rule("NEOM 13.10")
@pytest.mark.parametrize("department", [17, 38, 56, 70, 139])
def test_13_10_itself_and_all_around(department: int) -> None:
    """In a full 5 by 5 city a Fire Department in the middle protects 9 tiles: 16 are left to pay for."""
    city = {f"{column}{row}": 3 for column in "abcde" for row in range(1, 6)}

    assert payment(hit(FIRE, **{**city, "c3": department})) == 16


@pytest.mark.rule("NEOM 13.10")
def test_13_10_without_a_road() -> None:
    """A Fire Department protects a tile that it touches only at a corner, and without a road."""
    position = table(generation=2, roads={17: "W", 3: "E"}).city(0, b2=17, c3=3, a1=25).strike(1, FIRE)

    assert payment(position) == 0


@pytest.mark.rule("NEOM 13.10")
def test_13_10_not_two_spaces_away() -> None:
    """A tile two spaces from the Fire Department is charged, and so are tiles at the opposite border."""
    assert payment(hit(FIRE, a3=17, c3=3, e2=7, e4=11)) == 3


@pytest.mark.rule("NEOM 13.10")
def test_13_10_police_does_not_help_against_fire() -> None:
    """Fire charges for a Police Department and the home beside it."""
    assert payment(hit(FIRE, c2=57, c1=3)) == 2


@pytest.mark.rule("NEOM 13.11")
@pytest.mark.parametrize("department", [57, 71, 102, 119, 139])
def test_13_11_all_around(department: int) -> None:
    """In a full 5 by 5 city a Police Department in the middle protects 8 homes: 16 are left, 2 L-Coins each."""
    city = {f"{column}{row}": 3 for column in "abcde" for row in range(1, 6)}

    assert payment(hit(CRIME_SPREE, **{**city, "c3": department})) == 32


@pytest.mark.rule("NEOM 13.11")
def test_13_11_fire_departments_do_not_help_against_crime() -> None:
    """Crime Spree charges for a home beside a Fire Department."""
    assert payment(hit(CRIME_SPREE, c2=17, c1=3)) == 2


@pytest.mark.rule("NEOM 13.11")
def test_13_11_public_and_resource_tiles_are_never_charged() -> None:
    """Crime Spree charges only Residential, Commercial and Industrial tiles."""
    assert payment(hit(CRIME_SPREE, c2=102, c4=15, b3=21, e1=3)) == 2
