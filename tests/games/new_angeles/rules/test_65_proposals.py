"""R-132, NA 65.0, 72.20, R-101: making, answering and withdrawing proposals; when they lapse; Mark Yale's ban."""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games.new_angeles.ids import ABSTAIN, MAIN, PASS, SEAT
from neopolis.games.new_angeles.trading.ledger import FIRST_WHISPER, PAIRS, Ledger
from neopolis.games.new_angeles.trading.terms import Promise, Terms
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import (
    ACCEPT,
    CALL_STOP,
    COUNTER_PROPOSE,
    DISMISS_STOPS,
    NEVER_MIND,
    PROPOSE,
)
from tests.games.new_angeles.deals import CARD, PLAIN, at_end, claimed, countered, rest
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import (
    NOTHING,
    answer,
    assets,
    capital,
    cards_for,
    ledger,
    no_proposal,
    open_numbers,
    pledge,
    promise,
    propose,
    refused,
    supporting,
    trade,
)


@pytest.mark.rule("R-132")
def test_proposals_are_numbered() -> None:
    """Proposals are numbered from 1 up, whoever makes them."""
    laid = table()

    assert [propose(laid, 0, 1, capital(1)), propose(laid, 3, 2, capital(1))] == [1, 2]


@pytest.mark.rule("R-132")
def test_a_number_is_not_used_again() -> None:
    """The number of a closed proposal is not given to another one."""
    laid = table()
    laid.game.decline(1, propose(laid, 0, 1, capital(1)))

    assert propose(laid, 0, 1, capital(1)) == 2


@pytest.mark.rule("R-132", "NA 65.0")
def test_a_proposal_says_who_gives_what() -> None:
    """The terms of a proposal are shown from the proposer's point of view."""
    laid = table().asset(3, "Tanaka")
    propose(laid, 1, 3, capital(2), assets("Tanaka"))
    (seen,) = laid.game.proposals(None)

    assert (seen.seat, seen.to, seen.gives, seen.wants, seen.whisper) == (1, 3, capital(2), assets("Tanaka"), False)


@pytest.mark.rule("R-132", "NA 65.0")
def test_a_second_consent_is_refused() -> None:
    """A proposal that was accepted cannot be accepted again."""
    laid = table()
    number = propose(laid, 0, 1, capital(1))
    laid.game.accept(1, number)

    assert refused(laid, lambda: laid.game.accept(1, number)) == "no-such-proposal"
    assert laid.capitals() == [9, 11, 10, 10]


@pytest.mark.rule("R-132", "NA 65.0")
@pytest.mark.parametrize("verb", ["accept", "decline", "withdraw", "counter"])
def test_a_closed_proposal_cannot_be_answered(verb: str) -> None:
    """A declined proposal can no longer be accepted, declined, withdrawn or countered."""
    laid = table()
    number = propose(laid, 0, 1, capital(1))
    laid.game.decline(1, number)

    assert refused(laid, lambda: getattr(laid.game, verb)(0 if verb == "withdraw" else 1, number)) == "no-such-proposal"


@pytest.mark.rule("R-132", "NA 65.0")
@pytest.mark.parametrize("verb", ["accept", "decline", "counter"])
def test_the_proposer_does_not_answer(verb: str) -> None:
    """Neither the proposer nor an uninvolved player can answer a proposal."""
    laid = table()
    number = propose(laid, 0, 1, capital(1))
    call = getattr(laid.game, verb)

    assert refused(laid, lambda: call(0, number)) == "own-proposal"
    assert refused(laid, lambda: call(2, number)) == "not-addressed"


@pytest.mark.rule("R-132")
def test_withdrawing() -> None:
    """Only the proposer can withdraw a proposal, and then it is closed."""
    laid = table()
    number = propose(laid, 0, 1, capital(1))

    assert refused(laid, lambda: laid.game.withdraw(1, number)) == "not-own-proposal"
    assert refused(laid, lambda: laid.game.withdraw(2, number)) == "not-own-proposal"
    assert (laid.game.withdraw(0, number) != [], open_numbers(laid)) == (True, [])


@pytest.mark.rule("R-132")
def test_a_counterproposal_takes_the_place_of_a_proposal() -> None:
    """A counterproposal goes back to the proposer, with the terms of the player who counters."""
    laid = table()
    number = laid.game.counter(1, propose(laid, 0, 1, capital(1)), NOTHING, capital(3))
    (seen,) = laid.game.proposals(None)

    assert (seen.id, seen.seat, seen.to, seen.wants) == (number, 1, 0, capital(3))
    assert (laid.game.accept(0, number) != [], laid.capitals()) == (True, [7, 13, 10, 10])


@pytest.mark.rule("R-132")
def test_a_counterproposal_that_is_refused_leaves_the_proposal() -> None:
    """If a counterproposal is refused, the old proposal stays open, and there is no event."""
    laid = table()
    number = propose(laid, 0, 1, capital(1))

    assert refused(laid, lambda: laid.game.counter(1, number, capital(99))) == "not-so-much"
    assert open_numbers(laid) == [number]


@pytest.mark.rule("R-132")
def test_at_most_twelve_open_proposals() -> None:
    """A seat can have twelve open proposals; others can still make more."""
    laid = table()
    numbers = [propose(laid, 0, 1 + at % 3, capital(1), whisper=at % 2 == 1) for at in range(12)]
    code = no_proposal(laid, 0, 1, capital(1))
    laid.game.withdraw(0, numbers[3])

    assert code == "many-proposals"
    assert propose(laid, 1, 0, capital(1)) > 0
    assert propose(laid, 0, 1, capital(1)) > 0


@pytest.mark.rule("R-132")
@pytest.mark.parametrize("whisper", [False, True])
def test_numbers_of_whispers_and_others_never_meet(whisper: bool) -> None:
    """When all numbers for public proposals or for a pair's whispers are used, no more can be made."""
    laid = table()
    laid.game.s.ledger = Ledger((), (), (FIRST_WHISPER - 2,) * (1 + PAIRS))
    last = propose(laid, 0, 1, capital(1), whisper=whisper)

    assert laid.game.proposals(1)[0].whisper is whisper
    assert last % FIRST_WHISPER == FIRST_WHISPER - 1
    assert refused(laid, lambda: propose(laid, 0, 1, capital(1), whisper=whisper)) == "no-more-proposals"


@pytest.mark.rule("NA 65.0", "R-132", "R-133")
@pytest.mark.parametrize(
    "row",
    [
        *((), (0,), (99, 1), (99, 1, 1), (PROPOSE,), (PROPOSE, 1), (PROPOSE, 1, 2), (PROPOSE, 1, -1)),
        *((COUNTER_PROPOSE,), (COUNTER_PROPOSE, 1), (NEVER_MIND,), (NEVER_MIND, 1, 1), (CALL_STOP, 1)),
        *((CALL_STOP, 1, 1, 1), (DISMISS_STOPS,), (DISMISS_STOPS, 1, 1), (ACCEPT,), (ACCEPT, 1, 1)),
    ],
    ids=str,
)
def test_rows_that_are_no_side_action(row: tuple[int, ...]) -> None:
    """A row that is too long or too short, or begins with an unknown number, is refused and changes nothing."""
    laid = table().stops("called")
    propose(laid, 1, 0, capital(1))

    assert refused(laid, lambda: laid.game.side_action(0, row)) == "bad-row"


@pytest.mark.rule("NA 65.0", "R-132")
@pytest.mark.parametrize("to", [-1, 4, 5])
def test_only_seats_of_the_game_trade(to: int) -> None:
    """A table of four has seats 0 to 3; a proposal to any other seat is refused."""
    laid = table()
    terms = terms_row(laid.game.s, capital(1)) * 2
    with pytest.raises(Refused) as refusal:
        laid.game.side_action(0, (PROPOSE, to, 0, *terms))

    assert (refusal.value.code, refusal.value.parameters["last"]) == ("not-a-seat", 3)
    assert refused(laid, lambda: laid.game.side_action(0, (PROPOSE, 1, 2, *terms))) == "bad-row"


@pytest.mark.rule("NA 65.0", "R-132")
@pytest.mark.parametrize("verb", ["accept", "decline", "withdraw"])
def test_a_proposal_has_a_number(verb: str) -> None:
    """A proposal's number given as text is refused."""
    laid = table()

    assert refused(laid, lambda: getattr(laid.game, verb)(0, "1")) == "no-such-proposal"


@pytest.mark.rule("NA 65.0", "NA 7.1")
def test_nobody_trades_with_themselves() -> None:
    """A proposal to oneself is refused."""
    assert no_proposal(table(), 2, 2, capital(1)) == "trade-with-oneself"


@pytest.mark.rule("NA 65.0", "NA 7.1", "R-117")
def test_nobody_gives_what_they_do_not_have() -> None:
    """More capital than a player has, or another player's asset, is refused on either side."""
    laid = table().asset(2, "Tanaka")

    assert no_proposal(laid, 0, 1, capital(11)) == "not-so-much"
    assert no_proposal(laid, 0, 1, NOTHING, capital(11)) == "not-so-much"
    assert no_proposal(laid, 0, 1, assets("Tanaka")) == "not-owned"
    assert no_proposal(laid, 0, 1, NOTHING, assets("Tanaka")) == "not-owned"


@pytest.mark.rule("NA 65.0")
@pytest.mark.parametrize("amount", [-1, 10_000, 10**5000], ids=["negative", "much", "very much"])
def test_impossible_amounts_are_refused(amount: int) -> None:
    """Negative and impossibly large amounts of capital are refused."""
    assert no_proposal(table(), 0, 1, capital(amount)) == "terms-number"


@pytest.mark.rule("NA 65.0")
def test_an_asset_is_named_once() -> None:
    """Naming an asset twice is refused."""
    assert no_proposal(table().asset(0, "Eiko"), 0, 1, assets("Eiko", "Eiko")) == "asset-twice"


@pytest.mark.rule("NA 65.2")
def test_at_most_six_promises_of_a_side() -> None:
    """Each side of a trade may make at most six promises."""
    six = promise(*[Promise("no-trade", 2)] * 6)
    laid = table()

    assert no_proposal(laid, 0, 1, promise(*[Promise("no-trade", 2)] * 7)) == "many-promises"
    assert propose(laid, 0, 1, six, six) == 1


# Lapsing.


@pytest.mark.rule("R-132")
def test_a_proposal_lapses_when_the_capital_is_gone() -> None:
    """Seat 0 gives its capital to seat 2, so its proposal to seat 1 lapses, and an event says so."""
    laid = table()
    propose(laid, 0, 1, capital(6))
    events = laid.game.accept(2, propose(laid, 0, 2, capital(5)))

    assert (open_numbers(laid), [event.kind for event in events][-1]) == ([], "lapsed")


@pytest.mark.rule("R-132")
def test_a_proposal_lapses_when_the_asset_is_gone() -> None:
    """A proposal lapses when its asset is traded to another player or stolen."""
    laid = claimed(rest().asset(2, "Eiko").asset(2, "Midori"), "Hernando Cortez")
    stolen = propose(laid, 2, 1, assets("Eiko"))
    propose(laid, 2, 1, assets("Midori"))
    trade(laid, 2, 3, assets("Midori"))
    before = open_numbers(laid)

    assert (before, open_numbers(laid.answer(0, "first", "Eiko"))) == ([stolen], [])


@pytest.mark.rule("R-132", "R-116")
def test_a_proposal_lapses_when_the_answer_was_given() -> None:
    """Seat 1 passes without the trade, so the proposal about its pass lapses."""
    laid = cards_for(table(), 1, 2, count=1).offer(0, PLAIN)
    propose(laid, 0, 1, capital(1), answer(PASS))

    assert open_numbers(laid.answer(1, "pass")) == []


@pytest.mark.rule("R-132", "R-116")
def test_an_answer_lapses_even_if_the_same_is_asked_again() -> None:
    """When the first player is chosen, a proposal about that choice lapses. It does not apply to the next choice."""
    laid = rest().resolve(0, "High-Risk Investments")
    propose(laid, 1, 0, capital(1), answer(SEAT + 1))

    assert (laid.answer(0, "seat 2").texts(0)[1], open_numbers(laid)) == ("seat 1", [])


@pytest.mark.rule("R-132", "R-116")
def test_a_number_of_cards_lapses_when_it_cannot_be_laid_any_more() -> None:
    """Seat 2 has abstained, so a proposal about its number of cards lapses."""
    laid = supporting()
    propose(laid, 0, 2, capital(1), answer(MAIN, 2))

    assert open_numbers(laid.answer(2, "abstain")) == []


@pytest.mark.rule("R-132", "R-131")
def test_a_proposal_lapses_when_its_promise_comes_too_late() -> None:
    """Seat 2 abstains, so its proposal to support in this deal lapses; the one for two deals stays open."""
    laid = supporting()
    propose(laid, 2, 0, promise(Promise("support", 0)), capital(1))
    later = propose(laid, 2, 0, promise(Promise("support", 0, deals=2)), capital(1))

    assert open_numbers(laid.answer(2, "abstain")) == [later]


@pytest.mark.rule("R-132", "R-101", "NA 72.20")
def test_a_proposal_lapses_when_a_ban_forbids_it() -> None:
    """Mark Yale is used on seat 0's offer, and seat 0's proposals about capital or assets lapse."""
    laid = table().asset(2, "Mark Yale").hand(1, CARD).offer(0, PLAIN)
    propose(laid, 0, 1, capital(1))
    other = propose(laid, 3, 1, capital(1))

    assert open_numbers(laid.answer(2, "Mark")) == [other]


@pytest.mark.rule("R-132", "R-130")
def test_a_proposal_lapses_when_the_asset_is_used() -> None:
    """A proposal to give away Chief Gorman lapses when he is used."""
    laid = countered(table().asset(3, "Chief Gorman"))
    propose(laid, 3, 2, assets("Chief Gorman"))

    assert open_numbers(laid.answer(3, "Chief")) == []


@pytest.mark.rule("R-132")
def test_a_proposal_outlives_the_turn() -> None:
    """A proposal stays open after the turn as long as it is possible."""
    laid = at_end()
    number = propose(laid, 2, 3, capital(1))

    assert open_numbers(laid.answer(0, "pass").until("main-offer")) == [number]


# Mark Yale's ban on trading.


def banned() -> Table:
    """Mark Yale has banned seat 0, and seat 1 is asked for a counteroffer."""
    return table().asset(2, "Mark Yale").asset(0, "Eiko").hand(1, CARD).offer(0, PLAIN).answer(2, "Mark")


@pytest.mark.rule("NA 72.20", "R-101")
def test_a_banned_player_neither_gives_nor_gets_capital_or_assets() -> None:
    """A banned player cannot give or get capital or assets, whoever proposes it, even as a gift."""
    laid = banned().asset(1, "Tanaka")

    for seat, to in ((0, 1), (1, 0)):
        for gives, wants in ((capital(1), NOTHING), (NOTHING, capital(1)), (capital(1), answer(PASS))):
            assert no_proposal(laid, seat, to, gives, wants) == "banned-from-trade"
    assert no_proposal(laid, 0, 1, assets("Eiko")) == "banned-from-trade"
    assert no_proposal(laid, 0, 1, NOTHING, assets("Tanaka")) == "banned-from-trade"


@pytest.mark.rule("NA 72.20", "R-101", "R-116")
def test_a_banned_player_may_promise_and_answer() -> None:
    """A banned player may trade promises and answers."""
    laid = pledge(banned(), 0, 1, Promise("give", capital=3))

    trade(laid, 1, 0, answer(PASS), promise(Promise("no-trade", 3)))

    assert (ledger(laid), laid.capitals()) == (["open", "open"], [10] * 4)


@pytest.mark.rule("NA 72.20", "R-101")
def test_others_trade_despite_the_ban() -> None:
    """The ban affects only the player who made the offer."""
    assert trade(banned(), 1, 2, capital(1)).capitals() == [10, 9, 11, 10]


@pytest.mark.rule("NA 72.20", "R-101")
def test_after_the_deal_the_ban_is_over() -> None:
    """At the end of the turn, seat 0 can trade again."""
    laid = rest().asset(2, "Mark Yale").offer(0, PLAIN).answer(2, "Mark").all_pass()

    assert trade(laid, 0, 1, capital(1)).capitals() == [9, 11, 10, 10]


@pytest.mark.rule("NA 72.20", "R-101", "R-62")
def test_the_ban_covers_what_is_due_now_in_a_trade_with_a_promise() -> None:
    """The ban also forbids a gift of capital in a trade with a promise."""
    laid = banned()

    assert no_proposal(laid, 0, 1, Terms(1, promises=(Promise("no-trade", 3),))) == "banned-from-trade"
    assert no_proposal(laid, 1, 0, answer(ABSTAIN), capital(1)) == "banned-from-trade"
