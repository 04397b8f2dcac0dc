"""The plain bot of New Angeles: it takes what helps it now, and keeps the city alive while it can win.

It looks at a game imagined for its seat, never at the game itself. It tries cards and answers on copies of that game.
Among equal options it takes the first, so the same seed gives the same game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.bots.bot import CAPITAL, Bot, Observation, Valued, best_first
from neopolis.engine.reason import Reason
from neopolis.engine.rng import Dice, seeded
from neopolis.games.new_angeles.bots import deals, picks
from neopolis.games.new_angeles.bots.decision_context import STOPPING, DecisionContext, context_of
from neopolis.games.new_angeles.bots.promises import respect_keep_out
from neopolis.games.new_angeles.bots.reasons import choice_reason, side_reason
from neopolis.games.new_angeles.bots.trading import TALK_INTERVAL, TOPICS, side_action_of
from neopolis.games.new_angeles.bots.trial import CardValues
from neopolis.games.new_angeles.game import NewAngelesGame


class PlainBot(Bot[NewAngelesGame]):
    """Offers what is best for its own capital and the city, supports what helps it, and uses assets that pay off.

    It accepts trades that gain it something, and proposes some. Only its trading is partly random.
    """

    name = "plain"
    unit = CAPITAL

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Dice(seeded(seed))
        self.card_values = CardValues()
        self.chosen: tuple[DecisionContext, int] | None = None  # the latest choice, until the bot does something else
        self.side_reason: Reason | None = None

    def choose(self, observation: Observation[NewAngelesGame]) -> int:
        self.chosen = self.side_reason = None
        options = observation.options
        if len(options) == 1:
            return options[0]
        world = observation.imagine(self.seed)
        context = DecisionContext(world.s, observation.seat, options, self.card_values)
        chosen = ANSWERS.get(context.prompt, picks.pick)(context)
        self.chosen = (context, chosen if chosen in options else options[0])
        return self.chosen[1]

    def values(self, observation: Observation[NewAngelesGame], also: int = -1) -> list[Valued]:
        """The options whose outcomes it compares. Most questions of a deal it answers by rules instead."""
        options = observation.options
        context = DecisionContext(observation.imagine(self.seed).s, observation.seat, options, self.card_values)
        if context.prompt in OFFERS:
            return best_first({card: deals.own_offer_value(context, card) for card in options})
        if context.prompt in ANSWERS:
            return []
        respect_keep_out(context)
        tried = context.trials.answer_values(options)
        if also not in tried and also in options:
            tried |= context.trials.answer_values([also])
        chosen = self.choose(observation)
        return best_first({chosen: tried[chosen], **tried})

    def side_action(self, observation: Observation[NewAngelesGame]) -> tuple[int, ...] | None:
        """Answer a proposal, keep a promise, propose a trade about the current question, or call a stop to sell."""
        self.chosen = self.side_reason = None
        topic = observation.topic
        if not observation.is_called and topic != STOPPING and (topic not in TOPICS or self.dice.below(TALK_INTERVAL)):
            return None
        s = observation.imagine(self.seed).s
        row = side_action_of(context_of(s, observation.seat, self.card_values), self.dice)
        self.side_reason = None if row is None else side_reason(s, observation.seat, row)
        return row

    def reason(self) -> Reason | None:
        return self.side_reason if self.chosen is None else choice_reason(*self.chosen)


def first(context: DecisionContext) -> int:
    return context.options[0]


OFFERS: Final = ("main-offer", "propose-counteroffer")  # the bot compares all offers that it can make

# Questions with a rule of their own. All others are answered by trying each option.
ANSWERS: Final[dict[str, Callable[[DecisionContext], int]]] = {
    "main-offer": deals.main_offer,
    "propose-counteroffer": deals.main_offer,
    "counteroffer-or-pass": deals.counteroffer,
    "pay-counteroffer": picks.least_card,
    "support-or-abstain": deals.support,
    "support-card": deals.support_card,
    "use-asset": deals.use_asset,
    "declare": first,
    "which-offer": deals.which_offer,
    "pay-or-take-back": deals.pay_or_take_back,
    "support-or-pay": deals.support_or_pay,
    "pick-general": picks.draw_type,
    "pick-type": picks.draw_type,
    "may-draw": picks.draw_type,
    "bury-event": picks.worst_event,
    "raise-event": picks.best_event,
    "steal-card": picks.steal_card,
    "steal-emergency": picks.steal_emergency,
    "discard-card": picks.least_card,
    "discard-down": picks.least_card,
    "give-card": picks.give_card,
    "swap-rival": picks.swap_rival,
    "choose-investment": picks.investment,
    STOPPING: first,
}
