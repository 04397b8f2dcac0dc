"""Sunny LeBeau and Wong Ya Ching in the middle of cards, production and events, and threat 25 in all of them."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import is_offered, rest
from tests.games.new_angeles.table import Table, table

CHAIN = (1, 2, 5, 6, 9, 10)  # the path from district 1 to The Root


def overclocked() -> Table:
    """Seat 1 is active. A Human First unit is in 10, so another one that is placed there reaches The Root."""
    return table(active=1).asset(1, "Mr. Li").human_first(10)


@pytest.mark.rule("NA 72.28", "R-115")
def test_sunny_lebeau_in_the_middle_of_a_card() -> None:
    """Sunny LeBeau's owner is asked between the two units of a card; then the second is placed."""
    laid = overclocked().asset(2, "Sunny LeBeau").resolve(1, "Underpaid, Overclocked", "done", 10)

    assert is_offered(laid, 2, "Sunny LeBeau")
    assert laid.answer(2, "Sunny").answer(1, 3).districts("human_first") == [3, 10]


@pytest.mark.rule("NA 72.28")
def test_sunny_lebeau_for_both_units_of_a_card() -> None:
    """Sunny LeBeau's owner is asked for each unit that reaches The Root."""
    laid = overclocked().asset(2, "Sunny LeBeau").resolve(1, "Underpaid, Overclocked", "done", 10)

    laid.answer(2, "Sunny").answer(1, 10).answer(2, "Sunny")

    assert (laid.view.threat, laid.hand_counts()[2]) == (4, 4)


@pytest.mark.rule("R-115", "NA 35.2")
def test_two_units_in_one_step_are_two_rises() -> None:
    """Prisec comes to district 10: Human First and orgcrime go to The Root, and Sunny LeBeau's owner is asked twice."""
    laid = rest().asset(2, "Sunny LeBeau").human_first(10).orgcrime(10).outage(10).resolve(0, "Gentrification", 10)

    laid.answer(2, "Sunny").answer(2, "Sunny")

    assert (laid.view.threat, laid.hand_counts()[2], is_offered(laid, 0, "Mr. Li")) == (4, 4, True)


@pytest.mark.rule("R-115", "R-84")
def test_each_rise_can_be_declined_by_itself() -> None:
    """Sunny LeBeau's owner passes on the first rise and uses her on the second."""
    laid = rest().asset(2, "Sunny LeBeau").human_first(10).orgcrime(10).outage(10).resolve(0, "Gentrification", 10)

    laid.answer(2, "pass").answer(2, "Sunny")

    assert laid.hand_counts()[2] == 2


@pytest.mark.rule("R-115")
def test_sunny_lebeau_and_units_moved_by_an_event() -> None:
    """Activist Cells Awaken moves two units into The Root: Sunny LeBeau's owner is asked twice."""
    laid = table().asset(2, "Sunny LeBeau").human_first(9, 10).at("event").events("Activist Cells Awaken")

    laid.answer(2, "Sunny").answer(2, "Sunny")

    assert (laid.view.threat, laid.hand_counts()[2]) == (4, 4)


@pytest.mark.rule("R-115", "NA 75.4")
def test_threat_counted_by_an_event_is_one_rise() -> None:
    """Three Human First units raise threat by 3 in one step, so Sunny LeBeau's owner is asked once."""
    laid = table().asset(2, "Sunny LeBeau").human_first(1, 2, 3).at("event").events("Humanity Labor Hosts Union Heads")

    assert (laid.view.threat, laid.answer(2, "Sunny").prompt) == (3, "pick-general")


@pytest.mark.rule("NA 72.28", "NA 24.1")
def test_sunny_lebeau_in_the_middle_of_an_event() -> None:
    """Sunny LeBeau's owner is asked after the event's effect, before its placements."""
    laid = table().asset(2, "Sunny LeBeau").human_first(1).at("event").events("Humanity Labor Hosts Union Heads")

    assert laid.districts("illness") == []
    assert laid.answer(2, "pass").districts("illness") == [1]


@pytest.mark.rule("NA 72.28", "NA 27.7")
def test_sunny_lebeau_in_the_middle_of_production() -> None:
    """An outage moves from district 1 to The Root, so Sunny LeBeau's owner is asked before district 7 produces."""
    laid = table().asset(2, "Sunny LeBeau").androids(1, 7).human_first(1).outage(*CHAIN).at("production")

    assert (is_offered(laid, 2, "Sunny LeBeau"), laid.view.supply["tech"]) == (True, 0)
    assert laid.answer(2, "Sunny").view.supply["tech"] == 2


@pytest.mark.rule("NA 72.28", "NA 18.2")
def test_sunny_lebeau_in_a_demand_round() -> None:
    """When Sunny LeBeau's owner is asked about a failed demand, the supply is not reset yet."""
    laid = table().round(2).asset(2, "Sunny LeBeau").supply(tech=1).demand("Refugee Influx").at("demand")

    assert (is_offered(laid, 2, "Sunny LeBeau"), laid.view.supply["tech"]) == (True, 1)


@pytest.mark.rule("R-115", "R-79")
def test_wong_ya_ching_gains_before_sunny_lebeau_is_asked() -> None:
    """Wong Ya Ching's owner is paid automatically, before Sunny LeBeau's owner is asked."""
    laid = rest().asset(1, "Wong Ya Ching").asset(2, "Sunny LeBeau").illness(3).resolve(0, "Ark Construction", 3)

    assert (laid.asked, laid.capital_of(1)) == ((2,), 12)


@pytest.mark.rule("R-79", "R-86")
def test_illness_raises_threat_before_the_claim() -> None:
    """When Sunny LeBeau's owner is asked, the revealed asset belongs to nobody."""
    laid = rest().asset(2, "Sunny LeBeau").revealed("Eiko").illness(3).resolve(0, "Ark Construction", 3)

    assert (laid.asked, laid.assets_of(0)) == ((2,), ["Mr. Li"])


@pytest.mark.rule("R-115", "NA 72.34")
def test_the_root_and_illness_on_one_card() -> None:
    """Threat rises for The Root and for illness: Sunny LeBeau is used twice, Wong Ya Ching pays once."""
    laid = rest().asset(1, "Wong Ya Ching").asset(2, "Sunny LeBeau").illness(10).human_first(10).protest(3)

    laid.resolve(0, "Media Circus", 3, 10).answer(2, "Sunny").answer(2, "Sunny")

    assert (laid.view.threat, laid.capital_of(1), laid.hand_counts()[2]) == (4, 12, 4)


@pytest.mark.rule("NA 77.4", "NA 72.28", "R-82")
def test_sunny_lebeau_does_not_disturb_melange_mining() -> None:
    """Sunny LeBeau is used during an event that raises threat by 1. Melange Mining still gains 3 capital."""
    laid = table().asset(2, "Sunny LeBeau").human_first(1).at("event").events("Humanity Labor Hosts Union Heads")

    assert laid.answer(2, "Sunny").capitals() == [10, 10, 10, 13]


# Threat 25 ends the game.


@pytest.mark.rule("R-64", "NA 63.0")
def test_threat_25_in_the_middle_of_a_card() -> None:
    """The first unit ends the game; the second is not placed and nothing is claimed."""
    laid = overclocked().threat(23).resolve(1, "Underpaid, Overclocked", "done", 10)

    assert (laid.over, laid.districts("human_first"), laid.assets_of(1)) == (True, [10], ["Mr. Li"])


@pytest.mark.rule("R-64")
def test_threat_stops_at_25() -> None:
    """At 24 threat, a rise of 2 leads to 25."""
    laid = overclocked().threat(24).resolve(1, "Underpaid, Overclocked", "done", 10)

    assert laid.view.threat == 25


@pytest.mark.rule("R-115", "R-64")
def test_at_25_sunny_lebeau_is_not_asked() -> None:
    """Threat 25 ends the game immediately, so Sunny LeBeau's owner is not asked."""
    laid = overclocked().asset(2, "Sunny LeBeau").threat(23).resolve(1, "Underpaid, Overclocked", "done", 10)

    assert (laid.over, laid.hand_counts()[2]) == (True, 0)


@pytest.mark.rule("R-115", "R-64")
def test_at_25_neither_of_two_rises_is_reacted_to() -> None:
    """The second unit ends the game, so nobody is asked about the first rise."""
    laid = rest().asset(2, "Sunny LeBeau").human_first(10).orgcrime(10).outage(10).threat(21)

    assert laid.resolve(0, "Gentrification", 10).over


@pytest.mark.rule("R-115", "R-64")
def test_at_25_wong_ya_ching_gains_nothing() -> None:
    """Illness ends the game, so Wong Ya Ching's owner gains nothing."""
    laid = rest().asset(2, "Wong Ya Ching").illness(3).threat(23).resolve(0, "Ark Construction", 3)

    assert (laid.over, laid.capital_of(2)) == (True, 10)


@pytest.mark.rule("R-64", "R-81", "NA 69.3")
def test_what_a_card_paid_before_25_counts() -> None:
    """Weyland, the Federalist, is paid for three outages before orgcrime reaches The Root, and wins with 25 capital."""
    laid = table(corporations=("Weyland Consortium", "Globalsec", "NBN", "Jinteki")).capital(0, 19).threat(23)
    laid.rivals("Federalist", "Globalsec", "NBN", "Jinteki").orgcrime(10).outage(1, 2, 3)

    laid.resolve(0, "Massive Reconstruction", 1, 2, 3, 10)

    assert laid.result is not None
    assert (laid.result.winners, laid.result.points[0], laid.result.reason) == ((0,), 25, "threat")


@pytest.mark.rule("R-64", "NA 27.7")
def test_threat_25_in_the_middle_of_production() -> None:
    """The game ends when district 1 is exploited, so district 7 does not produce."""
    laid = table().threat(23).androids(1, 7).human_first(1).outage(*CHAIN).at("production")

    assert (laid.over, laid.view.supply["tech"]) == (True, 0)


@pytest.mark.rule("R-64", "R-82", "NA 24.1")
def test_threat_25_in_the_middle_of_an_event() -> None:
    """The event's effect ends the game: nothing is placed, and Melange Mining gains nothing."""
    laid = table().threat(24).human_first(1).at("event").events("Humanity Labor Hosts Union Heads")

    assert (laid.over, laid.districts("illness"), laid.capital_of(3)) == (True, [], 10)


@pytest.mark.rule("R-64", "NA 24.1")
def test_threat_25_among_the_placements_of_an_event() -> None:
    """The illness placed in district 10 moves to The Root and ends the game, so Human First is not placed."""
    laid = table().threat(23).illness(10).at("event").events("Crumbling Infrastructure")

    assert (laid.over, laid.districts("human_first"), laid.districts("illness")) == (True, [], [5, 10])


@pytest.mark.rule("R-64", "NA 72.6")
def test_a_declaration_that_would_end_the_game() -> None:
    """Declaring a choice that would end the game changes nothing yet: the game goes on."""
    laid = overclocked().asset(2, "Caprice Nisei").threat(23).offer(1, "Underpaid, Overclocked").answer(2, "Caprice")

    laid.answer(1, "done", 10)

    assert (laid.over, laid.view.threat, laid.prompt) == (False, 23, "counteroffer-or-pass")
