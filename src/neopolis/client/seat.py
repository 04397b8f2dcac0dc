"""A seat at a table on a server, or a spectator's place: what it sees, and what it can do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

from neopolis.client.reconnecting_socket import ReconnectingSocket
from neopolis.client.world import imagined
from neopolis.engine.refused import Refused
from neopolis.games.neom.game import NeomGame
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.server.table import commands as messages
from neopolis.server.table.log_events import Plan
from neopolis.server.table.server_messages import DecisionFrame, TableFrame, Weighed

NOTHING: Final = Terms()
SOON: Final = 5.0  # seconds


class Seat(ReconnectingSocket):
    """Each method waits until the server has done and stored what was wished for, or raises `Refused`."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def table(self) -> TableFrame:
        """The table around the game."""
        if self.seen.table is None:
            raise Refused("hung-up")
        return self.seen.table

    @property
    def you(self) -> int:
        """The own seat, -1 for a spectator."""
        return self.seen.you

    @property
    def decision(self) -> DecisionFrame | None:
        """What the seat is asked, if anything."""
        return self.seen.decision

    @property
    def game(self) -> NeomGame | NewAngelesGame:
        """A whole game that the seat cannot tell from the true one; only for lines that asked for the world."""
        return imagined(self.seen)

    # Around the game.

    async def sit(self, seat: int) -> None:
        await self.send(messages.Sit(self.new_id(), seat))

    async def leave(self) -> None:
        await self.send(messages.Leave(self.new_id()))

    async def plan(self, plan: Plan) -> None:
        await self.send(messages.SetPlan(self.new_id(), plan))

    async def ready(self, ready: bool = True) -> None:
        await self.send(messages.SetReady(self.new_id(), ready))

    async def start(self) -> None:
        await self.send(messages.Start(self.new_id()))

    async def say(self, text: str, to: int = -1) -> None:
        await self.send(messages.Say(self.new_id(), text, to))

    async def pause(self) -> None:
        await self.send(messages.Pause(self.new_id()))

    async def resume(self) -> None:
        await self.send(messages.Resume(self.new_id()))

    async def stand_in(self) -> None:
        """A bot answers from now on."""
        await self.send(messages.StandIn(self.new_id()))

    async def come_back(self) -> None:
        """The bot that stood in stops."""
        await self.send(messages.Return(self.new_id()))

    async def vote(self, about: int) -> None:
        """A bot is to stand in for another seat."""
        await self.send(messages.Vote(self.new_id(), about))

    async def delete(self) -> None:
        """The table is closed for all."""
        await self.send(messages.Close(self.new_id()))

    # In the game.

    async def answer(self, option: int, moment: int | None = None) -> None:
        """Answer the present question, or the one of a moment; afterwards it is not the present one any more."""
        asked = self.seen.moment if moment is None else moment
        await self.send(messages.Answer(self.new_id(), asked, option))
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON):  # the server acknowledges first, and shows then
                await self.until(lambda seen: seen.moment != asked)

    async def take_back(self, moment: int | None = None) -> None:
        await self.send(messages.TakeBack(self.new_id(), self.seen.moment if moment is None else moment))

    async def propose(self, to: int, gives: Terms = NOTHING, wants: Terms = NOTHING, whisper: bool = False) -> None:
        await self.send(messages.Propose(self.new_id(), to, gives, wants, whisper))

    async def counter(self, number: int, gives: Terms = NOTHING, wants: Terms = NOTHING) -> None:
        await self.send(messages.Counter(self.new_id(), number, gives, wants))

    async def weigh(
        self, to: int, gives: Terms = NOTHING, wants: Terms = NOTHING, whisper: bool = False, number: int = -1
    ) -> Weighed:
        """What a trade would be, and whether it could be proposed, or made in place of proposal `number`."""
        told = await self.ask(messages.Weigh(self.new_id(), to, gives, wants, whisper, number))
        if not isinstance(told, Weighed):
            raise Refused("odd-frames")
        return told

    async def accept(self, number: int) -> None:
        await self.send(messages.Accept(self.new_id(), number))

    async def decline(self, number: int) -> None:
        await self.send(messages.Decline(self.new_id(), number))

    async def withdraw(self, number: int) -> None:
        await self.send(messages.Withdraw(self.new_id(), number))
