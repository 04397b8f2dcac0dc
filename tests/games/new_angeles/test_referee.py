"""The referee against examples made by hand from the Rules Reference and the rulings: the city.

Names carry the paragraph. What no question of the judge can show has no test here: action cards and contracts
(35.2 in part, 35.6, 63.2), lower unrest (57.2, 68.2, 68.5) and a lower supply (58.3).
"""

from itertools import product
from random import Random

import pytest

from tests.games.new_angeles import referee
from tests.games.new_angeles.hand_made import EVERYWHERE, city, places
from tests.games.new_angeles.referee import COMPONENTS, ENEMIES, MOVABLE, ROOT, City, Json

# ---- placing and moving ------------------------------------------------------------------------


@pytest.mark.parametrize("component", COMPONENTS)
def test_40_0_a_component_is_placed_in_its_district(component: str) -> None:
    answer = referee.place(city(), component, 4)

    assert answer["path"] == [4]
    assert answer["threat_added"] == 0
    assert places(answer) == {component: [4]}


@pytest.mark.parametrize("component", ["android", "development", "prisec"])
def test_42_3_a_second_one_that_cannot_move_is_not_placed(component: str) -> None:
    """Also 5.3 and 19.4."""
    answer = referee.place(city(**{component: [4]}), component, 4)

    assert answer["path"] == []
    assert places(answer) == {component: [4]}


@pytest.mark.parametrize(
    ("component", "there"),
    [("android", [1, 2, 3]), ("prisec", [1, 2, 3, 4, 5, 6]), *((enemy, EVERYWHERE[:9]) for enemy in ENEMIES)],
)
def test_10_nothing_is_placed_from_an_empty_reserve(component: str, there: list[int]) -> None:
    answer = referee.place(city(**{component: there}), component, 10)

    assert (answer["path"], answer["threat_added"]) == ([], 0)
    assert places(answer) == {component: there}


@pytest.mark.parametrize("component", MOVABLE)
def test_35_3_a_second_one_moves_on(component: str) -> None:
    """Also 31.2, 32.3, 38.1, 39.3 and 40.1: from 4 by 7 and 9 to the first district without one."""
    answer = referee.place(city(**{component: [4, 7]}), component, 4)

    assert (answer["path"], answer["threat_added"]) == ([4, 7, 9], 0)
    assert places(answer) == {component: [4, 7, 9]}


@pytest.mark.parametrize("component", MOVABLE)
def test_35_2_the_root_adds_two_and_keeps_nothing(component: str) -> None:
    """Also 31.4, 32.4, 38.3, 39.4 and 63.3."""
    answer = referee.place(city(threat=3, **{component: [8, 9, 10]}), component, 8)

    assert (answer["path"], answer["threat_added"]) == ([8, 9, 10, ROOT], 2)
    assert places(answer) == {component: [8, 9, 10]}
    assert answer["position"]["threat"] == 5


@pytest.mark.parametrize(("component", "number"), list(product(MOVABLE, EVERYWHERE)))
def test_35_0_the_exits(component: str, number: int) -> None:
    exits = {1: 2, 2: 5, 3: 5, 4: 7, 5: 6, 6: 9, 7: 9, 8: 9, 9: 10, 10: ROOT}
    answer = referee.move(city(**{component: [number]}), component, number)

    assert answer["path"] == [exits[number]]
    assert answer["threat_added"] == (2 if number == 10 else 0)


@pytest.mark.parametrize("component", MOVABLE)
def test_35_1_what_cannot_stay_moves_again(component: str) -> None:
    answer = referee.move(city(**{component: [1, 2, 5]}), component, 1)

    assert answer["path"] == [2, 5, 6]
    assert places(answer) == {component: [2, 5, 6]}


@pytest.mark.parametrize("enemy", ENEMIES)
def test_35_4_enemies_do_not_stay_with_prisec(enemy: str) -> None:
    """Also 31.3, 38.2, 40.2 and 42.1, whether placed or moved."""
    guarded = city(prisec=[3, 5], **{enemy: [2]})

    assert referee.place(guarded, enemy, 3)["path"] == [3, 5, 6]
    assert referee.move(guarded, enemy, 2)["path"] == [5, 6]


def test_35_4_tokens_do_stay_with_prisec_and_enemies_with_each_other() -> None:
    for token in ("illness", "outage", "development", "android"):
        assert referee.place(city(prisec=[3]), token, 3)["path"] == [3]
    assert referee.place(city(orgcrime=[3]), "human_first", 3)["path"] == [3]


def test_42_2_prisec_drives_out_both_enemies() -> None:
    """Each takes its own way, and the path is prisec's."""
    answer = referee.place(city(human_first=[5, 6], orgcrime=[5], prisec=[9]), "prisec", 5)

    assert (answer["path"], answer["threat_added"]) == ([5], 0)
    assert places(answer) == {"human_first": [6, 10], "orgcrime": [6], "prisec": [5, 9]}


def test_42_2_nobody_is_driven_out_by_prisec_that_is_not_placed() -> None:
    """None is left in the reserve."""
    answer = referee.place(city(orgcrime=[10], prisec=[1, 2, 3, 4, 5, 6]), "prisec", 10)

    assert places(answer) == {"orgcrime": [10], "prisec": [1, 2, 3, 4, 5, 6]}


def test_63_0_the_end_comes_between_two_enemies() -> None:
    """Human First goes first; its arrival ends the game, so orgcrime has not moved yet."""
    answer = referee.place(city(threat=23, human_first=[10], orgcrime=[10]), "prisec", 10)

    assert answer["threat_added"] == 2
    assert places(answer) == {"orgcrime": [10], "prisec": [10]}


def test_63_0_threat_stops_at_25() -> None:
    answer = referee.move(city(threat=24, outage=[10]), "outage", 10)

    assert (answer["threat_added"], answer["position"]["threat"]) == (1, 25)


@pytest.mark.parametrize("unrest", ["protest", "strike"])
def test_39_1_an_outage_takes_unrest_away(unrest: str) -> None:
    """Also 40.3 and 68.8; the ruling says the same of a token that moved."""
    placed = referee.place(city(**{unrest: [6, 9]}), "outage", 6)
    moved = referee.move(city(outage=[6], **{unrest: [9]}), "outage", 6)

    assert places(placed) == {"outage": [6], unrest: [9]}
    assert places(moved) == {"outage": [9]}


def test_39_1_only_where_it_stays() -> None:
    """Also 35.5 and 68.10: unrest and developments stay; the district it left is stable."""
    answer = referee.move(city(outage=[6, 9], strike=[10, 7], development=[6, 10]), "outage", 6)

    assert answer["path"] == [9, 10]
    assert places(answer) == {"outage": [9, 10], "strike": [7], "development": [6, 10]}


@pytest.mark.parametrize(("component", "number"), [("prisec", 3), ("android", 3), ("development", 3), ("illness", 4)])
def test_35_5_what_cannot_move(component: str, number: int) -> None:
    with pytest.raises(ValueError, match=component):
        referee.move(city(**{name: [3] for name in COMPONENTS if name not in ENEMIES}), component, number)


# ---- exploiting --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "produced"),
    [
        (1, {"credits": 1, "consumables": 1}),
        (2, {"energy": 1, "credits": 1}),
        (3, {"consumables": 1, "entertainment": 1}),
        (4, {"entertainment": 1, "tech": 1}),
        (5, {"credits": 1, "tech": 1}),
        (6, {"entertainment": 2, "credits": 1}),
        (7, {"tech": 2, "consumables": 1}),
        (8, {"credits": 2, "entertainment": 1}),
        (9, {"credits": 3}),
        (10, {"energy": 2, "credits": 1}),
    ],
)
def test_27_0_resources_of_each_district(number: int, produced: dict[str, int]) -> None:
    """Also 43.1, 58.1 and 68.3."""
    answer = referee.exploit(city(), number)

    assert answer["produced"] == produced
    assert {name: amount for name, amount in answer["position"]["supply"].items() if amount} == produced
    assert places(answer) == {"protest": [number]}


@pytest.mark.parametrize(
    ("there", "after", "produced"),
    [
        ({"protest": [5]}, {"strike": [5]}, {"credits": 1, "tech": 1}),  # 45.1, 45.3, 68.1
        ({"strike": [5]}, {"strike": [5]}, {}),  # 27.3, 43.2, 57.0, 57.1, 68.4, 68.7
        ({"outage": [5]}, {"outage": [5]}, {}),  # 39.0, 39.2, 39.5, 43.2, 68.9
        ({"human_first": [5]}, {"human_first": [5], "strike": [5]}, {"credits": 1, "tech": 1}),  # 27.1, 31.0, 68.6
        ({"human_first": [5], "protest": [5]}, {"human_first": [5], "outage": [5]}, {"credits": 1, "tech": 1}),  # 31.1
        ({"human_first": [5], "strike": [5]}, {"human_first": [5], "outage": [5]}, {}),  # 27.2, 31.1
        ({"human_first": [5], "outage": [5]}, {"human_first": [5], "outage": [5, 6]}, {}),  # 31.1
        ({"orgcrime": [5]}, {"orgcrime": [5], "protest": [5]}, {"tech": 1}),  # 27.5, 38.0, 43.4
        ({"development": [5]}, {"development": [5], "protest": [5]}, {"credits": 2, "tech": 1}),  # 27.4, 43.3
        ({"illness": [5]}, {"illness": [5], "protest": [5]}, {"credits": 1, "tech": 1}),  # 27.6
        ({"prisec": [5]}, {"prisec": [5], "protest": [5]}, {"credits": 1, "tech": 1}),
    ],
)
def test_27_exploited_with(there: dict[str, list[int]], after: dict[str, list[int]], produced: dict[str, int]) -> None:
    answer = referee.exploit(city(**there), 5)

    assert (places(answer), answer["produced"], answer["threat_added"]) == (after, produced, 0)


def test_38_4_orgcrime_outdoes_a_development() -> None:
    answer = referee.exploit(city(orgcrime=[6], development=[6]), 6)

    assert answer["produced"] == {"credits": 1}


def test_38_5_orgcrime_takes_the_only_resource() -> None:
    """Rutherford has no secondary resource; it is exploited all the same (27.2)."""
    answer = referee.exploit(city(orgcrime=[9], development=[9]), 9)

    assert answer["produced"] == {}
    assert places(answer) == {"orgcrime": [9], "development": [9], "protest": [9]}


def test_31_1_a_surplus_outage_in_the_last_district_adds_threat() -> None:
    answer = referee.exploit(city(human_first=[10], outage=[10]), 10)

    assert answer["threat_added"] == 2
    assert places(answer) == {"human_first": [10], "outage": [10]}


def test_31_5_no_outage_without_human_first() -> None:
    """Human First next door does not count."""
    answer = referee.exploit(city(human_first=[6], strike=[5]), 5)

    assert places(answer) == {"human_first": [6], "strike": [5]}


def test_ruling_without_outage_tokens_unrest_rises_as_far_as_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(referee.LIMITS, "outage", 1)
    answer = referee.exploit(city(human_first=[5], protest=[5], outage=[7]), 5)

    assert places(answer) == {"human_first": [5], "strike": [5], "outage": [7]}


@pytest.mark.parametrize(("before", "produced"), [(5, {"credits": 3}), (6, {"credits": 2}), (8, {})])
def test_43_5_a_track_has_an_end(before: int, produced: dict[str, int]) -> None:
    """Also 58.2: what does not move on the track is not counted."""
    answer = referee.exploit(city(supply={"credits": before}), 9)

    assert answer["produced"] == produced
    assert answer["position"]["supply"]["credits"] == 8


def test_27_7_production_goes_upwards() -> None:
    """Human First in 5 sends an outage to 6 before 6 is exploited; 1 has no android."""
    answer = referee.production(city(android=[5, 6, 7], human_first=[5], outage=[5], protest=[6]))

    assert answer["produced"] == {"tech": 2, "consumables": 1}
    assert places(answer) == {"android": [5, 6, 7], "human_first": [5], "outage": [5, 6], "protest": [7]}


def test_43_1_production_adds_up() -> None:
    answer = referee.production(city(android=[8, 9, 10], supply={"credits": 3}))

    assert answer["produced"] == {"energy": 2, "entertainment": 1, "credits": 5}


def test_63_0_production_ends_with_the_game() -> None:
    """The outage of 9 goes to The Root; only with less threat is 10 exploited, too."""
    there = {"android": [9, 10], "human_first": [9, 10], "outage": [9, 10], "strike": [8]}

    assert referee.production(city(threat=20, **there))["threat_added"] == 4
    assert referee.production(city(threat=24, **there))["threat_added"] == 1


def test_63_0_nothing_is_produced_after_the_end() -> None:
    """The outage of 5 ends the game, so 7 is not exploited."""
    there = {"android": [5, 7], "human_first": [5], "outage": [5, 6, 9, 10]}
    answer = referee.production(city(threat=23, **there))

    assert (answer["produced"], places(answer)) == ({}, there)


# ---- random positions --------------------------------------------------------------------------


def faults(position: Json) -> list[str]:
    """What no game can reach, as judge.md lists it."""
    city = City(position)
    found = [f"too many {name}" for name in (*COMPONENTS, "unrest") if city.reserve(name) < 0]
    found += [f"{name} past its track" for name, last in referee.TRACKS.items() if not 0 <= city.supply[name] <= last]
    guarded, dark = set(city.where("prisec")), set(city.where("outage"))
    found += [f"{name} with prisec" for name in ENEMIES if not guarded.isdisjoint(city.where(name))]
    found += ["unrest with outage"] if not dark.isdisjoint(city.where("unrest")) else []
    return found + ([] if 0 <= city.threat < 25 and city.players in (4, 5, 6) else ["threat or players"])


def test_random_positions_are_legal_and_reach_every_edge() -> None:
    rng = Random(1)
    positions = [referee.random_position(rng) for _ in range(500)]
    cities = [City(position) for position in positions]

    assert not [faults(position) for position in positions if faults(position)]
    assert {city.threat for city in cities} == set(range(25))
    for component in ("android", "human_first", "orgcrime", "prisec"):
        assert {city.reserve(component) for city in cities} == set(range(referee.LIMITS[component] + 1))
    for resource, last in referee.TRACKS.items():
        assert {city.supply[resource] for city in cities} == set(range(last + 1))


def test_answers_start_from_what_is_left_out() -> None:
    """An empty position is four players, stable, empty, 0 and no demand; the one given is not changed."""
    given: Json = {}
    answer = referee.place(given, "illness", 1)["position"]

    assert given == {}
    assert (answer["players"], answer["demand"], answer["threat"]) == (4, None, 0)
    assert answer["supply"] == dict.fromkeys(referee.TRACKS, 0)
    assert answer["districts"]["2"] == {**dict.fromkeys(COMPONENTS, False), "unrest": "stable"}
