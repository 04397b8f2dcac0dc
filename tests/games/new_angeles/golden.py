"""Fingerprints of whole random games, made from the bytes, views and events of every position and the final record.

`.venv/bin/python -m tests.games.new_angeles.golden` rewrites `golden.json`.
Run it after an intended change of rules, content, views or formats, and check which fingerprints changed.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec

from tests.games.new_angeles.random_games import SEATS, positions

GOLDEN = Path(__file__).with_name("golden.json")
GAMES = 3  # random games for each number of players


def fingerprint(seats: int, number: int) -> str:
    digest = hashlib.sha256()
    for game in positions(seats, number, "never"):
        digest.update(game.encode())
        for viewer in (*range(seats), None):
            digest.update(msgspec.json.encode(game.view(viewer)))
        digest.update(repr([event.plain() for event in game.s.events]).encode())
    digest.update(game.record().encode())
    return digest.hexdigest()[:32]


def fingerprints(games: int = GAMES) -> dict[str, str]:
    return {f"{seats}-{number}": fingerprint(seats, number) for seats in SEATS for number in range(games)}


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(fingerprints(), indent=1) + "\n", encoding="utf-8")
