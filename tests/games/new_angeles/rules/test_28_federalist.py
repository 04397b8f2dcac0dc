"""NA 28: the Federalist."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import Table, table

OTHERS = ("Globalsec", "Haas-Bioroid", "Jinteki")


def lost(position: Table) -> Table:
    """The table after an orgcrime unit in The Root raised threat from 23 to 25."""
    return position.threat(23).orgcrime(10).resolve(0, "Labor Solutions", "done", 10)


@pytest.mark.rule("NA 28.0", "NA 28.1", "NA 63.1", "NA 69.3")
@pytest.mark.parametrize(("capital", "winners"), [(24, ()), (25, (1,)), (40, (1,))])
def test_28_0_25_capital_at_25_threat(capital: int, winners: tuple[int, ...]) -> None:
    """At 25 threat, the Federalist wins with at least 25 capital, and loses with less."""
    position = lost(table().rivals("Jinteki", "Federalist", "Globalsec", "Haas-Bioroid").capital(1, capital))
    result = position.result

    assert result is not None
    assert (result.reason, result.winners) == ("threat", winners)


@pytest.mark.rule("NA 28.0", "NA 69.0")
def test_28_0_nothing_at_the_third_demand() -> None:
    """Even with the most capital of all, the Federalist loses if the city survives."""
    position = table().round(6).rivals("Jinteki", "Federalist", "Globalsec", "Haas-Bioroid").capital(1, 60)
    result = position.at("demand").result

    assert result is not None
    assert 1 not in result.winners


@pytest.mark.rule("NA 28.2", "R-63")
@pytest.mark.parametrize(("capital", "winners"), [(16, ()), (17, (1,))])
def test_28_2_the_third_investment_counts_if_the_demand_fails(capital: int, winners: tuple[int, ...]) -> None:
    """The Federalist's Militarized Police pays 8 capital before the failed demand raises threat from 20 to 25."""
    position = table().round(6).threat(20).demand("Refugee Influx").investment(1, "Militarized Police")
    position.rivals("Jinteki", "Federalist", "Globalsec", "Haas-Bioroid").prisec(1, 2, 3).capital(1, capital)
    result = position.at("demand").result

    assert result is not None
    assert (result.reason, result.winners) == ("threat", winners)


@pytest.mark.rule("NA 28.2")
def test_28_2_investments_do_not_count_if_a_card_ends_the_game() -> None:
    """A card brings threat to 25, so the Federalist's investment is not scored."""
    position = table().round(6).investment(1, "Militarized Police").prisec(1, 2, 3).capital(1, 18)
    lost(position.rivals("Jinteki", "Federalist", "Globalsec", "Haas-Bioroid"))

    assert position.capital_of(1) == 18


@pytest.mark.rule("NA 28.3", "NA 69.3")
def test_28_3_a_game_without_one() -> None:
    """If the Federalist's card was set aside, nobody wins at 25 threat."""
    position = lost(table().rivals("Jinteki", "Haas-Bioroid", "Melange Mining", "Globalsec").capital(1, 40))
    result = position.result

    assert result is not None
    assert (result.reason, result.winners) == ("threat", ())
