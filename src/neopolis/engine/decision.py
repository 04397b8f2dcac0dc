"""What one seat is asked."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class BarrierSource:
    """A game, as far as a decision uses it."""

    def is_barrier(self, seat: object) -> bool:
        """Whether at least one answer of the seat could not be taken back."""
        raise NotImplementedError


class Decision:
    """A question to one seat: its prompt (a code), the options (ints), and the rules behind it.

    `default` is the answer for a person who is away.
    """

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[int],
        rules: tuple[str, ...],
        default: int,
        game: BarrierSource | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.rules = rules
        self.default = default
        self._game = game  # None once the barrier is known, and if there is nothing to answer
        self._barrier = False

    @property
    def barrier(self) -> bool:
        """Whether at least one answer could not be taken back: it would reveal something, draw, or end the game.

        Working this out means trying the answers, so it is done only when it is read, and then kept. Read it before
        you answer: afterwards the game is at another question.
        """
        if self._game is not None:
            self._barrier = self._game.is_barrier(self.seat)
            self._game = None
        return self._barrier

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={self.options})"
