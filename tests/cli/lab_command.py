"""Runs the `neopolis` command within the test."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import NamedTuple

from neopolis.cli.main import run


class Ran(NamedTuple):
    code: object
    out: str
    err: str


class Keyboard(io.StringIO):
    """Typed lines, as from a terminal."""

    def isatty(self) -> bool:
        return True


@contextmanager
def invoked(words: list[str], typed: io.TextIOBase) -> Iterator[None]:
    """Make this process look as if it had been started with these arguments."""
    before = sys.argv, sys.stdin
    sys.argv, sys.stdin = ["neopolis", *words], typed
    try:
        yield
    finally:
        sys.argv, sys.stdin = before


def neopolis(*words: object, typed: str | None = None, piped: bytes = b"") -> Ran:
    """Run the command; returns the exit code and the output. Without typed lines, standard input is not a terminal."""
    out, err = io.StringIO(), io.StringIO()
    keys = io.TextIOWrapper(io.BytesIO(piped)) if typed is None else Keyboard(typed)
    code: object = 0
    with invoked([str(word) for word in words], keys), redirect_stdout(out), redirect_stderr(err):
        try:
            run()
        except SystemExit as end:
            code = end.code
    return Ran(code or 0, out.getvalue(), err.getvalue())
