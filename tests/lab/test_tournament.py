"""Tournaments: the same games whichever process plays them, and the right sums."""

import msgspec
import pytest

from neopolis import Refused
from neopolis.games.neom.definition import GAME
from neopolis.lab.intervals import Estimate
from neopolis.lab.pairing import FORMATS, MIXED, ONE_AGAINST_REST
from neopolis.lab.simulation import Simulation
from neopolis.lab.standings import standings
from neopolis.lab.tournament import Played, Tournament, play_all, tournament_of

RUN = Simulation(3, (), {"variant": "beginner"})


def tournament(form: str, bots: str = "greedy,random", run: Simulation = RUN) -> Tournament:
    return tournament_of(GAME, form, bots, run, 4)


def won_by(deal: int, number: int, bots: str, winners: tuple[int, ...], points: tuple[int, ...]) -> Played:
    """A game between bots whose names are single letters."""
    return Played(deal, number, tuple(bots), winners, points)


@pytest.mark.parametrize("form", FORMATS)
def test_jobs_do_not_matter(form: str) -> None:
    """Two processes give the same standings as one."""
    found = tournament(form)
    one, two = [standings(found, play_all(GAME, found, 2, (), jobs)) for jobs in (1, 2)]

    assert one == two
    assert one.games == 2 * found.games_per_deal


def test_the_same_deal_for_everybody() -> None:
    """In a deal, a bot that is replaced by itself gets the same points at the same seat."""
    found = tournament(ONE_AGAINST_REST, "random,greedy")
    games = list(play_all(GAME, found, 1, (), 1))

    assert [game.bots for game in games[1:]] == [
        ("random", "greedy", "greedy"),
        ("greedy", "random", "greedy"),
        ("greedy", "greedy", "random"),
    ]
    assert games == list(play_all(GAME, found, 1, (), 1))


def test_games_that_are_done_are_not_played_again() -> None:
    found = tournament(ONE_AGAINST_REST)
    games = list(play_all(GAME, found, 2, (), 1))

    assert list(play_all(GAME, found, 2, {game.key for game in games[:5]}, 1)) == games[5:]


def test_the_last_bot_is_the_measure() -> None:
    """For the last bot, only the games count that it plays alone. Differences are paired by deal."""
    found = msgspec.structs.replace(tournament(ONE_AGAINST_REST), bots=("a", "f"), seats=2)
    games = [
        *[won_by(0, 0, "ff", (0,), (20, 10)), won_by(0, 1, "af", (0,), (40, 0)), won_by(0, 2, "fa", (1,), (0, 30))],
        *[won_by(1, 0, "ff", (0, 1), (10, 10)), won_by(1, 1, "af", (0,), (31, 0)), won_by(1, 2, "fa", (0,), (9, 9))],
    ]
    bot, field = standings(found, games).bots

    assert (bot.games, bot.wins, bot.shared, bot.points.value) == (4, 3, 0, 27.5)
    assert (field.games, field.wins, field.shared, field.points.value) == (4, 3, 2, 12.5)
    assert bot.more_points == Estimate(15.0, -48.5310, 78.5310)  # 20 and 10: 15 ± 12.706 · 5
    assert bot.more_wins == Estimate(0.0, -6.3531, 6.3531)  # 1 - 0.5 and 0.5 - 1: 0 ± 12.706 · 0.5
    assert (field.more_wins, field.more_points) == (None, None)


def test_the_order_of_games_does_not_matter() -> None:
    """Not even for ratings: they go through the games in the order of the deals."""
    found = tournament(MIXED)
    games = list(play_all(GAME, found, 3, (), 1))

    assert standings(found, reversed(games)) == standings(found, games)


def test_ratings_follow_the_wins() -> None:
    """A bot that always wins is rated higher than one that always loses; nobody is rated in a solo game."""
    found = msgspec.structs.replace(tournament(MIXED), bots=("a", "b"), seats=2)
    rated = standings(found, [won_by(deal, 0, "ab", (0,), (9, 1)) for deal in range(9)])
    ratings = [bot.rating.mu for bot in rated.bots if bot.rating]

    assert ratings[0] > 25 > ratings[1]
    assert {bot.rating for bot in standings(msgspec.structs.replace(found, seats=1), []).bots} == {None}


def test_a_bot_does_not_rise_by_playing_against_itself() -> None:
    found = msgspec.structs.replace(tournament(ONE_AGAINST_REST), bots=("a", "f"), seats=2)
    rated = standings(found, [won_by(0, 0, "ff", (0,), (20, 10))])

    assert rated.bots[1].rating is not None
    assert rated.bots[1].rating.mu == pytest.approx(25)


@pytest.mark.parametrize(
    ("bots", "code"), [("greedy", "tournament-one-bot"), ("greedy,greedy", "tournament-same-bot"), ("x", "unknown-bot")]
)
def test_refused(bots: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        tournament(MIXED, bots)

    assert caught.value.code == code
