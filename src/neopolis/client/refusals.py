"""Refusals of a server: the same `Refused` that games raise, with the server's own sentence."""

from __future__ import annotations

import msgspec

from neopolis.engine.refused import Refused
from neopolis.text.system_errors import system_error


class Error(msgspec.Struct):
    """A refusal over HTTP."""

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
    """A refusal with the code and the sentence of the server."""
    return ServerRefused(code, message, rules)


def plain_reason(error: Exception) -> str:
    """Why a connection failed, in the reader's language and without technical details."""
    cause = getattr(error, "reason", error)  # urllib wraps the error
    return system_error(cause) if isinstance(cause, Exception) else str(cause)
