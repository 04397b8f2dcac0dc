"""NEOM from Python: `from neopolis import neom`."""

from neopolis.games.neom import NeomGame, Pack, decode, default_pack, load_pack, replay, start

__all__ = ["NeomGame", "Pack", "decode", "default_pack", "load_pack", "replay", "start"]
