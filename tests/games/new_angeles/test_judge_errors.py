"""Questions that the judge of New Angeles refuses: malformed ones and positions that no game can reach."""

from typing import Any

import pytest

from neopolis.engine.json_input import Part
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.judge import judge
from tests.games.new_angeles.pack_changes import PACK, changed
from tests.games.new_angeles.positions import Json, ask, error, position

CAPITAL = {"Globalsec": 10, "Jinteki": 11, "NBN": 12, "Melange Mining": 13}
RIVALS = {"Globalsec": "NBN", "Jinteki": "Federalist", "NBN": "Globalsec", "Melange Mining": "Melange Mining"}
FIELDS: dict[str, Json] = {
    "place": {"component": "illness", "district": 1},
    "move": {"component": "illness", "district": 9},
    "exploit": {"district": 1},
    "production": {},
    "event": {"event": "Activist Cells Awaken"},
    "investment": {"card": "Short Sale"},
    "demand": {},
    "ending": {"capital": CAPITAL, "rivals": RIVALS},
}
GOOD = position({9: "illness"}, demand="Tourism Spike")


def question(**fields: Any) -> Json:
    return judge.answer(Part({"game": "new-angeles", **fields}, "$"), PACK)


# Questions.


@pytest.mark.parametrize("what", judge.ASKS)
def test_the_plain_question_is_answered(what: str) -> None:
    """The correct questions, from which the tests below make wrong ones, are answered."""
    answer = ask(what, GOOD, **FIELDS[what])

    assert "error" not in answer


@pytest.mark.parametrize("what", judge.ASKS)
def test_every_ask_needs_a_position(what: str) -> None:
    """A question without a position is refused, even `ending`."""
    answer = question(ask=what, **FIELDS[what])

    assert error(answer) == ("missing-field", "$.position")


@pytest.mark.parametrize("what", judge.ASKS)
def test_unknown_fields_are_errors(what: str) -> None:
    """Unknown fields are refused in the question and in the position."""
    found = [ask(what, GOOD, **FIELDS[what], seed=1), ask(what, {**GOOD, "seed": 1}, **FIELDS[what])]

    assert [error(answer) for answer in found] == [("unknown-field", "$.seed"), ("unknown-field", "$.position.seed")]


@pytest.mark.parametrize(("what", "missing"), [(what, name) for what, given in FIELDS.items() for name in given])
def test_missing_fields_are_errors(what: str, missing: str) -> None:
    """Each field that a question needs is required."""
    fields = {name: value for name, value in FIELDS[what].items() if name != missing}
    answer = ask(what, GOOD, **fields)

    assert error(answer) == ("missing-field", f"$.{missing}")


@pytest.mark.parametrize(
    ("fields", "code", "at"),
    [
        ({"ask": "steal", "position": {}}, "unknown-ask", "$.ask"),
        ({"ask": 7, "position": {}}, "wrong-type", "$.ask"),
        ({"position": {}}, "missing-field", "$.ask"),
        ({"ask": "demand", "position": None}, "wrong-type", "$.position"),
        ({"ask": "demand", "position": [1]}, "wrong-type", "$.position"),
    ],
)
def test_questions_have_a_shape(fields: Json, code: str, at: str) -> None:
    """A question must have a known kind and an object as its position."""
    assert error(question(**fields)) == (code, at)


@pytest.mark.parametrize(
    ("what", "changes", "code", "at"),
    [
        ("place", {"component": "unrest"}, "unknown-component", "$.component"),
        ("place", {"component": "Illness"}, "unknown-component", "$.component"),
        ("place", {"component": 3}, "wrong-type", "$.component"),
        ("place", {"district": 0}, "out-of-range", "$.district"),
        ("place", {"district": 11}, "out-of-range", "$.district"),
        ("place", {"district": "5"}, "wrong-type", "$.district"),
        ("place", {"district": True}, "wrong-type", "$.district"),
        ("exploit", {"district": 1.0}, "wrong-type", "$.district"),
        ("event", {"event": "Quiet Day"}, "unknown-event", "$.event"),
        ("event", {"event": ""}, "unknown-event", "$.event"),
        ("investment", {"card": "Clean Slate"}, "unknown-investment", "$.card"),
        ("move", {"component": "orgcrime"}, "not-there", "$.district"),
        ("move", {"district": 8}, "not-there", "$.district"),
        ("move", {"component": "strike"}, "unknown-component", "$.component"),
    ],
)
def test_unknown_and_wrong_values_are_errors(what: str, changes: Json, code: str, at: str) -> None:
    """An error has the path to the wrong value."""
    answer = ask(what, GOOD, **{**FIELDS[what], **changes})

    assert error(answer) == (code, at)


@pytest.mark.rule("NA 35.5")
@pytest.mark.parametrize("component", ["android", "development", "prisec"])
def test_some_components_never_move(component: str) -> None:
    """A move of an android, a development or prisec is refused, even if it is in the district."""
    answer = ask("move", position({4: component}), component=component, district=4)

    assert error(answer) == ("cannot-move", "$.component")


# Positions.


@pytest.mark.parametrize(
    ("given", "code", "at"),
    [
        ({"players": 3}, "out-of-range", "$.position.players"),
        ({"players": 7}, "out-of-range", "$.position.players"),
        ({"players": "4"}, "wrong-type", "$.position.players"),
        ({"threat": -1}, "out-of-range", "$.position.threat"),
        ({"threat": 26}, "out-of-range", "$.position.threat"),
        ({"threat": None}, "wrong-type", "$.position.threat"),
        ({"demand": "Peace"}, "unknown-demand", "$.position.demand"),
        ({"demand": 3}, "wrong-type", "$.position.demand"),
        ({"supply": {"water": 1}}, "unknown-resource", "$.position.supply.water"),
        ({"supply": {"energy": -1}}, "out-of-range", "$.position.supply.energy"),
        ({"supply": {"energy": 1.5}}, "wrong-type", "$.position.supply.energy"),
        ({"supply": []}, "wrong-type", "$.position.supply"),
        ({"districts": []}, "wrong-type", "$.position.districts"),
        ({"districts": {"0": {}}}, "unknown-district", '$.position.districts["0"]'),
        ({"districts": {"11": {}}}, "unknown-district", '$.position.districts["11"]'),
        ({"districts": {"05": {}}}, "unknown-district", '$.position.districts["05"]'),
        ({"districts": {"Manta": {}}}, "unknown-district", "$.position.districts.Manta"),
        ({"districts": {"5": None}}, "wrong-type", '$.position.districts["5"]'),
        ({"districts": {"5": {"robot": True}}}, "unknown-field", '$.position.districts["5"].robot'),
        ({"districts": {"5": {"android": 1}}}, "wrong-type", '$.position.districts["5"].android'),
        ({"districts": {"5": {"outage": "true"}}}, "wrong-type", '$.position.districts["5"].outage'),
        ({"districts": {"5": {"unrest": "calm"}}}, "unknown-stage", '$.position.districts["5"].unrest'),
        ({"districts": {"5": {"unrest": None}}}, "wrong-type", '$.position.districts["5"].unrest'),
    ],
)
@pytest.mark.parametrize("what", ["production", "ending"])
def test_positions_are_read_strictly(what: str, given: Json, code: str, at: str) -> None:
    """In every kind of question, an error has the path to the wrong value in the position."""
    answer = ask(what, given, **FIELDS[what])

    assert error(answer) == (code, at)


@pytest.mark.rule("NA 42.0")
@pytest.mark.parametrize("enemy", ["human_first", "orgcrime"])
def test_enemy_units_are_not_with_prisec(enemy: str) -> None:
    """A position with an enemy unit beside prisec is refused."""
    answer = ask("production", position({5: f"prisec {enemy}"}))

    assert error(answer) == ("enemy-with-prisec", f'$.position.districts["5"].{enemy}')


@pytest.mark.rule("NA 54.3")
@pytest.mark.parametrize("stage", ["protest", "strike"])
def test_a_district_in_outage_is_stable(stage: str) -> None:
    """A position with unrest in a district in outage is refused."""
    answer = ask("production", position({5: f"outage {stage}"}))

    assert error(answer) == ("unrest-with-outage", '$.position.districts["5"].unrest')


def test_a_stable_outage_may_be_spelled_out() -> None:
    """A district in outage may be listed as stable, as in the judge's answers."""
    whole = ask("place", position({4: "outage"}), component="illness", district=4)["position"]
    answer = ask("production", whole)

    assert answer["position"] == whole


@pytest.mark.rule("NA 58.2", "R-40")
@pytest.mark.parametrize(
    ("resource", "last"), [("energy", 4), ("consumables", 5), ("tech", 6), ("entertainment", 8), ("credits", 8)]
)
def test_no_supply_past_its_track(resource: str, last: int) -> None:
    """A supply beyond the last space of a track is refused."""
    full = ask("production", position(supply={resource: last}))
    past = ask("production", position(supply={resource: last + 1}))

    assert full["position"]["supply"][resource] == last
    assert error(past) == ("out-of-range", f"$.position.supply.{resource}")


@pytest.mark.rule("NA 10.0", "R-53")
@pytest.mark.parametrize(("component", "limit"), [("android", 3), ("prisec", 6), ("human_first", 9), ("orgcrime", 9)])
def test_no_more_components_than_there_are(component: str, limit: int) -> None:
    """All copies of a component can be in the city, but not one more."""
    found = [
        ask("demand", position({number + 1: component for number in range(count)}, demand="Tourism Spike"))
        for count in (limit, limit + 1)
    ]

    assert "error" not in found[0]
    assert error(found[1]) == ("over-limit", "$.position.districts")


def test_limits_come_from_the_pack() -> None:
    """Protests and strikes together are limited by the pack's number of unrest tokens."""
    pack = Pack(changed("components.csv", "unrest,14", "unrest,3"))
    answer = ask("production", position({1: "protest", 2: "strike", 3: "protest", 4: "strike"}), pack)

    assert error(answer) == ("over-limit", "$.position.districts")


@pytest.mark.rule("NA 63.0")
@pytest.mark.parametrize("what", [what for what in judge.ASKS if what != "ending"])
def test_at_25_threat_there_is_only_the_ending(what: str) -> None:
    """At 25 threat the game is over, so only `ending` is answered."""
    answer = ask(what, {**GOOD, "threat": 25}, **FIELDS[what])

    assert error(answer) == ("game-has-ended", "$.position.threat")


@pytest.mark.parametrize(("what", "fields"), [("demand", {}), ("investment", {"card": "Retail Sector"})])
@pytest.mark.parametrize("given", [{}, {"demand": None}])
def test_some_asks_need_the_demand(what: str, fields: Json, given: Json) -> None:
    """Questions about a demand and about a sector card need a demand in the position."""
    answer = ask(what, given, **fields)

    assert error(answer) == ("no-demand", "$.position.demand")


# The ending.


@pytest.mark.parametrize(
    ("changes", "code", "at"),
    [
        ({"position": {"players": 5}}, "wrong-players", "$.capital"),
        ({"capital": {**CAPITAL, "Haas-Bioroid": 3}}, "wrong-players", "$.capital"),
        ({"capital": {**CAPITAL, "Weyland": 3}}, "unknown-corporation", "$.capital.Weyland"),
        ({"capital": {**CAPITAL, "NBN": -1}}, "out-of-range", "$.capital.NBN"),
        ({"capital": {**CAPITAL, "NBN": "12"}}, "wrong-type", "$.capital.NBN"),
        ({"capital": []}, "wrong-type", "$.capital"),
        ({"rivals": {**RIVALS, "NBN": "Weyland Consortium"}}, "unknown-rival", "$.rivals.NBN"),
        ({"rivals": {**RIVALS, "NBN": "federalist"}}, "unknown-rival", "$.rivals.NBN"),
        ({"rivals": {**RIVALS, "NBN": None}}, "wrong-type", "$.rivals.NBN"),
        ({"rivals": {**RIVALS, "NBN": "NBN"}}, "rival-twice", "$.rivals.NBN"),
        ({"rivals": {**RIVALS, "NBN": "Federalist"}}, "rival-twice", "$.rivals.NBN"),
        ({"rivals": {**RIVALS, "Weyland Consortium": "Jinteki"}}, "no-capital", '$.rivals["Weyland Consortium"]'),
        ({"rivals": {**RIVALS, "Federalist": "Jinteki"}}, "unknown-corporation", "$.rivals.Federalist"),
        ({"rivals": {"NBN": "Jinteki"}}, "missing-field", "$.rivals.Globalsec"),
    ],
)
@pytest.mark.rule("NA 0.10")
def test_an_ending_fits_the_players(changes: Json, code: str, at: str) -> None:
    """Each player needs capital and a rival card that is in play, and no two players have the same rival card."""
    given = {"ask": "ending", "position": {}, **FIELDS["ending"], **changes}

    assert error(question(**given)) == (code, at)


def test_another_game_is_not_judged() -> None:
    """The judge of New Angeles knows only New Angeles."""
    answer = judge.answer(Part({"game": "neom", "ask": "place"}, "$"), PACK)

    assert error(answer) == ("unknown-game", "$.game")
