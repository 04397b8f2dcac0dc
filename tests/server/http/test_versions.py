"""A table with rules that this server does not have can only be viewed, says why, and affects no other table."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from neopolis.client import Seat
from neopolis.engine.refused import Refused
from neopolis.server.table.commands import Answer, Command, Pause, Say
from neopolis.server.table.log_events import Started
from tests.server.http.running import Party, Running, party, play, run, running


def rewrite(data: Path, table: str) -> None:
    """Make the log say that the game was started with a future version of the rules."""
    with closing(sqlite3.connect(data / "neopolis.db")) as database, database:
        found = database.execute("SELECT seq, deed FROM entries WHERE table_id = ?", (table,)).fetchall()
        for seq, event in found:
            if b'"started"' in event:
                other = msgspec.structs.replace(msgspec.json.decode(event, type=Started), version="99")
                row = (msgspec.json.encode(other), table, seq)
                database.execute("UPDATE entries SET deed = ? WHERE table_id = ? AND seq = ?", row)


async def refusal(seat: Seat, command: Command) -> str:
    with pytest.raises(Refused) as refused:
        await seat.send(command)
    return refused.value.code


async def looked_at(server: Running, table: Party) -> None:
    seat = await table.people[0].join(table.links.player)
    moment, frame = seat.seen.moment, seat.table
    codes = [await refusal(seat, command) for command in (Answer("1", moment, 0), Say("2", "Hello"), Pause("3"))]
    async with httpx.AsyncClient(base_url=server.address, headers=table.people[0].headers()) as client:
        rows = (await client.get("/api/mine")).json()
        record = await client.get(f"/api/tables/{table.links.id}/record")

    assert (frame.status, frame.awaited, frame.seats[0].name) == ("unreadable", [], "Guest 0")
    assert "started with version 99 of the rules" in frame.why and not seat.seen.view
    assert codes == ["table-unreadable"] * 3
    assert [row["id"] for row in rows] == [table.links.id]
    assert (record.status_code, record.json()["code"]) == (409, "table-unreadable")
    await seat.delete()
    await seat.close()


def test_a_table_with_other_rules_can_only_be_viewed(tmp_path: Path) -> None:
    async def found(server: Running) -> None:
        async with party(server, people=1, bots=("greedy",)) as table:
            await play(table.seats[0], most=3)
            await table.seats[0].close()
            server.kill()
            rewrite(server.data, table.links.id)
            server.start()
            await looked_at(server, table)
            async with party(server, people=1, bots=("greedy",)) as other:
                await play(other.seats[0], most=3)

    with running(tmp_path) as server:
        run(found(server))
