"""How a card is defined: `action`, `emergency`, `asset`, `event`, `investment` and `demand`.

A definition says everything about a card except its texts (they are in the language files, under the slug) and the
values that an owner of the game could correct (they are in `content/*.csv`). Each definition fills its rows in the flat
tables below on import; the rules read only the tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.engine.script import Frame, Step
from neopolis.games.new_angeles.card_data import CLAIM, END_OF_TURN, PASSIVE
from neopolis.games.new_angeles.cards.registry import (
    ACTIONS,
    ASSET_TIMING,
    ASSETS,
    DEMANDS,
    EMERGENCIES,
    EVENTS,
    INVESTMENTS,
    Card,
)
from neopolis.games.new_angeles.ids import ASSET, EMERGENCY, INVESTMENT, ROOM
from neopolis.games.new_angeles.rules.scripts import END_OF_TURN as TURN_ENDS
from neopolis.games.new_angeles.rules.scripts import MOMENTS
from neopolis.games.new_angeles.rules.state import NewAngeles

Effect = list[Step[NewAngeles]]
Condition = Callable[[NewAngeles, int, Frame], bool]  # takes the state, the asset's owner and the window (`windows.py`)
Reaction = Callable[[NewAngeles, int], None]  # takes the state, and the asset's owner or NOBODY

# The effects of actions, emergency actions and assets, by option (`ids.py`).
EFFECTS: Final[list[Effect]] = [[] for _ in range(INVESTMENT)]

# Properties of actions and emergency actions, by option (`ids.py`).
SPARES_ILLNESS: Final = [False] * ASSET  # NA 32.5: True if illness adds no threat after this card
CAN_BE_DECLARED: Final = [True] * ASSET  # NA 2.9, R-100: True if the card's resolution can be declared in advance

# Assets.
LISTENERS: Final[list[list[int]]] = [[] for _ in range(MOMENTS)]  # the assets for each moment, ascending
CONDITIONS: Final[list[Condition | None]] = [None] * ROOM  # by asset; None: no condition
HAND_SIZES: Final[list[tuple[int, int]]] = []  # NA 30.0: the asset, and the change of its owner's hand size
DOUBLED_DRAWS: Final[list[int]] = []  # assets that double each line of their owner's corp sheet
PAYMENT_TAKERS: Final[list[int]] = []  # assets whose owner gets the cards that others pay for a counteroffer
ON_DEAL_WON: Final[list[tuple[int, Reaction]]] = []
ON_ILLNESS_THREAT: Final[list[tuple[int, Reaction]]] = []

# Hints for bots, by asset. Bots try an asset on a copy of the game; these hints tell them what the trial does not show.
USUAL_BOT_VALUE: Final = 3.0
BOT_VALUES: Final = [USUAL_BOT_VALUE] * ROOM  # what owning the asset is worth, in units of capital
BOTS_ALWAYS_USE: Final = [False] * ROOM  # True if using the asset pays off, but only later


def action(
    slug: str,
    name: str,
    *,
    number: int,
    rule: str,
    effect: Effect,
    spares_illness: bool = False,
    can_be_declared: bool = True,
    printed: bool = True,
) -> int:
    """NA 70: define an action card. Deck and copies are in `actions.csv`. Returns its number."""
    ACTIONS.add(Card(slug, number, rule, name, printed=printed))
    EFFECTS[number] = effect
    SPARES_ILLNESS[number] = spares_illness
    CAN_BE_DECLARED[number] = can_be_declared  # NA 2.9
    return number


def emergency(
    slug: str, name: str, *, corporation: int, rule: str, effect: Effect, spares_illness: bool = False
) -> int:
    """NA 71: define the emergency action of a corporation. Returns its option (`ids.py`)."""
    EMERGENCIES.add(Card(slug, corporation, rule, name))
    EFFECTS[EMERGENCY + corporation] = effect
    SPARES_ILLNESS[EMERGENCY + corporation] = spares_illness
    return EMERGENCY + corporation


def asset(
    slug: str,
    name: str,
    *,
    number: int,
    rule: str,
    timing: int = PASSIVE,
    when: tuple[int, ...] = (),
    condition: Condition | None = None,
    effect: Effect | None = None,
    hand_size: int = 0,
    doubles_draws: bool = False,
    takes_payments: bool = False,
    on_deal_won: Reaction | None = None,
    on_illness_threat: Reaction | None = None,
    bot_value: float = USUAL_BOT_VALUE,
    bots_always_use: bool = False,
    printed: bool = True,
) -> int:
    """NA 72: define an asset. `timing` says how it works, `when` at which moments. Returns its number."""
    BOT_VALUES[number], BOTS_ALWAYS_USE[number] = bot_value, bots_always_use
    ASSETS.add(Card(slug, number, rule, name, printed=printed))
    ASSET_TIMING[number] = timing
    EFFECTS[ASSET + number] = effect or []
    CONDITIONS[number] = condition
    for moment in (TURN_ENDS,) if timing in (END_OF_TURN, CLAIM) else when:  # a pack may change CLAIM to END_OF_TURN
        LISTENERS[moment].append(number)
    if hand_size:
        HAND_SIZES.append((number, hand_size))
    if doubles_draws:
        DOUBLED_DRAWS.append(number)
    if takes_payments:
        PAYMENT_TAKERS.append(number)
    if on_deal_won is not None:
        ON_DEAL_WON.append((number, on_deal_won))
    if on_illness_threat is not None:
        ON_ILLNESS_THREAT.append((number, on_illness_threat))
    return number


def event(slug: str, *, number: int, rule: str, printed: bool = True) -> int:
    """NA 75: define an event card. Name, effect and places are in `events.csv`. Returns its number."""
    EVENTS.add(Card(slug, number, rule, printed=printed))
    return number


def investment(slug: str, *, number: int, rule: str, printed: bool = True) -> int:
    """NA 73: define an investment card. Name and payments are in `investments.csv`. Returns its number."""
    INVESTMENTS.add(Card(slug, number, rule, printed=printed))
    return number


def demand(slug: str, *, number: int, rule: str, printed: bool = True) -> int:
    """NA 74: define a demand card. Name and targets are in `demands.csv`. Returns its number."""
    DEMANDS.add(Card(slug, number, rule, printed=printed))
    return number
