"""Games that an older version of the rules saved. Whole records of older versions are on the shelf (tests/shelf)."""

import base64
import json
import random
from pathlib import Path

import pytest

from neopolis import new_angeles

SAVED = json.loads((Path(__file__).parent / "saved_version_3.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("saved", SAVED, ids=range(len(SAVED)))
@pytest.mark.rule("R-133")
def test_a_game_of_version_3_goes_on(saved: dict[str, object]) -> None:
    """The same seats are asked the same questions as when the game was saved, and it has no stops until its end."""
    game = new_angeles.decode(base64.b64decode(str(saved["state"])))
    dice = random.Random(7)

    assert [*game.deciders] == saved["deciders"]
    assert [game.prompt(seat) for seat in game.deciders] == saved["prompts"]
    assert [game.options(seat) for seat in game.deciders] == saved["options"]
    while not game.over:
        seat = game.deciders[0]
        assert game.prompt(seat) != "stop"
        game.play(seat, dice.choice(game.options(seat)))
