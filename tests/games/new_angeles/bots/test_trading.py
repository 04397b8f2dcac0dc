"""How the plain bot trades: what it accepts and proposes, whom it trusts, and that it keeps its promises."""

import pytest

from neopolis.bots import Observation
from neopolis.engine.rng import Dice
from neopolis.games.new_angeles import NewAngelesGame, Promise, Terms
from neopolis.games.new_angeles.bots import make_bot as make_new_angeles_bot
from neopolis.games.new_angeles.bots.deals import counteroffer, support, support_card
from neopolis.games.new_angeles.bots.decision_context import DecisionContext, context_of
from neopolis.games.new_angeles.bots.evaluator import BROKEN_PROMISE
from neopolis.games.new_angeles.bots.promises import promised_no_trade, respect_keep_out
from neopolis.games.new_angeles.bots.trade_evaluation import gain, promise_value
from neopolis.games.new_angeles.bots.trading import LEAST_GAIN, better_terms, due_gift, new_idea
from neopolis.games.new_angeles.cards.definitions import BOT_VALUES
from neopolis.games.new_angeles.content.pack import default_pack
from neopolis.games.new_angeles.ids import ANDROID, ASSET, COUNTER, DONE, ILLNESS, MAIN, PASS
from neopolis.games.new_angeles.trading.ledger import BROKEN, Ledger
from neopolis.games.new_angeles.trading.terms import GIVE, KEEP_OUT, NO_COUNTER, NO_TRADE, OPPOSE, SUPPORT, WINS_DEAL
from neopolis.games.new_angeles.trading.trade import ACCEPT, COUNTER_PROPOSE, DECLINE
from tests.games.new_angeles.deals import CARD, at_support
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import NOTHING, assets, capital, promise, propose, trade

FLOYD = "Floyd 2X3A7C"


def rivals() -> Table:
    """A table where seat 3 is the rival of seat 0, and seat 1 is the rival of seat 2."""
    names = [CORPORATIONS[3], CORPORATIONS[0], CORPORATIONS[1], CORPORATIONS[2]]
    return table().rivals(*names)


CORPORATIONS = [player.corporation for player in table().game.view(None).players]


def context(game: NewAngelesGame, seat: int) -> DecisionContext:
    return context_of(game.s, seat)


def whole_reply(t: Table, seat: int) -> tuple[int, ...]:
    """How the plain bot at this seat replies to a proposal."""
    row = make_new_angeles_bot("plain", 1).side_action(Observation(t.game, seat))
    assert row is not None
    return row


def replied(t: Table, seat: int) -> int:
    """Whether the plain bot at this seat accepts, declines or counters a proposal."""
    return whole_reply(t, seat)[0]


# Answers to proposals.


@pytest.mark.rule("NA 65.1")
def test_it_takes_gifts() -> None:
    t = rivals()
    propose(t, 1, 0, capital(1))

    assert replied(t, 0) == ACCEPT


def test_it_makes_no_gifts() -> None:
    t = rivals()
    propose(t, 1, 0, wants=capital(3))

    assert replied(t, 0) == DECLINE


def test_it_sells_an_asset_for_more_than_its_worth() -> None:
    t = rivals().asset(0, FLOYD).capital(1, 20)
    worth = int(BOT_VALUES[default_pack().names.index(FLOYD) - ASSET])
    propose(t, 1, 0, capital(worth + 4), assets(FLOYD))

    assert replied(t, 0) == ACCEPT


def test_it_sells_no_asset_for_little() -> None:
    t = rivals().asset(0, FLOYD)
    propose(t, 1, 0, capital(1), assets(FLOYD))

    assert replied(t, 0) == DECLINE


@pytest.mark.parametrize("rival", [0, 1, 2, 3, None])
@pytest.mark.parametrize("offered", [0, 1, 2, 3, 4, 6, 9])
def test_an_answer_does_not_tell_who_the_rival_is(rival: int | None, offered: int) -> None:
    """Not even a silly proposal does: seat 3 gets the same row as a reply whether or not it is the rival of seat 0."""
    names = ["Federalist" if rival is None else CORPORATIONS[rival]]
    names += [name for name in CORPORATIONS if name not in names][:3]
    t, other = table().rivals(*names), rivals()
    for one in (t, other):
        one.asset(0, FLOYD).capital(3, 20)
        propose(one, 3, 0, capital(offered), assets(FLOYD))

    assert whole_reply(t, 0) == whole_reply(other, 0)


def test_it_asks_for_more() -> None:
    """The bot counters a nearly acceptable trade with the same trade for more capital."""
    t = rivals().asset(0, FLOYD).capital(1, 20)
    number = propose(t, 1, 0, capital(4), assets(FLOYD))
    row = better_terms(context(t.game, 0), t.game.s.ledger.proposals[0], 2)
    t.game.side_action(0, row)
    (found,) = t.game.proposals(None)

    assert row[:2] == (COUNTER_PROPOSE, number)
    assert (found.seat, found.gives, found.wants) == (0, assets(FLOYD), capital(6))


@pytest.mark.parametrize("seed", range(1, 13))
def test_it_does_not_ask_a_seller_to_pay_as_well(seed: int) -> None:
    """The bot does not ask a player who sells support for 1 capital to pay 1 capital as well."""
    t = at_support(rivals().more(2, CARD, CARD, CARD))
    propose(t, 2, 0, Terms(answer=(MAIN, 1)), capital(1))
    row = make_new_angeles_bot("plain", seed).side_action(Observation(t.game, 0))
    assert row is not None
    t.game.side_action(0, row)

    assert all([one.gives != Terms() for one in t.game.proposals(None)])


def test_it_asks_to_pay_less_first() -> None:
    t = rivals().asset(1, FLOYD)
    propose(t, 1, 0, assets(FLOYD), capital(5))
    t.game.side_action(0, better_terms(context(t.game, 0), t.game.s.ledger.proposals[0], 2))

    assert t.game.proposals(None)[0].gives == capital(3)


@pytest.mark.parametrize("offered", range(9))
def test_every_proposal_is_answered(offered: int) -> None:
    t = rivals().asset(0, FLOYD).capital(1, 20)
    propose(t, 1, 0, capital(offered), assets(FLOYD))

    assert replied(t, 0) in (ACCEPT, DECLINE, COUNTER_PROPOSE)


# Promises of other players.


def broken(t: Table) -> Table:
    """Seat 1 has broken a promise to seat 2."""
    trade(t, 1, 2, promise(Promise(SUPPORT, 2)))
    s = t.game.s
    s.ledger = Ledger(s.ledger.proposals, (s.ledger.pledges[0].become(BROKEN),), s.ledger.counts)
    return t


def gains(t: Table, gives: Terms, wants: Terms = NOTHING, *, whisper: bool = False) -> float:
    """What seat 0 would gain by a proposal of seat 1."""
    propose(t, 1, 0, gives, wants, whisper=whisper)
    return gain(context(t.game, 0), t.game.s.ledger.proposals[-1])


@pytest.mark.rule("NA 65.2")
@pytest.mark.parametrize("promised", [3, 10, 40])
@pytest.mark.parametrize("taken", [1, 2, 10])
@pytest.mark.parametrize("whisper", [False, True])
def test_it_gives_no_capital_for_the_word_of_a_stranger(promised: int, taken: int, whisper: bool) -> None:
    t = rivals().capital(1, 50)

    assert gains(t, promise(Promise(GIVE, capital=promised)), capital(taken), whisper=whisper) < LEAST_GAIN


@pytest.mark.rule("NA 65.2")
def test_a_word_that_was_broken_is_worth_nothing() -> None:
    word = promise(Promise(GIVE, capital=2))

    assert gains(rivals(), word) > 0 == gains(broken(rivals()), word)


@pytest.mark.rule("NA 65.2")
def test_a_promise_is_worth_at_most_what_its_giver_will_be_able_to_pay() -> None:
    word = promise(Promise(GIVE, capital=2))
    rich, poor, broke = [gains(rivals().capital(1, had), word) for had in (10, 1, 0)]

    assert rich > poor > broke == 0
    assert gains(rivals().hand(1), promise(Promise(SUPPORT, 0))) == 0  # without cards, nobody can support


@pytest.mark.rule("NA 65.2")
def test_many_small_promises_are_one_large_promise() -> None:
    one, many = gains(rivals(), promise(Promise(GIVE, capital=1))), gains(rivals(), promise(*ONES))

    assert one > 0 == many


ONES = [Promise(GIVE, capital=1)] * 5


@pytest.mark.rule("NA 65.2")
def test_a_gift_after_the_game_is_worth_nothing() -> None:
    assert gains(rivals().round(6), promise(Promise(GIVE, capital=2))) == 0


@pytest.mark.rule("NA 65.2")
def test_promised_capital_is_worth_less_than_capital_now() -> None:
    t = rivals()
    later = propose(t, 1, 0, promise(Promise(GIVE, capital=3)))
    now = propose(t, 1, 0, capital(3))
    worths = {one.number: gain(context(t.game, 0), one) for one in t.game.s.ledger.proposals}

    assert 0 < worths[later] < worths[now]


def test_only_promises_about_its_own_offers_count() -> None:
    found = context(rivals().more(1, CARD).game, 0)

    assert promise_value(found, Promise(SUPPORT, 0), 1, 0) > 0 == promise_value(found, Promise(SUPPORT, 3), 1, 0)
    assert promise_value(found, Promise(OPPOSE, 0), 1, 0) < 0 == promise_value(found, Promise(OPPOSE, 3), 1, 0)


@pytest.mark.parametrize("kind", [SUPPORT, NO_COUNTER])
def test_the_same_promise_is_worth_nothing_twice(kind: str) -> None:
    t = rivals().more(1, CARD, CARD)
    once = promise_value(context(t.game, 0), Promise(kind, 0), 1, 0)
    trade(t, 1, 0, promise(Promise(kind, 0)))

    assert once > 0 == promise_value(context(t.game, 0), Promise(kind, 0), 1, 0)


@pytest.mark.rule("R-116")
def test_promised_support_is_not_bought_again() -> None:
    """Seat 2, who has promised a card of support, asks 1 capital for laying it."""
    free, promised_once = [at_support(one) for one in (supporter(), pledged(supporter()))]
    sold = [propose(one, 2, 0, Terms(answer=(MAIN, 1)), capital(1)) for one in (free, promised_once)]
    found = [gain(context(one.game, 0), one.game.s.ledger.proposals[0]) for one in (free, promised_once)]

    assert len(sold) == 2
    assert found[0] > found[1] == -1


def supporter() -> Table:
    """Seat 0 needs support, and seat 2 has cards."""
    return rivals().illness(1, 2, 3).revealed("Naoko Watanabe").more(2, CARD, CARD)


def pledged(t: Table) -> Table:
    return trade(t, 2, 0, promise(Promise(SUPPORT, 0)))


# The bot's own promises.


def promised(given: Promise) -> Table:
    """The start of the Support step. Seat 2 has promised something to seat 0 for 1 capital."""
    t = rivals().more(2, CARD, CARD, CARD)
    trade(t, 0, 2, capital(1), promise(given))
    return at_support(t)


@pytest.mark.rule("NA 65.2", "R-131")
@pytest.mark.parametrize(("given", "side"), [((SUPPORT, 0), MAIN), ((SUPPORT, 1), COUNTER), ((OPPOSE, 0), COUNTER)])
def test_it_supports_whom_it_has_promised_to(given: tuple[str, int], side: int) -> None:
    assert support(context(promised(Promise(*given, cards=2)).game, 2)) == side


@pytest.mark.rule("NA 65.2")
def test_it_lays_as_many_cards_as_promised() -> None:
    t = promised(Promise(SUPPORT, 0, cards=2)).answer(2, "main offer")
    t.game.play(2, support_card(context(t.game, 2)))

    assert support_card(context(t.game, 2)) != DONE


@pytest.mark.rule("NA 65.2")
def test_it_makes_no_counteroffer_that_it_has_promised_not_to_make() -> None:
    """The bot keeps its promise, although the city is full of illness and it has a card against illness."""
    t = rivals().illness(1, 2, 3, 4).hand(1, "Clinical Trials", "Clean Slate", CARD)
    free = t.copy().offer(0, CARD)
    trade(t, 0, 1, capital(1), promise(Promise(NO_COUNTER, 0)))
    t.offer(0, CARD)

    assert counteroffer(context(free.game, 1)) != PASS
    assert counteroffer(context(t.game, 1)) == PASS


@pytest.mark.rule("NA 65.2", "R-131")
def test_it_does_not_counter_what_it_has_promised_to_support() -> None:
    """A counteroffer would break the promise of support, so the bot passes, although the city is full of illness."""
    t = rivals().illness(1, 2, 3, 4).hand(1, "Clinical Trials", "Clean Slate", CARD)
    free = t.copy().offer(0, CARD)
    trade(t, 0, 1, capital(1), promise(Promise(SUPPORT, 0)))
    t.offer(0, CARD)

    assert counteroffer(context(free.game, 1)) != PASS
    assert counteroffer(context(t.game, 1)) == PASS


@pytest.mark.rule("NA 65.2")
def test_it_keeps_components_out_of_a_district_as_promised() -> None:
    t = rivals()
    trade(t, 0, 1, capital(1), promise(Promise(KEEP_OUT, component="illness", district=4)))
    bound, free = context(t.game, 1), context(t.game, 1)
    respect_keep_out(bound)

    def cost(component: int, district: int) -> float:
        """How much a promise lowers the value of bringing this component into this district."""
        after = t.game.s.copy()
        after.tokens[component] |= 1 << district
        return free.evaluator.change(after) - bound.evaluator.change(after)

    assert cost(ILLNESS, 4) == pytest.approx(BROKEN_PROMISE)
    assert cost(ILLNESS, 5) == cost(ANDROID, 4) == 0


@pytest.mark.rule("NA 65.2")
def test_it_pays_promised_capital_when_it_is_due() -> None:
    """Seat 0 has promised seat 1 a gift of 2 capital if seat 0 wins the deal, and wins it."""
    t = rivals()
    trade(t, 1, 0, capital(1), promise(Promise(GIVE, 0, capital=2, when=WINS_DEAL)))
    assert due_gift(context(t.game, 0)) is None
    t.offer(0, "Clinical Trials").all_pass()

    assert due_gift(context(t.game, 0)) == (1, Terms(2), Terms())
    assert t.game.is_called(0)


@pytest.mark.rule("NA 65.2")
def test_it_does_not_trade_with_a_player_it_promised_not_to_trade_with() -> None:
    t = rivals()
    trade(t, 0, 1, capital(1), promise(Promise(NO_TRADE, 2)))
    propose(t, 2, 1, capital(3))

    assert promised_no_trade(context(t.game, 1), 2)
    assert replied(t, 1) == DECLINE


# The bot's own proposals.


@pytest.mark.rule("R-116")
def test_it_pays_for_support_that_it_needs() -> None:
    """Seat 0's offer stands against a counteroffer, so seat 0 proposes to pay seat 2 for support."""
    t = at_support(rivals().illness(1, 2, 3).revealed("Naoko Watanabe").more(2, CARD, CARD))
    ideas = [new_idea(context(t.game, 0), Dice(seed)) for seed in range(1, 9)]
    found = [idea for idea in ideas if idea is not None]

    assert found
    assert all([to == 2 and wants == Terms(answer=(MAIN, 1)) for to, _, wants in found])
    assert {bool(gives.promises) for _, gives, _ in found} == {True, False}


@pytest.mark.rule("R-116")
def test_it_sells_support_that_does_not_matter_to_it() -> None:
    t = at_support(rivals().more(2, CARD, CARD, CARD))
    idea = new_idea(context(t.game, 2), Dice(3))

    assert idea is not None
    to, gives, wants = idea
    assert (to, gives.answer) in ((0, (MAIN, 1)), (1, (COUNTER, 1)))
    assert wants.capital >= 2


@pytest.mark.parametrize("seed", range(1, 13))
def test_it_accepts_what_it_would_propose(seed: int) -> None:
    """If its partner is faster and proposes the same trade, the bot accepts."""
    buying, selling = at_support(supporter()), at_support(rivals().more(2, CARD, CARD, CARD))
    passing = rivals().offer(0, CARD)
    found = 0
    for t, seat in ((buying, 0), (selling, 2), (passing, 1)):
        idea = new_idea(context(t.game, seat), Dice(seed))
        if idea is not None:
            to, gives, wants = idea
            if t.view.players[to].capital < wants.capital:
                continue
            propose(t, to, seat, wants, gives)
            assert replied(t, seat) == ACCEPT
            found += 1

    assert found


@pytest.mark.parametrize(("rival", "buyers"), [(0, {1}), (1, {0}), (3, {0, 1})])
def test_it_sells_no_support_to_the_offer_that_it_opposes(rival: int, buyers: set[int]) -> None:
    """Seat 2 would support its rival's opponent anyway, so its offers tell no more than its support will."""
    names = [name for name in CORPORATIONS if name != CORPORATIONS[rival]]
    t = at_support(table().rivals(names[0], names[1], CORPORATIONS[rival], names[2]).more(2, CARD, CARD, CARD))
    ideas = [new_idea(context(t.game, 2), Dice(seed)) for seed in range(1, 20)]

    assert {idea[0] for idea in ideas if idea is not None} == buyers
