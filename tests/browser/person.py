"""A person at their own browser. Errors that the browser reports are kept, and fail the test in the end."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebError, expect

from tests.server.http.running import Running

SAFETY = 60_000  # milliseconds to wait for something on a page before the test fails
expect.set_options(timeout=SAFETY)
DOUBLE_TAP = 0.35  # seconds between taps; after less than 0.3 seconds, the page ignores the second as a double tap


class Screen(NamedTuple):
    """A screen size, with a mouse or with touch."""

    width: int
    height: int
    touch: bool


DESKTOP = Screen(1440, 900, touch=False)
LAPTOP = Screen(1280, 720, touch=False)
PHONE = Screen(390, 844, touch=True)

# A browser's report about a request that the server is meant to refuse: part of the address, part of the text.
FIRST_VISIT = ("/api/me", "status of 401")


class Person:
    """A browser context with a page, signed in or not."""

    def __init__(
        self, browser: Browser, site: Running, screen: Screen = DESKTOP,
        *, language: str = "en-GB", dark: bool = False, still: bool = True, speed: str = "instant",
    ) -> None:  # fmt: skip
        self.site = site
        self.screen = screen
        self.name = ""
        self._tapped = 0.0
        self.complaints: list[str] = []
        self._forgiven: list[tuple[str, str]] = [FIRST_VISIT]
        self.context: BrowserContext = browser.new_context(
            base_url=site.address,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(SAFETY)
        self.context.on("console", self._said)
        self.context.on("weberror", self._failed)
        # Tests of the director choose another speed; for the others, nothing is played.
        self.context.add_init_script(f"try {{ localStorage.speed ??= {json.dumps(speed)} }} catch {{}}")
        self.context.add_init_script("try { localStorage.pace ??= 'off' } catch {}")  # bots do not hesitate
        self.page: Page = self.context.new_page()

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(message.location["url"], message.text)

    def _failed(self, error: WebError) -> None:
        self._complain("", f"{error.error}")

    def _complain(self, where: str, what: str) -> None:
        if not [1 for place, words in self._forgiven if place in where and words in what]:
            self.complaints.append(f"{where} {what}".strip())

    def forgive(self, where: str, what: str) -> None:
        """From now on, ignore the browser's reports whose address contains `where` and whose text contains `what`."""
        self._forgiven.append((where, what))

    def forgive_lost_connections(self) -> None:
        """From now on, ignore the browser's reports of lost connections."""
        self.forgive("", "WebSocket connection to")
        self.forgive("", "net::ERR_")

    # On the page.

    def go(self, path: str) -> Page:
        """Open a path of the site, or a whole address."""
        self.page.goto(path)
        return self.page

    def press(self, name: str) -> None:
        """Press the button with this name."""
        self.hit(self.page.get_by_role("button", name=name, exact=True))

    def hit(self, place: Locator) -> None:
        """Click, or tap on a touch screen."""
        if self.screen.touch:
            self.page.wait_for_timeout(max(0.0, self._tapped + DOUBLE_TAP - time.monotonic()) * 1000)
            place.tap()
            self._tapped = time.monotonic()
        else:
            place.click()

    # Without the page.

    def post(self, path: str, data: Mapping[str, object]) -> dict[str, str]:
        """Send the server a request as this person, without the page."""
        answer = self.context.request.post(f"/api/{path}", data=data, headers={"Origin": self.site.address})
        assert answer.ok, answer.text()
        found = answer.json()
        assert isinstance(found, dict)
        return found

    def sign_in(self, name: str) -> Person:
        """Become a guest. As on the page, the browser stores the name, so that the page does not ask for it."""
        self.name = str(self.post("guests", {"name": name})["name"])
        self.context.add_init_script(f"try {{ localStorage.setItem('name', {json.dumps(self.name)}) }} catch {{}}")
        return self

    def open(self, game: str, bots: list[str], **plan: object) -> dict[str, str]:
        """Open a table and return its links. `bots` has a bot for each seat, "" for a person."""
        return self.post("tables", {"plan": {"game": game, "seats": len(bots), "bots": bots, **plan}})

    def close(self) -> None:
        self.context.close()
