"""The canvas counts cells: a wide character takes two."""

import pytest
from rich.cells import cell_len

from neopolis.games.neom.game import start
from neopolis.games.neom.terminal.pages import NAME_ROOM, score_rows
from neopolis.terminal.canvas import Canvas, wrap


def line(canvas: Canvas) -> str:
    return canvas.rows()[0].plain


def test_what_follows_a_wide_letter_stays_in_place() -> None:
    canvas = Canvas(10, 1)
    canvas.put(0, 0, "市民")
    canvas.put(6, 0, "x")

    assert line(canvas) == "市民  x"


@pytest.mark.parametrize(("room", "shown"), [(4, "市民"), (3, "市"), (1, "")])
def test_no_half_of_a_wide_letter_is_shown(room: int, shown: str) -> None:
    canvas = Canvas(10, 1)
    canvas.put(0, 0, "市民", room=room)

    assert line(canvas) == shown


@pytest.mark.parametrize(("at", "shown"), [(0, "x 民"), (1, " x民"), (2, "市x")])
def test_a_wide_letter_is_replaced_whole(at: int, shown: str) -> None:
    canvas = Canvas(10, 1)
    canvas.put(0, 0, "市民")
    canvas.put(at, 0, "x")

    assert line(canvas) == shown


def test_the_right_end_is_counted_in_cells() -> None:
    canvas = Canvas(10, 1)
    canvas.right(9, 0, "市民")

    assert line(canvas) == "     市民"


def test_wrapped_lines_fit() -> None:
    """Wide words are wrapped by their width in cells, and no character is lost."""
    text = "市民" * 20 + " and " + "市" * 7
    parts = wrap(text, 15)

    assert max([cell_len(part) for part in parts]) <= 15
    assert "".join(parts).replace(" ", "") == text.replace(" ", "")


def test_the_columns_of_a_score_are_straight() -> None:
    """Headings are above their numbers, whatever characters the names contain."""
    rows = score_rows(start(2, 7), ["市民市民", "Ada"], "")

    room = len("tiles with special scoring ")
    assert {cell_len(row.plain) for row in rows[1:]} == {room + 2 * (NAME_ROOM + 1)}
