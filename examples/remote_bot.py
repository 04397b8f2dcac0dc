"""A bot that plays any game over the network: python examples/remote_bot.py http://host:8420/t/table/key

It takes the first free seat and answers like the game's default bot. `seat.game` is a complete game that looks the same
to the seat as the real one. Your bot may copy it, search on it and print its view.
"""

import asyncio
import contextlib
import sys

from neopolis import Refused
from neopolis.bots import Observation
from neopolis.client import Address, Seat, Server
from neopolis.games import registry
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.wire import Decline


async def main(link: str) -> None:
    server = Server(Address.read(link).server)
    await server.sign_in("Robby")
    async with await server.join(link, world=True) as seat:
        free = [number for number, one in enumerate(seat.table.seats) if not one.name and not one.bot]
        await seat.sit(free[0])
        await seat.ready()
        definition = registry.definition(seat.table.game)
        bot = definition.make_bot(definition.default_bot, seed=1)
        async for seen in seat.news():  # after each change: answers, chat, people who come and go
            if seen.status == "over":
                break
            if seen.status != "playing":
                continue
            await decline_trades(seat)
            if seen.decision is not None:
                await seat.answer(bot.choose(Observation(seat.game, seat.you)), seen.decision.moment)
        print(seat.table.result)


async def decline_trades(seat: Seat) -> None:
    """Decline all proposals to this seat. Only New Angeles has proposals."""
    game = seat.game
    if isinstance(game, NewAngelesGame):
        for one in game.proposals(seat.you):
            if one.to == seat.you:
                with contextlib.suppress(Refused):  # it may have ended before our answer arrived
                    await seat.act(Decline("", one.id))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
