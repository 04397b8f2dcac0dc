"""The one exception of the rules: something is not allowed, and nothing has changed."""

from __future__ import annotations

from neopolis.text.messages import Reader, Word, message


class Refused(Exception):
    """Not allowed: a code for programs, a message for people, and the rules that say so.

    The message is made only when it is read: bots try many things that are refused, and nobody reads why.
    """

    def __init__(self, code: str, rules: tuple[str, ...] = (), **parameters: Word) -> None:
        super().__init__(code)
        self.code = code
        self.parameters: dict[str, Word] = parameters
        self.rules = rules
        self._reader = Reader()

    @property
    def message(self) -> str:
        """The reason in the language, and with the players' names, that were in use when it was refused."""
        with self._reader.again():
            return message(self.code, self.parameters)

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpickle, (self.code, self.rules, self.parameters))


def _unpickle(code: str, rules: tuple[str, ...], parameters: dict[str, Word]) -> Refused:
    """A refusal that was pickled, for example in another process."""
    return Refused(code, rules, **parameters)
