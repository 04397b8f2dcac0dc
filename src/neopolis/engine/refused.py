"""The one exception of the rules: what was asked for is not allowed, and nothing has changed."""

from __future__ import annotations

from neopolis.text.messages import Word, message


class Refused(Exception):
    """Not allowed: a code for programs, a sentence for people, and the rules that say so."""

    def __init__(self, code: str, rules: tuple[str, ...] = (), **parameters: Word) -> None:
        text = message(code, parameters)
        super().__init__(text)
        self.code = code
        self.parameters: dict[str, Word] = parameters
        self.message = text
        self.rules = rules

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (self.code, self.rules, self.parameters))


def _again(code: str, rules: tuple[str, ...], parameters: dict[str, Word]) -> Refused:
    """A refusal that came from another process."""
    return Refused(code, rules, **parameters)
