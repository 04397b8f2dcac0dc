"""How the negotiator of New Angeles values trades, and that nobody can rob it."""

import pytest

from neopolis.bots import Observation
from neopolis.games.new_angeles import Promise, Terms
from neopolis.games.new_angeles.bots import make_bot
from neopolis.games.new_angeles.bots.bargaining import Bargaining
from neopolis.games.new_angeles.bots.ideas import Ideas
from neopolis.games.new_angeles.bots.memory import Memory
from neopolis.games.new_angeles.bots.weights import win_chance
from neopolis.games.new_angeles.ids import ABSTAIN, ASSET, COUNTER
from neopolis.games.new_angeles.trading.ledger import Proposal
from neopolis.games.new_angeles.trading.terms import DEAL_ENDS, GIVE, SUPPORT
from neopolis.games.new_angeles.trading.terms_row import settled
from neopolis.games.new_angeles.trading.trade import ACCEPT, DECLINE
from tests.games.new_angeles.deals import CARD, at_support
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import assets, capital, propose

NOTHING = Terms()
FLOYD = "Floyd 2X3A7C"
CORPORATIONS = [player.corporation for player in table().game.view(None).players]


def deal() -> Table:
    """Seat 2 is asked for support. Seat 3 is the rival of seat 0, and seat 1 of seat 2; both are as rich as those."""
    laid = table().rivals(CORPORATIONS[3], CORPORATIONS[0], CORPORATIONS[1], CORPORATIONS[2]).round(5)
    return at_support(laid.more(2, CARD).more(2, CARD).more(3, CARD))


def bargaining(t: Table, seat: int) -> Bargaining:
    worlds = [t.game.imagine(seat, one).s for one in range(2)]
    return Bargaining(worlds, seat, t.game.deciders[0], t.game.topic, win_chance())


def gain(t: Table, seat: int, gives: Terms, wants: Terms, to: int = 0) -> float:
    """What a seat gains by a trade in which `to` proposes that it gives and wants this."""
    s = t.game.s
    proposal = Proposal(1, to, seat, s.step_number, settled(s, gives), settled(s, wants))
    return bargaining(t, seat).gain(proposal)


def gift(amount: int) -> Terms:
    return Terms(promises=(Promise(GIVE, capital=amount, when=DEAL_ENDS),))


def test_more_capital_is_worth_more() -> None:
    t = deal()

    assert 0 < gain(t, 2, capital(1), NOTHING) < gain(t, 2, capital(4), NOTHING)
    assert gain(t, 2, NOTHING, capital(3)) < 0


def test_a_promise_is_worth_less_than_the_capital() -> None:
    t = deal()

    assert 0 < gain(t, 2, gift(2), NOTHING) < gain(t, 2, capital(2), NOTHING)


def test_a_promise_beyond_the_credit_line_is_worth_nothing() -> None:
    t = deal()

    assert gain(t, 2, gift(9), NOTHING) == 0
    assert gain(t, 2, gift(9), capital(1)) < 0


@pytest.mark.parametrize("promised", [gift(3), gift(40), Terms(promises=(Promise("support", 2, cards=3),))])
@pytest.mark.parametrize("seat", range(4))
def test_goods_are_not_lent_to_strangers(seat: int, promised: Terms) -> None:
    """Whatever the model says, nobody gets an asset or 3 capital for promises that are worth less when doubted."""
    t = deal().asset(seat, FLOYD)
    to = (seat + 1) % 4

    assert [gain(t, seat, promised, wanted, to) for wanted in (assets(FLOYD), capital(3))] == [-1, -1]


def test_an_asset_costs_more_than_a_little_capital() -> None:
    t = deal().asset(2, FLOYD)

    assert gain(t, 2, capital(1), assets(FLOYD)) < 0
    assert gain(t, 2, gift(40), assets(FLOYD)) < 0


@pytest.mark.parametrize("asset", [name for name in table().pack.names[ASSET + 1 : ASSET + 40] if name])
def test_no_asset_is_sold_for_1_capital(asset: str) -> None:
    """Not even in the last deal, when the model thinks little of it: whoever hunts for bargains gets none."""
    t = deal().round(6).asset(2, asset)

    assert gain(t, 2, capital(1), assets(asset)) == -1


def test_in_danger_a_smaller_gain_is_enough() -> None:
    """All chances are worth less there, so the least gain for which the bot trades falls with them."""
    calm, dire = bargaining(deal().threat(2), 0), bargaining(deal().threat(20), 0)

    assert 0 < dire.care() < calm.care() < 1


def test_the_same_support_is_not_bought_twice() -> None:
    """Once a seat has promised its support, another promise of it adds nothing."""
    t = deal()
    pledge = Terms(promises=(Promise(SUPPORT, 0),))
    propose(t, 2, 0, pledge, NOTHING)
    t.game.accept(0, t.game.s.ledger.proposals[-1].number)

    assert gain(t, 0, pledge, NOTHING, to=2) == 0
    assert gain(t, 0, pledge, capital(1), to=2) < 0


def test_it_accepts_a_gift_and_declines_a_theft() -> None:
    for gives, wants, reply in ((capital(3), NOTHING, ACCEPT), (NOTHING, capital(3), DECLINE)):
        t = deal()
        propose(t, 0, 2, gives, wants)
        row = make_bot("negotiator-2", 1).side_action(Observation(t.game, 2))
        assert row is not None and row[0] == reply


def test_it_accepts_what_it_would_have_proposed() -> None:
    """Each of its ideas is a trade that it would accept from its partner, because one function judges both."""
    checked = 0
    for seat in range(4):
        t = deal().round(6).asset(seat, FLOYD)
        ideas = Ideas(bargaining(t, seat), Memory(t.game.s, seat, []))
        for idea in [one for one in ideas.answers() + ideas.assets() if one.gain > 0.005][:3]:
            proposal = Proposal(1, seat, idea.partner, t.game.s.step_number, idea.gives, idea.wants)
            assert bargaining(t, seat).gain(proposal) == pytest.approx(idea.gain, abs=0.01)
            checked += 1

    assert checked > 2


def test_whoever_is_asked_sells_and_the_others_buy() -> None:
    t = deal()
    found = 0

    for seat in range(4):
        ideas = Ideas(bargaining(t, seat), Memory(t.game.s, seat, [])).answers()
        assert all([idea.price > 0 and idea.is_sale == (seat == 2) for idea in ideas])
        assert seat == 2 or {idea.partner for idea in ideas} <= {2}
        found += len(ideas)

    assert found


def test_a_partner_pays_for_what_it_does_not_expect() -> None:
    """Nobody knows what the bot would answer anyway, so it can sell that answer, too."""
    t = deal()
    judge = bargaining(t, 2)
    usual = judge.usual_answer()
    expected = [judge.expected_without(0, seat) for seat in range(4)]
    judge.usual = ABSTAIN if usual != ABSTAIN else COUNTER
    judge.before, judge.without = [[], []], [None, None]

    assert [judge.expected_without(0, seat) for seat in range(4)] == expected
    assert [judge.chance_without(0, seat) for seat in range(4)] != expected
