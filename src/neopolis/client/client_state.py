"""All that a socket has told so far, put together."""

from __future__ import annotations

from typing import Self, TypeVar

import msgspec

from neopolis.server.table.server_messages import (
    DecisionFrame,
    EventFrame,
    LaneFrame,
    Presence,
    TableFrame,
    TalkFrame,
    Update,
)

T = TypeVar("T")


class ClientState(msgspec.Struct, frozen=True):
    """What a client knows of its table. It is never changed: each frame makes a new one."""

    number: int = 0  # of the last update
    table: TableFrame | None = None  # None before the first update
    view: dict[str, msgspec.Raw] = {}  # all that the seat may know, member by member
    decision: DecisionFrame | None = None  # None while the seat is asked nothing
    moment: int = 0  # how often the question has changed, also to none
    history: tuple[EventFrame, ...] = ()
    lane: LaneFrame | None = None  # proposals and promises in words
    talk: tuple[TalkFrame, ...] = ()
    world: bytes = b""  # a whole game that the seat cannot tell from the true one, if it was asked for
    here: tuple[int, ...] = ()
    away: tuple[int, ...] = ()

    def after(self, told: Update) -> ClientState:
        """The same after an update."""
        before = ClientState(here=self.here, away=self.away) if told.full else self
        history = before.history
        if told.history is not None:
            history = (*history[: told.history.start], *told.history.events)
        return msgspec.structs.replace(
            before,
            number=told.number,
            table=told.table or before.table,
            view={**before.view, **(told.view or {})},
            decision=told.decision or (before.decision if told.asked else None),
            moment=before._moment(told),
            history=history,
            lane=told.lane or before.lane,
            talk=(*before.talk, *(told.talk or ())),
            world=before.world if told.world is None else told.world,
        )

    def _moment(self, told: Update) -> int:
        if told.moment is not None:
            return told.moment
        return self.moment if told.decision is None else told.decision.moment

    def with_presence(self, told: Presence) -> Self:
        """The same after somebody came, went or fell asleep."""
        return msgspec.structs.replace(self, here=tuple(told.here), away=tuple(told.away))

    def view_as(self, kind: type[T]) -> T:
        """The view as the game's own struct: `neopolis.games.neom.knowledge.view.View`, say."""
        return msgspec.json.decode(msgspec.json.encode(self.view), type=kind)

    @property
    def you(self) -> int:
        """The client's seat, -1 for a spectator."""
        return -1 if self.table is None else self.table.you

    @property
    def status(self) -> str:
        return "" if self.table is None else self.table.status
