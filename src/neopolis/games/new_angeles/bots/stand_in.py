"""The bot that plays New Angeles in good faith for a person who is away.

It keeps the person's promises and hands over the gifts that they promised. Otherwise it passes, abstains, declines or
stops wherever it can. It makes no other trade, leaves proposals open for the person, and spends no emergency action and
no asset if there is any other option.
"""

from __future__ import annotations

from typing import Final

from neopolis.bots.bot import Bot, Observation
from neopolis.games.new_angeles.bots.decision_context import COUNTERING, SUPPORTING, DecisionContext, context_of
from neopolis.games.new_angeles.bots.picks import least_card
from neopolis.games.new_angeles.bots.promises import (
    own_promises,
    promised_cards,
    promised_side,
    promised_to_counter,
    promised_to_pass,
)
from neopolis.games.new_angeles.bots.trading import pay_promise
from neopolis.games.new_angeles.cards.declaring import asking
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ABSTAIN, ASSET, CORPORATIONS, DISTRICT, DONE, EMERGENCY, INVESTMENT, NO, PASS
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.trading.ledger import BROKEN
from neopolis.games.new_angeles.trading.terms import KEEP_OUT

PROMISED: Final = (COUNTERING, "pay-counteroffer", SUPPORTING, "support-card")  # questions that a promise can settle
QUIET: Final = (PASS, ABSTAIN, NO, DONE)  # the answers that change nothing


class StandInBot(Bot[NewAngelesGame]):
    """Keeps promises, and otherwise does as little as the rules allow. It has no name, so nobody can choose it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation[NewAngelesGame]) -> int:
        decision = observation.decision
        if decision.prompt in PROMISED:
            promised = _promised(context_of(observation.imagine(self.seed).s, observation.seat), decision.prompt)
            if promised in decision.options:
                return promised
        for quiet in QUIET:
            if quiet in decision.options:
                return quiet
        kept = [option for option in decision.options if not is_spent(option)]
        if decision.default in kept:
            kept = [decision.default, *kept]
        if len(kept) < 2:
            return kept[0] if kept else decision.default
        context = context_of(observation.imagine(self.seed).s, observation.seat)
        return min(kept, key=lambda option: _broken(context, option)) if own_promises(context, KEEP_OUT) else kept[0]

    def side_action(self, observation: Observation[NewAngelesGame]) -> tuple[int, ...] | None:
        """R-131: propose a gift that the person has promised and that is due; nothing else."""
        if not observation.is_called:
            return None
        return pay_promise(context_of(observation.imagine(self.seed).s, observation.seat))


def is_spent(option: int) -> bool:
    """Whether an option would spend an emergency action or an asset of the person."""
    return EMERGENCY <= option < EMERGENCY + CORPORATIONS or ASSET < option < INVESTMENT


def _promised(context: DecisionContext, prompt: str) -> int:
    """The answer that keeps a promise about the offers on the table; -1 if nothing is promised."""
    if prompt == SUPPORTING:
        return promised_side(context) or -1
    if prompt == COUNTERING:
        must_counter = PASS not in context.options or (promised_to_counter(context) and not promised_to_pass(context))
        return _spare_card(context) if must_counter else -1
    frame = context.s.stack[-1]
    if prompt == "support-card" and frame.touched >= promised_cards(context, frame.picked):
        return -1
    return _spare_card(context)


def _spare_card(context: DecisionContext) -> int:
    """The card in hand that the person can spare best; -1 if only an emergency action could be played."""
    return least_card(context) if any([0 < option < EMERGENCY for option in context.options]) else -1


def _broken(context: DecisionContext, option: int) -> tuple[int, bool]:
    """How many promises of the person an answer breaks, and whether it names a district they promised to keep clear."""
    trial = asking(context.s).copy()
    trial.silent = True
    trial.ledger = context.s.ledger
    MACHINE.answer(trial, context.seat, option)
    broken = [one for one in trial.ledger.pledges if one.seat == context.seat and one.status == BROKEN]
    named = [DISTRICT + pledge.promise.district for pledge in own_promises(context, KEEP_OUT)]
    return len(broken), option in named
