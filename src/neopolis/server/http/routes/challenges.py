"""Challenges: games with the same deal for everybody, their pars, and how people did."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import Final

import msgspec
from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody

from neopolis.games.challenges import Round, current_rounds, earlier_rounds, find_round
from neopolis.server.http.dependencies import PathText, QueryText, TheServer, client_address
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.server.http.routes.tables import Links, current_links
from neopolis.server.http.server import NOBODY, Server
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.live_table import LiveTable
from neopolis.server.store.errors import Conflict
from neopolis.server.store.people import Guest
from neopolis.server.store.store import StoredTable
from neopolis.server.store.summaries import Result, challenge_result
from neopolis.server.table import lobby
from neopolis.server.table.log_events import Sat
from neopolis.server.table.table_data import CLOSED, GATHERING, OVER, PAUSED, PLAYING
from neopolis.text.messages import message

MOST_ROUNDS: Final = 60  # earlier rounds in the archive
MOST_SHOWN: Final = 100  # results of a round


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your game of a round. `points` is null until it is over."""

    table: str
    status: str
    points: int | None


class RoundShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge in a period that begins on `day` and ends at `until` (milliseconds since 1970).

    `par` is what the best bot reaches, null until that is known. `players` is how many people have finished, and
    `best` is what the best of them has reached; in the list of earlier rounds they are left out.
    """

    game: str
    challenge: str
    title: str
    about: str
    day: str
    until: int
    seats: int
    par: int | None
    players: int
    best: int | None
    yours: Attempt | None


class ResultShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has reached. People with equal points share a place."""

    place: int
    name: str
    points: int
    you: bool


class RoundDetails(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round, its results, the best first, and the rounds before it, the latest first."""

    round: RoundShown
    results: list[ResultShown]
    earlier: list[RoundShown]


class Day(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any day (UTC) of the round to play, as in "2026-11-19"."""

    day: date


def today() -> date:
    """The day (UTC): everybody on Earth gets the next challenge at the same time."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date()


class ChallengeRoutes(Controller):
    """Challenges."""

    tags = ("challenges",)

    @get("/challenges", responses=PROBLEMS)
    async def rounds(self, request: AnyRequest, server: TheServer, lang: QueryText = "") -> list[RoundShown]:
        """The current rounds of all challenges."""
        rounds = current_rounds(today())
        return await _shown(server, await server.find_guest(request), rounds, wanted=rounds)

    @get("/challenges/{game:str}/{challenge:str}", responses=PROBLEMS)
    async def details(
        self,
        request: AnyRequest,
        server: TheServer,
        game: PathText,
        challenge: PathText,
        day: FromQuery[date | None] = None,
        lang: QueryText = "",
    ) -> RoundDetails:
        """A round of a challenge, today's unless a `day` is given, with results and earlier rounds."""
        guest = await server.find_guest(request)
        found = find_round(game, challenge, day or today(), today())
        rounds = [found, *earlier_rounds(found, MOST_ROUNDS)]
        first, *earlier = await _shown(server, guest, rounds, wanted=[found])
        results = await finished_games(server, [found])
        return RoundDetails(first, ranked(results[found.deal], guest), earlier)

    @post("/challenges/{game:str}/{challenge:str}", status_code=200, responses=PROBLEMS)
    async def play(
        self, request: AnyRequest, server: TheServer, game: PathText, challenge: PathText, data: JSONBody[Day]
    ) -> Links:
        """Play a round, or continue it. Everybody has one table for each round, so only the first attempt counts."""
        guest = await server.require_guest(request)
        found = find_round(game, challenge, data.day, today())
        return await current_links(server, await open_attempt(server, found, guest, client_address(request)))


async def open_attempt(server: Server, found: Round, guest: Guest, address: str) -> str:
    """The id of the table where a guest plays a round. The game has started there."""
    table = server.keys.challenge(guest.id, found.deal)
    known = await server.store.find(table)
    if known is None:
        server.table_rate_limit.check(address, time.monotonic())
        created = lobby.create_challenge(guest.id, guest.name, found)
        with contextlib.suppress(Conflict):  # two requests at once: the other one has created it
            await server.tables.create(created, (guest.id, Sat(found.challenge.seat, created.name)), table_id=table)
    elif known.info.status == CLOSED:
        await server.tables.restore(table, guest.id)
    await _start(server.tables.get(table), guest)
    return table


async def _start(live_table: LiveTable, guest: Guest) -> None:
    """Start the game, unless it has started."""
    while (await live_table.current_table()).status == GATHERING:
        await live_table.catch_up()
        async with live_table.lock:
            table = await live_table.table()
            if table.status != GATHERING:
                return
            with contextlib.suppress(Conflict):  # another process has started it; look again
                await live_table.write(lobby.start(table, guest.id, ""), guest.id)
                live_table.send_updates(await live_table.table())
        live_table.driver.wake()


async def finished_games(server: Server, rounds: Sequence[Round]) -> dict[str, list[Result]]:
    """The finished games of rounds, by deal. A game counts for the person who opened it and has played it."""
    found: dict[str, list[Result]] = {one.deal: [] for one in rounds}
    for stored in await server.store.of_challenge(list(found), [OVER]):
        result = challenge_result(stored)
        if result is not None:
            found[stored.info.challenge].append(result)
    return found


async def _shown(server: Server, guest: Guest, rounds: Sequence[Round], wanted: Sequence[Round]) -> list[RoundShown]:
    pars = await server.pars.find(rounds, wanted)
    results = await finished_games(server, wanted)
    own = {} if guest == NOBODY else await _own_tables(server, guest, rounds)
    return [_round_shown(one, pars, results.get(one.deal, []), own.get(one.deal)) for one in rounds]


async def _own_tables(server: Server, guest: Guest, rounds: Sequence[Round]) -> dict[str, StoredTable]:
    """The guest's tables in rounds, by deal."""
    tables = {server.keys.challenge(guest.id, one.deal) for one in rounds}
    found = await server.store.find_all(sorted(tables))
    return {one.info.challenge: one for one in found if one.info.status in (PLAYING, PAUSED, OVER)}


def _round_shown(
    found: Round, pars: Mapping[str, int], results: Sequence[Result], own: StoredTable | None
) -> RoundShown:
    code = f"challenge-{found.challenge.name}-{found.game.name}"
    ends = datetime.combine(found.next_day, datetime.min.time(), UTC)
    result = None if own is None else challenge_result(own)
    return RoundShown(
        game=found.game.name,
        challenge=found.challenge.name,
        title=message(code, {}),
        about=message(f"{code}.about", {}),
        day=str(found.day),
        until=int(ends.timestamp() * 1000),
        seats=len(found.challenge.bots),
        par=pars.get(found.deal),
        players=len(results),
        best=max([one.points for one in results], default=None),
        yours=None if own is None else Attempt(own.id, own.info.status, None if result is None else result.points),
    )


def ranked(results: Sequence[Result], guest: Guest) -> list[ResultShown]:
    """The best results, and the guest's own. People with equal points share a place."""
    shown: list[ResultShown] = []
    for number, one in enumerate(sorted(results, key=lambda one: one.points, reverse=True), start=1):
        place = shown[-1].place if shown and shown[-1].points == one.points else number
        shown.append(ResultShown(place, one.name, one.points, guest != NOBODY and one.person == guest.id))
    return [one for number, one in enumerate(shown) if number < MOST_SHOWN or one.you]
