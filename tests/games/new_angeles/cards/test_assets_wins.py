"""NA 72: assets that work when a deal is won or ends."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import CARD, PLAIN, counter_won, is_offered, main_won, rest
from tests.games.new_angeles.table import Table, table


@pytest.mark.rule("NA 72.8")
def test_coach_walden_pays_when_the_right_neighbor_wins() -> None:
    """Seat 0 wins, and seat 1, to its left, owns Coach Walden and gains 1 capital."""
    laid = rest().asset(1, "Coach Walden").offer(0, PLAIN).all_pass()

    assert laid.capitals() == [10, 11, 10, 10]


@pytest.mark.rule("NA 72.8")
@pytest.mark.parametrize("owner", [0, 2, 3])
def test_coach_walden_looks_at_the_right_neighbor_only(owner: int) -> None:
    """Coach Walden's owner gains nothing unless their right neighbor wins."""
    laid = rest().asset(owner, "Coach Walden").offer(0, PLAIN).all_pass()

    assert laid.capitals() == [10, 10, 10, 10]


@pytest.mark.rule("NA 72.8")
def test_coach_walden_pays_for_a_countering_player() -> None:
    """Seat 1 wins by its counteroffer, and seat 2, who owns Coach Walden, gains 1 capital."""
    laid = counter_won(rest().asset(2, "Coach Walden"))

    assert laid.capitals() == [10, 10, 11, 10]


@pytest.mark.rule("NA 72.8")
def test_coach_waldens_neighbor_across_the_end_of_the_table() -> None:
    """Seat 0, who owns Coach Walden, sits to the left of the last seat, and gains 1 capital when that seat wins."""
    laid = table(active=3).asset(3, "Mr. Li").asset(0, "Coach Walden").hand(3, PLAIN).offer(3, PLAIN).all_pass()

    assert laid.capitals() == [11, 10, 10, 10]


def bet(laid: Table, on: str) -> Table:
    """With Jackson Howard, seat 2 bets on a seat to win the deal."""
    return laid.asset(2, "Jackson Howard").at("deal").hand(0, PLAIN).answer(2, "Jackson", on)


@pytest.mark.rule("NA 72.16", "R-99")
def test_jackson_howard_pays_when_the_chosen_player_wins() -> None:
    """If the chosen player wins, Jackson Howard's owner gains 2 capital."""
    laid = bet(rest(), "seat 0").offer(0, PLAIN).all_pass()

    assert laid.capitals() == [10, 10, 12, 10]


@pytest.mark.rule("NA 72.16")
def test_jackson_howard_pays_nothing_when_another_wins() -> None:
    """If another player wins, Jackson Howard's owner gains nothing."""
    laid = bet(rest(), "seat 1").offer(0, PLAIN).all_pass()

    assert laid.capitals() == [10, 10, 10, 10]


@pytest.mark.rule("NA 72.16", "R-99")
def test_jackson_howard_chooses_another_player() -> None:
    """Jackson Howard's owner can choose anybody except themselves."""
    laid = table().asset(2, "Jackson Howard").at("deal").answer(2, "Jackson")

    assert laid.texts(2) == ["seat 0", "seat 1", "seat 3"]


@pytest.mark.rule("NA 72.16", "R-86")
def test_jackson_howard_sees_the_asset_before_he_is_used() -> None:
    """The asset of the deal is faceup when Jackson Howard's owner is asked."""
    laid = table().asset(2, "Jackson Howard").revealed("Eiko").at("deal")

    assert (is_offered(laid, 2, "Jackson Howard"), laid.view.deal.revealed) == (True, 9)


@pytest.mark.rule("R-99")
def test_jackson_howard_pays_the_player_who_used_him() -> None:
    """The player who made the bet is paid, even if Jackson Howard changes hands before the winner is known."""
    laid = bet(rest(), "seat 0").asset(3, "Jackson Howard", exhausted=True).offer(0, PLAIN).all_pass()

    assert laid.capitals() == [10, 10, 12, 10]


@pytest.mark.rule("NA 72.22")
def test_monica_singh_robs_the_countering_player() -> None:
    """Monica Singh's owner steals 2 capital from the countering player who won."""
    laid = counter_won(rest().asset(0, "Monica Singh")).answer(0, "Monica")

    assert laid.capitals() == [12, 8, 10, 10]


@pytest.mark.rule("NA 72.22", "R-72")
def test_monica_singh_takes_what_there_is() -> None:
    """Only 1 capital can be stolen from a player who has 1."""
    laid = counter_won(rest().asset(0, "Monica Singh").capital(1, 1)).answer(0, "Monica")

    assert laid.capitals() == [11, 0, 10, 10]


@pytest.mark.rule("NA 72.22")
def test_monica_singh_is_not_asked_with_nothing_to_steal() -> None:
    """A countering player without capital cannot be robbed."""
    laid = counter_won(rest().asset(0, "Monica Singh").capital(1, 0))

    assert not is_offered(laid, 0, "Monica Singh")


@pytest.mark.rule("NA 72.22")
def test_monica_singh_needs_a_lost_deal() -> None:
    """If the main offer wins, Monica Singh's owner is not asked."""
    laid = main_won(rest().asset(0, "Monica Singh"))

    assert not is_offered(laid, 0, "Monica Singh")


@pytest.mark.rule("NA 72.22")
def test_monica_singh_needs_an_active_owner() -> None:
    """If Monica Singh's owner is not the active player, they are not asked."""
    laid = counter_won(rest().asset(3, "Monica Singh"))

    assert not is_offered(laid, 3, "Monica Singh")


@pytest.mark.rule("NA 72.22", "NA 6.5")
def test_monica_singh_is_optional() -> None:
    """Monica Singh's owner may pass."""
    laid = counter_won(rest().asset(0, "Monica Singh")).answer(0, "pass")

    assert laid.capitals() == [10, 10, 10, 10]


@pytest.mark.rule("NA 72.27")
def test_saul_eustecio_pays_his_owner_and_the_active_player() -> None:
    """Saul Eustecio's owner and the active player gain 1 capital each."""
    laid = counter_won(rest().asset(3, "Saul Eustecio")).answer(3, "Saul")

    assert laid.capitals() == [11, 10, 10, 11]


@pytest.mark.rule("NA 72.27")
def test_saul_eustecio_pays_an_active_owner_twice() -> None:
    """If Saul Eustecio's owner is the active player, they gain 2 capital."""
    laid = counter_won(rest().asset(0, "Saul Eustecio")).answer(0, "Saul")

    assert laid.capitals() == [12, 10, 10, 10]


@pytest.mark.rule("NA 72.27")
def test_saul_eustecio_needs_a_winning_countering_player() -> None:
    """If the main offer wins, Saul Eustecio's owner is not asked."""
    laid = main_won(rest().asset(3, "Saul Eustecio"))

    assert not is_offered(laid, 3, "Saul Eustecio")


@pytest.mark.rule("NA 72.27", "NA 6.2")
def test_saul_eustecio_is_exhausted() -> None:
    """Using Saul Eustecio exhausts him."""
    laid = counter_won(rest().asset(3, "Saul Eustecio")).answer(3, "Saul")

    assert laid.exhausted(3) == ["Saul Eustecio"]


@pytest.mark.rule("NA 72.26")
def test_rachel_beckmann_draws_with_an_empty_hand() -> None:
    """Haas-Bioroid, who owns Rachel Beckmann, draws 1 labor card."""
    laid = rest().asset(1, "Rachel Beckmann").deck("labor", "Liquidation").offer(0, PLAIN).all_pass()

    assert laid.answer(1, "Rachel").hand_of(1) == ["Liquidation"]


@pytest.mark.rule("NA 72.26")
def test_rachel_beckmann_needs_an_empty_hand() -> None:
    """If Rachel Beckmann's owner has a card in hand, they are not asked."""
    laid = rest().asset(1, "Rachel Beckmann").hand(1, CARD).offer(0, PLAIN).all_pass()

    assert is_offered(laid, 0, "Mr. Li")


@pytest.mark.rule("NA 72.26", "R-46")
def test_rachel_beckmann_lets_melange_mining_choose() -> None:
    """Melange Mining, who owns Rachel Beckmann, names the type of the card."""
    laid = rest().asset(3, "Rachel Beckmann").deck("media", "Puff Piece").offer(0, PLAIN).all_pass()

    assert laid.answer(3, "Rachel", "media").hand_of(3) == ["Puff Piece"]


@pytest.mark.rule("NA 72.26", "NA 6.5")
def test_rachel_beckmann_is_optional() -> None:
    """Rachel Beckmann's owner may pass."""
    laid = rest().asset(1, "Rachel Beckmann").offer(0, PLAIN).all_pass().answer(1, "pass")

    assert laid.hand_counts()[1] == 0


@pytest.mark.rule("R-86")
def test_rachel_beckmann_comes_after_the_claim() -> None:
    """Before Rachel Beckmann can be used, the asset is claimed and the table is cleared."""
    laid = rest().asset(1, "Rachel Beckmann").revealed("Eiko").offer(0, PLAIN).all_pass()

    assert ("Eiko" in laid.assets_of(0), laid.view.discards) == (True, 1)
