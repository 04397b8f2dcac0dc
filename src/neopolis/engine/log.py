"""The log of a game that was started or replayed: the source of its record and history."""

from __future__ import annotations

from neopolis.engine.event import Event
from neopolis.engine.reason import Reason
from neopolis.engine.record import Act, Head, Row


class SideAction:
    """A side action of a seat, and whether everybody could see it."""

    def __init__(self, row: Row, is_public: bool) -> None:
        self.row = row
        self.is_public = is_public


class Log:
    """How a game started, its acts and events up to the anchor, and the events since then."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.acts: list[Act] = []
        self.events: list[Event] = []
        self.open_events: list[Event] = []
        self.reasons: dict[int, Reason] = {}  # why bots did what they did, by the place of the act in `acts`
        self.open_reasons: list[tuple[Act, Reason]] = []  # of acts since the anchor; some may have been taken back
        self.coming_reasons: dict[int, Reason] = {}  # by seat: the reason for what the seat does next

    def copy(self) -> Log:
        """A copy of this log. Adding to one of them does not change the other."""
        log = Log(self.head)
        log.acts, log.events, log.open_events = self.acts[:], self.events[:], self.open_events[:]
        log.reasons, log.open_reasons = {**self.reasons}, self.open_reasons[:]
        log.coming_reasons = {**self.coming_reasons}
        return log

    def note_act(self, act: Act) -> None:
        """Keep the reason that was given for an act, if any."""
        reason = self.coming_reasons.pop(act[0], None)
        if reason is not None:
            self.open_reasons.append((act, reason))

    def all_reasons(self, open_acts: list[Act]) -> dict[int, Reason]:
        """The reasons of all acts, by their places. `open_acts` are those since the anchor, in the order of the record.

        If an act was taken back and done again, the latest reason counts.
        """
        found = {**self.reasons}
        left = self.open_reasons[:]
        for place in range(len(open_acts) - 1, -1, -1):
            given = [at for at, (act, _) in enumerate(left) if act == open_acts[place]]
            if given:
                found[len(self.acts) + place] = left.pop(given[-1])[1]
        return found

    def settle(self, acts: list[Act]) -> None:
        """Add acts that can no longer be taken back."""
        if self.open_reasons:
            self.reasons = self.all_reasons(acts)
            self.open_reasons = []
        self.acts += acts
        self.events += self.open_events
        self.open_events = []
