"""Lessons: games that were played once, and that a learner plays again step by step.

A lesson is a record and a list of steps, in the folder `lessons` of its game: `first-city.jsonl` and `first-city.json`.
The words of the step `n1` are the message `lesson-first-city-n1`, and its replies are attributes of that message.
`lesson_check.py` plays a lesson and checks everything that it says.
"""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from typing import Final, Literal

import msgspec

from neopolis.engine.record import Act, Record
from neopolis.text.messages import has_message, message, name_of, slug

REST: Final = "*"  # in `replies`: every answer without a reply of its own
LEFT: Final = -1  # in place of a step: the game has left the record
FIRST_GAME: Final = "first-game"  # a table with the narrator and without steps


class Otherwise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What other answers lead to. With `at`, an earlier step gets them, and the record is followed from there."""

    answers: list[str]
    holds: dict[str, str]
    at: str = ""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A step of a lesson: words, and the acts of the record that belong to it.

    If it has an `answer`, an option in English, or `trade`, it waits for the learner, except for the first `auto` acts
    and those after the answer. With `is_free`, every other option is as good, and the record is not followed further.
    Otherwise the learner reads and continues; with `choices`, they first find the `right` ones.
    `replies` maps other options or choices to an attribute of the message. `refused` are options that must be missing.
    What is in `before` and `holds` is true before the answer and after the step.
    """

    id: str
    point: list[str] = []
    acts: int = 0
    auto: int = 0
    answer: str = ""
    trade: bool = False
    is_free: bool = False
    choices: list[str] = []
    right: list[str] = []
    replies: dict[str, str] = {}
    refused: list[str] = []
    before: dict[str, str] = {}
    holds: dict[str, str] = {}
    otherwise: list[Otherwise] = []

    @property
    def awaits(self) -> bool:
        """Whether the step waits for an act of the learner."""
        return bool(self.answer) or self.trade


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A lesson without its record: the bots, the steps, the learner's seat, and how many acts come before the steps.

    The bots play on when the lesson is over or the learner leaves it.
    """

    bots: list[str]
    steps: list[Step]
    learner: int = 0
    opening: int = 0


class StepFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A step as the page shows it: its words, what it points at, and the option that it waits for (-1: none).

    With `choices`, the learner marks the ones in `right`; `replies` has a sentence for others, and "*" for the rest.
    After a film, others have acted; the learner may also answer instead, and play on alone.
    """

    text: str
    point: list[str]
    awaits: bool
    option: int = -1
    choices: list[str] = []
    right: list[int] = []
    replies: dict[str, str] = {}
    is_film: bool = False


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"equals": "is"}):
    """Something that the narrator of a first game says once: at a prompt, or when an event of a kind has happened.

    `code` is the prompt or kind ("" for any prompt). If there are more conditions, all hold: numbers of the view that
    are at least `least`, texts of the view that are equal to `equals` (both by path), an event of the learner (`mine`)
    or that is meant for them (`to_me`).
    """

    id: str
    on: Literal["prompt", "event"]
    code: str
    rule: str
    point: str = ""
    least: dict[str, int] = {}
    equals: dict[str, str] = {}
    mine: bool = False
    to_me: bool = False


class RemarkFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A remark and its words."""

    remark: Remark
    text: str


class Lesson:
    """A lesson with its record."""

    def __init__(self, name: str, file: LessonFile, record: str) -> None:
        self.name: Final = name
        self.file: Final = file
        self.record: Final = record

    @cached_property
    def read(self) -> Record:
        return Record(self.record)

    @property
    def steps(self) -> list[Step]:
        return self.file.steps

    @cached_property
    def ends(self) -> list[int]:
        """For each step: how many acts of the record are done after it."""
        ends: list[int] = []
        done = self.file.opening
        for step in self.steps:
            done += step.acts
            ends.append(done)
        return ends

    def begin(self, step: int) -> int:
        """How many acts of the record are done before a step."""
        return self.ends[step] - self.steps[step].acts

    def awaited(self, step: int) -> int:
        """The place of the act that a step waits for; -1 if it waits for none."""
        return self.begin(step) + self.steps[step].auto if self.steps[step].awaits else -1

    def current(self, acts: list[Act], continued: int) -> int:
        """The step of a game with these acts: the number of steps after the last, LEFT if it has left the record.

        The learner has continued the first `continued` steps.
        """
        if not self._follows(acts):
            return LEFT
        for at, step in enumerate(self.steps):
            if len(acts) < self.ends[at] or not (step.awaits or at < continued):
                return at
        return len(self.steps)

    def _follows(self, acts: list[Act]) -> bool:
        """Whether the acts begin like the record, or the record like them; the answer of a free step may differ."""
        free = [self.awaited(at) for at, step in enumerate(self.steps) if step.is_free]
        known = self.read.acts[: self.ends[-1]] if self.steps else []
        pairs = enumerate(zip(acts, known, strict=False))
        return all([own == act or (place in free and own[0] == act[0]) for place, (own, act) in pairs])

    def due(self, acts: list[Act], continued: int) -> list[Act]:
        """The acts that the server does now: all up to the next one that waits for the learner."""
        found: list[Act] = []
        while True:
            done = [*acts, *found]
            at = self.current(done, continued)
            if at in (LEFT, len(self.steps)) or len(done) == self.ends[at]:
                return found
            if at >= continued and not (self.steps[at].awaits and len(done) != self.awaited(at)):
                return found
            found.append(self.read.acts[len(done)])

    def asking(self, acts: list[Act], continued: int) -> int:
        """The step that waits for the learner's act now, perhaps after steps that are only read; LEFT if none does."""
        at = self.current(acts, continued)
        while 0 <= at < len(self.steps) and not self.steps[at].acts:
            at += 1
        return at if 0 <= at < len(self.steps) and len(acts) == self.awaited(at) else LEFT

    def is_right(self, step: int, act: Act) -> bool:
        """Whether an act is the one that a step waits for."""
        return self.steps[step].is_free or act == self.read.acts[self.awaited(step)]

    def is_question(self, step: int) -> bool:
        """Whether a step is a question of the lesson itself, which is not answered by an act."""
        return 0 <= step < len(self.steps) and bool(self.steps[step].choices)

    def code(self, step: Step) -> str:
        """The message with the words of a step."""
        return f"lesson-{self.name}-{step.id}"

    def reply(self, step: Step, answer: str) -> str:
        """The reply to an answer that the step does not wait for."""
        attribute = step.replies.get(answer) or step.replies.get(REST, "")
        code = f"lesson-{self.name}-{step.id}.{attribute}"
        return message(code, {}) if attribute else message("lesson-other", {})

    def choice(self, step: Step, choice: str) -> str:
        """A choice in words: an attribute of the step's message, or the name of a thing."""
        code = self.choice_code(step, choice)
        return message(code, {}) if has_message(code) else name_of(choice)

    def choice_code(self, step: Step, choice: str) -> str:
        """The message of a choice that is not the name of a thing."""
        return f"lesson-{self.name}-{step.id}.{slug(choice)}"

    def frame(self, at: int) -> StepFrame:
        """A step in the current language."""
        step = self.steps[at]
        act = self.read.acts[self.awaited(at)][1] if step.awaits and not step.is_free else -1
        return StepFrame(
            message(self.code(step), {}),
            step.point,
            step.awaits,
            act if isinstance(act, int) else -1,
            [self.choice(step, choice) for choice in step.choices],
            [place for place, choice in enumerate(step.choices) if choice in step.right],
            {self.choice(step, key) if key != REST else key: self.reply(step, key) for key in step.replies}
            if step.choices
            else {},
            step.acts > 0 and not step.awaits,
        )


def load_lessons(package: str) -> dict[str, Lesson]:
    """The lessons in a package, by name. They are the files that end in .jsonl, each with a .json of the same name."""
    found: dict[str, Lesson] = {}
    for record in sorted(files(package).iterdir(), key=lambda file: file.name):
        name, dot, ending = record.name.partition(".")
        if dot and ending == "jsonl":
            steps = files(package).joinpath(f"{name}.json").read_bytes()
            file = msgspec.json.decode(steps, type=LessonFile)
            found[name] = Lesson(name, file, record.read_text(encoding="utf-8"))
    return found


def load_narrator(package: str) -> list[Remark]:
    """What the narrator of a game's first game says, the most important first."""
    return msgspec.json.decode(files(package).joinpath("narrator.json").read_bytes(), type=list[Remark])


def remark_code(game: str, remark: Remark) -> str:
    """The message of a remark."""
    return f"narrator-{game}-{remark.id}"
