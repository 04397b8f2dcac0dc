"""Finds games: those of this package, and those of other packages that name an entry point `neopolis.games`.

A game of this package is a folder with a `definition.py` that calls its definition `GAME`. Another package adds
this to its own pyproject.toml, if its definition is `GAME` in `my_game.py`:

    [project.entry-points."neopolis.games"]
    my-game = "my_game:GAME"

It keeps its messages in its own folder, as `en/*.ftl`, and adds that folder with `add_locales`.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final, cast

from neopolis import games
from neopolis.engine.playable import PlayedGame
from neopolis.engine.refused import Refused
from neopolis.games.definition import G, GameDefinition, Q

if TYPE_CHECKING:  # the server does not need the terminal, so it is not loaded here
    from neopolis.terminal.question import Question

    AnyGame = GameDefinition[PlayedGame, Question]
else:
    AnyGame = GameDefinition

GROUP: Final = "neopolis.games"


@cache
def _packaged() -> dict[str, str]:
    """The games of this package: name and module."""
    folders = [module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg]
    return {folder.replace("_", "-"): f"{games.__name__}.{folder}.definition" for folder in sorted(folders)}


@cache
def _entry_points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


_REGISTERED: Final[dict[str, AnyGame]] = {}


def names() -> tuple[str, ...]:
    """The names of all games, those of this package first."""
    return tuple(dict.fromkeys([*_packaged(), *sorted(_entry_points()), *_REGISTERED]))


def definition(name: str) -> AnyGame:
    """The game with this name; Refused if there is none."""
    if name not in _REGISTERED:
        _load(name)
    return _REGISTERED[name]


def definitions() -> tuple[AnyGame, ...]:
    """All games."""
    return tuple([definition(name) for name in names()])


def register(game: GameDefinition[G, Q]) -> None:
    """Add a game to those that can be found.

    The cast is safe because a definition only ever gets games that it has started, replayed or decoded itself.
    """
    _REGISTERED[game.name] = cast(AnyGame, game)


def _load(name: str) -> None:
    if name in _packaged():
        register(importlib.import_module(_packaged()[name]).GAME)
    elif name in _entry_points():
        register(_entry_points()[name].load())
    else:
        raise Refused("no-such-game", game=name[:40], known=", ".join(names()))
