"""The pars of challenges: what a bot that searches reaches with the same deal. Each is worked out once, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from neopolis.bots import bot_seed
from neopolis.engine.playable import PlayedGame
from neopolis.engine.rng import wide_seed
from neopolis.games.challenges import Round
from neopolis.server.logs import warn
from neopolis.server.runtime.bot_process import Task
from neopolis.server.runtime.workers import Workers
from neopolis.server.store.errors import Unavailable
from neopolis.server.store.store import Store


class Pars:
    """Finds pars, and works out the missing ones in the background, one after the other."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store: Final = store
        self._workers: Final = workers
        self._missing: dict[str, Round] = {}  # by deal, in the order in which they were wanted
        self._failed: set[str] = set()  # deals that this process does not try again
        self._task: asyncio.Task[None] | None = None

    async def find(self, rounds: Sequence[Round], wanted: Sequence[Round]) -> dict[str, int]:
        """The known pars by deal. Those of the `wanted` rounds are worked out in the background if they are missing."""
        known = await self._store.pars([one.deal for one in rounds])
        self._missing |= {one.deal: one for one in wanted if one.deal not in known and one.deal not in self._failed}
        if self._missing and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._work())
        return known

    async def close(self) -> None:
        """Stop working. What is not finished is worked out when it is wanted again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while self._missing:
            deal, wanted = next(iter(self._missing.items()))
            try:
                points = await self._play(wanted)
                if points is not None:
                    await self._store.add_par(deal, points)
                else:
                    self._failed.add(deal)
            except Unavailable as unavailable:
                warn("database-unavailable", unavailable.__cause__)
            except Exception as error:  # one bad deal must not hold up the others
                warn("par-failed", error, deal=deal)
                self._failed.add(deal)
            finally:
                del self._missing[deal]

    async def _play(self, wanted: Round) -> int | None:
        """What the bot reaches; None if it failed."""
        challenge, game = wanted.challenge, wanted.start()
        bots = [bot or challenge.par_bot for bot in challenge.bots]
        while not game.over:
            for seat in game.deciders:
                outcome = await self._workers.think(
                    _task(wanted, game, seat, bots[seat]), has_people=False, is_slow=True
                )
                if outcome.option is None:
                    warn("par-failed", deal=wanted.deal, fault=outcome.fault)
                    return None
                game.play(seat, outcome.option)
        return None if game.result is None else game.result.points[challenge.seat]


def _task(wanted: Round, game: PlayedGame, seat: int, bot: str) -> Task:
    """A question to a bot. Its seed follows from the deal, so that every server finds the same par."""
    seed = bot_seed(wide_seed(wanted.seed) + game.s.step_number, seat)
    return Task(wanted.game.name, game.encode(blind=True), bot, seat, seed, False, True)
