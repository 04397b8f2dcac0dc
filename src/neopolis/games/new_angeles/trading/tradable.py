"""NA 65: what a seat could give in a trade now. Like proposals, it depends on public information only."""

from __future__ import annotations

from neopolis.games.new_angeles.cards.vocabulary import Choose, top
from neopolis.games.new_angeles.ids import COUNTER, COUNTER_NOW, MAIN
from neopolis.games.new_angeles.rules.deal import LaySupport, cards_laid, supported_offer
from neopolis.games.new_angeles.rules.hands import assets_of
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import SUPPORTING
from neopolis.games.new_angeles.rules.state import NewAngeles
from neopolis.games.new_angeles.trading.proposals import can_agree_to_counter, is_banned, is_in_use, is_public

AnswerRange = tuple[int, int, int]  # an option, and the least and most cards that can be agreed with it


def tradable_capital(s: NewAngeles, seat: int, other: int) -> int:
    """NA 7.1, 65.0, 72.20: the most capital that a seat could give to another seat."""
    return 0 if is_banned(s, seat) or is_banned(s, other) else s.capital[seat]


def tradable_assets(s: NewAngeles, seat: int, other: int) -> list[int]:
    """NA 65.0, 72.20, R-130: the assets that a seat could give to another seat."""
    if is_banned(s, seat) or is_banned(s, other):
        return []
    return [asset for asset in assets_of(s, seat) if not is_in_use(s, asset)]


def tradable_answers(s: NewAngeles, seat: int) -> list[AnswerRange]:
    """R-116: the answers that a seat owes now and could trade.

    If the least number of cards is 0, the number can stay open. If the most is 0, the seat cannot agree to a number.
    """
    if not s.asked >> seat & 1:
        return []
    step = MACHINE.asking(s)
    if isinstance(step, LaySupport):
        return _support_cards(s, seat)
    if not isinstance(step, Choose):
        return []
    cards = len(s.hands[seat]) if top(s).script == SUPPORTING else 0
    options = [thing for thing in step.options(s, seat) if is_public(thing)]
    if can_agree_to_counter(s):
        options.append(COUNTER_NOW)
    return [(thing, 0, cards if thing in (MAIN, COUNTER) else 0) for thing in options]


def _support_cards(s: NewAngeles, seat: int) -> list[AnswerRange]:
    """A seat that is laying support can trade how many cards it lays. Once agreed, only that number is possible."""
    f = top(s)
    agreed = s.deal.agreed_cards
    least = agreed or max(cards_laid(f), 1)
    most = agreed or cards_laid(f) + len(s.hands[seat])
    return [(supported_offer(f), least, most)]
