"""What the negotiator of New Angeles believes about the rival cards of others."""

import pytest

from neopolis.bots import Observation
from neopolis.engine.rng import Dice, seeded
from neopolis.games import new_angeles
from neopolis.games.new_angeles.bots import make_bot
from neopolis.games.new_angeles.bots.beliefs import Beliefs, act_between, likelihoods
from neopolis.games.new_angeles.bots.negotiator import NegotiatorBot
from neopolis.games.new_angeles.bots.weights import win_chance
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ABSTAIN, FEDERALIST
from tests.games.new_angeles.deals import CARD, at_support
from tests.games.new_angeles.table import table


def begun(seats: int) -> NewAngelesGame:
    """A game before the first main offer."""
    game = new_angeles.start(seats, 1)
    while game.topic != "main-offer":
        game.play(game.deciders[0], game.options(game.deciders[0])[0])
    return game


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_before_any_act_all_cards_are_equally_likely(seats: int) -> None:
    game = begun(seats)
    beliefs = Beliefs(game.s, 2)
    own = game.s.rivals[2]

    assert sum([weight for _, weight in beliefs.weighed()]) == pytest.approx(1)
    for other in range(seats):
        for card in beliefs.cards:
            known = float(card == own)
            expected = known if other == 2 else (1 - known) / seats
            assert beliefs.chance(other, card) == pytest.approx(expected)


def test_an_act_makes_the_cards_that_explain_it_likelier() -> None:
    """The card cannot be elsewhere at the same time, so it becomes less likely for the others."""
    game = begun(5)
    beliefs = Beliefs(game.s, next(seat for seat in range(5) if game.s.rivals[seat] != FEDERALIST))
    other, third = [seat for seat in range(5) if seat != beliefs.seat][:2]
    before = beliefs.chance(third, FEDERALIST)
    beliefs.add(other, [0.1, 0.1, 0.1, 0.1, 0.1, 0.9])

    assert beliefs.suspect() == other
    assert beliefs.chance(other, FEDERALIST) > 0.5
    assert beliefs.chance(third, FEDERALIST) < before


def test_imagined_rivals_follow_the_beliefs() -> None:
    game = begun(5)
    beliefs = Beliefs(game.s, 0)
    other = 1 if game.s.rivals[0] != beliefs.cards[3] else 2
    beliefs.add(other, [0.01, 0.01, 0.01, 1.0, 0.01, 0.01])
    dice = Dice(seeded(1))
    dealt = 0
    for _ in range(100):
        s = game.s.copy()
        beliefs.deal(s, dice)
        assert sorted([*s.rivals, s.rival_aside]) == sorted(beliefs.cards)
        assert s.rivals[0] == game.s.rivals[0]
        dealt += s.rivals[other] == beliefs.cards[3]

    assert dealt > 70


def test_offers_are_recognized_and_judged() -> None:
    """Whoever offers a card could have offered another one; each rival card explains that more or less well."""
    game = begun(4)
    seat = game.s.active
    before, prompt = game.imagine((seat + 1) % 4, 3).s, game.topic
    card = game.options(seat)[-1]
    game.play(seat, card)
    act = act_between(before, game.s, prompt, game.topic)

    assert act is not None and (act.seat, act.option) == (seat, card)
    found = likelihoods(before, act, Beliefs(before, 0).cards, win_chance())
    assert len(found) == 5 and all([0 < one < 1 for one in found])


def test_abstaining_is_judged_like_supporting() -> None:
    """A seat that is asked for support has three answers, and its hand stays what it was."""
    corporations = [player.corporation for player in table().game.view(None).players]
    t = at_support(table().rivals(*corporations).more(2, CARD).more(3, CARD))
    before = t.game.s.copy()
    t.quietly()
    act = act_between(before, t.game.s, "support-or-abstain", t.game.topic)

    assert act is not None and (act.seat, act.option) == (2, ABSTAIN)
    assert len(likelihoods(before, act, Beliefs(before, 0).cards, win_chance())) == 5
    assert before.hands == t.game.s.hands


def test_nothing_is_concluded_from_a_bought_answer() -> None:
    game = begun(4)
    before, prompt = game.s.copy(), game.topic
    game.play(game.deciders[0], game.options(game.deciders[0])[0])
    game.s.capital[0] += 1

    assert act_between(before, game.s, prompt, game.topic) is None


def test_the_negotiator_watches() -> None:
    """It hears of every act at the next rest point, and believes the same in a game that it cannot tell apart."""
    game = begun(4)
    watcher = (game.s.active + 1) % 4
    bots = [make_bot("negotiator-1", 7) for _ in range(2)]
    for step in range(8):
        rows = [
            bots[0].side_action(Observation(game, watcher)),
            bots[1].side_action(Observation(game.imagine(watcher, step), watcher)),
        ]
        assert rows[0] == rows[1]
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[-1])
    logs = [bot.beliefs.logs for bot in bots if isinstance(bot, NegotiatorBot) and bot.beliefs]

    assert logs[0] == logs[1]
    assert any([any(row) for row in logs[0]])
