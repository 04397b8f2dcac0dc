"""The current question of any game, and what to type for each answer."""

from __future__ import annotations

from neopolis.engine.decision import Decision
from neopolis.engine.playable import PlayedGame
from neopolis.engine.refused import Refused
from neopolis.terminal.sentences import words


class Question:
    """What a seat is asked, with a key for each answer."""

    def __init__(self, decision: Decision, text: str) -> None:
        self.seat = decision.seat
        self.prompt = decision.prompt
        self.text = text
        self.rules = decision.rules
        self.options = decision.options
        self.default = decision.default
        self.keys: dict[int, str] = {}

    @property
    def enter(self) -> int | None:
        """The answer that Enter alone gives: the only answer, or None if there are several."""
        return self.options[0] if len(self.options) == 1 else None

    def key_range(self) -> str:
        """The keys in short, for the prompt."""
        keys = list(self.keys.values())
        if not keys:
            return words("no-keys")
        text = words("key", only=keys[0]) if len(keys) == 1 else words("keys", first=keys[0], last=keys[-1])
        enter = self.enter
        return text if enter is None else words("enter-takes", keys=text, default=self.keys[enter])

    def option(self, game: PlayedGame, typed: str) -> int:
        """The answer whose key was typed, or whose text begins with what was typed. Refused if there is none."""
        for option, key in self.keys.items():
            if key == typed.upper():
                return option
        if typed.isdigit():
            raise Refused("cli-not-a-choice", text=typed[:40])
        try:
            return game.parse(self.seat, typed)
        except Refused:
            raise Refused("cli-not-a-choice", text=typed[:40]) from None
