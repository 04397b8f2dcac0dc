"""The construction cards (NA 70.5 to 70.8)."""

import pytest

from tests.games.new_angeles.table import table

# Ark Construction.


@pytest.mark.rule("NA 70.5")
def test_ark_construction_places_a_development() -> None:
    """A development is placed in the picked district."""
    t = table().resolve(0, "Ark Construction", 6)

    assert t.districts("development") == [6]


@pytest.mark.rule("NA 70.5", "R-75")
def test_ark_construction_offers_all_districts() -> None:
    """Any district may be picked, even one with a development."""
    t = table().development(6).resolve(0, "Ark Construction")

    assert t.choices(0) == list(range(1, 11))


@pytest.mark.rule("NA 70.5", "R-74")
def test_ark_construction_cannot_be_declined() -> None:
    """The player must choose a district."""
    t = table().resolve(0, "Ark Construction")

    assert "done" not in t.texts(0)


@pytest.mark.rule("NA 70.5", "NA 19.4", "R-75")
def test_a_second_development_is_not_placed() -> None:
    """A second development in a district is not placed, and does not move on either."""
    t = table().development(6).resolve(0, "Ark Construction", 6)

    assert t.districts("development") == [6]


@pytest.mark.rule("NA 70.5", "NA 32.0", "NA 63.2")
def test_ark_construction_in_a_district_with_illness_raises_threat() -> None:
    """Placing a development in a district with illness raises threat by 2."""
    t = table().illness(6).resolve(0, "Ark Construction", 6)

    assert t.view.threat == 2


@pytest.mark.rule("NA 32.1", "R-75")
def test_a_development_that_could_not_be_placed_involves_its_district() -> None:
    """Naming a district with illness raises threat even if no development is placed there."""
    t = table().illness(6).development(6).resolve(0, "Ark Construction", 6)

    assert t.view.threat == 2


@pytest.mark.rule("NA 32.1")
def test_illness_elsewhere_does_not_matter() -> None:
    """Illness in a district that the card did not involve raises no threat."""
    t = table().illness(7).resolve(0, "Ark Construction", 6)

    assert t.view.threat == 0


@pytest.mark.rule("R-79", "NA 63.0", "R-64")
def test_illness_can_end_the_game_before_the_claim() -> None:
    """Threat rises by 2 when the card is resolved, before the asset is claimed."""
    t = table().threat(23).illness(6).resolve(0, "Ark Construction", 6)

    assert (t.over, t.districts("development"), t.assets_of(0)) == (True, [6], [])


# Budget Renovations.


@pytest.mark.rule("NA 70.6")
def test_budget_renovations_removes_two_outages() -> None:
    """Two outages leave the city."""
    t = table().outage(3, 5, 7).resolve(0, "Budget Renovations", 3, 7)

    assert t.districts("outage") == [5]


@pytest.mark.rule("NA 70.6")
def test_budget_renovations_raises_unrest_where_outages_were_removed() -> None:
    """Each of the two districts that lost an outage goes to protest."""
    t = table().outage(3, 5, 7).resolve(0, "Budget Renovations", 3, 7)

    assert t.districts("protest") == [3, 7]


@pytest.mark.rule("NA 70.6", "NA 68.10")
def test_unrest_waits_until_both_outages_are_removed() -> None:
    """After the first outage is removed, its district is still stable."""
    t = table().outage(3, 5).resolve(0, "Budget Renovations", 3)

    assert t.districts("protest") == []


@pytest.mark.rule("NA 70.6", "R-74")
def test_budget_renovations_may_remove_a_single_outage() -> None:
    """The player may remove a single outage; then unrest rises only there."""
    t = table().outage(3, 5).resolve(0, "Budget Renovations", 5, "done")

    assert (t.districts("outage"), t.districts("protest")) == ([3], [5])


@pytest.mark.rule("NA 70.6", "R-74")
def test_budget_renovations_may_remove_nothing() -> None:
    """The player may remove no outage, and then unrest rises nowhere."""
    t = table().outage(3, 5).resolve(0, "Budget Renovations", "done")

    assert (t.districts("outage"), t.districts("protest")) == ([3, 5], [])


@pytest.mark.rule("NA 70.6", "R-74")
def test_budget_renovations_does_nothing_without_an_outage() -> None:
    """With no outage in the city nobody is asked."""
    t = table().protest(3).resolve(0, "Budget Renovations")

    assert (t.prompt, t.districts("protest")) == ("pick-general", [3])


@pytest.mark.rule("NA 70.6", "NA 77.6", "R-81")
def test_weyland_is_paid_for_each_outage_of_budget_renovations() -> None:
    """Weyland Consortium gains 2 capital for each outage, whoever resolves the card."""
    t = table(6).outage(3, 5).resolve(0, "Budget Renovations", 3, 5)

    assert t.capitals() == [10, 10, 10, 10, 10, 14]


@pytest.mark.rule("R-81")
def test_weyland_is_paid_at_once() -> None:
    """The first 2 capital arrive before the second outage is picked."""
    t = table(6).outage(3, 5).resolve(0, "Budget Renovations", 3)

    assert t.capital_of(5) == 12


@pytest.mark.rule("NA 32.5", "NA 63.2")
def test_two_districts_with_illness_raise_threat_once() -> None:
    """A card that involves two districts with illness raises threat by 2, not 4."""
    t = table().illness(3, 5).outage(3, 5).resolve(0, "Budget Renovations", 3, 5)

    assert t.view.threat == 2


# Gentrification.


@pytest.mark.rule("NA 70.7")
def test_gentrification_puts_prisec_in_the_place_of_an_outage() -> None:
    """The outage leaves the city, and a prisec unit is placed in its district."""
    t = table().outage(3, 5).resolve(0, "Gentrification", 3)

    assert (t.districts("outage"), t.districts("prisec")) == ([5], [3])


@pytest.mark.rule("NA 70.7", "R-74")
def test_gentrification_must_remove_an_outage_if_there_is_one() -> None:
    """Only districts in outage are offered, and the player must choose one."""
    t = table().outage(3, 5).resolve(0, "Gentrification")

    assert t.texts(0) == ["La Costa", "Rabotgorod"]


@pytest.mark.rule("NA 70.7", "R-74")
def test_gentrification_does_nothing_without_an_outage() -> None:
    """In a city without an outage, no prisec unit is placed."""
    t = table().human_first(3).resolve(0, "Gentrification")

    assert (t.prompt, t.districts("prisec"), t.districts("human_first")) == ("pick-general", [], [3])


@pytest.mark.rule("NA 70.7", "NA 42.2")
def test_enemy_units_move_on_from_gentrification() -> None:
    """Enemy units of both kinds leave district 3 along its exit to 5."""
    t = table().outage(3).human_first(3).orgcrime(3).resolve(0, "Gentrification", 3)

    assert (t.districts("human_first"), t.districts("orgcrime")) == ([5], [5])


@pytest.mark.rule("NA 70.7", "NA 42.1")
def test_enemy_units_move_past_other_prisec() -> None:
    """A Human First unit leaves district 3, passes the prisec unit in 5, and stops in 6."""
    t = table().outage(3).human_first(3).prisec(5).resolve(0, "Gentrification", 3)

    assert t.districts("human_first") == [6]


@pytest.mark.rule("NA 70.7", "NA 42.3")
def test_gentrification_with_prisec_there_already() -> None:
    """The outage is removed, and the district keeps its one prisec unit."""
    t = table().outage(3).prisec(3).resolve(0, "Gentrification", 3)

    assert (t.districts("outage"), t.districts("prisec")) == ([], [3])


@pytest.mark.rule("R-122", "NA 70.7", "NA 10.0")
def test_enemy_units_move_even_if_no_prisec_is_left() -> None:
    """All six prisec units are in the city: none is placed, but the enemy units still move on, and nobody is paid."""
    t = table().prisec(4, 6, 7, 8, 9, 10).outage(3).orgcrime(3).human_first(3).resolve(0, "Gentrification", 3)

    assert (t.districts("outage"), t.districts("prisec")) == ([], [4, 6, 7, 8, 9, 10])
    assert (t.districts("orgcrime"), t.districts("human_first"), t.capital_of(0)) == ([5], [5], 10)


@pytest.mark.rule("R-122", "NA 35.3")
def test_without_prisec_left_a_unit_may_come_back_to_gentrification() -> None:
    """Gentrification placed no prisec unit in the district, so an enemy unit that arrives there later stays."""
    t = table().prisec(4, 6, 7, 8, 9, 10).outage(3).orgcrime(3).rests().resolve(0, "Gentrification", 3)
    t.answer(0, "pass").until("main-offer").resolve(1, "Media Circus", 1, 3)

    assert t.districts("human_first") == [3]


@pytest.mark.rule("R-122", "NA 32.1")
@pytest.mark.parametrize(("illness", "threat"), [(3, 2), (5, 2), (8, 0)])
def test_gentrification_without_prisec_involves_both_districts(illness: int, threat: int) -> None:
    """Without prisec to place, the card still involves the chosen district and the one that the enemy unit enters."""
    t = table().prisec(1, 2, 4, 6, 7, 9).outage(3).orgcrime(3).illness(illness).resolve(0, "Gentrification", 3)

    assert t.view.threat == threat


@pytest.mark.rule("NA 77.1", "NA 35.6")
def test_globalsec_is_not_paid_for_units_that_move() -> None:
    """Globalsec gains nothing for enemy units that move out of a district."""
    t = table().outage(3).human_first(3).orgcrime(3).resolve(0, "Gentrification", 3)

    assert t.capital_of(0) == 10


@pytest.mark.rule("NA 77.6", "R-81")
def test_weyland_is_paid_for_gentrification() -> None:
    """Weyland Consortium gains 2 capital for the outage."""
    t = table(6).outage(3).resolve(0, "Gentrification", 3)

    assert t.capital_of(5) == 12


@pytest.mark.rule("NA 35.2", "NA 11.3", "NA 77.1")
def test_units_driven_into_the_root_raise_threat_and_pay_nothing() -> None:
    """Two enemy units leave Base de Cayambe for The Root. Each raises threat by 2, and Globalsec gains nothing."""
    t = table().outage(10).human_first(10).orgcrime(10).resolve(0, "Gentrification", 10)

    assert (t.view.threat, t.capital_of(0)) == (4, 10)


@pytest.mark.rule("R-51", "R-64")
def test_the_game_ends_before_the_second_unit_moves() -> None:
    """Human First moves first and brings threat to 25; the orgcrime unit stays."""
    t = table().threat(23).outage(10).human_first(10).orgcrime(10).resolve(0, "Gentrification", 10)

    assert (t.over, t.districts("human_first"), t.districts("orgcrime")) == (True, [], [10])


@pytest.mark.rule("NA 32.1", "R-78")
def test_a_district_that_a_unit_comes_to_is_involved() -> None:
    """The enemy unit moves to 5, which has illness: threat rises by 2."""
    t = table().outage(3).human_first(3).illness(5).resolve(0, "Gentrification", 3)

    assert t.view.threat == 2


@pytest.mark.rule("NA 32.1", "R-78")
def test_a_district_that_a_unit_passes_is_involved() -> None:
    """The enemy unit passes 5, which has prisec and illness, on its way to 6: threat rises by 2."""
    t = table().outage(3).human_first(3).prisec(5).illness(5).resolve(0, "Gentrification", 3)

    assert t.view.threat == 2


@pytest.mark.rule("R-115", "NA 72.28")
def test_two_units_in_the_root_are_two_rises_of_threat() -> None:
    """Sunny LeBeau may be used for each of the two units that Gentrification drives into The Root."""
    t = table().asset(1, "Sunny LeBeau").outage(10).human_first(10).orgcrime(10)
    t.resolve(0, "Gentrification", 10).answer(1, "Sunny", "Sunny")

    assert t.hand_counts()[1] == 4  # two cards for each rise


# Vanity Project.


@pytest.mark.rule("NA 70.8")
def test_vanity_project_pays_two() -> None:
    """The picked player gains 2 capital."""
    t = table().resolve(0, "Vanity Project", "seat 2")

    assert t.capitals() == [10, 10, 12, 10]


@pytest.mark.rule("NA 70.8", "R-102", "R-95")
def test_vanity_project_pays_a_supporter_four() -> None:
    """A player who laid a card beside this offer gains 4 capital."""
    t = table().hand(2, "Puff Piece").offer(0, "Vanity Project").support(2, "main offer", "Puff Piece")
    t.all_pass().answer(0, "seat 2")

    assert t.capital_of(2) == 14


@pytest.mark.rule("R-102", "R-95")
def test_support_for_the_other_offer_is_not_support() -> None:
    """A supporter of the counteroffer gains only 2 capital when the main offer, Vanity Project, pays them."""
    t = table().hand(1, "Puff Piece").hand(2, "Puff Piece").offer(0, "Vanity Project").counter(3, "Liquidation")
    t.support(1, "main offer", "Puff Piece").support(2, "counteroffer", "Puff Piece").answer(0, "seat 2")

    assert t.capital_of(2) == 12


@pytest.mark.rule("R-102", "R-95")
def test_a_countering_vanity_project_counts_its_own_supporters() -> None:
    """A player who supported Vanity Project as a counteroffer gains 4 capital."""
    t = table().hand(2, "Puff Piece").offer(0, "Liquidation").counter(3, "Vanity Project")
    t.support(2, "counteroffer", "Puff Piece").answer(3, "seat 2")

    assert t.capital_of(2) == 14


@pytest.mark.rule("R-95", "NA 16.6")
def test_the_player_who_offers_vanity_project_has_not_supported_it() -> None:
    """The player who offers Vanity Project and picks themselves gains 2 capital."""
    t = table().resolve(0, "Vanity Project", "seat 0")

    assert t.capital_of(0) == 12


@pytest.mark.rule("NA 70.8", "R-102")
def test_vanity_project_discards_an_asset_of_the_picked_player() -> None:
    """The player who resolves the card chooses which asset of the picked player is discarded."""
    t = table().asset(2, "Tanaka").asset(2, "Midori").asset(1, "Eiko").resolve(0, "Vanity Project", "seat 2")

    assert (t.prompt, t.asked, t.texts(0)) == ("discard-asset", (0,), ["Midori", "Tanaka"])


@pytest.mark.rule("NA 70.8", "NA 6.7")
def test_the_asset_leaves_the_picked_player() -> None:
    """Nobody has the discarded asset any more."""
    t = table().asset(2, "Tanaka").asset(2, "Midori").resolve(0, "Vanity Project", "seat 2", "Tanaka")

    assert t.assets_of(2) == ["Midori"]


@pytest.mark.rule("R-102")
def test_an_exhausted_asset_can_be_discarded() -> None:
    """An exhausted asset can be discarded as well."""
    t = table().asset(2, "Midori", exhausted=True).resolve(0, "Vanity Project", "seat 2", "Midori")

    assert t.assets_of(2) == []


@pytest.mark.rule("NA 70.8", "R-102")
def test_without_an_asset_nothing_is_discarded() -> None:
    """A player without assets gains the capital, and there is no further question."""
    t = table().asset(1, "Midori").resolve(0, "Vanity Project", "seat 2")

    assert (t.prompt, t.assets_of(1)) == ("pick-general", ["Midori"])


@pytest.mark.rule("R-102")
def test_the_asset_must_be_discarded() -> None:
    """If the picked player has an asset, one must be discarded, even if players pick themselves."""
    t = table().asset(0, "Coach Walden").resolve(0, "Vanity Project", "seat 0")

    assert t.texts(0) == ["Coach Walden"]


@pytest.mark.rule("R-102")
def test_the_revealed_asset_cannot_be_discarded() -> None:
    """The revealed asset belongs to nobody yet, and is claimed afterwards."""
    t = table().revealed("Wong Ya Ching").resolve(0, "Vanity Project", "seat 0")

    assert t.assets_of(0) == ["Wong Ya Ching"]


@pytest.mark.rule("NA 11.2", "NA 77.1")
def test_capital_from_a_card_is_not_a_contract() -> None:
    """Nobody except the picked player gains capital from Vanity Project."""
    t = table(6).resolve(0, "Vanity Project", "seat 1")

    assert t.capitals() == [10, 12, 10, 10, 10, 10]
