"""The client's state, put together from the updates it received."""

import msgspec

from neopolis.client import ClientState
from neopolis.games.wire import EventFrame
from neopolis.server.table.server_messages import DecisionFrame, HistoryFrame, Presence, TalkFrame, Update

QUESTION = DecisionFrame(4, "select", "Which tile?", [], (), 0, False)


def events(*kinds: str) -> list[EventFrame]:
    return [EventFrame(kind, 0, (), "", "", False) for kind in kinds]


def kinds(seen: ClientState) -> list[str]:
    return [event.kind for event in seen.history]


def test_history_grows_and_is_taken_back() -> None:
    """The events of an update replace all events from the update's index on."""
    seen = ClientState().after(Update(1, True, history=HistoryFrame(0, events("a", "b"))))
    seen = seen.after(Update(2, history=HistoryFrame(2, events("c"))))
    assert kinds(seen) == ["a", "b", "c"]
    seen = seen.after(Update(3, history=HistoryFrame(1, events("d"))))

    assert kinds(seen) == ["a", "d"]


def test_what_has_not_changed_stays() -> None:
    first = Update(1, True, view={"a": msgspec.Raw(b"1"), "b": msgspec.Raw(b"2")}, decision=QUESTION, world=b"w")
    seen = ClientState().after(first).after(Update(2, view={"b": msgspec.Raw(b"3")}))

    assert seen.view_as(dict[str, int]) == {"a": 1, "b": 3}
    assert (seen.decision, seen.world, seen.moment) == (QUESTION, b"w", 4)


def test_a_question_ends() -> None:
    """When the question ends, the moment still goes up, because taking back an answer needs it."""
    seen = ClientState().after(Update(1, True, decision=QUESTION)).after(Update(2, asked=False, moment=5))

    assert (seen.decision, seen.moment) == (None, 5)


def test_a_full_update() -> None:
    """A full update replaces everything except presence, which is sent separately."""
    said = TalkFrame(1, 0, "hello", -1, "Ada")
    seen = ClientState().with_presence(Presence([0, 1], [1])).after(Update(1, True, decision=QUESTION, talk=[said]))
    again = seen.after(Update(7, True, talk=[said]))

    assert (again.decision, again.talk, again.here, again.away) == (None, (said,), (0, 1), (1,))
