"""NA 24, 25: the Event Phase: an event changes threat, then places components, then sets the turns of the next round.

The judge runs the same script as a game does.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.card_data import EVENT_ORDER
from neopolis.games.new_angeles.cards.definitions import Effect
from neopolis.games.new_angeles.cards.events import event_effect
from neopolis.games.new_angeles.cards.vocabulary import Do, go_to
from neopolis.games.new_angeles.ids import CORPORATIONS, MELANGE_MINING, STANDARD_ROUNDS, members
from neopolis.games.new_angeles.knowledge.knowledge import event_drawn, event_laid_under
from neopolis.games.new_angeles.rules.city import place
from neopolis.games.new_angeles.rules.contracts import gain, seat_of
from neopolis.games.new_angeles.rules.scripts import EVENT_PHASE
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles, Resolution


def open_event(s: NewAngeles, f: Frame) -> None:
    """NA 25: the top card of the event deck is drawn."""
    s.event = s.event_deck[0]
    s.event_deck = s.event_deck[1:]
    s.revealed = True
    event_drawn(s)
    s.emit("event", NOBODY, (s.event,))
    s.stack.append(event_frame(s))


def event_frame(s: NewAngeles) -> Frame:
    """NA 24.1: the frame that resolves the event on the table. Its `count` is the threat before the event."""
    return Frame(EVENT_PHASE, 0, NOBODY, s.threat)


def event_top(s: NewAngeles, f: Frame) -> None:
    """NA 24.1: first comes the event's effect on threat."""
    event_effect(s, s.event)


def event_placement(s: NewAngeles, f: Frame) -> None:
    """NA 24.1, R-58: then the event's components are placed, one after the other; the frame's `touched` counts them."""
    places = s.setting.tables.event_places[s.event]
    row = [(component, district) for component in EVENT_ORDER for district in members(places[component])]
    placed = f.touched
    if placed < len(row):
        go_to(s, f.step, count=f.count, touched=placed + 1)
        place(s, row[placed][0], row[placed][1])


def event_end(s: NewAngeles, f: Frame) -> None:
    """NA 25.0, 67.2, 67.5, R-82, R-119: lay assets on the turn track, put the event away, and pay Melange Mining."""
    turns = s.setting.tables.event_turns[s.event]
    s.event_deck = (*s.event_deck, s.event)
    s.event = 0
    event_laid_under(s)
    if s.round < STANDARD_ROUNDS:
        s.track = s.asset_deck[:turns]
        s.asset_deck = s.asset_deck[turns:]
    melange = seat_of(s, MELANGE_MINING)
    threat_before = f.count
    if melange != NOBODY and s.threat - threat_before < 2:
        gain(s, melange, s.setting.tables.contract[s.setting.sheet * CORPORATIONS + MELANGE_MINING])
    s.resolution = Resolution()


EVENT_SCRIPT: Final[Effect] = [Do(event_top), Do(event_placement), Do(event_end)]
