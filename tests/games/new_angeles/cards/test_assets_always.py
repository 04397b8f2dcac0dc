"""NA 72: assets that always work, and those that work at the start of a turn or when threat rises."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import CARD, is_offered, known_of, rest
from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 72.4", "R-113")
def test_braintrust_doubles_each_line() -> None:
    """Braintrust doubles both draws of Globalsec: 4 security cards and 2 General cards."""
    laid = table().at("refresh").asset(0, "Braintrust").answer(0, "media")

    assert laid.hand_counts()[0] == 6


@pytest.mark.rule("R-113", "NA 29.0")
def test_braintrust_draws_both_general_cards_from_one_deck() -> None:
    """The player names one deck for the two cards."""
    laid = table().at("refresh").asset(0, "Braintrust").deck("media", "Puff Piece", "Spin Doctors").answer(0, "media")

    assert laid.hand_of(0)[:2] == ["Puff Piece", "Spin Doctors"]


@pytest.mark.rule("R-113")
def test_braintrust_and_melange_mining() -> None:
    """With Braintrust, Melange Mining draws 2 cards from each of three decks."""
    laid = table(active=3).at("refresh").asset(3, "Braintrust").answer(3, "media", "labor", "biotech")

    assert laid.hand_counts()[3] == 6


@pytest.mark.rule("R-113", "NA 72.4")
def test_braintrust_makes_the_hand_size_four() -> None:
    """Braintrust makes its owner's hand size 4 instead of 5."""
    laid = table().asset(0, "Braintrust")

    assert laid.player(0).hand_size == 4


@pytest.mark.rule("R-113", "NA 30.2")
def test_braintrusts_owner_discards_down_to_four() -> None:
    """The owner of Braintrust, with five cards, discards one."""
    laid = table().at("hand size").asset(0, "Braintrust").hand(0, *[CARD] * 5)

    assert (laid.prompt, laid.answer(0, CARD).hand_counts()[0]) == ("discard-down", 4)


@pytest.mark.rule("R-113")
def test_braintrust_does_not_double_other_draws() -> None:
    """With Mr. Li, the owner of Braintrust still draws 2 cards."""
    laid = rest().at("end of turn").asset(0, "Braintrust").answer(0, "Mr. Li", "seat 0", "media", "media")

    assert laid.hand_counts()[0] == 2


@pytest.mark.rule("NA 72.17", "R-114")
def test_lily_lockwell_steals_a_card() -> None:
    """Lily Lockwell's owner steals a card from a player with more capital."""
    laid = table().at("turn").asset(2, "Lily Lockwell").capital(2, 9).hand(0, CARD).answer(2, "Lily")

    assert laid.hand_of(2) == [CARD]


@pytest.mark.rule("NA 72.17", "NA 6.6")
def test_lily_lockwell_comes_before_the_refresh_step() -> None:
    """When Lily Lockwell's owner is asked, the active player has not drawn yet."""
    laid = table().at("turn").asset(2, "Lily Lockwell").capital(2, 9).hand(0, CARD)

    assert (is_offered(laid, 2, "Lily Lockwell"), laid.hand_counts()[0]) == (True, 1)


@pytest.mark.rule("R-114")
@pytest.mark.parametrize(("capital", "cards"), [(10, 1), (11, 1), (9, 0)])
def test_lily_lockwell_needs_a_richer_player_with_cards(capital: int, cards: int) -> None:
    """Nothing can be stolen from a player who is not richer, or who has an empty hand."""
    laid = table().at("turn").asset(2, "Lily Lockwell").capital(2, capital).hand(0, *[CARD] * cards)

    assert laid.prompt == "pick-general"


@pytest.mark.rule("R-114", "NA 2.8")
def test_lily_lockwells_card_is_known_to_two_players() -> None:
    """The player who lost the card knows where it is; the other players do not."""
    laid = table().at("turn").asset(2, "Lily Lockwell").capital(2, 9).hand(0, CARD).answer(2, "Lily")

    assert [known_of(laid, viewer, 2) for viewer in (0, 1, 3)] == [[CARD], [], []]


@pytest.mark.rule("R-114")
def test_lily_lockwell_is_not_exhausted() -> None:
    """Lily Lockwell can be used again at the start of the next turn."""
    laid = table().at("turn").asset(2, "Lily Lockwell").capital(2, 9).hand(0, CARD).hand(1, CARD).answer(2, "Lily")

    laid.answer(0, "media").until("use-asset")

    assert (is_offered(laid, 2, "Lily Lockwell"), laid.view.active) == (True, 1)


@pytest.mark.rule("NA 72.17", "NA 6.5")
def test_lily_lockwell_is_optional() -> None:
    """Lily Lockwell's owner may pass."""
    laid = table().at("turn").asset(2, "Lily Lockwell").capital(2, 9).hand(0, CARD).answer(2, "pass")

    assert laid.hand_counts()[2] == 0


@pytest.mark.rule("NA 72.28")
def test_sunny_lebeau_draws_two() -> None:
    """Haas-Bioroid, who owns Sunny LeBeau, draws 2 labor cards when threat rises."""
    laid = rest().asset(1, "Sunny LeBeau").deck("labor", "Liquidation", "Labor Solutions")

    laid.resolve(0, "Spin Doctors", "done").answer(1, "Sunny")

    assert (laid.view.threat, laid.hand_of(1)) == (1, ["Labor Solutions", "Liquidation"])


@pytest.mark.rule("NA 72.28", "R-46")
def test_sunny_lebeau_lets_melange_mining_choose() -> None:
    """Melange Mining, who owns Sunny LeBeau, names one type for both cards."""
    laid = rest().asset(3, "Sunny LeBeau").deck("media", "Puff Piece", "Puff Piece")

    assert laid.resolve(0, "Spin Doctors", "done").answer(3, "Sunny", "media").hand_of(3) == ["Puff Piece"] * 2


@pytest.mark.rule("NA 72.28", "NA 6.5")
def test_sunny_lebeau_is_optional_and_never_exhausted() -> None:
    """Sunny LeBeau's owner may pass, and she stays ready after a use."""
    laid = rest().asset(1, "Sunny LeBeau").resolve(0, "Spin Doctors", "done")

    assert (laid.texts(1), laid.answer(1, "Sunny").exhausted(1)) == (["Sunny LeBeau", "pass"], [])


@pytest.mark.rule("NA 72.28")
def test_sunny_lebeau_needs_a_rise() -> None:
    """Spin Doctors takes a credit instead of raising threat, so Sunny LeBeau's owner is not asked."""
    laid = rest().asset(1, "Sunny LeBeau").supply(credits=1).resolve(0, "Spin Doctors", "done")

    assert is_offered(laid, 0, "Mr. Li")


@pytest.mark.rule("NA 72.34", "R-115")
def test_wong_ya_ching_gains_by_illness() -> None:
    """Wong Ya Ching's owner gains 2 capital when a card involves a district with illness."""
    laid = rest().asset(2, "Wong Ya Ching").illness(3).resolve(0, "Ark Construction", 3)

    assert (laid.view.threat, laid.capitals()) == (2, [10, 10, 12, 10])


@pytest.mark.rule("NA 72.34", "NA 32.5")
def test_wong_ya_ching_gains_once_a_card() -> None:
    """A card that involves two districts with illness raises threat once, and pays Wong Ya Ching's owner once."""
    laid = rest().asset(2, "Wong Ya Ching").illness(3, 4).supply(credits=1).resolve(0, "Spin Doctors", 3, 4)

    assert laid.capital_of(2) == 12


@pytest.mark.rule("R-115", "NA 32.4")
def test_wong_ya_ching_does_not_see_the_root() -> None:
    """When illness reaches The Root, threat rises, but Wong Ya Ching's owner gains nothing."""
    laid = table().asset(2, "Wong Ya Ching").illness(9, 10).at("event").events("Beanstalk Beset By Protesters")

    assert (laid.view.threat, laid.capital_of(2)) == (4, 10)


@pytest.mark.rule("R-115", "R-79")
def test_wong_ya_ching_and_a_card_that_ignores_illness() -> None:
    """Clinical Trials ignores illness, so Wong Ya Ching's owner gains nothing."""
    laid = rest().asset(1, "Wong Ya Ching").illness(3, 4).resolve(0, "Clinical Trials", 3)

    assert laid.capital_of(1) == 10
