"""The bot that plays New Angeles plainly."""

from __future__ import annotations

from neopolis.bots.bot import Bot, Eyes
from neopolis.new_angeles.game import NewAngelesGame


class PlainBot(Bot[NewAngelesGame]):
    name = "plain"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, eyes: Eyes[NewAngelesGame]) -> int:
        return eyes.decision.default
