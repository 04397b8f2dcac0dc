"""NA 33: investments."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 33.0", "NA 18.4")
@pytest.mark.parametrize("number", [2, 4])
def test_33_0_one_of_two_in_the_first_two_demand_rounds(number: int) -> None:
    """In each of the first two demand rounds every player chooses one of two investments; in the third nobody does."""
    position = table().round(number).at("demand")

    assert [len(position.texts(seat)) for seat in position.asked] == [2, 2, 2, 2]
    assert table().round(6).at("demand").over


@pytest.mark.rule("NA 33.0", "NA 18.1")
def test_33_0_the_chosen_one_scores_in_the_demand_round_that_follows() -> None:
    """The investment that was chosen pays in the next demand round, not immediately, and the other one does not pay."""
    position = table(6).round(2).at("demand")
    chosen = [position.texts(seat)[1] for seat in range(6)]
    for seat in range(6):
        position.answer(seat, chosen[seat])
    position.until("choose-investment")
    scored = [event.things[0] for event in position.game.s.events if event.kind == "investment"]

    assert position.view.round == 4
    assert [position.pack.investment_name(investment) for investment in scored] == chosen


@pytest.mark.rule("NA 33.1")
@pytest.mark.parametrize("viewer", [1, None])
def test_33_1_hidden_until_then(viewer: int | None) -> None:
    """A view does not depend on the investments that others chose."""
    one, other = table().investment(0, "Short Sale"), table().investment(0, "Energy Sector")
    views = [position.game.view(viewer) for position in (one, other)]

    assert views[0].players[0] == views[1].players[0]


@pytest.mark.rule("NA 33.1")
def test_33_1_nobody_learns_what_was_chosen() -> None:
    """Only its player gets an event that names the chosen investment."""
    position = table().round(2).at("demand")
    for seat in range(4):
        position.game.play(seat, position.game.decision(seat).default)
    chosen = [event for event in position.game.s.events if event.kind == "chose-investment"]

    assert [[seat for seat in range(4) if event.is_visible_to(seat)] for event in chosen] == [[0], [1], [2], [3]]
    assert not any(event.is_visible_to(None) for event in chosen)


@pytest.mark.rule("NA 33.2")
def test_33_2_what_was_not_chosen_is_not_shown() -> None:
    """A demand round reveals one investment of each player. Only the player who draws new ones sees them."""
    position = table().round(2).at("demand")
    told = [event for event in position.game.s.events if event.kind == "investment"]
    drawn = [event for event in position.game.s.events if event.kind == "drew-investments"]

    assert len(told) == 4
    assert [[seat for seat in range(4) if event.is_visible_to(seat)] for event in drawn] == [[0], [1], [2], [3]]


@pytest.mark.rule("NA 33.3")
@pytest.mark.parametrize("viewer", [0, 3, None])
def test_33_3_nobody_looks_into_the_deck(viewer: int | None) -> None:
    """A view does not depend on the order of the investments that nobody drew."""
    one, other = table(), table()
    deck = other._state.investment_deck
    other._state.investment_deck = (*deck[:4], *deck[:3:-1])

    assert one.game.view(viewer) == other.game.view(viewer)
