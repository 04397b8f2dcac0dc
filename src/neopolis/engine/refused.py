"""The exception that games raise when something is not allowed. The game stays unchanged."""

from __future__ import annotations

from neopolis.text.messages import Reader, Word, message


class Refused(Exception):
    """Something is not allowed: a code for programs, a message for people, and the rules that forbid it.

    The message is made only when it is read, because bots are refused very often and nobody reads why.
    """

    def __init__(self, code: str, rules: tuple[str, ...] = (), **parameters: Word) -> None:
        super().__init__(code)
        self.code = code
        self.parameters: dict[str, Word] = parameters
        self.rules = rules
        self._reader = Reader()

    @property
    def message(self) -> str:
        """The reason, in the language and with the player names that were in use when the refusal was raised."""
        with self._reader.again():
            return message(self.code, self.parameters)

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpickle, (self.code, self.rules, self.parameters))


def _unpickle(code: str, rules: tuple[str, ...], parameters: dict[str, Word]) -> Refused:
    """A refusal that was pickled, for example in another process."""
    return Refused(code, rules, **parameters)
