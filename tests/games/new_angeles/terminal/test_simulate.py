"""`neopolis simulate new-angeles`: tables, JSON, records, and one sentence for each error."""

import json
import re
from pathlib import Path

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles.bots import BOTS
from neopolis.games.new_angeles.ids import CORPORATION_NAMES
from tests.cli.lab_command import neopolis

FEW = ("simulate", "new-angeles", "--games", 3)
MIXED = "plain,random,random,random"


def row(out: str, name: str) -> list[str]:
    """The numbers in the line that begins with this name."""
    found = re.search(rf"^{re.escape(name)} +(.*)$", out, re.MULTILINE)
    assert found is not None, name
    return found[1].split()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that --out names."""
    return tmp_path_factory.mktemp("out") / "deep" / "summary.json"


@pytest.fixture(scope="module")
def tables(written: Path) -> str:
    """The output of three games with four players."""
    ran = neopolis(*FEW, "--seed", 5, "--bots", MIXED, "--out", written)

    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.fixture(scope="module")
def plain(tables: str, written: Path) -> dict[str, object]:
    """The summary of the same games as JSON, as --out writes it."""
    found = json.loads(written.read_text())
    assert isinstance(found, dict)
    return found


def test_title(tables: str) -> None:
    """The first line says what was played."""
    assert tables.startswith("3 games, 4 seats, seeds 5 to 7\n")


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("the city survived", "survived"),
        ("reached the third demand round", "third_demand"),
        ("won by the Federalist", "federalist"),
        ("won by nobody", "nobody"),
    ],
)
def test_how_games_ended(tables: str, plain: dict[str, object], name: str, field: str) -> None:
    """The table counts how games ended, with shares."""
    count = plain[field]
    assert isinstance(count, int)

    assert row(tables, name) == [str(count), f"{100 * count / 3:.1f}%"]


def test_rounds(tables: str, plain: dict[str, object]) -> None:
    """The table shows threat by round, with the same numbers as the JSON."""
    stages = plain["stages"]
    assert isinstance(stages, list)
    first = stages[0]

    assert row(tables, "round 1") == [
        "3",
        str(first["lost"]),
        f"{first['threat']['mean']:.1f}",
        str(first["threat"]["min"]),
        str(first["threat"]["max"]),
    ]
    assert row(tables, "demand round 1")[2].endswith("%")


def test_corporations(tables: str, plain: dict[str, object]) -> None:
    """The table lists each corporation with its games, wins, share of wins, capital and win ratio."""
    rows = plain["corporations"]
    assert isinstance(rows, list)

    assert [one["corporation"] for one in rows] == [name for name in CORPORATION_NAMES if name in tables]
    for one in rows:
        capital = one["capital"]
        share = f"{100 * one['wins'] / one['played']:.1f}%"
        assert row(tables, one["corporation"]) == [
            *(str(one["played"]), str(one["wins"]), share, f"{capital['mean']:.1f}"),
            *(str(capital["min"]), str(capital["max"]), f"{one['ratio']:.2f}"),
        ]


def test_bots_and_seats(tables: str) -> None:
    """The tables count the games of each bot and of each seat."""
    assert row(tables, "plain")[0] == "3"
    assert row(tables, "random")[0] == "9"
    assert [row(tables, f"{seat} {bot}")[0] for seat, bot in enumerate(MIXED.split(","))] == ["3"] * 4


def test_tables_fit_a_narrow_terminal(tables: str) -> None:
    """No line is longer than 80 characters."""
    assert max(len(line.rstrip()) for line in tables.splitlines()) <= 80


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_seats(seats: int) -> None:
    """A simulation has four, five or six seats. Bots are random unless named."""
    found = json.loads(neopolis(*FEW, "--seats", seats, "--json").out)

    assert [seat["bot"] for seat in found["seats"]] == ["random"] * seats


def test_json_is_what_is_written(plain: dict[str, object]) -> None:
    """--json prints what --out writes."""
    assert json.loads(neopolis(*FEW, "--seed", 5, "--bots", MIXED, "--json").out) == plain
    assert (plain["game"], plain["games"], plain["seed"]) == ("new-angeles", 3, 5)
    assert plain["options"] == {"setup": None, "corporations": None, "stops": "never"}


def test_jobs_do_not_matter() -> None:
    """Two processes print the same as one."""
    one, two = [neopolis(*FEW, "--jobs", jobs) for jobs in (1, 2)]

    assert one == two
    assert one.code == 0


def test_records(tmp_path: Path) -> None:
    """Each game leaves a valid record with its seed in the name."""
    ran = neopolis(*FEW, "--seed", 4, "--records", tmp_path / "games", "--jobs", 2)
    files = sorted((tmp_path / "games").iterdir())

    assert ran.err == f"3 records are in {tmp_path / 'games'}.\n"
    assert {file.name for file in files} == {f"new-angeles-{seed}.jsonl" for seed in range(4, 7)}
    assert all(new_angeles.replay(file.read_text()).over for file in files)


def test_options_reach_the_games(tmp_path: Path) -> None:
    """Setup card and corporations are as in the command."""
    neopolis(
        *("simulate", "new-angeles", "--games", 1, "--setup", "New Arrivals"),
        *("--corporations", "NBN,Jinteki, Globalsec,Melange Mining", "--records", tmp_path),
    )
    head = json.loads((tmp_path / "new-angeles-0.jsonl").read_text().splitlines()[0])

    assert head["options"] == {
        "seats": 4,
        "corporations": "NBN, Jinteki, Globalsec, Melange Mining",
        "setup": "New Arrivals",
    }


def test_content(tmp_path: Path) -> None:
    """Another content pack has another hash."""
    for name, text in new_angeles.default_pack().files.items():
        (tmp_path / name).write_text(text.replace("New Arrivals", "Newcomers"))
    found = json.loads(neopolis(*FEW, "--content", tmp_path, "--jobs", 2, "--json").out)

    assert found["content"] == new_angeles.load_pack(tmp_path).hash != new_angeles.default_pack().hash


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((*FEW, "--bots", "greedy"), f"There is no bot called “greedy”. The bots are: {', '.join(BOTS)}."),
        (
            (*FEW, "--bots", "plain,random"),
            "There are 2 bots for 4 seats. Name one bot for all seats, or one for each.",
        ),
        ((*FEW, "--seats", 3), "--seats must be a whole number from 4 to 6, not 3."),
        ((*FEW, "--tiles", "4+"), "--tiles is an option of another game. Leave it out."),
        ((*FEW, "--variant", "beginner"), "--variant is an option of another game. Leave it out."),
        ((*FEW, "--seller-money", "after-disaster"), "--seller-money is an option of another game. Leave it out."),
        (("simulate", "neom", "--setup", "New Arrivals"), "--setup is an option of another game. Leave it out."),
        ((*FEW, "--content", "/nowhere/at/all"), "There is no folder /nowhere/at/all with a content pack."),
    ],
)
def test_bad_input(words: tuple[object, ...], sentence: str) -> None:
    """Bad input gives one sentence on standard error, exit code 2, and no output."""
    assert neopolis(*words) == (2, "", f"neopolis: {sentence}\n")


@pytest.mark.parametrize(("flag", "value"), [("--setup", "Nothing"), ("--corporations", "NBN,NBN,Jinteki,Globalsec")])
def test_options_that_the_game_refuses(flag: str, value: str) -> None:
    """The message names the flag that was typed, and the rule."""
    ran = neopolis(*FEW, flag, value)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"neopolis: {flag} must be ")
    assert "(NA 0." in ran.err


def test_out_that_cannot_be_written(tmp_path: Path) -> None:
    """If --out is a folder, there is one sentence and exit code 2, and no unfinished file is left."""
    ran = neopolis(*FEW, "--out", tmp_path)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"neopolis: Cannot write {tmp_path}: ")
    assert list(tmp_path.parent.glob("*.part")) == []
