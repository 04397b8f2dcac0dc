"""A game from another package, which `src` and `web` never name: the page plays it on a plain board.

Its texts, labels and side actions come from the game itself.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.deals import Dealt, dealing
from tests.browser.person import DESKTOP, PHONE, Person, Screen
from tests.browser.playing import at_random, first, play_on, until_moving
from tests.browser.test_axe import Checker
from tests.browser.test_polish import READABLE
from tests.browser.test_whole_games import join, open_table
from tests.third_game.game import GAME
from tests.third_game.paths import python_path

TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def shared_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    """A server that finds the game through its entry point."""
    with dealing(tmp_path_factory.mktemp("site"), PYTHONPATH=python_path()) as server:
        yield server


def sit_down(person: Person, bots: int = 2) -> None:
    """Start a new game with bots."""
    person.go(person.open("sealed-bids", ["", *["polite"] * bots])["player"] + "?now=1")
    until_moving(person.page)


def offer_coin(person: Person, name: str) -> None:
    form = person.page.get_by_role("form", name="Offer a coin")
    form.get_by_label("to").select_option(name)
    person.hit(form.get_by_role("button"))


def value(person: Person, name: str) -> str:
    """The text that the board shows for a label."""
    title = person.page.get_by_role("term").get_by_text(name, exact=True)
    return person.page.locator("dl > div").filter(has=title).get_by_role("definition").inner_text()


def test_two_people_and_a_bot(invite: Invite) -> None:
    """Two people and a bot bid at the same time, a coin changes hands, and the record contains all of it."""
    ada, ben = invite(), invite()
    link = open_table(ada, "Sealed Bids", "Ada", 3, {2: "polite"})
    join(ben, link, "Ben")
    ada.press("Start game")
    found = [until_moving(person.page) for person in (ada, ben)]
    offer_coin(ada, "Ben")
    expect(ben.page.get_by_text("1: Ada offers Ben a coin")).to_be_visible()
    form = ben.page.get_by_role("form", name="Take a coin")
    form.get_by_label("number").fill("1")
    form.get_by_role("button").click()
    expect(ada.page.get_by_role("row", name="Ada 0 2 3")).to_be_visible()

    assert [one.words for one in found] == ["Which number do you bid for the prize of 1?"] * 2
    assert play_on([ada, ben], at_random("bids")) == 6
    for person in (ada, ben):
        expect(person.page.get_by_role("button", name="Rematch")).to_be_visible()
        expect(person.page.get_by_role("form")).to_have_count(0)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Record").click()
    game = GAME.replay(download.value.path().read_text(encoding="utf-8"))
    assert game.over and game.s.coins == [2, 4, 3]


def test_a_bid_is_sealed(invite: Invite) -> None:
    """Only the bidder sees a bid until everybody has bid."""
    ada, ben = invite(), invite()
    link = open_table(ada, "Sealed Bids", "Ada", 3, {2: "polite"})
    join(ben, link, "Ben")
    ada.press("Start game")
    for person in (ada, ben):
        until_moving(person.page)
    play_on([ada], first, most=1)
    expect(ben.page.locator(".status")).to_have_text("Waiting for Ben.")

    assert value(ada, "your bid").isdecimal()
    assert [value(ben, name) for name in ("your bid", "bids of each round")] == ["none", "none"]
    assert "Ada bids" not in str(ben.page.evaluate(READABLE))
    play_on([ben], first, most=1)
    for person in (ada, ben):
        person.page.get_by_role("tab", name="Log").click()
        expect(person.page.get_by_role("tabpanel").get_by_text("Ada bids")).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board(invite: Invite, screen: Screen) -> None:
    """The board has the game's labels and fits the screen, axe finds no fault, and the game can be finished."""
    ada = invite(screen).sign_in("Ada")
    sit_down(ada)
    check = Checker()
    check(ada.page, "the plain board")

    assert check.found == []
    assert ada.page.evaluate(TOO_WIDE) <= 0
    expect(ada.page.locator("[data-plain-board]").get_by_text("coins on offer", exact=True)).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Sealed Bids")).to_have_count(1)
    offer_coin(ada, "Bot 2")
    expect(ada.page.get_by_role("row", name="Bot 2 0 4 3")).to_be_visible()
    assert play_on([ada], at_random("plain")) == 3
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_refusal(invite: Invite) -> None:
    """The page says why the server refuses a side action."""
    ada = invite().sign_in("Ada")
    sit_down(ada)
    form = ada.page.get_by_role("form", name="Take a coin")
    form.get_by_label("number").fill("7")
    form.get_by_role("button").click()

    expect(ada.page.get_by_role("status").get_by_text("there is no such coin, or no such player.")).to_be_visible()


def test_by_keyboard(invite: Invite) -> None:
    """A digit chooses an option, and so do Tab and Enter. A digit typed into a form chooses nothing."""
    ada = invite().sign_in("Ada")
    sit_down(ada)
    page = ada.page
    one = until_moving(page)
    page.get_by_role("form", name="Take a coin").get_by_label("number").press("1")
    assert until_moving(page).moment == one.moment
    page.get_by_role("heading", name="At any time").click()
    page.keyboard.press("2")
    two = until_moving(page, one.moment)
    page.locator("button[data-option]").first.focus()
    page.keyboard.press("Enter")
    three = until_moving(page, two.moment)

    assert three.words == "Which number do you bid for the prize of 3?"


def test_in_polish(invite: Invite) -> None:
    """The game's own messages are in Polish; those without a translation stay English."""
    ada = invite(language="pl-PL").sign_in("Ada")
    sit_down(ada)

    assert until_moving(ada.page).words == "Jaką liczbą licytujesz nagrodę 1?"
    expect(ada.page.get_by_role("heading", name="W dowolnej chwili")).to_be_visible()
    expect(ada.page.get_by_role("form", name="Offer a coin")).to_be_visible()


def test_around_the_table(invite: Invite) -> None:
    """The home page offers the game, there is no judge for it, and a finished game can be replayed."""
    ada = invite().sign_in("Ada")
    page = ada.go("/")
    expect(page.get_by_role("heading", name="Sealed Bids")).to_be_visible()
    page.goto("/judge/sealed-bids")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    sit_down(ada, 1)
    play_on([ada], first)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("slider").press("Home")
    page.get_by_label("View as").select_option("Ada")

    expect(page.locator("[data-plain-board]").get_by_text("bids of each round")).to_be_visible()
    expect(page.get_by_text("Which number do you bid for the prize of 1?")).to_be_visible()
