"""NEOM 4: the turns of a generation, from selecting to passing on."""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games.neom.ids import DONE, SELL
from tests.games.neom.rules.plays import (
    FLOOD,
    first_turn,
    hand,
    hands,
    new_game,
    play_to,
    questions,
    quiet_turn,
    refused,
)
from tests.games.neom.table import quiet_answer, table


@pytest.mark.rule("NEOM 4.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_4_1_three_generations_of_seven_turns(seats: int) -> None:
    """21 turns are played, in order."""
    game = first_turn(seats)
    turns = [(game.s.generation, game.s.turn) for _, prompt in questions(game) if prompt == "select"]

    assert turns[::seats] == [(generation, turn) for generation in (1, 2, 3) for turn in range(1, 8)]


@pytest.mark.rule("NEOM 4.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_4_1_one_selection_a_turn(seats: int) -> None:
    """Each player selects 21 tiles."""
    selecting = [seat for seat, prompt in questions(first_turn(seats)) if prompt == "select"]

    assert [selecting.count(seat) for seat in range(seats)] == [21] * seats


@pytest.mark.rule("NEOM 4.1")
def test_4_1_scoring_follows_the_third() -> None:
    """The game ends with the last turn of the third generation."""
    position = table(3, 3, 7).play_out()

    assert position.game.over and position.game.result is not None
    assert refused(position, 0, SELL).code == "game-over"


@pytest.mark.rule("NEOM 4.2")
@pytest.mark.parametrize("generation", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_4_2_eight_tiles_each(seats: int, generation: int) -> None:
    """A generation begins with 8 tiles for each player, none of them twice."""
    dealt = hands(play_to(first_turn(seats), generation))

    assert [len(row) for row in dealt] == [8] * seats
    assert len({tile for row in dealt for tile in row}) == 8 * seats


@pytest.mark.rule("NEOM 4.3")
def test_4_3_all_at_once() -> None:
    """All players are asked for their selection at the same time."""
    game = first_turn(4)

    assert game.deciders == (0, 1, 2, 3)
    assert {game.decision(seat).prompt for seat in game.deciders} == {"select"}


@pytest.mark.rule("NEOM 4.3")
def test_4_3_hands_are_secret() -> None:
    """On the first turn nobody sees another hand."""
    game = first_turn(4)
    seen = [[player.hand is not None for player in game.view(viewer).players] for viewer in range(4)]

    assert seen == [[viewer == seat for seat in range(4)] for viewer in range(4)]
    assert [player.hand for player in game.view(None).players] == [None] * 4


@pytest.mark.rule("NEOM 4.3")
def test_4_3_hidden() -> None:
    """What others see does not depend on what a player has selected, until everybody has selected."""
    games = first_turn(3), first_turn(3)
    for game, at in zip(games, (0, 7), strict=True):
        game.play(0, hand(game, 0)[at])

    assert games[0].view(1) == games[1].view(1)
    assert games[0].view(None) == games[1].view(None)


@pytest.mark.rule("NEOM 4.3")
def test_4_3_from_their_own_hand() -> None:
    """A tile of another hand cannot be selected."""
    game = first_turn(3)
    refusal = refused(game, 0, hand(game, 1)[0])

    assert refusal.code == "not-an-option" and "NEOM 4.3" in refusal.rules


@pytest.mark.rule("NEOM 4.4")
@pytest.mark.parametrize("generation", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_4_4_always_to_the_left(seats: int, generation: int) -> None:
    """In every generation the next seat gets the tiles that were not selected."""
    game = play_to(first_turn(seats), generation)
    rest = []
    for seat in range(seats):
        before = hand(game, seat)
        tile = quiet_answer(game, seat)
        game.play(seat, tile)
        rest.append([one for one in before if one != tile])
    play_to(game, generation, 2)

    assert [hand(game, (seat + 1) % seats) for seat in range(seats)] == rest


@pytest.mark.rule("NEOM 4.4")
def test_4_4_a_pack_comes_around() -> None:
    """With three players, a hand comes back on the fourth turn with three tiles less."""
    game = first_turn(3)
    first = hand(game, 0)
    fourth = hand(play_to(game, 1, 4), 0)

    assert len(fourth) == 5 and set(fourth) < set(first)


@pytest.mark.rule("NEOM 4.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_4_5_two_tiles_on_the_seventh_turn(seats: int) -> None:
    """On the seventh turn each hand has two tiles."""
    game = play_to(first_turn(seats), 1, 7)

    assert [len(row) for row in hands(game)] == [2] * seats


@pytest.mark.rule("NEOM 4.5")
def test_4_5_the_leftover_is_not_passed() -> None:
    """On the seventh turn the second tile goes to the box: the next hands are new."""
    game = play_to(first_turn(3), 1, 7)
    left = {tile for row in hands(game) for tile in row}
    play_to(game, 2)

    assert not left & {tile for row in hands(game) for tile in row}


@pytest.mark.rule("NEOM 4.5")
def test_4_5_the_leftover_is_not_used() -> None:
    """Nobody gains anything from the tile left over on the seventh turn, and it is in no city."""
    position = table(turn=7).hand(0, 7, 8).select(0, 8).finish()

    assert (position.player(0).money, position.player(0).tiles) == (6 + 5, {})


@pytest.mark.rule("NEOM 4.5")
def test_4_5_the_leftovers_of_the_last_turn_go_to_the_box() -> None:
    """At the end of the game nobody has a tile in hand."""
    position = table(generation=3, turn=7).finish()

    assert position.game.over and not any(hands(position.game))


@pytest.mark.rule("NEOM 4.5", "R-38")
def test_4_5_surplus_tiles_do_not_stay_hidden() -> None:
    """Tiles that were left over after dealing are out of the game when the generation is over."""
    position = table(generation=3, turn=7)
    position.game.s.put_away = (90, 91)
    before = position.game.view(None).unseen

    assert {90, 91} <= set(before) and position.finish().game.view(None).unseen == []


@pytest.mark.rule("NEOM 4.5")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_4_5_the_leftover_is_not_shown(viewer: int | None) -> None:
    """Only the player who held the leftover tile gets an event that names it."""
    game = play_to(first_turn(3), 2)
    told = {event.seat for event in game.history(viewer) if event.kind == "put-away"}

    assert told == ({viewer} if viewer is not None else set())


@pytest.mark.rule("NEOM 4.6")
def test_4_6_no_action_before_all_have_selected() -> None:
    """A player who has selected is not asked for an action while another is still selecting."""
    game = first_turn(3)
    for seat in (0, 1):
        game.play(seat, quiet_answer(game, seat))

    assert game.deciders == (2,)
    assert refused(game, 0, SELL).code == "not-asked"


@pytest.mark.rule("NEOM 4.6")
def test_4_6_all_selections_are_shown_then() -> None:
    """When the last player has selected, everybody sees all selected tiles before anybody acts."""
    game = first_turn(3)
    tiles = [quiet_answer(game, seat) for seat in range(3)]
    quiet_turn(game)

    assert [player.selected for player in game.view(None).players] == tiles
    assert game.deciders == (0, 1, 2)


@pytest.mark.rule("NEOM 4.6")
def test_4_6_the_selected_tile_leaves_the_hand() -> None:
    """While the players act, each has 7 of their 8 tiles left to pass on."""
    game = first_turn(3)
    rest = [[tile for tile in hand(game, seat) if tile != quiet_answer(game, seat)] for seat in range(3)]
    quiet_turn(game)

    assert hands(game) == rest and [len(row) for row in rest] == [7, 7, 7]


@pytest.mark.rule("NEOM 4.6")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_4_6_actions_are_simultaneous(order: tuple[int, ...]) -> None:
    """The order of actions makes no difference."""
    position = table().city(0, "Ore").city(1, "Coal").city(2, "Coal", c2=3)
    position.hand(0, 13).hand(1, 29).hand(2, 14).hand(3, 7)
    for seat, tile in enumerate((13, 29, 14, 7)):
        position.answer(seat, tile)
    answers: list[list[int | str]] = [[13, "c3"], [29, "c2", "from seat 0 to the right"], [14, "c3"], ["sell"]]
    for seat in order:
        position.answer(seat, *answers[seat])
    money = [position.player(seat).money for seat in range(4)]

    assert money == [6 + 2, 6 - 1 - 2, 6, 6 + 5]


@pytest.mark.rule("NEOM 4.7")
def test_4_7_three_actions() -> None:
    """The options are the selected tile, the unplaced Cornerstones, and selling."""
    position = table().cornerstones(0, 124, 125, 139).select(0, 3)

    assert position.game.decision(0).options == [3, 124, 125, 139, SELL]


@pytest.mark.rule("NEOM 4.7")
def test_4_7_only_the_selected_tile() -> None:
    """A tile that was passed on, or another player's selected tile, cannot be placed."""
    position = table().hand(0, 3, 7).select(0, 3)

    assert [refused(position, 0, tile).code for tile in (7, position.player(1).selected)] == ["not-an-option"] * 2


@pytest.mark.rule("NEOM 4.7")
def test_4_7_one_action_a_turn() -> None:
    """A player who has acted is not asked again on this turn."""
    position = table().select(0, 3).answer(0, 3, "c2")

    assert 0 not in position.game.deciders and refused(position, 0, SELL).code == "not-asked"


@pytest.mark.rule("NEOM 4.8")
def test_4_8_a_disaster_means_no_action() -> None:
    """A player who selected a Disaster is not asked for an action."""
    position = table().select(0, FLOOD)

    assert position.game.deciders == (1, 2, 3)
    assert [refused(position, 0, option).code for option in (FLOOD, SELL)] == ["not-asked"] * 2


@pytest.mark.rule("NEOM 4.8")
def test_4_8_it_strikes_at_the_end_of_the_turn() -> None:
    """While the others act, nobody has lost anything; then the Disaster strikes."""
    position = table().city(1, c2=3).select(0, FLOOD)
    before = position.prompts()
    for seat in (1, 2, 3):
        position.answer(seat, "sell")

    assert (before, position.prompts()) == ({"action"}, {"disaster"})


@pytest.mark.rule("NEOM 4.8")
def test_4_8_it_strikes_only_the_others() -> None:
    """The player who selected the Disaster loses nothing."""
    position = table().city(0, c2=3).city(1, c2=3).city(3, c2=3).strike(0, FLOOD)

    assert position.game.deciders == (1, 3)


@pytest.mark.rule("NEOM 4.9")
def test_4_9_selecting_cannot_be_skipped() -> None:
    """The only answers to the question what to select are the tiles in the hand."""
    game = first_turn(3)
    refusal = refused(game, 0, DONE)

    assert game.decision(0).options == hand(game, 0)
    assert refusal.code == "not-an-option" and "NEOM 4.9" in refusal.rules


@pytest.mark.rule("NEOM 4.9")
def test_4_9_even_for_money_or_a_cornerstone() -> None:
    """A player cannot sell or place a Cornerstone instead of selecting a tile."""
    game = first_turn(3)
    kept = game.view(0).players[0].cornerstones
    assert kept

    assert [refused(game, 0, option).code for option in (SELL, kept[0])] == ["not-an-option"] * 2


@pytest.mark.rule("NEOM 4.10")
def test_4_10_after_the_disaster() -> None:
    """Players take up their tiles when the Disaster is settled, not before."""
    position = table().city(1, c2=3).strike(0, FLOOD)
    turns = [position.game.s.turn]
    position.answer(1, "sacrifice", "c2")
    turns.append(position.game.s.turn)

    assert turns == [1, 2] and position.prompts() == {"select"}


@pytest.mark.rule("NEOM 4.10")
def test_4_10_from_the_right_neighbor() -> None:
    """The next hand is what the right neighbor, the seat before, did not select."""
    position = table(3).hand(0, 3, 7, 8).select(0, 8)
    rest = position.game.view(0).players[0].hand
    position.finish()

    assert hand(position.game, 1) == rest


@pytest.mark.rule("NEOM 4.4", "NEOM 4.10", "R-39")
def test_4_10_no_action_is_undone_once_the_hands_are_passed() -> None:
    """Players see their next hands, so the last action stands, and so does an answer to a Disaster."""
    games = play_to(first_turn(3), 1, 2), table().city(0, c2=3).strike(1, FLOOD).answer(0, "pay 1").game
    for game in games:
        with pytest.raises(Refused) as refusal:
            game.take_back(0)

        assert (game.s.turn, refusal.value.code) == (2, "nothing-to-take-back")


@pytest.mark.rule("NEOM 4.10")
@pytest.mark.parametrize(("turn", "income"), [(1, 0), (6, 0), (7, 3)])
def test_4_10_income_when_there_is_nothing_to_take_up(turn: int, income: int) -> None:
    """Income is paid only after the seventh turn, when the generation is over."""
    position = table(turn=turn).city(0, c2=8).finish()

    assert position.player(0).money == 6 + 5 + income


@pytest.mark.rule("NEOM 4.10")
def test_4_10_a_new_hand_comes_after_the_income() -> None:
    """The next generation begins with the first turn and full hands."""
    game = play_to(new_game(3), 2)

    assert (game.s.turn, [len(row) for row in hands(game)]) == (1, [8, 8, 8])
