"""A private link moves a seat to another device. It signs nobody out there without asking."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.playing import at_random, play_on, until_moving


def at_table(ada: Person) -> str:
    """Ada plays against bots. Returns her private link."""
    links = ada.sign_in("Ada").open("neom", ["", "random"])
    ada.go(f"{links['player']}?now=1")
    until_moving(ada.page)
    return ada.post(f"tables/{links['id']}/device", {})["link"]


def who(person: Person) -> str:
    """The name by which the server knows this browser."""
    return str(person.context.request.get("/api/me").json()["name"])


def test_continue_on_another_device(invite: Invite) -> None:
    """On a device where nobody is signed in, the link works immediately, and its key is removed from the address."""
    ada, phone = invite(), invite(PHONE)
    phone.go(at_table(ada))
    until_moving(phone.page)

    assert who(phone) == "Ada" and "#" not in phone.page.url
    assert play_on([phone], at_random("device"), most=2) == 2


def test_a_signed_in_person_is_asked_first(invite: Invite) -> None:
    """Ben must agree before the link signs him out: anybody could have sent it, and he would lose his seats."""
    ada, ben = invite(), invite().sign_in("Ben")
    link = at_table(ada)
    page = ben.go(link)
    expect(page.get_by_role("dialog")).to_contain_text("You are signed in here as Ben")
    ben.press("Stay signed in as Ben")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert who(ben) == "Ben" and "#" not in page.url

    ben.go("/")
    ben.go(link)
    ben.press("Sign in as the person who made this link")
    until_moving(page)
    assert who(ben) == "Ada"
