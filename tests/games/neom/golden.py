"""Fingerprints of whole random games: every position's bytes, views and events, and the record at the end.

`.venv/bin/python -m tests.games.neom.golden` rewrites `golden.json`. Do that when rules, content, views or formats
were changed on purpose, and check the difference.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec

from tests.games.neom.random_games import positions

GOLDEN = Path(__file__).with_name("golden.json")
GAMES = 4  # random games for each number of players


def fingerprint(seats: int, number: int) -> str:
    digest = hashlib.sha256()
    for game in positions(seats, number):
        digest.update(game.encode())
        for viewer in (*range(seats), None):
            digest.update(msgspec.json.encode(game.view(viewer)))
        digest.update(repr([event.plain() for event in game.s.events]).encode())
    digest.update(game.record().encode())
    return digest.hexdigest()[:32]


def fingerprints(games: int = GAMES) -> dict[str, str]:
    return {f"{seats}-{number}": fingerprint(seats, number) for seats in range(1, 6) for number in range(games)}


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(fingerprints(), indent=1) + "\n", encoding="utf-8")
