"""When servers were running, and so when none was. Every process learns of the same outages."""

import asyncio

import pytest

from neopolis.server.store.store import Store
from neopolis.server.store.uptimes import KEPT, SHORTEST, Outage, Uptimes

pytestmark = pytest.mark.anyio

LATE = 10_000
NOW = 1_700_000_000_000
HOUR = 3_600_000


async def at(store: Store, now: int, may_go_back: bool = False) -> list[Outage]:
    return await Uptimes(store.database).extend(now, longest_gap=LATE, may_go_back=may_go_back)


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


async def test_a_clock_that_was_set_back_is_followed(store: Store) -> None:
    """Otherwise nobody would notice an outage until the clock has caught up."""
    for later in range(0, 3 * SHORTEST, LATE):
        await at(store, NOW + later)
    await at(store, NOW + SHORTEST, may_go_back=True)

    assert (await at(store, NOW + 3 * SHORTEST))[-1] == Outage(NOW + SHORTEST, NOW + 3 * SHORTEST)


async def test_old_outages_are_dropped(store: Store) -> None:
    for later in range(0, 2 * SHORTEST, LATE):
        await at(store, NOW + later)
    future = NOW + KEPT + HOUR

    assert await at(store, future) == [Outage(0, future)]


async def test_processes_that_start_together_agree(store: Store) -> None:
    found = await asyncio.gather(*[at(store, NOW) for _ in range(5)])

    assert found == [[Outage(0, NOW)]] * 5
