"""Texts for people contain nothing that a merge left behind."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
MARKS = ("<<<<<<< ", ">>>>>>> ")


def test_no_marks_of_a_merge() -> None:
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.csv")]
    left = [
        f"{path}: {line}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith(MARKS)
    ]

    assert files
    assert not left, "\n".join(left)
