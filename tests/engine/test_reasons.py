"""Why bots did something: the record keeps it with the act, and each reader gets a sentence in their language."""

import json

import pytest

from neopolis import Refused, neom
from neopolis.engine.reason import Reason, read_reason
from neopolis.engine.record import Act, Head, Record, cut_record, write_record
from neopolis.text.messages import use_language, use_player_names

HEAD = Head("chess", "2", "abc", 7, {"seats": 2})
ACTS: list[Act] = [(0, 5), (1, (3, 1)), (0, 5)]
WHY = Reason("reason-no-trade", {"player": 1}, True)
SECRET = Reason("reason-main-offer", {"capital": 3}, False)


def record(reasons: dict[int, Reason]) -> str:
    return write_record(HEAD, ACTS, None, reasons)


def test_a_record_keeps_reasons_with_their_acts() -> None:
    read = Record(record({1: WHY, 2: SECRET}))

    assert read.acts == ACTS
    assert read.reasons == {1: WHY, 2: SECRET}
    assert Record(cut_record(record({1: WHY, 2: SECRET}), 2)).reasons == {1: WHY}


def test_a_record_without_reasons_is_written_as_before() -> None:
    assert record({}) == write_record(HEAD, ACTS, None)
    assert json.loads(record({}).splitlines()[1]) == {"seat": 0, "option": 5}


@pytest.mark.parametrize(
    "reason",
    [
        None,
        3,
        {},
        {"code": "reason-no-trade", "with": {}},
        {"code": "no-trade", "with": {}, "public": True},
        {"code": "reason-" + "x" * 60, "with": {}, "public": True},
        {"code": "reason-no-trade", "with": [], "public": True},
        {"code": "reason-no-trade", "with": {"player": [1]}, "public": True},
        {"code": "reason-no-trade", "with": {"player": 10**9}, "public": True},
        {"code": "reason-no-trade", "with": {"player": "x" * 65}, "public": True},
        {"code": "reason-no-trade", "with": {"Player 1": 1}, "public": True},
        {"code": "reason-no-trade", "with": {name: 1 for name in "abcdefg"}, "public": True},
        {"code": "reason-no-trade", "with": {}, "public": 1},
    ],
)
def test_a_malformed_reason_is_refused(reason: object) -> None:
    assert read_reason(reason) is None
    text = record({}).replace('"option": 5}', f'"option": 5, "reason": {json.dumps(reason)}' + "}", 1)

    with pytest.raises(Refused) as refused:
        Record(text)

    assert (refused.value.code, refused.value.parameters["line"]) == ("bad-record", 2)


def test_reasons_speak_the_language_of_the_reader() -> None:
    with use_player_names(["Ada", "Ben"]):
        assert WHY.text == "I promised Ben not to trade with you."
        with use_language("pl"):
            assert "Ben" in WHY.text != "I promised Ben not to trade with you."


def test_a_reason_that_this_version_does_not_know_is_silent() -> None:
    """So is one whose parameters do not fit, as in a record that somebody has edited."""
    assert Reason("reason-of-tomorrow", {}, True).text == ""
    assert Reason("reason-no-trade", {"other": 1}, True).text == ""


def test_a_game_keeps_reasons_through_record_and_replay() -> None:
    game = neom.start(2, 3)
    for move in range(30):
        seat = game.deciders[0]
        game.explain(seat, Reason("reason-expects", {"points": move}, False) if move % 3 == 0 else None)
        game.play(seat, game.options(seat)[0])
    again = neom.replay(game.record())

    assert len(game.reasons()) == 10
    assert again.reasons() == game.reasons()
    assert again.record() == game.record()


def test_a_reason_is_taken_back_with_its_act() -> None:
    game = neom.start(2, 3)
    seat = game.deciders[0]
    game.explain(seat, SECRET)
    game.play(seat, game.options(seat)[0])
    assert [(place, who) for place, who, _ in game.reasons()] == [(1, seat)]
    game.take_back(seat)
    assert game.reasons() == []
    game.explain(seat, WHY)
    game.play(seat, game.options(seat)[0])

    assert [reason for _, _, reason in game.reasons()] == [WHY]


def test_the_reason_of_a_refused_act_is_not_kept_for_another() -> None:
    game = neom.start(2, 3)
    seat = game.deciders[0]
    game.explain(seat, SECRET)
    with pytest.raises(Refused):
        game.play(seat, 10**6)
    game.explain(seat, None)
    game.play(seat, game.options(seat)[0])

    assert game.reasons() == []


def test_a_copy_gives_no_reasons() -> None:
    game = neom.start(2, 3).copy()
    game.explain(0, SECRET)

    with pytest.raises(Refused) as refused:
        game.reasons()

    assert refused.value.code == "no-record"
