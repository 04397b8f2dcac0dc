"""What a bot is: a player that decides from what its seat may know."""

from __future__ import annotations

from typing import Final, Generic, NamedTuple, Protocol, Self, TypeVar

from neopolis.engine.decision import Decision
from neopolis.engine.event import Event
from neopolis.engine.log import Log
from neopolis.engine.reason import Reason

# What the values of options are measured in.
POINTS: Final = "points"
CAPITAL: Final = "capital"
CHANCE: Final = "chance"  # the chance of winning, from 0 to 1


class ObservableGame(Protocol):
    """The methods of a game that an `Observation` uses."""

    def decision(self, seat: object) -> Decision: ...
    def options(self, seat: object) -> list[int]: ...
    def imagine(self, seat: object, seed: object) -> Self: ...
    def is_called(self, seat: object) -> bool: ...
    def known_to(self, seat: object) -> Self: ...
    def history(self, seat: object) -> list[Event]: ...
    @property
    def log(self) -> Log | None: ...
    @property
    def topic(self) -> str: ...


Seen = TypeVar("Seen", bound=ObservableGame, covariant=True)
Played = TypeVar("Played", bound=ObservableGame, contravariant=True)


class Observation(Generic[Seen]):
    """All that a bot sees of a game: its seat's decision, and imagined games that look the same to its seat."""

    def __init__(self, game: Seen, seat: int, heard: list[Event] | None = None) -> None:
        """`heard`: what the seat has heard so far, if the game itself does not keep it."""
        self.__game = game
        self.__heard = heard
        self.seat = seat

    @property
    def decision(self) -> Decision:
        """What the seat is asked."""
        return self.__game.decision(self.seat)

    @property
    def options(self) -> list[int]:
        """The options of the decision; faster than `decision.options`."""
        return self.__game.options(self.seat)

    @property
    def topic(self) -> str:
        """The prompt that is asked now, of this or another seat; "" in games whose bots do not need it."""
        return self.__game.known_to(self.seat).topic

    @property
    def is_called(self) -> bool:
        """Whether somebody is waiting for a side action of the seat."""
        return self.__game.is_called(self.seat)

    @property
    def heard(self) -> list[Event]:
        """The events that the seat was allowed to know, in order; at least those that bots remember."""
        if self.__heard is not None:
            return self.__heard
        return [] if self.__game.log is None else self.__game.history(self.seat)

    def imagine(self, seed: int) -> Seen:
        """A complete game that looks the same to the seat as the real one. The bot may copy it and play on."""
        return self.__game.imagine(self.seat, seed)


class Valued(NamedTuple):
    """An option and what a bot expects from it.

    `error` is the standard error of how much less that is than the best option's value, or for the best option, of its
    value. It is 0.0 if the bot does not simulate.
    """

    option: int
    value: float
    error: float = 0.0


class Bot(Generic[Played]):
    """A player of one kind of game."""

    name = "bot"
    budget = 0  # the simulations that it may use for a decision; 0 for a bot that uses none
    unit = POINTS  # of its values: POINTS, CAPITAL or CHANCE

    def choose(self, observation: Observation[Played]) -> int:
        """Pick one of the options."""
        raise NotImplementedError

    def values(self, observation: Observation[Played], also: int = -1) -> list[Valued]:
        """The options that the bot compares, the best first; no option if it has no opinion.

        The first is the one that `choose` would pick. `also` is an option that must be among them, such as the one that
        a player chose.
        """
        return []

    def side_action(self, observation: Observation[Played]) -> tuple[int, ...] | None:
        """A row for `Game.side_action` if the bot wants to act without being asked, or None."""
        return None

    def reason(self) -> Reason | None:
        """Why the bot made its latest choice or took its latest side action; None if it does not say.

        Ask before the game goes on. A reason that is marked as public is shown to everybody at once, so it must rest on
        public information alone.
        """
        return None


class SilentBot(Bot[Played]):
    """Answers like another bot, and takes no side actions."""

    def __init__(self, bot: Bot[Played]) -> None:
        self.bot = bot
        self.unit = bot.unit

    def choose(self, observation: Observation[Played]) -> int:
        return self.bot.choose(observation)

    def values(self, observation: Observation[Played], also: int = -1) -> list[Valued]:
        return self.bot.values(observation, also)

    def reason(self) -> Reason | None:
        return self.bot.reason()


def best_first(values: dict[int, float]) -> list[Valued]:
    """Options with values that were not simulated, the best first; equal ones stay in their order."""
    found = [Valued(option, value) for option, value in values.items()]
    return sorted(found, key=lambda one: one.value, reverse=True)
