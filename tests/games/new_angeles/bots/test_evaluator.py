"""The bots' evaluator: how much changes in the game are worth to a player."""

import pytest

from neopolis.games.new_angeles.bots.evaluator import LOST_CITY, Evaluator, main_offer_chance
from neopolis.games.new_angeles.ids import ANDROID, COUNTER, ILLNESS, MAIN, OUTAGE, STRIKES, UNREST
from neopolis.games.new_angeles.rules.state import BY_THREAT, Deal, NewAngeles
from tests.games.new_angeles.table import Table, table

SIX = ("Clean Slate", "Clinical Trials", "Gentrification", "Liquidation", "Puff Piece", "Riot Control")
CORPORATIONS = ("Jinteki", "Globalsec", "NBN", "Haas-Bioroid")


def city() -> Table:
    """A table where NBN is the rival of Jinteki, and Globalsec is the Federalist."""
    return table(corporations=CORPORATIONS).rivals("NBN", "Federalist", "Jinteki", "Globalsec")


def change(before: Table, after: NewAngeles, seat: int = 0) -> float:
    return Evaluator(before.game.s, seat, True).change(after)


def with_token(before: Table, component: int, district: int) -> NewAngeles:
    after = before.game.s.copy()
    after.tokens[component] |= 1 << district
    return after


def with_threat(before: Table, more: int) -> NewAngeles:
    after = before.game.s.copy()
    after.threat += more
    return after


def test_nothing_is_worth_nothing() -> None:
    assert change(city(), city().game.s) == 0


def test_capital_of_the_rival_hurts_most() -> None:
    """A gain for NBN, the rival, costs Jinteki more than the same gain for Globalsec."""
    values = []
    for seat in range(3):
        after = city().game.s.copy()
        after.capital[seat] += 3
        values.append(change(city(), after))

    assert values[2] < values[1] < 0 < values[0]


@pytest.mark.rule("NA 28.0")
def test_the_federalist_wants_threat_once_rich() -> None:
    rich, poor = city().round(5).capital(1, 30), city().round(5).capital(1, 3)

    assert change(rich, with_threat(rich, 1), 1) > 0 > change(rich, with_threat(rich, 1), 0)
    assert change(poor, with_threat(poor, 1), 1) < 0


@pytest.mark.rule("NA 63.0")
def test_threat_costs_more_the_higher_it_is() -> None:
    low, high = city().threat(3), city().threat(20)

    assert change(high, with_threat(high, 1)) < change(low, with_threat(low, 1)) < 0


@pytest.mark.rule("NA 63.0")
def test_losing_the_city_costs_most() -> None:
    before = city().threat(24)
    lost = with_threat(before, 1)
    lost.ended = BY_THREAT

    assert change(before, lost) < -LOST_CITY


@pytest.mark.rule("NA 43.2")
def test_an_outage_is_worse_where_an_android_works() -> None:
    before = city().androids(6).round(1)

    assert change(before, with_token(before, OUTAGE, 6)) < change(before, with_token(before, OUTAGE, 8)) < 0


def test_removing_is_the_opposite_of_placing() -> None:
    """Removing illness gains as much as placing it costs."""
    ill = city().illness(3)

    assert change(ill, city().game.s) == pytest.approx(-change(city(), ill.game.s))


@pytest.mark.rule("NA 68.0")
def test_a_strike_is_worse_than_a_protest() -> None:
    before = city().androids(4)
    protest = with_token(before, UNREST, 4)
    strike = protest.copy()
    strike.tokens[STRIKES] |= 1 << 4

    assert change(before, strike) < change(before, protest) < 0


@pytest.mark.rule("NA 43.0")
def test_an_android_is_wanted_where_it_produces() -> None:
    before = city().androids(2).outage(3)
    to_outage, to_work = before.game.s.copy(), before.game.s.copy()
    to_outage.tokens[ANDROID], to_work.tokens[ANDROID] = 1 << 3, 1 << 4

    assert change(before, to_outage) < change(before, to_work)


@pytest.mark.rule("NA 32.0")
def test_illness_raises_the_expected_threat_while_a_card_is_resolved() -> None:
    before = city()
    met = before.game.s.copy()
    met.resolution.open = met.resolution.met_illness = True
    spared = met.copy()
    spared.resolution.spared = True

    assert change(before, met) == pytest.approx(change(before, with_threat(before, 2)))
    assert change(before, spared) == 0


@pytest.mark.rule("NA 33.0")
def test_only_its_own_investment_counts() -> None:
    """An evaluator that may not use a seat's secrets ignores its investment and its rival."""
    before = city().investment(0, "Healthcare Initiative").illness(1, 2)
    after = with_token(before, ILLNESS, 3)
    blind = Evaluator(before.game.s, 0, False)

    assert blind.investment == blind.rival == 0
    assert Evaluator(before.game.s, 0, True).change(after) != blind.change(after)


def test_cards_over_the_hand_size_can_be_left_out() -> None:
    """NA 30.2: without `counts_surplus`, a sixth card is worth nothing, because it must be discarded."""
    before = city().hand(0, *SIX)
    after = before.game.s.copy()
    after.hands = (before.game.s.hands[0][:-1], *before.game.s.hands[1:])
    strict = Evaluator(before.game.s, 0, True)
    strict.counts_surplus = False

    assert strict.change(after) == 0 > change(before, after)


def test_support_makes_an_offer_likelier_to_win() -> None:
    deal = Deal()
    deal.main, deal.counters = 1, (2,)
    tied = main_offer_chance(deal)
    deal.counter_support = (3,)
    behind = main_offer_chance(deal)
    deal.won = MAIN

    assert 0 < behind < 0.5 < tied < 1 == main_offer_chance(deal)
    deal.won = COUNTER
    assert main_offer_chance(deal) == 0
