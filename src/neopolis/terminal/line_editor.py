"""Reads a line from a terminal: arrow keys edit it, Up and Down bring back earlier lines, Tab completes it.

The line is always in the last row, below a full screen, so nothing here may use a second row.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.auto_suggest import AutoSuggest, Suggestion
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_input
from prompt_toolkit.input.typeahead import get_typeahead, store_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.key_binding.key_processor import KeyPress
from prompt_toolkit.keys import Keys
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.styles import Style

from neopolis.terminal.interruptions import DrawAgain, Interruption, Suspended, Update

STYLE = Style([("auto-suggestion", "dim")])  # dim, because some terminals have no colors


class LineEditor:
    """Reads lines one after the other, and remembers them.

    `draft` is an interrupted line, which the next `read` continues. `pressed` is called for each key, and `is_resized`
    says whether the rows above the line were drawn for a window of another size.
    """

    def __init__(
        self, source: TextIO, target: TextIO, pressed: Callable[[], None], is_resized: Callable[[], bool]
    ) -> None:
        output = create_output(stdout=target)
        if isinstance(output, Vt100_Output):
            output.enable_cpr = False  # asking for the cursor's position takes time, and not every terminal answers
        self.draft = Document()
        self._is_resized = is_resized
        self._choices = Choices()
        self._session: PromptSession[str] = PromptSession(
            input=create_input(source),
            output=output,
            auto_suggest=self._choices,
            style=STYLE,
            complete_while_typing=False,
            erase_when_done=True,
            wrap_lines=False,
            reserve_space_for_menu=0,
            key_bindings=self._bindings(),
        )
        self._session.app.key_processor.before_key_press += lambda _: pressed()
        self._session.app.before_render += self._check_size

    def read(self, prompt: str, choices: Sequence[str] = (), bell: int = -1) -> str:
        """A line that somebody types. `EOFError` at the end of input.

        Raises `Update` when a byte arrives in the pipe `bell`, and another `Interruption` when the screen must be drawn
        again.
        """
        self._choices.texts = choices
        app, buffer = self._session.app, self._session.default_buffer
        typed_ahead = get_typeahead(app.input)

        def begin() -> None:
            if bell >= 0:
                asyncio.get_running_loop().add_reader(bell, _interrupt, app, Update())
            buffer.load_history_if_not_yet_loaded()
            app.create_background_task(type_keys())

        async def type_keys() -> None:
            """Process keys pressed before the line began. prompt_toolkit would do so before the history is loaded."""
            app.key_processor.feed_multiple(typed_ahead)
            typed_ahead.clear()
            app.key_processor.process_keys()

        try:
            typed = self._session.prompt(prompt, default=self.draft, pre_run=begin)
        except Interruption:
            self.draft = buffer.document
            raise
        except OSError:  # the terminal is gone
            raise EOFError from None
        finally:
            # Keys that were not read because the line was interrupted early come before those pressed since.
            store_typeahead(app.input, [*typed_ahead, *get_typeahead(app.input)])
        self.draft = Document()
        return typed.strip()

    def _check_size(self, app: Application[str]) -> None:
        """Interrupt after a resize. prompt_toolkit redraws the line, but not the rows above it."""
        if self._is_resized():
            _interrupt(app, DrawAgain())

    def _bindings(self) -> KeyBindings:
        bindings = KeyBindings()

        @bindings.add("tab")
        def complete(event: KeyPressEvent) -> None:
            self._choices.complete(event.current_buffer, 1)

        @bindings.add("s-tab")
        def complete_back(event: KeyPressEvent) -> None:
            self._choices.complete(event.current_buffer, -1)

        @bindings.add("c-l")
        def draw_again(event: KeyPressEvent) -> None:
            _interrupt(event.app, DrawAgain())

        @bindings.add("c-z")
        def suspend(event: KeyPressEvent) -> None:
            _interrupt(event.app, Suspended())

        @bindings.add(Keys.BracketedPaste)
        def paste(event: KeyPressEvent) -> None:
            """Treat pasted text like typed text: each line of it is an answer."""
            text = event.data.replace("\r\n", "\n").replace("\r", "\n")
            letters = [letter for letter in text if letter == "\n" or letter.isprintable()]
            keys = [KeyPress(Keys.ControlM if letter == "\n" else letter) for letter in letters]
            event.key_processor.feed_multiple(keys, first=True)  # before keys that were pressed after the paste

        @bindings.add("c-r")
        @bindings.add("c-s")
        @bindings.add("c-@")
        def ignore(event: KeyPressEvent) -> None:
            """Ignore the keys for searching, which would need a second row, and for selecting text."""

        return bindings


class Choices(AutoSuggest):
    """The texts that can be typed. The first that fits is suggested, and Tab goes through all that fit."""

    def __init__(self) -> None:
        self.texts: Sequence[str] = ()
        self._begun = ""  # the text before the first Tab
        self._offered = ""  # the text after the last Tab

    def fitting(self, begun: str) -> list[str]:
        """The texts that continue what was typed, ignoring case."""
        return [text for text in self.texts if text.lower().startswith(begun.lower()) and text != begun]

    def get_suggestion(self, buffer: Buffer, document: Document) -> Suggestion | None:
        is_whole = document.text.lower() in [text.lower() for text in self.texts]
        found = self.fitting(document.text) if document.text and not is_whole else []
        return Suggestion(found[0][len(document.text) :]) if found else None

    def complete(self, buffer: Buffer, step: int) -> None:
        """Replace the line with the next text that continues it; after the last one, with what was typed."""
        if buffer.text != self._offered:
            self._begun = buffer.text
        found = [self._begun, *self.fitting(self._begun)]
        at = found.index(buffer.text) if buffer.text in found else 0
        self._offered = found[(at + step) % len(found)]
        buffer.document = Document(self._offered)


def _interrupt(app: Application[str], reason: Interruption) -> None:
    if app.is_running and not app.is_done:
        app.exit(exception=reason)
