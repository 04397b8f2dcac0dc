"""The catalog of games, and a person's own tables with whose turn it is."""

from pathlib import Path

import httpx
import msgspec
from sqlalchemy import update

from neopolis.client import Seat, Server
from neopolis.games.registry import definition
from neopolis.server.http.routes import tables as routes_tables
from neopolis.server.http.server import Server as Site
from neopolis.server.settings import read_settings
from neopolis.server.store import schema
from neopolis.server.store.summaries import OwnTable, Summary, own_table
from neopolis.server.table.catalog import GameOffered
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import LogEvent, Plan, Sat, Started
from tests.server.http.running import SECRET, Running, first, party, run


def offered(site: Running, **query: str) -> list[GameOffered]:
    answer = httpx.get(f"{site.address}/api/games", params=query)
    return msgspec.json.decode(answer.content, type=list[GameOffered])


def test_games(site: Running) -> None:
    neom, na = offered(site)

    assert (neom.game, neom.least, neom.most, neom.stand_in) == ("neom", 1, 5, "greedy")
    assert (na.game, na.least, na.most, na.trades) == ("new-angeles", 4, 6, True)
    assert {"random", "greedy"} <= {bot.name for bot in neom.bots}
    assert {"random", "plain"} <= {bot.name for bot in na.bots}
    for game in (neom, na):
        known = {name: [option.value for option in options] for name, options in game.options.items()}
        assert known == {option.name: list(option.values) for option in definition(game.game).options}


def test_games_in_polish(site: Running) -> None:
    neom, na = offered(site, lang="pl")

    assert neom.bots[0].about == "gra losowo; dobry do wypróbowania gry"
    assert [option.text for option in na.options["setup"]][:2] == ["Szturm na Łodygę", "Nowe nabytki"]


async def mine(server: Server) -> list[OwnTable]:
    return await server.ask(list[OwnTable], "GET", "mine")


async def answered(seat: Seat) -> None:
    moment = seat.seen.moment
    await seat.answer(first(seat))
    await seat.until(lambda seen: seen.moment > moment)


def test_whose_turn_it_is(site: Running) -> None:
    """Two people pick at the same time. A person's list shows only whether that person still has to pick."""

    async def found() -> list[list[tuple[int, bool]]]:
        rows = []
        async with party(site, people=2, bots=("random",), starts=False) as table:
            rows.append([(one.you, one.awaited) for guest in table.people for one in await mine(guest)])
            await table.begin()
            await table.seats[0].until(lambda seen: seen.decision is not None)
            await table.seats[1].until(lambda seen: seen.decision is not None)
            rows.append([(one.you, one.awaited) for guest in table.people for one in await mine(guest)])
            while table.seats[0].decision is not None:
                await answered(table.seats[0])
            rows.append([(one.you, one.awaited) for guest in table.people for one in await mine(guest)])
            assert [one.names for one in await mine(table.people[0])] == [["Guest 0", "Guest 1", ""]]
        return rows

    assert run(found()) == [[(0, False), (1, False)], [(0, True), (1, True)], [(0, False), (1, True)]]


def test_a_table_without_a_seat_of_ones_own(site: Running) -> None:
    async def found() -> OwnTable:
        host = await site.guest("Ada")
        await host.open(Plan("neom", 2))
        return (await mine(host))[0]

    own = run(found())
    assert (own.you, own.awaited, own.names, own.own) == (-1, False, ["", ""], [])


def test_tables_whose_summary_does_not_say_whose_turn_it_is(tmp_path: Path) -> None:
    """Summaries of an older version do not say whose turn it is, so the table itself is loaded."""
    kind = definition("neom")

    async def found() -> OwnTable:
        server = Site(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path))
        async with server.running():
            created = create_table("ann", "Ann", Plan("neom", 3, {}, ["", "random", "random"]))
            begun: list[tuple[str, LogEvent]] = [
                ("ann", Sat(0, "Ann")),
                ("ann", Started(7, kind.version, kind.content)),
            ]
            await server.tables.create(created, *begun)
            listed = (await server.store.of_people(["ann"]))[0]
            known = msgspec.json.decode(listed.info.summary, type=Summary)
            old = msgspec.json.encode({"seats": known.seats, "options": known.options, "clock": known.clock})
            change = update(schema.tables).values(summary=old)
            await server.store.database.write(lambda connection: connection.execute(change).rowcount)
            listed = (await server.store.of_people(["ann"]))[0]
            assert own_table(listed, ["ann"]) is None
            return await routes_tables.find_own_table(server, listed, ["ann"])

    own = run(found())
    assert (own.you, own.awaited, own.names) == (0, True, ["Ann", "", ""])


def test_a_table_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    """A table with an old summary and entries of a newer version, as after moving a backup, does not break the list."""

    async def found() -> list[tuple[str, int]]:
        server = Site(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path))
        async with server.running():
            odd, good = [await server.tables.create(create_table("ann", "Ann", Plan("neom", 3))) for _ in range(2)]
            strange = update(schema.entries).where(schema.entries.c.table_id == odd).values(deed=b'{"kind":"later"}')
            old = update(schema.tables).where(schema.tables.c.id == odd).values(summary=b'{"seats":[]}')
            await server.store.database.write(lambda connection: connection.execute(strange).rowcount)
            await server.store.database.write(lambda connection: connection.execute(old).rowcount)
            listed = await server.store.of_people(["ann"])
            rows = [await routes_tables.find_own_table(server, one, ["ann"]) for one in listed]
            assert {row.id for row in rows} == {odd, good}
            return [(row.game, row.you) for row in rows]

    assert run(found()) == [("neom", -1)] * 2
