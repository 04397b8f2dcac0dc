"""NA 5: android tokens."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.ids import ANDROID, members
from neopolis.games.new_angeles.rules.city import place
from tests.games.new_angeles.table import table


@pytest.mark.rule("NA 5.0", "NA 27.0", "NA 44.0")
def test_5_0_districts_with_androids_are_exploited() -> None:
    """Only districts with androids produce: Manta makes entertainment and tech, Rutherford makes credits."""
    position = table().androids(4, 9).events("Rolling Outages Increase").at("production")

    assert position.view.supply == {"energy": 0, "consumables": 0, "tech": 1, "entertainment": 1, "credits": 3}
    assert position.districts("protest") == [4, 9]


@pytest.mark.rule("NA 5.0", "R-53")
def test_5_0_three_androids() -> None:
    """With three androids in the city, a fourth is not placed."""
    s = table().androids(1, 2, 3).game.s

    assert place(s, ANDROID, 7) == []
    assert members(s.tokens[ANDROID]) == [1, 2, 3]


@pytest.mark.rule("NA 5.1")
def test_5_1_to_any_district() -> None:
    """An android can move from district 10 to every district without an android, even to lower numbers."""
    position = table().androids(8, 9, 10).resolve(0, "Efficiency Experts", 10)

    assert position.choices(0) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("NA 5.1")
def test_5_1_it_goes_where_it_was_sent() -> None:
    """An android goes directly to its district, without following exits."""
    position = table().androids(8, 9, 10).resolve(0, "Efficiency Experts", 10, 1)

    assert position.districts("android") == [1, 8, 9]


@pytest.mark.rule("NA 5.2", "NA 5.3")
def test_5_2_not_to_a_district_with_an_android() -> None:
    """Moving an android to a district with an android is refused."""
    position = table().androids(1, 2, 3).resolve(0, "Labor Solutions", 1)

    assert position.refusal(0, 2) == "not-an-option"


@pytest.mark.rule("NA 5.2", "R-77")
def test_5_2_one_after_the_other() -> None:
    """The second android may go to the district that the first has left, but not where the first is now."""
    position = table().androids(1, 2, 3).resolve(0, "Labor Solutions", 1, 7, 2)

    assert position.choices(0) == [1, 4, 5, 6, 8, 9, 10]


@pytest.mark.rule("NA 5.2", "R-77")
def test_5_2_each_android_once() -> None:
    """The android that has just moved to 7 cannot move again."""
    position = table().androids(1, 2, 3).resolve(0, "Labor Solutions", 1, 7)

    assert position.choices(0) == [2, 3]


@pytest.mark.rule("NA 5.2", "R-77")
@pytest.mark.parametrize(("card", "words"), [("Labor Solutions", (1, 7, 2, 8, 3, 9)), ("Efficiency Experts", (1, 7))])
def test_5_2_as_many_as_the_card_says(card: str, words: tuple[int, ...]) -> None:
    """Labor Solutions moves three androids and then asks for orgcrime; Efficiency Experts moves one."""
    position = table().rests().resolve(0, card, *words)

    assert position.prompt == ("pick-district" if card == "Labor Solutions" else "use-asset")


@pytest.mark.rule("NA 5.2", "R-77")
def test_5_2_without_another_android_nobody_is_asked() -> None:
    """Labor Solutions asks about orgcrime once the only android has moved. Efficiency Experts must move an android."""
    position = table().androids(4).resolve(0, "Labor Solutions")
    first = position.texts(0)
    position.answer(0, 4, 8)

    assert (first[0], len(first), position.prompt) == ("done", 2, "pick-district")
    assert table().resolve(0, "Efficiency Experts").refusal(0, "done") == "not-an-option"


@pytest.mark.rule("NA 5.1", "NA 5.2")
def test_5_2_which_android_and_where() -> None:
    """The question names the android first, and then the district that it goes to."""
    position = table().resolve(0, "Labor Solutions")
    questions = [position.game.question(0), position.answer(0, 1).game.question(0)]

    assert ["android" in questions[0] and "stop" in questions[0], "district" in questions[1]] == [True, True]


@pytest.mark.rule("NA 5.3")
def test_5_3_room_for_one() -> None:
    """In a district with an android, a second one is not placed, and does not move on."""
    s = table().androids(1, 2).game.s

    assert place(s, ANDROID, 1) == []
    assert members(s.tokens[ANDROID]) == [1, 2]
