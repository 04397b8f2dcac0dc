"""What a lesson can say about a game of New Angeles, and what it can point at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from neopolis.engine.event import Event
from neopolis.games.new_angeles.cards.investments import investment_capital
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import (
    ASSET,
    COMPONENT_NAMES,
    CORPORATION_NAMES,
    DISTRICTS,
    INVESTMENT,
    MAIN,
    RESOURCE_NAMES,
    RESOURCES,
    TYPES,
)
from neopolis.games.new_angeles.rules.state import BY_DEMAND
from neopolis.games.new_angeles.rules.winning import winners

Read = Callable[[NewAngelesGame, int], object]


def fact(game: NewAngelesGame, seat: int, key: str) -> str:
    """A fact about the table, as its seat knows it; the keys are those below, and some begin with another word."""
    kind, _, about = key.partition(" ")
    if kind in READS:
        return str(READS[kind](game, seat))
    if kind in COMPONENT_NAMES:
        return ", ".join([str(one.number) for one in game.view(seat).districts if kind in one.components])
    if kind == "produced":
        return _amounts(next(one for one in _latest(game, seat) if _is_production(one, int(about))).things[-RESOURCES:])
    if kind == "pays":
        return str(investment_capital(game.s, game.pack.thing(about) - INVESTMENT))
    raise LookupError(key)


def _latest(game: NewAngelesGame, seat: int) -> list[Event]:
    """The events that a seat knows, the latest first."""
    return game.history(seat)[::-1]


def _is_production(event: Event, district: int) -> bool:
    return event.kind in ("exploited", "produced") and event.things[0] == district


def _amounts(amounts: tuple[int, ...] | list[int]) -> str:
    return ", ".join([f"{RESOURCE_NAMES[one]} {amount}" for one, amount in enumerate(amounts) if amount])


def _won(game: NewAngelesGame, seat: int) -> str:
    """The latest deal: the winner's seat, the offer, and the support for each."""
    won = next(one for one in _latest(game, seat) if one.kind == "won-deal")
    offer, main, counter = won.things
    return f"seat {won.seat}, {'main offer' if offer == MAIN else 'counteroffer'}, {main} to {counter}"


def _investment(game: NewAngelesGame, seat: int) -> str:
    """The card that a seat revealed in the demand round, and what it gained then."""
    events = game.history(seat)
    at = max([place for place, one in enumerate(events) if one.kind == "investment" and one.seat == seat])
    return f"{game.pack.names[INVESTMENT + events[at].things[0]]} {events[at + 1].things[0]}"


def _ending(game: NewAngelesGame, seat: int) -> str:
    """NA 69: who would win if the game ended now."""
    s = game.s
    won = winners(s.setting.corporations, s.capital, s.rivals, BY_DEMAND)
    return ", ".join([CORPORATION_NAMES[s.setting.corporations[one]] for one in sorted(won)])


def _lacking(game: NewAngelesGame, seat: int) -> str:
    view = game.view(seat)
    return ", ".join([name for name, wanted in view.targets.items() if view.supply[name] < wanted])


def _unrest(game: NewAngelesGame, seat: int) -> str:
    stages = [(one.number, one.unrest) for one in game.view(seat).districts if one.unrest != "stable"]
    return ", ".join([f"{number} {stage}" for number, stage in stages])


def _met(game: NewAngelesGame, seat: int) -> str:
    demand = next(one for one in _latest(game, seat) if one.kind == "demand")
    return "no" if any(demand.things[1:]) else "yes"


def _counter(game: NewAngelesGame, seat: int) -> str:
    counters = game.view(seat).deal.counters
    return game.pack.names[counters[-1]] if counters else ""


def _binding(game: NewAngelesGame, seat: int) -> str:
    """NA 65: whether the latest trade binds both sides."""
    trade = next(one for one in _latest(game, seat) if one.kind == "traded")
    return "yes" if trade.things[1] else "no"


READS: Final[Mapping[str, Read]] = {
    "capital": lambda game, seat: ",".join([str(player.capital) for player in game.view(seat).players]),
    "threat": lambda game, seat: game.view(seat).threat,
    "round": lambda game, seat: game.view(seat).round,
    "asks": lambda game, seat: game.prompt(game.deciders[0]),
    "demand": lambda game, seat: game.pack.demand_names[game.view(seat).demand],
    "failing": lambda game, seat: game.pack.tables.demand_threat[game.view(seat).demand],
    "targets": lambda game, seat: _amounts(list(game.view(seat).targets.values())),
    "supply": lambda game, seat: _amounts(list(game.view(seat).supply.values())),
    "lacking": _lacking,
    "unrest": _unrest,
    "hand": lambda game, seat: game.view(seat).players[seat].hand_count,
    "assets": lambda game, seat: ", ".join(
        [game.pack.names[ASSET + one] for one in game.view(seat).players[seat].assets]
    ),
    "rival": lambda game, seat: game.pack.names[game.view(seat).players[seat].rival],
    "rivals": lambda game, seat: ", ".join([game.pack.names[rival] for rival in game.s.rivals]),
    "aside": lambda game, seat: game.pack.names[game.s.rival_aside],
    "revealed": lambda game, seat: game.pack.names[ASSET + game.view(seat).deal.revealed],
    "main": lambda game, seat: game.pack.names[game.view(seat).deal.main],
    "counter": _counter,
    "won": _won,
    "binding": _binding,
    "promise": lambda game, seat: game.view(seat).promises[-1].status,
    "investment": _investment,
    "met": _met,
    "ending": _ending,
}


def points(game: NewAngelesGame, seat: int) -> set[str]:
    """Everything on the table that a step can point at."""
    mine = game.view(seat).players[seat]
    return {
        *("city", "hand", "rival", "ledger", "deal:asset", "deal:main", "deal:counter"),
        *("track:threat", "track:demand", "track:supply"),
        *[f"district:{number}" for number in range(1, DISTRICTS + 1)],
        *[f"seat:{other}" for other in range(game.seats)],
        *[f"type:{number}" for number in range(TYPES)],
        *[f"card:{card}" for card in [*(mine.hand or []), *[ASSET + asset for asset in mine.assets]]],
    }
