"""The reason that advice gives for an option: what a card is good for."""

from random import Random

import pytest

from neopolis import new_angeles
from neopolis.games.new_angeles.definition import GAME
from neopolis.games.new_angeles.game import NewAngelesGame


def game_at(prompt: str) -> tuple[NewAngelesGame, int]:
    """A game whose next question is this one, and the seat that is asked."""
    for seed in range(20):
        game, chance = new_angeles.start(seats=4, seed=seed), Random(seed)
        while not game.over:
            seat = game.deciders[0]
            if game.prompt(seat) == prompt:
                return game, seat
            game.play(seat, chance.choice(game.options(seat)))
    raise AssertionError(f"nobody was asked {prompt}")


@pytest.mark.parametrize("prompt", ["main-offer", "choose-investment"])
def test_what_a_card_is_good_for_is_a_reason_to_play_or_keep_it(prompt: str) -> None:
    game, seat = game_at(prompt)

    assert all(GAME.option_reason(game, seat, option) for option in game.options(seat))


@pytest.mark.parametrize("prompt", ["support-card", "pay-counteroffer", "discard-card", "discard-down"])
def test_what_a_card_is_good_for_is_no_reason_to_give_it_away(prompt: str) -> None:
    game, seat = game_at(prompt)

    assert {GAME.option_reason(game, seat, option) for option in game.options(seat)} == {""}
