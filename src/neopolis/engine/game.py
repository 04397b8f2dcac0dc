"""A game seen from outside: the same for every game we play.

A game is a state, an anchor and the answers given since. The anchor is the state at the last barrier (something
hidden was shown, or chance decided) and is never changed, so copies share it. Taking back drops one answer
and plays the others again from the anchor; saving writes the anchor and the answers since.
Only a game that was started or replayed keeps a log (record and history); copies do without, to stay cheap.

Besides answers there are asides: what a game lets any seat do at a rest point, asked or not, such as trading. An aside
is a row of ints. In the list of answers it stands as a negative option, which counts through `side_actions`.

Arguments from outside are `object`: what is no seat, option or text is refused with a reason. With narrower types,
compiled code would turn them away with a TypeError before the rules could.
"""

from __future__ import annotations

import json
from typing import Final, Generic

from neopolis.engine.codec import Reader, Writer
from neopolis.engine.decision import Decision
from neopolis.engine.event import EVERYBODY, Event
from neopolis.engine.log import Log, SideAction
from neopolis.engine.record import Act, Record, Row, write_record
from neopolis.engine.refused import Refused
from neopolis.engine.result import Result
from neopolis.engine.rng import Dice, seeded
from neopolis.engine.script import Ask, Machine, S, lowest
from neopolis.text.messages import named, player

MAX_SEED: Final = (1 << 63) - 1


def check_seed(seed: object) -> int:
    """A seed, or Refused."""
    if type(seed) is int and 0 <= seed <= MAX_SEED:
        return seed
    raise Refused("bad-seed", seed=named(seed))


class Game(Generic[S]):
    """The contract. A game gives it a machine, a state, and the abstract methods below."""

    def __init__(self, machine: Machine[S], state: S, seats: int) -> None:
        self.machine = machine
        self.seats: Final = seats
        self.s = state
        self.anchor = state
        self.since: list[int] = []  # moment, seat, option of each answer or aside after the anchor
        self.side_actions: tuple[SideAction, ...] = ()  # those after the anchor
        self.log: Log | None = None
        self._known_seat = -1  # whose options are remembered
        self._known: list[int] = []

    # What a game must say for itself.

    def duplicate(self, state: S) -> S:
        """A copy of a state that shares nothing changeable with it."""
        raise NotImplementedError

    def write(self, state: S, writer: Writer) -> None:
        raise NotImplementedError

    @property
    def result(self) -> Result | None:
        """None until the game is over."""
        raise NotImplementedError

    def describe(self, seat: int, option: int) -> str:
        """One of a seat's present options in words."""
        raise NotImplementedError

    def label(self, seat: int, option: int) -> str:
        """An option of the present decision as a button says it; a game may have longer words than its notation."""
        return self.describe(seat, option)

    def do_side_action(self, seat: int, row: Row) -> None:
        """Do an aside, or refuse it and change nothing."""
        raise Refused("no-asides")

    @property
    def topic(self) -> str:
        """What is being asked, as far as everybody can tell; "" in games where that says nothing."""
        return ""

    def is_called(self, seat: object) -> bool:
        """Whether others wait for an aside of a seat, as far as it knows."""
        return False

    def void_side_action(self, seat: int, row: Row) -> Row:
        """The aside that stands for one that has lost its ground; empty if nothing has to."""
        return ()

    # The flow.

    @property
    def over(self) -> bool:
        return self.s.asked == 0

    @property
    def deciders(self) -> tuple[int, ...]:
        """Every seat that still owes an answer, ascending."""
        asked = self.s.asked
        return tuple([seat for seat in range(asked.bit_length()) if asked >> seat & 1])

    def options(self, seat: object) -> list[int]:
        """The options of `decision(seat)` alone, without the rest."""
        return self._options(self._asked(seat))[:]

    def _options(self, seat: int) -> list[int]:
        """The options of a seat that is asked, remembered until it answers."""
        if self._known_seat != seat:
            self._known = self.machine.asking(self.s).options(self.s, seat)
            self._known_seat = seat
        return self._known

    def prompt(self, seat: object) -> str:
        """The prompt of `decision(seat)` alone."""
        return self.machine.asking(self.s).prompt(self.s, self._asked(seat))

    def decision(self, seat: object) -> Decision:
        """What the seat is asked now."""
        seat = self._asked(seat)
        options = self._options(seat)
        step = self.machine.asking(self.s)
        return Decision(
            seat,
            step.prompt(self.s, seat),
            options[:],
            step.cites(self.s, seat),
            step.default(self.s, seat, options),
            self._barrier(seat, step, options),
        )

    def _barrier(self, seat: int, step: Ask[S], options: list[int]) -> bool:
        """Whether some answer ends in what can not be taken back."""
        s = self.s
        if s.asked != 1 << seat:
            return False
        if s.partners != 1 << seat:
            return step.finishes(s, seat, options)  # the sealed picks of the others come to light
        for option in reversed(options):
            trial = self.duplicate(s)
            trial.silent = True
            self.machine.answer(trial, seat, option)
            if trial.shown:
                return True
        return False

    def play(self, seat: object, option: object) -> list[Event]:
        """Answer for a seat. Returns what happened, as far as that seat may know it."""
        seat = self._asked(seat)
        option = self._option(seat, option)
        return [event for event in self._answer(seat, option) if event.heard_by(seat)]

    def _answer(self, seat: int, option: int) -> list[Event]:
        """Take an answer that is known to be legal. Returns all that happened."""
        s = self.s
        since = self.since
        since.append(s.moment)
        since.append(seat)
        since.append(option)
        self._known_seat = -1
        s.events = []
        self.machine.answer(s, seat, option)
        if self.log is not None:
            self.log.open_events += s.events
        if s.shown:
            self.settle_anchor()
        return s.events

    def side_action(self, seat: object, row: object) -> list[Event]:
        """Do something besides answering. Returns what happened, as far as that seat may know it."""
        speaker = self._check_seat(seat)
        if self.over:
            raise Refused("game-over")
        if not isinstance(row, tuple) or not all([type(member) is int for member in row]):
            raise Refused("bad-aside", side_action=named(row))
        moment = self.s.moment
        self.s.events = []
        self.do_side_action(speaker, row)
        self._keep_side_action(moment, speaker, row)
        events = self.s.events
        if self.log is not None:
            self.log.open_events += events
        if self.s.shown:
            self.settle_anchor()
        return [event for event in events if event.heard_by(speaker)]

    def _keep_side_action(self, moment: int, seat: int, row: Row) -> None:
        noticed = any([event.audience == EVERYBODY for event in self.s.events])
        self.side_actions = (*self.side_actions, SideAction(row, noticed))
        self.since += [moment, seat, -len(self.side_actions)]
        self._known_seat = -1

    def playout(self, seed: int) -> int:
        """Play on at random to the end; how many decisions that took. Search does this millions of times."""
        dice = Dice(seeded(seed))
        decisions = 0
        s = self.s
        if self.log is not None:
            raise Refused("record-kept")  # every answer of such a game belongs into its record
        s.silent = True
        while s.asked:
            seat = lowest(s.asked)
            options = self.machine.asking(s).options(s, seat)
            self.machine.answer(s, seat, options[dice.below(len(options))])
            decisions += 1
        s.silent = False
        self._known_seat = -1
        self.settle_anchor()
        return decisions

    def act(self, act: Act) -> list[Event]:
        """Do what one line of a record says: an answer, or an aside."""
        seat, done = act
        return self.play(seat, done) if isinstance(done, int) else self.side_action(seat, done)

    def take_back(self, seat: object) -> None:
        """Withdraw the seat's last pick while nothing was shown or drawn since and nobody acted on it."""
        seat = self._check_seat(seat)
        since = self.since
        at = len(since) - 3
        while at >= 0 and (since[at + 1] != seat or since[at + 2] < 0):
            at -= 3
        if at < 0:
            raise Refused("nothing-to-take-back", player=seat)
        for later in range(at + 3, len(since), 3):  # a later step has been answered, or openly talked about
            if since[later] > since[at] and (since[later + 2] >= 0 or self._side_action_at(since, later).noticed):
                raise Refused("acted-upon", player=seat)
        self._play_again(self.since[:at] + self.since[at + 3 :])

    def _side_action_at(self, since: list[int], at: int) -> SideAction:
        return self.side_actions[-1 - since[at + 2]]

    def settle_anchor(self) -> None:
        """What was done up to here can not be taken back any more."""
        if self.log is not None:
            self.log.acts += self._acts_since()
            self.log.events += self.log.open_events
            self.log.open_events = []
        self.s.shown = False
        self.since = []
        self.side_actions = ()
        self.anchor = self.duplicate(self.s)

    def _play_again(self, since: list[int]) -> None:
        """Play these rows from the anchor. What nobody else noticed is dropped if it has lost its ground."""
        side_actions = self.side_actions
        self.s = self.duplicate(self.anchor)
        self.since = []
        self.side_actions = ()
        self._known_seat = -1
        events: list[Event] = []
        for at in range(0, len(since), 3):
            moment, seat, option = self.s.moment, since[at + 1], since[at + 2]
            self.s.events = []
            if option >= 0:
                self.machine.answer(self.s, seat, option)
                self.since += [moment, seat, option]
            else:
                self._say_again(moment, seat, side_actions[-1 - option].row)
            events += self.s.events
        self.s.shown = False
        if self.log is not None:
            self.log.open_events = events

    def _say_again(self, moment: int, seat: int, row: Row) -> None:
        try:
            self.do_side_action(seat, row)
        except Refused:
            row = self.void_side_action(seat, row)
            if not row:
                return
            self.do_side_action(seat, row)
        self._keep_side_action(moment, seat, row)

    def _acts_since(self) -> list[Act]:
        """What was done after the anchor, in an order that does not depend on which answer came first.

        Answers of one moment are sealed from each other and from what is said meanwhile, so asides can go before them.
        """
        since = self.since
        rows = [(since[at], 1 if since[at + 2] >= 0 else 0, since[at + 1], at) for at in range(0, len(since), 3)]
        rows = sorted([(moment, kind, seat if kind else 0, at) for moment, kind, seat, at in rows])
        return [
            (since[at + 1], since[at + 2] if kind else self._side_action_at(since, at).row) for _, kind, _, at in rows
        ]

    def _acts_as_done(self) -> list[Act]:
        since = self.since
        rows = [(at, since[at + 2]) for at in range(0, len(since), 3)]
        return [(since[at + 1], done if done >= 0 else self._side_action_at(since, at).row) for at, done in rows]

    # Refusals.

    def _check_seat(self, seat: object) -> int:
        """A seat of this table, or Refused."""
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        raise Refused("not-a-seat", seat=named(seat), last=self.seats - 1)

    def _asked(self, seat: object) -> int:
        """A seat that owes an answer, or Refused."""
        known = self._check_seat(seat)
        if self.over:
            raise Refused("game-over")
        if not self.s.asked >> known & 1:
            awaited = ", ".join([player(one) for one in self.deciders])
            raise Refused("not-asked", player=known, awaited=awaited)
        return known

    def _option(self, seat: int, option: object) -> int:
        """One of the seat's present options, or Refused with the reason."""
        if type(option) is not int:
            raise Refused("not-an-option", option=named(option))
        if option not in self._options(seat):
            raise self.machine.asking(self.s).refusal(self.s, seat, option)
        return option

    # Notation and memory.

    def text(self, seat: object, option: object) -> str:
        """An option of the present decision in words."""
        seat = self._asked(seat)
        return self.describe(seat, self._option(seat, option))

    def parse(self, seat: object, text: object) -> int:
        """The option that a text means: the exact text, or the only one that begins with it."""
        seat = self._asked(seat)
        options = self._options(seat)
        texts = [self.describe(seat, option) for option in options]
        wanted = text.strip().lower() if isinstance(text, str) else ""
        for option, known in zip(options, texts, strict=True):
            if known.lower() == wanted:
                return option
        begun = [o for o, known in zip(options, texts, strict=True) if wanted and known.lower().startswith(wanted)]
        if len(begun) == 1:
            return begun[0]
        raise Refused("not-a-text", text=named(text), offered="; ".join(texts))

    def history(self, seat: object) -> list[Event]:
        """All events that a seat (None: a spectator) was allowed to know, in order."""
        if self.log is None:
            raise Refused("no-record")
        listener = None if seat is None else self._check_seat(seat)
        return [event for event in self.log.events + self.log.open_events if event.heard_by(listener)]

    def record(self) -> str:
        """The game so far as JSON lines."""
        if self.log is None:
            raise Refused("no-record")
        result = self.result
        acts = self.log.acts + self._acts_since()
        return write_record(self.log.head, acts, None if result is None else result.plain())

    def encode(self, as_done: bool = False) -> bytes:
        """The game at this rest point as bytes. `as_done`: acts since the anchor stay in the order of their arrival."""
        writer = Writer()
        self.write(self.anchor, writer)
        acts = self._acts_as_done() if as_done else self._acts_since()
        writer.number(len(acts))
        for seat, done in acts:
            writer.number(seat)
            if isinstance(done, int):
                writer.number(done)
            else:
                writer.number(-1)
                writer.row(done)
        return writer.sealed()

    def read_since(self, reader: Reader) -> None:
        """Do what was done after the anchor that was read."""
        for _ in range(reader.length()):
            seat = reader.number()
            option = reader.number()
            if option < 0:
                self.side_action(seat, reader.row())
            else:
                self.play(seat, option)

    def open_picks(self, seat: int) -> list[int]:
        """What the seat has picked so far in the step that is open."""
        since = self.since
        found = range(0, len(since), 3)
        return [since[at + 2] for at in found if since[at] == self.s.moment and since[at + 1] == seat]

    def take_over(self, other: Game[S]) -> None:
        """Become a copy of another game, without its log."""
        self.s = self.duplicate(other.s)
        self.anchor = other.anchor
        self.since = other.since[:]
        self.side_actions = other.side_actions

    def play_record(self, read: Record) -> None:
        """Do what a record says; an act that is not legal, or another result, is Refused."""
        for line, act in enumerate(read.acts, start=2):
            try:
                self.act(act)
            except Refused as refused:
                raise Refused("bad-record", refused.rules, line=line, reason=refused.message.rstrip(".")) from None
        recorded = json.dumps(read.result)
        replayed = json.dumps(None if self.result is None else self.result.plain())
        if recorded != replayed:
            raise Refused("record-result", recorded=recorded, replayed=replayed)
