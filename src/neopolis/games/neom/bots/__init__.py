"""The bots of NEOM by name. Bots that a module of this folder defines are found automatically."""

from __future__ import annotations

from typing import Final

from neopolis.bots import Bot, bot_of
from neopolis.bots.discovery import BotMaker, find_bots
from neopolis.games.neom.game import NeomGame

BOTS: Final[dict[str, BotMaker[NeomGame]]] = find_bots(__name__, __path__)


def make_bot(name: str, seed: int) -> Bot[NeomGame]:
    """A bot by name."""
    return bot_of(BOTS, name, seed)
