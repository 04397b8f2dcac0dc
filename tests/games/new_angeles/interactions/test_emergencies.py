"""Stolen emergency actions (NA 21.6, 72.5): offered by the thief, returned to the first owner."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import CARD, PLAIN, claimed, emergencies, face_up, rest
from tests.games.new_angeles.table import Table, table

STOLEN = "Underpaid, Overclocked"  # the emergency action of seat 1, Haas-Bioroid


def stolen(by: int) -> Table:
    """A seat has stolen the emergency action of seat 1."""
    return rest().emergency(STOLEN, by)


@pytest.mark.rule("R-92")
def test_the_thief_may_offer_it() -> None:
    """The active player can offer their own emergency action and the one they stole."""
    laid = stolen(by=0).hand(0, PLAIN)

    assert laid.texts(0) == [PLAIN, "Ruthless Tactics", STOLEN]


@pytest.mark.rule("R-92", "NA 21.6")
def test_the_first_owner_cannot_offer_it() -> None:
    """Seat 1, whose emergency action was stolen, has nothing to counter with."""
    laid = stolen(by=0).offer(0, PLAIN)

    assert laid.asked == (2,)


@pytest.mark.rule("NA 21.3", "NA 21.6", "R-92")
def test_a_winning_one_returns_face_down_to_its_first_owner() -> None:
    """The thief won with the stolen card. Its first owner, seat 1, has it face down."""
    laid = stolen(by=0).resolve(0, STOLEN, "done", 3, 4)

    assert (emergencies(laid, 0), emergencies(laid, 1), face_up(laid, 1)) == (["Ruthless Tactics"], [STOLEN], [])


@pytest.mark.rule("NA 21.3", "R-92")
def test_a_losing_one_returns_faceup_to_its_first_owner() -> None:
    """The thief countered with the stolen card and lost. Its first owner, seat 1, has it faceup."""
    laid = stolen(by=2).offer(0, PLAIN).counter(2, STOLEN).all_pass()

    assert face_up(laid, 1) == [STOLEN]


@pytest.mark.rule("R-92", "NA 15.3")
def test_a_covered_one_returns_faceup_to_its_first_owner() -> None:
    """A stolen card was covered by another counteroffer, which won; its first owner, seat 2, has it faceup."""
    laid = stolen(by=1).emergency("Mandatory Quarantine", 1).hand(2, PLAIN, CARD).hand(3, CARD)
    laid.offer(0, PLAIN).counter(1, "Mandatory Quarantine").counter(2, PLAIN, CARD).support(3, "counteroffer", CARD)

    assert (face_up(laid, 2), face_up(laid, 1)) == (["Mandatory Quarantine"], [STOLEN])


@pytest.mark.rule("NA 71.2", "R-92")
def test_the_thief_gets_what_it_brings() -> None:
    """The thief who resolves Underpaid, Overclocked gains its 4 capital."""
    laid = stolen(by=0).resolve(0, STOLEN, "done", 3, 4)

    assert laid.capitals() == [14, 10, 10, 10]


@pytest.mark.rule("NA 21.2", "NA 21.6")
def test_one_stolen_face_down_cannot_be_offered() -> None:
    """An emergency action that was stolen face down stays face down and cannot be offered."""
    laid = rest().emergency(STOLEN, 0, face_up=False).hand(0, PLAIN)

    assert laid.texts(0) == [PLAIN, "Ruthless Tactics"]


@pytest.mark.rule("R-105")
def test_full_deployment_turns_up_what_the_thief_has() -> None:
    """A stolen emergency action that is face down in front of seat 2 is turned faceup there."""
    laid = rest().emergency(STOLEN, 2, face_up=False).resolve(0, "Full Deployment", "seat 2", "second", STOLEN)

    assert STOLEN in face_up(laid, 2)


@pytest.mark.rule("R-93", "R-86")
def test_bryan_stinson_is_claimed_before_the_cards_return() -> None:
    """Seat 1's losing emergency action is still on the board during the theft, so it returns to seat 1 afterwards."""
    laid = rest().revealed("Bryan Stinson").offer(0, PLAIN).counter(1, STOLEN).all_pass()

    laid.answer(0, "Mandatory", "Energy")

    assert (face_up(laid, 1), len(emergencies(laid, 0))) == ([STOLEN], 3)


@pytest.mark.rule("NA 21.6", "R-93")
def test_what_bryan_stinson_stole_is_offered_and_returned() -> None:
    """A card stolen in one deal is offered in the thief's next one, and is back with its first owner afterwards."""
    laid = claimed(rest(), "Bryan Stinson").answer(0, STOLEN, "Mandatory", "pass").pass_until(0, "main-offer")

    laid.answer(0, STOLEN).all_pass().answer(0, "done", 3, 4)

    assert (emergencies(laid, 1), face_up(laid, 1)) == ([STOLEN], [])


@pytest.mark.rule("NA 72.5", "NA 72.25")
def test_bryan_stinson_claimed_by_naoko_watanabe() -> None:
    """Bryan Stinson's theft comes when Naoko Watanabe turns him up, before her second asset is claimed."""
    laid = claimed(rest().asset_deck("Bryan Stinson", "Eiko"), "Naoko Watanabe")

    assert (laid.prompt, laid.assets_of(0)) == ("steal-emergency", ["Mr. Li"])
    assert laid.answer(0, STOLEN, "Energy").assets_of(0) == ["Eiko", "Mr. Li"]


@pytest.mark.rule("NA 21.4", "NA 72.17")
def test_lily_lockwell_steals_no_emergency_action() -> None:
    """A richer player without cards in hand has nothing to steal."""
    laid = table().at("turn").asset(2, "Lily Lockwell").capital(2, 1)

    assert laid.prompt == "pick-general"
