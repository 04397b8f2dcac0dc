"""`neopolis play new-angeles` with piped lines: whole games, the screen, commands, taking back, saving and resuming."""

import random
import re
from pathlib import Path

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import AMOUNT, ASSET, CORPORATION_NAMES, EMERGENCY
from neopolis.games.new_angeles.terminal.cards import asset_labels
from neopolis.games.new_angeles.terminal.log import heard_events
from neopolis.games.new_angeles.terminal.map import Map
from neopolis.games.new_angeles.terminal.question import Question
from neopolis.games.new_angeles.terminal.screen import Screen
from neopolis.terminal.canvas import Canvas
from tests.cli.lab_command import Ran, neopolis
from tests.cli.playing import answers_in
from tests.games.new_angeles.table import Table, table
from tests.sizes import Size

ANSWERS = ("0", "0", "1", "1", "1", "2", "2", "3", "4", "5", "6", "7", "8", "9", "10", "")
SEED = 3
# This event has Human First on its back, and raises threat by 1 for each Human First unit.
HEADS = "Humanity Labor Hosts Union Heads"


def play(*words: object, typed: str = "") -> Ran:
    return neopolis("play", "new-angeles", *words, typed=typed)


def some_answers(seed: int, count: int) -> str:
    """Random lines to type, most of which are answers to some question."""
    dice = random.Random(seed)
    return "".join([dice.choice(ANSWERS) + "\n" for _ in range(count)])


def screen(game: NewAngelesGame, seat: int, width: int = 100, height: int = 34) -> str:
    """The screen of a seat that is asked."""
    canvas = Canvas(width, height)
    names = [f"P{other}" for other in range(game.seats)]
    Screen(canvas, game, seat, names).draw(Question(game, seat), "", 0)
    return "\n".join([row.plain for row in canvas.rows()])


# Whole games.


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "random"),
        ("--seats", 4, "--bots", "plain"),
        ("--seats", 5, "--humans", 2, "--names", "Ada,Ben", "--bots", "random"),
        ("--setup", "New Arrivals", "--corporations", "NBN,Jinteki,Globalsec,Melange Mining", "--bots", "random"),
    ],
    ids=str,
)
def test_whole_game(words: tuple[object, ...], file: Path, size: Size) -> None:
    """Whatever is typed, the game ends, and its record replays. The short form stops in the middle."""
    ran = play(*words, "--seed", 4, "--save", file, typed=some_answers(4, size(quick=50, normal=5_000)))

    assert ran.code == 0
    game = new_angeles.replay(file.read_text())
    assert answers_in(file) > 10 if size.name == "quick" else game.over


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Ran, Path]:
    """The output and the file of a whole game of six people."""
    file = tmp_path_factory.mktemp("whole") / "game.jsonl"
    typed = some_answers(1, 5_000)
    return play("--seats", 6, "--humans", 6, "--seed", 1, "--save", file, typed=typed), file


def test_screen_fits(whole: tuple[Ran, Path]) -> None:
    """No line is wider than the smallest allowed terminal."""
    ran, _ = whole

    assert max([len(line) for line in ran.out.splitlines()]) <= 100


@pytest.mark.rule("NA 69.0")
def test_the_end_shows_capital_and_rivals(whole: tuple[Ran, Path]) -> None:
    ran, file = whole
    game = new_angeles.replay(file.read_text())

    result = game.result
    assert result is not None
    end = ran.out[ran.out.index("The game is over") :]
    for seat in range(6):
        rival = game.pack.names[game.s.rivals[seat]]
        assert re.search(rf"Player {seat + 1} .* {result.points[seat]}  rival {rival}", end)


def test_same_seed_same_game(file: Path, tmp_path: Path) -> None:
    """The same seed and answers give the same game."""
    other = tmp_path / "other.jsonl"
    play("--seed", 5, "--save", file, typed=some_answers(5, 60))
    play("--seed", 5, "--save", other, typed=some_answers(5, 60))

    assert file.read_text() == other.read_text()


# The screen.


@pytest.mark.rule("R-40")
def test_our_own_values_are_marked(file: Path) -> None:
    ran = play("--seed", SEED, "--save", file)

    assert "* our own values, not as printed (R-40)" in ran.out
    assert "T1*Cr1 Co1*" in ran.out
    assert "T2*Te2 Co1 " in ran.out  # Nihongai's resources are as printed; the * says that its tier is our own


@pytest.mark.rule("NA 51.2", "NA 55.0", "NA 18.0")
@pytest.mark.parametrize(
    ("laid", "header", "track", "following"),
    [
        (table().events(HEADS), "Round 1/6, Action Phase, P0's turn", "[1] 2 ◆ 3 4 ◆", "2 more turns, then event"),
        (table().events(HEADS).asset(0, "Sunny LeBeau").androids(10).human_first(10).outage(10).at("production"),
         "Round 1/6, Production Phase", "[1] 2 ◆ 3 4 ◆", "Next event Human First"),
        (table().asset(0, "Sunny LeBeau").human_first(3).events(HEADS).at("event"),
         "Round 1/6, Event Phase", "[1] 2 ◆ 3 4 ◆", f"Event: {HEADS}"),
        (table().events(HEADS).round(2).at("demand"),
         "Demand round 1/3", "1 2 [◆] 3 4 ◆", "Next round: 0 turns, then event Human First"),
        (table().events(HEADS).round(4).at("demand"),
         "Demand round 2/3", "1 2 ◆ 3 4 [◆]", "Next round: 0 turns, then event Human First"),
    ],
    ids=["action", "production", "event", "demand", "second demand"],
)  # fmt: skip
def test_the_screen_shows_the_phase(laid: Table, header: str, track: str, following: str) -> None:
    """The screen shows the phase, and a demand round is not shown as the standard round before it."""
    game = laid.game
    game.log = new_angeles.start(4, SEED).log
    shown = screen(game, game.deciders[0], 140, 50)

    assert shown.startswith(f" NEW ANGELES  {header} ")
    assert track in shown
    assert following in shown


def test_many_names_do_not_run_into_the_phase() -> None:
    """In a demand round six players are asked: all their names are shown."""
    game = table(6).round(2).at("demand").game
    game.log = new_angeles.start(6, SEED).log
    canvas = Canvas(100, 34)
    names = [f"Player {seat + 1}" for seat in range(6)]
    Screen(canvas, game, 0, names).draw(Question(game, 0), "", 0)

    assert canvas.rows()[0].plain == f" NEW ANGELES  Demand round  waiting for: {', '.join(names)} "


@pytest.mark.rule("NA 36.0")
def test_the_map_shows_exits() -> None:
    """An arrow leads to a neighboring district; an exit to a district farther away shows its number."""
    canvas = Canvas(66, 12)
    game = new_angeles.start(4, SEED)
    Map(canvas, 0, 0, 15, game.pack, game.view(0)).draw({})

    rows = [row.plain for row in canvas.rows()]
    assert rows[1][15:17] == "─→"  # the exit from 1 to 2
    assert rows[3].index("↓") == 24  # the exit from 2 to 5
    assert rows[9][32:34] == "→9"  # the exit from 7 to 9
    assert rows[11].endswith("↓ The Root")


@pytest.mark.rule("NA 2.6", "NA 50.3")
def test_the_screen_shows_no_secrets() -> None:
    """A seat's screen is the same in every game that the seat cannot tell from the real one."""
    game = new_angeles.start(4, SEED)
    while game.decision(game.deciders[0]).prompt != "main-offer":
        game.play(game.deciders[0], game.options(game.deciders[0])[0])
    seat = game.deciders[0]
    world = game.imagine(seat, 99)
    world.log = game.log

    assert world.s.hands != game.s.hands
    assert screen(world, seat) == screen(game, seat)


@pytest.mark.parametrize(("width", "height"), [(100, 34), (140, 50), (170, 60)])
def test_the_hand_is_on_every_screen(width: int, height: int) -> None:
    """The hand is shown at every question, even if the question is not about it."""
    game = new_angeles.start(6, 2)
    seat = game.deciders[0]
    shown = screen(game, seat, width, height)

    for card in game.s.hands[seat]:
        assert game.pack.names[card] in shown


@pytest.mark.rule("R-104")
@pytest.mark.parametrize("capital", [10, 60, 150])
def test_amounts_on_the_screen(capital: int) -> None:
    """To choose an amount, type it. The list shows the smallest amounts and the largest, one per line."""
    game = table().capital(0, capital).resolve(0, "Information Procurement").game
    game.log = new_angeles.start(4, SEED).log
    shown = screen(game, 0)

    assert Question(game, 0).option(game, str(capital)) == AMOUNT + capital
    assert re.search(r"\b0 0 capital", shown)
    assert re.search(rf"\b{capital} {capital} capital", shown)
    assert not re.search(r"\d capital +\d+ \d+ capital", shown)  # one amount per line, never side by side


@pytest.mark.parametrize(
    ("names", "tired", "room", "shown"),
    [
        (["Floyd 2X3A7C", "Midori", "Mr. White"], [False] * 3, 33, "Floyd 2X3A7C Midori Mr. White"),
        (["Locust Company", "Mark Yale"], [True, False], 33, "(Locust Company) Mark Yale"),
        (["Isabel McGuire", "Marco Cubrero", "Mr. Li"], [True, False, False], 33, "(Isabel McG.) Marco Cubr. Mr. Li"),
        (["Rachel Beckmann"] * 5, [False] * 5, 20, "Rache. Rache. +3"),
        (["Rachel Beckmann"], [True], 3, "+1"),
        ([], [], 33, ""),
    ],
)
def test_assets_side_by_side(names: list[str], tired: list[bool], room: int, shown: str) -> None:
    """A name is not cut if it fits; assets whose names do not fit are only counted."""
    assert " ".join(asset_labels(names, tired, room)) == shown
    assert len(shown) <= room


@pytest.mark.rule("NA 21.6", "R-93")
def test_every_emergency_action_is_on_the_screen() -> None:
    """The screen also shows emergency actions that a player stole: E is faceup, e is face down."""
    laid = table().hand(0, "Puff Piece").asset(1, "Midori")
    corporations = [player.corporation for player in laid.view.players]
    for other, face_up in ((0, True), (2, False)):
        name = laid.pack.names[EMERGENCY + CORPORATION_NAMES.index(corporations[other])]
        laid.emergency(name, 1, face_up=face_up)
    laid.game.log = new_angeles.start(4, SEED).log

    assert re.search(r" EEe Midori", screen(laid.game, 0))


@pytest.mark.rule("NA 72.2")
def test_assets_to_choose_are_shown_with_their_owners() -> None:
    """Owners are shown even if there is no room for the assets' effects."""
    laid = table().asset(0, "Alex Westlund").asset(1, "Saul Eustecio").asset(2, "Susan Chen")
    laid.resolve(0, "Spin Doctors").pass_until(0, "use-asset").answer(0, "Alex Westlund")
    laid.game.log = new_angeles.start(4, SEED).log
    shown = screen(laid.game, 0)

    assert "Saul Eustecio (P1)" in shown
    assert "Susan Chen (P2)" in shown
    assert "Alex Westlund (" not in shown


@pytest.mark.rule("NA 72.2")
def test_many_assets_to_choose_have_names_only() -> None:
    """In two columns there is no room for the assets' effects."""
    laid = table().asset(0, "Alex Westlund")
    for number in range(3, 18):
        laid.asset(1 + number % 3, laid.pack.names[ASSET + number])
    laid.at("end of turn").answer(0, "Alex Westlund")
    laid.game.log = new_angeles.start(4, SEED).log
    shown = screen(laid.game, 0, 120, 40)

    assert "Bernice Mai (P1)" in shown
    assert not re.search(r" {3}\.( |$)", shown, re.MULTILINE)


@pytest.mark.rule("NA 72.18", "R-97")
def test_a_player_who_may_not_support_the_counteroffer_is_shown() -> None:
    """Everybody sees whom Locust Company's owner has chosen."""
    laid = table().asset(0, "Locust Company").hand(2, "Puff Piece").offer(0, "Clinical Trials")
    laid.counter(1, "Puff Piece").pass_until(0, "use-asset").answer(0, "Locust Company")
    laid.answer(0, "seat 2").pass_until(2, "support-or-abstain")
    laid.game.log = new_angeles.start(4, SEED).log

    assert "(no support from: P2)" in screen(laid.game, 2)


@pytest.mark.rule("NA 72.9")
def test_every_answer_has_its_own_key() -> None:
    """When Eiko is used, one answer is card number 1 and another is 1 capital. Their keys differ."""
    laid = table().hand(1, "Puff Piece").asset(2, "Eiko").capital(1, 9).offer(0, "Clinical Trials")
    laid.pass_until(1, "support-or-abstain").answer(1, "abstain").answer(2, "Eiko")
    question = Question(laid.game, 1)

    assert question.prompt == "support-or-pay"
    assert sorted(question.keys.values()) == ["1", "2"]


def test_the_log_has_rule_numbers(file: Path) -> None:
    ran = play("--seed", SEED, "--save", file, typed="1\n1\nl\n")

    assert "Round 1 begins. (51.2)" in ran.out


def test_cards_seen_are_shown_once() -> None:
    """A seat that draws cards reads only the event that names them, not the public one as well."""
    game = new_angeles.start(4, SEED)

    kinds = [event.kind for event in heard_events(game, 0)]
    assert kinds.count("drew-cards") == len([e for e in game.history(0) if e.kind == "drew-cards"])
    assert kinds.count("drew") == len([e for e in game.history(0) if e.kind == "drew" and e.seat != 0])


# Commands.


@pytest.mark.parametrize("typed", ["?16.3", "? 16.3", "?NA 16.3"])
def test_any_rule_can_be_read(typed: str, file: Path) -> None:
    ran = play("--seed", SEED, "--save", file, typed=f"{typed}\n")

    assert "NA 16.3\nStep 3, Counteroffer:" in ran.out


def test_help_explains_the_question(file: Path) -> None:
    """`?` shows the question and the text of each rule behind it."""
    ran = play("--seed", SEED, "--save", file, typed="?\n")

    asked = "Choose a deck to draw from. It must be one you have not used yet in this draw."
    assert f"The question\n{asked}\n\nNA 29.0\n  A General line" in ran.out


@pytest.mark.parametrize(
    ("command", "title"), [("l", "Log"), ("h", "Your hand"), ("a", "Assets of Player 1"), ("s", "Capital")]
)
def test_pages(command: str, title: str, file: Path) -> None:
    ran = play("--seed", SEED, "--save", file, typed=f"{command}\n")

    assert f"> {command}\n{title}\n" in ran.out


def test_a_draw_of_cards_is_not_taken_back(file: Path) -> None:
    """A draw of cards cannot be taken back, because the player has seen the cards."""
    ran = play("--seed", SEED, "--save", file, typed="1\nu\n")

    assert "Too late to undo: your last move has been revealed or carried out." in ran.out


def test_nonsense_is_refused(file: Path) -> None:
    ran = play("--seed", SEED, "--save", file, typed="flugelhorn\n")

    assert "“flugelhorn” is not one of the answers" in ran.out


def test_curtain_between_people(file: Path) -> None:
    """A game with several people hides the screen between two of them."""
    ran = play("--seed", SEED, "--humans", 2, "--names", "Ada,Ben", "--save", file, typed=some_answers(1, 40))

    assert "It is Ada's turn. Everybody else, please look away." in ran.out
    assert "It is Ben's turn. Everybody else, please look away." in ran.out


# Saving.


def test_resume(file: Path) -> None:
    """A saved game continues where it was left, with the same people and bots."""
    play("--seed", SEED, "--names", "Ada", "--save", file, typed=some_answers(2, 30))
    before = answers_in(file)
    ran = play("--resume", file, typed="q\n")

    assert before > 0
    assert answers_in(file) == before
    assert "Ada" in ran.out
    assert f"neopolis play new-angeles --resume {file}" in ran.out


def test_a_record_of_neom_is_refused(file: Path) -> None:
    neopolis("play", "neom", "--solo", "--seed", 1, "--save", file, typed="q\n")
    ran = play("--resume", file)

    assert ran.code == 2
    assert "it is a record of another game, neom" in ran.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seats", 3), "--seats must be a whole number from 4 to 6, not 3."),
        (("--solo",), "--solo is an option of another game. Leave it out."),
        (("--bots", "greedy"), "There is no bot called “greedy”. The bots are: random, negotiator, plain, strategist"),
        (("--setup", "Nowhere"), "--setup must be Storming the Stalk"),
        (("--corporations", "NBN"), "--corporations must be 4 different values from Globalsec"),
    ],
    ids=str,
)
def test_bad_options(words: tuple[object, ...], sentence: str) -> None:
    ran = play(*words)

    assert ran.code == 2
    assert ran.err.startswith(f"neopolis: {sentence}")
    assert ran.err.count("\n") == 1
