"""`docs/reliability.md` says what the reports in `docs/reliability` say, and reports cannot be confused."""

from pathlib import Path

import msgspec
import pytest

from tools.reliability import FIGURES, KILLS, MEMORY, PAGE, page, totals, upper_bound
from tools.soak_reports import Report, read, reported

COUNTS = {"kills": 100.0, "acknowledged": 900.0}
COUNTS |= dict.fromkeys(("lost", "doubled", "refused_but_stored", "altered", "gaps"), 0.0)
REPORT = Report(
    "kills", "sqlite", KILLS.method, COUNTS, True, "a", "2026-11-18T07:00:00+00:00", "0123456789ab", "m", 0.5, "pytest"
)
replace = msgspec.structs.replace


def test_the_page_is_up_to_date() -> None:
    is_fresh = PAGE.read_text(encoding="utf-8") == page(read())  # so that a failure does not print both pages
    assert is_fresh, "docs/reliability.md is out of date: run `.venv/bin/python -m tools.reliability`"


def test_runs_are_added_up() -> None:
    (total,) = totals(KILLS, [REPORT, replace(REPORT, seed="b")])
    assert (total.counts["kills"], len(total.reports)) == (200, 2)
    assert "| 200 kills | 0 | 1 in 67 |" in page([REPORT, replace(REPORT, seed="b")])


def test_different_things_are_not_added_up() -> None:
    """Another database is a row of its own, and reports of an older method no longer count."""
    found = totals(KILLS, [REPORT, replace(REPORT, variant="postgresql"), replace(REPORT, method=0, seed="b")])
    assert [(total.variant, total.counts["kills"]) for total in found] == [("postgresql", 100), ("sqlite", 100)]


def test_only_the_latest_measurement_is_shown() -> None:
    old = replace(REPORT, figure="memory", variant="flood", counts={"peak": 99.0})
    new = replace(old, seed="b", date="2026-11-19T07:00:00+00:00", counts={"peak": 80.0})
    assert [total.counts for total in totals(MEMORY, [new, old])] == [{"peak": 80.0}]


@pytest.mark.parametrize(
    "bad",
    [
        REPORT,  # the same run again
        replace(REPORT, seed="b", commit="0123456789ab+"),  # changed code
        replace(REPORT, seed="b", figure="wishes"),
        replace(REPORT, seed="b", method=KILLS.method + 1),
        replace(REPORT, seed="b", counts={"kills": 1.0}),
    ],
)
def test_bad_reports_are_refused(bad: Report) -> None:
    with pytest.raises(ValueError, match=r"kills|wishes"):
        page([REPORT, bad])


def test_faults_are_shown() -> None:
    """If there was a fault, there is no upper bound. A failed run is named."""
    text = page([REPORT, replace(REPORT, seed="b", passed=False, counts={**COUNTS, "lost": 2.0})])
    assert "| 200 kills | 2 |  |" in text
    assert "2, 1 failed" in text


@pytest.mark.parametrize(("trials", "bound"), [(1, 0.95), (10, 0.25887), (1000, 0.0029912)])
def test_the_upper_bound(trials: int, bound: float) -> None:
    assert upper_bound(trials) == pytest.approx(bound, rel=1e-4)
    assert (1 - upper_bound(trials)) ** trials == pytest.approx(0.05)


def test_a_failed_run_is_kept(tmp_path: Path) -> None:
    def fail() -> None:
        with reported("kills", 1, "sqlite", "s", tmp_path) as counts:
            counts["lost"] = 3
            raise AssertionError

    with pytest.raises(AssertionError):
        fail()
    (found,) = read(tmp_path)
    assert (found.passed, found.counts, found.seed) == (False, {"lost": 3}, "s")


def test_every_figure_has_its_own_name() -> None:
    assert len({figure.name for figure in FIGURES}) == len(FIGURES)
