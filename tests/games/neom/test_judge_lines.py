"""The judge refuses lines that are not questions."""

import pytest

from neopolis.engine.json_input import LONGEST, BadQuestion, read_question

BAD_LINES = [
    (b"", "question-not-json", "$"),
    (b"{", "question-not-json", "$"),
    (b"{} {}", "question-not-json", "$"),
    (b"\xff{}", "question-not-utf-8", "$"),
    (b"NaN", "not-a-number", "$"),
    (b'{"money": -Infinity}', "not-a-number", "$"),
    (b'{"game": "neom", "game": "neom"}', "named-twice", "$..game"),
    (b'{"city": {"a b": 1, "a b": 1}}', "named-twice", '$..["a b"]'),
    (b"[" * 100_000, "question-too-deep", "$"),
    (b'{"a":' * 100_000, "question-too-deep", "$"),
    (b"9" * 5_000, "number-too-long", "$"),
    (b" " * (LONGEST + 1), "question-too-long", "$"),
]


@pytest.mark.parametrize(("line", "code", "at"), BAD_LINES, ids=[f"{n}-{row[1]}" for n, row in enumerate(BAD_LINES)])
def test_a_line_that_is_not_a_question(line: bytes, code: str, at: str) -> None:
    """A line that is not JSON, or is ambiguous, is refused as a whole."""
    with pytest.raises(BadQuestion) as caught:
        read_question(line)

    assert (caught.value.code, caught.value.at) == (code, at)
