"""New Angeles in a terminal."""

from neopolis.games.new_angeles.terminal import sentences as sentences  # loads the messages
from neopolis.games.new_angeles.terminal import trade_sentences as trade_sentences
