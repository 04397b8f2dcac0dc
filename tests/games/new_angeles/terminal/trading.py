"""Helpers for tests of trading in the terminal: positions, people at a table, and bots that take side actions."""

from pathlib import Path
from typing import ClassVar

from neopolis.bots import Observation
from neopolis.games import new_angeles
from neopolis.games.new_angeles.bots.plain import PlainBot
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import MAIN, PASS
from neopolis.games.new_angeles.rules.state import Row
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import ACCEPT, PROPOSE
from tests.cli.lab_command import Ran, neopolis

NAMES = ["Ada", "Ben", "Cyd", "Dan"]
CORPORATIONS = ["NBN", "Jinteki", "Globalsec", "Melange Mining"]


def position(prompt: str, deals: int = 1) -> NewAngelesGame:
    """A game that has come to this question. Cyd is active in deal 1, and Dan sits next to Cyd."""
    game = new_angeles.start(4, 3, corporations=CORPORATIONS)
    while True:
        seat = game.deciders[0]
        decision = game.decision(seat)
        if decision.prompt == prompt and game.s.deals == deals:
            return game
        liked = [option for option in (MAIN, PASS) if option in decision.options]
        game.play(seat, (liked or decision.options)[0])


def sit(game: NewAngelesGame, file: Path, *typed: str, humans: int = 4, bots: str = "plain") -> Ran:
    """Continues a game in the terminal, with people in the first seats and bots in the others. Returns the output."""
    file.write_text(game.record())
    return sit_again(file, *typed, humans=humans, bots=bots)


def sit_again(file: Path, *typed: str, humans: int = 4, bots: str = "plain") -> Ran:
    names = ",".join(NAMES[:humans])
    words = ("--resume", file, "--humans", humans, "--names", names, "--bots", bots)
    return neopolis("play", "new-angeles", *words, typed="".join([f"{line}\n" for line in typed]))


def replayed(file: Path) -> NewAngelesGame:
    return new_angeles.replay(file.read_text())


class Yes(PlainBot):
    """A bot that accepts every proposal it gets."""

    def side_action(self, observation: Observation[NewAngelesGame]) -> Row | None:
        for one in observation.imagine(0).proposals(observation.seat):
            if one.to == observation.seat:
                return ACCEPT, one.id
        return None


class Seller(PlainBot):
    """A bot that passes, and sells its support to the first seat for 1 capital when it is asked for support."""

    def choose(self, observation: Observation[NewAngelesGame]) -> int:
        return PASS if PASS in observation.options else super().choose(observation)

    def side_action(self, observation: Observation[NewAngelesGame]) -> Row | None:
        game = observation.imagine(0)
        mine = [one for one in game.proposals(observation.seat) if one.seat == observation.seat]
        if mine or game.deciders != (observation.seat,) or MAIN not in game.options(observation.seat):
            return None
        terms = (*terms_row(game.s, Terms(answer=MAIN)), *terms_row(game.s, Terms(1)))
        return PROPOSE, 0, 0, *terms


class Talker(PlainBot):
    """A bot that takes the given side actions as soon as it may. All talkers share `rows`: side actions by seat."""

    rows: ClassVar[dict[int, list[Row]]] = {}

    def side_action(self, observation: Observation[NewAngelesGame]) -> Row | None:
        rows = self.rows.get(observation.seat, [])
        return rows.pop(0) if rows else None
