"""The progress bar of commands that play many games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from neopolis.terminal.lab_words import words


@contextmanager
def progress_bar(total: int, done: int = 0, code: str = "progress") -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if that is a terminal. Call the result with the number of finished games.

    The bar uses no thread, because forking and threads do not mix.
    """
    console = Console(stderr=True)
    columns = (TextColumn(words(code)), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = console.is_terminal
    with Progress(*columns, console=console, transient=True, auto_refresh=False, disable=not shown) as progress:
        bar = progress.add_task("", total=total, completed=done)
        yield lambda finished: progress.update(bar, completed=finished, refresh=True)
