"""What each event changed, in a few words with units, for screens that play events one after the other."""

from __future__ import annotations

from typing import Final

from neopolis.engine.event import Event
from neopolis.games.neom.ids import SALE, seller_of
from neopolis.games.wire import GAIN, LOSS, FactFrame
from neopolis.text.messages import message

EARNED: Final = ("gained", "income")  # events whose first number is money that the seat gets
SPENT: Final = ("paid", "paid-disaster")  # events whose first number is money that the seat pays


def event_facts(event: Event) -> list[FactFrame]:
    """The L-Coins that an event moved, and the tile that it cost."""
    kind, seat, things = event.kind, event.seat, event.things
    if kind == "sold":
        return [_money(seat, SALE)]
    if kind in EARNED:
        return [_money(seat, things[0])]
    if kind in SPENT:
        return [_money(seat, -things[0])]
    if kind == "removed":
        return [FactFrame(message("fact-tile-lost", {}), seat, LOSS)]
    if kind == "bought" and things[2]:
        seller = seller_of(things[1])
        paid = [_money(seat, -things[2])]
        return paid if seller < 0 else [*paid, _money(seller, things[2])]
    return []


def _money(seat: int, change: int) -> FactFrame:
    """How much money a seat gets, or pays if the change is negative."""
    code = "fact-money-down" if change < 0 else "fact-money-up"
    tone = GAIN if change > 0 else LOSS if change < 0 else ""
    return FactFrame(message(code, {"money": abs(change)}), seat, tone)
