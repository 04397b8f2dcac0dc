"""The judge and the independent referee agree on random questions, and the judge refuses bad ones."""

import json
import re
from collections.abc import Callable
from random import Random

import pytest

from neopolis.engine.json_input import read_question
from neopolis.games.new_angeles.content.pack import Pack, default_pack
from neopolis.games.new_angeles.judge import judge
from tests.games.new_angeles import referee
from tests.games.new_angeles.hand_made import EVERYWHERE, city
from tests.games.new_angeles.referee import (
    COMPONENTS,
    DEMANDS,
    DISTRICTS,
    ENEMIES,
    EVENTS,
    INVESTMENTS,
    MOVABLE,
    City,
    Json,
)

PACK = default_pack()  # the referee reads the files of this pack

Fields = Callable[[Random, Json], Json]  # returns a question's fields, and may change the position

SETTINGS = {"players": 4, "demand": None, "threat": 0}  # the values of optional fields that are left out


def ask(question: Json, pack: Pack = PACK) -> Json:
    """The judge's answer, converted to a line of JSON and back."""
    line = json.dumps(judge.answer(read_question(json.dumps(question).encode()), pack))
    answer: Json = json.loads(line)
    return answer


def check(what: str, fields: Fields, asked: int, pack: Pack = PACK) -> None:
    rng = Random(what)
    reply = getattr(referee, what)
    for number in range(asked):
        position = referee.random_position(rng)
        added = fields(rng, position)
        position = thinned(rng, position)
        answer = ask({"game": "new-angeles", "ask": what, "position": position, **added}, pack)
        rules = answer.pop("rules", [])

        assert answer == reply(position, **named(added)), f"{number}: {json.dumps(position)} {added}"
        assert rules and all(re.fullmatch(r"NA \d+(\.\d+)?|R-\d+", rule) for rule in rules), f"{number}: {rules}"


def named(added: Json) -> Json:
    """A question's fields under the names that the referee uses."""
    return {"name" if field == "event" else field: value for field, value in added.items()}


def thinned(rng: Random, position: Json) -> Json:
    """The same position with some, all or none of the optional fields left out."""
    rate = rng.choice((0.0, 0.5, 1.0))

    def kept(given: Json, meant: Json) -> Json:
        return {name: value for name, value in given.items() if value != meant.get(name, 0) or rng.random() >= rate}

    fields = {number: kept(given, {"unrest": "stable"}) for number, given in position["districts"].items()}
    districts = {number: given for number, given in fields.items() if given or rng.random() >= rate}
    whole = {**position, "districts": districts, "supply": kept(position["supply"], {})}
    return kept(whole, {**SETTINGS, "districts": {}, "supply": {}})


# The fields of questions.


def nothing(rng: Random, position: Json) -> Json:
    return {}


def working(rng: Random, position: Json) -> Json:
    """Adds no fields. Changes half of the positions so that production can send an outage to The Root."""
    androids = City(position).where("android")
    if androids and rng.random() < 0.5:
        position["threat"] = rng.choice((20, 23, 24))
        on_its_way = androids[0]
        if City(position).reserve("human_first"):
            position["districts"][str(on_its_way)].update(human_first=True, prisec=False)
        while on_its_way:
            position["districts"][str(on_its_way)].update(outage=True, unrest="stable")
            on_its_way = DISTRICTS[on_its_way].exit
    return {}


def placing(rng: Random, position: Json) -> Json:
    return {"component": rng.choice(COMPONENTS), "district": rng.choice(EVERYWHERE)}


def moving(rng: Random, position: Json) -> Json:
    """Fields that name a component to move. If nothing in the city can move, adds an illness token."""
    there = City(position)
    choices = [(name, number) for name in MOVABLE for number in there.where(name)]
    component, district = rng.choice(choices or [("illness", rng.choice(EVERYWHERE))])
    position["districts"][str(district)][component] = True
    return {"component": component, "district": district}


def district(rng: Random, position: Json) -> Json:
    return {"district": rng.choice(EVERYWHERE)}


def event(rng: Random, position: Json) -> Json:
    return {"event": rng.choice(list(EVENTS))}


def card(rng: Random, position: Json) -> Json:
    """Fields that name an investment. A sector card needs a demand, so sets one."""
    name = rng.choice(list(INVESTMENTS))
    if INVESTMENTS[name].kind == "sector":
        demanding(rng, position)
    return {"card": name}


def demanding(rng: Random, position: Json) -> Json:
    position["demand"] = rng.choice(list(DEMANDS))
    return {}


def closing(rng: Random, position: Json) -> Json:
    """Fields for an ending, with many ties, often threat 25, and one rival card set aside."""
    position["threat"] = rng.choice((position["threat"], 25))
    corporations = rng.sample(referee.CORPORATIONS, position["players"])
    rivals = rng.sample([*corporations, referee.FEDERALIST], len(corporations))
    middle, spread = rng.choice((3, 25, 40)), rng.choice((1, 3, 12))
    capital = {name: max(0, middle + rng.randint(-spread, spread)) for name in corporations}
    return {"capital": capital, "rivals": dict(zip(corporations, rivals, strict=True))}


# Agreement: 2,000 questions, or 20,000 with --soak.


@pytest.mark.soak
@pytest.mark.rule(
    "NA 5.3",
    "NA 10.0",
    "NA 19.4",
    "NA 31.2",
    "NA 31.3",
    "NA 31.4",
    "NA 32.3",
    "NA 32.4",
    "NA 35.1",
    "NA 35.2",
    "NA 35.3",
    "NA 35.4",
    "NA 38.1",
    "NA 38.2",
    "NA 38.3",
    "NA 39.1",
    "NA 39.3",
    "NA 39.4",
    "NA 40.0",
    "NA 40.1",
    "NA 40.2",
    "NA 40.3",
    "NA 42.1",
    "NA 42.2",
    "NA 42.3",
    "NA 48.1",
    "NA 63.0",
    "NA 63.3",
    "NA 68.8",
)
def test_place(soak: bool) -> None:
    check("place", placing, 4_000 if soak else 400)


@pytest.mark.soak
@pytest.mark.rule("NA 35.0", "NA 35.1", "NA 35.2", "NA 35.5", "NA 36.0", "NA 36.1", "NA 63.3")
def test_move(soak: bool) -> None:
    check("move", moving, 2_500 if soak else 250)


@pytest.mark.soak
@pytest.mark.rule(
    "NA 27.0",
    "NA 27.1",
    "NA 27.2",
    "NA 27.3",
    "NA 27.4",
    "NA 27.5",
    "NA 27.6",
    "NA 31.0",
    "NA 31.1",
    "NA 31.5",
    "NA 38.4",
    "NA 38.5",
    "NA 39.2",
    "NA 39.5",
    "NA 41.1",
    "NA 41.2",
    "NA 41.3",
    "NA 43.1",
    "NA 43.2",
    "NA 43.3",
    "NA 43.4",
    "NA 43.5",
    "NA 45.1",
    "NA 45.3",
    "NA 54.2",
    "NA 57.0",
    "NA 57.1",
    "NA 58.1",
    "NA 58.2",
    "NA 68.1",
    "NA 68.3",
    "NA 68.4",
    "NA 68.6",
    "NA 68.7",
    "NA 68.9",
)
def test_exploit(soak: bool) -> None:
    check("exploit", district, 3_000 if soak else 300)


@pytest.mark.soak
@pytest.mark.rule("NA 27.7", "NA 44.0", "NA 63.0")
def test_production(soak: bool) -> None:
    check("production", working, 2_000 if soak else 200)


@pytest.mark.soak
@pytest.mark.rule(
    "NA 24.1",
    "NA 63.5",
    "NA 64.1",
    "NA 64.2",
    "NA 75.1",
    "NA 75.2",
    "NA 75.3",
    "NA 75.4",
    "NA 75.5",
    "NA 75.6",
    "NA 75.7",
    "NA 75.8",
    "NA 75.9",
    "NA 75.10",
    "NA 75.11",
    "NA 75.12",
    "NA 75.13",
    "NA 75.14",
    "NA 75.15",
    "NA 75.16",
)
def test_event(soak: bool) -> None:
    check("event", event, 4_000 if soak else 400)


@pytest.mark.soak
@pytest.mark.rule(
    "NA 73.1",
    "NA 73.2",
    "NA 73.3",
    "NA 73.4",
    "NA 73.5",
    "NA 73.6",
    "NA 73.7",
    "NA 73.8",
    "NA 73.9",
    "NA 73.10",
    "NA 73.11",
    "NA 73.12",
)
def test_investment(soak: bool) -> None:
    check("investment", card, 2_000 if soak else 200)


@pytest.mark.soak
@pytest.mark.rule("NA 17.2", "NA 18.2", "NA 63.4")
def test_demand(soak: bool) -> None:
    check("demand", demanding, 1_000 if soak else 100)


@pytest.mark.soak
@pytest.mark.rule("NA 28.0", "NA 28.1", "NA 28.3", "NA 50.1", "NA 50.2", "NA 63.1", "NA 69.1", "NA 69.2", "NA 69.3")
def test_ending(soak: bool) -> None:
    check("ending", closing, 1_500 if soak else 150)


FEW = {"outage": 2, "illness": 3, "development": 2, "human_first": 4, "orgcrime": 4, "prisec": 3}


@pytest.mark.soak
@pytest.mark.rule("NA 10.0")
@pytest.mark.parametrize("what", ["place", "move", "exploit", "production", "event"])
def test_scarce_components(what: str, soak: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With fewer components than in the printed game, the reserve of each kind can run out."""
    rows = PACK.files["components.csv"]
    for component, limit in FEW.items():
        rows = rows.replace(f"{component},{referee.LIMITS[component]},", f"{component},{limit},")
        monkeypatch.setitem(referee.LIMITS, component, limit)
    adds = {"place": placing, "move": moving, "exploit": district, "production": nothing, "event": event}

    check(what, adds[what], 1_000 if soak else 100, Pack({**PACK.files, "components.csv": rows}))


# Errors.


FOUR = dict.fromkeys(referee.CORPORATIONS[:4], 10)
OWN = {name: name for name in FOUR}
THEIRS = {"capital": FOUR, "rivals": OWN}


def is_refused(what: str, position: object, **added: object) -> bool:
    answer = ask({"game": "new-angeles", "ask": what, "position": position, **added})
    return answer.keys() == {"error"} and answer["error"].keys() == {"code", "message", "at"}


@pytest.mark.parametrize(
    "position",
    [
        city(prisec=[3], human_first=[3]),
        city(prisec=[3], orgcrime=[3]),
        city(outage=[3], protest=[3]),
        city(outage=[3], strike=[3]),
        *(city(supply={name: last + 1}) for name, last in referee.TRACKS.items()),
        city(supply={"tech": -1}),
        city(supply={"water": 1}),
        city(supply={"tech": 1.5}),
        city(supply={"tech": True}),
        city(android=[1, 2, 3, 4]),
        city(prisec=EVERYWHERE[:7]),
        *(city(**{name: EVERYWHERE}) for name in ENEMIES),
        city(threat=25),
        city(threat=26),
        city(threat=-1),
        city(threat="7"),
        city(demand="Peace"),
        city(demand=7),
        city(players=3),
        city(players=7),
        city(players="4"),
        *(city(illness=[at]) for at in (0, 11, "05", "Manta")),
        {"districts": {"3": {"unrest": "riot"}}},
        {"districts": {"3": {"android": 1}}},
        {"districts": {"3": True}},
        {"districts": {"3": {"mayor": True}}},
        {"districts": []},
        {"supply": 3},
        {"weather": "fine"},
        None,
        [],
    ],
)
def test_impossible_positions_are_refused(position: object) -> None:
    assert is_refused("production", position)


def test_threat_of_25_is_not_an_error_at_the_end() -> None:
    assert not is_refused("ending", city(threat=25), **THEIRS)
    assert is_refused("ending", city(threat=26), **THEIRS)


UNMOVABLE = ("android", "development", "prisec")


@pytest.mark.parametrize(
    ("what", "position", "added"),
    [
        *(("move", city(**{name: [3]}), {"component": name, "district": 3}) for name in UNMOVABLE),
        *(("move", city(), {"component": name, "district": 3}) for name in COMPONENTS),
        *(("place", city(), {"component": name, "district": 3}) for name in ("unrest", "protest", "strike", "", 3)),
        *(("place", city(), {"component": "illness", "district": at}) for at in (0, 11, -1, "3", 3.0, True, None)),
        ("place", city(), {"component": "illness"}),
        ("place", city(), {"district": 3}),
        ("exploit", city(), {}),
        ("exploit", city(), {"district": 3, "component": "illness"}),
        ("production", city(), {"district": 3}),
        ("event", city(), {"event": "Good News"}),
        ("event", city(), {}),
        ("investment", city(), {"card": "Gold"}),
        ("investment", city(), {"card": "Energy Sector"}),
        ("demand", city(), {}),
        ("burn", city(), {}),
        ("ending", city(), {"capital": FOUR}),
        ("ending", city(players=5), THEIRS),
        ("ending", city(), {**THEIRS, "capital": {**FOUR, "Globalsec": -1}}),
        ("ending", city(), {**THEIRS, "rivals": {**OWN, "Globalsec": "NBN"}}),
        ("ending", city(), {**THEIRS, "rivals": {**OWN, "Globalsec": "Jinteki"}}),
        ("ending", city(), {**THEIRS, "rivals": {"Globalsec": "Federalist"}}),
        ("ending", city(players=1), {"capital": {"Globalsec": 5}, "rivals": {"Globalsec": "Globalsec"}}),
        ("ending", city(), {"capital": {**dict.fromkeys([*FOUR][:3], 9), "Weyland": 9}, "rivals": OWN}),
    ],
)
def test_impossible_questions_are_refused(what: str, position: Json, added: Json) -> None:
    assert is_refused(what, position, **added)


def test_random_questions_have_all_outcomes() -> None:
    """Random questions cover all districts, short and long paths, and components that reach The Root."""
    rng = Random(1)
    paths = [
        referee.place(position, **placing(rng, position))["path"]
        for position in (referee.random_position(rng) for _ in range(400))
    ]

    assert {len(path) for path in paths} >= set(range(5))
    assert sum(path[-1:] == [referee.ROOT] for path in paths) > 20
    assert {path[0] for path in paths if path} == set(DISTRICTS)
