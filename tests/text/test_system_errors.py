"""Errors of the operating system in the reader's language."""

import errno
import os
import re
import socket
import ssl
from pathlib import Path

import pytest

from neopolis.text.catalog import catalog
from neopolis.text.messages import languages, use_language
from neopolis.text.system_errors import system_error, system_error_at

CODES = [code for code in re.findall(r"\[(E[A-Z]+)\]", catalog("en").sources["system-error"]) if hasattr(errno, code)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", CODES)
def test_the_text_is_ours(code: str, language: str) -> None:
    """Every error in our list has our own text in every language."""
    number = getattr(errno, code)

    with use_language(language):
        text = system_error(OSError(number, "the system's text"))

    assert text and "the system's text" not in text


def test_errors_of_real_files(tmp_path: Path) -> None:
    with use_language("pl"), pytest.raises(OSError) as missing:
        (tmp_path / "none").read_bytes()
    with pytest.raises(ValueError) as odd:
        (tmp_path / "a\0b").open()

    with use_language("pl"):
        assert system_error(missing.value) == "nie ma takiego pliku ani folderu"
        assert system_error_at(missing.value) == f"nie ma takiego pliku ani folderu ({tmp_path / 'none'})"
        assert system_error(odd.value) == "nazwa zawiera niedozwolony znak"


@pytest.mark.parametrize(("error", "text"), [
    (socket.gaierror(errno.ENOENT, "Name or service not known"), "there is no such address"),
    (ssl.SSLError(errno.EPERM, "[SSL] wrong version number"), "[SSL] wrong version number"),
    (TimeoutError("timed out"), "no answer in time"),
    (OSError(errno.EXDEV, os.strerror(errno.EXDEV)), "invalid cross-device link"),
    (OSError("Multiple exceptions"), "multiple exceptions"),
    (RuntimeError("HTTP 404"), "HTTP 404"),
    (RuntimeError(), "RuntimeError"),
])  # fmt: skip
def test_other_errors(error: Exception, text: str) -> None:
    """Errors without a number, or whose number means something else, are not mistaken for system errors."""
    assert system_error(error) == text
