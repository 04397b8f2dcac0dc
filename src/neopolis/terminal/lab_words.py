"""The words of `simulate` and `replay`: messages whose ids begin with `lab-`."""

from __future__ import annotations

from neopolis.text.messages import Word, message


def words(code: str, **parameters: Word) -> str:
    """The text of the message `lab-<code>`."""
    return message(f"lab-{code}", parameters)
