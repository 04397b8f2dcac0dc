"""A thousand attempts to inject code in names, chat and records. No code runs, and all texts are shown as typed."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, Request, expect

from neopolis.client import Links, Seat
from neopolis.server.table.log_events import Plan
from tests.browser.conftest import Invite
from tests.browser.deals import Dealt, dealing
from tests.browser.payloads import SHORT, payloads
from tests.browser.person import Person
from tests.browser.side_actions import side_action
from tests.server.http.running import Running

SEATS = 6
TABLES = 3  # spread over several tables, so that nobody exceeds the rate limit of a socket
TRAP = "window.hasRun = () => console.error('it has run')"
PLACES = ["format", "game", "content", "options", "moves", "result"]  # fields of a record
SHELF = Path(__file__).parents[1] / "shelf"


@pytest.fixture(scope="module")
def shared_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    """A server for this file alone, so that these names appear in no other test's lists."""
    with dealing(tmp_path_factory.mktemp("site")) as server:
        yield server


def trapped(person: Person) -> Person:
    """Record an error for each payload that runs in this browser, and for each request to another host."""
    person.context.add_init_script(TRAP)

    def shown(dialog: Dialog) -> None:
        person.complaints.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def asked(request: Request) -> None:
        if not request.url.startswith((person.site.address, "blob:")):
            person.complaints.append(f"asked elsewhere: {request.url}")

    person.context.on("dialog", shown)
    person.context.on("request", asked)
    return person


async def talk(site: Running, names: list[str], texts: list[str]) -> Links:
    """A started game where people with these names have sent these chat messages, one after another."""
    guests = [await site.guest(name) for name in names]
    links = await guests[0].open(Plan("new-angeles", len(names)))
    async with contextlib.AsyncExitStack() as stack:
        seats: list[Seat] = []
        for place, guest in enumerate(guests):
            seats.append(await stack.enter_async_context(await guest.join(links.player)))
            await seats[-1].sit(place)
        for row in range(0, len(texts), len(seats)):
            for seat, text in zip(seats, texts[row:], strict=False):
                await seat.say(text)
        for seat in seats[1:]:
            await seat.ready()
        await seats[0].start()
    return links


async def listed(site: Running, names: list[str]) -> None:
    """A listed table for each name."""

    async def one(name: str) -> None:
        guest = await site.guest(name)
        links = await guest.open(Plan("neom", 2, listed=True))
        async with await guest.join(links.player) as seat:
            await seat.sit(0)

    for row in range(0, len(names), 10):
        await asyncio.gather(*[one(name) for name in names[row : row + 10]])


def test_in_talk_and_names_at_a_table(invite: Invite, site: Running) -> None:
    """A thousand payloads, sent as chat messages by people with payloads as names, are all shown as typed."""
    texts = payloads()
    size = -(-len(texts) // TABLES)
    ada = trapped(invite())
    for number in range(TABLES):
        said, names = texts[number * size :][:size], SHORT[number * SEATS :][:SEATS]
        page = ada.go(side_action(talk(site, names, said)).player)
        page.get_by_role("tab", name="Chat").click()
        lines = page.get_by_role("tabpanel").get_by_role("listitem")
        expect(lines).to_have_count(len(said))

        assert page.locator(".said").all_text_contents() == said
        assert set(page.locator(".who strong").all_text_contents()) == set(names)
        page.get_by_role("button", name="Players", exact=True).click()
        for name in names:
            page.get_by_role("dialog").get_by_text(name, exact=True).first.wait_for()


def test_in_names_of_lists(invite: Invite, site: Running) -> None:
    """Lists of tables show the names of their players to everybody."""
    side_action(listed(site, SHORT))
    ada = trapped(invite())
    page = ada.go("/watch")
    page.get_by_role("button", name="Show older").click()
    rows = page.get_by_role("main").get_by_role("list").first.get_by_role("link")
    expect(rows).to_have_count(len(SHORT))

    shown = "\n".join(rows.all_text_contents())
    assert [name for name in SHORT if name not in shown] == []


def test_in_ones_own_name_and_talk(invite: Invite) -> None:
    """Payloads that a person types as a name or as chat messages are shown as typed."""
    ada = trapped(invite())
    page = ada.go("/new/neom")
    ada.press("Open the table")
    page.get_by_role("textbox", name="Just a name for the table").fill("<svg onload=hasRun()>")
    ada.press("Continue")
    page.get_by_text("you", exact=True).wait_for()
    chosen = payloads()[::40]
    for text in chosen:
        page.get_by_role("textbox", name="Write a message").fill(text)
        page.keyboard.press("Enter")
        expect(page.get_by_role("textbox", name="Write a message")).to_have_value("")

    assert page.locator(".said").all_text_contents() == chosen
    page.get_by_text("<svg onload=hasRun()>").first.wait_for()


@pytest.mark.parametrize("place", PLACES)
def test_in_records(invite: Invite, place: str) -> None:
    """An uploaded record is shown or refused; nothing in it ever runs."""
    ada = trapped(invite())
    ada.forgive("/api/", "status of 4")
    whole = sorted((SHELF / "neom").rglob("*.jsonl"))[0].read_text(encoding="utf-8").splitlines()
    for text in [*payloads()[PLACES.index(place) :: 250], "\n".join(payloads())]:
        page = ada.go("/replays")
        page.get_by_text("Or paste the text of a record").first.click()
        page.get_by_role("textbox").fill(spoilt(whole, place, text))
        page.get_by_role("button", name="Replay", exact=True).click()
        page.get_by_role("alert").get_by_role("paragraph").or_(page.get_by_role("slider")).or_(
            page.get_by_role("link", name="Back to home")
        ).first.wait_for()


def spoilt(lines: list[str], place: str, text: str) -> str:
    """A record with a payload in one of its fields."""
    head, *moves, last = [json.loads(line) for line in lines]
    if place == "options":
        head["options"] = {**head["options"], "variant": text, text: text}
    elif place == "moves":
        moves[3] = {"seat": 0, "option": text, text: text}
    elif place == "result":
        points = [text] * len(last["result"]["points"])
        last["result"] = {**last["result"], "reason": text, "rank": text, "points": points}
    else:
        head[place] = text if place != "format" else f"neopolis-record-{text}"
    return "\n".join(map(json.dumps, [head, *moves, last]))
