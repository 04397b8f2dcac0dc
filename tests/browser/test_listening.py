"""A game played by the roles, names and texts that a screen reader gets.

Finding elements by their roles is slow, so only the first answers are given that way.
"""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import SHORT, Standing, at_random, play_through

ANSWERS = SHORT  # answers given only by what a screen reader reads
# A snapshot is YAML: a name with special characters is in quotes, in which ' is doubled.
OPTION = re.compile(r"""- listitem:?\n\s+- ('?)button "((?:[^"\\]|\\.)*)\"""")
ITEM = re.compile(r"- listitem:?\n\s+- '?button")  # a list item with a button; recent events are list items without one


def options(said: str) -> list[str]:
    """The names of the buttons in the list of answers."""
    return [(name.replace("''", "'") if quote else name).replace('\\"', '"') for quote, name in OPTION.findall(said)]


class Listener:
    """Plays by what a screen reader reads: the question, the buttons below it, and the situation in words."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.asked = page.get_by_role("region", name="Your move")
        self.situation = page.get_by_role("region", name="Game state in words")
        self.offered = page.get_by_role("alert").get_by_role("button", name="Decline")
        self.chance = random.Random(seed)
        self.situations: set[str] = set()
        self.heard: set[str] = set()
        self.count = 0

    def play(self) -> None:
        """Give the first ANSWERS answers."""
        while self.count < ANSWERS:
            answers = self.asked.get_by_role("list").first
            answers.or_(self.offered).first.wait_for()
            expect(self.asked.locator("[aria-busy=true]")).to_have_count(0)  # the last answer is acknowledged
            if self.offered.count():
                self.decline()
            else:
                self.answer()

    def decline(self) -> None:
        """Decline all proposals, because the bots wait for answers."""
        for button in self.offered.element_handles():  # there is none if the proposal was withdrawn meanwhile
            button.evaluate("button => button.click()")
            button.wait_for_element_state("hidden")

    def __call__(self, person: Person, standing: Standing) -> None:
        """Check that each answer to a new question has a name. The question is then answered from within the page."""
        del person
        if standing.words in self.heard:
            return
        self.heard.add(standing.words)
        said = self.asked.aria_snapshot()
        names = options(said)
        assert len(names) == len(standing.options) and all(names), said
        self.situations.add(self.situation.inner_text())

    def answer(self) -> None:
        said = self.asked.aria_snapshot()
        names = options(said)
        if not names:  # the question had ended before the page was read
            assert not ITEM.search(said), f"the ear does not understand {said}"
            return
        assert all(names), said
        name = self.chance.choice(names)
        same = self.asked.get_by_role("listitem").get_by_role("button", name=name, exact=True)
        self.situations.add(self.situation.inner_text())
        same.nth(self.chance.randrange(names.count(name))).click()
        self.count += 1


@pytest.mark.parametrize(("game", "title"), [("neom", "NEOM"), ("new-angeles", "New Angeles")])
def test_a_whole_game_by_ear(invite: Invite, game: str, title: str) -> None:
    ada = invite()
    page = ada.go(f"/new/{game}")
    page.get_by_role("button", name="Fill with bots").click()
    for box in page.get_by_role("group", name="Players").get_by_role("combobox").all()[1:]:
        box.select_option("random")
    page.get_by_role("button", name="Start game", exact=True).click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name=title)).to_have_count(1)

    listener = Listener(page, game)
    listener.play()
    play_through(ada, at_random(game), act=listener)

    assert len(listener.heard) > 3
    assert len(listener.situations) > SHORT // 2, "the situation in words does not change with the game"
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("region", name="Your move").get_by_role("heading", level=2)).to_be_visible()
