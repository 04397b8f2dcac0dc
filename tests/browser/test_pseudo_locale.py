"""In a pseudo language that marks every text of a message, no letters are left outside the marks.

Texts of the server and names of people stay unmarked: whatever the page has received may stand there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Response, WebSocket

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import Standing, at_random, play_on, until_moving
from tests.browser.test_polish import READABLE

MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
WORD = re.compile(r"[^\W\d_]{2,}")  # single letters are icons and names of cells
# The name of the site, languages by their own names, and forms of numbers that the browser itself writes.
ALLOWED = {"Neopolis", "English", "Polski", "and", "or", "minute", "minutes", "hour", "hours", "day", "days", "ago", "now", "this", "yesterday"}  # fmt: skip
MOST_ANSWERS = 25
PATHS = [
    "/", "/new/neom", "/new/new-angeles", "/watch", "/replays", "/rules/neom", "/rules/new-angeles", "/reference/neom",
    "/reference/new-angeles", "/judge/neom", "/judge/new-angeles", "/about", "/nothing/here",
]  # fmt: skip


def strings(value: object) -> Iterator[str]:
    """All texts in JSON, keys included: they are names of things, too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)


class Reader:
    """Keeps the words that the page has received, and finds others on it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.received: set[str] = set()
        self.found: set[str] = set()
        self.marked = 0
        person.context.add_init_script("localStorage.setItem('language', 'pseudo')")
        person.page.on("response", self._response)
        person.page.on("websocket", self._socket)

    def _take(self, text: str) -> None:
        self.received |= set(WORD.findall("\n".join(strings(json.loads(text)))))

    def _response(self, response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            self._take(response.text())

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(frame if isinstance(frame, str) else frame.decode()))

    def __call__(self, person: Person, standing: Standing) -> None:
        del person, standing
        self.read()

    def read(self) -> None:
        text = str(self.person.page.evaluate(READABLE))
        self.marked += text.count("⟦")
        while MARKED.search(text):
            text = MARKED.sub(" ", text)
        known = self.received | ALLOWED
        lower = {word.lower() for word in known}
        self.found |= {word for word in WORD.findall(text) if word not in known and word.lower() not in lower}


def test_pages(invite: Invite) -> None:
    ada = invite()
    reader = Reader(ada)
    for path in PATHS:
        page = ada.go(path)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        reader.read()

    assert reader.marked > 500
    assert sorted(reader.found) == []


@pytest.mark.parametrize(("game", "bots"), [("neom", 2), ("new-angeles", 3)])
def test_tables(invite: Invite, game: str, bots: int) -> None:
    """The lobby, many decisions, every panel, and the menu."""
    ada = invite().sign_in("Ada")
    reader = Reader(ada)
    page = ada.go(ada.open(game, ["", *["random"] * bots])["player"])
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    reader.read()
    page = ada.go(ada.open(game, ["", *["random"] * bots])["player"] + "?now=1")
    until_moving(page)
    play_on([ada], at_random(game), most=MOST_ANSWERS, act=reader)
    for tab in page.get_by_role("tab").all():
        tab.click()
        reader.read()
    page.locator("header.top button:has(svg)").last.click()
    reader.read()

    assert reader.marked > 500
    assert sorted(reader.found) == []
