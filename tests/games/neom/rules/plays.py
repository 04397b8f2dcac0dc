"""More helpers for tests of the rules: games from the very start, and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from neopolis import Refused
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import CELL, cell_number
from tests.games.neom.box import start as start_box
from tests.games.neom.table import DISASTERS, Table, Word, quiet_answer, table

CORNERSTONES = set(range(121, 151))
FLOOD, FIRE, CRIME_SPREE = DISASTERS


def quiet_turn(game: NeomGame) -> None:
    """Everybody who is asked now gives one quiet answer."""
    for seat in game.deciders:
        game.play(seat, quiet_answer(game, seat))


def play_to(game: NeomGame, generation: int, turn: int = 1) -> NeomGame:
    """The game, played with quiet answers to the first question of a turn."""
    while (game.s.generation, game.s.turn) != (generation, turn):
        quiet_turn(game)
    return game


def new_game(seats: int, seed: int = 7, variant: str = "standard", tiles: str | None = None) -> NeomGame:
    """A game at its first question."""
    return start_box(seats, seed, variant=variant, tiles=tiles)


def first_turn(seats: int, seed: int = 7, variant: str = "standard", tiles: str | None = None) -> NeomGame:
    """A game after the Preliminary Round."""
    return play_to(new_game(seats, seed, variant, tiles), 1)


def questions(game: NeomGame) -> Iterator[tuple[int, str]]:
    """Seat and prompt of every question, while the game is played with quiet answers to its end."""
    while not game.over:
        seat = game.deciders[0]
        yield seat, game.decision(seat).prompt
        game.play(seat, quiet_answer(game, seat))


def told(game: NeomGame, viewer: int | None, kind: str) -> list[tuple[int, tuple[int, ...]]]:
    """Seat and numbers of each event of a kind that a viewer may know; None is a spectator."""
    return [(event.seat, event.things) for event in game.history(viewer) if event.kind == kind]


def hand(game: NeomGame, seat: int) -> list[int]:
    """A seat's hand, as it sees it."""
    tiles = game.view(seat).players[seat].hand
    assert tiles is not None
    return tiles


def hands(game: NeomGame) -> list[list[int]]:
    return [hand(game, seat) for seat in range(game.seats)]


def harmless(position: Table, seat: int = 0) -> int:
    """A tile in the seat's hand that is not a Disaster."""
    return next(tile for tile in hand(position.game, seat) if tile not in DISASTERS)


def refused(game: NeomGame | Table, seat: int, option: Word) -> Refused:
    """The refusal of an option (or of a named cell); afterwards nothing has changed."""
    game = game.game if isinstance(game, Table) else game
    number = option if isinstance(option, int) else CELL + cell_number(option)
    before = game.encode()
    try:
        game.play(seat, number)
    except Refused as refusal:
        assert game.encode() == before
        return refusal
    raise AssertionError(f"{option} was not refused")


@cache
def _seed_with_disaster(pack: int, tiles: str) -> int:
    """A seed of a solo game in which the Flood is in this pack (1 to 8)."""
    seed = 0
    while not any(tile in DISASTERS for tile in _packs(first_turn(1, seed, tiles=tiles))[pack - 1]):
        seed += 1
    return seed


def _packs(game: NeomGame) -> list[tuple[int, ...]]:
    return [game.s.face_up, *game.s.packs, game.s.put_away]


def solo_with_disaster(pack: int, turn: int = 1, tiles: str = "1+") -> Table:
    """A solo game at the beginning of a turn of the first generation, with the Flood in a given pack."""
    return Table(play_to(first_turn(1, _seed_with_disaster(pack, tiles), tiles=tiles), 1, turn).s.copy())


def hit(disaster: int, money: int = 6, **city: int) -> Table:
    """Seat 0, with this city and money, is asked how to settle a Disaster."""
    position = table(generation=DISASTERS.index(disaster) + 1).city(0, "Wood", **city).strike(1, disaster)
    return position.money(0, money)


def payment(position: Table) -> int:
    """The L-Coins that the Disaster would cost seat 0."""
    disaster = position.game.view(0).disaster
    assert disaster is not None
    return disaster.payment[0]
