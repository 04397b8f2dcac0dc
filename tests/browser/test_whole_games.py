"""Whole games by clicking: from the home page through the lobby and the link to the end."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser import trading
from tests.browser.conftest import Invite
from tests.browser.deals import Dealt
from tests.browser.person import Person
from tests.browser.playing import SHORT, Option, Standing, at_random, play_on


def name_oneself(person: Person, name: str) -> None:
    """Enter a name when asked for it."""
    person.page.get_by_role("textbox", name="Just a name for the table. You don't need an account.").fill(name)
    person.press("Continue")
    person.name = name


def open_table(person: Person, game: str, name: str, seats: int, bots: dict[int, str]) -> str:
    """Open a new table from the home page. Returns the link for friends."""
    page = person.go("/")
    page.get_by_role("region", name=game).get_by_role("link", name="New table").click()
    page.get_by_label("Number of players").select_option(str(seats))
    for seat, bot in bots.items():
        page.get_by_label(f"Seat {seat + 1}").select_option(bot)
    person.press("Open the table")
    name_oneself(person, name)
    page.get_by_text("you", exact=True).wait_for()
    return page.get_by_label("Link to play", exact=True).input_value()


def join(person: Person, link: str, name: str) -> None:
    """Follow the link and take a free seat."""
    page = person.go("/")
    page.get_by_role("textbox", name="Link").fill(link)
    person.press("Join")
    page.get_by_role("button", name="Sit down").first.click()
    name_oneself(person, name)
    person.press("I'm ready")


def test_a_game_of_neom(invite: Invite) -> None:
    """Two people and a bot play NEOM."""
    ada, ben = invite(), invite()
    link = open_table(ada, "NEOM", "Ada", 3, {2: "random"})
    join(ben, link, "Ben")
    ada.press("Start game")

    count = play_on([ada, ben], at_random("neom"))

    assert count > 4 * SHORT
    for person in (ada, ben):
        person.page.get_by_role("heading", name="win").wait_for()


# Words by which the test recognizes some questions of New Angeles.
COUNTEROFFER, SUPPORT, INTERRUPT = "Make a counteroffer", "support", "Use one of your assets"


class Eager:
    """Counters, supports and interrupts whenever possible, and remembers which of these it has done."""

    def __init__(self) -> None:
        self.done: set[str] = set()
        self._chance = random.Random("eager")

    def __call__(self, standing: Standing) -> Option:
        cards = [option for option in standing.options if option.kind == "card"]
        sides = [option for option in standing.options if option.text.startswith("Support the ")]
        if COUNTEROFFER in standing.words and cards:
            self.done.add("counteroffer")
            return self._chance.choice(cards)
        if sides:
            self.done.add("support")
            return sides[-1]  # the counteroffer, with which Ada or Ben usually wins an asset
        if INTERRUPT in standing.words and cards:
            self.done.add("interrupt")
            return cards[0]
        return self._chance.choice(standing.options)


class Trader:
    """Makes Ada and Ben trade, promise and counter a proposal, once each, as soon as that is possible."""

    def __init__(self, ada: Person, ben: Person) -> None:
        self.ada, self.ben = ada, ben
        self.done: set[str] = set()

    def __call__(self, person: Person, standing: Standing) -> None:
        if person is not self.ada:
            return
        if "trade" not in self.done:
            if trading.give_capital(self.ada, "Ben"):
                trading.accept(self.ben, "Ada")
                self.done.add("trade")
        elif "promise" not in self.done:
            if trading.promise_support(self.ada, "Ben"):
                trading.accept(self.ben, "Ada")
                self.ben.page.get_by_role("tab", name="Promises").click()
                expect(self.ben.page.get_by_role("tabpanel")).to_contain_text("Ada promises Ben")
                self.done.add("promise")
        elif "counter" not in self.done:
            if trading.give_capital(self.ada, "Ben") and trading.counter_with_nothing_less(self.ben, "Ada"):
                trading.accept(self.ada, "Ben")
                self.done.add("counter")


WANTED = {"trade", "promise", "counter", "counteroffer", "support", "interrupt"}
MOST_GAMES = 8  # games at most; in some of them, these people win no asset that they can use in others' turns


def test_a_game_of_new_angeles(invite: Invite, site: Dealt) -> None:
    """Two people and two bots play New Angeles, with a trade, a promise, a counteroffer, support and an interrupt."""
    site.deal("deal 2")  # of the deals that we tried, the one in which all of these come soonest
    ada, ben = invite(), invite()
    link = open_table(ada, "New Angeles", "Ada", 4, {2: "random", 3: "random"})
    join(ben, link, "Ben")
    ada.press("Start game")
    eager, trader = Eager(), Trader(ada, ben)

    count = play_on([ada, ben], eager, act=trader)
    for _ in range(1, MOST_GAMES):
        if eager.done | trader.done == WANTED:
            break
        play_rematch(ada, ben)
        count += play_on([ada, ben], eager, act=trader)

    assert eager.done | trader.done == WANTED
    assert count > 2 * SHORT
    for person in (ada, ben):
        person.page.get_by_role("button", name="Rematch").wait_for()


def play_rematch(ada: Person, ben: Person) -> None:
    """Start another game with the same people."""
    for person in (ada, ben):
        person.press("Rematch")
    ben.press("I'm ready")
    ada.press("Start game")
