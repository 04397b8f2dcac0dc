"""NEOM 13.1 to 13.8: Disasters. In most of these tests seat 1 selects the Disaster, and seat 0 is hit."""

from __future__ import annotations

import pytest

from neopolis.engine.event import Event
from neopolis.games.neom import ids
from neopolis.games.neom.ids import CELL, PAY, SACRIFICE, SELL
from tests.games.neom.rules.plays import CRIME_SPREE, FIRE, FLOOD, first_turn, hands, hit, payment, play_to, refused
from tests.games.neom.table import DISASTERS, Table, table

ONE_OF_EACH = {"c2": 3, "b3": 7, "d3": 11, "c4": 17, "c1": 21}  # Residential, Commercial, Industrial, Public, Resource


def sold(position: Table, seat: int) -> list[Event]:
    """What happens when a seat sells its tile."""
    return position.game.play(seat, SELL)


@pytest.mark.rule("NEOM 13.1")
@pytest.mark.parametrize("generation", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_13_1_one_in_each_deck(seats: int, generation: int) -> None:
    """The first deck has one Disaster, Flood; the second Fire; the third Crime Spree."""
    dealt = [tile for row in hands(play_to(first_turn(seats), generation)) for tile in row]

    assert [tile for tile in dealt if tile in DISASTERS] == [DISASTERS[generation - 1]]


@pytest.mark.rule("NEOM 13.1")
@pytest.mark.parametrize(("disaster", "name"), [(FLOOD, "Flood"), (FIRE, "Fire"), (CRIME_SPREE, "Crime Spree")])
def test_13_1_its_name(disaster: int, name: str) -> None:
    """The Disaster that strikes has the right name."""
    view = hit(disaster, c2=3).game.view(None)

    assert view.disaster is not None and view.disaster.name == name


@pytest.mark.rule("NEOM 13.2")
def test_13_2_all_but_the_one_who_selected_it() -> None:
    """All other players are asked at the same time; the one who selected the Disaster loses nothing."""
    position = table()
    for seat in range(4):
        position.city(seat, c2=3)
    position.strike(1, FLOOD)
    asked = position.game.deciders
    position.finish()

    assert asked == (0, 2, 3)
    assert (position.player(1).money, position.player(1).tiles) == (6, {"c2": 3})


@pytest.mark.rule("NEOM 13.2")
def test_13_2_after_all_actions() -> None:
    """A tile that is placed on the same turn is counted."""
    position = table().city(0, c2=3).hand(1, FLOOD).answer(1, FLOOD).select(0, 7).answer(0, 7, "c4")
    position.answer(2, "sell").answer(3, "sell")

    assert payment(position) == 2


@pytest.mark.rule("NEOM 13.2")
def test_13_2_money_of_the_action_can_pay() -> None:
    """The 5 L-Coins of a Pawn Shop placed on the same turn can pay for the Disaster."""
    position = table().city(0, c2=3).money(0, 0).hand(1, FLOOD).answer(1, FLOOD).select(0, 7).answer(0, 7, "c4")
    position.answer(2, "sell").answer(3, "sell").answer(0, "pay 2").finish()

    assert position.player(0).money == 5 - 2


@pytest.mark.rule("NEOM 13.2")
def test_13_2_everybody_settles_it_for_their_own_city() -> None:
    """At the same Disaster, one player pays and another removes tiles."""
    position = table().city(0, c2=3).city(2, c2=7).strike(1, FLOOD).answer(0, "pay 1").answer(2, "sacrifice", "c2")

    assert (position.player(0).money, position.player(0).tiles) == (6 + 5 - 1, {"c2": 3})
    assert (position.player(2).money, position.player(2).tiles) == (6 + 5, {})


@pytest.mark.rule("NEOM 13.2")
def test_13_2_on_the_seventh_turn_before_the_income() -> None:
    """A Disaster of the seventh turn strikes before the income, so a tile removed by it pays none."""
    position = table(turn=7).city(0, c2=8, c4=6).strike(1, FLOOD).answer(0, "sacrifice", "c2").finish()

    assert position.player(0).money == 6 + 5 + 1


@pytest.mark.rule("NEOM 13.2")
def test_13_2_on_the_seventh_turn_without_the_income() -> None:
    """The income after the seventh turn comes too late to pay for a Disaster of that turn."""
    position = table(turn=7).city(0, c2=8, c4=6).strike(1, FLOOD).money(0, 1)

    assert position.texts(0) == ["sacrifice"]


@pytest.mark.rule("NEOM 13.2", "NEOM 13.7", "R-29")
def test_13_2_everybody_learns_what_it_does() -> None:
    """Everybody learns who selected the Flood, who was spared, who lost which tile and who paid how much."""
    position = table().city(0, c2=3).city(2, c2=7).select(1, FLOOD)
    told = [*sold(position, 0), *sold(position, 2), *sold(position, 3)]
    position.answer(0, "sacrifice", "c2")
    told += position.game.play(2, PAY)
    told = [event for event in told if event.kind not in ("sold", "picked-up")]

    assert [(event.kind, event.seat, event.things[0]) for event in told] == [
        ("disaster", 1, ids.FLOOD),
        ("spared", 3, ids.FLOOD),
        ("removed", 0, 3),
        ("paid-disaster", 2, 1),
    ]


@pytest.mark.rule("NEOM 13.2", "NEOM 13.3")
def test_13_2_a_calm_turn_has_no_disaster() -> None:
    """If nobody selected a Disaster, nobody hears of one."""
    position = table().city(0, c2=3).select(1, 3)
    told = [event.kind for seat in range(4) for event in sold(position, seat)]

    assert "disaster" not in told


@pytest.mark.rule("NEOM 13.2", "NEOM 13.7")
@pytest.mark.parametrize("city", [{"c2": 3}, {}], ids=["one is hit", "all are spared"])
def test_13_2_it_strikes_once(city: dict[str, int]) -> None:
    """On the next turn the Disaster is over."""
    position = table().city(0, **city).strike(1, FLOOD).finish()
    calm = position.select(0, 3).finish()

    assert calm.game.view(None).disaster is None and not calm.prompts() & {"disaster", "sacrifice"}


@pytest.mark.rule("NEOM 13.3")
@pytest.mark.parametrize("seats", [2, 3])
def test_13_3_not_selected(seats: int) -> None:
    """If nobody selects a Disaster, a whole game has none."""
    position = table(seats).city(0, c2=3)
    while not position.game.over:
        assert not position.prompts() & {"disaster", "sacrifice"}
        position.finish()

    assert position.player(0).tiles == {"c2": 3}


@pytest.mark.rule("NEOM 13.4")
def test_13_4_flood_payment() -> None:
    """Flood costs 1 L-Coin for each tile except Resource tiles."""
    assert payment(hit(FLOOD, **ONE_OF_EACH)) == 4


@pytest.mark.rule("NEOM 13.4")
def test_13_4_flood_removal() -> None:
    """One tile that is not a Resource is removed."""
    position = hit(FLOOD, **ONE_OF_EACH).answer(0, "sacrifice")
    offered = set(position.texts(0))
    position.answer(0, "d3")

    assert offered == {"c2", "b3", "d3", "c4"}
    assert "d3" not in position.player(0).tiles and position.prompts() == {"select"}


@pytest.mark.rule("NEOM 13.4")
@pytest.mark.parametrize("cell", ["c1", "c3", "a1"])
def test_13_4_flood_never_takes_a_resource(cell: str) -> None:
    """Resource tiles, the City Center and empty spaces cannot be chosen."""
    refusal = refused(hit(FLOOD, **ONE_OF_EACH).answer(0, "sacrifice"), 0, cell)

    assert refusal.code == "cannot-sacrifice" and "NEOM 13.4" in refusal.rules


@pytest.mark.rule("NEOM 13.5")
def test_13_5_fire_payment() -> None:
    """Fire costs 1 L-Coin for each unprotected tile except Resource tiles."""
    assert payment(hit(FIRE, e1=3, b3=7, d3=11, c1=21, c4=15)) == 4


@pytest.mark.rule("NEOM 13.5")
def test_13_5_fire_removal() -> None:
    """Any two tiles are removed, Resource tiles among them."""
    position = hit(FIRE, **ONE_OF_EACH).answer(0, "sacrifice")
    offered = set(position.texts(0))
    position.answer(0, "c1", "c4")

    assert offered == set(ONE_OF_EACH)
    assert set(position.player(0).tiles) == {"c2", "b3", "d3"} and position.prompts() == {"select"}


@pytest.mark.rule("NEOM 13.5")
def test_13_5_fire_two_resource_tiles() -> None:
    """Both removed tiles may be Resource tiles."""
    position = hit(FIRE, c2=21, c4=22, b3=3).answer(0, "sacrifice", "c2", "c4")

    assert (position.player(0).tiles, position.player(0).goods) == ({"b3": 3}, ["Wood"])


@pytest.mark.rule("NEOM 13.5")
def test_13_5_fire_not_one_tile_twice() -> None:
    """The two tiles to remove must be different."""
    assert refused(hit(FIRE, **ONE_OF_EACH).answer(0, "sacrifice", "c1"), 0, "c1").code == "cannot-sacrifice"


@pytest.mark.rule("NEOM 13.5")
def test_13_5_fire_is_free_for_resources() -> None:
    """Fire costs a city of Resource tiles nothing, but the player may still remove two of them."""
    position = hit(FIRE, money=0, c2=21, c4=22)

    assert position.texts(0) == ["pay 0", "sacrifice"]


@pytest.mark.rule("NEOM 13.6")
def test_13_6_crime_spree_payment() -> None:
    """Crime Spree costs 2 L-Coins for each Residential, Commercial and Industrial tile."""
    assert payment(hit(CRIME_SPREE, **ONE_OF_EACH, e1=25)) == 2 * 4


@pytest.mark.rule("NEOM 13.6")
def test_13_6_crime_spree_removal() -> None:
    """One tile of each of the three types is removed."""
    position = hit(CRIME_SPREE, **ONE_OF_EACH, e1=25).answer(0, "sacrifice")
    offered = []
    for cell in ("e1", "b3", "d3"):
        offered.append(set(position.texts(0)))
        position.answer(0, cell)

    assert offered == [{"c2", "e1"}, {"b3"}, {"d3"}]
    assert position.player(0).tiles == {"c2": 3, "c4": 17, "c1": 21}


@pytest.mark.rule("NEOM 13.6")
@pytest.mark.parametrize("cell", ["c4", "c1", "c3"])
def test_13_6_crime_spree_takes_no_others(cell: str) -> None:
    """Public and Resource tiles and the City Center cannot be chosen."""
    refusal = refused(hit(CRIME_SPREE, **ONE_OF_EACH).answer(0, "sacrifice"), 0, cell)

    assert refusal.code == "cannot-sacrifice" and "NEOM 13.6" in refusal.rules


@pytest.mark.rule("NEOM 13.6")
def test_13_6_two_types_fill_only_one() -> None:
    """A mixed tile counts as the home, so a shop and an Industrial tile must still be removed."""
    position = hit(CRIME_SPREE, c2=86, b3=7, d3=11).answer(0, "sacrifice", "c2", "b3", "d3")

    assert position.player(0).tiles == {}


@pytest.mark.rule("NEOM 13.6")
def test_13_6_a_mixed_tile_may_go_as_a_shop() -> None:
    """If there is also a home, a mixed tile can count as the Commercial tile."""
    position = hit(CRIME_SPREE, c2=86, b3=3, d3=7).answer(0, "sacrifice", "b3", "c2")

    assert position.player(0).tiles == {"d3": 7}


@pytest.mark.rule("NEOM 13.7")
def test_13_7_the_choice_is_free() -> None:
    """A player who could pay may remove tiles instead."""
    assert hit(FLOOD, money=99, c2=3).texts(0) == ["pay 1", "sacrifice"]


@pytest.mark.rule("NEOM 13.7")
@pytest.mark.parametrize(("disaster", "due"), [(FLOOD, 3), (FIRE, 3), (CRIME_SPREE, 6)])
def test_13_7_payment_in_full(disaster: int, due: int) -> None:
    """A player who has less than the whole payment cannot pay; one who has exactly that can, and has nothing left."""
    city = {"c2": 3, "b3": 7, "d3": 11}
    refusal = refused(hit(disaster, money=due - 1, **city), 0, PAY)
    paid = hit(disaster, money=due, **city).answer(0, PAY).finish()

    assert refusal.code == "cannot-pay-disaster" and "NEOM 13.7" in refusal.rules
    assert (paid.player(0).money, paid.player(0).tiles) == (0, city)


@pytest.mark.rule("NEOM 13.7")
def test_13_7_fewer_tiles_than_asked_for_fire() -> None:
    """In a Fire, a player with a single tile removes that one, and is done."""
    position = hit(FIRE, c2=3).answer(0, "sacrifice", "c2")

    assert position.player(0).tiles == {} and position.prompts() == {"select"}


@pytest.mark.rule("NEOM 13.7")
@pytest.mark.parametrize("money", [0, 99])
def test_13_7_nothing_in_place_of_a_missing_type(money: int) -> None:
    """Crime Spree without Commercial tiles: only a home and an Industrial tile are removed, whatever the money."""
    position = hit(CRIME_SPREE, money, c2=3, c1=25, d3=11, c4=17).answer(0, "sacrifice", "c1", "d3")

    assert position.player(0).tiles == {"c2": 3, "c4": 17} and position.prompts() == {"select"}


@pytest.mark.rule("NEOM 13.7")
def test_13_7_all_types_that_are_there() -> None:
    """A player who has chosen to remove must remove one tile of each type that the city has."""
    position = hit(CRIME_SPREE, **ONE_OF_EACH).answer(0, "sacrifice", "c2")

    assert [refused(position, 0, option).code for option in (PAY, SACRIFICE, 0)] == ["not-an-option"] * 3


@pytest.mark.rule("NEOM 13.7")
@pytest.mark.parametrize(
    ("disaster", "city"),
    [(FLOOD, {"c2": 21}), (FIRE, {}), (CRIME_SPREE, {"c2": 21, "c4": 17})],
    ids=["Flood", "Fire", "Crime Spree"],
)
def test_13_7_nothing_to_pay_and_nothing_to_remove(disaster: int, city: dict[str, int]) -> None:
    """A city that the Disaster does not affect is not asked, and the game continues."""
    position = table(generation=DISASTERS.index(disaster) + 1).city(0, **city).strike(1, disaster)

    assert position.game.s.turn == 2 and position.player(0).money == 6 + 5


@pytest.mark.rule("NEOM 13.8")
def test_13_8_removed_tiles_go_to_the_box() -> None:
    """A removed Cornerstone does not return to its player."""
    position = hit(FLOOD, c2=139).cornerstones(0, 124).answer(0, "sacrifice", "c2")

    assert (position.player(0).tiles, position.player(0).cornerstones) == ({}, [124])


@pytest.mark.rule("NEOM 13.8")
@pytest.mark.parametrize("disaster", DISASTERS)
def test_13_8_never_the_city_center(disaster: int) -> None:
    """No Disaster can remove the City Center."""
    position = hit(disaster, c2=3, c4=7, b3=11).answer(0, "sacrifice")

    assert "c3" not in position.texts(0) and refused(position, 0, CELL + 12).code == "cannot-sacrifice"


@pytest.mark.rule("NEOM 13.8")
@pytest.mark.parametrize("disaster", DISASTERS)
def test_13_8_the_tile_in_its_place(disaster: int) -> None:
    """A tile on the center space may be removed like any other."""
    position = hit(disaster, c3=3, c2=7).answer(0, "sacrifice")

    assert "c3" in position.texts(0)


@pytest.mark.rule("NEOM 13.8")
def test_13_8_the_consequences() -> None:
    """The removed tile's Good is lost; a tile that is cut off by the removal stays."""
    position = hit(FLOOD, b3=13, a3=3).answer(0, "sacrifice", "b3")

    assert (position.player(0).goods, position.player(0).tiles) == (["Wood"], {"a3": 3})
