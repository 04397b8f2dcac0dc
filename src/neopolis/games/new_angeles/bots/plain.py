"""The plain bot of New Angeles: it takes what helps it now, and keeps the city alive while it can win.

It looks at a game imagined for its seat, never at the game itself. It tries cards and answers on copies of that game.
Among equal options it takes the first, so the same seed gives the same game.
"""

from __future__ import annotations

from typing import Final

from neopolis.bots.bot import CAPITAL, Bot, Observation, Valued, best_first
from neopolis.engine.reason import Reason
from neopolis.engine.rng import Dice, seeded
from neopolis.games.new_angeles.bots import deals
from neopolis.games.new_angeles.bots.decision_context import STOPPING, DecisionContext, context_of
from neopolis.games.new_angeles.bots.plain_answers import ANSWERS, answer_of
from neopolis.games.new_angeles.bots.promises import respect_keep_out
from neopolis.games.new_angeles.bots.reasons import choice_reason, side_reason
from neopolis.games.new_angeles.bots.trading import TALK_INTERVAL, TOPICS, side_action_of
from neopolis.games.new_angeles.bots.trial import CardValues
from neopolis.games.new_angeles.game import NewAngelesGame

OFFERS: Final = ("main-offer", "propose-counteroffer")  # the bot compares all offers that it can make


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
        context = DecisionContext(observation.imagine(self.seed).s, observation.seat, options, self.card_values)
        self.chosen = (context, answer_of(context))
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
