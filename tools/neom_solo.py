"""Measures a bot in NEOM's solo game, and how far it is from a player who sees all tiles in advance.

That player is a beam search: after each turn it keeps the best positions by the planner's value function. It finds a
lower bound for what is possible. No bot may play like this; it only shows what luck leaves to skill.

    python tools/neom_solo.py searcher-48 --tiles 1+ --games 300 --beam 30

With `--write`, the result goes into docs/neom-solo.json.
"""

import argparse
import json
from pathlib import Path
from statistics import mean, median, stdev
from time import process_time

from neopolis.bots import Observation, bot_seed
from neopolis.engine.rng import Dice, seeded
from neopolis.games import neom
from neopolis.games.neom.bots import make_bot
from neopolis.games.neom.bots.planning import Plan, Planner
from neopolis.games.neom.bots.search import follow
from neopolis.games.neom.bots.weights import value_for
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.rules.flow import MACHINE
from neopolis.games.neom.rules.scoring import RANK_LIMITS, total
from neopolis.games.neom.rules.state import Neom

FILE = Path(__file__).parent.parent / "docs/neom-solo.json"


def play(bot_name: str, game: NeomGame, seed: int) -> tuple[int, float]:
    """The points of a bot, and the CPU seconds of its longest decision."""
    bot, longest = make_bot(bot_name, bot_seed(seed, 0)), 0.0
    while not game.over:
        begin = process_time()
        option = bot.choose(Observation(game, 0))
        longest = max(longest, process_time() - begin)
        game.play(0, option)
    assert game.result is not None
    return game.result.points[0], longest


def foreseen(game: NeomGame, width: int) -> int:
    """The points of the player who sees all tiles in advance."""
    s = game.copy().s
    s.silent = True
    planner = Planner(value_for(s.setting), 0.0, Dice(seeded(0)))
    beam = drafts(s)
    while beam[0].asked:
        beam = after_turn(beam, planner, width)
    return max(total(s.setting.pack, s.cities[0], s.money[0], s.final_income[0]) for s in beam)


def drafts(s: Neom) -> list[Neom]:
    """The positions after every choice of Cornerstones."""
    if s.generation:
        return [s]
    found: list[Neom] = []
    for option in MACHINE.asking(s).options(s, 0):
        chosen = s.copy()
        chosen.silent = True
        MACHINE.answer(chosen, 0, option)
        found += drafts(chosen)
    return found


def after_turn(beam: list[Neom], planner: Planner, width: int) -> list[Neom]:
    """The best different positions after the next turn."""
    plans: list[tuple[Plan, Neom]] = []
    for s in beam:
        plans += [(plan, s) for plan in planner.plans(s, 0, MACHINE.asking(s).options(s, 0))]
    plans.sort(key=lambda pair: pair[0].value, reverse=True)
    found: dict[tuple[object, ...], Neom] = {}
    for plan, before in plans:
        s = before.copy()
        s.silent = True
        follow(s, 0, plan, planner)
        found.setdefault((s.cities[0].row(), s.money[0], s.kept[0], s.routes_used), s)
        if len(found) == width:
            break
    return list(found.values())


def measure(bot_name: str, tiles: str, seeds: range, width: int) -> dict[str, object]:
    """The figures of a bot on these seeds."""
    points: list[int] = []
    regrets: list[int] = []
    longest = spent = 0.0
    for seed in seeds:
        game, begin = neom.start(1, seed, tiles=tiles), process_time()
        reached, decision = play(bot_name, game, seed)
        spent += process_time() - begin
        longest = max(longest, decision)
        points.append(reached)
        if width:
            regrets.append(foreseen(neom.start(1, seed, tiles=tiles), width) - reached)
    boss = RANK_LIMITS[int(tiles.rstrip("+"))][-1]
    found: dict[str, object] = {
        "bot": bot_name,
        "tiles": tiles,
        "seeds": [seeds[0], seeds[-1]],
        "mean": round(mean(points), 2),
        "error": round(stdev(points) / len(points) ** 0.5, 2),
        "median": median(points),
        "boss": round(sum(one >= boss for one in points) / len(points), 3),
        "cpu_seconds_a_game": round(spent / len(points), 3),
        "longest_decision": round(longest, 3),
    }
    return {**found, "beam": width, "regret": round(mean(regrets), 2)} if width else found


def write(found: dict[str, object]) -> None:
    """Put the result into the file. It replaces an earlier one of the same bot and tiles."""
    rows = json.loads(FILE.read_text()) if FILE.exists() else []
    rows = [row for row in rows if (row["bot"], row["tiles"]) != (found["bot"], found["tiles"])]
    rows = sorted([*rows, found], key=lambda row: (row["tiles"], row["bot"]))
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--tiles", default="1+")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument(
        "--beam", type=int, default=0, help="positions that the beam search keeps; 0 for no beam search"
    )
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    found = measure(given.bot, given.tiles, range(given.first, given.first + given.games), given.beam)
    print(json.dumps(found))
    if given.write:
        write(found)


if __name__ == "__main__":
    main()
