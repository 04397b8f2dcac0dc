"""What a client knows of its table: all updates of its socket, put together."""

from __future__ import annotations

from typing import Self, TypeVar

import msgspec

from neopolis.games.wire import EventFrame
from neopolis.server.table.server_messages import DecisionFrame, Presence, TableFrame, TalkFrame, Update

T = TypeVar("T")


class ClientState(msgspec.Struct, frozen=True):
    """What a client knows of its table. A state never changes: each message makes a new state."""

    number: int = 0  # the number of the last update
    table: TableFrame | None = None  # None before the first update
    view: dict[str, msgspec.Raw] = {}  # all that the seat may know, field by field
    derived: dict[str, msgspec.Raw] = {}  # what the rules say about the position in the view, field by field
    decision: DecisionFrame | None = None  # None while the seat has no question
    moment: int = 0  # how often the question has changed or ended; each answer carries this number
    history: tuple[EventFrame, ...] = ()
    lane: object = None  # the game's side actions in words, in the game's own format
    talk: tuple[TalkFrame, ...] = ()
    world: bytes = b""  # a whole game that the seat cannot tell from the real one, if the client asked for it
    here: tuple[int, ...] = ()
    away: tuple[int, ...] = ()

    def after(self, update: Update) -> ClientState:
        """This state after an update."""
        before = ClientState(here=self.here, away=self.away) if update.full else self
        history = before.history
        if update.history is not None:
            history = (*history[: update.history.start], *update.history.events)
        return msgspec.structs.replace(
            before,
            number=update.number,
            table=update.table or before.table,
            view={**before.view, **(update.view or {})},
            derived={**before.derived, **(update.derived or {})},
            decision=update.decision or (before.decision if update.asked else None),
            moment=before._moment(update),
            history=history,
            lane=update.lane or before.lane,
            talk=(*before.talk, *(update.talk or ())),
            world=before.world if update.world is None else update.world,
        )

    def _moment(self, update: Update) -> int:
        if update.moment is not None:
            return update.moment
        return self.moment if update.decision is None else update.decision.moment

    def with_presence(self, presence: Presence) -> Self:
        """This state after somebody has connected, disconnected, or been idle for long."""
        return msgspec.structs.replace(self, here=tuple(presence.here), away=tuple(presence.away))

    def view_as(self, kind: type[T]) -> T:
        """The view as one of the game's own types, such as `GameDefinition.view_type`."""
        return msgspec.json.decode(msgspec.json.encode(self.view), type=kind)

    @property
    def you(self) -> int:
        """The client's seat, -1 for a spectator."""
        return -1 if self.table is None else self.table.you

    @property
    def status(self) -> str:
        return "" if self.table is None else self.table.status
