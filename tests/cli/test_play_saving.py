"""`neopolis play neom` with piped lines: saving, resuming, full disks, and bad input."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from neopolis.engine.record import Record
from neopolis.games import neom
from tests.cli.lab_command import Ran, neopolis
from tests.cli.playing import answers_in, play

pytestmark = pytest.mark.usefixtures("home", "temporary")

# Saving and resuming.


def test_end_of_input_saves(file: Path) -> None:
    """When the input ends, the game is saved, the output says how to continue, and the exit code is 0."""
    ran = play("--seed", 7, "--save", file, typed="2\n")

    assert ran.code == 0
    assert ran.out.endswith(f"The game is saved. To continue: neopolis play neom --resume {file}\n")


def test_quit_saves(file: Path) -> None:
    play("--seed", 7, "--save", file, typed="2\nq\n1\n1\n")

    assert (0, 133) in Record(file.read_text()).answers
    assert len([seat for seat, _ in Record(file.read_text()).answers if seat == 0]) == 1


def test_default_place(home: Path) -> None:
    """Without --save the file is in $NEOPOLIS_HOME, and the output says where."""
    ran = play("--seed", 7)

    (file,) = home.glob("neom-*-7.jsonl")
    assert f"Savedaftereveryanswer:{file}" in "".join(ran.out.split())


def test_resume_goes_on(file: Path, tmp_path: Path) -> None:
    """A game played in several sessions has the same record as one played in a single session."""
    whole = tmp_path / "whole.jsonl"
    lines = ["2", "2", "1", "3", "1", "A"]
    play("--seed", 7, "--save", whole, typed="\n".join(lines) + "\n")
    for line in lines[:3]:
        play(*(("--resume", file) if file.exists() else ("--seed", 7, "--save", file)), typed=f"{line}\n")
    play("--resume", file, typed="\n".join(lines[3:]) + "\n")

    assert file.read_text() == whole.read_text()


def test_resume_knows_the_seats(file: Path) -> None:
    """The seats of people are saved beside the record."""
    play("--seats", 3, "--humans", 2, "--names", "Ada,Ben", "--seed", 7, "--save", file)
    ran = play("--resume", file)

    assert "It is Ada's turn." in ran.out


def test_resume_a_bare_record(file: Path) -> None:
    """A record without a file of seats beside it is resumed with the seats given on the command line."""
    file.write_text(neom.start(3, 7).record())
    ran = play("--resume", file, "--humans", 3)

    assert "It is Player 1's turn." in ran.out


def test_resume_a_finished_game(solo: tuple[Ran, Path]) -> None:
    """Resuming a finished game shows its last screen again."""
    first, file = solo
    again = play("--resume", file)

    assert again.out == first.out[first.out.index("Final score") :]


def test_a_full_disk_stops_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence reports the failed save, the game continues, and the next answer saves everything."""
    calls: list[int] = []
    sync = os.fsync

    def full(number: int) -> None:
        calls.append(number)
        if 5 <= len(calls) <= 8:
            raise OSError(errno.ENOSPC, "No space left on device")
        sync(number)

    monkeypatch.setattr(os, "fsync", full)
    ran = play("--seed", 7, "--save", file, typed="2\n2\n1\n")

    assert "Not saved (no space left on the disk). The game continues and tries again after the next answer." in ran.out
    assert answers_in(file) == 9 + 2


def test_a_full_disk_leaves_no_draft(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No incomplete file is left behind."""
    play("--seed", 7, "--save", file)

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    before = file.read_text()
    monkeypatch.setattr(os, "fsync", full)
    ran = play("--resume", file, typed="2\n")

    assert ran.err == f"neopolis: Cannot save the game as {file}: no space left on the disk.\n"
    assert file.read_text() == before
    assert sorted([path.name for path in file.parent.glob("*game*")]) == ["game.jsonl", "game.jsonl.seats.json"]


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Makes the disk full once a game has begun; only files whose path contains the given word can still be written."""
    replace = os.replace
    calls: list[Path] = []

    def fill(spared: str) -> None:
        def refuse(draft: Path, path: Path) -> None:
            calls.append(path)
            if len(calls) > 2 and (not spared or spared not in str(path)):
                raise OSError(errno.ENOSPC, "No space left on device")
            replace(draft, path)

        monkeypatch.setattr(os, "replace", refuse)

    return fill


def test_a_full_disk_and_a_long_path(tmp_path: Path, full: Callable[[str], None]) -> None:
    """Even with a very long path, a screen of 100 columns shows how to quit."""
    file = tmp_path / ("a" * 120) / "game.jsonl"
    full("")
    ran = play("--seed", 7, "--save", file, typed="2\nq\nq\n")

    assert "Press q again to quit without saving." in " ".join(ran.out.split())


def test_a_full_disk_saves_elsewhere(file: Path, full: Callable[[str], None]) -> None:
    """A game that could not be saved in its place is saved in the temporary folder at the end, with its seats."""
    full("neopolis-")
    ran = play("--seed", 7, "--save", file, "--names", "Ada", typed="2\n")

    last = ran.out.splitlines()[-2:]
    assert (
        last[0] == f"Cannot save the game as {file}: no space left on the disk. It is in the temporary folder instead."
    )
    rescued = Path(last[1].rpartition(" ")[2])
    assert (answers_in(rescued), answers_in(file)) == (6 - 1, 0)
    assert "Ada" in play("--resume", rescued).out


def test_a_full_disk_everywhere(file: Path, full: Callable[[str], None], temporary: Path) -> None:
    """A sentence says what is lost, and no file is left behind."""
    full("")
    ran = play("--seed", 7, "--save", file, typed="2\n")

    assert ran.out.splitlines()[-1] == (
        f"Your last answers are lost: they could be saved neither as {file} (no space left on the disk) nor in the "
        "temporary folder."
    )
    assert list(temporary.iterdir()) == []


# Bad input: one sentence, exit code 2.


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seed", "x"), "--seed must be a whole number from 0 to 9223372036854775807, not x."),
        (("--seed", 2**63), f"--seed must be a whole number from 0 to 9223372036854775807, not {2**63}."),
        (("--seed", "-1"), "--seed must be a whole number from 0 to 9223372036854775807, not -1."),
        (("--seats", 6), "--seats must be a whole number from 1 to 5, not 6."),
        (("--seats", 2, "--humans", 3), "--humans must be a whole number from 1 to 2, not 3."),
        (("--solo", "--humans", 2), "--humans can only be 1 here, not 2."),
        (("--solo", "--seats", 3), "--solo is a game for 1 player, so it does not go with --seats 3."),
        (("--bots", "clever"), "There is no bot called “clever”. The bots are: random, greedy"),
        (("--humans", 2, "--names", "Ada"), "--names must give 2 different names of at most 12 characters"),
        (("--tiles", "4+"), "--tiles is only for solo games. With 3 players the tiles are fixed. (NEOM 17.2)"),
        (("--variant", "easy"), "--variant must be standard or beginner, not easy. (NEOM 3.7)"),
        (("--seller-money", "never"), "--seller-money must be before-disaster or after-disaster, not never. (R-1)"),
        (("--content", "/no/such"), "There is no folder /no/such with a content pack."),
        (("--save", "/dev/null/game"), "Cannot save the game as /dev/null/game: "),
        (("--resume", ""), "--resume needs the name of a file."),
        (("--save", ""), "--save needs the name of a file."),
        (("--names", "a\tb"), "--names must give 1 name of at most 12 characters"),
        (("--names", "市市市市市市市"), "--names must give 1 name of at most 12 characters"),
        (("--resume", "/no/such"), "Cannot read the file /no/such: there is no such file or folder."),
        (
            ("--resume", "/no/such", "--seed", 3),
            "--seed is only for a new game. A resumed game keeps the options of its record.",
        ),
    ],
    ids=str,
)
def test_bad_options(words: tuple[object, ...], sentence: str) -> None:
    ran = play(*words)

    assert ran.code == 2
    assert ran.err.startswith(f"neopolis: {sentence}")
    assert ran.err.count("\n") == 1


def test_other_games() -> None:
    ran = neopolis("play", "chess")

    assert (ran.code, ran.err) == (2, "neopolis: There is no game called “chess”. The games are: neom, new-angeles.\n")


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: text.replace('"option": 133', '"option": 137'), "Somebody has changed the record"),
        (lambda text: text[: len(text) // 2], "it is not JSON, or it is cut off"),
        (lambda text: "".join(text.splitlines(keepends=True)[:-1]), "The record is cut off after line"),
        (lambda text: "", "it is empty or not text"),
    ],
    ids=["edited", "cut", "last line gone", "empty"],
)
def test_damaged_record(damage: Callable[[str], str], reason: str, file: Path) -> None:
    """An edited or cut-off record is refused in a sentence that names the file, and the file stays unchanged."""
    play("--seed", 7, "--save", file, typed="2\n2\n1\n")
    file.write_text(damage(file.read_text()))
    before = file.read_text()
    ran = play("--resume", file)

    assert ran.code == 2
    assert ran.err.startswith(f"neopolis: Cannot resume {file}: ")
    assert reason in ran.err
    assert file.read_text() == before


def test_damaged_companion(file: Path) -> None:
    play("--seed", 7, "--save", file)
    beside = file.with_name("game.jsonl.seats.json")
    beside.write_text('{"names": ["Ada"], "humans": [7], "bots": "greedy"}')
    ran = play("--resume", file)

    assert ran.code == 2
    assert ran.err.startswith(f"neopolis: {beside} does not say who plays which seat")


def test_names_beside_a_record_are_checked(file: Path) -> None:
    """Names in a saved file are checked like typed ones, because they could harm a terminal too."""
    play("--seed", 7, "--save", file)
    beside = file.with_name("game.jsonl.seats.json")
    beside.write_text(beside.read_text().replace("Player 1", r"A\u001b[2J"))
    ran = play("--resume", file)

    assert ran.code == 2
    assert ran.err.startswith(f"neopolis: {beside} does not say who plays which seat")


def test_content_in_a_folder_whose_name_is_not_text(file: Path, tmp_path: Path) -> None:
    """The folder is saved with the seats, so its name must be text."""
    folder = tmp_path / "no\udcfftext"
    folder.mkdir()
    for name, text in neom.default_pack().files.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    ran = play("--content", folder, "--save", file)

    assert (
        ran.err == "neopolis: Rename the content folder. Its name is not valid text, so the game could not be saved.\n"
    )


def test_no_game_is_overwritten(file: Path) -> None:
    play("--seed", 7, "--save", file)
    ran = play("--seed", 8, "--save", file)

    assert ran.code == 2
    assert ran.err == f"neopolis: {file} already exists. Use --resume to continue it, or --save with another name.\n"
