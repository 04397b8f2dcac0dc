"""The steps that make up card effects. A card's effect is a flat list of steps.

A frame that runs an effect knows who resolves it (`seat`), what was picked last (`picked`), what was picked so far
(`touched`, a bit set), and how often the current step was repeated (`count`). A step that asks repeats itself by
stepping back. Once threat has ended the game, no further step runs.

`ask` names a step's question in the card's texts: "illness" in Clean Slate stands for `clean-slate.ask-illness`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.engine.script import Ask, Frame, Step
from neopolis.games.new_angeles.cards.definitions import LISTENERS, Effect
from neopolis.games.new_angeles.cards.registry import card_of
from neopolis.games.new_angeles.ids import (
    ABSTAIN,
    ASSET,
    CITY,
    DISTRICT,
    DONE,
    FIRST,
    NO,
    OUTAGE,
    PASS,
    SEAT,
    SECOND,
    STRIKES,
    TYPE,
    TYPES,
    YES,
    ascending,
    members,
)
from neopolis.games.new_angeles.rules.city import involve, is_at, lower_unrest, place, raise_unrest
from neopolis.games.new_angeles.rules.contracts import calmed, gain, removed
from neopolis.games.new_angeles.rules.hands import is_drawable
from neopolis.games.new_angeles.rules.scripts import CARD, THREAT_ROSE, WINDOW
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles

Where = Callable[[NewAngeles, Frame], int]  # returns a bit set of districts
InDistrict = Callable[[NewAngeles, Frame, int], None]  # applies the pick of a district
Things = Callable[[NewAngeles, Frame], list[int]]  # returns what may be picked
Then = Callable[[NewAngeles, Frame, int], None]  # applies a pick
Whom = Callable[[NewAngeles, Frame], int]  # returns a seat
Careful = Callable[[NewAngeles, int, list[int]], int]  # picks one of a seat's options for a person who is away

# the answers that change nothing. DONE is not among them: it is the first option, so it is the default anyway.
QUIET: Final = (PASS, ABSTAIN, NO)


def top(s: NewAngeles) -> Frame:
    """The frame that is running. Its `step` is already the next step."""
    return s.stack[-1]


def go_to(s: NewAngeles, step: int, *, count: int = 0, picked: int = 0, touched: int = 0) -> None:
    """Make the running frame continue at this step, and store these values in it."""
    f = s.stack[-1]
    s.stack[-1] = Frame(f.script, step, f.seat, count, picked, touched)


def remember_picked(s: NewAngeles, picked: int) -> None:
    """Store this in the running frame as the last pick."""
    f = s.stack[-1]
    s.stack[-1] = Frame(f.script, f.step, f.seat, f.count, picked, f.touched)


def picks_so_far(f: Frame) -> int:
    """How many picks the current step has had so far."""
    return f.count


def open_window(s: NewAngeles, moment: int, seat: int = NOBODY) -> None:
    """NA 6.4: let owners use assets at this moment, before the next step. `seat` is the player whom it is about.

    If nobody owns an asset for this moment, nothing happens.
    """
    owners = s.owners
    for asset in LISTENERS[moment]:
        if owners[asset] != NOBODY:
            s.stack.append(Frame(WINDOW, 0, seat, moment))
            return


def afterwards(s: NewAngeles) -> None:
    """NA 63.0: at 25 threat the game ends. R-115: players may react to each rise before the next step."""
    if s.ended:
        s.threat_rose = 0
        s.stack = []
    elif s.threat_rose:
        for _ in range(s.threat_rose):
            open_window(s, THREAT_ROSE)
        s.threat_rose = 0


class Do(Step[NewAngeles]):
    """A step that asks nobody."""

    def __init__(self, verb: Callable[[NewAngeles, Frame], None]) -> None:
        self.verb: Final = verb

    def run(self, s: NewAngeles, f: Frame) -> None:
        self.verb(s, f)
        afterwards(s)


class Choose(Ask[NewAngeles]):
    """One seat picks one thing; with nothing to pick, nobody is asked."""

    def __init__(self, prompt: str, rules: tuple[str, ...], ask: str = "") -> None:
        self.code: Final = prompt
        self.rules: Final = rules
        self.ask: Final = ask

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        raise NotImplementedError

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        """Apply the pick. The running frame is already past this step."""
        raise NotImplementedError

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        """R-74: what happens if there is nothing to pick."""
        go_to(s, f.step + 1, picked=f.picked, touched=f.touched)

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return f.seat

    def run(self, s: NewAngeles, f: Frame) -> None:
        things = self.things(s, f)
        if not things:
            self.nothing(s, f)
            afterwards(s)
        elif not self._is_bound(s, f, things):
            s.ask(1 << self.asked(s, f))

    def look_again(self, s: NewAngeles) -> None:
        """R-61: find out again who is asked, if anybody, because a trade may have changed that."""
        f = top(s)
        before = Frame(f.script, f.step - 1, f.seat, f.count, f.picked, f.touched)
        s.asked = s.all_asked = 0
        if self.things(s, before):
            s.ask(1 << self.asked(s, before))
        else:
            self.nothing(s, before)

    def _is_bound(self, s: NewAngeles, f: Frame, things: list[int]) -> bool:
        """NA 72.6, R-57: make a declared pick without asking, unless it has become impossible. Returns whether it did.

        This drops picks declared for steps that were skipped because they had no options.
        """
        bound = s.resolution.bound
        if not bound or not self.is_declared(f):
            return False
        while bound and bound[0] < f.step:
            bound = bound[2:]
        if not bound or bound[0] != f.step:
            return False
        declared = bound[1]
        s.resolution.bound = bound[2:]
        if declared not in things:
            return False
        s.picks[s.deal.winner] = declared
        self.close(s)
        return True

    def is_declared(self, f: Frame) -> bool:
        """R-100: whether this pick is part of a declaration. Only picks for action and emergency cards are."""
        return CARD < f.script < CARD + ASSET

    def options(self, s: NewAngeles, seat: int) -> list[int]:
        return ascending(self.things(s, top(s)))

    def answer(self, s: NewAngeles, seat: int, option: int) -> bool:
        s.picks[seat] = option
        return True

    def close(self, s: NewAngeles) -> None:
        f = top(s)
        self.chosen(s, f, s.picks[self.asked(s, f)])
        afterwards(s)

    def default(self, s: NewAngeles, seat: int, options: list[int]) -> int:
        """R-134: pass, abstain, decline or stop; if none of these is possible, the first option."""
        for quiet in QUIET:
            if quiet in options:
                return quiet
        return options[0]

    def prompt(self, s: NewAngeles, seat: int) -> str:
        return self.code

    def question(self, s: NewAngeles) -> str:
        """The name of the question among the texts of the card that asks; empty if no card does."""
        return self.ask

    def cites(self, s: NewAngeles, seat: int) -> tuple[str, ...]:
        """The paragraph of the card or asset whose effect asks, if one does, and the rules of the step."""
        card = card_of(top(s).script - CARD)
        return self.rules if card is None or card.rule in self.rules else (card.rule, *self.rules)


class Pick(Choose):
    """R-76: pick districts one at a time; each pick takes effect at once. With `up_to`, the player may stop early."""

    def __init__(self, where: Where, verb: InDistrict, *, ask: str, up_to: int = 0, exactly: int = 1) -> None:
        super().__init__("pick-district", ("NA 32.2", "R-74", "R-75"), ask)
        self.where: Final = where
        self.verb: Final = verb
        self.most: Final = up_to or exactly
        self.free: Final = up_to > 0

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        found = members(self.where(s, f), DISTRICT)
        return [DONE, *found] if found and self.free else found

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        if thing == DONE:
            go_to(s, f.step, picked=f.picked, touched=f.touched)
            return
        district = thing - DISTRICT
        touched = f.touched | 1 << district
        again = f.count + 1 < self.most
        go_to(s, f.step - 1 if again else f.step, count=f.count + 1 if again else 0, picked=district, touched=touched)
        involve(s, district)
        self.verb(s, f, district)


class PickSeat(Choose):
    """R-103: pick players one at a time, each of them once; each pick takes effect immediately."""

    def __init__(
        self, among: Things, then: Then, *, ask: str = "player", times: int = 1, careful: Careful | None = None
    ) -> None:
        super().__init__("pick-player", ("R-74",), ask)
        self.among: Final = among
        self.then: Final = then
        self.times: Final = times
        self.careful: Final = careful

    def default(self, s: NewAngeles, seat: int, options: list[int]) -> int:
        return (self.careful or somebody_else)(s, seat, options)

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        return [SEAT + seat for seat in self.among(s, f) if f.count == 0 or not f.touched >> seat & 1]

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        seat = thing - SEAT
        touched = (f.touched if f.count else 0) | 1 << seat
        again = f.count + 1 < self.times
        count = f.count + 1 if again else 0  # NA 72.23: the next step counts from 0
        go_to(s, f.step - 1 if again else f.step, count=count, picked=seat, touched=touched)
        self.then(s, f, seat)


class PickThing(Choose):
    """Pick one thing. `then` applies the pick, and stores in the frame what later steps need."""

    def __init__(
        self,
        among: Things,
        then: Then,
        prompt: str,
        *,
        ask: str,
        asked: Whom | None = None,
        careful: Careful | None = None,
    ) -> None:
        super().__init__(prompt, ("R-74",), ask)
        self.among: Final = among
        self.then: Final = then
        self.whom: Final = asked
        self.careful: Final = careful

    def default(self, s: NewAngeles, seat: int, options: list[int]) -> int:
        return super().default(s, seat, options) if self.careful is None else self.careful(s, seat, options)

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return f.seat if self.whom is None else self.whom(s, f)

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        return self.among(s, f)

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        self.then(s, f, thing)


class EachPlayer(Choose):
    """NA 70.3, 70.15, 71.4: every player is asked once, clockwise from the active player."""

    def __init__(
        self,
        among: Callable[[NewAngeles, Frame, int], list[int]],
        then: Callable[[NewAngeles, Frame, int, int], None],
        prompt: str,
        *,
        ask: str,
        rule: str,
    ) -> None:
        super().__init__(prompt, (rule,), ask)
        self.among: Final = among
        self.then: Final = then

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return (s.active + f.count) % s.setting.seats

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        return self.among(s, f, self.asked(s, f))

    def is_declared(self, f: Frame) -> bool:
        return False

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        self._next(s, f, f.step + 1, f.picked)

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        seat = self.asked(s, f)
        self._next(s, f, f.step, f.picked)
        self.then(s, f, seat, thing)

    def _next(self, s: NewAngeles, f: Frame, after: int, picked: int) -> None:
        again = f.count + 1 < s.setting.seats
        go_to(s, after - 1 if again else after, count=f.count + 1 if again else 0, picked=picked, touched=f.touched)


class Either(Choose):
    """NA 70.13, 72.14: pick one of two alternatives; one may be impossible (R-74). Cards use the function `either`."""

    def __init__(
        self, prompt: str, ask: str, first: Things, second: Things, skipped: int, asked: Whom | None, careful: int
    ) -> None:
        super().__init__(prompt, ("R-74",), ask)
        self.first: Final = first
        self.second: Final = second
        self.skipped: Final = skipped  # how many steps to skip to reach the second alternative
        self.whom: Final = asked
        self.careful: Final = careful

    def default(self, s: NewAngeles, seat: int, options: list[int]) -> int:
        return self.careful if self.careful in options else options[0]

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return f.seat if self.whom is None else self.whom(s, f)

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        found = [FIRST] if self.first(s, f) else []
        return [*found, SECOND] if self.second(s, f) else found

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        s.stack.pop()

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        go_to(s, f.step + self.skipped if thing == SECOND else f.step, picked=f.picked, touched=f.touched)


def either(
    prompt: str,
    first: tuple[Things, Effect],
    second: tuple[Things, Effect],
    *,
    ask: str = "choice",
    asked: Whom | None = None,
    careful: int = FIRST,
) -> Effect:
    """NA 70.13, 72.14: two alternatives, each with its condition and its steps. The effect ends after one of them.

    `careful` is the alternative to pick for a person who is away (R-134).
    """
    steps = first[1]
    return [Either(prompt, ask, first[0], second[0], len(steps) + 1, asked, careful), *steps, Do(stop), *second[1]]


def stop(s: NewAngeles, f: Frame) -> None:
    """NA 72.14: end the effect: the steps that follow in its script are the other alternative."""
    s.stack.pop()


# Functions for `Where`: districts.


def anywhere(s: NewAngeles, f: Frame) -> int:
    return CITY


def touched(s: NewAngeles, f: Frame) -> int:
    """The districts that this effect has picked so far."""
    return f.touched


def untouched(s: NewAngeles, f: Frame) -> int:
    """R-76: districts that this effect has not picked yet."""
    return CITY & ~f.touched


def with_token(component: int) -> Where:
    """Districts that hold a component."""

    def where(s: NewAngeles, f: Frame) -> int:
        return s.tokens[component]

    return where


def calm_enough(s: NewAngeles, f: Frame) -> int:
    """Districts with neither strike nor outage."""
    return CITY & ~s.tokens[STRIKES] & ~s.tokens[OUTAGE]


# Functions for `InDistrict`.


def take_away(s: NewAngeles, component: int, district: int) -> None:
    """NA 47.1: a component returns to the reserve; contracts may pay for it."""
    if is_at(s, component, district):
        involve(s, district)
        s.tokens[component] &= ~(1 << district)
        s.emit("removed", NOBODY, (component, district))
        removed(s, component)


def remove(component: int) -> InDistrict:
    """NA 47.1: remove a component from the district."""

    def verb(s: NewAngeles, f: Frame, district: int) -> None:
        take_away(s, component, district)

    return verb


def put(component: int) -> InDistrict:
    """NA 40.0: place a component in the district."""

    def verb(s: NewAngeles, f: Frame, district: int) -> None:
        place(s, component, district)

    return verb


def calm(stages: int) -> InDistrict:
    """NA 68.2: unrest falls in the district; NBN's contract may pay for it."""

    def verb(s: NewAngeles, f: Frame, district: int) -> None:
        calmed(s, lower_unrest(s, district, stages))

    return verb


def stir(stages: int) -> InDistrict:
    """NA 68.1: unrest rises in the district."""

    def verb(s: NewAngeles, f: Frame, district: int) -> None:
        raise_unrest(s, district, stages)

    return verb


# Functions for `Things`.


def everybody(s: NewAngeles, f: Frame) -> list[int]:
    return list(range(s.setting.seats))


def others(s: NewAngeles, f: Frame) -> list[int]:
    return [seat for seat in range(s.setting.seats) if seat != f.seat]


def others_with_capital(s: NewAngeles, f: Frame) -> list[int]:
    return [seat for seat in others(s, f) if s.capital[seat]]


def others_with_cards(s: NewAngeles, f: Frame) -> list[int]:
    return [seat for seat in others(s, f) if s.hands[seat]]


def hand_of_picked(s: NewAngeles, f: Frame) -> list[int]:
    """The cards of the player that was picked."""
    return list(s.hands[f.picked])


def yes_or_no(s: NewAngeles, f: Frame) -> list[int]:
    return [YES, NO]


def types(s: NewAngeles, f: Frame) -> list[int]:
    """R-70: the types of action cards that a player may choose to draw."""
    return [TYPE + kind for kind in range(TYPES) if is_drawable(s, kind)]


def nothing_more(s: NewAngeles, f: Frame, thing: int) -> None:
    """Do nothing. The frame has the pick already, for later steps."""


def always(s: NewAngeles, f: Frame) -> list[int]:
    """The condition of an alternative that is always possible."""
    return [1]


# Functions for `Careful`.


def oneself(s: NewAngeles, seat: int, options: list[int]) -> int:
    """The player who resolves the card, if that is possible."""
    return SEAT + seat if SEAT + seat in options else options[0]


def somebody_else(s: NewAngeles, seat: int, options: list[int]) -> int:
    """R-134: the first other player, if there is one: most effects that choose a player take something from them."""
    return next((option for option in options if option != SEAT + seat), options[0])


# Functions for `Whom`.


def picked_player(s: NewAngeles, f: Frame) -> int:
    """The player that was picked. In an asset's effect, before any pick: the player that the moment is about."""
    return f.picked


# Effects without a pick.


def gain_capital(amount: int) -> Callable[[NewAngeles, Frame], None]:
    """The player who resolves the effect gains capital."""

    def verb(s: NewAngeles, f: Frame) -> None:
        gain(s, f.seat, amount)

    return verb
