"""NA 65.0, R-116: an answer to the current question as part of a trade: given immediately, in public, and binding."""

from __future__ import annotations

import msgspec
import pytest

from neopolis import Refused, new_angeles
from neopolis.games.new_angeles.cards.registry import ACTIONS
from neopolis.games.new_angeles.ids import (
    ABSTAIN,
    AMOUNT,
    COMPONENT,
    COUNTER,
    COUNTER_NOW,
    DISTRICT,
    DONE,
    EMERGENCY,
    FIRST,
    INVESTMENT,
    MAIN,
    ORGCRIME,
    PASS,
    SEAT,
    SECOND,
    TYPE,
    YES,
)
from neopolis.games.new_angeles.trading.terms import Promise, Terms
from tests.games.new_angeles.deals import CARD, PLAIN, at_end, at_support, claimed, countered, is_offered, rest
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import (
    NOTHING,
    answer,
    assets,
    capital,
    card,
    cards_for,
    ledger,
    no_proposal,
    open_numbers,
    pledge,
    propose,
    refused,
    supporting,
    trade,
)


def countering() -> Table:
    """Seat 1 is asked for a counteroffer, then seats 2 and 3."""
    return cards_for(rest(), 1, 2, 3, count=1).offer(0, PLAIN)


@pytest.mark.rule("R-116", "NA 65.0")
def test_a_pass_for_capital() -> None:
    """Seat 1 gets the capital and passes in one step."""
    laid = trade(countering(), 0, 1, capital(3), answer(PASS))

    assert (laid.capitals(), laid.asked) == ([7, 13, 10, 10], (2,))


@pytest.mark.rule("R-116")
def test_a_pass_offered_by_the_player_who_owes_it() -> None:
    """The player who is asked can propose to pass. The pass is given as soon as the other player consents."""
    laid = countering()
    number = propose(laid, 1, 0, answer(PASS), capital(3))
    before = laid.asked
    binding = laid.game.proposals(0)[0].binding

    laid.game.accept(0, number)

    assert (before, binding, laid.asked) == ((1,), True, (2,))


@pytest.mark.rule("R-116")
def test_abstaining_for_capital() -> None:
    """Seat 2 abstains for capital, and seat 3 is asked next."""
    laid = trade(supporting(), 0, 2, capital(3), answer(ABSTAIN))

    assert (laid.capitals()[2], laid.asked, laid.hand_counts()[2]) == (13, (3,), 2)


@pytest.mark.rule("R-116", "NA 59.1")
@pytest.mark.parametrize(("offer", "text"), [(MAIN, "main offer"), (COUNTER, "counteroffer")])
def test_support_for_an_offer_with_any_number_of_cards(offer: int, text: str) -> None:
    """The offer is agreed; the supporter still chooses the number of cards, at least one."""
    laid = trade(supporting(), 0, 2, capital(3), answer(offer))
    first = laid.texts(2)

    assert (first, laid.answer(2, CARD).texts(2)) == ([CARD], ["done", CARD])
    assert text in laid.game.pack.names[offer]


@pytest.mark.rule("R-116", "NA 59.1")
def test_support_with_a_number_of_cards() -> None:
    """Exactly the agreed number of cards must be laid; which cards stays secret."""
    laid = at_support(rest().hand(2, CARD, "Liquidation", "Riot Control").hand(3, CARD))

    trade(laid, 0, 2, capital(3), answer(MAIN, 2))

    assert laid.texts(2) == [CARD, "Liquidation", "Riot Control"]
    assert laid.answer(2, "Liquidation").texts(2) == [CARD, "Riot Control"]
    assert laid.answer(2, CARD).asked == (3,)
    assert (laid.view.deal.main_support, laid.hand_of(2)) == (2, ["Riot Control"])


@pytest.mark.rule("R-116")
def test_the_agreed_number_is_visible_and_ends_with_the_support() -> None:
    """Everybody sees the agreed number of cards; it does not hold for the next seat."""
    laid = trade(supporting(), 0, 2, capital(3), answer(COUNTER, 1))
    agreed = laid.view.deal.agreed_cards

    laid.answer(2, CARD).answer(3, "main offer", CARD)

    assert (agreed, laid.view.deal.agreed_cards, laid.texts(3)) == (1, 0, ["done", CARD])


@pytest.mark.rule("R-116", "NA 59.1")
@pytest.mark.parametrize(("cards", "possible"), [(1, True), (2, True), (3, False), (99, False)])
def test_more_cards_than_in_hand_are_refused(cards: int, possible: bool) -> None:
    """A trade cannot agree on more cards of support than the seat has in hand."""
    laid = supporting()
    code = "" if possible else no_proposal(laid, 0, 2, capital(3), answer(MAIN, cards))

    assert code == ("" if possible else "answer-impossible")
    assert not possible or propose(laid, 0, 2, capital(3), answer(MAIN, cards))


@pytest.mark.rule("R-116")
@pytest.mark.parametrize("cards", [0, -1, 100, True, None, "2"])
def test_odd_numbers_of_cards_are_refused(cards: object) -> None:
    """Zero, negative and huge numbers, and values that are not numbers, are refused."""
    laid = supporting()

    assert refused(laid, lambda: laid.game.propose(0, 2, capital(3), odd_answer((MAIN, cards)))) == "terms-number"


def odd_answer(answered: object) -> Terms:
    """Terms with any value as an answer."""
    return msgspec.structs.replace(Terms(), answer=answered)


@pytest.mark.rule("R-116")
@pytest.mark.parametrize("answered", [(), (MAIN,), (MAIN, 1, 1), [], "pass", 1.5, -1, 10**20, {MAIN: 1}])
def test_odd_answers_are_refused(answered: object) -> None:
    """An answer of any odd type or value is refused."""
    laid = supporting()

    assert refused(laid, lambda: laid.game.propose(0, 2, capital(3), odd_answer(answered)))


@pytest.mark.rule("R-116")
@pytest.mark.parametrize("thing", [ABSTAIN, PASS, DONE])
def test_only_support_has_a_number_of_cards(thing: int) -> None:
    """A number of cards for abstaining, passing or stopping is refused."""
    assert no_proposal(supporting(), 0, 2, capital(3), answer(thing, 2)) == "answer-impossible"


@pytest.mark.rule("R-116", "NA 59.1")
def test_a_number_agreed_upon_while_cards_are_laid() -> None:
    """One card is already laid when two are agreed, so one more must follow."""
    laid = at_support(cards_for(rest(), 2, count=4).hand(3, "Liquidation")).answer(2, "main offer", CARD)

    trade(laid, 0, 2, capital(1), answer(MAIN, 2))

    assert (laid.texts(2), laid.answer(2, CARD).asked) == ([CARD], (3,))


@pytest.mark.rule("R-116", "R-131")
def test_an_agreed_number_that_is_already_laid_ends_the_support() -> None:
    """The agreed number is already laid, so the support is over, and a promise of that number is kept."""
    laid = pledge(at_support(cards_for(rest(), 2, 3, count=2)), 2, 0, Promise("support", 0))
    laid.answer(2, "main offer", CARD)
    before = ledger(laid)

    step = laid.game.s.step_number

    trade(laid, 0, 2, capital(1), answer(MAIN, 1))

    assert (before, ledger(laid), laid.asked, laid.hand_counts()[2]) == (["open"], ["kept"], (3,), 1)
    assert laid.game.s.step_number == step + 1


@pytest.mark.rule("R-116")
@pytest.mark.parametrize("terms", [answer(MAIN, 1), answer(COUNTER, 3), answer(MAIN), answer(DONE), answer(MAIN, 5)])
def test_cards_already_laid_limit_what_can_be_agreed(terms: Terms) -> None:
    """Seat 2 has laid two of four cards. A trade for fewer or too many cards, for the other offer, or for no number of
    cards is refused.
    """
    laid = at_support(cards_for(rest(), 2, count=4)).answer(2, "main offer", CARD, CARD)

    assert no_proposal(laid, 0, 2, capital(1), terms) == "answer-impossible"


@pytest.mark.rule("R-116", "NA 65.0")
def test_a_number_agreed_upon_cannot_be_traded_away_again() -> None:
    """Seat 2 owes seat 0 two cards of support; a trade with a third player cannot change that."""
    laid = trade(at_support(cards_for(rest(), 2, count=4)), 0, 2, capital(3), answer(MAIN, 2))

    assert no_proposal(laid, 1, 2, capital(9), answer(MAIN, 1)) == "answer-impossible"
    assert no_proposal(laid, 1, 2, capital(9), answer(MAIN, 3)) == "answer-impossible"


@pytest.mark.rule("R-116", "NA 65.5")
@pytest.mark.parametrize("thing", [1, ACTIONS.last])
def test_which_card_is_never_part_of_a_trade(thing: int) -> None:
    """A trade cannot name the card of a counteroffer or of support."""
    laid = countering()

    assert no_proposal(laid, 0, 1, capital(1), answer(thing)) == "answer-not-public"
    assert no_proposal(laid.answer(1, CARD), 2, 0, answer(thing)) == "answer-not-public"


@pytest.mark.rule("R-116", "NA 33.0")
def test_investments_cannot_be_traded() -> None:
    """The choice of an investment, which is secret, cannot be traded."""
    laid = table().at("demand")

    for thing in (*laid.game.options(1), INVESTMENT, PASS):
        assert no_proposal(laid, 0, 1, capital(1), answer(thing)) == "answer-not-owed"


@pytest.mark.rule("R-116", "NA 65.2")
def test_an_answer_that_is_not_owed_now_is_refused() -> None:
    """Seat 2 is not asked yet, so it can only promise its answer."""
    laid = countering()

    assert no_proposal(laid, 0, 2, capital(1), answer(PASS)) == "answer-not-owed"
    assert no_proposal(laid, 0, 2, answer(PASS), capital(1)) == "answer-not-owed"


@pytest.mark.rule("R-116")
@pytest.mark.parametrize("thing", [ABSTAIN, MAIN, COUNTER, DISTRICT + 3, SEAT, AMOUNT, YES, 5000])
def test_an_answer_that_is_not_possible_is_refused(thing: int) -> None:
    """The question is about a counteroffer, and the named answer does not belong to it."""
    assert no_proposal(countering(), 0, 1, capital(1), answer(thing)) == "answer-impossible"


@pytest.mark.rule("R-116")
def test_only_one_side_gives_an_answer() -> None:
    """A trade with an answer from both sides is refused, because only one seat is asked."""
    assert no_proposal(countering(), 0, 1, answer(PASS), answer(PASS)) == "two-answers"


@pytest.mark.rule("R-116")
def test_a_district_as_part_of_a_trade() -> None:
    """The choice of the district for a development can be sold."""
    laid = rest().offer(0, CARD).all_pass()

    trade(laid, 1, 0, capital(4), answer(DISTRICT + 6))

    assert (laid.districts("development"), laid.capitals()) == ([6], [14, 6, 10, 10])


@pytest.mark.rule("R-116")
def test_a_player_as_part_of_a_trade() -> None:
    """The choice of the first player whom High-Risk Investments pays can be sold."""
    laid = rest().offer(0, "High-Risk Investments").all_pass()

    assert trade(laid, 3, 0, capital(1), answer(SEAT + 3)).capitals() == [11, 10, 10, 12]


@pytest.mark.rule("R-116")
def test_an_asset_as_part_of_a_trade() -> None:
    """The choice of the asset that is stolen can be sold."""
    laid = claimed(rest().asset(1, "Eiko").asset(2, "Midori"), "Hernando Cortez").answer(0, "first")

    assert trade(laid, 1, 0, capital(2), answer(card("Midori"))).assets_of(0) == ["Midori", "Mr. Li"]


@pytest.mark.rule("R-116")
def test_the_use_of_an_asset_as_part_of_a_trade() -> None:
    """Mark Yale's owner is paid for using him on the main offer."""
    laid = table().asset(2, "Mark Yale").hand(1, CARD).offer(0, PLAIN)

    trade(laid, 1, 2, capital(2), answer(card("Mark Yale")))

    assert (laid.view.deal.cannot_trade, laid.capitals()[2]) == ([0], 12)


@pytest.mark.rule("R-116")
def test_a_type_of_cards_as_part_of_a_trade() -> None:
    """A player who draws with Mr. Li sells the choice of the type."""
    laid = at_end().answer(0, "Mr. Li", "seat 1")

    assert trade(laid, 2, 1, capital(1), answer(TYPE + 2)).hand_counts()[1] == 1


@pytest.mark.rule("R-116", "R-89")
def test_what_is_given_makes_the_answer_possible() -> None:
    """Seat 1 has too little capital to pay Chief Gorman's owner. With capital from the same trade, it can pay."""
    laid = countered(table().asset(3, "Chief Gorman").capital(1, 1).hand(2, CARD)).answer(3, "Chief")
    alone = no_proposal(laid, 2, 1, NOTHING, answer(FIRST))

    trade(laid, 2, 1, capital(1), answer(FIRST))

    assert (alone, laid.capitals()) == ("answer-impossible", [10, 0, 9, 12])


@pytest.mark.rule("R-116", "R-89")
def test_what_is_given_can_make_the_answer_impossible() -> None:
    """A player who gives away their capital in the trade cannot pay with it."""
    laid = countered(table().asset(3, "Chief Gorman").capital(1, 2)).answer(3, "Chief")

    assert no_proposal(laid, 1, 2, Terms(1, answer=FIRST)) == "answer-impossible"
    assert propose(laid, 1, 2, Terms(1, answer=SECOND))


def gorman() -> Table:
    """Seat 2 is asked whether to use Chief Gorman. If it sells him, it is asked for a counteroffer instead."""
    return countered(cards_for(table(), 2, 3).asset(2, "Chief Gorman"))


@pytest.mark.rule("R-116", "R-61")
def test_an_answer_to_a_question_that_the_trade_removes_is_refused() -> None:
    """Seat 2 cannot sell Chief Gorman together with a pass: after the sale, the pass would answer another question."""
    laid = gorman()

    assert no_proposal(laid, 2, 1, Terms(assets=assets("Chief Gorman").assets, answer=PASS)) == "answer-impossible"


@pytest.mark.rule("R-116", "R-132", "R-61")
def test_an_answer_does_not_apply_to_the_next_question() -> None:
    """A proposal not to use Chief Gorman lapses when he is sold. It does not apply to seat 2's next question."""
    laid = gorman()
    propose(laid, 0, 2, capital(1), answer(PASS))
    before = laid.prompt

    trade(laid, 2, 1, assets("Chief Gorman"))

    assert (before, laid.asked, laid.prompt) == ("use-asset", (2,), "counteroffer-or-pass")
    assert (PASS in laid.game.options(2), open_numbers(laid)) == (True, [])


@pytest.mark.rule("R-116", "R-132", "R-61")
def test_an_answer_of_somebody_who_is_not_asked_any_more_lapses() -> None:
    """Mark Yale is sold, so the buyer is asked, and the proposal about his former owner's answer lapses."""
    laid = table().asset(1, "Mark Yale").offer(0, PLAIN)
    propose(laid, 0, 1, capital(1), answer(PASS))

    trade(laid, 1, 3, assets("Mark Yale"))

    assert (is_offered(laid, 3, "Mark Yale"), open_numbers(laid)) == (True, [])


@pytest.mark.rule("R-116")
def test_capital_alone_leaves_the_question_as_it_is() -> None:
    """Another trade of capital does not end a proposal about an answer."""
    laid = countering()
    number = propose(laid, 0, 1, capital(1), answer(PASS))

    trade(laid, 2, 3, capital(1))

    assert (open_numbers(laid), laid.game.accept(1, number) != []) == ([number], True)


@pytest.mark.rule("R-116", "NA 65.2", "R-62")
def test_an_answer_beside_a_promise_is_given_now() -> None:
    """A trade with a promise does not bind, but a pass that is part of the trade is given immediately."""
    laid = countering()
    number = propose(laid, 0, 1, Terms(promises=(Promise("give", capital=5),)), answer(PASS))
    binding = laid.game.proposals(1)[0].binding

    laid.game.accept(1, number)

    assert (binding, laid.asked, ledger(laid)) == (False, (2,), ["open"])


# NA 21.0, 65.5: emergency actions lie face up, so a trade can name them.


@pytest.mark.rule("R-116", "NA 65.0", "NA 21.0")
def test_an_emergency_action_as_main_offer_for_capital() -> None:
    """Seat 1 pays for the active player's emergency action, which is offered in the same step."""
    laid = rest()
    emergency = laid.game.options(0)[-1]

    trade(laid, 1, 0, capital(2), answer(emergency))

    assert emergency >= EMERGENCY
    assert (laid.game.s.deal.main, laid.capitals()[:2]) == (emergency, [12, 8])


@pytest.mark.rule("R-116", "NA 65.0", "NA 21.0")
def test_an_emergency_action_as_counteroffer_for_capital() -> None:
    """Seat 1 sells a counteroffer with its emergency action."""
    laid = countering()
    emergency = max(thing for thing in laid.game.options(1) if thing < PASS)

    trade(laid, 0, 1, capital(2), answer(emergency))

    assert emergency >= EMERGENCY
    assert laid.game.s.deal.counters == (emergency,)


@pytest.mark.rule("R-116", "NA 65.0")
def test_the_emergency_action_of_somebody_else_is_refused() -> None:
    """Seat 1 cannot be asked to counter with the emergency action of seat 2."""
    laid = countering()
    own = max(thing for thing in laid.game.options(1) if thing < PASS)
    others = [EMERGENCY + one for one in laid.game.s.setting.corporations if EMERGENCY + one != own]

    for thing in others:
        assert no_proposal(laid, 0, 1, capital(1), answer(thing)) == "answer-impossible"


# a counteroffer that is made now, with any card.


@pytest.mark.rule("R-116", "NA 65.0")
def test_a_counteroffer_with_any_card_for_capital() -> None:
    """Seat 1 gets the capital, can no longer pass, and still chooses the card."""
    laid = countering()
    before = laid.game.options(1)

    trade(laid, 2, 1, capital(2), answer(COUNTER_NOW))

    assert (laid.capitals(), laid.asked) == ([10, 12, 8, 10], (1,))
    assert laid.game.options(1) == [thing for thing in before if thing != PASS]
    assert laid.answer(1, CARD).game.s.deal.counterers == (1,)


@pytest.mark.rule("R-116")
@pytest.mark.parametrize("thing", [PASS, COUNTER_NOW])
def test_no_number_of_cards_can_be_agreed_without_support(thing: int) -> None:
    """A number of cards says how many cards of support are laid; with a pass or a counteroffer it means nothing."""
    assert no_proposal(countering(), 2, 1, capital(2), answer(thing, 2)) == "answer-impossible"


@pytest.mark.rule("R-116", "NA 15.6")
def test_who_counters_next_may_pass() -> None:
    """Only the seat that agreed to counter must do so; the next seat may pass."""
    laid = cards_for(rest(), 1, 2, count=2).offer(0, PLAIN)

    trade(laid, 2, 1, capital(2), answer(COUNTER_NOW)).answer(1, CARD)

    assert (laid.asked, PASS in laid.game.options(2)) == ((2,), True)


@pytest.mark.rule("R-116", "NA 65.0")
@pytest.mark.parametrize("thing", [PASS, COUNTER_NOW])
def test_a_counteroffer_agreed_upon_cannot_be_traded_away_again(thing: int) -> None:
    """Seat 1 has agreed to counter: nobody can buy its pass or the same counteroffer."""
    laid = trade(countering(), 2, 1, capital(2), answer(COUNTER_NOW))

    assert no_proposal(laid, 0, 1, capital(5), answer(thing)) == "answer-impossible"


@pytest.mark.rule("R-116")
@pytest.mark.parametrize("laid", [supporting(), rest()], ids=["support", "main-offer"])
def test_only_a_seat_that_is_asked_for_a_counteroffer_can_agree_to_counter(laid: Table) -> None:
    seat = laid.asked[0]

    assert no_proposal(laid, 3, seat, capital(1), answer(COUNTER_NOW)) == "answer-impossible"


@pytest.mark.rule("R-116", "NA 65.0")
def test_a_counteroffer_agreed_upon_is_saved() -> None:
    """A game that is saved after the agreement goes on without a pass."""
    laid = trade(countering(), 2, 1, capital(2), answer(COUNTER_NOW))

    assert PASS not in new_angeles.decode(laid.game.encode()).options(1)
    assert PASS not in laid.game.copy().options(1)


@pytest.mark.rule("R-39", "NA 65.0")
def test_65_0_a_trade_stays_although_it_relies_on_a_silent_pick() -> None:
    """Seat 1 asks for more capital than seat 2 has left after a trade, and is refused. The trade stays."""
    laid = table().orgcrime(3).human_first(3).offer(0, "Ruthless Tactics").all_pass().answer(0, 3)
    trade(laid, 2, 0, capital(8), answer(COMPONENT + ORGCRIME))
    before = laid.capitals(), laid.districts("orgcrime"), laid.told("traded")

    with pytest.raises(Refused):
        propose(laid, 1, 2, capital(1), capital(5))
    assert (laid.capitals(), laid.districts("orgcrime"), laid.told("traded")) == before
    assert laid.districts("orgcrime") == []
