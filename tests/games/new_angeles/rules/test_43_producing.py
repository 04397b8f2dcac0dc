"""NA 43, 44, 58: producing, the Production Phase, and the supply."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import produced
from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 43.0", "NA 43.6", "NA 70.12")
def test_a_card_can_make_a_district_produce() -> None:
    """Liquidation makes Nihongai produce without an android there."""
    there = table().resolve(0, "Liquidation", 7)

    assert (there.view.supply["tech"], there.view.supply["consumables"]) == (2, 1)


@pytest.mark.rule("NA 43.0", "NA 58.1", "NA 44.0")
def test_an_exploited_district_produces_all_that_it_has() -> None:
    """Manta and Nihongai, with androids, produce all their resources."""
    there = produced(table().androids(4, 7))

    assert there.view.supply == {"energy": 0, "consumables": 1, "tech": 3, "entertainment": 1, "credits": 0}


@pytest.mark.rule("NA 43.1", "NA 58.1")
def test_what_is_produced_is_added() -> None:
    """Tech is at 3, and Nihongai adds 2."""
    there = produced(table().androids(7).supply(tech=3))

    assert there.view.supply["tech"] == 5


@pytest.mark.rule("NA 43.2", "NA 57.0")
@pytest.mark.parametrize("condition", ["strike", "outage"])
def test_strike_and_outage_stop_production(condition: str) -> None:
    """If one of two districts with androids is in strike or outage, it produces nothing; the other still does."""
    laid = table().androids(7, 9)
    there = produced(laid.strike(7) if condition == "strike" else laid.outage(7))

    assert (there.view.supply["tech"], there.view.supply["credits"]) == (0, 3)


@pytest.mark.rule("NA 43.3")
def test_a_development_makes_one_more() -> None:
    """Rutherford with a development produces 4 credits."""
    there = produced(table().androids(9).development(9))

    assert there.view.supply["credits"] == 4


@pytest.mark.rule("NA 43.4")
def test_orgcrime_stops_the_primary_resource() -> None:
    """Esmeraldas with orgcrime produces only entertainment."""
    there = produced(table().androids(8).orgcrime(8))

    assert (there.view.supply["credits"], there.view.supply["entertainment"]) == (0, 1)


@pytest.mark.rule("NA 43.5", "NA 58.2", "R-40")
@pytest.mark.parametrize(
    ("district", "resource", "last"),
    [(10, "energy", 4), (3, "consumables", 5), (7, "tech", 6), (6, "entertainment", 8), (9, "credits", 8)],
)
def test_a_token_stops_on_the_last_space(district: int, resource: str, last: int) -> None:
    """A resource one space before the end of its track stops on the last space, and the surplus is lost."""
    there = produced(table().androids(district).development(district).supply(**{resource: last - 1}))

    assert there.view.supply[resource] == last


@pytest.mark.rule("NA 43.6", "NA 70.12", "R-83")
def test_a_card_follows_the_modifiers_that_it_does_not_lift() -> None:
    """Liquidation in Nihongai counts the development and ignores orgcrime."""
    there = table().development(7).orgcrime(7).resolve(0, "Liquidation", 7)

    assert there.view.supply["tech"] == 3


@pytest.mark.rule("NA 43.6", "NA 70.12")
def test_a_card_makes_nothing_in_strike_or_outage() -> None:
    """Liquidation cannot choose a district in strike or outage."""
    asked = table().strike(2, 3).outage(9).resolve(0, "Liquidation")

    assert asked.choices(0) == [1, 4, 5, 6, 7, 8, 10]


@pytest.mark.rule("NA 44.0", "NA 27.7")
def test_districts_are_exploited_from_the_lowest_number_up() -> None:
    """Districts 4 and 7 produce before an outage moves from 10 to The Root and ends the game."""
    there = produced(table().androids(4, 7, 10).human_first(10).outage(10).threat(23))

    assert there.over
    assert there.view.supply["tech"] == 3


@pytest.mark.rule("NA 44.0", "R-64")
def test_nothing_is_exploited_after_the_end() -> None:
    """A second outage in 6 moves past 9 and 10 to The Root and ends the game before district 8 is exploited."""
    there = produced(table().androids(4, 6, 8).human_first(6).outage(6, 9, 10).threat(23))

    assert (there.over, there.districts("protest")) == (True, [4])


@pytest.mark.rule("NA 44.0", "NA 55.0")
def test_the_event_phase_follows() -> None:
    """The event has placed its Human First unit in 1 when the next round begins."""
    there = produced(table().androids(4))

    assert (there.districts("human_first"), there.view.round) == ([1], 2)


@pytest.mark.rule("NA 58.0", "NA 62.0")
def test_the_supply_shows_what_there_is_and_what_is_asked() -> None:
    """The view has the amount in the supply and the target of each resource."""
    there = table().demand("Retail Shortage").supply(credits=4)

    assert there.view.supply["credits"] == 4
    assert there.view.targets == {"energy": 1, "consumables": 1, "tech": 0, "entertainment": 5, "credits": 1}


@pytest.mark.rule("NA 58.3", "R-65")
def test_what_is_at_0_cannot_be_reduced() -> None:
    """Fumiko Yamamori offers only resources above 0."""
    asked = table().asset(0, "Fumiko Yamamori").supply(tech=1, credits=3).at("end of turn")

    assert asked.answer(0, "Fumiko Yamamori").texts(0) == ["tech", "credits"]


@pytest.mark.rule("R-65", "NA 72.12")
def test_there_is_nothing_to_gain_from_an_empty_supply() -> None:
    """With an empty supply only Mr. Li is offered, not Fumiko Yamamori."""
    asked = table().asset(0, "Fumiko Yamamori").rests().at("end of turn")

    assert asked.texts(0) == ["Mr. Li", "pass"]


@pytest.mark.rule("R-65", "NA 70.16")
@pytest.mark.parametrize(("credits", "left", "threat"), [(2, 1, 0), (0, 0, 1)])
def test_spin_doctors_says_what_happens_at_0(credits: int, left: int, threat: int) -> None:
    """Spin Doctors takes 1 credit; if there is none, threat rises."""
    there = table().supply(credits=credits).resolve(0, "Spin Doctors", "done")

    assert (there.view.supply["credits"], there.view.threat) == (left, threat)
