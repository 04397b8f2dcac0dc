"""Today's city: from the home page to the result, and how others did."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Screen
from tests.browser.playing import at_random, play_through


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_todays_city_from_start_to_result(invite: Invite, screen: Screen) -> None:
    """A newcomer gives a name, plays, sees the results, and can share them; the same game cannot be played again."""
    ada = invite(screen)
    page = ada.go("/")
    card = page.get_by_role("region", name="Today's city")
    ada.hit(card.get_by_role("button", name="Play"))
    page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    page.keyboard.press("Enter")
    expect(page.locator(".question.asked")).to_be_visible()
    play_through(ada, at_random("today"))
    ada.hit(page.get_by_role("link", name="How others did"))

    own = page.get_by_role("row").filter(has_text="Ada").filter(has_text="you")
    expect(own).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Share your result")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= screen.width


def test_a_game_that_is_going_on(invite: Invite) -> None:
    """The home page offers to go on with it, and the list of one's tables has the result of finished games."""
    ada = invite().sign_in("Ada")
    day = ada.context.request.get("/api/challenges/neom/daily").json()["round"]["day"]
    table = ada.post("challenges/neom/daily", {"day": day})["id"]
    page = ada.go("/")
    ada.hit(page.get_by_role("region", name="Today's city").get_by_role("button", name="Continue"))
    expect(page.locator(".question.asked")).to_be_visible()

    assert f"/t/{table}/" in page.url


def test_an_earlier_round(invite: Invite) -> None:
    """The archive leads to earlier days, which can still be played."""
    ada = invite().sign_in("Ada")
    page = ada.go("/challenge/neom/daily")
    page.get_by_role("heading", name="Earlier rounds").wait_for()
    ada.hit(page.get_by_role("link").filter(has_text="November 16, 2026"))
    expect(page.get_by_text("November 16, 2026").first).to_be_visible()
    ada.hit(page.get_by_role("button", name="Play"))

    expect(page.locator(".question.asked")).to_be_visible()
