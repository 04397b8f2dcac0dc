"""Challenges: which round a day belongs to, and that everybody gets the same deal."""

from datetime import date

import pytest

from neopolis.engine.refused import Refused
from neopolis.engine.rng import wide_seed
from neopolis.games.challenges import FIRST_DAY, current_rounds, earlier_rounds, find_round, round_named
from neopolis.games.definition import STAND_IN
from neopolis.games.registry import AnyGame, definition, definitions

THURSDAY = date(2026, 11, 19)


def test_a_week_begins_on_monday() -> None:
    found = [find_round("neom", "weekly", day, THURSDAY).day for day in (FIRST_DAY, date(2026, 11, 18), THURSDAY)]

    assert found == [date(2026, 11, 16)] * 3 and FIRST_DAY.weekday() == 0
    assert find_round("neom", "weekly", THURSDAY, THURSDAY).next_day == date(2026, 11, 23)


def test_each_day_has_a_deal_of_its_own() -> None:
    rounds = [find_round("neom", "daily", date(2026, 11, 16 + more), date(2026, 12, 1)) for more in range(9)]

    assert len({one.seed for one in rounds}) == len({one.deal for one in rounds}) == 9


def test_the_deal_follows_from_the_date_alone() -> None:
    """Two people, or two servers, start the same game."""
    found = find_round("neom", "daily", THURSDAY, THURSDAY)
    again = round_named(definition("neom"), found.name)

    assert again.start().encode() == found.start().encode()
    assert found.start().encode() == definition("neom").start(1, wide_seed(found.seed), {"tiles": "1+"}).encode()


@pytest.mark.parametrize(
    ("challenge", "day"), [("daily", date(2026, 11, 15)), ("daily", date(2026, 11, 20)), ("hourly", THURSDAY)]
)
def test_there_is_no_such_round(challenge: str, day: date) -> None:
    """Before the first one, tomorrow, or of a challenge that no game has."""
    with pytest.raises(Refused) as refused:
        find_round("neom", challenge, day, THURSDAY)

    assert refused.value.code == "not-found"


def test_the_archive_goes_back_to_the_first_round() -> None:
    daily, weekly = (find_round("neom", name, date(2026, 12, 1), date(2026, 12, 1)) for name in ("daily", "weekly"))

    assert [one.day.day for one in earlier_rounds(daily, 3)] == [30, 29, 28]
    assert [one.day.day for one in earlier_rounds(weekly, 9)] == [23, 16]


@pytest.mark.parametrize("game", definitions(), ids=lambda game: game.name)
def test_every_challenge_can_be_played(game: AnyGame) -> None:
    """It has one person, the other seats have known bots, and so has the par."""
    for one in game.challenges:
        assert one.bots.count("") == 1 and one.days in (1, 7)
        assert {*one.bots, one.par_bot} - {"", STAND_IN} <= {*game.table_bots}


def test_the_current_rounds_are_those_of_all_games() -> None:
    assert [one.deal.rsplit("/", 1)[0] for one in current_rounds(THURSDAY)] == [
        "neom/daily/2026-11-19",
        "neom/weekly/2026-11-16",
    ]
