"""Every invariant notices when it does not hold: here the state, the events or the books are spoilt on purpose."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from neopolis.engine.event import EVERYBODY, Event
from neopolis.games.neom import NeomGame
from neopolis.games.neom.rules.state import Neom
from tests.games.neom.invariants import INVARIANTS
from tests.games.neom.random_games import positions
from tests.games.neom.watch import Watch

Spoil = Callable[[Watch, Neom], bool]  # whether there was something to spoil


def tell(kind: str, change: Callable[[tuple[int, ...]], tuple[int, ...]]) -> Spoil:
    """Let the first event of a kind tell of something else."""

    def spoil(w: Watch, s: Neom) -> bool:
        for at, event in enumerate(s.events):
            if event.kind == kind and event.things:
                s.events[at] = Event(kind, event.seat, change(event.things), event.audience)
                return True
        return False

    return spoil


def more(things: tuple[int, ...]) -> tuple[int, ...]:
    return (things[0] + 1, *things[1:])


def dearer(things: tuple[int, ...]) -> tuple[int, ...]:
    return (*things[:2], things[2] + 1)


def state(name: str, value: object) -> Spoil:
    """Put another value into the state."""

    def spoil(w: Watch, s: Neom) -> bool:
        setattr(s, name, value)
        return True

    return spoil


def in_list(name: str, change: int) -> Spoil:
    """Change the first number of a list in the state."""

    def spoil(w: Watch, s: Neom) -> bool:
        getattr(s, name)[0] += change
        return True

    return spoil


def first_row(name: str, change: Callable[[tuple[int, ...]], tuple[int, ...]]) -> Spoil:
    """Change the first of some rows of tiles in the state, if there are several tiles in it."""

    def spoil(w: Watch, s: Neom) -> bool:
        rows = getattr(s, name)
        if s.generation == 0 or not rows or len(rows[0]) < 2:
            return False
        setattr(s, name, (change(rows[0]), *rows[1:]))
        return True

    return spoil


def city(name: str, change: Callable[[Neom], object]) -> Spoil:
    """Put another value into the first city, after a tile was placed there."""

    def spoil(w: Watch, s: Neom) -> bool:
        if not [event for event in s.events if event.kind == "placed" and event.seat == 0]:
            return False
        setattr(s.cities[0], name, change(s))
        return True

    return spoil


def less(row: tuple[int, ...]) -> tuple[int, ...]:
    return row[1:]


def backwards(row: tuple[int, ...]) -> tuple[int, ...]:
    return row[::-1]


def again(kind: str) -> Spoil:
    """Tell an event twice."""

    def spoil(w: Watch, s: Neom) -> bool:
        told = [event for event in s.events if event.kind == kind]
        s.events += told[:1]
        return bool(told)

    return spoil


def discard_used(w: Watch, s: Neom) -> bool:
    used = sorted(w.box)[:1]
    s.discards = (*s.discards, *used)
    return bool(used)


def discard_twice(w: Watch, s: Neom) -> bool:
    s.discards = s.discards * 2
    return bool(s.discards)


def discard_less(w: Watch, s: Neom) -> bool:
    s.discards = s.discards[1:]
    return s.generation > 0 and len(w.now.discards) > 0


def pass_right(w: Watch, s: Neom) -> bool:
    passed = w.phase == "SelectTile" and s.turn > 1
    s.hands = s.hands[2:] + s.hands[:2]
    return passed


def publish(w: Watch, s: Neom) -> bool:
    secrets = [at for at, event in enumerate(s.events) if event.audience != EVERYBODY]
    for at in secrets:
        s.events[at] = Event(s.events[at].kind, s.events[at].seat, s.events[at].things)
    return bool(secrets)


def turn_first(w: Watch, s: Neom) -> bool:
    s.first = 1 - s.first
    return s.packs != w.now.packs and s.turn > 1


def place_elsewhere(w: Watch, s: Neom) -> bool:
    """Say that a tile was placed in a corner with nothing beside it."""
    for at, event in enumerate(s.events):
        if event.kind == "placed" and not {0, 1, 5}.intersection(w.books[event.seat].tiles):
            s.events[at] = Event("placed", event.seat, (event.things[0], 0, 0, event.things[3]))
            return True
    return False


def place_over(w: Watch, s: Neom) -> bool:
    """Say that a tile was placed over one with which it has nothing in common."""
    for at, event in enumerate(s.events):
        homes = [cell for cell, tile in w.books[event.seat].tiles.items() if tile == 17] if event.seat >= 0 else []
        if event.kind == "placed" and event.things[0] in (1, 2, 3, 4, 6, 7, 8) and homes:
            s.events[at] = Event("placed", event.seat, (event.things[0], homes[0], 17, -1))
            return True
    return False


def spare(w: Watch, s: Neom) -> bool:
    s.events.append(Event("spared", 0, (2,)))
    return bool(w.books[0].tiles)


def raise_disasters(w: Watch, s: Neom) -> bool:
    w.disasters = 2
    return not [event for event in s.events if event.kind == "generation"]


def late_disaster(w: Watch, s: Neom) -> bool:
    s.disaster = 1
    return s.turn != w.now.turn


def raise_placements(w: Watch, s: Neom) -> bool:
    w.books[0].placements = 99
    return True


def other_tile(w: Watch, s: Neom) -> bool:
    empty = [cell for cell, tile in enumerate(s.cities[0].tiles) if not tile]
    s.cities[0] = s.cities[0].with_tile(2, empty[0])
    return True


def other_board(w: Watch, s: Neom) -> bool:
    s.cities[0] = s.cities[0].with_tile(2, 24)
    s.cities[0].center = (s.cities[0].center + 1) % 6
    return True


def chance(w: Watch, s: Neom) -> bool:
    s.rng += 1
    return s.generation == w.now.generation


class Miscounting:
    """A game whose scores are one too high."""

    def __init__(self, game: NeomGame) -> None:
        self.score_lines = game.score_lines
        self.true = game

    def score(self, seat: int) -> int:
        return self.true.score(seat) + 1


def lose_face_up(w: Watch, s: Neom) -> bool:
    s.face_up = s.face_up[1:]
    return s.generation > 0


def miscount(w: Watch, s: Neom) -> bool:
    vars(w)["game"] = Miscounting(w.game)
    return True


SPOILT: dict[str, tuple[int, Spoil]] = {
    "open_step": (3, in_list("money", 1)),
    "tiles_in_one_place": (4, discard_twice),
    "tiles_conserved": (3, first_row("hands", less)),
    "none_comes_back": (3, discard_used),
    "cornerstones_conserved": (3, first_row("kept", less)),
    "discards_of_the_preliminary_round": (4, discard_less),
    "hand_sizes": (5, first_row("hands", less)),
    "hands_go_left": (3, pass_right),
    "selections_come_from_hands": (3, tell("selected", lambda things: (150,))),
    "pack_sizes": (2, first_row("packs", less)),
    "face_up_tiles": (1, lose_face_up),
    "clock": (3, state("turn", 9)),
    "deciders_are_partners": (3, state("partners", 0)),
    "one_selection_a_turn": (3, again("selected")),
    "one_action_a_turn": (3, again("sold")),
    "first_player_alternates": (2, turn_first),
    "chance_only_when_dealing": (3, chance),
    "secrets_have_an_audience": (3, publish),
    "money_never_negative": (3, in_list("money", -200)),
    "money_explained": (3, in_list("money", 1)),
    "money_conserved": (3, in_list("money", 1)),
    "locked_money": (3, in_list("locked", 1)),
    "spent_from_own_money": (3, tell("paid", lambda things: (999, *things[1:]))),
    "purchases": (3, tell("bought", dearer)),
    "solo_routes": (1, state("routes_used", 4)),
    "gains": (3, tell("gained", more)),
    "incomes": (3, tell("income", more)),
    "final_income": (3, state("final_income", (9, 9, 9))),
    "cities_explained": (3, other_tile),
    "city_center": (3, other_board),
    "goods_stand": (3, city("goods", lambda s: s.cities[0].goods ^ 1)),
    "modular_good": (3, city("modular_good", lambda s: 2)),
    "trade_routes": (3, city("roads", lambda s: [cells ^ 1 << 10 for cells in s.cities[0].roads])),
    "connected_cells": (3, city("connected", lambda s: s.cities[0].connected ^ 1)),
    "connected_when_placed": (3, place_elsewhere),
    "replacement": (3, place_over),
    "cornerstone_limit": (3, city("cornerstones", lambda s: 0b1111)),
    "requirements": (3, tell("paid", more)),
    "placements_by_turn": (3, raise_placements),
    "one_disaster_a_generation": (3, raise_disasters),
    "disaster_is_pending": (3, late_disaster),
    "disaster_losses": (3, tell("paid-disaster", more)),
    "spared_cities": (3, spare),
    "score_is_the_sum_of_its_lines": (3, miscount),
    "views_show_the_public": (3, in_list("money", 1)),
    "rows_are_sorted": (3, first_row("hands", backwards)),
}


def test_every_invariant_is_tried() -> None:
    assert SPOILT.keys() == INVARIANTS.keys()


@pytest.mark.parametrize("name", SPOILT)
def test_invariant_can_fail(name: str) -> None:
    seats, spoil = SPOILT[name]
    watch = spoilt(name, seats, spoil)

    with pytest.raises(AssertionError):
        INVARIANTS[name](watch)


def spoilt(name: str, seats: int, spoil: Spoil) -> Watch:
    """A random game that was fine up to its last answer, after which something was spoilt."""
    after = name in ("views_show_the_public", "score_is_the_sum_of_its_lines")  # they look at the game itself
    for number in count():
        walk = positions(seats, number)
        watch = Watch(next(walk))
        for game in walk:
            if (game.s.moment == watch.now.moment) == (name == "open_step"):
                watch.game = game.copy()
                watch.s.events = game.s.events[:]
                if after:
                    watch.look()
                if spoil(watch, watch.s):
                    if not after:
                        watch.look()
                    return watch
                watch.game = game
            watch.look()
    raise AssertionError("there was nothing to spoil")
