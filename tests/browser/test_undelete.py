"""Restoring a deleted table: at once from its own page, or later from the list on the start page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.playing import at_random, play_on, until_moving
from tests.browser.test_devices import at_table
from tests.browser.test_keyboard import tab_to


def deleted(ada: Person) -> str:
    """Ada deletes her table with a running game. Returns its path."""
    at_table(ada)
    path = "/" + "/".join(ada.page.url.split("/")[3:5])
    ada.press("Menu")
    ada.press("Delete the table")
    expect(ada.page.get_by_role("heading", name="This table was deleted")).to_be_visible()
    return path


def test_restore_at_once(invite: Invite) -> None:
    """The page of the deleted table offers to restore it, and the game goes on."""
    ada = invite()
    deleted(ada)
    ada.press("Restore the table")
    until_moving(ada.page)

    assert play_on([ada], at_random("restored"), most=2) == 2


def test_restore_from_the_list(invite: Invite) -> None:
    """By keyboard only. The start page lists the deleted table with the days left, but not for somebody else."""
    ada, ben = invite(), invite().sign_in("Ben")
    path = deleted(ada)
    page = ada.go("/")
    section = page.get_by_role("region", name="Deleted tables")
    expect(section).to_contain_text("7 days left")
    tab_to(page, "Restore")
    page.keyboard.press("Enter")
    until_moving(page)

    assert page.url.endswith(path)
    ben.go("/")
    expect(ben.page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(ben.page.get_by_text("You are playing as Ben.")).to_be_visible()
    expect(ben.page.get_by_role("region", name="Deleted tables")).to_have_count(0)
    ada.go("/")
    expect(page.get_by_role("listitem").filter(has_text="Your turn")).to_be_visible()
    expect(section).to_have_count(0)


def test_restore_on_a_phone_in_polish(invite: Invite) -> None:
    """Nothing is too wide, and the buttons are large enough for a finger."""
    ada = invite(PHONE, language="pl-PL")
    links = ada.sign_in("Ada").open("neom", ["", "random"])
    page = ada.go(f"{links['player']}?now=1")
    until_moving(page)
    ada.press("Menu")
    ada.press("Usuń stół")
    expect(page.get_by_role("button", name="Przywróć stół")).to_be_visible()
    ada.go("/")
    button = page.get_by_role("button", name="Przywróć", exact=True)
    expect(button).to_be_visible()
    box = button.bounding_box()

    assert box is not None and box["height"] >= 43.5
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.hit(button)
    until_moving(page)
