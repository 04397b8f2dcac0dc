"""Reads the weights that `neopolis tune new-angeles` found."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from neopolis.games.new_angeles.bots.win_chance import Network, WinChance

CARE: Final = 3.0  # how much bots care for the city beyond their own chance to win
FOLDER: Final = Path(__file__).parent / "weights"


class Layers(msgspec.Struct, frozen=True):
    """The weights of a network."""

    hidden: list[list[float]]
    output: list[float]


class Weights(msgspec.Struct, frozen=True):
    """A file with weights: the games they were fitted to, and a hash of the networks.

    `games` says for each round of training who played, how many games, and the first seed.
    """

    games: list[tuple[str, int, int]]
    hash: str
    survives: Layers
    ahead: list[Layers]


def read_weights() -> Weights:
    return msgspec.json.decode((FOLDER / "win_chance.json").read_bytes(), type=Weights)


@cache
def win_chance() -> WinChance:
    """The model that the bots use."""
    read = read_weights()
    survives = Network(read.survives.hidden, read.survives.output)
    return WinChance(survives, [Network(layers.hidden, layers.output) for layers in read.ahead], CARE)
