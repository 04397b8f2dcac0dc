"""Values computed from a seat's view: prices, spaces, connections, places, the Disaster."""

from __future__ import annotations

import random

import pytest

from neopolis.games.neom import game as neom
from neopolis.games.neom.ids import is_tile
from neopolis.games.neom.knowledge.derived import DisasterPlace, DisasterStatus, GoodPrice
from neopolis.games.neom.text.notation import event_text, named_tiles, tile_text
from tests.games.neom.rules.plays import first_turn, hand, new_game, play_to, solo_with_disaster
from tests.games.neom.table import MODULAR_FACTORY, quiet_answer, table

GOLD_EXTRACTOR, FLOOD, TOWNHOUSES, LAUNDROMAT, RAINFOREST = 13, 24, 4, 8, 20
TOWNHOUSE_ROADS = {TOWNHOUSES: "NS"}


@pytest.mark.rule("NEOM 6.2", "NEOM 6.3", "NEOM 6.4")
def test_6_the_lowest_price() -> None:
    """Gold costs 4 L-Coins, 1 more for each player in between, 1 less over a Trade Route; nobody makes Jewelry."""
    position = table(4).city(2, c2=GOLD_EXTRACTOR)
    prices = position.game.derived(0).prices
    with_route = table(4).city(0, b3=1, a3=2).city(2, c2=GOLD_EXTRACTOR).game.derived(0).prices

    assert prices["Gold"] == GoodPrice(5, 2) and with_route["Gold"] == GoodPrice(4, 2)
    assert prices["Jewelry"] == GoodPrice(None, -1)
    assert "Gold" not in position.game.derived(2).prices


@pytest.mark.rule("NEOM 16.6")
def test_16_6_two_players_buy_from_the_supply() -> None:
    assert table(2).game.derived(0).prices["Gold"] == GoodPrice(4, -1)
    assert table(2).city(1, c2=GOLD_EXTRACTOR).game.derived(0).prices["Gold"] == GoodPrice(4, 1)


@pytest.mark.rule("NEOM 17.6")
def test_17_6_the_supply_sells_solo_players_what_the_generation_allows() -> None:
    assert table(1).game.derived(0).prices["Gold"] == GoodPrice(None, -1)
    assert table(1, generation=2).game.derived(0).prices["Gold"] == GoodPrice(4, -1)


@pytest.mark.rule("NEOM 17.6", "NEOM 17.7")
def test_17_7_a_solo_players_route_lowers_prices() -> None:
    assert table(1).city(0, "Wood", a3=2).game.derived(0).prices["Ore"] == GoodPrice(1, -1)


@pytest.mark.rule("NEOM 5.6", "NEOM 5.7", "NEOM 7.1")
def test_5_where_a_tile_fits() -> None:
    """A tile with roads to the north and south fits above, below and on a lone City Center; a Disaster fits nowhere."""
    spaces = table(roads=TOWNHOUSE_ROADS).alone(0).hand(0, TOWNHOUSES, FLOOD).game.derived(0).spaces

    assert spaces[TOWNHOUSES] == [7, 12, 17] and FLOOD not in spaces


@pytest.mark.rule("NEOM 5.6", "NEOM 11.2")
def test_5_6_spaces_of_all_tiles_that_can_be_placed_soon() -> None:
    """There are spaces for the tiles in the hand, the Cornerstones, and the selected tile."""
    position = table().cornerstones(0, 124, 139).hand(0, TOWNHOUSES, FLOOD)
    held = {*hand(position.game, 0), 124, 139} - {FLOOD}

    assert position.game.derived(0).spaces.keys() == held
    assert position.select(0, TOWNHOUSES).game.derived(0).spaces.keys() == held


@pytest.mark.rule("NEOM 5.6")
def test_5_6_the_tile_that_is_being_placed() -> None:
    """The view names the tile from the choice to place it until its space is chosen, and only for its own player."""
    position = table().select(0, TOWNHOUSES)
    named = [position.game.derived(0).placing]
    named.append(position.answer(0, TOWNHOUSES).game.derived(0).placing)
    others = [position.game.derived(seat).placing for seat in (1, 2, 3)]
    named.append(position.answer(0, "c2").game.derived(0).placing)

    assert named == [0, TOWNHOUSES, 0] and others == [0, 0, 0]


@pytest.mark.rule("NEOM 7.1")
def test_7_1_replacing() -> None:
    """A home may replace a home or a Resource tile, but not a shop."""

    def spaces(standing: int) -> list[int]:
        return table(roads=TOWNHOUSE_ROADS).city(0, c2=standing).hand(0, TOWNHOUSES).game.derived(0).spaces[TOWNHOUSES]

    assert 7 in spaces(1) and 7 in spaces(RAINFOREST) and 7 not in spaces(LAUNDROMAT)


@pytest.mark.rule("NEOM 11.2")
def test_11_2_cornerstones_over_the_limit_fit_nowhere() -> None:
    position = table().city(0, c2=121).cornerstones(0, MODULAR_FACTORY)

    assert position.game.derived(0).spaces[MODULAR_FACTORY] == []


@pytest.mark.rule("NEOM 5.7")
def test_5_7_connected_cells() -> None:
    """A tile on c1 is cut off because it has no road to the tile on c2."""
    position = table(roads={1: "NS", 2: "EW"}).city(0, c2=1, c1=2)

    assert position.game.derived(None).cities[0].connected == [7, 12]


@pytest.mark.rule("NEOM 14.2")
def test_14_2_income_of_each_tile() -> None:
    position = table().city(0, c2=LAUNDROMAT, c4=1)

    assert position.game.derived(1).cities[0].income == {"c2": 3}
    assert sum(position.game.derived(1).cities[0].income.values()) == position.player(0).income


@pytest.mark.rule("NEOM 14.2")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_14_2_income_of_this_generation(generation: int) -> None:
    """A Pharmacy brings 1, 2 and 3 L-Coins in the three generations."""
    assert table(generation=generation).city(0, c2=36).game.derived(0).cities[0].income == {"c2": generation}


@pytest.mark.rule("NEOM 4.4")
def test_4_4_hands_go_to_the_left() -> None:
    assert table(3).game.derived(0).pack_turns == [0, 2, 1]
    assert table(2).game.derived(0).pack_turns == []


@pytest.mark.rule("NEOM 4.3", "NEOM 16.3", "NEOM 17.4")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_4_3_the_tiles_to_select_from(seats: int) -> None:
    """A player selects from the hand, or with one or two players from the face-up tiles."""
    game = table(seats).game
    (seat, *_) = game.deciders

    assert game.derived(seat).choosable == game.decision(seat).options != []


@pytest.mark.rule("NEOM 13.1")
def test_13_1_where_the_disaster_is() -> None:
    held = table(3).hand(0, FLOOD, 1).game
    shown = table(3).select(0, FLOOD).game

    assert held.derived(0).disaster == DisasterStatus("yours", 0)
    assert shown.derived(1).disaster == DisasterStatus("strikes", 0)


@pytest.mark.rule("NEOM 13.1")
def test_13_1_no_disaster_before_the_first_generation() -> None:
    assert new_game(3).derived(0).disaster == DisasterStatus("none", -1)


@pytest.mark.rule("NEOM 13.1", "NEOM 16.5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_13_1_a_disaster_among_the_face_up_tiles(viewer: int | None) -> None:
    assert table(2).hand(0, FLOOD).game.derived(viewer).disaster == DisasterStatus("open", -1)


@pytest.mark.rule("NEOM 13.1", "R-36")
def test_13_1_a_disaster_that_was_passed_on() -> None:
    """A player who passed the Disaster on knows who has it. Others do not, until they have held that hand."""
    game = next(game for game in (first_turn(4, seed) for seed in range(50)) if FLOOD in game.s.hands[0])
    before = [game.derived(viewer).disaster for viewer in (0, 1, 3, None)]
    play_to(game, 1, 2)
    after = [game.derived(viewer).disaster for viewer in (0, 1, 3, None)]
    unseen = DisasterStatus("unseen", -1)

    assert before == [DisasterStatus("yours", 0), unseen, unseen, unseen]
    assert after == [DisasterStatus("held", 1), DisasterStatus("yours", 1), unseen, unseen]


@pytest.mark.rule("NEOM 13.1", "R-36")
def test_13_1_a_disaster_is_hidden_without_the_memory_aid() -> None:
    game = play_to(neom.start(3, 7, memory_aid="off"), 1)

    assert game.derived(None).disaster == DisasterStatus("hidden", -1)


@pytest.mark.rule("NEOM 17.5")
@pytest.mark.parametrize(("turn", "kind"), [(1, "avertable"), (3, "avertable"), (4, "strikes"), (7, "strikes")])
def test_17_5_whether_a_solo_player_can_avert_the_disaster(turn: int, kind: DisasterPlace) -> None:
    """A solo player can avert a Disaster of the first three turns, until another tile is selected."""
    position = solo_with_disaster(turn, turn)

    assert position.game.derived(0).disaster == DisasterStatus(kind, -1)
    position.answer(0, quiet_answer(position.game, 0))
    assert position.game.derived(0).disaster == DisasterStatus("strikes", -1)


@pytest.mark.rule("NEOM 17.8")
def test_17_8_the_rank_of_a_solo_player() -> None:
    """The derived rank at the end of a solo game is that of the result; with two players there is none."""
    game = table(1, generation=3, turn=7).game
    while not game.over:
        game.play(0, game.decision(0).default)
    result = game.result

    assert result is not None and game.derived(0).rank == result.rank != ""
    assert table(2).game.derived(0).rank == ""


@pytest.mark.rule("NEOM 15.8")
def test_15_8_places_at_the_end() -> None:
    """The winners share the first place."""
    game, dice = neom.start(4, 5), random.Random(5)
    while not game.over:
        assert {city.place for city in game.derived(None).cities} == {0}
        seat = dice.choice(game.deciders)
        game.play(seat, dice.choice(game.options(seat)))
    found = [city.place for city in game.derived(2).cities]
    result = game.result

    assert result is not None
    assert tuple(seat for seat, place in enumerate(found) if place == 1) == result.winners
    assert sorted(found) == sorted(1 + sum(other > own for other in result.points) for own in result.points)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_hidden(seats: int) -> None:
    """Derived values, such as the tile being placed, are the same in every game that looks the same to the seat."""
    game, dice = neom.start(seats, 3), random.Random(3)
    while not game.over:
        if dice.random() < 0.3:
            for seat in range(seats):
                assert game.imagine(seat, dice.randrange(99)).derived(seat) == game.derived(seat)
        seat = dice.choice(game.deciders)
        tile = game.derived(seat).placing
        asked = game.question(seat)
        assert game.pack.tile(tile).name in asked if game.prompt(seat) == "space" else tile == 0
        game.play(seat, dice.choice(game.options(seat)))


def test_events_say_which_tiles_their_sentences_name() -> None:
    """`named_tiles` gives exactly the tiles that the sentence of an event names."""
    game, dice = neom.start(3, 9), random.Random(9)
    while not game.over:
        seat = dice.choice(game.deciders)
        game.play(seat, dice.choice(game.options(seat)))
    kinds = set()
    for event in game.history(0):
        text = event_text(game.pack, event, ["Ada", "Ben", "Cyd"])
        named = named_tiles(event)
        assert text.count("#") == len(named) and all(tile_text(game.pack, tile) in text for tile in named), text
        assert all(is_tile(tile) for tile in named)
        kinds.add(event.kind)

    assert {"placed", "sold", "selected", "removed", "paid"} <= kinds
