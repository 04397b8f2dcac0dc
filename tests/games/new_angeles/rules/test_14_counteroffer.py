"""NA 14, 15: the countering player and the counteroffer."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import Table, table

HARMLESS = "Clinical Trials"
MANY = ("Liquidation", "Puff Piece", "Spin Doctors")


def offered(*hands: int) -> Table:
    """Seat 0 made its offer, and the seats named have the three cards of MANY in hand."""
    position = table()
    for seat in hands or (1, 2, 3):
        position.hand(seat, *MANY)
    return position.offer(0, HARMLESS)


@pytest.mark.rule("NA 14.0")
def test_14_0_who_countered_last() -> None:
    """The player who countered last is the countering player; before the first counteroffer there is none."""
    position = offered()
    before = position.view.deal.counterer
    position.counter(1, "Liquidation").counter(3, "Puff Piece", "Liquidation")

    assert (before, position.view.deal.counterer) == (-1, 3)


@pytest.mark.rule("NA 14.1", "NA 15.4")
def test_14_1_an_earlier_countering_player_supports() -> None:
    """Seat 1, whose counteroffer was covered by seat 2's, is asked for support; seat 2 is not."""
    position = offered().counter(1, "Liquidation").counter(2, "Puff Piece", "Liquidation").answer(3, "pass")
    asked: list[int] = []
    while position.prompt == "support-or-abstain":
        asked += position.asked
        position.quietly()

    assert asked == [1, 3]


@pytest.mark.rule("NA 14.1")
def test_14_1_a_covered_counteroffer_wins_nothing() -> None:
    """Seat 2's counteroffer covers seat 1's, has more support, and wins."""
    position = offered().counter(1, HARMLESS).counter(2, HARMLESS, "Liquidation")
    position.support(3, "counteroffer", "Puff Piece", "Liquidation").until("pick-general")

    assert position.assets_of(2) == ["Aaron Marrón"]


@pytest.mark.rule("NA 15.0", "NA 15.1", "NA 16.3")
def test_15_1_open_and_from_the_hand() -> None:
    """Everybody sees the counteroffer, which has left its player's hand."""
    position = offered().counter(1, "Liquidation")

    assert position.view.deal.counters == [position.pack.thing("Liquidation")]
    assert position.hand_of(1) == ["Puff Piece", "Spin Doctors"]


@pytest.mark.rule("NA 15.1", "NA 16.3")
def test_15_1_only_own_cards() -> None:
    """A player can answer with the cards in hand, their own emergency action, or a pass."""
    position = offered()

    assert position.texts(1) == [*sorted(MANY), "Underpaid, Overclocked", "pass"]


@pytest.mark.rule("NA 15.2", "NA 21.2")
def test_15_2_an_emergency_action() -> None:
    """A player who counters with an emergency action keeps their hand."""
    position = offered().counter(1, "Underpaid, Overclocked")

    assert position.view.deal.counters == [position.pack.thing("Underpaid, Overclocked")]
    assert len(position.hand_of(1)) == 3


@pytest.mark.rule("NA 15.3", "NA 15.5")
def test_15_3_on_top_of_the_others() -> None:
    """All counteroffers are faceup, the last on top."""
    position = offered().counter(1, "Liquidation").counter(2, "Puff Piece", "Liquidation")

    assert position.view.deal.counters == [position.pack.thing(card) for card in ("Liquidation", "Puff Piece")]


@pytest.mark.rule("NA 15.4", "NA 16.3", "R-87")
def test_15_4_the_price_rises() -> None:
    """The first counteroffer costs nothing, the second one card, the third two cards."""
    position = offered().counter(1, "Liquidation").counter(2, "Liquidation", "Puff Piece")
    position.counter(3, "Liquidation", "Puff Piece", "Spin Doctors")

    assert position.hand_counts()[1:] == [2, 1, 0]
    assert position.view.discards == 3


@pytest.mark.rule("NA 15.4", "R-87")
def test_15_4_the_offered_card_cannot_pay() -> None:
    """A player can pay for a counteroffer with any other card in hand."""
    position = offered().counter(1, "Liquidation").answer(2, "Puff Piece")

    assert (position.prompt, position.texts(2)) == ("pay-counteroffer", ["Liquidation", "Spin Doctors"])


@pytest.mark.rule("NA 15.4", "R-87", "NA 21.4")
def test_15_4_a_player_who_cannot_pay_cannot_counter() -> None:
    """After one counteroffer, a player with one card can only offer an emergency action, and pays with the card."""
    position = offered(1).hand(2, "Liquidation").counter(1, "Liquidation")

    assert position.texts(2) == ["Mandatory Quarantine", "pass"]


@pytest.mark.rule("NA 15.4", "R-87", "NA 21.4")
def test_15_4_an_emergency_action_cannot_pay() -> None:
    """After the first counteroffer, a player with an empty hand cannot pay, and is not asked."""
    position = offered(1, 3).counter(1, "Liquidation")

    assert position.asked == (3,)


@pytest.mark.rule("NA 15.5", "NA 16.5")
def test_15_5_only_the_topmost_counts() -> None:
    """Only the counteroffer on top, Ark Construction, is resolved, not Liquidation under it."""
    position = offered().counter(1, "Liquidation").counter(2, "Ark Construction", "Puff Piece")
    position.support(3, "counteroffer", "Puff Piece").until("pick-district").answer(2, 4)

    assert (position.districts("development"), position.districts("strike")) == ([4], [])


@pytest.mark.rule("NA 15.6", "NA 16.3")
def test_15_6_one_chance_each_then_support() -> None:
    """A player who passed is not asked again, not even after a later counteroffer."""
    position = offered().answer(1, "pass").answer(2, "pass").counter(3, "Liquidation")

    assert (position.asked, position.prompt) == ((1,), "support-or-abstain")


@pytest.mark.rule("NA 15.7")
def test_15_7_a_copy_of_another_offer() -> None:
    """The same action card can be offered three times in one deal."""
    position = table().hand(2, HARMLESS, "Puff Piece").hand(3, "Puff Piece").offer(0, HARMLESS)
    deal = position.counter(1, HARMLESS).counter(2, HARMLESS, "Puff Piece").view.deal

    assert [deal.main, *deal.counters] == [position.pack.thing(HARMLESS)] * 3


def sent_back() -> Table:
    """Seat 2 countered seat 1's counteroffer and paid one card; Chief Gorman sends seat 2's card back."""
    position = offered().asset(3, "Chief Gorman").counter(1, "Liquidation").answer(3, "pass")
    return position.counter(2, "Puff Piece", "Liquidation").answer(3, "Chief Gorman").answer(2, "second")


@pytest.mark.rule("NA 15.8", "R-89")
def test_15_8_a_counteroffer_that_is_sent_back() -> None:
    """Seat 2 has its counteroffer in hand again; the card that it paid stays discarded."""
    position = sent_back()

    assert position.hand_of(2) == ["Puff Piece", "Spin Doctors"]
    assert position.view.discards == 1


@pytest.mark.rule("NA 15.8", "R-89")
def test_15_8_no_longer_the_countering_player() -> None:
    """Seat 1, whose counteroffer was covered, is the countering player again."""
    deal = sent_back().view.deal

    assert (deal.counterer, len(deal.counters)) == (1, 1)


@pytest.mark.rule("NA 15.8", "R-89")
def test_15_8_the_next_one_pays_for_the_cards_left() -> None:
    """One counteroffer is left, so seat 3 pays one card."""
    position = sent_back().counter(3, "Liquidation", "Puff Piece")

    assert (position.prompt, position.hand_counts()[3]) == ("support-or-abstain", 1)
