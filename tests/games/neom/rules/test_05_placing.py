"""NEOM 5: placing the selected tile."""

from __future__ import annotations

import pytest

from neopolis.games.neom.ids import DONE, PAY, SELL
from tests.games.neom.rules.plays import refused
from tests.games.neom.table import table
from tests.games.neom.tiles.positions import FACTORIES, SHOPS, on

CELLS = [f"{column}{row}" for row in "12345" for column in "abcde"]
RING = {"b3", "d3", "c2", "c4"}  # the spaces beside the City Center


@pytest.mark.rule("NEOM 5.1")
@pytest.mark.parametrize(
    ("tile", "code", "rule"),
    [
        (26, "cannot-place-money", "NEOM 5.2"),  # Tiny Houses cost 3 L-Coins
        (9, "cannot-place-goods", "NEOM 5.3"),  # Antique Store needs Gold
        (94, "cannot-place-tiles", "NEOM 5.4"),  # Stock Exchange needs three Commercial tiles
    ],
)
def test_5_1_requirements_must_be_met(tile: int, code: str, rule: str) -> None:
    """A tile whose requirement is not met is refused, with the rule."""
    refusal = refused(table().alone(0).money(0, 2).select(0, tile), 0, tile)

    assert refusal.code == code and rule in refusal.rules


@pytest.mark.rule("NEOM 5.2", "NEOM 5.3", "NEOM 5.4", "NEOM 5.5", "NEOM 6.1")
@pytest.mark.parametrize(
    ("tile", "words"),
    [
        (26, ["it costs 3", "you have 2", "you are 1 short"]),  # Tiny Houses
        (9, ["Nobody makes Gold"]),  # Antique Store
        (52, ["Nobody makes Oil"]),  # Plastics Factory: a neighbor sells Natural Gas
        (16, ["Nobody makes Coal"]),  # Fossil Fuel Plant, for which Coal or Oil would do
        (94, ["You need 3 Commercial tiles", "you have 1"]),  # Stock Exchange
    ],
)
def test_5_1_the_refusal_says_what_is_missing(tile: int, words: list[str]) -> None:
    """The message says how much is needed, and how much there is."""
    position = table().alone(0).city(0, "Wood", c2=7).city(1, "Natural Gas").money(0, 2)
    message = refused(position.select(0, tile), 0, tile).message

    assert all(word in message for word in words)


@pytest.mark.rule("NEOM 5.1")
def test_5_1_otherwise_another_action() -> None:
    """A player who cannot place the tile must take one of the other actions."""
    position = table().alone(0).money(0, 0).cornerstones(0, 139).select(0, 26)

    assert position.game.decision(0).options == [139, SELL]
    assert refused(position, 0, DONE).code == "not-an-option"


@pytest.mark.rule("NEOM 5.1")
def test_5_1_a_tile_without_requirements() -> None:
    """A tile without requirements is placed without money or Goods."""
    position = table().money(0, 0).city(0, c3=3).place(0, 7, "c2")

    assert position.player(0).tiles == {"c3": 3, "c2": 7}


@pytest.mark.rule("NEOM 5.2")
def test_5_2_the_cost_is_paid() -> None:
    """The cost goes to the supply: the player has less, nobody has more."""
    position = table().place(0, 26, "c2")

    assert [position.player(seat).money for seat in range(4)] == [3, 11, 11, 11]


@pytest.mark.rule("NEOM 5.2")
@pytest.mark.parametrize(("money", "code"), [(2, "cannot-place-money"), (3, "")])
def test_5_2_the_whole_cost(money: int, code: str) -> None:
    """The player needs enough money for the whole cost."""
    assert table().money(0, money).hindrance(0, 26) == code


@pytest.mark.rule("NEOM 5.2")
@pytest.mark.parametrize(("money", "code"), [(4, "cannot-place-money"), (5, "")])
def test_5_2_goods_and_money_add_up(money: int, code: str) -> None:
    """Smelter: its cost of 2 L-Coins is added to the 3 for Ore from across the table."""
    position = table(generation=2).alone(0).city(0, "Coal").city(2, "Ore")

    assert position.money(0, money).hindrance(0, 69) == code


@pytest.mark.rule("NEOM 5.3")
def test_5_3_own_goods() -> None:
    """A Good that the city itself produces costs nothing, and the city keeps its token."""
    position = table().alone(0).city(0, "Ore").money(0, 0).place(0, 13, "c2")

    assert (position.player(0).money, position.player(0).goods) == (0, ["Ore", "Gold"])


@pytest.mark.rule("NEOM 5.3")
def test_5_3_all_goods_are_needed() -> None:
    """Steel Foundry: Coal alone is not enough."""
    assert table(generation=2).alone(0).city(0, "Coal").hindrance(0, 51) == "cannot-place-goods"


@pytest.mark.rule("NEOM 5.3")
def test_5_3_bought_goods() -> None:
    """Steel Foundry: the missing Ore is bought, the Coal is not."""
    position = table(generation=2).alone(0).city(0, "Coal").city(1, "Ore").choose(0, 51).answer(0, "c2")
    prices = position.texts(0)

    assert prices == ["from seat 1 to the left for 2", "from seat 1 to the right for 4"]


@pytest.mark.rule("NEOM 5.3", "NEOM 5.5", "NEOM 17.7")
@pytest.mark.parametrize("tile", [13, 16])
def test_5_3_a_solo_players_route_lowers_the_price(tile: int) -> None:
    """With the left Trade Route and 1 L-Coin, a solo player can buy Ore, or one of Coal and Oil."""
    position = table(1).city(0, "Wood", a3=2)

    assert position.copy().money(0, 0).hindrance(0, tile) == "cannot-place-money"
    assert position.money(0, 1).hindrance(0, tile) == ""


@pytest.mark.rule("NEOM 5.3")
def test_5_3_a_good_of_a_cut_off_tile_counts() -> None:
    """A producer without a way to the center still produces."""
    position = table(roads={3: "NS"}).alone(0).city(0, "Coal", c3=3, a3=22)

    assert position.hindrance(0, 13) == ""


@pytest.mark.rule("NEOM 5.4")
@pytest.mark.parametrize(("tiles", "code"), [((6, 7), "cannot-place-tiles"), ((6, 7, 8), "")])
def test_5_4_three_tiles(tiles: tuple[int, ...], code: str) -> None:
    """Stock Exchange: three Commercial tiles must be in the city before it; it does not count itself."""
    city = dict(zip(("c2", "b3", "d3"), tiles, strict=False))

    assert table(generation=3).city(0, **city).hindrance(0, 94) == code


@pytest.mark.rule("NEOM 5.4")
def test_5_4_they_need_not_be_connected() -> None:
    """Nursing Home: three homes in three corners are enough, even if they are cut off."""
    assert table(generation=3).city(0, a1=3, e1=2, e5=1).hindrance(0, 83) == ""


@pytest.mark.rule("NEOM 5.4")
def test_5_4_of_the_right_type() -> None:
    """Modern Factory: Industrial tiles are needed, others do not help."""
    assert table(generation=3).city(0, c2=11, b3=12, d3=7, c4=17).hindrance(0, 99) == "cannot-place-tiles"


@pytest.mark.rule("NEOM 5.4")
def test_5_4_money_is_not_a_substitute() -> None:
    """Without the three required tiles, no amount of money helps."""
    position = table(generation=3).city(1, c2=6, b3=7, d3=8).money(0, 99)

    assert position.hindrance(0, 94) == "cannot-place-tiles"


@pytest.mark.rule("NEOM 5.5")
@pytest.mark.parametrize("good", ["Coal", "Oil"])
def test_5_5_one_of_the_options_is_enough(good: str) -> None:
    """Fossil Fuel Plant: a city with Coal or with Oil can place it and buys nothing."""
    position = table().alone(0).city(0, good).money(0, 0).place(0, 16, "c2")

    assert position.player(0).tiles == {"c2": 16}


@pytest.mark.rule("NEOM 5.5")
def test_5_5_the_option_to_buy_is_chosen() -> None:
    """Fossil Fuel Plant: a player without Coal and Oil chooses which one to buy, and buys only that one."""
    position = table().alone(0).city(0, "Ore").city(1, "Coal").city(3, "Oil").choose(0, 16).answer(0, "c2")
    offered = position.texts(0)
    position.answer(0, "Oil", "from seat 3 to the right").finish()

    assert offered == ["Coal", "Oil"]
    assert [position.player(seat).money for seat in range(4)] == [4, 11, 11, 13]


@pytest.mark.rule("NEOM 5.5")
def test_5_5_no_question_if_only_one_can_be_paid() -> None:
    """Fossil Fuel Plant: with 2 L-Coins, a player can buy Coal from a neighbor, but not Oil from across the table."""
    position = table().alone(0).city(0, "Ore").city(1, "Coal").city(2, "Oil").money(0, 2).choose(0, 16).answer(0, "c2")

    assert 0 not in position.game.deciders
    position.finish()
    assert [position.player(seat).money for seat in range(3)] == [0, 13, 11]


@pytest.mark.rule("NEOM 5.5")
def test_5_5_neither_is_available() -> None:
    """Fossil Fuel Plant: if nobody produces Coal or Oil, it cannot be placed."""
    assert table().alone(0).city(0, "Ore").money(0, 99).hindrance(0, 16) == "cannot-place-goods"


@pytest.mark.rule("NEOM 5.5")
def test_5_5_treasury_for_steel() -> None:
    """Treasury: a player who produces Steel pays nothing."""
    position = table(generation=2).city(0, c4=51).money(0, 0).place(0, 60, "c2")

    assert (position.player(0).money, position.player(0).tiles) == (0, {"c4": 51, "c2": 60})


@pytest.mark.rule("NEOM 5.5")
def test_5_5_treasury_for_5() -> None:
    """Treasury: 5 L-Coins go to the supply instead of Steel."""
    position = table(generation=2).city(1, c2=51).choose(0, 60).answer(0, "c2")
    offered = position.texts(0)
    position.answer(0, "pay 5").finish()

    assert offered == ["Steel", "pay 5"]
    assert [position.player(seat).money for seat in range(4)] == [1, 11, 11, 11]


@pytest.mark.rule("NEOM 5.5")
@pytest.mark.parametrize(("money", "code"), [(4, "not-asked"), (5, "")])
def test_5_5_treasury_asks_who_has_just_enough(money: int, code: str) -> None:
    """Treasury: if Steel costs 4 L-Coins, a player with 5 may pay 5 to the supply instead; one with 4 buys Steel."""
    position = table(generation=2).city(1, c2=51).money(0, money).choose(0, 60).answer(0, "c2")

    assert (refused(position, 0, PAY).code if code else position.texts(0)) == (code or ["Steel", "pay 5"])


@pytest.mark.rule("NEOM 5.5", "R-27")
def test_5_5_treasury_for_covered_steel() -> None:
    """Treasury: if the Import Office covers the Steel, the player pays nothing and is not asked."""
    position = table(generation=3).alone(0).city(0, a1=111).choose(0, 60).answer(0, "c2")

    assert 0 not in position.game.deciders and position.finish().player(0).money == 6


@pytest.mark.rule("NEOM 5.5")
def test_5_5_treasury_for_bought_steel() -> None:
    """Treasury: Steel may be bought as usual, even by a player who has less than 5 L-Coins."""
    position = table(generation=2).city(1, c2=51).money(0, 4).place(0, 60, "c2")

    assert [position.player(seat).money for seat in range(2)] == [0, 6 + 5 + 4]


@pytest.mark.rule("NEOM 5.5")
@pytest.mark.parametrize(("money", "code"), [(4, "cannot-place-money"), (5, "")])
def test_5_5_treasury_needs_one_of_them(money: int, code: str) -> None:
    """Treasury: if nobody produces Steel, it costs 5 L-Coins."""
    assert table(generation=2).money(0, money).hindrance(0, 60) == code


@pytest.mark.rule("NEOM 5.6")
def test_5_6_empty_spaces_and_replacement() -> None:
    """On the first turn a tile can go on the four spaces beside the City Center, and on the center itself."""
    assert table().spaces(0, 3) == {*RING, "c3"}


@pytest.mark.rule("NEOM 5.6")
def test_5_6_the_grid_ends_at_its_border() -> None:
    """Roads on the border lead nowhere: a row of tiles does not continue on the other side."""
    position = table().city(0, d3=3, e3=1, c3=2)

    assert position.spaces(0, 17) == {"b3", "c2", "c4", "d2", "d4", "e2", "e4"}


@pytest.mark.rule("NEOM 5.6")
def test_5_6_occupied() -> None:
    """A tile cannot be placed on a tile of another type."""
    refusal = refused(table().city(0, c2=7).choose(0, 3), 0, "c2")

    assert refusal.code == "cannot-replace" and "NEOM 7.1" in refusal.rules


@pytest.mark.rule("NEOM 5.6")
def test_5_6_off_the_grid() -> None:
    """Only a space is an answer to the question where to place the tile."""
    assert refused(table().choose(0, 3), 0, SELL).code == "not-an-option"


@pytest.mark.rule("NEOM 5.7")
def test_5_7_a_tile_needs_a_road_to_the_center() -> None:
    """A space with no connected neighbor is refused."""
    refusal = refused(table().choose(0, 3), 0, "a1")

    assert refusal.code == "not-connected" and "NEOM 5.7" in refusal.rules


@pytest.mark.rule("NEOM 5.7")
@pytest.mark.parametrize(("road", "space"), [("N", "c4"), ("E", "b3"), ("S", "c2"), ("W", "d3")])
def test_5_7_the_tile_must_have_the_road(road: str, space: str) -> None:
    """A tile with one road can be placed beside the center only where that road meets it."""
    assert table(roads={3: road}).spaces(0, 3) == {space, "c3"}


@pytest.mark.rule("NEOM 5.7")
@pytest.mark.parametrize(("road", "space"), [("NS", "c1"), ("ES", "d2"), ("SW", "b2")])
def test_5_7_the_neighbor_must_have_the_road(road: str, space: str) -> None:
    """From a tile on c2, new tiles can be placed only where its second road leads."""
    beyond = table(roads={7: road}).city(0, c2=7).spaces(0, 3) - {*RING, "c3"}

    assert beyond == {space}


@pytest.mark.rule("NEOM 5.7")
def test_5_7_over_other_tiles() -> None:
    """The way to the center may be long and winding."""
    position = table(roads={7: "EW", 6: "NE", 8: "NS"}).city(0, b3=6, b2=8, b1=7)

    assert "c1" not in position.spaces(0, 3)
    assert "c1" in position.city(0, b3=6, b2=8, b1=3).spaces(0, 1)


@pytest.mark.rule("NEOM 5.7")
def test_5_7_an_open_end_is_not_enough() -> None:
    """A road to a tile that is cut off itself is not a connection."""
    position = table().city(0, a1=7)

    assert not position.spaces(0, 3) & {"a2", "b1"}


@pytest.mark.rule("NEOM 5.7")
def test_5_7_the_tile_in_the_centers_place() -> None:
    """When the center is replaced, the roads of the tile in its place count."""
    position = table(roads={17: "NS"}).city(0, c3=17)

    assert position.spaces(0, 3) == {"c2", "c4"}


@pytest.mark.rule("NEOM 5.7")
def test_5_7_no_space_at_all() -> None:
    """A tile that would be connected nowhere cannot be placed."""
    refusal = refused(table(roads={17: "N", 3: "EW"}).city(0, c3=17).select(0, 3), 0, 3)

    assert refusal.code == "cannot-place-connection" and "NEOM 5.7" in refusal.rules


@pytest.mark.rule("NEOM 5.7", "NEOM 11.2")
@pytest.mark.parametrize(("tile", "standing"), [(3, 121), (124, 10)], ids=["home", "Cornerstone"])
def test_5_7_no_space_in_a_full_city(tile: int, standing: int) -> None:
    """In a city full of shops and factories there is no space for a home, nor for a first Public Cornerstone.

    The Cornerstone limit is not the reason: it does not concern the home, and is not reached by the Cornerstone.
    """
    city = {**on(CELLS, [*SHOPS, *FACTORIES]), "a1": standing}

    assert table(generation=1).city(0, **city).hindrance(0, tile) == "cannot-place-connection"


@pytest.mark.rule("NEOM 5.7")
def test_5_7_reconnecting() -> None:
    """A tile that closes a gap may be placed, and new tiles can again be placed beyond it."""
    position = table().city(0, a3=7).place(0, 3, "b3")

    assert {"a2", "a4"} <= position.spaces(0, 1)


@pytest.mark.rule("NEOM 5.7")
def test_5_7_a_replacement_loses_the_old_roads() -> None:
    """A tile on c2 with a road only to c1 is not connected, because c1 was connected through the old tile."""
    position = table(roads={1: "N"}).city(0, c2=3, c1=7)

    assert "c2" not in position.spaces(0, 1)


@pytest.mark.rule("NEOM 5.7")
def test_5_7_a_replacement_may_be_reached_around() -> None:
    """Placed over c2 with a road only to c1, a tile is connected if c1 has another way to the center."""
    position = table(roads={1: "N"}).city(0, c2=3, c1=7, b1=8, b2=6, b3=17)

    assert "c2" in position.spaces(0, 1)


@pytest.mark.rule("NEOM 5.7")
def test_5_7_a_cornerstone_too() -> None:
    """A Cornerstone needs the connection as well."""
    assert refused(table().choose(0, 139), 0, "e5").code == "not-connected"


@pytest.mark.rule("NEOM 5.8")
def test_5_8_roads_of_the_new_tile_may_end() -> None:
    """It does not matter that the new tile's other roads meet sides without a road."""
    position = table(roads={7: "S", 8: "N"}).city(0, c2=7, c4=8).place(0, 3, "d3")

    assert position.player(0).tiles["d3"] == 3


@pytest.mark.rule("NEOM 5.8")
def test_5_8_roads_of_a_neighbor_may_end() -> None:
    """It does not matter that a neighbor's road is not continued."""
    position = table(roads={3: "W"}).city(0, d4=7, d2=8).place(0, 3, "d3")

    assert position.player(0).tiles["d3"] == 3


@pytest.mark.rule("NEOM 5.8")
def test_5_8_roads_may_end_at_the_border() -> None:
    """A road may lead out of the grid."""
    position = table(roads={3: "NS"}).city(0, c2=7).place(0, 3, "c1")

    assert position.player(0).tiles["c1"] == 3


@pytest.mark.rule("NEOM 5.9")
def test_5_9_tiles_are_not_turned() -> None:
    """A tile with a straight road from north to south fits only above, below and on the center."""
    assert table(roads={3: "NS"}).spaces(0, 3) == {"c2", "c4", "c3"}


@pytest.mark.rule("NEOM 5.9")
def test_5_9_players_are_not_asked_to_turn_a_tile() -> None:
    """Once the space is chosen, the placement is done."""
    position = table().choose(0, 3).answer(0, "c2")

    assert 0 not in position.game.deciders


@pytest.mark.rule("NEOM 5.10")
def test_5_10_the_effect_comes_at_once() -> None:
    """The money and Goods that a tile brings are available after the turn."""
    position = table().city(0, "Ore").place(0, 6, "c2").place(0, 13, "c4")

    assert (position.player(0).money, position.player(0).goods) == (6 + 3, ["Ore", "Gold"])


@pytest.mark.rule("NEOM 5.10")
def test_5_10_some_tiles_react_to_a_further_tile() -> None:
    """Merchant Union: each Commercial tile placed later brings 1 L-Coin."""
    position = table().city(0, c4=132).place(0, 7, "c2")

    assert position.player(0).money == 6 + 5 + 1


@pytest.mark.rule("NEOM 5.10")
@pytest.mark.parametrize(("money", "code"), [(3, "cannot-place-money"), (4, "")])
def test_5_10_the_tiles_own_money_comes_too_late(money: int, code: str) -> None:
    """Antique Store: the 4 L-Coins that it brings cannot buy the Gold that it needs."""
    assert table().city(1, c2=13).money(0, money).hindrance(0, 9) == code


@pytest.mark.rule("NEOM 5.10")
def test_5_10_so_does_the_money_of_other_tiles() -> None:
    """A Motel costs 2 L-Coins. Merchant Union and Tourism Board pay for placing it, but only after the cost is due."""
    position = table(5).city(0, c4=132, d4=150, b3=7).money(0, 1)

    assert position.hindrance(0, 35) == "cannot-place-money"


@pytest.mark.rule("NEOM 5.10")
def test_5_10_the_investment_firm_is_in_time() -> None:
    """The 1 L-Coin that the Investment Firm pays for selecting may pay for the selected tile."""
    position = table().city(0, c4=141).money(0, 0).place(0, 1, "c2")

    assert (position.player(0).money, position.player(0).tiles["c2"]) == (0, 1)


@pytest.mark.rule("NEOM 5.10")
def test_5_10_the_investment_firm_does_not_pay_on_its_own_turn() -> None:
    """The Investment Firm does not pay on the turn on which it is placed."""
    position = table().place(0, 141, "c2")

    assert position.player(0).money == 6 - 5
