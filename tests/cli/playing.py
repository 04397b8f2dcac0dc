"""Helpers for the tests of terminal play: they play games by piping lines."""

import random
from pathlib import Path

from neopolis.engine.record import Record
from tests.cli.lab_command import Ran, neopolis

ANSWERS = ("1", "1", "2", "3", "4", "A", "A", "B", "C", "D", "")


def play(*words: object, typed: str = "") -> Ran:
    return neopolis("play", "neom", *words, typed=typed)


def some_answers(seed: int, count: int) -> str:
    """Lines to type. Most of them answer some question; after a refused line, the same question is asked again."""
    dice = random.Random(seed)
    return "".join([dice.choice(ANSWERS) + "\n" for _ in range(count)])


def answers_in(file: Path) -> int:
    return len(Record(file.read_text()).answers)
