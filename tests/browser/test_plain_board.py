"""A game that the page has no UI for: a plain board made from its view, and its options as buttons.

Here a game of NEOM has another name in everything that the page receives, so the page knows nothing about it.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person, Screen
from tests.browser.playing import at_random, play_on, until_moving
from tests.browser.test_axe import Checker

MYSTERY = "mystery"
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def disguise(person: Person) -> None:
    """From now on, NEOM has another name for this browser."""

    def games(route: Route) -> None:
        answer = route.fetch()
        found = [{**one, "game": MYSTERY, "name": "A Mystery"} for one in answer.json() if one["game"] == "neom"]
        route.fulfill(response=answer, json=found)

    def socket(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def rename(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame.get("table"):
                frame["table"]["game"] = MYSTERY
            page.send(json.dumps(frame))

        server.on_message(rename)

    person.page.route("**/api/games*", games)
    person.page.route_web_socket("**/socket*", socket)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game(invite: Invite, screen: Screen) -> None:
    """View, options and result are there, axe finds nothing wrong, and no content is fetched."""
    ada = invite(screen).sign_in("Ada")
    disguise(ada)
    requests: list[str] = []
    ada.page.on("request", lambda request: requests.append(request.url))
    page = ada.go(ada.open("neom", ["", "random"])["player"] + "?now=1")
    until_moving(page)
    check = Checker()
    check(page, "the plain board")

    assert check.found == []
    assert page.evaluate(TOO_WIDE) <= 0
    expect(page.locator("[data-plain-board]").get_by_text("generation", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="A Mystery")).to_have_count(1)
    assert play_on([ada], at_random("plain")) > 20
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    assert not [url for url in requests if "/api/content/" in url]


def test_by_keyboard(invite: Invite) -> None:
    """A digit chooses, and so do Tab and Enter; the log says what happened."""
    ada = invite().sign_in("Ada")
    disguise(ada)
    page = ada.go(ada.open("neom", ["", "random"])["player"] + "?now=1")
    first = until_moving(page)
    page.keyboard.press("2")
    second = until_moving(page, first.moment)
    page.locator("button[data-option]").first.focus()
    page.keyboard.press("Enter")
    until_moving(page, second.moment)
    page.get_by_role("tab", name="Log").click()

    expect(page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Ada").first).to_be_visible()


def test_around_the_table(invite: Invite) -> None:
    """The home page offers it, a new table has its seats and bots, and there is no judge for it."""
    ada = invite()
    disguise(ada)
    page = ada.go("/")
    expect(page.get_by_role("heading", name="A Mystery")).to_be_visible()
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_label("Number of players")).to_have_value("3")
    page.get_by_label("Seat 2").select_option("greedy")
    page.goto(f"/judge/{MYSTERY}")

    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
