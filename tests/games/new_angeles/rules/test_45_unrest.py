"""NA 45, 54, 57, 68: the stages of unrest."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import happened, produced
from tests.games.new_angeles.table import Table, table

NBN = ("Globalsec", "Haas-Bioroid", "Jinteki", "NBN")


def stage(there: Table, district: int) -> str:
    """The stage of unrest of a district."""
    return there.view.districts[district - 1].unrest


@pytest.mark.rule("NA 45.0", "NA 68.0", "NA 54.0")
def test_there_are_three_stages() -> None:
    """A district without a token is stable; with one, it is in protest or strike."""
    there = table().protest(4).strike(5)

    assert [stage(there, district) for district in (3, 4, 5)] == ["stable", "protest", "strike"]


@pytest.mark.rule("NA 45.1", "NA 68.1", "NA 68.3", "NA 54.2")
@pytest.mark.parametrize(("district", "risen"), [(4, "protest"), (6, "strike"), (7, "strike")])
def test_exploiting_raises_unrest_by_a_stage(district: int, risen: str) -> None:
    """District 4 goes from stable to protest, 6 from protest to strike, and 7 stays in strike."""
    there = produced(table().androids(4, 6, 7).protest(6).strike(7))

    assert stage(there, district) == risen


@pytest.mark.rule("NA 45.2", "NA 57.2", "NA 68.2")
@pytest.mark.parametrize(("before", "after"), [("protest", "stable"), ("strike", "protest")])
def test_unrest_falls_by_a_stage(before: str, after: str) -> None:
    """24/7 Live Feed lowers unrest by a stage, and NBN gains 1 capital."""
    laid = table(corporations=NBN)
    there = (laid.protest(4) if before == "protest" else laid.strike(4)).resolve(0, "24/7 Live Feed", "first", 4)

    assert (stage(there, 4), there.capital_of(3)) == (after, 11)


@pytest.mark.rule("NA 68.2")
def test_unrest_falls_by_two_stages() -> None:
    """Media Circus lowers unrest from strike to stable, and NBN gains 2 capital."""
    there = table(corporations=NBN).strike(4).resolve(0, "Media Circus", 4, 9)

    assert (stage(there, 4), there.capital_of(3)) == ("stable", 12)


@pytest.mark.rule("NA 45.3")
def test_protest_does_not_stop_production() -> None:
    """Rutherford in protest produces its credits."""
    there = produced(table().androids(9).protest(9))

    assert there.view.supply["credits"] == 3


@pytest.mark.rule("NA 54.1", "NA 68.5", "R-75")
def test_a_stable_district_cannot_be_lowered() -> None:
    """24/7 Live Feed may choose a stable district, but unrest does not fall and nobody is paid."""
    there = table(corporations=NBN).resolve(0, "24/7 Live Feed", "first", 4)

    assert (stage(there, 4), there.capital_of(3)) == ("stable", 10)


@pytest.mark.rule("NA 54.3", "NA 68.9")
def test_a_district_in_outage_is_stable() -> None:
    """An event that counts districts in unrest does not count one in outage."""
    there = happened(table().outage(4).protest(6), "Social Apps Spark Revolution")

    assert (stage(there, 4), there.view.threat) == ("stable", 1)


@pytest.mark.rule("NA 57.0")
def test_a_strike_stops_production() -> None:
    """Rutherford in strike produces nothing."""
    there = produced(table().androids(9).strike(9))

    assert sum(there.view.supply.values()) == 0


@pytest.mark.rule("NA 57.1", "NA 68.4", "NA 70.6")
def test_a_card_cannot_raise_a_strike() -> None:
    """Riot Control cannot choose a district in strike."""
    asked = table().strike(4, 5).resolve(0, "Riot Control")

    assert not {4, 5} & set(asked.choices(0))


@pytest.mark.rule("NA 68.6", "NA 31.0", "NA 27.1")
def test_human_first_raises_unrest_by_two_stages() -> None:
    """Unrest rises from stable to strike when a district with Human First is exploited."""
    there = produced(table().androids(4).human_first(4))

    assert (stage(there, 4), there.districts("outage")) == ("strike", [])


@pytest.mark.rule("NA 68.6", "NA 31.1", "R-49")
@pytest.mark.parametrize("before", ["protest", "strike"])
def test_where_two_stages_are_impossible_an_outage_comes(before: str) -> None:
    """Where unrest cannot rise by two stages, an outage replaces the unrest token."""
    laid = table().androids(4).human_first(4)
    there = produced(laid.protest(4) if before == "protest" else laid.strike(4))

    assert (stage(there, 4), there.districts("outage")) == ("stable", [4])


@pytest.mark.rule("NA 68.7", "R-83")
def test_without_exploiting_human_first_brings_no_outage() -> None:
    """Liquidation takes a district with Human First to strike, and there is no outage."""
    there = table().human_first(4).protest(4).resolve(0, "Liquidation", 4)

    assert (stage(there, 4), there.districts("outage")) == ("strike", [])


@pytest.mark.rule("NA 68.8", "NA 48.2")
def test_the_token_that_gives_way_is_in_the_reserve() -> None:
    """An outage takes the place of the strike, and NBN gains nothing."""
    there = table(corporations=NBN).strike(4).resolve(0, "Scorched Earth", 4, 5)

    assert (stage(there, 4), there.capital_of(3)) == ("stable", 10)


@pytest.mark.rule("NA 68.9", "NA 39.2", "R-83")
def test_unrest_cannot_rise_in_outage() -> None:
    """Liquidation cannot choose a district in outage."""
    asked = table().outage(4).resolve(0, "Liquidation")

    assert 4 not in asked.choices(0)


@pytest.mark.rule("NA 68.10")
def test_without_its_outage_a_district_is_stable() -> None:
    """A strike was replaced by an outage, which Massive Reconstruction removes: the district is stable."""
    laid = table(corporations=("Globalsec", "Weyland Consortium")).strike(4).resolve(0, "Scorched Earth", 4, 5)
    there = laid.until("main-offer").resolve(1, "Massive Reconstruction", 4, 8, 9)

    assert (stage(there, 4), there.districts("outage")) == ("stable", [])


@pytest.mark.rule("NA 68.10", "NA 70.6")
def test_budget_renovations_raises_it_again_from_stable() -> None:
    """Budget Renovations removes the outage and raises unrest by one stage, to protest."""
    there = table().outage(4).resolve(0, "Budget Renovations", 4)

    assert stage(there, 4) == "protest"
