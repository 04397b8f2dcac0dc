"""Invariants of deals: offers, their price, support and the winner."""

from __future__ import annotations

from neopolis.games.new_angeles.cards.assets import MIDORI, TANAKA, THE_FALL_GUY
from neopolis.games.new_angeles.ids import COUNTER, MAIN
from tests.games.new_angeles.deal_books import NOBODY
from tests.games.new_angeles.invariant import invariant, same
from tests.games.new_angeles.watch import Watch


@invariant
def offers_explained(w: Watch) -> None:
    """NA 15.1, 16.1, 16.2: the offers and the asset on the board were put there by public events."""
    deal, books = w.s.deal, w.deal
    assert deal.main == books.main, f"main offer {deal.main} instead of {books.main}"
    assert list(deal.counters) == books.counters, f"counteroffers {deal.counters} instead of {books.counters}"
    assert list(deal.counterers) == books.counterers, f"by {deal.counterers} instead of {books.counterers}"
    assert deal.revealed == books.revealed, f"asset {deal.revealed} instead of {books.revealed}"


@invariant
def support_explained(w: Watch) -> None:
    """NA 59.1: the piles beside the offers have the cards that were laid there."""
    deal, books = w.s.deal, w.deal
    if not books.pending:
        same(deal.main_support, books.main_support, "support of the main offer")
        same(deal.counter_support, books.counter_support, "support of the counteroffer")
    laid = [*deal.main_support, *deal.counter_support]
    same(laid, [*books.main_support, *books.counter_support, *books.pending], "support")


@invariant
def asset_comes_from_the_track(w: Watch) -> None:
    """NA 16.1: the revealed asset comes from the highest slot of the turn track."""
    for event in w.told("revealed"):
        tracks = [w.old.track] if w.old.track else [(*w.s.track, event.things[0])]
        assert event.things[0] == tracks[0][-1], f"{event} from {tracks[0]}"


@invariant
def main_offer_is_the_active_players(w: Watch) -> None:
    """NA 16.2, 34.0: the active player makes the main offer."""
    for event in w.told("main-offer"):
        assert event.seat == w.turns[-1] or event.seat == w.old.active, f"{event}"


@invariant
def one_counteroffer_each(w: Watch) -> None:
    """NA 15.6, 16.3: nobody makes two counteroffers in a deal, not even a player whose card was sent back (R-89)."""
    deal = w.s.deal
    assert len(set(deal.counterers)) == len(deal.counterers) == len(deal.counters), f"{deal.counterers}"
    countered = w.deal.countered
    assert len(set(countered)) == len(countered), f"two counteroffers of one seat: {countered}"


@invariant
def active_player_does_not_counter(w: Watch) -> None:
    """NA 16.7: the active player counters only with The Fall Guy, and then nobody else does (R-90)."""
    deal = w.s.deal
    if deal.counters_closed:
        assert deal.counterers in ((w.s.active,), ()), f"{deal.counterers}"
    else:
        assert w.s.active not in deal.counterers, "the active player countered"


@invariant
def counteroffers_go_clockwise(w: Watch) -> None:
    """NA 16.3: players make counteroffers in clockwise order from the active player."""
    places = [(seat - w.s.active) % w.seats for seat in w.s.deal.counterers]
    assert places == sorted(places), f"{w.s.deal.counterers} with seat {w.s.active} active"


@invariant
def counteroffer_was_paid(w: Watch) -> None:
    """NA 15.4, R-87: a counteroffer costs 1 card per counteroffer already on the board, paid before anything else."""
    books = w.deal
    free = w.s.deal.counters_closed or not books.counters
    if w.next_prompt != "pay-counteroffer" and not free and not w.told("sent-back"):
        assert books.paid == books.price, f"{books.paid} paid of {books.price}"
    assert books.paid <= books.price or free, f"{books.paid} paid of {books.price}"


@invariant
def supporters_laid_cards(w: Watch) -> None:
    """R-95: the supporters of an offer are the players who laid a card of their own beside it."""
    deal = w.s.deal
    if deal.main or deal.counters:
        for laid_by, supporters in (
            (deal.main_laid_by, deal.main_supporters),
            (deal.counter_laid_by, deal.counter_supporters),
        ):
            assert sum([1 << seat for seat in set(laid_by) - {NOBODY}]) == supporters, f"{supporters:b} by {laid_by}"


@invariant
def nobody_supports_both(w: Watch) -> None:
    """NA 59.3: a player supports only one offer."""
    both = w.s.deal.main_supporters & w.s.deal.counter_supporters
    assert both == 0, f"seats {both:b} do"


@invariant
def offerers_do_not_support(w: Watch) -> None:
    """NA 16.6, 60.0: the active and the countering player lay no cards of support."""
    deal = w.s.deal
    supporters = deal.main_supporters | deal.counter_supporters
    if supporters:
        assert not supporters >> w.s.active & 1, "the active player supported"
        assert not deal.counterers or not supporters >> deal.counterers[-1] & 1, "the countering player supported"


@invariant
def locust_company_is_obeyed(w: Watch) -> None:
    """NA 72.18: a player whom Locust Company forbids to support the counteroffer does not support it."""
    deal = w.s.deal
    assert deal.counter_supporters & deal.cannot_support == 0, f"{deal.counter_supporters:b}"


@invariant
def support_needs_an_offer(w: Watch) -> None:
    """NA 16.4: there are cards of support only beside offers that exist."""
    deal = w.s.deal
    assert deal.main or not deal.main_support, "support of no main offer"
    assert deal.counters or not deal.counter_support, "support of no counteroffer"


@invariant
def winner_is_right(w: Watch) -> None:
    """NA 16.5, 59.4: more support wins, and the active player wins a tie, unless Tanaka or Midori decided the deal."""
    for event in w.told("won-deal"):
        won, main, counter = event.things
        by_asset = w.prompt == "which-offer"
        if w.old.deal.main and w.old.deal.counters and not by_asset and w.prompt != "counteroffer-or-pass":
            assert won == (COUNTER if counter > main else MAIN), f"{event}"
        active = w.old.active
        assert won == COUNTER or event.seat == active, f"{event} with seat {active} active"


@invariant
def winner_is_the_offerer(w: Watch) -> None:
    """NA 16.5: the player whose offer wins, active or countering, wins the deal."""
    deal = w.s.deal
    if deal.winner != NOBODY and (deal.main or deal.counters):
        offerer = w.s.active if deal.won == MAIN else deal.counterers[-1]
        assert deal.winner == offerer, f"{deal.winner} instead of {offerer}"
    assert (deal.winner == w.deal.winner) or not (deal.main or deal.counters), f"{deal.winner} was not told"


@invariant
def winner_claims(w: Watch) -> None:
    """NA 9.0, 16.5: the revealed asset goes to the winner, before the table is cleared."""
    winner = w.old.deal.winner
    for event in w.events:
        if event.kind == "won-deal":
            winner = event.seat
        elif event.kind == "claimed" and w.old.deal.revealed == event.things[0]:
            assert event.seat == winner, f"{event} instead of {winner}"
        elif event.kind == "cleared":
            winner = NOBODY


@invariant
def table_is_clear_between_deals(w: Watch) -> None:
    """NA 16.5: when a turn begins, nothing of a deal is left."""
    if w.events and w.events[-1].kind == "turn":
        deal = w.s.deal
        rest = (deal.main, deal.revealed, *deal.counters, *deal.main_support, *deal.counter_support)
        assert not any(rest) and deal.winner == NOBODY and not deal.cannot_trade, f"{rest}"


@invariant
def settling_assets_were_used(w: Watch) -> None:
    """NA 72.21, 72.30, 72.31: Tanaka, Midori and The Fall Guy have an effect only if their owners used them."""
    for asset, user in w.used:
        if asset in (TANAKA, MIDORI, THE_FALL_GUY):
            assert w.old.owners[asset] == user, f"asset {asset} was used by seat {user}"
    if w.s.deal.counters_closed and not w.old.deal.counters_closed:
        assert w.prompt == "propose-counteroffer", f"by the question {w.prompt}"
