"""The course of a game of New Angeles, read from public events: threat by round, and the demands."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.event import Event

# NA 51.1: the rounds in order; a demand round follows every second standard round.
STAGES: Final = (
    *("round 1", "round 2", "demand 1"),
    *("round 3", "round 4", "demand 2"),
    *("round 5", "round 6", "demand 3"),
)
LAST_STAGE: Final = STAGES[-1]


class Stage(msgspec.Struct):
    """A round: the threat at its end or at the end of the game, and whether its demand was met."""

    name: str
    threat: int
    met: bool = False


def course(events: list[Event]) -> list[Stage]:
    """The rounds of a game in order."""
    stages: list[Stage] = []
    threat = 0
    for event in events:
        if event.kind == "round":
            stages.append(Stage(f"round {event.things[0]}", threat))
        elif event.kind == "demand":
            stages.append(Stage(STAGES[len(stages)], threat, not any(event.things[1:])))
        elif event.kind == "threat":
            threat = event.things[1]
            if stages:
                stages[-1].threat = threat
    return stages
