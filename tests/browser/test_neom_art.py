"""The drawn tiles of NEOM: by day and at dusk, readable, and shown for every city."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person, Screen
from tests.browser.playing import play_on, until_moving

SOME = 4  # tiles in one's own city, the City Center included
ROUNDS = 12
ART = "[data-own-city] svg.art"
DRAWN = f"() => [...document.querySelectorAll('{ART}')].map((one) => one.innerHTML)"

# Returns the visible words and numbers on tiles and cities that are smaller than 12 pixels.
SMALL = """
() => [...document.querySelectorAll(".signs :is(.points, .income, .name b), .columns span, .rows span")]
  .filter((one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 12)
  .map((one) => one.textContent)
"""
# Returns the ids that more than one element has.
TWICE = """
() => {
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}
"""
# Returns, for each image of another city, the width at which it is shown, and its own: 0 if it cannot be read.
IMAGES = """
() => Promise.all([...document.querySelectorAll(".plate .city img")].map(async (one) => {
  await one.decode();
  return [one.clientWidth, one.naturalWidth];
}))
"""


def some_turns(invite: Invite, screen: Screen) -> Person:
    ada = invite(screen).sign_in("Ada")
    ada.go(ada.open("neom", ["", "greedy", "greedy"])["player"] + "?now=1")
    for _ in range(ROUNDS):  # the first option places a tile wherever one fits
        play_on([ada], lambda standing: standing.options[0], most=3)
        until_moving(ada.page)
        if ada.page.locator(ART).count() >= SOME:
            break
    return ada


def in_theme(page: Page, theme: str) -> list[str]:
    """The drawings of the tiles in one's own city."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    drawn = page.evaluate(DRAWN)
    assert isinstance(drawn, list)
    return drawn


@pytest.mark.parametrize("screen", [DESKTOP, PHONE])
def test_cities_are_drawn_and_readable(invite: Invite, screen: Screen) -> None:
    """Each tile has a drawing, each other city an image; no word on them is small, and no id occurs twice."""
    page = some_turns(invite, screen).page

    drawn = page.evaluate(DRAWN)
    images = page.evaluate(IMAGES)

    assert len(drawn) >= SOME and all("<path" in one for one in drawn)
    assert len(images) == 2 and all(shown > 40 and natural > 0 for shown, natural in images)
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TWICE) == []


def test_day_and_dusk(invite: Invite) -> None:
    """Light colors show the city by day, dark colors at dusk, without loading the page again."""
    page = some_turns(invite, DESKTOP).page

    day, dusk, again = (in_theme(page, theme) for theme in ("light", "dark", "light"))

    assert day == again
    assert len(day) == len(dusk) and not set(day) & set(dusk)
