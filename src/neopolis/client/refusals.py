"""What a server refuses is raised as the `Refused` that the games raise themselves, with the server's own sentence."""

from __future__ import annotations

import msgspec

from neopolis.engine.refused import Refused


class Error(msgspec.Struct):
    """How the server tells over HTTP that it refuses."""

    code: str
    message: str
    rules: tuple[str, ...] = ()


class ServerRefused(Refused):
    """A refusal whose message the server has made."""

    def __init__(self, code: str, text: str, rules: tuple[str, ...]) -> None:
        super().__init__(code, rules)
        self.text = text

    @property
    def message(self) -> str:
        return self.text


def refusal(code: str, message: str, rules: tuple[str, ...] = ()) -> Refused:
    """A refusal in the words of the server."""
    return ServerRefused(code, message, rules)


def plain_reason(error: Exception) -> str:
    """Why a connection failed, without what only programmers read."""
    cause = getattr(error, "reason", error)
    return getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
