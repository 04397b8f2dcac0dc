"""NEOM: build the city of tomorrow over three generations. 1 to 5 players."""

from neopolis.games.neom.content.pack import Pack, default_pack, load_pack
from neopolis.games.neom.game import NeomGame, decode, replay, start

__all__ = ["NeomGame", "Pack", "decode", "default_pack", "load_pack", "replay", "start"]
