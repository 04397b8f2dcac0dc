"""NEOM 1 and 2: the contents of the box, and the table before the first question."""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games import neom
from neopolis.games.neom.ids import GOOD_NAMES
from tests.games.neom.box import BOX
from tests.games.neom.rules.plays import CORNERSTONES, first_turn, hands, new_game, play_to, refused
from tests.games.neom.table import table

RAW = {"Coal", "Natural Gas", "Oil", "Ore", "Stone", "Wood"}

# The printed tile numbers with each icon, by generation.
ONE_PLUS = {1: range(1, 25), 2: range(41, 65), 3: range(81, 105)}
FOUR_PLUS = {1: range(25, 33), 2: range(65, 73), 3: range(105, 113)}
FIVE_PLUS = {1: range(33, 41), 2: range(73, 81), 3: range(113, 121)}


@pytest.mark.rule("NEOM 1.1")
def test_1_1_most_points_win() -> None:
    """The player with the most points at the end wins."""
    position = table(3, 3, 7).city(1, c2=101).play_out()
    result = position.game.result

    assert result is not None and result.winners == (1,) and max(result.points) == result.points[1]


@pytest.mark.rule("NEOM 1.1")
@pytest.mark.parametrize("seats", [0, 6, -1, True, "3", None])
def test_1_1_one_to_five_players(seats: object) -> None:
    """The game is for one to five players."""
    with pytest.raises(Refused) as refusal:
        neom.start(seats, 1)

    assert refusal.value.code == "bad-option" and "a number from 1 to 5" in refusal.value.message


@pytest.mark.rule("NEOM 1.2")
def test_1_2_tiles() -> None:
    """There are 40 tiles for each generation and 30 Cornerstones."""
    generations = [tile.generation for tile in BOX.tiles]

    assert [generations.count(one) for one in ("1", "2", "3", "C")] == [40, 40, 40, 30]


@pytest.mark.rule("NEOM 1.2")
def test_1_2_seventeen_goods() -> None:
    """There are 17 kinds of Goods."""
    assert len(set(GOOD_NAMES)) == 17


@pytest.mark.rule("NEOM 1.2")
def test_1_2_coins_do_not_run_out() -> None:
    """A player can have more money than the box has coins for."""
    position = table(turn=7).city(0, c2=90).money(0, 1000).finish()

    assert position.player(0).money == 1000 + 5 + 24


@pytest.mark.rule("NEOM 2.1")
def test_2_1_no_board_twice() -> None:
    """Five players have five different boards."""
    centers = [{player.center for player in new_game(5, seed).view(None).players} for seed in range(20)]

    assert all(len(boards) == 5 and boards <= RAW for boards in centers)


@pytest.mark.rule("NEOM 2.1")
def test_2_1_boards_are_random() -> None:
    """A player can get each of the six boards."""
    centers = {new_game(3, seed).view(None).players[0].center for seed in range(60)}

    assert centers == RAW


@pytest.mark.rule("NEOM 2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_2_2_token_of_the_center(seats: int) -> None:
    """Each player begins with the token of their own City Center and no other."""
    players = new_game(seats).view(None).players

    assert all(player.goods == [player.center] for player in players)


@pytest.mark.rule("NEOM 2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_2_2_no_tiles_yet(seats: int) -> None:
    """The cities are empty, and nobody has selected a tile."""
    players = new_game(seats).view(None).players

    assert [(player.tiles, player.selected) for player in players] == [({}, 0)] * seats


@pytest.mark.rule("NEOM 2.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_2_3_six_l_coins(seats: int) -> None:
    """Each player begins with 6 L-Coins, all free to use; none of them is income."""
    players = new_game(seats).view(None).players

    assert [(player.money, player.locked, player.final_income) for player in players] == [(6, 0, 0)] * seats


@pytest.mark.rule("NEOM 2.4")
def test_2_4_a_token_for_everybody() -> None:
    """When a fifth player starts to produce the same Good, the supply still has a token."""
    position = table(5).city(0, "Ore")
    for seat in range(1, 5):
        position.city(seat, c2=13)
    position.place(0, 13, "c2")

    assert ["Gold" in position.player(seat).goods for seat in range(5)] == [True] * 5


@pytest.mark.rule("NEOM 2.5")
def test_2_5_cornerstones_are_apart() -> None:
    """No hand of a generation contains a Cornerstone."""
    game = first_turn(5)
    dealt = [tile for generation in (1, 2, 3) for row in hands(play_to(game, generation)) for tile in row]

    assert not CORNERSTONES.intersection(dealt)


@pytest.mark.rule("NEOM 2.5")
def test_2_5_cornerstones_are_shuffled() -> None:
    """The first player can get each of the 30 Cornerstones."""
    dealt = {tile for seed in range(60) for tile in hands(new_game(3, seed))[0]}

    assert dealt == CORNERSTONES


@pytest.mark.rule("NEOM 2.6")
@pytest.mark.parametrize("generation", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_6_deck(seats: int, generation: int) -> None:
    """A deck has the tiles for this number of players, each once."""
    used = [*ONE_PLUS[generation]]
    used += FOUR_PLUS[generation] if seats >= 4 else []
    used += FIVE_PLUS[generation] if seats == 5 else []
    dealt = [tile for row in hands(play_to(first_turn(seats), generation)) for tile in row]

    assert sorted(dealt) == sorted(used)


@pytest.mark.rule("NEOM 2.6")
def test_2_6_two_players_have_the_small_deck() -> None:
    """Two players use only the tiles marked 1+."""
    game = first_turn(2)

    assert sorted([*game.s.face_up, *(tile for pack in game.s.packs for tile in pack)]) == list(ONE_PLUS[1])


@pytest.mark.rule("NEOM 2.6")
@pytest.mark.parametrize(("seats", "tiles"), [(1, "1+"), (2, "1+"), (3, "1+"), (4, "4+"), (5, "5+")])
def test_2_6_the_view_names_the_tile_set(seats: int, tiles: str) -> None:
    """Everybody can see which tiles are in use."""
    assert new_game(seats).view(None).tiles == tiles


@pytest.mark.rule("NEOM 2.6")
def test_2_6_decks_are_shuffled() -> None:
    """The first player can get each tile of the deck."""
    dealt = {tile for seed in range(60) for tile in hands(first_turn(3, seed))[0]}

    assert dealt == set(ONE_PLUS[1])


@pytest.mark.rule("NEOM 2.6")
@pytest.mark.parametrize(("seats", "tiles"), [(2, "4+"), (3, "4+"), (4, "5+"), (5, "1+")])
def test_2_6_only_solo_players_choose_their_set(seats: int, tiles: str) -> None:
    """With two or more players, the number of players decides the tile set."""
    with pytest.raises(Refused) as refusal:
        neom.start(seats, 1, tiles=tiles)

    assert refusal.value.code == "bad-option"


@pytest.mark.rule("NEOM 2.6")
def test_2_6_tiles_for_more_players_are_not_selected() -> None:
    """With three players, a tile marked 4+ cannot be selected."""
    assert refused(first_turn(3), 0, 25).code == "not-an-option"
