"""Measures RLCard: its card games, played at random with `reset` and `step`."""

import copy
import random
from importlib.metadata import version

import rlcard

from tools.benchmark.measuring import Measured, Work, main

CHANCE = random.Random(1).random


def playing(name: str) -> Work:
    """Plays games with `reset` and `step`. A state lists the legal actions."""
    env = rlcard.make(name, config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            options = list(state["legal_actions"])
            state, _ = env.step(options[int(CHANCE() * len(options))])
            decisions += 1
        return decisions

    return play


def copying(name: str) -> Work:
    """Copies a game at its start. RLCard has nothing better than `deepcopy` for this."""
    env = rlcard.make(name, config={"seed": 1})
    env.reset()

    def copy_game() -> int:
        copy.deepcopy(env.game)
        return 1

    return copy_game


if __name__ == "__main__":
    games = [
        Measured(name, "reset and step", {"decisions": playing(name), "copies": copying(name)})
        for name in ("uno", "gin-rummy", "mahjong")
    ]
    main(f"RLCard {version('rlcard')}", games)
