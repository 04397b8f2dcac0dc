"""NA 65.0, R-133: stops, where the game waits so that players can trade before it goes on.

Between two questions the game may run through whole phases. A stop interrupts it: the game asks the seats that called
the stop to continue, and everybody may trade until they do. A call counts once, or every time for the rest of the game.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.refused import Refused
from neopolis.engine.script import Ask, Frame
from neopolis.games.new_angeles.ids import CONTINUE, CONTINUE_GAME, CONTINUE_ROUND, STANDARD_ROUNDS
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles, Row

# The moments at which a stop can be called.
AFTER_DEAL: Final = 0
BEFORE_END_OF_TURN: Final = 1
BEFORE_PRODUCTION: Final = 2
BEFORE_EVENT: Final = 3
BEFORE_INVESTMENTS: Final = 4
BEFORE_DEMAND: Final = 5
ROUND_ENDS: Final = 6
STOP_NAMES: Final = ("after-deal", "end-of-turn", "production", "event", "investments", "demand", "round-end")

OPENING_STOPS: Final = (BEFORE_END_OF_TURN, BEFORE_DEMAND)  # people's seats (not bots) stop here from the start

# Whose stops count, for the whole game.
NEVER: Final = 0
CALLED: Final = 1  # only the stops that seats have called
ALWAYS: Final = 2  # everybody stops at every moment: NA 65.0 to the letter
MODE_NAMES: Final = ("never", "called", "always")

# How a stop is called.
CANCEL: Final = 0
ONCE: Final = 1
STANDING: Final = 2
CALL_NAMES: Final = ("cancel", "once", "standing")

# For how long a seat dismisses all stops.
NOT_DISMISSED: Final = 0
THIS_ROUND: Final = 1
THIS_GAME: Final = 2
SCOPE_NAMES: Final = ("", "round", "game")

# `NewAngeles.stops` has these three numbers for each seat; it is empty if the game never stops.
_STANDING: Final = 0  # bit set of moments
_ONCE: Final = 1  # bit set of moments
_DISMISSED: Final = 2  # the seat wants no stops up to the end of this round
_NUMBERS: Final = 3
_ALL_ROUNDS: Final = STANDARD_ROUNDS


def no_calls(mode: int, seats: int) -> Row:
    """The calls at the start of a game: none."""
    return () if mode == NEVER else (0,) * (_NUMBERS * seats)


def standing_calls(s: NewAngeles, seat: int) -> int:
    """Bit set of the moments at which a seat always stops."""
    return s.stops[_NUMBERS * seat + _STANDING]


def single_calls(s: NewAngeles, seat: int) -> int:
    """Bit set of the moments at which a seat stops the next time only."""
    return s.stops[_NUMBERS * seat + _ONCE]


def is_called(s: NewAngeles, seat: int, moment: int) -> bool:
    """Whether a seat has called a stop at a moment, for once or as a standing order."""
    return (standing_calls(s, seat) | single_calls(s, seat)) >> moment & 1 != 0


def dismissed(s: NewAngeles, seat: int) -> int:
    """For how long a seat has dismissed all stops: NOT_DISMISSED, THIS_ROUND or THIS_GAME."""
    last = s.stops[_NUMBERS * seat + _DISMISSED]
    if last < max(s.round, 1):
        return NOT_DISMISSED
    return THIS_GAME if last == _ALL_ROUNDS else THIS_ROUND


def has_no_calls(s: NewAngeles, seat: int) -> bool:
    """Whether the game stops only where seats call it, and this seat has neither an open call nor dismissed stops."""
    return s.setting.stops == CALLED and not any(s.stops[_NUMBERS * seat : _NUMBERS * (seat + 1)])


def _change(s: NewAngeles, seat: int, place: int, number: int) -> None:
    at = _NUMBERS * seat + place
    s.stops = (*s.stops[:at], number, *s.stops[at + 1 :])


def call(s: NewAngeles, seat: int, moment: int, how: int) -> None:
    """R-133: a seat calls a stop, for once or as a standing order, or cancels it. Everybody sees it."""
    _check_mode(s)
    if not 0 <= moment < len(STOP_NAMES) or not CANCEL <= how <= STANDING:
        raise Refused("bad-stop", ("R-133",), moments=", ".join(STOP_NAMES), ways=", ".join(CALL_NAMES))
    if how != CANCEL:
        _check_not_answered(s, seat)
    bit = 1 << moment
    standing, once = standing_calls(s, seat), single_calls(s, seat)
    _change(s, seat, _STANDING, standing | bit if how == STANDING else standing & ~bit)
    _change(s, seat, _ONCE, once | bit if how == ONCE else once & ~bit)
    if how != CANCEL:
        _change(s, seat, _DISMISSED, 0)
    s.emit("stop-called", seat, (moment, how))


def dismiss(s: NewAngeles, seat: int, scope: int) -> None:
    """R-133: a seat wants no stops for this round or for the rest of the game, or wants them again."""
    _check_mode(s)
    if not NOT_DISMISSED <= scope <= THIS_GAME:
        raise Refused("bad-dismissal", ("R-133",))
    _check_not_answered(s, seat)
    _dismiss(s, seat, scope)


def _dismiss(s: NewAngeles, seat: int, scope: int) -> None:
    last = (0, max(s.round, 1), _ALL_ROUNDS)[scope]
    _change(s, seat, _DISMISSED, last)
    s.emit("stops-dismissed", seat, (scope,))


def _check_not_answered(s: NewAngeles, seat: int) -> None:
    """R-133: Refused if the seat has answered the current stop by dismissing stops, and other seats have yet to answer.

    When the stop ends, this answer would undo any stop that the seat called after it.
    """
    if s.picks[seat] in (CONTINUE_ROUND, CONTINUE_GAME):
        raise Refused("stops-answered", ("R-133", "R-39"))


def _check_mode(s: NewAngeles) -> None:
    if s.setting.stops == NEVER:
        raise Refused("no-stops", ("R-133",))


class Stop(Ask[NewAngeles]):
    """R-133: the seats that called a stop at one of these moments say when the game may go on."""

    def __init__(self, *moments: int, phase: str = "") -> None:
        self.moments: Final = moments
        self.phase: Final = phase  # the phase that has just ended, if no frame shows it

    def run(self, s: NewAngeles, f: Frame) -> None:
        if s.setting.stops == NEVER or not self.applies(s):
            return
        stopping = 0
        for seat in range(s.setting.seats):
            if self._wants(s, seat):
                stopping |= 1 << seat
        if stopping:
            s.picks = [0] * s.setting.seats
            s.emit("stopped", NOBODY, self.moments[-1:])
            s.ask(stopping)

    def applies(self, s: NewAngeles) -> bool:
        """Whether this moment comes in the current round."""
        return True

    def _wants(self, s: NewAngeles, seat: int) -> bool:
        """Whether a seat stops here. This uses up a call for once."""
        here = 0
        for moment in self.moments:
            here |= 1 << moment
        once = single_calls(s, seat)
        if once & here:
            _change(s, seat, _ONCE, once & ~here)
        if dismissed(s, seat):
            return False
        return s.setting.stops == ALWAYS or (once | standing_calls(s, seat)) & here != 0

    def options(self, s: NewAngeles, seat: int) -> list[int]:
        return [CONTINUE, CONTINUE_ROUND, CONTINUE_GAME]

    def answer(self, s: NewAngeles, seat: int, option: int) -> bool:
        s.picks[seat] = option
        return True

    def close(self, s: NewAngeles) -> None:
        for seat, pick in enumerate(s.picks):
            if pick == CONTINUE_ROUND:
                _dismiss(s, seat, THIS_ROUND)
            elif pick == CONTINUE_GAME:
                _dismiss(s, seat, THIS_GAME)
        s.picks = [0] * s.setting.seats

    def prompt(self, s: NewAngeles, seat: int) -> str:
        return "stop"

    def cites(self, s: NewAngeles, seat: int) -> tuple[str, ...]:
        return ("NA 65.0", "R-133")


class RoundEnds(Stop):
    """The end of a standard round. If a demand round follows, this stop is skipped: the demand round starts with it."""

    def __init__(self) -> None:
        super().__init__(ROUND_ENDS, phase="event")

    def applies(self, s: NewAngeles) -> bool:
        return s.round % 2 == 1
