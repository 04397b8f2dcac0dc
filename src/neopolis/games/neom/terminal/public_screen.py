"""What a spectator of NEOM sees: all cities side by side, and the log."""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.content.pack import Pack, default_pack
from neopolis.games.neom.ids import CELLS, CENTER, SIDE, cell_name
from neopolis.games.neom.knowledge.view import PlayerView, View
from neopolis.games.neom.terminal.tiles import ground, type_letters
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.panel import FADED, HEADER, Panel
from neopolis.terminal.sentences import words
from neopolis.text.messages import message

CITY_WIDTH: Final = 26
CITY_HEIGHT: Final = 9
CELL_WIDTH: Final = 5


def draw_public(canvas: Canvas, view: View, names: list[str], log: list[str]) -> None:
    """Draw the public view and the last sentences of the log that fit."""
    canvas.fill(0, 0, canvas.width, 1, HEADER)
    when = words("turn", generation=view.generation, turn=view.turn) if view.generation else words("before")
    canvas.put(1, 0, f"{message('game-neom', {})}  {words('over') if view.over else when}", HEADER)
    if view.awaited:
        awaited = words("awaited", names=", ".join([names[seat] for seat in view.awaited]))
        canvas.right(canvas.width - 1, 0, awaited, HEADER)
    each = canvas.width // (CITY_WIDTH + 2)
    pack = default_pack()
    for at, player in enumerate(view.players):
        row, column = divmod(at, each)
        _city(canvas, column * (CITY_WIDTH + 2), 2 + row * CITY_HEIGHT, pack, player, names[player.seat])
    below = 2 + CITY_HEIGHT * -(-len(view.players) // each)
    Panel(canvas, 0, below, canvas.width, canvas.height - below - 1).log(words("log"), log)


def _city(canvas: Canvas, x: int, y: int, pack: Pack, player: PlayerView, name: str) -> None:
    points = player.score["total"]
    canvas.put(x, y, words("your-city", name=name, points=points), "bold", room=CITY_WIDTH)
    money = f"{words('money', money=player.money)}  {words('income', income=player.income)}"
    canvas.put(x, y + 1, money, room=CITY_WIDTH)
    for cell in range(CELLS):
        tile = player.tiles.get(cell_name(cell), 0)
        down, across = divmod(cell, SIDE)
        if tile:
            text, style = f"{type_letters(pack, tile)}{tile}", f"black on {ground(pack, tile)}"
        else:
            text, style = "*" if cell == CENTER else "\N{MIDDLE DOT}", FADED
        canvas.put(x + across * CELL_WIDTH, y + 2 + down, text.ljust(CELL_WIDTH - 1), style)
