"""NA 62: target tokens."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 62.0", "NA 18.3")
def test_targets_are_set_when_a_demand_is_turned_up() -> None:
    """The second demand has other targets than the first, and the supply begins at 0 again."""
    laid = table().round(2).demand("Retail Shortage").supply(credits=5, tech=2).at("demand")
    shown = laid.view

    assert laid.pack.demand_names[shown.demand] != "Retail Shortage"
    assert list(shown.targets.values()) == list(laid.pack.tables.demand_targets[shown.demand])
    assert sum(shown.supply.values()) == 0


@pytest.mark.rule("NA 62.0", "NA 17.0")
def test_each_resource_has_a_target() -> None:
    """A resource that a demand does not name has the target 0."""
    laid = table().demand("Network Disruption")

    assert laid.view.targets == {"energy": 0, "consumables": 0, "tech": 4, "entertainment": 4, "credits": 3}
