"""Many games between bots. Each game follows from its own seed, so any process can play it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final

import msgspec

from neopolis.bots import Observation, bot_seed, talk
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.games.definition import ContentPack, G, GameDefinition, Q, Summary
from neopolis.text.system_errors import system_error

MOST_IN_A_CHUNK: Final = 8  # games; small enough to show progress and to stop soon after Ctrl-C


class Simulation(msgspec.Struct, frozen=True):
    """What all games of a simulation share. `content` holds the files of a content pack by name, () for the default."""

    seats: int
    bots: tuple[str, ...]
    options: dict[str, str] = {}  # the game's options, by name
    content: tuple[tuple[str, str], ...] = ()
    keeps_records: bool = False


class Chunk(msgspec.Struct):
    """The summary of some games, and their records by seed if they are kept."""

    summary: Summary
    records: dict[int, str]


def named_bots(game: GameDefinition[G, Q], names: str, seats: int) -> tuple[str, ...]:
    """The bots of all seats, from a text with one name for all, such as "greedy", or one name for each seat."""
    bots = tuple([game.bot_named(name.strip()) for name in names.split(",")])
    for name in bots:
        game.make_bot(name, 0)
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise Refused("bot-count", count=len(bots), seats=seats)
    return bots


def pack_of(definition: GameDefinition[G, Q], simulation: Simulation) -> ContentPack:
    """The content pack that the games are played with."""
    return definition.pack_of(simulation.content)


def begin_game(definition: GameDefinition[G, Q], simulation: Simulation, seed: int) -> G:
    """The game with a seed, before its first answer."""
    return definition.start(simulation.seats, seed, simulation.options, pack_of(definition, simulation))


def play_game(definition: GameDefinition[G, Q], simulation: Simulation, seed: int) -> G:
    """The game with a seed, played to its end."""
    game = begin_game(definition, simulation, seed)
    bots = [definition.make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(simulation.bots)]
    observations = [Observation(game, seat) for seat in range(game.seats)]
    while not game.over:
        talk(game, bots)
        if not game.over:
            seat = game.deciders[0]
            option = bots[seat].choose(observations[seat])
            if simulation.keeps_records:
                game.explain(seat, bots[seat].reason())
            game.play(seat, option)
    return game


def play_chunk(definition: GameDefinition[G, Q], simulation: Simulation, first: int, count: int) -> Chunk:
    """Play `count` games, with the seeds from `first` on."""
    chunk = Chunk(definition.empty_summary(), {})
    for seed in range(first, first + count):
        game = play_game(definition, simulation, seed)
        chunk.summary.add(definition.summary(game, simulation.bots))
        if simulation.keeps_records:
            chunk.records[seed] = game.record()
    return chunk


def play_chunks(
    definition: GameDefinition[G, Q], simulation: Simulation, first: int, games: int, jobs: int
) -> Iterator[Chunk]:
    """Play all games in `jobs` processes, and yield them in chunks. A chunk comes as soon as it is done."""
    if first + games - 1 > MAX_SEED:
        raise Refused("last-seed", seed=first + games - 1)
    begin_game(definition, simulation, first)  # refuses bad options here, not in another process
    size = max(1, min(MOST_IN_A_CHUNK, games // (4 * jobs)))
    tasks = [(at, min(size, first + games - at)) for at in range(first, first + games, size)]
    if jobs == 1:
        for at, count in tasks:
            yield play_chunk(definition, simulation, at, count)
        return
    executor = ProcessPoolExecutor(jobs, initializer=end_with_interrupt)
    try:
        futures = [executor.submit(play_chunk, definition, simulation, at, count) for at, count in tasks]
        for future in as_completed(futures):
            yield future.result()
    finally:
        executor.shutdown(cancel_futures=True)


def end_with_interrupt() -> None:
    """Make Ctrl-C end a worker process immediately and silently."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def write_record(folder: Path, game: str, seed: int, record: str) -> None:
    """Write a game's record into a folder, completely or not at all."""
    write_file(folder / f"{game}-{seed}.jsonl", record)


def write_file(path: Path, text: str) -> None:
    """Write a file and the folders above it, completely or not at all."""
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
        raise Refused("cannot-write", file=str(path), reason=system_error(error)) from None
