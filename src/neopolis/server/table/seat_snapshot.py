"""What one seat may see of a game at one moment, ready to be sent, in the language that is spoken when it is made.

It is made from the seat's view and nothing else.
"""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.playable import PlayedGame
from neopolis.games.registry import AnyGame
from neopolis.games.wire import EventFrame
from neopolis.server.table.wording import decision_frame, event_frames, side_action_frame

_MEMBERS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Heard:
    """The events that a seat (None: a spectator) may know. The settled ones only become more: none is told twice.

    What belongs together happens in one act and is settled at once, so it is never told in two parts.
    """

    def __init__(self, definition: AnyGame, seat: int | None) -> None:
        self.definition: Final = definition
        self.seat: Final = seat
        self._known = 0
        self._settled: list[EventFrame] = []

    def history(self, game: PlayedGame) -> list[EventFrame]:
        """The game's history in words."""
        log = game.log
        if log is None:
            return []
        settled = [event for event in log.events[self._known :] if event.heard_by(self.seat)]
        self._settled += event_frames(self.definition, game, settled)
        self._known = len(log.events)
        open_events = [event for event in log.open_events if event.heard_by(self.seat)]
        return self._settled + event_frames(self.definition, game, open_events)


class SeatSnapshot:
    """View (member by member), decision, history and side actions of a seat; None is a spectator."""

    def __init__(
        self,
        definition: AnyGame,
        game: PlayedGame,
        seat: int | None,
        changed: int,
        moment: int,
        heard: Heard | None = None,
    ) -> None:
        self.heard: Final = heard or Heard(definition, seat)
        self.changed: Final = changed
        self.moment: Final = moment
        members = _MEMBERS.decode(msgspec.json.encode(game.view(seat)))
        self.view: Final = {name: bytes(member) for name, member in members.items()}
        self.awaited: Final = game.deciders
        self.events: Final = self.heard.history(game)
        is_asked = seat is not None and seat in game.deciders
        self.decision: Final = decision_frame(definition, game, seat, moment) if is_asked and seat is not None else None
        self.side_actions: Final = side_action_frame(definition, game, seat)
