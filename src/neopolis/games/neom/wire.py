"""NEOM's part of a table's socket: options with their hints, and events in words."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from neopolis.engine.decision import Decision
from neopolis.engine.event import Event
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.hints import Effect, Hint, hints
from neopolis.games.neom.ids import GOOD_NAMES, cell_name, seller_of, sort_of
from neopolis.games.neom.rules.buying import IMPOSSIBLE
from neopolis.games.neom.rules.scoring import CATEGORIES
from neopolis.games.neom.text.event_facts import event_facts
from neopolis.games.neom.text.notation import QUIET, event_text, named_tiles, rule_of, source_text, tile_text
from neopolis.games.wire import EventFrame, NamedThing, OptionFrame
from neopolis.text.messages import message, name_of


class PurchaseFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Good that an option would buy: where from, for how much, and from which seat (-1: not from a player)."""

    good: str
    source: str = msgspec.field(name="from")
    price: int
    seller: int


class HintFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an option would cost now and by how much it would change the score, or why it is not possible.

    `price` is -1 if nobody sells a Good that is needed. `change` is None if the option is not possible. `hindrance` is
    a sentence. `blocked` is the same in a few words, for a card that already shows the tile's name.
    """

    price: int
    bought: list[PurchaseFrame]
    change: int | None
    hindrance: str
    blocked: str


def option_frames(game: NeomGame, decision: Decision) -> tuple[list[OptionFrame], list[OptionFrame]]:
    """The options, and the tiles that cannot be chosen now.

    Kinds of options: tile, cell, good, way (`number` is its seller's seat, or -1), answer.
    """
    found = hints(game, decision.seat, decision.prompt, decision.options)

    def frame(option: int) -> OptionFrame:
        hint = _hint_frame(found[option]) if option in found else None
        return OptionFrame(option, game.label(decision.seat, option), *sort_of(option), hint)

    others = sorted([option for option in found if option not in decision.options])
    return [frame(option) for option in decision.options], [frame(option) for option in others]


def _hint_frame(hint: Hint) -> HintFrame:
    row = hint.bought
    bought = [
        PurchaseFrame(name_of(GOOD_NAMES[good]), source_text(way), price, seller_of(way))
        for good, way, price in zip(row[0::3], row[1::3], row[2::3], strict=True)
    ]
    price = hint.price if hint.price < IMPOSSIBLE else -1
    if not hint.hindrance:
        return HintFrame(price, bought, hint.change, "", "")
    code = f"cannot-place-{hint.hindrance}"
    return HintFrame(price, bought, hint.change, message(code, hint.words), message(f"{code}.brief", hint.words))


def option_reason(game: NeomGame, seat: int, option: int) -> str:
    """What an option brings to the seat's city and why, or why it is not possible; "" if it changes nothing now."""
    decision = game.decision(seat)
    hint = hints(game, seat, decision.prompt, decision.options).get(option)
    if hint is None:
        return ""
    if hint.change is None:
        return message(f"cannot-place-{hint.hindrance}", hint.words)
    if hint.effect is not None:
        return _effect_text(hint.effect)
    change = _signed(hint.change)
    return message("option-priced" if hint.price else "option-free", {"change": change, "price": hint.price})


def _effect_text(effect: Effect) -> str:
    """Each category of points that changes, the Goods that the city begins to make, and the income to come."""
    pairs = zip(CATEGORIES, effect.points(), strict=True)
    parts = [message("effect-part", {"category": name, "points": _signed(points)}) for name, points in pairs if points]
    listed = ", ".join(parts) or message("effect-none", {})
    cell = cell_name(effect.cell) if effect.cell >= 0 else ""
    found = [message("effect-placed" if cell else "effect-sale", {"cell": cell, "parts": listed})]
    if goods := [name_of(GOOD_NAMES[good]) for good in effect.goods()]:
        found.append(message("effect-goods", {"goods": ", ".join(goods)}))
    if income := effect.income():
        found.append(message("effect-income", {"income": _signed(income), "count": abs(income)}))
    return " ".join(found)


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def event_frames(game: NeomGame, events: Sequence[Event], names: list[str]) -> list[EventFrame]:
    """Events in words, each with the paragraph behind it."""
    return [
        EventFrame(
            one.kind,
            one.seat,
            one.things,
            event_text(game.pack, one, names),
            rule_of(game.pack, one, game.seats),
            one.kind in QUIET,
            [NamedThing(tile_text(game.pack, tile), tile) for tile in named_tiles(one)],
            event_facts(one),
        )
        for one in events
    ]
