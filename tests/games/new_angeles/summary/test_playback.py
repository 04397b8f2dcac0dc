"""Playing back a record of New Angeles: the rest points, what each viewer sees there, and faulty records.

Rest points are the start of the game and the positions after each answer and each side action.
"""

import msgspec
import pytest

from neopolis import Refused
from neopolis.engine.record import Record
from neopolis.games import new_angeles
from neopolis.games.new_angeles.definition import GAME
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.position import position
from neopolis.lab.playback import Playback, difference
from neopolis.lab.simulation import Simulation, play_game
from tests.lab.test_playback import sealed
from tests.sizes import Size

SEATS = (4, 5, 6)


def record_of(seats: int, bot: str = "random") -> str:
    return play_game(GAME, Simulation(seats, (bot,) * seats), 3).record()


@pytest.fixture(scope="module")
def record() -> str:
    """The record of a whole game with four players."""
    return record_of(4)


@pytest.mark.parametrize("seats", SEATS)
def test_a_rest_point_for_every_answer(seats: int, size: Size) -> None:
    """There is a rest point for the start and one after each answer and each side action."""
    record = record_of(seats, size(quick="random", normal="plain"))
    points = Playback(GAME, record).rest_points

    assert [(point.seat, point.side_action or point.option) for point in points[1:]] == Record(record).acts
    assert len(Record(record).answers) < len(Record(record).acts)
    assert [point.number for point in points] == list(range(len(points)))


def test_rest_points_stay_as_they_were(record: str) -> None:
    """Later answers do not change an earlier rest point."""
    assert position(Playback(GAME, record).rest_points[0].game) == position(new_angeles.start(4, 3))


def test_the_last_rest_point_is_the_end(record: str) -> None:
    """The last rest point has the same position as the replayed game."""
    last = Playback(GAME, record).rest_points[-1].game

    assert position(last) == position(new_angeles.replay(record))
    assert last.over


@pytest.mark.parametrize("viewer", range(4))
def test_events_are_those_of_the_history(record: str, viewer: int) -> None:
    """The events that a seat gets at all rest points are its history."""
    heard = [event for point in Playback(GAME, record).rest_points for event in point.heard(viewer)]

    assert heard == new_angeles.replay(record).history(viewer)


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
    assert plain["text"] == new_angeles.start(4, 3).text(point.seat, point.option)
    assert plain["awaited"] == plain["position"]["awaited"]


def test_a_seat_sees_its_view(record: str) -> None:
    """With a viewer, a rest point has the seat's view instead of the position."""
    point = Playback(GAME, record).rest_points[50]

    assert point.plain(2)["view"] == point.game.view(2)
    assert "position" not in point.plain(2)


def test_a_seat_does_not_see_the_answers_of_others(record: str) -> None:
    """A seat sees that others answered, but not their sealed answers."""
    points = Playback(GAME, record).rest_points
    shown = [point.plain(2) for point in points if point.seat not in (2, -1)]

    assert {(plain["option"], plain["text"], plain["prompt"]) for plain in shown} == {(None, None, None)}


def before_investments() -> NewAngelesGame:
    """A game in which all choose their investments at the same time."""
    game = new_angeles.start(4, 3)
    while len(game.deciders) < 4:
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[0])
    return game


@pytest.mark.rule("R-54")
def test_what_a_seat_sees_does_not_depend_on_sealed_answers() -> None:
    """Two games that differ in the investment that seat 0 keeps look the same to seat 1."""
    shown = []
    for at in (0, 1):
        game = before_investments()
        game.play(0, game.options(0)[at])
        shown.append(msgspec.json.encode(Playback(GAME, game.record()).rest_points[-1].plain(1)))

    assert shown[0] == shown[1]


def test_unfinished_records_can_be_played_back() -> None:
    """An unfinished game has rest points as well."""
    record = before_investments().record()

    assert len(Playback(GAME, record).rest_points) == len(Record(record).answers) + 1


def test_a_valid_record_has_no_difference(record: str) -> None:
    """A record with legal answers and the right result has no difference from its replay."""
    assert difference(GAME, record) is None


@pytest.mark.parametrize("forged", [False, True])
def test_an_illegal_answer(record: str, forged: bool) -> None:
    """An illegal answer is found, with its line, whether the digest fits or not."""
    lines = record.splitlines()
    lines[20] = '{"seat": 0, "option": 999}'
    found = difference(GAME, sealed(lines) if forged else "\n".join(lines) + "\n")

    assert found is not None
    assert found.line == 21
    assert found.reason


def test_another_result(record: str) -> None:
    """A result that does not follow from the answers is found in the last line."""
    lines = record.splitlines()
    lines[-1] = lines[-1].replace('"points": [', '"points": [1')
    found = difference(GAME, sealed(lines))

    assert found is not None
    assert found.line == len(lines)
    assert "have different results" in found.reason


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"game": "new-angeles"', '"game": "neom"', "bad-record"),
        ('"rules": "', '"rules": "0.', "record-version"),
        ('"content": "', '"content": "0', "record-content"),
        ('"seats": 4', '"seats": 9', "bad-option"),
        ('"seed": 3', '"seed": -3', "bad-seed"),
        ('"digest"', '"finger"', "record-cut-off"),
    ],
)
def test_not_a_record_of_ours(record: str, old: str, new: str, code: str) -> None:
    """A record of another game, version or content, or a text that is no record, is refused."""
    assert old in record
    with pytest.raises(Refused) as refused:
        difference(GAME, record.replace(old, new, 1))

    assert refused.value.code == code
