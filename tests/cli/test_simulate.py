"""`neopolis simulate`: tables, JSON, records, and one sentence for each error."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from neopolis.cli import simulate as command
from neopolis.games import neom
from neopolis.games.neom.bots import BOTS
from tests.cli.lab_command import neopolis

FEW = ("simulate", "neom", "--games", 3)


def test_tables() -> None:
    """Points by category, wins by seat and tiles are on standard output, and there is no other output."""
    ran = neopolis(*FEW, "--seed", 5)

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("3 games, 3 seats, seeds 5 to 7\n")
    assert all(word in ran.out for word in ("neighborhoods", "no Power", "total", "shared", "drafted", "Slums"))


def test_tables_fit_a_narrow_terminal() -> None:
    """No line is longer than 80 characters, even with two kinds of bots."""
    ran = neopolis(*FEW, "--bots", "greedy,random,random")

    assert max(len(line.rstrip()) for line in ran.out.splitlines()) <= 80


def test_earned_is_defined() -> None:
    """A sentence under the table of tiles defines the column "earned"."""
    assert "earned: points plus half the money." in " ".join(neopolis(*FEW).out.split())


def test_solo_ranks() -> None:
    """A solo simulation counts ranks instead of wins."""
    ran = neopolis("simulate", "neom", "--games", 3, "--seats", 1, "--bots", "greedy")

    assert "rank" in ran.out
    assert "wins" not in ran.out


def test_bots_are_random_unless_named() -> None:
    """Without --bots every seat has the random bot."""
    found = json.loads(neopolis(*FEW, "--json").out)

    assert [seat["bot"] for seat in found["seats"]] == ["random"] * 3


def test_json() -> None:
    """With --json, the output is the summary as JSON: what was played, points, seats and tiles."""
    found = json.loads(neopolis(*FEW, "--bots", "greedy,random,random", "--seed", 2, "--json").out)

    assert (found["game"], found["games"], found["seed"]) == ("neom", 3, 2)
    assert found["options"] == {
        "variant": "standard",
        "tiles": None,
        "seller_money": "before-disaster",
        "memory_aid": "on",
    }
    assert set(found["points"]) == {"greedy", "random"}
    assert found["points"]["greedy"]["total"].keys() == {"mean", "min", "max"}
    assert sum(seat["wins"] for seat in found["seats"]) == 3
    assert {tile["number"] for tile in found["tiles"]} >= {1, 41, 81}


def test_jobs_do_not_matter() -> None:
    """Two processes print the same as one."""
    one, two = [neopolis(*FEW, "--bots", "greedy", "--jobs", jobs, "--json") for jobs in (1, 2)]

    assert one == two
    assert one.code == 0


def test_runs_can_be_repeated() -> None:
    """The same command prints the same."""
    assert neopolis(*FEW) == neopolis(*FEW)


def test_seeds_matter() -> None:
    """Another seed prints different results."""
    assert neopolis(*FEW, "--seed", 1, "--json").out != neopolis(*FEW, "--seed", 2, "--json").out


def test_records(tmp_path: Path) -> None:
    """Each game leaves a valid record with its seed in the name."""
    neopolis(*FEW, "--seed", 4, "--records", tmp_path / "games", "--jobs", 2)
    files = sorted((tmp_path / "games").iterdir())

    assert [file.name for file in files] == ["neom-4.jsonl", "neom-5.jsonl", "neom-6.jsonl"]
    assert all(neom.replay(file.read_text()).over for file in files)


def test_options_reach_the_games(tmp_path: Path) -> None:
    """The tile set, variant and sellers' money given on the command line are used in the games."""
    neopolis(
        *("simulate", "neom", "--games", 1, "--seats", 1, "--tiles", "5+", "--variant", "beginner"),
        *("--seller-money", "after-disaster", "--records", tmp_path),
    )
    head = json.loads((tmp_path / "neom-0.jsonl").read_text().splitlines()[0])

    assert head["options"] == {"seats": 1, "tiles": "5+", "variant": "beginner", "seller_money": "after-disaster"}


def test_content(tmp_path: Path) -> None:
    """The output has the hash of the content pack in use."""
    for name, text in neom.default_pack().files.items():
        (tmp_path / name).write_text(text.replace("1,Tenements,ESW", "1,Tenements,NESW"))
    found = json.loads(neopolis(*FEW, "--content", tmp_path, "--jobs", 2, "--json").out)

    assert found["content"] == neom.load_pack(tmp_path).hash != neom.default_pack().hash


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "There is no game called “chess”. The games are: neom, new-angeles."),
        ((*FEW, "--bots", "clever"), f"There is no bot called “clever”. The bots are: {', '.join(BOTS)}."),
        (
            (*FEW, "--bots", "greedy,random"),
            "There are 2 bots for 3 seats. Name one bot for all seats, or one for each.",
        ),
        ((*FEW, "--seats", 6), "--seats must be a whole number from 1 to 5, not 6."),
        (("simulate", "neom", "--games", 0), "--games must be a whole number from 1 to 10000000, not 0."),
        ((*FEW, "--jobs", 0), "--jobs must be a whole number from 1 to 256, not 0."),
        ((*FEW, "--seed", -1), "--seed must be a whole number from 0 to 9223372036854775807, not -1."),
        ((*FEW, "--tiles", "4+"), "--tiles is only for solo games. With 3 players the tiles are fixed. (NEOM 17.2)"),
        ((*FEW, "--seats", 1, "--tiles", "9"), "--tiles must be 1+, 4+ or 5+, not 9. (NEOM 17.2)"),
        ((*FEW, "--variant", "easy"), "--variant must be standard or beginner, not easy. (NEOM 3.7)"),
        (
            (*FEW, "--seller-money", "never"),
            "--seller-money must be before-disaster or after-disaster, not never. (R-1)",
        ),
        (("simulate", "neom", "--games", "x"), "--games must be a whole number from 1 to 10000000, not x."),
        ((*FEW, "--content", "/nowhere/at/all"), "There is no folder /nowhere/at/all with a content pack."),
    ],
)
def test_bad_input(words: tuple[object, ...], sentence: str) -> None:
    """Bad input gives one sentence on standard error and exit code 2."""
    assert neopolis(*words) == (2, "", f"neopolis: {sentence}\n")


def test_records_that_cannot_be_written(tmp_path: Path) -> None:
    """If the folder for records is a file, the command ends with one sentence and exit code 2."""
    taken = tmp_path / "taken"
    taken.write_text("")

    assert neopolis(*FEW, "--records", taken) == (
        2,
        "",
        f"neopolis: Cannot write {taken}/neom-0.jsonl: a file or folder with that name already exists.\n",
    )


def test_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends with exit code 130 and prints nothing."""

    def interrupted(*given: object) -> Iterator[object]:
        raise KeyboardInterrupt
        yield given

    monkeypatch.setattr(command, "play_chunks", interrupted)

    assert neopolis(*FEW) == (130, "", "")
