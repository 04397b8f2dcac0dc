"""The log of New Angeles: events as sentences, each with the number of its rule."""

from __future__ import annotations

from neopolis.engine.event import Event
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.text.notation import event_text, needless, rule_of


def heard_events(game: NewAngelesGame, seat: int) -> list[Event]:
    """The events for the log of a seat."""
    return told_once(game.history(seat))


def told_once(events: list[Event]) -> list[Event]:
    """Events without repetitions, and without those that the screen shows anyway."""
    return [event for event, is_needless in zip(events, needless(events), strict=True) if not is_needless]


def event_words(pack: Pack, event: Event, names: list[str]) -> str:
    """An event as a sentence, and the number of its rule."""
    return f"{event_text(pack, event, names)} ({rule_of(event).removeprefix('NA ')})"
