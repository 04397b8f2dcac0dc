"""The contract of a game, case by case. The conformance laws check the same on whole random games."""

from __future__ import annotations

import hashlib
import json
import zlib

import pytest

from neopolis import Refused
from neopolis.games import neom, new_angeles
from neopolis.games.neom import NeomGame
from tests.games.neom.random_games import played


def refusal(thing: object, *given: object) -> Refused:
    assert callable(thing)
    with pytest.raises(Refused) as caught:
        thing(*given)
    return caught.value


def first_answer(game: NeomGame, seat: int) -> int:
    option = game.decision(seat).options[0]
    game.play(seat, option)
    return option


def two_player_turn() -> tuple[NeomGame, int, int]:
    """A two-player game after the Preliminary Round, and the seats that go first and second."""
    game = neom.start(2, seed=3, variant="beginner")
    first = game.deciders[0]
    return game, first, 1 - first


def test_answers_can_come_in_any_order() -> None:
    game = neom.start(3, seed=1)
    first_answer(game, 2)
    first_answer(game, 0)

    assert game.deciders == (1,)


def test_an_answer_can_be_changed_while_others_are_awaited() -> None:
    game = neom.start(3, seed=1)
    before = game.encode()
    first_answer(game, 0)
    first_answer(game, 1)
    game.take_back(0)
    game.take_back(1)

    assert game.encode() == before
    assert game.deciders == (0, 1, 2)


def test_a_seat_that_has_not_answered_cannot_take_back() -> None:
    game = neom.start(3, seed=1)
    first_answer(game, 0)

    assert refusal(game.take_back, 1).code == "nothing-to-take-back"


def test_a_revealed_answer_cannot_be_taken_back() -> None:
    game = neom.start(3, seed=1)
    for seat in (0, 1, 2):
        first_answer(game, seat)

    assert {refusal(game.take_back, seat).code for seat in (0, 1, 2)} == {"nothing-to-take-back"}


def test_only_the_last_answer_of_a_step_is_a_barrier() -> None:
    game = neom.start(3, seed=1)
    early = game.decision(2).barrier
    first_answer(game, 0)
    first_answer(game, 1)

    assert not early
    assert game.decision(2).barrier


def test_the_barrier_of_an_answered_decision_is_unknown() -> None:
    """A barrier is worked out only when it is read, and after the answer it is too late for that."""
    game = neom.start(3, seed=1)
    unread, read = game.decision(0), game.decision(0)
    known = read.barrier
    first_answer(game, 0)

    assert read.barrier == known
    assert refusal(lambda: unread.barrier).code == "not-asked"


def test_an_answer_cannot_be_taken_back_once_another_seat_has_answered_after_it() -> None:
    game, first, second = two_player_turn()
    first_answer(game, first)
    game.play(first, 193)
    first_answer(game, second)

    assert refusal(game.take_back, first).code == "acted-upon"


def test_an_answer_can_be_taken_back_after_the_later_answer_is_taken_back() -> None:
    game, first, second = two_player_turn()
    before = game.encode()
    first_answer(game, first)
    game.play(first, 193)
    first_answer(game, second)
    game.take_back(second)
    game.take_back(first)
    game.take_back(first)

    assert game.encode() == before


@pytest.mark.rule("R-39")
def test_a_refused_undo_cites_the_ruling() -> None:
    """Both games cite R-39 when they refuse an undo: too early, too late, or after the end of the game."""
    game, first, second = two_player_turn()
    first_answer(game, first)
    game.play(first, 193)
    first_answer(game, second)
    other = new_angeles.start(4, seed=1)
    finished = before_the_last_answer(2)
    finished.play(finished.deciders[0], finished.options(finished.deciders[0])[-1])
    refused = [refusal(game.take_back, first), refusal(other.take_back, 0), refusal(finished.take_back, 0)]

    assert [one.code for one in refused] == ["acted-upon", "nothing-to-take-back", "game-over"]
    assert {one.rules for one in refused} == {("R-39",)}


def before_the_last_answer(seats: int) -> NeomGame:
    """A game, played from its start, in which the next answer is the last one."""
    game = neom.start(seats, seed=3, variant="beginner")
    while True:
        seat = game.deciders[0]
        option = game.options(seat)[-1]
        trial = game.copy()
        trial.play(seat, option)
        if trial.over:
            return game
        game.play(seat, option)


@pytest.mark.rule("R-39")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_nothing_can_be_taken_back_after_the_end(seats: int) -> None:
    """Once the game is over, no answer can be taken back, so the winner stays the winner."""
    game = before_the_last_answer(seats)
    last = game.deciders[0]
    game.play(last, game.options(last)[-1])
    data, record = game.encode(), game.record()

    assert game.over and {refusal(game.take_back, seat).code for seat in range(seats)} == {"game-over"}
    assert (game.encode(), game.record()) == (data, record)
    assert refusal(neom.decode(data).take_back, last).code == "game-over"


@pytest.mark.rule("R-39")
@pytest.mark.parametrize("seats", [1, 2])
def test_an_answer_that_can_end_the_game_is_a_barrier(seats: int) -> None:
    """A player is told beforehand that the last answer is final."""
    game = before_the_last_answer(seats)

    assert game.decision(game.deciders[0]).barrier


def test_a_copy_can_take_back_an_answer_given_before_copying() -> None:
    game = neom.start(3, seed=1)
    before = game.encode()
    first_answer(game, 0)
    copy = game.copy()
    copy.take_back(0)

    assert copy.encode() == before
    assert game.deciders == (1, 2)


def test_an_answer_that_was_taken_back_is_not_in_the_record() -> None:
    game = neom.start(3, seed=1)
    before = game.record()
    first_answer(game, 0)
    game.take_back(0)

    assert game.record() == before


@pytest.mark.parametrize("seat", [-1, 3, True, "0", None, 1.0])
def test_a_wrong_seat_is_refused(seat: object) -> None:
    game = neom.start(3, seed=1)
    game.options(1)

    assert refusal(game.decision, seat).code == "not-a-seat"


def test_true_is_not_a_seat_even_if_seat_1_was_asked_before() -> None:
    game = neom.start(3, seed=1)
    option = game.options(1)[0]

    assert refusal(game.play, True, option).code == "not-a-seat"


def test_a_seat_that_has_answered_learns_who_is_awaited() -> None:
    game = neom.start(3, seed=1)
    first_answer(game, 0)
    refused = refusal(game.play, 0, 121)

    assert (refused.code, refused.parameters) == ("not-asked", {"player": 0, "awaited": "seat 1, seat 2"})


def test_a_finished_game_refuses_with_game_over() -> None:
    game = played(3, number=0)

    assert refusal(game.play, 0, 0).code == "game-over"
    assert refusal(game.decision, 1).code == "game-over"


def test_changing_a_decision_does_not_change_the_game() -> None:
    game = neom.start(3, seed=1)
    options = game.decision(0).options[:]
    game.decision(0).options.clear()

    assert game.decision(0).options == options


def test_the_beginning_of_a_text_is_enough_if_only_one_option_has_it() -> None:
    game = neom.start(3, seed=1)
    texts = {option: game.text(0, option) for option in game.decision(0).options}
    option, text = next(iter(texts.items()))

    assert len({text[:4] for text in texts.values()}) == len(texts)
    assert game.parse(0, f"  {text[:4].upper()} ") == option


@pytest.mark.parametrize("text", ["", "   ", "nothing like it", "\n"])
def test_a_text_that_fits_no_option_is_refused(text: str) -> None:
    refused = refusal(neom.start(3, seed=1).parse, 0, text)

    assert refused.code == "not-a-text"


@pytest.mark.parametrize("made", ["copy", "decode", "imagine"])
def test_copied_decoded_and_imagined_games_have_no_record(made: str) -> None:
    game = neom.start(3, seed=1)
    others = {"copy": game.copy(), "decode": neom.decode(game.encode()), "imagine": game.imagine(0, 1)}

    assert refusal(others[made].record).code == "no-record"
    assert refusal(others[made].history, 0).code == "no-record"


def test_a_playout_ends_the_game() -> None:
    game = neom.start(3, seed=1).copy()
    decisions = game.playout(seed=5)

    assert game.over
    assert decisions > 63
    assert neom.decode(game.encode()).encode() == game.encode()


def test_a_playout_is_the_same_every_time() -> None:
    first, second = neom.start(3, seed=1).copy(), neom.start(3, seed=1).copy()
    first.playout(seed=5)
    second.playout(seed=5)

    assert first.encode() == second.encode()


def test_playing_out_a_game_with_a_record_is_refused() -> None:
    game = neom.start(3, seed=1)
    before = game.encode()

    assert refusal(game.playout, 5).code == "record-kept"
    assert game.encode() == before


def test_a_playout_can_begin_in_an_open_step() -> None:
    game = neom.start(4, seed=1)
    first_answer(game, 2)
    copy = game.copy()
    copy.playout(seed=5)

    assert copy.over
    assert game.deciders == (0, 1, 3)


def test_the_result_is_the_last_line_of_a_record() -> None:
    game = played(3, number=1)
    last = json.loads(game.record().splitlines()[-1])
    result = game.result

    assert result is not None
    assert last["result"] == {
        "winners": list(result.winners), "points": list(result.points), "reason": "points",
    }  # fmt: skip


def test_a_solo_result_has_a_rank() -> None:
    result = played(1, number=0).result

    assert result is not None
    assert result.plain()["rank"] == result.rank != ""


def forged(game: NeomGame, line: int, text: str) -> str:
    """A record with one line replaced and a matching digest."""
    lines = game.record().splitlines()
    lines[line - 1] = text
    closing = json.loads(lines[-1])
    closing["digest"] = hashlib.sha256(("\n".join(lines[:-1]) + "\n").encode()).hexdigest()
    return "\n".join([*lines[:-1], json.dumps(closing)]) + "\n"


@pytest.mark.parametrize(("seat", "option"), [(0, 9), (8, 9), (0, -4)])
def test_a_forged_answer_is_refused_with_its_line(seat: int, option: int) -> None:
    answer = json.dumps({"seat": seat, "option": option})
    refused = refusal(neom.replay, forged(played(3, number=0), 2, answer))

    assert (refused.code, refused.parameters["line"]) == ("bad-record", 2)


def test_a_forged_result_is_refused() -> None:
    record = played(3, number=0).record()
    lines = record.splitlines()
    closing = json.loads(lines[-1])
    closing["result"]["points"][0] += 1
    lines[-1] = json.dumps(closing)

    assert refusal(neom.replay, "\n".join(lines)).code == "record-result"


def test_a_record_of_another_game_or_version_is_refused() -> None:
    game = neom.start(3, seed=1)
    first = json.loads(game.record().splitlines()[0])

    assert refusal(neom.replay, forged(game, 1, json.dumps({**first, "rules": "0"}))).code == "record-version"
    assert refusal(neom.replay, forged(game, 1, json.dumps({**first, "content": "0"}))).code == "record-content"
    assert refusal(neom.replay, forged(game, 1, json.dumps({**first, "game": "chess"}))).code == "bad-record"
    assert refusal(neom.replay, forged(game, 1, json.dumps({**first, "seed": -1}))).code == "bad-seed"


@pytest.mark.parametrize(
    "options",
    [{}, {"seats": 0}, {"seats": True}, {"seats": "3"}, {"seats": 3, "tiles": 1}, {"seats": 3, "variant": 1},
     {"seats": 3, "more": 1}],
)  # fmt: skip
def test_a_record_with_impossible_options_is_refused(options: dict[str, object]) -> None:
    game = neom.start(3, seed=1)
    first = json.loads(game.record().splitlines()[0])

    assert refusal(neom.replay, forged(game, 1, json.dumps({**first, "options": options})))


def test_a_record_with_half_a_character_is_refused() -> None:
    """A record with text that cannot be encoded is refused with the code bad-record."""
    record = neom.start(3, seed=1).record()

    assert refusal(neom.replay, record.replace('"neom"', '"ne\ud800om"', 1)).code == "bad-record"


def test_a_record_with_other_line_ends_is_read() -> None:
    """A record with Windows line ends and a byte order mark can be read."""
    record = neom.start(3, seed=1).record()

    assert neom.replay("\ufeff" + record.replace("\n", "\r\n")).record() == record


def test_a_result_of_another_type_is_refused() -> None:
    """A record whose result has False in place of seat 0 is refused, although the two are equal in Python."""
    game = neom.start(1, seed=1)
    while not game.over:
        game.play(0, game.options(0)[0])
    lines = game.record().splitlines()
    closing = json.loads(lines[-1])
    closing["result"]["winners"] = [False]

    assert refusal(neom.replay, "\n".join([*lines[:-1], json.dumps(closing)]) + "\n").code == "record-result"


def test_content_that_is_not_a_pack_is_refused() -> None:
    game = neom.start(3, seed=1)

    assert refusal(neom.replay, game.record(), "x").code == "bad-option"
    assert refusal(neom.decode, game.encode(), {}).code == "bad-option"


def test_unknown_and_missing_options_are_refused() -> None:
    assert refusal(lambda: neom.start(3, 7, corporations=[])).code == "unknown-option"
    assert refusal(lambda: neom.start(3)).code == "bad-seed"
    assert refusal(lambda: neom.start(seed=3)).code == "bad-option"


@pytest.mark.parametrize("at", range(20, 130))
def test_made_up_bytes_are_refused_or_playable(at: int) -> None:
    """Bytes with a valid checksum either decode to a position that works, or are refused."""
    game = neom.start(3, seed=7)
    for _ in range(20):
        game.play(game.deciders[0], game.options(game.deciders[0])[0])
    made_up = bytearray(game.encode()[:-4])
    made_up[at % len(made_up)] ^= 2
    data = bytes(made_up) + zlib.crc32(bytes(made_up)).to_bytes(4, "big")

    try:
        decoded = neom.decode(data)
    except Refused as refused:
        assert refused.message
    else:
        assert [decoded.decision(seat).options for seat in decoded.deciders]
