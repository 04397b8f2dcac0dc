"""Emergency actions: rules that hold for all six, and the first three (NA 71.1 to 71.3)."""

import pytest

from tests.games.new_angeles.table import Table, table

CORPORATIONS = ("Globalsec", "Haas-Bioroid", "Jinteki", "Melange Mining", "NBN", "Weyland Consortium")
EVERYWHERE = list(range(1, 11))


def seated(corporation: str) -> Table:
    """A table at which seat 0 plays a corporation."""
    return table(corporations=(corporation,))


# Ruthless Tactics.


@pytest.mark.rule("NA 71.1")
def test_ruthless_tactics_removes_four_enemy_units() -> None:
    """Four enemy units, of either kind, leave the city."""
    t = table().human_first(4, 5, 6).orgcrime(7, 8).resolve(0, "Ruthless Tactics", 4, 5, 7, 8, 1, 2)

    assert (t.districts("human_first"), t.districts("orgcrime")) == ([6], [])


@pytest.mark.rule("NA 71.1")
def test_ruthless_tactics_raises_unrest_in_two_districts() -> None:
    """After the removals, unrest rises by one stage in two districts."""
    t = table().protest(2).human_first(4).resolve(0, "Ruthless Tactics", 4, 1, 2)

    assert (t.districts("protest"), t.districts("strike")) == ([1], [2])


@pytest.mark.rule("NA 71.1", "R-74")
def test_ruthless_tactics_may_remove_nothing() -> None:
    """The player may remove no unit; unrest rises in any case."""
    t = table().human_first(4).resolve(0, "Ruthless Tactics", "done", 1, 2)

    assert (t.districts("human_first"), t.districts("protest")) == ([4], [1, 2])


@pytest.mark.rule("NA 71.1", "R-74")
def test_ruthless_tactics_without_enemies_raises_unrest_all_the_same() -> None:
    """With no enemy unit in the city the first question is about unrest."""
    t = table().resolve(0, "Ruthless Tactics", 1, 2)

    assert t.districts("protest") == [1, 2]


@pytest.mark.rule("NA 71.1", "R-76")
def test_ruthless_tactics_raises_unrest_in_different_districts() -> None:
    """The first district is not offered again."""
    t = table().resolve(0, "Ruthless Tactics", 1)

    assert t.choices(0) == [2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("NA 71.1", "R-75")
def test_ruthless_tactics_raises_unrest_neither_in_strike_nor_in_outage() -> None:
    """Districts in strike or outage are not offered."""
    t = table().strike(1, 2).outage(3).resolve(0, "Ruthless Tactics")

    assert t.choices(0) == [4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("NA 71.1", "R-74")
def test_ruthless_tactics_with_one_district_for_unrest() -> None:
    """If unrest can rise in only one district, it rises there, and the card is done."""
    t = table().strike(*range(2, 11)).resolve(0, "Ruthless Tactics", 1)

    assert (t.districts("protest"), t.prompt) == ([1], "pick-general")


@pytest.mark.rule("NA 77.1", "R-80")
def test_globalsec_is_paid_for_ruthless_tactics() -> None:
    """Globalsec gains 1 capital for each enemy unit that an emergency action removes."""
    t = table().human_first(4, 5).orgcrime(7, 8).resolve(0, "Ruthless Tactics", 4, 5, 7, 8, 1, 2)

    assert t.capital_of(0) == 14


@pytest.mark.rule("NA 71.1", "NA 23.0")
def test_ruthless_tactics_asks_which_of_two_kinds() -> None:
    """If a district has both kinds, the player chooses which is removed."""
    t = table().human_first(4).orgcrime(4).resolve(0, "Ruthless Tactics", 4, "orgcrime", "done", 1, 2)

    assert (t.districts("human_first"), t.districts("orgcrime")) == ([4], [])


@pytest.mark.rule("NA 71.1")
def test_ruthless_tactics_spares_prisec() -> None:
    """Prisec is not an enemy unit."""
    t = table().prisec(4).human_first(5).resolve(0, "Ruthless Tactics")

    assert t.choices(0) == [5]


@pytest.mark.rule("R-80", "NA 32.0")
def test_illness_raises_threat_by_an_emergency_action() -> None:
    """An emergency action that involves a district with illness raises threat by 2."""
    t = table().illness(1).resolve(0, "Ruthless Tactics", 1, 2)

    assert t.view.threat == 2


# Underpaid, Overclocked.


@pytest.mark.rule("NA 71.2")
def test_underpaid_overclocked_raises_two_resources() -> None:
    """Two resources rise by 1 each."""
    t = seated("Haas-Bioroid").supply(tech=2).resolve(0, "Underpaid, Overclocked", "tech", "energy", 1, 2)

    assert (t.view.supply["tech"], t.view.supply["energy"]) == (3, 1)


@pytest.mark.rule("NA 71.2")
def test_underpaid_overclocked_raises_different_resources() -> None:
    """A resource that was raised is not offered again."""
    t = seated("Haas-Bioroid").resolve(0, "Underpaid, Overclocked", "tech")

    assert t.texts(0) == ["done", "energy", "consumables", "entertainment", "credits"]


@pytest.mark.rule("NA 71.2", "R-74")
def test_underpaid_overclocked_may_raise_one() -> None:
    """A player may raise only one resource."""
    t = seated("Haas-Bioroid").resolve(0, "Underpaid, Overclocked", "tech", "done", 1, 2)

    assert sum(t.view.supply.values()) == 1


@pytest.mark.rule("NA 71.2", "R-74")
def test_underpaid_overclocked_may_raise_none() -> None:
    """The player need not raise any resource; the rest of the card happens in any case."""
    t = seated("Haas-Bioroid").resolve(0, "Underpaid, Overclocked", "done", 1, 2)

    assert (sum(t.view.supply.values()), t.districts("human_first")) == (0, [1, 2])


@pytest.mark.rule("NA 71.2")
@pytest.mark.parametrize("words", [("done",), ("tech", "done"), ("tech", "energy")])
def test_underpaid_overclocked_pays_four(words: tuple[str, ...]) -> None:
    """The player gains 4 capital, however many resources rose."""
    t = seated("Haas-Bioroid").resolve(0, "Underpaid, Overclocked", *words, 1, 2)

    assert t.capitals() == [14, 10, 10, 10]


@pytest.mark.rule("NA 71.2")
def test_underpaid_overclocked_places_two_human_first_units() -> None:
    """Two Human First units are placed, one after the other, in districts of the player's choice."""
    t = seated("Haas-Bioroid").resolve(0, "Underpaid, Overclocked", "tech", "energy", 1, 7)

    assert t.districts("human_first") == [1, 7]


@pytest.mark.rule("NA 71.2", "R-76", "NA 35.3")
def test_two_units_for_the_same_district() -> None:
    """A second unit placed in district 3 moves on to 5."""
    t = seated("Haas-Bioroid").resolve(0, "Underpaid, Overclocked", "done", 3, 3)

    assert t.districts("human_first") == [3, 5]


@pytest.mark.rule("NA 71.2", "NA 58.2")
def test_underpaid_overclocked_stops_at_the_end_of_a_track() -> None:
    """The energy track ends at 4; choosing energy there adds nothing."""
    t = seated("Haas-Bioroid").supply(energy=4).resolve(0, "Underpaid, Overclocked", "energy", "done", 1, 2)

    assert t.view.supply["energy"] == 4


@pytest.mark.rule("NA 71.2", "R-64", "NA 63.0")
def test_the_game_ends_between_the_two_units() -> None:
    """The first unit reaches The Root and ends the game, so the second is not placed. The 4 capital still count."""
    t = seated("Haas-Bioroid").threat(23).human_first(10).resolve(0, "Underpaid, Overclocked", "done", 10)

    assert t.result is not None
    assert (t.result.reason, t.result.points[0], t.districts("human_first")) == ("threat", 14, [10])


@pytest.mark.rule("NA 77.2", "NA 71.2")
def test_haas_bioroids_contract_is_about_androids() -> None:
    """Haas-Bioroid's emergency action moves no androids, so Haas-Bioroid gains only the card's 4 capital."""
    t = table(active=1).resolve(1, "Underpaid, Overclocked", "done", 1, 2)

    assert t.capital_of(1) == 14


# Mandatory Quarantine.


@pytest.mark.rule("NA 71.3")
def test_mandatory_quarantine_removes_four_illness_tokens() -> None:
    """Four illness tokens leave the city."""
    t = seated("Jinteki").illness(1, 2, 3, 4, 5).resolve(0, "Mandatory Quarantine", 1, 2, 3, 4, 9, 10)

    assert t.districts("illness") == [5]


@pytest.mark.rule("NA 71.3")
def test_mandatory_quarantine_places_two_outages_anywhere() -> None:
    """The outages can be placed in any districts, even where no illness was removed."""
    t = seated("Jinteki").illness(1, 2).resolve(0, "Mandatory Quarantine", 1, 2, 9, 10)

    assert t.districts("outage") == [9, 10]


@pytest.mark.rule("NA 71.3", "R-74")
def test_mandatory_quarantine_may_remove_nothing() -> None:
    """The player may remove no illness; the outages are placed in any case."""
    t = seated("Jinteki").illness(1, 2).resolve(0, "Mandatory Quarantine", "done", 9, 10)

    assert (t.districts("illness"), t.districts("outage")) == ([1, 2], [9, 10])


@pytest.mark.rule("NA 71.3", "R-74")
def test_mandatory_quarantine_in_a_healthy_city() -> None:
    """Without illness the first question is about the outages."""
    t = seated("Jinteki").resolve(0, "Mandatory Quarantine")

    assert (t.choices(0), "done" in t.texts(0)) == (EVERYWHERE, False)


@pytest.mark.rule("NA 71.3", "R-79", "R-80")
def test_mandatory_quarantine_ignores_illness() -> None:
    """The card removes illness and places outages beside illness, and threat does not rise."""
    t = seated("Jinteki").illness(1, 2).resolve(0, "Mandatory Quarantine", 1, "done", 2, 3)

    assert t.view.threat == 0


@pytest.mark.rule("NA 71.3", "R-79", "NA 39.4")
def test_an_outage_of_mandatory_quarantine_gets_to_the_root() -> None:
    """An outage of this card that reaches The Root raises threat."""
    t = seated("Jinteki").resolve(0, "Mandatory Quarantine", 10, 10)

    assert (t.view.threat, t.districts("outage")) == (2, [10])


@pytest.mark.rule("NA 77.3", "R-80")
def test_jinteki_is_paid_for_mandatory_quarantine() -> None:
    """Jinteki gains 2 capital for each illness token."""
    t = seated("Jinteki").illness(1, 2, 3, 4).resolve(0, "Mandatory Quarantine", 1, 2, 3, 4, 9, 10)

    assert t.capital_of(0) == 18


@pytest.mark.rule("R-76", "R-48", "NA 77.5")
def test_an_outage_that_moves_into_unrest_pays_nothing() -> None:
    """The second outage moves from 3 to 5 and replaces the strike there; NBN gains nothing."""
    t = table(corporations=("Jinteki", "NBN")).strike(5).resolve(0, "Mandatory Quarantine", 3, 3)

    assert (t.districts("outage"), t.districts("strike"), t.capital_of(1)) == ([3, 5], [], 10)


# All emergency actions.


@pytest.mark.rule("NA 21.3", "NA 16.5", "R-80")
@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_a_winning_emergency_action_goes_back_face_down(corporation: str) -> None:
    """The owner of an emergency action that won has it face down, and cannot offer it again."""
    t = seated(corporation).rests()
    card = t.pack.names[t.player(0).emergencies[0]]
    t.resolve(0, card).until("use-asset")

    assert (len(t.player(0).emergencies), t.player(0).emergencies_face_up) == (1, [])


@pytest.mark.rule("R-80", "NA 21.4")
def test_an_emergency_action_is_not_discarded() -> None:
    """After an emergency action won, the discard pile is empty."""
    t = table().rests().resolve(0, "Ruthless Tactics", 1, 2)

    assert t.view.discards == 0


@pytest.mark.rule("NA 71.1", "NA 16.5")
def test_an_emergency_action_of_another_corporation_pays_that_corporation() -> None:
    """Ruthless Tactics, stolen by another player, still pays Globalsec for the removed units."""
    t = table(active=2).emergency("Ruthless Tactics", 2).human_first(4).resolve(2, "Ruthless Tactics", 4, 1, 2)

    assert t.capitals() == [11, 10, 10, 10]


@pytest.mark.rule("R-92", "NA 21.6", "NA 21.3")
def test_a_stolen_emergency_action_returns_to_its_first_owner() -> None:
    """After the stolen card has won, it is face down in front of Globalsec."""
    t = table(active=2).rests().emergency("Ruthless Tactics", 2).resolve(2, "Ruthless Tactics", 1, 2)

    assert (len(t.player(0).emergencies), t.player(0).emergencies_face_up) == (1, [])
