"""NA 35, 36: moving, and the movement paths."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import happened
from tests.games.new_angeles.table import table

# This event moves all Human First units, unless one is in tier 2. In any case, it then places an outage in 5,
# illness in 1 and a Human First unit in 2.
RIOT = "Human First Starts Riot"

# For each component: a corporation, its emergency action, which places two of the component, and the answers before.
PLACERS = {
    "human_first": ("Haas-Bioroid", "Underpaid, Overclocked", ("done",)),
    "outage": ("Jinteki", "Mandatory Quarantine", ()),
    "illness": ("NBN", "Sweeps Week", ()),
    "orgcrime": ("Weyland Consortium", "Massive Reconstruction", ()),
}


@pytest.mark.rule("NA 35.0", "NA 36.0", "R-40")
@pytest.mark.parametrize(
    ("start", "end"), [(1, [2, 7]), (2, [5, 7]), (3, [5, 7]), (4, [7, 9]), (5, [6, 7]), (6, [7, 9]), (8, [7, 9])]
)
def test_units_leave_by_the_exit(start: int, end: list[int]) -> None:
    """The event moves each Human First unit along the exit of its district, and then places one in Nihongai."""
    there = happened(table().human_first(start), "Beanstalk Beset By Protesters")

    assert there.districts("human_first") == end


@pytest.mark.rule("NA 35.1")
def test_a_unit_that_cannot_stay_moves_again() -> None:
    """A Human First unit placed in 4 passes the units in 4 and 7 and the prisec unit in 9, and stops in 10."""
    after = table().human_first(4, 7).prisec(9).resolve(0, "Media Circus", 1, 4)

    assert after.districts("human_first") == [4, 7, 10]


@pytest.mark.rule("NA 35.2", "NA 36.1", "NA 11.3")
@pytest.mark.parametrize("component", PLACERS)
def test_the_root_costs_2_threat_and_pays_nobody(component: str) -> None:
    """A second component of a kind in Base de Cayambe goes to The Root and back to the reserve. No contract pays."""
    corporation, card, first = PLACERS[component]
    others = tuple(name for name in ("Globalsec", "Weyland Consortium", "Jinteki", "NBN") if name != corporation)
    there = table(corporations=(corporation, *others[:3])).capital(0, 0).resolve(0, card, *first, 10, 10)

    assert there.districts(component) == [10]
    assert there.view.threat == 2 + 2 * (component == "illness")  # 2 more where the second illness met the first
    assert there.capitals() == [4 if component == "human_first" else 0, 10, 10, 10]


@pytest.mark.rule("NA 35.3", "NA 40.1", "R-76")
@pytest.mark.parametrize("component", PLACERS)
def test_the_one_that_comes_second_moves_on(component: str) -> None:
    """Two of a kind are placed in Manta: the second moves along the exit to Nihongai."""
    corporation, card, first = PLACERS[component]
    there = table(corporations=(corporation,)).resolve(0, card, *first, 4, 4)

    assert there.districts(component) == [4, 7]


@pytest.mark.rule("NA 35.4")
@pytest.mark.parametrize(("card", "words"), [("Media Circus", (1, 4)), ("Labor Solutions", ("done", 4))])
def test_enemy_units_do_not_stay_with_prisec(card: str, words: tuple[int | str, ...]) -> None:
    """Enemy units of both kinds that are placed beside prisec in Manta move on to Nihongai."""
    there = table().prisec(4).resolve(0, card, *words)

    assert there.districts("human_first") + there.districts("orgcrime") == [7]


@pytest.mark.rule("NA 35.4", "R-51")
def test_enemy_units_leave_when_prisec_comes() -> None:
    """Gentrification brings prisec to Manta, and enemy units of both kinds leave."""
    there = table().outage(4).human_first(4).orgcrime(4).resolve(0, "Gentrification", 4)

    assert (there.districts("human_first"), there.districts("orgcrime")) == ([7], [7])


@pytest.mark.rule("R-51", "R-64")
def test_human_first_leaves_before_orgcrime() -> None:
    """At 23 threat, the Human First unit reaches The Root and ends the game, so the orgcrime unit stays."""
    there = table().threat(23).outage(10).human_first(10).orgcrime(10).resolve(0, "Gentrification", 10)

    assert (there.over, there.districts("human_first"), there.districts("orgcrime")) == (True, [], [10])


@pytest.mark.rule("NA 35.5")
def test_developments_and_unrest_stay_where_they_are() -> None:
    """An event moves the Human First unit, but not the development and the unrest beside it."""
    there = happened(table().human_first(4).development(4).strike(4), RIOT)

    assert (there.districts("development"), there.districts("strike")) == ([4], [4])
    assert there.districts("human_first") == [2, 7]


@pytest.mark.rule("NA 35.5", "R-75")
def test_a_second_development_does_not_move_on() -> None:
    """A second development is not placed at all."""
    there = table().development(4).resolve(0, "Ark Construction", 4)

    assert there.districts("development") == [4]


@pytest.mark.rule("NA 35.6")
def test_moving_out_of_a_district_pays_nobody() -> None:
    """Two enemy units leave Manta while an action card is resolved: Globalsec gains nothing."""
    laid = table(corporations=("Globalsec",)).outage(4).human_first(4).orgcrime(4)
    there = laid.resolve(0, "Gentrification", 4)

    assert there.capital_of(0) == 10


@pytest.mark.rule("NA 36.1", "NA 31.4")
def test_the_exit_of_base_de_cayambe_leads_off_the_board() -> None:
    """An event moves Human First from Base de Cayambe to The Root, which raises threat by 2, and places a unit in 2."""
    there = happened(table().human_first(10), RIOT)

    assert (there.districts("human_first"), there.view.threat) == ([2], 2)
