"""NEOM 17.1 to 17.5: the solo game, its packs and its Disasters."""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games import neom
from neopolis.games.neom.knowledge.derived import DisasterStatus
from tests.games.neom.rules.plays import (
    CORNERSTONES,
    FLOOD,
    first_turn,
    new_game,
    play_to,
    questions,
    refused,
    solo_with_disaster,
)
from tests.games.neom.table import DISASTERS, quiet_answer


@pytest.mark.rule("NEOM 17.1")
def test_17_1_stacks_of_four_three_and_two() -> None:
    """Three stacks of Cornerstones are turned up one after the other, and the player keeps one of each."""
    game = new_game(1)
    stacks = []
    for _ in range(3):
        stacks.append(game.view(0).face_up)
        game.play(0, game.view(0).face_up[-1])
    view = game.view(0)

    assert [len(stack) for stack in stacks] == [4, 3, 2]
    assert view.players[0].cornerstones == sorted(stack[-1] for stack in stacks)
    assert view.discards == sorted(tile for stack in stacks for tile in stack[:-1])


@pytest.mark.rule("NEOM 17.1")
def test_17_1_hidden_before() -> None:
    """While the first stack is face up, only the sizes of the others are known."""
    game = new_game(1)

    assert game.view(0).packs == [3, 2] and set(game.view(0).face_up) < CORNERSTONES


@pytest.mark.rule("NEOM 17.1")
def test_17_1_other_rules_stay() -> None:
    """A solo game has 21 turns, each with a selection and an action."""
    asked = [prompt for _, prompt in questions(first_turn(1))]

    assert (asked.count("select"), asked.count("action")) == (21, 21)


@pytest.mark.rule("NEOM 17.2")
@pytest.mark.parametrize("generation", [1, 2, 3])
@pytest.mark.parametrize(("tiles", "size"), [("1+", 24), ("4+", 32), ("5+", 40)])
def test_17_2_the_tile_set(tiles: str, size: int, generation: int) -> None:
    """The packs, including the one put away, together contain the chosen tile set."""
    game = play_to(first_turn(1, tiles=tiles), generation)
    first = 40 * (generation - 1) + 1

    assert sorted(tile for pack in [game.s.face_up, *game.s.packs, game.s.put_away] for tile in pack) == list(
        range(first, first + size)
    )


@pytest.mark.rule("NEOM 17.2")
def test_17_2_the_small_set_unless_chosen() -> None:
    """A game started without a choice of tile set uses the tiles marked 1+."""
    assert new_game(1).view(0).tiles == "1+"


@pytest.mark.rule("NEOM 17.2")
@pytest.mark.parametrize("tiles", ["3+", 4, ["1+"]])
def test_17_2_no_other_set(tiles: object) -> None:
    """A tile set other than 1+, 4+ and 5+ is refused."""
    with pytest.raises(Refused) as refusal:
        neom.start(1, 1, tiles=tiles)

    assert refusal.value.code == "bad-option" and "NEOM 17.2" in refusal.value.rules


@pytest.mark.rule("NEOM 17.3")
@pytest.mark.parametrize("generation", [1, 2, 3])
@pytest.mark.parametrize(
    ("tiles", "sizes"),
    [("1+", [5, 4, 4, 3, 3, 2, 2]), ("4+", [6, 5, 5, 4, 4, 3, 3]), ("5+", [7, 6, 6, 5, 5, 4, 4])],
)
def test_17_3_sizes_of_the_packs(tiles: str, sizes: list[int], generation: int) -> None:
    """After tiles were moved from packs 6, 7 and 8 to the first three, packs 1 to 7 have these sizes."""
    game = play_to(first_turn(1, tiles=tiles), generation)

    assert [len(play_to(game, generation, turn).view(0).face_up) for turn in range(1, 8)] == sizes


@pytest.mark.rule("NEOM 17.3")
@pytest.mark.parametrize(("tiles", "left"), [("1+", 1), ("4+", 2), ("5+", 3)])
def test_17_3_the_eighth_pack(tiles: str, left: int) -> None:
    """What is left of the eighth pack is never turned up."""
    game = first_turn(1, tiles=tiles)
    away = set(game.s.put_away)
    seen = {tile for turn in range(1, 8) for tile in play_to(game, 1, turn).view(0).face_up}

    assert len(away) == left and not away & seen


@pytest.mark.rule("NEOM 17.3")
def test_17_3_unseen() -> None:
    """No tile of the eighth pack, except a Disaster, is ever named as turned up or discarded."""
    game = first_turn(1)
    away = set(game.s.put_away) - set(DISASTERS)
    play_to(game, 2)
    named = {tile for event in game.history(0) if event.kind in ("face-up", "discarded") for tile in event.things}

    assert away and not away & named


@pytest.mark.rule("NEOM 17.4")
def test_17_4_one_tile_from_each_pack() -> None:
    """The player selects from the open pack and acts; then the next pack is turned up, and the rest is gone."""
    game = first_turn(1)
    pack = game.view(0).face_up
    game.play(0, quiet_answer(game, 0))
    between = game.decision(0).prompt
    play_to(game, 1, 2)

    assert between == "action" and not set(pack) & set(game.view(0).face_up)


@pytest.mark.rule("NEOM 17.4")
def test_17_4_the_rest_is_discarded() -> None:
    """All tiles that were not selected are discarded."""
    game = first_turn(1)
    pack = set(game.view(0).face_up)
    tile = quiet_answer(game, 0)
    play_to(game, 1, 2)
    told = [event for event in game.history(0) if event.kind == "discarded"][-1]

    assert set(told.things) == pack - {tile}


@pytest.mark.rule("NEOM 17.4")
def test_17_4_packs_in_order() -> None:
    """The sizes of the coming packs are known, the largest first."""
    assert first_turn(1).view(0).packs == [4, 4, 3, 3, 2, 2]


@pytest.mark.rule("NEOM 17.5")
@pytest.mark.parametrize("pack", [1, 2, 3])
def test_17_5_selected_from_the_first_packs(pack: int) -> None:
    """Selecting the Disaster from one of the first three packs costs the action, and the Disaster never strikes."""
    position = solo_with_disaster(pack, pack).city(0, c2=3, c4=7).money(0, 6).answer(0, FLOOD)

    assert position.game.s.turn == pack + 1 and position.player(0).money == 6
    while position.game.s.generation == 1:
        assert position.prompts() <= {"select", "action"}
        position.answer(0, quiet_answer(position.game, 0))


@pytest.mark.rule("NEOM 17.5")
@pytest.mark.parametrize("pack", [1, 2, 3])
def test_17_5_not_selected_from_the_first_packs(pack: int) -> None:
    """A Disaster that is not selected from one of the first three packs strikes at the end of that turn."""
    position = solo_with_disaster(pack, pack).city(0, c2=3, c4=7).money(0, 6)
    position.answer(0, quiet_answer(position.game, 0)).answer(0, "sell")

    assert (position.game.s.turn, position.texts(0)) == (pack, ["pay 2", "sacrifice"])


@pytest.mark.rule("NEOM 17.5")
@pytest.mark.parametrize("pack", [4, 5, 6, 7])
def test_17_5_not_selectable_later(pack: int) -> None:
    """In packs 4 to 7 the Disaster may not be selected."""
    position = solo_with_disaster(pack, pack)
    refusal = refused(position, 0, FLOOD)

    assert FLOOD in position.game.view(0).face_up and FLOOD not in position.game.decision(0).options
    assert (refusal.code, refusal.rules) == ("disaster-too-late", ("NEOM 17.5",))


@pytest.mark.rule("NEOM 17.5")
@pytest.mark.parametrize("pack", [4, 5, 6, 7])
def test_17_5_it_strikes_then(pack: int) -> None:
    """A Disaster in packs 4 to 7 strikes at the end of the turn on which it turns up, after the action."""
    position = solo_with_disaster(pack, pack).city(0, c2=3, c4=7).money(0, 0)
    position.answer(0, quiet_answer(position.game, 0)).answer(0, "sell", "pay 2")

    assert position.player(0).money == 5 - 2


@pytest.mark.rule("NEOM 17.5")
def test_17_5_only_once() -> None:
    """After the Disaster has struck, nothing happens at the end of the seventh turn."""
    position = solo_with_disaster(4, 4).city(0, c2=3).money(0, 0)
    while position.game.s.generation == 1:
        position.finish()

    assert position.player(0).money == 4 * 5 - 1


@pytest.mark.rule("NEOM 17.5")
def test_17_5_not_before_the_seventh_turn() -> None:
    """A Disaster in the eighth pack does nothing before the end of the seventh turn."""
    position = solo_with_disaster(8, 6).city(0, c2=3).money(0, 6).finish()

    assert (position.game.s.turn, position.player(0).money) == (7, 11)


@pytest.mark.rule("NEOM 17.5")
def test_17_5_at_the_end_of_the_seventh_turn() -> None:
    """A Disaster that never turned up strikes at the end of the seventh turn, before the income."""
    position = solo_with_disaster(8, 7).city(0, c2=8).money(0, 6)
    position.answer(0, quiet_answer(position.game, 0)).answer(0, "sell")
    offered = position.texts(0)
    position.answer(0, "sacrifice", "c2")

    assert offered == ["pay 1", "sacrifice"]
    assert (position.game.s.generation, position.player(0).money) == (2, 11)


@pytest.mark.rule("NEOM 17.5", "R-36")
@pytest.mark.parametrize("tiles", ["1+", "4+", "5+"])
def test_17_5_announced_on_the_seventh_turn(tiles: str) -> None:
    """As soon as the seventh pack is face up, the player knows that the Disaster of the eighth pack will strike."""
    position = solo_with_disaster(8, 7, tiles).city(0, c2=3, c4=7).money(0, 6)
    disaster = position.game.view(0).disaster

    assert position.prompts() == {"select"} and position.game.derived(0).disaster == DisasterStatus("strikes", -1)
    assert disaster is not None and (disaster.name, disaster.payment, disaster.remove) == ("Flood", [2], [1])


@pytest.mark.rule("NEOM 17.5", "R-36")
@pytest.mark.parametrize(("pack", "turn", "kind"), [(8, 6, "unseen"), (4, 7, "gone")])
def test_17_5_announced_only_if_it_strikes(pack: int, turn: int, kind: str) -> None:
    """Nothing is announced before the seventh turn, or if the Disaster has already struck."""
    game = solo_with_disaster(pack, turn).game

    assert game.view(0).disaster is None and game.derived(0).disaster.kind == kind


@pytest.mark.rule("NEOM 17.5", "R-36")
def test_17_5_no_longer_announced_after_the_game() -> None:
    """When the third generation is over, no Disaster is left to strike."""
    last = (play_to(first_turn(1, seed), 3) for seed in range(200))
    game = play_to(next(one for one in last if set(DISASTERS) & set(one.s.put_away)), 3, 7)
    announced = game.view(0).disaster
    list(questions(game))

    assert announced is not None and game.view(0).disaster is None


@pytest.mark.rule("NEOM 17.5")
@pytest.mark.parametrize("tiles", ["4+", "5+"])
def test_17_5_with_every_set(tiles: str) -> None:
    """With the larger sets too, a Disaster in the eighth pack strikes at the end of the seventh turn."""
    position = solo_with_disaster(8, 7, tiles).city(0, c2=3)
    position.answer(0, quiet_answer(position.game, 0)).answer(0, "sell")

    assert position.prompts() == {"disaster"}


@pytest.mark.rule("NEOM 16.4", "NEOM 17.4")
@pytest.mark.parametrize(("seats", "rule"), [(1, "NEOM 17.4"), (2, "NEOM 16.4")])
def test_17_4_the_question_cites_the_rule_for_so_many_players(seats: int, rule: str) -> None:
    """The question which face-up tile to select cites the solo rules or, with two players, the rules for two."""
    game = first_turn(seats)
    decision = game.decision(game.deciders[0])

    assert decision.prompt == "select" and rule in decision.rules
