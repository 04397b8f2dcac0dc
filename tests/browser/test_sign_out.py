"""Signing out on the page: on this device, with a link that keeps the seats, or on all other devices."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.playing import at_random, play_on, until_moving
from tests.browser.test_devices import at_table, who
from tests.browser.test_keyboard import tab_to

NOT_SIGNED_IN = "status of 401"


def device_of(ada: Person, phone: Person) -> Person:
    """Ada's phone: it opens her private link, which signs it in, and shows her table."""
    phone.go(at_table(ada))
    until_moving(phone.page)
    return phone


def test_sign_out_here_but_keep_the_seats(invite: Invite) -> None:
    """The dialog says what would be lost and offers a private link; with that link, the phone plays on."""
    ada, phone = invite(), invite(PHONE)
    at_table(ada)
    page = ada.go("/")
    ada.press("Sign out")
    dialog = page.get_by_role("dialog", name="Sign out")
    expect(dialog).to_contain_text("you lose your table for good")
    ada.press("Continue on another device")
    first = dialog.get_by_role("textbox").input_value()
    ada.press("Make a new link")
    expect(dialog.get_by_role("textbox")).not_to_have_value(first)
    link = dialog.get_by_role("textbox").input_value()

    phone.forgive("/api/device", "status of 403")
    phone.go(first)
    expect(phone.page.get_by_text("or a newer link has replaced it")).to_be_visible()
    phone.go(link)
    until_moving(phone.page)
    ada.press("Sign out on this device")
    expect(page.get_by_text("You are signed out on this device.")).to_be_visible()
    expect(page.get_by_role("button", name="Change name")).to_have_count(0)

    assert ada.context.request.get("/api/me").status == 401
    assert play_on([phone], at_random("signed out"), most=2) == 2


def test_another_tab_notices(invite: Invite) -> None:
    """A second tab at the table loses its seat without a reload."""
    ada = invite()
    at_table(ada)
    other = ada.context.new_page()
    other.goto("/")
    other.get_by_role("button", name="Sign out", exact=True).click()
    other.get_by_role("button", name="Sign out on this device").click()

    expect(ada.page.locator("section.ask")).to_contain_text("Waiting for Ada.")


def test_sign_out_all_other_devices(invite: Invite) -> None:
    """By keyboard only. A phone that plays as Ada is signed out at once; Ada plays on without doing anything."""
    ada, phone = invite(), invite(PHONE)
    device_of(ada, phone)
    table = ada.context.new_page()
    table.goto("/")
    tab_to(table, "Sign out")
    table.keyboard.press("Enter")
    table.get_by_role("dialog", name="Sign out").wait_for()
    tab_to(table, "Sign out all other devices")
    table.keyboard.press("Enter")

    expect(table.get_by_text("All other devices are signed out.")).to_be_visible()
    expect(phone.page.get_by_role("heading", name="You are signed out")).to_be_visible()
    expect(phone.page.get_by_text("Continue on another device")).to_be_visible()
    until_moving(ada.page)
    assert who(ada) == "Ada"
    assert play_on([ada], at_random("elsewhere"), most=2) == 2

    phone.forgive("/api/me", NOT_SIGNED_IN)
    phone.go("/")
    expect(phone.page.get_by_text("You were signed out on this device.")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Sign out")).to_have_count(0)
