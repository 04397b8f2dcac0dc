"""`neopolis tune`: the weights of bots can be found again."""

from importlib.machinery import ModuleSpec
from pathlib import Path

import msgspec
import pytest

from neopolis import Refused
from neopolis.engine.playable import PlayedGame
from neopolis.games.definition import GameDefinition
from neopolis.games.neom import tuning
from neopolis.games.neom.bots.weights import Weights
from neopolis.lab import extra
from neopolis.terminal.question import Question
from tests.cli.lab_command import neopolis


def test_the_same_options_give_the_same_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two short runs write the same file, which the bots can read."""
    found: list[bytes] = []
    monkeypatch.setattr(tuning, "GUESSED", tuning.GUESSED[:1])
    monkeypatch.setattr(tuning, "STEADY", tuning.STEADY[:1])
    for folder in ("one", "two"):
        monkeypatch.setattr(tuning, "FOLDER", tmp_path / folder)
        ran = neopolis("tune", "neom", "--seats", 1, "--tiles", "4+", "--games", 40)

        assert (ran.code, ran.err) == (0, "")
        found.append((tmp_path / folder / "1-4.json").read_bytes())

    weights = msgspec.json.decode(found[0], type=Weights)
    assert found[0] == found[1]
    assert (weights.run, weights.seats, weights.tiles) == ("--seats 1 --tiles 4+ --games 40", 1, "4+")
    assert any(weight for row in weights.weights for weight in row)


def test_each_game_explains_its_options() -> None:
    """After --, --help lists the options of the game's own."""
    ran = neopolis("tune", "new-angeles", "--", "--help")

    assert ran.code == 0
    assert ran.out.startswith("usage: neopolis tune new-angeles")
    assert all(option in ran.out for option in ("--rounds", "--jobs", "--examples"))


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> ModuleSpec | None:
        return None

    monkeypatch.setattr(extra, "find_spec", found)

    assert neopolis("tune", "neom") == (
        2,
        "",
        "neopolis: This needs numpy, which is not installed. Install it with: pip install 'neopolis[lab]'\n",
    )


def test_a_game_without_weights() -> None:
    """A game that does not say how to tune its bots refuses."""
    with pytest.raises(Refused) as caught:
        GameDefinition[PlayedGame, Question]().tune([])

    assert caught.value.code == "no-tuning"


def test_bad_input() -> None:
    """An unknown game gives one sentence, and a wrong option its game's usage; both with exit code 2."""
    assert neopolis("tune", "chess").err.startswith("neopolis: There is no game called “chess”.")
    assert neopolis("tune", "neom", "--speed", 3).code == 2
