"""The log of NEOM: events as sentences, each with the number of its rule, turn by turn."""

from __future__ import annotations

from neopolis.engine.event import Event
from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.text.notation import QUIET, event_text, rule_of
from neopolis.terminal.sentences import words


def heard_events(game: NeomGame, seat: int) -> list[Event]:
    """The events for the log of a seat, without those that the screen shows anyway."""
    return [event for event in game.history(seat) if event.kind not in QUIET]


def event_words(pack: Pack, event: Event, names: list[str]) -> str:
    """An event as a sentence, and the number of its rule."""
    return f"{event_text(pack, event, names)} ({rule_of(pack, event, len(names)).removeprefix('NEOM ')})"


def log_turns(game: NeomGame, seat: int, names: list[str]) -> list[tuple[str, list[str]]]:
    """All events that a seat may know, turn by turn. A turn begins with the face-up tiles or the first selection.

    R-36: without the memory aid, the log does not repeat the hands that the seat has held.
    """
    found: list[tuple[str, list[str]]] = [(words("before"), [])]
    generation = selected = 0
    for event in game.history(seat):
        if event.kind == "generation":
            generation, selected = event.things[0], 0
        first = "selected" if game.seats > 2 else "face-up"
        if generation and event.kind == first and selected % game.seats == 0:
            found.append((words("turn", generation=generation, turn=selected // game.seats + 1), []))
        if event.kind == "selected":
            selected += 1
        if game.s.setting.memory_aid or event.kind not in ("picked-up", "put-away"):
            found[-1][1].append(event_words(game.pack, event, names))
    return found
