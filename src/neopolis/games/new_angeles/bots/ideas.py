"""The trades that a negotiator thinks of: an answer to the question of the moment, or an asset, for capital.

Each has one price: what the public value of the thing tells both sides to be fair. So the partner probably accepts, and
nobody haggles.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.bots.bargaining import LEAST_PRICE, Bargaining
from neopolis.games.new_angeles.bots.decision_context import COUNTERING, DecisionContext, context_of
from neopolis.games.new_angeles.bots.memory import Memory, without_capital
from neopolis.games.new_angeles.bots.trade_evaluation import gain
from neopolis.games.new_angeles.bots.trading import LEAST_GAIN
from neopolis.games.new_angeles.ids import ABSTAIN, COUNTER, MAIN, PASS
from neopolis.games.new_angeles.rules.hands import assets_of
from neopolis.games.new_angeles.rules.state import NewAngeles
from neopolis.games.new_angeles.trading.ledger import Proposal
from neopolis.games.new_angeles.trading.proposals import is_nothing
from neopolis.games.new_angeles.trading.terms import Terms

MOST_PRICE: Final = 6  # in capital
MOST_TRIES: Final = 2  # proposals to one partner in a turn
HARD_TO_PLEASE: Final = 2  # a partner who has declined this much oftener than accepted has other values than the public
PARTNERS_LEAST: Final = 0.005  # what such a partner must gain by the bot's own model, as a chance to win
LIKELY: Final = 0.5  # how likely a partner must be to accept
NOTHING: Final = Terms()

Answer = int | tuple[int, int]


class Idea:
    """A trade: one side gives an answer or an asset, the other pays for it."""

    def __init__(self, partner: int, is_sale: bool, thing: Terms, price: int) -> None:
        self.partner: Final = partner
        self.is_sale: Final = is_sale  # whether the thing is the bot's own
        self.thing: Final = thing
        self.price: Final = price
        self.gain = 0.0  # of the bot
        self.partners_gain = 0.0
        self.chance = 0.0  # that the partner accepts, going by the public value of the thing

    @property
    def gives(self) -> Terms:
        return self.thing if self.is_sale else Terms(self.price)

    @property
    def wants(self) -> Terms:
        return Terms(self.price) if self.is_sale else self.thing

    @property
    def worth(self) -> float:
        return self.gain * self.chance


class Ideas:
    """Finds trades in the imagined games of a bargaining."""

    def __init__(self, bargaining: Bargaining, memory: Memory) -> None:
        self.bargaining: Final = bargaining
        self.memory: Final = memory
        self.worlds: Final = bargaining.worlds
        self.seat: Final = bargaining.seat
        self.partners: Final[dict[tuple[int, int], DecisionContext]] = {}

    def best(self, least: float) -> list[Idea]:
        """All trades that gain the bot enough and that the partner probably accepts; the best first."""
        found: list[Idea] = []
        for idea in self.answers() + self.assets():
            if idea.gain >= least and idea.chance >= LIKELY and self._is_welcome(idea):
                found.append(idea)
        found.sort(key=_worth_of, reverse=True)
        return found

    def _is_welcome(self, idea: Idea) -> bool:
        """Whether a partner gains by the bot's own model, too, if it has declined what seemed fair to everybody."""
        return self.memory.declined[idea.partner] < HARD_TO_PLEASE or idea.partners_gain >= PARTNERS_LEAST

    def may_please(self, proposal: Proposal) -> bool:
        """Whether a counterproposal to this seat's partner may be accepted, and is not about something refused."""
        partner = proposal.seat
        things = [without_capital(proposal.gives), without_capital(proposal.wants)]
        if any([self.memory.has_tried(partner, one) for one in things if not is_nothing(one)]):
            return False
        world = self.worlds[0]
        fair = gain(context_of(world, partner), proposal) >= LEAST_GAIN
        return fair and self.memory.tries(partner) < MOST_TRIES and self.memory.declined[partner] < HARD_TO_PLEASE

    def _has_heard_enough(self, partner: int, thing: Terms) -> bool:
        return self.memory.tries(partner) >= MOST_TRIES or self.memory.has_tried(partner, thing)

    # Answers.

    def answers(self) -> list[Idea]:
        found: list[Idea] = []
        bargaining = self.bargaining
        is_sale = bargaining.asked == self.seat
        partners = [bargaining.asked]
        if is_sale:
            partners = [seat for seat in range(self.worlds[0].setting.seats) if seat != self.seat]
        for answer in self._answers():
            thing = Terms(answer=answer)
            leaves: list[NewAngeles] = []
            for world in self.worlds:
                leaf = bargaining.answered(world, answer)
                if leaf is not None:
                    leaves.append(leaf)
                if len(leaves) == 1 and not self._is_promising(leaves[0], is_sale):
                    leaves = []
                    break
            if len(leaves) < len(self.worlds):
                continue
            for partner in partners:
                if not self._has_heard_enough(partner, thing):
                    found += self._priced(partner, is_sale, thing, leaves)
        return found

    def _is_promising(self, leaf: NewAngeles, is_sale: bool) -> bool:
        """Whether an answer looks good in the first imagined game, at the best price."""
        other = (self.seat + 1) % self.worlds[0].setting.seats
        more = 4 if is_sale else -1
        own = self.bargaining.shifted(leaf, self.worlds[0], self.seat, other, self.seat, more)
        return own > self.bargaining.chance_without(0, self.seat)

    def _answers(self) -> list[Answer]:
        """The answers that can be bought or sold now."""
        if self.bargaining.prompt == COUNTERING:
            return [PASS]
        deal = self.worlds[0].deal
        if deal.main and deal.counters:
            return [(MAIN, 1), (COUNTER, 1), (MAIN, 2), (COUNTER, 2), ABSTAIN]
        return []

    def _priced(self, partner: int, is_sale: bool, thing: Terms, leaves: list[NewAngeles]) -> list[Idea]:
        """A trade at each price."""
        found: list[Idea] = []
        bases = [self._base(at, partner, is_sale, thing) for at in range(len(self.worlds))]
        for price in range(1, MOST_PRICE + 1):
            idea = Idea(partner, is_sale, thing, price)
            chances = [base - price if is_sale else base + price for base in bases]
            idea.chance = len([one for one in chances if one >= LEAST_GAIN]) / len(bases)
            if idea.chance > 0.0 and self.worlds[0].capital[partner if is_sale else self.seat] >= price:
                self._judge(idea, leaves)
                found.append(idea)
        return found

    def _judge(self, idea: Idea, leaves: list[NewAngeles]) -> None:
        """Fill in what both gain, given where the turn leads in the first imagined games without the payment."""
        giver, taker = (idea.partner, self.seat) if idea.is_sale else (self.seat, idea.partner)
        less = self.bargaining.premium(1) if idea.is_sale and idea.thing.assets else 0
        judge = self.bargaining
        asks = self.memory.declined[idea.partner] >= HARD_TO_PLEASE
        idea.gain = idea.partners_gain = 0.0
        for at, leaf in enumerate(leaves):
            world = self.worlds[at]
            kept = min(less, leaf.capital[self.seat])
            leaf.capital[self.seat] -= kept
            own = judge.shifted(leaf, world, self.seat, giver, taker, idea.price)
            leaf.capital[self.seat] += kept
            idea.gain += (own - judge.chance_without(at, self.seat)) / len(leaves)
            if asks:
                theirs = judge.shifted(leaf, world, idea.partner, giver, taker, idea.price)
                idea.partners_gain += (theirs - judge.expected_without(at, idea.partner)) / len(leaves)

    def _base(self, at: int, partner: int, is_sale: bool, thing: Terms) -> float:
        """What a partner gains by the thing alone, as far as everybody can judge; usually negative if it gives it."""
        world = self.worlds[at]
        if (at, partner) not in self.partners:
            self.partners[at, partner] = context_of(world, partner)
        gives, wants = (thing, NOTHING) if is_sale else (NOTHING, thing)
        proposal = Proposal(0, self.seat, partner, world.step_number, gives, wants)
        return gain(self.partners[at, partner], proposal)

    # Assets.

    def assets(self) -> list[Idea]:
        s = self.worlds[0]
        found: list[Idea] = []
        for partner in range(s.setting.seats):
            if partner == self.seat:
                continue
            for asset in assets_of(s, self.seat):
                found += self._asset(partner, True, asset)
            for asset in assets_of(s, partner):
                found += self._asset(partner, False, asset)
        return found

    def _asset(self, partner: int, is_sale: bool, asset: int) -> list[Idea]:
        thing = Terms(assets=(asset,))
        if self._has_heard_enough(partner, thing):
            return []
        base = self._base(0, partner, is_sale, thing)
        price = int(base - LEAST_GAIN) if is_sale else int(LEAST_GAIN - base + 0.999)
        if price < (LEAST_PRICE if is_sale else 1) or self.worlds[0].capital[partner if is_sale else self.seat] < price:
            return []
        idea = Idea(partner, is_sale, thing, price)
        idea.chance = 1.0
        owner, taker = (self.seat, partner) if is_sale else (partner, self.seat)
        leaves: list[NewAngeles] = []
        for at in range(len(self.worlds)):
            leaf = self.bargaining.declined(at).copy()
            if leaf.owners[asset] == owner:
                leaf.owners[asset] = taker
            leaves.append(leaf)
            if at == 0:
                self._judge(idea, leaves)
                if idea.gain < 0.0:
                    return []
        self._judge(idea, leaves)
        return [idea]


def _worth_of(idea: Idea) -> float:
    return idea.worth
