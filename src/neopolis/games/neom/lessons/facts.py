"""What a lesson can say about a game of NEOM, and what it can point at."""

from __future__ import annotations

from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.hints import Hint, hints
from neopolis.games.neom.ids import CELLS, GOOD_NAMES
from neopolis.games.neom.knowledge.view import PlayerView
from neopolis.games.neom.rules.scoring import CATEGORIES, neighborhood_points


def fact(game: NeomGame, seat: int, key: str) -> str:
    """A fact about a seat, as text: "money", "score.printed", "hint sell", "at d1", "neighborhood 3" and others."""
    kind, _, about = key.partition(" ")
    view = game.view(seat)
    mine = view.players[seat]
    if kind == "hint":
        return str(_hint(game, seat, about).change)
    if kind == "blocked":
        return _hint(game, seat, about).hindrance
    if kind == "at":
        return _tile(game, mine.tiles[about])
    if kind == "neighborhood":
        return str(neighborhood_points(int(about)))
    if kind.startswith("score"):
        return str(mine.score[kind.removeprefix("score").removeprefix(".") or "total"])
    if kind == "result":
        return "" if game.result is None else ",".join([str(points) for points in game.result.points])
    if kind == "disaster":
        return view.disaster.name if view.disaster else ""
    if kind in ("turn", "generation"):
        return str(view.turn if kind == "turn" else view.generation)
    return _own_fact(mine, kind)


def _own_fact(mine: PlayerView, kind: str) -> str:
    lists = {"goods": mine.goods, "routes": mine.routes}
    return ",".join(lists[kind]) if kind in lists else str({"money": mine.money, "income": mine.income}[kind])


def _hint(game: NeomGame, seat: int, text: str) -> Hint:
    """The hint for an option, or for a tile that cannot be chosen, by its text."""
    decision = game.decision(seat)
    found = hints(game, seat, decision.prompt, decision.options)
    names = {_name(game, seat, option): hint for option, hint in found.items()}
    return names[text]


def _name(game: NeomGame, seat: int, option: int) -> str:
    return game.text(seat, option) if option in game.options(seat) else _tile(game, option)


def _tile(game: NeomGame, number: int) -> str:
    return f"{game.pack.tile(number).name} #{number}"


def points(game: NeomGame, seat: int) -> set[str]:
    """Everything on the table that a step can point at."""
    mine = game.view(seat).players[seat]
    tiles = [*(mine.hand or []), *(mine.cornerstones or []), mine.selected]
    return {
        *("hand", "city", "score", "money", "income", "route:left", "route:right"),
        *[f"tile:{tile}" for tile in tiles],
        *[f"cell:{cell}" for cell in range(CELLS)],
        *[f"seat:{other}" for other in range(game.seats)],
        *[f"goods:{name}" for name in GOOD_NAMES],
        *[f"score:{category}" for category in CATEGORIES],
    }
