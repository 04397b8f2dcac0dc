"""Tries cards and answers on a copy of the game, to see what they lead to.

This module knows no particular card: the rules resolve cards on a copy. On the way, each player who is asked takes the
answer that looks best to that player, one answer at a time. An `Evaluator` says how good the outcome is.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame, first_seat
from neopolis.games.new_angeles.bots.evaluator import Evaluator, illness_due
from neopolis.games.new_angeles.ids import AMOUNT, DONE, MAIN, PASS, TYPE, TYPES
from neopolis.games.new_angeles.rules.deal import resolve_offer, settle_illness
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import WINDOW
from neopolis.games.new_angeles.rules.state import NewAngeles, Row, Setting
from neopolis.games.new_angeles.trading.ledger import NO_LEDGER

MOST_OPTIONS: Final = 12  # maximum number of options tried per question
MOST_AMOUNTS: Final = 6  # maximum number of options tried if they are amounts
MOST_QUESTIONS: Final = 24  # maximum number of questions answered while one card, asset or answer is tried
FEW_OPTIONS: Final = 3  # if the next question has no more options than this, they are tried, too
DEPTH: Final = 3  # how many questions ahead are tried for one answer
MOST_TRIES: Final = 30  # maximum number of answers tried per card; then everybody stops as soon as they may
DRAW: Final = 5  # maximum number of cards that one effect draws from a deck
WORST: Final = -1e9
NO_FRAME: Final = Frame(0)


def position_key(s: NewAngeles, seat: int) -> Row:
    """All that the outcome of a card can depend on, as far as the seat knows it.

    If a deck could run out, discarded cards matter, too. Then the key has the step number, so every step changes it.
    """
    spare = sum([max(len(deck) - DRAW + 1, 0) for deck in s.decks])
    return (
        *(seat, s.rivals[seat] if s.rivals else 0, s.investments[seat] if s.investments else 0, s.active),
        *(s.threat, s.round, s.demand, s.setting.tables.event_back[s.event_deck[0]], s.emergency_face_up),
        illness_due(s),
        -1 if spare >= DRAW * s.setting.seats else s.step_number,
        *(*s.tokens, *s.supply, *s.capital, *s.owners, *s.emergency_holders),
    )


class CardValues:
    """What cards are worth in one position. A bot keeps them until the position changes."""

    def __init__(self) -> None:
        self.setting: Setting | None = None
        self.key: Row = ()
        self.values: dict[int, float] = {}

    def at(self, s: NewAngeles, seat: int) -> dict[int, float]:
        """The card values known so far in this position. The caller adds to them."""
        key = position_key(s, seat)
        if key != self.key or s.setting is not self.setting:
            self.setting, self.key = s.setting, key
            self.values = {}
        return self.values


class Trials:
    """Tries cards and answers in one position, for one seat.

    `knows`: whether the seat's rival and investment count. If not, the result is the same for everybody in its place.
    """

    def __init__(self, s: NewAngeles, seat: int, values: CardValues, knows: bool = True) -> None:
        self.s = s
        self.seat = seat
        self.own = Evaluator(s, seat, knows)
        self.others: dict[int, Evaluator] = {}
        self.values = values.at(s, seat)
        self.tries = 0

    def evaluator(self, seat: int) -> Evaluator:
        """The evaluator of a seat. For other seats than the bot's own, it reads none of their secret cards."""
        if seat == self.seat:
            return self.own
        if seat not in self.others:
            self.others[seat] = Evaluator(self.s, seat, False)
        return self.others[seat]

    # Cards.

    def card_value(self, card: int, player: int) -> float:
        """How good it is for this seat if a player resolves a card now."""
        key = card << 3 | player
        if key not in self.values:
            self.values[key] = self.own.change(self.resolved(card, player))
        return self.values[key]

    def resolved(self, card: int, player: int) -> NewAngeles:
        """The position after a player has resolved a card."""
        trial = _copy(self.s)
        trial.ledger = NO_LEDGER
        trial.asked = trial.all_asked = 0
        trial.stack = []
        self.tries = 0
        deal = trial.deal
        deal.main, deal.won, deal.winner = card, MAIN, player
        deal.main_declared, deal.main_supporters = (), 0
        resolve_offer(trial, NO_FRAME)
        MACHINE.settle(trial)
        self._finish(trial, 0)
        settle_illness(trial, NO_FRAME)
        return trial

    # Answers to the current question.

    def answer_values(self, options: list[int]) -> dict[int, float]:
        """How good each answer to the current question is, if the seat stops as soon as it can after that answer."""
        trial = self._present()
        return {option: self._answered(trial, self.seat, option, 0.0, DEPTH) for option in _tried(options)}

    def ability_value(self, option: int, stake: float) -> float:
        """How good it is to use an asset now and resolve its whole ability.

        `stake` is how much better the main offer is than the counteroffer, while both stand.
        """
        self.own.stake, self.own.counts_surplus = stake, False
        trial = self._present()
        MACHINE.answer(trial, self.seat, option)
        self._finish(trial, 1)
        value = self.own.change(trial)
        self.own.stake, self.own.counts_surplus = 0.0, True
        return value

    def _present(self) -> NewAngeles:
        """A copy of the position in which nothing is left to do after the effect that is being resolved."""
        trial = _copy(self.s)
        trial.ledger = NO_LEDGER
        trial.stack = trial.stack[-1:]
        return trial

    # Questions on the way.

    def _finish(self, trial: NewAngeles, frames: int) -> None:
        """Answer all questions until at most this many frames are left."""
        for _ in range(MOST_QUESTIONS):
            if not trial.asked or len(trial.stack) <= frames:
                return
            seat = first_seat(trial.asked)
            MACHINE.answer(trial, seat, self._best(trial, seat))

    def _best(self, trial: NewAngeles, seat: int) -> int:
        """The answer that looks best to the seat that is asked; among equals, the first. Nobody uses assets."""
        options = MACHINE.asking(trial).options(trial, seat)
        if trial.stack[-1].script == WINDOW:
            return PASS
        if _is_draw(options):
            return _fullest_deck(trial, options)
        if len(options) == 1 or (options[0] == DONE and self.tries > MOST_TRIES):
            return options[0]
        level = self.evaluator(seat).change(trial)
        best = options[0]
        most = WORST
        for option in _tried(options):
            value = self._answered(trial, seat, option, level, DEPTH)
            if value > most:
                best, most = option, value
        return best

    def _answered(self, before: NewAngeles, seat: int, option: int, level: float, depth: int) -> float:
        """How good an answer is for the seat that gives it; `level` is how good the position was before the answer.

        If the seat may stop after the answer, it stops. If it is asked again before anything has changed, or in another
        step with few options, the best of these options counts.
        """
        self.tries += 1
        evaluator = self.evaluator(seat)
        after = _copy(before)
        MACHINE.answer(after, seat, option)
        asking = before.stack[-1]
        options = _next_options(after, asking, seat, option)
        is_over = option == DONE
        if options and options[0] == DONE and not is_over:
            MACHINE.answer(after, seat, DONE)
            options = _next_options(after, asking, seat, DONE)
            is_over = True
        value = evaluator.change(after)
        if not options or depth == 0 or options[0] == DONE:
            return value
        is_idle = value == level and after.resolution.involved == before.resolution.involved and not is_over
        if not is_idle and (len(options) > FEW_OPTIONS or after.stack[-1].step == asking.step):
            return value
        return max([self._answered(after, seat, one, value, depth - 1) for one in _tried(options)])


def _copy(s: NewAngeles) -> NewAngeles:
    copy = s.copy()
    copy.silent = True
    return copy


def _tried(options: list[int]) -> list[int]:
    """The options to try: the first MOST_OPTIONS of them, or the first MOST_AMOUNTS if they are amounts."""
    return options[: MOST_AMOUNTS if options[0] >= AMOUNT else MOST_OPTIONS]


def _is_draw(options: list[int]) -> bool:
    """Whether the question is which deck to draw from. Evaluators value all decks the same, so none is tried."""
    return TYPE <= options[0] < TYPE + TYPES


def _fullest_deck(s: NewAngeles, options: list[int]) -> int:
    best, most = options[0], -1
    for option in options:
        if TYPE <= option < TYPE + TYPES and len(s.decks[option - TYPE]) > most:
            best, most = option, len(s.decks[option - TYPE])
    return best


def _next_options(s: NewAngeles, asking: Frame, seat: int, option: int) -> list[int]:
    """The options of the next question that the same effect asks the seat; empty if there is none.

    Cards are drawn on the way. Other seats that are asked the same question give the same answer or, if they cannot,
    the first one. They keep the capital that this costs them, since their loss would look like a gain.
    """
    for _ in range(MOST_QUESTIONS):
        if not s.asked or s.stack[-1].script != asking.script:
            return []
        asked = first_seat(s.asked)
        options = MACHINE.asking(s).options(s, asked)
        if _is_draw(options):
            MACHINE.answer(s, asked, _fullest_deck(s, options))
        elif asked != seat and s.stack[-1].step == asking.step:
            had = s.capital[asked]
            MACHINE.answer(s, asked, option if option in options else options[0])
            s.capital[asked] = max(s.capital[asked], had)
        else:
            return options if asked == seat else []
    return []
