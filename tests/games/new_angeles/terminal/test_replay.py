"""`neopolis replay` of New Angeles: stepping, --check, --states, --seat."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from neopolis.engine.record import Record
from neopolis.games import new_angeles
from neopolis.games.new_angeles.definition import GAME
from neopolis.games.new_angeles.terminal.question import Question
from neopolis.games.new_angeles.terminal.screen import Screen
from neopolis.lab.playback import Playback, seat_names
from neopolis.lab.simulation import Simulation, play_game
from neopolis.terminal.canvas import Canvas
from tests.cli.lab_command import neopolis
from tests.sizes import Size

SEED = 3


@pytest.fixture(scope="module")
def text(size: Size) -> str:
    """The record of a whole game with five bots, plain and random. Games of random bots are shorter."""
    bots = size(quick=("random",) * 5, normal=("plain", "random", "plain", "plain", "random"))
    return play_game(GAME, Simulation(5, bots), SEED).record()


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    """The same record as a file."""
    path = tmp_path / "game.jsonl"
    path.write_text(text)
    return path


@pytest.fixture(scope="module")
def steps(tmp_path_factory: pytest.TempPathFactory, text: str) -> str:
    """All steps of the record, as `neopolis replay` prints them without --seat."""
    path = tmp_path_factory.mktemp("steps") / "game.jsonl"
    path.write_text(text)
    ran = neopolis("replay", path)

    assert (ran.code, ran.err) == (0, "")
    return ran.out


def states(file: Path, *words: object) -> list[dict[str, object]]:
    return [json.loads(line) for line in neopolis("replay", file, "--states", *words).out.splitlines()]


# Checking.


def test_check(file: Path, text: str) -> None:
    """A valid record gives one sentence and exit code 0."""
    count = len(Record(text).acts)

    assert neopolis("replay", file, "--check") == (
        0,
        f"{file}: all {count} moves are legal and the result is correct.\n",
        "",
    )


def test_check_of_a_game_that_goes_on(file: Path) -> None:
    """An unfinished record is checked as far as it goes."""
    file.write_text(new_angeles.start(4, 1).record())

    assert neopolis("replay", file, "--check").out == f"{file}: all 0 moves are legal. The game is not finished.\n"


def test_check_finds_an_illegal_answer(file: Path, text: str) -> None:
    """An edited answer gives one sentence with its line and rules, and exit code 1."""
    lines = text.splitlines()
    seat = Record(text).answers[0][0]
    lines[1] = f'{{"seat": {seat}, "option": 1}}'
    file.write_text("\n".join(lines) + "\n")
    ran = neopolis("replay", file, "--check")

    assert (ran.code, ran.err) == (1, "")
    assert re.fullmatch(rf"{file}, line 2: .*\. \(NA .*\)\n", ran.out)


@pytest.mark.parametrize("edit", ['"points": [1', '"digest": "1'])
def test_check_finds_another_result(file: Path, text: str, edit: str) -> None:
    """An edited result or digest gives one sentence with the number of the last line, and exit code 1."""
    file.write_text(text.replace(edit[:-1], edit))
    ran = neopolis("replay", file, "--check")

    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith(f"{file}, line {len(text.splitlines())}: ")


@pytest.mark.parametrize("mode", [(), ("--check",), ("--states",)])
def test_cut_off(file: Path, text: str, mode: tuple[str, ...]) -> None:
    """A record without its last line is refused with exit code 2."""
    file.write_text("\n".join(text.splitlines()[:9]) + "\n")

    assert neopolis("replay", file, *mode) == (
        2,
        "",
        "neopolis: The record is cut off after line 9: its last line is missing.\n",
    )


@pytest.mark.parametrize("words", [("--check", "--states"), ("--check", "--seat", 1), ("--seat", 5)])
def test_modes_that_do_not_fit(file: Path, words: tuple[object, ...]) -> None:
    """Modes that exclude each other, and a seat that does not exist, are refused."""
    ran = neopolis("replay", file, *words)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


def test_content(tmp_path: Path, file: Path) -> None:
    """A record with other content needs that content, and is valid with it."""
    files = {
        name: table.replace("Tourism Spike", "Tourists") for name, table in new_angeles.default_pack().files.items()
    }
    for name, table in files.items():
        (tmp_path / name).write_text(table)
    game = play_game(GAME, Simulation(4, ("random",) * 4, content=tuple(files.items())), 3)
    file.write_text(game.record())

    assert neopolis("replay", file, "--check", "--content", tmp_path).code == 0
    file.write_text(game.record().replace(game.pack.hash, "0123456789abcdef"))
    assert neopolis("replay", file, "--check", "--content", tmp_path).code == 2


# Positions.


def test_states(file: Path, text: str) -> None:
    """There is a line for the start and one for each answer and side action, in order."""
    found = states(file)

    assert [state["answer"] for state in found] == list(range(len(Record(text).acts) + 1))
    done = [(state["seat"], state["option"]) for state in found[1:] if "aside" not in state]
    said = [(state["seat"], state["aside"]) for state in found[1:] if "aside" in state]
    assert done == Record(text).answers
    assert said == [(seat, list(row)) for seat, row in Record(text).acts if isinstance(row, tuple)]
    assert said


def test_states_contain_everything(file: Path, text: str) -> None:
    """The last position has the capital of the result, and all hands."""
    last = states(file)[-1]
    result, place = last["result"], last["position"]
    assert isinstance(result, dict)
    assert isinstance(place, dict)

    assert result == Record(text).result
    assert [player["capital"] for player in place["players"]] == result["points"]
    assert [len(player["hand"]) for player in place["players"]] == [player["hand_count"] for player in place["players"]]


def test_states_of_a_seat(file: Path) -> None:
    """With --seat, the lines are that seat's views, without hands that it cannot know."""
    first = states(file, "--seat", 1)[0]
    view = first["view"]
    assert isinstance(view, dict)

    assert "position" not in first
    assert [player["hand"] is None for player in view["players"]] == [True, False, True, True, True]


# Stepping.


def titles(out: str) -> list[str]:
    """The heading of each printed step, which names its position in the record."""
    return re.findall("(Start of .*?|Move [0-9].*?);", out)


def test_all_steps_when_nobody_types(steps: str, text: str) -> None:
    """Without a terminal every step is printed, and the winners at the end."""
    count = len(Record(text).acts)

    assert titles(steps) == [
        f"Start of the game ({count} moves)",
        *[f"Move {at} of {count}, line {at + 1}" for at in range(1, count + 1)],
    ]
    assert steps.count("The game is over") == 1


def test_a_step_is_described(file: Path, text: str) -> None:
    """A step shows the question, the answer in words, and the events with their rules: here the last of three decks."""
    game = new_angeles.start(5, SEED)
    seat, option = Record(text).answers[0]
    ran = neopolis("replay", file, typed="\n\n\nq\n")

    assert f"Seat {seat}: {game.question(seat)}" in " ".join(ran.out.split())
    assert f"Seat {seat} answers: {game.text(seat, option)}" in ran.out
    assert re.search(rf"Seat {seat} draws .*\. \(2\.1\)", ran.out)


def test_each_event_is_shown_once(steps: str) -> None:
    """Without --seat, the event that names the drawn cards is shown, and not the public one as well."""
    assert re.search(r"^Seat \d draws [A-Z]", steps, re.MULTILINE)
    assert re.search(r"^Seat \d draws \d ", steps, re.MULTILINE) is None


def board_of(text: str, answers: int, width: int) -> list[str]:
    """City, deal and players, as the terminal game draws them for the seat that is asked."""
    game = Playback(GAME, text).rest_points[answers].game
    logged = new_angeles.start(5, SEED)
    for act in Record(text).acts[:answers]:
        logged.act(act)
    canvas = Canvas(width, 34)
    seat = game.deciders[0]
    screen = Screen(canvas, logged, seat, seat_names(5))
    screen.draw(Question(logged, seat), "", 0)
    return [row.plain[: screen.left].rstrip() for row in canvas.rows()[1 : 1 + 12 + 6 + 6]]


@pytest.mark.parametrize("answers", [0, 40, 120, 200])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_board_is_that_of_the_terminal_game(
    file: Path, text: str, monkeypatch: pytest.MonkeyPatch, answers: int, width: int
) -> None:
    """City, deal and players look as in the terminal game. Supply and threat are beside them, or below if the
    terminal is narrow.
    """
    monkeypatch.setenv("COLUMNS", str(width))
    ran = neopolis("replay", file, typed=f"{answers}\nq\n")
    board = board_of(text, answers, max(width, 100))
    shown = re.split(r"Move \d+ of \d|Start of the game", ran.out)[-1].splitlines()
    begin = shown.index(next(line for line in shown if line.startswith(board[0])))

    assert [line[: len(old)].rstrip() for line, old in zip(shown[begin:], board, strict=False)] == board
    assert any("energy " in line and line.startswith("energy") == (width == 80) for line in shown[begin:])
    assert max(len(line.rstrip()) for line in shown[begin:]) <= width


def test_keys(file: Path, text: str) -> None:
    """Enter goes on, b back, a number jumps, e goes to the end, q quits."""
    last = len(Record(text).acts)
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


def test_a_terminal_shows_as_much_as_it_has_room_for(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that is too long for the screen is cut, with a note about the rest. m shows all of it."""
    for name, value in (("FORCE_COLOR", "1"), ("COLUMNS", "100"), ("LINES", "35")):
        monkeypatch.setenv(name, value)
    out = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", neopolis("replay", file, typed="100\nm\nq\n").out)
    _, short, whole, _ = out.split("[Enter goes on  b back  number jumps  e end  m more  q quit] > ")

    assert len(short.splitlines()) <= 33
    assert "Move 100 of " in short.splitlines()[0]
    assert re.fullmatch(r"\d+ more rows\. Press m to see them\.", short.splitlines()[-1])
    assert "Rival set aside" not in short
    assert whole.startswith("\n".join(short.splitlines()[:-1]))
    assert "Rival set aside" in whole


def test_the_owner_sees_all(steps: str) -> None:
    """Without --seat, all rivals, hands and next cards are shown."""
    assert "hidden" not in steps.replace("It stays hidden and pays you", "")
    assert all(word in steps for word in ("Next events: 1. ", "Next media cards: 1. ", "Next on the turn track: 1. "))
    assert all(word in steps for word in ("Rival set aside: ", "chooses one of these investments: ", "Discards: "))


def test_stepping_as_a_seat(file: Path, text: str) -> None:
    """The answers, hands, rivals and investments of others are hidden; the seat's own are not."""
    out = neopolis("replay", file, "--seat", 1).out
    moments = Playback(GAME, text).rest_points
    middle = out.split("Move 100 of ")[1].split("Move 101 of ")[0]
    pack = moments[100].game.pack
    me = moments[100].game.view(1).players[1]

    assert "Seat 0 answers.\n" in out
    assert "Seat 0 answers: " not in out
    assert "Seat 1 answers: " in out
    assert middle.count("rival hidden; investment hidden") == 4
    assert f"rival {pack.names[me.rival]}; investment {pack.investment_name(me.investment)}" in middle
    assert "Next media" not in out


@pytest.mark.parametrize(
    ("before", "told"),
    [
        (r"^Next on the turn track: 1\. ([^,\n]*)", r"^The asset of this deal is (.*)\. \(16\.1\)$"),
        (r"^Next events: 1\. ([^,\n]*)", r"^Event: (.*)\. \(25\.0\)$"),
    ],
)
def test_the_next_cards_come_first(steps: str, before: str, told: str) -> None:
    """The first asset of the turn track is the next to be revealed, the first event the next to happen."""
    moments = steps.split("\nMove ")
    found = [
        (re.search(before, now, re.MULTILINE), re.search(told, after, re.MULTILINE)) for now, after in pairwise(moments)
    ]
    pairs = [(top[1], came[1]) for top, came in found if top is not None and came is not None]

    assert pairs
    assert [top for top, _ in pairs] == [came for _, came in pairs]


def test_known_cards_are_shown(file: Path) -> None:
    """A card that a seat has seen in another hand is shown as known."""
    for seed in range(20):
        text = play_game(GAME, Simulation(4, ("random",) * 4), seed).record()
        moments = Playback(GAME, text).rest_points
        known = [
            (moment.number, moment.game.pack.names[card])
            for moment in moments
            for player in moment.game.view(1).players
            for card in player.known_cards
        ]
        if known:
            break
    else:
        pytest.fail("no card was ever known")
    file.write_text(text)
    number, card = known[0]
    out = neopolis("replay", file, "--seat", 1, typed=f"{number}\nq\n").out

    assert re.search(rf"^  hand of \d+ cards?, known: .*{re.escape(card)}", out, re.MULTILINE)
