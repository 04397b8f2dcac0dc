"""`neopolis advise` and `neopolis review`: text, JSON, and one sentence for each error."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from neopolis.bots.bot import CHANCE
from neopolis.cli.advice_text import show_advice
from neopolis.games.neom.definition import GAME
from neopolis.lab.advice import Advice, Option
from neopolis.lab.intervals import Estimate
from neopolis.lab.simulation import Simulation, play_game
from tests.cli.lab_command import neopolis


@pytest.fixture(scope="module")
def solo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a solo game of the random bot."""
    file = tmp_path_factory.mktemp("records") / "solo.jsonl"
    file.write_text(play_game(GAME, Simulation(1, ("random",)), 4).record())
    return file


def test_advice(solo: Path) -> None:
    """The question, then at most three options with value, difference and reason."""
    ran = neopolis("advise", solo, "--move", 5, "--bot", "searcher-4")
    lines = ran.out.splitlines()

    assert (ran.code, ran.err) == (0, "")
    assert lines[0].startswith("Seat 0: ")
    assert [line[:2] for line in lines if line[:1].isdigit()] == ["1.", "2.", "3."]
    assert " points" in ran.out and " less)" in ran.out
    assert "On " in ran.out or "Now: " in ran.out or "cannot" in ran.out


def test_advice_as_json(solo: Path) -> None:
    """The same as JSON, and the same again with the same seed."""
    one, two = [neopolis("advise", solo, "--move", 5, "--bot", "searcher-4", "--json") for _ in range(2)]
    found = json.loads(one.out)

    assert one == two
    assert (found["seat"], found["unit"], len(found["options"])) == (0, "points", 3)
    assert found["options"][0]["less"] is None
    assert found["options"][1]["less"]["value"] >= 0


def test_advice_without_values(solo: Path) -> None:
    """A bot without an opinion says what it would choose."""
    ran = neopolis("advise", solo, "--move", 5, "--bot", "random")

    assert ran.out.endswith("The bot does not compare the options here; this is what it would choose.\n")


def test_review(solo: Path) -> None:
    """Each mistake has a move, a line, what was chosen and what was better."""
    ran = neopolis("review", solo, "--seat", 0, "--bot", "planner", "--most", 2)
    text = " ".join(ran.out.split())

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Seat 0: ")
    assert text.count("chosen: ") == text.count("better: ") == 2
    assert text.endswith("going by what this player could know then. ± is the 95% interval.")


def test_review_as_json(solo: Path) -> None:
    """The worst mistake comes first, each with all that the seat knew."""
    found = json.loads(neopolis("review", solo, "--seat", 0, "--bot", "planner", "--json").out)
    lost = [mistake["chosen"]["less"]["value"] for mistake in found["mistakes"]]

    assert len(lost) == 5
    assert lost == sorted(lost, reverse=True)
    assert all(mistake["view"] and mistake["advice"]["question"] for mistake in found["mistakes"])


def test_chances() -> None:
    """Chances are in percent, and their differences in percentage points."""
    half, less = Option(1, "one", "", 0.5, None), Option(2, "two", "", 0.46, Estimate(0.04, 0.01, 0.07))
    console = Console(file=StringIO(), highlight=False)
    with console.capture() as shown:
        show_advice(console, Advice(0, "prompt", "Which?", CHANCE, [half, less]))

    assert shown.get().splitlines()[2:] == ["1. one: 50.0%", "2. two: 46.0% (4.0 percentage points ± 3.0 less)"]


def test_nothing_to_find(tmp_path: Path) -> None:
    """The planner agrees with itself."""
    file = tmp_path / "planner.jsonl"
    file.write_text(play_game(GAME, Simulation(1, ("planner",)), 4).record())
    ran = neopolis("review", file, "--seat", 0, "--bot", "planner")

    assert ran.out.splitlines()[1] == "None of them cost anything that the bot can see."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("advise", "--move", 9999), "The game has 58 moves, so it cannot be continued after move 9999."),
        (("advise",), "The game is over."),
        (("advise", "--move", 5, "--seat", 1), "There is no seat 1 at this table. Seats are numbered 0 to 0."),
        (("advise", "--move", 5, "--bot", "clever"), "There is no bot called “clever”."),
        (("review", "--seat", 3), "There is no seat 3 at this table. Seats are numbered 0 to 0."),
        (("review", "--seat", 0, "--most", 0), "--most must be a whole number from 1 to 1000, not 0."),
    ],
)
def test_bad_input(solo: Path, words: tuple[object, ...], sentence: str) -> None:
    """Bad input gives one sentence on standard error and exit code 2."""
    command, *options = words
    ran = neopolis(command, solo, *options)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"neopolis: {sentence}")
    assert ran.err.count("\n") == 1


def test_no_such_file(tmp_path: Path) -> None:
    """A file that is not there gives the sentence that `replay` gives."""
    missing = tmp_path / "missing.jsonl"

    assert neopolis("advise", missing) == neopolis("replay", missing)
    assert neopolis("review", missing, "--seat", 0).code == 2
