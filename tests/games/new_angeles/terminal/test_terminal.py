"""`neopolis play new-angeles` in a terminal: moves, taking back, quitting, resuming, and a whole game by typed answers.

The test reads the saved record after each answer to know what to type.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from neopolis.engine.record import Record
from neopolis.games import new_angeles
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ABSTAIN, MAIN, PASS
from neopolis.games.new_angeles.terminal.question import Question
from tests.cli.window import Window
from tests.sizes import Size

SEED = "3"


class Player:
    """A person at the terminal, who can read the saved game to know the question."""

    def __init__(self, file: Path, *words: str, columns: int, rows: int) -> None:
        self.file = file
        self.replayed = cache(new_angeles.replay)  # replays each record only once, however often the question is read
        self.window = Window("new-angeles", file, columns, rows, *words)
        self.window.wait_for_prompt()

    @property
    def game(self) -> NewAngelesGame:
        return self.replayed(self.file.read_text())

    @property
    def question(self) -> Question:
        return Question(self.game, self.game.deciders[0])

    def type(self, line: str) -> bool:
        """Types a line and waits for the next prompt. Returns False if the game has ended instead."""
        self.window.type(f"{line}\n")
        return self.window.wait_for_prompt()

    def until(self, prompt: str) -> None:
        """Pass, abstain or give the first answer until this question is asked."""
        while self.question.prompt != prompt:
            question = self.question
            quiet = [option for option in question.options if option in (PASS, ABSTAIN)]
            self.type(question.keys[quiet[0] if quiet else question.options[0]])

    def some_answer(self, dice: random.Random) -> str:
        """The line to type for a random answer: its number, or sometimes its text."""
        game, question = self.game, self.question
        option = dice.choice(question.options)
        text = game.text(question.seat, option)
        return text if dice.random() < 0.3 and not text.isdigit() else question.keys[option]

    def answers(self) -> list[int]:
        """Seat 0's answers so far."""
        return [option for seat, option in Record(self.file.read_text()).answers if seat == 0]


@pytest.fixture
def sit(file: Path) -> Iterator[Callable[..., Player]]:
    """A function that starts a game in a terminal, which has the smallest allowed size unless told otherwise.

    All terminals are closed after the test.
    """
    seated: list[Player] = []

    def player(*words: str, columns: int = 100, rows: int = 35) -> Player:
        seated.append(Player(file, *words, columns=columns, rows=rows))
        return seated[-1]

    yield player
    for one in seated:
        one.window.close()


@pytest.fixture
def player(sit: Callable[..., Player], file: Path) -> Player:
    """A person with three bots, at the first question."""
    return sit("--seed", SEED, "--bots", "random", "--save", str(file))


def test_the_screen_fits_the_smallest_terminal(player: Player) -> None:
    """The screen fills 35 rows of 100 columns. The last row is the prompt, which says what can be typed."""
    screen = player.window.screen

    assert player.window.display.cursor.y == 34
    assert screen[0].startswith(" NEW ANGELES  Setup ")
    assert screen[-1].startswith(f"{player.question.key_range()}  [? help")


@pytest.mark.rule("NA 51.2", "NA 55.0")
def test_moves_are_played_and_shown(player: Player) -> None:
    """Answers can be typed by number or by name, and the screen shows the current phase."""
    first = player.question
    player.type(first.keys[first.options[1]])
    second = player.question
    player.type(player.game.text(second.seat, second.options[0]))

    assert player.answers() == [first.options[1], second.options[0]]
    player.until("counteroffer-or-pass")
    assert player.window.screen[0].startswith(" NEW ANGELES  Round 1/6, Action Phase, ")
    assert player.question.text in " ".join([row.strip() for row in player.window.screen])


def test_tab_completes_answers_and_trades(player: Player) -> None:
    window = player.window
    window.type("t bot 3\t")
    window.wait_for_line("> t Bot 3 ")
    window.type(f"\x15{player.game.text(0, player.question.options[1])[:3]}\t\n")
    window.wait_for_prompt()

    assert len(player.answers()) == 1


def test_nonsense_changes_nothing(player: Player) -> None:
    before = player.file.read_text()
    player.type("flugelhorn")

    assert "“flugelhorn” is not one of the answers" in player.window.screen[-2]
    assert player.file.read_text() == before


@pytest.mark.parametrize(("command", "title"), [("l", "Log"), ("h", "Your hand"), ("a", "Assets of"), ("s", "Capital")])
def test_pages_are_read_and_left(player: Player, command: str, title: str) -> None:
    """On a page, `q` leads back to the question."""
    question = player.question.text
    player.type(command)

    assert title in player.window.screen[0]
    player.type("q")
    assert question in [row.strip() for row in player.window.screen]


@pytest.mark.rule("NA 16.4")
def test_a_move_is_taken_back(player: Player) -> None:
    """The choice of an offer can be taken back before a card is laid; then the other answer is given."""
    player.until("support-or-abstain")
    before = Record(player.file.read_text()).answers
    player.type(player.question.keys[MAIN])
    assert player.question.prompt == "support-card"
    player.type("u")

    assert Record(player.file.read_text()).answers == before  # the answer is gone; whispers that bots made since stay
    assert player.question.prompt == "support-or-abstain"
    assert "Undone." in player.window.screen[-2]
    player.type(player.question.keys[ABSTAIN])
    assert player.answers()[-1] == ABSTAIN


@pytest.mark.rule("NA 2.1")
def test_a_draw_of_cards_cannot_be_taken_back(player: Player) -> None:
    player.type("1")
    before = player.file.read_text()
    player.type("u")

    assert "Too late to undo" in player.window.screen[-2]
    assert player.file.read_text() == before


def test_quit_and_resume(player: Player, sit: Callable[..., Player], file: Path) -> None:
    """Quitting says how to continue; the resumed game asks the same question, with the same screen."""
    player.until("support-or-abstain")
    player.type(player.question.keys[MAIN])
    before, answers, screen = file.read_text(), player.answers(), player.window.screen
    assert not player.type("q")

    assert player.window.finish() == 0
    assert f"To continue: neopolis play new-angeles --resume {file}" in player.window.seen
    assert player.window.seen.count("\x1b[?1049h") == player.window.seen.count("\x1b[?1049l") == 1
    again = sit("--resume", str(file))
    assert file.read_text() == before
    assert again.window.screen[0] == screen[0]
    assert question_and_answers(again.window.screen) == question_and_answers(screen)
    again.type(again.question.keys[again.question.options[0]])
    assert (again.answers()[:-1], again.question.prompt) == (answers, "support-card")


def question_and_answers(screen: list[str]) -> list[str]:
    """The question and the answers on the screen, without the message and the prompt below them."""
    (at,) = [
        at
        for at, row in enumerate(screen)
        if row.startswith(
            "Choose a card to lay facedown as support. Each card is one vote, and it is gone after the deal."
        )
    ]
    return screen[at:-2]


def test_interrupt_loses_nothing(player: Player, file: Path) -> None:
    """Ctrl-C ends the game with exit code 130 and says how to continue."""
    player.type("2")
    answers = player.answers()
    player.window.type("\x03")

    assert player.window.finish() == 130
    assert f"To continue: neopolis play new-angeles --resume {file}" in player.window.seen
    assert len(answers) == 1
    assert player.answers() == answers


@pytest.mark.rule("NA 69.0")
@pytest.mark.parametrize(
    ("words", "columns", "rows"),
    [((), 100, 35), (("--seats", "6", "--humans", "2"), 140, 50)],
    ids=["one of four", "two of six"],
)
def test_a_whole_game_is_typed(
    words: tuple[str, ...], columns: int, rows: int, sit: Callable[..., Player], file: Path, size: Size
) -> None:
    """Every question is on the screen and is answered. At the end, the screen shows the result of the record.

    The short form stops after some screens.
    """
    screens = size(quick=25, normal=100_000)
    player = sit(*words, "--seed", SEED, "--bots", "random", "--save", str(file), columns=columns, rows=rows)
    dice = random.Random(5)
    goes_on = True
    while goes_on and screens:
        screens -= 1
        screen = player.window.screen
        assert player.window.display.cursor.y == rows - 1
        if player.window.line.endswith("Enter leaves] > "):
            goes_on = player.type("")
            continue
        if "press Enter" in screen[-1]:
            goes_on = player.type("")
        else:
            assert screen[0].startswith(" NEW ANGELES ")
            assert player.question.text in " ".join([row.strip() for row in screen])
            goes_on = player.type(player.some_answer(dice))
    if goes_on:
        player.window.type("\x03")
        assert player.window.finish() == 130 and len(player.answers()) > 3
        return
    code, game = player.window.finish(), player.game

    assert code == 0
    assert game.result is not None
    end = player.window.seen.partition("\x1b[?1049l")[2]
    for rival, points in zip(game.s.rivals, game.result.points, strict=True):
        assert re.search(rf" {points}  rival {game.pack.names[rival]}\b", end)
