"""A private link takes one's seat to another device, and nobody's own name away unasked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.playing import at_random, play_on, until_moving


def at_table(ada: Person) -> str:
    """Ada plays against bots. Her private link."""
    links = ada.sign_in("Ada").open("neom", ["", "random"])
    ada.go(f"{links['player']}?now=1")
    until_moving(ada.page)
    return ada.post(f"tables/{links['id']}/device", {})["link"]


def who(person: Person) -> str:
    """Who the server says that this browser is."""
    return str(person.context.request.get("/api/me").json()["name"])


def test_on_at_another_device(invite: Invite) -> None:
    """At once, where nobody has given a name yet; and the key is not left in the address."""
    ada, phone = invite(), invite(PHONE)
    phone.go(at_table(ada))
    until_moving(phone.page)

    assert who(phone) == "Ada" and "#" not in phone.page.url
    assert play_on([phone], at_random("device"), most=2) == 2


def test_who_is_somebody_already_is_asked(invite: Invite) -> None:
    """Anybody could have sent the link, and Ben's seats at other tables are in his cookie alone."""
    ada, ben = invite(), invite().sign_in("Ben")
    link = at_table(ada)
    page = ben.go(link)
    expect(page.get_by_role("dialog")).to_contain_text("Here you are Ben")
    ben.press("Stay signed in as Ben")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert who(ben) == "Ben" and "#" not in page.url

    ben.go("/")
    ben.go(link)
    ben.press("Sign in as the person who made this link")
    until_moving(page)
    assert who(ben) == "Ada"
