"""Stops of New Angeles (R-133): calling them, answering them, dismissing them, and who sees what."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, LAPTOP, PHONE, Person, Screen
from tests.browser.playing import until_moving
from tests.browser.stopping import at_stop
from tests.browser.test_axe import Checker
from tests.browser.test_axe import check as check  # a fixture
from tests.browser.test_new_angeles import COVERED

SCREENS = [
    pytest.param(DESKTOP, id="desktop"), pytest.param(LAPTOP, id="laptop"), pytest.param(PHONE, id="phone"),
]  # fmt: skip
CONTINUE = "Continue"
THIS_ROUND = "Continue, no more stops for me this round"
THIS_GAME = "Continue, no more stops for me in this game"
SAID = "[aria-live=polite][aria-relevant=additions]"  # what a screen reader announces
# Returns the texts that are cut off or wider than the screen.
CUT = """
() => [...document.querySelectorAll(".ask button, .ask .stop, .stops")]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.textContent)
"""


def question(person: Person) -> Locator:
    return person.page.locator(".question.asked")


def answers(person: Person) -> Locator:
    return person.page.locator("section.ask button[data-option]")


def stops(person: Person) -> Locator:
    """The list of stops, where it is visible: in the panel at the side, or in a sheet."""
    return person.page.locator("details.stops:visible")


def open_stops(person: Person) -> Locator:
    """Open the list of stops with the button beside the round track."""
    person.hit(person.page.locator("button.stops"))
    expect(stops(person)).to_have_attribute("open", "")
    return stops(person)


def moment(person: Person, key: str) -> Locator:
    return stops(person).locator(f"[data-moment='{key}']")


def test_a_stop_is_a_calm_question(invite: Invite) -> None:
    """The question names the moment and who stopped the game; one button stands out, and trading is one click away."""
    ada = invite()
    at_stop(ada)

    expect(question(ada)).to_contain_text("The game waits before Production.")
    expect(ada.page.get_by_text("Stopped by: Ada (you).")).to_be_visible()
    expect(answers(ada).locator(".answer")).to_have_text([CONTINUE, THIS_ROUND, THIS_GAME])
    expect(ada.page.locator(".option.main")).to_have_text(f"1 {CONTINUE}")
    expect(ada.page.locator(".option.quiet")).to_have_count(2)

    ada.press("Trade now")

    expect(ada.page.get_by_role("tab", name="Trade")).to_have_attribute("aria-selected", "true")
    expect(question(ada)).to_contain_text("The game waits before Production.")


def test_the_game_goes_on_when_everybody_continues(invite: Invite) -> None:
    """After Continue, Ada gets another question, and her standing call is still listed."""
    ada = invite()
    at_stop(ada)
    asked = until_moving(ada.page)

    ada.hit(answers(ada).first)
    until_moving(ada.page, asked.moment)

    expect(question(ada)).not_to_contain_text("The game waits")
    expect(ada.page.get_by_text("Stopped by:")).to_have_count(0)
    open_stops(ada)
    expect(moment(ada, "production")).to_have_attribute("data-how", "standing")


@pytest.mark.parametrize(("text", "scope"), [(THIS_ROUND, "this round"), (THIS_GAME, "in this game")])
def test_continue_and_never_mind(invite: Invite, text: str, scope: str) -> None:
    """The two quieter answers also dismiss later stops, and the list shows that. One click on the list undoes it."""
    ada = invite()
    at_stop(ada, "end-of-turn")
    asked = until_moving(ada.page)

    ada.hit(answers(ada).filter(has_text=text))
    until_moving(ada.page, asked.moment)

    button = open_stops(ada).get_by_role("button", name=f"No stops for me {scope}")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(ada.page.locator(SAID)).to_contain_text("Ada wants stops again.")


def test_a_click_calls_a_stop_once_then_always_then_not(invite: Invite) -> None:
    """Ada's list, recent events and log show each change in plain words, and a screen reader announces it to others."""
    ada = invite()
    spectator = at_stop(ada)
    ben = invite()
    ben.go(spectator)
    expect(ben.page.locator("button.stops")).to_have_text("2")
    open_stops(ada)
    expect(moment(ada, "event")).to_have_attribute("data-how", "cancel")
    lately = ada.page.get_by_role("region", name="Since the last deal")
    said = ben.page.locator(SAID)

    for how, words in (
        ("once", "Ada wants to talk before the Event."),
        ("standing", "Ada always wants to talk before the Event."),
        ("cancel", "Ada no longer wants to talk before the Event."),
    ):
        moment(ada, "event").click()
        expect(moment(ada, "event")).to_have_attribute("data-how", how)
        expect(lately.locator("[data-kind=stop-called]")).to_have_text([words])
        expect(said).to_contain_text(words)
        expect(ben.page.locator("button.stops")).to_have_text("2" if how == "cancel" else "3")

    ada.page.get_by_role("tab", name="Log").click()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("Ada always wants to talk before the Event.")


def test_everybody_sees_who_wants_to_talk_where(invite: Invite) -> None:
    """A spectator sees who called which stops and who stopped the game, and has nothing to press."""
    ada = invite()
    spectator = at_stop(ada)
    ben = invite()
    ben.go(spectator)

    expect(ben.page.get_by_text("Stopped by: Ada.")).to_be_visible()
    rows = open_stops(ben).get_by_role("listitem")
    expect(rows).to_have_text(
        ["before Production Ada (always)", re.compile(r"^before the demand is checked \w+ \(always\)$")]
    )
    expect(stops(ben).get_by_role("button", name="stops for me")).to_have_count(0)
    told = ben.page.locator("[data-situation]")
    expect(told).to_contain_text(re.compile(r"before the demand is checked: \w+ \(always\)"))


def test_stops_by_keyboard(invite: Invite) -> None:
    """The list can be opened and used with keys alone, and each button says what it is and what it does."""
    ada = invite()
    at_stop(ada)
    until_moving(ada.page)
    ada.page.locator("button.stops").focus()

    ada.page.keyboard.press("Enter")
    button = stops(ada).get_by_role("button", name="Stop before the Event: off.")
    button.focus()
    ada.page.keyboard.press("Enter")

    again = stops(ada).get_by_role("button", name="Stop before the Event: once. Press to stop there every time.")
    expect(again).to_be_focused()


def test_a_table_where_everybody_is_always_asked(invite: Invite) -> None:
    """At such a table no stop can be called, but stops can be dismissed."""
    ada = invite()
    at_stop(ada, "event", "always")

    expect(question(ada)).to_contain_text("The game waits before the Event.")
    expect(ada.page.get_by_text("Stopped by:")).to_have_count(0)
    expect(open_stops(ada)).to_contain_text("the game stops at every possible moment")
    expect(stops(ada).locator("[data-moment]")).to_have_count(0)
    button = stops(ada).get_by_role("button", name="No stops for me in this game")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("screen", SCREENS)
def test_stops_fit(invite: Invite, check: Checker, screen: Screen, language: str) -> None:
    """The question and the list fit on every screen, leave the players visible, and axe finds no fault."""
    ada = invite(screen, language=language)
    at_stop(ada)
    until_moving(ada.page)

    assert ada.page.evaluate(CUT) == []
    assert screen.touch or ada.page.evaluate(COVERED) == 0
    check(ada.page, "question")
    open_stops(ada)
    assert ada.page.evaluate(CUT) == []
    check(ada.page, "list", "dialog[open], .side")
