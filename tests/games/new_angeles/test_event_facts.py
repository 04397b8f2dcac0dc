"""Each event says what it changed, with units, and a rise of threat says why."""

import pytest

from neopolis.engine.event import NOBODY, Event
from neopolis.games.new_angeles.ids import LAST_THREAT
from neopolis.games.new_angeles.text.event_facts import event_facts, threat_causes
from neopolis.games.wire import GAIN, LOSS, FactFrame
from tests.games.new_angeles.pack_changes import PACK


@pytest.mark.parametrize(
    ("kind", "seat", "things", "facts"),
    [
        ("capital", 1, (2, 12), [("+2 capital", 1, GAIN)]),
        ("capital", 1, (-2, 8), [("−2 capital", 1, LOSS)]),
        ("threat", NOBODY, (2, 9), [("+2 threat: 9 of 25", NOBODY, LOSS)]),
        ("threat", NOBODY, (-2, 7), [("−2 threat: 7 of 25", NOBODY, GAIN)]),
        ("drew", 2, (4, 1), [("+1 card", 2, GAIN)]),
        ("discarded", 2, (2,), [("−2 cards", 2, LOSS)]),
        ("demand", NOBODY, (1, 0, 0, 0, 0, 0), []),
        ("passed", 2, (), []),
    ],
)
def test_facts_have_units(kind: str, seat: int, things: tuple[int, ...], facts: list[tuple[str, int, str]]) -> None:
    assert event_facts(Event(kind, seat, things)) == [FactFrame(*fact) for fact in facts]


def test_resources_that_were_made_or_are_missing_are_named() -> None:
    made = event_facts(Event("exploited", NOBODY, (3, 65, 0, 1, 0, 2, 0)))
    missing = event_facts(Event("demand", NOBODY, (1, 2, 0, 1, 0, 0)))

    assert [(fact.text, fact.tone) for fact in made] == [("+1 consumable", GAIN), ("+2 entertainment", GAIN)]
    assert [(fact.text, fact.tone) for fact in missing] == [("2 energy missing", LOSS), ("1 tech missing", LOSS)]


def rise(amount: int, now: int) -> Event:
    return Event("threat", NOBODY, (amount, now))


@pytest.mark.parametrize(
    ("before", "amount", "now", "cause"),
    [
        ([Event("rooted", NOBODY, (4,))], 2, 9, "Something in the city reached The Root."),
        ([Event("demand", NOBODY, (1, 2, 0, 0, 0, 0))], 4, 9, "The demand was not met."),
        ([Event("event", NOBODY, (9,))], 1, 9, "The event “Crumbling Infrastructure” did this."),
        ([Event("unrest", NOBODY, (3, 1))], 2, 9, "The card touched a district with illness."),
        ([Event("unrest", NOBODY, (3, 1))], 1, 9, "The card's own effect."),
        ([Event("unrest", NOBODY, (3, 1))], 1, LAST_THREAT, ""),
        ([Event("event", NOBODY, (9,)), Event("turn", 1, ())], 2, 9, "The card touched a district with illness."),
        ([Event("unrest", NOBODY, (3, 1))], -2, 5, ""),
    ],
)
def test_threat_says_why_it_rose(before: list[Event], amount: int, now: int, cause: str) -> None:
    events = [*before, rise(amount, now)]

    assert threat_causes(PACK, events) == [*[""] * len(before), cause]
