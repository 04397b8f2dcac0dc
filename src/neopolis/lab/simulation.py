"""Many games between bots. Every game follows from its own seed, so it does not matter which process plays it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from neopolis import neom
from neopolis.bots import Eyes, bot_seed, make_bot
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.engine.sentences import add_sentences
from neopolis.lab.summary import Summary, summary_of

MOST_IN_A_CHUNK: Final = 8  # small enough to show progress, and to be abandoned

add_sentences(
    {
        "bot-count": "{count} bots are named for {seats} seats; name one for all, or one for each seat.",
        "last-seed": "The last game's seed would be {seed}, but no seed is above 9223372036854775807.",
        "cannot-write": "{file} cannot be written: {reason}.",
    }
)


class Simulation(msgspec.Struct, frozen=True):
    """All that is the same for every game. `content` holds the files of a pack of one's own, by name."""

    seats: int
    bots: tuple[str, ...]
    variant: str = "standard"
    tiles: str | None = None
    content: tuple[tuple[str, str], ...] = ()
    keeps_records: bool = False
    seller_money: str = "before-disaster"


class Chunk(msgspec.Struct):
    """What some games came to, and their records by seed if they are kept."""

    summary: Summary
    records: dict[int, str]


def named_bots(names: str, seats: int) -> tuple[str, ...]:
    """The bots of all seats from "greedy" or "greedy,random,random"."""
    bots = tuple([name.strip() for name in names.split(",")])
    for name in bots:
        make_bot(name, 0)
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise Refused("bot-count", count=len(bots), seats=seats)
    return bots


@cache
def pack_of(content: tuple[tuple[str, str], ...]) -> neom.Pack:
    """The pack that the games are played with."""
    return neom.Pack(dict(content)) if content else neom.default_pack()


def begin(simulation: Simulation, seed: int) -> neom.NeomGame:
    """The game with a seed before its first answer."""
    return neom.start(
        simulation.seats,
        seed,
        variant=simulation.variant,
        tiles=simulation.tiles,
        seller_money=simulation.seller_money,
        content=pack_of(simulation.content),
    )


def play_game(simulation: Simulation, seed: int) -> neom.NeomGame:
    """The game with a seed, played to its end."""
    game = begin(simulation, seed)
    bots = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(simulation.bots)]
    eyes = [Eyes(game, seat) for seat in range(game.seats)]
    while not game.over:
        seat = game.deciders[0]
        game.play(seat, bots[seat].choose(eyes[seat]))
    return game


def play_chunk(simulation: Simulation, first: int, count: int) -> Chunk:
    """The games with the seeds from `first` on."""
    chunk = Chunk(Summary(), {})
    for seed in range(first, first + count):
        game = play_game(simulation, seed)
        chunk.summary.add(summary_of(game, simulation.bots))
        if simulation.keeps_records:
            chunk.records[seed] = game.record()
    return chunk


def play_chunks(simulation: Simulation, first: int, games: int, jobs: int) -> Iterator[Chunk]:
    """All games in chunks, in the order in which these are done; `jobs` processes play them."""
    if first + games - 1 > MAX_SEED:
        raise Refused("last-seed", seed=first + games - 1)
    begin(simulation, first)  # refuses bad options here, not in another process
    size = max(1, min(MOST_IN_A_CHUNK, games // (4 * jobs)))
    tasks = [(at, min(size, first + games - at)) for at in range(first, first + games, size)]
    if jobs == 1:
        for at, count in tasks:
            yield play_chunk(simulation, at, count)
        return
    executor = ProcessPoolExecutor(jobs, initializer=_end_with_interrupt)
    try:
        for future in as_completed([executor.submit(play_chunk, simulation, at, count) for at, count in tasks]):
            yield future.result()
    finally:
        executor.shutdown(cancel_futures=True)


def _end_with_interrupt() -> None:
    """Ctrl-C ends a worker at once and without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def write_record(folder: Path, seed: int, record: str) -> None:
    """Keep a game's record in a folder, whole or not at all."""
    path = folder / f"neom-{seed}.jsonl"
    part = folder / f"neom-{seed}.part"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            part.write_text(record, encoding="utf-8")
            part.replace(path)
        except OSError:
            part.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Refused("cannot-write", file=str(path), reason=error.strerror or str(error)) from None
