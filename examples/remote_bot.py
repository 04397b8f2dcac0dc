"""A bot that plays over the network: python examples/remote_bot.py http://host:8420/t/table/key

It sits down at the first free seat, is ready, and answers as the greedy or the plain bot would. `seat.game` is a whole
game that the seat cannot tell from the true one: copy it, search on it, print its view.
"""

import asyncio
import sys

from neopolis.bots import Observation
from neopolis.client import Address, Server
from neopolis.games.neom import NeomGame
from neopolis.games.neom.bots import make_bot
from neopolis.games.new_angeles.bots import make_bot as make_new_angeles_bot


async def main(link: str) -> None:
    server = Server(Address.read(link).server)
    await server.sign_in("Robby")
    async with await server.join(link, world=True) as seat:
        free = [number for number, one in enumerate(seat.table.seats) if not one.name and not one.bot]
        await seat.sit(free[0])
        await seat.ready()
        async for seen in seat.news():  # whatever happens: answers, talk, somebody who comes
            if seen.status == "over":
                break
            if seen.decision is not None and seen.status == "playing":
                game, you = seat.game, seat.you
                if isinstance(game, NeomGame):
                    option = make_bot("greedy", 1).choose(Observation(game, you))
                else:
                    for one in [one for one in game.proposals(you) if one.to == you]:
                        await seat.decline(one.id)  # bots wait a while for an answer, people longer
                    option = make_new_angeles_bot("plain", 1).choose(Observation(game, you))
                await seat.answer(option, seen.decision.moment)
        print(seat.table.result)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
