"""Whole games by clicking: from the start page over the lobby and the link to the end."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import at_random, play_on


def name_oneself(person: Person, name: str) -> None:
    """Answer the question who one is."""
    person.page.get_by_role("textbox", name="A name for the table; no account is needed.").fill(name)
    person.press("Go on")
    person.name = name


def open_table(person: Person, game: str, name: str, seats: int, bots: dict[int, str]) -> str:
    """From the start page to the lobby of a new table. The link for friends."""
    page = person.go("/")
    page.get_by_role("region", name=game).get_by_role("link", name="New table").click()
    page.get_by_label("How many play").select_option(str(seats))
    for seat, bot in bots.items():
        page.get_by_label(f"Seat {seat + 1}").select_option(bot)
    person.press("Open the table")
    name_oneself(person, name)
    page.get_by_text("that is you").wait_for()
    return page.get_by_label("To play", exact=True).input_value()


def join(person: Person, link: str, name: str) -> None:
    """By the link into a free seat."""
    page = person.go("/")
    page.get_by_role("textbox", name="Link").fill(link)
    person.press("Join")
    page.get_by_role("button", name="Sit down").first.click()
    name_oneself(person, name)
    person.press("I am ready")


def test_a_game_of_neom(invite: Invite) -> None:
    """Two people and a bot play NEOM."""
    ada, ben = invite(), invite()
    link = open_table(ada, "NEOM", "Ada", 3, {2: "random"})
    join(ben, link, "Ben")
    ada.press("Start")

    count = play_on([ada, ben], at_random("neom"))

    assert count > 60
    for person in (ada, ben):
        person.page.get_by_role("heading", name="won").wait_for()
