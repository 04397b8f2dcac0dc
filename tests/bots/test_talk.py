"""Side actions of bots: taken in seat order, each carried out before the next, and limited in number."""

import pytest

from neopolis import Refused
from neopolis.bots import Bot, Observation, bot_seed, talk
from neopolis.bots.talk import MOST_ROUNDS, side_actions
from neopolis.games import neom, new_angeles
from neopolis.games.neom.bots import make_bot
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.bots import make_bot as make_new_angeles_bot
from neopolis.games.new_angeles.ids import PASS
from tests.games.new_angeles.random_games import all_events
from tests.games.new_angeles.table import table

BEGGING = (1, 1, 0, 0, 0, -1, 0, 0, 1, 0, -1, 0, 0)  # row of a proposal: asks seat 1 to give 1 capital for nothing


def test_side_actions_come_to_an_end() -> None:
    """A bot that asks seat 1 for capital again and again is stopped."""

    class Beggar(Bot[NewAngelesGame]):
        def side_action(self, observation: Observation[NewAngelesGame]) -> tuple[int, ...] | None:
            return BEGGING

    game = new_angeles.start(4, 1)

    assert talk(game, [Beggar(), None, None, None]) == MOST_ROUNDS
    assert len(game.proposals(1)) == MOST_ROUNDS


def test_seats_act_in_turn() -> None:
    """Each side action is carried out before the next seat is asked for one."""
    game = new_angeles.start(5, 3)
    bots = [make_new_angeles_bot("plain", bot_seed(3, seat)) for seat in range(5)]
    spoken = 0
    while not game.over and spoken < 20:
        told = len(all_events(game))
        for seat, _ in side_actions(game, bots):
            spoken += 1
            first = all_events(game)[told]
            told = len(all_events(game))

            assert seat == (first.things[0] if first.kind == "traded" else first.seat)
        if not game.over:
            decider = game.deciders[0]
            game.play(decider, bots[decider].choose(Observation(game, decider)))

    assert spoken >= 20


def test_seats_without_a_bot_do_nothing() -> None:
    game = new_angeles.start(4, 1)

    assert talk(game, [None] * 4) == 0


def test_neom_has_no_side_actions() -> None:
    game = neom.start(3, 1)
    bots = [make_bot(name, 1) for name in ("random", "greedy", "random")]

    assert talk(game, bots) == 0
    assert (game.topic, game.is_called(0)) == ("", False)
    with pytest.raises(Refused):
        game.side_action(0, (1,))


@pytest.mark.rule("R-132")
def test_a_proposal_calls_its_receiver() -> None:
    """`is_called` is true for the seat that gets a proposal, and for no other."""
    game = new_angeles.start(4, 1)
    game.propose(0, 2, new_angeles.Terms(capital=1))

    assert [game.is_called(seat) for seat in range(4)] == [False, False, True, False]


def test_the_topic_is_the_present_question() -> None:
    game = table().rests().hand(1, "Puff Piece").offer(0, "Clean Slate").game

    assert game.topic == "counteroffer-or-pass"
    assert game.options(1)[-1] == PASS
