"""Helpers for the text tables that show the results of a simulation."""

from __future__ import annotations

from rich.table import Table

from neopolis.terminal.lab_words import words


def table(*left: str) -> Table:
    """A table without lines, with these columns of text."""
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for head in left:
        grid.add_column(head, no_wrap=True)
    return grid


def numbers(grid: Table, *heads: str) -> None:
    """Add columns of numbers."""
    for head in heads:
        grid.add_column(head, justify="right", no_wrap=True)


def percent(count: int, of: int, digits: int = 0) -> str:
    """A share in percent."""
    return words("percent", percent=f"{100 * count / of if of else 0:.{digits}f}")
