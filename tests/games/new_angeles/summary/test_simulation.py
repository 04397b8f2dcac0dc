"""Many games of New Angeles: they depend only on their seeds, whichever process plays them."""

import pytest

from neopolis import Refused
from neopolis.games import new_angeles
from neopolis.games.definition import Summary
from neopolis.games.new_angeles.definition import GAME
from neopolis.games.new_angeles.ids import CORPORATION_NAMES
from neopolis.lab.simulation import Simulation, named_bots, play_chunk, play_chunks, play_game
from tests.sizes import Size

RANDOM = Simulation(4, ("random",) * 4, keeps_records=True)


def results(simulation: Simulation, first: int, games: int, jobs: int) -> tuple[Summary, dict[int, str]]:
    """The summary of all games, and all records."""
    summary: Summary = GAME.empty_summary()
    records: dict[int, str] = {}
    for chunk in play_chunks(GAME, simulation, first, games, jobs):
        summary.add(chunk.summary)
        records.update(chunk.records)
    return summary, records


@pytest.mark.parametrize("bots", [("plain", "random", "random", "random"), ("random",) * 6], ids=str)
def test_jobs_do_not_matter(bots: tuple[str, ...], size: Size) -> None:
    """Two processes give the same summary and records as one."""
    simulation = Simulation(len(bots), bots, keeps_records=True)

    games = size(quick=2, normal=3)

    assert results(simulation, 5, games, 2) == results(simulation, 5, games, 1)


def test_games_can_be_played_again(size: Size) -> None:
    """The same seed gives the same game, another seed another one."""
    seats = size(quick=4, normal=5)
    plain = Simulation(seats, ("plain", *(size(quick="random", normal="plain"),) * (seats - 1)))
    first, again, other = [play_game(GAME, plain, seed).record() for seed in (4, 4, 5)]

    assert first == again != other


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


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_records_are_valid(seats: int) -> None:
    """Replaying a record gives the same record again."""
    simulation = Simulation(seats, ("plain", *("random",) * (seats - 1)), keeps_records=True)
    record = play_chunk(GAME, simulation, 2, 1).records[2]

    assert new_angeles.replay(record).record() == record


def test_another_content_pack() -> None:
    """The games are played with the given pack."""
    files = dict(new_angeles.default_pack().files)
    files["setups.csv"] = files["setups.csv"].replace("New Arrivals", "Newcomers")
    simulation = Simulation(4, ("random",) * 4, content=tuple(sorted(files.items())))
    played = play_game(GAME, simulation, 1).pack

    assert played.hash == new_angeles.Pack(files).hash != new_angeles.default_pack().hash


@pytest.mark.rule("NA 0.3", "NA 0.6")
def test_options() -> None:
    """The options set the setup card and the corporations."""
    named = [CORPORATION_NAMES[at] for at in (5, 3, 0, 1)]
    simulation = Simulation(4, ("random",) * 4, {"setup": "New Arrivals", "corporations": ",".join(named)})
    game = play_game(GAME, simulation, 1)
    setup = next(event for event in game.history(None) if event.kind == "setup")

    assert [player.corporation for player in game.view(None).players] == named
    assert game.pack.setup_names[setup.things[0]] == "New Arrivals"


def test_bots_by_name() -> None:
    """A simulation accepts the names of New Angeles bots and refuses others."""
    assert named_bots(GAME, "plain", 5) == ("plain",) * 5
    with pytest.raises(Refused) as refused:
        named_bots(GAME, "greedy", 4)

    assert (
        refused.value.message == "There is no bot called “greedy”. The bots are: random, negotiator, plain, strategist."
    )


@pytest.mark.parametrize(
    ("simulation", "first", "code"),
    [
        (RANDOM, -1, "bad-seed"),
        (RANDOM, 2**63 - 2, "last-seed"),
        (Simulation(3, ("random",) * 3), 0, "bad-option"),
        (Simulation(4, ("random",) * 4, {"setup": "Nothing"}), 0, "bad-option"),
        (Simulation(4, ("random",) * 4, {"corporations": "NBN"}), 0, "bad-option"),
        (Simulation(4, ("random",) * 4, {"tiles": "5+"}), 0, "unknown-option"),
    ],
)
def test_options_that_do_not_fit(simulation: Simulation, first: int, code: str) -> None:
    """Bad options are refused before anything is played, even with two jobs."""
    with pytest.raises(Refused) as refused:
        next(play_chunks(GAME, simulation, first, 3, 2))

    assert refused.value.code == code
