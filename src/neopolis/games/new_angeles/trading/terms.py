"""NA 65: what can be offered in a trade, and the promises that are part of it.

`Terms` are what one side gives: capital and assets, the public part of the answer that it owes at this moment (R-116),
and promises. A promise is one of a few kinds that the program can check. It ends with a deal. `until` is the number of
that deal. `deals` counts from now: 1 is the current deal, or the next one if none is on the table.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

# Kinds of promises.
SUPPORT: Final = "support"
OPPOSE: Final = "oppose"
NO_COUNTER: Final = "no-counter"
KEEP_OUT: Final = "keep-out"
GIVE: Final = "give"
NO_TRADE: Final = "no-trade"
TO_COUNTER: Final = "counter"
PromiseKind = Literal["support", "oppose", "no-counter", "keep-out", "give", "no-trade", "counter"]
KINDS: Final[tuple[PromiseKind, ...]] = (SUPPORT, OPPOSE, NO_COUNTER, KEEP_OUT, GIVE, NO_TRADE, TO_COUNTER)

# When a promised gift is due.
DEAL_ENDS: Final = "deal-ends"
WINS_DEAL: Final = "wins-deal"
TURN_BEGINS: Final = "turn-begins"
DEMAND: Final = "demand"
Trigger = Literal["deal-ends", "wins-deal", "turn-begins", "demand"]
TRIGGERS: Final[tuple[Trigger, ...]] = (DEAL_ENDS, WINS_DEAL, TURN_BEGINS, DEMAND)

NOBODY: Final = -1


class Promise(msgspec.Struct, frozen=True):
    """Something to be done later; which fields count depends on the kind.

    "support": support an offer of `player` with at least `cards` cards; "oppose": support the offer against it.
    "counter": make a counteroffer against `player`; "no-counter": make none. "no-trade": make no trade with `player`.
    "keep-out": place or move no `component` (empty: of any kind) into `district`.
    "give": hand over `capital` or `asset` after `when`, for example after `player` wins a deal or begins a turn.
    """

    kind: str
    player: int = NOBODY
    cards: int = 1
    capital: int = 0
    asset: int = 0
    component: str = ""
    district: int = 0
    when: str = DEAL_ENDS
    deals: int = 1
    until: int = 0


class Terms(msgspec.Struct, frozen=True):
    """What one side of a trade gives.

    `answer` is an option, or an offer to support and the number of cards: (MAIN, 2). A seat that is asked for a
    counteroffer can also agree to make one with any card: COUNTER_NOW.
    """

    capital: int = 0
    assets: tuple[int, ...] = ()
    answer: int | tuple[int, int] | None = None
    promises: tuple[Promise, ...] = ()
