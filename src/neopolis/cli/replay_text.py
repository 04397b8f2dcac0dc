"""Prints one position of a record in the terminal: the answer, the events, and everything on the table."""

from __future__ import annotations

from rich.console import Console

from neopolis.games.definition import G, Q
from neopolis.lab.playback import RestPoint, seat_names
from neopolis.terminal.lab_words import words
from neopolis.terminal.renderer import Renderer
from neopolis.text.messages import use_player_names


def show_rest_point(
    console: Console, renderer: Renderer[G, Q], point: RestPoint[G, Q], count: int, viewer: int | None
) -> None:
    """Print the position after a move as a seat may see it. If `viewer` is None, print all secrets, too.

    `count` is the number of moves in the record.
    """
    console.rule(_title(renderer, point, count), characters="-", align="left")
    sentences = renderer.replay_sentences(point.game, point.heard(viewer))
    for line in (*_answer(point, viewer), *sentences, *_reason(point, renderer.names)):
        console.print(line, markup=False)
    console.print()
    renderer.print_table(console, point.game, viewer)
    console.print()


def _reason(point: RestPoint[G, Q], names: list[str]) -> list[str]:
    """What a bot says about the move."""
    with use_player_names(names):
        text = "" if point.reason is None else point.reason.text
    return [words("reason", who=names[point.seat], text=text)] if text else []


def _title(renderer: Renderer[G, Q], point: RestPoint[G, Q], count: int) -> str:
    code = "at-answer" if point.number else "at-start"
    where = words(code, number=point.number, count=count, line=point.line)
    awaited = ", ".join([renderer.names[seat] for seat in point.game.deciders])
    parts = [where, renderer.when(point.game), words("awaited", names=awaited) if awaited else words("over")]
    return "; ".join([part for part in parts if part])


def _answer(point: RestPoint[G, Q], viewer: int | None) -> list[str]:
    if point.seat < 0 or point.side_action:  # a side action appears among the events, for viewers who may know it
        return []
    who = seat_names(point.game.seats)[point.seat]
    if not point.shows_answer(viewer):
        return [words("sealed", who=who)]
    return [words("asked", who=who, question=point.question), words("answered", who=who, text=point.text)]
