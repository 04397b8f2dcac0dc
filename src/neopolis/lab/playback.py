"""A record played again: every rest point of the game, and where a record differs from the rules."""

from __future__ import annotations

import hashlib
import json
from typing import Final, Generic

from neopolis.engine.event import EVERYBODY, Event
from neopolis.engine.record import Act, Record, Row
from neopolis.engine.refused import Refused
from neopolis.games.spread import Plain
from neopolis.lab.lab import G, Lab, Printed, T
from neopolis.text.messages import message


class Moment(Generic[G, T]):
    """A rest point: the answer or aside that led to it, what happened then, and the game as it stands."""

    def __init__(self, lab: Lab[G, T], number: int, game: G) -> None:
        self.lab: Final = lab
        self.number: Final = number  # of the answer or aside, 0 at the start
        self.game: Final = game.copy()
        self.events: Final[list[Event]] = game.s.events[:]
        self.seat = -1
        self.option = -1
        self.prompt = ""
        self.question = ""
        self.text = ""
        self.side_action: Row = ()

    @property
    def line(self) -> int:
        """The line of the record that holds the answer, or its first."""
        return self.number + 1

    def shows_answer(self, viewer: int | None) -> bool:
        """Whether the answer may be shown: to the owner of the record (None), and to the seat that gave it.

        Answers may be sealed. What comes to light of those of others is among the events.
        """
        return self.option >= 0 and viewer in (None, self.seat)

    def sentences(self, viewer: int | None) -> list[str]:
        """What happened, as far as a viewer may know it; None may know all."""
        names = seat_names(self.game.seats)
        return [self.lab.sentence(self.game, event, names) for event in self.heard(viewer)]

    def heard(self, viewer: int | None) -> list[Event]:
        return [event for event in self.events if viewer is None or event.heard_by(viewer)]

    def plain(self, viewer: int | None) -> Plain:
        """The moment as plain data: the whole position, or the view of a seat."""
        shown = self.shows_answer(viewer)
        result = self.game.result
        events = zip(self.heard(viewer), self.sentences(viewer), strict=True)
        return {
            "answer": self.number,
            "line": self.line,
            "seat": self.seat if self.seat >= 0 else None,
            "prompt": self.prompt if shown else None,
            "option": self.option if shown else None,
            "text": self.text if shown else None,
            **({"aside": list(self.side_action)} if self.side_action and viewer in (None, self.seat) else {}),
            "events": [_plain_event(event, text, self.game.seats) for event, text in events],
            "awaited": list(self.game.deciders),
            "result": None if result is None else result.plain(),
            **({"position": self.lab.position(self.game)} if viewer is None else {"view": self.game.view(viewer)}),
        }


def _plain_event(event: Event, text: str, seats: int) -> Plain:
    known = [seat for seat in range(seats) if event.heard_by(seat)]
    return {
        "kind": event.kind,
        "seat": event.seat if event.seat >= 0 else None,
        "things": event.things,
        "audience": None if event.audience == EVERYBODY else known,
        "text": text,
    }


def seat_names(seats: int) -> list[str]:
    """The names of seats in sentences."""
    return [message("seat", {"seat": seat}) for seat in range(seats)]


class Playback(Generic[G, T]):
    """All moments of a record. Anything but a true record is `Refused`."""

    def __init__(self, lab: Lab[G, T], text: str, content: Printed | None = None) -> None:
        whole = lab.replay(text, content)  # refuses what is not true
        record = Record(text)
        game = lab.restart(record.head, whole)
        self.moments: Final = [Moment(lab, 0, game)]
        for number, act in enumerate(record.acts, start=1):
            self.moments.append(_after(lab, number, game, act))


def _after(lab: Lab[G, T], number: int, game: G, act: Act) -> Moment[G, T]:
    """Do one act of a record. What an answer meant can only be told before: the next question is another."""
    seat, option = act
    if not isinstance(option, int):
        game.side_action(seat, option)
        moment = Moment(lab, number, game)
        moment.seat, moment.side_action = seat, option
        return moment
    prompt, question, text = game.decision(seat).prompt, game.question(seat), game.text(seat, option)
    game.play(seat, option)
    moment = Moment(lab, number, game)
    moment.seat, moment.option = seat, option
    moment.prompt, moment.question, moment.text = prompt, question, text
    return moment


class Difference:
    """Where a record says something else than the rules, and why."""

    def __init__(self, line: int, reason: str, rules: tuple[str, ...]) -> None:
        self.line = line
        self.reason = reason
        self.rules = rules


def difference(lab: Lab[G, T], text: str, content: Printed | None = None) -> Difference | None:
    """The first line that differs, None for a true record. What is no record of this game at all is `Refused`."""
    try:
        lab.replay(text, content)
    except Refused as refused:
        last = len(text.strip("\n").split("\n"))
        if refused.code == "record-edited":  # the change itself says more than the digest
            return difference(lab, _sealed_again(text), content) or Difference(last, refused.message, ())
        if refused.code == "record-result":
            return Difference(last, refused.message, ())
        if refused.code == "bad-record" and refused.parameters["line"] != 1:
            Record(text)  # refuses lines that are no answers; those here are answers, but not allowed
            return Difference(int(refused.parameters["line"]), f"{refused.parameters['reason']}.", refused.rules)
        raise
    return None


def _sealed_again(text: str) -> str:
    """A record with the digest that fits its lines."""
    *above, last = text.removeprefix("\ufeff").replace("\r\n", "\n").strip("\n").split("\n")
    body = "\n".join(above) + "\n"
    closing: object = json.loads(last)
    assert isinstance(closing, dict)
    return body + json.dumps({**closing, "digest": hashlib.sha256(body.encode()).hexdigest()}) + "\n"
