"""Every lesson is played to its end, and everything that lessons, puzzles and narrators say is checked."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from neopolis.engine.record import Record
from neopolis.games import lesson_check, puzzles
from neopolis.games.lesson_skeleton import skeleton
from neopolis.games.lessons import LEFT, Lesson, remark_code
from neopolis.games.puzzles import LETTERS, Puzzle, puzzle_game
from neopolis.games.registry import AnyGame, definitions
from neopolis.text.catalog import catalog
from neopolis.text.messages import has_message, languages, message, use_language
from neopolis.text.rulebook import rule_text
from tests.house.test_messages import messages

GAMES = [game for game in definitions() if game.lesson_package]
LESSONS = [(game, lesson) for game in GAMES for lesson in game.lessons.values()]
PUZZLES = [(game, puzzle) for game in GAMES for puzzle in game.puzzles]
FEWEST_PUZZLES = 12

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[lesson.name for _, lesson in LESSONS])
each_puzzle = pytest.mark.parametrize(("game", "puzzle"), PUZZLES, ids=[puzzle.id for _, puzzle in PUZZLES])


@each_game
def test_lessons_do_not_go_to_other_processes(game: AnyGame) -> None:
    """A game can be copied to another process after its lessons were read; simulations do that."""
    assert game.lessons
    copy = pickle.loads(pickle.dumps(game))

    assert "lessons" not in vars(copy) and copy.name == game.name


@each_lesson
def test_everything_in_a_lesson_holds(game: AnyGame, lesson: Lesson) -> None:
    assert lesson_check.faults(game, lesson) == []


@each_lesson
def test_a_false_claim_is_found(game: AnyGame, lesson: Lesson) -> None:
    """Change the first fact that each step claims: every one of these lies is reported."""
    replace = msgspec.structs.replace
    lies = [replace(step, holds={**step.holds, key: "-99"}) for step in lesson.steps for key in list(step.holds)[:1]]
    by_id = {step.id: step for step in lies}
    steps = [by_id.get(step.id, step) for step in lesson.steps]
    found = lesson_check.faults(game, Lesson(lesson.name, replace(lesson.file, steps=steps), lesson.record))

    assert len(found) == len(lies) > 5


@each_lesson
def test_a_missing_reply_or_a_wrong_answer_is_found(game: AnyGame, lesson: Lesson) -> None:
    replace = msgspec.structs.replace
    asking = [step for step in lesson.steps if step.answer and len(step.replies) > 1]
    one_reply = {step.id: dict(list(step.replies.items())[:1]) for step in asking}
    broken = {step.id: replace(step, replies=one_reply[step.id], answer="nothing", point=["moon"]) for step in asking}
    steps = [broken.get(step.id, step) for step in lesson.steps]
    found = lesson_check.faults(game, Lesson(lesson.name, replace(lesson.file, steps=steps), lesson.record))

    for step in asking:
        assert [one for one in found if one.startswith(f"{step.id} waits for")]
        assert [one for one in found if one.startswith(f"{step.id} has no reply to")]
        assert f"{step.id} points at moon" in found


@each_lesson
def test_a_lesson_is_played_step_by_step(game: AnyGame, lesson: Lesson) -> None:
    """The server does what is due, the learner answers or continues; so every step comes once, in order."""
    acts = lesson.read.acts[: lesson.file.opening]
    continued, seen = 0, []
    while (at := lesson.current(acts, continued)) < len(lesson.steps):
        seen.append(at)
        acts = [*acts, *lesson.due(acts, continued)]
        if lesson.awaited(at) >= 0:
            assert len(acts) == lesson.awaited(at)
            acts.append(lesson.read.acts[len(acts)])
        else:
            continued = at + 1
        acts += lesson.due(acts, continued)

    assert seen == list(range(len(lesson.steps)))
    assert acts == lesson.read.acts


@each_lesson
def test_a_step_can_be_skipped(game: AnyGame, lesson: Lesson) -> None:
    """If the learner continues where an answer is awaited, the server gives it for them."""
    acts = lesson.read.acts[: lesson.file.opening]
    for at in range(len(lesson.steps)):
        assert lesson.current(acts, at) == at
        acts += lesson.due(acts, at + 1)

    assert acts == lesson.read.acts


@each_lesson
def test_another_answer_ends_a_lesson(game: AnyGame, lesson: Lesson) -> None:
    """The game goes on without steps, and nothing is due any more."""
    at = next(place for place, step in enumerate(lesson.steps) if step.answer)
    acts = lesson.read.acts[: lesson.awaited(at)]
    left = [*acts, (lesson.file.learner, -5)]

    assert lesson.current(acts, at) == at
    assert lesson.current(left, at) == lesson.asking(left, at) == LEFT
    assert lesson.due(left, at) == []


@each_lesson
@pytest.mark.parametrize("language", languages())
def test_steps_are_shown_in_every_language(game: AnyGame, lesson: Lesson, language: str) -> None:
    with use_language(language):
        frames = [lesson.frame(at) for at in range(len(lesson.steps))]
        title = message(f"lesson-{lesson.name}", {})

    assert title and all([frame.text for frame in frames])
    assert [bool(frame.awaits) for frame in frames] == [step.awaits for step in lesson.steps]
    assert all([set(frame.right) <= set(range(len(frame.choices))) for frame in frames])


@each_game
def test_a_record_becomes_a_lesson(game: AnyGame) -> None:
    """The skeleton of a lesson follows its record to the end, and claims nothing yet."""
    for lesson in game.lessons.values():
        file = skeleton(game, lesson.record, lesson.file.learner)
        made = Lesson("new", file, lesson.record)
        own = [act for act in Record(lesson.record).acts if act[0] == file.learner]
        assert len(file.steps) == len(own)
        assert made.ends[-1] == len(lesson.read.acts)
        assert {fault for fault in lesson_check.faults(game, made) if "is missing" not in fault} == set()


@each_puzzle
def test_the_engine_knows_the_answer_of_a_puzzle(game: AnyGame, puzzle: Puzzle) -> None:
    assert puzzles.faults(game, puzzle) == []


@each_puzzle
def test_a_wrong_answer_of_a_puzzle_is_found(game: AnyGame, puzzle: Puzzle) -> None:
    """Whatever a puzzle expects: if it expected something else, that is reported."""
    replace = msgspec.structs.replace
    if puzzle.compare is not None:
        others = [letter for letter in LETTERS if letter != puzzle.right]
        assert all([puzzles.faults(game, replace(puzzle, right=letter)) for letter in others])
        return
    asks = [replace(one, expect={key: "nonsense" for key in one.expect}) for one in puzzle.asks]
    played = [replace(one, holds={key: "nonsense" for key in one.holds}) for one in puzzle.played]
    assert puzzles.faults(game, replace(puzzle, asks=asks, played=played))


@each_game
def test_there_are_enough_puzzles(game: AnyGame) -> None:
    assert len(game.puzzles) >= FEWEST_PUZZLES
    assert len({puzzle.id for puzzle in game.puzzles}) == len(game.puzzles)


@each_game
def test_positions_of_puzzles_can_be_shown(game: AnyGame) -> None:
    for puzzle in game.puzzles:
        position = puzzle_game(game, puzzle)
        seat = None if puzzle.seat < 0 else puzzle.seat
        assert msgspec.json.encode(position.view(seat)) and game.derived(position, seat)


@each_game
def test_remarks_have_words_and_rules(game: AnyGame) -> None:
    """Each remark is short, in every language, and cites a rule that exists."""
    assert game.rulebook is not None
    for remark in game.narrator:
        assert rule_text(remark.rule, game.rulebook), remark.rule
        for language in languages():
            with use_language(language):
                assert has_message(remark_code(game.name, remark))
                assert len(message(remark_code(game.name, remark), {}).split()) <= lesson_check.MOST_WORDS


def test_every_message_of_a_lesson_is_used() -> None:
    """Words that no step, reply, choice, puzzle or remark uses are left over."""
    used = {f"puzzle-{puzzle.id}{part}" for _, puzzle in PUZZLES for part in ("", ".title", ".why", ".a", ".b", ".c")}
    used |= {remark_code(game.name, remark) for game in GAMES for remark in game.narrator}
    for _, lesson in LESSONS:
        used |= {f"lesson-{lesson.name}", f"lesson-{lesson.name}.about"}
        for step in lesson.steps:
            code = lesson.code(step)
            used |= {code, *[f"{code}.{one}" for one in step.replies.values()]}
            used |= {lesson.choice_code(step, choice) for choice in step.choices}
    left = [
        code
        for code in messages()
        if code.startswith(
            tuple([f"lesson-{lesson.name}" for _, lesson in LESSONS] + ["puzzle-np", "puzzle-ap", "narrator-"])
        )
    ]

    assert catalog("en").has("lesson-other")
    assert [code for code in left if code not in used] == []
