"""New Angeles' table: number keys, the last deal, declined trades, a small screen and the end."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from neopolis.bots.personas import personas_at
from tests.browser import trading
from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, LAPTOP, PHONE, Person, Screen
from tests.browser.playing import (
    SHORT,
    Standing,
    answer,
    at_random,
    click,
    next_to_move,
    play_through,
    until_moving,
)
from tests.browser.tables import any_finished
from tests.browser.test_bad_days import answers
from tests.browser.test_whole_games import join, open_table
from tests.server.http.running import Running

NUMBERED = ("district", "amount")
PASS = "Pass: make no counteroffer"
DISTRICTS = 10
COMPONENTS = ("human_first", "orgcrime", "prisec", "android", "development", "illness")
MANY = 60  # answers within which a question about districts comes up


def at_table(person: Person) -> str:
    """Start a game against bots. Returns the table's id."""
    links = person.sign_in("Ada").open("new-angeles", ["", "random", "random", "random"])
    person.go(f"{links['player']}?now=1")
    return links["id"]


def number_keys(standing: Standing) -> dict[str, int]:
    """The option that each digit key should choose, if the options have numbers of their own; otherwise none."""
    if not standing.options or any(one.kind not in (*NUMBERED, "answer") for one in standing.options):
        return {}
    return {str(one.number % 10): one.option for one in standing.options if one.kind in NUMBERED and one.number <= 10}


def test_a_number_is_its_own_key(invite: Invite, site: Running) -> None:
    """Districts are chosen by the digit shown on the map, not by their position among the answers."""
    ada = invite()
    table = at_table(ada)
    asked, choose = until_moving(ada.page), at_random("numbers")
    for _ in range(MANY):
        if (keys := number_keys(asked)) and min(keys, key=int) != "1":
            break
        asked = answer(ada, asked, choose(asked))
    key, option = list(keys.items())[-1]

    ada.page.keyboard.press(key)
    until_moving(ada.page, asked.moment)

    assert option in answers(site, table)[-2:]


def test_the_option_to_stop_comes_last(invite: Invite) -> None:
    """Options like "done" come last, so that a player who lays several cards with one key does not stop by mistake."""
    ada = invite()
    at_table(ada)

    def check(_: Person, standing: Standing) -> None:
        kinds = [one.kind == "answer" for one in standing.options]
        assert kinds == sorted(kinds), standing

    play_through(ada, at_random("last"), most=MANY, act=check)


def test_the_last_deal_is_shown(invite: Invite) -> None:
    """Because bots answer immediately, the board shows the winner of the last deal beside the next deal."""
    ada = invite()
    at_table(ada)

    play_through(ada, at_random("lately"), most=SHORT)

    told = ada.page.get_by_role("region", name="Since the last deal")
    expect(told).to_contain_text("wins the deal")


def test_a_declined_trade_can_be_changed(invite: Invite) -> None:
    """After a bot has declined a trade, its terms can be improved without starting over."""
    links = (ada := invite()).sign_in("Ada").open("new-angeles", ["", "plain", "plain", "plain"])
    page = ada.go(f"{links['player']}?now=1")
    bot = personas_at(links["id"], ["", "normal", "normal", "normal"])[1]
    assert bot is not None
    until_moving(page)
    trading.begin(ada, bot.title)
    wanted = trading.side(ada, bot.title).get_by_role("spinbutton", name="capital")
    wanted.fill("9")
    wanted.press("Tab")
    assert trading.can_be_proposed(ada)

    page.get_by_role("button", name="Propose", exact=True).click()

    expect(page.get_by_role("tabpanel").get_by_text(f"{bot.title} declines your proposal.")).to_be_visible()
    expect(wanted).to_have_value("9")


def test_one_message_says_what_a_partner_could_trade(invite: Invite) -> None:
    """Ben must counter or pass. Ada's page learns in one message that both can be traded, without trial proposals."""
    ada, ben = invite(), invite()
    sent: list[str] = []
    ada.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    join(ben, open_table(ada, "New Angeles", "Ada", 4, {2: "random", 3: "random"}), "Ben")
    ada.press("Start game")
    answered = {"Ada": -1, "Ben": -1}
    for _ in range(MANY):
        person, asked = next_to_move([ada, ben], answered)
        if person is ben and any(one.text == PASS for one in asked.options):
            break
        answered[person.name] = asked.moment
        click(person, asked, asked.options[0])
    sent.clear()

    trading.begin(ada, "Ben")

    moves = trading.side(ada, "Ben").get_by_role("combobox").locator("option")
    expect(moves.first).to_have_text("not part of this trade")
    expect(moves.filter(has_text=PASS)).to_have_count(1)
    expect(moves.last).to_have_text("counteroffer with any card")
    kinds = [json.loads(frame)["kind"] for frame in sent]
    assert (kinds.count("can-trade"), kinds.count("weigh")) == (1, 0)


# Returns how many pixels of the players are below the visible part of the board; 0 while a proposal pushes them down.
COVERED = """
() => document.querySelector(".incoming") ? 0 : Math.max(0,
  document.querySelector(".people").getBoundingClientRect().bottom -
  document.querySelector("main.board").getBoundingClientRect().bottom)
"""
MANY_CARDS = 6  # with so many cards to choose from, the decision may need a second row


@pytest.mark.parametrize("bots", [3, 5])
@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_the_decision_does_not_cover_the_players(invite: Invite, language: str, bots: int) -> None:
    """On a small screen, the board shows all players at once above the decision."""
    ada = invite(LAPTOP, language=language).sign_in("Ada")
    ada.go(ada.open("new-angeles", ["", *["plain"] * bots])["player"] + "?now=1")

    def check(person: Person, standing: Standing) -> None:
        cards = [one for one in standing.options if one.kind == "card"]
        assert len(cards) >= MANY_CARDS or person.page.evaluate(COVERED) == 0, standing

    assert play_through(ada, at_random("players"), most=2 * SHORT, act=check) >= SHORT


# Returns the names of districts, resources and corporations that are cut off.
CUT = """
async () => {
  await document.fonts.ready;
  const names = [...document.querySelectorAll(".plate .name, .what, .player header small")];
  const plates = [...document.querySelectorAll(".plate")];
  return [...names.filter((one) => one.scrollWidth > one.clientWidth),
    ...plates.filter((one) => one.scrollHeight > one.clientHeight)].map((one) => one.innerText);
}
"""


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_names_are_not_cut(invite: Invite, language: str) -> None:
    """On a small screen, names of districts, resources and corporations can be read, even with six players."""
    ada = invite(LAPTOP, language=language).sign_in("Ada")
    ada.go(ada.open("new-angeles", ["", *["random"] * 5])["player"] + "?now=1")

    def check(person: Person, standing: Standing) -> None:
        assert person.page.evaluate(CUT) == [], standing

    assert play_through(ada, at_random("names"), most=2 * SHORT, act=check) >= SHORT


def crowd(person: Person, components: list[str]) -> None:
    """From now on, this person's page shows these components in every district."""

    def change(frame: str) -> str:
        update = json.loads(frame)
        for district in (update.get("view") or {}).get("districts", []):
            district["components"] = components
        return json.dumps(update)

    def pass_on(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        server_side.on_message(lambda frame: page_side.send(change(str(frame))))

    person.page.route_web_socket(re.compile("/socket"), pass_on)


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP, PHONE])
@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_a_crowded_map_is_not_cut(invite: Invite, language: str, screen: Screen) -> None:
    """A district has room for its name, an outage and any number of other components."""
    ada = invite(screen, language=language).sign_in("Ada")
    table = ada.open("new-angeles", ["", *["random"] * 5])["player"] + "?now=1"

    for count in range(len(COMPONENTS) + 1):
        crowd(ada, ["outage", *COMPONENTS[:count]])
        ada.go(table)
        until_moving(ada.page)

        assert ada.page.locator(".plate .token").count() == DISTRICTS * count
        assert ada.page.evaluate(CUT) == [], count


def test_the_end_shows_who_has_won_and_how_it_went(invite: Invite, site: Running) -> None:
    links = any_finished(site, "new-angeles")
    page = invite().go(links.spectator)

    end = page.get_by_role("region", name="Game over")
    expect(end.get_by_role("listitem")).to_have_count(4)
    expect(end.get_by_role("heading")).to_contain_text("win")  # "wins", "win", "you win" or "Nobody wins"
    expect(page.get_by_role("table", name="How it went").get_by_role("row")).to_have_count(7)


# Returns the ids that more than one element of the page has.
TWICE = """
() => {
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}
"""
# Returns the words on the city, the deal and cards that are smaller than 12 pixels, or shrunk with a drawing.
SMALL = """
() => [...document.querySelectorAll(".map, .deal, .card-face")]
  .flatMap((part) => [...part.querySelectorAll("*")])
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => one.checkVisibility() && (parseFloat(getComputedStyle(one).fontSize) < 12 || one.closest("svg")))
  .map((one) => one.outerHTML)
"""
# Returns how much larger the place of the deal is than that of the city.
LARGER = """
() => {
  const area = (selector) => {
    const { width, height } = document.querySelector(selector).getBoundingClientRect();
    return width * height;
  };
  return area("[data-place=deal]") / area("[data-place=city]");
}
"""


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP, PHONE])
def test_words_on_pictures_can_be_read(invite: Invite, screen: Screen) -> None:
    """Drawings are scaled, words are not; and no two drawings of a page use the same id."""
    ada = invite(screen)
    at_table(ada)

    def check(person: Person, standing: Standing) -> None:
        assert person.page.evaluate(SMALL) == [], standing
        assert person.page.evaluate(TWICE) == [], standing

    assert play_through(ada, at_random("pictures"), most=2 * SHORT, act=check) >= SHORT


def test_a_deal_takes_the_large_place(invite: Invite) -> None:
    """While players deal, the deal is larger than the city; when a district is to be chosen, the city is."""
    ada = invite()
    at_table(ada)
    found: dict[str, list[float]] = {"district": [], "offer": []}

    def look(person: Person, standing: Standing) -> None:
        ids = {one.text for one in standing.options}
        what = "district" if standing.options[0].kind == "district" else "offer" if PASS in ids else ""
        if what:
            found[what].append(person.page.evaluate(LARGER))

    play_through(ada, at_random("places"), most=MANY, act=look)

    assert found["district"] and max(found["district"]) < 1
    assert found["offer"] and min(found["offer"]) > 1


def test_the_city_stays_night(invite: Invite) -> None:
    """The table is dark whatever the system's theme is. In the light theme, only the panels turn light."""
    ada = invite()
    at_table(ada)
    page = ada.page
    until_moving(page)
    html, city = page.locator("html"), page.get_by_role("region", name="City")
    expect(html).to_have_attribute("data-theme", "dark")
    dark, night = page.evaluate(GROUNDS)

    ada.press("Menu")
    ada.press("Settings")
    page.get_by_role("radio", name="Light").check()

    expect(html).to_have_attribute("data-theme", "light")
    expect(city).to_have_attribute("data-theme", "dark")
    assert page.evaluate(GROUNDS)[0] != dark and page.evaluate(GROUNDS)[1] == night


GROUNDS = """
() => [".side", ".map"].map((one) => getComputedStyle(document.querySelector(one)).backgroundColor)
"""
