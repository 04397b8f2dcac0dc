"""The independent referee agrees with the judge about random tables."""

import json
import random
from typing import Any

import pytest

from neopolis.engine.json_input import Part
from neopolis.games.neom.judge import judge
from tests.games.neom import referee
from tests.games.neom.box import BOX
from tests.sizes import Size

CELLS = sorted(referee.SQUARES)
TILES = [number for number, tile in referee.TILES.items() if not tile.is_any("Disaster")]
CORNERSTONES = [number for number in TILES if referee.TILES[number].cornerstone]
ORDINARY = [number for number in TILES if number not in CORNERSTONES]
DEMANDING = [number for number in TILES if referee.TILES[number].goods or referee.TILES[number].tiles_required]
DISASTERS = ["Flood", "Fire", "Crime Spree"]

Json = dict[str, Any]

PACK = BOX  # the referee knows only the printed tiles


def ask(what: str, **fields: Any) -> Json:
    return judge.answer(Part({"game": "neom", "ask": what, **fields}, "$"), PACK)


def random_city(chance: random.Random, ordinary: list[int], cornerstones: list[int]) -> Json:
    """A random city with any number of tiles, which may cover the center and may be cut off."""
    tiles = [cornerstones.pop() for _ in range(chance.randrange(4))]
    size = chance.choice((chance.randrange(26), chance.randrange(8)))
    while ordinary and len(tiles) < size:
        tiles.append(ordinary.pop())
    for office in (59, 111):
        if office in ordinary and len(tiles) < len(CELLS) and chance.random() < 0.3:
            ordinary.remove(office)
            tiles.append(office)
    cells = chance.sample(CELLS, len(tiles))
    money = chance.choice((0, 1, 2, 3, 4, 5, 6, 8, 12, 20, 50, 300))
    return {
        **{"center": chance.choice(sorted(referee.RAW)), "tiles": dict(zip(cells, tiles, strict=True))},
        **{"money": money, "final_income": chance.randint(0, money)},
        "modular_factory": chance.choice(sorted(referee.PROCESSED)),
    }


def random_table(chance: random.Random, seats: int) -> list[Json]:
    ordinary = chance.sample(ORDINARY, len(ORDINARY))
    cornerstones = chance.sample(CORNERSTONES, len(CORNERSTONES))
    return [random_city(chance, ordinary, cornerstones) for _ in range(seats)]


def random_placement(chance: random.Random, cities: list[Json]) -> Json:
    return {
        **{"cities": cities, "seat": chance.randrange(len(cities)), "generation": chance.randint(1, 3)},
        "tile": chance.choice((chance.randint(1, 150), chance.choice(DEMANDING), chance.choice(CORNERSTONES))),
        "routes_used": chance.choice(([], ["left"], ["right"], ["left", "right"])),
    }


def without_reasons(answer: Json) -> Json:
    return {name: value for name, value in answer.items() if name not in ("lines", "rules")}


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_referee_agrees_about_cities(seats: int, size: Size) -> None:
    """Judge and referee agree about score, incomes and Disasters of random cities."""
    chance = random.Random(seats)
    for _ in range(size(quick=15, normal=50, soak=3_000)):
        for given in random_table(chance, seats):
            scored = without_reasons(ask("score", city=given))
            earned = [ask("income", city=given, generation=number)["income"] for number in (1, 2, 3)]
            struck = [without_reasons(ask("disaster", city=given, disaster=name)) for name in DISASTERS]

            assert scored == referee.score(given), given
            assert earned == [referee.income(given, number) for number in (1, 2, 3)], given
            assert struck == [referee.disaster(given, name) for name in DISASTERS], given


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_referee_agrees_about_placements(seats: int, size: Size) -> None:
    """Judge and referee agree about cells, price, purchases and refusals at random tables."""
    chance = random.Random(seats)
    met = set()
    for _ in range(size(quick=140, normal=200, soak=5_000)):
        cities = random_table(chance, seats)
        for _ in range(4):
            question = random_placement(chance, cities)
            answer = without_reasons(ask("placements", **question))
            met.add(answer["refused"])

            assert answer == referee.placements(**question), question
    assert met >= {None, "cornerstones", "disaster", "tiles", "money", "connection"}


def test_answers_are_plain_and_cite_rules() -> None:
    """Every answer to a random question can be written as JSON and names a rule."""
    chance = random.Random(7)
    for _ in range(50):
        cities = random_table(chance, 3)
        answers = [ask("placements", **random_placement(chance, cities)), ask("score", city=cities[0])]

        for answer in answers:
            assert json.loads(json.dumps(answer)) == answer
            assert all(rule.startswith(("NEOM ", "R-")) for rule in answer["rules"]) and answer["rules"]
