"""NA 41, 49, 52: primary and secondary resources."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import produced
from tests.games.new_angeles.table import Table, table


def supply(there: Table) -> dict[str, int]:
    """The resources in the supply that are above 0."""
    return {name: amount for name, amount in there.view.supply.items() if amount}


@pytest.mark.rule("NA 41.0", "NA 38.0")
@pytest.mark.parametrize(
    ("district", "left"),
    [
        (1, {"consumables": 1}),
        (2, {"credits": 1}),
        (3, {"entertainment": 1}),
        (4, {"tech": 1}),
        (5, {"tech": 1}),
        (6, {"credits": 1}),
        (7, {"consumables": 1}),
        (8, {"entertainment": 1}),
        (9, {}),
        (10, {"credits": 1}),
    ],
)
def test_the_first_resource_is_primary(district: int, left: dict[str, int]) -> None:
    """With orgcrime, a district produces only its secondary resource, which is listed second."""
    assert supply(produced(table().androids(district).orgcrime(district))) == left


@pytest.mark.rule("NA 41.1", "NA 19.1", "NA 52.3")
def test_a_development_adds_to_the_primary_resource_alone() -> None:
    """Laguna Velasco produces 3 entertainment instead of 2, and still 1 credit."""
    assert supply(produced(table().androids(6).development(6))) == {"entertainment": 3, "credits": 1}


@pytest.mark.rule("NA 41.2")
def test_orgcrime_stops_it_with_a_development_or_without() -> None:
    """With orgcrime, Laguna Velasco produces only credits, even with a development."""
    assert supply(produced(table().androids(6).development(6).orgcrime(6))) == {"credits": 1}


@pytest.mark.rule("NA 41.3", "NA 52.1", "NA 19.2")
def test_a_single_resource_is_primary() -> None:
    """A development adds 1 to Rutherford's only resource, credits."""
    assert supply(produced(table().androids(9).development(9))) == {"credits": 4}


@pytest.mark.rule("NA 49.0")
def test_there_are_five_resources() -> None:
    """Each of the five resources has a track, which begins at 0."""
    assert table().view.supply == {"energy": 0, "consumables": 0, "tech": 0, "entertainment": 0, "credits": 0}


@pytest.mark.rule("NA 49.1", "NA 49.3", "R-40")
@pytest.mark.parametrize(
    ("district", "made"),
    [
        (1, {"credits": 1, "consumables": 1}),
        (2, {"energy": 1, "credits": 1}),
        (3, {"consumables": 1, "entertainment": 1}),
        (4, {"entertainment": 1, "tech": 1}),
        (5, {"credits": 1, "tech": 1}),
        (6, {"entertainment": 2, "credits": 1}),
        (7, {"tech": 2, "consumables": 1}),
        (8, {"credits": 2, "entertainment": 1}),
        (9, {"credits": 3}),
        (10, {"energy": 2, "credits": 1}),
    ],
)
def test_a_district_produces_both_in_their_amounts(district: int, made: dict[str, int]) -> None:
    """A district with an android produces all its resources in the printed amounts."""
    assert supply(produced(table().androids(district))) == made


@pytest.mark.rule("NA 49.2", "NA 52.0", "NA 52.2")
def test_the_other_resource_is_secondary() -> None:
    """With orgcrime, Nihongai still produces consumables, its secondary resource."""
    assert supply(produced(table().androids(7).orgcrime(7))) == {"consumables": 1}
