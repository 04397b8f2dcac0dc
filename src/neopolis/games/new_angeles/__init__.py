"""New Angeles: megacorporations share one city and make deals. 4 to 6 players."""

from neopolis.games.new_angeles.content.pack import Pack, default_pack, load_pack
from neopolis.games.new_angeles.game import NewAngelesGame, decode, replay, start
from neopolis.games.new_angeles.trading.terms import Promise, Terms

__all__ = ["NewAngelesGame", "Pack", "Promise", "Terms", "decode", "default_pack", "load_pack", "replay", "start"]
