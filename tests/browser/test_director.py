"""The director plays what happens, one scene after the other: order, skip, speeds, reduced motion, screen readers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import LAPTOP, PHONE, SAFETY, Person, Screen
from tests.browser.playing import MOVING, Standing, answer, at_random, read, standing, until_moving

GAMES = ("neom", "new-angeles")
BAR = "[data-scene]"
# Keeps, from now on, every new scene (its kind and its words), every new line for screen readers, and how many
# animations began on the stage.
WATCHING = """
() => {
  window.seen = [];
  window.heard = [];
  window.moved = 0;
  document.addEventListener("animationstart", ({ target }) => (window.moved += target.closest(".stage") ? 1 : 0), true);
  const known = new WeakSet();
  const look = () => {
    const bar = document.querySelector("[data-scene]");
    if (bar && !known.has(bar)) {
      known.add(bar);
      window.seen.push([bar.dataset.scene, bar.querySelector(".text").textContent.trim()]);
    }
    for (const line of document.querySelectorAll("[aria-live=polite] > p")) {
      if (known.has(line)) continue;
      known.add(line);
      window.heard.push(line.textContent);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  look();
}
"""
# Keeps, from now on, what the page says about bots that hesitate.
WATCHING_STATUS = """
() => {
  window.told = new Set();
  const look = () => {
    for (const one of document.querySelectorAll(".ask [role=status]")) {
      const text = one.textContent.trim();
      if (text) window.told.add(text);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  look();
}
"""


def at_table(person: Person, game: str) -> Standing:
    """Open a table against bots, and wait for the first question."""
    links = person.sign_in("Ada").open(game, ["", "random", "random", "random"])
    person.go(f"{links['player']}?now=1")
    found = until_moving(person.page)
    person.page.evaluate(WATCHING)
    return found


def play_until_scene(person: Person, found: Standing, *kinds: str) -> Standing:
    """Answer until a scene of one of these kinds (without any: any scene) is shown. Returns the question then."""
    choose = at_random("director")
    wanted = ", ".join([f"[data-scene='{kind}']" for kind in kinds]) or BAR
    for _ in range(200):
        page = person.page
        page.evaluate("o => document.querySelector(`button[data-option='${o}']`)?.click()", choose(found).option)
        handle = page.wait_for_function(
            f"([wanted, answered]) => document.querySelector(wanted) ? 'scene' : ({MOVING})(answered)",
            arg=[wanted, found.moment],
            timeout=SAFETY,
        )
        value = handle.json_value()
        if value == "scene":
            return standing(page)
        found = read(value)
    raise AssertionError("no scene is played")


def until_over(page: Page) -> None:
    expect(page.locator(BAR)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_scenes_follow_the_order_of_events(invite: Invite, game: str) -> None:
    """What the bar says comes in the order in which the server sent it, as the log has it in the end."""
    ada = invite(speed="fast")
    play_until_scene(ada, at_table(ada, game))
    until_over(ada.page)

    heard: list[str] = ada.page.evaluate("window.heard")
    ada.page.get_by_role("tab", name="Log").click()
    log = ada.page.locator("#panel").inner_text().replace("\n", " ")
    places = [log.find(line) for line in dict.fromkeys(heard) if line in log]

    assert len(ada.page.evaluate("window.seen")) >= 1
    assert places == sorted(places)


def test_screen_readers_hear_what_is_shown_when_it_is_shown(invite: Invite) -> None:
    """While a reveal is played, nothing that comes after it has been announced."""
    ada = invite(speed="slow")
    play_until_scene(ada, at_table(ada, "neom"), "placed", "sold")
    heard: list[str] = ada.page.evaluate("window.heard")
    before = len(heard)
    until_over(ada.page)
    after: list[str] = ada.page.evaluate("window.heard")

    assert after[:before] == heard
    assert len(after) > before


@pytest.mark.parametrize("game", GAMES)
def test_instant_plays_nothing(invite: Invite, game: str) -> None:
    ada = invite(speed="instant")
    found, choose = at_table(ada, game), at_random("instant")
    for _ in range(12):
        found = answer(ada, found, choose(found))

    assert ada.page.evaluate("window.seen") == []


@pytest.mark.parametrize("how", ["space", "press", "button"])
@pytest.mark.parametrize("screen", [LAPTOP, PHONE])
def test_a_press_skips(invite: Invite, screen: Screen, how: str) -> None:
    """A press on the board, the space bar or the button ends the film, and the board is up to date."""
    ada = invite(screen, speed="slow")
    play_until_scene(ada, at_table(ada, "neom"), "placed", "sold")
    page = ada.page
    if how == "space":
        page.keyboard.press(" ")
    elif how == "press":
        board = page.locator("main.board").bounding_box()
        assert board is not None
        place = (board["x"] + 4, board["y"] + 4)
        page.touchscreen.tap(*place) if screen.touch else page.mouse.click(*place)
    else:
        page.get_by_role("button", name="Skip").click()

    page.wait_for_function(f"() => !document.querySelector('{BAR}')", timeout=1000)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_never_waits(invite: Invite, game: str) -> None:
    """The next question is there while a scene is played. Its answer ends the film and counts at once."""
    ada = invite(speed="slow")
    found = play_until_scene(ada, at_table(ada, game))
    while not found.options:
        found = play_until_scene(ada, until_moving(ada.page))
    bar = ada.page.locator(BAR).element_handle()

    ada.page.evaluate("o => document.querySelector(`button[data-option='${o}']`).click()", found.options[0].option)

    until_moving(ada.page, found.moment)
    assert not bar.evaluate("bar => bar.isConnected")


def test_reduced_motion_shows_the_same_without_movement(invite: Invite) -> None:
    """The words are the same; nothing on the stage is animated."""
    told: list[list[list[str]]] = []
    for still in (True, False):
        ada = invite(speed="fast", still=still)
        play_until_scene(ada, at_table(ada, "neom"), "reveal")
        until_over(ada.page)
        moved = ada.page.evaluate("window.moved")
        told.append([kind for kind, _ in ada.page.evaluate("window.seen")][:3])
        assert bool(moved) is not still
    assert told[0] == told[1]


def test_a_tab_in_the_background_gets_a_summary(invite: Invite) -> None:
    """What happens while the tab is hidden is summed up; no film is played when the reader returns."""
    ada = invite(speed="slow")
    found = at_table(ada, "neom")
    ada.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
    choose = at_random("hidden")
    for _ in range(6):
        found = answer(ada, found, choose(found))
    ada.page.evaluate("delete document.hidden")

    summary = ada.page.get_by_role("region", name="While you were away")
    expect(summary).to_be_visible()
    assert summary.get_by_role("listitem").count() >= 1
    assert ada.page.evaluate("window.seen") == []
    summary.get_by_role("button", name="Dismiss").click()
    expect(summary).to_have_count(0)


def test_the_speed_is_remembered(invite: Invite) -> None:
    ada = invite(speed="normal")
    at_table(ada, "neom")
    page = ada.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Speed of the table").select_option("fast")
    page.reload()

    until_moving(page)
    assert page.evaluate("localStorage.speed") == "fast"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_scene_covers_the_question(invite: Invite, game: str) -> None:
    """While a scene is played, every answer can be pressed."""
    ada = invite(PHONE, speed="slow")
    play_until_scene(ada, at_table(ada, game))
    covered = ada.page.evaluate(
        """() => [...document.querySelectorAll("button[data-option]")].filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const [left, top] = [x + width / 2, y + height / 2];
          if (left > innerWidth || top > innerHeight || !one.closest(".ask")) return false;
          return document.elementFromPoint(left, top)?.closest(".stage") != null;
        }).length"""
    )

    assert covered == 0


def test_bots_leave_time_to_talk(invite: Invite) -> None:
    """Before a bot counters or supports, the page says that it is time to talk. After a while, the bot acts."""
    ada = invite().sign_in("Ada")
    links = ada.open("new-angeles", ["", "random", "random", "random"], pace="quick")
    ada.go(f"{links['player']}?now=1")
    ada.page.evaluate(WATCHING_STATUS)
    choose = at_random("talk")
    found = until_moving(ada.page)
    for _ in range(40):
        if ada.page.evaluate("window.told.size"):
            break
        found = answer(ada, found, choose(found))

    told: list[str] = ada.page.evaluate("[...window.told]")
    assert told and all([line.endswith("is making up their mind. Talk or trade now.") for line in told])


def test_the_pace_of_a_new_table_is_chosen_and_remembered(invite: Invite) -> None:
    """Only games with trades have a pace."""
    ada = invite().sign_in("Ada")
    page = ada.go("/new/new-angeles")
    page.get_by_label("Time to talk").select_option("quick")
    page.reload()
    expect(page.get_by_label("Time to talk")).to_have_value("quick")

    ada.go("/new/neom")
    expect(page.get_by_label("Clock")).to_be_visible()
    expect(page.get_by_label("Time to talk")).to_have_count(0)
