"""A table that is a lesson. While the game follows the lesson's record, the server acts for everybody but the learner.

The step follows from the log: from the acts of the game, and from how many steps the learner has continued. As soon as
the learner leaves the lesson, or gives another answer where that is possible, bots play on.
"""

from __future__ import annotations

from neopolis.engine.record import Act
from neopolis.engine.refused import Refused
from neopolis.games.lessons import LEFT, Lesson
from neopolis.server.table.commands import Continue
from neopolis.server.table.log_events import Answered, Continued, LessonEnded, LogEvent, TookSideAction
from neopolis.server.table.server_messages import LessonFrame
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import PLAYING
from neopolis.text.messages import ENGLISH, use_language


def lesson_frame(t: TableState) -> LessonFrame | None:
    """Which lesson the table is, and its step; None at other tables."""
    if not t.plan.lesson:
        return None
    lesson = t.lesson
    if lesson is None or t.game is None:
        return LessonFrame(t.plan.lesson, LEFT, 0)
    step = LEFT if t.data.has_left_lesson else lesson.current(t.game.acts, t.data.lesson_continued)
    return LessonFrame(t.plan.lesson, step, len(lesson.steps))


def is_led(t: TableState) -> bool:
    """Whether the lesson is going on, so that no bot may act."""
    frame = lesson_frame(t)
    return frame is not None and 0 <= frame.step < frame.steps


def due_events(t: TableState) -> list[LogEvent]:
    """What others do next in the lesson, up to the next act of the learner."""
    if not is_led(t) or t.status != PLAYING:
        return []
    lesson, game = _led(t), t.running_game()
    return [_event(t, act) for act in lesson.due(game.acts, t.data.lesson_continued)]


def _event(t: TableState, act: Act) -> LogEvent:
    seat, option_or_row = act
    if isinstance(option_or_row, int):
        return Answered(seat, option_or_row, t.rules)
    return TookSideAction(seat, option_or_row, t.rules)


def _led(t: TableState) -> Lesson:
    """The lesson that is going on; Refused if there is none."""
    lesson = t.lesson
    if lesson is None or not is_led(t):
        raise Refused("not-a-lesson")
    return lesson


def before_act(t: TableState, act: Act) -> list[LogEvent]:
    """The event that skips steps which the learner has not read to the end. Refused, with the lesson's reply, if the
    lesson waits for another act, or for the answer to a question of its own.
    """
    if not is_led(t):
        return []
    lesson, game = _led(t), t.running_game()
    if act[0] != lesson.file.learner:
        return []
    if lesson.is_question(lesson.current(game.acts, t.data.lesson_continued)):
        raise Refused("lesson-question")
    step = lesson.asking(game.acts, t.data.lesson_continued)
    if step == LEFT:
        return []
    if not lesson.is_right(step, act):
        with use_language(ENGLISH):  # the language of the lesson's files
            answer = game.text(act[0], act[1]) if isinstance(act[1], int) else ""
        raise Refused("lesson-reply", text=lesson.reply(lesson.steps[step], answer))
    return [Continued(step)] if step > t.data.lesson_continued else []


def continue_lesson(t: TableState, person: str, command: Continue) -> list[LogEvent]:
    """Continue after a step. A step that is over already needs nothing."""
    lesson, seat = _led(t), t.own_seat(person)
    step = lesson.current(t.started_game().acts, t.data.lesson_continued)
    if seat != lesson.file.learner or command.step > step:
        raise Refused("not-a-lesson")
    return [Continued(step + 1)] if command.step == step and step >= t.data.lesson_continued else []


def end_lesson(t: TableState, person: str) -> list[LogEvent]:
    t.own_seat(person)
    return [LessonEnded()] if is_led(t) else []
