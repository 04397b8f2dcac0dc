"""Rulings from R-22 on, except R-30, if they concern more than one tile."""

from __future__ import annotations

import pytest

from neopolis.games.neom.content.pack import default_pack
from neopolis.games.neom.ids import GOOD_NAMES
from tests.games.neom.rules.plays import (
    CRIME_SPREE,
    FIRE,
    FLOOD,
    first_turn,
    new_game,
    play_to,
    questions,
    solo_with_disaster,
)
from tests.games.neom.table import quiet_answer, table


@pytest.mark.rule("R-22")
def test_r_22_incomes_come_at_the_same_time() -> None:
    """Nobody is asked anything between the last action and the new hands."""
    position = table(turn=7).city(0, c2=8).city(3, c2=90).finish()

    assert [position.player(seat).money for seat in range(4)] == [14, 11, 11, 35]
    assert position.prompts() == {"select"}


@pytest.mark.rule("R-23")
@pytest.mark.parametrize("seller", [0, 1])
def test_r_23_locked_until_both_have_acted(seller: int) -> None:
    """Whichever seat sells, it cannot use the price on this turn, only on the next."""
    position = table(2).city(1 - seller, "Wood").city(seller, "Ore").select(1 - seller, 13)
    position.answer(1 - seller, 13, "c2")
    between = position.player(seller).money, position.player(seller).locked
    position.finish()

    assert between == (6, 2) and position.player(seller).money == 6 + 2 + 5


@pytest.mark.rule("R-24")
def test_r_24_packs_of_the_smaller_sets() -> None:
    """The packs of the smaller tile sets are made by the same steps as those of the full set."""
    sizes = [[len(game.view(0).face_up), *game.view(0).packs] for game in (first_turn(1), first_turn(1, tiles="4+"))]

    assert sizes == [[5, 4, 4, 3, 3, 2, 2], [6, 5, 5, 4, 4, 3, 3]]


@pytest.mark.rule("R-25")
def test_r_25_the_roads_are_stand_ins() -> None:
    """All road layouts except those that follow from the rulebook are marked as our own, and a view says so."""
    sources = {tile.number: tile.road_source for tile in default_pack().tiles}

    assert {tile for tile, source in sources.items() if source != "house"} == {24, 64, 104, 131}
    assert new_game(3).view(None).house_roads


@pytest.mark.rule("R-25")
@pytest.mark.parametrize("board", GOOD_NAMES[:6])
def test_r_25_the_city_center_has_four_roads(board: str) -> None:
    """On every board, a tile with four roads can be placed on each side of the City Center."""
    assert table().city(0, board).spaces(0, 3) == {"b3", "d3", "c2", "c4", "c3"}


@pytest.mark.rule("R-26")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_r_26_the_discards_lie_open(viewer: int | None) -> None:
    """Everybody can still see the discarded Cornerstones much later."""
    game = first_turn(4)
    discards = game.view(viewer).discards
    play_to(game, 2, 3)

    assert len(discards) == 4 and game.view(viewer).discards == discards


@pytest.mark.rule("R-29")
def test_r_29_nothing_to_lose() -> None:
    """On the first turn a Flood finds empty cities: nobody is asked."""
    position = table().strike(1, FLOOD)

    assert (position.game.s.turn, position.prompts()) == (2, {"select"})


@pytest.mark.rule("R-29")
def test_r_29_a_payment_of_0_is_a_choice() -> None:
    """A fully protected city that pays 0 for a Fire is asked all the same, because it may remove tiles instead."""
    position = table(generation=2).city(0, c2=17, c4=3, b3=7).strike(1, FIRE)

    assert position.texts(0)[1] == "sacrifice"
    assert table(generation=2).city(0, c2=17).strike(1, FIRE).texts(0) == ["pay 0", "sacrifice"]


@pytest.mark.rule("R-31")
@pytest.mark.parametrize("variant", ["standard", "beginner"])
def test_r_31_one_alternation_through_the_game(variant: str) -> None:
    """Through the whole game, the player who chose last begins next; a new generation changes nothing."""
    asked = questions(new_game(2, 5, variant))
    order = [seat for seat, prompt in asked if prompt in ("choose-cornerstone", "select")]
    first = order[0]

    assert order == ([first, 1 - first, 1 - first, first] * 12)[: len(order)] and len(order) >= 42


@pytest.mark.rule("R-32")
def test_r_32_a_cornerstone_for_a_cornerstone() -> None:
    """At the limit, a Cornerstone may only replace a Cornerstone that shares its type."""
    position = table().city(0, c2=139, c4=17, b3=21)

    assert position.spaces(0, 124) == {"c2"}


@pytest.mark.rule("R-32")
def test_r_32_not_for_one_of_another_type() -> None:
    """At the limit, a Public Cornerstone cannot replace a Commercial one."""
    assert table().city(0, c2=121).hindrance(0, 124) == "cannot-place-cornerstones"


@pytest.mark.rule("R-32")
def test_r_32_if_it_is_connected() -> None:
    """A Cornerstone that is cut off cannot be replaced; the refusal then names the missing connection."""
    assert table().city(0, a1=139).hindrance(0, 124) == "cannot-place-connection"


@pytest.mark.rule("R-33")
def test_r_33_a_route_may_be_saved() -> None:
    """A solo player who pays the full price can use the route later."""
    position = table(1).city(0, "Wood", a3=2).money(0, 9).place(0, 13, "c2", "from the supply for 2")

    assert position.game.view(0).routes_used == []


@pytest.mark.rule("R-33")
def test_r_33_both_on_a_raw_good() -> None:
    """Using both routes on one Raw Good takes off no more than one route, but both are used up."""
    position = table(1).city(0, "Wood", a3=2, e3=4).money(0, 9).place(0, 13, "c2", "from the supply for 1, both")

    assert (position.player(0).money, position.game.view(0).routes_used) == (8, ["left", "right"])


@pytest.mark.rule("R-35")
def test_r_35_the_first_of_two_selects_it() -> None:
    """If the first player selects the Disaster, the second still selects and acts, and only then is hit, alone."""
    position = table(2).city(0, c2=3).city(1, c2=3).hand(0, FLOOD, 7).select(0, FLOOD)
    position.answer(1, 7, 7, "c4").answer(1, "pay 2")

    assert (position.player(0).money, position.player(1).money) == (6, 6 + 5 - 2)
    assert position.game.s.turn == 2


@pytest.mark.rule("R-36")
@pytest.mark.parametrize("pack", [1, 8])
def test_r_36_the_eighth_pack_stays_unseen(pack: int) -> None:
    """A view never shows the tiles of the eighth pack."""
    position = solo_with_disaster(pack, 7)
    view = position.game.view(0)
    shown = [*view.face_up, *view.discards, *(view.players[0].cornerstones or [])]

    assert not set(position.game.s.put_away) & set(shown) and view.packs == []


@pytest.mark.rule("R-36")
def test_r_36_the_leftover_of_a_hand() -> None:
    """Only the player who held the leftover tile gets an event that names it."""
    game = play_to(first_turn(4), 1, 7)
    hand = game.view(0).players[0].hand
    assert hand is not None
    tile = quiet_answer(game, 0)
    play_to(game, 2)
    told = [event for event in game.history(0) if event.kind == "put-away"]

    assert [event.things for event in told] == [tuple(one for one in hand if one != tile)]


@pytest.mark.rule("R-37")
@pytest.mark.parametrize(("disaster", "generation"), [(FLOOD, 1), (FIRE, 2), (CRIME_SPREE, 3)])
def test_r_37_the_city_center_comes_back(disaster: int, generation: int) -> None:
    """When the tile on the center space is removed, the City Center is back with its Good and its roads."""
    position = table(generation=generation, roads={3: "N"}).city(0, "Wood", c3=3).strike(1, disaster)
    position.answer(0, "sacrifice", "c3")

    assert (position.player(0).tiles, position.player(0).goods) == ({}, ["Wood"])
    assert position.spaces(0, 25) == {"b3", "d3", "c2", "c4", "c3"}


@pytest.mark.rule("R-37")
def test_r_37_what_was_cut_off_is_connected_again() -> None:
    """When the tile on the center space is removed, the part of the city it had cut off is connected again."""
    position = table(roads={3: "N"}).city(0, "Wood", c3=3, b3=7).strike(1, FLOOD).answer(0, "sacrifice", "c3")

    assert "a3" in position.spaces(0, 25)
