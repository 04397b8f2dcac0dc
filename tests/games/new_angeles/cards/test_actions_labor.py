"""The labor cards (NA 70.9 to 70.12)."""

import pytest

from tests.games.new_angeles.table import table

# Efficiency Experts.


@pytest.mark.rule("NA 70.9", "NA 5.1")
def test_efficiency_experts_moves_an_android_anywhere() -> None:
    """An android goes to any district, whatever the exits are."""
    t = table().androids(1, 2, 3).resolve(0, "Efficiency Experts", 1, 8)

    assert t.districts("android") == [2, 3, 8]


@pytest.mark.rule("NA 70.9", "R-74")
def test_efficiency_experts_moves_one_of_the_androids() -> None:
    """The player must choose one of the androids in the city."""
    t = table().androids(1, 2, 3).resolve(0, "Efficiency Experts")

    assert (t.choices(0), "done" in t.texts(0)) == ([1, 2, 3], False)


@pytest.mark.rule("NA 70.9", "NA 5.2", "R-77")
def test_an_android_moves_to_a_district_without_one() -> None:
    """An android can move neither to its own district nor to a district with another android."""
    t = table().androids(1, 2, 3).resolve(0, "Efficiency Experts", 1)

    assert t.choices(0) == [4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("NA 70.9")
def test_efficiency_experts_moves_a_single_android() -> None:
    """The card moves only one android."""
    t = table().androids(1, 2, 3).resolve(0, "Efficiency Experts", 1, 8)

    assert (t.prompt, t.asked) == ("pick-general", (1,))


@pytest.mark.rule("NA 70.9", "R-79")
def test_efficiency_experts_ignores_illness() -> None:
    """Districts with illness that the android leaves and enters raise no threat."""
    t = table().illness(1, 8).resolve(0, "Efficiency Experts", 1, 8)

    assert t.view.threat == 0


@pytest.mark.rule("NA 70.9", "NA 77.2")
def test_haas_bioroid_is_paid_for_efficiency_experts() -> None:
    """Haas-Bioroid gains 2 capital, whoever resolves the card."""
    t = table().resolve(0, "Efficiency Experts", 1, 8)

    assert t.capitals() == [10, 12, 10, 10]


@pytest.mark.rule("NA 5.1")
def test_androids_ignore_prisec_and_outage() -> None:
    """An android may go to a district with prisec, outage or unrest."""
    t = table().prisec(4).outage(5).strike(6).resolve(0, "Efficiency Experts", 1)

    assert {4, 5, 6} <= set(t.choices(0))


# High-Risk Investments.


@pytest.mark.rule("NA 70.10")
def test_high_risk_investments_pays_three_two_and_one() -> None:
    """The first picked player gains 3 capital, the second 2, the third 1."""
    t = table().resolve(0, "High-Risk Investments", "seat 3", "seat 1", "seat 2")

    assert t.capitals() == [10, 12, 11, 13]


@pytest.mark.rule("NA 70.10", "R-103")
def test_high_risk_investments_may_pay_oneself() -> None:
    """The player who resolves the card may choose themselves."""
    t = table().resolve(0, "High-Risk Investments", "seat 0", "seat 1", "seat 2")

    assert t.capital_of(0) == 13


@pytest.mark.rule("R-103")
def test_high_risk_investments_picks_different_players() -> None:
    """A player who was picked is not offered again."""
    t = table().resolve(0, "High-Risk Investments", "seat 3", "seat 1")

    assert t.texts(0) == ["seat 0", "seat 2"]


@pytest.mark.rule("NA 70.10", "R-74")
def test_high_risk_investments_needs_three_players() -> None:
    """The player must choose three players."""
    t = table().resolve(0, "High-Risk Investments", "seat 3", "seat 1")

    assert (t.prompt, t.asked) == ("pick-player", (0,))


@pytest.mark.rule("NA 70.10")
def test_high_risk_investments_pays_at_once() -> None:
    """The first player has 3 capital more before the second is picked."""
    t = table().resolve(0, "High-Risk Investments", "seat 3")

    assert t.capital_of(3) == 13


@pytest.mark.rule("NA 16.5", "R-103")
def test_the_winner_of_the_deal_picks_the_players() -> None:
    """If a counteroffer wins, its player chooses who is paid."""
    t = table().hand(1, "Puff Piece").offer(0, "Liquidation").counter(3, "High-Risk Investments")
    t.support(1, "counteroffer", "Puff Piece").answer(3, "seat 3", "seat 2", "seat 1")

    assert t.capitals() == [10, 11, 12, 13]


# Labor Solutions.


@pytest.mark.rule("NA 70.11")
def test_labor_solutions_moves_three_androids() -> None:
    """Up to three androids move, one after the other."""
    t = table().androids(1, 2, 3).resolve(0, "Labor Solutions", 1, 4, 2, 5, 3, 6, 10)

    assert t.districts("android") == [4, 5, 6]


@pytest.mark.rule("NA 70.11")
def test_labor_solutions_places_an_orgcrime_unit() -> None:
    """After the androids, an orgcrime unit is placed in any district."""
    t = table().androids(1, 2, 3).resolve(0, "Labor Solutions", 1, 4, "done", 10)

    assert t.districts("orgcrime") == [10]


@pytest.mark.rule("NA 70.11", "R-74")
def test_labor_solutions_may_move_no_android() -> None:
    """The player may move no android; the orgcrime unit is placed in any case."""
    t = table().androids(1, 2, 3).resolve(0, "Labor Solutions", "done", 7)

    assert (t.districts("android"), t.districts("orgcrime")) == ([1, 2, 3], [7])


@pytest.mark.rule("NA 70.11", "R-77")
def test_an_android_moves_once() -> None:
    """An android that has moved is not offered again."""
    t = table().androids(1, 2, 3).resolve(0, "Labor Solutions", 1, 4)

    assert t.choices(0) == [2, 3]


@pytest.mark.rule("NA 5.2", "R-77")
def test_a_district_left_by_an_android_is_free() -> None:
    """The second android may go to the district that the first has left, but not where the first is now."""
    t = table().androids(1, 2, 3).resolve(0, "Labor Solutions", 1, 4, 2)

    assert t.choices(0) == [1, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("R-77")
def test_an_android_that_takes_a_freed_place_has_moved() -> None:
    """After moves from 1 to 4 and from 2 to 1, only the android in 3 can still move."""
    t = table().androids(1, 2, 3).resolve(0, "Labor Solutions", 1, 4, 2, 1)

    assert t.choices(0) == [3]


@pytest.mark.rule("NA 77.2", "R-81")
def test_haas_bioroid_is_paid_once_for_labor_solutions() -> None:
    """Haas-Bioroid gains 2 capital for the card, however many androids move."""
    t = table().resolve(0, "Labor Solutions", 1, 4, 2, 5, 3, 6, 10)

    assert t.capital_of(1) == 12


@pytest.mark.rule("NA 77.2", "R-81")
def test_haas_bioroid_is_paid_with_the_first_android() -> None:
    """The 2 capital arrive before the second android is picked."""
    t = table().resolve(0, "Labor Solutions", 1, 4)

    assert t.capital_of(1) == 12


@pytest.mark.rule("NA 77.2")
def test_haas_bioroid_gains_nothing_if_no_android_moves() -> None:
    """If the player moves no android, Haas-Bioroid gains nothing."""
    t = table().resolve(0, "Labor Solutions", "done", 7)

    assert t.capital_of(1) == 10


@pytest.mark.rule("NA 77.2", "R-81")
def test_haas_bioroid_is_paid_again_for_the_next_card() -> None:
    """Haas-Bioroid gains 2 capital for each action card that moves androids."""
    t = table().resolve(0, "Efficiency Experts", 1, 8).until("main-offer")
    t.resolve(1, "Efficiency Experts", 2, 9)

    assert t.capital_of(1) == 14


@pytest.mark.rule("NA 32.1", "NA 63.2")
@pytest.mark.parametrize("ill", [1, 4])
def test_districts_that_an_android_leaves_and_enters_are_involved(ill: int) -> None:
    """Illness in the district that an android leaves or enters raises threat."""
    t = table().illness(ill).resolve(0, "Labor Solutions", 1, 4, "done", 10)

    assert t.view.threat == 2


@pytest.mark.rule("NA 70.11", "NA 35.3", "NA 38.2")
def test_the_orgcrime_unit_of_labor_solutions_moves_on() -> None:
    """An orgcrime unit placed beside another one moves along the exit."""
    t = table().orgcrime(3).resolve(0, "Labor Solutions", "done", 3)

    assert t.districts("orgcrime") == [3, 5]


@pytest.mark.rule("NA 70.11", "NA 42.1")
def test_the_orgcrime_unit_of_labor_solutions_gives_way_to_prisec() -> None:
    """An orgcrime unit placed beside prisec moves along the exit."""
    t = table().prisec(3).resolve(0, "Labor Solutions", "done", 3)

    assert t.districts("orgcrime") == [5]


@pytest.mark.rule("NA 10.0")
def test_the_tenth_orgcrime_unit_does_not_exist() -> None:
    """With all nine orgcrime units in the city, none is placed."""
    t = table().orgcrime(*range(1, 10)).resolve(0, "Labor Solutions", "done", 10)

    assert t.districts("orgcrime") == list(range(1, 10))


@pytest.mark.rule("NA 32.1", "NA 10.0")
def test_a_unit_that_the_reserve_lacks_involves_its_district() -> None:
    """No orgcrime unit is left to place, but illness in the chosen district raises threat."""
    t = table().orgcrime(*range(1, 10)).illness(10).resolve(0, "Labor Solutions", "done", 10)

    assert t.view.threat == 2


@pytest.mark.rule("NA 70.11", "NA 35.2", "R-64")
def test_labor_solutions_ends_the_game_in_the_root() -> None:
    """The orgcrime unit reaches The Root at 23 threat; Haas-Bioroid keeps what it gained before."""
    t = table().threat(23).orgcrime(10).resolve(0, "Labor Solutions", 1, 4, "done", 10)

    assert t.result is not None
    assert (t.result.reason, t.result.points) == ("threat", (10, 12, 10, 10))


# Liquidation.


@pytest.mark.rule("NA 70.12", "NA 43.1")
def test_liquidation_produces_all_resources_of_a_district() -> None:
    """Liquidation makes Nihongai produce 2 tech and 1 consumables."""
    t = table().resolve(0, "Liquidation", 7)

    assert (t.view.supply["tech"], t.view.supply["consumables"]) == (2, 1)


@pytest.mark.rule("NA 70.12")
@pytest.mark.parametrize("stage", ["stable", "protest"])
def test_liquidation_leads_to_a_strike(stage: str) -> None:
    """A stable district and a district in protest both go to strike."""
    t = table().protest(*[7] if stage == "protest" else []).resolve(0, "Liquidation", 7)

    assert t.districts("strike") == [7]


@pytest.mark.rule("NA 70.12")
def test_liquidation_is_for_districts_neither_in_strike_nor_in_outage() -> None:
    """Districts in strike or outage are not offered."""
    t = table().strike(1, 2).outage(3, 4).protest(5).resolve(0, "Liquidation")

    assert t.choices(0) == [5, 6, 7, 8, 9, 10]


@pytest.mark.rule("NA 70.12", "R-74")
def test_liquidation_does_nothing_if_no_district_is_left() -> None:
    """If every district is in strike or outage, nobody is asked."""
    t = table().strike(1, 2, 3, 4, 5).outage(6, 7, 8, 9, 10).resolve(0, "Liquidation")

    assert (t.prompt, set(t.view.supply.values())) == ("pick-general", {0})


@pytest.mark.rule("NA 70.12", "R-83", "NA 43.4")
def test_liquidation_ignores_orgcrime() -> None:
    """The primary resource is produced even if an orgcrime unit is in the district."""
    t = table().orgcrime(7).resolve(0, "Liquidation", 7)

    assert t.view.supply["tech"] == 2


@pytest.mark.rule("R-83", "NA 43.3")
def test_liquidation_counts_a_development() -> None:
    """A development adds 1 of the primary resource, even beside orgcrime."""
    t = table().orgcrime(7).development(7).resolve(0, "Liquidation", 7)

    assert t.view.supply["tech"] == 3


@pytest.mark.rule("R-83", "NA 68.7")
def test_liquidation_is_not_exploiting() -> None:
    """Human First in the district causes no outage, not even in a protest."""
    t = table().human_first(7).protest(7).resolve(0, "Liquidation", 7)

    assert (t.districts("outage"), t.districts("strike")) == ([], [7])


@pytest.mark.rule("NA 70.12", "NA 58.2")
def test_liquidation_stops_at_the_end_of_a_track() -> None:
    """The tech track ends at 6, and the surplus is lost."""
    t = table().supply(tech=5).resolve(0, "Liquidation", 7)

    assert t.view.supply["tech"] == 6


@pytest.mark.rule("NA 32.2", "NA 63.2")
def test_liquidation_of_a_district_with_illness_raises_threat() -> None:
    """Liquidation in a district with illness raises threat."""
    t = table().illness(7).resolve(0, "Liquidation", 7)

    assert t.view.threat == 2
