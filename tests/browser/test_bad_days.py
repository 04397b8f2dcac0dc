"""Reloads, lost connections, killed servers, dead links, and double clicks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from neopolis.server.table.log_events import Answered
from tests.browser.conftest import Invite
from tests.browser.deals import dealing
from tests.browser.person import Person
from tests.browser.playing import at_random, click, first, play_through, until_moving
from tests.server.http.running import Running
from tests.server.http.test_versions import rewrite
from tests.server.soak.ledger import logs_of

SAME_PAGE = "isStillThere"  # name of a variable that is set on a page's window; it is gone after a reload


def at_table(
    person: Person, bots: tuple[str, ...] = ("random", "random"), name: str = "Ada", game: str = "neom"
) -> str:
    """Start a game against bots. Returns the table's id."""
    person.sign_in(name)
    links = person.open(game, ["", *bots])
    person.go(f"{links['player']}?now=1")
    return links["id"]


def answers(site: Running, table: str, seat: int = 0) -> list[int]:
    """The options that a seat has chosen, according to the server's log."""
    log = logs_of(f"sqlite:///{site.data / 'neopolis.db'}")[table]
    return [entry.event.option for entry in log if isinstance(entry.event, Answered) and entry.event.seat == seat]


def mark(page: Page) -> None:
    page.evaluate(f"window.{SAME_PAGE} = true")


def is_same(page: Page) -> bool:
    return bool(page.evaluate(f"window.{SAME_PAGE} === true"))


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Running]:
    """A server that may be killed."""
    with dealing(tmp_path) as server:
        yield server


def test_a_reload_asks_the_same_again(invite: Invite) -> None:
    ada = invite()
    at_table(ada)
    play_through(ada, at_random("reload"), most=5)
    before = until_moving(ada.page)

    ada.page.reload()
    after = until_moving(ada.page)

    assert after == before
    click(ada, after, first(after))
    assert until_moving(ada.page, after.moment).moment != after.moment


def test_a_reload_amid_sending_loses_nothing(invite: Invite, site: Running) -> None:
    """A choice that could not be sent before the page was reloaded is sent afterwards."""
    ada = invite()
    table = at_table(ada)
    asked = until_moving(ada.page)
    ada.forgive_lost_connections()
    ada.page.evaluate("WebSocket.prototype.send = () => {}")  # nothing can be sent until the page is reloaded
    click(ada, asked, asked.options[1])
    ada.page.get_by_text("Sending …").wait_for()

    ada.page.reload()
    until_moving(ada.page, asked.moment)

    assert answers(site, table) == [asked.options[1].option]


def test_a_killed_server_comes_back(invite: Invite, own_site: Running) -> None:
    """When the server is killed, the page says that the connection is lost. It continues when the server is back."""
    ada = invite(at=own_site)
    table = at_table(ada)
    play_through(ada, at_random("killed"), most=8)
    asked = until_moving(ada.page)
    mark(ada.page)
    ada.forgive_lost_connections()

    own_site.kill()
    ada.page.get_by_text("Connection lost.").wait_for()
    click(ada, asked, asked.options[0])
    ada.page.get_by_text("Your choice is saved").wait_for()
    own_site.start()
    expect(ada.page.get_by_text("Connection lost.")).to_have_count(0)
    play_through(ada, at_random("killed again"))

    assert is_same(ada.page)
    assert answers(own_site, table)[8] == asked.options[0].option
    ada.page.get_by_role("heading", name="win").wait_for()


@pytest.mark.parametrize("game", ["neom", "new-angeles"])
def test_a_table_with_rules_that_the_server_lacks(invite: Invite, own_site: Running, game: str) -> None:
    """The page says why it cannot show the game, and who sits at the table."""
    ada = invite(at=own_site)
    bots = ("random", "random", "random") if game == "new-angeles" else ("random",)
    table = at_table(ada, bots, game=game)
    until_moving(ada.page)
    ada.forgive_lost_connections()
    own_site.kill()
    rewrite(own_site.data, table)
    own_site.start()
    ada.page.reload()

    expect(ada.page.get_by_role("heading", name="This table can't go on")).to_be_visible()
    expect(ada.page.get_by_text("The game was started with version 99 of the rules")).to_be_visible()
    expect(ada.page.get_by_text("Ada, ")).to_be_visible()
    ada.press("Delete the table")
    expect(ada.page.get_by_role("heading", name="This table was deleted")).to_be_visible()


def test_offline_for_a_while(invite: Invite, site: Running) -> None:
    """A player who chooses without a network reads that the choice is kept; it is sent when the network is back."""
    ada = invite()
    table = at_table(ada)
    asked = until_moving(ada.page)
    mark(ada.page)
    ada.forgive_lost_connections()

    ada.context.set_offline(True)
    ada.page.get_by_text("Connection lost.").wait_for()
    click(ada, asked, asked.options[2])
    ada.page.get_by_text("Your choice is saved and will be sent when you are back online.").wait_for()
    assert answers(site, table) == []
    ada.context.set_offline(False)
    after = until_moving(ada.page, asked.moment)

    assert answers(site, table) == [asked.options[2].option]
    assert is_same(ada.page) and after.moment > asked.moment
    expect(ada.page.get_by_text("Connection lost.")).to_have_count(0)


def test_two_tabs_for_one_seat(invite: Invite, site: Running) -> None:
    """Both tabs show the same. A question answered in one disappears from the other, and either tab can play on."""
    ada = invite()
    table = at_table(ada)
    one = ada.page
    other = ada.context.new_page()
    other.goto(one.url)
    moment, given = -1, []
    for turn in range(6):
        asking, watching = (one, other) if turn % 2 else (other, one)
        asked = until_moving(asking, moment)
        assert until_moving(watching, moment) == asked
        asking.locator("button[data-option]").first.click()
        moment = asked.moment
        given.append(asked.options[0].option)
    assert until_moving(one, moment) == until_moving(other, moment)

    assert answers(site, table) == given


def test_a_double_click_is_one_answer(invite: Invite, site: Running) -> None:
    """The second click answers nothing, even if a button of the next question is already in the same place."""
    ada = invite()
    table = at_table(ada)
    asked = until_moving(ada.page)
    ada.page.locator("button[data-option]").first.dblclick()
    asked = until_moving(ada.page, asked.moment)
    box = ada.page.locator("button[data-option]").first.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + 15, box["y"] + 15)
    ada.page.mouse.down()
    ada.page.mouse.up()
    asked = until_moving(ada.page, asked.moment)
    ada.page.mouse.down(click_count=2)
    ada.page.mouse.up(click_count=2)

    click(ada, asked, asked.options[1])
    until_moving(ada.page, asked.moment)
    assert len(answers(site, table)) == 3
    assert answers(site, table)[-1] == asked.options[1].option


def test_a_key_held_down_is_one_answer(invite: Invite, site: Running) -> None:
    ada = invite()
    table = at_table(ada)
    asked = until_moving(ada.page)
    ada.page.keyboard.down("1")
    asked = until_moving(ada.page, asked.moment)
    ada.page.keyboard.down("1")  # "down" again without "up" is how a key held down repeats
    ada.page.keyboard.up("1")

    ada.page.keyboard.press("2")
    until_moving(ada.page, asked.moment)
    assert len(answers(site, table)) == 2
    assert answers(site, table)[-1] == asked.options[1].option


def test_the_thing_under_the_pointer_disappears(invite: Invite) -> None:
    """If an element disappears before the pointer has rested on it long enough, there is no tooltip and no error."""
    ada = invite()
    at_table(ada, bots=("random",) * 3, game="new-angeles")
    until_moving(ada.page)
    threat = ada.page.locator("button.threat")
    # The page itself removes the button, so that it is gone in time even if the test is slow.
    threat.evaluate("button => button.addEventListener('pointerover', () => setTimeout(() => button.remove(), 50))")
    box = threat.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(threat).to_have_count(0)
    ada.page.wait_for_timeout(600)  # the tooltip would appear after 320 milliseconds

    expect(ada.page.locator(".tip:popover-open")).to_have_count(0)


@pytest.mark.parametrize("path", ["/t/nowhere", "/t/nowhere/key", "/t/%3Cb%3E/%00", "/t/%E0%A4%A"])
def test_a_link_to_nowhere(invite: Invite, path: str) -> None:
    """If a table does not exist, the page says so, with a link to the home page."""
    ada = invite()
    ada.forgive_lost_connections()
    page = ada.go(path)

    page.get_by_role("heading", name="You can't open this table").wait_for()
    page.get_by_role("link", name="Back to home").click()
    page.get_by_role("heading", name="Run the city of tomorrow").wait_for()


def test_a_table_that_is_deleted(invite: Invite) -> None:
    """Everybody at the table is informed, and so are people who come later."""
    ada, ben = invite(), invite()
    at_table(ada, bots=("random",))
    until_moving(ada.page)
    link = ada.page.url.partition("?")[0]
    ben.go(link)
    ben.page.locator("section.ask").wait_for()

    ada.press("Menu")
    ada.press("Delete the table")

    for person in (ada, ben):
        person.page.get_by_role("heading", name="This table was deleted").or_(
            person.page.get_by_role("heading", name="You can't open this table")
        ).wait_for()
    ben.go(link)
    ben.page.get_by_role("link", name="Back to home").wait_for()


@pytest.mark.parametrize("path", ["/nothing/of/ours", "/%E0%A4%A", "/%00"])
def test_an_unknown_address(invite: Invite, path: str) -> None:
    page = invite().go(path)

    page.get_by_role("heading", name="Page not found").wait_for()


def test_another_tables_key(invite: Invite) -> None:
    """A key opens only its own table."""
    ada, ben = invite(), invite()
    ada.sign_in("Ada")
    one, other = ada.open("neom", ["", ""]), ada.open("neom", ["", ""])
    wrong = other["player"].rpartition("/")[2]
    ben.forgive_lost_connections()
    page = ben.go(f"/t/{one['id']}/{wrong}")

    page.get_by_role("heading", name="You can't open this table").wait_for()


OLD = {
    "no array.toSorted": "delete Array.prototype.toSorted",
    "no dialog": "delete HTMLDialogElement.prototype.showModal",
    "no sockets": "delete window.WebSocket",
}


@pytest.mark.parametrize("missing", OLD)
def test_an_old_browser(invite: Invite, missing: str) -> None:
    """A browser that is too old shows a sentence about it in both languages instead of an empty page."""
    ada = invite()
    ada.context.add_init_script(OLD[missing])
    page = ada.go("/")

    page.get_by_text("This browser is too old for Neopolis").wait_for()
    page.get_by_text("Ta przeglądarka jest zbyt stara").wait_for()


def test_a_name_of_script_tags(invite: Invite) -> None:
    """A name made of script tags is shown as typed, on the home page, in the lobby and at the table."""
    name = "<script>alert(1)</script>"[:24]
    ada = invite()
    ada.context.add_init_script("window.alert = () => { window.hasRun = true }")
    page = ada.go("/")
    page.get_by_role("region", name="NEOM").get_by_role("button", name="Play now against bots").click()
    page.get_by_role("textbox", name="Just a name for the table").fill(name)
    ada.press("Continue")
    until_moving(page)
    ada.press("Players")
    page.get_by_text(f"{name} (you)").wait_for()
    page.goto("/")
    page.get_by_text(f"You are playing as {name}.").wait_for()

    assert page.evaluate("window.hasRun") is None
    assert page.locator("body script").count() == 0
