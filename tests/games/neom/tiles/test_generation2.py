"""The tiles of the 2nd generation, 41 to 80."""

import pytest

from tests.games.neom.table import Table, table
from tests.games.neom.tiles.printed import COMMERCIAL, INDUSTRIAL, PUBLIC, RESIDENTIAL, RESOURCE, Printed, PrintedTile

TILES = [
    Printed(41, "Log Cabins", 2, 1, RESIDENTIAL, points=4, goods=("Lumber",)),
    Printed(42, "Suburbs", 2, 1, RESIDENTIAL, points=3, cost=1),
    Printed(43, "Apartments", 2, 1, RESIDENTIAL, points=3, cost=2),
    Printed(44, "Bungalows", 2, 1, RESIDENTIAL, points=2),
    Printed(45, "Prefab Housing", 2, 1, RESIDENTIAL, points=2, goods=("Concrete",)),
    Printed(46, "Loan Office", 2, 1, COMMERCIAL, goods=("Gold",), on_place=8, income=(0, 2, 2)),
    Printed(47, "Department Store", 2, 1, COMMERCIAL, goods=("Diamonds",), on_place=6, income=(0, 4, 4)),
    Printed(48, "Hotel", 2, 1, COMMERCIAL, on_place=1, income=(0, 5, 5)),
    Printed(49, "Night Club", 2, 1, COMMERCIAL, cost=4, income=(0, 8, 8)),
    Printed(50, "Food Court", 2, 1, COMMERCIAL, goods=("Plastics",), on_place=4, income=(0, 5, 5)),
    Printed(51, "Steel Foundry", 2, 1, INDUSTRIAL, goods=("Coal", "Ore"), produces=("Steel",), polluting=True),
    Printed(
        52, "Plastics Factory", 2, 1, INDUSTRIAL, goods=("Natural Gas", "Oil"), produces=("Plastics",), polluting=True
    ),
    Printed(53, "Copper Refinery", 2, 1, INDUSTRIAL, goods=("Ore",), produces=("Copper",), polluting=True),
    Printed(54, "Glassblower", 2, 1, INDUSTRIAL, goods=("Stone",), produces=("Glass",), polluting=True),
    Printed(55, "Lumber Mill", 2, 1, INDUSTRIAL, goods=("Wood",), produces=("Lumber",), polluting=True),
    Printed(56, "Fire Department", 2, 1, PUBLIC, points=5, cost=1),
    Printed(57, "Police Department", 2, 1, PUBLIC, points=4, cost=1),
    Printed(58, "Combined Cycle Plant", 2, 1, PUBLIC, points=7, goods=("Natural Gas",), polluting=True, power=True),
    Printed(59, "Postal Service", 2, 1, PUBLIC, points=0, income=(0, 2, 2)),
    Printed(60, "Treasury", 2, 1, PUBLIC, points=None, either=("Steel",)),
    Printed(61, "Coal Seam", 2, 1, RESOURCE, produces=("Coal", "Ore")),
    Printed(62, "Abandoned Quarry", 2, 1, RESOURCE, produces=("Stone", "Wood")),
    Printed(63, "Oil Fields", 2, 1, RESOURCE, produces=("Natural Gas", "Oil")),
    Printed(65, "Triplexes", 2, 4, RESIDENTIAL, points=3, cost=3),
    Printed(66, "Condominiums", 2, 4, RESIDENTIAL, points=2, cost=2),
    Printed(67, "Restaurant", 2, 4, COMMERCIAL, goods=("Natural Gas",), on_place=3, income=(0, 4, 4)),
    Printed(
        68, "Stone Crusher", 2, 4, INDUSTRIAL, cost=2, goods=("Stone",), produces=("Concrete", "Glass"), polluting=True
    ),
    Printed(69, "Smelter", 2, 4, INDUSTRIAL, cost=2, goods=("Ore",), produces=("Copper", "Gold"), polluting=True),
    Printed(70, "Fire Department", 2, 4, PUBLIC, points=4),
    Printed(71, "Police Department", 2, 4, PUBLIC, points=3),
    Printed(72, "Deep Quarry", 2, 4, RESOURCE, produces=("Ore", "Stone")),
    Printed(73, "Log Houses", 2, 5, RESIDENTIAL, points=3, goods=("Lumber",)),
    Printed(74, "Concrete Houses", 2, 5, RESIDENTIAL, points=3, cost=2, goods=("Concrete",)),
    Printed(75, "Bank", 2, 5, COMMERCIAL, goods=("Gold",), on_place=1, income=(0, 6, 6)),
    Printed(76, "Forum", 2, 5, COMMERCIAL, on_place=5, income=(0, 2, 2)),
    Printed(
        77,
        "Plastics Factory",
        2,
        5,
        INDUSTRIAL,
        cost=2,
        either=("Natural Gas", "Oil"),
        produces=("Plastics",),
        polluting=True,
    ),
    Printed(
        78,
        "Pressure Foundry",
        2,
        5,
        INDUSTRIAL,
        cost=2,
        goods=("Coal", "Ore"),
        produces=("Diamonds", "Steel"),
        polluting=True,
    ),
    Printed(
        79, "Combined Cycle Plant", 2, 5, PUBLIC, points=7, cost=2, goods=("Natural Gas",), polluting=True, power=True
    ),
    Printed(80, "Peat Bog", 2, 5, RESOURCE, produces=("Coal", "Natural Gas")),
]


@pytest.mark.rule(
    "NEOM 19.41",
    "NEOM 19.42",
    "NEOM 19.43",
    "NEOM 19.44",
    "NEOM 19.45",
    "NEOM 19.46",
    "NEOM 19.47",
    "NEOM 19.48",
    "NEOM 19.49",
    "NEOM 19.50",
    "NEOM 19.51",
    "NEOM 19.52",
    "NEOM 19.53",
    "NEOM 19.54",
    "NEOM 19.55",
    "NEOM 19.56",
    "NEOM 19.57",
    "NEOM 19.58",
    "NEOM 19.59",
    "NEOM 19.60",
    "NEOM 19.61",
    "NEOM 19.62",
    "NEOM 19.63",
    "NEOM 19.65",
    "NEOM 19.66",
    "NEOM 19.67",
    "NEOM 19.68",
    "NEOM 19.69",
    "NEOM 19.70",
    "NEOM 19.71",
    "NEOM 19.72",
    "NEOM 19.73",
    "NEOM 19.74",
    "NEOM 19.75",
    "NEOM 19.76",
    "NEOM 19.77",
    "NEOM 19.78",
    "NEOM 19.79",
    "NEOM 19.80",
)
@pytest.mark.parametrize("tile", TILES, ids=str)
class TestPrinted(PrintedTile):
    """Cost, Goods, types, money, income, products and points of each tile except the Fire."""


AROUND = {"a1": 1, "b1": 6, "c1": 11, "a2": 31, "c2": 25, "a3": 8, "b3": 30}  # tiles around b2, no Resources


# Fire Department, Police Department.


@pytest.mark.rule("NEOM 19.56", "NEOM 19.70", "NEOM 13.10")
@pytest.mark.parametrize("department", [56, 70])
def test_fire_department_protects_itself_and_nearby_tiles(department: int) -> None:
    """All nine tiles but the one far from the department are protected."""
    position = table(generation=2).city(0, b2=department, **AROUND, e5=76).money(0, 20).strike(1, 64)

    assert position.texts(0) == ["pay 1", "sacrifice"]


@pytest.mark.rule("NEOM 13.10")
def test_two_fire_departments_protect_more() -> None:
    """Each department protects the tiles near it; two tiles near neither are paid for."""
    position = table(generation=2).city(0, b2=56, d2=70, c1=1, e3=6, b5=7, e5=76).money(0, 20).strike(1, 64)

    assert position.texts(0) == ["pay 2", "sacrifice"]


@pytest.mark.rule("NEOM 19.57", "NEOM 19.71", "NEOM 13.11")
@pytest.mark.parametrize("department", [57, 71])
def test_police_department_protects_nearby_tiles(department: int) -> None:
    """Crime Spree counts seven tiles, and only the one far from the department is paid for."""
    position = table(generation=3).city(0, b2=department, **AROUND, e5=76).money(0, 20).strike(1, 104)

    assert position.texts(0) == ["pay 2", "sacrifice"]


@pytest.mark.rule("NEOM 13.11")
def test_without_police_department_all_are_paid_for() -> None:
    """Two homes, three shops and two factories cost 14 L-Coins; Public tiles cost nothing."""
    position = table(generation=3).city(0, b2=70, **AROUND, e5=76).money(0, 20).strike(1, 104)

    assert position.texts(0) == ["pay 14", "sacrifice"]


@pytest.mark.rule("NEOM 19.57", "NEOM 19.71")
@pytest.mark.parametrize("department", [57, 71])
def test_police_department_does_not_help_against_fire(department: int) -> None:
    """A Fire charges for all nine tiles, including those around the Police Department."""
    position = table(generation=2).city(0, b2=department, **AROUND, e5=76).money(0, 20).strike(1, 64)

    assert position.texts(0) == ["pay 9", "sacrifice"]


# Postal Service.


@pytest.mark.rule("NEOM 19.59")
def test_postal_service_stands_for_one_raw_good() -> None:
    """A city with Coal and a Postal Service can place a Steel Foundry, although nobody sells Ore."""
    placed = table(generation=2).alone(0).city(0, "Coal", a1=59).money(0, 0).place(0, 51, "c2")

    assert placed.player(0).tiles["c2"] == 51


@pytest.mark.rule("NEOM 19.59")
def test_postal_service_stands_for_one_only() -> None:
    """A city with neither Coal nor Ore, and no seller, still lacks one of them for a Steel Foundry."""
    position = table(generation=2).alone(0).city(0, "Wood", a1=59).money(0, 50)

    assert position.hindrance(0, 51) == "cannot-place-goods"


@pytest.mark.rule("NEOM 19.59", "R-27")
def test_postal_service_leaves_the_choice() -> None:
    """If Coal and Ore are missing, the player chooses to have Coal covered or to buy it."""
    position = table(generation=2).city(0, "Wood", a1=59).city(1, "Coal").city(2, "Ore").money(0, 4)
    texts = position.choose(0, 51).answer(0, "c2").texts(0)

    assert texts == ["Postal Service", "from seat 1 to the left for 2", "from seat 1 to the right for 4"]


@pytest.mark.rule("NEOM 19.59", "R-27")
@pytest.mark.parametrize(("first", "price"), [("Postal Service", 3), ("from seat 1 to the left", 2)])
def test_postal_service_covers_the_chosen_good(first: str, price: int) -> None:
    """If Coal is covered, Ore is bought across the table for 3 L-Coins; if Coal is bought for 2, Ore is covered."""
    position = table(generation=2).city(0, "Wood", a1=59).city(1, "Coal").city(2, "Ore").money(0, 4)
    position.choose(0, 51).answer(0, "c2", first)
    while 0 in position.game.deciders:
        position.answer(0, "from seat 2 to the left")

    assert position.finish().player(0).money == 4 - price


@pytest.mark.rule("R-27")
def test_postal_service_is_used_before_buying() -> None:
    """If a single Good is missing, the Postal Service covers it without a question, and nothing is bought."""
    position = table(generation=2).city(0, "Coal", a1=59).city(1, "Ore").money(0, 9).choose(0, 51).answer(0, "c2")

    assert position.finish().player(0).money == 9


@pytest.mark.rule("NEOM 19.59")
def test_postal_service_stands_for_another_good_next_time() -> None:
    """The Postal Service covers Stone for a Glassblower, and on the next turn Wood for a Lumber Mill."""
    position = table(generation=2).alone(0).city(0, "Coal", a1=59).money(0, 0)
    position.place(0, 54, "c2").place(0, 55, "b2")

    assert position.player(0).tiles == {"a1": 59, "c2": 54, "b2": 55}


@pytest.mark.rule("NEOM 19.59")
def test_postal_service_does_not_stand_for_processed_goods() -> None:
    """With a Postal Service, a Loan Office still needs Gold."""
    position = table(generation=2).alone(0).city(0, a1=59).money(0, 50)

    assert position.hindrance(0, 46) == "cannot-place-goods"


@pytest.mark.rule("NEOM 19.59")
def test_postal_service_pays_no_money() -> None:
    """With a Postal Service, the cost of a Smelter in L-Coins is still due."""
    position = table(generation=2).alone(0).city(0, a1=59).money(0, 1)

    assert position.hindrance(0, 69) == "cannot-place-money"


@pytest.mark.rule("R-5")
def test_postal_service_gives_no_token() -> None:
    """A Good that the Postal Service covers is not produced and scores nothing."""
    player = table(generation=2).alone(0).city(0, "Coal", a1=59).money(0, 0).place(0, 51, "c2").player(0)

    assert (player.goods, player.score["goods"]) == (["Coal", "Steel"], 3)


@pytest.mark.rule("R-5")
def test_postal_service_sells_nothing() -> None:
    """Others cannot buy a Good from the Postal Service."""
    position = table(generation=2).alone(1).city(0, a1=59, c3=4).city(1, "Coal").money(1, 50)

    assert position.hindrance(1, 53) == "cannot-place-goods"


@pytest.mark.rule("NEOM 19.59", "NEOM 19.77", "R-27")
def test_postal_service_stands_for_one_of_two() -> None:
    """The Postal Service also covers one of two alternative Raw Goods."""
    placed = table(generation=2).alone(0).city(0, a1=59).money(0, 2).place(0, 77, "c2")

    assert placed.player(0).goods == ["Coal", "Plastics"]


@pytest.mark.rule("R-6")
def test_postal_service_helps_to_pay_for_its_own_replacement() -> None:
    """A Combined Cycle Plant replaces the Postal Service, which covers the plant's Natural Gas."""
    placed = table(generation=2).alone(0).city(0, "Coal", c2=59).money(0, 0).place(0, 58, "c2")

    assert placed.player(0).tiles == {"c2": 58}


# Treasury.


@pytest.mark.rule("NEOM 19.60")
def test_treasury_takes_5_in_place_of_steel() -> None:
    """The 5 L-Coins for a Treasury go to the supply."""
    placed = table(generation=2).alone(0).city(0).money(0, 6).place(0, 60, "c2")

    assert [placed.player(seat).money for seat in range(4)] == [1, 11, 11, 11]


@pytest.mark.rule("NEOM 19.60")
def test_treasury_with_less_than_5() -> None:
    """A player with 4 L-Coins cannot place a Treasury if nobody sells Steel."""
    position = table(generation=2).alone(0).city(0).money(0, 4)

    assert position.hindrance(0, 60) == "cannot-place-money"


@pytest.mark.rule("NEOM 19.60", "NEOM 5.5")
def test_treasury_leaves_the_choice() -> None:
    """If Steel is for sale, a player may buy it instead of paying 5 L-Coins."""
    position = table(generation=2).city(0).city(1, a1=51).choose(0, 60).answer(0, "c2")

    assert position.texts(0) == ["Steel", "pay 5"]


@pytest.mark.rule("NEOM 19.60")
def test_treasury_buys_steel() -> None:
    """Steel for a Treasury costs 4 L-Coins from a neighbor."""
    position = table(generation=2).city(0).city(1, a1=51).money(0, 6).choose(0, 60).answer(0, "c2", "Steel")

    assert position.answer(0, "from seat 1 to the left").finish().player(0).money == 2


@pytest.mark.rule("NEOM 19.60", "R-11")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (83, 16)])
def test_treasury_scores_one_for_5(money: int, points: int) -> None:
    """A Treasury scores 1 point for each full 5 L-Coins."""
    score = table(generation=2).city(0, c2=60).money(0, money).player(0).score

    assert score["variable"] == points


@pytest.mark.rule("NEOM 19.60", "R-11")
def test_treasury_leaves_out_the_last_income() -> None:
    """19 L-Coins and a sale are 24, worth 4 points; the 12 of a Car Dealership do not count."""
    score = table(generation=3, turn=7).city(0, c2=60, a1=88).money(0, 19).finish().player(0).score

    assert score["variable"] == 4


@pytest.mark.rule("R-11")
def test_treasury_money_scores_twice() -> None:
    """The same money also scores as money: 36 L-Coins are worth 18 points."""
    score = table(generation=3, turn=7).city(0, c2=60, a1=88).money(0, 19).finish().player(0).score

    assert score["money"] == 18


@pytest.mark.rule("NEOM 19.60")
def test_treasury_counts_earlier_income() -> None:
    """The Treasury counts the income of generation 2: 6 L-Coins, 5 for a sale and 12 of income bring 4 points."""
    score = table(generation=2, turn=7).city(0, c2=60, a1=88).money(0, 6).finish().player(0).score

    assert score["variable"] == 4


# Plastics Factory.


@pytest.mark.rule("NEOM 19.77")
@pytest.mark.parametrize("board", ["Natural Gas", "Oil"])
def test_plastics_factory_needs_one_of_two(board: str) -> None:
    """The Plastics Factory that costs 2 L-Coins needs Natural Gas or Oil."""
    placed = table(generation=2).alone(0).city(0, board).money(0, 2).place(0, 77, "c2")

    assert placed.player(0).goods == [board, "Plastics"]


@pytest.mark.rule("NEOM 19.77")
def test_plastics_factory_needs_one() -> None:
    """Without Natural Gas and Oil, the Plastics Factory is refused."""
    position = table(generation=2).alone(0).city(0, "Wood").money(0, 50)

    assert position.hindrance(0, 77) == "cannot-place-goods"


# Fire.


def fire(money: int = 4, **tiles: int) -> Table:
    """Seat 1 has selected the Fire, all others have sold a tile, and the Fire strikes."""
    return table(generation=2).city(0, **tiles).money(0, money).strike(1, 64)


@pytest.mark.rule("NEOM 19.64")
def test_fire_is_never_placed() -> None:
    """A player who selects the Fire takes no action."""
    position = table(generation=2).select(1, 64)

    assert position.game.deciders == (0, 2, 3)


@pytest.mark.rule("NEOM 19.64", "NEOM 13.5")
def test_fire_takes_one_for_each_tile_but_resources() -> None:
    """A home, a shop, a factory and a Public tile cost 4 L-Coins; a Resource tile and the City Center nothing."""
    position = fire(a1=1, b1=6, c1=11, d1=31, e1=21).answer(0, "pay").finish()

    assert position.player(0).money == 4 + 5 - 4


@pytest.mark.rule("NEOM 19.64", "NEOM 13.5")
def test_fire_takes_any_two_tiles_instead() -> None:
    """Every tile may be removed, including Resource tiles, but not the City Center."""
    position = fire(a1=1, b1=6, c1=11, d1=17, e1=21).answer(0, "sacrifice")

    assert position.texts(0) == ["a1", "b1", "c1", "d1", "e1"]


@pytest.mark.rule("NEOM 13.8", "R-37")
def test_fire_may_take_the_tile_in_the_center() -> None:
    """Slums on c3 can be sacrificed; then the City Center and its Coal are back."""
    position = fire(c3=3).answer(0, "sacrifice", "c3").finish()

    assert (position.player(0).tiles, position.player(0).goods) == ({}, ["Coal"])


@pytest.mark.rule("NEOM 19.64", "NEOM 13.8")
def test_fire_removes_two_tiles() -> None:
    """Two tiles are gone, and no money is paid."""
    position = fire(a1=1, b1=6, e1=21).answer(0, "sacrifice", "e1", "a1").finish()

    assert (position.player(0).tiles, position.player(0).money) == ({"b1": 6}, 4 + 5)


@pytest.mark.rule("NEOM 19.64", "NEOM 13.7")
def test_fire_removes_one_tile_where_there_is_one() -> None:
    """A city with one tile sacrifices that one."""
    position = fire(a1=1).answer(0, "sacrifice", "a1").finish()

    assert position.player(0).tiles == {}


@pytest.mark.rule("NEOM 19.64", "NEOM 13.7")
def test_fire_cannot_be_paid_in_part() -> None:
    """A player who has less than the whole payment can only sacrifice."""
    cells = [f"{column}{row}" for row in "12" for column in "abcde"]
    position = fire(**dict(zip(cells, range(1, 11), strict=True)))

    assert position.texts(0) == ["sacrifice"]


@pytest.mark.rule("NEOM 19.64", "NEOM 13.2")
def test_fire_spares_its_player() -> None:
    """The player who selected the Fire loses nothing."""
    position = table(generation=2).city(1, a1=1).city(0, a1=2).strike(1, 64)

    assert position.game.deciders == (0,)
