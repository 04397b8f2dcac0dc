"""The same games everywhere: interpreted, compiled, and in later versions.

`golden.json` has fingerprints of some random games. To rewrite it after an intended change:
`.venv/bin/python -m tests.games.neom.golden`.
"""

import json

from tests.games.neom.golden import GAMES, GOLDEN, fingerprints
from tests.sizes import Size


def test_games_are_those_that_were_recorded(size: Size) -> None:
    recorded = json.loads(GOLDEN.read_text(encoding="utf-8"))

    games = size(quick=1, normal=GAMES)
    found = fingerprints(games)

    assert found == {name: recorded.get(name) for name in found}
    assert len(found) == len(recorded) * games // GAMES
