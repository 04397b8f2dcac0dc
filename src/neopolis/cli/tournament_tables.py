"""The outcome of a tournament as tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from neopolis.lab.intervals import Estimate
from neopolis.lab.standings import Standing, Standings
from neopolis.terminal.lab_words import words


def title_of(game: str, found: Standings) -> str:
    """What was played, in one line."""
    last = found.seed + found.deals - 1
    return words("tournament-title", game=game, games=found.games, seats=found.seats, first=found.seed, last=last)


def show_standings(console: Console, game: str, found: Standings) -> None:
    """Print a row for each bot, and below what the columns mean."""
    is_solo = found.seats == 1
    field = found.bots[-1].bot
    console.print(title_of(game, found))
    console.print()
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(words("head-bot"))
    for head in ["head-games", *(["points", "more"] if is_solo else ["won", "more", "points", "rating"])]:
        grid.add_column(words(f"tournament-{head}") if "-" not in head else words(head), justify="right")
    for bot in found.bots:
        grid.add_row(*(_solo_row(bot) if is_solo else _row(bot)))
    console.print(grid)
    console.print()
    console.print(words("tournament-solo-note" if is_solo else "tournament-note", bot=field))


def _row(bot: Standing) -> list[str]:
    rating = "" if bot.rating is None else f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}"
    return [bot.bot, str(bot.games), _share(bot.win_share), _more(bot.more_wins, 100), mean_text(bot.points), rating]


def _solo_row(bot: Standing) -> list[str]:
    return [bot.bot, str(bot.games), mean_text(bot.points), _more(bot.more_points, 1)]


def _share(share: Estimate) -> str:
    """A share and its interval in percent."""
    low, high = 100 * (share.low or 0.0), 100 * (share.high or 0.0)
    return f"{100 * share.value:.1f} ({low:.0f}–{high:.0f})"


def _more(difference: Estimate | None, factor: int) -> str:
    return "" if difference is None else mean_text(difference, factor, "+")


def mean_text(estimate: Estimate, factor: int = 1, sign: str = "") -> str:
    """A mean and how far its interval reaches to each side; only the mean if it was measured once."""
    value = f"{factor * estimate.value:{sign}.1f}"
    return value if estimate.high is None else f"{value} ± {factor * (estimate.high - estimate.value):.1f}"
