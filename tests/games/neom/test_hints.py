"""Hints: what an answer would cost and change, computed from what the seat knows."""

import random

import pytest

from neopolis.games.neom.hints import hints
from neopolis.games.neom.ids import SELL
from neopolis.games.neom.rules.buying import IMPOSSIBLE
from neopolis.games.neom.rules.placing import HINDRANCES
from tests.games.neom.box import BOX
from tests.games.neom.box import start as start_box

PACK = BOX


def test_hints_show_the_change() -> None:
    """With two players, the change in a hint is how the score changes right after the answer."""
    dice = random.Random(3)
    wrong: list[str] = []
    checked = 0
    for seed in range(4):
        game = start_box(2, seed)
        while not game.over:
            (seat,) = game.deciders
            decision = game.decision(seat)
            option = dice.choice(decision.options)
            promised = hints(game, seat, decision.prompt, decision.options).get(option)
            before, first = game.score(seat), seat == game.s.first and not game.s.disaster
            game.play(seat, option)
            if first and decision.prompt in ("action", "space", "seller") and seat not in game.deciders:
                checked += 1
                if promised is None or game.score(seat) - before != promised.change:
                    wrong.append(f"{seed} {game.s.generation}.{game.s.turn} {decision.prompt} {option}")

    assert not wrong
    assert checked > 40


@pytest.mark.rule("NEOM 12.1")
def test_hint_for_selling() -> None:
    """Selling brings 5 L-Coins: the score for money rises from 3 points for 6 L-Coins to 5 points for 11."""
    game = start_box(1, 3, variant="beginner")
    game.play(0, next(tile for tile in game.options(0) if not PACK.tables.disaster[tile]))
    found = hints(game, 0, "action", game.options(0))

    assert found[SELL].change == 2


def test_hints_leave_the_game_alone() -> None:
    game = start_box(3, 3)
    before = game.encode()
    for seat in game.deciders:
        hints(game, seat, game.prompt(seat), game.options(seat))

    assert game.encode() == before


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_hints_are_the_same_in_imagined_games(seats: int) -> None:
    """Hints do not depend on the others' hands and secret picks."""
    dice = random.Random(seats)
    game = start_box(seats, 11)
    told = 0
    while not game.over:
        seat = dice.choice(game.deciders)
        decision = game.decision(seat)
        world = game.imagine(seat, dice.getrandbits(29))
        rows = [
            {option: (hint.price, hint.bought, hint.change, hint.hindrance) for option, hint in found.items()}
            for found in [hints(one, seat, decision.prompt, decision.options) for one in (game, world)]
        ]
        told += bool(rows[0])

        assert rows[0] == rows[1]
        game.play(seat, dice.choice(decision.options))
    assert told > 20


def test_hindrances_are_explained() -> None:
    """The hint for a tile that cannot be placed says why, and gives no points. Such a tile can only be selected."""
    game = start_box(3, 2)
    dice = random.Random(1)
    seen: set[str] = set()
    while not game.over:
        seat = dice.choice(game.deciders)
        decision = game.decision(seat)
        found = hints(game, seat, decision.prompt, decision.options)
        blocked = {option: hint for option, hint in found.items() if hint.hindrance}
        seen |= {hint.hindrance for hint in blocked.values()}

        assert decision.prompt == "select" or not set(blocked) & set(decision.options)
        assert all([hint.change is None for hint in blocked.values()])
        assert all([hint.price < IMPOSSIBLE or hint.hindrance in HINDRANCES for hint in found.values()])
        game.play(seat, dice.choice(decision.options))
    assert {"goods", "tiles", "connection"} <= seen <= set(HINDRANCES)
