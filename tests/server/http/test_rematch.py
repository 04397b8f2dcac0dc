"""Rematches: everybody who asks gets the same table, whatever goes wrong meanwhile."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from neopolis.engine.refused import Refused
from neopolis.games.registry import definition
from neopolis.server.http.routes.tables import find_or_create_rematch
from neopolis.server.http.server import Server
from neopolis.server.runtime import rate_limit
from neopolis.server.runtime.live_table import LiveTable
from neopolis.server.settings import read_settings
from neopolis.server.store.errors import Unavailable
from neopolis.server.store.people import Guest
from neopolis.server.table.frame_diff import table_frame
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import Answered, Closed, Plan, Sat, Started
from tests.server.http.running import SECRET, run

ANN = Guest("ann", "Ann")
BEN = Guest("ben", "Ben")
HERE = "192.0.2.1"


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Server]:
    server = Server(read_settings({"NEOPOLIS_SECRET": SECRET}, folder))
    async with server.running():
        yield server


async def finished(server: Server) -> LiveTable:
    """A finished game of Ann and Ben."""
    kind = definition("neom")
    created = create_table(ANN.id, ANN.name, Plan("neom", 2))
    sat = [(one.id, Sat(seat, one.name)) for seat, one in enumerate((ANN, BEN))]
    live_table = server.tables.get(
        await server.tables.create(created, *sat, (ANN.id, Started(7, kind.version, kind.content)))
    )
    async with live_table.lock:
        while (game := (await live_table.table()).game) is not None and not game.over:
            seat = game.deciders[0]
            await live_table.write([Answered(seat, game.decision(seat).default)], (ANN, BEN)[seat].id)
    return live_table


async def tables_of(server: Server, guest: Guest, without: str) -> list[str]:
    return [one.id for one in await server.store.of_people([guest.id]) if one.id != without]


def test_a_rematch_is_not_a_fork(tmp_path: Path) -> None:
    """A rematch starts a new game, in which nobody knows what comes next."""

    async def asked() -> None:
        async with opened(tmp_path) as server:
            live_table = server.tables.get(await find_or_create_rematch(server, await finished(server), ANN, HERE))
            await live_table.catch_up()

            assert not table_frame(await live_table.table(), ANN.id).fork

    run(asked())


def test_two_ask_through_two_processes(tmp_path: Path) -> None:
    """Both people get the same table, and there is no second one."""

    async def asked() -> None:
        async with opened(tmp_path) as first, opened(tmp_path) as second:
            over = (await finished(first)).id
            await second.tables.get(over).catch_up()
            one = await find_or_create_rematch(first, first.tables.get(over), ANN, HERE)
            other = await find_or_create_rematch(second, second.tables.get(over), BEN, HERE)

            assert one == other
            assert await tables_of(first, ANN, over) == [one] and await tables_of(first, BEN, over) == []

    run(asked())


def test_the_storage_is_unavailable_during_a_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next request after failed ones gets the table that the failed ones have already created."""

    async def away(*_: object) -> None:
        raise Unavailable("store-away")

    async def asked() -> None:
        async with opened(tmp_path) as server:
            live_table = await finished(server)
            for _ in range(3):
                with monkeypatch.context() as patch, pytest.raises(Unavailable):
                    patch.setattr(live_table, "write", away)
                    await find_or_create_rematch(server, live_table, ANN, HERE)
            found = await find_or_create_rematch(server, live_table, ANN, HERE)

            assert await tables_of(server, ANN, live_table.id) == [found]

    run(asked())


def test_a_rematch_that_was_deleted_is_followed_by_another(tmp_path: Path) -> None:
    async def asked() -> None:
        async with opened(tmp_path) as server:
            live_table = await finished(server)
            first = await find_or_create_rematch(server, live_table, BEN, HERE)
            async with server.tables.get(first).lock:
                await server.tables.get(first).write_and_send([Closed()])
            second, third = (
                await find_or_create_rematch(server, live_table, ANN, HERE),
                await find_or_create_rematch(server, live_table, BEN, HERE),
            )

            assert first != second == third
            async with live_table.lock:
                assert (await live_table.table()).data.rematch == second

    run(asked())


def test_rematches_count_as_new_tables_of_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who deletes each rematch could otherwise open tables without end. To find one costs nothing."""
    monkeypatch.setattr(rate_limit, "TABLES_AT_ONCE", 2.0)

    async def asked() -> None:
        async with opened(tmp_path) as server:
            live_table = await finished(server)
            for _ in range(2):
                first = await find_or_create_rematch(server, live_table, ANN, HERE)
                assert await find_or_create_rematch(server, live_table, BEN, HERE) == first
                async with server.tables.get(first).lock:
                    await server.tables.get(first).write_and_send([Closed()])
            with pytest.raises(Refused) as refused:
                await find_or_create_rematch(server, live_table, ANN, HERE)
            assert refused.value.code == "many-openings"

    run(asked())
