"""The negotiator of New Angeles: it plays like the strategist, and trades whenever that makes it more likely to win.

It values each trade by what it changes in the turn (`bargaining.py`), and believes promises as far as the ledger earns
them (`trust.py`). It proposes only trades that are done at once, asks high, and lowers its price when it is refused. It
keeps its own promises unless breaking one gains a lot. Its budget is the number of imagined games for a decision.
"""

from __future__ import annotations

from typing import Final

from neopolis.bots.bot import Observation
from neopolis.engine.rng import Dice, seeded
from neopolis.engine.script import first_seat
from neopolis.games.new_angeles.bots.bargaining import Bargaining, Idea
from neopolis.games.new_angeles.bots.beliefs import Beliefs, act_between, likelihoods
from neopolis.games.new_angeles.bots.decision_context import COUNTERING, SUPPORTING, context_of
from neopolis.games.new_angeles.bots.random_side_action import is_allowed
from neopolis.games.new_angeles.bots.reasons import side_reason
from neopolis.games.new_angeles.bots.strategist import StrategistBot, step_seed
from neopolis.games.new_angeles.bots.trading import better_terms, pay_promise
from neopolis.games.new_angeles.bots.weights import win_chance
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.rules.state import NewAngeles, Row
from neopolis.games.new_angeles.trading.ledger import Proposal
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import ACCEPT, DECLINE, PROPOSE

LEAST_GAIN: Final = 0.01  # the least chance to win that a trade must add
NOISE: Final = 0.004  # at most this much is added to it at random, so that a refusal says little
PARTNERS_LEAST: Final = -0.01  # a partner may see a trade with better eyes than the bot thinks
MOST_PROPOSALS: Final = 2  # about one question
LEAST_CONCESSION: Final = 2  # how much better, in capital, a second proposal must be for the same partner
MOST_MORE: Final = 2  # how much capital the bot asks for in addition, in a counterproposal


class NegotiatorBot(StrategistBot):
    """Takes the answer after which it is most likely to win, and trades."""

    name = "negotiator"
    budget = 4

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.step = -1  # the step about which the bot proposed last
        self.proposed: list[Idea] = []  # its proposals in this step
        self.thought = False  # whether it has run out of ideas in this step
        self.beliefs: Beliefs | None = None
        self.last: NewAngeles | None = None  # the latest position that the bot has seen, as it imagined it
        self.last_topic = ""

    def side_action(self, observation: Observation[NewAngelesGame]) -> tuple[int, ...] | None:
        """Answer a proposal, pay what was promised, or propose a trade about the question of the moment."""
        self.said = None
        self._watch(observation)
        if observation.is_called:
            world = observation.imagine(self.seed).s
            for proposal in world.ledger.proposals:
                if proposal.to == observation.seat:
                    row = self._reply(observation, world, proposal)
                    self.said = side_reason(world, observation.seat, row)
                    return row
            paid = pay_promise(context_of(world, observation.seat))
            if paid is not None:
                return paid
        if observation.topic not in (COUNTERING, SUPPORTING):
            return None
        return self._propose(observation)

    def _watch(self, observation: Observation[NewAngelesGame]) -> None:
        """Draw conclusions from what another seat has just done."""
        now, topic = observation.imagine(self.seed).s, observation.topic
        if self.beliefs is None and now.rivals:
            self.beliefs = Beliefs(now, observation.seat)
        last = self.last
        if self.beliefs is not None and last is not None and last.step_number != now.step_number:
            act = act_between(last, now, self.last_topic, topic)
            if act is not None and act.seat != observation.seat:
                found = likelihoods(last, act, self.beliefs.cards, win_chance())
                if found:
                    self.beliefs.add(act.seat, found)
        self.last, self.last_topic = now, topic

    def worlds(self, observation: Observation[NewAngelesGame]) -> list[NewAngeles]:
        """Imagined games in which the rival cards are dealt by what the bot believes."""
        worlds = super().worlds(observation)
        if self.beliefs is not None and not worlds[0].ended:
            dice = Dice(seeded(step_seed(self.seed, worlds[0].step_number)))
            for world in worlds:
                self.beliefs.deal(world, dice)
        return worlds

    def bargaining(self, observation: Observation[NewAngelesGame]) -> Bargaining:
        worlds = self.worlds(observation)
        asked = first_seat(worlds[0].asked) if worlds[0].asked else -1
        return Bargaining(worlds, observation.seat, asked, observation.topic, win_chance())

    def least_gain(self, s: NewAngeles) -> float:
        """The least gain for which the bot trades in this step, whoever proposes."""
        dice = Dice(seeded(step_seed(self.seed, s.step_number)))
        return LEAST_GAIN + NOISE * dice.below(100) / 100

    def _reply(self, observation: Observation[NewAngelesGame], s: NewAngeles, proposal: Proposal) -> Row:
        """Accept what gains enough, ask for a little more if a little is missing, and decline the rest."""
        seat = observation.seat
        decline = (DECLINE, proposal.number)
        bargaining = self.bargaining(observation)
        least = self.least_gain(s)
        gain = bargaining.gain(proposal)
        accept = (ACCEPT, proposal.number)
        if gain >= least:
            return accept if is_allowed(s, seat, accept) else decline
        if gain > -1.0 and not self._asked_more(s, proposal):
            for more in range(1, MOST_MORE + 1):
                row = better_terms(context_of(s, seat), proposal, more)
                if is_allowed(s, seat, row) and bargaining.gain(asking_more(proposal, more)) >= least:
                    self.proposed.append(Idea(proposal.seat, False, 0, more))
                    return row
        return decline

    def _asked_more(self, s: NewAngeles, proposal: Proposal) -> bool:
        """Whether the bot has already asked the same seat for more in this step."""
        self._begin(s)
        return any([idea.partner == proposal.seat and idea.answer == 0 for idea in self.proposed])

    def _begin(self, s: NewAngeles) -> None:
        """Forget the proposals of an earlier step."""
        if s.step_number != self.step:
            self.step = s.step_number
            self.proposed = []
            self.thought = False

    def _propose(self, observation: Observation[NewAngelesGame]) -> Row | None:
        """The trade that gains most among those not refused yet. One proposal at a time."""
        s = observation.imagine(self.seed).s
        self._begin(s)
        seat = observation.seat
        if self.thought or len(self.proposed) >= MOST_PROPOSALS:
            return None
        if any([proposal.seat == seat for proposal in s.ledger.proposals]):
            return None
        self.thought = True
        least = self.least_gain(s)
        for idea in self.bargaining(observation).ideas(least, PARTNERS_LEAST):
            if self._is_refused(idea):
                continue
            row = (PROPOSE, idea.partner, 0, *terms_row(s, idea.gives), *terms_row(s, idea.wants))
            if is_allowed(s, seat, row):
                self.proposed.append(idea)
                self.thought = False  # if it is refused, the bot thinks again
                return row
        return None

    def _is_refused(self, idea: Idea) -> bool:
        """Whether a trade is hardly better for the partner than one that the bot has proposed in this step."""
        for other in self.proposed:
            if other.partner == idea.partner and other.answer == idea.answer:
                better = other.price - idea.price if idea.is_sale else idea.price - other.price
                if better < LEAST_CONCESSION:
                    return True
        return False


def asking_more(proposal: Proposal, more: int) -> Proposal:
    """A proposed trade, changed as `better_terms` changes it."""
    own, theirs = proposal.wants, proposal.gives
    less = min(more, own.capital)
    gives = type(theirs)(theirs.capital + more - less, theirs.assets, theirs.answer, theirs.promises)
    wants = type(own)(own.capital - less, own.assets, own.answer, own.promises)
    return Proposal(proposal.number, proposal.seat, proposal.to, proposal.step_number, gives, wants)
