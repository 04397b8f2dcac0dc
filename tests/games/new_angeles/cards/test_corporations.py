"""NA 77: the six corporations, their draws and their contracts."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.ids import CORPORATION_NAMES
from tests.games.new_angeles.rules.phases import happened
from tests.games.new_angeles.table import Table, table


def others(name: str) -> tuple[str, ...]:
    """The other corporations, in alphabetical order."""
    return tuple(one for one in CORPORATION_NAMES if one != name)


def drawn(name: str, seats: int) -> Table:
    """A table after the Refresh step of a corporation in seat 0, which always chose the first deck offered."""
    laid = table(seats, corporations=(name,)).at("refresh")
    while laid.prompt == "pick-general":
        laid.quietly()
    return laid


def types(laid: Table) -> list[str]:
    """The types of the cards in the hand of seat 0."""
    names = ("biotech", "construction", "labor", "media", "security")
    hand = laid.player(0).hand or []
    return sorted(names[laid.pack.tables.action_deck[card]] for card in hand)


def contract(name: str) -> Table:
    """A table on which seat 1 plays a corporation, and seat 0 is active."""
    first = "Haas-Bioroid" if name != "Haas-Bioroid" else "Globalsec"
    return table(corporations=(first, name))


# Draws.

SHEETS = {
    "Globalsec": ("security", "media"),
    "Haas-Bioroid": ("labor", "construction"),
    "Jinteki": ("biotech", "labor"),
    "NBN": ("media", "biotech"),
    "Weyland Consortium": ("construction", "security"),
}


@pytest.mark.rule("NA 77.1", "NA 77.2", "NA 77.3", "NA 77.5", "NA 77.6", "NA 12.3")
@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("name", SHEETS)
def test_five_and_six_players_draw_two_types(name: str, seats: int) -> None:
    """A corporation draws two cards of its first type and one of its second, without a question."""
    first, second = SHEETS[name]

    assert types(drawn(name, seats)) == sorted([first, first, second])


@pytest.mark.rule("NA 77.1", "NA 77.2", "NA 77.3", "NA 77.5", "NA 77.6", "NA 29.1")
@pytest.mark.parametrize("name", SHEETS)
def test_four_players_draw_a_general_card(name: str) -> None:
    """A corporation draws two cards of its own type, and one of any other type."""
    laid = table(corporations=(name,)).at("refresh")
    first = SHEETS[name][0]

    texts = laid.texts(0)
    laid.answer(0, texts[0])

    assert first not in texts and len(texts) == 4
    assert types(laid) == sorted([first, first, texts[0]])


@pytest.mark.rule("NA 77.4", "NA 29.1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_melange_mining_draws_from_three_decks(seats: int) -> None:
    """With any number of players, Melange Mining draws one card from each of three decks."""
    laid = drawn("Melange Mining", seats)

    assert types(laid) == ["biotech", "construction", "labor"]


# Contracts.


@pytest.mark.rule("NA 77.1", "R-81")
def test_globalsec_is_paid_for_each_enemy_unit() -> None:
    """Scorched Earth removes two enemy units and a prisec unit: Globalsec gains 1 capital for each enemy unit."""
    there = contract("Globalsec").human_first(4).orgcrime(4).prisec(5).resolve(0, "Scorched Earth", 4, 5)

    assert (there.districts("prisec"), there.capital_of(1)) == ([], 12)


@pytest.mark.rule("NA 77.2", "R-81")
@pytest.mark.parametrize("words", [(1, 4, "done"), (1, 4, 2, 5, "done"), (1, 4, 2, 5, 3, 6)])
def test_haas_bioroid_is_paid_once_a_card(words: tuple[int | str, ...]) -> None:
    """Haas-Bioroid gains 2 capital, whether one, two or three androids move."""
    there = contract("Haas-Bioroid").resolve(0, "Labor Solutions", *words, 9)

    assert there.capital_of(1) == 12


@pytest.mark.rule("NA 77.2")
def test_haas_bioroid_is_paid_for_nothing_else() -> None:
    """Haas-Bioroid gains nothing from Labor Solutions if no android moves."""
    there = contract("Haas-Bioroid").resolve(0, "Labor Solutions", "done", 9)

    assert there.capital_of(1) == 10


@pytest.mark.rule("NA 77.3", "R-81")
def test_jinteki_is_paid_for_each_illness() -> None:
    """Clean Slate removes two illness tokens, and Jinteki gains 2 capital for each."""
    there = contract("Jinteki").illness(4, 9).resolve(0, "Clean Slate", 4, 9, 4)

    assert there.capital_of(1) == 14


@pytest.mark.rule("NA 77.5", "R-81")
@pytest.mark.parametrize(("stage", "paid"), [("strike", 2), ("protest", 1), ("", 0)])
def test_nbn_is_paid_for_each_stage_that_fell(stage: str, paid: int) -> None:
    """Media Circus lowers unrest by up to two stages, and NBN gains 1 capital for each."""
    laid = contract("NBN")
    if stage:
        getattr(laid, stage)(4)

    assert laid.resolve(0, "Media Circus", 4, 9).capital_of(1) == 10 + paid


@pytest.mark.rule("NA 77.6", "R-81")
def test_weyland_consortium_is_paid_for_each_outage() -> None:
    """Budget Renovations removes two outages, and Weyland Consortium gains 2 capital for each."""
    there = contract("Weyland Consortium").outage(4, 9).resolve(0, "Budget Renovations", 4, 9)

    assert there.capital_of(1) == 14


@pytest.mark.rule("NA 77.1", "NA 77.3", "NA 77.5", "NA 77.6", "NA 11.2")
def test_production_and_events_meet_no_contract_of_action_cards() -> None:
    """In production and an event, an outage replaces a strike and units reach The Root; no contract pays."""
    laid = table(6, corporations=others("Melange Mining")).androids(4).human_first(4, 9, 10).strike(4)
    there = laid.events("Activist Cells Awaken").at("production")

    assert (there.districts("outage"), there.view.threat) == ([4], 4)
    assert there.capitals()[:5] == [10] * 5


@pytest.mark.rule("NA 77.4", "R-82")
@pytest.mark.parametrize(("units", "paid"), [((), 3), ((4,), 3), ((4, 5), 0), ((1, 2, 3), 0)])
def test_melange_mining_is_paid_for_a_harmless_event(units: tuple[int, ...], paid: int) -> None:
    """Gang Wars raises threat by 1 for each orgcrime unit. With at most one, Melange Mining gains 3 capital."""
    there = happened(contract("Melange Mining").orgcrime(*units), "Gang Wars at All-Time High!")

    assert there.capital_of(1) == 10 + paid


@pytest.mark.rule("NA 77.4", "R-82")
def test_threat_by_placements_counts_for_melange_mining() -> None:
    """The event's second illness reaches The Root and raises threat by 2, so Melange Mining gains nothing."""
    there = happened(contract("Melange Mining").illness(10), "Crumbling Infrastructure")

    assert (there.view.threat, there.capital_of(1)) == (2, 10)


@pytest.mark.rule("NA 77.4", "R-82", "R-64")
def test_melange_mining_gains_nothing_when_the_event_ends_the_game() -> None:
    """The event ends the game, so Melange Mining gains nothing, although threat rose by only 1."""
    there = happened(contract("Melange Mining").orgcrime(4).threat(24), "Gang Wars at All-Time High!")

    assert (there.over, there.capital_of(1)) == (True, 10)


@pytest.mark.rule("NA 77.4", "R-82", "R-119")
def test_melange_mining_is_paid_in_the_sixth_event_phase() -> None:
    """Melange Mining is paid for the last event, before the last demand ends the game."""
    laid = contract("Melange Mining").round(6).investment(1, "Union Agreement")
    there = happened(laid, "Gang Wars at All-Time High!")

    assert (there.over, there.capital_of(1)) == (True, 13)


@pytest.mark.rule("NA 77.4", "NA 11.2")
def test_action_cards_do_not_pay_melange_mining() -> None:
    """An action card pays nothing for Melange Mining's contract, which is about events."""
    there = contract("Melange Mining").illness(4).outage(5).resolve(0, "Clinical Trials", 4)

    assert there.capital_of(1) == 10
