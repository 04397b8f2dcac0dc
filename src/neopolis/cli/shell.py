"""Helpers for the shell: commands to paste into it, and standard streams that it has closed."""

from __future__ import annotations

import os
import shlex
import shutil
import sys


def command(*words: str) -> str:
    """A command of this program, ready to paste into the shell."""
    return " ".join([_program(), *map(quoted, words)])


def quoted(word: str) -> str:
    """A word quoted for the shell, even if its bytes are not text."""
    if word.isprintable():
        return shlex.quote(word)
    return "$'" + "".join([_sign(byte) for byte in os.fsencode(word)]) + "'"


def _sign(byte: int) -> str:
    return chr(byte) if 32 <= byte < 127 and chr(byte) not in "'\\" else f"\\{byte:03o}"


def _program() -> str:
    """The name of the program if the shell finds it, or else its path.

    `uv run` changes PATH only for this process, so the shell may not find the program there.
    """
    started = sys.argv[0]
    if not os.path.isfile(started):
        return "neopolis"
    found = shutil.which("neopolis")
    if found and os.path.samefile(found, started) and "UV" not in os.environ:
        return "neopolis"
    way = os.path.relpath(started)
    if way.startswith(os.pardir):
        way = os.path.abspath(started)
    return quoted(way if os.sep in way else os.path.join(os.curdir, way))


def open_missing_streams() -> None:
    """Replace standard streams that the shell has closed. Python sets them to None."""
    sys.stdin = sys.stdin or os.fdopen(os.open(os.devnull, os.O_RDONLY))
    sys.stdout = sys.stdout or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    sys.stderr = sys.stderr or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
