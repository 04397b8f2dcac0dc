"""New Angeles from Python: `from neopolis import new_angeles`."""

from neopolis.games.new_angeles import (
    NewAngelesGame,
    Pack,
    Promise,
    Terms,
    decode,
    default_pack,
    load_pack,
    replay,
    start,
)

__all__ = ["NewAngelesGame", "Pack", "Promise", "Terms", "decode", "default_pack", "load_pack", "replay", "start"]
