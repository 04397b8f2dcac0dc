"""People at a table, for tests: they sit down, get ready, and answer at random until the game is over."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress

from neopolis import Refused
from neopolis.client import ClientState, Links, Seat, Server
from neopolis.games.new_angeles.knowledge.view import View as NaView
from neopolis.games.new_angeles.wire import Decline
from neopolis.server.table.log_events import Plan
from tests.client.serving import Serving

NEOM = Plan("neom", 3, bots=["", "", "random"])
NEW_ANGELES = Plan("new-angeles", 4, bots=["", "", "random", "random"])


async def guest(serving: Serving, name: str) -> Server:
    server = Server(serving.address)
    await server.sign_in(name)
    return server


async def open_table(serving: Serving, plan: Plan) -> tuple[Server, Links]:
    """A table with its host."""
    host = await guest(serving, "Ada")
    return host, await host.open(plan)


async def started(stack: AsyncExitStack, serving: Serving, plan: Plan, world: bool = False) -> list[Seat]:
    """Ada, the host, and Ben at the first two seats of a game that has started."""
    host, links = await open_table(serving, plan)
    seats: list[Seat] = []
    for number, server in enumerate([host, await guest(serving, "Ben")]):
        seat = await stack.enter_async_context(await server.join(links.player, world=world))
        await seat.sit(number)
        await seat.ready()
        seats.append(seat)
    await seats[0].start()
    for seat in seats:
        await seat.until(lambda seen: seen.status == "playing")
    return seats


@contextmanager
def stale_is_fine() -> Iterator[None]:
    """Ignore refusals of stale answers: a trade, for example, can end a question before its answer arrives."""
    try:
        yield
    except Refused as refused:
        assert refused.code in ("stale-moment", "not-playing"), refused.code


async def decline_all(seat: Seat, seen: ClientState) -> None:
    if "proposals" in seen.view:
        for one in seen.view_as(NaView).proposals:
            if one.to == seat.you:
                with suppress(Refused):  # the proposal has ended meanwhile
                    await seat.act(Decline("", one.id))


async def play_on(seat: Seat, dice: random.Random) -> None:
    """Answer every question until the game is over, and decline every proposal, because bots wait for that."""
    async for seen in seat.news():
        if seen.status == "over":
            return
        await decline_all(seat, seen)
        if seen.decision is not None:
            with stale_is_fine():
                await seat.answer(dice.choice(seen.decision.options).option, seen.decision.moment)


async def play_out(seats: list[Seat]) -> None:
    await asyncio.gather(*[play_on(seat, random.Random(number)) for number, seat in enumerate(seats)])
