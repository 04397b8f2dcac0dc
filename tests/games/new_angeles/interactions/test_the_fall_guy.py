"""The Fall Guy (NA 72.31) with assets that depend on who wins."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import CARD, PLAIN, emergencies, face_up, is_offered, rest
from tests.games.new_angeles.table import Table

SECOND = "Liquidation"


def two_offers(laid: Table) -> Table:
    """Seat 0 offers Ark Construction and, with The Fall Guy, Liquidation."""
    laid.asset(0, "The Fall Guy").hand(0, CARD, SECOND).hand(1, PLAIN)
    return laid.offer(0, CARD).answer(0, "The Fall Guy", SECOND)


@pytest.mark.rule("R-90", "NA 72.27")
def test_saul_eustecio_if_the_counteroffer_wins() -> None:
    """The Fall Guy's counteroffer wins, so a countering player has won, and Saul Eustecio can be used."""
    laid = two_offers(rest().asset(3, "Saul Eustecio")).support(1, "counteroffer", PLAIN)

    assert is_offered(laid, 3, "Saul Eustecio")


@pytest.mark.rule("R-90", "NA 72.22")
def test_monica_singh_if_the_counteroffer_wins() -> None:
    """The Fall Guy's counteroffer wins, but the active player has won the deal: Monica Singh cannot be used."""
    laid = two_offers(rest().asset(0, "Monica Singh")).support(1, "counteroffer", PLAIN)

    assert laid.prompt == "pick-district"


@pytest.mark.rule("R-90", "NA 16.5")
def test_a_tie_goes_to_the_main_offer() -> None:
    """In a tie the main offer, Ark Construction, is resolved, and a development is placed."""
    laid = two_offers(rest()).all_pass().answer(0, 7)

    assert laid.districts("development") == [7]


@pytest.mark.rule("R-98", "R-90")
@pytest.mark.parametrize(("offer", "component"), [("main offer", "development"), ("counteroffer", "strike")])
def test_tanaka_between_the_two_offers(offer: str, component: str) -> None:
    """The offer that Tanaka's owner names is resolved."""
    laid = two_offers(rest().asset(2, "Tanaka")).answer(1, "abstain").answer(2, "Tanaka", offer).answer(0, 7)

    assert laid.districts(component) == [7]


@pytest.mark.rule("R-98", "R-90")
def test_midori_between_the_two_offers() -> None:
    """In a tie Midori's owner can let the counteroffer win."""
    laid = two_offers(rest().asset(2, "Midori")).answer(1, "abstain").answer(2, "Midori", "counteroffer").answer(0, 7)

    assert laid.districts("strike") == [7]


@pytest.mark.rule("R-99", "R-90")
def test_jackson_howard_bets_on_the_active_player() -> None:
    """The active player made both offers, so a bet on them is won."""
    laid = rest().asset(0, "The Fall Guy").asset(3, "Jackson Howard").at("deal").hand(0, CARD, SECOND).hand(1, PLAIN)
    laid.answer(3, "Jackson", "seat 0").offer(0, CARD).answer(0, "The Fall Guy", SECOND)

    assert laid.support(1, "counteroffer", PLAIN).capital_of(3) == 12


@pytest.mark.rule("R-97", "R-90")
def test_locust_company_among_three_supporting_players() -> None:
    """Locust Company's owner can choose everybody except the active player."""
    laid = two_offers(rest().asset(2, "Locust Company")).answer(2, "Locust")

    assert laid.texts(2) == ["seat 1", "seat 2", "seat 3"]


@pytest.mark.rule("R-90", "NA 21.3")
def test_two_emergency_actions_in_one_deal() -> None:
    """The winning emergency action returns face down, the losing one faceup, each to its first owner."""
    laid = rest().asset(0, "The Fall Guy").emergency("Energy for All", 0).hand(1, PLAIN)
    laid.offer(0, "Energy for All").answer(0, "The Fall Guy", "Ruthless").all_pass()
    while laid.prompt == "pick-type":
        laid.quietly()

    assert (face_up(laid, 0), emergencies(laid, 3), face_up(laid, 3)) == (["Ruthless Tactics"], ["Energy for All"], [])


@pytest.mark.rule("R-95", "R-90")
def test_eiko_supports_the_main_offer_of_the_two() -> None:
    """Of the active player's two offers, Eiko makes seat 1 support the main offer."""
    laid = two_offers(rest().asset(2, "Eiko")).answer(1, "abstain").answer(2, "Eiko").answer(1, PLAIN)

    assert laid.view.deal.main_supporters == [1]
