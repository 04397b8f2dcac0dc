"""How people play on the page: wait until somebody is asked, and press one of the buttons."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.person import SAFETY, Person

# Reads from a page whether the game is over, and the question with its moment (-1 if there is no question).
STANDING = """
() => {
  const question = document.querySelector(".question");
  const ask = document.querySelector("section.ask");
  if (!ask) return null;
  if (!question) return { over: true, moment: -1, words: "", options: [] };
  const options = [...document.querySelectorAll("button[data-option]")].map((button) => ({
    option: Number(button.dataset.option), kind: button.dataset.kind, number: Number(button.dataset.number),
    text: [...button.childNodes].filter((one) => one.nodeName !== "KBD").map((one) => one.textContent).join("").trim(),
  }));
  const moment = options.length ? Number(question.dataset.moment) : -1;
  return { over: false, moment, words: question.textContent.trim(), options };
}
"""
# Returns what STANDING reads if there is a new question or the game is over, otherwise null. Also declines a proposal,
# because bots wait for an answer to it.
MOVING = f"""
(answered) => {{
  document.querySelector(".incoming [data-decline]")?.click();
  const standing = ({STANDING})();
  if (!standing || document.querySelector(".options[aria-busy=true]")) return null; // the last answer is on its way
  return standing.over || (standing.moment >= 0 && standing.moment !== answered) ? standing : null;
}}
"""
# Presses a button and waits for the next question within the page, so that an answer takes a single call.
ANSWERING = f"""
([option, answered, patience]) => new Promise((tell, fail) => {{
  const timer = setTimeout(() => end(() => fail(new Error("nothing is asked"))), patience);
  const observer = new MutationObserver(look);
  function end(done) {{
    clearTimeout(timer);
    observer.disconnect();
    done();
  }}
  function look() {{
    const standing = ({MOVING})(answered);
    if (standing) end(() => tell(standing));
  }}
  observer.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
  document.querySelector(`button[data-option="${{option}}"]`)?.click(); // unless somebody was quicker
  look();
}})
"""
SHORT = 12  # fewer answers than anybody gave in 1,500 random games: 14 or more in New Angeles, 46 or more in NEOM
LOOK = 20  # milliseconds between checks whether one of several pages has a new question


class Option(NamedTuple):
    """A button that answers the question."""

    option: int
    kind: str
    number: int
    text: str


class Standing(NamedTuple):
    """What a person's page shows: the question (`moment` is -1 if there is none), or that the game is over."""

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
    """What a page shows now."""
    page.locator("section.ask").wait_for()
    return read(page.evaluate(STANDING))


def until_moving(page: Page, answered: int = -1) -> Standing:
    """Wait until there is a new question here, or the game is over."""
    return read(page.wait_for_function(MOVING, arg=answered).json_value())


def next_to_move(people: Sequence[Person], answered: dict[str, int]) -> tuple[Person, Standing]:
    """Wait until one of these people has a new question, or the game is over."""
    for _ in range(SAFETY // LOOK):
        for person in people:
            if (found := person.page.evaluate(MOVING, answered[person.name])) is not None:
                return person, read(found)
        people[0].page.wait_for_timeout(LOOK)
    raise AssertionError("nothing is asked of anybody")


def at_random(seed: str) -> Choose:
    """Chooses options at random: the same ones for the same seed and the same questions in the same order."""
    chance = random.Random(seed)
    return lambda standing: chance.choice(standing.options)


def first(standing: Standing) -> Option:
    return standing.options[0]


def click(person: Person, standing: Standing, option: Option) -> None:
    """Press the button of an option of the current question."""
    person.hit(person.page.locator(f"button[data-option='{option.option}']"))


def answer(person: Person, standing: Standing, option: Option) -> Standing:
    """Press the button of an option from within the page, and wait for the next question: quicker than a mouse.

    It does not test that a mouse can press the button; other tests do.
    """
    return read(person.page.evaluate(ANSWERING, [option.option, standing.moment, SAFETY]))


def play_through(person: Person, choose: Choose, *, most: int = 10_000, act: Act | None = None) -> int:
    """Like `play_on` for one person, but answers with `answer`, which waits for the next question."""
    found = until_moving(person.page)
    for count in range(most):
        if found.over:
            return count
        if act is not None:
            act(person, found)
        found = answer(person, found, choose(found))
    return most


def play_on(people: Sequence[Person], choose: Choose, *, most: int = 10_000, act: Act | None = None) -> int:
    """Answer every question of these people, to the end or a number of times. Returns the number of answers.

    `act` is called before each answer. It may do anything that does not change the question.
    """
    answered = {person.name: -1 for person in people}
    for count in range(most):
        person, found = next_to_move(people, answered)
        if found.over:
            return count
        if act is not None:
            act(person, found)
        answered[person.name] = found.moment
        click(person, found, choose(found))
    return most
