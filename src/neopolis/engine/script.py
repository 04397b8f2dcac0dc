"""Scripts and frames: how a game knows where it stands.

A script is a flat list of steps, built when its module is imported. The state holds only frames: which script,
which step comes next, whose it is, how often it was repeated. There are no closures or generators in a state,
so it can be copied, saved and sent at every decision. An interrupt pushes a frame; popping it goes on from there.

A step either runs by itself or asks. An asking step names the seats that owe an answer. Each seat makes its picks
in its own sealed lane, which touches nothing but that seat's lane; when the last seat is done, `close` applies all
lanes in the order of the seats. So answers may arrive in any order, and none can be seen before all are in.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from neopolis.engine.event import EVERYBODY, Event
from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice


class Frame:
    """A place in a script. Never changed, only replaced, so copies share it."""

    def __init__(
        self, script: int, step: int = 0, seat: int = 0, count: int = 0, picked: int = 0, touched: int = 0
    ) -> None:
        self.script = script
        self.step = step  # the next one
        self.seat = seat  # whose it is
        self.count = count  # how often the present step was repeated
        self.picked = picked  # what was picked last
        self.touched = touched  # bit set of what was picked so far

    def row(self) -> tuple[int, ...]:
        return (self.script, self.step, self.seat, self.count, self.picked, self.touched)


class State:
    """What every game's state has. A game adds its own fields and copies all of them."""

    def __init__(self) -> None:
        self.rng = 1
        self.stack: list[Frame] = []
        self.asked = 0  # bit set of seats that still owe an answer
        self.partners = 0  # bit set of seats that take part in the open step
        self.moment = 0  # how many asking steps were closed before
        self.shown = False  # something hidden was shown, or chance decided, since the last barrier
        self.events: list[Event] = []  # what happened since the last answer
        self.silent = False  # playouts tell nobody what happens

    def below(self, count: int) -> int:
        """A random number from 0 to count - 1. Chance is a barrier to taking back."""
        dice = Dice(self.rng)
        drawn = dice.below(count)
        self.rng = dice.rng
        self.shown = True
        return drawn

    def shuffled(self, row: list[int]) -> list[int]:
        """The row in random order. Chance is a barrier to taking back."""
        dice = Dice(self.rng)
        mixed = dice.shuffled(row)
        self.rng = dice.rng
        self.shown = True
        return mixed

    def tell(self, kind: str, seat: int, things: tuple[int, ...] = (), audience: int = EVERYBODY) -> None:
        """Say what happened, to those who may know."""
        if not self.silent:
            self.events.append(Event(kind, seat, things, audience))

    def ask(self, seats: int) -> None:
        """Open a step for a bit set of seats."""
        self.asked = seats
        self.partners = seats

    def copy_flow(self, other: State) -> None:
        """Take over from another state the fields that every state has."""
        self.rng = other.rng
        self.stack = other.stack[:]
        self.asked = other.asked
        self.partners = other.partners
        self.moment = other.moment


S = TypeVar("S", bound=State)


def lowest(seats: int) -> int:
    """The lowest seat in a bit set that is not empty."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


class Step(Generic[S]):
    """One line of a script."""

    def run(self, s: S, f: Frame) -> None:
        """Do it. An asking step calls `s.ask` here, or does nothing when there is nobody to ask."""
        raise NotImplementedError


class Ask(Step[S]):
    """A line of a script at which seats decide."""

    def options(self, s: S, seat: int) -> list[int]:
        """What the seat may pick now, ascending and distinct; never empty."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, option: int) -> bool:
        """Take a pick into the seat's lane; True when it was the seat's last one of this step."""
        raise NotImplementedError

    def close(self, s: S) -> None:
        """Everybody has answered: apply the lanes, in the order of the seats."""
        raise NotImplementedError

    def prompt(self, s: S, seat: int) -> str:
        """The code of the question."""
        raise NotImplementedError

    def cites(self, s: S, seat: int) -> tuple[str, ...]:
        """The rules behind the question."""
        raise NotImplementedError

    def default(self, s: S, seat: int, options: list[int]) -> int:
        """The answer given for somebody who is away."""
        return options[0]

    def finishes(self, s: S, seat: int, options: list[int]) -> bool:
        """Whether one of the options is the seat's last pick of this step."""
        return True

    def refusal(self, s: S, seat: int, option: int) -> Refused:
        """Why an option is not offered."""
        return Refused("not-an-option", self.cites(s, seat), option=option)


class Repeat(Step[S]):
    """Play another script several times over."""

    def __init__(self, script: int, times: int) -> None:
        self.script: Final = script
        self.times: Final = times

    def run(self, s: S, f: Frame) -> None:
        again = f.count + 1 < self.times
        s.stack[-1] = Frame(f.script, f.step if again else f.step + 1, f.seat, f.count + 1 if again else 0)
        s.stack.append(Frame(self.script))


class Machine(Generic[S]):
    """Runs the frames of a state until somebody must decide or the game is over."""

    def __init__(self, scripts: list[list[Step[S]]]) -> None:
        self.scripts: Final = scripts

    def settle(self, s: S) -> None:
        """Run until a seat is asked or no frame is left."""
        while s.stack and s.asked == 0:
            frame = s.stack[-1]
            script = self.scripts[frame.script]
            if frame.step == len(script):
                s.stack.pop()
                continue
            s.stack[-1] = Frame(frame.script, frame.step + 1, frame.seat, frame.count, frame.picked, frame.touched)
            script[frame.step].run(s, frame)

    def asking(self, s: S) -> Ask[S]:
        """The step that is open: the one before the top frame's next."""
        frame = s.stack[-1]
        step = self.scripts[frame.script][frame.step - 1]
        assert isinstance(step, Ask)
        return step

    def answer(self, s: S, seat: int, option: int) -> None:
        """Take a legal pick; with the last one of the step, close it and run on."""
        step = self.asking(s)
        if step.answer(s, seat, option):
            s.asked &= ~(1 << seat)
            if s.asked == 0:
                if s.partners != 1 << seat:
                    s.shown = True  # the sealed picks of several seats come to light
                s.partners = 0
                s.moment += 1
                step.close(s)
                self.settle(s)
