"""The referee against examples made by hand from the fact table and the Rules Reference: cards and the end."""

import pytest

from tests.games.new_angeles import referee
from tests.games.new_angeles.hand_made import EVERYWHERE, city, places
from tests.games.new_angeles.referee import Json

# ---- events ------------------------------------------------------------------------------------

HF, OC, OUT, ILL = "human_first", "orgcrime", "outage", "illness"


@pytest.mark.parametrize(
    ("name", "placed", "turns"),
    [
        ("Activist Cells Awaken", {HF: [3], OC: [7], ILL: [2]}, 4),
        ("Beanstalk Beset By Protesters", {HF: [7], ILL: [9, 10]}, 3),
        ("Human First Starts Riot", {HF: [2], OUT: [5], ILL: [1]}, 4),
        ("Humanity Labor Hosts Union Heads", {HF: [4], ILL: [1]}, 3),
        ("Beanstalk Owned By Mob?", {HF: [3], OC: [6], ILL: [4]}, 4),
        ("Gang Wars at All-Time High!", {OC: [10], OUT: [1], ILL: [3]}, 3),
        ("Pistoleros Hit Squads Strike!", {HF: [8], OC: [3], ILL: [2]}, 3),
        ("Tri-Maf Leaders Unite!", {HF: [1, 2], OUT: [7], ILL: [3]}, 5),
        ("Crumbling Infrastructure", {HF: [7], OC: [2], ILL: [5, 10]}, 5),
        ("Earthquake Rocks City", {HF: [8], OUT: [2], ILL: [7, 9]}, 4),
        ("Helium-3 Transport Threatened", {HF: [5], ILL: [8]}, 3),
        ("Rolling Outages Increase", {OC: [4], OUT: [8], ILL: [5]}, 3),
        ("Average Wage Falls Again", {HF: [9], OC: [8], ILL: [8]}, 4),
        ("Report: Record Unemployment", {HF: [1], OC: [9], ILL: [6]}, 4),
        ("Social Apps Spark Revolution", {HF: [6], ILL: [4, 6]}, 5),
        ("Welfare Programs Slashed", {OC: [1, 2], ILL: [1, 10]}, 3),
    ],
)
def test_24_1_an_event_in_an_empty_city(name: str, placed: dict[str, list[int]], turns: int) -> None:
    answer = referee.event(city(), name)

    assert (answer["turns"], answer["threat_added"]) == (turns, 0)
    assert places(answer) == placed


@pytest.mark.parametrize(
    ("name", "there", "added"),
    [
        ("Beanstalk Beset By Protesters", {HF: [9, 10]}, 4),  # once, not per unit
        ("Human First Starts Riot", {HF: [6, 10]}, 2),
        ("Human First Starts Riot", {HF: [10]}, 2),  # none in tier 2: it moves into The Root
        ("Humanity Labor Hosts Union Heads", {HF: [1, 5, 10]}, 3),
        ("Beanstalk Owned By Mob?", {OC: [10]}, 4),
        ("Gang Wars at All-Time High!", {OC: [1, 2, 3]}, 3),
        ("Pistoleros Hit Squads Strike!", {OC: [6, 7, 9]}, 3),
        ("Tri-Maf Leaders Unite!", {OC: [4], HF: [5, 6]}, 1),
        ("Crumbling Infrastructure", {OUT: [1, 9]}, 2),
        ("Earthquake Rocks City", {OUT: [1, 9, 10]}, 5),
        ("Earthquake Rocks City", {OUT: [1, 9]}, 0),
        ("Helium-3 Transport Threatened", {OUT: [7, 9]}, 5),
        ("Helium-3 Transport Threatened", {OUT: [7, 1]}, 3),
        ("Helium-3 Transport Threatened", {OUT: [1, 5]}, 0),
        ("Rolling Outages Increase", {OUT: [1, 2, 3, 4]}, 4),
        ("Average Wage Falls Again", {"strike": [1, 2, 3], "protest": [4]}, 4),
        ("Average Wage Falls Again", {"strike": [1, 2], "protest": [4]}, 0),
        ("Report: Record Unemployment", {"strike": [1, 2], "protest": [4, 5, 6, 7]}, 4),
        ("Report: Record Unemployment", {"strike": [1, 2], "protest": [4, 5, 6]}, 0),
        ("Social Apps Spark Revolution", {"strike": [1], "protest": [4, 5]}, 3),
        ("Welfare Programs Slashed", {"strike": [1, 3], "protest": [4, 5]}, 2),
    ],
)
def test_63_5_top_effects(name: str, there: dict[str, list[int]], added: int) -> None:
    assert referee.event(city(**there), name)["threat_added"] == added


def test_units_move_from_the_highest_district_down() -> None:
    """8 stays in 9; 7 finds it there and goes to 10; 6 goes past both to The Root; 4 to 7, then one comes to 7."""
    answer = referee.event(city(human_first=[4, 6, 7, 8]), "Beanstalk Beset By Protesters")

    assert answer["threat_added"] == 4  # one of the four, and the one placed in 7, which finds 9 and 10 held
    assert places(answer)[HF] == [7, 9, 10]


def test_units_that_move_twice() -> None:
    """9 goes to 10 and out; 8 to 9 and 10; 5 to 6 and 9. Then one is placed in 3."""
    answer = referee.event(city(human_first=[5, 8, 9]), "Activist Cells Awaken")

    assert answer["threat_added"] == 2
    assert places(answer)[HF] == [3, 9, 10]


def test_placements_move_on() -> None:
    """39.3, 42.1 and the order of the card: each placement finds what the earlier ones left."""
    answer = referee.event(city(outage=[7, 9], prisec=[1], illness=[3], human_first=[2]), "Tri-Maf Leaders Unite!")

    assert places(answer) == {OUT: [7, 9, 10], "prisec": [1], ILL: [3, 5], HF: [2, 5, 6]}


def test_63_0_an_event_ends_with_the_game() -> None:
    """The turns are the card's all the same."""
    answer = referee.event(city(threat=24, outage=[1]), "Rolling Outages Increase")

    assert (answer["threat_added"], answer["turns"]) == (1, 3)
    assert places(answer) == {OUT: [1]}


def test_63_0_the_order_of_an_event_ends_with_the_game() -> None:
    """Illness before orgcrime and the lower district first: the second illness token ends the game."""
    answer = referee.event(city(threat=23, illness=[10]), "Welfare Programs Slashed")

    assert answer["threat_added"] == 2
    assert places(answer) == {ILL: [1, 10]}


def test_63_0_units_stop_when_the_game_ends() -> None:
    answer = referee.event(city(threat=23, human_first=[1, 10]), "Human First Starts Riot")

    assert places(answer) == {HF: [1]}


# ---- demand, investments, the end --------------------------------------------------------------


@pytest.mark.parametrize(
    ("supply", "threat", "answer"),
    [
        ((1, 2, 0, 2, 6), 3, {"met": True, "threat_added": 0, "missing": {}}),
        ((4, 5, 6, 8, 8), 3, {"met": True, "threat_added": 0, "missing": {}}),
        ((1, 2, 0, 2, 5), 3, {"met": False, "threat_added": 6, "missing": {"credits": 1}}),
        (
            (0, 0, 6, 1, 8),
            22,
            {"met": False, "threat_added": 3, "missing": {"energy": 1, "consumables": 2, "entertainment": 1}},
        ),
    ],
)
def test_63_4_increased_martian_violence(supply: tuple[int, ...], threat: int, answer: Json) -> None:
    """Asks for 1 energy, 2 consumables, 2 entertainment and 6 credits (also 18.2)."""
    stock = dict(zip(referee.TRACKS, supply, strict=True))

    assert referee.demand(city(threat=threat, demand="Increased Martian Violence", supply=stock)) == answer


@pytest.mark.parametrize(
    ("card", "there", "pays"),
    [
        ("Healthcare Initiative", "illness", [0, 0, 3, 5, 7, 7]),
        ("Power Siphoning", "outage", [0, 3, 5, 7, 7, 7]),
        ("Union Agreement", "human_first", [0, 0, 3, 5, 7, 7]),
        ("Laundering Scheme", "orgcrime", [0, 0, 3, 5, 7, 7]),
        ("Militarized Police", "prisec", [0, 3, 6, 8, 8, 8]),
        ("Populist Dismissal", "strike", [0, 1, 2, 3, 4, 5]),
        ("Populist Dismissal", "protest", [0, 1, 2, 3, 4, 5]),
    ],
)
def test_investments_in_the_city(card: str, there: str, pays: list[int]) -> None:
    paid = [referee.investment(city(**{there: EVERYWHERE[:number]}), card)["capital"] for number in range(6)]

    assert paid == pays


@pytest.mark.parametrize(
    ("card", "resource", "demand", "pays"),
    [
        ("Retail Sector", "consumables", "Refugee Influx", [0, 0, 0, 6, 6, 6]),
        ("Retail Sector", "consumables", "Tourism Spike", [2, 4, 6, 6, 6, 6]),
        ("Energy Sector", "energy", "Tourism Spike", [0, 0, 7, 7, 7]),
        ("Energy Sector", "energy", "Retail Shortage", [0, 5, 7, 7, 7]),
        ("Banking Sector", "credits", "Network Disruption", [0, 0, 0, 5, 6, 6, 6, 6, 6]),
        ("Technology Sector", "tech", "Power Grid Overload", [0, 4, 5, 6, 6, 6, 6]),
        ("Entertainment Sector", "entertainment", "Increased Martian Violence", [0, 0, 4, 5, 6, 6, 6, 6, 6]),
    ],
)
def test_investments_in_a_sector(card: str, resource: str, demand: str, pays: list[int]) -> None:
    """Only where the demand is met, and never more than the last number."""
    stocks = [{resource: amount} for amount in range(len(pays))]

    assert [referee.investment(city(demand=demand, supply=stock), card)["capital"] for stock in stocks] == pays


@pytest.mark.parametrize(("high", "pays"), [(5, 0), (4, 3), (3, 5), (2, 7), (0, 7)])
def test_short_sale(high: int, pays: int) -> None:
    stock = {name: 2 if place < high else place % 2 for place, name in enumerate(referee.TRACKS)}

    assert referee.investment(city(supply=stock), "Short Sale") == {"capital": pays}


FOUR = ("Globalsec", "Haas-Bioroid", "Jinteki", "Melange Mining")
SIX = (*FOUR, "NBN", "Weyland Consortium")


@pytest.mark.parametrize(
    ("threat", "corps", "capital", "rivals", "winners"),
    [
        (25, FOUR, (25, 40, 0, 9), ("Federalist", "Jinteki", "Globalsec", "Haas-Bioroid"), ["Globalsec"]),  # 69.3
        (25, FOUR, (24, 40, 0, 9), ("Federalist", "Jinteki", "Globalsec", "Haas-Bioroid"), []),  # 63.1
        (25, FOUR, (50, 40, 0, 9), ("Globalsec", "Jinteki", "Melange Mining", "Haas-Bioroid"), []),  # 28.3
        (24, FOUR, (60, 9, 3, 9), ("Federalist", "Jinteki", "Globalsec", "Haas-Bioroid"), ["Haas-Bioroid"]),  # 69.1
        (0, FOUR, (5, 4, 3, 3), ("Globalsec", "Federalist", "Jinteki", "Haas-Bioroid"), ["Globalsec"]),  # 69.2
        (0, FOUR, (5, 4, 3, 6), ("Globalsec", "Federalist", "Jinteki", "Haas-Bioroid"), ["Globalsec", FOUR[3]]),
        (0, FOUR, (5, 5, 3, 6), ("Globalsec", "Federalist", "Jinteki", "Melange Mining"), ["Melange Mining"]),  # 69.2
        (0, SIX[:5], (5, 4, 3, 6, 7), ("Globalsec", "Federalist", "Jinteki", "Melange Mining", "NBN"), [*SIX[3:5]]),
        (0, SIX, (9, 8, 7, 6, 5, 5), SIX, ["Globalsec", "Haas-Bioroid", "Jinteki"]),
    ],
)
def test_69_winners(
    threat: int, corps: tuple[str, ...], capital: tuple[int, ...], rivals: tuple[str, ...], winners: list[str]
) -> None:
    """A tie with the rival loses, and the own card asks for three others, or two of four players."""
    position = city(threat=threat, players=len(corps))
    answer = referee.ending(position, dict(zip(corps, capital, strict=True)), dict(zip(corps, rivals, strict=True)))

    assert answer == {"winners": winners, "reason": "threat" if threat == 25 else "demand"}
