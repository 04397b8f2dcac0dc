"""Puzzles: a position, a question with three answers, and the reason for the right one.

A game's puzzles are in `puzzles.json` in its folder `lessons`. The words of the puzzle `np1` are the message
`puzzle-np1`, with the attributes `title`, `a`, `b`, `c` and `why`. The engine knows the answers: what a puzzle `asks`
the judge, what the judge says about each answer (`compare`), and what happens if acts are `played`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from neopolis.engine.json_input import Part
from neopolis.engine.playable import PlayedGame
from neopolis.engine.record import cut_record
from neopolis.text.messages import ENGLISH, has_message, languages, message, use_language
from neopolis.text.rulebook import rule_text

if TYPE_CHECKING:
    from neopolis.games.registry import AnyGame

LETTERS: Final = ("a", "b", "c")
SPECTATOR: Final = -1
FILE: Final = "puzzles.json"

Fields = dict[str, object]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question to the judge, and what its answer has: equal values, members of lists, and cited rules."""

    ask: Fields
    expect: Fields = {}
    includes: dict[str, list[object]] = {}
    cites: list[str] = []


class Compared(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question to the judge that each answer changes, and the value that it then gives. The highest one is right.

    With `then`, the judge is asked that next, about the position in its first answer. `unit` says what the values are:
    the message `puzzle-<unit>`; "" if they are only right or wrong.
    """

    ask: Fields
    take: str
    options: dict[str, Fields]
    values: dict[str, int]
    then: str = ""
    unit: str = ""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds for a seat after these acts: each a seat, and an option in English or the row of a side action."""

    acts: list[tuple[int, str | tuple[int, ...]]]
    holds: dict[str, str]


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A puzzle. Its position is that of a lesson's record after some `moves`, or of the first question to the judge.

    `seat` is the seat whose view is shown; -1 shows what a spectator sees.
    """

    id: str
    right: str
    rules: list[str]
    asks: list[Asked] = []
    compare: Compared | None = None
    played: list[Played] = []
    lesson: str = ""
    moves: int = 0
    seat: int = 0


def load_puzzles(package: str) -> list[Puzzle]:
    """The puzzles in a package, easy ones first."""
    return msgspec.json.decode(files(package).joinpath(FILE).read_bytes(), type=list[Puzzle])


def puzzle_game(definition: AnyGame, puzzle: Puzzle) -> PlayedGame:
    """A game in the position of a puzzle."""
    if puzzle.lesson:
        return definition.replay(cut_record(definition.lessons[puzzle.lesson].record, puzzle.moves))
    asked = [one.ask for one in puzzle.asks] + ([puzzle.compare.ask] if puzzle.compare is not None else [])
    question = asked[0]
    return definition.judged_game(Part(question, "$"))


def faults(definition: AnyGame, puzzle: Puzzle) -> list[str]:
    """Everything in a puzzle that does not hold; nothing if it is right."""
    with use_language(ENGLISH):
        found = [*_word_faults(definition, puzzle), *_judged_faults(definition, puzzle)]
        for played in puzzle.played:
            found += _played_faults(definition, puzzle, played)
    if not puzzle.asks and puzzle.compare is None and not puzzle.played:
        found.append("nothing is checked")
    return [f"{puzzle.id}: {fault}" for fault in found]


def _word_faults(definition: AnyGame, puzzle: Puzzle) -> Iterator[str]:
    for language in languages():
        with use_language(language):
            codes = [f"puzzle-{puzzle.id}.{one}" for one in ("title", "why", *LETTERS)]
            yield from [f"{language}: {code} is missing" for code in codes if not has_message(code)]
            if not message(f"puzzle-{puzzle.id}", {}):
                yield f"{language}: no question"
    if puzzle.right not in LETTERS:
        yield f"the right answer is {puzzle.right}"
    book = definition.rulebook
    yield from [f"no rule {rule}" for rule in puzzle.rules if book is None or not rule_text(rule, book)]


def _judged_faults(definition: AnyGame, puzzle: Puzzle) -> Iterator[str]:
    for asked in puzzle.asks:
        answer = _judged(definition, asked.ask)
        for path, wanted in asked.expect.items():
            if _taken(answer, path) != wanted:
                yield f"{path} is {_taken(answer, path)}, not {wanted}"
        for path, members in asked.includes.items():
            found = _taken(answer, path)
            yield from [f"{path} lacks {one}" for one in members if not isinstance(found, list) or one not in found]
        rules = _taken(answer, "rules")
        yield from [f"{one} is not cited" for one in asked.cites if not isinstance(rules, list) or one not in rules]
    if puzzle.compare is not None:
        values = _values(definition, puzzle.compare)
        if values != puzzle.compare.values:
            yield f"the values are {values}"
        if [letter for letter in values if values[letter] == max(values.values())] != [puzzle.right]:
            yield f"{puzzle.right} is not the only best of {values}"


def _values(definition: AnyGame, compared: Compared) -> dict[str, int]:
    """What the judge says for each answer."""
    found: dict[str, int] = {}
    for letter, change in compared.options.items():
        answer = _judged(definition, _merged(compared.ask, change))
        if compared.then:
            ask = {"game": definition.name, "ask": compared.then, "position": answer["position"]}
            answer = _judged(definition, ask)
        value = _taken(answer, compared.take)
        assert isinstance(value, int)
        found[letter] = int(value)
    return found


def _played_faults(definition: AnyGame, puzzle: Puzzle, played: Played) -> Iterator[str]:
    game = puzzle_game(definition, puzzle)
    for seat, act in played.acts:
        if isinstance(act, str):
            game.play(seat, game.parse(seat, act))
        else:
            game.side_action(seat, act)
    for key, wanted in played.holds.items():
        found = definition.lesson_fact(game, max(puzzle.seat, 0), key)
        if found != wanted:
            yield f"{key} is {found}, not {wanted}"


def _judged(definition: AnyGame, ask: Fields) -> Mapping[str, object]:
    return definition.judge(Part(ask, "$"), definition.default_pack())


def _taken(answer: Mapping[str, object], path: str) -> object:
    """The part of an answer at a path, such as "position.threat"."""
    found: object = answer
    for name in path.split("."):
        found = found.get(name) if isinstance(found, Mapping) else None
    return found


def _merged(base: Fields, change: Fields) -> Fields:
    """A question with changes: objects are joined, null removes a field."""
    found = {**base}
    for key, value in change.items():
        before = found.get(key)
        if value is None:
            found.pop(key, None)
        elif isinstance(value, dict) and isinstance(before, dict):
            found[key] = _merged(before, value)
        else:
            found[key] = value
    return found
