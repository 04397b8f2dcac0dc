"""NA 75: the sixteen events."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import happened
from tests.games.new_angeles.table import Table, table

HUMAN_FIRST, ORGCRIME, OUTAGE, UNREST = "human_first", "orgcrime", "outage", "unrest"
MOVED = ("outage", "illness", "orgcrime", "human_first")

Places = tuple[int, ...]

# For each event: the districts of its outages, illness, orgcrime and Human First, its number of turns, and its back.
EVENTS: dict[str, tuple[Places, Places, Places, Places, int, str]] = {
    "Activist Cells Awaken": ((), (2,), (7,), (3,), 4, HUMAN_FIRST),
    "Beanstalk Beset By Protesters": ((), (9, 10), (), (7,), 3, HUMAN_FIRST),
    "Human First Starts Riot": ((5,), (1,), (), (2,), 4, HUMAN_FIRST),
    "Humanity Labor Hosts Union Heads": ((), (1,), (), (4,), 3, HUMAN_FIRST),
    "Beanstalk Owned By Mob?": ((), (4,), (6,), (3,), 4, ORGCRIME),
    "Gang Wars at All-Time High!": ((1,), (3,), (10,), (), 3, ORGCRIME),
    "Pistoleros Hit Squads Strike!": ((), (2,), (3,), (8,), 3, ORGCRIME),
    "Tri-Maf Leaders Unite!": ((7,), (3,), (), (1, 2), 5, ORGCRIME),
    "Crumbling Infrastructure": ((), (5, 10), (2,), (7,), 5, OUTAGE),
    "Earthquake Rocks City": ((2,), (7, 9), (), (8,), 4, OUTAGE),
    "Helium-3 Transport Threatened": ((), (8,), (), (5,), 3, OUTAGE),
    "Rolling Outages Increase": ((8,), (5,), (4,), (), 3, OUTAGE),
    "Average Wage Falls Again": ((), (8,), (8,), (9,), 4, UNREST),
    "Report: Record Unemployment": ((), (6,), (9,), (1,), 4, UNREST),
    "Social Apps Spark Revolution": ((), (4, 6), (), (6,), 5, UNREST),
    "Welfare Programs Slashed": ((), (1, 10), (1, 2), (), 3, UNREST),
}


def standing(there: Table) -> tuple[Places, ...]:
    """The districts of each component that events place."""
    return tuple(tuple(there.districts(component)) for component in MOVED)


@pytest.mark.rule(
    "NA 75.1",
    "NA 75.2",
    "NA 75.3",
    "NA 75.4",
    "NA 75.5",
    "NA 75.6",
    "NA 75.7",
    "NA 75.8",
    "NA 75.9",
    "NA 75.10",
    "NA 75.11",
    "NA 75.12",
    "NA 75.13",
    "NA 75.14",
    "NA 75.15",
    "NA 75.16",
    "NA 24.1",
    "R-41",
    "R-42",
    "R-43",
)
@pytest.mark.parametrize("name", EVENTS)
def test_in_an_empty_city(name: str) -> None:
    """In an empty city an event places its components and turns, and threat does not rise."""
    there = happened(table().androids(), name)

    assert (*standing(there), there.view.turns_left, there.view.threat) == (*EVENTS[name][:5], 0)


@pytest.mark.rule("NA 24.3", "NA 24.2")
@pytest.mark.parametrize("name", EVENTS)
def test_its_back_is_visible_while_it_is_on_top(name: str) -> None:
    """While an event is on top of the deck, its back shows the component that its threat depends on."""
    laid = table().events(name)

    assert laid.view.next_event_back == EVENTS[name][5]


# Human First.


@pytest.mark.rule("NA 75.1", "R-52")
@pytest.mark.parametrize(
    ("before", "after", "threat"),
    [
        ((4,), [3, 9], 0),  # the unit moves from 4 to 7, then to 9
        ((9,), [3], 2),  # from 9 to 10, then to The Root
        ((10,), [3], 2),  # from 10 to The Root, so there is no second move
        ((1, 2), [3, 5, 6], 0),  # first from 2 to 5 and 6, then from 1 to 2 and 5
        ((5, 6), [3, 9, 10], 0),  # first from 6 to 9 and 10, then from 5 to 6 and 9
        ((4, 7), [3, 9, 10], 0),
        ((6, 7, 8), [3, 10], 4),  # from 8 to 9 and 10; the others move to 9, then past 10 to The Root
    ],
)
def test_activist_cells_awaken(before: Places, after: list[int], threat: int) -> None:
    """Every Human First unit makes two whole moves, the one in the highest district first; then one is placed in 3."""
    there = happened(table().human_first(*before), "Activist Cells Awaken")

    assert (there.districts("human_first"), there.view.threat) == (after, threat)


@pytest.mark.rule("NA 75.1", "R-115", "NA 35.2")
def test_two_units_in_the_root_are_two_rises() -> None:
    """Sunny LeBeau's owner, Jinteki at seat 2, is asked at each rise of threat, and draws twice."""
    there = happened(table().human_first(9, 10).asset(2, "Sunny LeBeau"), "Activist Cells Awaken")
    there.answer(2, "Sunny LeBeau", "Sunny LeBeau")

    assert (there.hand_counts()[2], there.view.threat, there.prompt) == (4, 4, "pick-general")


@pytest.mark.rule("NA 75.4", "R-115")
def test_threat_for_several_units_is_one_rise() -> None:
    """Three Human First units together raise threat by 3 in one step, so Sunny LeBeau's owner is asked once."""
    there = happened(table().human_first(1, 2, 3).asset(2, "Sunny LeBeau"), "Humanity Labor Hosts Union Heads")
    there.answer(2, "Sunny LeBeau")

    assert (there.hand_counts()[2], there.view.threat, there.prompt) == (2, 3, "pick-general")


@pytest.mark.rule("NA 75.2", "R-59")
@pytest.mark.parametrize(
    ("before", "after", "threat"), [((9,), [7, 9], 4), ((1, 9, 10), [1, 7, 9, 10], 4), ((1, 6), [2, 7, 9], 0)]
)
def test_beanstalk_beset_by_protesters(before: Places, after: list[int], threat: int) -> None:
    """If Human First is in tier 3, threat rises by 4, once. Otherwise all units move. Then one is placed in 7."""
    there = happened(table().human_first(*before), "Beanstalk Beset By Protesters")

    assert (there.districts("human_first"), there.view.threat) == (after, threat)


@pytest.mark.rule("NA 75.3", "R-59")
@pytest.mark.parametrize(
    ("before", "after", "threat"),
    [((6,), [2, 6], 2), ((1, 7, 8), [1, 2, 7, 8], 2), ((4, 10), [2, 7], 2), ((4, 9), [2, 7, 10], 0)],
)
def test_human_first_starts_riot(before: Places, after: list[int], threat: int) -> None:
    """If Human First is in tier 2, threat rises by 2. Otherwise all units move. Then one is placed in 2."""
    there = happened(table().human_first(*before), "Human First Starts Riot")

    assert (there.districts("human_first"), there.view.threat) == (after, threat)


@pytest.mark.rule("NA 75.4")
@pytest.mark.parametrize(("before", "threat"), [((1,), 1), ((1, 5, 10), 3)])
def test_humanity_labor_hosts_union_heads(before: Places, threat: int) -> None:
    """Threat rises by 1 for each Human First unit in the city, before another is placed."""
    there = happened(table().human_first(*before).orgcrime(2), "Humanity Labor Hosts Union Heads")

    assert there.view.threat == threat


# Orgcrime.


@pytest.mark.rule("NA 75.5", "R-59")
@pytest.mark.parametrize(
    ("before", "after", "threat"), [((10,), [6, 10], 4), ((2, 9, 10), [2, 6, 9, 10], 4), ((2, 8), [5, 6, 9], 0)]
)
def test_beanstalk_owned_by_mob(before: Places, after: list[int], threat: int) -> None:
    """If orgcrime is in tier 3, threat rises by 4. Otherwise all units move. Then one is placed in 6."""
    there = happened(table().orgcrime(*before), "Beanstalk Owned By Mob?")

    assert (there.districts("orgcrime"), there.view.threat) == (after, threat)


@pytest.mark.rule("NA 75.6", "NA 75.8")
@pytest.mark.parametrize("name", ["Gang Wars at All-Time High!", "Tri-Maf Leaders Unite!"])
@pytest.mark.parametrize("before", [(4,), (1, 4, 9)])
def test_each_orgcrime_unit_costs_1(name: str, before: Places) -> None:
    """Threat rises by 1 for each orgcrime unit; Human First does not count."""
    there = happened(table().orgcrime(*before).human_first(5), name)

    assert there.view.threat == len(before)


@pytest.mark.rule("NA 75.7", "R-59")
@pytest.mark.parametrize(
    ("before", "after", "threat"),
    [((7,), [3, 7], 3), ((6, 8), [3, 6, 8], 3), ((4, 9), [3, 7, 10], 0), ((10,), [3], 2)],
)
def test_pistoleros_hit_squads_strike(before: Places, after: list[int], threat: int) -> None:
    """If orgcrime is in tier 2, threat rises by 3. Otherwise all units move. Then one is placed in 3."""
    there = happened(table().orgcrime(*before), "Pistoleros Hit Squads Strike!")

    assert (there.districts("orgcrime"), there.view.threat) == (after, threat)


@pytest.mark.rule("NA 75.5", "NA 75.7", "NA 35.1")
def test_a_unit_that_an_event_moves_passes_prisec() -> None:
    """The unit in 8 moves first, to 9. The unit in 4 passes prisec in 7 and the unit in 9, and stops in 10."""
    there = happened(table().orgcrime(4, 8).prisec(7), "Beanstalk Owned By Mob?")

    assert there.districts("orgcrime") == [6, 9, 10]


# Outages.


@pytest.mark.rule("NA 75.9", "NA 75.12")
@pytest.mark.parametrize("name", ["Crumbling Infrastructure", "Rolling Outages Increase"])
@pytest.mark.parametrize("before", [(3,), (3, 4, 9)])
def test_each_outage_costs_1(name: str, before: Places) -> None:
    """Threat rises by 1 for each outage, counted before the event places its own."""
    there = happened(table().outage(*before), name)

    assert there.view.threat == len(before)


@pytest.mark.rule("NA 75.10")
@pytest.mark.parametrize(("before", "threat"), [((3, 4), 0), ((3, 4, 9), 5), ((1, 3, 4, 9), 5)])
def test_earthquake_rocks_city(before: Places, threat: int) -> None:
    """With three districts in outage, threat rises by 5. The outage that the event itself places does not count."""
    there = happened(table().outage(*before), "Earthquake Rocks City")

    assert there.view.threat == threat


@pytest.mark.rule("NA 75.11", "R-59")
@pytest.mark.parametrize(("before", "threat"), [((1, 2), 0), ((6,), 3), ((6, 8), 3), ((9,), 5), ((8, 9, 10), 5)])
def test_helium_3_transport_threatened(before: Places, threat: int) -> None:
    """Threat rises by 5 if there is an outage in tier 3, otherwise by 3 if there is one in tier 2."""
    there = happened(table().outage(*before), "Helium-3 Transport Threatened")

    assert there.view.threat == threat


# Unrest.


@pytest.mark.rule("NA 75.13")
@pytest.mark.parametrize(("strike", "threat"), [((1, 2), 0), ((1, 2, 3), 4), ((1, 2, 3, 4, 5), 4)])
def test_average_wage_falls_again(strike: Places, threat: int) -> None:
    """Three strikes or more raise threat by 4. Protests do not count."""
    there = happened(table().strike(*strike).protest(6, 7), "Average Wage Falls Again")

    assert there.view.threat == threat


@pytest.mark.rule("NA 75.14")
@pytest.mark.parametrize(("protest", "threat"), [((1, 2, 3), 0), ((1, 2, 3, 4), 4), ((1, 2, 3, 4, 5, 6), 4)])
def test_report_record_unemployment(protest: Places, threat: int) -> None:
    """Six districts or more in unrest raise threat by 4. Protests and strikes both count."""
    there = happened(table().protest(*protest).strike(9, 10), "Report: Record Unemployment")

    assert there.view.threat == threat


@pytest.mark.rule("NA 75.15", "NA 75.16")
@pytest.mark.parametrize(("name", "threat"), [("Social Apps Spark Revolution", 5), ("Welfare Programs Slashed", 2)])
def test_each_district_in_unrest_costs_1(name: str, threat: int) -> None:
    """Social Apps Spark Revolution counts districts in protest and strike, Welfare Programs Slashed only strikes."""
    there = happened(table().protest(3, 5, 8).strike(9, 7), name)

    assert there.view.threat == threat


# Placements.


@pytest.mark.rule("R-58", "NA 24.1")
def test_the_effect_comes_before_the_placements() -> None:
    """The unit that Humanity Labor itself places raises no threat."""
    there = happened(table(), "Humanity Labor Hosts Union Heads")

    assert (there.view.threat, there.districts("human_first")) == (0, [4])


@pytest.mark.rule("R-58", "R-64")
def test_illness_comes_before_units() -> None:
    """At 23 threat, the illness placed in 9 moves past 10 to The Root and ends the game. No unit is placed in 7."""
    there = happened(table().illness(9, 10).threat(23), "Beanstalk Beset By Protesters")

    assert (there.over, there.districts("human_first")) == (True, [])


@pytest.mark.rule("R-58", "R-64")
def test_orgcrime_comes_before_human_first() -> None:
    """Orgcrime moves past 10 to The Root and ends the game after illness was placed and before Human First is."""
    there = happened(table().orgcrime(9, 10).threat(23), "Report: Record Unemployment")

    assert (there.over, there.districts("illness"), there.districts("human_first")) == (True, [6], [])


@pytest.mark.rule("R-58", "R-64")
def test_outages_come_first() -> None:
    """Three outages raise threat by 3. A new one goes from 8 to The Root and ends the game before illness is placed."""
    there = happened(table().outage(8, 9, 10).threat(20), "Rolling Outages Increase")

    assert (there.over, there.view.threat, there.districts("illness")) == (True, 25, [])


@pytest.mark.rule("R-58")
def test_each_kind_begins_in_its_lowest_district() -> None:
    """The unit that Tri-Maf places in 1 moves on to 2, so the one that it places in 2 moves on to 5."""
    there = happened(table().human_first(1), "Tri-Maf Leaders Unite!")

    assert there.districts("human_first") == [1, 2, 5]


@pytest.mark.rule("R-58", "NA 75.16")
def test_welfare_programs_slashed_places_orgcrime_in_1_first() -> None:
    """Prisec in 1 drives the first unit on to 2, so the second unit, placed in 2, moves on to 5."""
    there = happened(table().prisec(1), "Welfare Programs Slashed")

    assert there.districts("orgcrime") == [2, 5]


@pytest.mark.rule("NA 24.1", "NA 25.0")
def test_the_event_goes_under_its_deck() -> None:
    """A resolved event is the last of the sixteen in the deck, and everybody knows that."""
    there = happened(table(), "Earthquake Rocks City")

    assert there.events_seen(2)[-1] == "Earthquake Rocks City"
    assert len(there.events_seen(2)) == 16
