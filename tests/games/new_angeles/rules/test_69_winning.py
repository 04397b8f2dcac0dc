"""NA 69: winning and losing."""

from __future__ import annotations

import pytest

from neopolis.engine.result import Result
from tests.games.new_angeles.rules.phases import ended
from tests.games.new_angeles.table import Table, table


def result(laid: Table) -> Result:
    """The result of the game: winners and reason."""
    found = laid.result

    assert found is not None
    return found


@pytest.mark.rule("NA 69.0", "NA 18.6")
def test_the_game_ends_when_the_third_demand_is_paid() -> None:
    """After the third demand there are no more questions."""
    laid = ended(table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist"))

    assert (laid.over, result(laid).reason) == (True, "demand")


@pytest.mark.rule("NA 69.0", "NA 18.6")
def test_the_game_ends_when_the_third_demand_fails() -> None:
    """The third demand fails with threat below 25: players who beat their rivals win."""
    laid = table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist").capital(0, 20).round(6)
    laid = laid.demand("Retail Shortage").investment(1, "Union Agreement").investment(0, "Power Siphoning").at("demand")

    assert (laid.view.threat, result(laid).reason, 0 in result(laid).winners) == (7, "demand", True)


@pytest.mark.rule("NA 69.0", "NA 78.3")
def test_the_federalist_loses_by_the_third_demand() -> None:
    """At the third demand the Federalist loses, however much capital they have."""
    laid = ended(table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist"), 10, 10, 10, 79)

    assert 3 not in result(laid).winners


@pytest.mark.rule("NA 69.0", "R-120")
@pytest.mark.parametrize(
    ("capital", "winners"), [((13, 12, 11, 10), (0, 1, 2)), ((10, 10, 10, 10), ()), ((10, 12, 12, 12), ())]
)
def test_several_players_can_win_or_nobody(capital: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """Each player wins or loses by their own rival card."""
    laid = ended(table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist"), *capital)

    assert result(laid).winners == winners


@pytest.mark.rule("NA 69.1")
@pytest.mark.parametrize(("rival", "wins"), [(10, True), (11, False), (12, False)])
def test_a_rival_must_be_beaten(rival: int, wins: bool) -> None:
    """Capital equal to the rival's is not enough."""
    laid = ended(table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist"), 11, rival, 20, 20)

    assert (0 in result(laid).winners) == wins


@pytest.mark.rule("NA 69.2")
@pytest.mark.parametrize(("capital", "wins"), [((11, 10, 10, 12), True), ((11, 10, 11, 12), False)])
def test_ones_own_rival_must_beat_two_of_four(capital: tuple[int, ...], wins: bool) -> None:
    """With four players and one's own corporation as rival, two others must have less capital; ties do not count."""
    laid = ended(table().rivals("Globalsec", "Jinteki", "Melange Mining", "Federalist"), *capital)

    assert (0 in result(laid).winners) == wins


@pytest.mark.rule("NA 69.3", "NA 28.3")
def test_by_threat_nobody_wins_without_a_federalist() -> None:
    """The Federalist card was set aside, so nobody wins at 25 threat."""
    laid = table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Globalsec").capital(0, 60).threat(23)
    laid = laid.orgcrime(10).resolve(0, "Labor Solutions", "done", 10)

    assert (result(laid).winners, result(laid).reason) == ((), "threat")


@pytest.mark.rule("R-63", "NA 28.2", "NA 69.3")
@pytest.mark.parametrize(("illness", "winners"), [((1, 2, 3, 4), (3,)), ((1, 2), ())])
def test_threat_25_by_the_third_demand_is_an_end_by_threat(illness: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """The Federalist has 18 capital before the investment: 7 for four illness tokens are enough, 3 for two are not."""
    laid = table().rivals("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist").capital(0, 60).capital(3, 18)
    laid = laid.round(6).demand("Retail Shortage").illness(*illness).investment(3, "Healthcare Initiative")
    laid = laid.threat(18).at("demand")

    assert (result(laid).winners, result(laid).reason) == (winners, "threat")
