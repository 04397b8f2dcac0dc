"""`neopolis lesson`: start a lesson from a record, and check a game's lessons and puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from neopolis.cli.local.save import write_whole
from neopolis.cli.replay import known_game, read_record
from neopolis.engine.record import read_head
from neopolis.engine.refused import Refused
from neopolis.games import lesson_check, puzzles, registry
from neopolis.games.lesson_skeleton import skeleton
from neopolis.games.lessons import Lesson
from neopolis.text.messages import message, one_of, slug
from neopolis.text.system_errors import system_error

app = typer.Typer(name="lesson", no_args_is_help=True, help=message("help-lesson", {}))


@app.command(help=message("help-lesson.new", {}))
def new(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=message("help-replay.file", {}))],
    folder: Annotated[Path, typer.Option("--to", metavar="DIR", help=message("help-lesson.folder", {}))] = Path(),
    seat: Annotated[int, typer.Option(help=message("help-lesson.seat", {}))] = 0,
) -> None:
    """Write the record, its steps and an empty message for each step, ready to be filled in."""
    record = read_record(file)
    name = slug(file.stem)
    steps = skeleton(known_game(read_head(record).game), record, seat)
    lesson = Lesson(name, steps, record)
    texts = {
        f"{name}.jsonl": record,
        f"{name}.json": msgspec.json.format(msgspec.json.encode(steps), indent=2).decode() + "\n",
        f"{name}.ftl": "".join([f"{lesson.code(step)} = {step.answer or '?'}\n" for step in steps.steps]),
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for each in texts:
            if (folder / each).exists() and (folder / each).resolve() != file.resolve():
                raise Refused("lesson-exists", path=str(folder / each))
        for each, text in texts.items():
            write_whole(folder / each, text)
    except OSError as error:
        raise Refused("content-cannot-write", path=str(folder), reason=system_error(error)) from None
    print(message("lesson-begun", {"path": str(folder / f"{name}.json"), "steps": len(steps.steps)}))


@app.command(help=message("help-lesson.check", {}))
def check(game: Annotated[str, typer.Argument(metavar="GAME", help=f"{one_of(*registry.names())}.")]) -> None:
    """Play all lessons and puzzles of a game; exit code 2 if something in them does not hold."""
    definition = registry.definition(game)
    faults = [fault for lesson in definition.lessons.values() for fault in lesson_check.faults(definition, lesson)]
    faults += [fault for puzzle in definition.puzzles for fault in puzzles.faults(definition, puzzle)]
    for fault in faults:
        print(fault)
    if faults:
        raise Refused("lessons-faulty", count=len(faults))
    print(message("lessons-good", {"lessons": len(definition.lessons), "puzzles": len(definition.puzzles)}))
