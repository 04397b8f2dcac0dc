"""The negotiator of New Angeles: it plays like the strategist, and trades whenever that makes it more likely to win.

It values each trade by what it changes in the turn (`bargaining.py`), and believes promises as far as the ledger earns
them (`trust.py`). It proposes only trades that are done at once, at the price that seems fair to everybody
(`ideas.py`), and remembers what was refused (`memory.py`). It keeps its own promises unless breaking one gains a lot.
Its budget is the number of imagined games for a decision.
"""

from __future__ import annotations

from typing import Final

from neopolis.bots.bot import Observation
from neopolis.engine.rng import Dice, seeded
from neopolis.engine.script import first_seat
from neopolis.games.new_angeles.bots.bargaining import Bargaining
from neopolis.games.new_angeles.bots.beliefs import Beliefs, act_between, likelihoods
from neopolis.games.new_angeles.bots.decision_context import COUNTERING, SUPPORTING, context_of
from neopolis.games.new_angeles.bots.ideas import NOTHING, Ideas
from neopolis.games.new_angeles.bots.memory import Memory
from neopolis.games.new_angeles.bots.random_side_action import is_allowed
from neopolis.games.new_angeles.bots.reasons import side_reason
from neopolis.games.new_angeles.bots.strategist import StrategistBot, step_seed
from neopolis.games.new_angeles.bots.trading import better_terms, pay_promise
from neopolis.games.new_angeles.bots.weights import win_chance
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.rules.state import NewAngeles, Row
from neopolis.games.new_angeles.trading.ledger import Proposal
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import ACCEPT, DECLINE, PROPOSE, WITHDRAW

LEAST_GAIN: Final = 0.01  # the least chance to win that a trade must add
NOISE: Final = 0.004  # at most this much is added to it at random, so that a refusal says little
MOST_PROPOSALS: Final = 1  # about one question
MOST_MORE: Final = 2  # how much capital the bot asks for in addition, in a counterproposal


class NegotiatorBot(StrategistBot):
    """Takes the answer after which it is most likely to win, and trades."""

    name = "negotiator"
    budget = 4

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.quiet_step = -1  # the latest step about which it has nothing more to propose
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
        """Accept what gains enough, ask for a little more if that may be accepted, and decline the rest."""
        seat = observation.seat
        bargaining = self.bargaining(observation)
        least = self.least_gain(s) * bargaining.care()
        gain = bargaining.gain(proposal)
        decline, accept = (DECLINE, proposal.number), (ACCEPT, proposal.number)
        if gain >= least:
            return accept if is_allowed(s, seat, accept) else decline
        ideas = Ideas(bargaining, Memory(s, seat, observation.heard))
        for more in range(1, MOST_MORE + 1):
            better = asking_more(proposal, more)
            if gain <= -1.0 or better is None or not ideas.may_please(better):
                return decline
            row = better_terms(context_of(s, seat), proposal, more)
            if is_allowed(s, seat, row) and bargaining.gain(better) >= least:
                return row
        return decline

    def _propose(self, observation: Observation[NewAngelesGame]) -> Row | None:
        """Withdraw a proposal that is no longer about this question; else propose the best trade, if there is one."""
        s = observation.imagine(self.seed).s
        seat = observation.seat
        for proposal in s.ledger.proposals:
            if proposal.seat == seat and not is_gift(proposal):
                return None if proposal.step_number == s.step_number else (WITHDRAW, proposal.number)
        if s.step_number == self.quiet_step:
            return None
        memory = Memory(s, seat, observation.heard)
        if memory.now < MOST_PROPOSALS:
            bargaining = self.bargaining(observation)
            for idea in Ideas(bargaining, memory).best(self.least_gain(s) * bargaining.care()):
                row = (PROPOSE, idea.partner, 0, *terms_row(s, idea.gives), *terms_row(s, idea.wants))
                if is_allowed(s, seat, row):
                    return row
        self.quiet_step = s.step_number
        return None


def is_gift(proposal: Proposal) -> bool:
    """Whether a proposal asks for nothing, as one does that pays what was promised."""
    return proposal.wants == NOTHING


def asking_more(proposal: Proposal, more: int) -> Proposal | None:
    """A proposed trade, changed as `better_terms` changes it; None if this turned buying into selling.

    Whoever is asked to pay may pay less, and whoever is offered capital may ask for more. Nobody who is asked to pay
    asks to be paid instead.
    """
    own, theirs = proposal.wants, proposal.gives
    if own.capital > more:
        own = Terms(own.capital - more, own.assets, own.answer, own.promises)
    elif theirs.capital and not own.capital:
        theirs = Terms(theirs.capital + more, theirs.assets, theirs.answer, theirs.promises)
    else:
        return None
    return Proposal(proposal.number, proposal.seat, proposal.to, proposal.step_number, theirs, own)
