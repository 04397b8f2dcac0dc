"""Reads the weights that `neopolis tune neom` found: a file for each number of players and tile set."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from neopolis.games.neom.bots.city_value import CityValue
from neopolis.games.neom.rules.state import Setting


class Weights(msgspec.Struct, frozen=True):
    """A file with weights: for which games, the seeds of the games they were fitted to, and a hash of the weights.

    `run` are the arguments of `neopolis tune neom` that found them, and `start` the hash of the weights that it started
    with, if it did.
    """

    run: str
    seats: int
    tiles: str
    seeds: tuple[int, int]
    hash: str
    weights: list[list[float]]
    start: str = ""


def read_weights(seats: int, tile_set: int) -> Weights:
    """The weights for a number of players and a tile set."""
    file = files("neopolis.games.neom.bots") / "weights" / f"{seats}-{tile_set}.json"
    return msgspec.json.decode(file.read_bytes(), type=Weights)


@cache
def city_value(seats: int, tile_set: int) -> CityValue:
    return CityValue(read_weights(seats, tile_set).weights)


def value_for(setting: Setting) -> CityValue:
    """The value function for games like this one."""
    return city_value(setting.seats, setting.tile_set)
