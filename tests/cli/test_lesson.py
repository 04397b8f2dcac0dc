"""`neopolis lesson`: a lesson from a record, and the check of all lessons."""

import json
from pathlib import Path

import pytest

from neopolis.games.neom.definition import GAME
from neopolis.lab.simulation import Simulation, play_game
from tests.cli.lab_command import neopolis


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game of two random bots."""
    file = tmp_path_factory.mktemp("records") / "my game.jsonl"
    file.write_text(play_game(GAME, Simulation(2, ("random", "random")), 4).record())
    return file


def test_new(game: Path, tmp_path: Path) -> None:
    """Three files: the record, a step for each answer of the learner, and a message for each step."""
    ran = neopolis("lesson", "new", game, "--to", tmp_path / "lesson", "--seat", 1)
    steps = json.loads((tmp_path / "lesson" / "my-game.json").read_text())
    messages = (tmp_path / "lesson" / "my-game.ftl").read_text().splitlines()
    answers = [json.loads(line) for line in game.read_text().splitlines()[1:-1]]

    assert (ran.code, ran.err) == (0, "")
    assert (tmp_path / "lesson" / "my-game.jsonl").read_text() == game.read_text()
    assert steps["learner"] == 1
    assert len(steps["steps"]) == len(messages) == len([act for act in answers if act["seat"] == 1])
    assert messages[0] == f"lesson-my-game-s1 = {steps['steps'][0]['answer']}"


def test_new_overwrites_nothing(game: Path, tmp_path: Path) -> None:
    (tmp_path / "my-game.json").write_text("mine")
    ran = neopolis("lesson", "new", game, "--to", tmp_path)

    assert (ran.code, ran.err) == (2, f"neopolis: {tmp_path / 'my-game.json'} already exists.\n")
    assert (tmp_path / "my-game.json").read_text() == "mine"
    assert not (tmp_path / "my-game.jsonl").exists()


@pytest.mark.parametrize("seat", [7, -1])
def test_new_needs_a_seat(game: Path, tmp_path: Path, seat: int) -> None:
    ran = neopolis("lesson", "new", game, "--to", tmp_path, "--seat", seat)

    assert (ran.code, ran.err) == (2, f"neopolis: There is no seat {seat}: this table has 2 seats.\n")


@pytest.mark.parametrize("name", ["neom", "new-angeles"])
def test_check(name: str) -> None:
    ran = neopolis("lesson", "check", name)

    assert (ran.code, ran.out) == (0, "1 lesson and 12 puzzles: everything holds.\n")
