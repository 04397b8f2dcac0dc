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
from neopolis.games.new_angeles.bots.features import turns_left
from neopolis.games.new_angeles.bots.trading import LEAST_GAIN
from neopolis.games.new_angeles.bots.trust import owed_capital, size_of, trust
from neopolis.games.new_angeles.bots.turn_trials import finish_turn, outcome, turn_of
from neopolis.games.new_angeles.bots.win_chance import WinChance
from neopolis.games.new_angeles.cards.definitions import BOT_VALUES
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.state import NewAngeles
from neopolis.games.new_angeles.trading.ledger import Ledger, Proposal
from neopolis.games.new_angeles.trading.proposals import is_nothing
from neopolis.games.new_angeles.trading.terms import DEAL_ENDS, GIVE, Promise, Terms
from neopolis.games.new_angeles.trading.terms_row import present_deal
from neopolis.games.new_angeles.trading.trade import ACCEPT, act, propose

ASSET_PRICE: Final = 3  # what the bot wants, in capital, for giving an asset away, besides what the model says
LEAST_PRICE: Final = 2  # in capital, for an asset
LAST_TURNS: Final = 12.0  # from so many turns before the end on, it wants less
LATER: Final = 0.01  # what a promise costs for each deal after the present one, as a chance to win
SURELY: Final = 1.0
PERHAPS: Final = 0.5  # how likely a promised gift falls due, unless it is due at the end of this deal
NOTHING: Final = Terms()


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

    def care(self) -> float:
        """What a chance to win is worth to the bot where the turn leads: less than 1 in a city in danger."""
        world = self.worlds[0]
        chance, worth = self.chance.judged(
            self.declined(0), self.seat, [world.rivals[self.seat] if world.rivals else 0]
        )
        return worth / chance if chance > 0.0 else 1.0

    def _chances(self, at: int, leaf: NewAngeles) -> list[float]:
        """The chances of all seats, with the rival cards that they have in an imagined game."""
        world = self.worlds[at]
        return self.chance.worths(leaf, list(world.rivals) if world.rivals else [0] * world.setting.seats)

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
        if is_nothing(proposal.gives) and is_nothing(proposal.wants):
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
        return self.chance.worth(leaf, seat, world.rivals[seat] if world.rivals else 0)

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

    def answered(self, world: NewAngeles, answer: int | tuple[int, int]) -> NewAngeles | None:
        """Where the turn leads with an answer that is given for nothing."""
        other = self.asked if self.asked != self.seat else (self.seat + 1) % world.setting.seats
        terms = Terms(answer=answer)
        gives, wants = (terms, NOTHING) if self.asked == self.seat else (NOTHING, terms)
        return self.accepted(world, Proposal(0, self.seat, other, world.step_number, gives, wants))

    def premium(self, assets: int) -> int:
        """What the bot wants, in capital, for giving assets away, besides what the model says."""
        return round(ASSET_PRICE * assets * min(1.0, turns_left(self.worlds[0]) / LAST_TURNS))

    # Any trade.

    def gain(self, proposal: Proposal) -> float:
        """How much a trade adds to the bot's chance to win; -1 if it is not allowed."""
        partner = proposal.to if proposal.seat == self.seat else proposal.seat
        theirs, own = proposal.side(partner), proposal.side(self.seat)
        believed = self.trust_in(proposal, partner, theirs.promises)
        if _is_loan(theirs, own, believed) or _is_bargain(theirs, own):
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
        paid = self.premium(len(own.assets))
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


def _is_bargain(theirs: Terms, own: Terms) -> bool:
    """Whether the partner would get assets for less than the price that everybody knows.

    The model has seen few assets change hands, so it may think too little of one. Somebody else would pay the price.
    """
    return bool(own.assets) and theirs.answer is None and theirs.capital + _price(theirs) < own.capital + _price(own)


def _price(terms: Terms) -> int:
    """What the assets of one side usually cost, a little less than they are worth."""
    found = 0
    for asset in terms.assets:
        found += max(int(BOT_VALUES[asset] - LEAST_GAIN), LEAST_PRICE)
    return found


def _without_promises(proposal: Proposal, seat: int) -> Proposal:
    """The same trade, but one seat promises nothing."""
    gives, wants = proposal.gives, proposal.wants
    if seat == proposal.seat:
        gives = Terms(gives.capital, gives.assets, gives.answer)
    else:
        wants = Terms(wants.capital, wants.assets, wants.answer)
    return Proposal(proposal.number, proposal.seat, proposal.to, proposal.step_number, gives, wants)
