"""What the players are told: the events of each chapter, their numbers, and who may know them."""

from __future__ import annotations

import pytest

from neopolis.engine.event import NOBODY
from neopolis.games.neom.ids import CENTER_TILE, FIRE, GOOD_NAMES, IMPORT, LEFT_FROM, POSTAL, RIGHT_FROM, cell_number
from tests.games.neom.rules.plays import (
    FLOOD,
    first_turn,
    hand,
    hands,
    new_game,
    play_to,
    questions,
    quiet_turn,
    solo_with_disaster,
    told,
)
from tests.games.neom.table import quiet_answer, table

COAL, ORE, GOLD = [GOOD_NAMES.index(name) for name in ("Coal", "Ore", "Gold")]
SEATS = (0, 1, 2)


@pytest.mark.rule("NEOM 2.1")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_2_1_everybody_is_told_the_boards(seats: int) -> None:
    """There is an event about each player's board."""
    game = new_game(seats)
    centers = [GOOD_NAMES.index(player.center) for player in game.view(None).players]

    assert told(game, None, "board") == [(seat, (center,)) for seat, center in enumerate(centers)]


@pytest.mark.rule("NEOM 3.1", "NEOM 3.2", "NEOM 3.3")
def test_3_1_a_player_is_told_their_own_hands_and_choices() -> None:
    """In the Preliminary Round, a player is told each hand they take up and each Cornerstone they choose."""
    game = new_game(3)
    held, chosen = [hands(game)], [[hand(game, seat)[0] for seat in SEATS]]
    quiet_turn(game)
    held.append(hands(game))

    for seat in SEATS:
        assert told(game, seat, "picked-up") == [(seat, tuple(rows[seat])) for rows in held]
        assert told(game, seat, "chose") == [(seat, (row[seat],)) for row in chosen]


@pytest.mark.rule("NEOM 3.4", "NEOM 3.5", "R-26")
def test_3_5_everybody_is_told_what_was_kept_and_discarded() -> None:
    """After the third choice, events name each player's Cornerstones and the common discards."""
    game = first_turn(3)
    view = game.view(None)

    assert told(game, None, "kept") == [(seat, tuple(view.players[seat].cornerstones or [])) for seat in SEATS]
    assert told(game, None, "discarded") == [(NOBODY, tuple(view.discards))]


@pytest.mark.rule("NEOM 3.7")
def test_3_7_everybody_is_told_the_beginners_cornerstones() -> None:
    """Beginner's variant: an event names each player's Cornerstone."""
    game = new_game(3, variant="beginner")

    assert told(game, None, "kept") == [(seat, tuple(game.s.kept[seat])) for seat in SEATS]


@pytest.mark.rule("NEOM 4.1")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_4_1_each_generation_is_announced(seats: int) -> None:
    """An event announces each of the three generations."""
    game = first_turn(seats)
    list(questions(game))

    assert told(game, None, "generation") == [(NOBODY, (generation,)) for generation in (1, 2, 3)]


@pytest.mark.rule("NEOM 4.2", "NEOM 4.4", "NEOM 4.10")
def test_4_2_a_player_is_told_the_hands_they_take_up() -> None:
    """A player is told the hand that they are dealt, and the next one that they take up; others are not."""
    game = first_turn(3)
    dealt = hands(game)
    play_to(game, 1, 2)

    for seat in SEATS:
        assert told(game, seat, "picked-up")[-2:] == [(seat, tuple(dealt[seat])), (seat, tuple(hand(game, seat)))]
    assert told(game, None, "picked-up") == []


@pytest.mark.rule("NEOM 4.5")
def test_4_5_nobody_takes_up_a_hand_after_the_seventh_turn() -> None:
    """In a generation, a player takes up seven hands; the last turn of the game is turn 7."""
    game = first_turn(3)
    before = len(told(game, 0, "picked-up"))
    list(questions(game))

    assert len(told(game, 0, "picked-up")) - before == 3 * 7 - 1
    assert (game.view(None).generation, game.view(None).turn) == (3, 7)


@pytest.mark.rule("NEOM 4.6", "NEOM 4.8")
def test_4_6_everybody_is_told_all_selections() -> None:
    """When all have selected, events name every selected tile, a Disaster too."""
    position = table(3).select(0, FLOOD)

    assert position.told("selected") == [(0, (FLOOD,)), *[(seat, (position.player(seat).selected,)) for seat in (1, 2)]]


@pytest.mark.rule("NEOM 5.2")
@pytest.mark.parametrize(("tile", "paid"), [(78, [(0, (2, 78))]), (51, [])])
def test_5_2_the_cost_is_told_without_the_purchases(tile: int, paid: list[tuple[int, tuple[int, ...]]]) -> None:
    """A Pressure Foundry costs 2 L-Coins besides its Coal and Ore; a Steel Foundry costs nothing but its Goods."""
    position = table(generation=2).alone(0).city(0, "Wood").city(1, "Coal", c2=22).money(0, 9).place(0, tile, "c2")

    assert position.told("paid") == paid and len(position.told("bought")) == 2


@pytest.mark.rule("NEOM 5.10", "NEOM 19.132")
def test_5_10_placing_and_its_effects_are_told() -> None:
    """A Grocery Store brings 3 L-Coins, then the Merchant Union 1 for it. The event also names what was replaced."""
    position = table().city(0, "Coal", c4=132).place(0, 6, "c3")

    assert position.told("placed") == [(0, (6, cell_number("c3"), CENTER_TILE + COAL, -1))]
    assert position.told("gained") == [(0, (3, 6)), (0, (1, 132))]


@pytest.mark.rule("NEOM 6.1", "NEOM 6.5")
def test_6_5_each_purchase_is_told() -> None:
    """Seat 3 buys Coal from seat 0, its left neighbor, and Ore from seat 2 on the right: 2 L-Coins for each of them."""
    position = table(generation=2).alone(3).city(3, "Wood").city(0, "Coal").city(2, "Ore")
    position.place(3, 51, "c2", "from seat 0 to the left", "from seat 2 to the right")

    assert position.told("bought") == [(3, (COAL, LEFT_FROM, 2)), (3, (ORE, RIGHT_FROM + 2, 2))]
    assert [position.player(seat).money for seat in range(4)] == [6 + 5 + 2, 6 + 5, 6 + 5 + 2, 6 - 4]


@pytest.mark.rule("R-27")
@pytest.mark.parametrize(
    ("offices", "tile", "good", "office"),
    [
        ({"a1": 59}, 53, "Ore", POSTAL),
        ({"a1": 111}, 53, "Ore", IMPORT),
        ({"a1": 59, "b1": 111}, 53, "Ore", POSTAL),
        ({"a1": 59, "b1": 111}, 82, "Concrete", IMPORT),
        ({"a1": 59}, 16, "Coal", POSTAL),
    ],
)
def test_r_27_the_office_that_covers_a_good_is_told(offices: dict[str, int], tile: int, good: str, office: int) -> None:
    """A single missing Good is covered without a question: by the Postal Service if it can cover the Good."""
    position = table(generation=3).alone(0).city(0, "Wood", **offices).choose(0, tile).answer(0, "c2")

    assert 0 not in position.game.deciders
    assert position.finish().told("bought") == [(0, (GOOD_NAMES.index(good), office, 0))]


@pytest.mark.rule("NEOM 11.1")
def test_11_1_the_tile_that_is_not_placed_is_told() -> None:
    """When a Cornerstone is placed instead of the selected tile, an event says that this tile goes to the box."""
    position = table().cornerstones(0, 139).select(0, 3).answer(0, 139, "c2").finish()

    assert position.told("set-aside") == [(0, (3,))]


@pytest.mark.rule("NEOM 12.1")
def test_12_1_every_sale_is_told() -> None:
    """An event names each tile that is sold."""
    position = table().select(0, 3)
    tiles = [position.player(seat).selected for seat in range(4)]

    assert position.finish().told("sold") == [(seat, (tile,)) for seat, tile in enumerate(tiles)]


@pytest.mark.rule("NEOM 14.1")
def test_14_1_every_income_is_told() -> None:
    """An event says how much each player collects, even if that is nothing."""
    position = table(3, turn=7).city(0, c2=8).city(2, c2=6).finish()

    assert position.told("income") == [(0, (3,)), (1, (0,)), (2, (1,))]


@pytest.mark.rule("NEOM 16.2", "NEOM 17.1")
@pytest.mark.parametrize("seats", [1, 2])
def test_16_2_choosing_from_a_stack_is_told(seats: int) -> None:
    """Everybody is told the open stack, what each player chooses from it, and what is discarded."""
    game = new_game(seats)
    stack, chosen = game.view(None).face_up, []
    for _ in range(seats):
        (seat,) = game.deciders
        chosen.append((seat, (game.decision(seat).options[0],)))
        game.play(seat, game.decision(seat).options[0])

    assert told(game, None, "face-up") == [(NOBODY, tuple(stack)), (NOBODY, tuple(game.view(None).face_up))]
    assert told(game, None, "chose") == chosen
    assert told(game, None, "discarded") == [(NOBODY, tuple(stack[seats:]))]


@pytest.mark.rule("NEOM 16.4", "NEOM 17.4")
@pytest.mark.parametrize("seats", [1, 2])
def test_16_4_each_pack_is_told(seats: int) -> None:
    """Everybody is told the tiles of each pack that is turned up."""
    game = first_turn(seats)
    packs = [tuple(play_to(game, 1, turn).view(None).face_up) for turn in range(1, 8)]

    assert told(game, None, "face-up")[-7:] == [(NOBODY, pack) for pack in packs]


@pytest.mark.rule("NEOM 17.5")
def test_17_5_a_solo_player_is_told_what_becomes_of_the_disaster() -> None:
    """A Disaster that is selected is prevented. Another one strikes, and no player has selected it."""
    prevented = solo_with_disaster(1).answer(0, FLOOD)
    struck = solo_with_disaster(1).city(0, c2=3)
    struck.answer(0, quiet_answer(struck.game, 0)).answer(0, "sell")

    assert prevented.told("prevented") == [(0, (FLOOD,))] and prevented.told("disaster") == []
    assert struck.told("prevented") == [] and struck.told("disaster") == [(NOBODY, (1,))]


@pytest.mark.rule("NEOM 13.2", "NEOM 17.5")
@pytest.mark.parametrize("averted", [True, False])
def test_17_5_the_next_disaster_strikes_all_the_same(averted: bool) -> None:
    """Whether or not a solo player averts the Flood, the Fire of the next generation strikes."""
    position = solo_with_disaster(1).city(0, c2=3)
    position.answer(0, FLOOD if averted else quiet_answer(position.game, 0))
    while position.game.s.generation < 3:
        position.city(0, c2=3).answer(0, quiet_answer(position.game, 0))

    assert position.told("disaster") == [*[(NOBODY, (1,))] * (not averted), (NOBODY, (FIRE,))]
    assert position.told("paid-disaster")[-1] == (0, (1, FIRE))


@pytest.mark.rule("NEOM 19.31")
def test_19_31_the_swap_is_told() -> None:
    """The event names how many Cornerstones were given, which ones, and which were taken from the discards."""
    position = table(4).cornerstones(0, 121, 122, 123).discards(124, 125, 126, 127)
    position.choose(0, 31).answer(0, "c2", 121, 123, "done", 126, 124).finish()

    assert position.told("swapped") == [(0, (2, 121, 123, 126, 124))]
    assert position.game.view(None).discards == [125, 127]
