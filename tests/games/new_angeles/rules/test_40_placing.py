"""NA 40, 42: placing, and prisec."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import happened
from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 40.0", "NA 48.1", "NA 10.0")
def test_what_is_placed_comes_from_the_reserve() -> None:
    """With all nine Human First units in the city, Media Circus places none."""
    there = table().human_first(1, 2, 3, 4, 5, 6, 7, 8, 9).resolve(0, "Media Circus", 1, 10)

    assert there.districts("human_first") == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("NA 40.0", "NA 10.0")
def test_nothing_moves_on_from_an_empty_reserve() -> None:
    """With all units in the city none is placed, so none reaches The Root and threat does not rise."""
    there = table().human_first(2, 3, 4, 5, 6, 7, 8, 9, 10).resolve(0, "Media Circus", 1, 10)

    assert there.view.threat == 0


@pytest.mark.rule("NA 40.1", "NA 32.3")
def test_a_second_of_a_kind_moves_on() -> None:
    """The event places a second illness in 9, which moves on to 10, so the illness placed in 10 goes to The Root."""
    there = happened(table().illness(9), "Beanstalk Beset By Protesters")

    assert (there.districts("illness"), there.view.threat) == ([9, 10], 2)


@pytest.mark.rule("NA 40.1", "NA 42.3", "R-75")
def test_a_second_prisec_unit_is_not_placed() -> None:
    """Arrest Orders may name a district with prisec, but places none there."""
    there = table().prisec(4).resolve(0, "Arrest Orders", 4)

    assert there.districts("prisec") == [4]


@pytest.mark.rule("NA 40.1", "NA 5.3")
def test_there_is_one_android_in_a_district() -> None:
    """Efficiency Experts moves an android only to a district without one."""
    asked = table().androids(2, 5, 9).resolve(0, "Efficiency Experts", 5)

    assert asked.choices(0) == [1, 3, 4, 6, 7, 8, 10]


@pytest.mark.rule("NA 40.2", "NA 42.1")
def test_a_unit_that_moves_passes_prisec() -> None:
    """An event moves a Human First unit from 4 past prisec in 7, and places another in 2."""
    there = happened(table().human_first(4).prisec(7), "Human First Starts Riot")

    assert there.districts("human_first") == [2, 9]


@pytest.mark.rule("NA 40.2", "NA 42.2")
def test_prisec_that_is_placed_sends_enemy_units_on() -> None:
    """Gentrification places prisec in Manta: the orgcrime unit there passes another in Nihongai."""
    there = table().outage(4).orgcrime(4, 7).resolve(0, "Gentrification", 4)

    assert (there.districts("prisec"), there.districts("orgcrime")) == ([4], [7, 9])


@pytest.mark.rule("NA 40.3", "NA 40.4")
def test_outage_and_unrest_share_one_box() -> None:
    """The strike is removed when the outage is placed; illness and development have their own spaces and stay."""
    there = table().strike(4).illness(4).development(4).resolve(0, "Scorched Earth", 4, 5)

    assert (there.districts("strike"), there.districts("outage")) == ([], [4])
    assert (there.districts("illness"), there.districts("development")) == ([4], [4])


@pytest.mark.rule("NA 42.0", "NA 42.1")
@pytest.mark.parametrize(("card", "words"), [("Media Circus", (1, 4)), ("Labor Solutions", ("done", 4))])
def test_prisec_keeps_enemy_units_away(card: str, words: tuple[int | str, ...]) -> None:
    """An enemy unit placed beside prisec in Manta moves to Nihongai."""
    there = table().prisec(4).resolve(0, card, *words)

    assert there.districts("human_first") + there.districts("orgcrime") == [7]


@pytest.mark.rule("NA 42.0", "NA 23.1")
def test_prisec_keeps_nothing_else_away() -> None:
    """An outage and an illness that an event places beside prisec stay there."""
    there = happened(table().prisec(1, 5), "Human First Starts Riot")

    assert (there.districts("outage"), there.districts("illness")) == ([5], [1])


@pytest.mark.rule("NA 42.2", "R-51")
def test_prisec_drives_out_what_is_there() -> None:
    """Both kinds of enemy units leave for Nihongai, whose prisec sends them on to Rutherford."""
    there = table().outage(4).prisec(7).human_first(4).orgcrime(4).resolve(0, "Gentrification", 4)

    assert (there.districts("human_first"), there.districts("orgcrime")) == ([9], [9])


@pytest.mark.rule("NA 42.3", "R-55")
def test_arrest_orders_needs_room_for_its_prisec_unit() -> None:
    """All six prisec units are in the city, so Arrest Orders removes nothing."""
    there = table().prisec(1, 2, 3, 5, 6, 7).orgcrime(4).resolve(0, "Arrest Orders", 4)

    assert (there.districts("prisec"), there.districts("orgcrime")) == ([1, 2, 3, 5, 6, 7], [4])
