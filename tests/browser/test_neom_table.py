"""NEOM's table as people see it: nothing important is cut off or covered, and the end has its own screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, LAPTOP, PHONE, Person, Screen
from tests.browser.playing import SHORT, Standing, at_random, play_through, until_moving
from tests.browser.tables import any_finished
from tests.server.http.running import Running

# Returns a sentence for each fault: the player's own city ends below the board, another city is too small, or a
# selected tile covers money or Goods.
CUT_OFF = """
() => {
  const wrong = [];
  const board = document.querySelector("main.board").getBoundingClientRect();
  const city = document.querySelector("[data-own-city]").getBoundingClientRect();
  if (city.bottom > board.bottom + 1) wrong.push(`the city ends ${city.bottom - board.bottom} below the board`);
  for (const plate of document.querySelectorAll(".plate")) {
    const small = plate.querySelector(".city img").getBoundingClientRect();
    if (small.width < 60) wrong.push(`the city of ${plate.dataset.seat} is ${small.width} wide`);
    const tile = plate.querySelector(".picked .picked")?.getBoundingClientRect();
    if (!tile) continue;
    for (const one of plate.querySelectorAll(".purse > span, .goods > *")) {
      const { right, bottom, left, top } = one.getBoundingClientRect();
      const isApart = right <= tile.left + 1 || left >= tile.right || bottom <= tile.top + 1 || top >= tile.bottom;
      if (!isApart) wrong.push(`the tile of ${plate.dataset.seat} covers ${one.className}`);
    }
  }
  return wrong;
}
"""


def check_sight(person: Person, standing: Standing) -> None:
    assert person.page.evaluate(CUT_OFF) == [], standing


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP])
def test_the_whole_city_is_visible(invite: Invite, screen: Screen) -> None:
    """At every question one's own city is fully visible without scrolling, however tall the cards are."""
    ada = invite(screen).sign_in("Ada")
    ada.go(ada.open("neom", ["", "greedy", "greedy"])["player"] + "?now=1")

    assert play_through(ada, at_random("seen"), act=check_sight) > SHORT


# Returns the space in pixels between the texts of neighboring tabs, and whether the tabs need scrolling.
TABS = """
() => {
  const list = document.querySelector("[role=tablist]");
  const boxes = [...list.children].map((tab) => {
    const range = document.createRange();
    range.selectNodeContents(tab);
    return range.getBoundingClientRect();
  });
  return [list.scrollWidth > list.clientWidth, boxes.slice(1).map(({ left }, at) => left - boxes[at].right)];
}
"""
APART = 10  # the least space between two tabs in pixels


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_tabs_do_not_touch(invite: Invite, language: str) -> None:
    """All five tabs are visible at the side of a small screen, with space between them."""
    ada = invite(LAPTOP, language=language).sign_in("Ada")
    ada.go(ada.open("neom", ["", "greedy", "greedy"])["player"] + "?now=1")
    until_moving(ada.page)

    scrolls, spaces = ada.page.evaluate(TABS)

    assert not scrolls and len(spaces) == 4 and min(spaces) >= APART, spaces


def test_the_sign_of_cornerstones(invite: Invite) -> None:
    """There is a space between a tile's type and its Cornerstone sign."""
    ada = invite().sign_in("Ada")
    page = ada.go(ada.open("neom", ["", "greedy", "greedy"])["player"] + "?now=1")
    until_moving(page)

    assert re.fullmatch(r"[A-Z][a-z]+ ◆", page.locator(".option .sort small").first.inner_text())


# Returns the texts in which a word like "L-Coins" is broken into two lines.
BROKEN = """
() => {
  const walk = document.createTreeWalker(document.querySelector(".shell"), NodeFilter.SHOW_TEXT);
  const wrong = [];
  while (walk.nextNode()) {
    for (const { 0: word, index } of walk.currentNode.data.matchAll(/L-Coin\\p{L}*/gu)) {
      const range = document.createRange();
      range.setStart(walk.currentNode, index);
      range.setEnd(walk.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map((one) => one.top)).size > 1) wrong.push(walk.currentNode.data);
    }
  }
  return wrong;
}
"""


@pytest.mark.parametrize(("screen", "language"), [(LAPTOP, "en-GB"), (LAPTOP, "pl-PL"), (PHONE, "pl-PL")])
def test_words_are_whole(invite: Invite, screen: Screen, language: str) -> None:
    """No line ends after the hyphen of "L-Coins"."""
    ada = invite(screen, language=language).sign_in("Ada")
    ada.go(ada.open("neom", ["", "greedy", "greedy"])["player"] + "?now=1")

    def check(person: Person, standing: Standing) -> None:
        assert person.page.evaluate(BROKEN) == [], standing

    assert play_through(ada, at_random("words"), most=SHORT, act=check) == SHORT


BLOCKED = "() => [...document.querySelectorAll('.blocked .face')].map((one) => one.getBoundingClientRect().width)"
LEAST_CARD = 90  # pixels; the width of a card if eight are side by side


@pytest.mark.parametrize("screen", [LAPTOP, PHONE])
def test_a_blocked_tile_is_as_wide_as_others(invite: Invite, screen: Screen) -> None:
    """A player who can only sell the tile still sees its whole card, with the reason."""
    ada = invite(screen).sign_in("Ada")
    ada.go(ada.open("neom", ["", "greedy", "greedy"])["player"] + "?now=1")
    widths: list[float] = []

    play_through(ada, at_random("sell"), act=lambda person, _: widths.extend(person.page.evaluate(BLOCKED)))

    assert widths and min(widths) >= LEAST_CARD


@pytest.mark.parametrize("screen", [DESKTOP, PHONE])
def test_the_end(invite: Invite, site: Running, screen: Screen) -> None:
    """The end shows everybody's place, points and their sources; the links to replay and home page share a row."""
    page = invite(screen).go(any_finished(site, "neom").player)
    result = page.get_by_role("region", name="Final result")
    expect(result.get_by_role("listitem")).to_have_count(3)
    rows = result.get_by_role("listitem").all()
    totals = [int(row.locator(".total").inner_text().split()[0].replace("−", "-")) for row in rows]
    reasons = [row.locator(".why b").all_inner_texts() for row in rows]

    assert totals == sorted(totals, reverse=True)
    assert totals == [sum(int(points.replace("−", "-")) for points in found) for found in reasons]
    links = page.get_by_role("link", name="Replay").or_(page.get_by_role("link", name="Back to home").last)
    assert len({round(link.bounding_box()["y"]) for link in links.all() if link.is_visible()}) == 1  # type: ignore[index]


def test_a_rematch_against_bots_begins_at_once(invite: Invite) -> None:
    """A rematch is a new game and does not continue the last one."""
    ada = invite().sign_in("Ada")
    page = ada.go(ada.open("neom", ["", "random", "random"])["player"] + "?now=1")
    play_through(ada, at_random("again"))
    ada.press("Rematch")
    page.get_by_text("Keep one Cornerstone").first.wait_for()

    expect(page.get_by_text("Fork", exact=True)).to_have_count(0)


def test_the_log_has_turns(invite: Invite) -> None:
    """The log has a heading for each turn, up to the current turn or the one before it."""
    ada = invite().sign_in("Ada")
    page = ada.go(ada.open("neom", ["", "greedy", "greedy"])["player"] + "?now=1")
    play_through(ada, at_random("log"), most=12)
    now = page.locator(".status .long").inner_text()
    page.get_by_role("tab", name="Log").click()
    turns = page.locator(".log .chapter").all_inner_texts()

    assert turns == [f"Turn {number}" for number in range(1, len(turns) + 1)]
    assert f"turn {len(turns)} of" in now or f"turn {len(turns) + 1} of" in now
