"""Viewers: spectators, people who share a screen with a curtain between turns, and people who replay a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import at_random, click, play_through, until_moving
from tests.browser.tables import any_finished
from tests.server.http.running import Running

EVERYTHING = "document.documentElement.outerHTML"


def test_a_spectator(invite: Invite) -> None:
    """A spectator sees the game continue, gets no question, and can do nothing."""
    ada, eve = invite().sign_in("Ada"), invite()
    links = ada.open("neom", ["", "random", "random"])
    ada.go(links["player"] + "?now=1")
    until_moving(ada.page)
    page = eve.go(links["spectator"])
    expect(page.get_by_role("region", name="Your move")).to_contain_text("Waiting for Ada")

    play_through(ada, at_random("spectator"), most=25)

    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Ada").first).to_be_visible()
    assert page.locator("button[data-option]").count() == 0
    for name in ("Undo", "Pause", "Leave the game"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("textbox", name="Write a message")).to_have_count(0)


# Sharing one screen.


def together(person: Person, game: str, bots: int, names: tuple[str, str]) -> None:
    """Two people open a table at one screen, and start."""
    page = person.sign_in(names[0]).go(f"/new/{game}")
    seats = len(names) + bots
    page.get_by_label("Number of players").select_option(str(seats))
    for seat in range(len(names), seats):
        page.get_by_label(f"Seat {seat + 1}").select_option("random")
    page.get_by_text("Several players on this device").click()
    page.get_by_label("Player 2 on this device").fill(names[1])
    person.press("Open the table")
    expect(page.get_by_role("button", name="Start game", exact=True)).to_be_enabled()
    person.press("Start game")


BEHIND = """
() => {
  const curtain = [...document.querySelectorAll("main button")].find((one) => one.textContent.startsWith("I'm "));
  return curtain ? curtain.textContent.slice(4) : null;
}
"""
NEXT = f"""
(answered) => {{
  const name = ({BEHIND})();
  if (name) return {{ name }};
  document.querySelector(".incoming [data-decline]:enabled")?.click();  /* bots wait for that */
  const asked = document.querySelector(".question[data-moment]");
  const isAsked = document.querySelector("button[data-option]") && Number(asked.dataset.moment) !== answered;
  return isAsked ? {{ name: "" }} : null;
}}
"""


def next_turn(page: Page, answered: int) -> str:
    """Wait for the curtain, and return the name on it; "" if the same person is asked again."""
    return str(page.wait_for_function(NEXT, arg=answered).json_value()["name"])


@pytest.mark.parametrize(("game", "bots", "turns"), [("neom", 1, 14), ("new-angeles", 2, 10)])
def test_one_screen_for_two(invite: Invite, game: str, bots: int, turns: int) -> None:
    """While the curtain waits for the next player, the page contains neither their cards nor the last player's."""
    ada = invite()
    together(ada, game, bots, ("Ada", "Ben"))
    page = ada.page
    chance = at_random(game)
    moment, lifted, before = -1, 0, set[str]()
    while lifted < turns:
        name = next_turn(page, moment)
        if name:
            hidden = page.evaluate(EVERYTHING)
            assert not [text for text in before if text in hidden]
            page.get_by_role("button", name=f"I'm {name}").click()
            page.locator("button[data-option], .incoming [data-decline]").first.wait_for()
            if not page.locator("button[data-option]").count():  # this player has only a proposal to answer
                before, moment = set(), -1
                continue
            found = until_moving(page)
            secret = own_cards(page)
            assert not [text for text in secret if text in hidden], "the curtain was too thin"
            lifted += 1
        else:
            found = until_moving(page, moment)
        before = own_cards(page)
        moment = found.moment
        click(ada, found, chance(found))


def own_cards(page: Page) -> set[str]:
    """The names of a player's options and cards in hand."""
    texts = page.evaluate(
        """() => [...document.querySelectorAll("button[data-kind=tile], button[data-kind=card]")].map((button) =>
          button.querySelector("strong, b, .name, h4")?.textContent.trim() ?? button.textContent.trim())"""
    )
    return {text for text in texts if len(text) > 3}


# Replays.


@pytest.mark.parametrize("game", ["neom", "new-angeles"])
def test_a_replay_and_a_fork_of_it(invite: Invite, site: Running, game: str) -> None:
    """Step through a finished game as several viewers, and continue from one of its moves against bots."""
    links = any_finished(site, game)
    ada = invite().sign_in("Ada")
    page = ada.go(links.player)
    page.get_by_role("link", name="Replay", exact=True).click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("6")
    page.get_by_label("View as").select_option("0")
    page.locator("p.question").or_(page.get_by_text("Waiting for")).first.wait_for()

    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Guest 0").click()

    until_moving(page)
    expect(page.locator(".top").get_by_text("Fork")).to_be_visible()
    assert play_through(ada, at_random("fork"), most=5) == 5
    assert links.id not in page.url


def test_the_link_to_a_replay_is_for_spectators(invite: Invite, site: Running) -> None:
    """A person who came by the players' link copies the spectators' link, which shows the same replay."""
    links = any_finished(site, "neom")
    ada, ben = invite().sign_in("Ada"), invite()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ada.go(links.player.replace("/t/", "/replay/") + "?move=5&seat=1")
    page.get_by_role("button", name="Copy a link to this move").click()
    page.get_by_text("Copied").wait_for()
    sent = str(page.evaluate("navigator.clipboard.readText()"))

    assert sent == links.spectator.replace("/t/", "/replay/") + "?move=5&seat=1"
    expect(ben.go(sent).get_by_role("slider")).to_have_value("5")


def test_a_record_from_a_file(invite: Invite, site: Running) -> None:
    """A record saved after a game can be opened again, by anybody."""
    links = any_finished(site, "neom")
    ada = invite()
    page = ada.go(links.player)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save record").click()
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(download.value.path())

    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    page.locator(".won").wait_for()


NONE = ["", "hello", "{}", '{"format": "neopolis-record-1", "game": "chess"}', "[1, 2, 3]", "\u0000\u0001"]


def give(page: Page, text: str) -> None:
    """Open a file with this text."""
    file = page.locator("input[type=file]")
    file.set_input_files({"name": "game.jsonl", "mimeType": "text/plain", "buffer": text.encode()})


@pytest.mark.parametrize("text", NONE)
def test_not_a_record(invite: Invite, text: str) -> None:
    page = invite().go("/replays")
    give(page, text)

    page.get_by_role("alert").get_by_text("That is not a game record.").wait_for()


HEAD = '{"format": "neopolis-record-1", "game": "neom", "rules": "1", "content": "", "options": {"seats": 3}}'
LATER = [
    HEAD,
    HEAD + '\n{"seat": 0, "option": 136}\n{"result": {"winners": 5, "points": {}}}',
    HEAD + '\n{"seat": 9, "option": -7}\n{"result": 0}',
    HEAD + '\n{"seat": 0, "option": 136}\n{"result": {"winners": [0], "points": "<b>"}}',
    HEAD + '\n{"seat": 0, "option": 136}\n{"result": "won"}\nnull',
    HEAD.replace('"seats": 3', '"seats": 1e9') + "\n{}",
    HEAD.replace('"seats": 3', '"seats": -1') + "\n{}",
]


@pytest.mark.parametrize("text", LATER)
def test_an_invalid_record(invite: Invite, text: str) -> None:
    """A file that looks like a record but cannot be replayed is refused in a sentence."""
    ada = invite()
    ada.forgive("/api/replay", "status of 4")
    page = ada.go("/replays")
    give(page, text)

    refused = page.get_by_role("heading", name="Replay not found")
    refused.or_(page.get_by_text("That is not a game record.")).first.wait_for()
