"""Fits the win chance of New Angeles' bots to the ends of training games.

The games of each round are played by the plain bot's rules, or partly by trials with the weights of the round before.
The same arguments give the same weights.

    neopolis tune new-angeles --rounds plain:1200 trials:300
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from neopolis.games.new_angeles import game as new_angeles
from neopolis.games.new_angeles.bots.features import AGITATOR, FEATURES, ROLES
from neopolis.games.new_angeles.bots.training import TrainingGame
from neopolis.games.new_angeles.bots.weights import FOLDER, win_chance
from neopolis.games.new_angeles.bots.win_chance import WinChance
from neopolis.text.messages import message

FIRST_SEED = 1 << 40  # bots are measured with small seeds, which no training game uses
SEATS = (5, 4, 5, 6)  # the numbers of seats of the training games, in turn
BRANCHES = 20  # of a hundred turns
TRIES = 75  # of a hundred seats in games with trials
HIDDEN = 20
PASSES = 12  # how often the training sees each example
CHECKS = 40  # how often it looks whether it still gets better at the games that were held out
BATCH = 512
RATE = 0.002
PENALTY = 1e-3  # of the training: weights with little evidence stay near 0
HELD_OUT = 8  # one game in eight decides when the training stops

Matrix = NDArray[np.float32]
Examples = NDArray[np.float16]


class Data:
    """The examples of all games: their numbers, and four columns with role, end, aim, and the number of the game."""

    def __init__(self) -> None:
        self.numbers: list[Examples] = []
        self.labels: list[NDArray[np.int32]] = []

    def tables(self) -> tuple[Examples, NDArray[np.int32]]:
        return np.concatenate(self.numbers), np.concatenate(self.labels)


def play_game(kind: str, seed: int) -> tuple[Examples, NDArray[np.int32]]:
    """The examples of one training game and of its branches."""
    chance: WinChance | None = None if kind == "plain" else win_chance()
    state = new_angeles.start(SEATS[seed % len(SEATS)], seed).copy().s
    examples = TrainingGame(state, chance, TRIES, seed).play(BRANCHES)
    rows = [(one.role, int(one.survived), int(one.ahead), seed - FIRST_SEED) for one in examples]
    return np.array([one.numbers for one in examples], dtype=np.float16), np.array(rows, dtype=np.int32)


def play(kind: str, seeds: range, jobs: int, data: Data) -> None:
    with ProcessPoolExecutor(jobs) as executor:
        for numbers, labels in executor.map(partial(play_game, kind), seeds, chunksize=4):
            data.numbers.append(numbers)
            data.labels.append(labels)


class Fit:
    """A network with one hidden layer, fitted by Adam."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.rng = rng
        self.hidden = (rng.normal(size=(FEATURES + 1, HIDDEN)) * 0.08).astype(np.float32)
        self.output = (rng.normal(size=HIDDEN + 1) * 0.1).astype(np.float32)

    def logits(self, numbers: Matrix) -> tuple[Matrix, Matrix]:
        level = np.tanh(numbers @ self.hidden[:-1] + self.hidden[-1])
        return level @ self.output[:-1] + self.output[-1], level

    def chances(self, numbers: Matrix) -> Matrix:
        found: Matrix = np.float32(1) / (np.float32(1) + np.exp(-self.logits(numbers)[0]))
        return found

    def train(self, numbers: Matrix, wanted: Matrix, held: Matrix, truth: NDArray[np.int32]) -> None:
        """Fit the weights, and keep those that foresaw the games best that were held out."""
        means = [np.zeros_like(one) for one in (self.hidden, self.output)]
        squares = [np.zeros_like(one) for one in means]
        steps = max(PASSES * len(wanted) // BATCH, CHECKS)
        best, least = (self.hidden, self.output), np.inf
        for step in range(1, steps + 1):
            rows = self.rng.integers(len(wanted), size=BATCH)
            slopes = self.slopes(numbers[rows], wanted[rows])
            rate = RATE * min(1.0, 2 * (1 - step / (steps + 1)))
            changed: list[Matrix] = []
            for at, weights in enumerate((self.hidden, self.output)):
                slope = slopes[at] + np.float32(PENALTY) * weights
                means[at] += np.float32(0.1) * (slope - means[at])
                squares[at] += np.float32(0.001) * (slope * slope - squares[at])
                scale = np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8
                changed.append((weights - rate / (1 - 0.9**step) * means[at] / scale).astype(np.float32))
            self.hidden, self.output = changed
            if step % (steps // CHECKS) == 0:
                found = loss(truth, self.chances(held))
                if found < least:
                    best, least = (self.hidden, self.output), found
        self.hidden, self.output = best

    def slopes(self, numbers: Matrix, wanted: Matrix) -> list[Matrix]:
        logits, level = self.logits(numbers)
        error = (1 / (1 + np.exp(-logits)) - wanted) / len(wanted)
        back = np.outer(error, self.output[:-1]) * (1 - level**2)
        return [np.vstack([numbers.T @ back, back.sum(0)]), np.append(level.T @ error, error.sum())]

    def layers(self) -> dict[str, list[object]]:
        hidden: list[object] = [[round(float(weight), 4) for weight in row] for row in self.hidden.T]
        return {"hidden": hidden, "output": [round(float(weight), 4) for weight in self.output]}


def fitted(name: str, numbers: Matrix, wanted: NDArray[np.int32], games: NDArray[np.int32]) -> Fit:
    """A network fitted to most games. Prints how well it foresees the others."""
    held = games % HELD_OUT == 0
    fit = Fit(1)
    truth = wanted[held]
    fit.train(numbers[~held], wanted[~held].astype(np.float32), numbers[held], truth)
    chance = fit.chances(numbers[held])
    base = wanted[~held].mean()
    print(f"  {name}: {len(wanted)} examples, log-loss {loss(truth, chance):.3f}", end="")
    print(f" ({loss(truth, np.full(len(truth), base)):.3f} by the mean {base:.2f}), AUC {area(truth, chance):.3f}")
    return fit


def loss(truth: NDArray[np.int32], chance: Matrix) -> float:
    kept = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-np.where(truth == 1, np.log(kept), np.log(1 - kept)).mean())


def area(truth: NDArray[np.int32], chance: Matrix) -> float:
    """The chance that an example that came true was given a higher chance than one that did not."""
    ranks = np.empty(len(chance))
    ranks[np.argsort(chance)] = np.arange(len(chance))
    true = int(truth.sum())
    return float((ranks[truth == 1].sum() - true * (true - 1) / 2) / max(true * (len(truth) - true), 1))


def fit_all(data: Data) -> dict[str, object]:
    halves, labels = data.tables()
    numbers = halves.astype(np.float32)
    role, survived, ahead, game = labels.T
    survives = fitted("survives", numbers, survived, game)
    found = []
    for one in range(ROLES):
        rows = (role == one) & (survived == (0 if one == AGITATOR else 1))
        found.append(fitted(f"ahead, role {one}", numbers[rows], ahead[rows], game[rows]).layers())
    return {"survives": survives.layers(), "ahead": found}


def write(networks: dict[str, object], rounds: list[tuple[str, int, int]]) -> None:
    digest = hashlib.sha256(json.dumps(networks).encode()).hexdigest()[:16]
    text = json.dumps({"games": rounds, "hash": digest, **networks}, separators=(",", ":"))
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "win_chance.json").write_text(text + "\n")
    win_chance.cache_clear()


def load(path: str, data: Data) -> list[tuple[str, int, int]]:
    """Read the examples of earlier rounds, and return these rounds."""
    read = np.load(path)
    data.numbers.append(read["numbers"])
    data.labels.append(read["labels"])
    return [(str(kind), int(count), int(seed)) for kind, count, seed in json.loads(str(read["rounds"]))]


def save(path: str, data: Data, rounds: list[tuple[str, int, int]]) -> None:
    numbers, labels = data.tables()
    np.savez(path, numbers=numbers, labels=labels, rounds=np.array(json.dumps(rounds)))


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="neopolis tune new-angeles", description=message("tune-new-angeles", {}))
    parser.add_argument(
        "--rounds", nargs="+", default=["plain:1200", "trials:300"], help=message("tune-new-angeles.rounds", {})
    )
    parser.add_argument("--jobs", type=int, default=1, help=message("tune-new-angeles.jobs", {}))
    parser.add_argument("--examples", help=message("tune-new-angeles.examples", {}))
    given = parser.parse_args(arguments)
    data, rounds, seed = Data(), list[tuple[str, int, int]](), FIRST_SEED
    if given.examples and Path(given.examples).exists():
        rounds = load(given.examples, data)
        seed += sum([count for _, count, _ in rounds])
    for one in given.rounds:
        kind, _, count = one.partition(":")
        begin = monotonic()
        play(kind, range(seed, seed + int(count)), given.jobs, data)
        rounds.append((kind, int(count), seed))
        seed += int(count)
        print(f"{one}: {monotonic() - begin:.0f} s to play", flush=True)
        if given.examples:
            save(given.examples, data, rounds)
        write(fit_all(data), rounds)
        print(f"{one}: {monotonic() - begin:.0f} s", flush=True)
