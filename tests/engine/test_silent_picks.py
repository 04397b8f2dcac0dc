"""A seat can take its answer back after another seat has silently made a pick, and that pick is not lost."""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games import new_angeles
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.ids import MAIN


def before_support(seed: int = 0) -> tuple[NewAngelesGame, int, int, int]:
    """A game in which one seat has just abstained and the next may support; both seats, and the answer "abstain"."""
    for number in range(seed, seed + 200):
        game = new_angeles.start(4, number)
        for _ in range(200):
            first = game.deciders[0]
            is_vote = game.prompt(first) == "support-or-abstain"
            abstain = game.decision(first).default
            game.play(first, abstain)
            then = game.deciders[0]
            is_next = game.prompt(then) == "support-or-abstain" and then != first and MAIN in game.options(then)
            if is_vote and is_next and may_take_back(game, first):
                return game, first, then, abstain
    raise AssertionError("no such game")


def may_take_back(game: NewAngelesGame, seat: int) -> bool:
    try:
        game.copy().take_back(seat)
    except Refused:
        return False
    return True


@pytest.mark.rule("R-39")
def test_a_silent_pick_is_no_reason_to_refuse() -> None:
    """Nobody can see that a player has decided to support until a card is laid, so an earlier voter may take back."""
    game, first, then, _ = before_support()
    view, history = game.view(first), game.history(first)
    game.play(then, MAIN)

    assert (game.view(first), game.history(first)) == (view, history)
    assert may_take_back(game, first)


@pytest.mark.rule("R-39")
def test_a_noticed_act_is_a_reason_to_refuse() -> None:
    """Once the first support card is on the table, the earlier voter can no longer take back."""
    game, first, then, _ = before_support()
    game.play(then, MAIN)
    game.play(then, game.options(then)[-1])

    assert not may_take_back(game, first)


@pytest.mark.rule("R-39")
def test_the_silent_pick_comes_back_with_its_question() -> None:
    """If the first player takes back and votes the same again, the second player's pick is restored, byte for byte."""
    game, first, then, abstain = before_support()
    game.play(then, MAIN)
    data, record, histories = game.encode(), game.record(), [game.history(seat) for seat in range(4)]
    game.take_back(first)
    between = game.deciders
    game.play(first, abstain)

    assert between == (first,)
    assert (game.encode(), game.record()) == (data, record)
    assert [game.history(seat) for seat in range(4)] == histories


@pytest.mark.rule("R-39")
def test_the_silent_pick_survives_another_answer() -> None:
    """If the first player changes the vote, the second player still supports, and may take that back."""
    game, first, then, _ = before_support()
    game.play(then, MAIN)
    game.take_back(first)
    game.play(first, MAIN)
    while game.deciders == (first,):
        game.play(first, game.options(first)[-1])
    prompt = game.prompt(then)
    game.take_back(then)

    assert game.deciders == (then,)
    assert (prompt, game.prompt(then)) == ("support-card", "support-or-abstain")


@pytest.mark.rule("R-39")
def test_a_pick_that_is_set_aside_is_dropped_when_something_is_revealed() -> None:
    """What was revealed may change the second player's mind, so that player is asked again."""
    game, first, then, abstain = before_support()
    game.play(then, MAIN)
    game.take_back(first)
    game.settle_anchor()
    game.play(first, abstain)

    assert game.prompt(then) == "support-or-abstain"


@pytest.mark.rule("R-39")
def test_a_pick_that_is_set_aside_can_be_taken_back() -> None:
    game, first, then, abstain = before_support()
    before = game.encode()
    game.play(then, MAIN)
    game.take_back(first)
    game.take_back(then)
    game.play(first, abstain)

    assert game.encode() == before


@pytest.mark.rule("R-39")
def test_a_pick_that_is_set_aside_is_saved_and_copied() -> None:
    game, first, then, abstain = before_support()
    game.play(then, MAIN)
    data = game.encode()
    game.take_back(first)
    others = [new_angeles.decode(game.encode()), new_angeles.decode(game.encode(as_arrived=True)), game.copy()]
    for other in others:
        other.play(first, abstain)

    assert [other.encode() for other in others] == [data] * 3


@pytest.mark.rule("R-39")
def test_an_imagined_game_has_no_silent_picks_of_others() -> None:
    """In an imagined game, only the player who made a silent pick knows of it."""
    game, first, then, _ = before_support()
    before = game.imagine(first, 5).encode()
    game.play(then, MAIN)

    assert game.imagine(first, 5).encode() == before
    assert game.imagine(then, 5).prompt(then) == "support-card"
    assert game.known_to(then) is game
    assert game.known_to(first).topic == "support-or-abstain"


def test_damaged_picks_are_refused() -> None:
    game, first, then, _ = before_support()
    game.play(then, MAIN)
    game.take_back(first)
    for row in ((9, *game.set_aside[0][1:]), (then, -1, *game.set_aside[0][2:]), game.set_aside[0][:-1], ()):
        game.set_aside = (row,)
        with pytest.raises(Refused):
            new_angeles.decode(game.encode())
