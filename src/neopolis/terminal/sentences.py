"""The words of the terminal's screens: messages whose ids begin with `cli-`."""

from __future__ import annotations

from neopolis.engine.refused import Refused
from neopolis.text.messages import Word, has_message, message


def words(code: str, **parameters: Word) -> str:
    """The text of the message `cli-<code>`."""
    return message(f"cli-{code}", parameters)


def with_rules(refused: Refused) -> str:
    """Why something is refused, and the rules that say so."""
    return refused.message + (f" ({', '.join(refused.rules)})" if refused.rules else "")


def has_words(code: str) -> bool:
    """Whether the terminal has a message with this id."""
    return has_message(f"cli-{code}")
