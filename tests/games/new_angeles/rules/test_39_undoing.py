"""R-39: an answer that reveals or draws something cannot be undone."""

from __future__ import annotations

import pytest

from neopolis import Refused
from tests.games.new_angeles.deals import CARD, PLAIN, at_end
from tests.games.new_angeles.table import Table, table


def is_final(laid: Table, seat: int) -> bool:
    """Whether the seat's last answer can no longer be undone, because something was revealed."""
    try:
        laid.game.take_back(seat)
    except Refused as refused:
        return refused.code == "nothing-to-take-back"
    return False


def stopped(laid: Table, *moments: str) -> Table:
    """A game in which seat 0 stops at these moments."""
    laid.stops("called")
    for moment in moments:
        laid.calls(0, moment)
    return laid


@pytest.mark.rule("R-39", "NA 16.1")
def test_an_asset_that_is_revealed() -> None:
    """Seat 0 ends its turn. Seat 1 has nothing to draw, and the asset of its deal is revealed."""
    assert is_final(at_end().nothing_to_draw(3).answer(0, "pass"), 0)


@pytest.mark.rule("R-39", "NA 2.1", "R-70")
def test_a_card_that_is_drawn() -> None:
    """Seat 0 picks a deck for Mr. Li and has its top card in hand."""
    laid = at_end().answer(0, "Mr. Li", "seat 0")

    assert not is_final(laid, 0)
    assert is_final(laid.answer(0, "seat 0", "labor"), 0)


@pytest.mark.rule("R-39", "NA 2.2", "R-70")
def test_a_discard_pile_that_is_sorted() -> None:
    """The deck is empty, and the discard pile has no card for it: nothing is drawn, but everybody has seen the pile."""
    laid = table().rests().more(0, PLAIN).nothing_to_draw(3).resolve(0, PLAIN, "Mr. Li", "seat 0", "labor")

    assert (laid.told("sorted"), laid.told("drew")) == ([(-1, laid.pack.thing(PLAIN))], [])
    assert is_final(laid, 0)


@pytest.mark.rule("R-39", "NA 2.8", "NA 56.3")
def test_a_card_that_is_stolen() -> None:
    """Seat 0 has seen the card that it steals."""
    laid = table().asset(0, '"Mr. White"').hand(1, "Liquidation").rests().at("end of turn")

    assert is_final(laid.answer(0, '"Mr. White"', "seat 1", "Liquidation"), 0)


@pytest.mark.rule("R-39", "NA 2.0", "NA 16.2", "NA 15.1")
def test_an_offer() -> None:
    """A main offer and a counteroffer lie open."""
    laid = table().offer(0, PLAIN)

    assert is_final(laid, 0)
    assert is_final(laid.counter(1, PLAIN), 1)


@pytest.mark.rule("R-39", "NA 25.0", "NA 24.0")
def test_an_event_that_is_drawn() -> None:
    """After seat 0 continues from a stop before the Event Phase, an event is drawn."""
    assert is_final(stopped(table(), "event", "round-end").at("event").answer(0, "continue"), 0)


@pytest.mark.rule("R-39", "NA 18.1")
def test_investments_that_are_scored() -> None:
    """After seat 0 continues from a stop, the investments are scored; the game stops again before the demand."""
    assert is_final(stopped(table().round(2), "investments", "demand").at("demand").answer(0, "continue"), 0)


@pytest.mark.rule("R-39", "NA 18.4", "NA 33.0")
def test_investments_that_are_drawn() -> None:
    """After seat 0 continues from a stop before the demand, a demand is revealed and investments are drawn."""
    laid = stopped(table().round(2), "demand").at("demand").answer(0, "continue")

    assert laid.prompt == "choose-investment"
    assert is_final(laid, 0)


@pytest.mark.rule("R-39", "NA 72.25", "R-108")
def test_assets_that_are_claimed_from_the_deck() -> None:
    """Seat 1 abstains, so seat 0 wins Naoko Watanabe and claims the next two assets, which everybody sees."""
    laid = table().revealed("Naoko Watanabe").asset_deck("Midori", "Eiko").hand(1, CARD).rests().offer(0, PLAIN)
    laid.pass_until(1, "support-or-abstain").answer(1, "abstain")

    assert laid.assets_of(0) == ["Eiko", "Midori", "Mr. Li"]
    assert is_final(laid, 1)
