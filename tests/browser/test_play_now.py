"""A game against bots that starts at one press, and the level of its bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person, Screen
from tests.browser.playing import until_moving

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


def bots_at_table(person: Person) -> Locator:
    """The list of players, which says how strong each bot is."""
    until_moving(person.page)
    person.press("Players")
    return person.page.get_by_role("dialog").get_by_role("listitem")


@SCREENS
def test_bots_of_the_normal_level_if_nobody_chooses(invite: Invite, screen: Screen) -> None:
    ada = invite(screen).sign_in("Ada")
    game = ada.go("/").get_by_role("region", name="NEOM")
    expect(game.get_by_role("combobox", name="Level of the bots")).to_have_value("normal")
    expect(game).to_contain_text("takes the most points it can get at once")
    ada.hit(game.get_by_role("button", name="Play now against bots"))

    expect(bots_at_table(ada).filter(has_text="Bot: Normal")).to_have_count(2)


@SCREENS
def test_the_chosen_level_is_remembered_for_the_game(invite: Invite, screen: Screen) -> None:
    """What the level is like stands below it before the game starts."""
    ada = invite(screen).sign_in("Ada")
    game = ada.go("/").get_by_role("region", name="NEOM")
    level = game.get_by_role("combobox", name="Level of the bots")
    expect(level.locator("option")).to_have_text(["Easy", "Normal", "Hard", "Master"])
    level.select_option("Hard")
    expect(game).to_contain_text("plans each turn by what it has learned")
    ada.hit(game.get_by_role("button", name="Play now against bots"))
    expect(bots_at_table(ada).filter(has_text="Bot: Hard")).to_have_count(2)
    ada.go("/")

    expect(level).to_have_value("hard")
    expect(ada.page.get_by_role("region", name="New Angeles").get_by_role("combobox")).to_have_value("normal")
