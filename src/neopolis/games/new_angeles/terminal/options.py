"""The answers to a question of New Angeles as rows on the screen, and the hand beside them."""

from __future__ import annotations

from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import AMOUNT, ASSET
from neopolis.games.new_angeles.knowledge.view import View
from neopolis.games.new_angeles.terminal.cards import TYPE_STYLES, shortened, type_of
from neopolis.games.new_angeles.terminal.question import Answers, Question, is_card
from neopolis.games.new_angeles.text.card_texts import short_text
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.panel import FADED, KEY, TITLE
from neopolis.terminal.sentences import words
from neopolis.text.messages import name_of

NAME = 24  # columns of a card's name
LEAST_ROW = 40  # the fewest columns in which a card's effect fits beside its name
GAP = -1  # stands for the amounts left out of a long list; the last is still shown


class Options:
    """Draws the answers in one or more columns."""

    def __init__(self, canvas: Canvas, game: NewAngelesGame, view: View, names: list[str], question: Question) -> None:
        self.canvas = canvas
        self.game = game
        self.view = view
        self.question = question
        self.answers = Answers(game, view, names, question)
        self.hand = view.players[question.seat].hand or []

    @property
    def beside(self) -> bool:
        """Whether to show the hand beside the answers. It is not shown if answers are cards in the hand."""
        return not set(self.question.keys) & set(self.hand)

    def rows(self) -> int:
        """The number of rows needed if there is only one column."""
        return max(len(self.question.keys), 1 + max(len(set(self.hand)), 1) if self.beside else 0)

    def draw(self, y: int, height: int) -> None:
        options = list(self.question.keys)
        beside = self.beside
        width = self.canvas.width // 2 if beside else self.canvas.width
        if options and options[0] >= AMOUNT and len(options) > height:
            options = [*options[: height - 2], GAP, options[-1]]
        columns = max(-(-len(options) // height), 1)
        each = width // columns
        for at, option in enumerate(options):
            column, row = divmod(at, height)
            self._row(column * each, y + row, option, each - 1)
        if beside:
            self._hand(width, y, height, self.canvas.width - width)

    def _row(self, x: int, y: int, option: int, width: int) -> None:
        if option == GAP:
            self.canvas.put(x + 3, y, "...", FADED)
            return
        key = self.question.keys[option].rjust(2)
        self.canvas.put(x, y, key, KEY)
        text = self.answers.text(option)
        if not is_card(option):
            begin = len(key) + 1
            self.canvas.put(x + begin, y, shortened(text, width - begin))
            return
        copies = self.hand.count(option)
        named = f"{text} ×{copies}" if copies > 1 else text + self._owner(option)
        self._card(x + 3, y, option, named, width - 3)

    def _owner(self, card: int) -> str:
        """The owner of an asset, if that is another player."""
        for player in self.view.players:
            if card - ASSET in player.assets and player.seat != self.question.seat:
                return f" ({self.answers.names[player.seat]})"
        return ""

    def _card(self, x: int, y: int, card: int, name: str, width: int) -> None:
        """Draw a card's name in the color of its type, and what the card does."""
        kind = type_of(self.game.pack, card)
        style = f"bold {TYPE_STYLES[kind]}" if kind >= 0 else "bold"
        room = max(min(NAME, max(width * 2 // 5, 16)), len(name))
        if width < LEAST_ROW or room >= width:
            self.canvas.put(x, y, shortened(name, width), style)
            return
        self.canvas.put(x, y, name, style)
        does = short_text(self.game.pack, card)
        self.canvas.put(x + room + 1, y, shortened(does, width - room - 1), FADED)

    def _hand(self, x: int, y: int, height: int, width: int) -> None:
        """Draw the hand: a row per card, with the number of copies."""
        self.canvas.put(x, y, f"─ {words('na-hand')} ".ljust(width, "─"), TITLE)
        cards = sorted(set(self.hand))
        if not cards:
            self.canvas.put(x, y + 1, words("na-hand-empty"), FADED)
        for at, card in enumerate(cards[: height - 1], start=1):
            copies = self.hand.count(card)
            name = name_of(self.game.pack.names[card])
            self._card(x, y + at, card, f"{name} ×{copies}" if copies > 1 else name, width)
