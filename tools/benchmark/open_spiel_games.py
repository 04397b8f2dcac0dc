"""Measures OpenSpiel: games in C++ and in Python, driven from Python, one decision at a time."""

import random
from importlib.metadata import version

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 - makes the game known to pyspiel

from tools.benchmark.measuring import Measured, Work, main

CAN_IMAGINE = {"gin_rummy", "leduc_poker"}  # `resample_from_infostate` is written for these, and they hide something

CHANCE = random.Random(1).random


def start(game: pyspiel.Game) -> pyspiel.State:
    state = game.new_initial_state()
    draw(state)
    return state


def draw(state: pyspiel.State) -> None:
    """Draws at random as long as chance is to move."""
    while state.is_chance_node():
        chosen, left = 0, CHANCE()
        for outcome, chance in state.chance_outcomes():
            chosen, left = outcome, left - chance
            if left < 0:
                break
        state.apply_action(chosen)


def step(state: pyspiel.State) -> None:
    options = state.legal_actions()
    state.apply_action(options[int(CHANCE() * len(options))])
    draw(state)


def playing(game: pyspiel.Game) -> Work:
    def play() -> int:
        state, decisions = start(game), 0
        while not state.is_terminal():
            step(state)
            decisions += 1
        return decisions

    return play


def positions(game: pyspiel.Game) -> list[pyspiel.State]:
    """All positions of a random game."""
    state, found = start(game), []
    while not state.is_terminal():
        found.append(state.clone())
        step(state)
    return found


def copying(game: pyspiel.Game) -> Work:
    found = positions(game)

    def copy() -> int:
        for position in found:
            position.clone()
        return len(found)

    return copy


def imagining(game: pyspiel.Game) -> Work:
    found = positions(game)

    def imagine() -> int:
        for position in found:
            position.resample_from_infostate(position.current_player(), CHANCE)
        return len(found)

    return imagine


def measured(name: str) -> Measured:
    game = pyspiel.load_game(name)
    work = {"decisions": playing(game), "copies": copying(game)}
    if name in CAN_IMAGINE:
        work["worlds"] = imagining(game)
    language = "Python" if name.startswith("python_") else "C++"
    return Measured(name, f"{language} game, driven from Python", work)


if __name__ == "__main__":
    names = ["connect_four", "backgammon", "gin_rummy", "hanabi", "leduc_poker", "python_tic_tac_toe"]
    main(f"OpenSpiel {version('open_spiel')}", [measured(name) for name in names])
