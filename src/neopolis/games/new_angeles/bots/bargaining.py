"""What a trade is worth to a player: how much it changes the player's chance to win.

The trade is made in a few imagined games, and the turn is played to its end with it and without it. Answers to the
question of the moment, goods and promises all count by what they change there. Promises of others count as far as the
ledger earns them trust. One function judges the trades of others and the bot's own ideas, so the bot accepts a trade
that it would have proposed itself. No rule here asks about rivals: they count only in the chances to win.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.bots.decision_context import COUNTERING, SUPPORTING
from neopolis.games.new_angeles.bots.trust import owed_capital, size_of, trust
from neopolis.games.new_angeles.bots.turn_trials import finish_turn, outcome, turn_of
from neopolis.games.new_angeles.bots.win_chance import WinChance
from neopolis.games.new_angeles.ids import ABSTAIN, COUNTER, MAIN, PASS
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.state import NewAngeles
from neopolis.games.new_angeles.trading.ledger import Ledger, Proposal
from neopolis.games.new_angeles.trading.terms import DEAL_ENDS, GIVE, Promise, Terms
from neopolis.games.new_angeles.trading.terms_row import present_deal
from neopolis.games.new_angeles.trading.trade import ACCEPT, act, propose

ASSET_PRICE: Final = 3  # what the bot wants, in capital, for giving an asset away, besides what the model says
LATER: Final = 0.01  # what a promise costs for each deal after the present one, as a chance to win
PRICES: Final = (3, 2, 1)  # in capital, for an answer
SURELY: Final = 1.0
PERHAPS: Final = 0.5  # how likely a promised gift falls due, unless it is due at the end of this deal
NOTHING: Final = Terms()

Answer = int | tuple[int, int]


class Idea:
    """A trade about the question of the moment: one seat gives its answer, the other capital."""

    def __init__(self, partner: int, is_sale: bool, answer: Answer, price: int) -> None:
        self.partner: Final = partner
        self.is_sale: Final = is_sale  # whether the answer is the bot's own
        self.answer: Final = answer
        self.price: Final = price
        self.gain = 0.0  # of the bot
        self.partners_gain = 0.0

    @property
    def gives(self) -> Terms:
        return Terms(answer=self.answer) if self.is_sale else Terms(self.price)

    @property
    def wants(self) -> Terms:
        return Terms(self.price) if self.is_sale else Terms(answer=self.answer)


class Bargaining:
    """Judges trades in the same imagined games, for one seat at one moment."""

    def __init__(self, worlds: list[NewAngeles], seat: int, asked: int, prompt: str, chance: WinChance) -> None:
        self.worlds: Final = worlds
        self.seat: Final = seat
        self.asked: Final = asked  # the seat that must answer now
        self.prompt: Final = prompt
        self.chance: Final = chance
        self.without: list[NewAngeles | None] = [None for _ in worlds]
        self.before: list[list[float]] = [[] for _ in worlds]  # the chances of all seats without the trade
        self.expected: list[list[float]] = [[] for _ in worlds]  # the same, as the others expect the turn to go
        self.usual = -1  # the answer that the bot would give without a trade; -1 if it is not asked or not known yet
        for world in worlds:
            world.ledger = Ledger((), world.ledger.pledges, world.ledger.counts)

    # Where a turn leads.

    def declined(self, at: int) -> NewAngeles:
        """Where the turn leads in an imagined game without the trade."""
        found = self.without[at]
        if found is None:
            found = self._without(self.worlds[at])
            self.without[at] = found
        return found

    def chance_without(self, at: int, seat: int) -> float:
        """The chance of a seat to win in an imagined game without the trade."""
        if not self.before[at]:
            self.before[at] = self._chances(at, self.declined(at))
        return self.before[at][seat]

    def expected_without(self, at: int, seat: int) -> float:
        """The chance that a partner expects without the trade: it does not know what the bot would answer."""
        if not self._is_own_question():
            return self.chance_without(at, seat)
        if not self.expected[at]:
            s = self.worlds[at].copy()
            s.silent = True
            finish_turn(s, turn_of(s))
            self.expected[at] = self._chances(at, s)
        return self.expected[at][seat]

    def _chances(self, at: int, leaf: NewAngeles) -> list[float]:
        """The chances of all seats, with the rival cards that they have in an imagined game."""
        world = self.worlds[at]
        return self.chance.of_all(leaf, list(world.rivals) if world.rivals else [0] * world.setting.seats)

    def _without(self, world: NewAngeles) -> NewAngeles:
        if self._is_own_question():
            return outcome(world, self.seat, self.usual_answer())
        s = world.copy()
        s.silent = True
        finish_turn(s, turn_of(s))
        return s

    def usual_answer(self) -> int:
        """The answer that seems best to the bot without a trade."""
        if self.usual < 0:
            world = self.worlds[0]
            most = -1.0
            for option in MACHINE.asking(world).options(world, self.seat):
                found = self.chance_in(outcome(world, self.seat, option), world, self.seat)
                if found > most:
                    self.usual, most = option, found
        return self.usual

    def accepted(self, world: NewAngeles, proposal: Proposal) -> NewAngeles | None:
        """Where the turn leads with the trade; None if the rules do not allow it."""
        if _is_nothing(proposal.gives) and _is_nothing(proposal.wants):
            return self._without(world)
        s = world.copy()
        s.silent = True
        turn = turn_of(s)
        try:
            propose(s, proposal.seat, proposal.to, False, proposal.gives, proposal.wants)
            act(s, proposal.to, (ACCEPT, s.ledger.proposals[-1].number))
        except Refused:
            return None
        if proposal.answer_of < 0 and self._is_own_question() and s.asked >> self.seat & 1:
            usual = self.usual_answer()
            if usual in MACHINE.asking(s).options(s, self.seat):
                MACHINE.answer(s, self.seat, usual)
        finish_turn(s, turn)
        return s

    def _is_own_question(self) -> bool:
        return self.asked == self.seat and self.prompt in (COUNTERING, SUPPORTING)

    def chance_in(self, leaf: NewAngeles, world: NewAngeles, seat: int) -> float:
        """The chance of a seat to win, with the rival card that it has in the imagined game."""
        return self.chance.of(leaf, seat, world.rivals[seat] if world.rivals else 0)

    def shifted(self, leaf: NewAngeles, world: NewAngeles, seat: int, giver: int, taker: int, capital: int) -> float:
        """The chance of a seat to win if capital had changed hands."""
        if not capital:
            return self.chance_in(leaf, world, seat)
        leaf.capital[giver] -= capital
        leaf.capital[taker] += capital
        found = self.chance_in(leaf, world, seat)
        leaf.capital[giver] += capital
        leaf.capital[taker] -= capital
        return found

    # Any trade.

    def gain(self, proposal: Proposal) -> float:
        """How much a trade adds to the bot's chance to win; -1 if it is not allowed."""
        partner = proposal.to if proposal.seat == self.seat else proposal.seat
        theirs, own = proposal.side(partner), proposal.side(self.seat)
        believed = self.trust_in(proposal, partner, theirs.promises)
        if _is_loan(theirs, own, believed):
            return -1.0
        total = 0.0
        for at, world in enumerate(self.worlds):
            before = self.chance_without(at, self.seat)
            broken = self._after(world, _without_promises(proposal, partner), partner, (), own)
            if broken < 0.0:
                return -1.0
            after = broken
            if believed > 0.0:
                after += believed * (self._after(world, proposal, partner, theirs.promises, own) - broken)
            total += after - before
        return total / len(self.worlds) - self._later(own.promises)

    def trust_in(self, proposal: Proposal, partner: int, promises: tuple[Promise, ...]) -> float:
        """How likely the partner is to keep what it promises in a trade."""
        if not promises:
            return 0.0
        return trust(self.worlds[0].ledger, partner, self.seat, _sizes(promises), proposal.is_whisper)

    def _after(
        self, world: NewAngeles, proposal: Proposal, partner: int, promises: tuple[Promise, ...], own: Terms
    ) -> float:
        """The chance to win with the trade, if these promises of the partner are kept; -1 if it is not allowed."""
        leaf = self.accepted(world, proposal)
        if leaf is None:
            return -1.0
        paid = ASSET_PRICE * len(own.assets)
        for promise in own.promises:
            if promise.kind == GIVE:
                paid += promise.capital + (ASSET_PRICE if promise.asset else 0)
        paid = min(paid, leaf.capital[self.seat])
        sure, perhaps = self._promised(leaf, partner, promises)
        found = self.shifted(leaf, world, self.seat, partner, self.seat, sure - paid)
        if not perhaps:
            return found
        more = self.shifted(leaf, world, self.seat, partner, self.seat, sure - paid + perhaps)
        return found + PERHAPS * (more - found)

    def _promised(self, leaf: NewAngeles, partner: int, promises: tuple[Promise, ...]) -> tuple[int, int]:
        """The promised capital that the partner will be able to pay: what is due surely, and what perhaps."""
        sure = 0
        perhaps = 0
        for promise in promises:
            if promise.kind == GIVE:
                if promise.when == DEAL_ENDS and promise.until <= present_deal(self.worlds[0]):
                    sure += promise.capital
                else:
                    perhaps += promise.capital
        able = max(0, leaf.capital[partner] - owed_capital(self.worlds[0].ledger, partner))
        sure = min(sure, able)
        return sure, min(perhaps, able - sure)

    def _later(self, promises: tuple[Promise, ...]) -> float:
        """What it costs to be bound by these promises after the present deal."""
        present = present_deal(self.worlds[0])
        deals = 0
        for promise in promises:
            if promise.kind != GIVE:
                deals += max(0, promise.until - present)
        return LATER * deals

    # Trades that the bot thinks of.

    def ideas(self, least: float, least_partner: float) -> list[Idea]:
        """Trades about the question of the moment that gain the bot enough, and its partner too; the best first."""
        found = self._in_first_world(least, least_partner)
        found.sort(key=_gain_of, reverse=True)
        kept: list[Idea] = []
        answers: list[Answer] = []
        for idea in found:
            if idea.answer not in answers:
                answers.append(idea.answer)
        for answer in answers[:2]:
            kept += self._in_all_worlds([idea for idea in found if idea.answer == answer])
        kept = [idea for idea in kept if idea.gain >= least and idea.partners_gain >= least_partner]
        kept.sort(key=_gain_of, reverse=True)
        return kept

    def _in_first_world(self, least: float, least_partner: float) -> list[Idea]:
        """The trades that look good in the first imagined game."""
        found: list[Idea] = []
        for answer in self._answers():
            leaf = self._answered(self.worlds[0], answer)
            if leaf is None:
                continue
            for partner in self._partners():
                for price in PRICES:
                    idea = Idea(partner, self.asked == self.seat, answer, price)
                    if self._can_pay(idea):
                        self._add_gains(idea, leaf, 0)
                        if idea.gain >= least / 2 and idea.partners_gain >= 2 * least_partner - 0.01:
                            found.append(idea)
        return found

    def _in_all_worlds(self, ideas: list[Idea]) -> list[Idea]:
        """The same trades about one answer, with their mean gains."""
        for at in range(1, len(self.worlds)):
            leaf = self._answered(self.worlds[at], ideas[0].answer)
            if leaf is None:
                return []
            for idea in ideas:
                self._add_gains(idea, leaf, at)
        for idea in ideas:
            idea.gain /= len(self.worlds)
            idea.partners_gain /= len(self.worlds)
        return ideas

    def _answers(self) -> list[Answer]:
        """The answers that can be bought or sold now."""
        if self.prompt == COUNTERING:
            return [PASS]
        deal = self.worlds[0].deal
        found: list[Answer] = []
        if deal.main and deal.counters:
            found = [(MAIN, 1), (COUNTER, 1), ABSTAIN]
        return found

    def _partners(self) -> list[int]:
        if self.asked != self.seat:
            return [self.asked]
        return [seat for seat in range(self.worlds[0].setting.seats) if seat != self.seat]

    def _can_pay(self, idea: Idea) -> bool:
        return self.worlds[0].capital[idea.partner if idea.is_sale else self.seat] >= idea.price

    def _answered(self, world: NewAngeles, answer: Answer) -> NewAngeles | None:
        """Where the turn leads with an answer that is given for nothing."""
        other = self.asked if self.asked != self.seat else (self.seat + 1) % world.setting.seats
        terms = Terms(answer=answer)
        gives, wants = (terms, NOTHING) if self.asked == self.seat else (NOTHING, terms)
        return self.accepted(world, Proposal(0, self.seat, other, world.step_number, gives, wants))

    def _add_gains(self, idea: Idea, leaf: NewAngeles, at: int) -> None:
        world = self.worlds[at]
        giver = idea.partner if idea.is_sale else self.seat
        taker = self.seat if idea.is_sale else idea.partner
        own = self.shifted(leaf, world, self.seat, giver, taker, idea.price)
        theirs = self.shifted(leaf, world, idea.partner, giver, taker, idea.price)
        idea.gain += own - self.chance_without(at, self.seat)
        idea.partners_gain += theirs - self.expected_without(at, idea.partner)


def _sizes(promises: tuple[Promise, ...]) -> float:
    size = 0.0
    for promise in promises:
        size += size_of(promise)
    return size


def _is_loan(theirs: Terms, own: Terms, believed: float) -> bool:
    """Whether the bot would give goods for promises that it does not believe to be worth as much.

    Between two large chances to win, a small error of the model looks like a gain. This rule does not depend on it.
    """
    if not theirs.promises or theirs.answer is not None:
        return False
    given = own.capital + ASSET_PRICE * len(own.assets)
    got = theirs.capital + ASSET_PRICE * len(theirs.assets)
    return given > got + believed * _sizes(theirs.promises)


def _gain_of(idea: Idea) -> float:
    return idea.gain


def _is_nothing(terms: Terms) -> bool:
    return not terms.capital and not terms.assets and terms.answer is None and not terms.promises


def _without_promises(proposal: Proposal, seat: int) -> Proposal:
    """The same trade, but one seat promises nothing."""
    gives, wants = proposal.gives, proposal.wants
    if seat == proposal.seat:
        gives = Terms(gives.capital, gives.assets, gives.answer)
    else:
        wants = Terms(wants.capital, wants.assets, wants.answer)
    return Proposal(proposal.number, proposal.seat, proposal.to, proposal.step_number, gives, wants)
