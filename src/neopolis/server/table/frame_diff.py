"""What a socket is told: first everything, then what has changed for it, and nothing when nothing has.

Frames are filled up with spaces to a few sizes, so that their length says little about what is in them.
"""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.rng import Dice, seeded
from neopolis.games.wire import EventFrame
from neopolis.server.table.log_events import NOBODY
from neopolis.server.table.seat_snapshot import SeatSnapshot
from neopolis.server.table.server_messages import (
    DecisionFrame,
    HistoryFrame,
    ResultFrame,
    SeatFrame,
    ServerMessage,
    TableFrame,
    TalkFrame,
    Update,
)
from neopolis.server.table.state import NO_SEAT, TableState
from neopolis.server.table.table_data import CLOSED
from neopolis.text.messages import ENGLISH, name_of, use_language

SMALLEST: Final = 256

_ENCODER: Final = msgspec.json.Encoder()


def packed(told: ServerMessage) -> bytes:
    """A frame as it is sent, of 256, 512, 1024 ... bytes."""
    data = _ENCODER.encode(told)
    size = SMALLEST
    while size < len(data):
        size *= 2
    return data.ljust(size)


def table_frame(t: TableState, person: str = NOBODY) -> TableFrame:
    """The table around the game, as a person or a spectator sees it. Nobody's id is in it."""
    data, plan = t.data, t.plan
    return TableFrame(
        id=t.id,
        game=plan.game,
        status=t.status,
        why=t.why,
        seats=[
            SeatFrame(one.name, one.bot, one.ready, one.stands_in, one.votes[:], one.left, one.since) for one in t.seats
        ],
        you=t.seat_of(person),
        host=t.is_host(person),
        awaited=list(t.awaited),
        options=plan.options,
        clock=plan.clock,
        listed=plan.listed,
        origin=data.origin,
        fork=t.is_fork,
        imagined=t.imagined,
        rematch=data.rematch,
        webhook=plan.webhook if person and person == t.host else "",
        result=_result(t),
    )


def _result(t: TableState) -> ResultFrame | None:
    result = None if t.game is None else t.game.result
    return None if result is None else ResultFrame(result.winners, result.points, result.reason, name_of(result.rank))


class FrameDiff:
    """What one socket was told of a table. It follows its person, who may sit down or leave while the socket is open.

    With `world`, a seat also gets an imagined game each time; `chance` is a seed for that, of this socket alone.
    """

    def __init__(
        self, table: TableState, person: str = NOBODY, world: bool = False, chance: int = 0, language: str = ENGLISH
    ) -> None:
        self.table = table
        self.person: Final = person
        self.world: Final = world
        self.language: Final = language
        self._dice: Final = Dice(seeded(chance))
        self.number = 0
        self._forget()

    def _forget(self) -> None:
        self._seat: int | None = None
        self._table: TableFrame | None = None
        self._view: dict[str, bytes] = {}
        self._decision: DecisionFrame | None = None
        self._moment = 0
        self._awaited: tuple[int, ...] = ()
        self._events: list[EventFrame] = []
        self._side_actions: object = None
        self._lines = 0

    @property
    def seat(self) -> int | None:
        """Whose eyes these are; None for a spectator."""
        seat = self.table.seat_of(self.person)
        return None if seat == NO_SEAT else seat

    def full(self) -> bytes:
        """Everything anew."""
        self._forget()
        self._seat = self.seat
        return packed(self._update(self.number + 1, True))

    def frame(self) -> bytes | None:
        """What has changed since the last frame; None if nothing has for these eyes."""
        if self.number == 0 or self.seat != self._seat or (self._view and not self.table.can_be_seen):
            return self.full()
        update = self._update(self.number + 1, False)
        if update == Update(update.number):
            self.number -= 1
            return None
        return packed(update)

    def _update(self, number: int, full: bool) -> Update:
        """Compare, and remember what is told."""
        with use_language(self.language):
            return self._said(number, full)

    def _said(self, number: int, full: bool) -> Update:
        self.number = number
        shown = self.table.shown(self._seat)
        table = table_frame(self.table, self.person)
        is_new_table = table != self._table
        self._table = table
        update = Update(number, full, table if is_new_table else None, talk=self._talk())
        return update if shown is None else self._with_game(update, shown)

    def _talk(self) -> list[TalkFrame] | None:
        data = self.table.data
        new = data.talk[len(data.talk) - min(data.lines - self._lines, len(data.talk)) :]
        self._lines = data.lines
        lines = [TalkFrame(one.at, one.seat, one.text, one.to, one.name) for one in new if one.heard_by(self.person)]
        return lines if lines and self.table.status != CLOSED else None

    def _with_game(self, update: Update, shown: SeatSnapshot) -> Update:
        """The same with what has changed in the game."""
        view = {name: msgspec.Raw(data) for name, data in shown.view.items() if self._view.get(name) != data}
        is_new = shown.decision != self._decision
        history = self._history(shown.events)
        is_other = bool(view) or is_new or history is not None or shown.awaited != self._awaited
        update = msgspec.structs.replace(
            update,
            view=view or None,
            decision=shown.decision if is_new else None,
            asked=not is_new or shown.decision is not None,
            moment=shown.moment if shown.moment != self._moment else None,
            history=history,
            lane=shown.side_actions if shown.side_actions != self._side_actions else None,
            world=self._world() if is_other else None,
        )
        self._view, self._decision, self._moment = shown.view, shown.decision, shown.moment
        self._awaited, self._events, self._side_actions = shown.awaited, shown.events, shown.side_actions
        return update

    def _history(self, events: list[EventFrame]) -> HistoryFrame | None:
        """Events that are new; where some were taken back, from there on."""
        told = self._events
        start = len(told)
        if events[:start] != told:
            pairs = zip(told, events, strict=False)
            start = next((at for at, (old, new) in enumerate(pairs) if old != new), min(len(told), len(events)))
        if start == len(told) == len(events):
            return None
        return HistoryFrame(start, events[start:])

    def _world(self) -> bytes | None:
        """A game that the seat cannot tell from the true one, for those who asked for it."""
        game = self.table.game
        if not self.world or self._seat is None or game is None:
            return None
        return game.imagine(self._seat, self._dice.below(1 << 29)).encode()
