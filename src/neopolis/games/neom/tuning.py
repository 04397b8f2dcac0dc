"""Fits the weights of NEOM's planner: it plays against itself and novices, with some luck; then a regression finds the
weights that would have foreseen the results best, again and again. Each turn has weights of its own, which needs tens
of thousands of games. The same arguments give the same weights.

    neopolis tune neom --seats 1 --tiles 1+ --games 80000
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

from neopolis.games.neom import game as neom
from neopolis.games.neom.bots.city_value import CityValue, padded
from neopolis.games.neom.bots.features import AMOUNTS, FEATURES, LARGEST, LAST_TURN, OPEN_CELLS, READY, ROOM
from neopolis.games.neom.bots.training import Example, TrainingGame
from neopolis.text.messages import message

FOLDER = Path(__file__).parent / "bots" / "weights"
FIRST_SEED = 1 << 40  # bots are measured with small seeds, which no training game uses
BATCH = 300  # games whose examples are in memory at the same time
PENALTY = 20.0  # of the regression: how strongly weights keep to their latest values
# For each round: the noise in points, its share of the games, and how much the games of earlier rounds still count.
GUESSED = ((1.5, 1, 0.4), (1.0, 1, 0.4), (0.7, 1, 0.4))  # the first rounds, left out if there are weights to start with
STEADY = ((0.5, 2, 0.4), (0.4, 2, 0.5), (0.3, 2, 0.5), (0.3, 2, 0.7), *[(0.3, 4, 0.9)] * 7)

# A first guess, in points until the middle of the game: what open cells and room around the largest neighborhood are
# worth, and each of its first 8 homes. Without it, the planner never finds out that large neighborhoods are worth most.
OPEN_CELLS_GUESS = (-24.0, -8.0, -5.0, -3.0, -2.0, -1.0)
ROOM_GUESS = (-5.6, -3.3, -1.6, -0.4)
HOME_GUESS = 2.8

Matrix = NDArray[np.float64]


def first_guess() -> Matrix:
    """Weights with which a planner builds large neighborhoods and keeps room to build."""
    found = np.zeros((LAST_TURN, FEATURES))
    for turn in range(LAST_TURN):
        left = min(1.0, (LAST_TURN - turn) / 10)
        found[turn, OPEN_CELLS : OPEN_CELLS + len(OPEN_CELLS_GUESS)] = OPEN_CELLS_GUESS
        found[turn, ROOM : ROOM + len(ROOM_GUESS)] = ROOM_GUESS
        found[turn, LARGEST:ROOM] = [HOME_GUESS * min(homes, 8) for homes in range(ROOM - LARGEST)]
        found[turn] *= left
    return found


class Regression:
    """Least squares for each turn. What was added in earlier rounds counts less and less.

    Weights with little evidence stay near their latest values: what a rare mistake costs is not forgotten.
    """

    def __init__(self, start: Matrix) -> None:
        self.latest = start
        self.squares = np.zeros((LAST_TURN, FEATURES, FEATURES))
        self.products = np.zeros((LAST_TURN, FEATURES))

    def forget(self, kept: float) -> None:
        self.squares *= kept
        self.products *= kept

    def add(self, examples: list[Example]) -> None:
        for turn in range(LAST_TURN):
            chosen = [example for example in examples if example.turns == turn]
            if chosen:
                rows = table(chosen)
                gained = np.array([example.points - example.features.points for example in chosen])
                self.squares[turn] += rows.T @ rows
                self.products[turn] += rows.T @ gained

    def weights(self) -> Matrix:
        """The weights of each turn, rounded as they are written."""
        squares = self.squares + PENALTY * np.eye(FEATURES)
        products = self.products + PENALTY * self.latest
        self.latest = np.asarray(np.round(np.linalg.solve(squares, products[..., None])[..., 0], 3))
        return self.latest


def table(examples: list[Example]) -> Matrix:
    """A row of features for each example."""
    rows = np.zeros((len(examples), FEATURES))
    for row, example in zip(rows, examples, strict=True):
        row[:AMOUNTS] = example.features.amounts
        row[READY:] = example.features.ready
        row[example.features.present] = 1
    return rows


def play_round(
    value: CityValue, given: argparse.Namespace, seed: int, games: int, noise: float, fit: Regression
) -> float:
    """Play training games and add them to the regression. Returns the mean points."""
    options: dict[str, str] = {"tiles": given.tiles} if given.seats == 1 else {}
    points: list[int] = []
    for first in range(seed, seed + games, BATCH):
        examples: list[Example] = []
        for own in range(first, min(first + BATCH, seed + games)):
            game = TrainingGame(neom.start(given.seats, own, **options), value, noise, own)
            ended = game.play()
            points += [ended[seat] for seat in range(given.seats) if not game.novices[seat]]
            examples += game.examples
        fit.add(examples)
    return sum(points) / len(points)


def write(name: str, weights: Matrix, about: dict[str, object]) -> None:
    rows = weights.tolist()
    digest = hashlib.sha256(json.dumps(rows).encode()).hexdigest()[:16]
    text = json.dumps({**about, "hash": digest, "weights": rows}, separators=(",", ":"))
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(text + "\n")


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="neopolis tune neom", description=message("tune-neom", {}))
    parser.add_argument("--seats", type=int, default=1, help=message("tune-neom.seats", {}))
    parser.add_argument("--tiles", default="1+", help=message("tune-neom.tiles", {}))
    parser.add_argument("--games", type=int, default=80000, help=message("tune-neom.games", {}))
    parser.add_argument("--start", help=message("tune-neom.start", {}))
    given = parser.parse_args(arguments)
    name = f"{given.seats}-{given.tiles.rstrip('+')}"
    weights, seed, origin = first_guess(), FIRST_SEED, ""
    if given.start:
        read = json.loads((FOLDER / f"{given.start}.json").read_text())
        weights, origin = np.array([padded(row) for row in read["weights"]]), read["hash"]
        seed = read["seeds"][1] + 1  # games that the weights have not seen
    first, rounds = seed, STEADY if given.start else (*GUESSED, *STEADY)
    shares = sum(share for _, share, _ in rounds)
    fit = Regression(weights)
    for noise, share, kept in rounds:
        begin, games = process_time(), max(given.games * share // shares // given.seats, 20)
        fit.forget(kept)
        mean = play_round(CityValue(weights.tolist()), given, seed, games, noise, fit)
        seed += games
        weights = fit.weights()
        spent = process_time() - begin
        print(f"{name}: {games} games with noise {noise}, mean {mean:.2f}, {spent:.0f} s CPU", flush=True)
        about = {"run": " ".join(map(str, arguments)), "start": origin, "seats": given.seats, "tiles": given.tiles}
        write(name, weights, {**about, "seeds": [first, seed - 1]})
