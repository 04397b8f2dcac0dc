"""New Angeles in the lab."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from neopolis.bots import Bot
from neopolis.engine.event import Event
from neopolis.engine.record import Head
from neopolis.games import new_angeles
from neopolis.games.new_angeles.bots import make_bot as make_new_angeles_bot
from neopolis.games.new_angeles.game import NewAngelesGame, start_from
from neopolis.games.new_angeles.position import Position, position
from neopolis.games.new_angeles.summary.summary import NewAngelesSummary, summary_of
from neopolis.games.new_angeles.text.notation import event_text
from neopolis.lab.lab import Lab, Printed, Simulation
from neopolis.lab.spread import Plain


@cache
def pack_of(content: tuple[tuple[str, str], ...]) -> new_angeles.Pack:
    """The pack with these files, or the default one."""
    return new_angeles.Pack(dict(content)) if content else new_angeles.default_pack()


class NewAngelesLab(Lab[NewAngelesGame, NewAngelesSummary]):
    """New Angeles for 4 to 6. Options: setup, corporations."""

    name = "new-angeles"

    def begin(self, simulation: Simulation, seed: int) -> NewAngelesGame:
        return new_angeles.start(simulation.seats, seed, content=pack_of(simulation.content), **simulation.options)

    def bot(self, name: str, seed: int) -> Bot[NewAngelesGame]:
        return make_new_angeles_bot(name, seed)

    def nothing(self) -> NewAngelesSummary:
        return NewAngelesSummary()

    def summed(self, game: NewAngelesGame, bots: tuple[str, ...]) -> NewAngelesSummary:
        return summary_of(game, bots)

    def plain(self, totals: NewAngelesSummary, simulation: Simulation) -> Plain:
        return totals.plain(simulation.bots)

    def pack(self, simulation: Simulation) -> new_angeles.Pack:
        return pack_of(simulation.content)

    def load(self, folder: Path) -> new_angeles.Pack:
        return new_angeles.load_pack(folder)

    def replay(self, record: str, content: Printed | None) -> NewAngelesGame:
        return new_angeles.replay(record, content)

    def restart(self, head: Head, game: NewAngelesGame) -> NewAngelesGame:
        return start_from(head, game.pack)

    def sentence(self, game: NewAngelesGame, event: Event, names: list[str]) -> str:
        return event_text(game.pack, event, names)

    def position(self, game: NewAngelesGame) -> Position:
        return position(game)


NEW_ANGELES_LAB: Final = NewAngelesLab()
