"""After a game: why the bots did what they did."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Screen
from tests.browser.playing import at_random, play_through


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_reasons_of_each_bot_when_the_game_is_over(invite: Invite, screen: Screen) -> None:
    """One bot at a time, with a link to each move in the replay, which shows the same reason."""
    ada = invite(screen).sign_in("Ada")
    page = ada.go(ada.open("neom", ["", "greedy", "greedy"])["player"] + "?now=1")
    play_through(ada, at_random("reasons"))
    ada.press("Why did they do that?")
    reasons = page.get_by_role("dialog", name="Why did they do that?")
    items = reasons.get_by_role("listitem")
    expect(items.first).to_contain_text("It changed my score by")
    expect(items.first).to_be_in_viewport()
    options = reasons.get_by_role("combobox").locator("option")
    expect(options).to_have_count(2)
    first = items.first.inner_text()
    reasons.get_by_role("combobox").select_option(options.nth(1).inner_text())
    expect(items.first).not_to_have_text(first)
    ada.hit(items.nth(5).get_by_role("link"))

    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.get_by_text("It changed my score by")).to_be_visible()
