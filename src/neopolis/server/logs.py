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
        else:  # from a library: leave out arguments and further lines, which may contain addresses, paths or exceptions
            text = str(record.msg).strip().partition("\n")[0][:200]
            line |= {"event": "library", "logger": record.name, "text": text}
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line |= {"error": type(error).__name__, "trace": traceback_lines(error)}
        return json.dumps(line)


def traceback_lines(error: BaseException) -> list[str]:
    """Where an exception was raised: files, lines and functions, innermost last."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)[-8:]]


def set_up(level: str) -> None:
    """Send the log of this process to standard error; from libraries only warnings and errors."""
    if level.upper() not in LEVELS:
        raise Refused("bad-setting", name="NEOPOLIS_LOG", allowed=", ".join(LEVELS).lower())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    _LOG.setLevel(level.upper())


def note(event: str, **fields: Value) -> None:
    """Log an event."""
    _LOG.info(event, extra={"fields": fields})


def warn(event: str, error: BaseException | None = None, **fields: Value) -> None:
    """Log a problem that the server can cope with."""
    _LOG.warning(event, exc_info=error, extra={"fields": fields})
