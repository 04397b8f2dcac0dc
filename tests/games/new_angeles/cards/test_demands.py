"""NA 74: the nine demands."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import Table, table

RESOURCES = ("energy", "consumables", "tech", "entertainment", "credits")

# For each demand: its targets in the order of RESOURCES, and the threat if it fails.
DEMANDS = {
    "Hosting World's Cup": (0, 1, 3, 4, 2, 5),
    "Increased Martian Violence": (1, 2, 0, 2, 6, 6),
    "Network Disruption": (0, 0, 4, 4, 3, 7),
    "Power Grid Overload": (2, 0, 1, 2, 2, 6),
    "Recreational Drug Ban": (0, 1, 0, 6, 6, 7),
    "Refugee Influx": (0, 3, 1, 3, 2, 5),
    "Retail Shortage": (1, 1, 0, 5, 1, 7),
    "Space Elevator Malfunction": (1, 0, 2, 2, 6, 6),
    "Tourism Spike": (2, 0, 0, 5, 5, 5),
}
SHORT = [(name, at) for name, row in DEMANDS.items() for at in range(5) if row[at]]  # demands and what they need


def paid(name: str, supply: list[int]) -> Table:
    """The table after a demand in the first demand round, with this supply in the order of RESOURCES."""
    return table().round(2).demand(name).supply(**dict(zip(RESOURCES, supply, strict=True))).at("demand")


@pytest.mark.rule(
    "NA 74.1", "NA 74.2", "NA 74.3", "NA 74.4", "NA 74.5", "NA 74.6", "NA 74.7", "NA 74.8", "NA 74.9", "NA 17.0"
)
@pytest.mark.parametrize("name", DEMANDS)
def test_a_demand_is_met_by_exactly_what_it_asks(name: str) -> None:
    """If the supply has exactly the targets, threat does not rise."""
    assert paid(name, list(DEMANDS[name][:5])).view.threat == 0


@pytest.mark.rule(
    "NA 74.1", "NA 74.2", "NA 74.3", "NA 74.4", "NA 74.5", "NA 74.6", "NA 74.7", "NA 74.8", "NA 74.9", "NA 17.2"
)
@pytest.mark.parametrize(("name", "at"), SHORT)
def test_one_resource_too_little_fails_it(name: str, at: int) -> None:
    """If one resource is 1 short, threat rises by the number on the card, however much there is of the others."""
    supply = [4, 5, 6, 8, 8]
    supply[at] = DEMANDS[name][at] - 1

    assert paid(name, supply).view.threat == DEMANDS[name][5]


@pytest.mark.rule("NA 17.1", "NA 18.3")
def test_a_demand_goes_under_its_deck() -> None:
    """A new demand is on the table, and the old one comes back after the eight others."""
    laid = paid("Tourism Spike", [4, 5, 6, 8, 8])
    deck = laid.game.s.demand_deck

    assert laid.view.demand != 9
    assert (len(deck), deck[-1]) == (8, 9)
