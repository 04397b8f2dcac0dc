"""Replays of one's own games: captions, the turning points, and playing on from a decision of one's own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.deals import Dealt
from tests.browser.person import DESKTOP, PHONE, Person, Screen
from tests.browser.playing import at_random, play_through
from tests.browser.quick_adviser import QuickServer


@pytest.fixture(scope="module")
def shared_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    server = QuickServer(tmp_path_factory.mktemp("site"))
    server.start()
    yield server
    server.stop()


def own_replay(ada: Person, bots: list[str]) -> Page:
    """The replay of a game that a person has played at random."""
    page = ada.go(ada.open("neom", bots, options={"variant": "beginner"} if bots[1:] else {})["player"] + "?now=1")
    play_through(ada, at_random("a review"))
    ada.hit(page.get_by_role("link", name="Replay"))
    expect(page.locator(".caption")).to_be_visible()
    return page


def turning_points(ada: Person, page: Page) -> Locator:
    """Open the panel, beside the board or in a sheet, and return the list in it."""
    name = "Turning points"
    place = (
        page.get_by_role("button", name=name, exact=True) if ada.screen.touch else page.get_by_role("tab", name=name)
    )
    ada.hit(place)
    return page.get_by_role("region", name="Turning points").get_by_role("listitem")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_turning_points(invite: Invite, screen: Screen) -> None:
    """The list of the worst decisions leads to each of them, as the player saw it."""
    ada = invite(screen).sign_in("Ada")
    page = own_replay(ada, [""])
    points = turning_points(ada, page)
    ada.hit(page.get_by_role("button", name="Turning points of Ada"))
    expect(points.first).to_be_visible()
    expect(points.filter(has_text="Better:").first).to_be_visible()
    move = int(points.first.get_by_role("button").inner_text().split()[-1])
    ada.hit(points.first.get_by_role("button"))

    expect(page.get_by_role("slider", name="Move", exact=True)).to_have_value(str(move - 1))
    assert page.evaluate("document.documentElement.scrollWidth") <= screen.width


def test_a_caption_says_what_the_move_did(invite: Invite) -> None:
    """It is one of the lines of the log, and changes with every move."""
    ada = invite().sign_in("Ada")
    page = own_replay(ada, ["", "random"])
    expect(page.get_by_role("combobox", name="View as")).to_have_value("0")
    page.keyboard.press("End")
    caption = page.locator(".caption")

    expect(caption).to_contain_text("of income")


def test_playing_on_begins_with_ones_next_decision(invite: Invite) -> None:
    """Nothing that the others decide in between has to be waited for."""
    ada = invite().sign_in("Ada")
    page = own_replay(ada, ["", "random"])
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    ada.press("Play from here")
    ada.hit(page.get_by_role("dialog").get_by_role("button", name="Ada"))

    expect(page.locator(".question.asked")).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_course_of_the_game(invite: Invite, screen: Screen) -> None:
    """Below the board when the game is over: a line for each player, with what they ended with."""
    ada = invite(screen).sign_in("Ada")
    page = ada.go(ada.open("neom", ["", "random", "random"], options={"variant": "beginner"})["player"] + "?now=1")
    play_through(ada, at_random("a course"))
    chart = page.get_by_role("figure").filter(has_text="Points over the game")
    chart.scroll_into_view_if_needed()

    expect(chart.locator("svg path.line[class*=seat]")).to_have_count(2 * 3)
    expect(chart.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= screen.width
