"""Plays a record again, to find all its rest points, or the first line that breaks the rules.

A rest point is a moment when the game waits for answers, or its end.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final, Generic

from neopolis.engine.event import EVERYBODY, Event
from neopolis.engine.reason import Reason
from neopolis.engine.record import Act, Record, Row
from neopolis.engine.refused import Refused
from neopolis.games.definition import ContentPack, G, GameDefinition, Q
from neopolis.games.spread import Plain
from neopolis.text.messages import message


class RestPoint(Generic[G, Q]):
    """A rest point of a recorded game: the move that led to it, the events of that move, and the game at that point."""

    def __init__(self, definition: GameDefinition[G, Q], number: int, game: G) -> None:
        self.definition: Final = definition
        self.number: Final = number  # the number of the move, 0 at the start
        self.game: Final = game.copy()
        self.events: Final[list[Event]] = game.s.events[:]
        self.seat = -1
        self.option = -1
        self.prompt = ""
        self.question = ""
        self.text = ""
        self.side_action: Row = ()
        self.reason: Reason | None = None  # why a bot made the move

    @property
    def line(self) -> int:
        """The line of the record with the move, 1 at the start."""
        return self.number + 1

    def shows_answer(self, viewer: int | None) -> bool:
        """Whether a viewer may see the answer: the seat that gave it, or None, who may see everything.

        Answers may be sealed, so other seats learn only what the events show.
        """
        return self.option >= 0 and viewer in (None, self.seat)

    def sentences(self, viewer: int | None) -> list[str]:
        """The events that a viewer may know, as sentences. The viewer None may know all events."""
        names = seat_names(self.game.seats)
        return [self.definition.event_text(self.game, event, names) for event in self.heard(viewer)]

    def heard(self, viewer: int | None) -> list[Event]:
        """The events that a viewer may know. The viewer None may know all events."""
        return [event for event in self.events if viewer is None or event.is_visible_to(viewer)]

    def plain(self, viewer: int | None) -> Plain:
        """The rest point as plain data, with the whole position or the view of a seat."""
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
            **({"reason": self.reason.text} if self.reason is not None else {}),
            **({"aside": list(self.side_action)} if self.side_action and viewer in (None, self.seat) else {}),
            "events": [_plain_event(event, text, self.game.seats) for event, text in events],
            "awaited": list(self.game.deciders),
            "result": None if result is None else result.plain(),
            **self._shown(viewer),
        }

    def _shown(self, viewer: int | None) -> Plain:
        if viewer is None:
            return {"position": self.definition.position(self.game)}
        return {"view": self.game.view(viewer)}


def _plain_event(event: Event, text: str, seats: int) -> Plain:
    known = [seat for seat in range(seats) if event.is_visible_to(seat)]
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


class Playback(Generic[G, Q]):
    """All rest points of a record. Refused if it is not valid."""

    def __init__(self, definition: GameDefinition[G, Q], text: str, content: ContentPack | None = None) -> None:
        replayed = definition.replay(text, content)  # refuses a record that is not valid
        record = Record(text)
        game = definition.restart(record.head, replayed)
        self.rest_points: Final = [RestPoint(definition, 0, game)]
        for number, act in enumerate(record.acts, start=1):
            self.rest_points.append(_after(definition, number, game, act))
            self.rest_points[-1].reason = record.reasons.get(number - 1)


def _after(definition: GameDefinition[G, Q], number: int, game: G, act: Act) -> RestPoint[G, Q]:
    """Carry out one act of a record. Question and answer are put into words first, because the act changes them."""
    seat, option = act
    if not isinstance(option, int):
        game.side_action(seat, option)
        found = RestPoint(definition, number, game)
        found.seat, found.side_action = seat, option
        return found
    prompt, question, text = game.decision(seat).prompt, game.question(seat), game.text(seat, option)
    game.play(seat, option)
    found = RestPoint(definition, number, game)
    found.seat, found.option = seat, option
    found.prompt, found.question, found.text = prompt, question, text
    return found


class Difference:
    """The first line of a record that breaks the rules, and why."""

    def __init__(self, line: int, reason: str, rules: tuple[str, ...]) -> None:
        self.line = line
        self.reason = reason
        self.rules = rules


def difference(definition: GameDefinition[G, Q], text: str, content: ContentPack | None = None) -> Difference | None:
    """The first line that breaks the rules; None for a valid record. Refused if the text is no record of this game."""
    try:
        definition.replay(text, content)
    except Refused as refused:
        last = len(text.strip("\n").split("\n"))
        if refused.code == "record-edited":  # find the changed line, which helps more than "wrong digest"
            return difference(definition, _sealed_again(text), content) or Difference(last, refused.message, ())
        if refused.code == "record-result":
            return Difference(last, refused.message, ())
        if refused.code == "bad-record" and refused.parameters["line"] != 1:
            Record(text)  # raises Refused if a line is no act at all; otherwise the act is illegal
            return Difference(int(refused.parameters["line"]), f"{refused.parameters['reason']}.", refused.rules)
        raise
    return None


def _sealed_again(text: str) -> str:
    """A record with the digest that matches its lines."""
    *above, last = text.removeprefix("\ufeff").replace("\r\n", "\n").strip("\n").split("\n")
    body = "\n".join(above) + "\n"
    closing: object = json.loads(last)
    assert isinstance(closing, dict)
    return body + json.dumps({**closing, "digest": hashlib.sha256(body.encode()).hexdigest()}) + "\n"
