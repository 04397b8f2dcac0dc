"""Decks that run out while cards are drawn (NA 2.2, R-70), and an empty reserve (NA 10.0)."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import PLAIN, at_end, claimed, is_offered, no_more_counters, rest
from tests.games.new_angeles.table import Table

LABOR = ("Efficiency Experts", "High-Risk Investments", "Labor Solutions", "Liquidation")
EVERY = tuple(range(1, 10))  # districts 1 to 9, one for each of the nine units of a kind


def risen(laid: Table) -> Table:
    """Spin Doctors raises threat, and seat 1, Haas-Bioroid, uses Sunny LeBeau to draw 2 labor cards."""
    return laid.asset(1, "Sunny LeBeau").resolve(0, "Spin Doctors", "done").answer(1, "Sunny")


@pytest.mark.rule("NA 2.2", "NA 72.28")
def test_the_deck_runs_out_while_sunny_lebeau_draws() -> None:
    """One card is drawn, the discard pile is sorted, and the second is drawn."""
    laid = risen(rest().deck_is("labor", "Liquidation"))

    assert (laid.hand_counts()[1], "Liquidation" in laid.hand_of(1), laid.view.decks[2]) == (2, True, 18)


@pytest.mark.rule("NA 2.2")
def test_sorting_empties_the_discard_pile() -> None:
    """All cards of the discard pile go to the decks of their types; then the deal's own cards are discarded."""
    laid = risen(rest().discards("Puff Piece", *LABOR).deck_is("labor", "Liquidation"))

    assert laid.view.discards == 1


@pytest.mark.rule("R-70", "NA 72.28")
def test_no_card_of_the_type_is_left() -> None:
    """Seat 3 has all labor cards except one, so only that one is drawn instead of two."""
    laid = risen(rest().more(3, *LABOR * 4, *LABOR[:3]).discards("Puff Piece"))

    assert laid.hand_of(1) == ["Liquidation"]


@pytest.mark.rule("R-70")
def test_sorting_takes_place_even_in_vain() -> None:
    """The discard pile was sorted in search of a second labor card, although it had none."""
    laid = risen(rest().more(3, *LABOR * 4, *LABOR[:3]).discards("Puff Piece"))

    assert (laid.view.discards, laid.view.decks[3]) == (1, 19)  # the discard pile has only Spin Doctors


@pytest.mark.rule("R-70", "NA 72.11")
def test_floyd_may_name_an_empty_deck_while_there_are_discards() -> None:
    """An empty deck can be named: nobody can know whether the discard pile has a card of that type."""
    laid = claimed(rest().deck_is("media"), "Floyd 2X3A7C")

    assert "media" in laid.texts(0)


@pytest.mark.rule("R-70", "NA 72.11")
def test_floyd_cannot_name_an_empty_deck_without_discards() -> None:
    """Seat 3 has all media cards, and nothing was discarded, so media cannot be named."""
    media = ("24/7 Live Feed", "Media Circus", "Puff Piece", "Spin Doctors")
    laid = claimed(rest().more(3, *media * 5), "Floyd 2X3A7C")

    assert laid.texts(0) == ["biotech", "construction", "labor", "security"]


@pytest.mark.rule("R-70", "NA 72.11")
def test_floyd_with_nothing_to_draw() -> None:
    """With nothing to draw nobody is asked, and Floyd is kept."""
    laid = claimed(rest().hand(0, PLAIN).nothing_to_draw(3), "Floyd 2X3A7C")

    assert (is_offered(laid, 0, "Mr. Li"), "Floyd 2X3A7C" in laid.assets_of(0)) == (True, True)


@pytest.mark.rule("R-70", "NA 72.33")
def test_toshiyuki_sakai_with_an_empty_deck() -> None:
    """Seat 3 has all labor cards: eight cards of the other types are drawn."""
    laid = claimed(rest().more(3, *LABOR * 5), "Toshiyuki Sakai")

    assert laid.hand_counts()[0] == 8


@pytest.mark.rule("R-70", "NA 72.10")
def test_elizabeth_mills_and_a_deck_that_runs_out() -> None:
    """Only two labor cards are left, so two are drawn instead of three."""
    laid = at_end().asset(0, "Elizabeth Mills").more(3, *LABOR * 4, *LABOR[:2])

    assert laid.answer(0, "Elizabeth", "seat 1", "second").hand_counts()[1] == 2


@pytest.mark.rule("R-70", "NA 16.5")
def test_the_cards_of_a_deal_are_not_discarded_before_its_end() -> None:
    """All decks are empty: nobody can draw with Puff Piece, although the card itself will be discarded."""
    laid = rest().hand(0, "Puff Piece").nothing_to_draw(3).offer(0, "Puff Piece").all_pass()

    assert is_offered(laid, 0, "Mr. Li")


@pytest.mark.rule("R-86", "NA 72.26", "NA 2.2")
def test_rachel_beckmann_draws_what_this_deal_discarded() -> None:
    """The only labor card available is the main offer, which is discarded before the deal ends and then drawn."""
    laid = rest().hand(0, "Liquidation").nothing_to_draw(3).asset(1, "Rachel Beckmann").resolve(0, "Liquidation", 7)

    assert laid.answer(1, "Rachel").hand_of(1) == ["Liquidation"]


@pytest.mark.rule("NA 72.15", "R-70")
def test_isabel_mcguire_takes_the_last_card_of_a_deck() -> None:
    """Isabel McGuire empties a deck; the discard pile is sorted only when a card is drawn from that deck."""
    laid = rest().asset(3, "Isabel McGuire").deck_is("media", "Puff Piece").hand(1, PLAIN).offer(0, PLAIN)

    no_more_counters(laid).answer(3, "Isabel", "media", "main offer")

    assert (laid.view.decks[3], laid.view.discards) == (0, 19)


@pytest.mark.rule("NA 72.15")
def test_isabel_mcguire_takes_from_decks_that_have_cards() -> None:
    """Isabel McGuire's owner cannot name an empty deck."""
    laid = no_more_counters(rest().asset(3, "Isabel McGuire").deck_is("media").offer(0, PLAIN)).answer(3, "Isabel")

    assert laid.texts(3) == ["biotech", "construction", "labor", "security"]


@pytest.mark.rule("NA 2.2", "R-113")
def test_braintrust_and_a_deck_that_runs_out() -> None:
    """Four security cards are due, one is left, and the rest comes from the discard pile."""
    laid = rest().at("refresh").asset(0, "Braintrust").deck_is("security", "Riot Control").answer(0, "media")

    assert laid.hand_counts()[0] == 6


@pytest.mark.rule("NA 10.0", "NA 32.1", "NA 72.34")
def test_no_orgcrime_left_and_wong_ya_ching() -> None:
    """No orgcrime unit is left to place, but the chosen district has illness, so Wong Ya Ching's owner is paid."""
    laid = rest().asset(1, "Wong Ya Ching").orgcrime(*EVERY).illness(10).resolve(0, "Labor Solutions", "done", 10)

    assert (laid.districts("orgcrime"), laid.view.threat, laid.capital_of(1)) == (list(EVERY), 2, 12)


@pytest.mark.rule("NA 10.0", "NA 72.28")
def test_no_human_first_left_raises_no_threat() -> None:
    """No unit is placed, so none reaches The Root, and Sunny LeBeau's owner is not asked."""
    laid = rest().emergency("Underpaid, Overclocked", 0).asset(2, "Sunny LeBeau").human_first(*EVERY[1:], 10)

    laid.resolve(0, "Underpaid, Overclocked", "done", 10, 10)

    assert (laid.view.threat, is_offered(laid, 0, "Mr. Li")) == (0, True)


@pytest.mark.rule("NA 10.0", "R-55")
def test_no_prisec_left_for_a_declared_arrest() -> None:
    """Arrest Orders is resolved as declared, but nothing is placed and nothing removed."""
    laid = rest().asset(2, "Caprice Nisei").prisec(1, 2, 3, 4, 5, 6).orgcrime(7).offer(0, "Arrest Orders")

    laid.answer(2, "Caprice").answer(0, 7).all_pass()

    assert (laid.districts("orgcrime"), laid.capital_of(0)) == ([7], 10)


@pytest.mark.rule("R-91", "R-70", "NA 72.27")
def test_a_deal_without_a_main_offer() -> None:
    """The active player has nothing to offer: the counteroffer wins, and Saul Eustecio may be used."""
    laid = rest().emergency("Ruthless Tactics", 0, face_up=False).asset(3, "Saul Eustecio").hand(1, PLAIN)
    laid.pass_until(1, "counteroffer-or-pass").answer(1, PLAIN)

    assert is_offered(no_more_counters(laid), 3, "Saul Eustecio")


@pytest.mark.rule("R-91", "NA 72.15")
def test_a_deal_without_any_offer() -> None:
    """Without an offer Isabel McGuire cannot be used, and the active player claims the asset."""
    laid = rest().emergency("Ruthless Tactics", 0, face_up=False).asset(3, "Isabel McGuire").revealed("Eiko")

    assert "Eiko" in no_more_counters(laid).assets_of(0)
