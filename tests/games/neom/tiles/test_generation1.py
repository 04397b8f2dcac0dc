"""The tiles of the 1st generation, 1 to 40."""

import pytest

from neopolis.games.neom.ids import DONE
from tests.games.neom.table import Table, table
from tests.games.neom.tiles.printed import COMMERCIAL, INDUSTRIAL, PUBLIC, RESIDENTIAL, RESOURCE, Printed, PrintedTile

TILES = [
    Printed(1, "Tenements", 1, 1, RESIDENTIAL, points=1, cost=1),
    Printed(2, "Colonial Houses", 1, 1, RESIDENTIAL, points=1, cost=1),
    Printed(3, "Slums", 1, 1, RESIDENTIAL, points=0),
    Printed(4, "Townhouses", 1, 1, RESIDENTIAL, points=2, cost=2),
    Printed(5, "Ranch", 1, 1, RESIDENTIAL, points=1, goods=("Lumber",)),
    Printed(6, "Grocery Store", 1, 1, COMMERCIAL, on_place=3, income=(1, 1, 1)),
    Printed(7, "Pawn Shop", 1, 1, COMMERCIAL, on_place=5),
    Printed(8, "Laundromat", 1, 1, COMMERCIAL, income=(3, 3, 3)),
    Printed(9, "Antique Store", 1, 1, COMMERCIAL, goods=("Gold",), on_place=4, income=(2, 2, 2)),
    Printed(10, "Gas Station", 1, 1, COMMERCIAL, goods=("Oil",), on_place=3, income=(3, 3, 3)),
    Printed(11, "Lumber Mill", 1, 1, INDUSTRIAL, goods=("Wood",), produces=("Lumber",), polluting=True),
    Printed(12, "Concrete Plant", 1, 1, INDUSTRIAL, goods=("Stone",), produces=("Concrete",), polluting=True),
    Printed(13, "Gold Extractor", 1, 1, INDUSTRIAL, goods=("Ore",), produces=("Gold",), polluting=True),
    Printed(14, "Pressure Boiler", 1, 1, INDUSTRIAL, goods=("Coal",), produces=("Diamonds",), polluting=True),
    Printed(15, "Gas Turbine Plant", 1, 1, PUBLIC, points=4, goods=("Natural Gas",), polluting=True, power=True),
    Printed(16, "Fossil Fuel Plant", 1, 1, PUBLIC, points=4, either=("Coal", "Oil"), polluting=True, power=True),
    Printed(17, "Fire Department", 1, 1, PUBLIC, points=3),
    Printed(18, "Oil Well", 1, 1, RESOURCE, produces=("Oil",)),
    Printed(19, "Limestone", 1, 1, RESOURCE, produces=("Stone",)),
    Printed(20, "Rainforest", 1, 1, RESOURCE, produces=("Wood",)),
    Printed(21, "Coal Mine", 1, 1, RESOURCE, produces=("Coal",)),
    Printed(22, "Mineral Vein", 1, 1, RESOURCE, produces=("Ore",)),
    Printed(23, "Natural Gas Field", 1, 1, RESOURCE, produces=("Natural Gas",)),
    Printed(25, "Cottages", 1, 4, RESIDENTIAL, points=1),
    Printed(26, "Tiny Houses", 1, 4, RESIDENTIAL, points=3, cost=3),
    Printed(27, "Tavern", 1, 4, COMMERCIAL, on_place=2, income=(2, 2, 2)),
    Printed(28, "Truck Stop", 1, 4, COMMERCIAL, on_place=1, income=(3, 3, 3)),
    Printed(29, "Gold Extractor", 1, 4, INDUSTRIAL, cost=1, goods=("Ore",), produces=("Gold",), polluting=True),
    Printed(30, "Pressure Boiler", 1, 4, INDUSTRIAL, cost=1, goods=("Coal",), produces=("Diamonds",), polluting=True),
    Printed(31, "Contract Office", 1, 4, PUBLIC, points=2),
    Printed(32, "Windmills", 1, 4, RESOURCE, power=True),
    Printed(33, "Row Housing", 1, 5, RESIDENTIAL, points=1),
    Printed(34, "Tract Housing", 1, 5, RESIDENTIAL, points=2, cost=1),
    Printed(35, "Motel", 1, 5, COMMERCIAL, cost=2, income=(4, 4, 4)),
    Printed(36, "Pharmacy", 1, 5, COMMERCIAL, on_place=3, income=(1, 2, 3)),
    Printed(37, "Lumber Mill", 1, 5, INDUSTRIAL, cost=1, goods=("Wood",), produces=("Lumber",), polluting=True),
    Printed(38, "Fire Department", 1, 5, PUBLIC, points=4, cost=1),
    Printed(39, "Swamp", 1, 5, RESOURCE, produces=("Natural Gas", "Wood")),
    Printed(40, "Coal Bed", 1, 5, RESOURCE, produces=("Coal", "Stone")),
]


@pytest.mark.rule(
    "NEOM 19.1",
    "NEOM 19.2",
    "NEOM 19.3",
    "NEOM 19.4",
    "NEOM 19.5",
    "NEOM 19.6",
    "NEOM 19.7",
    "NEOM 19.8",
    "NEOM 19.9",
    "NEOM 19.10",
    "NEOM 19.11",
    "NEOM 19.12",
    "NEOM 19.13",
    "NEOM 19.14",
    "NEOM 19.15",
    "NEOM 19.16",
    "NEOM 19.17",
    "NEOM 19.18",
    "NEOM 19.19",
    "NEOM 19.20",
    "NEOM 19.21",
    "NEOM 19.22",
    "NEOM 19.23",
    "NEOM 19.25",
    "NEOM 19.26",
    "NEOM 19.27",
    "NEOM 19.28",
    "NEOM 19.29",
    "NEOM 19.30",
    "NEOM 19.31",
    "NEOM 19.32",
    "NEOM 19.33",
    "NEOM 19.34",
    "NEOM 19.35",
    "NEOM 19.36",
    "NEOM 19.37",
    "NEOM 19.38",
    "NEOM 19.39",
    "NEOM 19.40",
)
@pytest.mark.parametrize("tile", TILES, ids=str)
class TestPrinted(PrintedTile):
    """Cost, Goods, types, money, income, products and points of each tile except the Flood."""


# Fossil Fuel Plant.


@pytest.mark.rule("NEOM 19.16")
@pytest.mark.parametrize("board", ["Coal", "Oil"])
def test_fossil_fuel_plant_needs_one_of_two(board: str) -> None:
    """Coal alone or Oil alone is enough, even if nobody sells the other."""
    placed = table().alone(0).city(0, board).money(0, 0).place(0, 16, "c2")

    assert placed.player(0).tiles == {"c2": 16}


@pytest.mark.rule("NEOM 19.16")
def test_fossil_fuel_plant_needs_one() -> None:
    """If the city has neither Coal nor Oil, and nobody sells them, a Fossil Fuel Plant is refused."""
    position = table().alone(0).city(0, "Wood").money(0, 50)

    assert position.hindrance(0, 16) == "cannot-place-goods"


@pytest.mark.rule("NEOM 19.16", "NEOM 5.5")
def test_fossil_fuel_plant_buys_either() -> None:
    """If Coal and Oil are for sale, the buyer chooses which one to buy."""
    position = table().city(0, "Wood").city(1, "Coal").city(3, "Oil").choose(0, 16).answer(0, "c2")

    assert position.texts(0) == ["Coal", "Oil"]


# Fire Department.


def fire_city(department: int) -> Table:
    """A Fire strikes a city of nine tiles: the department on b2, seven nearby, and a Forum far away."""
    around = {"a1": 1, "b1": 6, "c1": 11, "a2": 31, "c2": 25, "a3": 8, "b3": 30}
    return table(generation=2).city(0, b2=department, **around, e5=76).money(0, 20).hand(1, 64).strike(1, 64)


@pytest.mark.rule("NEOM 19.17", "NEOM 19.38", "NEOM 13.10")
@pytest.mark.parametrize("department", [17, 38])
def test_fire_department_protects_itself_and_nearby_tiles(department: int) -> None:
    """All nine tiles but the Forum, which is far away, are protected."""
    position = fire_city(department)

    assert position.texts(0) == ["pay 1", "sacrifice"]


@pytest.mark.rule("NEOM 13.9")
@pytest.mark.parametrize("department", [17, 38])
def test_fire_department_saves_no_tile_from_removal(department: int) -> None:
    """Protected tiles can be sacrificed, and so can the department."""
    position = fire_city(department).answer(0, "sacrifice")

    assert position.texts(0) == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "e5"]


@pytest.mark.rule("NEOM 19.17")
def test_no_fire_department_no_protection() -> None:
    """With another Public tile instead of the department, all nine tiles are paid for."""
    position = fire_city(59)

    assert position.texts(0) == ["pay 9", "sacrifice"]


@pytest.mark.rule("NEOM 13.4")
def test_fire_department_does_not_help_against_flood() -> None:
    """A Flood charges for the Fire Department and the home beside it."""
    position = table().city(0, b2=17, b1=1).money(0, 20).strike(1, 24)

    assert position.texts(0) == ["pay 2", "sacrifice"]


# Windmills.


@pytest.mark.rule("NEOM 19.32")
def test_windmills_make_no_good() -> None:
    """With Windmills, a city has only the token of its City Center."""
    placed = table().city(0, "Ore").place(0, 32, "c2")

    assert placed.player(0).goods == ["Ore"]


@pytest.mark.rule("NEOM 19.32")
def test_windmills_count_as_resource() -> None:
    """The Resource Agency counts Windmills: 2 points for them, 2 for the City Center, 1 for its Good."""
    score = table().city(0, c2=32, a1=145).player(0).score

    assert score["variable"] == 5


# Contract Office.


def contract(seats: int = 4, variant: str = "standard", tiles: str | None = None) -> Table:
    """Seat 0 has just placed a Contract Office on c2."""
    position = table(seats, variant=variant, tiles=tiles)
    return position.choose(0, 31).answer(0, "c2")


def known_contract() -> Table:
    """Seat 0, with Cornerstones 121, 122 and 123, has placed a Contract Office on c2; 124 to 127 were discarded."""
    position = table(4).cornerstones(0, 121, 122, 123).discards(124, 125, 126, 127)
    return position.choose(0, 31).answer(0, "c2")


@pytest.mark.rule("NEOM 19.31", "R-8")
def test_contract_office_asks_for_cornerstones_to_give() -> None:
    """A player may give any of the unplaced Cornerstones, or none."""
    decision = known_contract().game.decision(0)

    assert (decision.prompt, decision.options) == ("give-cornerstone", [DONE, 121, 122, 123])


@pytest.mark.rule("NEOM 19.31", "R-8")
@pytest.mark.parametrize(("seats", "tiles", "discards"), [(4, None, 4), (5, None, 5), (1, "4+", 6), (1, "5+", 6)])
def test_contract_office_offers_the_discards(seats: int, tiles: str | None, discards: int) -> None:
    """The discards of the Preliminary Round are offered, and nothing else."""
    position = contract(seats, tiles=tiles)
    pile = position.game.view(None).discards
    offered = position.answer(0, position.unplaced(0)[0], DONE).game.decision(0).options

    assert (offered, len(offered)) == (pile, discards)


@pytest.mark.rule("NEOM 19.31", "R-34")
def test_contract_office_trades_none() -> None:
    """A player may keep all Cornerstones."""
    position = known_contract().answer(0, "done").finish()

    assert position.unplaced(0) == [121, 122, 123]


@pytest.mark.rule("NEOM 19.31", "R-34")
def test_contract_office_trades_one() -> None:
    """One Cornerstone is given, one is taken."""
    position = known_contract().answer(0, 122, "done", 126).finish()

    assert position.unplaced(0) == [121, 123, 126]


@pytest.mark.rule("NEOM 19.31", "R-34")
def test_contract_office_trades_all() -> None:
    """As many Cornerstones are taken as were given; each discard can be taken once."""
    position = known_contract().answer(0, 121, 122, 123, 124, 125, 127).finish()

    assert position.unplaced(0) == [124, 125, 127]


@pytest.mark.rule("R-8", "R-34")
def test_contract_office_does_not_give_back() -> None:
    """Cornerstones that the player has just given up are not offered."""
    position = known_contract().answer(0, 121, 122, "done", 124)

    assert position.game.decision(0).options == [125, 126, 127]


@pytest.mark.rule("R-34")
def test_contract_office_puts_given_cornerstones_into_the_box() -> None:
    """A Cornerstone that was given up goes to the box, not to the discards."""
    position = known_contract().answer(0, 121, "done", 124).finish()

    assert position.game.view(None).discards == [125, 126, 127]


@pytest.mark.rule("NEOM 19.31")
def test_contract_office_trades_only_unplaced_cornerstones() -> None:
    """A player without unplaced Cornerstones is not asked."""
    position = table(4, generation=3).city(0, a1=121, b1=122, d1=123).cornerstones(0).choose(0, 31).answer(0, "c2")

    assert 0 not in position.game.deciders


@pytest.mark.rule("NEOM 19.31")
def test_contract_office_needs_discards() -> None:
    """If there is no discarded Cornerstone to take, the player is not asked to give one."""
    position = table(4).cornerstones(0, 121).discards().choose(0, 31).answer(0, "c2")

    assert 0 not in position.game.deciders


@pytest.mark.rule("R-28", "NEOM 3.7", "NEOM 19.31")
@pytest.mark.parametrize("seats", [4, 5])
def test_contract_office_of_beginners_draws(seats: int) -> None:
    """A beginner's only Cornerstone is exchanged for one that nobody held before."""
    position = contract(seats, "beginner")
    held = [position.unplaced(seat) for seat in range(seats)]
    drawn = position.answer(0, held[0][0]).finish().unplaced(0)

    assert len(drawn) == 1 and drawn not in held


@pytest.mark.rule("R-28")
def test_contract_office_of_beginners_is_optional() -> None:
    """A beginner may keep the Cornerstone."""
    position = contract(4, "beginner")
    held = position.unplaced(0)

    assert position.answer(0, "done").finish().unplaced(0) == held


@pytest.mark.rule("R-28")
def test_contract_office_of_beginners_does_not_draw_from_cities() -> None:
    """If all other Cornerstones are in cities or held, the Contract Office draws the last free one, 150."""
    free = [number for number in range(121, 151) if number not in (121, 122, 123, 124, 150)]
    cells = [f"{column}{row}" for row in "1245" for column in "abcde"]
    position = table(4, variant="beginner")
    for seat in range(4):
        position.cornerstones(seat, 121 + seat)
    position.city(1, **dict(zip(cells, free[:13], strict=False)))
    position.city(2, **dict(zip(cells, free[13:], strict=False)))
    position.choose(0, 31).answer(0, "c2", 121).finish()

    assert position.unplaced(0) == [150]


# Flood.


def flood(**tiles: int) -> Table:
    """Seat 1 has selected the Flood, all others have sold a tile, and the Flood strikes."""
    return table().city(0, **tiles).money(0, 4).strike(1, 24)


@pytest.mark.rule("NEOM 19.24", "NEOM 13.4")
def test_flood_is_never_placed() -> None:
    """A player who selects the Flood takes no action."""
    position = table().select(1, 24)

    assert position.game.deciders == (0, 2, 3)


@pytest.mark.rule("NEOM 19.24", "NEOM 13.4")
def test_flood_takes_one_for_each_tile_but_resources() -> None:
    """A home, a shop, a factory and a Public tile cost 4 L-Coins; a Resource tile and the City Center nothing."""
    position = flood(a1=1, b1=6, c1=11, d1=17, e1=21).answer(0, "pay").finish()

    assert position.player(0).money == 4 + 5 - 4


@pytest.mark.rule("NEOM 19.24", "NEOM 13.4")
def test_flood_takes_one_tile_instead() -> None:
    """Any tile may be removed except a Resource tile and the City Center."""
    position = flood(a1=1, b1=6, c1=11, d1=17, e1=21).answer(0, "sacrifice")

    assert position.texts(0) == ["a1", "b1", "c1", "d1"]


@pytest.mark.rule("NEOM 19.24", "NEOM 13.8")
def test_flood_removes_the_tile() -> None:
    """One tile is gone, and no money is paid."""
    position = flood(a1=1, b1=6).answer(0, "sacrifice", "b1").finish()

    assert (position.player(0).tiles, position.player(0).money) == ({"a1": 1}, 4 + 5)


@pytest.mark.rule("NEOM 19.24", "NEOM 13.7")
def test_flood_cannot_be_paid_in_part() -> None:
    """A player who has less than the whole payment can only sacrifice."""
    cells = [f"{column}{row}" for row in "12" for column in "abcde"]
    position = flood(**dict(zip(cells, range(1, 11), strict=True)))

    assert position.texts(0) == ["sacrifice"]


@pytest.mark.rule("NEOM 19.24", "NEOM 13.2")
def test_flood_spares_its_player() -> None:
    """The player who selected the Flood loses nothing."""
    position = table().city(1, a1=1, b1=6).city(0, a1=2).money(1, 4).strike(1, 24)

    assert position.game.deciders == (0,)
