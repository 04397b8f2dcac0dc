"""The bots of New Angeles by name. Every bot that is defined in this folder is found automatically."""

from __future__ import annotations

from typing import Final

from neopolis.bots import Bot, bot_of
from neopolis.bots.discovery import BotMaker, find_bots
from neopolis.games.new_angeles.game import NewAngelesGame

BOTS: Final[dict[str, BotMaker[NewAngelesGame]]] = find_bots(__name__, __path__)


def make_bot(name: str, seed: int) -> Bot[NewAngelesGame]:
    """Make a bot by name."""
    return bot_of(BOTS, name, seed)
