"""Playing a record again: its rest points, what each viewer may see of them, and its first wrong line."""

import hashlib
import json

import msgspec
import pytest

from neopolis import Refused
from neopolis.engine.record import Record
from neopolis.games import neom
from neopolis.games.neom.definition import GAME
from neopolis.games.neom.position import position
from neopolis.lab.playback import Playback, difference
from neopolis.lab.simulation import Simulation, play_game

SEATS = (1, 2, 3, 5)


def record_of(seats: int, variant: str = "standard") -> str:
    return play_game(GAME, Simulation(seats, ("random",) * seats, {"variant": variant}), 3).record()


@pytest.fixture(scope="module")
def record() -> str:
    """The record of a whole game of three players."""
    return record_of(3)


def sealed(lines: list[str]) -> str:
    """A forged record: these lines with a matching digest."""
    above = "\n".join(lines[:-1]) + "\n"
    closing = {**json.loads(lines[-1]), "digest": hashlib.sha256(above.encode()).hexdigest()}
    return above + json.dumps(closing) + "\n"


@pytest.mark.parametrize("seats", SEATS)
def test_a_rest_point_for_every_answer(seats: int) -> None:
    """The first rest point is the start. Each other rest point comes after an answer, and contains that answer."""
    record = record_of(seats)
    points = Playback(GAME, record).rest_points

    assert [(point.seat, point.option) for point in points[1:]] == Record(record).answers
    assert [point.number for point in points] == list(range(len(points)))


def test_rest_points_stay_as_they_were(record: str) -> None:
    """Later answers do not change an earlier rest point."""
    assert position(Playback(GAME, record).rest_points[0].game) == position(neom.start(3, 3))


def test_the_last_rest_point_is_the_end(record: str) -> None:
    """The last position is that of the replayed game."""
    assert position(Playback(GAME, record).rest_points[-1].game) == position(neom.replay(record))


def test_events_are_those_of_the_history(record: str) -> None:
    """The events that a seat gets at all rest points are its history."""
    heard = [event for point in Playback(GAME, record).rest_points for event in point.heard(1)]

    assert heard == neom.replay(record).history(1)


@pytest.mark.parametrize("seats", SEATS)
def test_every_event_has_a_sentence(seats: int) -> None:
    """No event of a game lacks a sentence, and no sentence is empty."""
    points = Playback(GAME, record_of(seats)).rest_points

    assert all(sentence for point in points for sentence in point.sentences(None))


def test_rest_points_are_plain_data(record: str) -> None:
    """A rest point is JSON with the answer, in numbers and words, and the position."""
    point = Playback(GAME, record).rest_points[1]
    plain = msgspec.json.decode(msgspec.json.encode(point.plain(None)))

    assert (plain["answer"], plain["line"], plain["seat"], plain["option"]) == (1, 2, point.seat, point.option)
    assert plain["text"] == neom.start(3, 3).text(point.seat, point.option)
    assert plain["awaited"] == plain["position"]["awaited"]


def test_a_seat_sees_its_view(record: str) -> None:
    """A rest point shown to a seat has the view of that seat instead of the position."""
    point = Playback(GAME, record).rest_points[50]

    assert point.plain(2)["view"] == point.game.view(2)
    assert "position" not in point.plain(2)


def test_a_seat_does_not_see_the_answers_of_others(record: str) -> None:
    """A seat sees that others have answered, but not what."""
    points = Playback(GAME, record).rest_points
    shown = [point.plain(2) for point in points if point.seat in (0, 1)]

    assert {(plain["option"], plain["text"], plain["prompt"]) for plain in shown} == {(None, None, None)}


def test_what_a_seat_sees_does_not_depend_on_sealed_answers() -> None:
    """Two games that differ in a sealed pick of seat 0 look the same to seat 1 until it is revealed."""
    shown = []
    for at in (0, 1):
        game = neom.start(3, 3)
        game.play(0, game.options(0)[at])
        shown.append(msgspec.json.encode(Playback(GAME, game.record()).rest_points[1].plain(1)))

    assert shown[0] == shown[1]


def test_unfinished_records_can_be_played_back() -> None:
    """An unfinished game has rest points as well."""
    game = neom.start(2, 3)
    game.play(game.deciders[0], game.options(game.deciders[0])[0])

    assert len(Playback(GAME, game.record()).rest_points) == 2


def test_a_valid_record_has_no_difference(record: str) -> None:
    """Every answer is legal and the result is right."""
    assert difference(GAME, record) is None


@pytest.mark.parametrize("forged", [False, True])
def test_an_illegal_answer(record: str, forged: bool) -> None:
    """An illegal answer is found at its line, whether the digest matches or not."""
    lines = record.splitlines()
    lines[20] = '{"seat": 0, "option": 211}'
    found = difference(GAME, sealed(lines) if forged else "\n".join(lines) + "\n")

    assert found is not None
    assert found.line == 21
    assert found.reason


def test_another_result(record: str) -> None:
    """A result that does not follow from the answers is reported at the last line."""
    lines = record.splitlines()
    lines[-1] = lines[-1].replace('"points": [', '"points": [1')
    found = difference(GAME, sealed(lines))

    assert found is not None
    assert found.line == len(lines)
    assert "have different results" in found.reason


def test_another_digest(record: str) -> None:
    """A wrong digest is reported at the last line if nothing else differs."""
    lines = record.splitlines()
    lines[-1] = lines[-1].replace('"digest": "', '"digest": "0')
    found = difference(GAME, "\n".join(lines) + "\n")

    assert found is not None
    assert found.line == len(lines)
    assert "changed the record" in found.reason


def test_answers_after_the_end(record: str) -> None:
    """An answer after the end of the game is reported at its line."""
    lines = record.splitlines()
    lines.insert(-1, lines[-2])
    found = difference(GAME, sealed(lines))

    assert found is not None
    assert (found.line, found.reason) == (len(lines) - 1, "The game is over.")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"game": "neom"', '"game": "chess"', "bad-record"),
        ('"rules": "', '"rules": "0.', "record-version"),
        ('"content": "', '"content": "0', "record-content"),
        ('"seats": 3', '"seats": 9', "bad-option"),
        ('"seed": 3', '"seed": -3', "bad-seed"),
        ('{"seat": 0, "option"', '{"seat": 0, "choice"', "bad-record"),
        ('"digest"', '"finger"', "record-cut-off"),
    ],
)
def test_not_a_record_of_ours(record: str, old: str, new: str, code: str) -> None:
    """Other texts, and records of another game, version or content, are refused, not reported as differences."""
    with pytest.raises(Refused) as refused:
        difference(GAME, record.replace(old, new, 1))

    assert refused.value.code == code
