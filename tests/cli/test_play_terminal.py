"""`neopolis play neom` in a terminal: its size, Ctrl-C, and a process that is killed."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from neopolis.engine.record import Record
from neopolis.games import neom
from tests.cli.window import Window

UP, LEFT, CUT_LINE, PASTE = "\x1b[A", "\x1b[D", "\x15", "\x19"


@pytest.fixture
def window(file: Path) -> Iterator[Window]:
    """A new game in a terminal that is just large enough, at its first question."""
    opened = Window("neom", file, 100, 35, "--seed", "7", "--save", str(file))
    opened.wait_for("q quit] > ")
    yield opened
    opened.close()


def own_answers(file: Path) -> list[int]:
    return [option for seat, option in Record(file.read_text()).answers if seat == 0]


@pytest.mark.parametrize(("columns", "rows"), [(99, 35), (100, 34)])
def test_too_small(columns: int, rows: int, file: Path) -> None:
    """In a terminal that is too small, no game starts: one sentence names both sizes, and the exit code is 2."""
    small = Window("neom", file, columns, rows, "--seed", "7", "--save", str(file))
    code = small.finish()
    small.close()

    assert code == 2
    sentence = f"This terminal is too small: it has {columns}x{rows} characters, and the game needs 100x35."
    assert small.seen.replace("\r\n", "") == f"neopolis: {sentence}"
    assert not file.exists()


def test_screen_does_not_scroll(window: Window) -> None:
    """The whole screen fits into the smallest allowed terminal: 34 rows, and the prompt below."""
    assert window.screen[0].startswith(" NEOM  Preliminary Round")
    assert window.line.endswith("q quit] > ")
    assert window.display.cursor.y == 34


def test_types_have_colours(window: Window) -> None:
    """Tile types differ by background color as well as by letter."""
    assert "48;5;249mS" in window.seen


def test_keys(window: Window, file: Path) -> None:
    """Arrow keys edit the line, Tab completes an answer, and Up brings it back."""
    window.type(f"nsu{LEFT * 3}i\t")
    window.wait_for_line("> Insurance Office #133")
    window.type("\n")
    window.wait_for("Cornerstone 2 of 3")
    window.type(UP)
    window.wait_for_line("> Insurance Office #133")

    assert own_answers(file) == [133]


def test_pasted_lines_are_answers(window: Window, file: Path) -> None:
    window.type("\x1b[200~2\n1\n\x1b[201~")
    window.wait_for("Cornerstone 3 of 3")

    assert len(own_answers(file)) == 2


def test_one_person_does_not_see_what_another_has_typed(file: Path) -> None:
    """After the curtain, Up and Ctrl-Y bring back nothing that the previous player typed."""
    window = Window("neom", file, 100, 35, "--humans", "2", "--names", "Ada,Ben", "--save", str(file))
    window.wait_for_line("Ada, press Enter > ")
    window.type(f"\nsecret{CUT_LINE}2")
    window.wait_for_line("q quit] > 2")
    window.type("\n")
    window.wait_for_line("Ben, press Enter > ")
    window.type(f"{UP}{PASTE}.")
    window.wait_for_line(".")
    at_the_curtain = window.line
    window.type("\n")
    window.wait_for_line("q quit] > ")
    window.type(f"{UP}{PASTE}.")
    window.wait_for_line(".")
    after_it = window.line
    window.close()

    assert at_the_curtain.endswith("Ben, press Enter > .")
    assert after_it.endswith("q quit] > .")


def test_interrupt_loses_nothing(window: Window, file: Path) -> None:
    """Ctrl-C ends with exit code 130, says where the game is and how to continue, and every answer is saved."""
    window.type("2\n")
    window.wait_for("q quit] > ")
    window.type("\x03")
    code = window.finish()

    assert code == 130
    assert f"To continue: neopolis play neom --resume {file}" in window.seen
    assert own_answers(file) == [133]


def test_interrupt_gives_the_screen_back(window: Window) -> None:
    """After Ctrl-C, the terminal shows what was there before the game."""
    window.type("\x03")
    window.finish()

    assert window.seen.count("\x1b[?1049h") == window.seen.count("\x1b[?1049l") == 1


def test_termination_is_like_an_interrupt(window: Window, file: Path) -> None:
    """SIGTERM ends the game with exit code 143, restores the screen and says how to continue."""
    window.process.send_signal(signal.SIGTERM)
    code = window.finish()

    assert code == 143
    assert f"To continue: neopolis play neom --resume {file}" in window.seen.partition("\x1b[?1049l")[2]


def test_a_dumb_terminal_is_as_wide_as_it_is(file: Path) -> None:
    """In a dumb terminal of 100 columns, nothing is cut off at column 80."""
    dumb = Window("neom", file, 100, 35, "--seed", "7", "--save", str(file), kind="dumb")
    dumb.wait_for("q quit] > ")
    dumb.close()

    assert dumb.seen.splitlines()[0].endswith("waiting for: Player 1 ")


def test_resume_after_a_kill(window: Window, file: Path) -> None:
    """If the process is killed, no answer is lost."""
    window.type("2\n")
    window.wait_for("Cornerstone 2 of 3")
    window.process.send_signal(signal.SIGKILL)
    window.process.wait()
    again = Window("neom", file, 100, 35, "--resume", str(file))
    again.wait_for("Cornerstone 2 of 3")
    again.close()

    assert own_answers(file) == [133]


def test_a_window_made_smaller(window: Window) -> None:
    """If the window becomes too small during a game, the game waits until it is large enough. The typed text stays."""
    window.type("2")
    window.wait_for_line("q quit] > 2")
    window.resize(80, 20)
    window.wait_for("it has 80x20 characters")
    window.resize(120, 40)
    window.wait_for_line("q quit] > 2")

    assert window.process.poll() is None


def test_the_end_can_be_looked_at(file: Path) -> None:
    """After the last answer the result stays until Enter; everybody's city and score can still be read."""
    game = neom.start(3, 7, variant="beginner")
    while not game.over:
        file.write_text(game.record())
        game.play(game.deciders[0], game.decision(game.deciders[0]).default)
    window = Window("neom", file, 100, 35, "--resume", str(file), "--humans", "3", "--names", "Ada,Ben,Cid")
    window.wait_for("Cid, press Enter > ")
    window.type("\n")
    window.wait_for("q quit] > ")
    window.type("sell\n")
    window.wait_for("Enter leaves] > ")
    window.type("n\n")
    window.wait_for("n shows the next city > ")
    assert "NEOM  the end " in window.seen
    window.type("\ns\n")
    window.wait_for("Points of Ada")
    window.type("q\n")
    window.wait_for("Enter leaves] > ")
    window.type("\n")

    assert window.finish() == 0
    assert "Final score" in window.seen.partition("\x1b[?1049l")[2]
    window.close()
