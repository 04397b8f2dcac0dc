"""Measures python-chess, played at random: all legal moves are listed, and one is pushed."""

import random
from importlib.metadata import version

import chess

from tools.benchmark.measuring import Measured, main

CHANCE = random.Random(1).random


def play() -> int:
    board, decisions = chess.Board(), 0
    while not board.is_game_over():
        step(board)
        decisions += 1
    return decisions


def step(board: chess.Board) -> None:
    options = list(board.legal_moves)
    board.push(options[int(CHANCE() * len(options))])


def positions() -> list[chess.Board]:
    """All positions of a random game."""
    board, found = chess.Board(), []
    while not board.is_game_over():
        found.append(board.copy(stack=False))
        step(board)
    return found


every = positions()


def copy() -> int:
    """Copies without the moves so far, as ours do without the record."""
    for position in every:
        position.copy(stack=False)
    return len(every)


if __name__ == "__main__":
    work = {"decisions": play, "copies": copy}
    main(f"python-chess {version('chess')}", [Measured("chess", "legal_moves and push", work)])
