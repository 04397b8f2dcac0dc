"""axe, a checker for accessibility, finds no fault on any page, on a desktop or phone screen, in either theme."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person, Screen
from tests.browser.playing import at_random, play_through, until_moving
from tests.browser.tables import any_finished
from tests.server.http.running import Running

Theme = Literal["light", "dark"]
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
RUN = """
async ([part, rules]) => {
  const only = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(part, { resultTypes: ["violations"], ...only });
  return violations.map(({ id, impact, nodes }) => `${id} (${impact}): ` +
    nodes.slice(0, 4).map(({ target, any }) => `${target.join(" ")} ${any[0]?.message ?? ""}`).join(" | "));
}
"""
# The rules of axe to check in each theme; [] means all. The themes differ only in colors, so dark has only color rules.
THEMES: dict[Theme, list[str]] = {"light": [], "dark": ["color-contrast", "link-in-text-block"]}
SETTLED = """
async (theme) => {
  document.documentElement.dataset.theme = theme; /* not by the system's theme: a game may have one of its own */
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
}
"""
PATHS = [
    "/", "/new/neom", "/new/new-angeles", "/watch", "/replays", "/rules/neom", "/rules/new-angeles", "/reference/neom",
    "/reference/new-angeles", "/judge/neom", "/judge/new-angeles", "/learn/neom", "/learn/new-angeles", "/puzzles/neom",
    "/puzzles/new-angeles", "/about", "/credits", "/challenge/neom/daily", "/nothing/here",
]  # fmt: skip
# Pages with hundreds of paragraphs, each with a search that finds only a few of them.
LONG = {"/rules/neom": "?q=disaster", "/rules/new-angeles": "?q=illness"}
SCREENS = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]


class Checker:
    """Runs axe when asked, and keeps everything it finds."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.count = 0

    def __call__(self, page: Page, where: str, part: str = "html", themes: Sequence[Theme] = tuple(THEMES)) -> None:
        """Check a page, or the part of it that has changed since the last check."""
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE)
        for theme in themes:
            page.evaluate(SETTLED, theme)
            self.found += [f"{where}, {theme}: {one}" for one in page.evaluate(RUN, [part, THEMES[theme]])]
        page.evaluate(SETTLED, "light")
        self.count += 1


@pytest.fixture
def check() -> Iterator[Checker]:
    """Fail if axe has found anything."""
    checker = Checker()
    yield checker
    assert checker.count > 0
    assert checker.found == []


@pytest.mark.parametrize("screen", SCREENS)
def test_pages(invite: Invite, check: Checker, screen: Screen) -> None:
    ada = invite(screen).sign_in("Ada")
    for path in PATHS:
        page = ada.go(path + LONG.get(path, ""))
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert path not in LONG or page.locator("section[id]").count() > 3
        check(page, path)


@pytest.mark.parametrize("path", LONG)
def test_long_pages(invite: Invite, check: Checker, path: str) -> None:
    """All paragraphs are checked once here; `test_pages` checks only a few of them, on each screen in each theme."""
    page = invite().go(path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    check(page, path, themes=["light"])


@pytest.mark.parametrize("screen", SCREENS)
def test_lobbies_and_dialogs(invite: Invite, check: Checker, screen: Screen) -> None:
    ada = invite(screen)
    page = ada.go("/")
    page.get_by_role("region", name="NEOM").get_by_role("button", name="Play now against bots").click()
    page.get_by_role("dialog").wait_for()
    check(page, "name")
    ada.sign_in("Ada")
    page = ada.go(ada.open("neom", ["", "", "greedy"])["player"])
    page.get_by_role("button", name="Sit down").first.click()
    page.get_by_text("you", exact=True).wait_for()
    check(page, "lobby")
    page.get_by_role("textbox", name="Write a message").fill("Hello")
    page.keyboard.press("Enter")
    page.locator(".said").wait_for()
    ada.press("Edit table")
    page.get_by_label("Number of players").wait_for()
    check(page, "plan")


def steps(person: Person, game: str) -> Iterator[str]:
    """Plays a game, and yields the name of each situation in which it should be checked."""
    until_moving(person.page)
    yield "first question"
    for number in range(1, 4):
        play_through(person, at_random(game), most=9)
        yield f"after {9 * number} answers"


def dialogs(person: Person) -> Iterator[str]:
    """Opens everything that can be opened over or beside a table, one after another."""
    page = person.page
    for name in ("Menu", "Players"):
        person.press(name)
        page.get_by_role("dialog").wait_for()
        yield name
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    panels = page.get_by_role("navigation", name="Panels") if person.screen.touch else page.get_by_role("tablist")
    for button in panels.get_by_role("button").or_(panels.get_by_role("tab")).all():
        person.hit(button)
        yield f"panel {button.text_content()}"
        if person.screen.touch:
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize(("game", "bots"), [("neom", ["random"] * 2), ("new-angeles", ["random"] * 3)])
@pytest.mark.parametrize("screen", SCREENS)
def test_tables(invite: Invite, check: Checker, screen: Screen, game: str, bots: list[str]) -> None:
    """A table in several situations, with everything that can be opened there."""
    ada = invite(screen).sign_in("Ada")
    ada.go(ada.open(game, ["", *bots])["player"] + "?now=1")
    for where in steps(ada, game):
        check(ada.page, where)
    for where in dialogs(ada):
        check(ada.page, where, "dialog[open], .side")


@pytest.mark.parametrize(("game", "lesson"), [("neom", "first-city"), ("new-angeles", "one-promise")])
@pytest.mark.parametrize("screen", SCREENS)
def test_lessons(invite: Invite, check: Checker, screen: Screen, game: str, lesson: str) -> None:
    """A lesson: words, choices, a reply, the ways out of it, and the narrator afterwards."""
    ada = invite(screen).sign_in("Ada")
    page = ada.go(ada.post("lessons", {"game": game, "lesson": lesson})["player"])
    bubble = page.get_by_role("complementary", name="Lesson", exact=True)
    bubble.wait_for()
    check(page, "words")
    if game == "neom":
        ada.hit(page.locator("button[data-option='16']"))
    else:
        ada.press("Guayaquil")
        ada.press("Check")
    bubble.locator(".reply").wait_for()
    check(page, "reply", "aside.bubble")
    ada.press("Leave the lesson")
    check(page, "ways out", "aside.bubble")
    ada.press("Play on without the lesson")
    page.get_by_role("complementary", name="Narrator").wait_for()
    check(page, "narrator", "aside.bubble")


@pytest.mark.parametrize("game", ["neom", "new-angeles"])
def test_ends_and_replays(invite: Invite, check: Checker, site: Running, game: str) -> None:
    links = any_finished(site, game)
    for screen in (DESKTOP, PHONE):
        page = invite(screen).go(links.player)
        page.get_by_role("link", name="Replay", exact=True).wait_for()
        check(page, f"over {screen}")
        page.get_by_role("link", name="Replay", exact=True).click()
        page.get_by_role("slider").wait_for()
        page.get_by_role("slider").press("Home")
        check(page, f"replay {screen}")
