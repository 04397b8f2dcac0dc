"""Questions for the judge, and parts of expected answers."""

from __future__ import annotations

from typing import Any

from neopolis.engine.json_input import Part
from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.judge import judge
from tests.games.neom import referee
from tests.games.neom.table import content

CROSSROADS = content()  # all tiles have four roads, because the layouts of the default pack may change
CELLS = sorted(referee.SQUARES)
ORDINARY = [n for n, tile in referee.TILES.items() if not tile.is_any("Disaster") and not tile.cornerstone]

Json = dict[str, Any]


def city(center: str = "Coal", money: int = 0, **tiles: int) -> Json:
    return {"center": center, "tiles": tiles, "money": money}


def ask(what: str, pack: Pack = CROSSROADS, **fields: Any) -> Json:
    return judge.answer(Part({"game": "neom", "ask": what, **fields}, "$"), pack)


def placements(*cities: Json, tile: int, seat: int = 0, generation: int = 3, **fields: Any) -> Json:
    return ask("placements", cities=list(cities), seat=seat, generation=generation, tile=tile, **fields)


def bought(answer: Json) -> list[tuple[str, int | str, int]]:
    return [(one["good"], one["from"], one["price"]) for one in answer["purchases"]]
