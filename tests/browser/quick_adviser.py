"""A server whose reviews use a quick bot, because the usual one thinks for minutes about a whole game."""

from __future__ import annotations

from neopolis.games.neom.definition import NeomDefinition
from tests.browser import deals


def serve() -> None:
    """The main program of a server with a quick adviser."""
    NeomDefinition.adviser = "planner"
    deals.serve()


class QuickServer(deals.Dealt):
    """A server with a quick adviser, in a process of its own."""

    main = "tests.browser.quick_adviser:serve"
