"""Provably fair chance: the seed of a served game follows from the server's seed and one share from each seat.

The server commits to its seed before anybody adds a share, so neither side can choose the game's seed alone.
docs/fairness.md says what this proves. All hashes are SHA-256, written as 64 lower-case hexadecimal digits. They cover
a list of texts, each written as its length in bytes of UTF-8, a colon, the text and a comma.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Final

from neopolis.engine.event import Event

COMMITMENT: Final = "neopolis-commitment-1"  # the first text of each hash says what it is for
GAME_SEED: Final = "neopolis-game-seed-1"
TRANSCRIPT: Final = "neopolis-transcript-1"
NO_SHARE: Final = ""  # the share of a bot, and of a person whose client sent none
DIGITS: Final = 64
_SHARE: Final = re.compile(f"([0-9a-f]{{{DIGITS}}})?")


def hashed(texts: list[str]) -> str:
    """The hash of a list of texts. Different lists never give the same bytes to hash."""
    digest = hashlib.sha256()
    for text in texts:
        data = text.encode()
        digest.update(f"{len(data)}:".encode() + data + b",")
    return digest.hexdigest()


def is_share(text: str) -> bool:
    """Whether a text can be a seat's share: 64 lower-case hexadecimal digits, or nothing."""
    return _SHARE.fullmatch(text) is not None


def server_seed_with(digits: str, contents: dict[str, str]) -> str:
    """A server's seed: random digits, then each game with the hash of its content, as `digits game=hash game=hash`.

    So the commitment fixes the content, too. Server seeds of older versions are only the digits.
    """
    return " ".join([digits, *[f"{game}={contents[game]}" for game in sorted(contents)]])


def fixed_contents(server_seed: str) -> dict[str, str]:
    """The content that a server's seed fixes for each game; nothing if it was not written by `server_seed_with`."""
    digits, *pairs = server_seed.split(" ")
    contents = {game: content for game, _, content in [pair.partition("=") for pair in pairs]}
    is_exact = len(digits) == DIGITS and is_share(digits) and server_seed_with(digits, contents) == server_seed
    return contents if is_exact else {}


def commitment(table: str, server_seed: str) -> str:
    """What the server shows when a table is opened: it fixes the server's seed and the content, and reveals nothing."""
    return hashed([COMMITMENT, table, server_seed])


def game_seed(table: str, server_seed: str, shares: list[str], game: str, options: dict[str, str]) -> str:
    """The digits of a game's seed. There is a share for each seat; options are taken in the order of their names."""
    texts = [GAME_SEED, server_seed, table, game, str(len(shares)), *shares]
    for name in sorted(options):
        texts += [name, options[name]]
    return hashed(texts)


def transcript(events: list[Event]) -> str:
    """The hash of everything that happened in a game, secrets included.

    Events are sorted first, because the order of hidden events within a step depends on who answered first.
    """
    return hashed([TRANSCRIPT, *sorted([json.dumps(event.plain()) for event in events])])


class Fairness:
    """The proof in the record of a finished served game: where the seed comes from, and the hash of what happened."""

    def __init__(
        self, table: str, commitment: str, server_seed: str, shares: list[str], options: dict[str, str], transcript: str
    ) -> None:
        self.table = table
        self.commitment = commitment
        self.server_seed = server_seed
        self.shares = shares
        self.options = options  # as the table wrote them when its game started
        self.transcript = transcript

    def plain(self) -> dict[str, object]:
        """The proof as the record writes it."""
        return {
            "table": self.table,
            "commitment": self.commitment,
            "server_seed": self.server_seed,
            "shares": self.shares,
            "options": self.options,
            "transcript": self.transcript,
        }


def read_fairness(value: object) -> Fairness | None:
    """The proof that `plain` wrote; None if it is not one."""
    if not isinstance(value, dict) or len(value) != 6:
        return None
    words = [value.get(name) for name in ("table", "commitment", "server_seed", "transcript")]
    texts = [word for word in words if isinstance(word, str)]
    shares, options = value.get("shares"), value.get("options")
    if len(texts) != len(words) or not isinstance(shares, list) or not isinstance(options, dict):
        return None
    given = [share for share in shares if isinstance(share, str)]
    chosen = {str(name): option for name, option in options.items() if isinstance(option, str)}
    if len(given) != len(shares) or len(chosen) != len(options):
        return None
    return Fairness(texts[0], texts[1], texts[2], given, chosen, texts[3])
