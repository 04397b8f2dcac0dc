"""The whole position as plain data, hidden tiles included: every tile is somewhere in it."""

import msgspec
import pytest

from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.position import position
from tests.games.neom.box import BOX
from tests.games.neom.box import start as start_box
from tests.games.neom.table import quiet_answer


def played(seats: int, generation: int, turn: int) -> NeomGame:
    """A game at the first question of a turn."""
    game = start_box(seats, 7)
    while (game.s.generation, game.s.turn) != (generation, turn):
        seat = game.deciders[0]
        game.play(seat, quiet_answer(game, seat))
    return game


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_hands_are_open(seats: int) -> None:
    """The hands together are the whole deck of the generation."""
    shown = position(played(seats, 2, 1))
    hands = [tile for player in shown.players for tile in player.hand or []]

    assert sorted(hands) == BOX.deck(2, seats)


@pytest.mark.parametrize("seats", [1, 2])
def test_all_packs_are_open(seats: int) -> None:
    """Face-up tiles, face-down tiles and those put away are the whole deck of the generation."""
    shown = position(played(seats, 1, 1))
    tiles = [*shown.face_up, *shown.put_away, *[tile for pack in shown.packs for tile in pack]]

    assert sorted(tiles) == BOX.deck(1, 1)


def test_cornerstones_are_open_during_the_draft() -> None:
    """During the draft, a position shows the Cornerstones that each player has already chosen."""
    game = start_box(3, 7)
    for seat in range(3):
        game.play(seat, game.options(seat)[0])

    assert [player.cornerstones for player in position(game).players] == [list(kept) for kept in game.s.kept]


def test_picks_are_open() -> None:
    """A pick that is still sealed is listed under its seat."""
    game = start_box(3, 7)
    option = game.options(1)[2]
    game.play(1, option)

    assert position(game).picks == [[], [option], []]


def test_players_are_those_of_their_own_views() -> None:
    """Each player is shown as their own seat sees them."""
    game = played(4, 1, 3)

    assert position(game).players == [game.view(seat).players[seat] for seat in range(4)]


def test_position_is_plain_data() -> None:
    """A position can be encoded as JSON."""
    shown = position(played(3, 1, 2))

    assert msgspec.json.decode(msgspec.json.encode(shown)) == msgspec.to_builtins(shown)
