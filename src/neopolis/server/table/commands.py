"""What clients say to a table over its socket, and what they are told. docs/protocol.md explains each.

Every message has an id of the client's choice: a repeat is acknowledged again and changes nothing.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.server.table.log_events import Plan

# In Python "$" comes before a newline at the end, too; in the schema's patterns it does not.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
Seat = Annotated[int, Meta(ge=0, le=5)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]


class Message(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Something a client wants."""

    id: Id


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


class Propose(Message, frozen=True, tag="propose"):
    """New Angeles: offer another seat a trade."""

    to: Seat
    gives: Terms
    wants: Terms
    whisper: bool = False


class Counter(Message, frozen=True, tag="counter"):
    """New Angeles: decline a proposal and offer something else."""

    number: int
    gives: Terms
    wants: Terms


class Accept(Message, frozen=True, tag="accept"):
    """New Angeles: consent to a proposal."""

    number: int


class Decline(Message, frozen=True, tag="decline"):
    """New Angeles: say no to a proposal."""

    number: int


class Withdraw(Message, frozen=True, tag="withdraw"):
    """New Angeles: take an own proposal back."""

    number: int


class Weigh(Message, frozen=True, tag="weigh"):
    """New Angeles: what would a trade be, and could it be proposed? With a `number`, as another one instead of that.

    Nothing is done, and nobody else hears of it.
    """

    to: Seat
    gives: Terms
    wants: Terms
    whisper: bool = False
    number: int = -1


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


Command = (
    Sit | Leave | SetPlan | SetReady | Start | Answer | TakeBack | Propose | Counter | Accept | Decline | Withdraw
    | Weigh | Say | Pause | Resume | StandIn | Return | Vote | Close | Sync | Ping
)  # fmt: skip
