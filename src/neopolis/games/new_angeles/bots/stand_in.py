"""The bot that plays for a person of New Angeles who is away, in good faith.

It keeps the person's promises, also by giving what they promised to give. Otherwise it passes, abstains, declines or
stops wherever it can. It makes no other trade, leaves proposals open for the person, and spends no emergency action and
no asset if there is any other option.
"""

from __future__ import annotations

from typing import Final

from neopolis.bots.bot import Bot, Observation
from neopolis.games.new_angeles.bots.decision_context import SUPPORTING, DecisionContext, context_of
from neopolis.games.new_angeles.bots.picks import least_card
from neopolis.games.new_angeles.bots.promises import own_promises, promised_cards, promised_side
from neopolis.games.new_angeles.bots.trading import pay_promise
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ABSTAIN, ASSET, CORPORATIONS, DISTRICT, DONE, EMERGENCY, INVESTMENT, NO, PASS
from neopolis.games.new_angeles.trading.terms import KEEP_OUT

QUIET: Final = (PASS, ABSTAIN, NO, DONE)  # the answers that change nothing


class StandInBot(Bot[NewAngelesGame]):
    """Keeps promises, and otherwise does as little as the rules allow. It has no name, so nobody can choose it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation[NewAngelesGame]) -> int:
        decision = observation.decision
        if decision.prompt in (SUPPORTING, "support-card"):
            promised = _promised(context_of(observation.imagine(self.seed).s, observation.seat), decision.prompt)
            if promised in decision.options:
                return promised
        for quiet in QUIET:
            if quiet in decision.options:
                return quiet
        pledged = [DISTRICT + district for district in self._kept_out(observation)]
        kept = [option for option in decision.options if not is_spent(option) and option not in pledged]
        return decision.default if decision.default in kept or not kept else kept[0]

    def side_action(self, observation: Observation[NewAngelesGame]) -> tuple[int, ...] | None:
        """R-131: propose a gift that the person has promised and that is due; nothing else."""
        if not observation.is_called:
            return None
        return pay_promise(context_of(observation.imagine(self.seed).s, observation.seat))

    def _kept_out(self, observation: Observation[NewAngelesGame]) -> list[int]:
        """The districts that the person has promised to keep something out of."""
        context = context_of(observation.imagine(self.seed).s, observation.seat)
        return [pledge.promise.district for pledge in own_promises(context, KEEP_OUT)]


def is_spent(option: int) -> bool:
    """Whether an option is an emergency action or an asset, which belong to the person."""
    return EMERGENCY <= option < EMERGENCY + CORPORATIONS or ASSET < option < INVESTMENT


def _promised(context: DecisionContext, prompt: str) -> int:
    """The answer that keeps a promise about the offers on the table; -1 if nothing is promised."""
    if prompt == SUPPORTING:
        return promised_side(context) or -1
    frame = context.s.stack[-1]
    return least_card(context) if frame.touched < promised_cards(context, frame.picked) else -1
