"""A game from another package, found through its entry point: everything works with it, and `src` never names it."""

import json
import os
from pathlib import Path

import pytest

from neopolis.engine.conformance.laws import Laws
from neopolis.engine.record import Record
from neopolis.games.definition import Summary
from neopolis.lab.playback import Playback, difference
from neopolis.lab.simulation import Simulation, play_chunk, play_game
from tests import forking
from tests.cli.window import Window
from tests.sizes import Size
from tests.third_game.game import GAME, OFFER, REFUSE, TAKE, BidsGame
from tests.third_game.paths import python_path


def environment(home: Path) -> dict[str, str]:
    """The environment of a process that finds the game."""
    return {**os.environ, "PYTHONPATH": python_path(), "NEOPOLIS_HOME": str(home)}


def neopolis(home: Path, *words: object, typed: str = "") -> forking.Ended:
    return forking.run(*words, typed=typed, environment=environment(home))


# The game.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_laws(seats: int, size: Size) -> None:
    laws: Laws[BidsGame] = Laws(seats, lambda seed: GAME.start(seats, seed, {}), GAME.decode, GAME.replay)
    for seed in range(size(quick=4, normal=20)):
        laws.check_game(seed, rarely=1)
    laws.check_seeds()

    assert laws.worlds_differ


def test_a_coin_changes_hands() -> None:
    game = GAME.start(3, 1, {})
    game.side_action(0, (OFFER, 2))
    game.side_action(0, (OFFER, 1))
    game.side_action(2, (TAKE, 1))
    game.side_action(1, (REFUSE, 2))

    assert game.s.coins == [2, 3, 4]
    assert GAME.replay(game.record()).encode() == game.encode() == GAME.decode(game.encode()).encode()


# The lab.


def test_simulation_and_summary() -> None:
    simulation = Simulation(3, ("random", "polite", "polite"), keeps_records=True)
    chunk = play_chunk(GAME, simulation, 0, 4)
    summary: Summary = chunk.summary
    plain = GAME.plain_summary(summary, GAME.default_pack(), simulation.bots)

    assert summary.games == len(chunk.records) == 4
    seats = plain["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == ["random", "polite", "polite"]


def test_playback() -> None:
    record = play_game(GAME, Simulation(3, ("polite",) * 3), 5).record()
    points = Playback(GAME, record).rest_points

    assert difference(GAME, record) is None
    assert any("takes the prize of 3." in sentence for sentence in points[-1].sentences(None))


# The command line.


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    """The plain renderer draws the view, the question, the options, the log and the result."""
    file = tmp_path / "game.jsonl"
    typed = "offer-coin nobody\noffer-coin bot 2\n" + "1\n" * 3
    done = neopolis(tmp_path, "play", "sealed-bids", "--seed", 3, "--save", file, typed=typed)

    assert (done.returncode, done.stderr) == (0, "")
    assert "Sealed Bids" in done.stdout and "waiting for: Player 1" in done.stdout
    assert "Which number do you bid for the prize of 3?" in done.stdout
    assert "1 bid " in done.stdout and "hand: " in done.stdout
    assert "Type it like this: offer-coin TO." in done.stdout
    assert "Bot 2 takes the coin of Player 1." in done.stdout
    assert "Final score" in done.stdout
    game = GAME.replay(file.read_text())
    assert game.over and game.s.coins[:2] == [2, 4]


def test_keys_in_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tab completes options and side actions, and Up brings lines back."""
    monkeypatch.setenv("PYTHONPATH", python_path())
    file = tmp_path / "game.jsonl"
    window = Window("sealed-bids", file, 100, 35, "--seed", "3", "--save", str(file))
    window.wait_for_line("> ")
    window.type("off\t")
    window.wait_for_line("> offer-coin ")
    window.type("nobody\n\x1b[A")
    window.wait_for_line("> offer-coin nobody")
    window.type("\x15bid\t\nq\n")

    assert window.finish() == 0
    assert [seat for seat, _ in Record(file.read_text()).answers].count(0) == 1
    window.close()


def test_two_people_share_a_terminal(tmp_path: Path) -> None:
    """The screen switches immediately to a person who gets an offer, and then back to the other person."""
    file = tmp_path / "game.jsonl"
    typed = ("", "offer-coin Ben", "", "take-coin 1", "", "q")
    done = neopolis(
        *(tmp_path, "play", "sealed-bids", "--seats", 2, "--humans", 2, "--names", "Ada,Ben", "--save", file),
        typed="\n".join(typed) + "\n",
    )

    assert done.returncode == 0, done.stderr
    assert "Ben takes the coin of Ada." in done.stdout
    assert GAME.replay(file.read_text()).s.coins == [2, 4]


def test_simulate_and_replay(tmp_path: Path) -> None:
    few = ("simulate", "sealed-bids", "--games", 3, "--bots", "polite")
    done = neopolis(tmp_path, *few, "--jobs", 2, "--records", tmp_path / "r")
    as_json = json.loads(neopolis(tmp_path, *few, "--json").stdout)
    record = tmp_path / "r" / "sealed-bids-0.jsonl"

    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout and "polite" in done.stdout
    assert (as_json["game"], as_json["games"], as_json["options"]) == ("sealed-bids", 3, {})
    assert neopolis(tmp_path, "replay", record, "--check").returncode == 0
    assert "Seat 1 bids" in neopolis(tmp_path, "replay", record).stdout
    assert "Seat 0 answers." in neopolis(tmp_path, "replay", record, "--seat", 1).stdout


def test_help_names_the_game(tmp_path: Path) -> None:
    assert "sealed-bids 2 to 4" in " ".join(neopolis(tmp_path, "play", "--help").stdout.replace("│", " ").split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "sealed-bids", "--seats", 5), "--seats must be a whole number from 2 to 4, not 5."),
        (("play", "sealed-bids", "--solo"), "--solo is an option of another game. Leave it out."),
        (("content", "export", "sealed-bids", "x"), "sealed-bids has no content packs."),
        (("play", "chess"), "There is no game called “chess”. The games are: neom, new-angeles, sealed-bids."),
    ],
    ids=str,
)
def test_bad_input(tmp_path: Path, words: tuple[object, ...], sentence: str) -> None:
    done = neopolis(tmp_path, *words)

    assert (done.returncode, done.stderr) == (2, f"neopolis: {sentence}\n")
