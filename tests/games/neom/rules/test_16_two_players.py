"""NEOM 16: the game for two players."""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import RIGHT_FROM, SELL, SUPPLY
from tests.games.neom.rules.plays import CORNERSTONES, FIRE, FLOOD, first_turn, new_game, play_to, questions, refused
from tests.games.neom.table import Table, quiet_answer, table

ROUTES = {"": {}, "left": {"a3": 2}, "right": {"e3": 4}, "both": {"a3": 2, "e3": 4}}


def quietly(game: NeomGame, times: int = 1) -> NeomGame:
    """Answer the next questions quietly."""
    for _ in range(times):
        seat = game.deciders[0]
        game.play(seat, quiet_answer(game, seat))
    return game


def both(first: int) -> Table:
    """A two-player turn that this seat begins, with a home and a shop in each city."""
    return table(2).city(0, c2=3, c4=7).city(1, c2=3, c4=7).first(first)


@pytest.mark.rule("NEOM 16.1")
def test_16_1_one_after_the_other() -> None:
    """Only one player is asked at any time."""
    game = new_game(2)
    at_once = set()
    while not game.over:
        at_once.add(len(game.deciders))
        quietly(game)

    assert at_once == {1}


@pytest.mark.rule("NEOM 16.1")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_16_1_the_start_changes_every_turn(seed: int) -> None:
    """The first player of a turn is second in the next, through all 3 stacks and 21 turns."""
    choosing = [seat for seat, prompt in questions(new_game(2, seed)) if prompt in ("choose-cornerstone", "select")]
    firsts = choosing[::2]

    assert len(firsts) == 24 and [1 - seat for seat in firsts] == choosing[1::2]
    assert firsts == [firsts[0], 1 - firsts[0]] * 12


@pytest.mark.rule("NEOM 16.1")
def test_16_1_no_hands() -> None:
    """There are no hands; the tiles to choose from are face up for everybody."""
    game = first_turn(2)
    view = game.view(None)

    assert [player.hand_size for player in view.players] == [0, 0]
    assert view.face_up == game.decision(game.deciders[0]).options


@pytest.mark.rule("NEOM 16.1", "R-31")
def test_16_1_a_random_start() -> None:
    """Either player can be first in the game."""
    assert {new_game(2, seed).deciders for seed in range(20)} == {(0,), (1,)}


@pytest.mark.rule("NEOM 16.1")
def test_16_1_other_rules_stay() -> None:
    """Income, the Cornerstone limit and the three actions are the same as with more players."""
    position = table(2, 1, 7).city(0, c2=8).cornerstones(0, 124, 139).select(0, 3)
    options = position.game.decision(0).options

    assert options == [3, 124, 139, SELL] and position.finish().player(0).money == 6 + 5 + 3


@pytest.mark.rule("NEOM 16.2")
def test_16_2_three_stacks_of_three() -> None:
    """Each stack has three Cornerstones, and none comes twice."""
    game = new_game(2)
    stacks = []
    for _ in range(3):
        stacks.append(game.view(None).face_up)
        quietly(game, 2)

    assert [len(stack) for stack in stacks] == [3, 3, 3]
    assert len({tile for stack in stacks for tile in stack} & CORNERSTONES) == 9


@pytest.mark.rule("NEOM 16.2")
def test_16_2_hidden_until_turned_up() -> None:
    """A player sees only the sizes of the face-down stacks."""
    view = new_game(2).view(0)

    assert view.packs == [3, 3] and len(view.face_up) == 3


@pytest.mark.rule("NEOM 16.2")
def test_16_2_each_takes_one_and_the_third_is_discarded() -> None:
    """The second player chooses from two Cornerstones; the third is discarded faceup."""
    game = new_game(2)
    first, stack = game.deciders[0], game.view(None).face_up
    game.play(first, stack[1])
    left = game.view(None).face_up
    game.play(1 - first, stack[2])
    view = game.view(None)

    assert left == [stack[0], stack[2]] and view.discards == [stack[0]]
    assert (view.players[first].cornerstones, view.players[1 - first].cornerstones) == ([stack[1]], [stack[2]])


@pytest.mark.rule("NEOM 16.2")
def test_16_2_three_each_in_the_end() -> None:
    """Each player has three Cornerstones, and three are discarded."""
    view = first_turn(2).view(None)

    assert [player.cornerstone_count for player in view.players] == [3, 3] and len(view.discards) == 3


@pytest.mark.rule("NEOM 16.2")
def test_16_2_not_the_one_that_is_taken() -> None:
    """The second player cannot take the Cornerstone that the first took."""
    game = new_game(2)
    first, stack = game.deciders[0], game.view(None).face_up
    game.play(first, stack[0])

    assert refused(game, 1 - first, stack[0]).rules == ("NEOM 16.2", "R-31")


@pytest.mark.rule("NEOM 16.3")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_16_3_packs(generation: int) -> None:
    """Three packs of 4 come first, then four packs of 3: all 24 tiles marked 1+."""
    game = play_to(first_turn(2), generation)
    packs = []
    for turn in range(1, 8):
        packs.append(play_to(game, generation, turn).view(None).face_up)
    first = 40 * (generation - 1) + 1

    assert [len(pack) for pack in packs] == [4, 4, 4, 3, 3, 3, 3]
    assert sorted(tile for pack in packs for tile in pack) == list(range(first, first + 24))


@pytest.mark.rule("NEOM 16.3")
def test_16_3_hidden() -> None:
    """Everybody sees only the number of tiles in the packs to come."""
    game = first_turn(2)

    assert game.view(0).packs == game.view(None).packs == [4, 4, 3, 3, 3, 3]


@pytest.mark.rule("NEOM 16.4")
def test_16_4_selecting_and_acting() -> None:
    """The first player selects and acts; then the second selects from the tiles that are left, and acts."""
    game = first_turn(2)
    first = game.deciders[0]
    asked = []
    for _ in range(4):
        asked.append((game.deciders[0], game.decision(game.deciders[0]).prompt))
        quietly(game)

    assert asked == [(first, "select"), (first, "action"), (1 - first, "select"), (1 - first, "action")]


@pytest.mark.rule("NEOM 16.4")
def test_16_4_the_last_to_choose_begins() -> None:
    """The second player of this turn is the first of the next."""
    game = first_turn(2)
    first = game.deciders[0]
    play_to(game, 1, 2)

    assert game.deciders == (1 - first,)


@pytest.mark.rule("NEOM 16.4")
def test_16_4_two_in_a_row() -> None:
    """After the first selection each player selects twice in a row, even from one generation to the next."""
    game = first_turn(2)
    first = game.deciders[0]
    order = [seat for seat, prompt in questions(game) if prompt == "select"]

    assert order == ([first, 1 - first, 1 - first, first] * 11)[:42]


@pytest.mark.rule("NEOM 16.4")
def test_16_4_not_a_tile_that_is_gone() -> None:
    """The second player cannot select the tile that the first selected."""
    game = first_turn(2)
    first = game.deciders[0]
    tile = quiet_answer(game, first)
    quietly(game, 2)

    assert refused(game, 1 - first, tile).code == "not-an-option"


@pytest.mark.rule("NEOM 16.4")
def test_16_4_the_rest_is_discarded() -> None:
    """Tiles that nobody selected do not come back, and everybody sees which tiles these are."""
    game = first_turn(2)
    pack = set(game.view(None).face_up)
    quietly(game, 4)
    told = [event for event in game.history(None) if event.kind == "discarded"][-1]

    assert len(told.things) == 2 and pack > set(told.things)
    assert not pack & {tile for packed in [game.s.face_up, *game.s.packs] for tile in packed}


@pytest.mark.rule("NEOM 16.4")
def test_16_4_the_second_knows_what_the_first_did() -> None:
    """The first player's placement is in the city before the second selects."""
    position = table(2).select(0, 3).answer(0, 3, "c2")

    assert position.player(0).tiles == {"c2": 3} and position.prompts() == {"select"}


@pytest.mark.rule("NEOM 16.4", "NEOM 17.4", "R-39")
@pytest.mark.parametrize("seats", [1, 2])
def test_16_4_no_action_is_undone_once_a_pack_is_turned_up(seats: int) -> None:
    """Everybody sees the next pack, so the last action stands."""
    game = play_to(first_turn(seats), 1, 2)
    with pytest.raises(Refused) as refusal:
        game.take_back(0)

    assert refusal.value.code == "nothing-to-take-back"


@pytest.mark.rule("NEOM 16.4", "NEOM 17.4")
@pytest.mark.parametrize("seats", [1, 2])
def test_16_4_nothing_is_left_after_the_last_turn(seats: int) -> None:
    """The game ends on turn 7. No tile is face up then, and none is hidden."""
    view = table(seats, 3, 7).finish().game.view(None)

    assert (view.over, view.turn, view.face_up, view.unseen) == (True, 7, [], [])


@pytest.mark.rule("NEOM 16.4", "R-1")
def test_16_4_the_seller_is_paid_before_the_next_pack() -> None:
    """With `after-disaster`, the seller gets the money when the turn is over."""
    position = table(2, seller_money="after-disaster").city(0, "Wood").city(1, "Ore").place(0, 13, "c2")

    assert (position.player(1).money, position.player(1).locked) == (6 + 5 + 2, 0)


@pytest.mark.rule("NEOM 16.5")
def test_16_5_selected_by_the_first() -> None:
    """If the first player selects the Disaster and takes no action, the second selects and acts before it strikes."""
    position = both(0).hand(0, FLOOD, 6).answer(0, FLOOD)
    asked = [(position.game.deciders, position.prompts())]
    position.answer(1, 6)
    asked.append((position.game.deciders, position.prompts()))
    position.answer(1, 6, "b3")
    asked.append((position.game.deciders, position.prompts()))

    assert asked == [((1,), {"select"}), ((1,), {"action"}), ((1,), {"disaster"})]
    assert position.texts(1) == ["pay 3", "sacrifice"]


@pytest.mark.rule("NEOM 16.5")
def test_16_5_selected_by_the_second() -> None:
    """If the second player selects the Disaster, the first has already acted and is hit immediately."""
    position = both(1).hand(1, FLOOD, 6).answer(1, 6, 6, "b3").answer(0, FLOOD)

    assert (position.game.deciders, position.texts(1)) == ((1,), ["pay 3", "sacrifice"])


@pytest.mark.rule("NEOM 16.5")
@pytest.mark.parametrize("turn", [1, 3, 4, 7])
def test_16_5_on_any_turn(turn: int) -> None:
    """Two players may select the Disaster on any turn, and it is not averted."""
    position = table(2, turn=turn).city(1, c2=3).hand(0, FLOOD).select(0, FLOOD)
    while position.game.deciders and position.prompts() != {"disaster"}:
        position.answer(1, quiet_answer(position.game, 1))

    assert (position.game.s.turn, position.game.deciders) == (turn, (1,))


@pytest.mark.rule("NEOM 16.5")
@pytest.mark.parametrize("first", [0, 1])
def test_16_5_the_chooser_is_safe(first: int) -> None:
    """Seat 0 selects the Disaster, as the first or the second of the turn, and loses nothing."""
    position = both(first).hand(0, FLOOD)
    while position.prompts() != {"disaster"}:
        seat = position.game.deciders[0]
        position.answer(seat, FLOOD if seat == 0 else quiet_answer(position.game, seat))
    position.finish()

    assert (position.player(0).money, position.player(0).tiles) == (6, {"c2": 3, "c4": 7})
    assert position.player(1).money == 6 + 5 - 2


@pytest.mark.rule("NEOM 16.5")
def test_16_5_a_disaster_that_nobody_selects_is_discarded() -> None:
    """If neither player selects the Disaster, it is discarded and nothing happens."""
    position = both(0).hand(0, FIRE)
    position.finish()

    assert [position.player(seat).money for seat in (0, 1)] == [11, 11] and position.game.s.turn == 2


@pytest.mark.rule("NEOM 16.6")
def test_16_6_from_the_opponent() -> None:
    """A Good that the opponent produces is bought from the opponent; the buyer is not asked from whom."""
    position = table(2).city(0, "Wood").city(1, "Ore").place(0, 13, "c2")

    assert [position.player(seat).money for seat in (0, 1)] == [6 - 2, 6 + 5 + 2]


@pytest.mark.rule("NEOM 16.6")
def test_16_6_from_the_supply() -> None:
    """A Good that the opponent does not produce costs the same, but the money goes to the supply."""
    position = table(2).city(0, "Wood").city(1, "Coal").place(0, 13, "c2")

    assert [position.player(seat).money for seat in (0, 1)] == [6 - 2, 6 + 5]


@pytest.mark.rule("NEOM 16.6")
@pytest.mark.parametrize("option", [SUPPLY, RIGHT_FROM + 1])
def test_16_6_no_choice(option: int) -> None:
    """There is only one way to buy a Good, so the buyer is not asked how to buy it."""
    position = table(2).city(0, "Wood").city(1, "Ore").choose(0, 13).answer(0, "c2")

    assert refused(position, 0, option).code == "not-asked"


@pytest.mark.rule("NEOM 16.6")
@pytest.mark.parametrize(("tile", "price"), [(13, 2), (9, 4), (88, 10)])
def test_16_6_any_good_in_any_generation(tile: int, price: int) -> None:
    """The supply sells Raw, Processed and Luxury Goods at the base price."""
    positions = [table(2).city(0, "Wood").money(0, money) for money in (price - 1, price)]

    assert [position.hindrance(0, tile) for position in positions] == ["cannot-place-money", ""]


@pytest.mark.rule("NEOM 16.6")
def test_16_6_both_at_once() -> None:
    """Steel Foundry: Coal is bought from the opponent, Ore from the supply."""
    position = table(2, 2).city(0, "Wood").city(1, "Coal").place(0, 51, "c2")

    assert [position.player(seat).money for seat in (0, 1)] == [6 - 4, 6 + 5 + 2]


@pytest.mark.rule("NEOM 16.6")
def test_16_6_no_token() -> None:
    """A Good bought from the supply brings no token."""
    position = table(2).city(0, "Wood").place(0, 13, "c2")

    assert position.player(0).goods == ["Wood", "Gold"]


@pytest.mark.rule("NEOM 16.6")
def test_16_6_what_the_opponent_has_just_lost() -> None:
    """If the first player has replaced their only producer on this turn, the second buys from the supply."""
    position = table(2).city(0, "Ore").city(1, "Wood").hand(0, 3, 13).select(0, 3).answer(0, 3, "c3")
    position.answer(1, 13, 13, "c2")

    assert [position.player(seat).money for seat in (0, 1)] == [6, 6 - 2]


@pytest.mark.rule("NEOM 16.6")
def test_16_6_what_the_opponent_has_just_gained() -> None:
    """If the first player has placed a producer on this turn, the second must buy from them."""
    position = table(2).city(0, "Ore").city(1, "Wood").hand(0, 13, 9).select(0, 13).answer(0, 13, "c2")
    position.answer(1, 9, 9, "c2").finish()

    assert [position.player(seat).money for seat in (0, 1)] == [6 + 4, 6 - 4 + 4]


@pytest.mark.rule("NEOM 16.6")
def test_16_6_the_sellers_money_is_locked() -> None:
    """The second player cannot use the first player's payment on this turn, only on the next."""
    position = table(2).city(0, "Wood").city(1, "Ore").money(1, 0).hand(0, 13, 1).select(0, 13).answer(0, 13, "c2")
    position.answer(1, 1)
    refusal = refused(position, 1, 1)
    locked = position.player(1).locked
    position.finish()

    assert (refusal.code, locked) == ("cannot-place-money", 2)
    assert (position.player(1).money, position.player(1).locked) == (5 + 2, 0)


@pytest.mark.rule("NEOM 16.7")
@pytest.mark.parametrize(
    ("tile", "producer", "prices"),
    [(13, 22, (2, 1, 1, 1)), (9, 13, (4, 3, 3, 2)), (88, 96, (10, 9, 9, 8))],
    ids=["Raw", "Processed", "Luxury"],
)
@pytest.mark.parametrize("produced", [True, False])
def test_16_7_each_route_takes_1_off(tile: int, producer: int, prices: tuple[int, ...], produced: bool) -> None:
    """Each active Trade Route takes 1 L-Coin off the price, which never falls below 1 L-Coin."""
    paid = []
    for tiles in ROUTES.values():
        position = table(2).city(0, "Wood", **tiles).city(1, **({"c2": producer} if produced else {}))
        position.money(0, 20).select(0, tile).answer(0, tile, "c2")
        gained = {13: 0, 9: 4, 88: 12}[tile]
        paid.append(20 + gained - position.player(0).money)

    assert tuple(paid) == prices


@pytest.mark.rule("NEOM 16.7")
def test_16_7_on_every_purchase() -> None:
    """Routes are not used up: both Goods of a Steel Foundry cost 1 L-Coin."""
    position = table(2, 2).city(0, "Wood", **ROUTES["both"]).money(0, 2).place(0, 51, "c2")

    assert position.player(0).money == 0
