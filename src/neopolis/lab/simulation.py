"""Many games between bots. Every game follows from its own seed, so it does not matter which process plays it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final, Generic

import msgspec

from neopolis.bots import Observation, bot_seed, talk
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.lab.lab import G, Lab, Simulation, T

MOST_IN_A_CHUNK: Final = 8  # small enough to show progress, and to be abandoned


class Chunk(msgspec.Struct, Generic[T]):
    """What some games came to, and their records by seed if they are kept."""

    summary: T
    records: dict[int, str]


def named_bots(lab: Lab[G, T], names: str, seats: int) -> tuple[str, ...]:
    """The bots of all seats from "greedy" or "greedy,random,random"."""
    bots = tuple([name.strip() for name in names.split(",")])
    for name in bots:
        lab.bot(name, 0)
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise Refused("bot-count", count=len(bots), seats=seats)
    return bots


def play_game(lab: Lab[G, T], simulation: Simulation, seed: int) -> G:
    """The game with a seed, played to its end."""
    game = lab.begin(simulation, seed)
    bots = [lab.bot(name, bot_seed(seed, seat)) for seat, name in enumerate(simulation.bots)]
    observation = [Observation(game, seat) for seat in range(game.seats)]
    while not game.over:
        talk(game, bots)
        if not game.over:
            seat = game.deciders[0]
            game.play(seat, bots[seat].choose(observation[seat]))
    return game


def play_chunk(lab: Lab[G, T], simulation: Simulation, first: int, count: int) -> Chunk[T]:
    """The games with the seeds from `first` on."""
    chunk = Chunk(lab.nothing(), {})
    for seed in range(first, first + count):
        game = play_game(lab, simulation, seed)
        chunk.summary.add(lab.summed(game, simulation.bots))
        if simulation.keeps_records:
            chunk.records[seed] = game.record()
    return chunk


def play_chunks(lab: Lab[G, T], simulation: Simulation, first: int, games: int, jobs: int) -> Iterator[Chunk[T]]:
    """All games in chunks, in the order in which these are done; `jobs` processes play them."""
    if first + games - 1 > MAX_SEED:
        raise Refused("last-seed", seed=first + games - 1)
    lab.begin(simulation, first)  # refuses bad options here, not in another process
    size = max(1, min(MOST_IN_A_CHUNK, games // (4 * jobs)))
    tasks = [(at, min(size, first + games - at)) for at in range(first, first + games, size)]
    if jobs == 1:
        for at, count in tasks:
            yield play_chunk(lab, simulation, at, count)
        return
    executor = ProcessPoolExecutor(jobs, initializer=_end_with_interrupt)
    try:
        futures = [executor.submit(play_chunk, lab, simulation, at, count) for at, count in tasks]
        for future in as_completed(futures):
            yield future.result()
    finally:
        executor.shutdown(cancel_futures=True)


def _end_with_interrupt() -> None:
    """Ctrl-C ends a worker at once and without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def write_record(folder: Path, game: str, seed: int, record: str) -> None:
    """Keep a game's record in a folder, whole or not at all."""
    write_file(folder / f"{game}-{seed}.jsonl", record)


def write_file(path: Path, text: str) -> None:
    """Write a file and the folders above it, whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(path)
        except OSError:
            part.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Refused("cannot-write", file=str(path), reason=error.strerror or str(error)) from None
