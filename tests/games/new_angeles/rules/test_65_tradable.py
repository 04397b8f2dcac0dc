"""NA 65, R-116: the list of what two seats could trade now."""

from __future__ import annotations

import pytest

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.cards.registry import ASSETS
from neopolis.games.new_angeles.ids import ABSTAIN, AMOUNT, COUNTER, COUNTER_NOW, EMERGENCY, MAIN, PASS
from neopolis.games.new_angeles.rules.stops import STOP_NAMES
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.trading.tradable import tradable_answers, tradable_assets, tradable_capital
from neopolis.games.new_angeles.trading.trade import opening_calls
from tests.games.new_angeles.deals import CARD, PLAIN, rest
from tests.games.new_angeles.random_games import SEATS, positions
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import answer, asset, cards_for, no_proposal, supporting, trade
from tests.sizes import Size


def answers(laid: Table, seat: int) -> list[tuple[int, int, int]]:
    return tradable_answers(laid.game.s, seat)


def can_want(game: NewAngelesGame, seat: int, other: int, wants: Terms) -> bool:
    """Whether a seat can propose that another seat gives these terms. A proposal that is made is withdrawn again."""
    try:
        number = game.propose(seat, other, wants=wants)
    except Refused:
        return False
    game.withdraw(seat, number)
    return True


@pytest.mark.rule("R-116")
def test_a_pass_or_a_counteroffer_can_be_traded_but_no_hidden_card() -> None:
    """Seat 1 can sell a pass, its emergency action, or a counteroffer with any card; the others owe no answer."""
    laid = cards_for(rest(), 1, 2, count=1).offer(0, PLAIN)

    assert [answers(laid, seat) for seat in range(4)] == [
        [],
        [(EMERGENCY + 1, 0, 0), (PASS, 0, 0), (COUNTER_NOW, 0, 0)],
        [],
        [],
    ]


@pytest.mark.rule("R-116", "NA 59.1")
def test_support_with_up_to_all_cards_in_hand() -> None:
    """Seat 2 has two cards, so one or two can be agreed."""
    assert answers(supporting(2), 2) == [(ABSTAIN, 0, 0), (MAIN, 0, 2), (COUNTER, 0, 2)]


@pytest.mark.rule("R-116", "NA 59.1")
def test_support_that_was_begun() -> None:
    """Seat 2 has laid one of its two cards. One or two in all can be agreed, unless a number was agreed before."""
    laid = supporting(2)
    laid.answer(2, "main", CARD)
    assert answers(laid, 2) == [(MAIN, 1, 2)]

    trade(laid, 0, 2, wants=answer(MAIN, 2))
    assert answers(laid, 2) == [(MAIN, 2, 2)]


@pytest.mark.rule("NA 65.0", "NA 7.1", "NA 72.20", "R-101")
def test_a_ban_stops_capital_and_assets_of_both() -> None:
    """Nobody can trade capital or assets with a banned player, but answers can be traded."""
    laid = supporting().asset(2, "Midori").asset(0, "Eiko")
    s = laid.game.s
    assert (tradable_capital(s, 2, 0), tradable_assets(s, 2, 0)) == (10, [asset("Midori")])
    s.deal.cannot_trade = 1 << 0

    assert (tradable_capital(s, 2, 0), tradable_assets(s, 2, 0)) == (0, [])
    assert (tradable_capital(s, 0, 2), tradable_assets(s, 0, 2)) == (0, [])
    assert (tradable_capital(s, 2, 1), tradable_assets(s, 2, 1)) == (10, [asset("Midori")])
    assert answers(laid, 2)


@pytest.mark.rule("R-116", "NA 65.0", "R-130")
@pytest.mark.parametrize("seats", SEATS)
def test_it_is_what_could_be_proposed(seats: int, size: Size) -> None:
    """The list has exactly the terms that can be proposed. The test tries all of them, its short form one in 15."""
    every = size(quick=30, normal=1)
    tried = traded = 0
    for at, position in enumerate(positions(seats, 12)):
        if at % 12 or position.over:
            continue
        game = position.copy()
        seat, other = at % seats, (at + 1 + at % (seats - 1)) % seats
        found = tradable_answers(game.known_to(seat).s, other)
        known = {thing: (least, most) for thing, least, most in found}
        for thing in (*range(1_200), AMOUNT + 1):
            if thing % every and thing not in known:
                continue
            least, most = known.get(thing, (1, 0))
            for cards in (0, 1, 2) if thing in (MAIN, COUNTER) else (0,):
                assert can_want(game, seat, other, answer(thing, cards)) == (least <= cards <= most)
                tried += 1
        capital = tradable_capital(game.s, other, seat)
        assert not can_want(game, seat, other, Terms(capital=capital + 1))
        given = [one for one in ASSETS.cards if can_want(game, seat, other, Terms(assets=(one,)))]
        assert given == tradable_assets(game.s, other, seat)
        traded += len(found)
    assert tried > size(quick=400, normal=10_000) and traded > 10


@pytest.mark.rule("R-116")
def test_only_one_players_answer_can_be_traded() -> None:
    """If all players choose investments at the same time, none of these answers can be traded."""
    laid = table().round(2).at("demand")

    assert (laid.prompt, [answers(laid, seat) for seat in range(4)]) == ("choose-investment", [[]] * 4)


@pytest.mark.rule("R-116", "R-133")
def test_going_on_after_a_stop_cannot_be_traded() -> None:
    """Seat 0's answer to a stop is not on the list."""
    laid = table().stops("called").calls(0, "event").at("event")

    assert (laid.prompt, answers(laid, 0)) == ("stop", [])


@pytest.mark.rule("R-116", "NA 72.30")
def test_no_cards_can_be_agreed_with_an_offer_that_is_not_supported() -> None:
    """Tanaka's owner names an offer without laying cards, so no number of cards can be agreed."""
    laid = table().asset(2, "Tanaka").hand(2, CARD).offer(0, PLAIN).counter(1, PLAIN).until("use-asset")
    laid.answer(2, "Tanaka")

    assert answers(laid, 2) == [(MAIN, 0, 0), (COUNTER, 0, 0)]
    assert no_proposal(laid, 0, 2, Terms(), answer(MAIN, 1)) == "answer-impossible"


@pytest.mark.rule("R-116", "NA 59.1")
def test_once_agreed_no_other_number_can_be() -> None:
    """Seat 2 agreed to lay two cards and has laid one of them: only that number is listed."""
    laid = supporting(2).more(2, "Puff Piece")
    laid.answer(2, "main", CARD)
    trade(laid, 0, 2, wants=answer(MAIN, 2))

    assert answers(laid, 2) == [(MAIN, 2, 2)]


@pytest.mark.rule("R-133")
def test_the_stops_with_which_people_begin() -> None:
    """A person who has called no stop begins with two standing stops."""
    laid = table().stops("called")
    named = [STOP_NAMES[moment] for _, moment, _ in opening_calls(laid.game.s, 0)]

    assert named == ["end-of-turn", "demand"]
    assert opening_calls(laid.calls(0, "event").game.s, 0) == []
