"""The pace of a table: how long bots hesitate before they act, so that people can follow, and talk first.

All of it follows from the log and from what everybody sees, so any process waits equally long, and nobody can learn a
secret from a wait. Bots do not hesitate at tables where no person plays.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.playable import PlayedGame
from neopolis.engine.refused import Refused
from neopolis.games.definition import ACT, TALK
from neopolis.server.table.server_messages import HesitationFrame
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import PLAYING

OFF: Final = "off"  # bots act as soon as they can
# By pace: the milliseconds for which a bot hesitates before an act, and before one that people may want to talk about.
PACES: Final[dict[str, dict[str, int]]] = {
    OFF: {ACT: 0, TALK: 0},
    "quick": {ACT: 600, TALK: 1_500},
    "normal": {ACT: 1_200, TALK: 3_500},
    "relaxed": {ACT: 2_500, TALK: 8_000},
}
MOST_ROUNDS: Final = 3  # a bot that people talk to hesitates at most this many times as long


def check_pace(pace: str) -> None:
    """Refused if there is no such pace."""
    if pace not in PACES:
        raise Refused("unknown-pace", name=pace[:40], known=", ".join(PACES))


def hesitation(t: TableState, game: PlayedGame, seat: int) -> HesitationFrame | None:
    """How long a bot hesitates with its answer; None if it does not. While people talk, it waits longer."""
    kind = t.definition.hesitation(game, seat)
    length = PACES[t.plan.pace].get(kind, 0)
    if not length or not any([seat_data.is_played for seat_data in t.seats]):
        return None
    asked, until = t.seats[seat].asked_at, t.seats[seat].asked_at + length
    if kind == TALK:
        until = max([until, *[min(at + length, asked + MOST_ROUNDS * length) for at in _said(t) if at >= asked]])
    return HesitationFrame(seat, until, until - asked, kind == TALK)


def _said(t: TableState) -> list[int]:
    """When people said something to everybody. Whispers do not count: others would notice the wait."""
    return [line.at for line in t.data.talk if line.to < 0 and line.name and not line.is_of_bot and not line.notice]


def hesitations(t: TableState) -> list[HesitationFrame]:
    """The bots that everybody waits for because they hesitate."""
    game = t.game
    if game is None or t.status != PLAYING:
        return []
    found = [hesitation(t, game, seat) for seat in game.deciders if t.bot_at(seat)]
    return [one for one in found if one is not None]
