"""Challenges: games with the same deal for everybody, one each day or week.

The deal follows from the date, so every server of the same version with the same content has the same one.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final, NamedTuple

from neopolis.engine.fairness import hashed
from neopolis.engine.playable import PlayedGame
from neopolis.engine.refused import Refused
from neopolis.engine.rng import wide_seed
from neopolis.games.definition import Challenge
from neopolis.games.registry import AnyGame, definition, definitions

FIRST_DAY: Final = date(2026, 11, 16)  # a Monday; there was no challenge before
DEAL: Final = "neopolis-challenge-1"
DEAL_DIGITS: Final = 8  # how many digits of the seed tell deals apart
SEPARATOR: Final = "/"


class Round(NamedTuple):
    """A challenge in the period that begins on a day."""

    game: AnyGame
    challenge: Challenge
    day: date

    @property
    def name(self) -> str:
        """The round's name among those of its game, as tables store it: "daily/2026-11-19"."""
        return f"{self.challenge.name}{SEPARATOR}{self.day}"

    @property
    def next_day(self) -> date:
        """The first day after the round."""
        return self.day + timedelta(days=self.challenge.days)

    @property
    def seed(self) -> str:
        """The digits of the deal's seed."""
        return hashed([DEAL, self.game.name, self.game.version, self.game.content, self.name])

    @property
    def deal(self) -> str:
        """Tells this deal apart from all others, also from those that other versions have on the same day."""
        return deal_name(self.game.name, self.name, self.seed)

    def start(self) -> PlayedGame:
        """The game, as everybody starts it."""
        challenge = self.challenge
        return self.game.start(len(challenge.bots), wide_seed(self.seed), self.game.table_options(challenge.options))


def deal_name(game: str, round_name: str, seed: str) -> str:
    """The name of a deal: game, challenge, day, and the first digits of its seed."""
    return SEPARATOR.join([game, round_name, seed[:DEAL_DIGITS]])


def round_on(game: AnyGame, challenge: Challenge, day: date) -> Round:
    """The round of a challenge that a day belongs to; Refused before the first round."""
    if day < FIRST_DAY:
        raise Refused("not-found")
    return Round(game, challenge, day - timedelta(days=(day - FIRST_DAY).days % challenge.days))


def find_round(game: str, challenge: str, day: date, today: date) -> Round:
    """The round of a named challenge on a day up to `today`; Refused if there is none."""
    known = definition(game)
    for one in known.challenges:
        if one.name == challenge and day <= today:
            return round_on(known, one, day)
    raise Refused("not-found")


def round_named(game: AnyGame, name: str) -> Round:
    """The round with a name, as a table stores it; Refused if this version has no such challenge."""
    challenge, _, day = name.partition(SEPARATOR)
    try:
        found = date.fromisoformat(day)
    except ValueError:
        raise Refused("not-found") from None
    return find_round(game.name, challenge, found, found)


def current_rounds(today: date) -> list[Round]:
    """The rounds of all challenges of all games on a day."""
    return [round_on(game, challenge, today) for game in definitions() for challenge in game.challenges]


def earlier_rounds(last: Round, most: int) -> list[Round]:
    """The rounds of the same challenge before one, the latest first."""
    found: list[Round] = []
    day = last.day - timedelta(days=last.challenge.days)
    while day >= FIRST_DAY and len(found) < most:
        found.append(Round(last.game, last.challenge, day))
        day -= timedelta(days=last.challenge.days)
    return found
