"""Tables in situations that would take long to reach by clicking. They are played over sockets."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from neopolis.client import Links
from tests.browser.side_actions import side_action
from tests.server.http.running import Running, party, play

BOTS = {"neom": ("random", "random"), "new-angeles": ("random", "random", "random")}
PLAYED: WeakKeyDictionary[Running, dict[str, Links]] = WeakKeyDictionary()


def finished(site: Running, game: str, listed: bool = False, bots: Sequence[str] = ()) -> Links:
    """A finished game between a guest and bots. If `bots` are given, a bot also stood in for the guest."""

    async def work() -> Links:
        async with party(site, game=game, people=1, bots=tuple(bots) or BOTS[game], listed=listed) as table:
            await (table.seats[0].stand_in() if bots else play(table.seats[0]))
            await table.seats[0].until(lambda seen: seen.status == "over")
            return table.links

    return side_action(work())


def any_finished(site: Running, game: str) -> Links:
    """A finished game for tests that only look at it; all tests at one server share it."""
    here = PLAYED.setdefault(site, {})
    if game not in here:
        here[game] = finished(site, game)
    return here[game]
