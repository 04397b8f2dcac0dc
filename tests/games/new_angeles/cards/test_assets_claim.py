"""NA 72: assets that work when they are claimed."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import at_support, claimed, emergencies, face_up, is_offered, rest
from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 72.5", "NA 21.6")
def test_bryan_stinson_steals_two_emergency_actions() -> None:
    """The claimer gets two emergency actions."""
    laid = claimed(rest(), "Bryan Stinson").answer(0, "Underpaid", "Mandatory")

    assert emergencies(laid, 0) == ["Ruthless Tactics", "Underpaid, Overclocked", "Mandatory Quarantine"]


@pytest.mark.rule("R-93")
def test_bryan_stinson_may_steal_twice_from_one_player() -> None:
    """Both emergency actions may come from the same player."""
    laid = claimed(rest().emergency("Energy for All", 1), "Bryan Stinson").answer(0, "Underpaid", "Energy")

    assert emergencies(laid, 1) == []


@pytest.mark.rule("NA 21.6")
def test_a_stolen_emergency_action_stays_face_down() -> None:
    """A stolen emergency action that was face down stays face down."""
    laid = rest().emergency("Energy for All", 3, face_up=False)

    assert face_up(claimed(laid, "Bryan Stinson").answer(0, "Energy", "Underpaid"), 0) == [
        "Ruthless Tactics",
        "Underpaid, Overclocked",
    ]


@pytest.mark.rule("R-93")
def test_bryan_stinson_steals_their_own_one_back() -> None:
    """A player can steal their own emergency action back from another player."""
    laid = claimed(rest().emergency("Ruthless Tactics", 2).hand(0, "Clinical Trials"), "Bryan Stinson")

    assert "Ruthless Tactics" in laid.texts(0)


@pytest.mark.rule("R-93", "NA 21.6")
def test_bryan_stinson_steals_from_corporations_in_the_game_only() -> None:
    """With four players, only the three emergency actions of the others are offered."""
    laid = claimed(rest(), "Bryan Stinson")

    assert laid.texts(0) == ["Underpaid, Overclocked", "Mandatory Quarantine", "Energy for All"]


@pytest.mark.rule("R-93")
def test_bryan_stinson_with_one_to_steal() -> None:
    """If only one emergency action can be stolen, only one is stolen."""
    laid = rest().emergency("Underpaid, Overclocked", 0).emergency("Mandatory Quarantine", 0)

    assert claimed(laid, "Bryan Stinson").answer(0, "Energy").prompt == "use-asset"


@pytest.mark.rule("R-93", "R-86")
def test_bryan_stinson_cannot_steal_what_is_offered() -> None:
    """An emergency action that was offered is still on the board when the asset is claimed, and cannot be stolen."""
    laid = rest().revealed("Bryan Stinson").offer(0, "Clinical Trials").counter(1, "Underpaid, Overclocked")

    assert laid.all_pass().texts(0) == ["Mandatory Quarantine", "Energy for All"]


@pytest.mark.rule("R-85", "NA 6.7")
def test_bryan_stinson_is_discarded() -> None:
    """Bryan Stinson is discarded when he is claimed."""
    laid = claimed(rest(), "Bryan Stinson")

    assert laid.assets_of(0) == ["Mr. Li"]


@pytest.mark.rule("NA 72.11")
def test_floyd_draws_five_cards_of_any_types() -> None:
    """Each of the five cards comes from a deck of the player's choice."""
    laid = rest().deck("media", "Puff Piece", "Spin Doctors").deck("labor", "Liquidation")
    laid.deck("security", "Riot Control").deck("biotech", "Clean Slate")

    claimed(laid, "Floyd 2X3A7C").answer(0, "media", "labor", "media", "security", "biotech")

    assert laid.hand_of(0) == ["Clean Slate", "Liquidation", "Puff Piece", "Spin Doctors", "Riot Control"]


@pytest.mark.rule("R-69")
def test_floyd_shows_a_card_before_the_next_deck_is_named() -> None:
    """After the first choice the card is in hand, and the next question is about the second deck."""
    laid = claimed(rest().deck("media", "Puff Piece"), "Floyd 2X3A7C").answer(0, "media")

    assert (laid.hand_of(0), laid.prompt) == (["Puff Piece"], "pick-type")


@pytest.mark.rule("NA 72.11")
def test_floyd_is_kept() -> None:
    """Floyd stays with his claimer."""
    laid = claimed(rest(), "Floyd 2X3A7C").answer(0, *["media"] * 5)

    assert "Floyd 2X3A7C" in laid.assets_of(0)


@pytest.mark.rule("R-113", "NA 72.11")
def test_floyd_makes_the_hand_size_ten() -> None:
    """Floyd makes his owner's hand size 10 instead of 5."""
    laid = table().asset(1, "Floyd 2X3A7C")

    assert laid.player(1).hand_size == 10


@pytest.mark.rule("NA 72.11", "NA 9.1")
def test_floyd_draws_nothing_when_stolen() -> None:
    """A player who steals Floyd instead of claiming him draws no cards."""
    laid = rest().asset(1, "Floyd 2X3A7C")

    claimed(laid, "Hernando Cortez").answer(0, "first", "Floyd")

    assert laid.hand_counts()[0] == 0


@pytest.mark.rule("NA 72.13")
def test_gurren_imaishi_pays_five() -> None:
    """The claimer gains 5 capital."""
    laid = claimed(rest(), "Gurren Imaishi")

    assert laid.capital_of(0) == 15


@pytest.mark.rule("NA 72.14")
def test_hernando_cortez_steals_an_asset() -> None:
    """The claimer gets another player's asset."""
    laid = claimed(rest().asset(2, "Eiko"), "Hernando Cortez").answer(0, "first", "Eiko")

    assert laid.assets_of(0) == ["Eiko", "Mr. Li"]


@pytest.mark.rule("NA 72.14")
def test_hernando_cortez_pays_two() -> None:
    """The claimer may gain 2 capital instead of an asset."""
    laid = claimed(rest().asset(2, "Eiko"), "Hernando Cortez").answer(0, "second")

    assert laid.capital_of(0) == 12


@pytest.mark.rule("R-108")
def test_hernando_cortez_with_nothing_to_steal() -> None:
    """With nothing to steal the claimer gains 2 capital."""
    laid = claimed(rest(), "Hernando Cortez")

    assert laid.texts(0) == ["second"]


@pytest.mark.rule("NA 56.2", "NA 26.2", "NA 72.14")
def test_a_stolen_asset_stays_exhausted() -> None:
    """An exhausted asset that is stolen is not readied."""
    laid = rest().asset(2, "Eiko", exhausted=True)

    claimed(laid, "Hernando Cortez").answer(0, "first", "Eiko")

    assert laid.exhausted(0) == ["Eiko"]


@pytest.mark.rule("NA 72.25")
def test_naoko_watanabe_claims_two_more() -> None:
    """The claimer gets the top two assets of the deck."""
    laid = claimed(rest().asset_deck("Eiko", "Midori"), "Naoko Watanabe")

    assert laid.assets_of(0) == ["Eiko", "Midori", "Mr. Li"]


@pytest.mark.rule("NA 72.25", "NA 6.7")
def test_naoko_watanabe_is_discarded() -> None:
    """Naoko Watanabe goes under the asset deck, and two assets leave its top."""
    laid = rest().asset_deck("Eiko", "Midori")
    before = laid.view.asset_deck

    claimed(laid, "Naoko Watanabe")

    assert laid.view.asset_deck == before - 1


@pytest.mark.rule("NA 72.33")
def test_toshiyuki_sakai_draws_two_of_each_type() -> None:
    """The claimer draws two cards from each of the five decks."""
    laid = rest()
    before = laid.view.decks

    claimed(laid, "Toshiyuki Sakai")

    # The biotech deck has also lost the card that was offered.
    assert [a - b for a, b in zip(before, laid.view.decks, strict=True)] == [3, 2, 2, 2, 2]


@pytest.mark.rule("R-109", "NA 72.33")
def test_toshiyuki_sakai_lifts_the_discard_this_turn() -> None:
    """The active player who claimed Toshiyuki Sakai keeps all ten cards."""
    laid = claimed(rest(), "Toshiyuki Sakai").answer(0, "pass")

    assert (laid.view.active, laid.hand_counts()[0]) == (1, 10)


@pytest.mark.rule("R-109")
def test_toshiyuki_sakai_lifts_the_discard_once() -> None:
    """At the end of the claimer's next turn the hand size applies."""
    laid = claimed(rest(), "Toshiyuki Sakai").answer(0, "pass").until("discard-down")

    assert laid.asked == (0,)


@pytest.mark.rule("R-109")
def test_toshiyuki_sakai_helps_nobody_else() -> None:
    """If the countering player claimed Toshiyuki Sakai, the active player discards as usual."""
    laid = rest().revealed("Toshiyuki Sakai").hand(0, *["Ark Construction"] * 5, "Gentrification", "Puff Piece")
    at_support(laid.more(2, "Liquidation")).support(2, "counteroffer", "Liquidation").answer(0, "pass")

    assert (laid.hand_counts()[1], laid.prompt) == (10, "discard-down")


@pytest.mark.rule("R-85")
def test_claim_abilities_cannot_be_declined() -> None:
    """Nobody is asked whether to use the ability of a claimed asset."""
    laid = rest().asset(1, "Eiko").revealed("Hernando Cortez").offer(0, "Clinical Trials").all_pass()

    assert not is_offered(laid, 0, "Hernando Cortez")
    assert laid.texts(0) == ["first", "second"]
