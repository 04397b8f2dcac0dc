"""NA 47, 48: removing, and the reserve."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.rules.phases import happened, produced
from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 47.1", "NA 23.0")
@pytest.mark.parametrize(
    ("card", "words", "most"), [("Ruthless Tactics", (), 4), ("Riot Control", (1,), 2)], ids=["emergency", "action"]
)
def test_no_more_units_are_removed_than_the_card_says(card: str, words: tuple[int, ...], most: int) -> None:
    """The player removes one enemy unit after the other, and then goes on with the rest of the card."""
    asked = table().prisec(1).human_first(2, 3, 4).orgcrime(5, 6, 7).resolve(0, card, *words)
    for district in range(2, 2 + most):
        assert asked.prompt == "remove-enemy"
        asked.answer(0, district)

    assert (asked.prompt, len(asked.told("removed"))) == ("pick-district", most + len(words))
    asked.rests().answer(0, 8)
    assert asked.prompt == ("pick-district" if card == "Ruthless Tactics" else "use-asset")


@pytest.mark.rule("NA 47.1", "NA 23.0")
def test_without_more_units_the_card_goes_on() -> None:
    """The only enemy unit is removed, and unrest rises in two districts all the same."""
    there = table().rests().human_first(4).resolve(0, "Ruthless Tactics", 4, 1, 2)

    assert (there.prompt, there.districts("protest")) == ("use-asset", [1, 2])


@pytest.mark.rule("NA 47.1", "NA 23.0")
def test_which_unit_is_removed() -> None:
    """If a district has both kinds, the player is asked which of them to remove."""
    asked = table().human_first(4).orgcrime(4).resolve(0, "Ruthless Tactics")
    questions = [asked.game.question(0), asked.answer(0, 4).game.question(0)]

    assert ["district" in questions[0] and "stop" in questions[0], "which" in questions[1]] == [True, True]


@pytest.mark.rule("NA 47.0")
@pytest.mark.parametrize(
    ("card", "words", "component"),
    [
        ("Clinical Trials", (4,), "illness"),
        ("Budget Renovations", (4,), "outage"),
        ("24/7 Live Feed", ("second", 4), "orgcrime"),
        ("Riot Control", (4, 8), "prisec"),
    ],
)
def test_action_cards_take_things_off_the_board(card: str, words: tuple[int | str, ...], component: str) -> None:
    """An action card removes the component that was in Manta."""
    laid = table()
    getattr(laid, component)(4)
    there = laid.rests().resolve(0, card, *words)

    assert there.districts(component) == []


@pytest.mark.rule("NA 47.1", "NA 48.2")
def test_what_is_removed_can_be_placed_again() -> None:
    """Riot Control removes the sixth prisec unit; otherwise Arrest Orders could place none."""
    laid = table().prisec(1, 2, 3, 4, 5, 6).resolve(0, "Riot Control", 6, 8)
    there = laid.until("main-offer").resolve(1, "Arrest Orders", 9)

    assert there.districts("prisec") == [1, 2, 3, 4, 5, 9]


@pytest.mark.rule("NA 47.2")
def test_unrest_that_gives_way_to_an_outage_pays_nobody() -> None:
    """Human First causes an outage, which replaces unrest, and NBN gains nothing."""
    laid = table(corporations=("Globalsec", "Haas-Bioroid", "Jinteki", "NBN"))
    there = produced(laid.androids(4).human_first(4).strike(4))

    assert (there.districts("outage"), there.capital_of(3)) == ([4], 10)


@pytest.mark.rule("NA 47.3", "NA 11.3")
def test_contracts_need_a_district_to_remove_from() -> None:
    """An orgcrime unit reaches The Root because of an action card: Globalsec gains nothing."""
    there = table(corporations=("Globalsec",)).orgcrime(10).resolve(0, "Labor Solutions", "done", 10)

    assert (there.view.threat, there.capital_of(0)) == (2, 10)


@pytest.mark.rule("NA 47.3", "NA 77.3")
def test_a_token_removed_from_a_district_pays() -> None:
    """Jinteki gains 2 capital for an illness removed from a district."""
    there = table(corporations=("Globalsec", "Jinteki")).illness(10).resolve(0, "Clinical Trials", 10)

    assert there.capitals() == [10, 12, 10, 10]


@pytest.mark.rule("NA 48.0", "NA 10.0")
def test_the_reserve_is_what_is_not_in_the_city() -> None:
    """With all nine orgcrime units in the city, an event places none."""
    there = happened(table().orgcrime(1, 2, 3, 4, 5, 6, 7, 8, 9), "Gang Wars at All-Time High!")

    assert there.districts("orgcrime") == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("NA 48.1", "NA 48.2", "R-52")
def test_what_reached_the_root_is_placed_again() -> None:
    """All nine Human First units move twice; some reach The Root, so there is one to place in district 3."""
    there = happened(table().human_first(1, 3, 4, 5, 6, 7, 8, 9, 10), "Activist Cells Awaken")

    assert 3 in there.districts("human_first")
