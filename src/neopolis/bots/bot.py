"""What a bot is: a player that chooses options by what its seat may know."""

from __future__ import annotations

from typing import Generic, Protocol, Self, TypeVar

from neopolis.engine.decision import Decision


class ObservableGame(Protocol):
    """What an observation needs of a game."""

    def decision(self, seat: object) -> Decision: ...
    def options(self, seat: object) -> list[int]: ...
    def imagine(self, seat: object, seed: object) -> Self: ...
    def is_called(self, seat: object) -> bool: ...
    @property
    def topic(self) -> str: ...


Seen = TypeVar("Seen", bound=ObservableGame, covariant=True)
Played = TypeVar("Played", bound=ObservableGame, contravariant=True)


class Observation(Generic[Seen]):
    """All that a bot gets of a game: its seat's decision, and imagined games that it cannot tell from the true one.

    Everything that the seat may know, including its view, is the same in an imagined game.
    """

    def __init__(self, game: Seen, seat: int) -> None:
        self.__game = game
        self.seat = seat

    @property
    def decision(self) -> Decision:
        """What the seat is asked."""
        return self.__game.decision(self.seat)

    @property
    def options(self) -> list[int]:
        """The options of the decision, without the rest."""
        return self.__game.options(self.seat)

    @property
    def topic(self) -> str:
        """What is being decided at the table, by this seat or another; see `Game.topic`."""
        return self.__game.topic

    @property
    def is_called(self) -> bool:
        """Whether somebody waits for a side action of the seat."""
        return self.__game.is_called(self.seat)

    def imagine(self, seed: int) -> Seen:
        """A complete game that the seat cannot tell from the true one. The bot may copy it and play on."""
        return self.__game.imagine(self.seat, seed)


class Bot(Generic[Played]):
    """Plays a seat of the games that it knows."""

    name = "bot"

    def choose(self, observation: Observation[Played]) -> int:
        """One of the options."""
        raise NotImplementedError

    def side_action(self, observation: Observation[Played]) -> tuple[int, ...] | None:
        """The row of a side action that the bot takes at this rest point, asked or not; None if it takes none."""
        return None
