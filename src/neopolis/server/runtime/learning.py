"""Lessons and puzzles as the page gets them. They are the same for everybody, so browsers cache them."""

from __future__ import annotations

from functools import cache

import msgspec

from neopolis.bots.personas import teachers_at
from neopolis.games.lessons import FIRST_GAME, RemarkFrame, StepFrame, remark_code
from neopolis.games.page_data import TaggedData, encoded
from neopolis.games.puzzles import LETTERS, Puzzle, puzzle_game
from neopolis.games.registry import AnyGame, definition
from neopolis.games.wire import GameData
from neopolis.server.table.wording import side_action_frame
from neopolis.text.messages import message, use_language


class LessonOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: its name, its title, what it teaches, and its steps."""

    name: str
    title: str
    about: str
    steps: list[StepFrame]


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that teaches a game: its lessons, whether there is a first game with a narrator, and what that narrator says,
    and how many puzzles there are.
    """

    lessons: list[LessonOffered]
    first_game: str
    narrator: list[RemarkFrame]
    puzzles: int


class PuzzleFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle and its position as a seat (-1: a spectator) sees it. `names` has the players' names, "" for the reader.

    `values` says what each option brings, if the puzzle compares numbers; `right` is the place of the right option.
    """

    id: str
    title: str
    text: str
    options: list[str]
    values: list[str]
    right: int
    why: str
    rules: list[str]
    seat: int
    names: list[str]
    view: dict[str, msgspec.Raw]
    derived: dict[str, msgspec.Raw]
    lane: GameData = None


@cache
def learning_data(game: str, language: str) -> TaggedData:
    """The lessons of a game and what its narrator says, as JSON."""
    found = definition(game)
    with use_language(language):
        lessons = [
            LessonOffered(
                lesson.name,
                message(f"lesson-{lesson.name}", {}),
                message(f"lesson-{lesson.name}.about", {}),
                [lesson.frame(at) for at in range(len(lesson.steps))],
            )
            for lesson in found.lessons.values()
        ]
        remarks = [RemarkFrame(one, message(remark_code(game, one), {})) for one in found.narrator]
        return encoded(Learning(lessons, FIRST_GAME if remarks else "", remarks, len(found.puzzles)))


@cache
def puzzles_data(game: str, language: str) -> TaggedData:
    """The puzzles of a game, as JSON."""
    found = definition(game)
    with use_language(language):
        return encoded([_puzzle_frame(found, puzzle) for puzzle in found.puzzles])


def _puzzle_frame(found: AnyGame, puzzle: Puzzle) -> PuzzleFrame:
    game = puzzle_game(found, puzzle)
    seat = None if puzzle.seat < 0 else puzzle.seat
    view, derived = [
        msgspec.json.decode(msgspec.json.encode(data), type=dict[str, msgspec.Raw])
        for data in (game.view(seat), found.derived(game, seat))
    ]
    code = f"puzzle-{puzzle.id}"
    return PuzzleFrame(
        puzzle.id,
        message(f"{code}.title", {}),
        message(code, {}),
        [message(f"{code}.{letter}", {}) for letter in LETTERS],
        _values(puzzle),
        LETTERS.index(puzzle.right),
        message(f"{code}.why", {}),
        puzzle.rules,
        puzzle.seat,
        _names(found, puzzle),
        view,
        derived,
        side_action_frame(found, game, seat),
    )


def _values(puzzle: Puzzle) -> list[str]:
    """What each option brings, with its unit; nothing if the puzzle compares no amounts."""
    if puzzle.compare is None or not puzzle.compare.unit:
        return []
    return [message(f"puzzle-{puzzle.compare.unit}", {"n": puzzle.compare.values[letter]}) for letter in LETTERS]


def _names(found: AnyGame, puzzle: Puzzle) -> list[str]:
    """The players' names in a position from a lesson; none in other positions."""
    if not puzzle.lesson:
        return []
    levels = [found.level_of(bot) for bot in found.lessons[puzzle.lesson].file.bots]
    return ["" if persona is None else persona.title for persona in teachers_at(levels)]
