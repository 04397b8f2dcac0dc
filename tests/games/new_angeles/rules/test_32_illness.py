"""NA 32: illness, and which districts an action card involves."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import Table, Word, table

# Each case: a city, a card and its answers. If district 4 is ill (the test adds the illness), threat rises.
INVOLVED: dict[str, tuple[Table, str, tuple[Word, ...]]] = {
    "placed into": (table(), "Ark Construction", (4,)),
    "placed, but one is there": (table().development(4), "Ark Construction", (4,)),
    "placed, but moving on": (table().orgcrime(4), "Labor Solutions", ("done", 4)),
    "placed, but the reserve is empty": (table().orgcrime(1, 2, 3, 5, 6, 7, 8, 9, 10), "Labor Solutions", ("done", 4)),
    "moved into": (table(), "Labor Solutions", (1, 4, "done", 8)),
    "moved out of": (table().androids(4), "Labor Solutions", (4, 1, 8)),
    "removed from": (table().orgcrime(4), "24/7 Live Feed", ("second", 4)),
    "outage removed from": (table().outage(4), "Budget Renovations", (4,)),
    "driven out of": (table().outage(4).human_first(4), "Gentrification", (4,)),
    "unrest falls": (table().strike(4), "Media Circus", (4, 8)),
    "chosen, and nothing changes": (table(), "24/7 Live Feed", ("first", 4)),
    "chosen, and produces": (table(), "Liquidation", (4,)),
    "chosen, and prisec is there": (table().prisec(4), "Arrest Orders", (4,)),
    "chosen, and no unit is there": (table(), "Scorched Earth", (5, 4)),
}
# Each case: a city, a card and its answers. Even if district 4 is ill, threat does not rise.
NOT_INVOLVED: dict[str, tuple[Table, str, tuple[Word, ...]]] = {
    "placed elsewhere": (table(), "Ark Construction", (5,)),
    "an android elsewhere": (table().androids(4, 1), "Labor Solutions", (1, 2, "done", 8)),
    "illness removed, but spared": (table(), "Clinical Trials", (4,)),
    "no district at all": (table(), "High-Risk Investments", ("seat 0", "seat 1", "seat 2")),
}

Case = tuple[Table, str, tuple[Word, ...]]


def resolved(case: Case) -> Table:
    """The end of a turn in which the card was resolved, with illness in district 4."""
    laid, card, words = case
    return laid.copy().illness(4).rests().resolve(0, card, *words)


@pytest.mark.rule("NA 32.0", "NA 32.1", "NA 32.2", "NA 63.2", "R-78")
@pytest.mark.parametrize("case", INVOLVED.values(), ids=INVOLVED.keys())
def test_32_1_a_card_that_involves_a_district_with_illness(case: Case) -> None:
    """Threat rises by 2 after a card that involves a district with illness."""
    position = resolved(case)

    assert (position.prompt, position.view.threat) == ("use-asset", 2)


@pytest.mark.rule("NA 32.0", "R-79")
@pytest.mark.parametrize("case", NOT_INVOLVED.values(), ids=NOT_INVOLVED.keys())
def test_32_0_a_card_that_does_not(case: Case) -> None:
    """Illness raises no threat if the card does not involve its district, or ignores illness."""
    position = resolved(case)

    assert (position.prompt, position.view.threat) == ("use-asset", 0)


@pytest.mark.rule("NA 32.1")
def test_32_1_a_district_passed_on_the_way() -> None:
    """Orgcrime placed in 2 can stay neither there nor in 5, and stops in 6. The illness in 5 raises threat."""
    position = table().rests().illness(5).orgcrime(2, 5).resolve(0, "Labor Solutions", "done", 2)

    assert (position.districts("orgcrime"), position.view.threat) == ([2, 5, 6], 2)


@pytest.mark.rule("NA 32.0", "R-78")
def test_32_0_an_illness_that_the_card_places() -> None:
    """Placing an illness in a healthy district does not involve a district with illness."""
    position = table(5, active=4).rests().resolve(4, "Sweeps Week", 4, 5)

    assert (position.districts("illness"), position.view.threat) == ([4, 5], 0)


@pytest.mark.rule("NA 32.3", "R-78")
def test_32_3_a_second_illness_moves_on() -> None:
    """A second illness placed in 4 moves on to 7, and the illness in 4 raises threat."""
    position = table(5, active=4).rests().illness(4).resolve(4, "Sweeps Week", 4, 8)

    assert (position.districts("illness"), position.view.threat) == ([4, 7, 8], 2)


@pytest.mark.rule("NA 32.4", "NA 35.2", "R-79")
def test_32_4_an_illness_that_gets_to_the_root() -> None:
    """An illness that reaches The Root raises threat by 2 immediately; the illness in 10 adds 2 more after the card."""
    position = table(5, active=4).illness(10).resolve(4, "Sweeps Week", 10)
    at_once = position.view.threat
    position.rests().answer(4, 5)

    assert (at_once, position.view.threat, position.districts("illness")) == (2, 4, [5, 10])


@pytest.mark.rule("NA 32.5")
def test_32_5_once_however_many() -> None:
    """A card that involves two districts with illness raises threat by 2, not 4."""
    position = table().rests().illness(4, 6).outage(4, 6).resolve(0, "Budget Renovations", 4, 6)

    assert position.view.threat == 2


@pytest.mark.rule("NA 32.0", "NA 32.5")
def test_32_5_the_next_card_starts_anew() -> None:
    """The first card involves a district with illness, and the next player's card does not."""
    position = table().illness(4).resolve(0, "Ark Construction", 4).pass_until(1, "main-offer")
    position.resolve(1, "Ark Construction", 9)

    assert position.view.threat == 2


@pytest.mark.rule("NA 32.0", "R-80")
def test_32_0_emergency_actions_count() -> None:
    """Massive Reconstruction removes an outage from a district with illness: threat rises by 2."""
    position = table(6, active=5).rests().illness(4).outage(4).resolve(5, "Massive Reconstruction", 4, 8, 9)

    assert position.view.threat == 2


@pytest.mark.rule("NA 32.0", "R-79")
def test_32_0_before_the_asset_is_claimed() -> None:
    """Illness brings threat to 25 before the winner claims the asset."""
    position = table().threat(23).illness(4).revealed("Gurren Imaishi").resolve(0, "Ark Construction", 4)

    assert (position.over, position.capital_of(0)) == (True, 10)


@pytest.mark.rule("NA 32.0")
def test_32_0_only_the_card_that_is_resolved() -> None:
    """A counteroffer that loses raises no threat."""
    position = table().rests().illness(4).offer(0, "High-Risk Investments").counter(1, "Ark Construction")
    position.until("pick-player").answer(0, "seat 0", "seat 1", "seat 2")

    assert position.view.threat == 0


@pytest.mark.rule("NA 32.6")
def test_32_6_exploiting_is_harmless() -> None:
    """Neither exploiting a district with illness nor the event that follows raises threat."""
    position = table().androids(1).illness(1, 2).events("Rolling Outages Increase").at("production")

    assert position.view.threat == 0
