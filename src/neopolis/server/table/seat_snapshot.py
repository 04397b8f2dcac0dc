"""What one seat may see of a game at one moment, ready to send, in the current language.

It is made from the seat's own view, decision and history, never from the full state.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from neopolis.engine.playable import PlayedGame
from neopolis.games.registry import AnyGame
from neopolis.games.wire import EventFrame
from neopolis.server.table.wording import decision_frame, event_frames, side_action_frame

Members = dict[str, bytes]  # the fields of a struct, each as JSON

_MEMBERS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


class SeatHistory:
    """The events that a seat (None: a spectator) may know, as frames.

    Settled events can no longer be taken back, so each is put into words only once. Events of one act are settled
    together, because the wording of an event may depend on the others.
    """

    def __init__(self, definition: AnyGame, seat: int | None) -> None:
        self.definition: Final = definition
        self.seat: Final = seat
        self._events_read = 0
        self._settled: list[EventFrame] = []

    def copy(self) -> SeatHistory:
        copied = SeatHistory(self.definition, self.seat)
        copied._events_read, copied._settled = self._events_read, self._settled[:]
        return copied

    def frames(self, game: PlayedGame) -> list[EventFrame]:
        """The game's history so far, in words."""
        log = game.log
        if log is None:
            return []
        settled = [event for event in log.events[self._events_read :] if event.is_visible_to(self.seat)]
        self._settled += event_frames(self.definition, game, settled)
        self._events_read = len(log.events)
        open_events = [event for event in log.open_events if event.is_visible_to(self.seat)]
        return self._settled + event_frames(self.definition, game, open_events)


def _members(data: object) -> Members:
    """The fields of a struct or dict, each as JSON."""
    return {name: bytes(member) for name, member in _MEMBERS.decode(msgspec.json.encode(data)).items()}


def changed_members(before: Members, now: Members) -> dict[str, msgspec.Raw]:
    """The fields that are new or have changed."""
    return {name: msgspec.Raw(data) for name, data in now.items() if before.get(name) != data}


class Changes(NamedTuple):
    """What has changed since an earlier view and its derived values."""

    since: Members
    since_derived: Members
    view: dict[str, msgspec.Raw]
    derived: dict[str, msgspec.Raw]


class SeatSnapshot:
    """A seat's view and derived values (both field by field), its decision, history and side actions.

    Seat None is a spectator. `game_changed_seq` and `question_number` are values of the table and of the seat when the
    snapshot was made.
    """

    def __init__(
        self,
        definition: AnyGame,
        game: PlayedGame,
        seat: int | None,
        game_changed_seq: int,
        question_number: int,
        history: SeatHistory | None = None,
    ) -> None:
        self.history: Final = history or SeatHistory(definition, seat)
        self.game_changed_seq: Final = game_changed_seq
        self.question_number: Final = question_number
        self.view: Final = _members(game.view(seat))
        self.derived: Final = _members(definition.derived(game, seat))
        self.awaited: Final = game.deciders
        self.events: Final = self.history.frames(game)
        is_asked = seat is not None and seat in game.deciders
        self.decision: Final = (
            decision_frame(definition, game, seat, question_number) if is_asked and seat is not None else None
        )
        self.side_actions: Final = side_action_frame(definition, game, seat)
        self._changes: Changes | None = None

    def changes(self, before: Members, before_derived: Members) -> Changes:
        """What differs in the view and in the derived values from those of an earlier snapshot.

        The last result is kept, because a seat's other sockets, and all spectators, usually ask for the same one.
        """
        known = self._changes
        if known is None or known.since is not before or known.since_derived is not before_derived:
            view, derived = changed_members(before, self.view), changed_members(before_derived, self.derived)
            known = self._changes = Changes(before, before_derived, view, derived)
        return known
