"""The tiles of the 3rd generation, 81 to 120."""

import pytest

from neopolis.games.neom.ids import GOOD_NAMES
from tests.games.neom.table import Table, table
from tests.games.neom.tiles.printed import COMMERCIAL, INDUSTRIAL, PUBLIC, RESIDENTIAL, Printed, PrintedTile, makers

MIXED = ("Residential", "Commercial")
CARS = ("Glass", "Plastics", "Steel")
JEWELRY = ("Diamonds", "Glass", "Gold")
ELECTRONICS = ("Copper", "Diamonds", "Steel")

TILES = [
    Printed(81, "Victorian Houses", 3, 1, RESIDENTIAL, points=4, goods=("Lumber",)),
    Printed(82, "Brick Houses", 3, 1, RESIDENTIAL, points=4, goods=("Concrete",)),
    Printed(83, "Nursing Home", 3, 1, RESIDENTIAL, points=4, beside=(1, 2, 3)),
    Printed(84, "Modern Housing", 3, 1, RESIDENTIAL, points=3),
    Printed(85, "Highrise Apartments", 3, 1, RESIDENTIAL, points=4, cost=2),
    Printed(86, "Condos & Restaurant", 3, 1, MIXED, 3, goods=("Concrete", "Glass"), on_place=3, income=(0, 0, 3)),
    Printed(87, "Apartments & Retail", 3, 1, MIXED, 2, goods=("Lumber", "Steel"), on_place=4, income=(0, 0, 4)),
    Printed(88, "Car Dealership", 3, 1, COMMERCIAL, goods=("Sports Cars",), on_place=12, income=(0, 0, 12)),
    Printed(89, "Jewelry Store", 3, 1, COMMERCIAL, goods=("Jewelry",), on_place=6, income=(0, 0, 18)),
    Printed(90, "Computer Store", 3, 1, COMMERCIAL, goods=("Electronics",), income=(0, 0, 24)),
    Printed(91, "Watch Store", 3, 1, COMMERCIAL, goods=("Gold",), on_place=12, income=(0, 0, 2)),
    Printed(92, "Clothing Store", 3, 1, COMMERCIAL, goods=("Plastics",), on_place=3, income=(0, 0, 13)),
    Printed(93, "Roofing Supplies", 3, 1, COMMERCIAL, goods=("Copper",), on_place=5, income=(0, 0, 10)),
    Printed(94, "Stock Exchange", 3, 1, COMMERCIAL, beside=(6, 7, 8), on_place=6, income=(0, 0, 9)),
    Printed(95, "Collection Agency", 3, 1, COMMERCIAL, on_place=13),
    Printed(96, "Automobile Plant", 3, 1, INDUSTRIAL, goods=CARS, produces=("Sports Cars",), polluting=True),
    Printed(97, "Jewelry Manufacturer", 3, 1, INDUSTRIAL, goods=JEWELRY, produces=("Jewelry",), polluting=True),
    Printed(98, "Electronics Factory", 3, 1, INDUSTRIAL, goods=ELECTRONICS, produces=("Electronics",), polluting=True),
    Printed(
        100,
        "Modern Foundry",
        3,
        1,
        INDUSTRIAL,
        cost=2,
        goods=("Ore", "Stone"),
        produces=("Concrete", "Copper", "Glass", "Gold"),
        polluting=True,
    ),
    Printed(101, "Nuclear Power Plant", 3, 1, PUBLIC, points=10, cost=8, power=True),
    Printed(102, "Police Department", 3, 1, PUBLIC, points=6, cost=1),
    Printed(103, "Warehouse", 3, 1, PUBLIC, points=None, goods=("Concrete",)),
    Printed(105, "Highrise Luxury Condos", 3, 4, RESIDENTIAL, 10, goods=("Concrete", "Glass", "Lumber", "Steel")),
    Printed(106, "Toy Store", 3, 4, COMMERCIAL, goods=("Plastics",), on_place=2, income=(0, 0, 15)),
    Printed(107, "Plumbing Supplies", 3, 4, COMMERCIAL, goods=("Copper",), on_place=4, income=(0, 0, 12)),
    Printed(108, "Automobile Plant", 3, 4, INDUSTRIAL, goods=CARS, produces=("Sports Cars",), polluting=True),
    Printed(109, "Jewelry Manufacturer", 3, 4, INDUSTRIAL, goods=JEWELRY, produces=("Jewelry",), polluting=True),
    Printed(110, "Electronics Factory", 3, 4, INDUSTRIAL, goods=ELECTRONICS, produces=("Electronics",), polluting=True),
    Printed(111, "Import Office", 3, 4, PUBLIC, points=2),
    Printed(112, "Stadium", 3, 4, PUBLIC, points=25, cost=25),
    Printed(113, "Castle", 3, 5, RESIDENTIAL, points=6, goods=("Concrete", "Lumber")),
    Printed(114, "Mansion", 3, 5, RESIDENTIAL, points=5, cost=5),
    Printed(115, "Car Dealership", 3, 5, COMMERCIAL, goods=("Sports Cars",), on_place=12, income=(0, 0, 12)),
    Printed(116, "Jewelry Store", 3, 5, COMMERCIAL, goods=("Jewelry",), on_place=6, income=(0, 0, 18)),
    Printed(117, "Computer Store", 3, 5, COMMERCIAL, goods=("Electronics",), income=(0, 0, 24)),
    Printed(118, "Hospital", 3, 5, PUBLIC, points=None, goods=("Wood",)),
    Printed(119, "Police Department", 3, 5, PUBLIC, points=5),
    Printed(120, "Steam Turbine Plant", 3, 5, PUBLIC, points=8, goods=("Coal", "Oil"), polluting=True, power=True),
]
MODERN_FACTORY = Printed(
    99,
    "Modern Factory",
    3,
    1,
    INDUSTRIAL,
    beside=(11, 12, 13),
    produces=("Diamonds", "Lumber", "Plastics", "Steel"),
    polluting=True,
)


@pytest.mark.rule(
    "NEOM 19.81",
    "NEOM 19.82",
    "NEOM 19.83",
    "NEOM 19.84",
    "NEOM 19.85",
    "NEOM 19.86",
    "NEOM 19.87",
    "NEOM 19.88",
    "NEOM 19.89",
    "NEOM 19.90",
    "NEOM 19.91",
    "NEOM 19.92",
    "NEOM 19.93",
    "NEOM 19.94",
    "NEOM 19.95",
    "NEOM 19.96",
    "NEOM 19.97",
    "NEOM 19.98",
    "NEOM 19.100",
    "NEOM 19.101",
    "NEOM 19.102",
    "NEOM 19.103",
    "NEOM 19.105",
    "NEOM 19.106",
    "NEOM 19.107",
    "NEOM 19.108",
    "NEOM 19.109",
    "NEOM 19.110",
    "NEOM 19.111",
    "NEOM 19.112",
    "NEOM 19.113",
    "NEOM 19.114",
    "NEOM 19.115",
    "NEOM 19.116",
    "NEOM 19.117",
    "NEOM 19.118",
    "NEOM 19.119",
    "NEOM 19.120",
)
@pytest.mark.parametrize("tile", TILES, ids=str)
class TestPrinted(PrintedTile):
    """Cost, Goods, types, money, income, products and points of each tile except Crime Spree and Modern Factory."""


@pytest.mark.rule("NEOM 19.99")
@pytest.mark.parametrize("tile", [MODERN_FACTORY], ids=str)
class TestModernFactory(PrintedTile):
    """The checks for the Modern Factory. Its required tiles make Goods, too, so the products are checked here."""

    def check_produces(self, tile: Printed) -> None:
        """A Modern Factory makes four Goods; the three tiles it needs make Concrete, Gold and, like itself, Lumber."""
        placed = table(generation=3).city(0, "Coal", b2=11, d2=12, b3=13).money(0, 0).place(0, 99, "c2")
        made = ["Coal", "Concrete", "Diamonds", "Gold", "Lumber", "Plastics", "Steel"]

        assert placed.player(0).goods == made


# Nursing Home, Stock Exchange, Modern Factory.

NEEDY = [(83, (1, 2, 3)), (94, (6, 7, 8)), (99, (11, 12, 13))]


@pytest.mark.rule("NEOM 19.83", "NEOM 19.94", "NEOM 19.99", "NEOM 5.4")
@pytest.mark.parametrize(("tile", "standing"), NEEDY)
def test_two_tiles_of_the_type_are_too_few(tile: int, standing: tuple[int, int, int]) -> None:
    """With only two tiles of the required type, the tile is refused, however much money there is."""
    position = table(generation=3).city(0, a1=standing[0], a5=standing[1]).money(0, 50)

    assert position.hindrance(0, tile) == "cannot-place-tiles"


@pytest.mark.rule("NEOM 19.83", "NEOM 19.94", "NEOM 19.99", "NEOM 5.4")
@pytest.mark.parametrize(("tile", "standing"), NEEDY)
def test_three_tiles_of_the_type_need_no_connection(tile: int, standing: tuple[int, int, int]) -> None:
    """Three tiles of the required type are enough, even far apart."""
    position = table(generation=3).city(0, a1=standing[0], a5=standing[1], e1=standing[2]).money(0, 0)

    assert position.hindrance(0, tile) == ""


@pytest.mark.rule("NEOM 19.83", "NEOM 19.94", "NEOM 9.7")
@pytest.mark.parametrize(("tile", "standing"), [(83, (1, 2)), (94, (6, 7))])
def test_mixed_tiles_count_as_required_tiles(tile: int, standing: tuple[int, int]) -> None:
    """Apartments & Retail counts as the third home and as the third shop."""
    position = table(generation=3).city(0, a1=standing[0], a5=standing[1], e1=87)

    assert position.hindrance(0, tile) == ""


@pytest.mark.rule("R-6")
@pytest.mark.parametrize(("tile", "standing"), NEEDY)
def test_one_of_the_required_tiles_may_be_replaced(tile: int, standing: tuple[int, int, int]) -> None:
    """The required tiles are counted before the old tile leaves, so one of them may be replaced."""
    placed = table(generation=3).city(0, c2=standing[0], b2=standing[1], d2=standing[2]).place(0, tile, "c2")

    assert placed.player(0).tiles == {"c2": tile, "b2": standing[1], "d2": standing[2]}


# Condos & Restaurant, Apartments & Retail.


@pytest.mark.rule("NEOM 19.86", "NEOM 19.87", "NEOM 9.7")
@pytest.mark.parametrize("tile", [86, 87])
def test_mixed_tiles_are_homes(tile: int) -> None:
    """A mixed tile and a home end the ghost town and form a neighborhood of two."""
    score = table(generation=3).city(0, c2=tile, c1=3).player(0).score

    assert (score["ghost_town"], score["neighborhoods"]) == (0, 3)


@pytest.mark.rule("NEOM 19.86", "NEOM 19.87", "NEOM 9.7")
@pytest.mark.parametrize("tile", [86, 87])
def test_mixed_tiles_are_shops(tile: int) -> None:
    """The Merchant Union counts a mixed tile as a shop."""
    score = table(generation=3).city(0, c2=tile, a1=132).player(0).score

    assert score["variable"] == 1


# Police Department.

AROUND = {"a1": 1, "b1": 6, "c1": 11, "a2": 31, "c2": 25, "a3": 8, "b3": 30}


@pytest.mark.rule("NEOM 19.102", "NEOM 19.119", "NEOM 13.11")
@pytest.mark.parametrize("department", [102, 119])
def test_police_department_protects_nearby_tiles(department: int) -> None:
    """Crime Spree counts seven tiles, and only the one far from the department is paid for."""
    position = table(generation=3).city(0, b2=department, **AROUND, e5=76).money(0, 20).strike(1, 104)

    assert position.texts(0) == ["pay 2", "sacrifice"]


@pytest.mark.rule("R-16")
def test_police_department_need_not_protect_itself() -> None:
    """A city of Police Departments has nothing to pay or remove, so its player is not asked."""
    position = table(generation=3).city(0, a1=102, e5=119).city(2, a1=3).strike(1, 104)

    assert position.game.deciders == (2,)


# Warehouse.


@pytest.mark.rule("NEOM 19.103")
def test_warehouse_without_goods() -> None:
    """A Warehouse scores 0 points in a city that makes no Good, because Slums cover its center."""
    score = table(generation=3).city(0, a1=103, c3=3).player(0).score

    assert score["variable"] == 0


@pytest.mark.rule("NEOM 19.103")
def test_warehouse_counts_each_good_once() -> None:
    """Coal from the City Center and a mine, Gold from two extractors, and Lumber are three tokens."""
    score = table(generation=3).city(0, "Coal", a1=103, a2=21, a3=13, a4=29, a5=11).player(0).score

    assert score["variable"] == 3


@pytest.mark.rule("NEOM 19.103")
def test_warehouse_with_every_good() -> None:
    """A Warehouse in a city with all 17 Goods scores 17 points."""
    score = table(generation=3).city(0, "Coal", c2=103, **makers(*GOOD_NAMES)).player(0).score

    assert score["variable"] == 17


# Import Office.


@pytest.mark.rule("NEOM 19.111")
@pytest.mark.parametrize(("tile", "money"), [(118, 0), (81, 0), (91, 0), (103, 0)])
def test_import_office_stands_for_a_raw_or_processed_good(tile: int, money: int) -> None:
    """The Import Office covers Wood, Lumber, Gold or Concrete, although nobody sells them."""
    placed = table(generation=3).alone(0).city(0, "Coal", a1=111).money(0, money).place(0, tile, "c2")

    assert placed.player(0).tiles == {"a1": 111, "c2": tile}


@pytest.mark.rule("NEOM 19.111")
@pytest.mark.parametrize("tile", [88, 89, 90])
def test_import_office_does_not_stand_for_luxury_goods(tile: int) -> None:
    """The Import Office does not cover Sports Cars, Jewelry or Electronics."""
    position = table(generation=3).alone(0).city(0, a1=111).money(0, 99)

    assert position.hindrance(0, tile) == "cannot-place-goods"


@pytest.mark.rule("NEOM 19.111")
def test_import_office_leaves_luxury_goods_to_be_bought() -> None:
    """With an Import Office, Sports Cars still cost 10 L-Coins; the Car Dealership then brings 12."""
    position = table(generation=3).city(0, a1=111).city(1, c2=96).money(0, 10).place(0, 88, "c2")

    assert [position.player(seat).money for seat in (0, 1)] == [12, 6 + 5 + 10]


@pytest.mark.rule("NEOM 19.111")
def test_import_office_stands_for_one_good_only() -> None:
    """A Castle needs Concrete and Lumber, and the Import Office covers only one of them."""
    position = table(generation=3).alone(0).city(0, a1=111).money(0, 99)

    assert position.hindrance(0, 113) == "cannot-place-goods"


@pytest.mark.rule("NEOM 19.111", "R-27")
@pytest.mark.parametrize(
    ("city", "seller", "tile", "price"),
    [
        ({"a1": 111}, (12, 11), 113, 4),
        ({"a1": 111, "b1": 59}, (12, 11), 113, 4),
        ({"a1": 111}, (22, 19), 100, 2),
    ],
    ids=["Concrete and Lumber", "with a Postal Service", "Ore and Stone"],
)
def test_import_office_leaves_the_choice(city: dict[str, int], seller: tuple[int, int], tile: int, price: int) -> None:
    """If two Goods are missing, the player chooses to have the first covered or to buy it. The other is bought then."""
    position = table(generation=3).alone(0).city(0, "Wood", **city).money(0, 5)
    position.city(1, c3=3, a1=seller[0], b1=seller[1]).choose(0, tile).answer(0, "c2")
    texts = position.texts(0)
    spent = position.answer(0, "Import Office").finish().player(1).money - 6 - 5

    assert texts == ["Import Office", f"from seat 1 to the left for {price}"] and spent == price


@pytest.mark.rule("R-27")
def test_import_office_is_used_before_buying() -> None:
    """A single missing Good is covered by the Import Office, and nothing is bought."""
    placed = table(generation=3).city(0, a1=111).city(1, "Oil", a1=11).money(0, 9).place(0, 81, "c2")

    assert placed.player(0).money == 9


@pytest.mark.rule("R-5")
def test_import_office_gives_no_token() -> None:
    """Gold that the Import Office covered for a Watch Store is not produced."""
    placed = table(generation=3).alone(0).city(0, "Coal", a1=111).place(0, 91, "c2")

    assert placed.player(0).goods == ["Coal"]


@pytest.mark.rule("R-5")
def test_import_office_and_postal_service_together() -> None:
    """With both, a Modern Foundry needs neither Ore nor Stone, only 2 L-Coins; there is no question."""
    placed = table(generation=3).alone(0).city(0, "Wood", a1=59, b1=111).money(0, 2)
    placed.choose(0, 100).answer(0, "c2").finish()

    assert placed.player(0).goods == ["Wood", "Concrete", "Copper", "Glass", "Gold"]


@pytest.mark.rule("R-5")
def test_import_office_and_postal_service_cover_no_two_processed_goods() -> None:
    """The Postal Service does not help with a Castle: one of Concrete and Lumber is still missing."""
    position = table(generation=3).alone(0).city(0, "Wood", a1=59, b1=111).money(0, 99)

    assert position.hindrance(0, 113) == "cannot-place-goods"


@pytest.mark.rule("R-6")
def test_import_office_helps_to_pay_for_its_own_replacement() -> None:
    """A Warehouse replaces the Import Office, which covers the Warehouse's Concrete."""
    placed = table(generation=3).alone(0).city(0, "Coal", c2=111).place(0, 103, "c2")

    assert placed.player(0).tiles == {"c2": 103}


# Hospital.


@pytest.mark.rule("NEOM 19.118")
@pytest.mark.parametrize(
    ("homes", "points"),
    [
        ({}, 0),
        ({"e5": 3}, 1),  # a home far away
        ({"a1": 1}, 2),  # a home at a corner of the Hospital
        ({"b1": 1}, 2),  # a home beside the Hospital
        ({"a1": 1, "b1": 2, "e5": 3, "e4": 4}, 6),
        ({"b1": 87}, 2),  # a mixed tile counts as a home
        ({"b1": 6, "a1": 11}, 0),  # no homes
    ],
)
def test_hospital(homes: dict[str, int], points: int) -> None:
    """A Hospital scores 2 points for each nearby home, 1 for each other home."""
    score = table(generation=3).city(0, b2=118, **homes).player(0).score

    assert score["variable"] == points


@pytest.mark.rule("NEOM 19.118")
def test_hospital_surrounded_by_homes() -> None:
    """Eight nearby homes and two others are worth 18 points."""
    homes = {"a1": 1, "b1": 2, "c1": 3, "a2": 4, "c2": 5, "a3": 25, "b3": 26, "c3": 33, "e4": 34, "e5": 44}
    score = table(generation=3).city(0, b2=118, **homes).player(0).score

    assert score["variable"] == 18


# Crime Spree.


def crime(money: int = 20, **tiles: int) -> Table:
    """Seat 1 has selected Crime Spree, all others have sold a tile, and it strikes."""
    return table(generation=3).city(0, **tiles).money(0, money).strike(1, 104)


@pytest.mark.rule("NEOM 19.104")
def test_crime_spree_is_never_placed() -> None:
    """A player who selects Crime Spree takes no action."""
    position = table(generation=3).select(1, 104)

    assert position.game.deciders == (0, 2, 3)


@pytest.mark.rule("NEOM 19.104", "NEOM 13.6")
def test_crime_spree_takes_2_for_each_home_shop_and_factory() -> None:
    """Two homes, a shop and a factory cost 8 L-Coins; Public and Resource tiles nothing."""
    position = crime(a1=1, a2=2, b1=6, c1=11, d1=31, e1=21).answer(0, "pay").finish()

    assert position.player(0).money == 20 + 5 - 8


@pytest.mark.rule("NEOM 19.104", "NEOM 13.6")
def test_crime_spree_takes_one_of_each_type_instead() -> None:
    """A home is removed first, then a shop, then a factory."""
    position = crime(a1=1, a2=2, b1=6, c1=11, d1=31, e1=21).answer(0, "sacrifice", "a2", "b1", "c1").finish()

    assert position.player(0).tiles == {"a1": 1, "d1": 31, "e1": 21}


@pytest.mark.rule("NEOM 19.104", "NEOM 13.7")
def test_crime_spree_takes_the_types_that_are_there() -> None:
    """In a city with homes only, one home is removed."""
    position = crime(a1=1, a2=2).answer(0, "sacrifice", "a1").finish()

    assert position.player(0).tiles == {"a2": 2}


@pytest.mark.rule("NEOM 19.104", "NEOM 13.7")
def test_crime_spree_cannot_be_paid_in_part() -> None:
    """A player with 9 L-Coins cannot pay 10 for five tiles."""
    position = crime(4, a1=1, a2=2, a3=3, a4=4, a5=6)

    assert position.texts(0) == ["sacrifice"]


@pytest.mark.rule("NEOM 19.104", "NEOM 13.2")
def test_crime_spree_spares_its_player() -> None:
    """The player who selected Crime Spree loses nothing."""
    position = table(generation=3).city(1, a1=1).city(0, a1=2).strike(1, 104)

    assert position.game.deciders == (0,)


@pytest.mark.rule("R-15")
def test_crime_spree_charges_a_mixed_tile_once() -> None:
    """Condos & Restaurant alone cost 2 L-Coins."""
    position = crime(a1=86)

    assert position.texts(0) == ["pay 2", "sacrifice"]


@pytest.mark.rule("R-15", "R-30")
def test_crime_spree_takes_a_mixed_tile_for_one_type() -> None:
    """If a mixed tile counts as the home, a shop must still be removed."""
    position = crime(a1=86, a2=6, a3=1).answer(0, "sacrifice")

    assert (position.texts(0), position.answer(0, "a1").texts(0)) == (["a1", "a3"], ["a2"])


@pytest.mark.rule("R-30")
def test_crime_spree_matches_as_many_types_as_it_can() -> None:
    """The mixed tile is the only shop, and there is another home, so it may not count as the home."""
    position = crime(a1=86, a2=1).answer(0, "sacrifice")

    assert (position.texts(0), position.answer(0, "a2").texts(0)) == (["a2"], ["a1"])
