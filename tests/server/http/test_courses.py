"""The course of a finished game, as the page draws it."""

import httpx
import pytest

from neopolis.engine.record import Record
from neopolis.games import neom, new_angeles
from neopolis.games.registry import definition
from neopolis.server.runtime.courses import MOST_SAMPLES, course
from neopolis.text.messages import use_language
from tests.browser.tables import finished
from tests.server.http.running import Running


def played(module: object, **options: int) -> str:
    """The record of a game in which everybody gives the default answer."""
    game = definition("neom" if module is neom else "new-angeles").start(options["seats"], 7, {})
    while not game.over:
        seat = game.deciders[0]
        game.play(seat, game.decision(seat).default)
    return game.record()


@pytest.mark.parametrize(("module", "seats", "title"), [(neom, 2, "Points"), (new_angeles, 4, "Capital")])
def test_a_course_ends_with_the_result(module: object, seats: int, title: str) -> None:
    """It begins before the first move, and its last values are the points of the result."""
    record = played(module, seats=seats)
    found, result = course(record), definition("neom" if module is neom else "new-angeles").replay(record).result

    assert found.title == title and result is not None
    assert found.samples[0].move == 0 and found.samples[-1].move == len(Record(record).acts)
    assert tuple(found.samples[-1].values) == tuple(result.points)


def test_a_long_game_has_a_limited_number_of_samples() -> None:
    found = course(played(neom, seats=5))
    moves = [sample.move for sample in found.samples]

    assert len(moves) == MOST_SAMPLES and moves == sorted(set(moves))


def test_the_title_is_in_the_readers_language() -> None:
    with use_language("pl"):
        assert course(played(new_angeles, seats=4)).title == "Kapitał"


def test_the_server_sends_it(site: Running) -> None:
    links = finished(site, "neom")
    answer = httpx.get(f"{site.address}/api/tables/{links.id}/course", params={"key": links.spectator.rsplit("/")[-1]})

    assert answer.status_code == 200 and len(answer.json()["samples"]) > 2
