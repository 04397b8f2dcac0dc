"""The levels of bots that people choose from."""

import pytest

from neopolis.engine.refused import Refused
from neopolis.games.definition import NORMAL, STAND_IN, GameDefinition, Level
from neopolis.games.registry import AnyGame, definitions
from neopolis.server.table.catalog import games_offered
from neopolis.server.table.lobby import check_plan
from neopolis.server.table.log_events import Plan
from neopolis.text.messages import has_message, use_language

WITH_LEVELS = [game for game in definitions() if game.known_levels]
NAMES = ["easy", "normal", "hard", "master"]


class _Levels(GameDefinition):  # type: ignore[type-arg]
    """A game with one bot, which plays at random, and levels of bots that nobody has written yet."""

    name = "levels"
    known_levels = (Level("easy", "random"), Level("normal", "thinker-3"), Level("hard", "thinker"))


@pytest.mark.parametrize("game", WITH_LEVELS, ids=[game.name for game in WITH_LEVELS])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_levels_are_described_from_weak_to_strong(game: AnyGame, language: str) -> None:
    """This includes levels whose bots do not exist yet."""
    with use_language(language):
        assert [level.name for level in game.known_levels] == NAMES
        assert all([has_message(f"level-{name}") and has_message(f"level-{name}-{game.name}") for name in NAMES])


@pytest.mark.parametrize("game", WITH_LEVELS, ids=[game.name for game in WITH_LEVELS])
def test_the_bot_of_a_level_can_be_made(game: AnyGame) -> None:
    for level in game.levels:
        game.make_bot(level.bot, 0)

    assert len({level.bot for level in game.levels}) == len(game.levels) > 0


def test_a_level_without_a_bot_is_not_offered() -> None:
    game = _Levels()

    assert [level.name for level in game.levels] == ["easy"]
    assert game.default_bot == "random"


@pytest.mark.parametrize("game", WITH_LEVELS, ids=[game.name for game in WITH_LEVELS])
def test_bots_play_at_the_normal_level_if_nobody_chooses_another(game: AnyGame) -> None:
    names = [level.name for level in game.levels]
    usual = game.levels[min(len(names) - 1, NAMES.index(NORMAL))]

    assert game.default_bot == usual.bot
    assert next(one for one in games_offered() if one.game == game.name).stand_in == usual.bot


def test_only_bots_that_simulate_think_long() -> None:
    game = next(game for game in WITH_LEVELS if any([level.bot[-1].isdecimal() for level in game.levels]))
    slow = next(level.bot for level in game.levels if level.bot[-1].isdecimal())

    assert game.thinks_long(slow)
    assert not any([game.thinks_long(bot) for bot in ("random", STAND_IN, "a bot of another version")])


def test_a_plan_can_name_levels() -> None:
    """The table keeps the bot of the level, even if a later version gives the level another bot."""
    game = WITH_LEVELS[0]
    level = game.levels[-1]
    plan = Plan(game.name, 2, bots=["", level.name])

    assert check_plan(plan).bots == ["", level.bot]
    assert check_plan(check_plan(plan)).bots == ["", level.bot]


def test_a_plan_cannot_have_a_bot_with_a_budget_of_its_own() -> None:
    """If it could, a huge budget would keep the bots of all other tables waiting."""
    game = next(game for game in WITH_LEVELS if any([level.bot[-1].isdecimal() for level in game.levels]))
    bot = next(level.bot for level in game.levels if level.bot[-1].isdecimal())
    game.make_bot(bot + "99", 0)

    with pytest.raises(Refused) as refused:
        check_plan(Plan(game.name, 2, bots=["", bot + "99"]))

    assert refused.value.code == "unknown-bot"
