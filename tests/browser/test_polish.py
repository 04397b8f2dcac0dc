"""Games in Polish show none of our English texts, and the language can be changed during a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from neopolis.text.catalog import catalog
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import Standing, at_random, play_through, until_moving

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src/neopolis/text/locales"
MESSAGE = re.compile(r"^([\w-]+) =(.*(?:\n .*)*)", re.MULTILINE)
# What separates the parts of plain text in a message: arguments, attributes, and the syntax of plural forms.
GAP = re.compile(r"\{[^{}]*\}|\{ \$\w+ ->|\n *(?:\.[\w-]+ = |\*?\[[\w-]+\])?|[{}\n]")
ENOUGH = 40  # answers to give, in several games if necessary
LEAST = 12  # minimum number of characters of a part to look for; shorter parts may also be parts of Polish words

# Everything on a page that can be seen or read by a screen reader.
READABLE = """
() => {
  const said = ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"];
  const labels = [...document.querySelectorAll(said.map((name) => `[${name}]`).join())];
  const heard = [...document.querySelectorAll(".visually-hidden")].map((one) => one.textContent);
  return [document.title, document.body.innerText, ...heard,
    ...labels.flatMap((one) => said.map((name) => one.getAttribute(name) ?? ""))].join("\\n");
}
"""


def page_words(language: str) -> dict[str, str]:
    """The page's own messages, by id."""
    found = dict(MESSAGE.findall((LOCALES / language / "page.ftl").read_text(encoding="utf-8")))
    assert len(found) > 800
    return found


def messages(language: str) -> dict[str, str]:
    """The messages of the game and the server as their files have them, by id."""
    return {code: source.partition("=")[2] for code, source in catalog(language).sources.items()}


def names() -> dict[str, str]:
    """Polish names of tiles, cards and so on, by the English name."""
    english, polish = catalog("en"), catalog("pl")
    named = [f"{code}.name" for code in polish.sources if polish.has(f"{code}.name")]
    return {english.render(code, {}): polish.render(code, {}) for code in named}


def pieces(english: dict[str, str], polish: dict[str, str]) -> set[str]:
    """Parts of English messages that occur in no Polish message."""
    all_polish = "\n".join(polish.values())
    found = {part.strip() for code, text in english.items() if code in polish for part in GAP.split(text)}
    return {part for part in found if len(part) >= LEAST and " " in part and part not in all_polish}


def english_pieces() -> list[str]:
    ours = pieces(page_words("en"), page_words("pl")) | pieces(messages("en"), messages("pl"))
    polish = "\n".join(names().values())
    things = {name for name, other in names().items() if name != other and " " in name and name not in polish}
    assert len(ours) > 300 and len(things) > 100
    return sorted(ours | things)


class Reader:
    """Reads everything on a page before every answer."""

    def __init__(self) -> None:
        self.pieces = english_pieces()
        self.found: set[str] = set()
        self.letters = 0

    def __call__(self, person: Person, standing: Standing) -> None:
        del standing
        self.read(person)

    def read(self, person: Person) -> None:
        text = person.page.evaluate(READABLE)
        self.letters += len(text)
        self.found |= {piece for piece in self.pieces if piece in text}


@pytest.mark.parametrize(("game", "bots"), [("neom", 2), ("new-angeles", 3)])
def test_games(invite: Invite, game: str, bots: int) -> None:
    """Plays a game to the end, and another if the first was short, as games of New Angeles can be."""
    ada = invite(language="pl-PL").sign_in("Ada")
    choose, reader, count = at_random(game), Reader(), 0

    while count < ENOUGH:
        ada.go(ada.open(game, ["", *["random"] * bots])["player"] + "?now=1")
        count += play_through(ada, choose, act=reader)
        reader.read(ada)
    for tab in ada.page.get_by_role("tab").all():
        tab.click()
        reader.read(ada)

    assert reader.letters > 50_000
    assert sorted(reader.found) == []
    assert ada.page.evaluate("document.documentElement.lang") == "pl"


PATHS = [
    "/", "/new/neom", "/new/new-angeles", "/watch", "/replays", "/judge/neom", "/judge/new-angeles", "/reference/neom",
    "/reference/new-angeles", "/rules/neom", "/rules/new-angeles", "/about", "/credits", "/nothing",
]  # fmt: skip


def test_the_other_pages(invite: Invite) -> None:
    ada = invite(language="pl-PL")
    reader = Reader()
    for path in PATHS:
        page = ada.go(path)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        reader.read(ada)

    assert sorted(reader.found) == []


def test_from_one_language_to_the_other(invite: Invite) -> None:
    """The language is changed while a question is open, without a reload. The question can still be answered."""
    ada = invite().sign_in("Ada")
    page = ada.go(ada.open("neom", ["", "random"])["player"] + "?now=1")
    asked = until_moving(page)
    ada.press("Menu")
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".question")).not_to_contain_text("Choose one of these Cornerstones")
    page.locator("button[data-option]").first.wait_for()
    spoken = until_moving(page)

    assert [one.option for one in spoken.options] == [one.option for one in asked.options]
    assert spoken.words != asked.words
    page.locator("button[data-option]").first.click()
    until_moving(page, spoken.moment)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
