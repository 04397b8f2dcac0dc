"""A position of a recorded game of NEOM in few lines: the cities side by side, and everything on the table."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from neopolis.games.neom import NeomGame, Pack
from neopolis.games.neom.ids import CELLS, CENTER, SIDE, cell_name
from neopolis.games.neom.knowledge.view import PlayerView, View, shown_hand
from neopolis.games.neom.position import Position, position
from neopolis.games.neom.terminal.tiles import ground, type_letters
from neopolis.games.neom.text.notation import row_text
from neopolis.terminal.lab_words import words
from neopolis.text.messages import name_of

CELL_WIDTH = 4


def print_table(console: Console, game: NeomGame, viewer: int | None, names: list[str]) -> None:
    """Print everything on the table as a seat may see it. If `viewer` is None, print all secrets, too."""
    pack = game.pack
    shown: Position | View = position(game) if viewer is None else game.view(viewer)
    console.print(Columns([_city(pack, player, names[player.seat]) for player in shown.players], padding=(0, 2)))
    console.print()
    for line in (*_possessions(pack, shown, names), *_table(pack, shown), *_outcome(game, names)):
        console.print(line, markup=False)


def when(game: NeomGame) -> str:
    """The generation and the turn."""
    view = game.view(None)
    turn = words("turn", generation=view.generation, turn=view.turn)
    return turn if view.generation else words("preliminary")


def _city(pack: Pack, player: PlayerView, name: str) -> Text:
    """A city as rows of type letters and tile numbers, under its player's name and points."""
    who = words("player", who=name, points=player.score["total"])
    code = "purse-locked" if player.locked else "purse"
    purse = words(code, money=player.money, locked=player.locked, income=player.income)
    text = Text(f"{who}\n{purse}\n")
    for cell in range(CELLS):
        tile = player.tiles.get(cell_name(cell), 0)
        if tile:
            text.append(f"{type_letters(pack, tile)}{tile}".ljust(CELL_WIDTH), style=f"black on {ground(pack, tile)}")
        else:
            text.append(("*" if cell == CENTER else "\N{MIDDLE DOT}").ljust(CELL_WIDTH))
        text.append("\n" if cell % SIDE == SIDE - 1 else " ")
    text.rstrip()
    return text


def _possessions(pack: Pack, shown: Position | View, names: list[str]) -> list[str]:
    """Goods, Cornerstones, selection and hand of each player; unknown tiles are shown as hidden."""
    lines: list[str] = []
    for player in shown.players:
        goods = ", ".join(player.goods) or words("no-goods")
        lines.append(words("owned", who=names[player.seat], goods=goods, tiles=_row(pack, player.cornerstones)))
        if player.selected:
            lines.append(words("selected", tiles=_row(pack, [player.selected])))
        if player.hand_size:
            hand = shown_hand(shown, player.seat) if isinstance(shown, View) else player.hand
            lines.append(words("hand", tiles=_row(pack, hand)))
    return lines


def _row(pack: Pack, tiles: list[int] | None) -> str:
    return words("hidden") if tiles is None else row_text(pack, tuple(tiles))


def _table(pack: Pack, shown: Position | View) -> list[str]:
    """The tiles in the middle; the packs only for viewers who may look into them."""
    lines: list[str] = []
    if shown.face_up:
        lines.append(words("face-up", tiles=_row(pack, shown.face_up)))
    if isinstance(shown, Position):
        for number, tiles in enumerate(shown.packs, start=1):
            lines.append(words("pack", number=number, tiles=_row(pack, tiles)))
        if shown.put_away:
            lines.append(words("put-away", tiles=_row(pack, shown.put_away)))
    if shown.discards:
        lines.append(words("discards", tiles=_row(pack, shown.discards)))
    if shown.disaster is not None:
        lines.append(words("strikes", disaster=name_of(shown.disaster.name)))
    return lines


def _outcome(game: NeomGame, names: list[str]) -> list[str]:
    result = game.result
    if result is None:
        return []
    won = words("won", names=", ".join([names[seat] for seat in result.winners]))
    points = ", ".join([str(points) for points in result.points])
    return [words("result", points=points, winners=words("ranked", rank=result.rank) if result.rank else won)]
