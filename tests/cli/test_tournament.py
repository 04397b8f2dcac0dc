"""`neopolis tournament`: tables, JSON, the plot, continued runs, and one sentence for each error."""

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from neopolis.cli import tournament as command
from neopolis.lab import extra
from neopolis.lab.tournament import Played, play_all
from tests.cli.lab_command import neopolis

FEW = ("tournament", "neom", "--bots", "greedy,random", "--games", 3, "--variant", "beginner")


def test_table() -> None:
    """A row for each bot with its share of wins, the paired difference, points and rating."""
    ran = neopolis(*FEW, "--seed", 5)
    rows = [line.split() for line in ran.out.splitlines()]

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("NEOM: 4 games, 3 seats, deals 5 to 5\n")
    assert rows[2] == ["bot", "games", "won", "(%)", "more", "points", "rating"]
    assert [row[:2] for row in rows[3:5]] == [["greedy", "3"], ["random", "3"]]
    assert max(len(line.rstrip()) for line in ran.out.splitlines()) <= 80


def test_solo_table() -> None:
    """Solo games have points and no winners."""
    ran = neopolis("tournament", "neom", "--seats", 1, "--bots", "greedy,random", "--games", 2)

    assert ran.out.splitlines()[2].split() == ["bot", "games", "points", "more"]
    assert "±" in ran.out.splitlines()[3]


def test_json_and_files(tmp_path: Path) -> None:
    """--json prints what --out writes: what was played, and each bot's figures."""
    ran = neopolis(*FEW, "--json", "--out", tmp_path / "new" / "report.json")
    found = json.loads(ran.out)

    assert (tmp_path / "new" / "report.json").read_text() == ran.out
    assert (found["game"], found["format"], found["deals"], found["games"]) == ("neom", "one-against-rest", 1, 4)
    assert found["options"] == {"variant": "beginner"}
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert set(found["bots"][0]["win_share"]) == {"value", "low", "high"}
    assert found["differences"][0]["bots"] == ["greedy", "random"]


def test_jobs_do_not_matter() -> None:
    """Two processes print the same as one."""
    one, two = [neopolis(*FEW, "--format", "mixed", "--jobs", jobs, "--json") for jobs in (1, 2)]

    assert one == two
    assert one.code == 0


def test_plot(tmp_path: Path) -> None:
    """The plot names game and bots, and the same run draws the same plot."""
    for name in ("one.svg", "two.svg"):
        assert neopolis(*FEW, "--plot", tmp_path / name).code == 0
    text = (tmp_path / "one.svg").read_text()

    assert all(f">{word}<" in text for word in ("greedy", "random", "NEOM: 4 games, 3 seats, deals 0 to 0"))
    assert text == (tmp_path / "two.svg").read_text()


def test_interrupted_and_resumed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Ctrl-C keeps the finished games, and the same command ends with the table of an uninterrupted run."""
    journal = tmp_path / "games.jsonl"

    def interrupted(*given: object) -> Iterator[Played]:
        games = play_all(*given)  # type: ignore[arg-type]  # the command's own arguments
        yield from [next(games), next(games)]
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(command, "play_all", interrupted)
        stopped = neopolis(*FEW, "--resume", journal)

    assert stopped == (130, "", f"{journal} keeps 2 finished games. Run the same command to continue.\n")
    assert len(journal.read_text().splitlines()) == 3
    assert neopolis(*FEW, "--resume", journal) == neopolis(*FEW)
    assert len(journal.read_text().splitlines()) == 5


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    """A kill in the middle of a line costs only that game."""
    journal = tmp_path / "games.jsonl"
    whole = neopolis(*FEW, "--resume", journal)
    text = journal.read_text()
    journal.write_text(text[:-20])

    assert neopolis(*FEW, "--resume", journal) == whole
    assert journal.read_text() == text


def test_more_games_later(tmp_path: Path) -> None:
    """A finished tournament can be continued with more games; with fewer, the first ones count."""
    journal = tmp_path / "games.jsonl"
    neopolis(*FEW, "--resume", journal)
    more = (*FEW, "--games", 6)

    assert neopolis(*more, "--resume", journal) == neopolis(*more)
    assert neopolis(*FEW, "--resume", journal) == neopolis(*FEW)


def test_interrupted_without_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends with exit code 130 and prints nothing."""

    def interrupted(*given: object) -> Iterator[Played]:
        raise KeyboardInterrupt
        yield from ()

    monkeypatch.setattr(command, "play_all", interrupted)

    assert neopolis(*FEW) == (130, "", "")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "greedy"), "Name at least two bots, separated by commas."),
        (("--bots", "greedy,greedy"), "Name each bot only once."),
        (("--format", "cup"), "--format must be one-against-rest or mixed, not cup."),
        (("--games", 0), "--games must be a whole number from 1 to 10000000, not 0."),
        (("--seats", 6), "--seats must be a whole number from 1 to 5, not 6."),
        (("--tiles", "4+"), "--tiles is only for solo games. With 3 players the tiles are fixed. (NEOM 17.2)"),
    ],
)
def test_bad_input(words: tuple[object, ...], sentence: str) -> None:
    """Bad input gives one sentence on standard error and exit code 2."""
    assert neopolis(*FEW, *words) == (2, "", f"neopolis: {sentence}\n")


def test_files_of_something_else(tmp_path: Path) -> None:
    """A file of another tournament or of no tournament is left alone."""
    other, none = tmp_path / "other", tmp_path / "none"
    neopolis(*FEW, "--seed", 9, "--resume", other)
    none.write_text("hello\n")
    before = other.read_text()

    assert neopolis(*FEW, "--resume", none).err == f"neopolis: {none} is not the file of a tournament.\n"
    assert neopolis(*FEW, "--resume", other) == (
        2,
        "",
        f"neopolis: {other} belongs to another tournament. "
        "Repeat the options that it was started with, or name a new file.\n",
    )
    assert (other.read_text(), none.read_text()) == (before, "hello\n")


@pytest.mark.parametrize(("library", "words"), [("openskill", ()), ("matplotlib", ("--plot", "x.svg"))])
def test_without_the_extra(monkeypatch: pytest.MonkeyPatch, library: str, words: tuple[str, ...]) -> None:
    """If a library of the extra `lab` is missing, one sentence says how to install it, before any game is played."""

    def found(name: str) -> ModuleSpec | None:
        return None if name == library else ModuleSpec(name, None)

    monkeypatch.setattr(extra, "find_spec", found)

    assert neopolis(*FEW, *words) == (
        2,
        "",
        f"neopolis: This needs {library}, which is not installed. Install it with: pip install 'neopolis[lab]'\n",
    )


def test_playing_needs_no_extra() -> None:
    """The commands load none of the libraries of the extra `lab` until a tournament needs them."""
    code = "import neopolis.cli.tournament, neopolis.cli.main, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()

    assert not {"numpy", "matplotlib", "openskill"} & set(loaded)
