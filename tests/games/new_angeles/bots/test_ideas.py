"""Which trades the negotiator of New Angeles proposes, and that it does not haggle."""

import pytest

from neopolis.bots import Observation
from neopolis.engine.event import Event
from neopolis.games.new_angeles import Terms
from neopolis.games.new_angeles.bots import make_bot
from neopolis.games.new_angeles.bots.bargaining import Bargaining
from neopolis.games.new_angeles.bots.decision_context import context_of
from neopolis.games.new_angeles.bots.ideas import HARD_TO_PLEASE, LIKELY, MOST_TRIES, PARTNERS_LEAST, Idea, Ideas
from neopolis.games.new_angeles.bots.memory import REMEMBERED, Memory
from neopolis.games.new_angeles.bots.negotiator import asking_more
from neopolis.games.new_angeles.bots.trade_evaluation import gain
from neopolis.games.new_angeles.bots.trading import LEAST_GAIN
from neopolis.games.new_angeles.bots.weights import win_chance
from neopolis.games.new_angeles.ids import ASSET, COUNTER, MAIN
from neopolis.games.new_angeles.trading.ledger import Proposal
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import COUNTER_PROPOSE, DECLINE, PROPOSE, WITHDRAW
from tests.games.new_angeles.bots.test_bargaining import FLOYD, deal
from tests.games.new_angeles.table import Table
from tests.games.new_angeles.trades import answer, asset, assets, capital, propose

NOTHING = Terms()
EVERYTHING = -1.0  # as the least gain


def ideas(t: Table, seat: int, heard: list[Event] | None = None) -> Ideas:
    worlds = [t.game.imagine(seat, one).s for one in range(2)]
    judge = Bargaining(worlds, seat, t.game.deciders[0], t.game.topic, win_chance())
    return Ideas(judge, Memory(t.game.s, seat, heard or []))


def about(found: list[Idea], thing: Terms) -> list[Idea]:
    return [idea for idea in found if idea.thing == thing]


def rich() -> Table:
    """Everybody owns an asset, and the game is nearly over."""
    laid = deal().round(6)
    for seat in range(4):
        laid.asset(seat, laid.pack.names[ASSET + 4 + seat])
    return laid


def test_everybody_can_see_that_the_partner_gains() -> None:
    """So a partner that goes by the public value accepts: the bot counts on that, and on nothing secret."""
    checked = 0
    for seat in range(4):
        t = rich()
        for idea in ideas(t, seat).best(EVERYTHING):
            proposal = Proposal(1, seat, idea.partner, t.game.s.step_number, idea.gives, idea.wants)
            worlds = [t.game.imagine(seat, one).s for one in range(2)]
            fair = [gain(context_of(world, idea.partner), proposal) >= LEAST_GAIN for world in worlds]
            assert sum(fair) >= LIKELY * len(fair)
            checked += 1

    assert checked > 5


def test_it_never_sells_what_nobody_buys() -> None:
    """An abstention is worth nothing to those who have no offer, so it is no idea to sell one."""
    assert not [
        idea for idea in ideas(deal(), 2).best(EVERYTHING) if idea.thing.answer is not None and idea.partner == 3
    ]


def test_an_asset_has_one_price_for_each_side() -> None:
    """It is sold for a little less than everybody thinks it is worth, and bought for a little more."""
    t = deal().asset(0, FLOYD)
    sold = about(ideas(t, 0).assets(), assets(FLOYD))
    bought = about(ideas(t, 1).assets(), assets(FLOYD))

    assert {idea.partner for idea in sold} <= {1, 2, 3} and {idea.partner for idea in bought} <= {0}
    for at in range(4):
        prices = {idea.price for idea in (*sold, *bought) if idea.partner == at}
        assert len(prices) <= 1


def test_assets_are_sold_before_they_are_worthless() -> None:
    """An asset is worth its price for most of the game; in the last deal, capital is worth more."""
    early, late = deal().asset(0, FLOYD).round(2), deal().asset(0, FLOYD).round(6)
    found = [
        max([idea.gain for idea in about(ideas(t, 0).assets(), assets(FLOYD))], default=-1.0) for t in (early, late)
    ]

    assert found[0] < found[1]
    assert found[1] > 0.01


# Memory.


def told(t: Table, seat: int, row: tuple[int, ...]) -> list[Event]:
    return t.game.side_action(seat, row)


def refuse(t: Table, seat: int, to: int, gives: Terms, wants: Terms) -> list[Event]:
    """A proposal that is declined, as everybody hears it."""
    heard: list[Event] = []
    s = t.game.s
    heard += told(t, seat, (PROPOSE, to, 0, *terms_row(s, gives), *terms_row(s, wants)))
    heard += told(t, to, (DECLINE, t.game.s.ledger.proposals[-1].number))
    return heard


def test_it_does_not_come_back_with_what_was_refused() -> None:
    """Not at another price either, until the next turn."""
    t = deal().asset(0, FLOYD)
    heard = refuse(t, 0, 1, assets(FLOYD), capital(3))
    memory = Memory(t.game.s, 0, heard)

    assert memory.has_tried(1, assets(FLOYD))
    assert memory.has_tried(1, Terms(5, (asset(FLOYD),)))
    assert not memory.has_tried(2, assets(FLOYD))
    assert not [
        idea for idea in ideas(t, 0, heard).best(EVERYTHING) if idea.partner == 1 and idea.thing == assets(FLOYD)
    ]
    assert not Memory(t.game.s, 0, [*heard, Event("turn", 1, ())]).has_tried(1, assets(FLOYD))
    assert not Memory(t.game.s, 2, heard).has_tried(1, assets(FLOYD))


def test_money_is_no_refused_thing() -> None:
    """A refused sale for capital does not stand in the way of other trades for capital."""
    t = deal().asset(0, FLOYD)
    heard = refuse(t, 0, 1, assets(FLOYD), capital(3))
    memory = Memory(t.game.s, 0, heard)

    assert not memory.has_tried(1, capital(3)) and not memory.has_tried(1, Terms())
    assert memory.tries(1) == 1


def test_nobody_hears_many_proposals_in_a_turn() -> None:
    t = deal().asset(0, FLOYD)
    heard: list[Event] = []
    for price in range(MOST_TRIES):
        heard += refuse(t, 0, 1, assets(FLOYD), capital(price + 3))

    assert Memory(t.game.s, 0, heard).tries(1) == MOST_TRIES
    assert not [idea for idea in ideas(t, 0, heard).best(EVERYTHING) if idea.partner == 1]


def test_it_asks_its_own_model_about_a_partner_who_often_declines() -> None:
    t = rich()
    heard: list[Event] = []
    for _ in range(HARD_TO_PLEASE):
        heard += [*refuse(t, 0, 1, capital(1), capital(2)), Event("turn", 0, ())]
    memory = Memory(t.game.s, 0, heard)
    found = [idea for idea in ideas(t, 0, heard).best(EVERYTHING) if idea.partner == 1]

    assert memory.declined == [0, HARD_TO_PLEASE, 0, 0]
    assert all([idea.partners_gain >= PARTNERS_LEAST for idea in found])
    assert len(found) < len([idea for idea in ideas(t, 0).best(EVERYTHING) if idea.partner == 1])


def test_one_proposal_for_each_question() -> None:
    """The bot knows from what it has heard that it has made one; so does a new bot in its place."""
    t = deal().asset(0, FLOYD).round(6)
    first = make_bot("negotiator-2", 1).side_action(Observation(t.game, 0, []))
    assert first is not None and first[0] == PROPOSE
    heard = told(t, 0, first)
    heard += told(t, first[1], (DECLINE, t.game.s.ledger.proposals[-1].number))

    assert {event.kind for event in heard} <= set(REMEMBERED)
    assert make_bot("negotiator-2", 2).side_action(Observation(t.game, 0, heard)) is None


def test_it_withdraws_what_is_out_of_date() -> None:
    """A proposal about an asset outlives the question, but nobody should have to read it for ever."""
    t = deal().asset(0, FLOYD)
    number = propose(t, 0, 1, assets(FLOYD), capital(9))
    bot = make_bot("negotiator-1", 1)
    assert bot.side_action(Observation(t.game, 0, [])) is None
    t.quietly()

    assert t.prompt == "support-or-abstain"
    assert bot.side_action(Observation(t.game, 0, [])) == (WITHDRAW, number)


@pytest.mark.parametrize("more", [1, 2])
def test_whoever_is_asked_to_pay_does_not_ask_to_be_paid(more: int) -> None:
    def better(gives: Terms, wants: Terms) -> tuple[int, int] | None:
        found = asking_more(Proposal(1, 1, 0, 0, gives, wants), more)
        return None if found is None else (found.gives.capital, found.wants.capital)

    assert better(answer(MAIN, 1), capital(1)) is None
    assert better(answer(MAIN, 1), capital(4)) == (0, 4 - more)
    assert better(capital(2), answer(COUNTER, 1)) == (2 + more, 0)
    assert better(answer(MAIN, 1), NOTHING) is None


def test_counterproposals_are_only_made_if_they_may_be_accepted() -> None:
    """Nobody gives 9 capital for a card of support, and so the bot does not ask for more when it is offered 1."""
    t = deal()
    for seed in range(3):
        propose(t, 3, 2, capital(1), answer(MAIN, 1))
        row = make_bot("negotiator-1", seed).side_action(Observation(t.game, 2, []))
        assert row is not None and row[0] != COUNTER_PROPOSE
        t.game.decline(2, t.game.s.ledger.proposals[-1].number)
