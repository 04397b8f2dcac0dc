"""NA 59, 60: support, and the supporting players."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import Table, table

FEED, TRIALS, PUFF = "24/7 Live Feed", "Clinical Trials", "Puff Piece"


def supporting(seats: int = 4) -> Table:
    """The Support step, with seat 0's main offer and seat 1's counteroffer. Everybody else has three cards."""
    laid = table(seats)
    for seat in range(2, seats):
        laid.hand(seat, FEED, TRIALS, PUFF)
    return laid.offer(0, "Ark Construction").counter(1, "Liquidation").until("support-or-abstain")


@pytest.mark.rule("NA 59.0", "NA 60.0")
def test_a_supporting_player_supports_or_abstains() -> None:
    """A player may support one of the offers or abstain."""
    asked = supporting()

    assert asked.texts(2) == ["abstain", "main offer", "counteroffer"]


@pytest.mark.rule("NA 60.0", "NA 16.4")
def test_everybody_else_is_a_supporting_player() -> None:
    """All except the active and the countering player are asked, clockwise."""
    asked = supporting(6)
    order = []
    while asked.prompt == "support-or-abstain":
        order.append(asked.asked)
        asked.quietly()

    assert order == [(2,), (3,), (4,), (5,)]


@pytest.mark.rule("NA 60.0", "NA 14.1")
def test_an_earlier_countering_player_is_a_supporting_player() -> None:
    """Seat 1, whose counteroffer was covered by seat 2's, is asked for support."""
    laid = table().hand(1, FEED).hand(2, FEED).offer(0, "Ark Construction")
    asked = laid.counter(1, "Liquidation").counter(2, "Liquidation", FEED).until("support-or-abstain")

    assert asked.asked == (1,)


@pytest.mark.rule("NA 59.1")
def test_support_is_at_least_one_card() -> None:
    """The player can stop only after the first card."""
    asked = supporting().answer(2, "main offer")
    before = asked.texts(2)
    asked.answer(2, TRIALS)

    assert (before, asked.texts(2)) == ([TRIALS, FEED, PUFF], ["done", FEED, PUFF])


@pytest.mark.rule("NA 59.1", "R-71")
def test_support_lies_face_down() -> None:
    """Others see how many cards were laid, but not which."""
    after = supporting().answer(2, "main offer", FEED, PUFF)

    assert (after.view.deal.main_support, after.hand_counts()[2]) == (2, 1)
    assert after.game.view(3).players[2].known_cards == []


@pytest.mark.rule("NA 59.2", "NA 1.0")
def test_a_player_who_abstains_keeps_their_cards() -> None:
    """The player keeps their cards, and the next player is asked."""
    after = supporting().answer(2, "abstain")

    assert (after.hand_counts()[2], after.asked, after.view.deal.main_support) == (3, (3,), 0)


@pytest.mark.rule("NA 59.3", "NA 16.4")
def test_nobody_supports_both_offers() -> None:
    """After one card for the main offer, a player can only add more cards to that offer."""
    asked = supporting().answer(2, "main offer", FEED)
    during = asked.refusal(2, "counteroffer")
    asked.answer(2, "done")

    assert (during, asked.refusal(2, "counteroffer"), asked.asked) == ("not-an-option", "not-asked", (3,))


@pytest.mark.rule("NA 59.4", "NA 16.5")
@pytest.mark.parametrize(
    ("two", "three", "winner"),
    [
        (("main offer", FEED), ("counteroffer", FEED), 0),  # a tie with one card each
        (("main offer", FEED), ("counteroffer", FEED, PUFF), 1),
        (("main offer", FEED, PUFF), ("counteroffer", FEED), 0),
        (("abstain",), ("counteroffer", FEED), 1),
        (("abstain",), ("abstain",), 0),  # a tie without cards
    ],
)
def test_more_cards_win_and_a_tie_is_for_the_active_player(
    two: tuple[str, ...], three: tuple[str, ...], winner: int
) -> None:
    """Two players lay cards, and the offer with more cards wins; in a tie the active player wins."""
    laid = supporting()
    for seat, words in ((2, two), (3, three)):
        laid.answer(seat, *words, *(["done"] if len(words) > 1 else []))
    resolving = laid.asked

    assert resolving == (winner,)
    assert laid.view.deal.winner == winner


@pytest.mark.rule("R-56", "NA 16.4")
def test_there_is_support_without_a_counteroffer() -> None:
    """Without a counteroffer all other players may support the main offer."""
    laid = table().hand(1, FEED).hand(3, FEED).offer(0, "Ark Construction").until("support-or-abstain")
    first = laid.asked, laid.texts(1)
    laid.answer(1, "main offer", FEED)

    assert (first, laid.asked) == (((1,), ["abstain", "main offer"]), (3,))


@pytest.mark.rule("R-56", "NA 70.8")
def test_support_without_a_counteroffer_counts() -> None:
    """Vanity Project without a counteroffer pays 4 capital to a player who supported it."""
    laid = table().hand(1, FEED).offer(0, "Vanity Project").support(1, "main offer", FEED).all_pass()

    assert laid.answer(0, "seat 1").capital_of(1) == 14
