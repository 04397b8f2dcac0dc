"""A moment of a record: the answer, what happened, and what lies on the table."""

from __future__ import annotations

from rich.console import Console

from neopolis.cli.lab_boxes import LabBox
from neopolis.lab.lab import G, T
from neopolis.lab.playback import Moment, seat_names
from neopolis.terminal.lab_words import words


def show_moment(console: Console, box: LabBox[G, T], moment: Moment[G, T], count: int, viewer: int | None) -> None:
    """Print a moment of a record with so many answers, as its owner (None) or a seat may see it."""
    console.rule(_title(box, moment, count), characters="-", align="left")
    for line in (*_answer(moment, viewer), *box.sentences(moment, viewer)):
        console.print(line, markup=False)
    console.print()
    box.show_table(console, moment, viewer)
    console.print()


def _title(box: LabBox[G, T], moment: Moment[G, T], count: int) -> str:
    names = seat_names(moment.game.seats)
    code = "at-answer" if moment.number else "at-start"
    parts = [words(code, number=moment.number, count=count, line=moment.line), box.when(moment)]
    awaited = ", ".join([names[seat] for seat in moment.game.deciders])
    parts.append(words("awaited", names=awaited) if awaited else words("over"))
    return "; ".join(parts)


def _answer(moment: Moment[G, T], viewer: int | None) -> list[str]:
    if moment.seat < 0 or moment.side_action:  # of an aside the events tell, to those who heard it
        return []
    who = seat_names(moment.game.seats)[moment.seat]
    if not moment.shows_answer(viewer):
        return [words("sealed", who=who)]
    return [words("asked", who=who, question=moment.question), words("answered", who=who, text=moment.text)]
