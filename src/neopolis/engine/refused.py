"""The only exception that the rules raise: something is not allowed, and nothing has changed."""

from __future__ import annotations

from neopolis.text.messages import Word, message


class Refused(Exception):
    """Something is not allowed: a code for programs, a message for people, and the rules that say so."""

    def __init__(self, code: str, rules: tuple[str, ...] = (), **parameters: Word) -> None:
        text = message(code, parameters)
        super().__init__(text)
        self.code = code
        self.parameters: dict[str, Word] = parameters
        self.message = text
        self.rules = rules

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpickle, (self.code, self.rules, self.parameters))


def _unpickle(code: str, rules: tuple[str, ...], parameters: dict[str, Word]) -> Refused:
    """A refusal that was pickled, for example in another process."""
    return Refused(code, rules, **parameters)
