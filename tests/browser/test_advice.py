"""Advice on the page: three options with their values, and one of them chosen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, LAPTOP, PHONE, Screen
from tests.browser.playing import answer, until_moving


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_advice_at_a_table_that_allows_it(invite: Invite, screen: Screen) -> None:
    """Everybody sees that advice is on. Pressing an option of the advice chooses it."""
    ada = invite(screen).sign_in("Ada")
    page = ada.go(ada.open("new-angeles", ["", "plain", "plain", "plain"], advice=True)["player"] + "?now=1")
    expect(page.locator(".badge", has=page.locator("svg")).first).to_have_attribute(
        "title", "Advice is on: everybody at this table may ask for it."
    )
    question = page.locator(".question.asked")
    expect(question).to_be_visible()
    moment = question.get_attribute("data-moment")
    ada.hit(page.get_by_role("button", name="Advice"))
    advice = page.get_by_role("region", name="Advice")
    expect(advice.get_by_role("listitem").first).to_be_visible()
    assert 1 <= advice.get_by_role("listitem").count() <= 3
    expect(advice.get_by_role("list")).to_have_css("list-style-type", "none")  # numbers would be mistaken for keys
    ada.hit(advice.get_by_role("listitem").first.get_by_role("button"))

    expect(page.locator(f".question[data-moment='{moment}']")).to_have_count(0)
    expect(advice).to_have_count(0)


def test_advice_names_options_as_their_buttons_do(invite: Invite) -> None:
    ada = invite().sign_in("Ada")
    page = ada.go(ada.open("new-angeles", ["", "plain", "plain", "plain"], advice=True)["player"] + "?now=1")
    found = until_moving(page)
    while "Choose an offer to support" not in found.words:
        found = answer(ada, found, found.options[-1])
    ada.hit(page.get_by_role("button", name="Advice"))
    advised = page.get_by_role("region", name="Advice").get_by_role("listitem")
    expect(advised.first).to_be_visible()

    assert {one.get_by_role("button").inner_text() for one in advised.all()} <= {one.text for one in found.options}


def test_advice_leaves_room_for_the_options_on_a_laptop(invite: Invite) -> None:
    """All eight tiles of a hand are whole, and the advice says what the best one brings to this city."""
    ada = invite(LAPTOP).sign_in("Ada")
    page = ada.go(
        ada.open("neom", ["", "greedy", "greedy"], advice=True, options={"variant": "beginner"})["player"] + "?now=1"
    )
    found = until_moving(page)
    assert len(found.options) > 6
    ada.hit(page.get_by_role("button", name="Advice"))

    expect(page.get_by_role("region", name="Advice").get_by_role("listitem").first).to_contain_text("points – On ")
    for option in found.options:
        expect(page.locator(f"button[data-option='{option.option}']")).to_be_in_viewport(ratio=1)


def test_no_advice_at_other_tables(invite: Invite) -> None:
    ada = invite().sign_in("Ada")
    page = ada.go(ada.open("new-angeles", ["", "plain", "plain", "plain"])["player"] + "?now=1")
    expect(page.locator(".question.asked")).to_be_visible()

    expect(page.get_by_role("button", name="Advice")).to_have_count(0)
