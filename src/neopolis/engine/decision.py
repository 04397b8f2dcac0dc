"""What one seat is asked."""

from __future__ import annotations


class Decision:
    """A question to one seat: its code, the numbers that answer it, and the rules behind it.

    `barrier` is True when some answer here can not be taken back afterwards, because it shows something
    hidden or leads to chance; where it is False, every answer can be taken back.
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
