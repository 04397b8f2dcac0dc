"""Trades of New Angeles on the page: proposing, accepting, countering."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.person import Person

SUPPORT = "support a player's offer"


def side(person: Person, who: str) -> Locator:
    """The part of the trade panel for what one side gives."""
    return person.page.get_by_role("group", name=f"{who} give{'' if who == 'You' else 's'}")


def begin(person: Person, partner: str) -> None:
    """Open the trade panel, and choose a partner."""
    person.page.get_by_role("tab", name="Trade").click()
    with_whom = person.page.get_by_role("group", name="Trade with")
    with_whom.get_by_role("button", name=partner).click()


def can_be_proposed(person: Person) -> bool:
    """Wait for the server's check of the trade, and return whether it can be proposed now. If not, cancel it."""
    page = person.page
    possible = page.get_by_text("Binding.", exact=True).or_(page.get_by_text("Not enforced.", exact=True))
    possible.or_(page.get_by_text("Not possible:")).wait_for()
    if possible.count():
        return True
    page.get_by_role("button", name="Cancel").click()
    return False


def give_capital(person: Person, partner: str) -> bool:
    """Propose to give capital for nothing; False if that is not possible now."""
    begin(person, partner)
    more = side(person, "You").get_by_role("button", name="Increase: capital")
    if more.is_disabled():
        person.page.get_by_role("button", name="Cancel").click()
        return False
    more.click()
    return propose(person)


def promise_support(person: Person, partner: str) -> bool:
    """Propose to promise support for nothing in return."""
    begin(person, partner)
    mine = side(person, "You")
    mine.get_by_text("Add a promise").click()
    mine.get_by_role("button", name=SUPPORT).click()
    return propose(person)


def propose(person: Person) -> bool:
    if not can_be_proposed(person):
        return False
    person.page.get_by_role("button", name="Propose", exact=True).click()
    person.page.get_by_text("Choose a partner.").wait_for()
    return True


def incoming(person: Person, other: str) -> Locator:
    """A proposal by somebody, at the top of the receiver's table."""
    return person.page.get_by_role("alert").get_by_role("article").filter(has_text=f"{other} →")


def accept(person: Person, other: str) -> None:
    incoming(person, other).get_by_role("button", name="Accept").click()
    incoming(person, other).wait_for(state="detached")


def counter_with_nothing_less(person: Person, other: str) -> bool:
    """Answer a proposal with a counterproposal that asks for 1 capital more. Returns False if that is not possible."""
    incoming(person, other).get_by_role("button", name="Suggest other terms").click()
    more = side(person, other).get_by_role("button", name="Increase: capital")
    if more.is_disabled():
        person.page.get_by_role("button", name="Cancel").click()
        return False
    more.click()
    if not can_be_proposed(person):
        return False
    person.page.get_by_role("button", name="Propose this instead").click()
    incoming(person, other).wait_for(state="detached")
    return True
