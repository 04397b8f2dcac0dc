"""`neopolis play neom` with piped lines: whole games, the screen, commands, take-back, hot-seat."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from neopolis.engine.record import Record
from neopolis.games import neom
from tests.cli.lab_command import Ran, neopolis
from tests.cli.playing import answers_in, play, some_answers
from tests.sizes import Size

pytestmark = pytest.mark.usefixtures("home", "temporary")

# Whole games.


@pytest.mark.parametrize(
    "words",
    [
        ("--solo",),
        ("--solo", "--tiles", "5+"),
        ("--seats", 2),
        ("--seats", 2, "--humans", 2),
        ("--seats", 3, "--bots", "random"),
        ("--seats", 3, "--humans", 2, "--names", "Ada,Ben"),
        ("--seats", 5, "--variant", "beginner"),
    ],
    ids=str,
)
def test_whole_game(words: tuple[object, ...], file: Path, size: Size) -> None:
    """Whatever is typed, the game ends, and its record can be replayed. The short form stops in the middle."""
    ran = play(*words, "--seed", 4, "--save", file, typed=some_answers(4, size(quick=50, normal=6_000)))

    assert ran.code == 0
    game = neom.replay(file.read_text())
    assert answers_in(file) > 10 if size.name == "quick" else game.over


@pytest.mark.rule("NEOM 17.8")
def test_solo_rank(solo: tuple[Ran, Path]) -> None:
    """A solo game ends with points and a rank."""
    ran, file = solo
    result = neom.replay(file.read_text()).result

    assert result is not None
    assert f"{result.points[0]} points: {result.rank}." in ran.out


@pytest.mark.rule("NEOM 15.8")
def test_final_table(file: Path) -> None:
    """The last screen shows the totals of all players."""
    ran = play("--seats", 2, "--seed", 1, "--save", file, typed=some_answers(1, 3000))

    result = neom.replay(file.read_text()).result
    assert result is not None
    total = next(line for line in reversed(ran.out.splitlines()) if line.startswith("total"))
    assert total.split()[1:] == [str(points) for points in result.points]


def test_the_end_names_the_record(solo: tuple[Ran, Path]) -> None:
    ran, file = solo

    assert ran.out.endswith(f"The record of the game: {file}\n")


def test_same_seed_same_game(file: Path, tmp_path: Path) -> None:
    """With the same seed and answers, bots play the same game again."""
    other = tmp_path / "other.jsonl"
    play("--seed", 5, "--save", file, "--bots", "random", typed=some_answers(5, 60))
    play("--seed", 5, "--save", other, "--bots", "random", typed=some_answers(5, 60))

    assert file.read_text() == other.read_text()


# The screen.


def test_screen_fits(file: Path) -> None:
    """No line is wider than the smallest allowed terminal."""
    ran = play("--seats", 5, "--seed", 2, "--save", file, typed=some_answers(2, 200))

    assert max([len(line) for line in ran.out.splitlines()]) <= 100


def test_wide_names_fit(file: Path) -> None:
    """Names with characters that take two cells do not shift the rest of a line."""
    names = ("--humans", 3, "--names", "市市市市市市,民民民民民民,家家家家家家")
    ran = play("--seed", 2, *names, "--save", file, typed=some_answers(2, 100))

    *lines, _ = ran.out.splitlines()  # the last line names the file
    assert max([cell_len(line) for line in lines]) <= 100
    assert {cell_len(line) for line in lines if "waiting for: 市" in line or "points ─" in line} == {100}


@pytest.mark.rule("R-25")
def test_stand_ins_are_marked(file: Path) -> None:
    """The board says that its roads are not the printed ones."""
    ran = play("--seed", 2, "--save", file)

    assert "Roads are our own, not as printed (R-25)" in ran.out


@pytest.mark.rule("NEOM 6.3")
def test_sellers_are_listed(file: Path, box: Path) -> None:
    """Each seller of a missing Good is listed with the price to the left and to the right; Enter takes the cheapest."""
    ran = play("--seed", 7, "--content", box, "--save", file, typed="2\n2\n1\n4\n1\nA\n\n")

    assert "1 Bot 3, to the left, for 3" in ran.out
    assert "2 Bot 3, to the right, for 2" in ran.out
    assert "1-2, Enter = 2 " in ran.out
    assert "Player 1 buys Natural Gas from Bot 3 for 2 L-Coins." in re.sub(r"\s+", " ", log_of(file))


def log_of(file: Path) -> str:
    return neopolis("play", "neom", "--resume", file, typed="l\n").out


def test_spaces_are_lettered(file: Path, box: Path) -> None:
    """Legal cells for a tile are marked with letters, and so are the answers."""
    ran = play("--seed", 7, "--content", box, "--save", file, typed="2\n2\n1\n3\n1\n")

    assert re.search(r"^ A c2 +\+2$", ran.out, re.MULTILINE)


# Bad answers and commands.


def test_enter_is_not_an_answer(file: Path) -> None:
    """Only purchases have a default answer that Enter takes."""
    ran = play("--seed", 7, "--save", file, typed="\n")

    assert "Please choose one of 1-4" in ran.out
    assert answers_in(file) == 2  # answers of the bots


def test_illegal_space_is_explained(file: Path, box: Path) -> None:
    """If a cell is not allowed, the refusal cites the rule."""
    ran = play("--seed", 7, "--content", box, "--save", file, typed="2\n2\n1\n3\n1\ne5\n")

    told = " ".join(ran.out.split())
    assert "On e5, Pressure Boiler would have no road to the City Center." in told
    assert "(NEOM 5.7, R-6)" in told


def test_nonsense_is_refused(file: Path) -> None:
    ran = play("--seed", 7, "--save", file, typed="flugelhorn\n")

    assert "“flugelhorn” is not one of the answers" in ran.out


@pytest.mark.parametrize("typed", ["?5.7", "? 5.7", "?NEOM 5.7"])
def test_any_rule_can_be_read(typed: str, file: Path) -> None:
    ran = play("--solo", "--seed", 7, "--save", file, typed=f"{typed}\n")

    assert "NEOM 5.7\nOnce placed, the tile must be connected by roads to the City Center" in ran.out


def test_a_ruling_can_be_read(file: Path) -> None:
    ran = play("--solo", "--seed", 7, "--save", file, typed="?r-25\n")

    assert "R-25\nRoads are stand-ins\n" in ran.out


def test_unknown_rule(file: Path) -> None:
    ran = play("--solo", "--seed", 7, "--save", file, typed="?99.9\n")

    assert "There is no rule 99.9" in ran.out


def test_help_explains_the_question(file: Path) -> None:
    """`?` shows the question and the text of each rule behind it."""
    ran = play("--solo", "--seed", 7, "--save", file, typed="?\n")

    assert (
        "The question\nChoose one of these Cornerstones. You can place it later in the game.\n\nNEOM 17.1\n" in ran.out
    )


def test_score_gives_reasons(file: Path) -> None:
    ran = play("--solo", "--seed", 7, "--save", file, typed="s\n")

    assert " -10  Ghost town: no home  (NEOM 15.6)" in ran.out


def test_neighbor_large(file: Path) -> None:
    ran = play("--seed", 7, "--save", file, typed="n\n")

    assert "─ Bot 2: -11 points ─" in ran.out


def test_solo_has_no_neighbors(file: Path) -> None:
    ran = play("--solo", "--seed", 7, "--save", file, typed="n\n")

    assert "You have no neighbors when you play alone." in ran.out


@pytest.mark.rule("NEOM 3.2")
def test_neighbors_hide_their_draft(file: Path) -> None:
    """The bots' choices in the draft appear nowhere on a person's screens."""
    ran = play("--seed", 7, "--save", file, typed="2\nn\nh\nl\ns\n")

    chosen = [neom.default_pack().tile(option).name for seat, option in Record(file.read_text()).answers if seat]
    held = {tile for event in neom.replay(file.read_text()).history(0) for tile in event.things}
    unseen = [name for name in chosen if name not in {neom.default_pack().tile(tile).name for tile in held if tile}]
    assert unseen
    assert not [name for name in unseen if name in ran.out]


# Taking back.


def test_take_back(file: Path) -> None:
    """`u` withdraws the last pick of the open step, also in the record."""
    play("--seed", 7, "--save", file, typed="2\n2\n1\n3\n1\n")
    before = answers_in(file)
    ran = play("--resume", file, typed="u\n")

    assert "Undone." in ran.out
    assert answers_in(file) == before - 1


def test_nothing_to_take_back(file: Path) -> None:
    ran = play("--seed", 7, "--save", file, typed="2\nu\n")

    assert "Too late to undo: your last move has been revealed or carried out." in ran.out


# Hot-seat.


def test_curtain_hides(file: Path) -> None:
    """Between the turns of two people, a screen shows only the next player's name."""
    words = ("--seats", 3, "--humans", 2, "--names", "Ada,Ben", "--seed", 7, "--save", file)
    ran = play(*words, typed="\n2\n")

    curtain = ran.out.split("It is Ben's turn. Everybody else, please look away.\n")[1]
    assert curtain.startswith("Ada can still press u to undo. Ben, press Enter > \n")


def test_take_back_at_the_curtain(file: Path) -> None:
    """A pick of a simultaneous step can be withdrawn until the next player has begun."""
    words = ("--seats", 3, "--humans", 2, "--names", "Ada,Ben", "--seed", 7, "--save", file)
    play(*words, typed="\n2\nu\n")

    assert [seat for seat, _ in Record(file.read_text()).answers] == [2]


def test_nobody_sees_the_hand_of_another(file: Path) -> None:
    """After the curtain, the screen shows no tile that only the previous player has seen."""
    words = ("--seats", 3, "--humans", 2, "--names", "Ada,Ben", "--seed", 7, "--save", file)
    ran = play(*words, typed="\n2\n\n")

    hand = neom.start(3, 7).view(0).players[0].hand
    assert hand is not None
    shown_to_ben = ran.out.split("Ben, press Enter > ")[1]
    assert not [tile for tile in hand if neom.default_pack().tile(tile).name in shown_to_ben]
