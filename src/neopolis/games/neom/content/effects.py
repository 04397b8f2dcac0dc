"""The effects of tiles beyond their printed numbers, by the name in the `effect` column of `tiles.csv`.

To add a tile with a new effect, add a line here with the building blocks of `vocabulary.py` and name it in the tile's
row.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.ids import (
    COMMERCIAL,
    CORNERS,
    CRIME_SPREE,
    EDGE,
    FIRE,
    FLOOD,
    INDUSTRIAL,
    POLLUTING,
    POWER,
    PUBLIC,
    RAW_GOODS,
    RESIDENTIAL,
    RESOURCE,
)
from neopolis.games.neom.rules.vocabulary import (
    ALL_GOODS,
    EachCheap,
    EachGood,
    EachNearby,
    EachNeighborhood,
    EachOccupied,
    EachSet,
    EachTile,
    EachWithinTwo,
    EachWithNearby,
    FinalIncome,
    Flat,
    LargestCluster,
    MoneyHeld,
    Points,
    RoadSquares,
    SharedTypes,
    Total,
)
from neopolis.games.neom.tile_data import (
    CONTRACT_OFFICE,
    FIRE_PROTECTION,
    IMPORT_OFFICE,
    INSURANCE_OFFICE,
    INVESTMENT_FIRM,
    MERCHANT_UNION,
    MODULAR_FACTORY,
    POLICE_PROTECTION,
    POSTAL_SERVICE,
    TOURISM_BOARD,
    TRADE_OFFICE,
)

# Points at the end of the game.
POINTS: Final[dict[str, Points]] = {
    "air_quality_department": EachTile((INDUSTRIAL,), 2, EDGE),
    "bus_depot": EachWithinTwo(INDUSTRIAL, RESIDENTIAL, 3),
    "chamber_of_commerce": EachWithNearby(RESIDENTIAL, COMMERCIAL, 2, 2),
    "city_council": EachNeighborhood(3, 6, 9),
    "city_hall": EachSet((RESIDENTIAL, COMMERCIAL, INDUSTRIAL), 3),
    "civic_center": EachTile((PUBLIC,), 2),
    "community_center": EachNeighborhood(4, 4, 4),
    "efficiency_office": LargestCluster(INDUSTRIAL, 2),
    "electrical_substation": EachTile((POWER,), 4),
    "finance_department": FinalIncome(5),
    "hospital": Total((EachTile((RESIDENTIAL,), 1), EachNearby(RESIDENTIAL, 1))),
    "hydroelectric_power": Total((Flat(11), EachOccupied(-1))),
    "merchant_union": EachTile((COMMERCIAL,), 1),
    "metro_station": EachOccupied(3, CORNERS),
    "park": EachNearby(POLLUTING, 2),
    "parking_authority": RoadSquares(2),
    "penthouse": Total((Flat(6), EachNearby(COMMERCIAL, 1))),
    "prison": EachCheap(2, 2),
    "resource_agency": Total((EachTile((RESOURCE,), 2), EachGood(RAW_GOODS, 1))),
    "treasury": MoneyHeld(5),
    "university": EachTile((RESIDENTIAL, INDUSTRIAL), 1),
    "warehouse": EachGood(ALL_GOODS, 1),
    "zoning_authority": SharedTypes(2),
}

# Abilities that the rules check for.
MARKS: Final[dict[str, int]] = {
    "contract_office": CONTRACT_OFFICE,
    "fire_and_police_protection": FIRE_PROTECTION | POLICE_PROTECTION,
    "fire_protection": FIRE_PROTECTION,
    "import_office": IMPORT_OFFICE,
    "insurance_office": INSURANCE_OFFICE,
    "investment_firm": INVESTMENT_FIRM,
    "merchant_union": MERCHANT_UNION,
    "modular_factory": MODULAR_FACTORY,
    "police_protection": POLICE_PROTECTION,
    "postal_service": POSTAL_SERVICE,
    "tourism_board": TOURISM_BOARD,
    "trade_office": TRADE_OFFICE,
}

DISASTERS: Final[dict[str, int]] = {"flood": FLOOD, "fire": FIRE, "crime_spree": CRIME_SPREE}

# effects that only one tile of a pack may have.
UNIQUE: Final = (
    *("contract_office", "import_office", "insurance_office", "modular_factory", "postal_service"),
    *("flood", "fire", "crime_spree"),
)
