"""When servers were running, and so when none was. Every process learns of the same outages."""

import asyncio

import pytest

from neopolis.server.store.store import Store
from neopolis.server.store.uptimes import KEPT, SHORTEST, Outage, Uptimes
from tests.server.store.logs import create

pytestmark = pytest.mark.anyio

LATE = 10_000
NOW = 1_700_000_000_000
HOUR = 3_600_000


async def at(store: Store, now: int) -> list[Outage]:
    return (await Uptimes(store.database).extend(now, longest_gap=LATE)).outages


async def test_nothing_is_known_before_the_first_start(store: Store) -> None:
    assert await at(store, NOW) == [Outage(0, NOW)]


async def test_a_gap_is_an_outage(store: Store) -> None:
    await at(store, NOW)
    for later in range(0, HOUR, LATE):
        assert await at(store, NOW + later) == [Outage(0, NOW)]
    seen = NOW + HOUR - LATE
    again = seen + LATE + 1

    assert await at(store, again) == [Outage(0, NOW), Outage(seen, again)]
    assert await at(store, again + LATE) == [Outage(0, NOW), Outage(seen, again)]


async def test_a_crash_loop_adds_no_rows(store: Store) -> None:
    """A period that was too short to play in counts as part of the outage."""
    await at(store, NOW)
    await at(store, NOW + LATE)
    for crash in range(20):
        outages = await at(store, NOW + HOUR + crash * (LATE + 1))

    assert outages == [Outage(0, NOW + HOUR + 19 * (LATE + 1))]


async def test_a_slower_clock_changes_nothing(store: Store) -> None:
    """A process whose clock is behind does not undo what the others have noted."""
    await at(store, NOW)
    await at(store, NOW - HOUR)

    assert await at(store, NOW + LATE) == [Outage(0, NOW)]


async def test_all_processes_go_by_the_latest_note(store: Store) -> None:
    """If it went by its own clock, a process whose clock was set back would notice no outage for a while."""
    await at(store, NOW)

    assert (await Uptimes(store.database).extend(NOW - HOUR, longest_gap=LATE)).now == NOW
    assert (await Uptimes(store.database).extend(NOW + 1, longest_gap=LATE)).now == NOW + 1


async def test_a_start_with_an_earlier_clock_goes_on_after_the_last_note(store: Store) -> None:
    """Nobody knows how long the server was away. Time goes on after everything that was noted."""
    for later in range(0, 2 * SHORTEST + 1, LATE):
        await at(store, NOW + later)
    seen = NOW + 2 * SHORTEST

    found = await Uptimes(store.database).extend(NOW - HOUR, longest_gap=0)

    assert found.now == seen + 1 and found.outages[-1] == Outage(seen, seen + 1)


async def test_a_start_goes_on_after_the_latest_entry(store: Store) -> None:
    """After a restore nothing is noted, but the tables may come from a server whose clock was ahead."""
    await create(store, at=NOW)

    assert (await Uptimes(store.database).extend(NOW - HOUR, longest_gap=0)).now == NOW + 1


async def test_old_outages_are_dropped(store: Store) -> None:
    for later in range(0, 2 * SHORTEST, LATE):
        await at(store, NOW + later)
    future = NOW + KEPT + HOUR

    assert await at(store, future) == [Outage(0, future)]


async def test_processes_that_start_together_agree(store: Store) -> None:
    found = await asyncio.gather(*[at(store, NOW) for _ in range(5)])

    assert found == [[Outage(0, NOW)]] * 5
