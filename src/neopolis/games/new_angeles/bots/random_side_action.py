"""Random side actions of New Angeles: legal proposals of every kind, and answers to them."""

from __future__ import annotations

from typing import Final

from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice
from neopolis.games.new_angeles.ids import COUNTER, COUNTER_NOW, DISTRICTS, MAIN
from neopolis.games.new_angeles.rules.deal import LaySupport
from neopolis.games.new_angeles.rules.hands import assets_of
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import SUPPORTING
from neopolis.games.new_angeles.rules.state import NewAngeles, Row
from neopolis.games.new_angeles.rules.stops import CALL_NAMES, NEVER, SCOPE_NAMES, STOP_NAMES
from neopolis.games.new_angeles.trading.proposals import can_agree_to_counter, is_public
from neopolis.games.new_angeles.trading.terms import (
    GIVE,
    KEEP_OUT,
    KINDS,
    NO_COUNTER,
    OPPOSE,
    SUPPORT,
    TO_COUNTER,
    TRIGGERS,
    Promise,
    Terms,
)
from neopolis.games.new_angeles.trading.terms_row import ANY_COMPONENT, terms_row
from neopolis.games.new_angeles.trading.trade import (
    ACCEPT,
    CALL_STOP,
    COUNTER_PROPOSE,
    DECLINE,
    DISMISS_STOPS,
    PROPOSE,
    WITHDRAW,
    act,
)

TRIES: Final = 4
MOST_GIVEN: Final = 4  # maximum capital that one side gives at once or in one promise
ANSWERS: Final = (ACCEPT, ACCEPT, ACCEPT, DECLINE, COUNTER_PROPOSE)


def random_side_action(s: NewAngeles, seat: int, dice: Dice) -> Row | None:
    """A random legal side action of a seat; None if all of a few tries were illegal."""
    for _ in range(TRIES):
        row = random_row(s, seat, dice)
        if is_allowed(s, seat, row):
            return row
    return None


def is_allowed(s: NewAngeles, seat: int, row: Row) -> bool:
    """Whether a side action is legal."""
    trial = s.copy()
    trial.silent = True
    try:
        act(trial, seat, row)
    except Refused:
        return False
    return True


def random_row(s: NewAngeles, seat: int, dice: Dice) -> Row:
    """A random side action of a seat. It may turn out to be illegal."""
    to_me = [one for one in s.ledger.proposals if one.to == seat]
    mine = [one for one in s.ledger.proposals if one.seat == seat]
    if s.setting.stops != NEVER and not dice.below(4):
        return random_call(dice)
    if to_me and dice.below(4):
        proposal = to_me[dice.below(len(to_me))]
        verb = ANSWERS[dice.below(len(ANSWERS))]
        more = _rows(s, seat, proposal.seat, dice) if verb == COUNTER_PROPOSE else ()
        return (verb, proposal.number, *more)
    if mine and not dice.below(3):
        return (WITHDRAW, mine[dice.below(len(mine))].number)
    to = (seat + 1 + dice.below(s.setting.seats - 1)) % s.setting.seats
    return (PROPOSE, to, 0 if dice.below(3) else 1, *_rows(s, seat, to, dice))


def random_call(dice: Dice) -> Row:
    """R-133: call or cancel a stop at a random moment, dismiss all stops, or end a dismissal."""
    if not dice.below(4):
        return (DISMISS_STOPS, dice.below(len(SCOPE_NAMES)))
    return (CALL_STOP, dice.below(len(STOP_NAMES)), dice.below(len(CALL_NAMES)))


def _rows(s: NewAngeles, seat: int, to: int, dice: Dice) -> Row:
    """What both sides of a trade give, as ints. At most one side gives its answer to the current question."""
    answers = dice.below(2)
    gives = random_terms(s, seat, dice, answers == 0)
    return (*terms_row(s, gives), *terms_row(s, random_terms(s, to, dice, answers == 1)))


def random_terms(s: NewAngeles, seat: int, dice: Dice, answers: bool) -> Terms:
    """What a seat might give in a trade. If `answers`, that may include its answer to the current question."""
    capital = 1 + dice.below(MOST_GIVEN) if not dice.below(3) else 0
    assets = tuple([asset for asset in assets_of(s, seat) if not dice.below(4)])
    promises = tuple([random_promise(s, seat, dice) for _ in range(max(dice.below(5) - 2, 0))])
    answer = random_answer(s, seat, dice) if answers and s.asked >> seat & 1 and dice.below(2) else None
    return Terms(min(capital, s.capital[seat]), assets, answer, promises)


def random_answer(s: NewAngeles, seat: int, dice: Dice) -> int | tuple[int, int] | None:
    """One of a seat's public options, sometimes with a number of cards to lay; None if it has none."""
    step = MACHINE.asking(s)
    frame = s.stack[-1]
    if isinstance(step, LaySupport):
        return frame.picked, max(frame.touched + dice.below(len(s.hands[seat]) + 1), 1)
    public = [thing for thing in step.options(s, seat) if is_public(thing)]
    if can_agree_to_counter(s):
        public.append(COUNTER_NOW)
    if not public:
        return None
    thing = public[dice.below(len(public))]
    if frame.script == SUPPORTING and thing in (MAIN, COUNTER) and dice.below(2):
        return thing, 1 + dice.below(len(s.hands[seat]))
    return thing


def random_promise(s: NewAngeles, seat: int, dice: Dice) -> Promise:
    """A promise of any kind. Promises about offers are mostly about the active player's offers."""
    kind = KINDS[dice.below(len(KINDS))]
    player = (seat + 1 + dice.below(s.setting.seats - 1)) % s.setting.seats
    if kind in (SUPPORT, OPPOSE, NO_COUNTER, TO_COUNTER) and s.active != seat and dice.below(2):
        player = s.active
    deals = 1 + dice.below(3)
    if kind == KEEP_OUT:
        component = ANY_COMPONENT[dice.below(len(ANY_COMPONENT))]
        return Promise(kind, component=component, district=1 + dice.below(DISTRICTS), deals=deals)
    if kind != GIVE:
        return Promise(kind, player, cards=1 + dice.below(2), deals=deals)
    when = TRIGGERS[dice.below(len(TRIGGERS))]
    assets = assets_of(s, seat)
    if assets and dice.below(2):
        return Promise(kind, player, asset=assets[dice.below(len(assets))], when=when, deals=deals)
    return Promise(kind, player, capital=1 + dice.below(MOST_GIVEN), when=when, deals=deals)
