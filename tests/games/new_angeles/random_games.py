"""Random games of New Angeles for tests, with every number of players and two packs. Every run has the same games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from neopolis.bots import Observation, bot_seed
from neopolis.bots.talk import side_actions
from neopolis.engine.event import Event
from neopolis.engine.record import Record
from neopolis.engine.rng import Dice, seeded
from neopolis.games import new_angeles
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.bots import make_bot as make_new_angeles_bot
from neopolis.games.new_angeles.bots.random_side_action import random_side_action
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import DONE, PASS
from tests.games.neom.random_games import Chance
from tests.games.new_angeles.pack_changes import PACK

SEATS = [4, 5, 6]
STOPS = ("never", "called", "always", "called")  # R-133, by number of the game
COPIES = {"biotech": 2, "construction": 3, "labor": 5, "media": 7, "security": 8}  # copies of each card, in long games


def _long_pack() -> Pack:
    """A pack for long games in which decks run out: events and demands raise little threat, some decks are small."""
    files = dict(PACK.files)
    files["demands.csv"] = re.sub(r",\d,(\w+)\n", r",1,\1\n", files["demands.csv"])
    for kind, copies in COPIES.items():
        files["actions.csv"] = files["actions.csv"].replace(f"{kind},5,", f"{kind},{copies},")
    rows = files["events.csv"].splitlines()
    for at, row in enumerate(rows[1:], start=1):
        fields = row.split(",")
        if fields[3] != "moves_twice":
            fields[3:6] = ["at_least", fields[4], "8 1"]
        fields[6:10] = [place if kind == at % 4 else "" for kind, place in enumerate(fields[6:10])]
        rows[at] = ",".join(fields)
    files["events.csv"] = "\n".join(rows) + "\n"
    return Pack(files)


LONG = _long_pack()


def start(seats: int, number: int, stops: str = "") -> NewAngelesGame:
    """Starts the random game with this number. One in three is long. By default, three in four have stops."""
    seed, content = 1_000 * number + seats, LONG if number % 3 == 2 else PACK
    return new_angeles.start(seats, seed, stops=stops or STOPS[number % 4], content=content)


def answer(game: NewAngelesGame, chance: Chance, number: int) -> tuple[int, int]:
    """A random decider and a random option; in every other game, passing is chosen less often."""
    deciders = game.deciders
    seat = deciders[chance.below(len(deciders))]
    options = game.options(seat)
    eager = [option for option in options if option not in (PASS, DONE)]
    if number % 2 and eager and chance.below(4):
        return seat, eager[chance.below(len(eager))]
    return seat, options[chance.below(len(options))]


def speak(game: NewAngelesGame, chance: Chance, number: int) -> bool:
    """Now and then a random seat takes a side action: proposes, accepts, declines, counters or withdraws.

    Returns whether a seat acted. In one game out of five, no seat ever does.
    """
    if number % 5 == 4 or chance.below(3 if game.s.ledger.proposals else 8):
        return False
    seat = chance.below(game.seats)
    row = random_side_action(game.s, seat, Dice(seeded(chance.below(1 << 29))))
    if row is not None:
        game.side_action(seat, row)
    return row is not None


def positions(seats: int, number: int, stops: str = "") -> Iterator[NewAngelesGame]:
    """A random game, at its start and after every answer and every side action."""
    chance = Chance(10 * number + seats)
    game = start(seats, number, stops)
    yield game
    while not game.over:
        if not speak(game, chance, number):
            game.play(*answer(game, chance, number))
        yield game


@lru_cache(maxsize=32)
def plain_acts(seats: int, number: int) -> list[tuple[int, int | tuple[int, ...]]]:
    """The answers and side actions of plain bots in a game, cached because bots are slow and many tests use them."""
    game = start(seats, number)
    bots = [make_new_angeles_bot("plain", bot_seed(number, seat)) for seat in range(seats)]
    observation = [Observation(game, seat) for seat in range(seats)]
    while not game.over:
        for _ in side_actions(game, bots):
            pass
        if not game.over:
            seat = game.deciders[0]
            game.play(seat, bots[seat].choose(observation[seat]))
    return Record(game.record()).acts


def plain_positions(seats: int, number: int) -> Iterator[NewAngelesGame]:
    """A game of plain bots, at its start and after every answer and every side action."""
    game = start(seats, number)
    yield game
    for seat, act in plain_acts(seats, number):
        if isinstance(act, tuple):
            game.side_action(seat, act)
        else:
            game.play(seat, act)
        yield game


def all_events(game: NewAngelesGame) -> list[Event]:
    """All events of a game, public and secret."""
    return [] if game.log is None else game.log.events + game.log.open_events
