"""Simulating many games: each game depends only on its seed, whichever process plays it."""

from pathlib import Path

import pytest

from neopolis import Refused
from neopolis.games import neom
from neopolis.games.definition import Summary
from neopolis.games.neom.definition import GAME
from neopolis.lab.simulation import Simulation, named_bots, play_chunk, play_chunks, play_game, write_record

RANDOM = Simulation(3, ("random",) * 3, keeps_records=True)


def results(simulation: Simulation, first: int, games: int, jobs: int) -> tuple[Summary, dict[int, str]]:
    """The summary of all games, and all records."""
    summary: Summary = GAME.empty_summary()
    records: dict[int, str] = {}
    for chunk in play_chunks(GAME, simulation, first, games, jobs):
        summary.add(chunk.summary)
        records.update(chunk.records)
    return summary, records


@pytest.mark.parametrize("bots", [("random", "greedy", "random"), ("random", "random")])
def test_jobs_do_not_matter(bots: tuple[str, ...]) -> None:
    """Two processes give the same summary and records as one."""
    simulation = Simulation(len(bots), bots, keeps_records=True)

    assert results(simulation, 5, 7, 2) == results(simulation, 5, 7, 1)


def test_games_can_be_played_again() -> None:
    """The same seed gives the same game."""
    assert play_game(GAME, RANDOM, 4).record() == play_game(GAME, RANDOM, 4).record()


def test_seeds_are_counted_up() -> None:
    """The seed goes up by one from game to game, and each game depends on its seed alone."""
    records = play_chunk(GAME, RANDOM, 7, 3).records

    assert list(records) == [7, 8, 9]
    assert records[8] == play_chunk(GAME, RANDOM, 8, 1).records[8]


def test_chunks_merge() -> None:
    """The summary of four games equals the merged summaries of two and two."""
    summary = play_chunk(GAME, RANDOM, 0, 2).summary
    summary.add(play_chunk(GAME, RANDOM, 2, 2).summary)

    assert summary == play_chunk(GAME, RANDOM, 0, 4).summary


def test_every_game_is_played() -> None:
    """No game is left out if chunks have different sizes."""
    summary, records = results(RANDOM, 0, 19, 1)

    assert summary.games == len(records) == 19


def test_records_are_valid() -> None:
    """Replaying a record gives the same record again."""
    record = play_chunk(GAME, RANDOM, 2, 1).records[2]

    assert neom.replay(record).record() == record


def test_records_are_kept_only_when_wanted() -> None:
    """Records are kept only if they are asked for."""
    assert play_chunk(GAME, Simulation(2, ("random", "random")), 0, 2).records == {}


def test_another_content_pack() -> None:
    """The games are played with the given pack."""
    files = dict(neom.default_pack().files)
    files["roads.csv"] = files["roads.csv"].replace("1,Tenements,ESW", "1,Tenements,NESW")
    simulation = Simulation(3, ("random",) * 3, content=tuple(sorted(files.items())))

    assert play_game(GAME, simulation, 1).pack.hash == neom.Pack(files).hash != neom.default_pack().hash


@pytest.mark.rule("NEOM 17.2")
def test_tile_set() -> None:
    """A solo game is played with the given tile set."""
    assert play_game(GAME, Simulation(1, ("random",), {"tiles": "4+"}), 1).view(None).tiles == "4+"


@pytest.mark.rule("NEOM 3.7")
def test_variant() -> None:
    """The beginner's variant is played when asked for."""
    simulation = Simulation(3, ("random",) * 3, {"variant": "beginner"})

    assert play_game(GAME, simulation, 1).view(None).variant == "beginner"


def test_one_bot_for_all() -> None:
    """One bot name is used for every seat."""
    assert named_bots(GAME, "greedy", 4) == ("greedy",) * 4


def test_one_bot_for_each() -> None:
    """Bot names are in seat order; spaces around them do not matter."""
    assert named_bots(GAME, "greedy, random", 2) == ("greedy", "random")


@pytest.mark.parametrize(
    ("names", "code"), [("greedy,random", "bot-count"), ("greedy,clever,random", "unknown-bot"), ("", "unknown-bot")]
)
def test_bots_that_do_not_fit(names: str, code: str) -> None:
    """Too few names, or an unknown one, are refused."""
    with pytest.raises(Refused) as refused:
        named_bots(GAME, names, 3)

    assert refused.value.code == code


@pytest.mark.parametrize(
    ("simulation", "first", "code"),
    [
        (RANDOM, -1, "bad-seed"),
        (RANDOM, 2**63 - 2, "last-seed"),
        (Simulation(6, ("random",) * 6), 0, "bad-option"),
        (Simulation(3, ("random",) * 3, {"variant": "hard"}), 0, "bad-option"),
        (Simulation(3, ("random",) * 3, {"tiles": "5+"}), 0, "bad-option"),
    ],
)
def test_options_that_do_not_fit(simulation: Simulation, first: int, code: str) -> None:
    """Bad options are refused before anything is played, even with two jobs."""
    with pytest.raises(Refused) as refused:
        next(play_chunks(GAME, simulation, first, 3, 2))

    assert refused.value.code == code


def test_record_files(tmp_path: Path) -> None:
    """Each record is a file with the seed in its name, and nothing else is left in the folder."""
    write_record(tmp_path / "new" / "folder", "neom", 12, "lines\n")

    assert [(path.name, path.read_text()) for path in (tmp_path / "new" / "folder").iterdir()] == [
        ("neom-12.jsonl", "lines\n")
    ]


def test_no_folder_for_records(tmp_path: Path) -> None:
    """If a file is where the folder should be, one sentence names that file."""
    (tmp_path / "taken").write_text("")
    with pytest.raises(Refused) as refused:
        write_record(tmp_path / "taken", "neom", 1, "lines\n")

    reason = "a file or folder with that name already exists"
    assert refused.value.message == f"Cannot write {tmp_path / 'taken' / 'neom-1.jsonl'}: {reason}."


def test_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence reports a full disk, and no incomplete record is left."""

    def full(path: Path, text: str, encoding: str) -> None:
        path.write_bytes(text[:3].encode())
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(Refused) as refused:
        write_record(tmp_path, "neom", 1, "lines\n")

    assert refused.value.message.endswith("neom-1.jsonl: no space left on the disk.")
    assert list(tmp_path.iterdir()) == []
