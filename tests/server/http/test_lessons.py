"""Lessons, first games and puzzles over the network."""

import pytest

from neopolis.client import Server
from neopolis.client.client_state import ClientState
from neopolis.engine.refused import Refused
from neopolis.games.registry import definition
from neopolis.server.runtime.learning import Learning, PuzzleFrame
from tests.server.http.running import Running, run


def step(seen: ClientState) -> int:
    return -1 if seen.table is None or seen.table.lesson is None else seen.table.lesson.step


async def begin(server: Server, game: str, lesson: str) -> dict[str, str]:
    return await server.ask(dict[str, str], "POST", "lessons", {"game": game, "lesson": lesson})


def test_a_lesson_over_a_socket(site: Running) -> None:
    """The game has started, the learner sits, the lesson's first words can be read, and an answer leads on."""

    async def played() -> None:
        guest = await site.guest("Ann")
        learning = await guest.ask(Learning, "GET", "learn/neom")
        (lesson,) = learning.lessons
        links = await begin(guest, "neom", lesson.name)
        async with await guest.join(links["player"]) as seat:
            table = seat.seen.table
            assert table is not None and table.lesson is not None
            assert (table.status, table.you, table.lesson.step, table.lesson.steps) == ("playing", 0, 0, 31)
            await seat.answer(lesson.steps[0].option)
            seen = await seat.until(lambda seen: step(seen) == 1)
            for at in (1, 2, 3):
                await seat.continue_lesson(at)
                seen = await seat.until(lambda seen, at=at: step(seen) == at + 1)  # type: ignore[misc]
            assert seen.decision is not None and seen.decision.prompt == "select"
        assert (learning.puzzles, learning.first_game) == (12, "first-game")

    run(played())


def test_a_first_game_over_a_socket(site: Running) -> None:
    async def played() -> None:
        guest = await site.guest("Ann")
        links = await begin(guest, "new-angeles", "first-game")
        async with await guest.join(links["player"]) as seat:
            table = seat.seen.table
            assert table is not None and table.lesson is not None
            assert (table.lesson.name, table.lesson.step) == ("first-game", -1)
            assert [one.persona for one in table.seats] == ["", "Ada", "Ben", "Cleo"]

    run(played())


@pytest.mark.parametrize("game", ["neom", "new-angeles"])
def test_puzzles_are_in_the_readers_language(site: Running, game: str) -> None:
    async def read() -> None:
        guest = await site.guest("Ann")
        english, polish = [
            await guest.ask(list[PuzzleFrame], "GET", f"puzzles/{game}?lang={one}") for one in ("en", "pl")
        ]
        assert [one.id for one in english] == [one.id for one in definition(game).puzzles]
        assert english[0].title != polish[0].title
        assert all([len(one.options) == 3 and one.view and one.why for one in polish])

    run(read())


def test_unknown_lessons_and_games(site: Running) -> None:
    async def asked() -> None:
        guest = await site.guest("Ann")
        for game, lesson, code in (("neom", "nothing", "no-such-lesson"), ("chess", "first-game", "not-found")):
            try:
                await begin(guest, game, lesson)
            except Refused as refused:
                assert refused.code == code
            else:
                raise AssertionError(code)

    run(asked())
