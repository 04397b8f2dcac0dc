"""What one seat is asked."""

from __future__ import annotations


class Decision:
    """A question to one seat: its prompt (a code), the options (ints), and the rules behind it.

    `default` is the answer for a person who is away.
    `barrier` is True if at least one of the answers could not be taken back, because it would reveal something hidden,
    lead to a random event or end the game.
    """

    def __init__(
        self, seat: int, prompt: str, options: list[int], rules: tuple[str, ...], default: int, barrier: bool
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.rules = rules
        self.default = default
        self.barrier = barrier

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={self.options})"
