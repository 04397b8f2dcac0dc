"""Measures PettingZoo's classic games, played at random without the checks around an environment."""

import copy
import random
from collections.abc import Callable
from importlib.metadata import version

from pettingzoo import AECEnv
from pettingzoo.classic import connect_four_v3, tictactoe_v3

from tools.benchmark.measuring import Measured, Work, main

CHANCE = random.Random(1).random


def playing(make: Callable[[], AECEnv]) -> Work:
    env = make()

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut_off, _ = env.last()
            if over or cut_off:
                env.step(None)
                continue
            options = observation["action_mask"].nonzero()[0]
            env.step(int(options[int(CHANCE() * len(options))]))
            decisions += 1
        return decisions

    return play


def copying(make: Callable[[], AECEnv]) -> Work:
    """Copies an environment at its start. PettingZoo has nothing better than `deepcopy` for this."""
    env = make()
    env.reset()

    def copy_env() -> int:
        copy.deepcopy(env)
        return 1

    return copy_env


if __name__ == "__main__":
    makers = {"tictactoe_v3": tictactoe_v3.raw_env, "connect_four_v3": connect_four_v3.raw_env}
    games = [
        Measured(name, "reset, last and step", {"decisions": playing(make), "copies": copying(make)})
        for name, make in makers.items()
    ]
    main(f"PettingZoo {version('pettingzoo')}", games)
