"""Plays a lesson to its end and checks everything that it says against the engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from neopolis.engine.playable import PlayedGame
from neopolis.engine.record import Act
from neopolis.games.lessons import REST, Lesson, Otherwise, Step
from neopolis.games.registry import AnyGame
from neopolis.text.messages import ENGLISH, has_message, languages, message, use_language

MOST_WORDS: Final = 35  # in a step; nobody reads more


def carry_out(game: PlayedGame, act: Act) -> None:
    """Carry out an act of a record."""
    seat, option_or_row = act
    if isinstance(option_or_row, int):
        game.play(seat, option_or_row)
    else:
        game.side_action(seat, option_or_row)


def faults(definition: AnyGame, lesson: Lesson) -> list[str]:
    """Everything in a lesson that does not hold; nothing if the lesson is right."""
    with use_language(ENGLISH):
        return [*_word_faults(lesson), *_played_faults(definition, lesson)]


def opened(definition: AnyGame, lesson: Lesson) -> PlayedGame:
    """The game of a lesson, before the first act of its record."""
    return definition.restart(lesson.read.head, definition.replay(lesson.record))


def _word_faults(lesson: Lesson) -> Iterator[str]:
    """Words that are missing or too many, in every language."""
    for language in languages():
        with use_language(language):
            for step in lesson.steps:
                codes = [lesson.code(step), *[f"{lesson.code(step)}.{one}" for one in step.replies.values()]]
                yield from [f"{language}: {code} is missing" for code in codes if not has_message(code)]
                words = len(message(lesson.code(step), {}).split()) if has_message(lesson.code(step)) else 0
                if words > MOST_WORDS:
                    yield f"{language}: {step.id} has {words} words"


def _played_faults(definition: AnyGame, lesson: Lesson) -> Iterator[str]:
    """Play the lesson, and compare each step with the game."""
    game, acts, seat = opened(definition, lesson), lesson.read.acts, lesson.file.learner
    for act in acts[: lesson.file.opening]:
        carry_out(game, act)
    for at, step in enumerate(lesson.steps):
        shown = definition.lesson_points(game, seat)
        yield from [f"{step.id} points at {point}" for point in step.point if point not in shown]
        yield from [f"{step.id}: no choice {one}" for one in step.right if one not in step.choices]
        for place in range(lesson.begin(at), lesson.ends[at]):
            if place == lesson.awaited(at):
                yield from _question_faults(definition, lesson, game, step, acts[place])
                yield from _other_faults(definition, lesson, game, at)
            elif acts[place][0] == seat and step.awaits and place < lesson.awaited(at) and not step.auto:
                yield f"{step.id} answers for the learner"
            carry_out(game, acts[place])
        if not step.awaits:
            yield from _other_faults(definition, lesson, game, at)
        yield from _fact_faults(definition, game, step.id, seat, step.holds)
    if lesson.ends and lesson.ends[-1] != len(acts):
        yield f"the steps take {lesson.ends[-1]} of {len(acts)} acts"


def _question_faults(definition: AnyGame, lesson: Lesson, game: PlayedGame, step: Step, awaited: Act) -> Iterator[str]:
    """What is wrong with the question of a step: the answer, the other answers, and what is true before it."""
    seat, act = awaited
    if seat != lesson.file.learner:
        yield f"{step.id} waits for seat {seat}"
    yield from _fact_faults(definition, game, step.id, seat, step.before)
    if not isinstance(act, int):
        if not step.trade:
            yield f"{step.id} waits for a side action"
        return
    texts = [game.text(seat, option) for option in game.options(seat)]
    if game.text(seat, act) != step.answer:
        yield f"{step.id} waits for {game.text(seat, act)}, not {step.answer}"
    missing = [key for key in step.replies if key not in texts and key != REST]
    yield from [f"{step.id} has a reply to {key}, which is not offered" for key in missing]
    yield from [f"{step.id} is offered {text}" for text in step.refused if text in texts]
    if step.replies and REST not in step.replies:
        silent = [text for text in texts if text not in step.replies and text != step.answer]
        yield from [f"{step.id} has no reply to {text}" for text in silent]


def _other_faults(definition: AnyGame, lesson: Lesson, game: PlayedGame, at: int) -> Iterator[str]:
    """What other answers do not lead to, although the step says so."""
    step, seat = lesson.steps[at], lesson.file.learner
    for other in step.otherwise:
        if other.at:
            trial = _followed(definition, lesson, other, at)
        else:
            trial = game.copy()
            _try(trial, other, lesson.read.acts[lesson.awaited(at) + 1 : lesson.ends[at]], seat)
        yield from _fact_faults(definition, trial, f"{step.id} with {other.answers}", seat, other.holds)


def _try(trial: PlayedGame, other: Otherwise, rest: list[Act], seat: int) -> None:
    """Give other answers. Whoever is asked in between gives the default answer.

    If others have yet to answer in the same step, they answer as recorded.
    """
    for text in other.answers:
        while text not in [trial.text(trial.deciders[0], one) for one in trial.options(trial.deciders[0])]:
            asked = trial.deciders[0]
            trial.play(asked, trial.decision(asked).default)
        trial.play(trial.deciders[0], trial.parse(trial.deciders[0], text))
    number = trial.s.step_number
    for other_seat, option in rest:
        is_open = trial.s.step_number == number and other_seat != seat and other_seat in trial.deciders
        if is_open and option in trial.options(other_seat):
            trial.play(other_seat, option)


def _followed(definition: AnyGame, lesson: Lesson, other: Otherwise, at: int) -> PlayedGame:
    """The game after a step, if an earlier step had got another answer, and everything else had been as recorded."""
    earlier = next(place for place, step in enumerate(lesson.steps) if step.id == other.at)
    trial = opened(definition, lesson)
    for place in range(lesson.ends[at]):
        if place == lesson.awaited(earlier):
            trial.play(lesson.file.learner, trial.parse(lesson.file.learner, other.answers[0]))
        else:
            carry_out(trial, lesson.read.acts[place])
    return trial


def _fact_faults(definition: AnyGame, game: PlayedGame, where: str, seat: int, holds: dict[str, str]) -> Iterator[str]:
    for key, wanted in holds.items():
        try:
            found = definition.lesson_fact(game, seat, key)
        except LookupError:
            found = "nothing"
        if found != wanted:
            yield f"{where}: {key} is {found}, not {wanted}"
