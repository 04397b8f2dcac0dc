"""A browser and a server for the tests of this folder, and as many people as a test needs.

Other folders must not use these: while playwright runs, nothing else in the process can run an event loop.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from neopolis.server.http.page_files import INDEX
from neopolis.server.settings import PAGE
from tests.browser.deals import Dealt, dealing
from tests.browser.person import DESKTOP, Person, Screen
from tests.server.http.running import Running

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SWITCHES = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def chromium_path() -> str:
    """The Chromium of this machine; `make test` installs one."""
    found = [path for name in NAMES if (path := shutil.which(name))]
    assert found, "no Chromium: tools/setup.sh chromium installs one"
    return found[0]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    assert (PAGE / INDEX).is_file(), "the page is not built: make page"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    """The server that all tests share. A test file that needs a different or separate server overrides this fixture."""
    with dealing(tmp_path_factory.mktemp("site")) as server:
        yield server


@pytest.fixture
def site(shared_site: Dealt, request: pytest.FixtureRequest) -> Dealt:
    """The shared server, with the shuffles fixed for this test."""
    shared_site.deal(request.node.name)
    return shared_site


class Invite(Protocol):
    """Makes a person with a browser of their own."""

    def __call__(
        self, screen: Screen = DESKTOP, *, at: Running | None = None, language: str = "en-GB",
        speed: str = "instant", still: bool = True,
    ) -> Person: ...  # fmt: skip


@pytest.fixture
def invite(chromium: Browser, site: Running) -> Iterator[Invite]:
    """Makes people. At the end of the test, fails if one of their browsers has reported an error."""
    people: list[Person] = []

    def bring(
        screen: Screen = DESKTOP, *, at: Running | None = None, language: str = "en-GB",
        speed: str = "instant", still: bool = True,
    ) -> Person:  # fmt: skip
        people.append(Person(chromium, at or site, screen, language=language, still=still, speed=speed))
        return people[-1]

    yield bring
    for person in people:
        person.close()
    assert [complaint for person in people for complaint in person.complaints] == []
