"""Pages beside the screen: help, rules, the log, the score, and all tiles that a player may look at."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import (
    GOOD_NAMES,
    tile_rule,
)
from neopolis.games.neom.rules.scoring import CATEGORIES, categories
from neopolis.games.neom.terminal.log import log_turns
from neopolis.games.neom.terminal.options import TileRow, draw_tile_head
from neopolis.games.neom.terminal.question import Question
from neopolis.games.neom.terminal.tiles import GOOD_CODES
from neopolis.games.neom.text.notation import line_text
from neopolis.games.neom.text.rules import RULEBOOK
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.page import Page
from neopolis.terminal.panel import TITLE
from neopolis.terminal.sentences import words
from neopolis.text.messages import message, name_of
from neopolis.text.rulebook import has_rules, rule_text

NAME_ROOM = 12


class TilesPage(Page):
    """A page with tables of tiles."""

    def tiles(self, game: NeomGame, title: str, tiles: tuple[int, ...]) -> None:
        """Add a table of tiles, each with its paragraph of the rules."""
        if not tiles:
            return
        self.title(title)
        canvas = Canvas(self.width, 1)
        draw_tile_head(canvas, 0, False)
        self.rows += canvas.rows()
        for tile in tiles:
            canvas = Canvas(self.width, 1)
            TileRow(game.pack, tile, "").draw(canvas, 0, False)
            self.rows += canvas.rows()
            self.text(rule_text(f"19.{tile}", RULEBOOK), "color(245)", indent="   ")


def help_page(game: NeomGame, question: Question, width: int) -> list[Text]:
    """The current question with its rules, how to answer, and the meaning of the symbols."""
    page = Page(width)
    page.title(words("question-title"))
    page.text(question.text)
    if not has_rules():
        page.text(words("no-rules"))
    tile = question.pending.tile or game.s.selected[question.seat]
    cited = [*question.rules, tile_rule(tile)] if tile else question.rules
    for number in dict.fromkeys(cited):
        page.title(number)
        page.text(rule_text(number, RULEBOOK), indent="  ")
    page.title(words("answers-title"))
    page.text(words("answers"))
    page.title(words("legend-title"))
    page.text(words("legend"))
    codes = [f"{code} {name_of(name)}" for code, name in zip(GOOD_CODES, GOOD_NAMES, strict=True)]
    page.text(words("legend-goods", goods=", ".join(codes)))
    return page.rows


def log_page(game: NeomGame, seat: int, names: list[str], width: int) -> list[Text]:
    """The log as a seat may know it, the latest turn first."""
    page = Page(width)
    for title, sentences in reversed(log_turns(game, seat, names)):
        page.title(title)
        for sentence in sentences:
            page.hanging(sentence)
    return page.rows


def tiles_page(game: NeomGame, seat: int, names: list[str], width: int) -> list[Text]:
    """Every tile that a seat has or may look at, with its rules."""
    s = game.s
    page = TilesPage(width)
    page.tiles(game, words("hand-title"), s.hands[seat])
    page.tiles(game, words("open-title"), s.face_up)
    page.tiles(game, words("kept-title"), s.kept[seat])
    if s.packs:
        page.title(words("packs", packs=" ".join([str(len(pack)) for pack in s.packs])))
    if s.generation:
        for other in range(s.setting.seats):
            if other != seat:
                page.tiles(game, words("others-kept-title", name=names[other]), s.kept[other])
    page.tiles(game, words("discards-title"), s.discards)
    return page.rows


def asked_tiles_page(game: NeomGame, asked: str, width: int) -> list[Text]:
    """The tiles with a number, a name or the beginning of a name; empty if there are none."""
    name = asked.lower()
    found = [
        tile.number
        for tile in game.pack.tiles
        if name_of(tile.name).lower().startswith(name) or f"#{tile.number}" == name
    ]
    page = TilesPage(width)
    page.tiles(game, words("asked-tiles-title", count=len(found)), tuple(found))
    return page.rows


def score_rows(game: NeomGame, names: list[str], title: str) -> list[Text]:
    """NEOM 15: the score by category, a column for each player."""
    s = game.s
    sums = [
        categories(game.pack, s.cities[seat], s.money[seat] + s.locked[seat], s.final_income[seat])
        for seat in range(game.seats)
    ]
    rows = [Text(title, TITLE)]
    heads = "".join(
        [
            " " * max(NAME_ROOM + 1 - cell_len(name), 1) + set_cell_size(name, min(cell_len(name), NAME_ROOM))
            for name in names
        ]
    )
    labels = [message(f"category-{category}", {}) for category in CATEGORIES]
    room = max([len(label) for label in labels]) + 1
    rows.append(Text(words("category").ljust(room) + heads, "color(245)"))
    for at, label in enumerate(labels):
        numbers = "".join([str(sums[seat][at]).rjust(NAME_ROOM + 1) for seat in range(game.seats)])
        rows.append(Text(label.ljust(room) + numbers))
    totals = "".join([str(sum(each)).rjust(NAME_ROOM + 1) for each in sums])
    rows.append(Text("─" * (room + cell_len(heads)), "color(245)"))
    rows.append(Text(words("total").ljust(room) + totals, "bold"))
    return rows


def score_page(game: NeomGame, seat: int, names: list[str], width: int) -> list[Text]:
    """All scores, and the reasons for the seat's own score. After the game, the reasons for the others, too."""
    page = Page(width)
    page.rows = score_rows(game, names, words("final-title" if game.over else "score-title"))
    seats = [(seat + step) % game.seats for step in range(game.seats if game.over else 1)]
    for each in seats:
        page.title(words("reasons-title", name=names[each]))
        for line in game.score_lines(each):
            page.text(f"{line.points:>4}  {line_text(game.pack, line)}  ({line.rule})")
    return page.rows


def final_rows(game: NeomGame, names: list[str]) -> list[Text]:
    """NEOM 15.8, 17.8: the score table, and who has won or which rank was reached."""
    rows = score_rows(game, names, words("final-title"))
    result = game.result
    if result is None:
        return rows
    if result.rank:
        rows.append(Text(words("rank", points=result.points[0], rank=result.rank), "bold"))
    else:
        winners = ", ".join([names[seat] for seat in result.winners])
        rows.append(Text(words("winner" if len(result.winners) == 1 else "winners", names=winners), "bold"))
    return rows
