"""A first version of a lesson, made from a record: one step for each act of the learner, without words."""

from __future__ import annotations

from neopolis.engine.record import Record
from neopolis.engine.refused import Refused
from neopolis.games.lesson_check import carry_out, opened
from neopolis.games.lessons import Lesson, LessonFile, Step
from neopolis.games.registry import AnyGame
from neopolis.text.messages import ENGLISH, use_language


def skeleton(definition: AnyGame, record: str, seat: int) -> LessonFile:
    """A step for each act of a seat, which it waits for. What others do before the next one belongs to the step."""
    acts = Record(record).acts
    own = [place for place, act in enumerate(acts) if act[0] == seat]
    file = LessonFile([], [], seat, own[0] if own else 0)
    game = opened(definition, Lesson("", file, record))
    if not 0 <= seat < game.seats:
        raise Refused("no-such-seat", seat=seat, seats=game.seats)
    if not own:
        raise Refused("lesson-without-acts", seat=seat)
    steps: list[Step] = []
    with use_language(ENGLISH):
        for place, (asked, act) in enumerate(acts):
            if asked == seat:
                count = min([other for other in own if other > place], default=len(acts)) - place
                answer = game.text(seat, act) if isinstance(act, int) else ""
                steps.append(Step(f"s{len(steps) + 1}", acts=count, answer=answer, trade=not answer))
            carry_out(game, (asked, act))
    bots = ["" if other == seat else definition.default_bot for other in range(game.seats)]
    return LessonFile(bots, steps, seat, own[0])
