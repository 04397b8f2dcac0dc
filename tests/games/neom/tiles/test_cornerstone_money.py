"""Cornerstones that bring money: an income that counts tiles, or money when a tile is selected or placed."""

import pytest

from tests.games.neom.table import table

# Income that counts tiles: Casino, Trading Post, Shopping Center, Tour Operator.


def income(generation: int = 1, **tiles: int) -> int:
    """The income of a city on a Coal board at the end of a generation."""
    position = table(generation=generation, turn=7).city(0, **tiles).money(0, 0)
    return position.finish().player(0).money - 5


@pytest.mark.rule("NEOM 19.121")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_casino_counts_homes(generation: int) -> None:
    """A Casino brings 3 L-Coins for three homes, wherever they are, and nothing for other tiles."""
    assert income(generation, c2=121, a1=1, e5=2, d4=135, a5=11, b5=17, c5=21, d5=7) == 3


@pytest.mark.rule("NEOM 19.121", "NEOM 9.7")
def test_casino_counts_mixed_tiles() -> None:
    """Condos & Restaurant bring their own 3 L-Coins and count as a home for the Casino."""
    assert income(3, c2=121, a1=86) == 3 + 1


@pytest.mark.rule("NEOM 19.122")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_trading_post_counts_factories(generation: int) -> None:
    """A Trading Post brings 3 L-Coins for three factories; a power plant does not count."""
    assert income(generation, c2=122, a1=11, e5=12, d4=13, a5=15, b5=17, c5=21, d5=1) == 3


@pytest.mark.rule("NEOM 19.123", "R-18")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_shopping_center_counts_shops_and_itself(generation: int) -> None:
    """A Shopping Center with two shops that have no income of their own brings 3 L-Coins."""
    assert income(generation, c2=123, a1=7, e5=95, a5=11, b5=17, c5=21, d5=1) == 3


@pytest.mark.rule("NEOM 19.123", "NEOM 9.7")
def test_shopping_center_counts_mixed_tiles() -> None:
    """Apartments & Retail bring their own 4 L-Coins and count as a shop for the Shopping Center."""
    assert income(3, c2=123, a1=87) == 4 + 2


@pytest.mark.rule("NEOM 19.136", "R-21")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_tour_operator_counts_resources_and_the_center(generation: int) -> None:
    """A Tour Operator brings 3 L-Coins for a mine, Windmills and the City Center."""
    assert income(generation, c2=136, a1=21, e5=32, a5=11, b5=17, d5=1) == 3


@pytest.mark.rule("NEOM 19.136", "R-21")
def test_tour_operator_counts_no_replaced_center() -> None:
    """Once a home covers the City Center, the Tour Operator counts only the mine."""
    assert income(c2=136, a1=21, c3=3) == 1


@pytest.mark.rule("NEOM 19.136")
def test_tour_operator_without_resources() -> None:
    """Without a Resource tile and the City Center, a Tour Operator brings nothing."""
    assert income(c2=136, c3=3) == 0


# Merchant Union.


@pytest.mark.rule("NEOM 19.132")
@pytest.mark.parametrize(("tile", "money"), [(7, 5 + 1), (8, 0 + 1), (1, -1), (17, 0), (21, 0)])
def test_merchant_union_pays_for_shops(tile: int, money: int) -> None:
    """The Merchant Union pays 1 L-Coin for each Commercial tile placed, and nothing for other tiles."""
    placed = table().city(0, a1=132).money(0, 10).place(0, tile, "c2")

    assert placed.player(0).money == 10 + money


@pytest.mark.rule("NEOM 19.132", "R-14")
def test_merchant_union_cannot_help_to_pay() -> None:
    """A Motel costs 2 L-Coins: a player who has 1 cannot use the Merchant Union's L-Coin for it."""
    position = table().city(0, a1=132).money(0, 1)

    assert position.hindrance(0, 35) == "cannot-place-money"


@pytest.mark.rule("R-14")
def test_merchant_union_pays_for_mixed_tiles() -> None:
    """Condos & Restaurant bring 3 L-Coins, and the Merchant Union 1 more."""
    placed = table(generation=3).city(0, "Coal", a1=132, a2=12, a4=54).money(0, 0).place(0, 86, "c2")

    assert placed.player(0).money == 3 + 1


@pytest.mark.rule("R-14")
def test_merchant_union_pays_for_commercial_cornerstones() -> None:
    """A Trading Post brings 4 L-Coins, and the Merchant Union 1 more."""
    placed = table(generation=2).city(0, a1=132).money(0, 0).place(0, 122, "c2")

    assert placed.player(0).money == 4 + 1


@pytest.mark.rule("NEOM 19.132")
def test_merchant_union_pays_its_owner_only() -> None:
    """The Merchant Union pays nothing for another player's shop."""
    placed = table().city(0, a1=132).money(0, 0).place(1, 7, "c2")

    assert placed.player(0).money == 5


# Investment Firm.


@pytest.mark.rule("NEOM 19.141", "R-13")
def test_investment_firm_pays_at_the_selection() -> None:
    """The Investment Firm's L-Coin arrives before the action."""
    position = table().city(0, a1=141).money(0, 3).select(0, 7)

    assert position.player(0).money == 4


@pytest.mark.rule("NEOM 19.141", "R-13")
def test_investment_firm_helps_to_pay() -> None:
    """Tenements cost 1 L-Coin, which the Investment Firm has just paid for selecting them."""
    placed = table().city(0, a1=141).money(0, 0).place(0, 1, "c2")

    assert placed.player(0).tiles == {"a1": 141, "c2": 1}


@pytest.mark.rule("NEOM 19.141")
def test_investment_firm_does_not_pay_on_its_own_turn() -> None:
    """A player with 5 L-Coins who places the Investment Firm for 5 has nothing left."""
    placed = table().money(0, 5).place(0, 141, "c2")

    assert placed.player(0).money == 0


@pytest.mark.rule("R-13")
def test_investment_firm_pays_for_a_sale() -> None:
    """A player who sells the selected tile gets 5 L-Coins, and 1 from the Investment Firm."""
    position = table().city(0, a1=141).money(0, 0).finish()

    assert position.player(0).money == 6


@pytest.mark.rule("R-13")
def test_investment_firm_pays_for_a_disaster() -> None:
    """A player who selects the Flood gets 1 L-Coin from the Investment Firm."""
    position = table().city(0, a1=141).money(0, 0).strike(0, 24).finish()

    assert position.player(0).money == 1


@pytest.mark.rule("R-13")
def test_investment_firm_pays_when_a_cornerstone_is_placed() -> None:
    """The Investment Firm pays 1 L-Coin for the selection, the Trading Post placed then brings 4."""
    placed = table(generation=2).city(0, a1=141).money(0, 0).place(0, 122, "c2")

    assert placed.player(0).money == 5


@pytest.mark.rule("R-13")
def test_investment_firm_stops_when_it_leaves() -> None:
    """The Investment Firm pays 1 L-Coin on the turn on which it is replaced, and none on the next."""
    position = table().city(0, c2=141).money(0, 0).place(0, 17, "c2").finish()

    assert position.player(0).money == 1 + 5


@pytest.mark.rule("NEOM 19.141", "R-13")
def test_investment_firm_pays_20_at_most() -> None:
    """Placed on the very first turn, the Investment Firm pays on 20 turns; each sale brings 5 L-Coins besides."""
    position = table().money(0, 5).place(0, 141, "c2").play_out()

    assert position.player(0).money == 20 * 5 + 20


# Trade Office.


@pytest.mark.rule("NEOM 19.146")
@pytest.mark.parametrize(
    ("tiles", "money"),
    [
        ({}, 0),
        ({"a1": 6, "b2": 11}, 0),  # shop and factory touch only at a corner
        ({"a1": 6, "b1": 11}, 2),
        ({"a1": 6, "b1": 7, "c1": 8}, 0),  # shops, but no factory
        ({"b1": 11, "a1": 6, "c1": 7}, 4),  # one factory between two shops: two pairs
        ({"b2": 6, "a2": 11, "c2": 12, "b1": 13, "b3": 14}, 8),  # one shop among four factories: four pairs
        ({"e4": 87, "e5": 30}, 2),  # a mixed tile counts as a shop
        ({"a1": 1, "b1": 11, "a2": 17}, 0),
    ],
)
def test_trade_office_pays_for_pairs(tiles: dict[str, int], money: int) -> None:
    """The Trade Office pays 2 L-Coins for each pair of a shop and a factory side by side."""
    placed = table().city(0, **tiles).money(0, 0).place(0, 146, "d3")

    assert placed.player(0).money == money


@pytest.mark.rule("NEOM 19.146")
def test_trade_office_needs_no_roads() -> None:
    """A shop and a factory side by side are a pair even without a road between them."""
    placed = table(roads={6: "N", 11: "S"}).city(0, a1=6, b1=11).money(0, 0).place(0, 146, "c2")

    assert placed.player(0).money == 2


@pytest.mark.rule("NEOM 19.146")
def test_trade_office_pays_once() -> None:
    """A pair made after the Trade Office was placed brings nothing."""
    position = table().alone(0).city(0, "Wood", b1=7, c1=3).money(0, 0).place(0, 146, "c2").place(0, 11, "b2")

    assert position.player(0).money == 0


# Tourism Board.


@pytest.mark.rule("NEOM 19.150")
@pytest.mark.parametrize(
    ("shops", "money"),
    [
        ({}, 0),
        ({"c1": 7}, 2),
        ({"c1": 7, "b2": 8, "d2": 27}, 6),
        ({"b1": 7, "d1": 8}, 0),  # the shops touch the new tile only at a corner
        ({"c1": 86}, 2),  # a mixed tile counts as a shop
        ({"c1": 1, "b2": 11, "d2": 17}, 0),  # no shops are beside the new tile
    ],
)
def test_tourism_board_pays_for_connected_shops(shops: dict[str, int], money: int) -> None:
    """The Tourism Board pays 2 L-Coins for each shop to which a new tile is directly connected."""
    placed = table().city(0, a5=150, **shops).money(0, 0).place(0, 3, "c2")

    assert placed.player(0).money == money


@pytest.mark.rule("NEOM 19.150")
def test_tourism_board_needs_roads() -> None:
    """A shop beside the new tile without a road between them brings nothing."""
    placed = table(roads={7: "NEW"}).city(0, a5=150, c1=7, b2=8).money(0, 0).place(0, 3, "c2")

    assert placed.player(0).money == 2


@pytest.mark.rule("NEOM 19.150", "R-14")
def test_tourism_board_cannot_help_to_pay() -> None:
    """A player without the 1 L-Coin that Tenements cost cannot use the Tourism Board's money for them."""
    position = table().city(0, a5=150, b3=7).money(0, 0)

    assert position.hindrance(0, 1) == "cannot-place-money"


@pytest.mark.rule("R-14")
def test_tourism_board_does_not_pay_for_its_own_placement() -> None:
    """The Tourism Board itself, placed beside two shops, brings nothing."""
    placed = table().city(0, c1=7, b2=8).money(0, 0).place(0, 150, "c2")

    assert placed.player(0).money == 0


@pytest.mark.rule("NEOM 19.150")
def test_tourism_board_pays_for_a_new_shop() -> None:
    """A new shop brings 2 L-Coins for the other shop beside it, and nothing for itself."""
    placed = table().city(0, a5=150, c1=7).money(0, 0).place(0, 8, "c2")

    assert placed.player(0).money == 2


@pytest.mark.rule("NEOM 19.150")
def test_tourism_board_does_not_pay_for_tiles_beside_itself() -> None:
    """A home placed beside the Tourism Board, which is no shop, brings nothing."""
    placed = table().city(0, c1=150).money(0, 0).place(0, 3, "c2")

    assert placed.player(0).money == 0
