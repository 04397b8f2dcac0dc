"""Advice and reviews as text."""

from __future__ import annotations

from rich.console import Console

from neopolis.bots.bot import CAPITAL, CHANCE
from neopolis.games.definition import G, Q
from neopolis.lab.advice import Advice, Option
from neopolis.lab.intervals import Estimate
from neopolis.lab.playback import Playback, seat_names
from neopolis.lab.review import Review
from neopolis.terminal.lab_words import words
from neopolis.terminal.renderer import Renderer


def show_advice(console: Console, advice: Advice) -> None:
    """Print the question and its best options, each with its value and reason."""
    who = words("advice-seat", seat=advice.seat)
    console.print(words("asked", who=who, question=advice.question), markup=False)
    console.print()
    for number, option in enumerate(advice.options, start=1):
        console.print(f"{number}. {_line(option, advice.unit)}", markup=False)
        if option.reason:
            console.print(f"   {option.reason}", markup=False)
    if advice.options[0].value is None:
        console.print(words("advice-no-values"), markup=False)


def show_mistakes(console: Console, renderer: Renderer[G, Q], playback: Playback[G, Q], review: Review) -> None:
    """Print each mistake: when it was made, what was chosen, what was better, and what that costs."""
    who = seat_names(playback.rest_points[0].game.seats)[review.seat]
    count, compared = review.decisions, review.compared
    console.print(words("review-title", who=who, count=count, compared=compared, bot=review.adviser), markup=False)
    if not review.mistakes:
        console.print(words("review-nothing"), markup=False)
    for mistake in review.mistakes:
        game = playback.rest_points[mistake.move - 1].game
        console.print()
        where = words("review-move", number=mistake.move, line=mistake.line, when=renderer.when(game))
        console.print(where, mistake.advice.question, markup=False)
        console.print(words("review-chosen", option=_line(mistake.chosen, review.unit)), markup=False)
        console.print(words("review-better", option=_line(mistake.better, review.unit)), markup=False)
        if mistake.better.reason:
            console.print(f"  {mistake.better.reason}", markup=False)
    if review.mistakes:
        console.print()
        console.print(words(f"review-note-{review.unit}"), markup=False)


def _line(option: Option, unit: str) -> str:
    """An option with its value, and how much less than the best one that is."""
    if option.value is None:
        return option.text
    value = amount(option.value, unit)
    if option.less is None:
        return words("advice-option", text=option.text, value=value)
    return words("advice-lesser-option", text=option.text, value=value, less=_less(option.less, unit))


def _less(less: Estimate, unit: str) -> str:
    reach = _number((less.high or less.value) - less.value, unit)
    value = (
        words("amount-percentage-points", number=_number(less.value, unit))
        if unit == CHANCE
        else amount(less.value, unit)
    )
    return value if reach == "0.0" else words("advice-interval", value=value, reach=reach)


def amount(value: float, unit: str) -> str:
    """A value with its unit: "3.2 points"."""
    code = {CHANCE: "amount-percent", CAPITAL: "amount-capital"}.get(unit, "amount-points")
    return words(code, number=_number(value, unit))


def _number(value: float, unit: str) -> str:
    return f"{100 * value if unit == CHANCE else value:.1f}"
