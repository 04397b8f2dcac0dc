"""What bots say: remarks to a person are prominent and cover nothing; what bots say to each other takes one line."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from neopolis.bots.personas import personas_at
from tests.browser import trading
from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, LAPTOP, PHONE, Person, Screen
from tests.browser.playing import at_random, play_through, until_moving

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
# The buttons, links and tabs that the visible remark covers, by their texts; null if there is no remark.
COVERED = """
() => {
  const remark = document.querySelector(".remark");
  if (!remark) return null;
  const box = remark.getBoundingClientRect();
  const overlaps = (other) => other.left < box.right - 1 && other.right > box.left + 1 &&
    other.top < box.bottom - 1 && other.bottom > box.top + 1 && other.width > 0;
  return [...document.querySelectorAll("button, a, [role=tab], summary, input, select")]
    .filter((one) => !remark.contains(one) && one.checkVisibility() && overlaps(one.getBoundingClientRect()))
    .map((one) => one.textContent.trim());
}
"""
# What there is in the chat or the log: for each item, whether it is folded.
FOLDED = "(list) => [...list.children].map((one) => one.querySelector('details') !== null)"


def table_with_bots(person: Person) -> tuple[Page, str]:
    """A table of New Angeles with three bots that trade. Returns the page and the name of the first bot."""
    links = person.sign_in("Ada").open("new-angeles", ["", "plain", "plain", "plain"])
    page = person.go(f"{links['player']}?now=1")
    bot = personas_at(links["id"], ["", "normal", "normal", "normal"])[1]
    assert bot is not None
    until_moving(page)
    return page, bot.title


@SCREENS
def test_a_remark_covers_nothing_and_can_be_dismissed(invite: Invite, screen: Screen) -> None:
    """A bot declines with a reason. It can be read beside the other parts of the top line."""
    page, bot = table_with_bots(ada := invite(screen))
    if screen.touch:
        ada.hit(page.get_by_role("navigation", name="Panels").get_by_role("button", name="Trade"))
        ada.hit(page.get_by_role("group", name="Trade with").get_by_role("button", name=bot))
    else:
        trading.begin(ada, bot)
    wanted = trading.side(ada, bot).get_by_role("spinbutton", name="capital")
    wanted.fill("9")
    wanted.press("Tab")
    assert trading.can_be_proposed(ada)
    ada.hit(page.get_by_role("button", name="Propose", exact=True))
    if screen.touch:
        ada.hit(page.get_by_role("dialog").get_by_role("button", name="Close"))
    remark = page.locator(".remark")
    expect(remark).to_contain_text(bot)

    assert page.evaluate(COVERED) == []
    expect(remark).to_be_in_viewport(ratio=1)
    ada.hit(remark.get_by_role("button", name="Close"))
    expect(remark).to_have_count(0)


def test_what_bots_say_to_each_other_takes_one_line(invite: Invite) -> None:
    """In the chat and in the log. It can be opened, and nothing that follows each other is folded twice."""
    page, _ = table_with_bots(ada := invite())
    play_through(ada, at_random("haggling"))
    page.get_by_role("tab", name="Log").click()
    ada.press("Show full log")
    for tab in ("Log", "Chat"):
        page.get_by_role("tab", name=tab).click()
        items = page.locator("#panel ol").first
        asides = items.locator("> li > details")
        expect(asides.first).to_contain_text("Bots among themselves (")
        folded = items.evaluate(FOLDED)
        assert not any(one and after for one, after in pairwise(folded)), tab
        inside = asides.last.get_by_role("listitem")
        expect(inside).to_have_count(0)  # hidden
        ada.hit(asides.last.locator("summary"))
        expect(inside.first).to_be_visible()
        expect(asides.last.locator("summary")).to_be_in_viewport()


def test_the_log_stays_at_its_end(invite: Invite) -> None:
    """Also when it drops its oldest entries, because it shows only the latest ones at first."""
    page, _ = table_with_bots(ada := invite(LAPTOP))
    page.get_by_role("tab", name="Log").click()
    play_through(ada, at_random("x"), most=40)
    expect(page.get_by_role("button", name="Show full log")).to_be_attached()
    for _ in range(8):
        play_through(ada, at_random("x"), most=1)
        page.wait_for_function("() => { const p = document.querySelector('#panel');"
                               " return p.scrollHeight - p.clientHeight - p.scrollTop < 3; }")  # fmt: skip
