"""NEOM 6: buying missing Goods. Left is the next seat."""

from __future__ import annotations

import pytest

from neopolis.games.neom.ids import LEFT_FROM, RIGHT_FROM, SUPPLY
from tests.games.neom.rules.plays import FLOOD, refused
from tests.games.neom.table import Table, table

ANTIQUE_STORE = 9  # needs Gold
GOLD_EXTRACTOR = 13
ROUTES = {"left": {"b3": 1, "a3": 2}, "right": {"d3": 3, "e3": 4}, "both": {"b3": 1, "a3": 2, "d3": 3, "e3": 4}}


def gold_from(*sellers: int, seats: int = 4, money: int = 20, routes: str = "") -> Table:
    """Seat 0 has chosen c2 for an Antique Store, and some others produce Gold: seat 0 is asked how to buy it."""
    position = table(seats).city(0, **ROUTES.get(routes, {})).money(0, money)
    for seller in sellers:
        position.city(seller, c2=GOLD_EXTRACTOR)
    return position.choose(0, ANTIQUE_STORE).answer(0, "c2")


def prices(position: Table) -> dict[str, int]:
    """The prices offered to seat 0, by seller and direction ("1 left")."""
    found = {}
    for text in position.texts(0):
        _, _, seller, _, _, direction, _, price = text.split()
        found[f"{seller} {direction}"] = int(price)
    return found


@pytest.mark.rule("NEOM 6.1")
def test_6_1_missing_goods_must_be_bought() -> None:
    """If nobody sells a Good, the tile cannot be placed, whatever the money."""
    refusal = refused(table().money(0, 99).select(0, ANTIQUE_STORE), 0, ANTIQUE_STORE)

    assert refusal.code == "cannot-place-goods" and "NEOM 6.1" in refusal.rules


@pytest.mark.rule("NEOM 6.1")
def test_6_1_only_from_those_who_produce_it() -> None:
    """Every producer is offered and nobody else."""
    assert {offer[0] for offer in prices(gold_from(1, 3))} == {"1", "3"}


@pytest.mark.rule("NEOM 6.1")
def test_6_1_not_from_others_nor_the_supply() -> None:
    """A player without the Good does not sell it, and neither does the supply."""
    position = gold_from(1)
    options = (LEFT_FROM + 2, RIGHT_FROM + 2, LEFT_FROM, SUPPLY)

    assert [refused(position, 0, option).code for option in options] == ["cannot-buy-so"] * 4


@pytest.mark.rule("NEOM 6.1")
def test_6_1_several_goods_from_several_players() -> None:
    """Steel Foundry: Coal is bought from the left neighbor, Ore from the right one."""
    position = table(generation=2).alone(0).city(0, "Wood").city(1, "Coal").city(3, "Ore")
    position.place(0, 51, "c2", "from seat 1 to the left", "from seat 3 to the right")

    assert [position.player(seat).money for seat in range(4)] == [2, 13, 11, 13]


@pytest.mark.rule("NEOM 6.1")
def test_6_1_several_goods_from_one_player() -> None:
    """Steel Foundry: Coal and Ore are bought from the same player."""
    position = table(generation=2).alone(0).city(0, "Wood").city(1, "Coal", c2=22)
    position.place(0, 51, "c2", "from seat 1 to the left", "from seat 1 to the left")

    assert [position.player(seat).money for seat in range(2)] == [2, 6 + 5 + 4]


@pytest.mark.rule("NEOM 6.1")
@pytest.mark.parametrize(("money", "code"), [(3, "cannot-place-money"), (4, "")])
def test_6_1_all_of_them_must_be_paid(money: int, code: str) -> None:
    """The player needs enough money for all missing Goods together."""
    position = table(generation=2).alone(0).city(0, "Wood").city(1, "Coal", c2=22)

    assert position.money(0, money).hindrance(0, 51) == code


@pytest.mark.rule("NEOM 6.1")
def test_6_1_one_purchase_leaves_enough_for_the_next() -> None:
    """With 5 L-Coins for Coal and Ore, a player cannot buy Coal for 4, because Ore still costs 2."""
    position = table(generation=2).alone(0).city(0, "Wood").city(1, "Coal", c2=22).city(2, "Coal").money(0, 5)
    position.choose(0, 51).answer(0, "c2")

    assert refused(position, 0, RIGHT_FROM + 1).code == "cannot-buy-so"


@pytest.mark.rule("NEOM 6.1")
def test_6_1_no_question_if_there_is_one_way() -> None:
    """A player with 4 L-Coins can buy Gold only from the left neighbor on the left, and is not asked."""
    position = gold_from(1, money=4)

    assert 0 not in position.game.deciders and position.finish().player(1).money == 6 + 5 + 4


@pytest.mark.rule("NEOM 6.1")
def test_6_1_own_goods_are_not_bought() -> None:
    """A Good that the city produces is used, and there is no question about it."""
    position = table().city(0, c4=GOLD_EXTRACTOR).city(1, c2=GOLD_EXTRACTOR).choose(0, ANTIQUE_STORE).answer(0, "c2")

    assert 0 not in position.game.deciders


@pytest.mark.rule("NEOM 6.1")
def test_6_1_what_is_gained_this_turn_is_not_for_sale() -> None:
    """The Gold of an Extractor that is placed on this turn cannot be bought yet."""
    position = table().city(1, "Ore").hand(0, ANTIQUE_STORE).hand(1, GOLD_EXTRACTOR).answer(1, GOLD_EXTRACTOR)
    position.select(0, ANTIQUE_STORE).answer(1, GOLD_EXTRACTOR, "c2")

    assert refused(position, 0, ANTIQUE_STORE).code == "cannot-place-goods"


@pytest.mark.rule("NEOM 6.2")
@pytest.mark.parametrize(
    ("tile", "producer", "price"),
    [(13, 22, 2), (ANTIQUE_STORE, GOLD_EXTRACTOR, 4), (88, 96, 10)],
    ids=["Raw", "Processed", "Luxury"],
)
def test_6_2_base_price(tile: int, producer: int, price: int) -> None:
    """From a neighbor, a Raw Good costs 2 L-Coins, a Processed Good 4, a Luxury Good 10."""
    position = table(generation=3).alone(0).city(0, "Wood").city(1, c3=3, c2=producer).money(0, 30)
    position.choose(0, tile).answer(0, "c2")

    assert prices(position)["1 left"] == price


@pytest.mark.rule("NEOM 6.3")
@pytest.mark.parametrize(
    ("seats", "offers"),
    [
        (3, {"1 left": 4, "1 right": 5, "2 left": 5, "2 right": 4}),
        (4, {"1 left": 4, "1 right": 6, "2 left": 5, "2 right": 5, "3 left": 6, "3 right": 4}),
        (
            5,
            {
                "1 left": 4,
                "1 right": 7,
                "2 left": 5,
                "2 right": 6,
                "3 left": 6,
                "3 right": 5,
                "4 left": 7,
                "4 right": 4,
            },
        ),
    ],
)
def test_6_3_transport_fee(seats: int, offers: dict[str, int]) -> None:
    """The price rises by 1 L-Coin for every player in between, either way around the table."""
    assert prices(gold_from(*range(1, seats), seats=seats)) == offers


@pytest.mark.rule("NEOM 6.3")
def test_6_3_counted_from_the_buyer() -> None:
    """Seat 3 of four has seat 0 on the left and seat 2 on the right."""
    position = table().city(0, c2=GOLD_EXTRACTOR).money(3, 20).choose(3, ANTIQUE_STORE).answer(3, "c2")

    assert position.texts(3) == ["from seat 0 to the left for 4", "from seat 0 to the right for 6"]


@pytest.mark.rule("NEOM 6.3")
def test_6_3_the_direction_is_the_buyers() -> None:
    """The buyer may choose the more expensive direction; the seller gets the whole price."""
    position = gold_from(1, money=6).answer(0, "from seat 1 to the right").finish()

    assert [position.player(seat).money for seat in range(4)] == [6 - 6 + 4, 6 + 5 + 6, 11, 11]


@pytest.mark.rule("NEOM 6.3")
def test_6_3_the_cheapest_way_is_the_default() -> None:
    """The default answer is the cheapest purchase."""
    position = gold_from(2, 3)

    assert position.game.text(0, position.game.decision(0).default) == "from seat 3 to the right for 4"


@pytest.mark.rule("NEOM 6.3")
def test_6_3_the_first_of_equal_ways_is_the_default() -> None:
    """Gold from across the table costs 5 L-Coins on either side: the default is the left side."""
    position = gold_from(2)

    assert position.game.text(0, position.game.decision(0).default) == "from seat 2 to the left for 5"


@pytest.mark.rule("NEOM 6.3", "R-27")
@pytest.mark.parametrize(
    ("office", "tile", "first", "second"),
    [(59, 51, 21, 22), (111, 113, 12, 11)],
    ids=["Postal Service", "Import Office"],
)
def test_6_3_the_default_looks_at_the_whole_placement(office: int, tile: int, first: int, second: int) -> None:
    """An office can cover one of two Goods. The default buys the first from a neighbor and saves the office."""
    position = table(generation=3).alone(0).city(0, "Wood", a1=office).city(1, c3=3, c2=first).money(0, 30)
    position.city(2, c3=25, c2=second).choose(0, tile).answer(0, "c2")

    assert position.game.text(0, position.game.decision(0).default).startswith("from seat 1 to the left")


@pytest.mark.rule("NEOM 6.3", "R-27")
def test_6_3_nothing_is_bought_if_both_offices_cover_everything() -> None:
    """Coal and Ore are for sale, but Postal Service and Import Office cover one each: nobody is asked or paid."""
    position = table(generation=3).alone(0).city(0, "Wood", a1=59, b1=111).city(1, c3=3, c2=21).money(0, 30)
    position.city(2, c3=25, c2=22).choose(0, 51).answer(0, "c2")

    assert 0 not in position.game.deciders
    assert [price for _, (_, _, price) in position.finish().told("bought")] == [0, 0]


@pytest.mark.rule("NEOM 6.4")
@pytest.mark.parametrize(
    ("routes", "offers"),
    [
        ("left", {"1 left": 3, "1 right": 6, "2 left": 4, "2 right": 5, "3 left": 5, "3 right": 4}),
        ("right", {"1 left": 4, "1 right": 5, "2 left": 5, "2 right": 4, "3 left": 6, "3 right": 3}),
        ("both", {"1 left": 3, "1 right": 5, "2 left": 4, "2 right": 4, "3 left": 5, "3 right": 3}),
    ],
)
def test_6_4_a_trade_route_in_that_direction(routes: str, offers: dict[str, int]) -> None:
    """A Trade Route lowers prices on its own side by 1 L-Coin; the two routes never add up."""
    assert prices(gold_from(1, 2, 3, routes=routes)) == offers


@pytest.mark.rule("NEOM 6.4")
def test_6_4_on_every_good() -> None:
    """The route lowers the price of each Good of a placement, and again on the next turn."""
    position = table(generation=2).alone(0).city(0, "Wood", **ROUTES["left"]).city(1, "Coal", c2=22).money(0, 2)
    position.place(0, 51, "c2").money(0, 4).place(0, 78, "c4")

    assert position.player(0).tiles["c2"] == 51 and position.player(0).money == 0


@pytest.mark.rule("NEOM 6.4")
def test_6_4_not_the_sellers_route() -> None:
    """Routes of the seller change nothing."""
    position = table().city(1, c2=GOLD_EXTRACTOR, **ROUTES["both"]).money(0, 20)

    assert prices(position.choose(0, ANTIQUE_STORE).answer(0, "c2"))["1 left"] == 4


@pytest.mark.rule("NEOM 6.4")
def test_6_4_a_raw_good_costs_1_then() -> None:
    """A Raw Good from the neighbor on the side of a route costs 1 L-Coin."""
    position = table().alone(0).city(0, "Wood", **ROUTES["left"]).city(1, "Ore").money(0, 9)

    assert prices(position.choose(0, 13).answer(0, "c2"))["1 left"] == 1


@pytest.mark.rule("NEOM 6.4")
def test_6_4_not_yet_on_the_turn_it_is_established() -> None:
    """A tile that establishes a route does not yet get the route's discount on its own Goods."""
    position = table().alone(0).city(0, "Wood", b3=1).city(1, "Ore").money(0, 9).choose(0, 13).answer(0, "a3")

    assert prices(position)["1 left"] == 2


@pytest.mark.rule("NEOM 6.5")
def test_6_5_the_seller_gets_the_price() -> None:
    """The buyer's payment goes to the seller, who can use it on the next turn."""
    position = gold_from(1, money=4).finish()

    assert (position.player(1).money, position.player(1).locked) == (6 + 5 + 4, 0)


@pytest.mark.rule("NEOM 6.5", "NEOM 16.6")
def test_6_5_the_supply_is_no_seller() -> None:
    """What two players pay to the supply, nobody gets."""
    position = table(2).city(0, "Wood").city(1, "Coal").select(0, 13).answer(0, 13, "c2")

    assert [(position.player(seat).money, position.player(seat).locked) for seat in (0, 1)] == [(4, 0), (6, 0)]


@pytest.mark.rule("NEOM 6.5")
def test_6_5_the_seller_is_not_asked() -> None:
    """A seller who has already acted is not asked."""
    position = table().city(1, c2=GOLD_EXTRACTOR).select(0, ANTIQUE_STORE)
    for seat in (1, 2, 3):
        position.answer(seat, "sell")
    position.answer(0, ANTIQUE_STORE, "c2", "from seat 1 to the left")

    assert (position.game.s.turn, position.player(1).money) == (2, 6 + 5 + 4)


@pytest.mark.rule("NEOM 6.5")
def test_6_5_the_price_cannot_be_spent_this_turn() -> None:
    """A seller without money cannot pay for a tile with the money from a sale on the same turn."""
    position = table().city(1, c2=GOLD_EXTRACTOR).money(1, 0).hand(1, 1).answer(1, 1).select(0, ANTIQUE_STORE)
    position.answer(0, ANTIQUE_STORE, "c2", "from seat 1 to the left")

    assert refused(position, 1, 1).code == "cannot-place-money"


@pytest.mark.rule("NEOM 6.5")
def test_6_5_two_players_buy_from_each_other() -> None:
    """Two players with 2 L-Coins each can buy from each other: each pays with their own money and gets 2."""
    position = table().alone(0).city(0, "Ore").city(1, "Coal").money(0, 2).money(1, 2).hand(1, 13).answer(1, 13)
    position.select(0, 14).answer(1, 13, "c2").answer(0, 14, "c2").finish()

    assert [position.player(seat).money for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("NEOM 6.5")
def test_6_5_the_price_is_kept_apart() -> None:
    """If sellers are paid after the Disaster, everybody sees their locked money while the Disaster is settled."""
    position = table(seller_money="after-disaster").city(1, c2=GOLD_EXTRACTOR).hand(2, FLOOD).answer(2, FLOOD)
    position.select(0, ANTIQUE_STORE).answer(0, ANTIQUE_STORE, "c2", "from seat 1 to the left")
    position.answer(1, "sell").answer(3, "sell")

    assert (position.player(1).money, position.player(1).locked) == (6 + 5, 4)


@pytest.mark.rule("NEOM 6.6")
def test_6_6_no_token_moves() -> None:
    """After a purchase the seller still produces the Good and the buyer does not."""
    position = gold_from(1, money=4).finish()

    assert [("Gold" in position.player(seat).goods) for seat in (0, 1)] == [False, True]


@pytest.mark.rule("NEOM 6.6")
def test_6_6_one_token_serves_many() -> None:
    """Three players buy the same Good from the fourth player on one turn."""
    position = table().city(3, c2=GOLD_EXTRACTOR)
    tiles = (ANTIQUE_STORE, 46, 75)
    for seat, tile in enumerate(tiles):
        position.hand(seat, tile).answer(seat, tile)
    position.hand(3, 3).answer(3, 3, "sell")
    for seat, tile in enumerate(tiles):
        position.answer(seat, tile, "c2")
        position.answer(seat, position.game.decision(seat).default)

    assert position.player(3).money == 6 + 5 + 4 + 5 + 4


@pytest.mark.rule("NEOM 6.6")
def test_6_6_using_a_good_does_not_use_it_up() -> None:
    """A city's own Gold serves one tile after the other."""
    position = table().city(0, c4=GOLD_EXTRACTOR).money(0, 0).place(0, ANTIQUE_STORE, "c2").place(0, 46, "b3")

    assert (position.player(0).money, "Gold" in position.player(0).goods) == (4 + 8, True)
