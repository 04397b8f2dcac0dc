"""The commands that clients send to a table over its socket. docs/protocol.md explains each of them.

The client gives every message an id. A message whose id was already carried out is only acknowledged again.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from neopolis.games.registry import definitions
from neopolis.games.wire import Message, Seat, SideCommand, SideQuery
from neopolis.server.table.log_events import Plan

Text = Annotated[str, Meta(min_length=1, max_length=500)]
Share = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)")]  # 32 random bytes; see `Id` for "(?!\n)"
Name = Annotated[str, Meta(min_length=1, max_length=24)]


class Sit(Message, frozen=True, tag="sit"):
    """Take a free seat before the start, or later a seat that a person has left. `share` is as in `SetShare`."""

    seat: Seat
    share: Share = ""


class Leave(Message, frozen=True, tag="leave"):
    """Give up your seat."""


class SetPlan(Message, frozen=True, tag="plan"):
    """Change what will be played (host only)."""

    plan: Plan


class SetReady(Message, frozen=True, tag="ready"):
    """Say whether you are ready to start."""

    ready: bool


class SetShare(Message, frozen=True, tag="share"):
    """Add your share to the game's seed: 32 random bytes that you alone have chosen. Only before the start."""

    share: Share


class Start(Message, frozen=True, tag="start"):
    """Start the game, once every seat is taken and every person is ready (host only)."""


class Answer(Message, frozen=True, tag="answer"):
    """Answer the question with the number `moment`. Refused if that is no longer the current question."""

    moment: int
    option: int


class TakeBack(Message, frozen=True, tag="take-back"):
    """Withdraw the last answer. `moment` is the number of the current question as the client knows it."""

    moment: int


class Say(Message, frozen=True, tag="say"):
    """Send a chat message to everybody, or whisper it to one seat."""

    text: Text
    to: Annotated[int, Meta(ge=-1, le=5)] = -1


class Pause(Message, frozen=True, tag="pause"):
    """Stop all clocks."""


class Resume(Message, frozen=True, tag="resume"):
    """End the pause."""


class StandIn(Message, frozen=True, tag="stand-in"):
    """Let a bot answer for your seat."""


class Return(Message, frozen=True, tag="return"):
    """Take your seat back from the bot."""


class Vote(Message, frozen=True, tag="vote"):
    """Vote for a bot to stand in for a seat that has kept everybody waiting."""

    about: Seat


class Close(Message, frozen=True, tag="close"):
    """Delete the table (host only)."""


class RenewLinks(Message, frozen=True, tag="renew-links"):
    """Make new links for the table; the old ones stop working (host only)."""


class AskAdvice(Message, frozen=True, tag="advise"):
    """Ask the game's adviser about the options of your question, at a table with advice. The answer is `Advice`."""

    moment: int


class Continue(Message, frozen=True, tag="continue"):
    """Continue after a step of the lesson. If the step waits for an answer, the server gives it for you."""

    step: Annotated[int, Meta(ge=0, le=1_000)]


class EndLesson(Message, frozen=True, tag="end-lesson"):
    """Leave the lesson and play on, against bots."""


class Sync(Message, frozen=True, tag="sync"):
    """Ask for a full frame."""


class Ping(Message, frozen=True, tag="ping"):
    """Check that the server is there. With `awake`, also say that the person is active."""

    awake: bool = False


TableCommand = (
    Sit | Leave | SetPlan | SetReady | SetShare | Start | Answer | TakeBack | Say | Pause | Resume | StandIn | Return
    | Vote | Close | RenewLinks | AskAdvice | Continue | EndLesson | Sync | Ping
)  # fmt: skip
Command = TableCommand | SideCommand | SideQuery


def command_types() -> object:
    """The union of everything a client may send, including the side actions of all games."""
    union: object = TableCommand
    for game in definitions():
        if game.side_actions is not None:
            for kind in (*game.side_actions.commands, *game.side_actions.queries):
                union = union | kind
    return union
