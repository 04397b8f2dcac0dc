"""NEOM in the lab."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from neopolis.bots import Bot
from neopolis.engine.event import Event
from neopolis.engine.record import Head
from neopolis.games import neom
from neopolis.games.neom.bots import make_bot
from neopolis.games.neom.game import NeomGame, start_from
from neopolis.games.neom.position import Position, position
from neopolis.games.neom.summary.summary import NeomSummary, summary_of
from neopolis.games.neom.text.notation import event_text
from neopolis.lab.lab import Lab, Printed, Simulation
from neopolis.lab.spread import Plain


@cache
def pack_of(content: tuple[tuple[str, str], ...]) -> neom.Pack:
    """The pack with these files, or the default one."""
    return neom.Pack(dict(content)) if content else neom.default_pack()


class NeomLab(Lab[NeomGame, NeomSummary]):
    """NEOM for 1 to 5. Options: variant, tiles, seller_money."""

    name = "neom"

    def begin(self, simulation: Simulation, seed: int) -> NeomGame:
        return neom.start(simulation.seats, seed, content=pack_of(simulation.content), **simulation.options)

    def bot(self, name: str, seed: int) -> Bot[NeomGame]:
        return make_bot(name, seed)

    def nothing(self) -> NeomSummary:
        return NeomSummary()

    def summed(self, game: NeomGame, bots: tuple[str, ...]) -> NeomSummary:
        return summary_of(game, bots)

    def plain(self, totals: NeomSummary, simulation: Simulation) -> Plain:
        return totals.plain(pack_of(simulation.content), simulation.bots)

    def pack(self, simulation: Simulation) -> neom.Pack:
        return pack_of(simulation.content)

    def load(self, folder: Path) -> neom.Pack:
        return neom.load_pack(folder)

    def replay(self, record: str, content: Printed | None) -> NeomGame:
        return neom.replay(record, content)

    def restart(self, head: Head, game: NeomGame) -> NeomGame:
        return start_from(head, game.pack)

    def sentence(self, game: NeomGame, event: Event, names: list[str]) -> str:
        return event_text(game.pack, event, names)

    def position(self, game: NeomGame) -> Position:
        return position(game)


NEOM_LAB: Final = NeomLab()
