"""NA 63, 64: threat and tiers."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import happened
from tests.games.new_angeles.table import Table, table

RIVALS = ("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist")


def to_the_root(laid: Table) -> Table:
    """An action card of seat 0 sends an orgcrime unit to The Root."""
    return laid.orgcrime(10).resolve(0, "Labor Solutions", "done", 10)


@pytest.mark.rule("NA 63.0", "R-64")
@pytest.mark.parametrize(("before", "after", "over"), [(0, 2, False), (22, 24, False), (23, 25, True), (24, 25, True)])
def test_at_25_threat_the_game_is_over(before: int, after: int, over: bool) -> None:
    """Threat stops at 25, and the game is over."""
    there = to_the_root(table().threat(before))

    assert (there.view.threat, there.over) == (after, over)


@pytest.mark.rule("NA 63.0", "R-64")
def test_the_rest_of_the_card_does_not_happen() -> None:
    """The first of Massive Reconstruction's two units ends the game; nobody places the second or claims the asset."""
    laid = table(corporations=("Weyland Consortium",)).threat(23).orgcrime(10).revealed("Gurren Imaishi")
    there = laid.resolve(0, "Massive Reconstruction", 10)

    assert (there.over, there.capital_of(0), there.assets_of(0)) == (True, 10, [])


@pytest.mark.rule("R-64", "R-81")
def test_what_was_gained_before_the_end_counts() -> None:
    """Weyland Consortium keeps the capital for the outage, although threat then ends the game."""
    laid = table(corporations=("Weyland Consortium",)).threat(23).outage(4).orgcrime(10)
    there = laid.resolve(0, "Massive Reconstruction", 4, 10)

    assert (there.over, there.capital_of(0)) == (True, 12)


@pytest.mark.rule("R-64", "NA 24.1")
def test_an_event_stops_where_threat_ends_the_game() -> None:
    """Four Human First units raise threat by 4 and end the game. The event places nothing."""
    there = happened(table().threat(21).human_first(1, 2, 3, 5), "Humanity Labor Hosts Union Heads")

    assert (there.over, there.districts("human_first"), there.districts("illness")) == (True, [1, 2, 3, 5], [])


@pytest.mark.rule("NA 63.1", "NA 28.1")
@pytest.mark.parametrize(("capital", "winners"), [(25, (3,)), (24, ()), (40, (3,))])
def test_by_threat_only_the_federalist_can_win(capital: int, winners: tuple[int, ...]) -> None:
    """At 25 threat the Federalist wins with 25 capital; all others lose, however rich."""
    result = to_the_root(table().rivals(*RIVALS).threat(23).capital(0, 60).capital(3, capital)).result

    assert result is not None
    assert (result.winners, result.reason) == (winners, "threat")


@pytest.mark.rule("NA 63.2", "NA 32.0", "NA 32.5")
@pytest.mark.parametrize("ill", [(4,), (4, 9), ()])
def test_an_action_card_in_a_district_with_illness_costs_2(ill: tuple[int, ...]) -> None:
    """Media Circus in two districts raises threat by 2 if one or both of them have illness."""
    there = table().illness(*ill).resolve(0, "Media Circus", 4, 9)

    assert there.view.threat == (2 if ill else 0)


@pytest.mark.rule("NA 63.3", "NA 48.2")
def test_the_root_costs_2_for_each() -> None:
    """Two Human First units move to The Root, and each raises threat by 2. Then the event places one in 3."""
    there = happened(table().human_first(9, 10), "Activist Cells Awaken")

    assert (there.view.threat, there.districts("human_first")) == (4, [3])


@pytest.mark.rule("NA 63.4", "NA 18.2")
@pytest.mark.parametrize(("credits", "threat"), [(0, 7), (1, 0)])
def test_a_failed_demand_costs_what_its_card_says(credits: int, threat: int) -> None:
    """Retail Shortage raises threat by 7 if credits are missing, and by nothing if it is met."""
    laid = table().round(2).demand("Retail Shortage")
    there = laid.supply(energy=1, consumables=1, entertainment=5, credits=credits).at("demand")

    assert there.view.threat == threat


@pytest.mark.rule("NA 63.5", "NA 24.2")
@pytest.mark.parametrize(("units", "threat"), [((), 0), ((4,), 1), ((1, 4, 9), 3)])
def test_an_event_costs_by_what_its_back_shows(units: tuple[int, ...], threat: int) -> None:
    """Gang Wars raises threat by 1 for each orgcrime unit in the city."""
    there = happened(table().orgcrime(*units), "Gang Wars at All-Time High!")

    assert there.view.threat == threat


@pytest.mark.rule("NA 64.0", "R-40")
def test_every_district_belongs_to_a_tier() -> None:
    """Districts 1 to 5 are tier 1, 6 to 8 tier 2, 9 and 10 tier 3."""
    assert table().pack.tables.tier[1:] == [1, 1, 1, 1, 1, 2, 2, 2, 3, 3]


@pytest.mark.rule("NA 64.1", "NA 70.20", "R-45")
@pytest.mark.parametrize(("district", "others"), [(2, [1, 3, 4, 5]), (7, [6, 8]), (9, [10])])
def test_cards_refer_to_tiers(district: int, others: list[int]) -> None:
    """Scorched Earth's second district must be another district of the same tier."""
    asked = table().resolve(0, "Scorched Earth", district)

    assert asked.choices(0) == others


@pytest.mark.rule("NA 64.2", "NA 75.11", "R-59")
@pytest.mark.parametrize(("outages", "threat"), [((1, 5), 0), ((6, 7), 3), ((7, 9, 10), 5)])
def test_higher_tiers_are_worse(outages: tuple[int, ...], threat: int) -> None:
    """Threat rises by 5 if there is an outage in tier 3, otherwise by 3 if there is one in tier 2."""
    there = happened(table().outage(*outages), "Helium-3 Transport Threatened")

    assert there.view.threat == threat
