"""`neopolis replay`: stepping, --check, --states, --seat."""

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from neopolis.engine.record import Record
from neopolis.games import neom
from neopolis.games.neom.definition import GAME
from neopolis.lab.simulation import Simulation, play_game
from tests.cli.lab_command import neopolis

SIMULATION = Simulation(3, ("random",) * 3)


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a whole game."""
    return play_game(GAME, SIMULATION, 3).record()


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    """The record of a whole game, as a file."""
    path = tmp_path / "game.jsonl"
    path.write_text(text)
    return path


def states(file: Path, *words: object) -> list[dict[str, object]]:
    return [json.loads(line) for line in neopolis("replay", file, "--states", *words).out.splitlines()]


# Checking.


def test_check(file: Path, text: str) -> None:
    """A valid record gives one sentence and exit code 0."""
    count = len(Record(text).answers)

    assert neopolis("replay", file, "--check") == (
        0,
        f"{file}: all {count} moves are legal and the result is correct.\n",
        "",
    )


def test_check_documents_its_exit_codes() -> None:
    """The help of `--check` lists its exit codes."""
    out = re.sub(r"[\s│]+", " ", neopolis("replay", "--help").out)

    assert "Exit code 0: all correct; 1: an answer or the result differs; 2: not a complete record." in out


def test_check_of_a_game_that_goes_on(file: Path) -> None:
    """An unfinished record is checked as far as it goes."""
    file.write_text(neom.start(3, 1).record())

    assert neopolis("replay", file, "--check").out == f"{file}: all 0 moves are legal. The game is not finished.\n"


@pytest.mark.parametrize(("begin", "end"), [("", "\n"), ("\ufeff", "\r\n")], ids=["plain", "Windows"])
def test_check_finds_an_illegal_answer(file: Path, text: str, begin: str, end: str) -> None:
    """An edited answer gives one sentence with its line and rules, and exit code 1."""
    lines = text.splitlines()
    lines[1] = '{"seat": 0, "option": 211}'
    file.write_text(begin + end.join(lines) + end, encoding="utf-8", newline="")

    assert neopolis("replay", file, "--check") == (
        1,
        f"{file}, line 2: 211 is not possible now. Choose one of the answers shown. (NEOM 3.2, NEOM 3.3)\n",
        "",
    )


@pytest.mark.parametrize("edit", ['"points": [1', '"digest": "1'])
def test_check_finds_another_result(file: Path, text: str, edit: str) -> None:
    """An edited result or digest gives one sentence with the last line's number, and exit code 1."""
    file.write_text(text.replace(edit[:-1], edit))
    ran = neopolis("replay", file, "--check")

    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith(f"{file}, line {len(text.splitlines())}: ")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"neom"', '"chess"', "Line 1 of the record: it is a record of chess, a game that is not known here."),
        ('"rules": "1"', '"rules": "99"', "The record was made with version 99 of the rules. This is version 1."),
        ('"format"', '"shape"', 'Line 1 of the record: it must contain "format": "neopolis-record-1".'),
        ("{", "hello {", "Line 1 of the record: it is not JSON, or it is cut off."),
    ],
)
@pytest.mark.parametrize("mode", [(), ("--check",), ("--states",)])
def test_no_record_of_ours(file: Path, text: str, old: str, new: str, sentence: str, mode: tuple[str, ...]) -> None:
    """A record of another game or version, or other text, gives one sentence and exit code 2 in every mode."""
    head, rest = text.split("\n", 1)
    file.write_text(_digested(head.replace(old, new, 1), rest))

    assert neopolis("replay", file, *mode) == (2, "", f"neopolis: {sentence}\n")


def _digested(head: str, rest: str) -> str:
    """The record with another first line and a matching digest."""
    *answers, last = rest.splitlines()
    above = "\n".join([head, *answers]) + "\n"
    return above + json.dumps({**json.loads(last), "digest": sha256(above.encode()).hexdigest()}) + "\n"


@pytest.mark.parametrize("mode", [(), ("--check",), ("--states",)])
def test_cut_off(file: Path, text: str, mode: tuple[str, ...]) -> None:
    """A record without its last line is refused with exit code 2."""
    file.write_text("\n".join(text.splitlines()[:9]) + "\n")

    assert neopolis("replay", file, *mode) == (
        2,
        "",
        "neopolis: The record is cut off after line 9: its last line is missing.\n",
    )


def test_edited_records_are_not_shown(file: Path, text: str) -> None:
    """An edited record cannot be stepped through."""
    file.write_text(text.replace('"digest": "', '"digest": "1'))

    assert neopolis("replay", file).code == 2


def test_no_file(tmp_path: Path) -> None:
    """If the file does not exist, the message names it."""
    path = tmp_path / "none"

    assert neopolis("replay", path).err == (
        f"neopolis: Cannot read the file {path}: there is no such file or folder.\n"
    )


def test_no_text(file: Path) -> None:
    """A file that is not text is refused."""
    file.write_bytes(b"\xff\xfe\x00")

    assert neopolis("replay", file, "--check") == (2, "", "neopolis: Line 1 of the record: it is not text.\n")


@pytest.mark.parametrize("words", [("--check", "--states"), ("--check", "--seat", 1), ("--seat", 3)])
def test_modes_that_do_not_fit(file: Path, words: tuple[object, ...]) -> None:
    """Modes that exclude each other, and a seat that does not exist, are refused."""
    ran = neopolis("replay", file, *words)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


def test_content(tmp_path: Path, file: Path) -> None:
    """A record made with other content can be checked only with that content."""
    for name, table in neom.default_pack().files.items():
        (tmp_path / name).write_text(table.replace("2,Colonial Houses,NSW", "2,Colonial Houses,NESW"))
    files = {name: (tmp_path / name).read_text() for name in neom.default_pack().files}
    game = play_game(GAME, Simulation(3, ("random",) * 3, content=tuple(files.items())), 3)
    file.write_text(game.record())

    assert neopolis("replay", file, "--check", "--content", tmp_path).code == 0
    file.write_text(game.record().replace(game.pack.hash, "0123456789abcdef"))
    assert neopolis("replay", file, "--check", "--content", tmp_path).code == 2


# Positions.


def test_states(file: Path, text: str) -> None:
    """With --states, there is a line for the start and one for each answer, in order."""
    found = states(file)

    assert [state["answer"] for state in found] == list(range(len(Record(text).answers) + 1))
    assert [(state["seat"], state["option"]) for state in found[1:]] == Record(text).answers


def test_states_contain_everything(file: Path, text: str) -> None:
    """The last position has the points of the result."""
    last = states(file)[-1]
    result, place = last["result"], last["position"]
    assert isinstance(result, dict)
    assert isinstance(place, dict)

    assert result == Record(text).result
    assert [player["score"]["total"] for player in place["players"]] == result["points"]


def test_states_of_a_seat(file: Path) -> None:
    """With --seat, the lines are views of that seat, without the hands that it cannot know."""
    first = states(file, "--seat", 1)[0]
    view = first["view"]
    assert isinstance(view, dict)

    assert "position" not in first
    assert [player["hand"] is None for player in view["players"]] == [True, False, True]


# Stepping.


def titles(out: str) -> list[str]:
    """The heading of each printed step, which names its position in the record."""
    return re.findall("(Start of .*?|Move [0-9].*?);", out)


def test_all_steps_when_nobody_types(file: Path, text: str) -> None:
    """Without a terminal every step is printed, with the answer in words."""
    ran = neopolis("replay", file)
    count = len(Record(text).answers)

    assert ran.code == 0
    assert titles(ran.out) == [
        f"Start of the game ({count} moves)",
        *[f"Move {at} of {count}, line {at + 1}" for at in range(1, count + 1)],
    ]
    assert "Won by Seat" in ran.out


def test_a_step_is_described(file: Path, text: str) -> None:
    """A step shows who answers, the answer in words, and what happened."""
    seat, option = Record(text).answers[0]
    ran = neopolis("replay", file, typed="\nq\n")

    assert f"Seat {seat} answers: {neom.start(3, 3).text(seat, option)}" in ran.out
    assert "Seat 1 starts with" in ran.out


def test_keys(file: Path, text: str) -> None:
    """Enter goes forward, b goes back, a number jumps to that step, e goes to the end, q quits."""
    last = len(Record(text).answers)
    ran = neopolis("replay", file, typed="\n\nb\n17\ne\nq\n\n")

    assert [title.split(" of")[0] for title in titles(ran.out)] == [
        "Start",
        "Move 1",
        "Move 2",
        "Move 1",
        "Move 17",
        f"Move {last}",
    ]
    assert ran.code == 0


@pytest.mark.parametrize(
    ("typed", "remark"),
    [
        ("b\n", "That is the start."),
        ("e\n\n", "That was the last move."),
        ("x\n", "“x” is neither one of these keys"),
        ("99999\n", "“99999” is neither one of these keys"),
        ("-1\n", "“-1” is neither one of these keys"),
        ("9" * 5000 + "\n", "is neither one of these keys"),
    ],
)
def test_keys_that_lead_nowhere(file: Path, typed: str, remark: str) -> None:
    """After an unknown key, or one that leads past the start or end, a note appears and the step stays."""
    ran = neopolis("replay", file, typed=typed)

    assert remark in ran.out
    assert ran.code == 0


def test_end_of_input_quits(file: Path) -> None:
    """The command ends when there is no more input."""
    assert neopolis("replay", file, typed="").code == 0


def test_stepping_as_a_seat(file: Path) -> None:
    """With --seat, the answers and hands of other seats are hidden."""
    ran = neopolis("replay", file, "--seat", 1, typed="\nq\n")

    assert "Seat 0 answers.\n" in ran.out
    assert "hand: hidden" in ran.out


def test_solo_and_two_players_can_be_shown(file: Path) -> None:
    """Packs and faceup tiles are shown in games with one or two players."""
    for seats in (1, 2):
        file.write_text(play_game(GAME, Simulation(seats, ("random",) * seats), 3).record())
        ran = neopolis("replay", file)

        assert ran.code == 0
        assert "Faceup: " in ran.out
        assert "Pack 1: " in ran.out
