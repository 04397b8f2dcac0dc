"""Scripts and frames: how a game keeps track of where it is.

A script is a flat list of steps, built when its module is imported. The state holds only frames. A frame says
which script runs, which step comes next, for which seat it runs, and how often the step was repeated. A state contains
no closures or generators, so it can be copied, saved and sent at every decision. An interrupt pushes a frame on the
stack. When that frame is popped, the script below it goes on.

A step either runs by itself or asks. A step that asks names the seats that owe an answer. Each seat's picks are sealed:
they change nothing but that seat's own data. When the last seat is done, `close` applies all picks in the order of the
seats. So answers may arrive in any order, and nobody sees them before all are in.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from neopolis.engine.event import EVERYBODY, Event
from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice


@mypyc_attr(acyclic=True, free_list_len=1)  # made and dropped at every step
class Frame:
    """A position in a script. It is never changed, only replaced, so copies of a state share it."""

    def __init__(
        self, script: int, step: int = 0, seat: int = 0, count: int = 0, picked: int = 0, touched: int = 0
    ) -> None:
        self.script = script
        self.step = step  # the next step
        self.seat = seat  # the seat for which the script runs
        self.count = count  # how often the step was repeated; some steps use this and the next two fields differently
        self.picked = picked  # the last pick
        self.touched = touched  # bit set of all picks so far

    def row(self) -> tuple[int, ...]:
        return (self.script, self.step, self.seat, self.count, self.picked, self.touched)


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class State:
    """The fields that every game's state has. A game adds its own fields."""

    def __init__(self) -> None:
        self.rng = 1
        self.stack: list[Frame] = []
        self.asked = 0  # bit set of seats that still owe an answer
        self.all_asked = 0  # bit set of all seats that the open step asks, whether or not they have answered
        self.step_number = 0  # the number of the open step: how many asking steps were closed before it
        self.revealed = False  # whether something was revealed or drawn at random since the anchor (`game.py`)
        self.events: list[Event] = []  # what happened since the last answer
        self.silent = False  # True in playouts, which record no events
        self.last_dice: Dice | None = None  # made the last draw; used again if its state is still `rng`

    def below(self, count: int) -> int:
        """A random number from 0 to count - 1. What was drawn cannot be taken back."""
        dice = self._dice()
        drawn = dice.below(count)
        self.rng = dice.rng
        self.revealed = True
        return drawn

    def shuffled(self, row: list[int]) -> list[int]:
        """The row in random order. What was shuffled cannot be taken back."""
        dice = self._dice()
        mixed = dice.shuffled(row)
        self.rng = dice.rng
        self.revealed = True
        return mixed

    def _dice(self) -> Dice:
        if self.last_dice is None or self.last_dice.rng != self.rng:
            self.last_dice = Dice(self.rng)
        return self.last_dice

    def emit(self, kind: str, seat: int, things: tuple[int, ...] = (), audience: int = EVERYBODY) -> None:
        """Add an event. `audience` is a bit set of the seats that may know it, or EVERYBODY."""
        if not self.silent:
            self.events.append(Event(kind, seat, things, audience))

    def ask(self, seats: int) -> None:
        """Ask a bit set of seats: the step is open until all of them have answered."""
        self.asked = seats
        self.all_asked = seats

    def copy_flow(self, other: State) -> None:
        """Copy the random generator, the stack and the open step from another state, but not its events."""
        self.rng = other.rng
        self.stack = other.stack[:]
        self.asked = other.asked
        self.all_asked = other.all_asked
        self.step_number = other.step_number


S = TypeVar("S", bound=State)


def first_seat(seats: int) -> int:
    """The lowest seat in a bit set. The set must not be empty."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class Step(Generic[S]):
    """One step of a script."""

    def run(self, s: S, f: Frame) -> None:
        """Run the step. A step that asks calls `s.ask` here, or does nothing if there is nobody to ask."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class Ask(Step[S]):
    """A step at which seats decide."""

    def options(self, s: S, seat: int) -> list[int]:
        """The options that the seat has now: ascending, distinct, never empty."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, option: int) -> bool:
        """Store a sealed pick of the seat; True if it was the seat's last one in this step."""
        raise NotImplementedError

    def close(self, s: S) -> None:
        """Apply the picks of all seats, in the order of the seats. Called when everybody has answered."""
        raise NotImplementedError

    def prompt(self, s: S, seat: int) -> str:
        """The code of the question."""
        raise NotImplementedError

    def cites(self, s: S, seat: int) -> tuple[str, ...]:
        """The rules behind the question."""
        raise NotImplementedError

    def default(self, s: S, seat: int, options: list[int]) -> int:
        """The answer for a person who is away: one of the options."""
        return options[0]

    def finishes(self, s: S, seat: int, options: list[int]) -> bool:
        """Whether one of the options would be the seat's last pick in this step."""
        return True

    def refusal(self, s: S, seat: int, option: int) -> Refused:
        """The reason why the seat may not choose an option."""
        return Refused("not-an-option", self.cites(s, seat), option=option)


class Repeat(Step[S]):
    """Runs another script several times."""

    def __init__(self, script: int, times: int) -> None:
        self.script: Final = script
        self.times: Final = times

    def run(self, s: S, f: Frame) -> None:
        again = f.count + 1 < self.times
        s.stack[-1] = Frame(f.script, f.step if again else f.step + 1, f.seat, f.count + 1 if again else 0)
        s.stack.append(Frame(self.script))


class Machine(Generic[S]):
    """Runs the scripts of a state until somebody must decide or the game is over."""

    def __init__(self, scripts: list[list[Step[S]]]) -> None:
        self.scripts: Final = scripts

    def settle(self, s: S) -> None:
        """Run steps until a seat is asked or no frame is left."""
        while s.stack and s.asked == 0:
            frame = s.stack[-1]
            script = self.scripts[frame.script]
            if frame.step == len(script):
                s.stack.pop()
                continue
            s.stack[-1] = Frame(frame.script, frame.step + 1, frame.seat, frame.count, frame.picked, frame.touched)
            script[frame.step].run(s, frame)

    def asking(self, s: S) -> Ask[S]:
        """The open step: the one before the next step of the top frame."""
        frame = s.stack[-1]
        step = self.scripts[frame.script][frame.step - 1]
        assert isinstance(step, Ask)
        return step

    def answer(self, s: S, seat: int, option: int) -> None:
        """Apply a legal pick. If it is the last one of the step, close the step and run on."""
        step = self.asking(s)
        if step.answer(s, seat, option):
            s.asked &= ~(1 << seat)
            if s.asked == 0:
                if s.all_asked != 1 << seat:
                    s.revealed = True  # the sealed picks of several seats are revealed
                s.all_asked = 0
                s.step_number += 1
                step.close(s)
                self.settle(s)
