"""Everybody gets messages in their own language, over HTTP and over sockets."""

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from neopolis.client import Address
from neopolis.games.new_angeles.knowledge.view import View
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.wire import CanTrade, Propose, Tradable, Weigh, Weighed
from neopolis.server.http.negotiation import choose_language
from neopolis.server.table.server_messages import Bye, Rejected, ServerMessage, Update, message_types
from tests.server.http.running import Party, Running, party, plain_socket, run
from tests.server.table.framed import ledger

DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(message_types())
NOBODY = {"en": "Enter your name first.", "pl": "Najpierw podaj swoje imię."}


@pytest.mark.parametrize(
    ("query", "header", "language"),
    [
        ("", "", "en"),
        ("lang=pl", "", "pl"),
        ("lang=pl", "en", "pl"),
        ("lang=en", "pl", "en"),
        ("lang=xx", "pl", "pl"),
        ("key=a&lang=pl&world=1", "", "pl"),
        ("", "pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("", "de, en;q=0.5, pl;q=0.7", "pl"),
        ("", "en;q=0.9, PL;q=0.2", "en"),
        ("", "pl;q=0", "en"),
        ("", "pl;q=many, *", "en"),
        ("lang=%ff&lang", ";;q=,,", "en"),
        ("", "de," * 10_000 + "pl", "en"),
    ],
)
def test_which_language_is_wanted(query: str, header: str, language: str) -> None:
    assert choose_language(query, header) == language


@pytest.mark.parametrize(
    ("path", "headers", "language"),
    [("/api/me", {}, "en"), ("/api/me?lang=pl", {}, "pl"), ("/api/me", {"Accept-Language": "pl-PL"}, "pl")],
)
def test_requests(site: Running, path: str, headers: dict[str, str], language: str) -> None:
    answer = httpx.get(site.address + path, headers=headers)

    assert answer.json() == {"code": "nobody", "message": NOBODY[language], "rules": []}


def test_what_is_wrong_with_a_request(site: Running) -> None:
    """Messages of the security layer, the framework and the worker threads are translated, too."""
    there = site.address
    foreign = httpx.post(f"{there}/api/guests?lang=pl", json={"name": "Ada"}, headers={"Origin": "http://elsewhere"})
    missing = httpx.get(f"{there}/api/nothing?lang=pl")
    judged = httpx.post(f"{there}/api/judge/neom?lang=pl", json={"game": "neom", "ask": "everything"})
    again = httpx.post(f"{there}/api/judge/neom", json={"game": "neom", "ask": "everything"})

    assert foreign.json()["message"].startswith("Odrzucono żądanie z innej strony")
    assert missing.json()["message"] == "Pod tym adresem nic nie ma."
    assert judged.json()["error"]["message"].startswith("Nie można zapytać o")
    assert again.json()["error"]["message"].startswith("You cannot ask for")


async def full(socket: ClientConnection) -> Update:
    while True:
        message = DECODER.decode(await socket.recv())
        if isinstance(message, Update):
            return message


def polish_address(site: Running, table: Party) -> str:
    return Address.read(table.links.player)._replace(server=site.address).socket(False) + "&lang=pl"


def test_sockets(site: Running) -> None:
    """Two sockets of one person each get their own language, even in news about what others do."""

    async def spoken() -> tuple[int, Update, Update, Rejected, Rejected, Update]:
        async with party(site, game="new-angeles", people=4, bots=()) as table:
            await table.seats[0].until(lambda seen: seen.status == "playing")
            asked = table.seats[0].table.awaited[0]
            english = plain_socket(site, table, asked)
            polish = connect(polish_address(site, table), additional_headers=table.people[asked].headers())
            async with polish as one, english as other:
                first = [await full(one), await full(other)]
                for socket in (one, other):
                    await socket.send('{"kind":"accept","id":"1","number":99}')
                refused = [await refusal(one), await refusal(other)]
                await table.seats[(asked + 1) % 4].act(Propose("", asked, Terms(capital=1), Terms()))
                return asked, first[0], first[1], refused[0], refused[1], await full(one)

    asked, first, same, refused, also, later = run(spoken())
    assert first.view == same.view
    assert first.decision is not None and same.decision is not None
    assert first.decision.options[0].option == same.decision.options[0].option
    assert first.decision.question != same.decision.question
    assert (refused.message, also.message) == (
        "Nie ma otwartej propozycji 99. Być może ktoś już na nią odpowiedział albo ją wycofał.",
        "There is no open proposal 99. It may have been answered or withdrawn.",
    )
    assert refused.code == also.code and refused.rules == also.rules
    assert later.lane is not None and later.history is not None
    who, whom = f"{{{(asked + 1) % 4}}}", f"{{{asked}}}"
    assert ledger(later).proposals[0].text == f"Propozycja 1: {who} daje graczowi {whom}: 1 kapitału, w zamian za: nic."
    assert later.history.events[0].text == ledger(later).proposals[0].text


async def refusal(socket: ClientConnection) -> Rejected:
    while True:
        message = DECODER.decode(await socket.recv())
        if isinstance(message, Rejected):
            return message


def test_refusals_leave_room_for_names(site: Running) -> None:
    async def refused() -> tuple[str, str]:
        async with party(site, bots=()) as table:
            english = plain_socket(site, table, 1)
            polish = connect(polish_address(site, table), additional_headers=table.people[1].headers())
            async with english as one, polish as other:
                for socket in (one, other):
                    moment = (await full(socket)).moment or 0
                    await socket.send(f'{{"kind":"take-back","id":"1","moment":{moment}}}')
                return (await refusal(one)).message, (await refusal(other)).message

    spoken, po_polsku = run(refused())
    assert spoken.startswith("Too late to undo, {1}:")
    assert po_polsku.startswith("Za późno na cofnięcie, {1}:")


def test_farewells(site: Running) -> None:
    """A person who reads English deletes a table; a person who reads Polish gets the message about it in Polish."""

    async def left() -> Bye:
        async with party(site, bots=(), starts=False) as table:
            headers = table.people[1].headers()
            async with connect(polish_address(site, table), additional_headers=headers) as polish:
                await polish.recv()  # the server knows the socket now
                await table.seats[0].delete()
                while True:
                    message = DECODER.decode(await polish.recv())
                    if isinstance(message, Bye):
                        return message

    assert run(left()) == Bye("closed", "Ten stół został usunięty.")


def test_weighing_over_a_socket(site: Running) -> None:
    """Only the client that asked gets the reply."""

    async def weighed() -> tuple[Weighed, Weighed, int, int]:
        async with party(site, game="new-angeles", people=4, bots=()) as table:
            ada, ben = table.seats[:2]
            await ada.until(lambda seen: seen.lane is not None)
            before = (await ben.until(lambda seen: seen.lane is not None)).number
            fine = await ada.query(Weigh("", 1, Terms(capital=1), Terms()))
            poor = await ada.query(Weigh("", 1, Terms(capital=99), Terms(), whisper=True))
            could = await ada.query(CanTrade("", 1))
            assert isinstance(fine, Weighed) and isinstance(poor, Weighed) and isinstance(could, Tradable)
            players = ada.seen.view_as(View).players
            assert (could.gives.capital, could.wants.capital) == (players[0].capital, players[1].capital)
            await ben.say("Hello")
            seen = await ben.until(lambda seen: len(seen.talk) == 1)
            return fine, poor, before, seen.number

    fine, poor, before, after = run(weighed())
    assert (fine.code, fine.binding, fine.text) == ("", True, "{0} gives {1} 1 capital and gets nothing.")
    assert (poor.code, poor.binding) == ("not-so-much", True)
    assert after == before + 1
