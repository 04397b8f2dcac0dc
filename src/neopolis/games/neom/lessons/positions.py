"""A game in the position of a question to the judge, to show it as a puzzle."""

from __future__ import annotations

from typing import Final

from neopolis.engine.json_input import Part
from neopolis.games.neom.content.pack import default_pack
from neopolis.games.neom.game import NeomGame, start
from neopolis.games.neom.ids import GENERATIONS
from neopolis.games.neom.judge.judge import table_given

SEATS: Final = 3
OTHERS: Final[tuple[dict[str, object], ...]] = ({"center": "Coal", "tiles": {}}, {"center": "Wood", "tiles": {}})


def judged_game(question: Part) -> NeomGame:
    """A game whose cities, money, generation and tile in hand are those of a question. There are no other tiles."""
    fields = question.members()
    cities = fields["cities"].value if "cities" in fields else [fields["city"].value, *OTHERS]
    given = table_given(Part(cities, "$.cities"), default_pack())
    game = start(given.setting.seats, 0, variant="beginner")
    s = game.s
    s.cities, s.money = given.cities, given.money
    s.kept = ((),) * given.setting.seats
    s.generation = fields["generation"].number(1, GENERATIONS) if "generation" in fields else 1
    s.hands = ((fields["tile"].integer(),) if "tile" in fields else (), *[()] * (given.setting.seats - 1))
    return game
