"""A game seen from outside: the contract that every game fulfils.

A game is a state, an anchor, and the answers given after the anchor. The anchor is the state after the last answer that
revealed something hidden or led to a random event. It is never changed, so copies share it. Taking back drops one
answer and plays the others again from the anchor. Saving writes the anchor and the answers after it.
What a seat may take back depends only on what it has noticed. Otherwise it could learn, by trying, that another seat
has silently made a pick in a later step. If the seat takes an answer back, such a pick is set aside until its question
is asked again.
Only a game that was started or replayed keeps a log (record and history). Copies have none, so that they stay cheap.

Besides answering, a seat can take side actions, such as trading, even when another seat is asked. A side action is a
row of ints. In the list of answers it is a negative option: -1 is the first of `side_actions`, -2 the second.

Arguments from outside have the type `object`, so that a wrong seat, option or text is refused with a reason. With
narrower types, compiled code would raise a TypeError instead.
"""

from __future__ import annotations

import json
from typing import Final, Generic, Self

from mypy_extensions import mypyc_attr

from neopolis.engine.codec import Reader, Writer
from neopolis.engine.decision import BarrierSource, Decision
from neopolis.engine.event import EVERYBODY, Event
from neopolis.engine.log import Log, SideAction
from neopolis.engine.reason import Reason
from neopolis.engine.record import Act, Record, Row, read_acts, write_record
from neopolis.engine.refused import Refused
from neopolis.engine.result import Result
from neopolis.engine.rng import STATES, Dice, is_wide, seeded
from neopolis.engine.script import Machine, S, first_seat
from neopolis.text.messages import named, player

MAX_SEED: Final = (1 << 63) - 1
BLIND: Final = 1  # the state of the generator in games that must not hold the real one


def _without(acts: list[int], dropped: set[int]) -> list[int]:
    """Acts after the anchor without those at the given places."""
    return [number for at in range(0, len(acts), 3) if at not in dropped for number in acts[at : at + 3]]


def check_seed(seed: object) -> int:
    """The seed; Refused if it is neither an int from 0 to MAX_SEED nor a wide seed (`rng.py`)."""
    if type(seed) is int and (0 <= seed <= MAX_SEED or is_wide(seed)):
        return seed
    raise Refused("bad-seed", seed=named(seed))


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class Game(BarrierSource, Generic[S]):
    """The contract of all games. A particular game adds a machine, a state, and the abstract methods below."""

    def __init__(self, machine: Machine[S], state: S, seats: int) -> None:
        self.machine = machine
        self.seats: Final = seats
        self.s = state
        self.anchor = state
        # Three ints for each act after the anchor: step number, seat, option. A negative option means a side action.
        self.after_anchor: list[int] = []
        self.side_actions: tuple[SideAction, ...] = ()  # the side actions after the anchor
        # Picks to be made again when their question comes: seat, option, and the frame that asked.
        self.set_aside: tuple[Row, ...] = ()
        self.log: Log | None = None
        self._cached_seat = -1  # the seat whose options are cached; -1 if none are
        self._cached_options: list[int] = []

    # What a particular game must define.

    def duplicate(self, state: S) -> S:
        """A copy of a state that shares nothing mutable with it."""
        raise NotImplementedError

    def write(self, state: S, writer: Writer) -> None:
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent game at the same point, without record and history."""
        raise NotImplementedError

    def view(self, seat: object) -> object:
        """All that a seat may know, as plain data that can be compared; None is a spectator."""
        raise NotImplementedError

    def shown_to(self, seat: int | None) -> object:
        """Everything about the position that a seat is shown: its view, and what the game derives for it."""
        return self.view(seat)

    @property
    def result(self) -> Result | None:
        """The result; None until the game is over."""
        raise NotImplementedError

    def describe(self, seat: int, option: int) -> str:
        """One of a seat's current options in words."""
        raise NotImplementedError

    def label(self, seat: int, option: int) -> str:
        """One of a seat's current options as the label of a button; by default the text of `describe`."""
        return self.describe(seat, option)

    def do_side_action(self, seat: int, row: Row) -> None:
        """Take a side action, or refuse it and change nothing."""
        raise Refused("no-asides")

    @property
    def topic(self) -> str:
        """The public code of what is being decided; "" in games whose bots do not need it."""
        return ""

    @property
    def asks_to_continue(self) -> bool:
        """Whether the game asks only whether it may go on, and decides nothing. Everybody may know this."""
        return False

    def is_called(self, seat: object) -> bool:
        """Whether others wait for a side action of a seat, as far as the seat knows."""
        return False

    def void_side_action(self, seat: int, row: Row) -> Row:
        """The side action to take instead of one that is no longer legal; empty to take none."""
        return ()

    def is_reaction(self, row: Row) -> bool:
        """R-39: whether a public side action keeps the picks before it from being taken back."""
        return True

    # The flow.

    @property
    def over(self) -> bool:
        return self.s.asked == 0

    @property
    def deciders(self) -> tuple[int, ...]:
        """Every seat that still owes an answer, ascending."""
        asked = self.s.asked
        return tuple([seat for seat in range(self.seats) if asked >> seat & 1])

    def options(self, seat: object) -> list[int]:
        """The options of `decision(seat)`. This is faster than making the whole decision."""
        return self._options(self._asked(seat))[:]

    def _options(self, seat: int) -> list[int]:
        """The options of a seat that is asked. Those of one seat are cached until the next act."""
        if self._cached_seat != seat:
            self._cached_options = self.machine.asking(self.s).options(self.s, seat)
            self._cached_seat = seat
        return self._cached_options

    def prompt(self, seat: object) -> str:
        """The prompt of `decision(seat)`. This is faster than making the whole decision."""
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
            self,
        )

    def is_barrier(self, seat: object) -> bool:
        seat, s = self._asked(seat), self.s
        options = self._options(seat)
        if s.asked != 1 << seat:
            return False
        if s.all_asked != 1 << seat:
            # The last pick of a step reveals the sealed picks of the others.
            return self.machine.asking(s).finishes(s, seat, options)
        for option in reversed(options):
            trial = self.duplicate(s)
            trial.silent = True
            trial.rng = BLIND  # it only matters whether anything is drawn, and drawing is slow with a wide seed
            self.machine.answer(trial, seat, option)
            if trial.revealed or not trial.asked:
                return True
        return False

    def play(self, seat: object, option: object) -> list[Event]:
        """Answer for a seat. Returns the events that this seat may know."""
        seat = self._asked(seat)
        option = self._option(seat, option)
        return [event for event in self._answer(seat, option) if event.is_visible_to(seat)]

    def _answer(self, seat: int, option: int) -> list[Event]:
        """Apply an answer that is known to be legal. Returns all events."""
        s = self.s
        acts = self.after_anchor
        acts.append(s.step_number)
        acts.append(seat)
        acts.append(option)
        self._cached_seat = -1
        s.events = []
        self.machine.answer(s, seat, option)
        if self.log is not None:
            self.log.note_act((seat, option))
            self.log.open_events += s.events
        if s.revealed:
            self.settle_anchor()
        if self.set_aside:
            self._repeat_set_aside()
        return self.s.events

    def side_action(self, seat: object, row: object) -> list[Event]:
        """Take a side action. Returns the events that this seat may know.

        R-39: if it is illegal only because of picks that the seat has not noticed, these are withdrawn and asked again.
        """
        actor = self._check_seat(seat)
        if self.over:
            raise Refused("game-over")
        if not isinstance(row, tuple) or not all([type(member) is int for member in row]):
            raise Refused("bad-aside", side_action=named(row))
        try:
            self._do_side_action(actor, row)
        except Refused:
            known = self.known_to(actor)
            if known is self:
                raise
            known._do_side_action(actor, row)
            self._replay_from_anchor(_without(self.after_anchor, {*self._unnoticed(actor)}))
            self._do_side_action(actor, row)
        events = self.s.events
        if self.log is not None:
            self.log.note_act((actor, row))
            self.log.open_events += events
        if self.s.revealed:
            self.settle_anchor()
        return [event for event in events if event.is_visible_to(actor)]

    def _do_side_action(self, seat: int, row: Row) -> None:
        """Take a side action, and add it to the acts after the anchor."""
        step = self.s.step_number
        self.s.events = []
        self.do_side_action(seat, row)
        self._add_side_action(step, seat, row)

    def _add_side_action(self, step: int, seat: int, row: Row) -> None:
        is_public = any([event.audience == EVERYBODY for event in self.s.events])
        self.side_actions = (*self.side_actions, SideAction(row, is_public))
        self.after_anchor += [step, seat, -len(self.side_actions)]
        self._cached_seat = -1

    def playout(self, seed: int) -> int:
        """Play at random to the end, and return the number of decisions. Search does this millions of times.

        Nobody checks whether a playout is fair, so even a game with a wide seed draws from the playout's small seed.
        """
        dice = Dice(seeded(seed))
        decisions = 0
        s = self.s
        if self.log is not None:
            raise Refused("record-kept")  # a playout skips the record, so the record would be incomplete
        if s.rng > STATES >= dice.rng:
            s.rng = seeded(dice.rng)  # the stream of a wide seed would make playouts slower
        s.silent = True
        while s.asked:
            seat = first_seat(s.asked)
            options = self.machine.asking(s).options(s, seat)
            self.machine.answer(s, seat, options[dice.below(len(options))])
            decisions += 1
        s.silent = False
        self._cached_seat = -1
        self.settle_anchor()
        return decisions

    def act(self, act: Act) -> list[Event]:
        """Carry out one act of a record: an answer or a side action."""
        seat, option_or_row = act
        if isinstance(option_or_row, int):
            return self.play(seat, option_or_row)
        return self.side_action(seat, option_or_row)

    def take_back(self, seat: object) -> None:
        """R-39: withdraw the seat's last pick, if nothing was revealed or drawn since and nobody acted on it.

        Picks of others in later steps do not prevent this if the seat has not noticed them. They are set aside.
        After the end of the game nothing is taken back, because that could change the winner.
        """
        seat = self._check_seat(seat)
        if self.over:
            raise Refused("game-over", ("R-39",))
        if self._withdraw_set_aside(seat):
            return
        acts = self.after_anchor
        at = len(acts) - 3
        while at >= 0 and (acts[at + 1] != seat or acts[at + 2] < 0):
            at -= 3
        if at < 0:
            raise Refused("nothing-to-take-back", ("R-39",), player=seat)
        later = [one for one in range(at + 3, len(acts), 3) if acts[one] > acts[at]]
        picks = [one for one in later if acts[one + 2] >= 0]
        unnoticed = self._unnoticed(seat, in_open_step=True) if picks else {}
        if not all([one in unnoticed for one in picks]) or any([self._acts_on(one, at) for one in later]):
            raise Refused("acted-upon", ("R-39",), player=seat)
        self._replay_from_anchor(_without(acts, {at, *picks}))
        self.set_aside = tuple([unnoticed[one] for one in picks]) + self.set_aside

    def _acts_on(self, side_action: int, pick: int) -> bool:
        """Whether an act is a public side action that reacts to a pick, and its seat has noticed the pick."""
        acts = self.after_anchor
        if acts[side_action + 2] >= 0:
            return False
        found = self._side_action_at(acts, side_action)
        is_reaction = found.is_public and self.is_reaction(found.row)
        return is_reaction and pick not in self._unnoticed(acts[side_action + 1])

    def known_to(self, seat: object) -> Self:
        """This game without the latest picks of others that the seat has not noticed; itself if there are none."""
        unnoticed = self._unnoticed(self._check_seat(seat))
        if not unnoticed:
            return self
        game = self.copy()
        game._replay_from_anchor(_without(self.after_anchor, {*unnoticed}))
        return game

    def _unnoticed(self, seat: int, in_open_step: bool = False) -> dict[int, Row]:
        """The latest picks of others that the seat has not noticed, as rows of `set_aside`, by their place in the acts.

        Without these picks, the seat would be shown the same position, deciders and events. A side action that would
        be illegal without a pick makes that pick known.
        """
        acts = self.after_anchor
        picks = self._latest_picks_of_others(seat, in_open_step)
        if not picks:
            return {}
        shown = self._shown_after(acts, seat)
        for first in range(len(picks)):
            if self._shown_after(_without(acts, {*picks[first:]}), seat) == shown:
                return {at: self._set_aside_row(at) for at in picks[first:]}
        return {}

    def _latest_picks_of_others(self, seat: int, in_open_step: bool = False) -> list[int]:
        """The places of the last picks, as far back as their seats are others that are asked now.

        Empty if none of these picks closed a step, unless `in_open_step`: then the first half of a choice counts, too.
        """
        acts, asked = self.after_anchor, self.s.asked
        picks: list[int] = []
        has_closed = False
        for at in range(len(acts) - 3, -1, -3):
            if acts[at + 2] >= 0:
                if acts[at + 1] == seat or not asked >> acts[at + 1] & 1:
                    break
                has_closed = has_closed or acts[at] < self.s.step_number
                picks.append(at)
        return picks[::-1] if has_closed or in_open_step else []

    def _shown_after(self, acts: list[int], seat: int) -> tuple[object, tuple[int, ...], list[Event]]:
        """What a seat is shown if these acts are carried out from the anchor: position, deciders and events."""
        game = self.copy()
        game.set_aside = ()
        events = game._replay_from_anchor(acts)
        return game.shown_to(seat), game.deciders, [event for event in events if event.is_visible_to(seat)]

    def _set_aside_row(self, at: int) -> Row:
        """The pick at a place of the acts as a row of `set_aside`."""
        game = self.copy()
        game._replay_from_anchor(self.after_anchor[:at])
        return (self.after_anchor[at + 1], self.after_anchor[at + 2], *game.s.stack[-1].row())

    def _withdraw_set_aside(self, seat: int) -> bool:
        """Withdraw the seat's last pick if it was set aside; False if none was."""
        rows = self.set_aside
        for at in range(len(rows) - 1, -1, -1):
            if rows[at][0] == seat:
                self.set_aside = rows[:at] + rows[at + 1 :]
                return True
        return False

    def _repeat_set_aside(self) -> None:
        """Repeat set-aside picks, in order, while their questions are open. If a question has changed, drop the rest.

        A pick that others would notice is dropped, too. Seats without a pick decide again.
        """
        while self.set_aside and self.s.asked >> self.set_aside[0][0] & 1:
            row = self.set_aside[0]
            self.set_aside = self.set_aside[1:]
            is_same = row[2:] == self.s.stack[-1].row() and row[1] in self._options(row[0])
            if not is_same or not self._pick_silently(row[0], row[1]):
                self.set_aside = ()

    def _pick_silently(self, seat: int, option: int) -> bool:
        """Make a pick if nobody else notices it; otherwise change nothing, and return False."""
        others = [*[other for other in range(self.seats) if other != seat], None]
        before = self.duplicate(self.s)
        before.events = self.s.events[:]
        known = (self.deciders, [self.shown_to(other) for other in others])
        step = self.s.step_number
        self._cached_seat = -1
        self.machine.answer(self.s, seat, option)
        events = self.s.events[len(before.events) :]
        is_silent = not any([event.is_visible_to(other) for event in events for other in others])
        if self.s.revealed or not is_silent or (self.deciders, [self.shown_to(other) for other in others]) != known:
            self.s = before
            return False
        self.after_anchor += [step, seat, option]
        if self.log is not None:
            self.log.open_events += events
        return True

    def _side_action_at(self, acts: list[int], at: int) -> SideAction:
        return self.side_actions[-1 - acts[at + 2]]

    def settle_anchor(self) -> None:
        """Make the current state the anchor: nothing done up to here can be taken back any more.

        Picks that were set aside are dropped: what was revealed may change their players' minds.
        """
        if self.log is not None:
            self.log.settle(self._acts_after_anchor())
        self.s.revealed = False
        self.after_anchor = []
        self.side_actions = ()
        self.set_aside = ()
        self.anchor = self.duplicate(self.s)

    def _replay_from_anchor(self, acts: list[int]) -> list[Event]:
        """Carry out these acts again from the anchor, and return the events.

        Side actions that are no longer legal are replaced or dropped.
        """
        side_actions = self.side_actions
        self.s = self.duplicate(self.anchor)
        self.after_anchor = []
        self.side_actions = ()
        self._cached_seat = -1
        events: list[Event] = []
        for at in range(0, len(acts), 3):
            step, seat, option = self.s.step_number, acts[at + 1], acts[at + 2]
            self.s.events = []
            if option >= 0:
                self.machine.answer(self.s, seat, option)
                self.after_anchor += [step, seat, option]
            else:
                self._repeat_side_action(step, seat, side_actions[-1 - option].row)
            events += self.s.events
        self.s.revealed = False
        if self.log is not None:
            self.log.open_events = events
        return events

    def _repeat_side_action(self, step: int, seat: int, row: Row) -> None:
        try:
            self.do_side_action(seat, row)
        except Refused:
            row = self.void_side_action(seat, row)
            if not row:
                return
            self.do_side_action(seat, row)
        self._add_side_action(step, seat, row)

    def _acts_after_anchor(self) -> list[Act]:
        """The acts after the anchor, in an order that does not depend on which answer came first.

        Within a step, side actions come first, then the answers in the order of the seats. This gives the same game,
        because the answers of a step affect neither each other nor the side actions taken meanwhile.
        """
        acts = self.after_anchor
        keys: list[int] = []  # one int sorts faster than a row: the step, 0 or 1 + the seat that answers, the place
        for at in range(0, len(acts), 3):
            place_in_step = 1 + acts[at + 1] if acts[at + 2] >= 0 else 0
            keys.append(acts[at] << 40 | place_in_step << 32 | at)
        keys.sort()
        return [self._act_at(key & 0xFFFFFFFF) for key in keys]

    def _act_at(self, at: int) -> Act:
        """The act at a place of the acts after the anchor."""
        acts = self.after_anchor
        option = acts[at + 2]
        return (acts[at + 1], option if option >= 0 else self._side_action_at(acts, at).row)

    def _acts_as_arrived(self) -> list[Act]:
        """The acts after the anchor, in the order in which they arrived."""
        return [self._act_at(at) for at in range(0, len(self.after_anchor), 3)]

    # Checks.

    def _check_seat(self, seat: object) -> int:
        """The seat; Refused if this game has no such seat."""
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        raise Refused("not-a-seat", seat=named(seat), last=self.seats - 1)

    def _asked(self, seat: object) -> int:
        """The seat; Refused unless it owes an answer."""
        known = self._check_seat(seat)
        if self.over:
            raise Refused("game-over")
        if not self.s.asked >> known & 1:
            awaited = ", ".join([player(one) for one in self.deciders])
            raise Refused("not-asked", player=known, awaited=awaited)
        return known

    def _option(self, seat: int, option: object) -> int:
        """The option; Refused, with the reason, if the seat does not have it now."""
        if type(option) is not int:
            raise Refused("not-an-option", option=named(option))
        if option not in self._options(seat):
            raise self.machine.asking(self.s).refusal(self.s, seat, option)
        return option

    # Texts, records and bytes.

    def text(self, seat: object, option: object) -> str:
        """An option of the current decision in words."""
        seat = self._asked(seat)
        return self.describe(seat, self._option(seat, option))

    def parse(self, seat: object, text: object) -> int:
        """The option that a text means: the one with this text, or the only one whose text begins with it."""
        seat = self._asked(seat)
        options = self._options(seat)
        texts = [self.describe(seat, option) for option in options]
        wanted = text.strip().lower() if isinstance(text, str) else ""
        for option, known in zip(options, texts, strict=True):
            if known.lower() == wanted:
                return option
        matching = [o for o, known in zip(options, texts, strict=True) if wanted and known.lower().startswith(wanted)]
        if len(matching) == 1:
            return matching[0]
        raise Refused("not-a-text", text=named(text), offered="; ".join(texts))

    def history(self, seat: object) -> list[Event]:
        """All events that a seat (None: a spectator) was allowed to know, in order."""
        if self.log is None:
            raise Refused("no-record")
        viewer = None if seat is None else self._check_seat(seat)
        return [event for event in self.log.events + self.log.open_events if event.is_visible_to(viewer)]

    @property
    def acts(self) -> list[Act]:
        """All acts so far, in the order of the record."""
        if self.log is None:
            raise Refused("no-record")
        return self.log.acts + self._acts_after_anchor()

    def record(self) -> str:
        """The game so far as JSON lines."""
        if self.log is None:
            raise Refused("no-record")
        result = self.result
        acts = self._acts_after_anchor()
        reasons = self.log.all_reasons(acts)
        return write_record(self.log.head, self.log.acts + acts, None if result is None else result.plain(), reasons)

    def explain(self, seat: object, reason: Reason | None) -> None:
        """Keep a reason for what a seat does next, or None. The record will have it with that act; copies ignore it."""
        actor = self._check_seat(seat)
        if self.log is None:
            return
        self.log.coming_reasons.pop(actor, None)
        if reason is not None:
            self.log.coming_reasons[actor] = reason

    def reasons(self) -> list[tuple[int, int, Reason]]:
        """Why bots did what they did: number of the move (from 1), seat and reason. Most are secret during a game."""
        if self.log is None:
            raise Refused("no-record")
        acts = self._acts_after_anchor()
        found = self.log.all_reasons(acts)
        acts = self.log.acts + acts
        return [(place + 1, acts[place][0], found[place]) for place in sorted(found)]

    def encode(self, as_arrived: bool = False, blind: bool = False) -> bytes:
        """The game as bytes. With `as_arrived`, the acts after the anchor stay in their order of arrival.

        With `blind`, the bytes do not hold the state of the random generator. Imagined games do not need it.
        """
        writer = Writer()
        anchor = self.anchor
        if blind:
            anchor = self.duplicate(anchor)
            anchor.rng = BLIND
        self.write(anchor, writer)
        acts = self._acts_as_arrived() if as_arrived else self._acts_after_anchor()
        writer.number(len(acts))
        for seat, option_or_row in acts:
            writer.number(seat)
            if isinstance(option_or_row, int):
                writer.number(option_or_row)
            else:
                writer.number(-1)
                writer.row(option_or_row)
        if self.set_aside:
            writer.rows(list(self.set_aside))
        return writer.sealed()

    def read_after_anchor(self, reader: Reader) -> None:
        """Read the acts after the anchor, and carry them out."""
        for act in read_acts(reader):
            self.act(act)
        self.read_set_aside(reader)

    def read_set_aside(self, reader: Reader) -> None:
        """Read the picks that were set aside, if there are any."""
        if not reader.is_at_end:
            self.set_aside = tuple(reader.rows())
        for row in self.set_aside:
            if len(row) != 2 + len(self.s.stack[-1].row()) or not 0 <= row[0] < self.seats or row[1] < 0:
                raise ValueError("not a pick")

    def open_picks(self, seat: int) -> list[int]:
        """The seat's picks so far in the open step."""
        acts = self.after_anchor
        found = range(0, len(acts), 3)
        return [acts[at + 2] for at in found if acts[at] == self.s.step_number and acts[at + 1] == seat]

    def take_over(self, other: Game[S]) -> None:
        """Turn this game into a copy of another one, without its log."""
        self.s = self.duplicate(other.s)
        self.anchor = other.anchor
        self.after_anchor = other.after_anchor[:]
        self.side_actions = other.side_actions
        self.set_aside = other.set_aside

    def play_record(self, read: Record) -> None:
        """Carry out all acts of a record; Refused if one is not legal or the result differs from the recorded one."""
        if self.log is not None:
            self.log.head.content = read.head.content  # older versions name a pack differently
        for line, act in enumerate(read.acts, start=2):
            try:
                self.explain(act[0], read.reasons.get(line - 2))
                self.act(act)
            except Refused as refused:
                raise Refused("bad-record", refused.rules, line=line, reason=refused.message.rstrip(".")) from None
        recorded = json.dumps(read.result)
        replayed = json.dumps(None if self.result is None else self.result.plain())
        if recorded != replayed:
            raise Refused("record-result", recorded=recorded, replayed=replayed)
        if self.log is not None:
            self.log.head.fairness = read.head.fairness
