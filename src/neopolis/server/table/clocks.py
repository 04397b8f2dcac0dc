"""Thinking time. Clocks depend only on what everybody sees, so they never reveal a secret answer."""

from __future__ import annotations

from typing import Final

from neopolis.engine.playable import PlayedGame
from neopolis.engine.refused import Refused
from neopolis.server.table.log_events import NOBODY, Clock
from neopolis.server.table.state import NO_SEAT, TableState
from neopolis.server.table.table_data import NOT_ASKED, PLAYING, EarlierClocks, SeatData
from neopolis.text.messages import message

SECOND: Final = 1_000
LIVE: Final = "live"
TURNS: Final = "turns"
RETURN_TIME: Final = 60 * SECOND  # minimum for a person who comes back, unless they left by choice with time left
SHORTEST: Final = 10  # the fewest seconds that a player can get for a question or a whole game
FLOORS: Final = (RETURN_TIME, SHORTEST * SECOND)  # what a take-back leaves a person who has more
HOUR: Final = 3_600
MONTH: Final = 30 * 24 * HOUR
VOTE_AFTER: Final = 120 * SECOND
RESTORES_APART: Final = 600 * SECOND  # a table restored again sooner after the time to return gives no more of it
MOST_KEPT: Final = 200  # earlier clocks kept at most


def check_clock(clock: Clock) -> None:
    """Refused if the clock's settings are out of range."""
    if not all([0 <= number <= MONTH for number in (clock.bank, clock.increment, clock.move)]):
        raise Refused("bad-clock", reason=message("clock-number", {}))
    known = {"none": True, LIVE: _is_valid_live(clock), TURNS: SHORTEST <= clock.move <= MONTH}
    if clock.kind not in known:
        raise Refused("bad-clock", reason=message("clock-kind", {}))
    if not known[clock.kind]:
        raise Refused("bad-clock", reason=message(f"clock-{clock.kind}", {}))


def _is_valid_live(clock: Clock) -> bool:
    return SHORTEST <= clock.bank <= 10 * HOUR and 0 <= clock.increment <= HOUR


def set_initial_time(t: TableState) -> None:
    """Give every seat its time for the start of the game."""
    clock = t.plan.clock
    first = {LIVE: clock.bank * SECOND, TURNS: clock.move * SECOND}
    for seat_data in t.seats:
        seat_data.time_left = first.get(clock.kind, -1)


def is_running(t: TableState, seat_data: SeatData) -> bool:
    """Whether a seat's time is running down now."""
    clocked = t.plan.clock.kind in (LIVE, TURNS)
    return clocked and t.status == PLAYING and seat_data.asked_step != NOT_ASKED and seat_data.is_played


def deadline(t: TableState, seat: int) -> int | None:
    """When a seat's time is up; None while its clock does not run."""
    seat_data = t.seats[seat]
    return seat_data.clock_read_at + seat_data.time_left if is_running(t, seat_data) else None


def spend_time(t: TableState, seat_data: SeatData, at: int) -> None:
    """Subtract the time up to `at` from what the seat has left."""
    if is_running(t, seat_data):
        seat_data.time_left = max(0, seat_data.time_left - (at - seat_data.clock_read_at))
    seat_data.clock_read_at = at


def update_after_change(t: TableState, game: PlayedGame, at: int, is_next_step: bool, taker: int = NO_SEAT) -> None:
    """Update all clocks after the game has changed, if the change is visible to everybody.

    `is_next_step` says whether this change has led to the next step. If not, seats that were already asked keep their
    clocks, even if an earlier secret act has given them a new question: new time would reveal that act. `taker` is the
    seat that has taken its answer back, if any: then clocks go on from where they were before that answer.
    """
    public_state = (game.deciders, t.public_events())
    if public_state == t.data.public_state:
        return
    t.data.public_state, t.data.publicly_changed_at = public_state, at
    for seat_data in t.seats:
        spend_time(t, seat_data, at)
    if taker != NO_SEAT:
        _restore_clocks(t, game, at, taker)
    elif is_next_step:
        _keep_clocks(t, game, at)
    for seat, seat_data in enumerate(t.seats):
        if seat not in game.deciders:
            _end_question(seat_data, at, is_next_step)
        elif taker != NO_SEAT:
            seat_data.asked_step = game.s.step_number
            _grant_mercy(t, seat_data, at)
        elif is_next_step or seat_data.asked_step == NOT_ASKED:
            _start_question(t, seat_data, game, at)


def _end_question(seat_data: SeatData, at: int, is_next_step: bool) -> None:
    """A seat is not asked any more. While its step goes on, it may take its answer back, so votes against it stay."""
    if seat_data.asked_step != NOT_ASKED:
        seat_data.answered_at, seat_data.left_step = at, NOT_ASKED
    seat_data.asked_step = NOT_ASKED
    if is_next_step:
        seat_data.votes = []


def _keep_clocks(t: TableState, game: PlayedGame, at: int) -> None:
    """Keep the clocks as they were when a step ended, as long as its answers can be taken back."""
    kept = t.data.earlier_clocks if game.after_anchor else []
    seats = [(one.time_left, one.asked_at, one.votes) for one in t.seats]
    t.data.earlier_clocks = [*kept, EarlierClocks(game.s.step_number, at, seats)][-MOST_KEPT:]


def _restore_clocks(t: TableState, game: PlayedGame, at: int, taker: int) -> None:
    """Go on with the clocks of the step to which a seat has taken the game back.

    Its own clock runs on as if it had not answered, but a long wait leaves it a minute, the second time ten seconds,
    and then nothing: the others lose no time, and so two friends could take back and think in turns for ever.
    If its step is still going on, only its own clock has stood still.
    """
    left = time_after_take_back(t, game, at, taker)
    if undone := _undone(t, game):
        t.data.earlier_clocks = t.data.earlier_clocks[: -len(undone)]
        for seat_data, (time_left, asked_at, votes) in zip(t.seats, undone[0].seats, strict=True):
            seat_data.time_left, seat_data.asked_at, seat_data.votes = time_left, asked_at, votes
    t.seats[taker].time_left = left


def time_after_take_back(t: TableState, game: PlayedGame, at: int, taker: int) -> int:
    """The time that a seat has left after it has taken the game back to `game`; -1 without a clock."""
    seat_data = t.seats[taker]
    if undone := _undone(t, game):
        left = undone[0].seats[taker][0]
        return _charged(left, at - undone[0].at, max([one for one in FLOORS if one < left], default=0))
    if seat_data.asked_step == NOT_ASKED:
        return _charged(seat_data.time_left, at - seat_data.answered_at, SHORTEST * SECOND)
    return seat_data.time_left


def _undone(t: TableState, game: PlayedGame) -> list[EarlierClocks]:
    """The clocks of the steps that a take-back to `game` undoes."""
    return [one for one in t.data.earlier_clocks if one.next_step > game.s.step_number]


def _charged(left: int, passed: int, least: int) -> int:
    """Subtract time that has passed while the clock stood still, but not below `least` or what was left."""
    return max(least, left - passed) if left > least else left


def _move_kept_clocks(t: TableState, gap: int, at: int) -> None:
    """Move the times of all earlier clocks by a time in which nobody could act."""
    t.data.earlier_clocks = [
        EarlierClocks(
            one.next_step,
            min(at, one.at + gap),
            [(time_left, min(at, asked_at + gap), votes) for time_left, asked_at, votes in one.seats],
        )
        for one in t.data.earlier_clocks
    ]


def _grant_mercy(t: TableState, seat_data: SeatData, at: int) -> None:
    """Give a seat with a clock at least the time until `mercy_until`."""
    if seat_data.time_left >= 0:
        seat_data.time_left = max(seat_data.time_left, mercy_until(t, seat_data) - at)


def mercy_until(t: TableState, seat_data: SeatData) -> int:
    """The time until which a seat's person may still be away; 0 for the person who has restored the table."""
    return 0 if seat_data.person and seat_data.person == t.data.restored_by else t.data.mercy_until


def _start_question(t: TableState, seat_data: SeatData, game: PlayedGame, at: int) -> None:
    """Start a seat's time for a question. Only a decision adds to a live clock: saying "continue" earns no time."""
    clock = t.plan.clock
    if seat_data.asked_step != NOT_ASKED:  # its last question has just ended
        seat_data.left_step = NOT_ASKED
    seat_data.asked_step, seat_data.asked_at, seat_data.votes = game.s.step_number, at, []
    if clock.kind == LIVE:
        seat_data.time_left += 0 if game.asks_to_continue else clock.increment * SECOND
    elif clock.kind == TURNS:
        seat_data.time_left = clock.move * SECOND
    _grant_mercy(t, seat_data, at)


def restart_after_return(t: TableState, seat_data: SeatData, at: int, left_by_choice: bool) -> None:
    """Restart the clock of a person who comes back. Top up their time, unless somebody left the seat by choice.

    Then the others have waited for the seat all along, and the votes about it stay.
    """
    seat_data.clock_read_at = at
    if not left_by_choice:
        seat_data.asked_at, seat_data.votes = at, []
    if seat_data.time_left >= 0 and not left_by_choice:
        seat_data.time_left = max(seat_data.time_left, RETURN_TIME)
    _grant_mercy(t, seat_data, at)
    least = min(seat_data.time_left, RETURN_TIME)
    t.data.earlier_clocks = [_after_return(t, one, seat_data, at, least) for one in t.data.earlier_clocks]


def _after_return(t: TableState, kept: EarlierClocks, seat_data: SeatData, at: int, least: int) -> EarlierClocks:
    """Earlier clocks, after the person of a seat has come back: somebody else's take-back must not harm them."""
    seats = [
        (max(clocks[0], least), at, []) if one is seat_data else clocks
        for one, clocks in zip(t.seats, kept.seats, strict=True)
    ]
    return EarlierClocks(kept.next_step, kept.at, seats)


def pause_all(t: TableState, at: int) -> None:
    """Stop all clocks. Call this before the status changes."""
    t.data.paused_at = at
    for seat_data in t.seats:
        spend_time(t, seat_data, at)


def resume_all(t: TableState, at: int) -> None:
    """Start all clocks again. The pause costs nobody any time."""
    gap = at - t.data.paused_at
    _move_kept_clocks(t, gap, at)
    for seat_data in t.seats:
        _move_seat(seat_data, gap, at)
        seat_data.clock_read_at = at


def _move_seat(seat_data: SeatData, gap: int, at: int) -> None:
    """Move the times of a seat by a gap in which nobody could act. What happened in the gap counts as happening now."""
    seat_data.asked_at = min(at, seat_data.asked_at + gap)
    seat_data.answered_at = min(at, seat_data.answered_at + gap)


def skip_outage(t: TableState, gap: int, at: int, is_brief: bool, restored_by: str = NOBODY) -> None:
    """Move all deadlines by the time that the server was away, or the table deleted.

    People who are asked get at least RETURN_TIME, unless the outage was so brief that they are still connected. Whoever
    restored the table does not: they are here already, and could delete and restore it again and again to gain time.
    They could do it for a friend, too, so the next time does not count soon afterwards.
    """
    data = t.data
    is_again = bool(restored_by and data.restored_by) and at - gap < data.mercy_until + RESTORES_APART
    if not is_brief and not is_again:
        data.mercy_until, data.restored_by = at + RETURN_TIME, restored_by
    elif data.mercy_until > at - gap:
        data.mercy_until += gap
    _move_kept_clocks(t, gap, at)
    data.proposed_at = {number: min(at, made + gap) for number, made in data.proposed_at.items()}
    for seat_data in t.seats:
        _move_seat(seat_data, gap, at)
        if is_running(t, seat_data):
            seat_data.clock_read_at = min(at, seat_data.clock_read_at + gap)
            spend_time(t, seat_data, at)
            _grant_mercy(t, seat_data, at)
