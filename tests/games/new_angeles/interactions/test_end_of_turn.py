"""End of Turn abilities one after the other (NA 22, R-112), and what seats learn from them (R-110)."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import at_end, is_offered, known_of, rival_aside, rival_of
from tests.games.new_angeles.table import Table

RIVALS = ("Haas-Bioroid", "Jinteki", "Melange Mining", "Globalsec")  # rival cards by seat; the Federalist is set aside


@pytest.mark.rule("NA 22.1", "R-112")
def test_susan_chen_swapped_back_does_not_work_again() -> None:
    """Susan Chen goes to seat 1, and Alex Westlund swaps her back. She cannot be used again in this step."""
    laid = at_end().asset(0, "Susan Chen").asset(0, "Alex Westlund").answer(0, "Susan", "seat 1")

    laid.answer(0, "Alex", "Alex", "Susan")

    assert ("Susan Chen" in laid.assets_of(0), laid.texts(0)) == (True, ["Mr. Li", "pass"])


@pytest.mark.rule("NA 22.4", "R-112")
def test_an_asset_swapped_in_works_in_the_same_step() -> None:
    """Marco Cubrero, swapped to the active player by Alex Westlund, can be used in the same step."""
    laid = at_end().asset(0, "Alex Westlund").asset(1, "Marco Cubrero").answer(0, "Alex", "Alex", "Marco")

    assert is_offered(laid, 0, "Marco Cubrero")


@pytest.mark.rule("NA 22.0", "R-112")
def test_an_asset_swapped_away_does_not_work_for_its_new_owner() -> None:
    """Seat 1, who gets the asset at the end of seat 0's turn, cannot use it then."""
    laid = at_end().asset(0, "Alex Westlund").asset(0, "Marco Cubrero").asset(1, "Eiko")

    assert laid.answer(0, "Alex", "Marco", "Eiko").asked == (0,)


@pytest.mark.rule("NA 22.3")
@pytest.mark.parametrize(("order", "capitals"), [(("Susan", "Marco"), (13, 9)), (("Marco", "Susan"), (14, 8))])
def test_their_owner_decides_on_the_order(order: tuple[str, str], capitals: tuple[int, int]) -> None:
    """At equal capital Marco Cubrero steals 2 capital; once Susan Chen has made his owner the richest, only 1."""
    laid = at_end().asset(0, "Susan Chen").asset(0, "Marco Cubrero")
    for name in order:
        laid.answer(0, name, "seat 1")

    assert tuple(laid.capitals()[:2]) == capitals


@pytest.mark.rule("NA 22.3", "NA 72.24", "NA 72.3")
def test_a_card_stolen_with_mr_white_is_given_with_bernice_mai() -> None:
    """A stolen card can be given away in the same step."""
    laid = at_end().asset(0, '"Mr. White"').asset(0, "Bernice Mai").hand(1, "Liquidation")

    laid.answer(0, '"Mr. White"', "seat 1", "Liquidation").answer(0, "Bernice", "seat 2", "Liquidation")

    assert (laid.hand_of(2), laid.capital_of(0)) == (["Liquidation"], 11)


@pytest.mark.rule("NA 2.8", "R-110")
def test_which_seats_know_a_card_that_goes_from_hand_to_hand() -> None:
    """A card is stolen from seat 1 and given to seat 2: seat 1 knows that it left, but not where it went."""
    laid = at_end().asset(0, '"Mr. White"').asset(0, "Bernice Mai").hand(1, "Liquidation").hand(0, "Puff Piece")

    laid.answer(0, '"Mr. White"', "seat 1", "Liquidation").answer(0, "Bernice", "seat 2", "Liquidation", "done")

    assert (known_of(laid, 0, 2), known_of(laid, 1, 2), known_of(laid, 3, 2)) == (["Liquidation"], [], [])


@pytest.mark.rule("NA 72.24", "R-70")
def test_mr_white_sees_what_mr_li_made_draw() -> None:
    """The hand that "Mr. White" shows includes the cards just drawn with Mr. Li."""
    laid = at_end().asset(0, '"Mr. White"').deck("media", "Puff Piece", "Spin Doctors")

    laid.answer(0, "Mr. Li", "seat 1").answer(1, "media", "media").answer(0, '"Mr. White"', "seat 1")

    assert known_of(laid, 0, 1) == ["Puff Piece", "Spin Doctors"]


@pytest.mark.rule("NA 72.12", "NA 72.19", "R-106")
def test_fumiko_yamamori_makes_her_owner_the_richest() -> None:
    """Fumiko Yamamori's 2 capital make her owner the only richest player, so Marco Cubrero steals only 1 capital."""
    laid = at_end().asset(0, "Fumiko Yamamori").asset(0, "Marco Cubrero").supply(tech=1)

    laid.answer(0, "Fumiko", "tech").answer(0, "Marco", "seat 2")

    assert laid.capitals() == [13, 10, 9, 10]


def passed_on(laid: Table) -> Table:
    """Seat 0 uses Thomas Haas to see the rival card set aside. He goes to seat 1, which uses him in its own turn."""
    laid.asset(0, "Thomas Haas").rivals(*RIVALS).answer(0, "Thomas", "no", "pass")
    laid.asset(1, "Thomas Haas").asset(1, "Mr. Li").pass_until(1, "main-offer").offer(1, "Clinical Trials").all_pass()
    return laid.answer(1, "Thomas")


@pytest.mark.rule("R-110", "NA 72.32")
def test_a_seat_that_saw_the_rival_before_knows_who_took_it() -> None:
    """Seat 0 has seen the Federalist set aside and sees the swap, so it knows that seat 1 took that card."""
    laid = passed_on(at_end()).answer(1, "yes")

    assert [rival_of(laid, viewer, 1) for viewer in (0, 2, 3)] == ["Federalist", "", ""]


@pytest.mark.rule("R-110", "NA 72.32")
def test_a_seat_that_saw_the_rival_before_does_not_know_the_new_one() -> None:
    """Only seat 1 knows the card that it set aside in exchange."""
    laid = passed_on(at_end()).answer(1, "yes")

    assert [rival_aside(laid, seat) for seat in (0, 1, 2)] == ["", "Jinteki", ""]


@pytest.mark.rule("R-110")
def test_without_a_swap_both_know_the_card() -> None:
    """Seat 1 does not swap, so seats 0 and 1 both know the card set aside."""
    laid = passed_on(at_end()).answer(1, "no")

    assert [rival_aside(laid, seat) for seat in (0, 1, 2)] == ["Federalist", "Federalist", ""]


@pytest.mark.rule("R-107", "NA 72.1")
def test_aaron_marron_does_not_get_what_elizabeth_mills_makes_discard() -> None:
    """Aaron Marrón's owner gets no cards that Elizabeth Mills makes a player discard."""
    laid = at_end().asset(0, "Elizabeth Mills").asset(2, "Aaron Marrón").hand(1, "Liquidation")

    laid.answer(0, "Elizabeth", "seat 1", "first").answer(1, "Liquidation")

    assert (laid.view.discards, laid.hand_counts()[2]) == (1, 0)


@pytest.mark.rule("R-107", "R-112")
def test_elizabeth_mills_works_for_her_new_owner_next_turn() -> None:
    """Seat 1, who got Elizabeth Mills, may use her at the end of its own turn."""
    laid = at_end().asset(0, "Elizabeth Mills").answer(0, "Elizabeth", "seat 1", "second", "pass")
    laid.pass_until(1, "main-offer").offer(1, "Clinical Trials").all_pass()

    assert is_offered(laid, 1, "Elizabeth Mills")
