"""The parts of messages: sentences, refusals, events and decisions."""

import pytest

import neopolis
from neopolis import Refused
from neopolis.engine.decision import Decision
from neopolis.engine.event import EVERYBODY, Event
from neopolis.text.messages import message, named, player, use_language, use_player_names


def test_a_sentence_is_made_from_code_and_parameters() -> None:
    assert (
        message("not-a-seat", {"seat": 7, "last": 2}) == "There is no seat 7 at this table. Seats are numbered 0 to 2."
    )


def test_parameters_are_not_read_as_sentences() -> None:
    assert "{last}" in message("not-a-seat", {"seat": "{last}", "last": 2})


def test_numbers_are_written_without_separators() -> None:
    """Numbers have no separators, even in messages with plural forms, so that a seed can be typed as it is shown."""
    assert message("fault-too-big", {"most": 1_000_000}) == "the file is larger than 1000000 bytes"


def test_very_large_numbers_can_be_named() -> None:
    assert named(10**5_000) == "a number with very many digits"


def test_players_have_names_if_they_are_known() -> None:
    """Players whose names are unknown are called "seat 1", with a capital letter at the beginning of a sentence."""
    refused = Refused("nothing-to-take-back", player=1)
    with use_player_names(["Ada", "{1}"]):
        known = Refused("nothing-to-take-back", player=1)
        others = [player(seat) for seat in (0, 1, 2, -1)]
        with use_language("pl"):
            assert message("acted-upon", {"player": 0}).startswith("Za późno na cofnięcie, Ada:")

    assert refused.message.startswith("Too late to undo, seat 1:")
    assert known.message.startswith("Too late to undo, {1}:")
    assert others == ["Ada", "{1}", "seat 2", "seat -1"]
    assert player(1) == "seat 1"


def test_a_refusal_has_code_rules_and_parameters() -> None:
    refused = Refused("not-asked", ("NEOM 4.3",), player=1, awaited="0, 2")

    assert (refused.code, refused.rules) == ("not-asked", ("NEOM 4.3",))
    assert refused.parameters == {"player": 1, "awaited": "0, 2"}
    assert refused.message == str(refused) == "It is not your move, seat 1. Waiting for: 0, 2."


def test_refused_is_a_name_of_the_package() -> None:
    assert neopolis.Refused is Refused
    assert issubclass(Refused, Exception)


@pytest.mark.parametrize(
    ("audience", "hearers"), [(EVERYBODY, [None, 0, 1, 2]), (0b001, [0]), (0b110, [1, 2]), (0, [])]
)
def test_events_reach_their_audience(audience: int, hearers: list[int | None]) -> None:
    event = Event("picked-up", 0, (1, 2), audience)

    assert [viewer for viewer in (None, 0, 1, 2) if event.is_visible_to(viewer)] == hearers


def test_equal_events_are_equal() -> None:
    first, same, other = Event("sold", 0, (1,)), Event("sold", 0, (1,)), Event("sold", 1, (1,))

    assert first == same
    assert hash(first) == hash(same)
    assert first != other
    assert first != ("sold", 0, (1,), EVERYBODY)


def test_events_show_what_they_are() -> None:
    assert repr(Event("sold", 0, (1,))) == "Event('sold', 0, (1,), -1)"


def test_decisions_show_what_they_ask() -> None:
    decision = Decision(1, "select", [3, 5], ("NEOM 4.3",), 3)

    assert repr(decision) == "Decision(seat=1, prompt='select', options=[3, 5])"
