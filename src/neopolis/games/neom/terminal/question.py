"""The current question: the key of each option, its price, and how it would change the score."""

from __future__ import annotations

from typing import Final

from neopolis.engine.decision import Decision
from neopolis.engine.playable import PlayedGame
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.hints import Hint, hints
from neopolis.games.neom.ids import (
    CELL,
    CELLS,
    DONE,
    IMPORT,
    LEFT_FROM,
    POSTAL,
    RIGHT_FROM,
    SUPPLY,
    cell_number,
    is_tile,
)
from neopolis.games.neom.rules.action import PROMPTS
from neopolis.games.neom.rules.buying import IMPOSSIBLE
from neopolis.games.neom.rules.state import NOTHING_PICKED
from neopolis.games.neom.terminal.board import Labels
from neopolis.games.neom.terminal.tiles import GOOD_CODES
from neopolis.terminal.question import Question as Asked
from neopolis.terminal.sentences import words
from neopolis.text.messages import name_of

LETTERS: Final = "ABCDEFGIJKMOPRTVWXYZ"  # the keys of cells; letters that are commands are left out
ON_CELLS: Final = ("space", "sacrifice")


def key_of(at: int) -> str:
    """The letter of a cell to choose from; after Z come AA, BB and so on."""
    return LETTERS[at % len(LETTERS)] * (1 + at // len(LETTERS))


class Question(Asked):
    """The question of a seat, with a key and a hint for each option."""

    def __init__(self, game: NeomGame, seat: int) -> None:
        if seat in game.deciders:
            super().__init__(game.decision(seat), game.question(seat))
        else:  # in network play the screen is shown while others think
            super().__init__(Decision(seat, "waiting", [], (), 0), words("waiting"))
        self.hints: dict[int, Hint] = hints(game, seat, self.prompt, self.options)
        begun = self.prompt in PROMPTS.values() or self.prompt == "sacrifice"
        self.pending = game.s.pending[seat] if begun else NOTHING_PICKED  # earlier picks of this step
        on_cells = self.prompt in ON_CELLS
        chosen = [option for option in self.options if option != DONE]
        for at, option in enumerate(chosen):
            self.keys[option] = key_of(at) if on_cells else str(at + 1)
        if DONE in self.options:
            self.keys[DONE] = "0"

    @property
    def enter(self) -> int | None:
        """The option for Enter alone: the cheapest purchase, or the only option."""
        return self.default if self.prompt == "seller" else super().enter

    def tiles(self) -> list[int]:
        """The options that are tiles."""
        return [option for option in self.options if is_tile(option)]

    def labels(self) -> Labels:
        """The labels of the board: cells to choose from, and cells already chosen."""
        labels = Labels()
        for cell in self.pending.cells:
            labels.keys[cell] = words("gone")
        if self.pending.cell >= 0:
            labels.keys[self.pending.cell] = words("here")
        for option, key in self.keys.items():
            if CELL <= option < CELL + CELLS:
                labels.keys[option - CELL] = key
                labels.changes[option - CELL] = change_text(self.hints.get(option))
        return labels

    def option(self, game: PlayedGame, typed: str) -> int:
        """The answer that was typed: its key, a cell's name, or the beginning of its text."""
        cell = cell_number(typed.lower())
        if cell >= 0 and self.prompt in ON_CELLS and typed.upper() not in self.keys.values():
            return CELL + cell  # if the cell is not an option, the refusal says why
        return super().option(game, typed)


def change_text(hint: Hint | None) -> str:
    """A change of the score with its sign."""
    if hint is None or hint.change is None:
        return ""
    return f"{hint.change:+d}" if hint.change else "0"


def price_text(hint: Hint | None, names: list[str], goods: tuple[str, ...]) -> str:
    """The price and the sellers of an option, or why it is not possible."""
    if hint is None:
        return ""
    if hint.hindrance:
        return words(f"blocked-{hint.hindrance}", money=hint.price if hint.price < IMPOSSIBLE else 0)
    bought = hint.bought
    parts = [
        purchase_text(name_of(goods[bought[at]]), bought[at + 1], bought[at + 2], names)
        for at in range(0, len(bought), 3)
    ]
    price = str(hint.price) if hint.price else words("free")
    return f"{price}: {', '.join(parts)}" if parts else price


def brief_price(hint: Hint) -> str:
    """The price in as few characters as possible: each Good with an arrow, without names."""
    bought = hint.bought
    parts: list[str] = []
    for at in range(0, len(bought), 3):
        way = bought[at + 1]
        code = "brief-right" if way >= RIGHT_FROM else "brief-left"
        if way >= SUPPLY or way in (POSTAL, IMPORT):
            code = "brief-supply"
        parts.append(words(code, good=GOOD_CODES[bought[at]], money=bought[at + 2]))
    return f"{hint.price}: {' '.join(parts)}"


def purchase_text(good: str, way: int, price: int, names: list[str]) -> str:
    """A purchase in short form, with an arrow for the direction."""
    if way == POSTAL:
        return words("short-postal", good=good)
    if way == IMPORT:
        return words("short-import", good=good)
    if way >= SUPPLY:
        return words("short-supply", good=good, money=price)
    if way >= RIGHT_FROM:
        return words("short-right", good=good, money=price, name=names[way - RIGHT_FROM])
    return words("short-left", good=good, money=price, name=names[way - LEFT_FROM])


def way_words(way: int, price: int, names: list[str]) -> str:
    """A way to get a Good, in full."""
    if way == POSTAL:
        return words("way-postal")
    if way == IMPORT:
        return words("way-import")
    if way >= SUPPLY:
        return words(f"way-supply-{way - SUPPLY}", money=price)
    if way >= RIGHT_FROM:
        return words("way-right", name=names[way - RIGHT_FROM], money=price)
    return words("way-left", name=names[way - LEFT_FROM], money=price)
