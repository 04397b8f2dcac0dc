"""Draws any game from nothing but its views, questions, options and events. For games without a screen of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from msgspec.inspect import IntType, type_info
from rich.cells import cell_len, chop_cells, set_cell_size
from rich.console import Console
from rich.text import Text

from neopolis.engine.decision import Decision
from neopolis.engine.event import Event
from neopolis.engine.refused import Refused
from neopolis.terminal.canvas import Canvas, wrap
from neopolis.terminal.outline import INDENT, Outline
from neopolis.terminal.page import Page
from neopolis.terminal.panel import ASKED, FADED, HEADER, KEY, MESSAGE, TITLE, Panel
from neopolis.terminal.question import Question
from neopolis.terminal.renderer import G, Renderer, Send
from neopolis.terminal.sentences import words
from neopolis.terminal.terminal import Terminal

QUESTION_ROWS: Final = 3
LEAST_VIEW: Final = 8  # rows that are always kept for the view, however many options there are
GAP: Final = 2  # columns between two columns of text

EventText = Callable[[G, Event, list[str]], str]
Position = Callable[[G], object]
Command = type[msgspec.Struct]


class PlainRenderer(Renderer[G, Question]):
    """Shows the view as an outline, the log beside it, and the options as a numbered list."""

    def __init__(
        self,
        name: str,
        title: str,
        labels: Mapping[str, str],
        event_text: EventText[G],
        position: Position[G],
        commands: tuple[Command, ...],
        names: list[str],
        terminal: Terminal,
    ) -> None:
        super().__init__(names, terminal)
        self.name = name
        self.title = title
        self.labels = labels
        self.event_text = event_text
        self.position = position
        self.commands = {str(command.__struct_config__.tag): command for command in commands}

    # Playing.

    def question(self, game: G, seat: int) -> Question:
        if seat not in game.deciders:
            return Question(Decision(seat, "waiting", [], (), 0), words("waiting"))
        question = Question(game.decision(seat), game.question(seat))
        question.keys = {option: str(at) for at, option in enumerate(question.options, start=1)}
        return question

    def prompt(self, game: G, keys: str, is_remote: bool) -> str:
        return words("join-plain-prompt" if is_remote else "plain-prompt", keys=keys)

    def draw(self, canvas: Canvas, game: G, question: Question, message: str, heard: int) -> None:
        self._draw_header(canvas, game.deciders)
        labels = self._labels(game, question)
        options = _first(_columns(labels, canvas.width), canvas.height - LEAST_VIEW - QUESTION_ROWS, "more-options")
        usage = [words("plain-commands", commands=self._usages())] if self.commands else []
        asked = wrap(question.text, canvas.width, INDENT)[:QUESTION_ROWS]
        below = canvas.height - 1 - len(asked) - len(options) - len(usage)
        self._draw_view(canvas, below, game.view(question.seat), self._log(game, question.seat), heard)
        panel = Panel(canvas, 0, below, canvas.width, canvas.height - 1 - below)
        for rows, style in ((asked, ASKED), (options, KEY), (usage, FADED)):
            for row in rows:
                panel.line(row, style)
        canvas.footer(message, MESSAGE)

    def log_length(self, game: G, seat: int) -> int:
        return len(self._log(game, seat))

    def _labels(self, game: G, question: Question) -> list[str]:
        return [f"{key.rjust(2)} {game.describe(question.seat, option)}" for option, key in question.keys.items()]

    def _log(self, game: G, seat: int) -> list[str]:
        return self.replay_sentences(game, game.history(seat))

    def _draw_header(self, canvas: Canvas, deciders: tuple[int, ...]) -> None:
        canvas.fill(0, 0, canvas.width, 1, HEADER)
        canvas.put(1, 0, self.title, HEADER)
        if deciders:
            awaited = words("awaited", names=", ".join([self.names[seat] for seat in deciders]))
            canvas.right(canvas.width - 1, 0, awaited, HEADER)

    def _draw_view(self, canvas: Canvas, below: int, view: object, log: list[str], heard: int) -> None:
        """The view on the left and the end of the log on the right, above row `below`."""
        half = canvas.width // 2
        left = Panel(canvas, 0, 1, half - GAP, below - 1)
        for row in _first(self._outline(view), left.left, "more"):
            left.line(row)
        right = Panel(canvas, half, 1, canvas.width - half, below - 1)
        right.log(words("log"), log, heard)

    def _outline(self, data: object) -> list[str]:
        whole = {"table": words("plain-table"), "seats": words("plain-seats")}  # fields of `GameDefinition.position`
        return Outline(self.names, {**whole, **self.labels}).lines(data)

    # Side actions.

    def extra_commands(self, game: G, question: Question) -> list[str]:
        return [f"{name} " if _fields(command) else name for name, command in self.commands.items()]

    def side_command(self, game: G, question: Question, typed: str, send: Send) -> str | None:
        """Take a side action, typed as its name and its values: `give-coin Ben`."""
        name, _, rest = typed.partition(" ")
        command = self.commands.get(name.lower())
        if command is None:
            return None
        fields = _fields(command)
        if all([isinstance(type_info(field.type), IntType) for field in fields]):
            rest = self._with_seats(rest)
        try:
            values = zip([field.encode_name for field in fields], rest.split(), strict=True)
            sent = msgspec.convert({"kind": name.lower(), "id": "terminal", **dict(values)}, command, strict=False)
        except ValueError:  # too many or too few values, or one of another type
            raise Refused("cli-plain-usage", usage=self._usage(name.lower(), command)) from None
        send(sent)
        return words("plain-sent")

    def _with_seats(self, text: str) -> str:
        """The text with seat numbers instead of players' names."""
        for name in sorted(self.names, key=len, reverse=True):
            seat = str(self.names.index(name))
            text = re.sub(rf"(?<!\S){re.escape(name)}(?!\S)", seat, text, flags=re.IGNORECASE)
        return text

    def _usages(self) -> str:
        return ", ".join([self._usage(name, command) for name, command in self.commands.items()])

    def _usage(self, name: str, command: Command) -> str:
        values = [self.labels.get(field.encode_name, field.encode_name) for field in _fields(command)]
        return " ".join([name, *[value.upper() for value in values]])

    # Reading.

    def help_page(self, game: G, question: Question, asked: str, width: int) -> list[Text]:
        if asked:
            raise Refused("cli-no-rules")
        page = Page(width)
        page.title(words("question-title"))
        page.text(question.text)
        for label in self._labels(game, question):
            page.hanging(label)
        page.title(words("answers-title"))
        page.text(words("plain-answers"))
        if self.commands:
            page.text(words("plain-commands", commands=self._usages()))
        return page.rows

    def pages(self, game: G, seat: int, width: int) -> dict[str, Callable[[], list[Text]]]:
        return {
            "l": lambda: _page(words("log"), self._log(game, seat)[::-1], width),
            "v": lambda: _page(words("plain-view"), self._outline(game.view(seat)), width),
        }

    # The end.

    def final_rows(self, game: G) -> list[Text]:
        rows = [Text(words("final-title"), TITLE)]
        result = game.result
        if result is None:
            return rows
        for seat, points in enumerate(result.points):
            rows.append(Text(f"{self.names[seat].ljust(13)} {points:>4}", "bold" if seat in result.winners else ""))
        if result.rank:
            rows.append(Text(words("rank", points=result.points[0], rank=result.rank), "bold"))
            return rows
        winners = ", ".join([self.names[seat] for seat in result.winners])
        code = "winner" if len(result.winners) == 1 else "winners"
        rows.append(Text(words(code, names=winners) if winners else words("plain-nobody"), "bold"))
        return rows

    def over_prompt(self, is_remote: bool) -> str:
        return words("join-plain-over-prompt" if is_remote else "plain-over-prompt")

    # Watching and replaying.

    def draw_public(self, canvas: Canvas, view: object, log: list[str]) -> None:
        self._draw_header(canvas, ())
        self._draw_view(canvas, canvas.height - 1, view, log, 0)

    def replay_sentences(self, game: G, events: list[Event]) -> list[str]:
        sentences = [self.event_text(game, event, self.names) for event in events]
        return [sentence for sentence in sentences if sentence]

    def print_table(self, console: Console, game: G, viewer: int | None) -> None:
        shown = self.position(game) if viewer is None else game.view(viewer)
        for row in self._outline(shown):
            console.print(row, markup=False)
        if game.over:
            console.print()
            for text in self.final_rows(game):
                console.print(text)


def _first(rows: list[str], most: int, code: str) -> list[str]:
    """The first rows that fit, with a note in the last one if there are more."""
    return rows if len(rows) <= most else [*rows[: most - 1], words(f"plain-{code}")]


def _page(title: str, lines: list[str], width: int) -> list[Text]:
    page = Page(width)
    page.title(title)
    page.rows += [Text(row) for line in lines for row in chop_cells(line, width)]
    return page.rows


def _columns(labels: list[str], width: int) -> list[str]:
    """Labels in as few rows as possible, read column by column."""
    each = max([cell_len(label) for label in labels], default=0) + GAP
    count = max(width // each, 1)
    height = max(-(-len(labels) // count), 1)
    columns = [labels[at : at + height] for at in range(0, len(labels), height)]
    rows = [[set_cell_size(column[row], each) for column in columns if row < len(column)] for row in range(height)]
    return ["".join(row).rstrip() for row in rows if row]


def _fields(command: Command) -> list[msgspec.structs.FieldInfo]:
    return [field for field in msgspec.structs.fields(command) if field.name != "id"]
