"""The pages around the tables, as people use them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Screen
from tests.browser.playing import until_moving
from tests.browser.test_axe import PATHS

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
NARROW = Screen(320, 640, touch=True)  # as wide as 1280 pixels at 400 % zoom, or a phone with large text


@SCREENS
def test_back_to_the_table_where_it_is_your_turn(invite: Invite, screen: Screen) -> None:
    """The home page shows a player immediately that it is their turn. One press leads to the table."""
    ada = invite(screen).sign_in("Ada")
    table = ada.open("neom", ["", "random", "random"])
    ada.go(table["player"] + "?now=1")
    asked = until_moving(ada.page)

    page = ada.go("/")
    expect(page.get_by_role("link", name="NEOM Ada and 2 bots Your turn")).to_be_visible()
    back = page.get_by_role("link", name="Your turn: NEOM", exact=True)
    expect(back).to_be_in_viewport(ratio=1)
    ada.hit(back)

    assert until_moving(page).words == asked.words


@SCREENS
def test_the_judge_of_neom(invite: Invite, screen: Screen) -> None:
    """Build a city by clicking; see its score and the rules that decide it."""
    ada = invite(screen)
    page = ada.go("/judge/neom")
    for cell, tile in (("c2", "Tenements"), ("d2", "Grocery Store")):
        ada.hit(page.get_by_role("button", name=re.compile(f"^{cell}:")))
        ada.hit(page.get_by_role("list", name="Tiles").get_by_role("button", name=tile).first)
        expect(page.get_by_role("button", name=re.compile(f"^{cell}: {tile}"))).to_be_visible()
    page.get_by_role("searchbox").fill("pawn")
    ada.hit(page.get_by_role("list", name="Tiles").get_by_role("button", name="Pawn Shop"))
    expect(page.get_by_role("searchbox")).to_have_value("")  # the search is empty for the next tile
    ada.press("Ask the judge")

    expect(page.get_by_text("Tenements on c2").first).to_be_visible()
    ada.hit(page.get_by_role("button", name="NEOM 15.6").first)
    expect(page.get_by_role("dialog")).to_contain_text("Ghost town")


@SCREENS
def test_the_judge_of_new_angeles(invite: Invite, screen: Screen) -> None:
    """A second Human First unit cannot stay in a district that has one, and moves on."""
    ada = invite(screen)
    page = ada.go("/judge/new-angeles")
    for district in ("1 Guayaquil", "2 Quinde"):
        ada.hit(page.get_by_role("button", name=district))
        box = page.get_by_role("checkbox", name="Human First")
        ada.hit(page.locator("label").filter(has=box))
        expect(box).to_be_checked()
    page.get_by_role("combobox", name="District").select_option(label="1 Guayaquil")
    ada.press("Ask the judge")

    expect(page.get_by_text("Its path: Guayaquil → Quinde → Rabotgorod.")).to_be_visible()
    expect(page.get_by_role("button", name="5 Rabotgorod", exact=True)).to_have_class(re.compile("walked"))


def test_the_search_of_the_rules(invite: Invite) -> None:
    """The search stays visible on a phone however far one scrolls, and finds paragraphs that contain all words."""
    ada = invite(PHONE)
    page = ada.go("/rules/new-angeles#R-86")
    expect(page.get_by_text("The moments of a deal").last).to_be_in_viewport()
    search = page.get_by_role("searchbox")
    expect(search).to_be_in_viewport(ratio=1)
    search.fill("illness threat root")

    expect(page.locator("section[id='35.2']")).to_be_visible()
    expect(page.locator("section[id='R-86']")).to_have_count(0)


def test_credits_name_who_drew_the_icons(invite: Invite) -> None:
    """As the CC BY license requires, the credits name the authors, the license, and the changes."""
    page = invite().go("/credits")

    icons = page.locator("section").filter(has=page.get_by_role("heading", name="Icons", exact=True))
    for author in ("Lorc", "Delapouite", "Skoll", "Caro Asercion", "Lucide Contributors"):
        expect(icons).to_contain_text(author)
    expect(icons.get_by_role("link", name="CC BY 3.0")).to_have_attribute("href", re.compile("license"))
    expect(icons).to_contain_text("Shown in our colors and sizes")


@pytest.mark.parametrize("path", PATHS)
def test_no_page_is_too_wide(invite: Invite, path: str) -> None:
    """No page is wider than a phone's screen, with normal or large text."""
    page = invite(PHONE).go(path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")

    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE.width
    page.set_viewport_size({"width": NARROW.width, "height": NARROW.height})
    assert page.evaluate("document.documentElement.clientWidth") == NARROW.width
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW.width
