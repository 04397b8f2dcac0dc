"""R-121 and later rulings, except those tested beside their paragraphs."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import Table, table

FEED, TRIALS = "24/7 Live Feed", "Clinical Trials"


# Players who can only pass or abstain are not asked.


def without_main_offer() -> Table:
    """Seat 0 has nothing to offer, and seats 1 to 3 have a card each. The game stops at the end of the turn."""
    laid = table().rests().revealed("Midori").emergency("Ruthless Tactics", 0, face_up=False)
    return laid.hand(1, FEED).hand(2, FEED).hand(3, FEED)


@pytest.mark.rule("R-121", "R-91", "NA 60.0", "NA 1.0")
def test_r_121_without_any_offer_all_abstain_unasked() -> None:
    """Nobody countered, so there is nothing to support: all abstain unasked, and everybody gets events about that."""
    laid = without_main_offer()
    before = laid.game.decision(1).prompt
    laid.answer(1, "pass").answer(2, "pass")
    events = laid.game.play(3, laid.game.parse(3, "pass"))

    assert before == "counteroffer-or-pass"
    assert [event.seat for event in events if event.kind == "abstained"] == [1, 2, 3]
    assert (laid.prompt, laid.assets_of(0)) == ("use-asset", ["Midori", "Mr. Li"])


@pytest.mark.rule("R-121", "R-91", "NA 16.4")
def test_r_121_a_counteroffer_alone_can_be_supported() -> None:
    """A counteroffer without a main offer can be supported, so the other two players are asked."""
    laid = without_main_offer().counter(1, FEED)
    laid.until("support-or-abstain")

    assert (laid.texts(2), laid.order("support-or-abstain")) == (["abstain", "counteroffer"], [2, 3])


@pytest.mark.rule("R-121", "R-91", "NA 72.18")
def test_r_121_locust_company_against_the_only_offer() -> None:
    """Seat 2 may not support the counteroffer, and there is no other offer: only seat 3 is asked."""
    laid = without_main_offer().asset(0, "Locust Company").counter(1, FEED).until("use-asset")
    laid.answer(0, "Locust", "seat 2")

    assert laid.order("support-or-abstain") == [3]


@pytest.mark.rule("R-121", "R-96", "NA 72.9")
@pytest.mark.parametrize("use", ["Eiko", "pass"])
def test_r_121_eiko_follows_all_the_same(use: str) -> None:
    """Eiko can be used against a player who abstained without being asked."""
    laid = without_main_offer().asset(3, "Eiko").answer(1, "pass").answer(2, "pass").answer(3, "pass")

    assert (laid.asked, laid.prompt) == ((3,), "use-asset")
    if use == "Eiko":
        assert laid.answer(3, use).texts(1) == ["1"]
        assert laid.answer(1, "1").capital_of(1) == 9


@pytest.mark.rule("R-121", "R-96", "NA 59.1")
def test_r_121_an_empty_hand_abstains_unasked() -> None:
    """A player with an empty hand abstains unasked; everybody knew that the hand was empty."""
    laid = table().hand(2, FEED).offer(0, TRIALS)

    assert laid.until("support-or-abstain").order("support-or-abstain") == [2]


@pytest.mark.rule("R-121", "R-87", "NA 16.3")
def test_r_121_a_player_who_cannot_counter_passes_unasked() -> None:
    """Seat 2, without a card or a faceup emergency action, passes unasked, with an event like any other pass."""
    laid = table().emergency("Mandatory Quarantine", 2, face_up=False).offer(0, TRIALS)

    told = laid.copy().answer(1, "pass").game.s.events

    assert laid.order("counteroffer-or-pass") == [1, 3]
    assert [event.seat for event in told if event.kind == "passed"] == [1, 2]


@pytest.mark.rule("R-121", "NA 2.6")
@pytest.mark.parametrize("hand", [(FEED,) * 5, (FEED,) * 4 + (TRIALS,)])
def test_r_121_a_player_with_one_possible_answer_is_still_asked(hand: tuple[str, ...]) -> None:
    """With Braintrust, a player discards the fifth card, and is asked even if all five are the same: that is secret."""
    laid = table().asset(0, "Braintrust").hand(0, *hand).at("hand size")

    assert (laid.asked, laid.prompt) == ((0,), "discard-down")


@pytest.mark.rule("R-121", "NA 2.6")
def test_r_121_who_is_asked_reveals_nothing_about_hands() -> None:
    """Every seat is asked the same questions, whatever cards it has in hand."""
    asked: list[list[int]] = []
    for card in (FEED, TRIALS, "Liquidation"):
        laid = table().hand(1, card, card).hand(2, card).hand(3, card).offer(0, TRIALS)
        asked.append([*laid.order("counteroffer-or-pass"), *laid.order("support-or-abstain")])

    assert asked == [[1, 2, 3, 1, 2, 3]] * 3
