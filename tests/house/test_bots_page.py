"""`docs/bots.md` says what the reports in `docs/bots` say."""

from pathlib import Path

import msgspec
import pytest

from neopolis.lab.intervals import Estimate
from neopolis.lab.ratings import Rating
from neopolis.lab.standings import Standing, Standings
from tools import bot_tables
from tools import bots as tool
from tools.bots import PAGE, REPORTS, Report, page, read, run

BOT = Standing(
    *("planner", 400, 120, 0, Estimate(0.3, 0.25723, 0.34657), Estimate(98.4, 97.1, 99.7)),
    *(Estimate(0.05, 0.01, 0.09), Estimate(3.0, 2.0, 4.0), Rating(26.04, 0.96)),
)
FIELD = Standing("greedy", 400, 100, 0, Estimate(0.25, 0.21, 0.2948), Estimate(95.4, 94.1, 96.7), None, None, None)
STANDINGS = Standings("neom", "1", "0", "one-against-rest", 4, 7, {}, 100, 500, (BOT, FIELD), ())
REPORT = Report("a", "2026-11-19T04:00:00+00:00", "0123456789ab", "2 cores", "neopolis tournament neom", STANDINGS)
replace = msgspec.structs.replace


def test_the_page_is_up_to_date() -> None:
    is_fresh = PAGE.read_text(encoding="utf-8") == page(read(), bot_tables.read())  # does not print both pages
    assert is_fresh, "docs/bots.md is out of date: run `.venv/bin/python -m tools.bots`"


def test_every_report_has_its_plot() -> None:
    assert [report.name for report in read() if not (REPORTS / f"{report.name}.svg").exists()] == []


def test_a_table() -> None:
    """Each bot has a row with shares in percent and all intervals."""
    text = page([REPORT])

    assert "## NEOM\n\n### 4 players: planner, greedy\n" in text
    row = "| `planner` | 400 | 30.0 % (25.7 to 34.7) | +5.0 (+1.0 to +9.0) | 98.4 (97.1 to 99.7) | 26.0 ± 1.0 |"
    assert row in text
    assert "| `greedy` | 400 | 25.0 % (21.0 to 29.5) |  | 95.4 (94.1 to 96.7) |  |" in text
    assert "Deals 7 to 106, 500 games." in text


def test_a_solo_table() -> None:
    text = page([replace(REPORT, standings=replace(STANDINGS, seats=1))])

    assert "| `planner` | 400 | 98.4 (97.1 to 99.7) | +3.0 (+2.0 to +4.0) |" in text
    assert " won " not in text


def test_only_the_latest_of_equal_tournaments_is_shown() -> None:
    """Other seats, bots or options make another tournament."""
    later = replace(REPORT, name="b", date="2026-11-20T04:00:00+00:00")
    other = replace(REPORT, name="c", standings=replace(STANDINGS, options={"variant": "beginner"}))
    text = page([later, REPORT, other])

    assert [f"bots/{name}.svg" in text for name in "abc"] == [False, True, True]
    assert "### 4 players, variant beginner: planner, greedy" in text


def test_changed_code_does_not_count() -> None:
    with pytest.raises(ValueError, match="not committed"):
        page([replace(REPORT, commit="0123456789ab+")])


def test_a_keptleaves_a_report_and_a_plot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "commit", lambda: "0123456789ab")
    report = run(["neom", "--bots", "greedy,random", "--games", "1", "--seats", "2"], tmp_path)

    assert read(tmp_path) == [report]
    assert sorted([file.suffix for file in tmp_path.iterdir()]) == [".json", ".svg"]
    assert report.command == "neopolis tournament neom --bots greedy,random --games 1 --seats 2"
    assert [bot.bot for bot in report.standings.bots] == ["greedy", "random"]


def test_a_table_of_bots_that_are_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games, the fate of the city, the Federalist, corporations and trades."""
    monkeypatch.setattr(bot_tables, "commit", lambda: "0123456789ab")
    kept = bot_tables.run(["new-angeles", "--bots", "random", "--seats", "4", "--games", "2"], tmp_path)
    text = page([replace(REPORT, standings=replace(STANDINGS, game="new-angeles"))], [kept])

    assert bot_tables.read(tmp_path) == [kept]
    assert (kept.bot, kept.seats, kept.summary.games) == ("random", 4, 2)
    assert "### All seats with the same bot" in text
    assert "| `random` | 4 | 2 | " in text
    assert "neopolis simulate new-angeles --bots random --seats 4 --games 2`" in text
