"""The outcome of a tournament as a picture."""

from __future__ import annotations

from io import StringIO
from typing import Final

from neopolis.lab.intervals import Estimate
from neopolis.lab.standings import Standings
from neopolis.text.messages import message

DOT: Final = "#0b6e75"
GRID: Final = "#d5d9dd"
TEXT: Final = "#30363c"


def plot(standings: Standings, title: str) -> str:
    """An SVG with a dot and an interval for each bot: its share of wins, or its points in solo games.

    A dashed line marks the last-named bot. The same standings give the same bytes.
    """
    from matplotlib import rc_context  # only the extra `lab` has it
    from matplotlib.figure import Figure

    is_solo = standings.seats == 1
    bots = standings.bots
    shown = [bot.points if is_solo else _percent(bot.win_share) for bot in bots]
    with rc_context({"svg.hashsalt": "neopolis", "svg.fonttype": "none", "text.color": TEXT}):
        figure = Figure(figsize=(7.2, 1.3 + 0.45 * len(bots)), layout="constrained")
        axes = figure.subplots()
        axes.axvline(shown[-1].value, color=TEXT, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
        for row, one in enumerate(shown):
            low, high = (one.value if end is None else end for end in (one.low, one.high))
            axes.plot([low, high], [row, row], color=DOT, linewidth=2.5, solid_capstyle="round", zorder=2)
            axes.plot([one.value], [row], "o", color=DOT, markersize=8, markeredgecolor="white", zorder=3)
            axes.annotate(
                *(_figure(one.value, is_solo), (one.value, row), (0, 9)),
                textcoords="offset points",
                ha="center",
                bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
            )
        axes.set_yticks(range(len(bots)), [bot.bot for bot in bots])
        axes.set_ylim(len(bots) - 0.5, -0.7)
        if not is_solo:
            axes.set_xlim(-2, 102)
        axes.set_xlabel(message("lab-plot-points" if is_solo else "lab-plot-wins", {}), color=TEXT)
        axes.set_title(title, loc="left", fontsize=11)
        axes.grid(axis="x", color=GRID, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.tick_params(length=0, colors=TEXT)
        axes.spines[:].set_visible(False)
        file = StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()


def _percent(share: Estimate) -> Estimate:
    low, high = (None if end is None else 100 * end for end in (share.low, share.high))
    return Estimate(100 * share.value, low, high)


def _figure(value: float, is_solo: bool) -> str:
    return f"{value:.1f}" if is_solo else f"{value:.0f}%"
