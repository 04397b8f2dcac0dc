"""Eiko, Isabel McGuire, Locust Company, Midori and Tanaka in one deal."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import CARD, PLAIN, at_support, counter_won, is_offered, no_more_counters, rest, tied
from tests.games.new_angeles.table import Table


def forced(laid: Table, offer: str) -> Table:
    """Nobody counters seat 0's offer. Seat 2 uses Eiko to make seat 1 lay a card beside that offer."""
    no_more_counters(laid.asset(2, "Eiko").hand(1, CARD).offer(0, offer)).answer(1, "abstain")
    return laid.answer(2, "Eiko").answer(1, CARD)


@pytest.mark.rule("R-94", "NA 72.21")
def test_isabel_mcguire_makes_a_tie_for_midori() -> None:
    """With Isabel McGuire's card, both offers have one card of support, so Midori's owner is asked."""
    laid = at_support(rest().asset(0, "Isabel McGuire").asset(3, "Midori").hand(2, CARD))

    laid.answer(0, "Isabel", "media", "main offer").support(2, "counteroffer", CARD)

    assert is_offered(laid, 3, "Midori")


@pytest.mark.rule("R-94", "R-98")
def test_isabel_mcguire_breaks_a_tie() -> None:
    """Isabel McGuire's card decides the deal, so Midori's owner is not asked."""
    laid = at_support(rest().asset(1, "Isabel McGuire").asset(3, "Midori").revealed("Tanaka"))

    laid.answer(1, "Isabel", "media", "counteroffer")

    assert laid.assets_of(1) == ["Isabel McGuire", "Tanaka"]


@pytest.mark.rule("R-98")
def test_tanaka_leaves_nothing_to_midori() -> None:
    """After Tanaka's owner named the winner, Midori's owner is not asked."""
    laid = tied(rest().asset(2, "Tanaka").asset(3, "Midori")).answer(2, "Tanaka", "counteroffer")

    assert (laid.exhausted(3), is_offered(laid, 3, "Midori")) == ([], False)


@pytest.mark.rule("R-98")
def test_tanaka_declined_midori_decides() -> None:
    """If Tanaka's owner declines, Midori's owner is asked next."""
    laid = tied(rest().asset(2, "Tanaka").asset(3, "Midori")).answer(2, "pass")

    assert is_offered(laid, 3, "Midori")


@pytest.mark.rule("R-98", "NA 72.22")
def test_tanaka_lets_the_active_player_lose() -> None:
    """Monica Singh's owner may rob the player whom Tanaka made the winner."""
    laid = tied(rest().asset(2, "Tanaka").asset(0, "Monica Singh")).answer(2, "Tanaka", "counteroffer")

    assert is_offered(laid, 0, "Monica Singh")


@pytest.mark.rule("R-97", "NA 72.9")
def test_locust_company_and_eiko() -> None:
    """Seat 2, which may not support the counteroffer, abstains; Eiko makes it support the main offer."""
    laid = at_support(rest().asset(0, "Locust Company").asset(3, "Eiko").hand(2, CARD)).answer(0, "Locust", "seat 2")

    laid.answer(2, "abstain").answer(3, "Eiko").answer(2, CARD)

    assert laid.view.discards == 3  # the deal is over: two offers and a card of support


@pytest.mark.rule("R-97", "R-94")
def test_locust_company_does_not_bind_isabel_mcguire() -> None:
    """A player who may not support the counteroffer because of Locust Company may still add Isabel McGuire's card."""
    laid = at_support(rest().asset(0, "Locust Company").asset(2, "Isabel McGuire")).answer(0, "Locust", "seat 2")

    assert "counteroffer" in laid.answer(2, "Isabel", "media").texts(2)


@pytest.mark.rule("R-95", "NA 70.8")
def test_vanity_project_and_a_card_forced_by_eiko() -> None:
    """The player whom Eiko made lay a card has supported Vanity Project, and gains 4 capital."""
    laid = forced(rest(), "Vanity Project").all_pass().answer(0, "seat 1")

    assert laid.capital_of(1) == 14


@pytest.mark.rule("R-95", "NA 70.8")
def test_vanity_project_and_a_fee_for_eiko() -> None:
    """The player who paid because of Eiko has not supported Vanity Project, and gains 2 capital."""
    laid = rest().asset(2, "Eiko").hand(1, CARD).offer(0, "Vanity Project")
    no_more_counters(laid).answer(1, "abstain").answer(2, "Eiko").answer(1, "1").all_pass().answer(0, "seat 1")

    assert laid.capital_of(1) == 11


@pytest.mark.rule("R-94", "R-95", "NA 70.8")
def test_vanity_project_and_isabel_mcguire() -> None:
    """Isabel McGuire's owner has not supported Vanity Project, and gains 2 capital."""
    laid = rest().asset(1, "Isabel McGuire").offer(0, "Vanity Project")
    no_more_counters(laid).answer(1, "Isabel", "media", "main offer").all_pass().answer(0, "seat 1", "Isabel")

    assert laid.capital_of(1) == 12


@pytest.mark.rule("R-95", "NA 70.15")
def test_puff_piece_and_a_card_forced_by_eiko() -> None:
    """The player whom Eiko made lay a card draws 3 cards."""
    laid = forced(rest(), "Puff Piece").all_pass().answer(0, "pass").answer(1, "media")

    assert laid.hand_counts()[1] == 3


@pytest.mark.rule("NA 72.9", "NA 16.5")
def test_eiko_turns_a_deal() -> None:
    """With the card that Eiko brought, the main offer has as much support as the counteroffer, and wins the tie."""
    laid = at_support(rest().asset(0, "Eiko").hand(2, CARD).hand(3, CARD).revealed("Tanaka"))

    laid.support(2, "counteroffer", CARD).answer(3, "abstain").answer(0, "Eiko").answer(3, CARD)

    assert "Tanaka" in laid.assets_of(0)


@pytest.mark.rule("R-99", "R-98")
def test_jackson_howard_bets_on_tanakas_choice() -> None:
    """Jackson Howard's bet pays if the chosen player wins the deal because Tanaka's owner named them."""
    laid = rest().asset(3, "Jackson Howard").asset(3, "Tanaka").at("deal").hand(0, PLAIN).answer(3, "Jackson", "seat 1")

    tied(laid).answer(3, "Tanaka", "counteroffer")

    assert laid.capital_of(3) == 12


@pytest.mark.rule("NA 72.8", "NA 72.16", "NA 72.22", "NA 72.27")
def test_coach_jackson_monica_and_saul_together() -> None:
    """When seat 1 wins, four assets pay: Coach Walden, Jackson Howard, Saul Eustecio and Monica Singh."""
    laid = rest().asset(2, "Coach Walden").asset(3, "Jackson Howard").asset(3, "Saul Eustecio").asset(0, "Monica Singh")
    laid.at("deal").hand(0, PLAIN).answer(3, "Jackson", "seat 1")

    counter_won(laid).answer(0, "Monica").answer(3, "Saul")

    assert laid.capitals() == [10 + 2 + 1, 10 - 2, 10 + 1, 10 + 2 + 1]


@pytest.mark.rule("R-86", "NA 72.8", "NA 72.16")
def test_coach_and_jackson_are_paid_before_anybody_is_asked() -> None:
    """When Monica Singh's owner is asked, the others already have their capital."""
    laid = rest().asset(2, "Coach Walden").asset(3, "Jackson Howard").asset(0, "Monica Singh")
    laid.at("deal").hand(0, PLAIN).answer(3, "Jackson", "seat 1")

    assert counter_won(laid).capitals() == [10, 10, 11, 12]


@pytest.mark.rule("R-86", "NA 72.22")
def test_monica_singh_robs_before_the_offer_is_resolved() -> None:
    """Monica Singh's owner steals 2 capital before the winner resolves the offer."""
    laid = rest().asset(0, "Monica Singh").illness(3, 5).hand(2, CARD)
    counter_won(laid).answer(0, "Monica")

    assert (laid.asked, laid.prompt, laid.capital_of(1)) == ((1,), "pick-district", 8)


@pytest.mark.rule("R-86", "NA 72.26", "NA 70.8")
def test_vanity_project_takes_rachel_beckmann_before_her_moment() -> None:
    """Vanity Project discards Rachel Beckmann, so she cannot be used at the end of the deal."""
    laid = rest().asset(1, "Rachel Beckmann").resolve(0, "Vanity Project", "seat 1", "Rachel")

    assert is_offered(laid, 0, "Mr. Li")


@pytest.mark.rule("R-99", "NA 70.8")
def test_vanity_project_does_not_undo_a_bet() -> None:
    """Vanity Project discards Jackson Howard after his bet was paid."""
    laid = rest().asset(3, "Jackson Howard").at("deal").hand(0, "Vanity Project").answer(3, "Jackson", "seat 0")

    laid.resolve(0, "Vanity Project", "seat 3", "Jackson")

    assert laid.capital_of(3) == 10 + 2 + 2
