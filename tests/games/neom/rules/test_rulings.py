"""Rulings R-1 to R-21, and R-30, if they concern more than one tile; `tests/games/neom/tiles` has the others."""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games import neom
from tests.games.neom.rules.plays import CRIME_SPREE, FIRE, FLOOD, refused
from tests.games.neom.table import Table, table


def sold_before_a_flood(seller_money: str, city: dict[str, int], money: int) -> Table:
    """Seat 0 has bought Gold from seat 1 for 4 L-Coins, and now the Flood that seat 2 selected strikes."""
    position = table(seller_money=seller_money).city(1, c2=13, **city).money(1, money)
    position.hand(2, FLOOD).answer(2, FLOOD).hand(1, 7).answer(1, 7).select(0, 9)
    position.answer(0, 9, "c2", "from seat 1 to the left").answer(1, 7, "b3").answer(3, "sell")
    return position.money(1, money)


@pytest.mark.rule("R-1")
def test_r_1_the_price_can_pay_for_a_disaster() -> None:
    """A seller can pay for a Disaster with the money from a sale on the same turn."""
    position = table().city(1, c2=13, c4=3, d3=25, b3=1).money(1, 0).hand(2, FLOOD).answer(2, FLOOD)
    position.hand(1, 26).answer(1, 26).select(0, 9).answer(0, 9, "c2", "from seat 1 to the left")
    position.answer(1, "sell").answer(3, "sell")

    assert (position.player(1).money, position.player(1).locked) == (5 + 4, 0)
    assert position.texts(1) == ["pay 4", "sacrifice"]


@pytest.mark.rule("R-1")
def test_r_1_unless_sellers_are_paid_after_the_disaster() -> None:
    """With `after-disaster` the price cannot pay for the Flood: the seller has only 2 other L-Coins, and 3 are due."""
    position = sold_before_a_flood("after-disaster", {"c4": 3}, 2)

    assert (position.player(1).locked, position.texts(1)) == (4, ["sacrifice"])


@pytest.mark.rule("R-1")
def test_r_1_the_seller_is_paid_after_the_disaster() -> None:
    """With `after-disaster`, the seller gets the money when the Disaster is settled."""
    position = sold_before_a_flood("after-disaster", {"c4": 3}, 2).finish()

    assert (position.player(1).money, position.player(1).locked) == (2 + 4, 0)


@pytest.mark.rule("R-1")
@pytest.mark.parametrize("seller_money", ["before-disaster", "after-disaster"])
def test_r_1_without_a_disaster_there_is_no_difference(seller_money: str) -> None:
    """On a turn without a Disaster, the seller has the money at the end of the turn with either option."""
    position = table(seller_money=seller_money).city(1, c2=13).place(0, 9, "c2")

    assert (position.player(1).money, position.player(1).locked) == (6 + 5 + 4, 0)


@pytest.mark.rule("R-1")
def test_r_1_other_values_of_the_option_are_refused() -> None:
    """`seller_money` is either `before-disaster` or `after-disaster`."""
    with pytest.raises(Refused) as refusal:
        neom.start(3, 1, seller_money="never")

    assert refusal.value.code == "bad-option" and refusal.value.rules == ("R-1",)


@pytest.mark.rule("R-2")
def test_r_2_each_good_is_priced_by_itself() -> None:
    """Coal bought across the table costs 3 L-Coins, although a neighbor sells it for 2; Ore from a neighbor costs 2."""
    position = table(generation=2).alone(0).city(0, "Wood").city(1, "Coal").city(2, "Coal").city(3, "Ore")
    position.money(0, 9).place(0, 51, "c2", "from seat 2 to the right", "from seat 3 to the right")

    assert [position.player(seat).money for seat in range(4)] == [9 - 5, 11, 14, 13]


@pytest.mark.rule("R-3")
def test_r_3_own_goods_are_not_bought() -> None:
    """Steel Foundry in a city with Coal: the player is asked only about Ore."""
    position = table(generation=2).alone(0).city(0, "Coal").city(1, "Coal", c2=22).choose(0, 51).answer(0, "c2")
    question = position.game.question(0)
    position.answer(0, "from seat 1 to the left").finish()

    assert "Ore" in question and position.player(1).money == 6 + 5 + 2


@pytest.mark.rule("R-4")
def test_r_4_what_is_lost_this_turn_is_still_for_sale() -> None:
    """Seats 1 and 2 cover their Ore on this turn; seat 3, who acts last, can still buy Ore from either."""
    position = table().alone(3).city(3, "Wood").city(1, "Ore").city(2, "Ore")
    for seat, tile in enumerate((7, 3, 25, 13)):
        position.hand(seat, tile).answer(seat, tile)
    position.answer(0, "sell").answer(1, 3, "c3").answer(2, 25, "c3").answer(3, 13, "c2")
    offered = position.texts(3)
    position.answer(3, "from seat 2 to the right")

    assert len(offered) == 4
    assert [position.player(seat).goods for seat in (1, 2, 3)] == [[], [], ["Wood", "Gold"]]
    assert [position.player(seat).money for seat in (1, 2, 3)] == [6, 6 + 2, 6 - 2]


@pytest.mark.rule("R-4")
def test_r_4_two_players_buy_a_good_that_the_other_covers() -> None:
    """Two players each cover their own City Center with a tile that needs the other's Good."""
    position = table(3).alone(2).city(0, "Ore").city(1, "Coal")
    position.hand(0, 14).hand(1, 13).answer(1, 13).select(0, 14)
    position.answer(1, 13, "c3", "from seat 0 to the right").answer(0, 14, "c3", "from seat 1 to the left").finish()

    assert [position.player(seat).goods for seat in (0, 1)] == [["Diamonds"], ["Gold"]]
    assert [position.player(seat).money for seat in (0, 1)] == [6, 6]


@pytest.mark.rule("R-4")
def test_r_4_what_is_gained_this_turn_is_not() -> None:
    """A Good that a lower seat starts to produce on this turn is not for sale to a higher seat until the next turn."""
    position = table(3).alone(2).city(0, "Ore").hand(2, 9).answer(2, 9).select(0, 13).answer(0, 13, "c2")
    refusal = refused(position, 2, 9)

    assert refusal.code == "cannot-place-goods"
    assert position.finish().hindrance(2, 9) == ""


@pytest.mark.rule("R-4")
def test_r_4_a_disaster_comes_later() -> None:
    """A Good that a Disaster takes away is for sale on the same turn, but not on the next."""
    position = table().alone(0).city(0, "Wood").city(1, c3=3, c2=13).hand(2, FLOOD).answer(2, FLOOD).select(0, 9)
    position.answer(0, 9, "c2", "from seat 1 to the left").answer(1, "sell").answer(3, "sell")
    position.answer(1, "sacrifice", "c2").finish()

    assert position.player(0).tiles == {"c2": 9}
    assert position.hindrance(0, 46) == "cannot-place-goods"


@pytest.mark.rule("R-6")
def test_r_6_replacing_the_producer() -> None:
    """A Gold Extractor may replace the City Center whose Ore it needs."""
    position = table().alone(0).city(0, "Ore").money(0, 0).place(0, 13, "c3")

    assert position.player(0).goods == ["Gold"]


@pytest.mark.rule("R-6")
def test_r_6_replacing_one_of_three() -> None:
    """A Nursing Home may replace one of the three homes that it requires."""
    position = table(generation=3).city(0, c2=3, c4=25, b3=1).place(0, 83, "c2")

    assert position.player(0).tiles == {"c2": 83, "c4": 25, "b3": 1}


@pytest.mark.rule("R-6")
def test_r_6_replacing_the_postal_service() -> None:
    """The Postal Service covers the Natural Gas that a power plant needs to replace it."""
    position = table(generation=2).alone(0).city(0, "Wood", c2=59).money(0, 0).place(0, 58, "c2")

    assert position.player(0).tiles == {"c2": 58}


@pytest.mark.rule("R-6")
def test_r_6_replacing_the_tile_at_the_trade_route() -> None:
    """A tile that ends a Trade Route by replacing its border tile still gets that route's discount."""
    position = table(roads={13: "E"}).alone(0).city(0, "Wood", b3=3, a3=21).city(1, "Ore").money(0, 1)
    position.place(0, 13, "a3")

    assert (position.player(0).money, position.player(0).routes) == (0, [])


@pytest.mark.rule("R-6")
def test_r_6_the_old_tiles_roads_do_not_count() -> None:
    """A tile on b3 with a road only to a3 is not connected: a3 was connected only through the tile it replaces."""
    position = table(roads={25: "W"}).city(0, b3=3, a3=7)

    assert "b3" not in position.spaces(0, 25)


@pytest.mark.rule("R-7")
@pytest.mark.parametrize("road", ["N", "E", "S", "W"])
def test_r_7_a_tile_on_the_center_is_connected(road: str) -> None:
    """A tile on the center space counts as connected, whatever its roads."""
    position = table(roads={3: road}).city(0, a1=7).place(0, 3, "c3")

    assert position.player(0).tiles["c3"] == 3


@pytest.mark.rule("R-7")
def test_r_7_the_center_can_be_replaced_twice() -> None:
    """A tile that replaces the one on the center space is connected, too, even without a road to any neighbor."""
    position = table(roads={25: "N"}).city(0, c3=3, b3=7).place(0, 25, "c3")

    assert position.player(0).tiles == {"c3": 25, "b3": 7}


@pytest.mark.rule("R-7")
def test_r_7_a_cornerstone_can_be_replaced() -> None:
    """A tile that shares a type can replace a Cornerstone, and then another Cornerstone may be placed."""
    position = table().city(0, c2=139).place(0, 17, "c2")

    assert position.hindrance(0, 124) == ""


@pytest.mark.rule("R-15")
@pytest.mark.parametrize(("disaster", "generation", "due"), [(FLOOD, 1, 1), (FIRE, 2, 1), (CRIME_SPREE, 3, 2)])
def test_r_15_a_mixed_tile_is_charged_once(disaster: int, generation: int, due: int) -> None:
    """Each Disaster charges a mixed tile once."""
    position = table(generation=generation).city(0, c2=87).strike(1, disaster)

    assert position.texts(0)[0] == f"pay {due}"


@pytest.mark.rule("R-15", "R-30")
@pytest.mark.parametrize(
    ("city", "picks"),
    [
        ({"c2": 86}, ["c2"]),
        ({"c2": 86, "c4": 87}, ["c2", "c4"]),
        ({"c2": 86, "c4": 3}, ["c4", "c2"]),
        ({"c2": 86, "c4": 7}, ["c2", "c4"]),
        ({"c2": 86, "c4": 11}, ["c2", "c4"]),
    ],
)
def test_r_30_as_many_as_can_be_matched(city: dict[str, int], picks: list[str]) -> None:
    """Crime Spree removes a different tile for each type, as far as there are such tiles. Here it removes all tiles."""
    position = table(generation=3).city(0, **city).strike(1, CRIME_SPREE).answer(0, "sacrifice", *picks)

    assert position.player(0).tiles == {} and position.prompts() == {"select"}


@pytest.mark.rule("R-30")
def test_r_30_no_pick_that_leaves_another_type_unpaid() -> None:
    """In a city with a home and a mixed tile, the mixed one cannot count as the home: it is the only shop."""
    position = table(generation=3).city(0, c2=86, c4=3).strike(1, CRIME_SPREE).answer(0, "sacrifice")
    refusal = refused(position, 0, "c2")

    assert position.texts(0) == ["c4"]
    assert refusal.code == "cannot-sacrifice" and "R-30" in refusal.rules


@pytest.mark.rule("R-30")
def test_r_30_type_by_type() -> None:
    """First a Residential tile is chosen, then a Commercial, then an Industrial one."""
    position = table(generation=3).city(0, b1=11, c1=7, d1=3, c2=86).strike(1, CRIME_SPREE).answer(0, "sacrifice")
    offered = [position.texts(0)]
    offered.append(position.answer(0, "d1").texts(0))
    offered.append(position.answer(0, "c2").texts(0))

    assert offered == [["d1", "c2"], ["c1", "c2"], ["b1"]]


@pytest.mark.rule("R-16")
def test_r_16_departments_themselves() -> None:
    """A Fire Department is not charged for Fire, and a Police Department not for Crime Spree."""
    fire = table(generation=2).city(0, c2=17).strike(1, FIRE)
    crime = table(generation=3).city(0, c2=57, e5=3).strike(1, CRIME_SPREE)

    assert (fire.texts(0)[0], crime.texts(0)[0]) == ("pay 0", "pay 2")


@pytest.mark.rule("R-17")
def test_r_17_the_long_way_over_a_route() -> None:
    """With three players, the longer direction with a Trade Route costs as much as the shorter one without."""
    position = table(3).alone(0).city(0, "Wood", a3=2).city(2, "Ore").choose(0, 13).answer(0, "c2")

    assert position.texts(0) == ["from seat 2 to the left for 2", "from seat 2 to the right for 2"]
