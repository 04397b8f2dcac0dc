"""Chief Gorman (NA 72.7) with Aaron Marrón, Mark Yale, The Fall Guy, emergency actions and covered counteroffers."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import CARD, PLAIN, countered, emergencies, face_up, no_more_counters, rest
from tests.games.new_angeles.table import Table, table


def covered(laid: Table) -> Table:
    """Seat 2 covers seat 1's counteroffer and pays with Ark Construction; Chief Gorman belongs to seat 0."""
    laid.asset(0, "Chief Gorman").hand(2, PLAIN, CARD)
    return countered(laid).answer(0, "pass").counter(2, PLAIN, CARD)


@pytest.mark.rule("R-88", "NA 15.8")
def test_aaron_marron_keeps_what_was_paid_for_a_card_sent_back() -> None:
    """Aaron Marrón's owner keeps the payment, although the counteroffer goes back to its player."""
    laid = covered(table().asset(3, "Aaron Marrón")).answer(0, "Chief").answer(2, "second")

    assert (laid.hand_of(3), laid.hand_of(2)) == ([CARD], [PLAIN])


@pytest.mark.rule("R-88", "R-86")
def test_aaron_marron_gets_the_payment_before_chief_gorman_is_asked() -> None:
    """Aaron Marrón's owner has the payment before Chief Gorman may be used."""
    laid = covered(table().asset(3, "Aaron Marrón"))

    assert (laid.asked, laid.hand_of(3)) == ((0,), [CARD])


@pytest.mark.rule("NA 15.8")
def test_without_aaron_marron_the_payment_stays_discarded() -> None:
    """The payment is on the discard pile, not in its player's hand."""
    laid = covered(table().hand(3, CARD)).answer(0, "Chief").answer(2, "second")

    assert (laid.view.discards, laid.hand_of(2)) == (1, [PLAIN])


@pytest.mark.rule("R-89", "NA 15.5")
def test_the_covered_counteroffer_counts_again() -> None:
    """When seat 2's counteroffer is sent back, seat 1 is the countering player again."""
    laid = covered(table().hand(3, CARD)).answer(0, "Chief").answer(2, "second")

    assert (laid.view.deal.counterer, len(laid.view.deal.counters)) == (1, 1)


@pytest.mark.rule("R-89", "R-87", "NA 15.4")
def test_the_next_counteroffer_costs_what_is_left_in_the_box() -> None:
    """After one of two counteroffers is sent back, one is left, so seat 3 pays one card."""
    laid = covered(table().hand(3, PLAIN, CARD, CARD)).answer(0, "Chief").answer(2, "second")

    assert laid.answer(3, PLAIN, CARD).hand_of(3) == [CARD]


@pytest.mark.rule("NA 72.7", "NA 15.6", "R-89")
def test_a_player_who_was_sent_back_makes_no_other_counteroffer() -> None:
    """Seat 1 holds two cards, but is not asked again: the next players are, and then the Support step follows."""
    laid = table().asset(0, "Chief Gorman").hand(1, PLAIN, CARD).offer(0, PLAIN).counter(1, PLAIN)
    laid.answer(0, "Chief").answer(1, "second")

    assert (laid.hand_counts()[1], laid.order("counteroffer-or-pass")) == (2, [2, 3])
    assert (laid.prompt, laid.asked) == ("support-or-abstain", (1,))


@pytest.mark.rule("NA 72.7", "R-89", "R-90")
def test_a_player_who_was_sent_back_with_the_fall_guy_makes_no_other_counteroffer() -> None:
    """After a player takes back The Fall Guy's counteroffer, nobody makes another: the Support step follows."""
    laid = table().asset(0, "The Fall Guy").asset(2, "Chief Gorman").hand(0, PLAIN, CARD).hand(1, CARD)
    laid.offer(0, PLAIN).answer(0, "The Fall Guy", CARD).answer(2, "Chief").answer(0, "second")

    assert (laid.prompt, laid.asked, laid.texts(1)) == ("support-or-abstain", (1,), ["abstain", "main offer"])


@pytest.mark.rule("R-89", "NA 16.4")
def test_a_player_who_was_sent_back_is_a_supporting_player() -> None:
    """Seat 2, whose card was sent back, may support the main offer or seat 1's counteroffer."""
    laid = no_more_counters(covered(table()).answer(0, "Chief").answer(2, "second"))

    assert (laid.asked, laid.texts(2)) == ((2,), ["abstain", "main offer", "counteroffer"])


@pytest.mark.rule("R-89", "R-56")
def test_the_only_counteroffer_sent_back() -> None:
    """After the only counteroffer is sent back, only the main offer can be supported."""
    laid = no_more_counters(countered(table().asset(3, "Chief Gorman")).answer(3, "Chief").answer(1, "second"))

    assert (laid.asked, laid.texts(1)) == ((1,), ["abstain", "main offer"])


@pytest.mark.rule("R-89")
def test_an_emergency_action_goes_back_faceup() -> None:
    """A player who takes back an emergency action has it faceup again and could offer it."""
    laid = table().asset(3, "Chief Gorman").offer(0, PLAIN).counter(1, "Underpaid, Overclocked").answer(3, "Chief")

    assert face_up(laid.answer(1, "second"), 1) == ["Underpaid, Overclocked"]


@pytest.mark.rule("R-89", "R-92")
def test_a_stolen_emergency_action_goes_back_to_the_thief() -> None:
    """A stolen emergency action that is taken back was not discarded, so it does not return to its first owner."""
    laid = table().asset(3, "Chief Gorman").emergency("Underpaid, Overclocked", 2).offer(0, PLAIN)

    laid.counter(2, "Underpaid, Overclocked").answer(3, "Chief").answer(2, "second")

    assert (emergencies(laid, 1), "Underpaid, Overclocked" in face_up(laid, 2)) == ([], True)


@pytest.mark.rule("R-92", "NA 16.5")
def test_a_covered_emergency_action_returns_faceup() -> None:
    """An emergency action that was covered and uncovered again loses and goes back faceup."""
    laid = rest().asset(3, "Chief Gorman").hand(2, PLAIN, CARD).offer(0, PLAIN).counter(1, "Underpaid, Overclocked")

    laid.answer(3, "pass").counter(2, PLAIN, CARD).answer(3, "Chief").answer(2, "second").all_pass()

    assert face_up(laid, 1) == ["Underpaid, Overclocked"]


@pytest.mark.rule("R-90")
def test_the_fall_guys_counteroffer_sent_back() -> None:
    """The Support step follows. Nobody else can counter, so only the main offer can be supported."""
    laid = table().asset(0, "The Fall Guy").asset(3, "Chief Gorman").hand(0, PLAIN, CARD).hand(1, CARD)

    laid.offer(0, PLAIN).answer(0, "The Fall Guy", CARD).answer(3, "Chief").answer(0, "second")

    assert (laid.asked, laid.texts(1), laid.hand_of(0)) == ((1,), ["abstain", "main offer"], [CARD])


@pytest.mark.rule("R-101", "NA 72.7")
def test_mark_yales_ban_does_not_stop_the_payment() -> None:
    """A banned player may pay Chief Gorman's owner, because that is not a trade."""
    laid = countered(table().asset(2, "Mark Yale").asset(3, "Chief Gorman").asset(0, "Eiko").hand(2, CARD))
    while not laid.view.deal.cannot_trade:
        laid.answer(laid.asked[0], "Mark" if laid.asked == (2,) else "pass")

    assert laid.answer(3, "Chief").answer(1, "first").capitals() == [10, 8, 10, 12]


@pytest.mark.rule("R-101")
def test_mark_yales_ban_outlives_the_counteroffer() -> None:
    """The counteroffer is sent back, and its player is still banned."""
    laid = table().asset(2, "Mark Yale").asset(3, "Chief Gorman").offer(0, PLAIN).answer(2, "pass").counter(1, PLAIN)

    laid.answer(2, "Mark").answer(3, "Chief").answer(1, "second")

    assert laid.view.deal.cannot_trade == [1]


@pytest.mark.rule("R-97", "R-89")
def test_locust_company_after_the_only_counteroffer_was_sent_back() -> None:
    """Without a counteroffer Locust Company cannot be used."""
    laid = table().asset(3, "Chief Gorman").asset(2, "Locust Company")

    no_more_counters(countered(laid).answer(3, "Chief").answer(1, "second"))

    assert laid.prompt == "support-or-abstain"
