"""NA 16: the five steps of a deal, and the moments in it at which assets may be used (R-86)."""

from __future__ import annotations

from typing import Final, Literal

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.definitions import (
    ON_DEAL_WON,
    ON_ILLNESS_THREAT,
    PAYMENT_TAKERS,
    SPARES_ILLNESS,
    Effect,
)
from neopolis.games.new_angeles.cards.vocabulary import Choose, Do, go_to, open_window
from neopolis.games.new_angeles.ids import (
    ABSTAIN,
    COUNTER,
    DONE,
    EMERGENCY,
    ILLNESS_THREAT,
    MAIN,
    PASS,
)
from neopolis.games.new_angeles.knowledge.knowledge import OPEN, support_seen
from neopolis.games.new_angeles.rules.city import raise_threat
from neopolis.games.new_angeles.rules.claiming import claim
from neopolis.games.new_angeles.rules.contracts import seat_of
from neopolis.games.new_angeles.rules.hands import (
    discard,
    hand_card,
    hold,
    is_emergency,
    lay_away,
    lay_down,
    lay_support,
    leave,
    playable,
)
from neopolis.games.new_angeles.rules.scripts import (
    ABSTAINED,
    ASSET_REVEALED,
    CARD,
    COUNTER_PROPOSED,
    COUNTERING,
    DEAL,
    DEAL_ENDED,
    DEAL_WON,
    MAIN_PROPOSED,
    RESOLUTION_BEGINS,
    SUPPORT_BEGINS,
    SUPPORT_TIED,
    SUPPORTING,
)
from neopolis.games.new_angeles.rules.state import NOBODY, Deal, NewAngeles, Resolution, Row


def counterer(s: NewAngeles) -> int:
    """NA 14.0, 14.1: the seat that proposed the topmost counteroffer, or NOBODY."""
    return s.deal.counterers[-1] if s.deal.counterers else NOBODY


def reveal_asset(s: NewAngeles, f: Frame) -> None:
    """NA 16.1: begin a deal: reveal the rightmost asset of the turn track."""
    s.deals += 1
    s.deal.number = s.deals
    s.deal.revealed = s.track[-1]
    s.track = s.track[:-1]
    s.revealed = True
    s.emit("revealed", NOBODY, (s.deal.revealed,))
    open_window(s, ASSET_REVEALED, s.active)


class ProposeMain(Choose):
    """NA 16.2, 34: the active player must propose a main offer."""

    def __init__(self) -> None:
        super().__init__("main-offer", ("NA 16.2", "NA 34.1", "NA 34.2"))

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return s.active

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        return playable(s, s.active)

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        lay_down(s, s.active, thing)
        s.deal.main = thing
        s.emit("main-offer", s.active, (thing,))
        open_window(s, MAIN_PROPOSED, s.active)


def open_countering(s: NewAngeles, f: Frame) -> None:
    """NA 16.3: the others may counter, clockwise, unless the active player made the counteroffer (R-90)."""
    if not s.deal.counters_closed:
        s.stack.append(Frame(COUNTERING, 0, NOBODY, 1))


# In frames of COUNTERING and SUPPORTING, `count` is how many places to the left of the active player the seat is.


def seat_at(s: NewAngeles, f: Frame) -> int:
    """The seat whose turn it is to counter or to support."""
    return (s.active + f.count) % s.setting.seats


def everybody_had_a_turn(s: NewAngeles, f: Frame) -> bool:
    return f.count >= s.setting.seats


def cards_to_pay(f: Frame) -> int:
    """NA 15.4: how many cards the counteroffer still costs."""
    return f.picked


def supported_offer(f: Frame) -> int:
    """The offer that the seat supports: MAIN or COUNTER."""
    return f.picked


def cards_laid(f: Frame) -> int:
    """How many cards the seat has laid down in support."""
    return f.touched


class MayCounter(Choose):
    """NA 15, 16.3, R-87: propose a counteroffer or pass.

    R-121: a seat that has nothing to counter with passes without being asked.
    """

    def __init__(self) -> None:
        super().__init__("counteroffer-or-pass", ("NA 15.1", "NA 15.4", "NA 16.3", "R-87"))

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return seat_at(s, f)

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        seat = seat_at(s, f)
        if everybody_had_a_turn(s, f):
            return []
        price = len(s.deal.counters)
        cards = s.hands[seat]
        found = [card for card in playable(s, seat) if len(cards) - (0 if is_emergency(card) else 1) >= price]
        if found and not s.deal.agreed_cards:
            found.append(PASS)
        return found

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        if everybody_had_a_turn(s, f):
            s.stack.pop()
        else:
            s.emit("passed", seat_at(s, f))
            go_to(s, f.step, count=f.count + 1)

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        seat, price = seat_at(s, f), len(s.deal.counters)
        if thing == PASS:
            s.emit("passed", seat)
            go_to(s, f.step - 1, count=f.count + 1)
            return
        s.deal.agreed_cards = 0
        lay_down(s, seat, thing)
        s.deal.counters = (*s.deal.counters, thing)
        s.deal.counterers = (*s.deal.counterers, seat)
        s.emit("counteroffer", seat, (thing,))
        go_to(s, f.step, count=f.count, picked=price)


class PayCounter(Choose):
    """NA 15.4, R-87, R-88: pay a card per earlier counteroffer: discard it, or give it to the owner of an asset."""

    def __init__(self) -> None:
        super().__init__("pay-counteroffer", ("NA 15.4", "R-87", "R-88"))

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return seat_at(s, f)

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        return list(s.hands[seat_at(s, f)]) if cards_to_pay(f) else []

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        """The counteroffer is paid for; the frame keeps its seat."""

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        seat = seat_at(s, f)
        go_to(s, f.step - 1, count=f.count, picked=cards_to_pay(f) - 1)
        for asset in PAYMENT_TAKERS:
            heir = s.owners[asset]
            if heir not in (NOBODY, seat):
                hand_card(s, seat, heir, thing)
                s.emit("inherited", heir, (seat,))
                s.emit("inherited-card", heir, (seat, thing), 1 << heir | 1 << seat)
                return
        discard(s, seat, thing)


def counter_proposed(s: NewAngeles, f: Frame) -> None:
    """R-86: assets may be used after each counteroffer."""
    open_window(s, COUNTER_PROPOSED, seat_at(s, f))


def next_to_counter(s: NewAngeles, f: Frame) -> None:
    """NA 16.3: the chance to counter goes to the next player on the left."""
    go_to(s, 0, count=f.count + 1)


def begin_support(s: NewAngeles, f: Frame) -> None:
    """R-86: assets may be used before anybody supports."""
    open_window(s, SUPPORT_BEGINS)


def open_supporting(s: NewAngeles, f: Frame) -> None:
    """NA 16.4: players support clockwise, from the left of the active player."""
    s.stack.append(Frame(SUPPORTING, 0, NOBODY, 1))


class MaySupport(Choose):
    """NA 16.4, 59, 60, R-56: support an offer or abstain; then lay cards, one after the other.

    R-121: a seat that has no cards, or no offer to support, abstains without being asked.
    """

    def __init__(self) -> None:
        super().__init__("support-or-abstain", ("NA 16.4", "NA 59.0", "NA 60.0"))

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return seat_at(s, f)

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        seat = seat_at(s, f)
        if everybody_had_a_turn(s, f) or seat == counterer(s) or not s.hands[seat]:
            return []
        found = [MAIN] if s.deal.main else []
        if s.deal.counters and not s.deal.cannot_support >> seat & 1:
            found.append(COUNTER)
        return [ABSTAIN, *found] if found else []

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        if everybody_had_a_turn(s, f):
            s.stack.pop()
        elif seat_at(s, f) == counterer(s):
            go_to(s, f.step, count=f.count + 1)
        else:
            self._abstain(s, f, f.step)

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        if thing == ABSTAIN:
            self._abstain(s, f, f.step - 1)
        else:
            go_to(s, f.step, count=f.count, picked=thing)

    def _abstain(self, s: NewAngeles, f: Frame, step: int) -> None:
        seat = seat_at(s, f)
        s.emit("abstained", seat)
        go_to(s, step, count=f.count + 1)
        open_window(s, ABSTAINED, seat)


class LaySupport(Choose):
    """NA 59.1: lay one or more cards face down beside the offer."""

    def __init__(self) -> None:
        super().__init__("support-card", ("NA 59.1", "NA 16.4"))

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return seat_at(s, f)

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        cards = list(s.hands[seat_at(s, f)])
        if s.deal.agreed_cards:
            return cards if cards_laid(f) < s.deal.agreed_cards else []
        return [DONE, *cards] if cards and cards_laid(f) else cards

    def nothing(self, s: NewAngeles, f: Frame) -> None:
        self._end(s, f)

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        if thing == DONE:
            self._end(s, f)
            return
        seat = seat_at(s, f)
        leave(s, seat, thing)
        lay_support(s, supported_offer(f), thing, seat)
        s.emit("support-card", seat, (thing,), 1 << seat)
        go_to(s, f.step - 1, count=f.count, picked=supported_offer(f), touched=cards_laid(f) + 1)

    def _end(self, s: NewAngeles, f: Frame) -> None:
        s.deal.agreed_cards = 0
        s.emit("supported", seat_at(s, f), (supported_offer(f), cards_laid(f)))
        go_to(s, 0, count=f.count + 1)


def begin_resolution(s: NewAngeles, f: Frame) -> None:
    """R-86: assets may be used before support is compared."""
    open_window(s, RESOLUTION_BEGINS)


ON_A_TIE: Final = MAIN  # NA 16.5, 59.4: the active player wins


def lead(deal: Deal, side: int) -> int:
    """NA 59.4: by how many cards an offer is ahead. The offer that wins ties counts as having one card more."""
    ahead = len(deal.main_support) - len(deal.counter_support) + int(ON_A_TIE == MAIN)
    return ahead if side == MAIN else 1 - ahead


def compare_support(s: NewAngeles, f: Frame) -> None:
    """NA 16.5, 59.4: the offer with more cards wins; an asset may settle a tie (R-98).

    R-91: a counteroffer wins if there is no main offer.
    """
    deal = s.deal
    if deal.won:
        return
    if deal.counters and not deal.main:
        deal.won = COUNTER
    elif len(deal.main_support) != len(deal.counter_support):
        deal.won = MAIN if len(deal.main_support) > len(deal.counter_support) else COUNTER
    else:
        open_window(s, SUPPORT_TIED)


def settle_winner(s: NewAngeles, f: Frame) -> None:
    """NA 16.5: settle a tie that no asset has settled. Then assets react, automatic ones first."""
    deal = s.deal
    deal.won = deal.won or ON_A_TIE
    deal.winner = s.active if deal.won == MAIN else counterer(s)
    s.emit("won-deal", deal.winner, (deal.won, len(deal.main_support), len(deal.counter_support)))
    for asset, reaction in ON_DEAL_WON:  # NA 72.8, R-99
        reaction(s, s.owners[asset])
    open_window(s, DEAL_WON, deal.winner)


def resolve_offer(s: NewAngeles, f: Frame) -> None:
    """NA 16.5: the winner resolves the effect on the offer."""
    deal = s.deal
    card = deal.main if deal.won == MAIN else deal.counters[-1]
    if card:
        s.resolution.open = True  # NA 11.2, 32.0
        s.resolution.spared = SPARES_ILLNESS[card]
        s.resolution.bound = deal.main_declared if deal.won == MAIN else _declared(s)
        s.stack.append(Frame(CARD + card, 0, deal.winner))


def _declared(s: NewAngeles) -> Row:
    """R-100: a declaration binds only the counteroffer it was made for, not one laid on top of it."""
    return s.deal.counter_declared if s.deal.counter_declarer == counterer(s) else ()


def settle_illness(s: NewAngeles, f: Frame) -> None:
    """NA 32.0, 32.5, R-79: threat rises by 2, once, if a district with illness was involved; assets may react."""
    ill = s.resolution.met_illness and not s.resolution.spared
    s.resolution = Resolution()
    if ill:
        raise_threat(s, ILLNESS_THREAT)
        if s.ended == 0:
            for asset, reaction in ON_ILLNESS_THREAT:
                reaction(s, s.owners[asset])


def claim_revealed(s: NewAngeles, f: Frame) -> None:
    """NA 9.0, 16.5: the winner claims the revealed asset."""
    asset = s.deal.revealed
    s.deal.revealed = 0
    claim(s, s.deal.winner, asset)


def clear_table(s: NewAngeles, f: Frame) -> None:
    """NA 16.5, 21.3: action cards are discarded face down; emergency actions go back to their corporations."""
    deal = s.deal
    winning = deal.main if deal.won == MAIN else deal.counters[-1]
    offers = [card for card in (deal.main, *deal.counters) if card]
    support = deal.main_support + deal.counter_support
    s.discards += support
    s.discards_seen += tuple(support_seen(deal.main_laid_by + deal.counter_laid_by))
    for card in offers:
        if not is_emergency(card):
            lay_away(s, card, s.setting.everybody | OPEN)
        else:
            corporation = card - EMERGENCY
            hold(s, corporation, seat_of(s, corporation))
            if card == winning:  # an emergency action that lost stays face up
                s.emergency_face_up &= ~(1 << corporation)
    deal.main, deal.counters, deal.counterers = 0, (), ()
    deal.main_support, deal.counter_support, deal.main_laid_by, deal.counter_laid_by = (), (), (), ()
    s.emit("cleared", NOBODY, (len(support) + len(offers),))
    open_window(s, DEAL_ENDED)


def end_deal(s: NewAngeles, f: Frame) -> None:
    """NA 16.0, R-97, R-101: the deal is over; everything that was forbidden during it is allowed again."""
    s.deal = Deal()


DEAL_SCRIPT: Final[Effect] = [
    Do(reveal_asset),
    ProposeMain(),
    Do(open_countering),
    Do(begin_support),
    Do(open_supporting),
    Do(begin_resolution),
    Do(compare_support),
    Do(settle_winner),
    Do(resolve_offer),
    Do(settle_illness),
    Do(claim_revealed),
    Do(clear_table),
    Do(end_deal),
]
COUNTERS_OVER: Final = 3  # once the `step` of DEAL_SCRIPT's frame is higher, the Counteroffer step is over
SUPPORT_OVER: Final = 5  # once the `step` of DEAL_SCRIPT's frame is higher, the Support step is over
TABLE_CLEARED: Final = 11  # once the `step` of DEAL_SCRIPT's frame is higher, promises for this deal have ended
COUNTERING_SCRIPT: Final[Effect] = [MayCounter(), PayCounter(), Do(counter_proposed), Do(next_to_counter)]
SUPPORTING_SCRIPT: Final[Effect] = [MaySupport(), LaySupport()]

# The five steps of a deal, and for each the highest `step` that the frame of DEAL_SCRIPT has during it.
DealStep = Literal["", "asset", "main", "counter", "support", "resolution"]
DEAL_STEPS: Final[tuple[tuple[DealStep, int], ...]] = (
    ("asset", 1),
    ("main", 2),
    ("counter", COUNTERS_OVER),
    ("support", SUPPORT_OVER),
    ("resolution", len(DEAL_SCRIPT)),
)


def deal_step(s: NewAngeles) -> DealStep:
    """NA 16.0: the step of the deal on the table; "" while there is none."""
    for frame in s.stack:
        if frame.script == DEAL:
            return next(name for name, last in DEAL_STEPS if frame.step <= last)
    return ""
