"""Time for thinking. A clock moves only with what everybody sees: private picks in an open step leave it alone."""

from __future__ import annotations

from typing import Final

from neopolis.engine.playable import PlayedGame
from neopolis.engine.refused import Refused
from neopolis.server.table.log_events import Clock
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import NOT_ASKED, PLAYING, SeatData
from neopolis.text.messages import message

SECOND: Final = 1_000
LIVE: Final = "live"
TURNS: Final = "turns"
MERCY: Final = 60 * SECOND  # who comes back has at least so long
LEAST: Final = 10  # seconds
HOUR: Final = 3_600
MONTH: Final = 30 * 24 * HOUR
VOTE_AFTER: Final = 120 * SECOND


def check_clock(clock: Clock) -> None:
    """Refused if a clock cannot run like that."""
    if not all([0 <= number <= MONTH for number in (clock.bank, clock.increment, clock.move)]):
        raise Refused("bad-clock", reason=message("clock-number", {}))
    known = {"none": True, LIVE: _is_live(clock), TURNS: LEAST <= clock.move <= MONTH}
    if clock.kind not in known:
        raise Refused("bad-clock", reason=message("clock-kind", {}))
    if not known[clock.kind]:
        raise Refused("bad-clock", reason=message(f"clock-{clock.kind}", {}))


def _is_live(clock: Clock) -> bool:
    return LEAST <= clock.bank <= 10 * HOUR and 0 <= clock.increment <= HOUR


def wind_up(t: TableState) -> None:
    """The game begins: every seat has its bank."""
    clock = t.plan.clock
    first = {LIVE: clock.bank * SECOND, TURNS: clock.move * SECOND}
    for sitting in t.seats:
        sitting.left = first.get(clock.kind, -1)


def runs(t: TableState, sitting: SeatData) -> bool:
    """Whether the time of a seat runs down now."""
    clocked = t.plan.clock.kind in (LIVE, TURNS)
    return clocked and t.status == PLAYING and sitting.asked != NOT_ASKED and sitting.is_played


def deadline(t: TableState, seat: int) -> int | None:
    """When a seat's time is up; None while it does not run."""
    sitting = t.seats[seat]
    return sitting.since + sitting.left if runs(t, sitting) else None


def settle(t: TableState, sitting: SeatData, at: int) -> None:
    """The time up to now is spent."""
    if runs(t, sitting):
        sitting.left = max(0, sitting.left - (at - sitting.since))
    sitting.since = at


def note_public(t: TableState, game: PlayedGame, at: int) -> None:
    """After something was done in the game: where everybody can see it, clocks go on from here."""
    mark = (game.deciders, t.public_events())
    if mark == t.data.mark:
        return
    t.data.mark, t.data.noticed = mark, at
    for seat, sitting in enumerate(t.seats):
        settle(t, sitting, at)
        if seat not in mark[0]:
            sitting.asked = NOT_ASKED
            sitting.votes = []
        elif sitting.asked != game.s.moment:
            ask(t, sitting, game.s.moment, at)


def ask(t: TableState, sitting: SeatData, moment: int, at: int) -> None:
    """A seat is asked something new."""
    clock = t.plan.clock
    sitting.asked, sitting.begun, sitting.votes = moment, at, []
    if clock.kind == LIVE:
        sitting.left += clock.increment * SECOND
    elif clock.kind == TURNS:
        sitting.left = clock.move * SECOND


def come_back(t: TableState, sitting: SeatData, at: int, is_own_wish: bool) -> None:
    """A person answers here again, with some time at least, unless it went by its own wish and had time left."""
    sitting.begun = sitting.since = at
    if sitting.left == 0 or (sitting.left > 0 and not is_own_wish):
        sitting.left = max(sitting.left, MERCY)


def stop(t: TableState, at: int) -> None:
    """All clocks stand still: call this before the status changes."""
    for sitting in t.seats:
        settle(t, sitting, at)


def go_on(t: TableState, at: int) -> None:
    """They run again. The time in between counts for nothing."""
    for sitting in t.seats:
        sitting.begun += at - sitting.since
        sitting.since = at
