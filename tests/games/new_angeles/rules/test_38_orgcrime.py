"""NA 38: orgcrime."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import produced
from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 38.0", "NA 52.2")
def test_orgcrime_stops_the_primary_resource() -> None:
    """Nihongai still produces its consumables, but no tech."""
    there = produced(table().androids(7).orgcrime(7))

    assert (there.view.supply["tech"], there.view.supply["consumables"]) == (0, 1)


@pytest.mark.rule("NA 38.0", "NA 23.0", "NA 77.1")
def test_orgcrime_is_an_enemy_unit() -> None:
    """Globalsec is paid when 24/7 Live Feed removes orgcrime."""
    there = table(corporations=("Globalsec",)).orgcrime(4).resolve(0, "24/7 Live Feed", "second", 4)

    assert (there.districts("orgcrime"), there.capital_of(0)) == ([], 11)


@pytest.mark.rule("NA 38.1")
def test_a_second_orgcrime_unit_moves_on() -> None:
    """A second orgcrime unit, placed in Manta by Labor Solutions, moves on to Nihongai."""
    there = table().orgcrime(4).resolve(0, "Labor Solutions", "done", 4)

    assert there.districts("orgcrime") == [4, 7]


@pytest.mark.rule("NA 38.2")
def test_orgcrime_does_not_stay_with_prisec() -> None:
    """Orgcrime placed beside prisec moves on."""
    there = table().prisec(4).resolve(0, "Labor Solutions", "done", 4)

    assert there.districts("orgcrime") == [7]


@pytest.mark.rule("NA 38.2")
def test_orgcrime_leaves_when_prisec_comes() -> None:
    """Gentrification brings prisec, and the orgcrime unit moves away."""
    there = table().outage(4).orgcrime(4).resolve(0, "Gentrification", 4)

    assert (there.districts("orgcrime"), there.districts("prisec")) == ([7], [4])


@pytest.mark.rule("NA 38.3")
def test_the_unit_is_back_in_the_reserve() -> None:
    """A second orgcrime unit in Base de Cayambe goes to The Root, and is no longer in the city."""
    there = table().orgcrime(10).resolve(0, "Labor Solutions", "done", 10)

    assert (there.districts("orgcrime"), there.view.threat) == ([10], 2)


@pytest.mark.rule("NA 38.4", "NA 19.3")
def test_a_development_does_not_help_against_orgcrime() -> None:
    """With orgcrime, the primary resource is not produced, not even the 1 that a development adds."""
    there = produced(table().androids(7).orgcrime(7).development(7))

    assert there.view.supply["tech"] == 0


@pytest.mark.rule("NA 38.5")
def test_a_single_resource_is_stopped() -> None:
    """Rutherford, which has only credits, produces nothing with orgcrime."""
    there = produced(table().androids(9).orgcrime(9))

    assert sum(there.view.supply.values()) == 0
