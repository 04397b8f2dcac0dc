"""NEOM: build the city of tomorrow over three generations. 1 to 5 players."""

from neopolis.neom.game import NeomGame, decode, replay, start
from neopolis.neom.pack import Pack, default_pack, load_pack

__all__ = ["NeomGame", "Pack", "decode", "default_pack", "load_pack", "replay", "start"]
