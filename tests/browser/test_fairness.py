"""Fair chance on the page: the commitment before the game, and the check after it, with keyboard and axe."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person, Screen
from tests.browser.playing import at_random, play_through, until_moving
from tests.browser.test_axe import Checker
from tests.server.http.running import Running, running

SHARE = re.compile(r'"share":"([0-9a-f]{64})"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose shuffles are not fixed, because these tests check its seeds."""
    with running(tmp_path_factory.mktemp("fair")) as server:
        yield server


@pytest.fixture
def check() -> Iterator[Checker]:
    checker = Checker()
    yield checker
    assert checker.found == []


def play_to_the_end(ada: Person) -> Page:
    page = ada.page
    until_moving(page)
    play_through(ada, at_random("neom"))
    page.get_by_role("button", name=re.compile("Shuffling verified|Los sprawdzony")).wait_for()
    return page


@pytest.mark.parametrize("screen", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")])
def test_chance_is_verified_after_a_game(invite: Invite, check: Checker, screen: Screen) -> None:
    ada = invite(screen).sign_in("Ada")
    page = ada.go(ada.open("neom", ["", "random"])["player"])
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    page.reload()
    page.get_by_role("button", name="Sit down").first.click()
    page.get_by_text("1 seat has added its share.").wait_for()
    noted = page.get_by_label("Commitment to the server's seed").input_value()
    assert re.fullmatch("[0-9a-f]{64}", noted)
    (share,) = SHARE.findall("".join(sent))
    check(page, "lobby")
    page.get_by_role("button", name="Start").click()
    play_to_the_end(ada)
    mark = page.get_by_role("button", name="Shuffling verified")
    mark.focus()
    assert (mark.bounding_box() or {"height": 99})["height"] < 60
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Fair shuffling")
    dialog.get_by_text("Every shuffle and all").wait_for()
    for words in ("matches its commitment", "saw before the game", "Your own share was used", "the same result"):
        expect(dialog).to_contain_text(words)
    assert dialog.locator("li.bad").count() == 0
    dialog.get_by_text("Show all numbers").click()
    expect(dialog).to_contain_text(noted)
    expect(dialog).to_contain_text(share)
    check(page, "fair chance", "dialog")
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_a_changed_note_is_detected_in_polish(invite: Invite) -> None:
    """The page compares the commitment with the one this browser saw before the game, so a server cannot change it."""
    ada = invite(language="pl-PL").sign_in("Ada")
    page = ada.go(ada.open("neom", ["", "random"])["player"] + "?now=1")
    play_to_the_end(ada)
    page.evaluate("""() => {
      const notes = JSON.parse(localStorage.getItem("fairness"));
      for (const note of Object.values(notes)) note.commitment = "ab".repeat(32);
      localStorage.setItem("fairness", JSON.stringify(notes));
    }""")
    page.reload()
    page.get_by_role("button", name="Los się nie zgadza").click()
    page.get_by_text("nie jest tym, które ta przeglądarka widziała").wait_for()
    page.get_by_text("Z tego ziarna odtworzono").wait_for()
    assert page.locator("dialog li.bad").count() == 1
