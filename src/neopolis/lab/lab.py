"""The games as the lab takes them: how each is begun, summed up, replayed and told."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, Protocol, Self, TypeVar

import msgspec

from neopolis.bots import Bot
from neopolis.bots.bot import ObservableGame
from neopolis.engine.event import Event
from neopolis.engine.record import Head
from neopolis.engine.result import Result
from neopolis.engine.script import State
from neopolis.games.spread import Plain


class Subject(ObservableGame, Protocol):
    """What the lab needs of a game, whichever it is."""

    @property
    def s(self) -> State: ...
    @property
    def seats(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def deciders(self) -> tuple[int, ...]: ...
    @property
    def result(self) -> Result | None: ...
    def play(self, seat: object, option: object) -> list[Event]: ...
    def side_action(self, seat: object, row: object) -> list[Event]: ...
    def question(self, seat: object) -> str: ...
    def text(self, seat: object, option: object) -> str: ...
    def view(self, seat: object) -> object: ...
    def record(self) -> str: ...
    def copy(self) -> Self: ...


class Totals(Protocol):
    """What games come to: sums to which others of their kind can be added, in any order."""

    games: int

    def add(self, other: Self) -> None: ...


class Printed(Protocol):
    """A content pack: its files by name, and its hash."""

    files: dict[str, str]
    hash: str


G = TypeVar("G", bound=Subject)
T = TypeVar("T", bound=Totals)


class Simulation(msgspec.Struct, frozen=True):
    """All that is the same for every game. `content` holds the files of a pack of one's own, by name."""

    seats: int
    bots: tuple[str, ...]
    options: dict[str, object] = {}  # those of the game, by name
    content: tuple[tuple[str, str], ...] = ()
    keeps_records: bool = False


class Lab(Generic[G, T]):
    """A game with all that simulating it and playing its records back takes."""

    name = ""

    def begin(self, simulation: Simulation, seed: int) -> G:
        """The game with a seed before its first answer."""
        raise NotImplementedError

    def bot(self, name: str, seed: int) -> Bot[G]:
        """A bot by name."""
        raise NotImplementedError

    def nothing(self) -> T:
        """What no games come to."""
        raise NotImplementedError

    def summed(self, game: G, bots: tuple[str, ...]) -> T:
        """What a finished game comes to."""
        raise NotImplementedError

    def plain(self, totals: T, simulation: Simulation) -> Plain:
        """What games came to as plain data."""
        raise NotImplementedError

    def pack(self, simulation: Simulation) -> Printed:
        """The content pack that the games are played with."""
        raise NotImplementedError

    def load(self, folder: Path) -> Printed:
        """The content pack in a folder."""
        raise NotImplementedError

    def replay(self, record: str, content: Printed | None) -> G:
        """The game of a record, every answer and the result checked."""
        raise NotImplementedError

    def restart(self, head: Head, game: G) -> G:
        """The game that a record began with, before its first answer, with the content of the replayed one."""
        raise NotImplementedError

    def sentence(self, game: G, event: Event, names: list[str]) -> str:
        """An event in words."""
        raise NotImplementedError

    def position(self, game: G) -> object:
        """The whole position, as plain data."""
        raise NotImplementedError
