"""Tournaments between bots. Each game follows from its deal and its lineup, so any process can play it."""

from __future__ import annotations

from collections.abc import Container, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

import msgspec

from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.games.definition import G, GameDefinition, Q
from neopolis.lab.pairing import MIXED, Lineup, games_per_deal, lineups
from neopolis.lab.simulation import Simulation, begin_game, end_with_interrupt, play_game

Task = tuple[int, int, Lineup]  # a game to play: the deal, its number among the games with this deal, and the bots


class Tournament(msgspec.Struct, frozen=True):
    """What all games of a tournament share. `content` is the hash of the content pack, `files` its files if given."""

    game: str
    version: str
    content: str
    form: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: dict[str, str] = {}
    files: tuple[tuple[str, str], ...] = ()

    def simulation(self, lineup: Lineup) -> Simulation:
        return Simulation(self.seats, lineup, self.options, self.files)

    @property
    def games_per_deal(self) -> int:
        return games_per_deal(self.form, self.bots, self.seats)

    def deals(self, games: int) -> int:
        """How many deals are needed for each bot to play that many games; if mixed, for that many games in all."""
        return -(-games // self.seats)

    @property
    def is_mixed(self) -> bool:
        return self.form == MIXED

    @property
    def field(self) -> str:
        """The bot that the others are compared with: the last-named one."""
        return self.bots[-1]


class Played(msgspec.Struct, frozen=True):
    """A finished game: the deal, the number of the game among those with this deal, and its lineup.

    `winners` are seats, and `points` the points or capital of each seat.
    """

    deal: int
    number: int
    bots: Lineup
    winners: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def key(self) -> tuple[int, int]:
        return self.deal, self.number


def tournament_of(definition: GameDefinition[G, Q], form: str, names: str, run: Simulation, seed: int) -> Tournament:
    """A tournament between the bots in a text such as "planner,greedy"; `run` has seats, options and content."""
    bots = tuple([name.strip() for name in names.split(",")])
    for name in bots:
        definition.make_bot(name, 0)
    if len(bots) < 2:
        raise Refused("tournament-one-bot")
    if len(set(bots)) < len(bots):
        raise Refused("tournament-same-bot")
    pack = definition.pack_of(run.content)
    return Tournament(
        *(definition.name, definition.version, pack.hash, form, bots, run.seats, seed, run.options, run.content)
    )


def play_one(definition: GameDefinition[G, Q], tournament: Tournament, task: Task) -> Played:
    """Play one game."""
    deal, number, lineup = task
    result = play_game(definition, tournament.simulation(lineup), tournament.seed + deal).result
    assert result is not None
    return Played(deal, number, lineup, result.winners, result.points)


def play_all(
    definition: GameDefinition[G, Q], tournament: Tournament, deals: int, done: Container[tuple[int, int]], jobs: int
) -> Iterator[Played]:
    """Play the games that are not done yet in `jobs` processes, and yield each as soon as it is finished."""
    last = tournament.seed + deals - 1
    if last > MAX_SEED:
        raise Refused("last-seed", seed=last)
    begin_game(definition, tournament.simulation((tournament.field,) * tournament.seats), tournament.seed)
    plan = lineups(tournament.form, tournament.bots, tournament.seats, tournament.seed, deals)
    tasks = [(deal, number, lineup) for deal, games in enumerate(plan) for number, lineup in enumerate(games)]
    tasks = [task for task in tasks if task[:2] not in done]
    if jobs == 1:
        for task in tasks:
            yield play_one(definition, tournament, task)
        return
    executor = ProcessPoolExecutor(jobs, initializer=end_with_interrupt)
    try:
        futures = [executor.submit(play_one, definition, tournament, task) for task in tasks]
        for future in as_completed(futures):
            yield future.result()
    finally:
        executor.shutdown(cancel_futures=True)
