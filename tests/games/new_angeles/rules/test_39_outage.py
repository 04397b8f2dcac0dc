"""NA 39: outages."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import happened, produced
from tests.games.new_angeles.table import table

NBN = ("Globalsec", "Haas-Bioroid", "Jinteki", "NBN")


@pytest.mark.rule("NA 39.0", "NA 43.2", "NA 27.3")
def test_a_district_in_outage_produces_nothing() -> None:
    """A district in outage produces nothing, even with a development."""
    there = produced(table().androids(9).outage(9).development(9))

    assert sum(there.view.supply.values()) == 0


@pytest.mark.rule("NA 39.1", "NA 40.3", "NA 47.2", "NA 68.8")
@pytest.mark.parametrize("stage", ["protest", "strike"])
def test_a_placed_outage_takes_the_unrest_away(stage: str) -> None:
    """Scorched Earth places an outage in Manta, which is then stable; NBN gains nothing."""
    laid = table(corporations=NBN)
    there = (laid.protest(4) if stage == "protest" else laid.strike(4)).resolve(0, "Scorched Earth", 4, 5)

    assert there.districts("outage") == [4]
    assert there.districts("protest") + there.districts("strike") == []
    assert there.capital_of(3) == 10


@pytest.mark.rule("R-48", "NA 39.1")
def test_an_outage_that_moves_takes_the_unrest_away() -> None:
    """The event places a second outage in 5, which moves to 6 and replaces the unrest there. NBN gains nothing."""
    there = happened(table(corporations=NBN).outage(5).strike(6), "Human First Starts Riot")

    assert there.districts("outage") == [5, 6]
    assert (there.districts("strike"), there.capital_of(3)) == ([], 10)


@pytest.mark.rule("R-48")
def test_unrest_on_the_way_stays() -> None:
    """The outage passes 5 and 6, which have outages, and replaces the strike in 9. The protest in 2 stays."""
    there = happened(table().outage(5, 6).strike(9).protest(2), "Human First Starts Riot")

    assert there.districts("outage") == [5, 6, 9]
    assert (there.districts("strike"), there.districts("protest")) == ([], [2])


@pytest.mark.rule("NA 39.2", "NA 68.9")
def test_unrest_does_not_rise_in_outage() -> None:
    """A district in outage is exploited and stays stable."""
    there = produced(table().androids(4).outage(4))

    assert there.districts("protest") + there.districts("strike") == []


@pytest.mark.rule("NA 39.2", "NA 70.19")
def test_cards_cannot_raise_unrest_in_outage() -> None:
    """Riot Control offers neither the district in outage nor the one in strike."""
    asked = table().outage(4).strike(5).resolve(0, "Riot Control")

    assert asked.choices(0) == [1, 2, 3, 6, 7, 8, 9, 10]


@pytest.mark.rule("NA 39.3")
def test_a_second_outage_moves_on() -> None:
    """Mandatory Quarantine places two outages in Manta: the second moves on."""
    there = table(corporations=("Jinteki",)).resolve(0, "Mandatory Quarantine", 4, 4)

    assert there.districts("outage") == [4, 7]


@pytest.mark.rule("NA 39.4", "NA 36.1", "NA 63.3")
def test_an_outage_in_the_root_costs_2_threat() -> None:
    """Human First causes a second outage in Base de Cayambe, which goes to The Root."""
    there = produced(table().androids(10).outage(10).human_first(10))

    assert (there.districts("outage"), there.view.threat) == ([10], 2)


@pytest.mark.rule("NA 39.5", "NA 31.5", "NA 68.7")
def test_a_strike_alone_brings_no_outage() -> None:
    """A district in strike that is exploited without Human First stays in strike, even with orgcrime."""
    there = produced(table().androids(4).strike(4).orgcrime(4))

    assert (there.districts("strike"), there.districts("outage")) == ([4], [])
