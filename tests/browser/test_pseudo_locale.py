"""In a pseudo language that puts every message into brackets, no words are left outside of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from neopolis.games.neom.content.pack import default_pack
from neopolis.games.neom.text.page_content import neom_content
from tests.browser.conftest import Invite
from tests.browser.deals import Dealt
from tests.browser.person import Person
from tests.browser.playing import Standing, at_random, play_through
from tests.browser.pseudo_server import PseudoServer
from tests.browser.tables import any_finished
from tests.browser.test_polish import READABLE
from tests.server.http.running import Running
from tests.text.pseudo import PSEUDO, WORD, unmarked

RULES = Path(__file__).parents[2] / "docs"
ALLOWED = {
    *("Ada", "Guest"),  # names of people
    *("Neopolis", "English", "Polski"),  # the name of the site, and languages by their own names
    *(
        "and",
        "now",
        "ago",
        "in",
        "this",
        "minute",
        "minutes",
        "hour",
        "hours",
        "day",
        "days",
    ),  # the browser's own words in lists and times
}
MOST_ANSWERS = 25
PATHS = [
    "/", "/new/neom", "/new/new-angeles", "/watch", "/replays", "/rules/neom", "/rules/new-angeles", "/reference/neom",
    "/reference/new-angeles", "/judge/neom", "/judge/new-angeles", "/about", "/nothing/here",
]  # fmt: skip
TILE_TEXTS = frozenset(tile.text for tile in neom_content(default_pack()).tiles)  # paragraphs of the rules about tiles


@pytest.fixture(scope="module")
def shared_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    server = PseudoServer(tmp_path_factory.mktemp("site"))
    server.start()
    yield server
    server.stop()


def rulebook_words() -> set[str]:
    """The words of our rules, which are not messages but documents that are translated as a whole."""
    paths = [*RULES.glob("rules/*.md"), RULES / "rulings.md"]
    return {word for path in paths for word in WORD.findall(path.read_text(encoding="utf-8"))}


class Reader:
    """Reads everything on a page, and keeps the words outside of brackets, with their lines."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: dict[str, str] = {}
        self.marked = 0
        person.context.add_init_script(f"localStorage.setItem('language', '{PSEUDO}')")

    def __call__(self, person: Person, standing: Standing) -> None:
        del person, standing
        self.read()

    def go(self, path: str) -> None:
        page = self.person.go(path)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")

    def read(self, allowed: frozenset[str] = frozenset()) -> None:
        lines = str(self.person.page.evaluate(READABLE)).splitlines()
        text = "\n".join([line for line in lines if line not in TILE_TEXTS])
        self.marked += text.count("⟦")
        found = unmarked(text)
        self.found |= {word: line for word, line in found.items() if word not in ALLOWED | allowed}

    def check(self) -> None:
        """Fails unless much was read, and all of it was in brackets."""
        assert self.marked > 500
        assert not self.found, "\n".join(sorted({f"{word}: {line}" for word, line in self.found.items()}))


def test_pages(invite: Invite) -> None:
    reader = Reader(invite())
    for path in PATHS:
        reader.go(path)
        reader.read(frozenset(rulebook_words()) if "rules" in path else frozenset())

    reader.check()


@pytest.mark.parametrize(("game", "bots"), [("neom", 2), ("new-angeles", 3)])
def test_tables(invite: Invite, game: str, bots: int) -> None:
    """Read the lobby, many decisions, every panel, and the menu."""
    ada = invite().sign_in("Ada")
    reader = Reader(ada)
    reader.go(ada.open(game, ["", *["random"] * bots])["player"])
    reader.read()
    page = ada.go(ada.open(game, ["", *["random"] * bots])["player"] + "?now=1")
    play_through(ada, at_random(game), most=MOST_ANSWERS, act=reader)
    for tab in page.get_by_role("tab").all():
        tab.click()
        reader.read()
    page.locator("header.top button:has(svg)").last.click()
    reader.read()

    reader.check()


@pytest.mark.parametrize("game", ["neom", "new-angeles"])
def test_ends_and_replays(invite: Invite, site: Running, game: str) -> None:
    """Read the end of a game, and the first moves of its replay."""
    links = any_finished(site, game)
    reader = Reader(invite())
    reader.go(links.player)
    page = reader.person.page
    replay = page.locator("a[href^='/replay/']")
    replay.wait_for()
    reader.read()
    replay.click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").press("Home")
    for _ in range(MOST_ANSWERS):
        reader.read()
        page.get_by_role("slider").press("ArrowRight")

    reader.check()
