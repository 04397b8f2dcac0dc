"""The last three emergency actions (NA 71.4 to 71.6)."""

import pytest

from tests.games.new_angeles.table import Table, table


def seated(corporation: str) -> Table:
    """A table at which seat 0 plays a corporation."""
    return table(corporations=(corporation,))


# Energy for All.


def energized(t: Table, *types: str) -> Table:
    """Seat 0 wins with Energy for All, and the seats name their types, clockwise from seat 0."""
    t.rests().resolve(0, "Energy for All")
    for seat, kind in enumerate(types):
        t.answer(seat, kind)
    return t


@pytest.mark.rule("NA 71.4")
def test_energy_for_all_draws_four_cards_each() -> None:
    """Every player draws four cards."""
    t = energized(seated("Melange Mining"), "labor", "media", "labor", "security")

    assert t.hand_counts() == [4, 4, 4, 4]


@pytest.mark.rule("NA 71.4")
def test_energy_for_all_draws_from_one_deck() -> None:
    """All four cards of a player are of the type they named."""
    t = energized(seated("Melange Mining"), "labor", "media", "labor", "security")

    assert t.view.decks == [20, 20, 12, 16, 16]


@pytest.mark.rule("NA 71.4")
def test_energy_for_all_cannot_be_declined() -> None:
    """No player may decline to draw."""
    t = seated("Melange Mining").resolve(0, "Energy for All")

    assert t.texts(0) == ["biotech", "construction", "labor", "media", "security"]


@pytest.mark.rule("NA 71.4")
def test_energy_for_all_goes_clockwise_from_the_active_player() -> None:
    """Players choose clockwise from the active player, even if a countering player wins."""
    t = table(active=2, corporations=("Melange Mining",)).hand(3, "Puff Piece").offer(2, "Liquidation")
    t.counter(0, "Energy for All").support(3, "counteroffer", "Puff Piece")

    assert t.order("pick-type") == [2, 3, 0, 1]


@pytest.mark.rule("NA 71.4", "R-70", "NA 2.2")
def test_energy_for_all_when_a_type_runs_out() -> None:
    """Six labor cards are left: the second player who names labor gets only two."""
    t = seated("Melange Mining").hand(3, *["Liquidation"] * 5, *["Labor Solutions"] * 5, *["Efficiency Experts"] * 4)
    energized(t, "labor", "labor", "media", "media")

    assert t.hand_counts() == [4, 2, 4, 18]


@pytest.mark.rule("R-70")
def test_energy_for_all_with_an_empty_deck_and_no_discards() -> None:
    """A type of which no card is left cannot be named."""
    t = seated("Melange Mining").hand(3, *["Liquidation"] * 5, *["Labor Solutions"] * 5)
    t.more(3, *["Efficiency Experts"] * 5, *["High-Risk Investments"] * 5).resolve(0, "Energy for All")

    assert t.texts(0) == ["biotech", "construction", "media", "security"]


@pytest.mark.rule("NA 77.4", "NA 11.2")
def test_melange_minings_contract_is_about_events() -> None:
    """Melange Mining's contract pays nothing for Energy for All."""
    t = energized(seated("Melange Mining"), "labor", "media", "labor", "security")

    assert t.capitals() == [10, 10, 10, 10]


# Sweeps Week.


@pytest.mark.rule("NA 71.5")
def test_sweeps_week_lowers_unrest_by_four_stages() -> None:
    """Unrest falls by four stages in all. The same district may be chosen twice."""
    t = seated("NBN").strike(1, 2).protest(3).resolve(0, "Sweeps Week", 1, 1, 2, 3, 8, 9)

    assert (t.districts("strike"), t.districts("protest")) == ([], [2])


@pytest.mark.rule("NA 71.5")
def test_sweeps_week_places_two_illness_tokens() -> None:
    """After unrest, two illness tokens are placed in districts of the player's choice."""
    t = seated("NBN").strike(1, 2).resolve(0, "Sweeps Week", 1, "done", 8, 9)

    assert t.districts("illness") == [8, 9]


@pytest.mark.rule("NA 71.5", "R-74")
def test_sweeps_week_may_lower_nothing() -> None:
    """The player may lower no unrest; illness is placed in any case."""
    t = seated("NBN").strike(1).resolve(0, "Sweeps Week", "done", 8, 9)

    assert (t.districts("strike"), t.districts("illness")) == ([1], [8, 9])


@pytest.mark.rule("NA 71.5", "R-74")
def test_sweeps_week_in_a_stable_city() -> None:
    """Without unrest the first question is about illness."""
    t = seated("NBN").resolve(0, "Sweeps Week", 8, 9)

    assert t.districts("illness") == [8, 9]


@pytest.mark.rule("NA 77.5", "R-80", "R-81")
def test_nbn_is_paid_for_sweeps_week() -> None:
    """NBN gains 1 capital for each stage by which unrest fell."""
    t = seated("NBN").strike(1, 2).resolve(0, "Sweeps Week", 1, 1, 2, 2, 8, 9)

    assert t.capital_of(0) == 14


@pytest.mark.rule("R-78", "NA 71.5")
def test_placing_illness_where_none_was_raises_no_threat() -> None:
    """The illness that the card itself places in a healthy district raises no threat."""
    t = seated("NBN").resolve(0, "Sweeps Week", 8, 9)

    assert t.view.threat == 0


@pytest.mark.rule("R-78", "NA 32.3")
def test_placing_illness_where_illness_is_raises_threat() -> None:
    """A second illness in district 8 moves on to 9, and the illness in 8 raises threat by 2."""
    t = seated("NBN").illness(8).resolve(0, "Sweeps Week", 8, 1)

    assert (t.districts("illness"), t.view.threat) == ([1, 8, 9], 2)


@pytest.mark.rule("R-78", "R-76")
def test_the_second_illness_meets_the_first() -> None:
    """Both tokens are placed in district 3. The second meets the first, which raises threat by 2."""
    t = seated("NBN").resolve(0, "Sweeps Week", 3, 3)

    assert (t.districts("illness"), t.view.threat) == ([3, 5], 2)


@pytest.mark.rule("NA 32.4", "R-79", "NA 63.3")
def test_illness_that_gets_to_the_root() -> None:
    """Illness that reaches The Root raises threat by 2, and the district with illness by 2 more."""
    t = seated("NBN").illness(10).resolve(0, "Sweeps Week", 10, 1)

    assert (t.districts("illness"), t.view.threat) == ([1, 10], 4)


@pytest.mark.rule("NA 32.4", "R-64")
def test_the_root_ends_the_game_before_the_second_illness() -> None:
    """The first illness reaches The Root and brings threat to 25, so the second is not placed."""
    t = seated("NBN").threat(23).illness(10).resolve(0, "Sweeps Week", 10)

    assert (t.over, t.districts("illness")) == (True, [10])


# Massive Reconstruction.


@pytest.mark.rule("NA 71.6")
def test_massive_reconstruction_removes_three_outages() -> None:
    """Three outages leave the city."""
    t = seated("Weyland Consortium").outage(1, 2, 3, 4).resolve(0, "Massive Reconstruction", 1, 2, 3, 8, 9)

    assert t.districts("outage") == [4]


@pytest.mark.rule("NA 71.6")
def test_massive_reconstruction_places_two_orgcrime_units() -> None:
    """After the outages, two orgcrime units are placed in districts of the player's choice."""
    t = seated("Weyland Consortium").outage(1).resolve(0, "Massive Reconstruction", 1, 8, 9)

    assert t.districts("orgcrime") == [8, 9]


@pytest.mark.rule("NA 71.6", "R-74")
def test_massive_reconstruction_may_remove_nothing() -> None:
    """The player may remove no outage; orgcrime is placed in any case."""
    t = seated("Weyland Consortium").outage(1).resolve(0, "Massive Reconstruction", "done", 8, 9)

    assert (t.districts("outage"), t.districts("orgcrime")) == ([1], [8, 9])


@pytest.mark.rule("NA 71.6", "NA 68.10")
def test_a_district_is_stable_after_its_outage() -> None:
    """A district that lost its outage is stable, unlike with Budget Renovations."""
    t = seated("Weyland Consortium").outage(1, 2).resolve(0, "Massive Reconstruction", 1, 2, 8, 9)

    assert (t.districts("protest"), t.districts("strike")) == ([], [])


@pytest.mark.rule("NA 77.6", "R-80")
def test_weyland_is_paid_for_massive_reconstruction() -> None:
    """Weyland Consortium gains 2 capital for each outage."""
    t = seated("Weyland Consortium").outage(1, 2, 3).resolve(0, "Massive Reconstruction", 1, 2, 3, 8, 9)

    assert t.capital_of(0) == 16


@pytest.mark.rule("NA 71.6", "R-76")
def test_the_first_unit_comes_to_rest_before_the_second_is_chosen() -> None:
    """The unit that moved from 3 to 5 is there when the second one is placed."""
    t = seated("Weyland Consortium").orgcrime(3).resolve(0, "Massive Reconstruction", 3)

    assert (t.districts("orgcrime"), t.prompt) == ([3, 5], "pick-district")


@pytest.mark.rule("NA 10.0", "NA 71.6")
def test_with_one_orgcrime_unit_left_the_second_is_not_placed() -> None:
    """With eight of the nine orgcrime units in the city, only one is placed."""
    t = seated("Weyland Consortium").orgcrime(*range(1, 9)).resolve(0, "Massive Reconstruction", 9, 10)

    assert t.districts("orgcrime") == list(range(1, 10))


@pytest.mark.rule("NA 35.2", "NA 71.6")
def test_a_unit_back_from_the_root_can_be_placed_again() -> None:
    """The ninth unit reaches The Root, returns to the reserve, and is placed again as the second."""
    t = seated("Weyland Consortium").orgcrime(*range(3, 11)).resolve(0, "Massive Reconstruction", 10, 1)

    assert (t.districts("orgcrime"), t.view.threat) == ([1, *range(3, 11)], 2)
