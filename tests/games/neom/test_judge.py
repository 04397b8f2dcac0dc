"""The judge of NEOM: its answers and its errors."""

from typing import Any

import pytest

from neopolis.engine.json_input import Part
from neopolis.games.neom.judge import judge
from tests.games.neom import referee
from tests.games.neom.judging import CELLS, CROSSROADS, ORDINARY, Json, ask, bought, city, placements

# Score, income, Disasters.


@pytest.mark.rule("NEOM 15.1", "NEOM 15.2", "NEOM 15.3", "NEOM 15.4", "NEOM 15.6", "NEOM 15.7")
def test_score_has_a_sum_for_each_category() -> None:
    """A city with one home, Coal and 17 L-Coins, which is a ghost town and has no Power, scores 2 points in all."""
    answer = ask("score", city={"center": "Coal", "tiles": {"c2": 131, "b3": 1}, "money": 17, "final_income": 9})

    sums = {name: value for name, value in answer.items() if name not in ("lines", "rules")}
    assert sums == {
        **{"printed": 1, "variable": 0, "neighborhoods": 1, "goods": 1, "money": 8},
        **{"pollution": 0, "ghost_town": -4, "power": -5, "total": 2},
    }


@pytest.mark.rule("NEOM 15.5")
def test_score_gives_a_line_for_each_reason() -> None:
    """A line of the score has points, a text and its rules."""
    answer = ask("score", city=city(b3=1, b2=11))

    assert {"points": -2, "text": "Pollution at Tenements on b3", "rules": ["NEOM 15.5"]} in answer["lines"]


@pytest.mark.rule("NEOM 15.1", "NEOM 15.2", "NEOM 15.3", "NEOM 15.4", "NEOM 15.5", "NEOM 15.6", "NEOM 15.7")
def test_score_cites_the_rules_of_its_lines() -> None:
    """The rules of a score are those of its lines, each once."""
    answer = ask("score", city=city(b3=1, b2=11, a1=60))

    cited = [rule for line in answer["lines"] for rule in line["rules"]]
    assert answer["rules"] == list(dict.fromkeys(cited))


@pytest.mark.rule("NEOM 14.1")
def test_income_depends_on_the_generation() -> None:
    """A Pharmacy brings 2 L-Coins in the second generation, and its paragraph is cited."""
    answer = ask("income", city=city(b3=36), generation=2)

    assert answer == {"income": 2, "rules": ["NEOM 14.1", "NEOM 19.36"]}


@pytest.mark.rule("NEOM 14.2")
def test_no_income_without_tiles() -> None:
    """A bare City Center brings nothing."""
    answer = ask("income", city=city(), generation=1)

    assert answer == {"income": 0, "rules": ["NEOM 14.1", "NEOM 14.2"]}


@pytest.mark.rule("NEOM 14.1")
@pytest.mark.parametrize(("tile", "rules"), [(121, ["NEOM 14.1", "NEOM 19.121"]), (122, ["NEOM 14.1", "NEOM 19.122"])])
def test_income_for_each_tile_is_cited(tile: int, rules: list[str]) -> None:
    """Casino and Trading Post are cited even if the city has no tile that they count."""
    assert ask("income", city=city(b3=tile), generation=1) == {"income": 0, "rules": rules}


# Placements.


@pytest.mark.rule("NEOM 6.3", "NEOM 6.4")
def test_the_next_city_is_the_left_neighbor() -> None:
    """At a table of five, the next city is the left neighbor: with a left route its Ore costs 1 L-Coin."""
    own = city(money=9, a3=3)
    answer = placements(own, city("Ore"), city("Oil"), city("Wood"), city("Stone"), tile=53)

    assert bought(answer) == [("Ore", 1, 1)]


@pytest.mark.rule("R-2")
def test_of_equal_sellers_the_lower_seat_is_named() -> None:
    """Both neighbors offer Ore for 2 L-Coins: the lower seat sells it."""
    answer = placements(city(money=9), city("Ore"), city("Ore"), tile=53)

    assert bought(answer) == [("Ore", 1, 2)]


@pytest.mark.rule("NEOM 6.3")
def test_the_first_seat_can_be_the_seller() -> None:
    """Seat 0 sells Ore to its neighbor."""
    answer = placements(city("Ore"), city(money=9), city("Oil"), seat=1, tile=53)

    assert bought(answer) == [("Ore", 0, 2)]


@pytest.mark.rule("NEOM 6.3")
def test_a_nearer_seller_comes_before_a_lower_seat() -> None:
    """Seat 0 sits across from the buyer, and seat 3 beside. The judge names seat 3, which is cheaper."""
    answer = placements(city("Ore"), city("Oil"), city(money=9), city("Ore"), seat=2, tile=53)

    assert bought(answer) == [("Ore", 3, 2)]


@pytest.mark.rule("NEOM 16.6")
def test_two_players_buy_from_the_opponent_or_the_supply() -> None:
    """The opponent sells Ore; Stone, which nobody produces, comes from the supply."""
    answer = placements(city(money=20), city("Ore"), tile=100)

    assert (answer["price"], bought(answer)) == (6, [("Ore", 1, 2), ("Stone", "supply", 2)])


@pytest.mark.rule("NEOM 17.7", "R-33")
def test_a_solo_route_is_used_on_the_first_good() -> None:
    """If two Raw Goods at 2 L-Coins are missing, the only route lowers the price of the first, Ore."""
    answer = placements(city(money=20, a3=3), tile=100)

    assert bought(answer) == [("Ore", "supply", 1), ("Stone", "supply", 2)]


@pytest.mark.rule("NEOM 17.7")
def test_a_used_solo_route_lowers_no_price() -> None:
    """A left route that was used earlier in this generation lowers no price."""
    answer = placements(city(money=20, a3=3), tile=100, routes_used=["left"])

    assert bought(answer) == [("Ore", "supply", 2), ("Stone", "supply", 2)]


@pytest.mark.rule("NEOM 17.6")
def test_the_solo_supply_offers_goods_by_generation() -> None:
    """Lumber is not sold in the first generation."""
    answer = placements(city(money=20), tile=5, generation=1)

    assert (answer["refused"], answer["price"], answer["purchases"]) == ("goods", None, [])
    assert "NEOM 17.6" in answer["rules"]


@pytest.mark.rule("NEOM 5.3", "NEOM 16.7")
def test_used_routes_are_ignored_with_several_players() -> None:
    """With two cities, any value of `routes_used` is ignored: their Trade Routes are not used up."""
    cities = [city(money=20, a3=3), city("Wood")]
    answer = placements(*cities, tile=53, routes_used="no matter")

    assert answer == placements(*cities, tile=53)


@pytest.mark.rule("NEOM 5.5")
def test_treasury_takes_cheap_steel() -> None:
    """Steel for 4 L-Coins is cheaper than paying 5."""
    answer = placements(city(money=9), city(a1=51), city(), tile=60)

    assert (answer["price"], bought(answer)) == (4, [("Steel", 1, 4)])


@pytest.mark.rule("NEOM 5.5")
def test_treasury_rather_takes_money_than_steel_at_the_same_price() -> None:
    """Steel for 5 L-Coins and paying 5 cost the same: the judge prefers paying, which is not a purchase."""
    answer = placements(city(money=9), city(), city(a1=51), city(), tile=60)

    assert (answer["price"], bought(answer)) == (5, [])


@pytest.mark.rule("R-5", "R-27", "NEOM 19.59", "NEOM 19.111")
def test_postal_service_and_import_office_save_most() -> None:
    """When three Goods at the same price are missing, the Import Office covers the last; the first two are bought."""
    answer = placements(city(money=40, a1=59, a2=111), city("Ore"), tile=96)

    assert bought(answer) == [("Glass", "supply", 4), ("Plastics", "supply", 4)]
    assert {"NEOM 19.59", "NEOM 19.111", "R-27"} <= set(answer["rules"])


@pytest.mark.rule("R-5")
def test_both_offices_cover_two_goods() -> None:
    """With Postal Service and Import Office, a Modern Foundry needs nothing but its cost."""
    answer = placements(city(money=2, a1=59, a2=111), tile=100)

    assert (answer["price"], bought(answer), answer["refused"]) == (2, [], None)


@pytest.mark.rule("NEOM 11.2", "R-32")
def test_at_the_limit_a_cornerstone_replaces_a_cornerstone() -> None:
    """At the limit, the only legal cell for a Public Cornerstone is that of the Public Cornerstone in the city."""
    answer = placements(city(b3=124, d3=1), tile=126, generation=1)

    assert answer["cells"] == ["b3"]


@pytest.mark.rule("NEOM 11.2")
@pytest.mark.parametrize("standing", [{"b3": 121}, {"b3": 124, "d3": 125}])
def test_over_the_limit_a_cornerstone_is_refused(standing: dict[str, int]) -> None:
    """One Cornerstone of another type, or two in all, leave no room for a Park in the first generation."""
    answer = placements({**city(), "tiles": standing}, tile=126, generation=1)

    assert (answer["refused"], answer["cells"], answer["price"]) == ("cornerstones", [], None)


@pytest.mark.rule("NEOM 9.6")
def test_a_disaster_is_refused() -> None:
    """A Disaster is never placed."""
    answer = placements(city(), tile=24)

    assert (answer["refused"], answer["price"]) == ("disaster", None)


@pytest.mark.rule("NEOM 5.4")
def test_missing_tiles_come_before_missing_money() -> None:
    """A Stock Exchange with only two Commercial tiles is refused for the missing tile, not for its price."""
    answer = placements(city(a1=6, a2=7), tile=94)

    assert (answer["refused"], answer["price"]) == ("tiles", None)


@pytest.mark.rule("NEOM 6.1")
def test_a_good_that_nobody_offers_is_refused() -> None:
    """No amount of money buys a Good that nobody offers."""
    answer = placements(city(money=2**53 - 1), city("Oil"), city("Oil"), tile=53)

    assert (answer["refused"], answer["price"]) == ("goods", None)


@pytest.mark.rule("NEOM 5.2")
def test_a_price_that_cannot_be_paid_is_given() -> None:
    """The price and the purchases are given even if there is not enough money."""
    answer = placements(city(money=1), city("Ore"), city(), tile=53)

    assert (answer["refused"], answer["cells"], answer["price"]) == ("money", [], 2)
    assert bought(answer) == [("Ore", 1, 2)]


@pytest.mark.rule("NEOM 5.7")
def test_a_tile_without_a_legal_cell_is_refused() -> None:
    """All cells have tiles that a Resource may not replace."""
    buildings = [number for number in ORDINARY if not referee.TILES[number].is_any("Resource")]
    answer = placements({**city(), "tiles": dict(zip(CELLS, buildings, strict=False))}, tile=18)

    assert (answer["refused"], answer["cells"], answer["price"]) == ("connection", [], 0)


@pytest.mark.rule("NEOM 7.2", "R-7")
def test_the_center_is_among_the_cells() -> None:
    """Cells are sorted by name; every tile may replace the City Center."""
    answer = placements(city(), tile=3)

    assert answer["cells"] == ["b3", "c2", "c3", "c4", "d3"]
    assert {"NEOM 5.7", "NEOM 7.2", "R-7"} <= set(answer["rules"])


# The purchases that make up the lowest price.


@pytest.mark.rule("NEOM 6.1", "NEOM 17.7")
def test_solo_routes_are_used_once_among_three_goods() -> None:
    """Both routes lower the price of the first Good. The other two cost the full price."""
    answer = placements(city(money=20, a3=3, e3=4), tile=96)

    assert bought(answer) == [("Glass", "supply", 2), ("Plastics", "supply", 4), ("Steel", "supply", 4)]


@pytest.mark.rule("NEOM 5.5", "NEOM 17.7")
def test_a_solo_route_lowers_the_price_of_an_alternative() -> None:
    """Coal for a Fossil Fuel Plant costs 1 L-Coin over a Trade Route."""
    answer = placements(city("Wood", money=9, a3=3), tile=16)

    assert (answer["price"], bought(answer)) == (1, [("Coal", "supply", 1)])


@pytest.mark.rule("NEOM 6.1", "R-27", "NEOM 19.111")
def test_the_import_office_covers_the_most_expensive_good() -> None:
    """Glass from across the table would cost 5 L-Coins, so it is covered; Plastics and Steel cost 4 each."""
    answer = placements(city(money=9, a1=111), city(a1=52, a2=51), city(a1=54), city(), tile=96)

    assert (answer["price"], bought(answer)) == (8, [("Plastics", 1, 4), ("Steel", 1, 4)])


@pytest.mark.rule("R-27", "NEOM 19.59", "NEOM 19.111")
def test_both_offices_cover_raw_goods() -> None:
    """With Postal Service and Import Office, neither Ore nor Stone is bought."""
    answer = placements(city(money=2, a1=59, a2=111), city("Ore"), city("Stone"), tile=100)

    assert (answer["price"], bought(answer)) == (2, [])


@pytest.mark.rule("R-22")
def test_money_is_exact_up_to_what_json_can_hold() -> None:
    """A city may have 2**53 - 1 L-Coins, which score half of it; more cannot be written exactly in JSON."""
    most = ask("score", city=city(money=2**53 - 1))
    more = ask("score", city=city(money=2**53))

    assert most["money"] == (2**53 - 1) // 2 and more["error"]["code"] == "out-of-range"


@pytest.mark.rule("NEOM 11.2")
@pytest.mark.parametrize(
    ("standing", "is_bad"),
    [({"a1": 121, "a2": 122, "a3": 123}, False), ({"a1": 121, "a2": 122, "a3": 123, "a4": 124}, True)],
)
def test_no_city_has_four_cornerstones(standing: dict[str, int], is_bad: bool) -> None:
    """A question about a city with more than three Cornerstones is an error."""
    assert ("error" in ask("score", city={**city(), "tiles": standing})) == is_bad


@pytest.mark.rule("NEOM 17.7")
@pytest.mark.parametrize(("used", "price"), [([], 2), (["left"], 3), (["right"], 3), (["left", "right"], 4)])
def test_each_unused_solo_route_lowers_a_price(used: list[str], price: int) -> None:
    """Ore and Stone for a Modern Foundry, which costs 2 L-Coins, cost 1 less for each unused route."""
    assert placements(city(money=20, a3=3, e3=4), tile=100, routes_used=used)["price"] == 2 + price


@pytest.mark.rule("NEOM 17.7")
def test_no_solo_route_is_used_twice() -> None:
    """A question that names a used route twice is an error."""
    assert placements(city(money=20), tile=100, routes_used=["left", "left"])["error"]["code"] == "route-twice"


# Questions that are malformed or impossible.

SCORE: Json = {"game": "neom", "ask": "score", "city": city()}
INCOME: Json = {"game": "neom", "ask": "income", "city": city(), "generation": 1}
DISASTER: Json = {"game": "neom", "ask": "disaster", "city": city(), "disaster": "Fire"}
PLACE: Json = {
    **{"game": "neom", "ask": "placements", "cities": [city()]},
    **{"seat": 0, "generation": 1, "tile": 51, "routes_used": []},
}


def with_city(**fields: Any) -> Json:
    return {**SCORE, "city": {**city(), **fields}}


BAD: list[tuple[Any, str, str]] = [
    (17, "wrong-type", "$"),
    ([SCORE], "wrong-type", "$"),
    ({}, "missing-field", "$.game"),
    ({**SCORE, "game": "chess"}, "unknown-game", "$.game"),
    ({**SCORE, "game": None}, "wrong-type", "$.game"),
    ({"game": "neom"}, "missing-field", "$.ask"),
    ({**SCORE, "ask": "scores"}, "unknown-ask", "$.ask"),
    ({**SCORE, "ask": ["score"]}, "wrong-type", "$.ask"),
    ({**SCORE, "generation": 1}, "unknown-field", "$.generation"),
    ({**SCORE, "two words": 1}, "unknown-field", '$["two words"]'),
    ({**SCORE, "city": []}, "wrong-type", "$.city"),
    ({"game": "neom", "ask": "score"}, "missing-field", "$.city"),
    ({**SCORE, "city": {"tiles": {}}}, "missing-field", "$.city.center"),
    ({**SCORE, "city": {"center": "Coal"}}, "missing-field", "$.city.tiles"),
    (with_city(name="Rome"), "unknown-field", "$.city.name"),
    (with_city(center="Steel"), "unknown-good", "$.city.center"),
    (with_city(center=0), "wrong-type", "$.city.center"),
    (with_city(tiles=[]), "wrong-type", "$.city.tiles"),
    (with_city(tiles={"c9": 1}), "unknown-cell", "$.city.tiles.c9"),
    (with_city(tiles={"": 1}), "unknown-cell", '$.city.tiles[""]'),
    (with_city(tiles={"C3": 1}), "unknown-cell", "$.city.tiles.C3"),
    (with_city(tiles={"c٣": 1}), "unknown-cell", '$.city.tiles["c\\u0663"]'),
    (with_city(tiles={"a1": 0}), "unknown-tile", "$.city.tiles.a1"),
    (with_city(tiles={"a1": 151}), "unknown-tile", "$.city.tiles.a1"),
    (with_city(tiles={"a1": 10**40}), "unknown-tile", "$.city.tiles.a1"),
    (with_city(tiles={"a1": True}), "wrong-type", "$.city.tiles.a1"),
    (with_city(tiles={"a1": 1.0}), "wrong-type", "$.city.tiles.a1"),
    (with_city(tiles={"a1": "1"}), "wrong-type", "$.city.tiles.a1"),
    (with_city(tiles={"a1": None}), "wrong-type", "$.city.tiles.a1"),
    (with_city(tiles={"a1": 64}), "disaster-in-city", "$.city.tiles.a1"),
    (with_city(tiles={"a1": 1, "a2": 1}), "tile-twice", "$.city.tiles.a2"),
    (with_city(tiles={"a1": 121, "a2": 122, "a3": 123, "a4": 124}), "cornerstones-over-limit", "$.city.tiles"),
    (with_city(money=-1), "out-of-range", "$.city.money"),
    (with_city(money=2**53), "out-of-range", "$.city.money"),
    (with_city(money=1.5), "wrong-type", "$.city.money"),
    (with_city(money=False), "wrong-type", "$.city.money"),
    (with_city(money=None), "wrong-type", "$.city.money"),
    (with_city(money=3, final_income=4), "income-over-money", "$.city.final_income"),
    (with_city(final_income=-1), "out-of-range", "$.city.final_income"),
    (with_city(tiles={"a1": 137}), "missing-field", "$.city.modular_factory"),
    (with_city(tiles={"a1": 137}, modular_factory="Coal"), "unknown-good", "$.city.modular_factory"),
    (with_city(tiles={"a1": 137}, modular_factory=6), "wrong-type", "$.city.modular_factory"),
    ({**INCOME, "generation": 0}, "out-of-range", "$.generation"),
    ({**INCOME, "generation": 4}, "out-of-range", "$.generation"),
    ({**INCOME, "generation": True}, "wrong-type", "$.generation"),
    ({**DISASTER, "disaster": "fire"}, "unknown-disaster", "$.disaster"),
    ({**DISASTER, "disaster": ""}, "unknown-disaster", "$.disaster"),
    ({**PLACE, "cities": []}, "wrong-length", "$.cities"),
    ({**PLACE, "cities": [city()] * 6}, "wrong-length", "$.cities"),
    ({**PLACE, "cities": city()}, "wrong-type", "$.cities"),
    ({**PLACE, "cities": [city(), 5]}, "wrong-type", "$.cities[1]"),
    ({**PLACE, "cities": [city(a1=1), city(b1=1)]}, "tile-twice", "$.cities[1].tiles.b1"),
    ({**PLACE, "seat": 1}, "out-of-range", "$.seat"),
    ({**PLACE, "seat": -1}, "out-of-range", "$.seat"),
    ({**PLACE, "tile": 151}, "unknown-tile", "$.tile"),
    ({**PLACE, "tile": "51"}, "wrong-type", "$.tile"),
    ({**PLACE, "routes_used": None}, "wrong-type", "$.routes_used"),
    ({**PLACE, "routes_used": ["up"]}, "unknown-route", "$.routes_used[0]"),
    ({**PLACE, "routes_used": [0]}, "wrong-type", "$.routes_used[0]"),
    ({**PLACE, "routes_used": ["left", "left"]}, "route-twice", "$.routes_used[1]"),
    ({**PLACE, "routes_used": ["left", "right", "left"]}, "wrong-length", "$.routes_used"),
]


@pytest.mark.parametrize(("question", "code", "at"), BAD)
def test_a_bad_question_gets_code_message_and_path(question: Any, code: str, at: str) -> None:
    """Every malformed or impossible value is reported, with its path; no exception is raised."""
    answer = judge.answer(Part(question, "$"), CROSSROADS)

    error = answer["error"]
    assert isinstance(error, dict)
    assert (error["code"], error["at"]) == (code, at)
    assert error["message"].endswith(".") and "{" not in error["message"]


@pytest.mark.parametrize("question", [SCORE, INCOME, DISASTER, PLACE])
def test_every_required_field_is_checked(question: Json) -> None:
    """Without any one of its fields a question is an error; only `routes_used` may be left out."""
    for name in question:
        rest = {other: value for other, value in question.items() if other != name}
        answer = judge.answer(Part(rest, "$"), CROSSROADS)

        assert ("error" in answer) == (name != "routes_used")


def test_modular_factory_is_ignored_without_its_tile() -> None:
    """In a city without tile 137, the field `modular_factory` is ignored."""
    answer = ask("score", city={**city(a1=1), "modular_factory": 5})

    assert answer == ask("score", city=city(a1=1))


@pytest.mark.rule("NEOM 19.137")
def test_modular_factory_produces_its_good() -> None:
    """A city with Coal whose Modular Factory makes Steel has 3 points for Goods."""
    answer = ask("score", city={**city(a1=137), "modular_factory": "Steel"})

    assert answer["goods"] == 3


def test_messages_shorten_long_values() -> None:
    """An error message stays short, however long the wrong value is."""
    answer = ask("x" * 10_000)

    assert len(answer["error"]["message"]) < 200
