"""A backup is made and restored while people play."""

from pathlib import Path

import pytest

from neopolis.client import ClientState
from neopolis.engine.refused import Refused
from neopolis.games import neom
from neopolis.server.settings import read_settings
from neopolis.server.store.backup import back_up, restore
from tests.server.http.running import Running, party, play, run, running


async def back_in_time(site: Running, url: str, file: Path) -> str:
    """Make a backup during a game, play on, and restore the backup: the player is back there and plays to the end."""
    settings = read_settings({"NEOPOLIS_DATABASE_URL": url}, site.data)
    async with party(site, people=1, bots=()) as table:
        seat = table.seats[0]
        await play(seat, most=4)
        await seat.say("before")  # when this is acknowledged, all earlier updates have arrived
        before = seat.seen
        await back_up(settings, file)
        await play(seat, most=3)
        await seat.say("after")

        def is_back(seen: ClientState) -> bool:
            same = (seen.history, seen.decision) == (before.history, before.decision)
            return same and [line.text for line in seen.talk] == ["before"]

        async with party(site, people=1, bots=()) as younger:
            await restore(settings, file, replace=True)
            await seat.until(is_back)
            with pytest.raises(Refused):  # tables that are newer than the backup are gone
                await younger.seats[0].until(lambda seen: False)
        await play(seat)
        return await table.people[0].record(table.links.id)


def test_a_restore_takes_players_back_to_the_backup(database_url: str, tmp_path: Path) -> None:
    with running(tmp_path / "site", NEOPOLIS_DATABASE_URL=database_url) as site:
        record = run(back_in_time(site, database_url, tmp_path / "backup.gz"))
        log = site.lines()

    assert neom.replay(record).over
    assert "database-replaced" in log
