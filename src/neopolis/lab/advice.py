"""What an adviser thinks of the options of a decision. It knows only what the seat knows."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.bots.bot import Bot, Observation, Valued
from neopolis.engine.refused import Refused
from neopolis.games.definition import G, GameDefinition, Q
from neopolis.lab.intervals import NORMAL, Estimate

MOST: Final = 3  # options in an advice
DIGITS: Final = 4  # decimals of values and differences


class Option(msgspec.Struct, frozen=True):
    """An option and what the adviser expects from it; None if it does not compare the options of this decision.

    `less` is how much less that is than the best option's value, with an interval if the adviser simulates.
    """

    option: int
    text: str
    reason: str
    value: float | None
    less: Estimate | None


class Advice(msgspec.Struct, frozen=True):
    """A decision and its options, the best first. `unit` says what values are measured in (`neopolis.bots.bot`)."""

    seat: int
    prompt: str
    question: str
    unit: str
    options: list[Option]


def adviser_of(definition: GameDefinition[G, Q], name: str, seed: int) -> Bot[G]:
    """The bot with a name, or the game's own adviser."""
    return definition.make_bot(name, seed) if name else definition.make_adviser(seed)


def advise(definition: GameDefinition[G, Q], game: G, seat: int, bot: Bot[G], seed: int, also: int = -1) -> Advice:
    """The options that the bot compares, and `also`; if it compares none, only its choice."""
    decision = game.decision(seat)  # refuses a seat that is not asked
    observation = Observation(game, seat)
    values = bot.values(observation, also) if len(decision.options) > 1 else []
    imagined = observation.imagine(seed)  # reasons may rest only on what the seat knows
    options = [_option(definition, imagined, seat, one, values[0]) for one in values]
    if not values:
        options = [_choice(definition, imagined, observation, bot)]
    return Advice(seat, decision.prompt, game.question(seat), bot.unit, options)


def asked_seat(game: G, seat: int | None) -> int:
    """The given seat, or the first that is asked; Refused if the game is over."""
    if game.over:
        raise Refused("game-over")
    return game.deciders[0] if seat is None else seat


def _option(definition: GameDefinition[G, Q], game: G, seat: int, one: Valued, best: Valued) -> Option:
    words = _words(definition, game, seat, one.option)
    return Option(one.option, *words, round(one.value, DIGITS), None if one is best else less_than(best, one))


def _choice(definition: GameDefinition[G, Q], game: G, observation: Observation[G], bot: Bot[G]) -> Option:
    """What the bot would choose, with its own reason if it says one."""
    choice = bot.choose(observation)
    said = bot.reason()
    text, reason = _words(definition, game, observation.seat, choice)
    return Option(choice, text, reason if said is None else said.text, None, None)


def _words(definition: GameDefinition[G, Q], game: G, seat: int, option: int) -> tuple[str, str]:
    return game.label(seat, option), definition.option_reason(game, seat, option)


def less_than(best: Valued, one: Valued) -> Estimate:
    """How much less an option is worth than the best one."""
    less, reach = best.value - one.value, NORMAL * one.error
    if not one.error:
        return Estimate(round(less, DIGITS))
    return Estimate(round(less, DIGITS), round(less - reach, DIGITS), round(less + reach, DIGITS))
