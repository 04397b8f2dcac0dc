"""The security cards (NA 70.17 to 70.20)."""

import pytest

from tests.games.new_angeles.table import table

EVERYWHERE = list(range(1, 11))

# Arrest Orders.


@pytest.mark.rule("NA 70.17")
def test_arrest_orders_places_prisec() -> None:
    """A prisec unit is placed in a district of the player's choice."""
    t = table().resolve(0, "Arrest Orders", 4)

    assert t.districts("prisec") == [4]


@pytest.mark.rule("NA 70.17", "R-75")
def test_arrest_orders_offers_any_district() -> None:
    """Any district can be chosen, even one with prisec; the player must choose one."""
    t = table().prisec(4).resolve(0, "Arrest Orders")

    assert (t.choices(0), "done" in t.texts(0)) == (EVERYWHERE, False)


@pytest.mark.rule("NA 70.17", "R-55")
def test_arrest_orders_removes_enemy_units() -> None:
    """Enemy units of both kinds are removed; none of them moves."""
    t = table().human_first(4, 5).orgcrime(4, 6).resolve(0, "Arrest Orders", 4)

    assert (t.districts("human_first"), t.districts("orgcrime")) == ([5], [6])


@pytest.mark.rule("NA 77.1", "R-55")
def test_globalsec_is_paid_for_each_arrest() -> None:
    """Globalsec gains 1 capital for each removed unit."""
    t = table(active=2).human_first(4).orgcrime(4).resolve(2, "Arrest Orders", 4)

    assert t.capitals() == [12, 10, 10, 10]


@pytest.mark.rule("NA 70.17", "NA 42.3", "R-75")
def test_arrest_orders_where_prisec_is_places_none() -> None:
    """A district with prisec keeps its one prisec unit."""
    t = table().prisec(4).resolve(0, "Arrest Orders", 4)

    assert t.districts("prisec") == [4]


@pytest.mark.rule("R-55", "NA 10.0")
def test_arrest_orders_without_prisec_removes_nothing() -> None:
    """With all six prisec units in the city, none is placed, and the enemy units stay."""
    t = table().prisec(1, 2, 3, 5, 6, 7).human_first(4).resolve(0, "Arrest Orders", 4)

    assert (t.districts("prisec"), t.districts("human_first")) == ([1, 2, 3, 5, 6, 7], [4])


@pytest.mark.rule("NA 32.1", "NA 10.0")
def test_an_arrest_that_failed_involves_its_district() -> None:
    """No prisec unit is left to place, but illness in the chosen district raises threat."""
    t = table().prisec(1, 2, 3, 5, 6, 7).illness(4).resolve(0, "Arrest Orders", 4)

    assert t.view.threat == 2


@pytest.mark.rule("NA 70.17", "NA 35.2")
def test_arrests_in_base_de_cayambe_send_nobody_to_the_root() -> None:
    """Enemy units in Base de Cayambe are removed and do not move to The Root."""
    t = table().human_first(10).orgcrime(10).resolve(0, "Arrest Orders", 10)

    assert (t.view.threat, t.capital_of(0)) == (0, 12)


@pytest.mark.rule("NA 70.17")
def test_arrest_orders_leaves_tokens_alone() -> None:
    """Tokens in the district stay."""
    t = table().outage(4).illness(4).development(4).androids(1, 2, 4).resolve(0, "Arrest Orders", 4)

    assert t.view.districts[3].components == ["android", "outage", "illness", "development", "prisec"]


# Full Deployment.


@pytest.mark.rule("NA 70.18")
def test_full_deployment_draws_five_cards_for_another_player() -> None:
    """The picked player draws five cards of the type named."""
    t = table().rests().resolve(0, "Full Deployment", "seat 2", "first", "labor")

    assert (t.hand_counts(), t.view.decks[2]) == ([0, 0, 5, 0], 15)


@pytest.mark.rule("NA 70.18")
def test_full_deployment_is_for_another_player() -> None:
    """The player who resolves the card cannot be picked."""
    t = table().resolve(0, "Full Deployment")

    assert t.texts(0) == ["seat 1", "seat 2", "seat 3"]


@pytest.mark.rule("NA 70.18", "NA 16.5")
def test_full_deployment_of_a_countering_winner_may_pick_the_active_player() -> None:
    """A countering player who wins may pick the active player."""
    t = table().hand(1, "Puff Piece").offer(0, "Liquidation").counter(3, "Full Deployment")
    t.support(1, "counteroffer", "Puff Piece")

    assert t.texts(3) == ["seat 0", "seat 1", "seat 2"]


@pytest.mark.rule("NA 70.18", "R-105")
def test_the_player_who_resolves_it_names_the_type() -> None:
    """The player who resolves the card names the type, not the player who draws."""
    t = table().resolve(0, "Full Deployment", "seat 2", "first")

    assert (t.prompt, t.asked) == ("pick-type", (0,))


@pytest.mark.rule("NA 70.18", "NA 2.6")
def test_full_deployment_keeps_the_cards_secret() -> None:
    """The player who named the type does not see the cards."""
    t = table().rests().resolve(0, "Full Deployment", "seat 2", "first", "labor")

    assert (t.game.view(0).players[2].hand, t.game.view(0).players[2].known_cards) == (None, [])


@pytest.mark.rule("NA 70.18", "R-105")
def test_full_deployment_turns_an_emergency_action_up() -> None:
    """A facedown emergency action of the picked player can be offered again."""
    t = table().emergency("Mandatory Quarantine", 2, face_up=False)
    t.resolve(0, "Full Deployment", "seat 2", "second", "Mandatory Quarantine")

    assert t.player(2).emergencies_face_up == t.player(2).emergencies != []


@pytest.mark.rule("R-105", "R-74")
def test_without_a_facedown_emergency_action_only_the_draw_can_be_chosen() -> None:
    """If the picked player has no facedown emergency action, only drawing can be chosen."""
    t = table().emergency("Mandatory Quarantine", 2, face_up=False).resolve(0, "Full Deployment", "seat 1")

    assert t.texts(0) == ["first"]


@pytest.mark.rule("R-105", "R-92")
def test_a_stolen_emergency_action_is_turned_up_in_front_of_its_new_holder() -> None:
    """A facedown action in front of the picked player is turned up, even if it belongs to another corporation."""
    t = table().emergency("Ruthless Tactics", 2, face_up=False).emergency("Mandatory Quarantine", 2, face_up=False)
    t.resolve(0, "Full Deployment", "seat 2", "second")

    assert t.texts(0) == ["Ruthless Tactics", "Mandatory Quarantine"]


@pytest.mark.rule("R-70", "R-74")
def test_with_nothing_to_draw_only_the_emergency_action_can_be_turned_up() -> None:
    """If decks and discard pile are empty, only turning up the emergency action can be chosen."""
    t = table().emergency("Mandatory Quarantine", 2, face_up=False).hand(0, "Full Deployment").nothing_to_draw(0)
    t.resolve(0, "Full Deployment", "seat 2")

    assert t.texts(0) == ["second"]


@pytest.mark.rule("R-70", "R-74")
def test_with_neither_full_deployment_does_nothing() -> None:
    """If there is nothing to draw and nothing to turn up, the card does nothing."""
    t = table().rests().hand(0, "Full Deployment").nothing_to_draw(0).resolve(0, "Full Deployment", "seat 2")

    assert (t.prompt, t.hand_counts()[2]) == ("use-asset", 0)


@pytest.mark.rule("NA 70.18", "R-70")
def test_full_deployment_draws_as_many_as_there_are() -> None:
    """With only three cards of the type in deck and discard pile, three are drawn."""
    t = table().rests().hand(3, *["Liquidation"] * 5, *["Labor Solutions"] * 5, *["Efficiency Experts"] * 5)
    t.more(3, *["High-Risk Investments"] * 2).deck_is("labor", "High-Risk Investments")
    t.resolve(0, "Full Deployment", "seat 2", "first", "labor")

    assert t.hand_of(2) == ["High-Risk Investments"] * 3


# Riot Control.


@pytest.mark.rule("NA 70.19")
def test_riot_control_spends_a_prisec_unit() -> None:
    """The picked prisec unit leaves the city."""
    t = table().prisec(4, 5).resolve(0, "Riot Control", 4, 1)

    assert t.districts("prisec") == [5]


@pytest.mark.rule("NA 70.19")
def test_riot_control_removes_two_enemy_units_anywhere() -> None:
    """Two enemy units leave the city, from whatever districts."""
    t = table().prisec(4).human_first(6, 7).orgcrime(8).resolve(0, "Riot Control", 4, 6, 8, 1)

    assert (t.districts("human_first"), t.districts("orgcrime")) == ([7], [])


@pytest.mark.rule("NA 70.19")
def test_riot_control_raises_unrest() -> None:
    """At the end unrest rises by one stage in a district of the player's choice."""
    t = table().prisec(4).protest(1).resolve(0, "Riot Control", 4, 1)

    assert (t.districts("strike"), t.districts("protest")) == ([1], [])


@pytest.mark.rule("NA 70.19", "R-75")
def test_riot_control_raises_unrest_neither_in_strike_nor_in_outage() -> None:
    """Districts in strike or outage are not offered."""
    t = table().prisec(4).strike(1, 2).outage(3).resolve(0, "Riot Control", 4)

    assert t.choices(0) == [4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("R-55")
def test_riot_control_must_spend_prisec_if_it_can() -> None:
    """If there is a prisec unit in the city, the player must remove one."""
    t = table().prisec(4, 5).human_first(6).resolve(0, "Riot Control")

    assert t.texts(0) == ["Manta", "Rabotgorod"]


@pytest.mark.rule("R-55", "R-74")
def test_riot_control_without_prisec_removes_no_enemy_unit() -> None:
    """Without a prisec unit to remove, no enemy unit is removed, but unrest still rises."""
    t = table().human_first(6).resolve(0, "Riot Control", 1)

    assert (t.districts("human_first"), t.districts("protest")) == ([6], [1])


@pytest.mark.rule("NA 70.19", "R-74")
def test_riot_control_may_remove_a_single_unit() -> None:
    """The player may remove a single enemy unit."""
    t = table().prisec(4).human_first(6, 7).resolve(0, "Riot Control", 4, 6, "done", 1)

    assert t.districts("human_first") == [7]


@pytest.mark.rule("NA 70.19", "R-74")
def test_riot_control_may_remove_no_enemy_unit() -> None:
    """The player may choose to remove no enemy units at all. The prisec unit is gone all the same."""
    t = table().prisec(4).human_first(6, 7).resolve(0, "Riot Control", 4, "done", 1)

    assert (t.districts("prisec"), t.districts("human_first")) == ([], [6, 7])


@pytest.mark.rule("NA 70.19", "NA 23.0")
def test_riot_control_asks_which_of_two_kinds() -> None:
    """If a district has both kinds, the player chooses which is removed."""
    t = table().prisec(4).human_first(6).orgcrime(6).resolve(0, "Riot Control", 4, 6)

    assert t.texts(0) == ["human_first", "orgcrime"]


@pytest.mark.rule("NA 70.19", "NA 23.0")
def test_riot_control_removes_the_kind_that_was_chosen() -> None:
    """Only the kind that the player chose is removed."""
    t = table().prisec(4).human_first(6).orgcrime(6).resolve(0, "Riot Control", 4, 6, "orgcrime", "done", 1)

    assert (t.districts("human_first"), t.districts("orgcrime")) == ([6], [])


@pytest.mark.rule("NA 70.19")
def test_riot_control_may_clear_both_kinds_of_one_district() -> None:
    """The player may choose the same district twice and remove both kinds."""
    t = table().prisec(4).human_first(6).orgcrime(6).resolve(0, "Riot Control", 4, 6, "orgcrime", 6, 1)

    assert (t.districts("human_first"), t.districts("orgcrime")) == ([], [])


@pytest.mark.rule("NA 77.1", "NA 23.0")
def test_globalsec_is_paid_for_enemy_units_of_riot_control() -> None:
    """Globalsec gains 1 capital for each enemy unit, and nothing for prisec."""
    t = table().prisec(4).human_first(6).orgcrime(8).resolve(0, "Riot Control", 4, 6, 8, 1)

    assert t.capital_of(0) == 12


@pytest.mark.rule("NA 32.1")
@pytest.mark.parametrize("ill", [4, 6, 1])
def test_every_district_of_riot_control_is_involved(ill: int) -> None:
    """Illness raises threat where prisec was removed, where an enemy unit was removed, or where unrest rose."""
    t = table().prisec(4).human_first(6).illness(ill).resolve(0, "Riot Control", 4, 6, 1)

    assert t.view.threat == 2


@pytest.mark.rule("NA 70.19", "R-74")
def test_riot_control_in_a_city_of_strikes() -> None:
    """If unrest can rise in no district, the card ends after the enemy units."""
    t = table().prisec(4).human_first(6).strike(*EVERYWHERE).resolve(0, "Riot Control", 4, 6)

    assert (t.prompt, t.districts("outage")) == ("pick-general", [])


# Scorched Earth.


@pytest.mark.rule("NA 70.20")
def test_scorched_earth_places_an_outage() -> None:
    """An outage is placed in the picked district."""
    t = table().resolve(0, "Scorched Earth", 6, 7)

    assert t.districts("outage") == [6]


@pytest.mark.rule("NA 70.20", "R-45")
def test_scorched_earth_removes_all_units_of_two_districts() -> None:
    """Enemy units and prisec are removed from the district and from another district of its tier."""
    t = table().human_first(6, 8).orgcrime(6, 8).prisec(7, 9).resolve(0, "Scorched Earth", 6, 7)

    assert (t.districts("human_first"), t.districts("orgcrime"), t.districts("prisec")) == ([8], [8], [9])


@pytest.mark.rule("NA 70.20", "R-45", "NA 64.0")
@pytest.mark.parametrize(("first", "others"), [(1, [2, 3, 4, 5]), (7, [6, 8]), (10, [9])])
def test_the_second_district_is_of_the_same_tier(first: int, others: list[int]) -> None:
    """The second district must be another district of the same tier, with units or without."""
    t = table().resolve(0, "Scorched Earth", first)

    assert (t.choices(0), "done" in t.texts(0)) == (others, False)


@pytest.mark.rule("NA 70.20", "R-75")
def test_scorched_earth_is_for_districts_without_an_outage() -> None:
    """Districts in outage are not offered."""
    t = table().outage(1, 2, 3).resolve(0, "Scorched Earth")

    assert t.choices(0) == [4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("NA 70.20", "R-45")
def test_the_second_district_may_be_in_outage() -> None:
    """The second district may be in outage."""
    t = table().outage(7).human_first(7).resolve(0, "Scorched Earth", 6, 7)

    assert (t.districts("human_first"), t.districts("outage")) == ([], [6, 7])


@pytest.mark.rule("R-55")
def test_scorched_earth_does_nothing_if_all_districts_are_in_outage() -> None:
    """If every district is in outage, no unit is removed."""
    t = table().outage(*EVERYWHERE).human_first(6).resolve(0, "Scorched Earth")

    assert (t.prompt, t.districts("human_first")) == ("pick-general", [6])


@pytest.mark.rule("NA 77.1", "R-45")
def test_globalsec_is_paid_for_enemy_units_of_scorched_earth() -> None:
    """Globalsec gains 1 capital for each enemy unit in the two districts, and nothing for prisec."""
    t = table().human_first(6).orgcrime(6).prisec(7).resolve(0, "Scorched Earth", 6, 7)

    assert t.capital_of(0) == 12


@pytest.mark.rule("NA 70.20", "NA 39.1", "NA 77.5")
def test_the_outage_of_scorched_earth_takes_the_place_of_unrest() -> None:
    """The outage replaces unrest, which returns to the reserve, and NBN gains nothing."""
    t = table(6).strike(6).resolve(0, "Scorched Earth", 6, 7)

    assert (t.districts("strike"), t.capital_of(4)) == ([], 10)


@pytest.mark.rule("NA 32.2", "R-75")
def test_the_second_district_is_involved_without_units() -> None:
    """Illness in the second district raises threat, even if there are no units."""
    t = table().illness(7).resolve(0, "Scorched Earth", 6, 7)

    assert t.view.threat == 2


@pytest.mark.rule("NA 77.6", "NA 70.20")
def test_weyland_gains_nothing_by_placing_outages() -> None:
    """Weyland Consortium is paid for removing outages, not for placing them."""
    t = table(6).resolve(0, "Scorched Earth", 6, 7)

    assert t.capital_of(5) == 10
