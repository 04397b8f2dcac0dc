"""The wording of frames: decisions, events and side actions. Clients fill in the players' names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from neopolis.engine.event import Event
from neopolis.engine.playable import PlayedGame
from neopolis.games.registry import AnyGame
from neopolis.games.wire import EventFrame
from neopolis.server.table.server_messages import DecisionFrame
from neopolis.text.messages import use_player_names

MOST_SEATS: Final = 6  # maximum number of seats in any game
PLAYERS: Final = [f"{{{seat}}}" for seat in range(MOST_SEATS)]


def decision_frame(definition: AnyGame, game: PlayedGame, seat: int, question_number: int) -> DecisionFrame:
    """What a seat is asked."""
    with use_player_names(PLAYERS):
        decision = game.decision(seat)
        options, blocked = definition.option_frames(game, decision)
        return DecisionFrame(
            question_number,
            decision.prompt,
            game.question(seat),
            options,
            decision.rules,
            decision.default,
            decision.barrier,
            blocked,
        )


def event_frames(definition: AnyGame, game: PlayedGame, events: Sequence[Event]) -> list[EventFrame]:
    """Events that one seat may know, in order, without their audiences."""
    return definition.event_frames(game, events, PLAYERS)


def side_action_frame(definition: AnyGame, game: PlayedGame, seat: int | None) -> object:
    """The state of the side actions as a seat (None: a spectator) may know it; None in games without any."""
    return None if definition.side_actions is None else definition.side_actions.state(game, seat)
