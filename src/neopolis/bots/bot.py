"""What a bot is: something that answers decisions from what its seat may know."""

from __future__ import annotations

from neopolis.engine.decision import Decision
from neopolis.neom.game import NeomGame
from neopolis.neom.view import View


class Eyes:
    """All that a bot gets of a game: its seat's decision and view, and games it cannot tell from the true one."""

    def __init__(self, game: NeomGame, seat: int) -> None:
        self.__game = game
        self.seat = seat

    @property
    def decision(self) -> Decision:
        """What the seat is asked."""
        return self.__game.decision(self.seat)

    @property
    def options(self) -> list[int]:
        """The options of the decision alone."""
        return self.__game.options(self.seat)

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self.__game.view(self.seat)

    def imagine(self, seed: int) -> NeomGame:
        """A whole game that the seat cannot tell from the true one, to copy and to play on."""
        return self.__game.imagine(self.seat, seed)


class Bot:
    """Answers for a seat."""

    name = "bot"

    def choose(self, eyes: Eyes) -> int:
        """One of the options."""
        raise NotImplementedError
