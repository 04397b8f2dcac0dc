"""A bot is found without a list of bots: a module in its game's `bots` folder that defines it is enough."""

import sys
from pathlib import Path

import pytest

from neopolis.bots.discovery import BotMaker, find_bots
from neopolis.bots.random_bot import RandomBot
from neopolis.games.neom.game import NeomGame

FIRST = """
from neopolis.bots.bot import Bot
from neopolis.bots.random_bot import RandomBot


class Careful(Bot):
    pass  # without a name: what `First` is built from


class First(Careful):
    name = "first"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, observation):
        return observation.options[0]
"""
HELPER = "WORTH = 3\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty package of bots that can be imported."""
    folder = tmp_path / "bots_found_here"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith(folder.name)]:
        monkeypatch.delitem(sys.modules, name)
    return folder


def find(package: Path) -> dict[str, BotMaker[NeomGame]]:
    return find_bots(package.name, [str(package)])


def test_a_module_with_a_bot_is_enough(package: Path) -> None:
    """A bot that a module defines is found. Imported bots and base classes without a name are not counted."""
    (package / "first.py").write_text(FIRST)
    (package / "helper.py").write_text(HELPER)

    assert list(find(package)) == ["random", "first"]


def test_bots_are_made_from_a_seed(package: Path) -> None:
    (package / "first.py").write_text(FIRST)

    assert vars(find(package)["first"](7)) == {"seed": 7}


def test_every_game_has_a_bot_that_plays_at_random(package: Path) -> None:
    assert find(package) == {"random": RandomBot}


def test_a_game_may_have_a_random_bot_of_its_own(package: Path) -> None:
    (package / "trader.py").write_text(FIRST.replace('"first"', '"random"'))

    assert find(package)["random"] is not RandomBot


def test_two_bots_with_one_name(package: Path) -> None:
    (package / "first.py").write_text(FIRST)
    (package / "second.py").write_text(FIRST)

    with pytest.raises(
        ValueError, match=r"name 'first': one in bots_found_here\.first, one in bots_found_here\.second"
    ):
        find(package)
