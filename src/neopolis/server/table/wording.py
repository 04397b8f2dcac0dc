"""What frames say in words: decisions, events and side actions. Clients put the players' names in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from neopolis.engine.event import Event
from neopolis.engine.playable import PlayedGame
from neopolis.games.registry import AnyGame
from neopolis.games.wire import EventFrame
from neopolis.server.table.server_messages import DecisionFrame
from neopolis.text.messages import use_player_names

MOST_SEATS: Final = 6  # of any game
PLAYERS: Final = [f"{{{seat}}}" for seat in range(MOST_SEATS)]


def decision_frame(definition: AnyGame, game: PlayedGame, seat: int, moment: int) -> DecisionFrame:
    """What a seat is asked."""
    with use_player_names(PLAYERS):
        decision = game.decision(seat)
        options, blocked = definition.option_frames(game, decision)
        return DecisionFrame(
            moment,
            decision.prompt,
            game.question(seat),
            options,
            decision.rules,
            decision.default,
            decision.barrier,
            blocked,
        )


def event_frames(definition: AnyGame, game: PlayedGame, events: Sequence[Event]) -> list[EventFrame]:
    """Events that one seat noticed, one after the other, without who else may know of them."""
    return definition.event_frames(game, events, PLAYERS)


def side_action_frame(definition: AnyGame, game: PlayedGame, seat: int | None) -> object:
    """The side actions that a seat (None: a spectator) may know; None in games that have none."""
    return None if definition.side_actions is None else definition.side_actions.state(game, seat)
