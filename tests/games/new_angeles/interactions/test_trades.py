"""Trades (NA 65) in the middle of something else: the use of an asset, the end of the game, another trade."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.ids import AMOUNT, COUNTER, DISTRICT, FIRST, MAIN, PASS, SEAT, SECOND, YES
from neopolis.games.new_angeles.trading.terms import Promise, Terms
from tests.games.new_angeles.deals import CARD, PLAIN, at_end, at_support, claimed, countered, is_offered, rest, tied
from tests.games.new_angeles.table import table
from tests.games.new_angeles.trades import (
    NOTHING,
    answer,
    assets,
    capital,
    card,
    cards_for,
    deal_over,
    ledger,
    no_proposal,
    open_numbers,
    pledge,
    promise,
    propose,
    trade,
)


@pytest.mark.rule("R-132", "NA 16.3")
def test_the_last_seat_passes_while_a_trade_is_open() -> None:
    """A proposal about the counteroffer lapses with the Counteroffer step; a gift stays open."""
    laid = cards_for(rest(), 1, 2, 3, count=1).offer(0, PLAIN).answer(1, "pass").answer(2, "pass")
    gift = propose(laid, 1, 0, capital(1))
    propose(laid, 0, 3, capital(2), answer(PASS))
    propose(laid, 3, 0, promise(Promise("no-counter", 0)), capital(2))

    laid.answer(3, "pass")

    assert (laid.prompt, open_numbers(laid)) == ("support-or-abstain", [gift])


@pytest.mark.rule("R-116", "NA 16.3")
def test_the_last_seat_sells_its_pass() -> None:
    """The last seat sells its pass in the Counteroffer step, and the trade starts the Support step."""
    laid = cards_for(rest(), 3, count=1).offer(0, PLAIN).answer(1, "pass").answer(2, "pass")

    trade(laid, 0, 3, capital(2), answer(PASS))

    assert (laid.asked, laid.prompt) == ((3,), "support-or-abstain")


@pytest.mark.rule("NA 63.0", "R-132")
def test_threat_25_while_proposals_are_open() -> None:
    """The game ends while a card is resolved: no proposal is left, and none can be made or accepted."""
    laid = rest().illness(4).threat(24).offer(0, CARD).all_pass()
    numbers = [propose(laid, 1, 2, capital(1), whisper=whisper) for whisper in (False, True)]

    laid.answer(0, 4)

    assert (laid.over, open_numbers(laid, 1), ledger(laid)) == (True, [], [])
    for number in numbers:
        with pytest.raises(Exception, match="over"):
            laid.game.accept(2, number)


@pytest.mark.rule("NA 63.0", "R-116", "R-131")
def test_a_traded_answer_ends_the_game() -> None:
    """Seat 1 buys the choice of a district with illness: threat reaches 25, and every promise is settled."""
    laid = pledge(rest().illness(4).threat(24).offer(0, CARD).all_pass(), 0, 1, Promise("give", capital=1))
    propose(laid, 2, 3, capital(1))

    trade(laid, 1, 0, capital(1), answer(DISTRICT + 4))

    assert (laid.over, laid.capitals()[:2], ledger(laid), open_numbers(laid)) == (True, [11, 9], ["void"], [])


@pytest.mark.rule("NA 72.30", "R-116", "R-61")
def test_tanakas_choice_is_sold() -> None:
    """Seat 1 pays Tanaka's owner first to use Tanaka, and then to choose the counteroffer."""
    laid = tied(rest().asset(3, "Tanaka").hand(2, CARD))
    used = trade(laid, 1, 3, capital(3), answer(card("Tanaka"))).prompt

    trade(laid, 1, 3, capital(3), answer(COUNTER))

    assert (used, laid.capitals()) == ("which-offer", [10, 4, 10, 16])
    assert laid.player(1).assets


@pytest.mark.rule("NA 72.30", "NA 6.7", "R-130")
def test_tanaka_cannot_be_sold_while_she_is_used() -> None:
    """Tanaka is under the asset deck as soon as he is used, so nobody can sell him."""
    laid = tied(rest().asset(3, "Tanaka").hand(2, CARD)).answer(3, "Tanaka")

    assert no_proposal(laid, 3, 1, assets("Tanaka")) == "not-owned"


@pytest.mark.rule("NA 72.21", "R-130")
def test_midori_cannot_be_sold_while_she_is_used() -> None:
    """Midori cannot be sold while her own question is open. Afterwards she is exhausted and can be sold."""
    laid = tied(rest().asset(3, "Midori").hand(2, CARD)).answer(3, "Midori")
    before = no_proposal(laid, 3, 1, assets("Midori"))
    trade(laid.answer(3, "main offer"), 3, 1, assets("Midori"))

    assert (before, laid.exhausted(1)) == ("asset-in-use", ["Midori"])


@pytest.mark.rule("NA 72.21", "R-61")
def test_midori_is_bought_in_a_tie() -> None:
    """The countering player buys Midori and decides the tie with her."""
    laid = tied(rest().asset(3, "Midori").hand(2, CARD))
    before = laid.asked

    trade(laid, 3, 1, assets("Midori"), capital(2))

    assert (before, is_offered(laid, 1, "Midori")) == ((3,), True)
    assert "Midori" in laid.answer(1, "Midori", "counteroffer").assets_of(1)
    assert [one.seat for one in laid.game.s.events if one.kind == "won-deal"] == [1]


@pytest.mark.rule("NA 72.21", "R-116")
def test_a_pass_with_midori_is_bought() -> None:
    """Midori's owner is paid not to use her, and the active player wins the tie."""
    laid = tied(rest().asset(3, "Midori").hand(2, CARD))

    trade(laid, 0, 3, capital(2), answer(PASS))

    assert [one.seat for one in laid.game.s.events if one.kind == "won-deal"] == [0]


@pytest.mark.rule("NA 72.9", "R-96", "R-116")
def test_eikos_fee_is_paid_by_a_friend() -> None:
    """Seat 2 has no capital, so seat 1 gives it the 1 capital that it must pay because of Eiko."""
    laid = at_support(cards_for(rest(), 2, 3, count=1).asset(3, "Eiko").capital(2, 0)).answer(2, "abstain")
    laid.answer(3, "Eiko")
    alone = no_proposal(laid, 1, 2, NOTHING, answer(AMOUNT + 1))

    trade(laid, 1, 2, capital(1), answer(AMOUNT + 1))

    assert (alone, laid.capitals(), laid.hand_counts()[2]) == ("answer-impossible", [10, 9, 0, 10], 1)


@pytest.mark.rule("NA 72.9", "R-96", "R-61")
def test_eiko_has_nobody_to_ask_when_the_last_capital_is_given_away() -> None:
    """Seat 2, without cards, gives away all capital, so Eiko can demand nothing and her owner is no longer asked."""
    laid = at_support(rest().asset(3, "Eiko").hand(3, CARD))
    before = is_offered(laid, 3, "Eiko")

    trade(laid, 2, 1, capital(10))

    assert (before, laid.asked, laid.prompt) == (True, (3,), "support-or-abstain")


@pytest.mark.rule("NA 72.7", "R-116")
@pytest.mark.parametrize(
    ("option", "standing", "capitals"), [(FIRST, 1, [8, 10, 10, 12]), (SECOND, -1, [8, 12, 10, 10])]
)
def test_chief_gormans_question_is_answered_for_a_price(option: int, standing: int, capitals: list[int]) -> None:
    """Seat 0 pays seat 1 for taking its counteroffer back, or for paying Chief Gorman's owner."""
    laid = countered(rest().asset(3, "Chief Gorman").hand(2, CARD)).answer(3, "Chief")

    trade(laid, 0, 1, capital(2), answer(option))

    assert (laid.view.deal.counterer, laid.capitals()) == (standing, capitals)


@pytest.mark.rule("NA 72.7", "NA 72.20", "R-101")
def test_a_banned_player_cannot_pay_for_chief_gormans_pass() -> None:
    """Mark Yale bans the countering player, who cannot pay Chief Gorman's owner to pass. Seat 0 can pay for his use."""
    laid = countered(rest().asset(2, "Mark Yale").asset(3, "Chief Gorman")).answer(2, "Mark")

    assert no_proposal(laid, 1, 3, capital(3), answer(PASS)) == "banned-from-trade"
    assert trade(laid, 0, 3, capital(1), answer(card("Chief Gorman"))).prompt == "pay-or-take-back"


@pytest.mark.rule("NA 72.6", "R-100", "R-61")
def test_caprice_nisei_with_a_trade_in_the_middle() -> None:
    """Between two declared choices the player sells the next one; the offer is resolved as declared."""
    laid = rest().asset(2, "Caprice Nisei").illness(3, 5, 7).offer(0, "Clean Slate").answer(2, "Caprice").answer(0, 3)

    trade(laid, 1, 0, capital(2), answer(DISTRICT + 7))
    trade(laid, 0, 2, capital(1))
    laid.answer(0, 7).all_pass()

    assert (laid.districts("illness"), laid.districts("outage")) == ([5], [7])
    assert laid.capitals() == [11, 8, 15, 10]  # seat 2 is Jinteki, whose contract pays


@pytest.mark.rule("NA 72.6", "R-130", "R-61")
def test_caprice_nisei_stays_while_her_question_is_open() -> None:
    """Caprice Nisei cannot be sold while a player declares. After she is sold, the declaration still binds."""
    laid = rest().asset(2, "Caprice Nisei").illness(3, 5).offer(0, PLAIN).answer(2, "Caprice")
    before = no_proposal(laid, 2, 3, assets("Caprice Nisei"))
    cards_for(laid, 1, count=1).answer(0, 5)
    trade(laid, 2, 3, assets("Caprice Nisei"))

    assert (before, laid.all_pass().districts("illness")) == ("asset-in-use", [3])


@pytest.mark.rule("NA 72.31", "R-90", "R-116")
def test_the_fall_guy_is_bought_before_the_offer() -> None:
    """The active player buys The Fall Guy before the main offer and uses him."""
    laid = rest().asset(2, "The Fall Guy").hand(0, PLAIN, CARD)

    trade(laid, 0, 2, capital(4), assets("The Fall Guy"))
    laid.offer(0, PLAIN).answer(0, "The Fall Guy", CARD)

    assert [one.seat for one in laid.game.s.events if one.kind == "counteroffer"] == [0]


@pytest.mark.rule("NA 72.16", "R-61")
def test_a_bet_stays_with_the_player_who_made_it() -> None:
    """Jackson Howard is sold after the bet: his former owner is paid."""
    laid = rest().at("deal").hand(0, PLAIN).asset(1, "Jackson Howard").answer(1, "Jackson", "seat 0")

    trade(laid, 1, 2, assets("Jackson Howard"))

    assert deal_over(laid.offer(0, PLAIN)).capitals() == [10, 12, 10, 10]


@pytest.mark.rule("NA 72.8", "R-61")
@pytest.mark.parametrize(("owner", "capitals"), [(1, [10, 11, 10, 10]), (2, [10, 10, 10, 10])])
def test_coach_walden_pays_his_current_owner(owner: int, capitals: list[int]) -> None:
    """Coach Walden, sold during the deal, pays his new owner if that is the winner's left neighbor."""
    laid = cards_for(rest().asset(3, "Coach Walden"), 2, count=1).offer(0, PLAIN)

    assert deal_over(trade(laid, 3, owner, assets("Coach Walden"))).capitals() == capitals


@pytest.mark.rule("NA 72.1", "R-88", "R-61")
def test_aaron_marron_is_sold_while_a_counteroffer_is_paid_for() -> None:
    """The card that pays for a counteroffer goes to the player who owns Aaron Marrón at that moment."""
    laid = countered(rest().asset(3, "Aaron Marrón").hand(2, PLAIN, "Riot Control")).answer(2, PLAIN)

    trade(laid, 3, 1, assets("Aaron Marrón"))

    assert laid.answer(2, "Riot Control").hand_of(1) == ["Riot Control"]


@pytest.mark.rule("NA 72.2", "R-111", "R-61")
def test_alex_westlund_swaps_what_was_just_traded() -> None:
    """After the first asset is chosen, it is traded. Alex Westlund then swaps it away from its new owner."""
    laid = at_end().asset(0, "Alex Westlund").asset(1, "Eiko").asset(2, "Midori").answer(0, "Alex", "Eiko")

    trade(laid, 1, 3, assets("Eiko"))
    laid.answer(0, "Midori")

    assert (laid.assets_of(1), laid.assets_of(2), laid.assets_of(3)) == ([], ["Eiko"], ["Midori"])


@pytest.mark.rule("NA 72.2", "R-111", "R-61")
def test_alex_westlund_finds_nothing_to_swap() -> None:
    """After the first asset is chosen, its owner gets all others, so nothing is swapped."""
    laid = at_end().asset(0, "Alex Westlund").asset(1, "Eiko").answer(0, "Alex", "Mr. Li")
    before = laid.prompt

    trade(laid, 1, 0, assets("Eiko"))

    assert (before, laid.prompt, laid.texts(0)) == ("swap-second", "use-asset", ["Mr. Li", "pass"])


@pytest.mark.rule("R-112", "NA 22.1", "R-61")
def test_a_used_asset_stays_used_when_the_other_one_is_given_away() -> None:
    """Seat 0 uses Marco Cubrero and gives Mr. Li away, so it discards. A trade does not bring Marco Cubrero back."""
    laid = at_end().asset(0, "Marco Cubrero").hand(0, *[CARD] * 3, *[PLAIN] * 3).answer(0, "Marco", "seat 1")

    trade(laid, 0, 1, assets("Mr. Li"))
    before = laid.prompt
    trade(laid, 0, 1, capital(1))

    assert (before, laid.prompt) == ("discard-down", "discard-down")


@pytest.mark.rule("NA 72.19", "R-106", "R-61")
def test_marco_cubrero_finds_nobody_to_rob() -> None:
    """Everybody gives their capital to Marco Cubrero's owner before that player steals, so nothing is left to steal."""
    laid = at_end().asset(0, "Marco Cubrero").answer(0, "Marco")
    for seat in (1, 2, 3):
        trade(laid, seat, 0, capital(10))

    assert (laid.prompt, laid.texts(0), laid.capitals()) == ("use-asset", ["Mr. Li", "pass"], [40, 0, 0, 0])


@pytest.mark.rule("NA 70.8", "R-61")
def test_vanity_project_finds_no_asset() -> None:
    """The player picked for Vanity Project gives away their only asset, so nothing is discarded."""
    laid = rest().asset(1, "Eiko").offer(0, "Vanity Project").all_pass().answer(0, "seat 1")
    before = laid.prompt

    trade(laid, 1, 2, assets("Eiko"))

    assert (before, laid.assets_of(2), laid.prompt) == ("discard-asset", ["Eiko"], "use-asset")


@pytest.mark.rule("NA 72.32", "R-116")
def test_thomas_haas_swap_is_sold() -> None:
    """Everybody sees whether Thomas Haas' owner swaps, so that answer can be sold; the cards stay secret."""
    laid = at_end().asset(0, "Thomas Haas").answer(0, "Thomas")
    number = propose(laid, 1, 0, capital(1), answer(YES))

    laid.game.accept(0, number)

    assert [one.kind for one in laid.game.s.events if one.is_visible_to(1)][-1] == "swapped-rival"
    assert laid.game.view(1).players[0].rival == 0


@pytest.mark.rule("R-116", "R-62", "R-131")
def test_support_sold_to_one_and_promised_to_another() -> None:
    """Seat 2 sells its support in a binding trade, and so breaks its promise to support the other offer."""
    laid = pledge(at_support(cards_for(rest(), 2)), 2, 1, Promise("support", 1))

    trade(laid, 0, 2, capital(5), answer(MAIN, 1))

    assert (ledger(deal_over(laid.answer(2, CARD))), laid.capitals()[2]) == (["broken"], 15)


@pytest.mark.rule("R-116", "R-61", "NA 70.10")
def test_three_players_bid_for_one_pick() -> None:
    """Two players bid for the same choice: one bid is accepted, the other lapses. The third buys the next choice."""
    laid = rest().offer(0, "High-Risk Investments").all_pass()
    for seat in (1, 2):
        propose(laid, seat, 0, capital(seat), answer(SEAT + seat))
    laid.game.accept(0, 2)
    lapsed = open_numbers(laid)
    trade(laid, 3, 0, capital(1), answer(SEAT + 3))

    assert (lapsed, laid.capitals()) == ([], [13, 10, 11, 11])


@pytest.mark.rule("R-61", "NA 6.4", "R-84")
def test_an_asset_changes_hands_through_all_owners_of_a_moment() -> None:
    """Mark Yale is traded from owner to owner; each new owner is asked, and the last one uses him."""
    laid = table().asset(1, "Mark Yale").offer(0, PLAIN)
    asked = [laid.asked]
    for seat in (1, 2, 3):
        trade(laid, seat, (seat + 1) % 4, assets("Mark Yale"))
        asked.append(laid.asked)

    assert (asked, laid.answer(0, "Mark").view.deal.cannot_trade) == ([(1,), (2,), (3,), (0,)], [0])


@pytest.mark.rule("R-62", "NA 65.1", "R-131")
def test_a_loan_for_one_deal() -> None:
    """Midori is lent for capital, used, and given back exhausted; the promise to return her is kept."""
    laid = rest().asset(3, "Midori").hand(2, CARD)
    back = Terms(1, promises=(Promise("give", asset=assets("Midori").assets[0]),))
    trade(laid, 1, 3, back, assets("Midori"))
    tied(laid).answer(1, "Midori", "counteroffer")

    trade(laid, 1, 3, assets("Midori"))

    assert (ledger(laid), laid.exhausted(3)) == (["kept"], ["Midori"])


@pytest.mark.rule("NA 72.14", "R-61")
def test_hernando_cortez_finds_nothing_to_steal() -> None:
    """Seat 2 gives its asset to the player who is about to steal it. That player does not gain 2 capital instead."""
    laid = claimed(rest().asset(2, "Eiko"), "Hernando Cortez").answer(0, "first")
    before = laid.prompt

    trade(laid, 2, 0, assets("Eiko"))

    assert (before, laid.prompt, laid.capital_of(0)) == ("steal-asset", "use-asset", 10)
