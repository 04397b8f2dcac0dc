"""The paragraphs that the judge of New Angeles names in its answers."""

import pytest

from neopolis.games.new_angeles.content.pack import Pack
from tests.games.new_angeles.pack_changes import changed
from tests.games.new_angeles.positions import City, Json, ask, error, position


@pytest.mark.rule("NA 35.2", "NA 40.0", "NA 40.1", "NA 42.1", "NA 42.2", "R-51")
@pytest.mark.parametrize(
    ("city", "component", "rules"),
    [
        ({}, "prisec", []),
        ({4: "orgcrime"}, "prisec", ["NA 42.2", "NA 35.0"]),
        ({4: "human_first orgcrime"}, "prisec", ["NA 42.2", "R-51", "NA 35.0"]),
        ({4: "prisec"}, "prisec", ["NA 42.3", "R-75"]),
        ({4: "prisec"}, "orgcrime", ["NA 42.1", "NA 35.1"]),
        ({4: "orgcrime"}, "orgcrime", ["NA 38.1", "NA 35.1"]),
        ({4: "strike"}, "outage", ["NA 39.1"]),
        ({4: "outage", 7: "outage", 9: "outage", 10: "outage"}, "outage", ["NA 39.3", "NA 35.1", "NA 35.2", "NA 39.4"]),
    ],
)
def test_placing(city: City, component: str, rules: list[str]) -> None:
    """The answer cites paragraphs that depend on what is already in Manta."""
    assert ask("place", position(city), component=component, district=4)["rules"] == ["NA 40.0", *rules]


@pytest.mark.rule("NA 27.0", "NA 27.1", "NA 27.2", "NA 27.3", "NA 27.4", "NA 27.5", "NA 31.0", "NA 31.1", "NA 39.1")
@pytest.mark.parametrize(
    ("there", "rules"),
    [
        ("protest", ["NA 27.1"]),
        ("strike", ["NA 27.2", "NA 27.3", "NA 57.1"]),
        ("outage", ["NA 27.2", "NA 27.3", "NA 39.2"]),
        ("human_first", ["NA 27.1", "NA 31.0"]),
        ("human_first protest", ["NA 27.1", "NA 31.1", "R-49", "NA 39.1"]),
        ("human_first strike", ["NA 27.2", "NA 27.3", "NA 27.1", "NA 31.1", "NA 39.1"]),
        ("human_first outage", ["NA 27.2", "NA 27.3", "NA 27.1", "NA 31.1", "NA 39.3", "NA 35.1"]),
        ("orgcrime development", ["NA 27.5", "NA 27.1"]),
        ("development", ["NA 27.4", "NA 27.1"]),
    ],
)
def test_exploiting(there: str, rules: list[str]) -> None:
    """The answer cites paragraphs that depend on what is in Manta."""
    assert ask("exploit", position({4: there}), district=4)["rules"] == ["NA 27.0", *rules]


@pytest.mark.rule("NA 27.0", "NA 43.1", "NA 43.5")
@pytest.mark.parametrize(
    ("supply", "is_lost"),
    [({}, False), ({"credits": 7}, False), ({"credits": 8}, True), ({"consumables": 5}, True), ({"energy": 4}, False)],
)
def test_what_is_lost(supply: dict[str, int], is_lost: bool) -> None:
    """NA 43.5 is cited only if a resource of the district is lost because its track is full."""
    assert ("NA 43.5" in ask("exploit", position(supply=supply), district=1)["rules"]) == is_lost
    assert "NA 43.5" not in ask("exploit", position(supply=supply | {"energy": 3}), district=2)["rules"] or is_lost


@pytest.mark.rule("NA 24.1", "NA 63.5", "NA 75", "R-52", "R-59")
@pytest.mark.parametrize(
    ("event", "city", "rules"),
    [
        ("Gang Wars at All-Time High!", {9: "orgcrime"}, ["NA 75.6", "NA 63.5", "R-58"]),
        ("Gang Wars at All-Time High!", {3: "illness"}, ["NA 75.6", "R-58", "NA 32.3", "NA 35.1"]),
        ("Gang Wars at All-Time High!", {1: "protest"}, ["NA 75.6", "R-58", "NA 39.1"]),
        ("Beanstalk Beset By Protesters", {9: "human_first"}, ["NA 75.2", "NA 63.5", "R-59", "R-58"]),
        ("Beanstalk Beset By Protesters", {8: "human_first"}, ["NA 75.2", "R-58", "NA 35.0"]),
        ("Activist Cells Awaken", {}, ["NA 75.1", "R-52", "R-58"]),
    ],
)
def test_events(event: str, city: City, rules: list[str]) -> None:
    """NA 63.5 is named only if the card itself raised threat, not for what its components do."""
    assert ask("event", position(city), event=event)["rules"] == ["NA 24.1", *rules]


@pytest.mark.rule("NA 24.1")
def test_an_event_that_does_nothing() -> None:
    """For an event that places nothing in an empty city, the answer still cites the card and its rulings."""
    pack = Pack(changed("events.csv", "human_first,,,2,7,3,4,public", "human_first,,,,,,4,public"))

    assert ask("event", {}, pack, event="Activist Cells Awaken")["rules"] == ["NA 24.1", "NA 75.1", "R-52", "R-58"]


@pytest.mark.rule("NA 18.1", "NA 73", "R-60")
@pytest.mark.parametrize(("card", "rules"), [("Energy Sector", ["NA 73.8", "R-60"]), ("Short Sale", ["NA 73.6"])])
def test_investments(card: str, rules: list[str]) -> None:
    """A sector investment has a limit; the others do not."""
    assert ask("investment", position(demand="Tourism Spike"), card=card)["rules"] == ["NA 18.1", *rules]


@pytest.mark.rule("NA 18.2", "NA 63.0", "NA 63.4", "R-64")
@pytest.mark.parametrize(
    ("given", "rules"),
    [
        ({"supply": {"energy": 1, "consumables": 1, "entertainment": 5, "credits": 1}}, []),
        ({}, ["NA 63.4"]),
        ({"threat": 22}, ["NA 63.4", "NA 63.0", "R-64"]),
    ],
)
def test_demands(given: Json, rules: list[str]) -> None:
    """A demand that is not met raises threat, perhaps to 25."""
    answer = ask("demand", position(demand="Retail Shortage", **given))

    assert answer["rules"] == ["NA 18.2", "NA 74.7", *rules]


# Questions that the rules do not allow.


@pytest.mark.rule("NA 35.0", "NA 47.1")
def test_what_is_not_in_a_district_cannot_leave_it() -> None:
    """A component can be moved only from a district where it is: here, illness from Manta."""
    city = position({4: "illness"})
    found = [ask("move", city, component="orgcrime", district=4), ask("move", city, component="illness", district=5)]

    assert [error(answer) for answer in found] == [("not-there", "$.district")] * 2


@pytest.mark.rule("NA 18.1", "NA 18.2", "NA 73")
@pytest.mark.parametrize(("what", "fields"), [("demand", {}), ("investment", {"card": "Retail Sector"})])
def test_without_a_demand_there_is_nothing_to_compare(what: str, fields: Json) -> None:
    """A demand and a sector investment need a demand card."""
    assert error(ask(what, position(), **fields)) == ("no-demand", "$.position.demand")


@pytest.mark.rule("NA 20.0", "NA 10.0", "NA 39.1", "NA 49.0", "NA 58.2")
@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"districts": {"11": {}}}, "unknown-district"),
        ({"districts": {"5": {"outage": True, "unrest": "protest"}}}, "unrest-with-outage"),
        ({"supply": {"water": 1}}, "unknown-resource"),
    ],
)
def test_positions_that_cannot_be(given: Json, code: str) -> None:
    """A position with an unknown district or resource, or with unrest beside an outage, is refused."""
    assert error(ask("production", given))[0] == code


@pytest.mark.rule("NA 69.0", "R-72")
def test_every_player_has_capital_without_a_limit() -> None:
    """Every player needs capital, at most the largest number that JSON readers keep exactly."""
    rivals = {"Globalsec": "Jinteki", "Jinteki": "NBN", "NBN": "Globalsec", "Haas-Bioroid": "Federalist"}
    largest = {**dict.fromkeys(rivals, 1), "NBN": 2**53 - 1}
    more = {**largest, "NBN": 2**53}
    found = [ask("ending", position(players=4), capital=capital, rivals=rivals) for capital in (largest, more)]

    assert found[0]["winners"] == ["NBN"]
    assert error(found[1]) == ("out-of-range", "$.capital.NBN")
    assert error(ask("ending", position(players=5), capital=largest, rivals=rivals)) == ("wrong-players", "$.capital")
