"""What a server refuses is raised as the `Refused` that the games raise themselves, with the server's own sentence."""

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
    """How the server tells over HTTP that it refuses."""

    code: str
    message: str
    rules: tuple[str, ...] = ()


def refusal(code: str, message: str, rules: tuple[str, ...] = ()) -> Refused:
    """A refusal in the words of the server."""
    refused = Refused("server-says", rules, message=message)
    refused.code = code
    return refused


def plain_reason(error: Exception) -> str:
    """Why a connection failed, without what only programmers read."""
    cause = getattr(error, "reason", error)
    return getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
