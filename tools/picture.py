"""Draws docs/pictures/play.svg: a turn of NEOM in the terminal, between a person and two bots.

.venv/bin/python -m tools.picture

The game always has the same seed, so the picture changes only if screen, texts, rules or the bot change.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from neopolis.bots import Observation
from neopolis.games import neom
from neopolis.games.neom.bots import make_bot
from neopolis.games.neom.definition import GAME
from neopolis.games.neom.game import NeomGame
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.sentences import words
from neopolis.terminal.terminal import GROUND, LEAST_HEIGHT, LEAST_WIDTH, Terminal
from neopolis.text.messages import ENGLISH, use_language

FILE: Final = Path(__file__).parents[1] / "docs" / "pictures" / "play.svg"
SEED: Final = 44
TURN: Final = (3, 4)  # generation and turn: by then the cities are large
BOTS: Final = ("greedy", "greedy", "greedy")
FONTS: Final = re.compile(r" *@font-face \{\{.*?\n    \}\}\n", re.DOTALL)  # rich would load them from the internet
FAMILY: Final = "'DejaVu Sans Mono', Menlo, Consolas, monospace"


def position() -> NeomGame:
    """A game in which the first seat chooses a space for a tile. If there is no such question, choose another SEED."""
    game = neom.start(seats=len(BOTS), seed=SEED)
    bots = [make_bot(name, seed=seat) for seat, name in enumerate(BOTS)]
    while not is_shown(game):
        seat = game.deciders[-1]  # the first seat, which the picture shows, answers last
        game.play(seat, bots[seat].choose(Observation(game, seat)))
    return game


def is_shown(game: NeomGame) -> bool:
    return (game.s.generation, game.s.turn) == TURN and game.deciders == (0,) and game.prompt(0) == "space"


def rows(game: NeomGame) -> list[Text]:
    """The rows of the smallest terminal, the prompt last."""
    names = [words("player", number=1), *[words("bot", number=seat + 1) for seat in range(1, game.seats)]]
    renderer = GAME.renderer(names, Terminal(io.StringIO(), io.StringIO()))
    canvas = Canvas(LEAST_WIDTH, LEAST_HEIGHT - 1)
    question = renderer.question(game, 0)
    renderer.draw(canvas, game, question, "", 0)
    return [*canvas.rows(), Text(renderer.prompt(game, question.key_range(), is_remote=False))]


def picture() -> str:
    """The picture, as SVG."""
    with use_language(ENGLISH):
        shown = rows(position())
    for row in shown:
        row.pad_right(LEAST_WIDTH - row.cell_len)
    console = Console(record=True, file=io.StringIO(), width=LEAST_WIDTH, highlight=False, color_system="256")
    console.print(Text("\n", style=GROUND).join(shown), no_wrap=True)
    frame = FONTS.sub("", CONSOLE_SVG_FORMAT).replace("Fira Code, monospace", FAMILY)
    return console.export_svg(title="neopolis play neom", code_format=frame, unique_id="play")


def main() -> None:
    FILE.write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
