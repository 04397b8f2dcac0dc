"""How people play by the page: wait until somebody is asked, and press one of the buttons there."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.person import Person

# What a page says about whose move it is: "asked" with the moment, "over", or the words that stand there instead.
STANDING = """
() => {
  const question = document.querySelector(".question");
  const ask = document.querySelector("section.ask");
  if (!ask) return null;
  if (!question) return { over: true, moment: -1, words: "", options: [] };
  const options = [...document.querySelectorAll("button[data-option]")].map((button) => ({
    option: Number(button.dataset.option), kind: button.dataset.kind, number: Number(button.dataset.number),
    text: button.textContent.trim(),
  }));
  const moment = options.length ? Number(question.dataset.moment) : -1;
  return { over: false, moment, words: question.textContent.trim(), options };
}
"""
MOVING = f"""
([answered, others]) => {{
  const standing = ({STANDING})();
  if (!standing) return null;
  const isAsked = standing.moment >= 0 && standing.moment !== answered;
  const isOthers = standing.moment < 0 && others.some((name) => standing.words.includes(name));
  return standing.over || isAsked || isOthers ? standing : null;
}}
"""


class Option(NamedTuple):
    """A button that answers."""

    option: int
    kind: str
    number: int
    text: str


class Standing(NamedTuple):
    """What somebody's page says: what is asked of them (`moment` -1: nothing), or whom all wait for."""

    over: bool
    moment: int
    words: str
    options: list[Option]


Choose = Callable[[Standing], Option]
Act = Callable[[Person, Standing], None]


def read(found: object) -> Standing:
    assert isinstance(found, dict)
    options = [Option(one["option"], one["kind"], one["number"], one["text"]) for one in found["options"]]
    return Standing(found["over"], found["moment"], found["words"], options)


def standing(page: Page) -> Standing:
    """What a page says now."""
    page.locator("section.ask").wait_for()
    return read(page.evaluate(STANDING))


def until_moving(page: Page, answered: int = -1, others: Sequence[str] = ()) -> Standing:
    """Wait until something new is asked here, all wait for one of the others, or the game is over."""
    return read(page.wait_for_function(MOVING, arg=[answered, list(others)]).json_value())


def at_random(seed: str) -> Choose:
    """Any of the options, the same ones for the same questions and seed."""
    chance = random.Random(seed)
    return lambda standing: chance.choice(standing.options)


def first(standing: Standing) -> Option:
    return standing.options[0]


def click(person: Person, standing: Standing, option: Option) -> None:
    """Press the button of an option of the present question."""
    person.hit(person.page.locator(f"button[data-option='{option.option}']"))


def play_on(people: Sequence[Person], choose: Choose, *, most: int = 10_000, act: Act | None = None) -> int:
    """All of these answer whatever they are asked, to the end or so many times. How many answers that were.

    `act` may do something else before an answer, as long as it leaves the question as it is.
    """
    answered = {person.name: -1 for person in people}
    turn, count = 0, 0
    while count < most:
        person = people[turn]
        others = [one.name for one in people if one is not person]
        found = until_moving(person.page, answered[person.name], others)
        if found.over:
            break
        if found.moment < 0:
            turn = (turn + 1) % len(people)
            continue
        if act is not None:
            act(person, found)
        answered[person.name] = found.moment
        click(person, found, choose(found))
        count += 1
    return count
