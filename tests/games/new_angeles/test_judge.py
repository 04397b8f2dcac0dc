"""The judge of New Angeles: the form of its answers, and its answers about placing and moving."""

import pytest

from neopolis.engine.json_input import Part
from neopolis.games.new_angeles.judge import judge
from tests.games.new_angeles.pack_changes import PACK
from tests.games.new_angeles.positions import Json, ask, position, standing, supply

TOKEN_NAMES = ("android", "outage", "illness", "development", "human_first", "orgcrime", "prisec")
ALL_BUT_TEN = range(1, 10)


# The answer.


@pytest.mark.rule("NA 49.0", "NA 54.0")
def test_an_answer_has_the_whole_position() -> None:
    """In an answer, fields that the question left out are empty, stable or 0, with four players and no demand."""
    answer = ask("place", {}, component="illness", district=3)

    bare = {name: False for name in TOKEN_NAMES}
    assert answer["position"] == {
        "players": 4,
        "districts": {str(number): {**bare, "unrest": "stable", "illness": number == 3} for number in range(1, 11)},
        "supply": {"energy": 0, "consumables": 0, "tech": 0, "entertainment": 0, "credits": 0},
        "demand": None,
        "threat": 0,
    }


def test_what_was_given_comes_back() -> None:
    """The position in the answer has everything that the question gave."""
    given = position(
        {5: "android protest illness human_first", 2: "outage orgcrime development", 9: "prisec strike"},
        players=6,
        demand="Retail Shortage",
        threat=7,
        supply={"consumables": 2, "credits": 1},
    )
    answer = ask("place", given, component="android", district=5)

    city = {2: "development orgcrime outage", 5: "android human_first illness protest", 9: "prisec strike"}
    assert standing(answer) == city
    assert supply(answer) == {"consumables": 2, "credits": 1}
    assert [answer["position"][name] for name in ("players", "demand", "threat")] == [6, "Retail Shortage", 7]


@pytest.mark.parametrize(
    ("what", "fields", "names"),
    [
        ("place", {"component": "illness", "district": 1}, ["path", "position", "rules", "threat_added"]),
        ("move", {"component": "illness", "district": 9}, ["path", "position", "rules", "threat_added"]),
        ("exploit", {"district": 1}, ["position", "produced", "rules", "threat_added"]),
        ("production", {}, ["position", "produced", "rules", "threat_added"]),
        ("event", {"event": "Activist Cells Awaken"}, ["position", "rules", "threat_added", "turns"]),
        ("investment", {"card": "Short Sale"}, ["capital", "rules"]),
        ("demand", {}, ["met", "missing", "rules", "threat_added"]),
    ],
)
def test_answers_have_their_fields(what: str, fields: Json, names: list[str]) -> None:
    """Each kind of question has its own form of answer, always with rules."""
    answer = ask(what, position({9: "illness"}, demand="Tourism Spike"), **fields)

    assert sorted(answer) == names
    assert answer["rules"]


def test_rules_are_named_once() -> None:
    """Two districts in a row that cannot take the unit cite the same rule, which is listed once."""
    answer = ask("place", position({5: "orgcrime", 6: "orgcrime"}), component="orgcrime", district=5)

    assert answer["rules"] == ["NA 40.0", "NA 38.1", "NA 35.1"]


def test_the_whole_answer_is_plain_data() -> None:
    """The judge needs no game to answer a question, and the answer is plain data."""
    answer = judge.judge(
        Part({"game": "new-angeles", "ask": "demand", "position": {"demand": "Refugee Influx", "threat": 3}}, "$"),
        PACK,
    )

    assert answer == {
        "met": False,
        "threat_added": 5,
        "missing": {"consumables": 3, "tech": 1, "entertainment": 3, "credits": 2},
        "rules": ["NA 18.2", "NA 74.6", "NA 63.4"],
    }


# Place.


@pytest.mark.rule("NA 40.0", "NA 48.1")
@pytest.mark.parametrize("component", TOKEN_NAMES)
def test_a_component_is_placed(component: str) -> None:
    """In an empty district every component can be placed and stays."""
    answer = ask("place", {}, component=component, district=4)

    assert (answer["path"], answer["threat_added"]) == ([4], 0)
    assert standing(answer) == {4: component}


@pytest.mark.rule("NA 5.3", "NA 19.4", "NA 42.3", "NA 40.1")
@pytest.mark.parametrize("component", ["android", "development", "prisec"])
def test_a_second_one_is_not_placed(component: str) -> None:
    """A second android, development or prisec unit is not placed in a district."""
    answer = ask("place", position({4: component}), component=component, district=4)

    assert (answer["path"], standing(answer)) == ([], {4: component})


@pytest.mark.rule("NA 31.2", "NA 32.3", "NA 38.1", "NA 39.3", "NA 35.3", "NA 40.1")
@pytest.mark.parametrize("component", ["human_first", "illness", "orgcrime", "outage"])
def test_a_second_one_moves_on(component: str) -> None:
    """A component that cannot stay moves along the district's exit."""
    answer = ask("place", position({4: component}), component=component, district=4)

    assert (answer["path"], standing(answer)) == ([4, 7], {4: component, 7: component})


@pytest.mark.rule("NA 35.1", "NA 36.0")
def test_it_moves_until_it_can_stay() -> None:
    """An illness placed in 1 moves on past 2, 5, 6 and 9, which all have illness, and stays in 10."""
    answer = ask("place", position({one: "illness" for one in (1, 2, 5, 6, 9)}), component="illness", district=1)

    assert answer["path"] == [1, 2, 5, 6, 9, 10]


@pytest.mark.rule("NA 35.2", "NA 36.1", "NA 20.1", "NA 31.4", "NA 32.4", "NA 38.3", "NA 39.4", "NA 63.3")
@pytest.mark.parametrize("component", ["human_first", "illness", "orgcrime", "outage"])
def test_nothing_stays_in_the_root(component: str) -> None:
    """A component that reaches The Root leaves the board, and threat rises by 2."""
    answer = ask("place", position({10: component}, threat=7), component=component, district=10)

    assert (answer["path"], answer["threat_added"]) == ([10, "root"], 2)
    assert (answer["position"]["threat"], standing(answer)) == (9, {10: component})


@pytest.mark.rule("NA 31.3", "NA 38.2", "NA 35.4", "NA 42.1", "NA 23.0")
@pytest.mark.parametrize("enemy", ["human_first", "orgcrime"])
def test_enemy_units_pass_prisec(enemy: str) -> None:
    """Enemy units enter a district with prisec, but cannot stay there."""
    answer = ask("place", position({4: "prisec"}), component=enemy, district=4)

    assert (answer["path"], standing(answer)) == ([4, 7], {4: "prisec", 7: enemy})


@pytest.mark.rule("NA 42.0", "NA 23.1")
@pytest.mark.parametrize("component", ["illness", "outage", "android", "development"])
def test_prisec_keeps_nothing_else_away(component: str) -> None:
    """Components that are not enemy units stay beside prisec."""
    answer = ask("place", position({4: "prisec"}), component=component, district=4)

    assert answer["path"] == [4]


@pytest.mark.rule("NA 42.2", "NA 40.2", "NA 31.3", "NA 38.2")
@pytest.mark.parametrize("enemy", ["human_first", "orgcrime"])
def test_prisec_drives_out(enemy: str) -> None:
    """The path in the answer is the path of the prisec unit. The position shows where the enemy unit went."""
    answer = ask("place", position({4: enemy}), component="prisec", district=4)

    assert (answer["path"], standing(answer)) == ([4], {4: "prisec", 7: enemy})


@pytest.mark.rule("R-51")
def test_prisec_drives_out_human_first_before_orgcrime() -> None:
    """At 23 threat, Human First leaves district 10 first and ends the game; orgcrime stays where it is."""
    answer = ask("place", position({10: "human_first orgcrime"}, threat=23), component="prisec", district=10)

    assert (answer["path"], answer["threat_added"], standing(answer)) == ([10], 2, {10: "orgcrime prisec"})


@pytest.mark.rule("NA 35.4")
def test_prisec_drives_out_both() -> None:
    """Both enemy units leave, and the orgcrime unit must pass another orgcrime unit."""
    given = position({4: "human_first orgcrime", 7: "orgcrime"})
    answer = ask("place", given, component="prisec", district=4)

    assert standing(answer) == {4: "prisec", 7: "human_first orgcrime", 9: "orgcrime"}
    assert {"NA 42.2", "R-51", "NA 38.1"} <= set(answer["rules"])


@pytest.mark.rule("NA 10.0", "NA 48.0")
@pytest.mark.parametrize(
    ("component", "full"),
    [("android", (1, 2, 3)), ("prisec", range(1, 7)), ("human_first", ALL_BUT_TEN), ("orgcrime", ALL_BUT_TEN)],
)
def test_an_empty_reserve_places_nothing(component: str, full: tuple[int, ...]) -> None:
    """With all 3 androids, 6 prisec units or 9 enemy units of a kind in the city, no more is placed."""
    given = position({number: component for number in full})
    answer = ask("place", given, component=component, district=10)

    assert (answer["path"], answer["rules"]) == ([], ["NA 40.0", "NA 10.0"])


@pytest.mark.rule("NA 10.0")
def test_prisec_that_is_not_there_drives_nobody_out() -> None:
    """Without a prisec unit in the reserve none is placed, and the enemy units stay."""
    given = position({**{number: "prisec" for number in range(1, 7)}, 7: "orgcrime"})
    answer = ask("place", given, component="prisec", district=7)

    assert standing(answer)[7] == "orgcrime"


@pytest.mark.rule("NA 39.1", "NA 40.3", "NA 40.4", "NA 47.2", "NA 68.8", "NA 54.3")
@pytest.mark.parametrize("stage", ["protest", "strike"])
def test_an_outage_takes_the_place_of_unrest(stage: str) -> None:
    """An outage replaces the unrest token, so the district is stable."""
    answer = ask("place", position({4: stage}), component="outage", district=4)

    assert standing(answer) == {4: "outage"}


@pytest.mark.rule("R-48")
@pytest.mark.parametrize("stage", ["protest", "strike"])
def test_an_outage_that_moves_takes_the_place_of_unrest(stage: str) -> None:
    """An outage that moves on replaces unrest in the district where it stops."""
    answer = ask("place", position({4: "outage", 7: stage}), component="outage", district=4)

    assert standing(answer) == {4: "outage", 7: "outage"}
    assert "R-48" in answer["rules"]


@pytest.mark.rule("NA 63.0", "R-64")
def test_threat_stops_at_25() -> None:
    """At 24 threat, a unit that reaches The Root raises threat only by 1, to 25."""
    answer = ask("place", position({10: "orgcrime"}, threat=24), component="orgcrime", district=10)

    assert (answer["threat_added"], answer["position"]["threat"]) == (1, 25)
    assert (standing(answer), answer["path"]) == ({10: "orgcrime"}, [10, "root"])


# Move.


@pytest.mark.rule("NA 35.0", "NA 36.0", "R-40")
@pytest.mark.parametrize(("start", "end"), [(1, 2), (2, 5), (3, 5), (4, 7), (5, 6), (6, 9), (7, 9), (8, 9), (9, 10)])
def test_it_leaves_by_the_exit(start: int, end: int) -> None:
    """The path of a move does not include the district that the component left."""
    answer = ask("move", position({start: "human_first"}), component="human_first", district=start)

    assert (answer["path"], standing(answer)) == ([end], {end: "human_first"})


@pytest.mark.rule("NA 36.1")
def test_the_exit_of_ten_is_the_root() -> None:
    """An illness that moves out of district 10 returns to the reserve."""
    answer = ask("move", position({10: "illness"}), component="illness", district=10)

    assert (answer["path"], answer["threat_added"], standing(answer)) == (["root"], 2, {})


@pytest.mark.rule("NA 35.1")
def test_it_does_not_stay_where_it_cannot() -> None:
    """The unit passes 7 with prisec and 9 with another orgcrime unit."""
    answer = ask("move", position({4: "orgcrime", 7: "prisec", 9: "orgcrime"}), component="orgcrime", district=4)

    assert answer["path"] == [7, 9, 10]
    assert standing(answer) == {7: "prisec", 9: "orgcrime", 10: "orgcrime"}


@pytest.mark.rule("NA 35.5", "NA 68.10")
def test_unrest_and_development_stay_behind() -> None:
    """An outage moves on and replaces the unrest in the next district; the development beside it stays behind."""
    answer = ask("move", position({4: "outage development", 7: "protest"}), component="outage", district=4)

    assert standing(answer) == {4: "development", 7: "outage"}


@pytest.mark.rule("NA 48.2")
def test_a_move_needs_no_reserve() -> None:
    """With all nine units on the board one of them can still move."""
    given = position({number: "orgcrime" for number in ALL_BUT_TEN})
    answer = ask("move", given, component="orgcrime", district=1)

    assert answer["path"] == [2, 5, 6, 9, 10]
