"""The frames that a socket gets: first a full one, then only what has changed for it.

Frames are padded with spaces to a few sizes, so that their length says little about their contents.
"""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.reason import Reason
from neopolis.engine.rng import Dice, seeded
from neopolis.games.wire import EventFrame
from neopolis.server.table.lesson_table import lesson_frame
from neopolis.server.table.log_events import NOBODY
from neopolis.server.table.pace import hesitations
from neopolis.server.table.seat_snapshot import Members, SeatSnapshot
from neopolis.server.table.server_messages import (
    DecisionFrame,
    FairnessFrame,
    HistoryFrame,
    ResultFrame,
    SeatFrame,
    ServerMessage,
    TableFrame,
    TalkFrame,
    Update,
)
from neopolis.server.table.state import NO_SEAT, TableState
from neopolis.server.table.table_data import CLOSED, GATHERING, OVER, TalkLine
from neopolis.server.table.wording import PLAYERS
from neopolis.text.messages import ENGLISH, message, name_of, use_language, use_player_names

SMALLEST: Final = 256

_ENCODER: Final = msgspec.json.Encoder()


def encode_frame(message: ServerMessage) -> bytes:
    """The message as JSON, padded to 256, 512, 1024 ... bytes."""
    data = _ENCODER.encode(message)
    size = SMALLEST
    while size < len(data):
        size *= 2
    return data.ljust(size)


def table_frame(t: TableState, person: str = NOBODY) -> TableFrame:
    """Everything about a table except its game, as a person or a spectator sees it. It contains no person's id."""
    public = t.public_frame(_public_frame)
    if not person:
        return public
    webhook = t.plan.webhook if person == t.host else ""
    return msgspec.structs.replace(public, you=t.seat_of(person), host=t.is_host(person), webhook=webhook)


def _public_frame(t: TableState) -> TableFrame:
    """The frame as a spectator sees it."""
    data, plan = t.data, t.plan
    return TableFrame(
        id=t.id,
        game=plan.game,
        status=t.status,
        why=t.unreadable_reason,
        seats=[
            SeatFrame(
                one.name,
                one.bot,
                one.ready,
                one.stands_in,
                one.votes[:],
                left=one.time_left,
                since=one.clock_read_at,
                persona="" if persona is None else persona.title,
                about="" if persona is None else persona.about,
            )
            for one, persona in zip(t.seats, t.personas, strict=True)
        ],
        you=NO_SEAT,
        host=False,
        awaited=list(t.awaited),
        options=plan.options,
        clock=plan.clock,
        listed=plan.listed,
        origin=data.origin,
        fork=t.is_fork,
        imagined=t.imagined,
        rematch=data.rematch,
        links=data.link_epoch,
        webhook="",
        advice=plan.advice,
        pace=plan.pace,
        hesitations=hesitations(t),
        lesson=lesson_frame(t),
        challenge=data.challenge,
        opener=data.host_name,
        result=_result(t),
        fairness=_fairness(t),
    )


def _fairness(t: TableState) -> FairnessFrame | None:
    """What everybody may know of the seed: the shares from the start on, the rest only when the game is over."""
    data, is_over = t.data, t.status == OVER
    if not data.commitment:
        return None
    shared = [bool(share) for share in t.shares]
    shares = [] if t.status == GATHERING else t.shares
    seeds = (data.server_seed, t.game_seed, data.transcript) if is_over else ("", "", "")
    return FairnessFrame(data.commitment, shared, shares, *seeds)


def _result(t: TableState) -> ResultFrame | None:
    result = None if t.game is None else t.game.result
    return None if result is None else ResultFrame(result.winners, result.points, result.reason, name_of(result.rank))


def _talk_frame(t: TableState, line: TalkLine) -> TalkFrame:
    """A chat message. A notice of the server and what a bot says are in the current language."""
    if line.notice:
        return TalkFrame(line.at, line.seat, message(line.notice, {"name": line.name}), line.to, "")
    if line.is_of_bot:
        with use_player_names(PLAYERS):
            return TalkFrame(line.at, line.seat, _said_by_bot(t, line), line.to, "", line.about)
    return TalkFrame(line.at, line.seat, line.text, line.to, line.name)


def _said_by_bot(t: TableState, line: TalkLine) -> str:
    persona = t.personas[line.seat]
    if line.reason is not None:
        reason = Reason(*line.reason, is_public=True)
        return reason.text if persona is None else persona.saying(reason)
    return "" if persona is None else persona.line(line.moment)


class FrameDiff:
    """What one socket has been sent of a table. The person may sit down or leave while the socket is open.

    With `world`, frames for a seat also contain an imagined game, made from a `seed` that only this socket has.
    """

    def __init__(
        self, table: TableState, person: str = NOBODY, world: bool = False, seed: int = 0, language: str = ENGLISH
    ) -> None:
        self.table = table
        self.person: Final = person
        self.world: Final = world
        self.language: Final = language
        self._dice: Final = Dice(seeded(seed))
        self.number = 0
        self._reset()

    def _reset(self) -> None:
        self._seat: int | None = None
        self._table: TableFrame | None = None
        self._view: Members = {}
        self._derived: Members = {}
        self._decision: DecisionFrame | None = None
        self._question_number = 0
        self._awaited: tuple[int, ...] = ()
        self._events: list[EventFrame] = []
        self._side_actions: object = None
        self._lines_sent = 0

    @property
    def seat(self) -> int | None:
        """The person's seat; None for a spectator."""
        seat = self.table.seat_of(self.person)
        return None if seat == NO_SEAT else seat

    def full(self) -> bytes:
        """A frame with everything."""
        self._reset()
        self._seat = self.seat
        return encode_frame(self._update(self.number + 1, True))

    def frame(self) -> bytes | None:
        """A frame with what has changed since the last one; None if nothing has changed for this seat."""
        if self.number == 0 or self.seat != self._seat or (self._view and not self.table.has_visible_game):
            return self.full()
        update = self._update(self.number + 1, False)
        if update == Update(update.number):
            self.number -= 1
            return None
        return encode_frame(update)

    def _update(self, number: int, full: bool) -> Update:
        """Compare with what was sent before, and remember what is sent now."""
        self.number = number
        with use_language(self.language):
            snapshot = self.table.seat_snapshot(self._seat)
            table = table_frame(self.table, self.person)
            is_new_table = table != self._table
            self._table = table
            update = Update(number, full, table if is_new_table else None, talk=self._talk())
            return update if snapshot is None else self._with_game(update, snapshot)

    def _talk(self) -> list[TalkFrame] | None:
        data = self.table.data
        unsent = min(data.lines_said - self._lines_sent, len(data.talk))
        self._lines_sent = data.lines_said
        lines = [
            _talk_frame(self.table, one)
            for one in data.talk[len(data.talk) - unsent :]
            if one.is_visible_to(self.person)
        ]
        return lines if lines and self.table.status != CLOSED else None

    def _with_game(self, update: Update, snapshot: SeatSnapshot) -> Update:
        """The update with what has changed in the game."""
        changes = snapshot.changes(self._view, self._derived)
        view, derived = changes.view, changes.derived
        is_new = snapshot.decision != self._decision
        history = self._history(snapshot.events)
        has_changed = bool(view or derived) or is_new or history is not None or snapshot.awaited != self._awaited
        number = snapshot.question_number
        update = msgspec.structs.replace(
            update,
            view=view or None,
            derived=derived or None,
            decision=snapshot.decision if is_new else None,
            asked=not is_new or snapshot.decision is not None,
            moment=number if number != self._question_number else None,
            history=history,
            lane=snapshot.side_actions if snapshot.side_actions != self._side_actions else None,
            world=self._world() if has_changed else None,
        )
        self._view, self._derived = snapshot.view, snapshot.derived
        self._decision, self._question_number = snapshot.decision, number
        self._awaited, self._events, self._side_actions = snapshot.awaited, snapshot.events, snapshot.side_actions
        return update

    def _history(self, events: list[EventFrame]) -> HistoryFrame | None:
        """The new events; if some were taken back, all events from the first difference on."""
        sent = self._events
        start = len(sent)
        if events[:start] != sent:
            pairs = zip(sent, events, strict=False)
            start = next((at for at, (old, new) in enumerate(pairs) if old != new), min(len(sent), len(events)))
        if start == len(sent) == len(events):
            return None
        return HistoryFrame(start, events[start:])

    def _world(self) -> bytes | None:
        """A game that the seat cannot tell from the real one, for clients that asked for it."""
        game = self.table.game
        if not self.world or self._seat is None or game is None:
            return None
        return game.imagine(self._seat, self._dice.below(1 << 29)).encode()
