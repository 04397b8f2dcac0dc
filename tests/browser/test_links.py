"""The host replaces the links of a table on the page; watchers with an old link are told what to do."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Screen
from tests.browser.playing import at_random, play_on, until_moving


def test_the_host_makes_new_links(invite: Invite) -> None:
    """Watchers with the old link are disconnected, also on a phone; the new link works, and the host plays on."""
    ada, eve = invite().sign_in("Ada"), invite(PHONE)
    links = ada.open("neom", ["", "random"])
    page = ada.go(f"{links['player']}?now=1")
    until_moving(page)
    eve.go(links["spectator"])
    expect(eve.page.locator("section.ask")).to_contain_text("Waiting for Ada.")
    ada.press("Menu")
    ada.press("Invite")
    dialog = page.get_by_role("dialog", name="Invite")
    watching = dialog.get_by_label("Link to watch")
    expect(watching).to_have_value(links["spectator"])
    ada.press("Make new links")
    expect(dialog).to_contain_text("Players keep their seats.")
    page.keyboard.press("Enter")

    expect(page.get_by_text("The table has new links.")).to_be_visible()
    expect(watching).not_to_have_value(links["spectator"])
    expect(eve.page.get_by_role("heading", name="This link no longer works")).to_be_visible()
    expect(eve.page.get_by_text("Ask the host for the new link.")).to_be_visible()
    eve.go(watching.input_value())
    expect(eve.page.locator("section.ask")).to_contain_text("Waiting for Ada.")
    page.keyboard.press("Escape")
    assert play_on([ada], at_random("links"), most=2) == 2


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_invitation(invite: Invite, screen: Screen) -> None:
    """Whoever follows a link reads who invites them to what, and takes a seat with one press."""
    ada, ben = invite().sign_in("Ada"), invite(screen).sign_in("Ben")
    links = ada.open("neom", ["", "", "greedy"])
    ada.hit(ada.go(links["player"]).get_by_role("button", name="Sit down").first)
    page = ben.go(links["player"])
    expect(page.get_by_role("heading", name="Ada invites you to NEOM")).to_be_visible()
    ben.press("Take a seat")

    expect(page.get_by_role("button", name="I'm ready")).to_be_visible()
    expect(page.get_by_role("heading", name="Ada invites you to NEOM")).to_have_count(0)
    expect(ada.page.get_by_text("invites you")).to_have_count(0)
