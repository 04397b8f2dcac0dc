"""Permissions: every endpoint and every message with every role, allowed or refused as listed here.

Roles: nobody (not signed in, no link), a stranger (signed in, no link), a spectator (with the spectators' link),
another seat, the asked seat ("own"), and the host, who has a seat, too.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import httpx
import pytest

from neopolis.client import Links, Seat, Server
from neopolis.engine.refused import Refused
from neopolis.games.new_angeles import wire
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.registry import definition
from neopolis.server.http.app import create_app
from neopolis.server.settings import read_settings
from neopolis.server.table import commands as messages
from neopolis.server.table.commands import Command
from neopolis.server.table.log_events import Plan
from tests.server.http.running import SECRET, Running, first, run, running

ROLES = ("nobody", "stranger", "spectator", "other", "own", "host")
SEATED = ("host", "own", "other", "fourth")
OWN, FOURTH, FREE = 1, 3, 4
PLAN = Plan("new-angeles", 4)
OPEN_PLAN = Plan("new-angeles", 5)
GONE = "gone"  # the answer for people without a link, as if the table did not exist
NAY = "not-seated"
YES = "yes"


class Cast:
    """A table and a person in each role; sockets are opened as needed."""

    def __init__(self, site: Running) -> None:
        self.site = site
        self.links = Links("", "", "")
        self.people: dict[str, Server] = {}
        self.seats: dict[str, Seat] = {}

    async def gather(self, plan: Plan) -> None:
        """Open a table at which four people sit, ready to start."""
        self.people = {role: await self.site.guest(role) for role in (*ROLES[1:], "fourth")}
        self.people["nobody"] = Server(self.site.address)
        self.links = await self.people["host"].open(plan)
        for seat, role in enumerate(SEATED):
            await (await self.socket(role)).sit(seat)
            await self.seats[role].ready()

    async def play(self) -> None:
        """Start the game, and play until the seat of the role "own" has a question."""
        await self.seats["host"].start()
        while True:
            asked = await self._asked()
            if asked == "own":
                return
            moment = self.seats[asked].seen.moment
            await self.seats[asked].answer(first(self.seats[asked]))
            await self.seats[asked].until(lambda seen, moment=moment: seen.moment > moment)  # type: ignore[misc]

    async def _asked(self) -> str:
        waits = {
            asyncio.create_task(seat.until(lambda seen: seen.decision is not None), name=role)
            for role, seat in self.seats.items()
        }
        done, rest = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        return next(iter(done)).get_name()

    def address(self, role: str) -> str:
        """The link that a role has."""
        bare = f"{self.site.address}/t/{self.links.id}"
        return {"nobody": bare, "stranger": bare, "spectator": self.links.spectator}.get(role, self.links.player)

    async def socket(self, role: str) -> Seat:
        if role not in self.seats:
            self.seats[role] = await self.people[role].join(self.address(role))
        return self.seats[role]

    async def close(self) -> None:
        for seat in self.seats.values():
            await seat.close()


Make = Callable[[Seat], Command]

# By message: the table's stage, the message itself, and its outcome for each role.
MESSAGES: dict[str, tuple[str, Make, tuple[str, ...]]] = {
    "sit": ("open", lambda s: messages.Sit(s.new_id(), FREE), (GONE, GONE, "spectators-watch", YES, YES, YES)),
    "leave": ("full", lambda s: messages.Leave(s.new_id()), (GONE, GONE, NAY, YES, YES, YES)),
    "plan": (
        "open", lambda s: messages.SetPlan(s.new_id(), OPEN_PLAN), (GONE, GONE, "not-host", "not-host", "not-host", YES)
    ),
    "ready": ("full", lambda s: messages.SetReady(s.new_id(), True), (GONE, GONE, NAY, YES, YES, YES)),
    "share": ("full", lambda s: messages.SetShare(s.new_id(), "ab" * 32), (GONE, GONE, NAY, YES, YES, YES)),
    "renew-links": (
        "full", lambda s: messages.RenewLinks(s.new_id()), (GONE, GONE, "not-host", "not-host", "not-host", YES)
    ),
    "start": ("ready", lambda s: messages.Start(s.new_id()), (GONE, GONE, "not-host", "not-host", "not-host", YES)),
    "answer": (
        "play",
        lambda s: messages.Answer(s.new_id(), s.seen.moment, first(s) if s.decision else 0),
        (GONE, GONE, NAY, "not-asked", YES, "not-asked"),
    ),
    "take-back": (
        "play",
        lambda s: messages.TakeBack(s.new_id(), s.seen.moment),
        (GONE, GONE, NAY, "nothing-to-take-back", "nothing-to-take-back", "nothing-to-take-back"),
    ),
    "continue": (
        "play",
        lambda s: messages.Continue(s.new_id(), 0),
        (GONE, GONE, *["not-a-lesson"] * 4),
    ),
    "end-lesson": (
        "play",
        lambda s: messages.EndLesson(s.new_id()),
        (GONE, GONE, NAY, YES, YES, YES),
    ),
    "propose": (
        "play",
        lambda s: wire.Propose(s.new_id(), FOURTH, Terms(capital=1), Terms()),
        (GONE, GONE, NAY, YES, YES, YES),
    ),
    "counter": (
        "play",
        lambda s: wire.Counter(s.new_id(), 99, Terms(capital=1), Terms()),
        (GONE, GONE, NAY, "no-such-proposal", "no-such-proposal", "no-such-proposal"),
    ),
    "accept": (
        "play",
        lambda s: wire.Accept(s.new_id(), 99),
        (GONE, GONE, NAY, "no-such-proposal", "no-such-proposal", "no-such-proposal"),
    ),
    "decline": (
        "play",
        lambda s: wire.Decline(s.new_id(), 99),
        (GONE, GONE, NAY, "no-such-proposal", "no-such-proposal", "no-such-proposal"),
    ),
    "withdraw": (
        "play",
        lambda s: wire.Withdraw(s.new_id(), 99),
        (GONE, GONE, NAY, "no-such-proposal", "no-such-proposal", "no-such-proposal"),
    ),
    "call-stop": ("play", lambda s: wire.CallStop(s.new_id(), "event"), (GONE, GONE, NAY, YES, YES, YES)),
    "dismiss-stops": ("play", lambda s: wire.DismissStops(s.new_id(), "round"), (GONE, GONE, NAY, YES, YES, YES)),
    "weigh": (
        "play",
        lambda s: wire.Weigh(s.new_id(), FOURTH, Terms(capital=1), Terms()),
        (GONE, GONE, NAY, YES, YES, YES),
    ),
    "can-trade": ("play", lambda s: wire.CanTrade(s.new_id(), FOURTH), (GONE, GONE, NAY, YES, YES, YES)),
    "advise": ("play", lambda s: messages.AskAdvice(s.new_id(), s.seen.moment), (GONE, GONE, *["no-advice"] * 4)),
    "say": ("full", lambda s: messages.Say(s.new_id(), "Hello"), (GONE, GONE, NAY, YES, YES, YES)),
    "pause": ("play", lambda s: messages.Pause(s.new_id()), (GONE, GONE, NAY, YES, YES, YES)),
    "resume": (
        "play", lambda s: messages.Resume(s.new_id()), (GONE, GONE, NAY, "not-paused", "not-paused", "not-paused")
    ),
    "stand-in": ("play", lambda s: messages.StandIn(s.new_id()), (GONE, GONE, NAY, YES, YES, YES)),
    "return": (
        "play", lambda s: messages.Return(s.new_id()), (GONE, GONE, NAY, "no-stand-in", "no-stand-in", "no-stand-in")
    ),
    "vote": (
        "play", lambda s: messages.Vote(s.new_id(), OWN), (GONE, GONE, NAY, "vote-early", "vote-self", "vote-early")
    ),
    "close": ("open", lambda s: messages.Close(s.new_id()), (GONE, GONE, "not-host", "not-host", "not-host", YES)),
    "sync": ("full", lambda s: messages.Sync(s.new_id()), (GONE, GONE, YES, YES, YES, YES)),
}  # fmt: skip


async def undo(kind: str, role: str, seat: Seat) -> None:
    """Restore the table to its state before a message."""
    place = SEATED.index(role) if role in SEATED else -1
    if kind in ("sit", "leave"):
        await seat.sit(place)
        await seat.ready()
    elif kind == "pause":
        await seat.resume()
    elif kind == "stand-in":
        await seat.come_back()


async def outcome(cast: Cast, kind: str, role: str) -> str:
    """YES if a role's message is accepted, otherwise the code of the refusal.

    An accepted message is undone if other roles may send it, too.
    """
    _, make, expected = MESSAGES[kind]
    try:
        seat = await cast.socket(role)
        await seat.send(make(seat))
    except Refused as refused:
        return refused.code
    if expected.count(YES) > 1:
        await undo(kind, role, seat)
    return YES


async def outcomes(site: Running, stage: str) -> dict[str, dict[str, str]]:
    """The outcomes of all messages of a stage, by role. Messages that end the stage come last."""
    cast = Cast(site)
    try:
        await cast.gather(OPEN_PLAN if stage == "open" else PLAN)
        if stage == "play":
            await cast.play()
        kinds = [kind for kind in MESSAGES if MESSAGES[kind][0] == stage]
        found = {}
        for kind in sorted(kinds, key=lambda kind: (kind in LAST, kind)):
            found[kind] = {role: await outcome(cast, kind, role) for role in roles_in_order(kind)}
        return found
    finally:
        await cast.close()


LAST = ("answer", "renew-links", "start", "close")


def roles_in_order(kind: str) -> list[str]:
    """The roles in the order in which they send a message. Those who are refused come first: they change nothing."""
    expected = dict(zip(ROLES, MESSAGES[kind][2], strict=True))
    return sorted(ROLES, key=lambda role: expected[role] == YES)


@pytest.mark.parametrize("stage", ["open", "full", "play", "ready"])
def test_messages(site: Running, stage: str) -> None:
    expected = {
        kind: dict(zip(ROLES, roles, strict=True)) for kind, (when, _, roles) in MESSAGES.items() if when == stage
    }

    assert run(outcomes(site, stage)) == expected


def test_every_message_is_in_the_table() -> None:
    """MESSAGES has every message except `ping`, to which every socket gets a pong."""
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(messages.command_types())}

    assert set(MESSAGES) == kinds - {"ping"}


# By endpoint: the body, and the status for each role. In paths, {t} is a table with a running game, {f} one with a
# finished game. Only the spectator's requests carry the key of the table's link (`?key=…`); the players are known by
# their sign-in.
FORK = {"seat": 1}
FORK_OF_FINISHED = {"seat": 0, "move": 3}
QUESTION = {"game": "neom", "ask": "income", "city": {"center": "Coal", "tiles": {}}, "generation": 1}
PACK = f"neom/{definition('neom').content}"  # the pack that comes with the game
ENDPOINTS: dict[str, tuple[object, tuple[int, ...]]] = {
    "POST /api/guests": ({"name": "Ada"}, (200, 200, 200, 200, 200, 200)),
    "GET /api/me": (None, (401, 200, 200, 200, 200, 200)),
    "POST /api/sign-out": ({"everywhere": True}, (401, 200, 200, 200, 200, 200)),
    "POST /api/tokens": ({"name": "Robot"}, (401, 201, 201, 201, 201, 201)),
    "DELETE /api/tokens": (None, (401, 200, 200, 200, 200, 200)),
    "POST /api/device": ({"key": "made up"}, (403, 403, 403, 403, 403, 403)),
    "POST /api/tables": ({"plan": {"game": "neom", "seats": 2}}, (401, 201, 201, 201, 201, 201)),
    "GET /api/tables": (None, (200, 200, 200, 200, 200, 200)),
    "GET /api/mine": (None, (401, 200, 200, 200, 200, 200)),
    "GET /api/deleted": (None, (401, 200, 200, 200, 200, 200)),
    "POST /api/tables/{t}/restore": ({}, (401, 404, 404, 404, 404, 200)),
    "GET /api/tables/{t}": (None, (404, 404, 200, 200, 200, 200)),
    "GET /api/tables/{t}/links": (None, (404, 404, 409, 200, 200, 200)),
    "POST /api/tables/{t}/device": ({}, (401, 404, 404, 201, 201, 201)),
    "POST /api/tables/{t}/rematch": ({}, (401, 404, 404, 409, 409, 409)),
    "POST /api/tables/{t}/fork": (FORK, (401, 404, 409, 409, 201, 409)),
    "GET /api/tables/{t}/record": (None, (404, 404, 409, 409, 409, 409)),
    "GET /api/tables/{t}/replay": (None, (404, 404, 409, 409, 409, 409)),
    "GET /api/tables/{t}/verify": (None, (404, 404, 409, 409, 409, 409)),
    **{
        f"GET /api/tables/{table}/{what}": (None, (404, 404, *[status] * 4))
        for table, status in (("{t}", 409), ("{f}", 200))
        for what in ("course", "reasons", "review")
    },
    "GET /api/tables/{f}": (None, (404, 404, 200, 200, 200, 200)),
    "POST /api/tables/{f}/rematch": ({}, (401, 404, 404, 201, 201, 201)),
    "POST /api/tables/{f}/fork": (FORK_OF_FINISHED, (401, 404, 201, 201, 201, 201)),
    "GET /api/tables/{f}/record": (None, (404, 404, 200, 200, 200, 200)),
    "GET /api/tables/{f}/replay": (None, (404, 404, 200, 200, 200, 200)),
    "GET /api/tables/{f}/verify": (None, (404, 404, 200, 200, 200, 200)),
    "GET /api/challenges": (None, (200, 200, 200, 200, 200, 200)),
    "GET /api/challenges/neom/daily": (None, (200, 200, 200, 200, 200, 200)),
    "POST /api/challenges/neom/daily": ({"day": "2026-11-18"}, (401, 200, 200, 200, 200, 200)),
    "GET /api/learn/neom": (None, (200, 200, 200, 200, 200, 200)),
    "GET /api/puzzles/neom": (None, (200, 200, 200, 200, 200, 200)),
    "POST /api/lessons": ({"game": "neom", "lesson": "first-city"}, (401, 201, 201, 201, 201, 201)),
    "GET /api/games": (None, (200, 200, 200, 200, 200, 200)),
    "GET /api/games/finished": (None, (200, 200, 200, 200, 200, 200)),
    "GET /api/content/neom": (None, (200, 200, 200, 200, 200, 200)),
    f"GET /api/packs/{PACK}": (None, (200, 200, 200, 200, 200, 200)),
    "GET /api/rules/neom": (None, (200, 200, 200, 200, 200, 200)),
    "POST /api/replay": ({"record": "none"}, (409, 409, 409, 409, 409, 409)),
    "POST /api/fork": ({"record": "none", "seat": 0}, (401, 409, 409, 409, 409, 409)),
    "POST /api/judge/neom": (QUESTION, (200, 200, 200, 200, 200, 200)),
    "GET /api/schema/messages.json": (None, (200, 200, 200, 200, 200, 200)),
    "GET /api/docs": (None, (200, 200, 200, 200, 200, 200)),
    "GET /healthz": (None, (200, 200, 200, 200, 200, 200)),
    "GET /metrics": (None, (200, 200, 200, 200, 200, 200)),
    "GET /": (None, (200, 200, 200, 200, 200, 200)),
    "GET /t/{t}/key": (None, (200, 200, 200, 200, 200, 200)),
    "HEAD /": (None, (200, 200, 200, 200, 200, 200)),
    "HEAD /t/{t}/key": (None, (200, 200, 200, 200, 200, 200)),
}


BY_TOKEN = {  # a program may play, but must not get anything that would stay valid after its token is revoked
    "POST /api/guests": ({"name": "Ada"}, 403),
    "POST /api/tokens": ({"name": "Robot"}, 403),
    "POST /api/sign-out": ({}, 403),
    "POST /api/tables/{t}/device": ({}, 403),
    "GET /api/me": (None, 200),
    "GET /api/tables/{t}": (None, 200),
}


def test_what_a_token_cannot_do(site: Running) -> None:
    async def found() -> dict[str, int]:
        owner = await site.guest("Ada")
        program = Server(site.address, token=await owner.make_token("Robot"))
        links = await program.open(Plan("neom", 2))
        async with httpx.AsyncClient(base_url=site.address, headers=program.headers(), timeout=60) as client:
            asked = {endpoint: (endpoint.split(" "), body) for endpoint, (body, _) in BY_TOKEN.items()}
            return {
                endpoint: (await client.request(method, path.format(t=links.id), json=body)).status_code
                for endpoint, ((method, path), body) in asked.items()
            }

    assert run(found()) == {endpoint: status for endpoint, (_, status) in BY_TOKEN.items()}


async def finished(cast: Cast) -> Links:
    """A finished game of the same people."""
    people = cast.people
    links = await people["host"].open(Plan("neom", 3))
    seats = [await people[role].join(links.player) for role in ("host", "own", "other")]
    for place, seat in enumerate(seats):
        await seat.sit(place)
        await seat.ready()
    await seats[0].start()
    for seat in seats:
        await seat.stand_in()
    for seat in seats:
        await seat.until(lambda seen: seen.status == "over")
        await seat.close()
    return links


def key_of(link: str) -> str:
    return link.rsplit("/", 1)[1]


async def statuses(site: Running) -> dict[str, tuple[int, ...]]:
    cast = Cast(site)
    try:
        await cast.gather(PLAN)
        await cast.play()
        over = await finished(cast)
        found: dict[str, tuple[int, ...]] = {}
        for endpoint, (body, _) in ENDPOINTS.items():
            found[endpoint] = tuple([await ask(cast, over, role, endpoint, body) for role in ROLES])
        return found
    finally:
        await cast.close()


async def ask(cast: Cast, over: Links, role: str, endpoint: str, body: object) -> int:
    method, path = endpoint.split(" ")
    links = over if "{f}" in path else cast.links
    keys = {"spectator": key_of(links.spectator)}
    headers = cast.people[role].headers()
    # Without `verify=False`, each client would load all certificates, which takes longer than the request.
    async with httpx.AsyncClient(base_url=cast.site.address, headers=headers, timeout=60, verify=False) as client:
        url = path.format(t=cast.links.id, f=over.id)
        answer = await client.request(method, url, params={"key": keys.get(role, "")}, json=body)
        if path == "/api/sign-out" and answer.status_code == 200:  # the next requests need the new cookie
            cast.people[role].cookie = answer.headers["set-cookie"].partition(";")[0]
        if answer.status_code >= 400 and "judge" not in path:
            assert {"code", "message", "rules"} == set(answer.json()), answer.text
        return answer.status_code


def test_endpoints(site: Running) -> None:
    found = run(statuses(site))

    assert found == {endpoint: expected for endpoint, (_, expected) in ENDPOINTS.items()}


def test_every_endpoint_is_in_the_table(tmp_path: Path) -> None:
    app = create_app(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path))
    routes = {
        f"{method} {route.path}"
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS" and not route.path.startswith(("/api/docs/", "/api/docs//"))
    }
    known = {
        endpoint.replace("{t}", "{table:str}").replace("{f}", "{table:str}").replace("judge/neom", "judge/{game:str}")
        .replace("challenges/neom/daily", "challenges/{game:str}/{challenge:str}")
        .replace("learn/neom", "learn/{game:str}").replace("puzzles/neom", "puzzles/{game:str}")
        .replace("content/neom", "content/{game:str}").replace("rules/neom", "rules/{game:str}")
        .replace(PACK, "{game:str}/{pack:str}")
        .replace("/t/{table:str}/key", "/{path:path}")
        for endpoint in ENDPOINTS
    }  # fmt: skip

    assert routes == known


def test_players_get_no_metrics(tmp_path: Path) -> None:
    """Metrics are only for the operator, from the addresses in the settings."""
    with running(tmp_path, NEOPOLIS_METRICS_FROM="10.0.0.0/8") as server:
        answer = httpx.get(f"{server.address}/metrics")

    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
