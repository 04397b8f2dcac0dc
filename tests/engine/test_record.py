"""Records: JSON lines that reveal whether they were edited or cut off."""

import json

import pytest

from neopolis import Refused
from neopolis.engine.record import FORMAT, Act, Head, Record, read_head, write_record

HEAD = Head("chess", "2", "abc", 2**63 - 1, {"seats": 2, "variant": "blitz"})
ANSWERS: list[Act] = [(0, 5), (1, 0), (0, 193)]
RESULT = {"winners": [1], "points": [3, 4], "reason": "points"}


def record(result: object = RESULT) -> str:
    return write_record(HEAD, ANSWERS, result)


def refusal(text: object) -> Refused:
    with pytest.raises(Refused) as caught:
        Record(text)
    return caught.value


def with_line(number: int, line: str) -> str:
    lines = record().splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def with_head(**changes: object) -> str:
    first = json.loads(record().splitlines()[0])
    return with_line(1, json.dumps({**first, **changes}))


def test_head_is_read_as_written() -> None:
    head = Record(record()).head

    assert (head.game, head.version, head.content, head.seed) == ("chess", "2", "abc", 2**63 - 1)
    assert head.options == {"seats": 2, "variant": "blitz"}


@pytest.mark.parametrize("text", [record(), with_line(3, "no answer"), record().splitlines()[0]])
def test_the_head_can_be_read_alone(text: str) -> None:
    """The head can be read even if the rest of the record was edited or cut off."""
    assert (read_head(text).game, read_head(text).seed) == ("chess", 2**63 - 1)


@pytest.mark.parametrize("text", ["", None, "{", with_head(game=3)])
def test_a_text_without_a_valid_head_is_refused(text: object) -> None:
    with pytest.raises(Refused) as caught:
        read_head(text)

    assert (caught.value.code, caught.value.parameters["line"]) == ("bad-record", 1)


def test_answers_are_read_as_written() -> None:
    assert Record(record()).answers == ANSWERS


@pytest.mark.parametrize("result", [None, RESULT])
def test_result_is_read_as_written(result: object) -> None:
    assert Record(record(result)).result == result


def test_first_line_names_format_and_start() -> None:
    first = json.loads(record().splitlines()[0])

    assert list(first) == ["format", "game", "rules", "content", "seed", "options"]
    assert first["format"] == FORMAT


def test_each_line_of_a_record_is_a_json_object() -> None:
    lines = record().splitlines()

    assert len(lines) == 2 + len(ANSWERS)
    assert all(isinstance(json.loads(line), dict) for line in lines)


def test_writing_is_the_same_every_time() -> None:
    assert record() == record()


def test_the_last_newline_may_be_missing() -> None:
    assert Record(record()[:-1]).answers == ANSWERS


@pytest.mark.parametrize("text", ["", "\n", "   ", None, 7, b"{}"])
def test_an_empty_text_is_refused(text: object) -> None:
    refused = refusal(text)

    assert (refused.code, refused.parameters["line"]) == ("bad-record", 1)


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, '{"seat": 0'),
        (2, "[0, 5]"),
        (2, "7"),
        (3, '{"seat": 1}'),
        (3, '{"seat": true, "option": 0}'),
        (3, '{"seat": 1, "option": 0.0}'),
        (3, '{"seat": 1, "option": "0"}'),
        (4, '{"seat": 0, "option": 193, "note": 1}'),
        (4, "[" * 100_000),
        (5, '{"digest": "x"}'),
        (5, '{"digest": "x", "result": null, "more": 1}'),
    ],
)
def test_the_refusal_gives_the_number_of_the_bad_line(number: int, line: str) -> None:
    refused = refusal(with_line(number, line))

    assert (refused.code, refused.parameters["line"]) == ("bad-record", number)


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"format": None},
        {"game": 3},
        {"rules": 3},
        {"content": None},
        {"seed": "7"},
        {"seed": True},
        {"seed": 1.0},
        {"options": []},
        {"options": {"seats": None}},
        {"options": {"seats": [1]}},
    ],
)
def test_a_bad_head_is_refused(change: dict[str, object]) -> None:
    refused = refusal(with_head(**change))

    assert (refused.code, refused.parameters["line"]) == ("bad-record", 1)


@pytest.mark.parametrize("lines", [1, 2, 4])
def test_a_cut_record_is_refused(lines: int) -> None:
    refused = refusal("".join(record().splitlines(keepends=True)[:lines]))

    assert (refused.code, refused.parameters["line"]) == ("record-cut-off", lines)


@pytest.mark.parametrize(
    "edited",
    [
        with_line(2, '{"seat": 0, "option": 6}'),
        with_line(2, '{"option": 5, "seat": 0}'),
        with_head(seed=8),
        record().replace('"seat": 1', '"seat":  1'),
        record().replace('"digest": "', '"digest": "0'),
    ],
)
def test_an_edited_record_is_refused(edited: str) -> None:
    assert refusal(edited).code == "record-edited"
