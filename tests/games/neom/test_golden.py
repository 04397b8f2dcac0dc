"""The same games everywhere: interpreted, compiled, and in later versions.

`golden.json` has fingerprints of some random games. To rewrite it after an intended change:
`.venv/bin/python -m tests.games.neom.golden`.
"""

import json

from tests.games.neom.golden import GOLDEN, fingerprints


def test_games_are_those_that_were_recorded() -> None:
    recorded = json.loads(GOLDEN.read_text(encoding="utf-8"))

    assert fingerprints() == recorded
