"""Refusals of a server: the same `Refused` that games raise, with the server's own sentence."""

from __future__ import annotations

import msgspec

from neopolis.engine.refused import Refused
from neopolis.text.messages import add_messages

add_messages(
    {
        "server-says": "{message}",
        "bad-address": "{address} is no address of a table: it looks like http://host:8000/t/table/key.",
        "no-server": "No server answers at {address}: {reason}.",
        "odd-answer": "What answers at {address} is no server of Neopolis.",
        "odd-frames": "The server speaks in a way that this version does not understand; one of both is out of date.",
        "hung-up": "The connection to the table is closed.",
    }
)


class Error(msgspec.Struct):
    """A refusal over HTTP."""

    code: str
    message: str
    rules: tuple[str, ...] = ()


def refusal(code: str, message: str, rules: tuple[str, ...] = ()) -> Refused:
    """A refusal with the code and the sentence of the server."""
    refused = Refused("server-says", rules, message=message)
    refused.code = code
    return refused


def plain_reason(error: Exception) -> str:
    """Why a connection failed, without technical details."""
    cause = getattr(error, "reason", error)
    return getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
