"""NA 34: the main offer."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 34.0")
@pytest.mark.parametrize("active", [0, 2])
def test_34_0_a_card_from_the_hand_of_the_active_player(active: int) -> None:
    """The main offer is faceup on the board, and the rest of the hand stays in hand."""
    position = table(active=active).hand(active, "Puff Piece", "Liquidation").offer(active, "Puff Piece")

    assert position.view.deal.main == position.pack.thing("Puff Piece")
    assert position.hand_of(active) == ["Liquidation"]


@pytest.mark.rule("NA 34.0")
def test_34_0_nobody_else_is_asked() -> None:
    """Answers of other players are refused."""
    position = table().hand(0, "Puff Piece").hand(1, "Liquidation")

    assert position.refusal(1, "Liquidation") == "not-asked"


@pytest.mark.rule("NA 34.1")
def test_34_1_a_faceup_emergency_action() -> None:
    """A faceup emergency action can be the main offer, just like the cards in hand."""
    assert table().hand(0, "Puff Piece").texts(0) == ["Puff Piece", "Ruthless Tactics"]


@pytest.mark.rule("NA 34.2")
def test_34_2_there_has_to_be_one() -> None:
    """A player with one card and nothing else must offer that card."""
    position = table().hand(0, "Puff Piece").emergency("Ruthless Tactics", 0, face_up=False)

    assert position.texts(0) == ["Puff Piece"]


@pytest.mark.rule("NA 34.2", "R-91")
def test_34_2_without_any_card_nobody_is_asked_for_it() -> None:
    """If the active player has no card to offer, the next question is about a counteroffer."""
    position = table().hand(1, "Puff Piece").emergency("Ruthless Tactics", 0, face_up=False)

    assert (position.asked, position.prompt) == ((1,), "counteroffer-or-pass")
