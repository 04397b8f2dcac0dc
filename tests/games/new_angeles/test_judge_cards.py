"""The judge's answers about cards of New Angeles: events, investments and demands."""

import pytest

from neopolis.games.new_angeles.content.pack import Pack
from tests.games.new_angeles.pack_changes import changed
from tests.games.new_angeles.positions import City, ask, position, standing

# Events.

# For each event, the components that it places in an empty city, and its turns.
EVENTS: list[tuple[str, City, int]] = [
    ("Activist Cells Awaken", {2: "illness", 3: "human_first", 7: "orgcrime"}, 4),
    ("Beanstalk Beset By Protesters", {7: "human_first", 9: "illness", 10: "illness"}, 3),
    ("Human First Starts Riot", {1: "illness", 2: "human_first", 5: "outage"}, 4),
    ("Humanity Labor Hosts Union Heads", {1: "illness", 4: "human_first"}, 3),
    ("Beanstalk Owned By Mob?", {3: "human_first", 4: "illness", 6: "orgcrime"}, 4),
    ("Gang Wars at All-Time High!", {1: "outage", 3: "illness", 10: "orgcrime"}, 3),
    ("Pistoleros Hit Squads Strike!", {2: "illness", 3: "orgcrime", 8: "human_first"}, 3),
    ("Tri-Maf Leaders Unite!", {1: "human_first", 2: "human_first", 3: "illness", 7: "outage"}, 5),
    ("Crumbling Infrastructure", {2: "orgcrime", 5: "illness", 7: "human_first", 10: "illness"}, 5),
    ("Earthquake Rocks City", {2: "outage", 7: "illness", 8: "human_first", 9: "illness"}, 4),
    ("Helium-3 Transport Threatened", {5: "human_first", 8: "illness"}, 3),
    ("Rolling Outages Increase", {4: "orgcrime", 5: "illness", 8: "outage"}, 3),
    ("Average Wage Falls Again", {8: "illness orgcrime", 9: "human_first"}, 4),
    ("Report: Record Unemployment", {1: "human_first", 6: "illness", 9: "orgcrime"}, 4),
    ("Social Apps Spark Revolution", {4: "illness", 6: "human_first illness"}, 5),
    ("Welfare Programs Slashed", {1: "illness orgcrime", 2: "orgcrime", 10: "illness"}, 3),
]

# In each row: an event, a city, and the threat that the event's effect adds.
EFFECTS: list[tuple[str, City, int]] = [
    ("Beanstalk Beset By Protesters", {9: "human_first", 10: "human_first"}, 4),
    ("Beanstalk Beset By Protesters", {8: "human_first", 9: "orgcrime"}, 0),
    ("Human First Starts Riot", {6: "human_first", 8: "human_first"}, 2),
    ("Human First Starts Riot", {5: "human_first", 9: "human_first"}, 0),
    ("Humanity Labor Hosts Union Heads", {1: "human_first", 6: "human_first", 9: "human_first orgcrime"}, 3),
    ("Beanstalk Owned By Mob?", {10: "orgcrime"}, 4),
    ("Beanstalk Owned By Mob?", {7: "orgcrime", 9: "human_first"}, 0),
    ("Gang Wars at All-Time High!", {1: "orgcrime", 3: "orgcrime human_first"}, 2),
    ("Pistoleros Hit Squads Strike!", {7: "orgcrime", 8: "orgcrime"}, 3),
    ("Pistoleros Hit Squads Strike!", {4: "orgcrime", 9: "orgcrime"}, 0),
    ("Tri-Maf Leaders Unite!", {1: "orgcrime", 3: "orgcrime", 5: "orgcrime"}, 3),
    ("Crumbling Infrastructure", {1: "outage", 3: "outage", 5: "strike"}, 2),
    ("Earthquake Rocks City", {1: "outage", 3: "outage"}, 0),
    ("Earthquake Rocks City", {1: "outage", 3: "outage", 4: "outage"}, 5),
    ("Earthquake Rocks City", {1: "outage", 3: "outage", 4: "outage", 5: "outage"}, 5),
    ("Helium-3 Transport Threatened", {9: "outage", 6: "outage"}, 5),
    ("Helium-3 Transport Threatened", {6: "outage", 7: "outage"}, 3),
    ("Helium-3 Transport Threatened", {5: "outage"}, 0),
    ("Rolling Outages Increase", {1: "outage", 10: "outage"}, 2),
    ("Average Wage Falls Again", {1: "strike", 2: "strike", 3: "protest"}, 0),
    ("Average Wage Falls Again", {1: "strike", 2: "strike", 3: "strike"}, 4),
    ("Report: Record Unemployment", {number: "protest" for number in range(1, 6)}, 0),
    ("Report: Record Unemployment", {5: "strike", **{number: "protest" for number in range(6, 11)}}, 4),
    ("Social Apps Spark Revolution", {1: "strike", 2: "protest", 3: "outage"}, 2),
    ("Welfare Programs Slashed", {4: "strike", 5: "protest", 6: "strike"}, 2),
]


@pytest.mark.rule(
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
    "NA 24.1",
    "R-41",
    "R-42",
    "R-43",
)
@pytest.mark.parametrize(("event", "places", "turns"), EVENTS)
def test_an_event_places_its_components(event: str, places: City, turns: int) -> None:
    """In an empty city threat does not rise, and everything stays where it is placed."""
    answer = ask("event", {}, event=event)

    assert (standing(answer), answer["turns"], answer["threat_added"]) == (places, turns, 0)


@pytest.mark.rule(
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
    "NA 24.2",
    "NA 63.5",
    "NA 64.0",
    "NA 64.2",
    "NA 8.0",
    "R-59",
)
@pytest.mark.parametrize(("event", "city", "threat"), EFFECTS)
def test_an_event_raises_threat(event: str, city: City, threat: int) -> None:
    """Threat depends on the city before the event places anything. A tier with several units counts once."""
    answer = ask("event", position(city), event=event)

    assert answer["threat_added"] == threat


@pytest.mark.rule("NA 75.2")
def test_otherwise_the_units_move_on() -> None:
    """No Human First unit is in tier 3: each moves on once, from the highest district down; then one is placed in 7."""
    answer = ask("event", position({5: "human_first", 6: "human_first"}), event="Beanstalk Beset By Protesters")

    units = {number for number, words in standing(answer).items() if "human_first" in words}
    assert units == {6, 9, 7}


@pytest.mark.rule("NA 75.5", "NA 75.7")
@pytest.mark.parametrize(
    ("event", "start", "end"), [("Beanstalk Owned By Mob?", 8, 9), ("Pistoleros Hit Squads Strike!", 4, 7)]
)
def test_orgcrime_moves_on(event: str, start: int, end: int) -> None:
    """An event about orgcrime does not move Human First."""
    answer = ask("event", position({start: "orgcrime human_first"}), event=event)

    assert (standing(answer)[start].split()[0], standing(answer)[end]) == ("human_first", "orgcrime")


@pytest.mark.rule("NA 75.3")
def test_units_in_the_tier_do_not_move() -> None:
    """If a unit is in the tier, threat rises and no unit moves."""
    answer = ask("event", position({6: "human_first", 9: "human_first"}), event="Human First Starts Riot")

    assert (standing(answer)[6], standing(answer)[9]) == ("human_first", "human_first")


@pytest.mark.rule("NA 75.1", "R-52")
def test_activists_move_twice_unit_by_unit() -> None:
    """One unit moves from 9 to 10 and The Root, one from 7 to 9 and 10, and one from 4 to 7 and 9."""
    answer = ask(
        "event", position({4: "human_first", 7: "human_first", 9: "human_first"}), event="Activist Cells Awaken"
    )

    units = {number for number, words in standing(answer).items() if "human_first" in words}
    assert (units, answer["threat_added"]) == ({3, 9, 10}, 2)


@pytest.mark.rule("R-52")
def test_each_of_two_moves_is_complete() -> None:
    """The unit in 4 passes prisec in 7 with its first move, and goes from 9 to 10 with its second."""
    answer = ask("event", position({4: "human_first", 7: "prisec"}), event="Activist Cells Awaken")

    units = {number for number, words in standing(answer).items() if "human_first" in words}
    assert units == {3, 10}


@pytest.mark.rule("R-52")
def test_no_second_move_after_the_root() -> None:
    """The unit in 10 reaches The Root with its first move, which raises threat by 2."""
    answer = ask("event", position({10: "human_first"}), event="Activist Cells Awaken")

    assert (answer["threat_added"], 10 in standing(answer)) == (2, False)


@pytest.mark.rule("R-58")
def test_the_lowest_district_is_placed_first() -> None:
    """The illness placed in 9 moves on to 10, so the illness placed in 10 moves on to The Root."""
    answer = ask("event", position({9: "illness"}), event="Beanstalk Beset By Protesters")

    assert (answer["threat_added"], answer["position"]["districts"]["10"]["illness"]) == (2, True)


@pytest.mark.rule("R-58")
def test_orgcrime_is_placed_before_human_first() -> None:
    """The effect raises threat to 24. Then the orgcrime unit ends the game, so Human First is not placed."""
    blocked = {6: "orgcrime", 9: "orgcrime", 10: "orgcrime"}
    answer = ask("event", position({**blocked, 8: "orgcrime"}, threat=20), event="Beanstalk Owned By Mob?")

    assert answer["position"]["threat"] == 25
    assert standing(answer) == {**blocked, 8: "orgcrime", 4: "illness"}


@pytest.mark.rule("NA 24.1", "R-64")
def test_an_event_that_ends_the_game_places_nothing() -> None:
    """The event's effect ends the game, so nothing is placed; the answer still has the card's turns."""
    answer = ask("event", position({1: "orgcrime", 3: "orgcrime"}, threat=24), event="Tri-Maf Leaders Unite!")

    assert (answer["threat_added"], answer["turns"]) == (1, 5)
    assert standing(answer) == {1: "orgcrime", 3: "orgcrime"}


@pytest.mark.rule("NA 32.6")
def test_events_spare_illness() -> None:
    """A unit placed in a district with illness raises no threat: an event is not an action card."""
    answer = ask("event", position({4: "illness"}), event="Humanity Labor Hosts Union Heads")

    assert answer["threat_added"] == 0


def test_an_event_cites_its_card() -> None:
    """The answer cites the event's paragraph, and why threat rose."""
    answer = ask("event", position({9: "human_first"}), event="Beanstalk Beset By Protesters")

    assert answer["rules"] == ["NA 24.1", "NA 75.2", "NA 63.5", "R-59", "R-58"]


def test_turns_come_from_the_pack() -> None:
    """If a pack corrects the number of turns on an event, the answer has the corrected number."""
    pack = Pack(changed("events.csv", ",8,,5,3,house,public", ",8,,5,2,public,public"))
    answer = ask("event", {}, pack, event="Helium-3 Transport Threatened")

    assert answer["turns"] == 2


# Investments.


def counted(component: str, number: int) -> City:
    return {district: component for district in range(1, number + 1)}


@pytest.mark.rule("NA 73.1", "NA 73.2", "NA 73.3", "NA 73.4", "NA 73.5", "NA 18.1")
@pytest.mark.parametrize(
    ("card", "component", "pays"),
    [
        ("Healthcare Initiative", "illness", [0, 0, 3, 5, 7, 7]),
        ("Power Siphoning", "outage", [0, 3, 5, 7, 7]),
        ("Union Agreement", "human_first", [0, 0, 3, 5, 7, 7]),
        ("Laundering Scheme", "orgcrime", [0, 0, 3, 5, 7, 7]),
        ("Militarized Police", "prisec", [0, 3, 6, 8, 8]),
    ],
)
def test_an_investment_counts(card: str, component: str, pays: list[int]) -> None:
    """The payment depends on the number of the component in the city; no demand is needed."""
    found = [ask("investment", position(counted(component, number)), card=card) for number in range(len(pays))]

    assert [answer["capital"] for answer in found] == pays


@pytest.mark.rule("NA 73.6")
@pytest.mark.parametrize(
    ("amounts", "capital"),
    [((2, 2, 2, 2, 2), 0), ((1, 2, 2, 2, 2), 3), ((0, 1, 2, 2, 2), 5), ((0, 1, 0, 2, 2), 7), ((0, 0, 0, 0, 0), 7)],
)
def test_short_sale_counts_what_is_short(amounts: tuple[int, ...], capital: int) -> None:
    """Short Sale counts resources with at most 1 in the supply."""
    names = ("energy", "consumables", "tech", "entertainment", "credits")
    answer = ask("investment", position(supply=dict(zip(names, amounts, strict=True))), card="Short Sale")

    assert answer["capital"] == capital


@pytest.mark.rule("NA 73.7", "NA 73.8", "NA 73.9", "NA 73.10", "NA 73.11", "R-60")
@pytest.mark.parametrize(
    ("card", "demand", "amount", "capital"),
    [
        ("Retail Sector", "Increased Martian Violence", {"consumables": 1}, 0),
        ("Retail Sector", "Increased Martian Violence", {"consumables": 2}, 6),
        ("Retail Sector", "Increased Martian Violence", {"consumables": 3}, 6),
        ("Retail Sector", "Retail Shortage", {"consumables": 1}, 4),
        ("Retail Sector", "Tourism Spike", {}, 2),
        ("Energy Sector", "Tourism Spike", {"energy": 1}, 0),
        ("Energy Sector", "Tourism Spike", {"energy": 2}, 7),
        ("Energy Sector", "Network Disruption", {"energy": 1}, 5),
        ("Banking Sector", "Power Grid Overload", {"credits": 2}, 4),
        ("Banking Sector", "Power Grid Overload", {"credits": 8}, 6),
        ("Technology Sector", "Network Disruption", {"tech": 3}, 0),
        ("Technology Sector", "Refugee Influx", {"tech": 1}, 4),
        ("Technology Sector", "Network Disruption", {"tech": 4}, 6),
        ("Entertainment Sector", "Refugee Influx", {"entertainment": 2}, 0),
        ("Entertainment Sector", "Refugee Influx", {"entertainment": 3}, 5),
        ("Entertainment Sector", "Refugee Influx", {"entertainment": 5}, 6),
    ],
)
def test_a_sector_pays_when_its_demand_is_met(card: str, demand: str, amount: dict[str, int], capital: int) -> None:
    """A sector card pays more for more of its resource, up to a maximum. A target of 0 is always met."""
    answer = ask("investment", position(supply=amount, demand=demand), card=card)

    assert answer["capital"] == capital


@pytest.mark.rule("NA 73.12")
def test_populist_dismissal_counts_unrest() -> None:
    """Districts in protest and strike count, those in outage do not."""
    answer = ask(
        "investment", position({1: "protest", 4: "strike", 5: "outage", 6: "protest"}), card="Populist Dismissal"
    )

    assert answer == {"capital": 3, "rules": ["NA 18.1", "NA 73.12"]}


# Demands.

DEMANDS: list[tuple[str, tuple[int, ...], int]] = [
    ("Hosting World's Cup", (0, 1, 3, 4, 2), 5),
    ("Increased Martian Violence", (1, 2, 0, 2, 6), 6),
    ("Network Disruption", (0, 0, 4, 4, 3), 7),
    ("Power Grid Overload", (2, 0, 1, 2, 2), 6),
    ("Recreational Drug Ban", (0, 1, 0, 6, 6), 7),
    ("Refugee Influx", (0, 3, 1, 3, 2), 5),
    ("Retail Shortage", (1, 1, 0, 5, 1), 7),
    ("Space Elevator Malfunction", (1, 0, 2, 2, 6), 6),
    ("Tourism Spike", (2, 0, 0, 5, 5), 5),
]


def resources(amounts: tuple[int, ...]) -> dict[str, int]:
    names = ("energy", "consumables", "tech", "entertainment", "credits")
    return {name: amount for name, amount in zip(names, amounts, strict=True) if amount}


@pytest.mark.rule(
    "NA 74.1",
    "NA 74.2",
    "NA 74.3",
    "NA 74.4",
    "NA 74.5",
    "NA 74.6",
    "NA 74.7",
    "NA 74.8",
    "NA 74.9",
    "NA 17.2",
    "NA 18.2",
    "NA 63.4",
)
@pytest.mark.parametrize(("demand", "targets", "threat"), DEMANDS)
def test_a_demand_that_is_not_met_raises_threat(demand: str, targets: tuple[int, ...], threat: int) -> None:
    """With an empty supply everything is missing."""
    answer = ask("demand", position(demand=demand))

    assert (answer["met"], answer["threat_added"], answer["missing"]) == (False, threat, resources(targets))


@pytest.mark.rule("NA 18.2", "NA 17.0")
@pytest.mark.parametrize(("demand", "targets", "threat"), DEMANDS)
def test_a_demand_is_met_exactly(demand: str, targets: tuple[int, ...], threat: int) -> None:
    """As much as the card demands is enough."""
    answer = ask("demand", position(demand=demand, supply=resources(targets)))

    assert (answer["met"], answer["threat_added"], answer["missing"]) == (True, 0, {})


@pytest.mark.rule("NA 18.2")
def test_one_missing_resource_fails_the_demand() -> None:
    """If one resource is short, the demand fails, even with more of another."""
    given = position(demand="Tourism Spike", supply={"energy": 4, "entertainment": 8, "credits": 4})
    answer = ask("demand", given)

    assert (answer["met"], answer["missing"]) == (False, {"credits": 1})


@pytest.mark.rule("NA 63.0")
def test_a_failed_demand_stops_at_25() -> None:
    """Threat rises only to 25, and the answer has the actual change."""
    answer = ask("demand", position(demand="Tourism Spike", threat=22))

    assert (answer["threat_added"], answer["rules"][-2:]) == (3, ["NA 63.0", "R-64"])
