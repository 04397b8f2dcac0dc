"""A seat at a table on a server, or a spectator's place: what it sees, and what it can do."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

import msgspec

from neopolis.client.reconnecting_socket import ReconnectingSocket
from neopolis.client.world import imagined
from neopolis.engine.playable import PlayedGame
from neopolis.engine.refused import Refused
from neopolis.games.wire import SideCommand, SideQuery, SideReply
from neopolis.server.table import commands as messages
from neopolis.server.table.log_events import Plan
from neopolis.server.table.server_messages import DecisionFrame, TableFrame

SOON: Final = 5.0  # maximum number of seconds to wait for the next update after an answer was acknowledged


class Seat(ReconnectingSocket):
    """A seat. Each command waits until the server has carried it out and stored the result, or raises `Refused`."""

    share = ""  # what we have added to the game's seed, as 64 hexadecimal digits
    commitment = ""  # the commitment that the table showed when we added our first share

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def table(self) -> TableFrame:
        """The table at which the game is played: its seats, its host, its status."""
        if self.seen.table is None:
            raise Refused("hung-up")
        return self.seen.table

    @property
    def you(self) -> int:
        """The client's seat, -1 for a spectator."""
        return self.seen.you

    @property
    def decision(self) -> DecisionFrame | None:
        """What the seat is asked, if anything."""
        return self.seen.decision

    @property
    def game(self) -> PlayedGame:
        """A whole game that the seat cannot tell from the real one. Only for clients that joined with `world=True`."""
        return imagined(self.seen)

    # The table.

    async def sit(self, seat: int) -> None:
        """Sit down, and add a random share to the game's seed."""
        self._choose_share()
        await self.send(messages.Sit(self.new_id(), seat, self.share))

    def _choose_share(self) -> None:
        """Choose a share, and note the commitment: after the game, both must be in the record.

        There is only one share for each table: a server that says again and again that it has none gets the same one.
        """
        fairness = self.table.fairness
        if fairness is not None and self.table.status == "gathering":
            self.share = self.share or secrets.token_hex(32)
            self.commitment = self.commitment or fairness.commitment

    async def _add_missing_share(self) -> None:
        """Add a share for a seat that we got without sitting down, as in a rematch that we have started."""
        fairness = self.table.fairness
        if fairness is not None and self.you >= 0 and not fairness.shared[self.you]:
            self._choose_share()
            await self.send(messages.SetShare(self.new_id(), self.share))

    async def leave(self) -> None:
        await self.send(messages.Leave(self.new_id()))

    async def plan(self, plan: Plan) -> None:
        await self.send(messages.SetPlan(self.new_id(), plan))

    async def ready(self, ready: bool = True) -> None:
        if ready:
            await self._add_missing_share()
        await self.send(messages.SetReady(self.new_id(), ready))

    async def start(self) -> None:
        await self._add_missing_share()
        await self.send(messages.Start(self.new_id()))

    async def say(self, text: str, to: int = -1) -> None:
        await self.send(messages.Say(self.new_id(), text, to))

    async def pause(self) -> None:
        await self.send(messages.Pause(self.new_id()))

    async def resume(self) -> None:
        await self.send(messages.Resume(self.new_id()))

    async def stand_in(self) -> None:
        """Make a bot answer for this seat from now on."""
        await self.send(messages.StandIn(self.new_id()))

    async def come_back(self) -> None:
        """Take the seat back from the bot."""
        await self.send(messages.Return(self.new_id()))

    async def vote(self, about: int) -> None:
        """Vote for a bot to stand in for another seat."""
        await self.send(messages.Vote(self.new_id(), about))

    async def continue_lesson(self, step: int) -> None:
        """Continue after a step of a lesson."""
        await self.send(messages.Continue(self.new_id(), step))

    async def end_lesson(self) -> None:
        """Leave the lesson and play on."""
        await self.send(messages.EndLesson(self.new_id()))

    async def renew_links(self) -> None:
        """Make new links for the table. The old ones stop working; `Server.links` has the new ones."""
        await self.send(messages.RenewLinks(self.new_id()))

    async def delete(self) -> None:
        """Delete the table for everybody."""
        await self.send(messages.Close(self.new_id()))

    # The game.

    async def answer(self, option: int, moment: int | None = None) -> None:
        """Answer the current question, or the one with this moment, and wait up to `SOON` seconds for a change."""
        asked = self.seen.moment if moment is None else moment
        await self.send(messages.Answer(self.new_id(), asked, option))
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON):  # the server first acknowledges, then sends the change
                await self.until(lambda seen: seen.moment != asked)

    async def take_back(self, moment: int | None = None) -> None:
        await self.send(messages.TakeBack(self.new_id(), self.seen.moment if moment is None else moment))

    async def act(self, command: SideCommand) -> None:
        """Take a side action of the game, such as a trade. The command gets a new id."""
        await self.send(msgspec.structs.replace(command, id=self.new_id()))

    async def query(self, query: SideQuery) -> SideReply:
        """Ask about side actions. The query gets a new id."""
        reply = await self.ask(msgspec.structs.replace(query, id=self.new_id()))
        if not isinstance(reply, SideReply):
            raise Refused("odd-frames")
        return reply
