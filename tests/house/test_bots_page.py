"""`docs/bots.md` says what the reports in `docs/bots` say."""

from pathlib import Path

import msgspec
import pytest

from neopolis.lab.intervals import Estimate
from neopolis.lab.ratings import Rating
from neopolis.lab.standings import Standing, Standings
from tools import bot_tables, neom_solo
from tools import bots as tool
from tools.bots import PAGE, REPORTS, Report, page, read, run

BOT = Standing(
    *("planner", 400, 120, 0, Estimate(0.3, 0.25723, 0.34657), Estimate(98.4, 97.1, 99.7)),
    *(Estimate(0.05, 0.01, 0.09), Estimate(3.0, 2.0, 4.0), Rating(26.04, 0.96)),
)
FIELD = Standing("greedy", 400, 100, 0, Estimate(0.25, 0.21, 0.2948), Estimate(95.4, 94.1, 96.7), None, None, None)
STANDINGS = Standings("neom", "1", "0", "one-against-rest", 4, 7, {}, 100, 500, (BOT, FIELD), ())
REPORT = Report("a", "2026-11-19T04:00:00+00:00", "0123456789ab", "2 cores", "neopolis tournament neom", STANDINGS)
ALONE = neom_solo.Solo(
    bot="planner",
    tiles="4+",
    seeds=(1, 300),
    points=Estimate(116.512, 115.8, 117.2),
    median=116.5,
    top=Estimate(0.1, 0.07, 0.14),
    regret=Estimate(9.21, 8.5, 9.9),
    cpu_seconds=0.012,
    longest_decision=0.004,
    date="2026-11-19T04:00:00+00:00",
    commit="0123456789ab",
    machine="2 cores",
    command="python -m t",
)
replace = msgspec.structs.replace


def test_the_page_is_up_to_date() -> None:
    found = page(read(), neom_solo.read(), bot_tables.read())
    is_fresh = PAGE.read_text(encoding="utf-8") == found  # does not print both pages
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


def test_the_solo_game_of_neom() -> None:
    """Each row has mean, median, share of the highest rank, and regret; the player who sees all tiles has no regret."""
    seer = replace(ALONE, bot=f"{neom_solo.FORESEEN} (beam of 30)", regret=None, longest_decision=0.0)
    text = page([REPORT], [ALONE, seer])

    row = "| 4+ | `planner` | 300 | 116.5 (115.8 to 117.2) | 116.5 | 10.0 % (7.0 to 14.0) | 9.2 (8.5 to 9.9) | 0.01 s |"
    assert row in text
    assert "| 4+ | sees all tiles (beam of 30) | 300 | " in text
    assert text.count("`.venv/bin/python -m t`") == 1
    with pytest.raises(ValueError, match="planner: the code was not committed"):
        page([], [replace(ALONE, commit="0123456789ab+")])


def test_solo_results_replace_earlier_ones(tmp_path: Path) -> None:
    file = tmp_path / "solo" / "neom.json"
    neom_solo.write([ALONE, replace(ALONE, tiles="1+")], file)
    neom_solo.write([replace(ALONE, median=118.0)], file)

    assert [(one.tiles, one.median) for one in neom_solo.read(file)] == [("1+", 116.5), ("4+", 118.0)]


def test_solo_results_of_real_games() -> None:
    """The player who sees all tiles has the regret 0 by definition, so it has none; the bot has more on average."""
    seeds = range(1, 3)
    run, seer = neom_solo.measure(["greedy"], "1+", seeds, 2)
    found = neom_solo.solo(run, seer, "1+", seeds, "")

    assert found.points.value == sum(run.points) / 2
    assert found.regret is not None and found.regret.value == (sum(seer.points) - sum(run.points)) / 2 > 0
    assert found.top.value == 0.0


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
    text = page([replace(REPORT, standings=replace(STANDINGS, game="new-angeles"))], alike=[kept])

    assert bot_tables.read(tmp_path) == [kept]
    assert (kept.bot, kept.seats, kept.summary.games) == ("random", 4, 2)
    assert "### All seats with the same bot" in text
    assert "| `random` | 4 | 2 | " in text
    assert "neopolis simulate new-angeles --bots random --seats 4 --games 2`" in text
