"""NA 73: the twelve investments, scored in a demand round."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import Table, table


def scored(laid: Table, name: str) -> int:
    """The capital that seat 0 gains from an investment in the first demand round."""
    laid.round(2).investment(0, name).capital(0, 0).at("demand")
    return laid.capital_of(0)


def with_some(component: str, count: int) -> Table:
    """A table with this many copies of a component in the city."""
    laid = table()
    getattr(laid, component)(*range(1, count + 1))
    return laid


@pytest.mark.rule("NA 73.1")
@pytest.mark.parametrize(("count", "capital"), [(0, 0), (1, 0), (2, 3), (3, 5), (4, 7), (9, 7)])
def test_healthcare_initiative(count: int, capital: int) -> None:
    """The more illness tokens are in the city, the more the card pays."""
    assert scored(with_some("illness", count), "Healthcare Initiative") == capital


@pytest.mark.rule("NA 73.2")
@pytest.mark.parametrize(("count", "capital"), [(0, 0), (1, 3), (2, 5), (3, 7), (10, 7)])
def test_power_siphoning(count: int, capital: int) -> None:
    """The more outages are in the city, the more the card pays."""
    assert scored(with_some("outage", count), "Power Siphoning") == capital


@pytest.mark.rule("NA 73.3")
@pytest.mark.parametrize(("count", "capital"), [(0, 0), (1, 0), (2, 3), (3, 5), (4, 7), (9, 7)])
def test_union_agreement(count: int, capital: int) -> None:
    """The more Human First units are in the city, the more the card pays."""
    assert scored(with_some("human_first", count), "Union Agreement") == capital


@pytest.mark.rule("NA 73.4")
@pytest.mark.parametrize(("count", "capital"), [(0, 0), (1, 0), (2, 3), (3, 5), (4, 7), (9, 7)])
def test_laundering_scheme(count: int, capital: int) -> None:
    """The more orgcrime units are in the city, the more the card pays."""
    assert scored(with_some("orgcrime", count), "Laundering Scheme") == capital


@pytest.mark.rule("NA 73.5")
@pytest.mark.parametrize(("count", "capital"), [(0, 0), (1, 3), (2, 6), (3, 8), (6, 8)])
def test_militarized_police(count: int, capital: int) -> None:
    """The more prisec units are in the city, the more the card pays."""
    assert scored(with_some("prisec", count), "Militarized Police") == capital


@pytest.mark.rule("NA 73.6")
@pytest.mark.parametrize(
    ("supply", "capital"),
    [
        ((2, 2, 2, 2, 2), 0),
        ((1, 2, 2, 2, 2), 3),
        ((1, 0, 2, 2, 2), 5),
        ((1, 0, 1, 2, 2), 7),
        ((0, 0, 0, 0, 0), 7),
    ],
)
def test_short_sale(supply: tuple[int, ...], capital: int) -> None:
    """The card pays 3, 5 or 7 capital if one, two, or at least three resources are at 0 or 1 in the supply."""
    energy, consumables, tech, entertainment, money = supply
    laid = table().supply(energy=energy, consumables=consumables, tech=tech, entertainment=entertainment, credits=money)

    assert scored(laid, "Short Sale") == capital


@pytest.mark.rule("NA 73.7", "R-60")
@pytest.mark.parametrize(
    ("demand", "amount", "capital"),
    [
        ("Refugee Influx", 2, 0),
        ("Refugee Influx", 3, 6),
        ("Network Disruption", 0, 2),
        ("Network Disruption", 1, 4),
        ("Network Disruption", 2, 6),
        ("Network Disruption", 3, 6),
    ],
)
def test_retail_sector(demand: str, amount: int, capital: int) -> None:
    """If the demand for consumables is met, the card pays 2 capital plus 2 for each consumable, at most 6 in all."""
    assert scored(table().demand(demand).supply(consumables=amount), "Retail Sector") == capital


@pytest.mark.rule("NA 73.8", "R-60")
@pytest.mark.parametrize(
    ("demand", "amount", "capital"),
    [
        ("Tourism Spike", 1, 0),
        ("Tourism Spike", 2, 7),
        ("Network Disruption", 0, 3),
        ("Network Disruption", 1, 5),
        ("Network Disruption", 4, 7),
    ],
)
def test_energy_sector(demand: str, amount: int, capital: int) -> None:
    """If the demand for energy is met, the card pays 3 capital plus 2 for each energy, at most 7 in all."""
    assert scored(table().demand(demand).supply(energy=amount), "Energy Sector") == capital


@pytest.mark.rule("NA 73.9", "R-60")
@pytest.mark.parametrize(
    ("demand", "amount", "capital"),
    [
        ("Network Disruption", 2, 0),
        ("Network Disruption", 3, 5),
        ("Retail Shortage", 1, 3),
        ("Retail Shortage", 4, 6),
        ("Retail Shortage", 8, 6),
    ],
)
def test_banking_sector(demand: str, amount: int, capital: int) -> None:
    """If the demand for credits is met, the card pays 2 capital plus 1 for each credit, at most 6 in all."""
    assert scored(table().demand(demand).supply(credits=amount), "Banking Sector") == capital


@pytest.mark.rule("NA 73.10", "R-60")
@pytest.mark.parametrize(
    ("demand", "amount", "capital"),
    [
        ("Network Disruption", 3, 0),
        ("Network Disruption", 4, 6),
        ("Tourism Spike", 0, 3),
        ("Tourism Spike", 2, 5),
        ("Tourism Spike", 6, 6),
    ],
)
def test_technology_sector(demand: str, amount: int, capital: int) -> None:
    """If the demand for tech is met, the card pays 3 capital plus 1 for each tech, at most 6 in all."""
    assert scored(table().demand(demand).supply(tech=amount), "Technology Sector") == capital


@pytest.mark.rule("NA 73.11", "R-60")
@pytest.mark.parametrize(
    ("demand", "amount", "capital"),
    [
        ("Recreational Drug Ban", 5, 0),
        ("Recreational Drug Ban", 6, 6),
        ("Power Grid Overload", 2, 4),
        ("Power Grid Overload", 3, 5),
        ("Power Grid Overload", 8, 6),
    ],
)
def test_entertainment_sector(demand: str, amount: int, capital: int) -> None:
    """If the demand for entertainment is met, the card pays 2 capital plus 1 for each entertainment, at most 6."""
    assert scored(table().demand(demand).supply(entertainment=amount), "Entertainment Sector") == capital


@pytest.mark.rule("NA 73.12")
@pytest.mark.parametrize(
    ("protest", "strike", "capital"), [((), (), 0), ((3, 4), (9,), 3), ((), (1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 10)]
)
def test_populist_dismissal(protest: tuple[int, ...], strike: tuple[int, ...], capital: int) -> None:
    """The card pays 1 capital for each district in protest or strike. A district in outage does not count."""
    laid = table().protest(*protest).strike(*strike)
    if capital < 10:
        laid.outage(6)

    assert scored(laid, "Populist Dismissal") == capital


@pytest.mark.rule("NA 73.6", "NA 18.1", "NA 18.3")
def test_investments_score_before_the_supply_is_reset() -> None:
    """Short Sale counts the supply before it is reset in the demand round."""
    laid = table().supply(energy=2, consumables=2, tech=2, entertainment=2, credits=2)

    assert scored(laid, "Short Sale") == 0
    assert sum(laid.view.supply.values()) == 0
