"""What clients say to a table over its socket, and what they are told. docs/protocol.md explains each.

Every message has an id of the client's choice: a repeat is acknowledged again and changes nothing.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from neopolis.games.registry import definitions
from neopolis.games.wire import Message, Seat, SideCommand, SideQuery
from neopolis.server.table.log_events import Plan

Text = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]


class Sit(Message, frozen=True, tag="sit"):
    """Take a free seat, before the start; or a seat that a person has left."""

    seat: Seat


class Leave(Message, frozen=True, tag="leave"):
    """Give the own seat up."""


class SetPlan(Message, frozen=True, tag="plan"):
    """The host: change what is going to be played."""

    plan: Plan


class SetReady(Message, frozen=True, tag="ready"):
    """Be ready, or not any more."""

    ready: bool


class Start(Message, frozen=True, tag="start"):
    """The host: begin, when every seat is taken and every person ready."""


class Answer(Message, frozen=True, tag="answer"):
    """Answer the question with this moment; to one that is over it is refused."""

    moment: int
    option: int


class TakeBack(Message, frozen=True, tag="take-back"):
    """Withdraw the last answer; `moment` is the present one as the client knows it."""

    moment: int


class Say(Message, frozen=True, tag="say"):
    """Table talk, to all or, as a whisper, to one seat."""

    text: Text
    to: Annotated[int, Meta(ge=-1, le=5)] = -1


class Pause(Message, frozen=True, tag="pause"):
    """Stop all clocks."""


class Resume(Message, frozen=True, tag="resume"):
    """Go on."""


class StandIn(Message, frozen=True, tag="stand-in"):
    """Hand the own seat to a bot."""


class Return(Message, frozen=True, tag="return"):
    """Take the own seat back from the bot."""


class Vote(Message, frozen=True, tag="vote"):
    """Want a bot to stand in for a seat that is long awaited."""

    about: Seat


class Close(Message, frozen=True, tag="close"):
    """The host: delete the table."""


class Sync(Message, frozen=True, tag="sync"):
    """Send everything anew."""


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? `awake`: the person at this socket is, too."""

    awake: bool = False


TableCommand = (
    Sit | Leave | SetPlan | SetReady | Start | Answer | TakeBack | Say | Pause | Resume | StandIn | Return | Vote
    | Close | Sync | Ping
)  # fmt: skip
Command = TableCommand | SideCommand | SideQuery


def command_types() -> object:
    """Everything a client may send, the side actions of all games included, as a type to decode."""
    found: object = TableCommand
    for game in definitions():
        if game.side_actions is not None:
            for kind in (*game.side_actions.commands, *game.side_actions.queries):
                found = found | kind
    return found
