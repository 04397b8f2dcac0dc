"""The media cards (NA 70.13 to 70.16)."""

import pytest

from tests.games.new_angeles.table import Table, table

EVERYWHERE = list(range(1, 11))


def puffed(t: Table, *words: str) -> Table:
    """Everybody passes until the deal is won. Then the seats answer Puff Piece's question in turn, seat 0 first."""
    t.all_pass()
    for seat, word in enumerate(words):
        t.answer(seat, word)
    return t


# 24/7 Live Feed.


@pytest.mark.rule("NA 70.13", "NA 57.2")
def test_live_feed_turns_a_strike_into_a_protest() -> None:
    """Unrest falls by one stage."""
    t = table().strike(3).resolve(0, "24/7 Live Feed", "first", 3)

    assert (t.districts("strike"), t.districts("protest")) == ([], [3])


@pytest.mark.rule("NA 70.13", "NA 68.2")
def test_live_feed_ends_a_protest() -> None:
    """A district in protest becomes stable."""
    t = table().protest(3).resolve(0, "24/7 Live Feed", "first", 3)

    assert t.districts("protest") == []


@pytest.mark.rule("NA 70.13", "R-75")
def test_live_feed_may_choose_a_stable_district() -> None:
    """A stable district can be chosen, and stays stable."""
    t = table().protest(3).resolve(0, "24/7 Live Feed", "first")

    assert t.choices(0) == EVERYWHERE


@pytest.mark.rule("NA 70.13")
def test_live_feed_removes_an_orgcrime_unit() -> None:
    """The player may remove an orgcrime unit instead of lowering unrest."""
    t = table().orgcrime(3, 5).resolve(0, "24/7 Live Feed", "second", 5)

    assert t.districts("orgcrime") == [3]


@pytest.mark.rule("NA 70.13", "R-75")
def test_live_feed_removes_only_orgcrime() -> None:
    """Live Feed cannot remove a Human First unit."""
    t = table().orgcrime(3, 5).human_first(4).resolve(0, "24/7 Live Feed", "second")

    assert t.texts(0) == ["La Costa", "Rabotgorod"]


@pytest.mark.rule("NA 70.13", "R-74")
def test_live_feed_without_orgcrime_lowers_unrest() -> None:
    """Without an orgcrime unit in the city, the player can only lower unrest."""
    t = table().protest(3).resolve(0, "24/7 Live Feed")

    assert t.texts(0) == ["first"]


@pytest.mark.rule("NA 70.13")
def test_live_feed_does_one_of_the_two() -> None:
    """After the player lowered unrest, the orgcrime unit stays, and the card is done."""
    t = table().protest(3).orgcrime(3).resolve(0, "24/7 Live Feed", "first", 3)

    assert (t.prompt, t.districts("orgcrime")) == ("pick-general", [3])


@pytest.mark.rule("NA 77.5", "R-81")
def test_nbn_is_paid_for_live_feed() -> None:
    """NBN gains 1 capital for the stage by which unrest fell, whoever resolves the card."""
    t = table(6).strike(3).resolve(0, "24/7 Live Feed", "first", 3)

    assert t.capitals() == [10, 10, 10, 10, 11, 10]


@pytest.mark.rule("NA 77.5", "R-81", "NA 68.5")
def test_nbn_gains_nothing_where_unrest_did_not_fall() -> None:
    """NBN gains nothing if the player chooses a stable district."""
    t = table(6).resolve(0, "24/7 Live Feed", "first", 3)

    assert t.capital_of(4) == 10


@pytest.mark.rule("NA 77.1", "R-81")
def test_globalsec_is_paid_for_live_feed() -> None:
    """Globalsec gains 1 capital for the orgcrime unit."""
    t = table().orgcrime(3).resolve(0, "24/7 Live Feed", "second", 3)

    assert t.capitals() == [11, 10, 10, 10]


@pytest.mark.rule("NA 32.2", "R-75")
def test_a_district_where_nothing_changed_is_involved() -> None:
    """The chosen district is stable, but its illness raises threat by 2."""
    t = table().illness(3).resolve(0, "24/7 Live Feed", "first", 3)

    assert t.view.threat == 2


@pytest.mark.rule("NA 32.1")
def test_removing_a_unit_involves_its_district() -> None:
    """Removing an orgcrime unit from a district with illness raises threat by 2."""
    t = table().illness(3).orgcrime(3).resolve(0, "24/7 Live Feed", "second", 3)

    assert t.view.threat == 2


# Media Circus.


@pytest.mark.rule("NA 70.14")
def test_media_circus_lowers_unrest_by_two_stages() -> None:
    """A district in strike becomes stable."""
    t = table().strike(3).resolve(0, "Media Circus", 3, 8)

    assert (t.districts("strike"), t.districts("protest")) == ([], [])


@pytest.mark.rule("NA 70.14")
def test_media_circus_places_a_human_first_unit() -> None:
    """After lowering unrest, the player places a Human First unit in any district."""
    t = table().strike(3).resolve(0, "Media Circus", 3, 8)

    assert t.districts("human_first") == [8]


@pytest.mark.rule("NA 70.14", "R-75")
def test_media_circus_offers_any_district_both_times() -> None:
    """The Human First unit may be placed in any district, even in the one where unrest fell."""
    t = table().strike(3).resolve(0, "Media Circus", 3)

    assert t.choices(0) == EVERYWHERE


@pytest.mark.rule("NA 70.14", "R-74")
def test_human_first_comes_though_the_city_is_stable() -> None:
    """A Human First unit is placed even if no unrest could be lowered."""
    t = table().resolve(0, "Media Circus", 3, 8)

    assert t.districts("human_first") == [8]


@pytest.mark.rule("NA 70.14", "R-81", "NA 77.5")
@pytest.mark.parametrize(("stage", "gained"), [("strike", 2), ("protest", 1), ("stable", 0)])
def test_nbn_is_paid_for_stages_that_really_fell(stage: str, gained: int) -> None:
    """NBN gains 1 capital for each stage by which unrest fell."""
    t = table(6).protest(*[3] if stage == "protest" else []).strike(*[3] if stage == "strike" else [])
    t.resolve(0, "Media Circus", 3, 8)

    assert t.capital_of(4) == 10 + gained


@pytest.mark.rule("NA 70.14", "NA 31.2", "NA 31.3")
def test_the_unit_of_media_circus_moves_on() -> None:
    """A second Human First unit in district 3 moves on, passes prisec in 5, and stops in 6."""
    t = table().human_first(3).prisec(5).resolve(0, "Media Circus", 1, 3)

    assert t.districts("human_first") == [3, 6]


@pytest.mark.rule("NA 70.14", "NA 31.4", "NA 63.3")
def test_the_unit_of_media_circus_gets_to_the_root() -> None:
    """A second Human First unit in Base de Cayambe moves to The Root, which raises threat by 2."""
    t = table().human_first(10).resolve(0, "Media Circus", 1, 10)

    assert (t.view.threat, t.districts("human_first")) == (2, [10])


@pytest.mark.rule("NA 10.0")
def test_the_tenth_human_first_unit_does_not_exist() -> None:
    """With all nine Human First units in the city, none is placed, and none reaches The Root."""
    t = table().human_first(*range(2, 11)).resolve(0, "Media Circus", 1, 10)

    assert (t.districts("human_first"), t.view.threat) == (list(range(2, 11)), 0)


@pytest.mark.rule("NA 70.14", "NA 63.0", "R-79")
def test_the_root_comes_before_illness() -> None:
    """The unit reaches The Root at 23 threat and ends the game; illness would raise threat only later."""
    t = table().threat(23).illness(10).human_first(10).resolve(0, "Media Circus", 1, 10)

    assert (t.over, t.view.threat) == (True, 25)


@pytest.mark.rule("R-79", "NA 35.2", "NA 32.0")
def test_the_root_and_illness_add_up() -> None:
    """Threat rises by 2 for The Root and by 2 for the district with illness."""
    t = table().illness(10).human_first(10).resolve(0, "Media Circus", 1, 10)

    assert t.view.threat == 4


# Puff Piece.


@pytest.mark.rule("NA 70.15")
def test_puff_piece_draws_two_of_one_type() -> None:
    """A player who draws gets two cards of the type they name."""
    t = table().rests().deck("labor", "Liquidation", "Labor Solutions").offer(0, "Puff Piece")
    puffed(t, "pass", "labor", "pass", "pass")

    assert t.hand_of(1) == ["Labor Solutions", "Liquidation"]


@pytest.mark.rule("NA 70.15")
def test_puff_piece_may_be_declined() -> None:
    """A player may decline to draw."""
    t = puffed(table().rests().offer(0, "Puff Piece"), "pass", "pass", "pass", "pass")

    assert t.hand_counts() == [0, 0, 0, 0]


@pytest.mark.rule("NA 70.15")
def test_puff_piece_is_for_everybody() -> None:
    """The player who resolves the card draws as well, and each player names a type."""
    t = puffed(table().rests().offer(0, "Puff Piece"), "media", "labor", "biotech", "media")

    assert t.hand_counts() == [2, 2, 2, 2]


@pytest.mark.rule("NA 70.15", "R-95")
def test_puff_piece_draws_three_for_a_supporter() -> None:
    """A player who laid a card beside this offer draws one card more."""
    t = table().rests().hand(2, "Liquidation").offer(0, "Puff Piece").support(2, "main offer", "Liquidation")
    puffed(t, "media", "labor", "biotech", "media")

    assert t.hand_counts() == [2, 2, 3, 2]


@pytest.mark.rule("R-95")
def test_a_supporter_of_the_counteroffer_draws_two_by_the_main_offer() -> None:
    """A player who supported the losing counteroffer draws two cards when the main offer is resolved."""
    t = table().rests().hand(1, "Liquidation").hand(2, "Liquidation").offer(0, "Puff Piece").counter(3, "Puff Piece")
    t.support(1, "main offer", "Liquidation").support(2, "counteroffer", "Liquidation")
    puffed(t, "pass", "labor", "biotech", "media")

    assert t.hand_counts() == [0, 3, 2, 2]


@pytest.mark.rule("R-95")
def test_a_winning_counteroffer_counts_its_supporters() -> None:
    """A supporter of the counteroffer draws three cards."""
    t = table().rests().hand(2, "Liquidation").offer(0, "Puff Piece").counter(3, "Puff Piece")
    t.support(2, "counteroffer", "Liquidation")
    puffed(t, "pass", "labor", "biotech", "media")

    assert t.hand_counts() == [0, 2, 3, 2]


@pytest.mark.rule("NA 70.15", "NA 72.9", "R-95")
def test_a_card_laid_because_of_eiko_is_support() -> None:
    """A player whom Eiko made support the offer draws three cards."""
    t = table().rests().asset(0, "Eiko").hand(2, "Liquidation").offer(0, "Puff Piece")
    t.pass_until(2, "support-or-abstain").answer(2, "abstain").pass_until(0, "use-asset").answer(0, "Eiko")
    t.answer(2, "Liquidation")
    puffed(t, "pass", "pass", "biotech", "pass")

    assert t.hand_counts() == [0, 0, 3, 0]


@pytest.mark.rule("NA 70.15")
def test_puff_piece_goes_clockwise_from_the_active_player() -> None:
    """If the countering player wins, the active player is still the first to draw."""
    t = table(active=2).hand(0, "Liquidation").offer(2, "Liquidation").counter(3, "Puff Piece")
    t.support(0, "counteroffer", "Liquidation")

    assert t.order("may-draw") == [2, 3, 0, 1]


@pytest.mark.rule("NA 70.15", "NA 2.2")
def test_puff_piece_sorts_the_discards_when_a_deck_is_empty() -> None:
    """A type whose deck is empty can be drawn after the discard pile is sorted into the decks."""
    t = table().rests().deck_is("labor").offer(0, "Puff Piece")
    puffed(t, "labor", "pass", "pass", "pass")

    assert (t.hand_counts()[0], t.view.discards) == (2, 1)


@pytest.mark.rule("NA 2.2", "NA 16.5")
def test_the_offer_is_not_among_the_sorted_discards() -> None:
    """Puff Piece cannot be drawn by its own effect, because it is discarded only after it is resolved."""
    t = table().rests().deck_is("media").offer(0, "Puff Piece").all_pass().answer(0, "media")

    assert t.view.decks[3] == 17


@pytest.mark.rule("R-70")
def test_puff_piece_asks_nobody_if_nothing_is_left() -> None:
    """With all decks and the discard pile empty there is nothing to draw."""
    t = table().rests().hand(0, "Puff Piece").nothing_to_draw(0).resolve(0, "Puff Piece")

    assert t.hand_counts() == [99, 0, 0, 0]


@pytest.mark.rule("NA 2.6", "NA 70.15")
def test_drawn_cards_are_secret() -> None:
    """The others see only how many cards a player drew."""
    t = puffed(table().rests().offer(0, "Puff Piece"), "media", "pass", "pass", "pass")

    assert t.game.view(1).players[0].hand is None


# Spin Doctors.


@pytest.mark.rule("NA 70.16")
def test_spin_doctors_lowers_unrest_in_two_districts() -> None:
    """Unrest falls by one stage in each of the two districts."""
    t = table().strike(3).protest(5).resolve(0, "Spin Doctors", 3, 5)

    assert (t.districts("strike"), t.districts("protest")) == ([], [3])


@pytest.mark.rule("NA 70.16")
def test_spin_doctors_costs_a_credit() -> None:
    """Credits in the supply fall by 1."""
    t = table().supply(credits=3).resolve(0, "Spin Doctors", 3, 5)

    assert t.view.supply["credits"] == 2


@pytest.mark.rule("NA 70.16", "R-65")
def test_spin_doctors_raises_threat_without_credits() -> None:
    """With credits at 0 threat rises by 1 instead."""
    t = table().protest(3).resolve(0, "Spin Doctors", 3, "done")

    assert (t.view.supply["credits"], t.view.threat) == (0, 1)


@pytest.mark.rule("NA 70.16")
def test_spin_doctors_raises_no_threat_with_the_last_credit() -> None:
    """Spending the last credit raises no threat."""
    t = table().supply(credits=1).resolve(0, "Spin Doctors", "done")

    assert (t.view.supply["credits"], t.view.threat) == (0, 0)


@pytest.mark.rule("NA 70.16", "R-74")
def test_spin_doctors_may_lower_nothing() -> None:
    """The player may lower no unrest; the credit is lost in any case."""
    t = table().supply(credits=3).strike(3).resolve(0, "Spin Doctors", "done")

    assert (t.districts("strike"), t.view.supply["credits"]) == ([3], 2)


@pytest.mark.rule("NA 70.16", "R-76")
def test_spin_doctors_chooses_different_districts() -> None:
    """The first district is not offered again."""
    t = table().strike(3).resolve(0, "Spin Doctors", 3)

    assert t.choices(0) == [1, 2, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("NA 77.5", "R-81")
def test_nbn_is_paid_for_each_stage_of_spin_doctors() -> None:
    """NBN gains 1 capital for each district where unrest fell."""
    t = table(6).strike(3).protest(5).resolve(0, "Spin Doctors", 3, 5)

    assert t.capital_of(4) == 12


@pytest.mark.rule("NA 70.16", "NA 63.0", "R-64")
def test_spin_doctors_can_end_the_game() -> None:
    """At 24 threat and without credits the card ends the game; NBN keeps the capital it gained before."""
    t = table(6).threat(24).strike(3).resolve(0, "Spin Doctors", 3, "done")

    assert t.result is not None
    assert (t.result.reason, t.result.points[4]) == ("threat", 11)


@pytest.mark.rule("NA 70.16", "NA 32.0")
def test_spin_doctors_without_credits_in_a_district_with_illness() -> None:
    """Threat rises by 1 for the missing credit and by 2 for illness."""
    t = table().strike(3).illness(3).resolve(0, "Spin Doctors", 3, "done")

    assert t.view.threat == 3
