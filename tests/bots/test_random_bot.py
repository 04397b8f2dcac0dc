"""The random bot, and bots by name."""

from collections import Counter

import pytest

from neopolis import Refused
from neopolis.bots import Observation, bot_seed
from neopolis.games import neom
from neopolis.games.neom.bots import BOTS, make_bot


def choices(seed: int, count: int) -> list[int]:
    """The answers of a random bot that is asked the first question of a game many times."""
    bot, observation = make_bot("random", seed), Observation(neom.start(3, 1), 0)
    return [bot.choose(observation) for _ in range(count)]


def test_random_is_fair() -> None:
    """Each of the four Cornerstones is chosen about as often as any other."""
    counts = Counter(choices(5, 4000))

    assert len(counts) == 4
    assert all(900 < count < 1100 for count in counts.values())


def test_random_follows_from_its_seed() -> None:
    """Two bots with the same seed make the same choices."""
    assert choices(5, 50) == choices(5, 50)


def test_random_differs_by_seed() -> None:
    """Two bots with different seeds make different choices."""
    assert choices(5, 50) != choices(6, 50)


def test_bots_have_their_names() -> None:
    """A bot made by name has that name."""
    assert {"random", "greedy"} <= {*BOTS}
    assert [make_bot(name, 1).name for name in BOTS] == [*BOTS]


def test_unknown_bot() -> None:
    """The refusal of an unknown name lists the known ones."""
    with pytest.raises(Refused) as refused:
        make_bot("clever", 1)

    assert refused.value.message == f"There is no bot called “clever”. The bots are: {', '.join(BOTS)}."


def test_bot_seeds_differ() -> None:
    """Every seat of every game has a bot seed of its own, and none is the seed of its game."""
    seeds = [bot_seed(game, seat) for game in range(4) for seat in range(5)]

    assert len(set(seeds)) == 20
    assert all(bot_seed(game, seat) != game for game in range(100) for seat in range(5))
