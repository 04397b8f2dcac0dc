"""What happened, as sentences with the players' names."""

from __future__ import annotations

from typing import Final

from neopolis.cli.sentences import words
from neopolis.engine.event import Event
from neopolis.neom.game import NeomGame
from neopolis.neom.notation import event_text
from neopolis.neom.pack import Pack
from neopolis.neom.things import GOOD_NAMES, LEFT_FROM, RIGHT_FROM, SUPPLY

QUIET: Final = ("picked-up", "put-away", "board")  # seen elsewhere on the screen


def event_words(pack: Pack, event: Event, names: list[str]) -> str:
    """An event as a sentence."""
    if event.kind == "bought" and LEFT_FROM <= event.things[1] < SUPPLY:
        good, way, price = event.things
        right = way >= RIGHT_FROM
        seller = names[way - (RIGHT_FROM if right else LEFT_FROM)]
        code = "bought-right" if right else "bought-left"
        return words(code, who=names[event.seat], good=GOOD_NAMES[good], seller=seller, money=price)
    return event_text(pack, event, names)


def heard_events(game: NeomGame, seat: int) -> list[Event]:
    """What a seat may know of, without what the screen shows anyhow."""
    return [event for event in game.history(seat) if event.kind not in QUIET]


def log_words(game: NeomGame, seat: int, names: list[str]) -> list[str]:
    """All that a seat may know of, in order."""
    return [event_words(game.pack, event, names) for event in game.history(seat)]
