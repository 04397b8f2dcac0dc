"""Takes screenshots of every page, and of each table in five situations, on desktop and phone, into docs/screens/.

.venv/bin/python -m tools.screens            all
.venv/bin/python -m tools.screens neom       only those whose names contain "neom"
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import trading
from tests.browser.conftest import SWITCHES, chromium_path
from tests.browser.person import DESKTOP, PHONE, Person, Screen
from tests.browser.playing import Option, Standing, at_random, play_on, until_moving
from tests.browser.tables import finished
from tests.server.http.running import Running, running

FOLDER = Path(__file__).parents[1] / "docs" / "screens"
MOST = 90_000  # maximum size of a picture in bytes
PAGES = {
    "home": "/", "new-neom": "/new/neom", "new-new-angeles": "/new/new-angeles", "watch": "/watch",
    "replays": "/replays", "rules-neom": "/rules/neom", "rules-new-angeles": "/rules/new-angeles",
    "reference-neom": "/reference/neom", "reference-new-angeles": "/reference/new-angeles",
    "judge-neom": "/judge/neom", "judge-new-angeles": "/judge/new-angeles", "about": "/about", "credits": "/credits",
    "missing": "/nothing/here",
}  # fmt: skip
BOTS = {"neom": ["greedy", "greedy"], "new-angeles": ["plain"] * 3}
GAIN = re.compile(r"\+(\d+)")  # points, as options show them
STEPS = {"neom": (0, 8, 24, 45), "new-angeles": (0, 6, 20)}  # answers before each picture of a table


class Album:
    """Takes the screenshots that are wanted, on one size of screen."""

    def __init__(self, wanted: list[str], screen: Screen) -> None:
        self.wanted = wanted
        self.size: Literal["phone", "desktop"] = "phone" if screen.touch else "desktop"

    def wants(self, name: str) -> bool:
        return not self.wanted or any(word in f"{name}-{self.size}" for word in self.wanted)

    def take(self, page: Page, name: str) -> None:
        """One screenshot, in the best quality that its size limit allows."""
        if not self.wants(name):
            return
        page.evaluate("document.fonts.ready")
        for quality in range(85, 10, -10):
            data = page.screenshot(type="jpeg", quality=quality)
            if len(data) < MOST:
                break
        (FOLDER / f"{name}-{self.size}.jpg").write_bytes(data)
        print(f"{name}-{self.size}.jpg  {len(data) // 1000} kB", flush=True)


def pages(person: Person, album: Album) -> None:
    for name, path in PAGES.items():
        if album.wants(name):
            page = person.go(path)
            page.get_by_role("heading").first.wait_for()
            page.wait_for_load_state("networkidle")
            album.take(page, name)


def lobby(person: Person, album: Album) -> None:
    page = person.go(person.open("neom", ["", "", "greedy"])["player"])
    page.get_by_role("button", name="Sit down").first.click()
    page.get_by_text("you", exact=True).wait_for()
    album.take(page, "lobby")


def table(person: Person, album: Album, game: str) -> None:
    """Screenshots of a game after the numbers of answers in STEPS. In New Angeles, also one of a trade."""
    page = person.go(person.open(game, ["", *BOTS[game]])["player"] + "?now=1")
    choose, done = at_random(f"pictures of {game}"), 0
    for number, answers in enumerate(STEPS[game], 1):
        play_on([person], lambda standing: greedily(standing, choose(standing)), most=answers - done)
        done = answers
        until_moving(page)
        album.take(page, f"{game}-{number}")
        if number == 1:
            person.press("No more hints")
    if game == "new-angeles":
        if person.screen.touch:
            page.get_by_role("navigation", name="Panels").get_by_role("button", name="Trade").tap()
        else:
            trading.begin(person, "Bot 2")
        album.take(page, f"{game}-{len(STEPS[game]) + 1}")


def greedily(standing: Standing, otherwise: Option) -> Option:
    """The option with most points, if the page shows points: screenshots of empty cities are dull."""
    gains = {option: int(found[-1]) for option in standing.options if (found := GAIN.findall(option.text))}
    return max(gains, key=gains.__getitem__) if gains else otherwise


def ends(person: Person, album: Album, site: Running) -> None:
    for game in BOTS:
        links = finished(site, game, bots=BOTS[game])
        page = person.go(links.player)
        page.get_by_role("link", name="Replay", exact=True).wait_for()
        album.take(page, f"{game}-5")
        page.get_by_role("link", name="Replay", exact=True).click()
        slider = page.get_by_role("slider")
        slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
        page.wait_for_load_state("networkidle")
        album.take(page, f"replay-{game}")


def on_screen(browser: Browser, site: Running, screen: Screen, wanted: list[str]) -> None:
    """All screenshots on one screen: New Angeles in dark colors, everything else in light colors."""
    album = Album(wanted, screen)
    for dark in (False, True):
        person = Person(browser, site, screen, dark=dark).sign_in("Ada")
        if not dark:
            pages(person, album)
            lobby(person, album)
            ends(person, album, site)
        table(person, album, "new-angeles" if dark else "neom")
        person.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=SWITCHES)
        for screen in (DESKTOP, PHONE):
            on_screen(browser, site, screen, sys.argv[1:])
        browser.close()


if __name__ == "__main__":
    main()
