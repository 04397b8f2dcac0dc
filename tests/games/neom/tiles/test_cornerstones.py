"""Cornerstones, tiles 121 to 150: their printed values, and the abilities of three of them.

Income and money are in test_cornerstone_money.py, points in test_cornerstone_places.py and test_cornerstone_points.py.
"""

import pytest

from tests.games.neom.table import Table, table
from tests.games.neom.tiles.printed import COMMERCIAL, INDUSTRIAL, PROCESSED, PUBLIC, RESIDENTIAL, Printed, PrintedTile

# `income` is what the Cornerstone pays in a city without any other tile.
TILES = [
    Printed(121, "Casino", 0, 0, COMMERCIAL, on_place=1),
    Printed(122, "Trading Post", 0, 0, COMMERCIAL, on_place=4),
    Printed(123, "Shopping Center", 0, 0, COMMERCIAL, income=(1, 1, 1)),
    Printed(124, "Community Center", 0, 0, PUBLIC, points=None),
    Printed(125, "City Hall", 0, 0, PUBLIC, points=None),
    Printed(126, "Park", 0, 0, PUBLIC, points=None),
    Printed(127, "Chamber of Commerce", 0, 0, PUBLIC, points=None),
    Printed(128, "University", 0, 0, PUBLIC, points=None, cost=1),
    Printed(129, "Civic Center", 0, 0, PUBLIC, points=None, cost=8),
    Printed(130, "Prison", 0, 0, PUBLIC, points=None, cost=2),
    Printed(131, "Parking Authority", 0, 0, PUBLIC, points=None),
    Printed(132, "Merchant Union", 0, 0, PUBLIC, points=None, cost=1),
    Printed(133, "Insurance Office", 0, 0, PUBLIC, on_place=2),
    Printed(134, "Metro Station", 0, 0, PUBLIC, points=None),
    Printed(135, "Penthouse", 0, 0, RESIDENTIAL, points=None, cost=6),
    Printed(136, "Tour Operator", 0, 0, COMMERCIAL, on_place=2, income=(1, 1, 1)),
    Printed(137, "Modular Factory", 0, 0, INDUSTRIAL, income=(2, 2, 2), produces=("Concrete",), polluting=True),
    Printed(138, "Air Quality Department", 0, 0, PUBLIC, points=None),
    Printed(139, "Public Safety Department", 0, 0, PUBLIC, points=3),
    Printed(140, "Hydroelectric Power", 0, 0, PUBLIC, points=None, cost=1, power=True),
    Printed(142, "Bus Depot", 0, 0, PUBLIC, points=None),
    Printed(143, "Zoning Authority", 0, 0, PUBLIC, points=None),
    Printed(144, "Efficiency Office", 0, 0, PUBLIC, points=None),
    Printed(145, "Resource Agency", 0, 0, PUBLIC, points=None),
    Printed(146, "Trade Office", 0, 0, PUBLIC),
    Printed(147, "Electrical Substation", 0, 0, PUBLIC, points=None),
    Printed(148, "City Council", 0, 0, PUBLIC, points=None),
    Printed(149, "Finance Department", 0, 0, PUBLIC, points=None),
    Printed(150, "Tourism Board", 0, 0, PUBLIC),
]
INVESTMENT_FIRM = Printed(141, "Investment Firm", 0, 0, PUBLIC, cost=5)


@pytest.mark.rule(
    "NEOM 19.121",
    "NEOM 19.122",
    "NEOM 19.123",
    "NEOM 19.124",
    "NEOM 19.125",
    "NEOM 19.126",
    "NEOM 19.127",
    "NEOM 19.128",
    "NEOM 19.129",
    "NEOM 19.130",
    "NEOM 19.131",
    "NEOM 19.132",
    "NEOM 19.133",
    "NEOM 19.134",
    "NEOM 19.135",
    "NEOM 19.136",
    "NEOM 19.137",
    "NEOM 19.138",
    "NEOM 19.139",
    "NEOM 19.140",
    "NEOM 19.142",
    "NEOM 19.143",
    "NEOM 19.144",
    "NEOM 19.145",
    "NEOM 19.146",
    "NEOM 19.147",
    "NEOM 19.148",
    "NEOM 19.149",
    "NEOM 19.150",
)
@pytest.mark.parametrize("tile", TILES, ids=str)
class TestPrinted(PrintedTile):
    """Cost, types, money, income, products and printed points of each Cornerstone except the Investment Firm."""


@pytest.mark.rule("NEOM 19.141")
@pytest.mark.parametrize("tile", [INVESTMENT_FIRM], ids=str)
class TestInvestmentFirm(PrintedTile):
    """Cost, types, money, income, products and printed points of the Investment Firm."""

    def check_income(self, tile: Printed) -> None:
        """On the last turn of a generation the player gets 5 L-Coins for a sale, 1 for the selection, and no income."""
        last_turns = [table(generation=at, turn=7).city(0, c2=tile.number).money(0, 0) for at in (1, 2, 3)]

        assert [position.finish().player(0).money for position in last_turns] == [6, 6, 6]


# Insurance Office.


@pytest.mark.rule("NEOM 19.133", "R-10")
@pytest.mark.parametrize(
    ("generation", "disaster", "due"),
    [(1, 24, 2), (2, 64, 2), (3, 104, 3)],  # the whole payments are 5, 5 and 6 L-Coins
)
def test_insurance_office_halves_the_payment(generation: int, disaster: int, due: int) -> None:
    """Half of the payment is due, rounded down, for every Disaster."""
    position = table(generation=generation).city(0, a1=133, b1=1, c1=6, d1=11, e1=31, a5=21).strike(1, disaster)

    assert position.texts(0) == [f"pay {due}", "sacrifice"]


@pytest.mark.rule("R-10")
def test_insurance_office_halves_what_protection_leaves() -> None:
    """Three of seven tiles are not protected. Half of the 3 L-Coins due for them, rounded down, is 1."""
    position = table(generation=2).city(0, a1=17, a2=133, b1=1, b2=6, e1=11, e3=2, e5=8).strike(1, 64)

    assert position.texts(0) == ["pay 1", "sacrifice"]


@pytest.mark.rule("NEOM 19.133")
def test_insurance_office_can_lower_the_payment_to_0() -> None:
    """Half of 1 L-Coin is 0; a sacrifice remains possible."""
    position = table().city(0, a1=133).money(0, 0).strike(1, 24)

    assert position.texts(0) == ["pay 0", "sacrifice"]


@pytest.mark.rule("NEOM 19.133", "R-10")
def test_insurance_office_does_not_lower_a_sacrifice() -> None:
    """With an Insurance Office, a sacrifice in a Fire still costs two tiles."""
    position = table(generation=2).city(0, a1=133, b1=1, c1=6).strike(1, 64).answer(0, "sacrifice", "b1", "c1").finish()

    assert position.player(0).tiles == {"a1": 133}


@pytest.mark.rule("R-10")
def test_insurance_office_and_too_little_money() -> None:
    """A player who cannot pay half must sacrifice: 14 tiles and the office cost 7 L-Coins, and there are 6."""
    cells = [f"{column}{row}" for row in "124" for column in "abcde"]
    tiles = dict(zip(cells, [133, *range(1, 15)], strict=True))
    position = table().city(0, **tiles).money(0, 1).strike(1, 24)

    assert position.texts(0) == ["sacrifice"]


# Modular Factory.


@pytest.mark.rule("NEOM 19.137", "R-9")
def test_modular_factory_offers_every_processed_good() -> None:
    """The Modular Factory offers every Processed Good, even one that the city already has."""
    position = table().city(0, a1=13).choose(0, 137).answer(0, "c2")

    assert position.texts(0) == list(PROCESSED)


@pytest.mark.rule("NEOM 19.137")
@pytest.mark.parametrize("good", PROCESSED)
def test_modular_factory_produces_the_chosen_good(good: str) -> None:
    """The city has a token of the Good chosen for the Modular Factory, which scores 2 points."""
    player = table().city(0, "Coal").place(0, 137, "c2", good).player(0)

    assert (player.goods, player.score["goods"], player.modular_factory) == (["Coal", good], 1 + 2, good)


@pytest.mark.rule("NEOM 19.137")
def test_modular_factory_brings_no_second_token() -> None:
    """With Gold from a Modular Factory and a Gold Extractor, the city has one Gold token."""
    player = table().city(0, "Ore", a1=13).place(0, 137, "c2", "Gold").player(0)

    assert (player.goods, player.score["goods"]) == (["Ore", "Gold"], 3)


@pytest.mark.rule("NEOM 7.4", "R-9")
def test_modular_factory_keeps_the_good_when_the_other_producer_goes() -> None:
    """The Gold Extractor is replaced, but the Modular Factory still makes Gold."""
    position = table().alone(0).city(0, "Coal", b3=13).place(0, 137, "c2", "Gold").place(0, 14, "b3")

    assert position.player(0).goods == ["Coal", "Diamonds", "Gold"]


@pytest.mark.rule("R-9")
def test_modular_factory_keeps_its_choice() -> None:
    """Two generations later the Modular Factory still makes the same Good."""
    position = table().city(0).place(0, 137, "c2", "Steel").play_out()

    assert position.player(0).modular_factory == "Steel"


@pytest.mark.rule("NEOM 19.137", "NEOM 10.3")
def test_modular_factory_takes_its_good_with_it() -> None:
    """When a Pressure Boiler replaces the Modular Factory, the factory's Steel is lost."""
    position = table().city(0, "Coal").place(0, 137, "c2", "Steel").place(0, 14, "c2")

    assert position.player(0).goods == ["Coal", "Diamonds"]


@pytest.mark.rule("NEOM 19.137")
def test_modular_factory_sells_its_good() -> None:
    """A neighbor buys the Lumber for a Ranch for 4 L-Coins."""
    position = table().alone(1).city(0).place(0, 137, "c2", "Lumber").city(1).money(1, 4).place(1, 5, "c2")

    assert position.player(1).money == 0


# Public Safety Department.


def safe_city(generation: int) -> Table:
    """A Public Safety Department on b2 with seven tiles around it, and two homes far away."""
    around = {"a1": 1, "b1": 6, "c1": 11, "a2": 31, "c2": 25, "a3": 8, "b3": 30}
    return table(generation=generation).city(0, b2=139, **around, e4=2, e5=3).money(0, 20)


@pytest.mark.rule("NEOM 19.139", "NEOM 13.10")
def test_public_safety_department_protects_from_fire() -> None:
    """Only the two homes far away are paid for; the department protects itself."""
    position = safe_city(2).strike(1, 64)

    assert position.texts(0) == ["pay 2", "sacrifice"]


@pytest.mark.rule("NEOM 19.139", "NEOM 13.11")
def test_public_safety_department_protects_from_crime_spree() -> None:
    """Only the two homes far away are paid for, 2 L-Coins each."""
    position = safe_city(3).strike(1, 104)

    assert position.texts(0) == ["pay 4", "sacrifice"]


@pytest.mark.rule("NEOM 19.139")
def test_public_safety_department_does_not_protect_from_flood() -> None:
    """All ten tiles are paid for."""
    position = safe_city(1).strike(1, 24)

    assert position.texts(0) == ["pay 10", "sacrifice"]
