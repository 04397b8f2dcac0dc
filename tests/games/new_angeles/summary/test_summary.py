"""Summaries of New Angeles games: their counts, and merging in any order."""

import json
from itertools import permutations

import pytest

from neopolis.games.new_angeles.definition import GAME
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import CORPORATION_NAMES
from neopolis.games.new_angeles.summary.summary import NewAngelesSummary, Part, StageTally, rival_kind, summary_of
from neopolis.games.spread import one
from neopolis.lab.simulation import Simulation, play_game

BOTS = ("plain", "random", "plain", "random")
GAMES = 8
FIRST = 20  # first seed; in some of these games the city survives, in others it is lost


def merged(summaries: list[NewAngelesSummary]) -> NewAngelesSummary:
    total = NewAngelesSummary()
    for summary in summaries:
        total.add(summary)
    return total


@pytest.fixture(scope="module")
def games() -> list[NewAngelesGame]:
    """Some whole games between plain and random bots."""
    return [play_game(GAME, Simulation(4, BOTS), seed) for seed in range(FIRST, FIRST + GAMES)]


@pytest.fixture(scope="module")
def summaries(games: list[NewAngelesGame]) -> list[NewAngelesSummary]:
    return [summary_of(game, BOTS) for game in games]


@pytest.fixture(scope="module")
def total(summaries: list[NewAngelesSummary]) -> NewAngelesSummary:
    return merged(summaries)


# Merging.


def test_order_does_not_matter(summaries: list[NewAngelesSummary]) -> None:
    """Three summaries give the same sum in every order, and print the same."""
    totals = [merged(list(order)) for order in permutations(summaries[:3])]

    assert totals == [totals[0]] * 6
    assert len({json.dumps(one_total.plain(BOTS)) for one_total in totals}) == 1


def test_merging_leaves_the_parts_alone(summaries: list[NewAngelesSummary]) -> None:
    """Merging a summary into a sum does not change that summary."""
    before = [json.dumps(summary.plain(BOTS)) for summary in summaries]
    merged(summaries)

    assert [json.dumps(summary.plain(BOTS)) for summary in summaries] == before


def test_parts_add_up() -> None:
    """Each count of one part is added to the same count of another."""
    part = Part(1, 2, one(10))
    part.add(Part(10, 20, one(30)))

    assert (part.played, part.wins, part.capital.mean) == (11, 22, 20.0)


def test_stages_add_up() -> None:
    """Each count of one round is added to the same count of another."""
    stage = StageTally(one(4), 1, 2)
    stage.add(StageTally(one(8), 10, 20))

    assert (stage.games, stage.threat.mean, stage.lost, stage.met) == (2, 6.0, 11, 22)


# Counts.


@pytest.mark.rule("NA 69.0")
def test_games_survive_or_are_lost(games: list[NewAngelesGame], total: NewAngelesSummary) -> None:
    """A city survives when its game did not end at 25 threat."""
    threats = [game.view(None).threat for game in games]

    assert total.survived == len([threat for threat in threats if threat < 25])
    assert total.lost == threats.count(25)
    assert 0 < total.survived < GAMES


def test_third_demand_round(games: list[NewAngelesGame], total: NewAngelesSummary) -> None:
    """A game reaches the third demand round if the city survives, or if threat ends the game in that round."""
    demands = [[event.kind for event in game.history(None)].count("demand") for game in games]

    assert total.third_demand == demands.count(3) >= total.survived


def test_games_are_lost_in_the_round_they_ended_in(total: NewAngelesSummary) -> None:
    """Every lost game is lost in one round, and does not reach the rounds after it."""
    stages = list(total.stages.values())

    assert sum(stage.lost for stage in stages) == total.lost
    assert [stage.games for stage in stages[1:]] == [stage.games - stage.lost for stage in stages[:-1]]


def test_lost_rounds_end_at_25() -> None:
    """In the round in which a game was lost, threat counts as 25."""
    found = [summary_of(play_game(GAME, Simulation(4, ("random",) * 4), seed), ("random",) * 4) for seed in range(4)]
    lost = [stage for summary in found for stage in summary.stages.values() if stage.lost]

    assert lost
    assert {stage.threat.sum for stage in lost} == {25}


@pytest.mark.rule("NA 69.1")
def test_everybody_who_wins_has_won(games: list[NewAngelesGame], total: NewAngelesSummary) -> None:
    """Each winner is counted for their corporation, seat, bot and rival card."""
    wins = sum(len(game.result.winners) for game in games if game.result is not None)

    for parts in (total.corporations, total.seats, total.bots, total.rivals):
        assert sum(part.wins for part in parts.values()) == wins
        assert sum(part.played for part in parts.values()) == 4 * GAMES


def test_games_by_number_of_winners(games: list[NewAngelesGame], total: NewAngelesSummary) -> None:
    """The summary counts the games with no, one and several winners."""
    numbers = [len(game.result.winners) for game in games if game.result is not None]

    assert total.winners == {number: numbers.count(number) for number in numbers}
    assert total.nobody == numbers.count(0)


@pytest.mark.rule("NA 69.3")
def test_the_federalist_wins_lost_games(games: list[NewAngelesGame], total: NewAngelesSummary) -> None:
    """In a game that threat ended, only the Federalist can have won."""
    results = [game.result for game in games if game.result is not None]
    won = [result for result in results if result.reason == "threat" and result.winners]

    assert total.federalist == len(won)


def test_corporations_have_their_capital(games: list[NewAngelesGame], summaries: list[NewAngelesSummary]) -> None:
    """Each player's capital and victory count for its own corporation."""
    for game, summary in zip(games, summaries, strict=True):
        result = game.result
        assert result is not None
        for player in game.view(None).players:
            part = summary.corporations[player.corporation]
            assert (part.capital, part.wins) == (one(player.capital), int(player.seat in result.winners))


def test_bots_are_counted_separately(total: NewAngelesSummary) -> None:
    """Two plain and two random seats are counted in each game, and the plain ones have more capital."""
    assert {bot: part.played for bot, part in total.bots.items()} == {"plain": 2 * GAMES, "random": 2 * GAMES}
    assert total.bots["plain"].capital.mean > total.bots["random"].capital.mean


def test_rivals(games: list[NewAngelesGame]) -> None:
    """Rival cards are counted as own corporation, another corporation, or Federalist."""
    names: dict[str, set[bool]] = {"own": set(), "other": set(), "federalist": set()}
    for game in games:
        for player in game.view(None).players:
            names[rival_kind(player)].add(game.pack.names[player.rival] == player.corporation)

    assert names == {"own": {True}, "other": {False}, "federalist": {False}}


def test_decisions(games: list[NewAngelesGame], total: NewAngelesSummary) -> None:
    """The summary counts the answers in the records, but not side actions."""
    counts = [len([line for line in game.record().splitlines() if '"aside"' not in line]) - 2 for game in games]

    assert (total.decisions.sum, total.decisions.least, total.decisions.most) == (sum(counts), min(counts), max(counts))


# Win ratios.


def test_win_ratio_is_by_games_played() -> None:
    """Win ratios compare wins per game played, so a corporation that played half as often is not worse off."""
    parts = {name: Part(100, 20) for name in CORPORATION_NAMES[:4]}
    parts |= {CORPORATION_NAMES[4]: Part(50, 10), CORPORATION_NAMES[5]: Part(100, 80)}
    ratios = NewAngelesSummary(corporations=parts).win_ratios()

    assert ratios == pytest.approx(dict(zip(CORPORATION_NAMES, [2 / 3] * 5 + [8 / 3], strict=True)))


def test_win_ratios_without_a_win() -> None:
    """Without a single win, nothing is divided by zero."""
    assert NewAngelesSummary(corporations={"NBN": Part(3, 0)}).win_ratios() == {"NBN": 0.0}
    assert NewAngelesSummary().win_ratios() == {}


def test_plain_is_json(total: NewAngelesSummary) -> None:
    """The summary as JSON contains everything that the tables show."""
    plain = json.loads(json.dumps(total.plain(BOTS)))

    assert (plain["games"], plain["survived"], plain["ends"]["threat"]) == (GAMES, total.survived, total.lost)
    assert [seat["bot"] for seat in plain["seats"]] == list(BOTS)
    assert [row["corporation"] for row in plain["corporations"]] == list(CORPORATION_NAMES)
    assert [row["stage"] for row in plain["stages"]][:3] == ["round 1", "round 2", "demand 1"]
