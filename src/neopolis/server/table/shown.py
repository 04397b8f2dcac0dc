"""What one seat may see of a game at one moment, ready to be sent. Made from the seat's view and nothing else."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.event import Event
from neopolis.server.table.frames import DecisionFrame, EventFrame, OptionFrame
from neopolis.server.table.games import Played

_MEMBERS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Heard:
    """The settled events that a seat (None: a spectator) may know. They only become more: none is looked at twice."""

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat
        self._known = 0
        self._settled: list[Event] = []

    def history(self, game: Played) -> list[Event]:
        """The same as the game's."""
        log = game.log
        if log is None:
            return []
        self._settled += [event for event in log.events[self._known :] if event.heard_by(self.seat)]
        self._known = len(log.events)
        return self._settled + [event for event in log.open_events if event.heard_by(self.seat)]


class Shown:
    """View (member by member), decision and history of a seat; None is a spectator."""

    def __init__(self, game: Played, seat: int | None, changed: int, moment: int, heard: Heard | None = None) -> None:
        self.heard: Final = heard or Heard(seat)
        self.changed: Final = changed
        self.moment: Final = moment
        members = _MEMBERS.decode(msgspec.json.encode(game.view(seat)))
        self.view: Final = {name: bytes(member) for name, member in members.items()}
        self.awaited: Final = game.deciders
        self.events: Final = self.heard.history(game)
        is_asked = seat is not None and seat in game.deciders
        self.decision: Final = decision_frame(game, seat, moment) if is_asked and seat is not None else None


def decision_frame(game: Played, seat: int, moment: int) -> DecisionFrame:
    """What a seat is asked."""
    decision = game.decision(seat)
    return DecisionFrame(
        moment,
        decision.prompt,
        game.question(seat),
        [OptionFrame(option, game.describe(seat, option)) for option in decision.options],
        decision.rules,
        decision.default,
        decision.barrier,
    )


def event_frame(event: Event) -> EventFrame:
    """An event, without who else may know of it."""
    return EventFrame(event.kind, event.seat, event.things)
