"""Helpers that make trades in tests."""

from __future__ import annotations

from collections.abc import Callable

from neopolis import Refused
from neopolis.games.new_angeles.cards.registry import ASSETS
from neopolis.games.new_angeles.ids import ASSET
from neopolis.games.new_angeles.trading.terms import Promise, Terms
from tests.games.new_angeles.deals import CARD, at_support, rest
from tests.games.new_angeles.table import Table

NOTHING = Terms()
NO_RULES = ("not-a-seat", "game-over", "bad-aside")  # refusals that cite no rule: they are the same in every game


def asset(name: str) -> int:
    """The number by which terms name an asset."""
    return ASSETS.named(name)


def card(name: str) -> int:
    """The option that names this asset in an answer."""
    return ASSET + asset(name)


def assets(*names: str) -> Terms:
    """Terms that contain only assets."""
    return Terms(assets=tuple([asset(name) for name in names]))


def capital(amount: int) -> Terms:
    """Terms that contain only capital."""
    return Terms(capital=amount)


def answer(option: int, cards: int = 0) -> Terms:
    """Terms that contain only an answer."""
    return Terms(answer=(option, cards) if cards else option)


def promise(*promises: Promise) -> Terms:
    """Terms that contain only promises."""
    return Terms(promises=promises)


def propose(
    laid: Table, seat: int, to: int, gives: Terms = NOTHING, wants: Terms = NOTHING, *, whisper: bool = False
) -> int:
    """Make a proposal, and return its number."""
    return laid.game.propose(seat, to, gives, wants, whisper)


def trade(
    laid: Table, seat: int, to: int, gives: Terms = NOTHING, wants: Terms = NOTHING, *, whisper: bool = False
) -> Table:
    """Make a proposal, and accept it for the other seat."""
    laid.game.accept(to, propose(laid, seat, to, gives, wants, whisper=whisper))
    return laid


def pledge(laid: Table, seat: int, to: int, *promises: Promise, whisper: bool = False) -> Table:
    """A seat promises something to another seat, and gets nothing for it."""
    return trade(laid, seat, to, promise(*promises), whisper=whisper)


def ledger(laid: Table, viewer: int | None = None) -> list[str]:
    """The status of each promise that a viewer knows of."""
    return [one.status for one in laid.game.view(viewer).promises]


def open_numbers(laid: Table, viewer: int | None = None) -> list[int]:
    """The numbers of the open proposals that a viewer knows of."""
    return [one.id for one in laid.game.proposals(viewer)]


def refused(laid: Table, act: Callable[[], object]) -> str:
    """The code with which an act is refused. The refusal must give a reason and a rule, and change nothing."""
    before = [laid.game.encode(), *[laid.game.view(seat) for seat in (*laid.game.deciders, None)]]
    options = [laid.game.options(seat) for seat in laid.game.deciders]
    try:
        act()
    except Refused as refusal:
        assert [laid.game.encode(), *[laid.game.view(seat) for seat in (*laid.game.deciders, None)]] == before
        assert [laid.game.options(seat) for seat in laid.game.deciders] == options
        assert refusal.message.strip()
        assert refusal.rules or refusal.code in NO_RULES, refusal.code
        return refusal.code
    raise AssertionError("it was not refused")


def no_proposal(laid: Table, seat: int, to: int, gives: Terms = NOTHING, wants: Terms = NOTHING) -> str:
    """The code with which a proposal is refused."""
    return refused(laid, lambda: propose(laid, seat, to, gives, wants))


def cards_for(laid: Table, *seats: int, count: int = 2) -> Table:
    """Gives each of these seats a few cards."""
    for seat in seats:
        laid.hand(seat, *[CARD] * count)
    return laid


def supporting(cards: int = 2) -> Table:
    """Seat 2, with some cards, is asked to support seat 0's offer or seat 1's counteroffer; seat 3 is next."""
    return at_support(cards_for(rest(), 2, 3, count=cards)).pass_until(2, "support-or-abstain")


def next_deal(laid: Table) -> Table:
    """Finishes the deal with quiet answers, and plays up to the main offer of the next one."""
    number = laid.view.deals
    while laid.view.deals == number or laid.prompt != "main-offer":
        laid.quietly()
    return laid


def deal_over(laid: Table) -> Table:
    """Finishes the deal with quiet answers."""
    while laid.view.deal.number:
        laid.quietly()
    return laid
