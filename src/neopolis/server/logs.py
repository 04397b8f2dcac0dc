"""The server's log: one JSON object per line on standard error.

A line may name an event, tables, seats and durations, but never a token, key, name, chat message, seed or card. For an
exception it has only the type and the traceback, because the text could contain any of these.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Final

from neopolis.engine.refused import Refused

NAME: Final = "neopolis.server"
LEVELS: Final = ("DEBUG", "INFO", "WARNING")
REPEAT_SECONDS: Final = 60.0
MOST_EQUAL_LINES: Final = 20  # of equal lines, how many are written within REPEAT_SECONDS
MOST_LINES_KNOWN: Final = 10_000  # maximum number of different lines remembered; beyond that, all are forgotten
Value = str | int | float | bool | None

_LOG: Final = logging.getLogger(NAME)


class JsonFormatter(logging.Formatter):
    """Formats a log record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {"at": f"{stamp}.{int(record.msecs):03d}Z", "level": record.levelname.lower()}
        fields = getattr(record, "fields", None)
        if isinstance(fields, dict):
            line |= {"event": record.msg, **fields}
        else:  # from a library
            line |= {"event": "library", "logger": record.name, "text": first_line(record)}
        repeated = getattr(record, "repeated", 0)
        if repeated:
            line["repeated"] = repeated
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line |= {"error": type(error).__name__, "trace": traceback_lines(error)}
        return json.dumps(line)


class RepeatFilter(logging.Filter):
    """Lets only a few equal lines per minute through. The first equal line of a later minute counts those left out."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[str, tuple[float, int]] = {}  # by line: when its minute began, and how often it came since

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a line."""
        fields = getattr(record, "fields", None)
        line = f"{record.name} {first_line(record)} {fields}"
        begun, count = self._counts.get(line, (record.created, 0))
        if not begun <= record.created < begun + REPEAT_SECONDS:  # false, too, if the clock was set back
            left_out, begun, count = max(0, count - MOST_EQUAL_LINES), record.created, 0
            if left_out:
                record.repeated = left_out
        if line not in self._counts and len(self._counts) >= MOST_LINES_KNOWN:
            self._counts.clear()
        self._counts[line] = (begun, count + 1)
        return count < MOST_EQUAL_LINES


def first_line(record: logging.LogRecord) -> str:
    """The first line of a message without its arguments. The others may contain addresses, paths or exceptions."""
    return str(record.msg).strip().partition("\n")[0][:200]


def traceback_lines(error: BaseException) -> list[str]:
    """Where an exception was raised: files, lines and functions, innermost last."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)[-8:]]


def set_up(level: str) -> None:
    """Send the log of this process to standard error. Libraries log only warnings and errors."""
    if level.upper() not in LEVELS:
        raise Refused("bad-setting", name="NEOPOLIS_LOG", allowed=", ".join(LEVELS).lower())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RepeatFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    _LOG.setLevel(level.upper())


def note(event: str, **fields: Value) -> None:
    """Log an event."""
    _LOG.info(event, extra={"fields": fields})


def warn(event: str, error: BaseException | None = None, **fields: Value) -> None:
    """Log a problem that the server can cope with."""
    _LOG.warning(event, exc_info=error, extra={"fields": fields})
