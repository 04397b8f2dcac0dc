"""Errors of the operating system, in the reader's language: the system's own texts are English."""

from __future__ import annotations

import errno

from neopolis.text.messages import message


def system_error(error: Exception) -> str:
    """Why the system refused, as the end of a sentence; the system's own text if we have none for this error."""
    own = getattr(error, "strerror", None) or str(error) or type(error).__name__
    reason = own[0].lower() + own[1:] if own[1:2].islower() and " " in own else own
    return message("system-error", {"code": _code(error), "reason": reason})


def system_error_at(error: OSError) -> str:
    """Like `system_error`, followed by the file or folder if the system names one."""
    return f"{system_error(error)} ({error.filename})" if error.filename else system_error(error)


def _code(error: Exception) -> str:
    """The name of the error's number, such as ENOENT, or our own code for an error without such a number."""
    if isinstance(error, TimeoutError):
        return "ETIMEDOUT"
    if isinstance(error, ValueError):
        return "name"  # a path with a zero byte
    if type(error).__name__ == "gaierror":
        return "address"  # its number is not one of the system's
    if not isinstance(error, OSError) or type(error).__module__ != "builtins":
        return "other"  # errors of TLS also have numbers of their own
    return errno.errorcode.get(error.errno or 0, "other")
