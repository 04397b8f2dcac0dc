"""A table that is a lesson: who acts when, what is refused, and what happens when the learner leaves it."""

import pytest

from neopolis.engine.refused import Refused
from neopolis.games.lessons import FIRST_GAME, LEFT
from neopolis.games.registry import definition
from neopolis.server.table import forks
from neopolis.server.table.commands import Answer, Continue, EndLesson, SetPlan
from neopolis.server.table.frame_diff import table_frame
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import NOBODY, Plan, Sat
from neopolis.server.table.server_messages import LessonFrame
from neopolis.server.table.table import Table
from neopolis.text.messages import use_language
from tests.server.table.host import Host, neom

LESSONS = [("neom", "first-city"), ("new-angeles", "one-promise")]
each_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)


def begun(game: str, lesson: str, seed: int = 1) -> Host:
    """A table where Ann has begun a lesson."""
    created, seat = forks.lesson("ann", "Ann", game, lesson, seed)
    host = Host(neom(1))
    host.table, host.log = Table("u"), []
    host.store("ann", "", created, Sat(seat, "Ann"), forks.lesson_started(created))
    return host


def step(host: Host) -> int:
    frame = table_frame(host.table).lesson
    assert isinstance(frame, LessonFrame)
    return frame.step


def lead(host: Host) -> None:
    """Do what is due, until the learner has to act."""
    while events := host.table.tick(host.now):
        host.store(NOBODY, "", *events)


def go(host: Host) -> None:
    host.command("ann", Continue(host.id(), step(host)))
    lead(host)


@each_lesson
def test_a_learner_plays_a_lesson_to_its_end(game: str, lesson: str) -> None:
    """Bots do nothing of their own; the server acts as recorded, and each step comes once."""
    host = begun(game, lesson)
    known = definition(game).lessons[lesson]
    lead(host)
    for at, one in enumerate(known.steps):
        assert step(host) == at
        assert host.table.bot_tasks(host.now) == [] and host.table.due() is None
        if one.answer:
            answer = known.read.acts[known.awaited(at)][1]
            assert isinstance(answer, int)
            host.answer(known.file.learner, answer)
            lead(host)
        else:
            go(host)

    assert step(host) == len(known.steps)
    assert host.table.game is not None and host.table.game.acts == known.read.acts
    assert host.table.status == ("over" if game == "neom" else "playing")
    assert bool(host.table.bot_tasks(host.now)) == (game != "neom")  # bots play on if the game is not over
    for _ in range(20):
        host.bots()
    assert step(host) == len(known.steps)  # the lesson stays done


@each_lesson
def test_another_answer_is_refused_with_the_lessons_words(game: str, lesson: str) -> None:
    host = begun(game, lesson)
    known = definition(game).lessons[lesson]
    lead(host)
    while not known.steps[step(host)].answer:
        go(host)
    at = step(host)
    assert host.table.game is not None
    right = known.read.acts[known.awaited(at)][1]
    for option in host.table.game.options(0):
        if option == right:
            continue
        english = host.table.game.text(0, option)
        with use_language("pl"), pytest.raises(Refused) as refused:
            host.table.handle("ann", "Ann", Answer("x", host.table.seats[0].question_number, option), host.now, 1)
        with use_language("pl"):
            assert refused.value.code == "lesson-reply"
            assert refused.value.message == known.reply(known.steps[at], english)
    assert step(host) == at


def test_an_answer_continues_the_steps_before_it() -> None:
    """A learner who knows what comes next need not press "continue"."""
    host = begun("neom", "first-city")
    lead(host)
    for option in (4, 4):
        host.answer(0, option)
        lead(host)
    assert host.table.game is not None
    host.answer(0, host.table.game.parse(0, "d3"))
    lead(host)
    assert step(host) == 3 and host.table.game.prompt(0) == "select"
    host.answer(0, 7)
    lead(host)

    assert step(host) == 5


def test_a_step_is_continued_once() -> None:
    """A message that comes twice, or late, does no harm; one that comes early is refused."""
    host = begun("new-angeles", "one-promise")
    host.command("ann", Continue(host.id(), 0))
    assert host.command("ann", Continue(host.id(), 0)) == []
    assert step(host) == 1
    assert host.refusal("ann", Continue(host.id(), 2)) == "not-a-lesson"
    assert host.refusal("ben", Continue(host.id(), 1)) == "not-seated"


def test_an_act_does_not_answer_a_question_of_the_lesson() -> None:
    """A stray click on a card must not end the lesson: the learner leaves it on purpose, or not at all."""
    host = begun("neom", "first-city")
    steps = definition("neom").lessons["first-city"].steps
    question = max(at for at, one in enumerate(steps) if one.choices)
    while step(host) < question:
        go(host)
    assert host.table.game is not None
    option = host.table.game.options(0)[0]

    assert host.refusal("ann", Answer(host.id(), host.table.seats[0].question_number, option)) == "lesson-question"
    assert step(host) == question


@each_lesson
def test_leaving_a_lesson(game: str, lesson: str) -> None:
    """The game goes on with bots, and every answer counts."""
    host = begun(game, lesson)
    lead(host)
    while not definition(game).lessons[lesson].steps[step(host)].answer:
        go(host)
    host.command("ann", EndLesson(host.id()))
    assert step(host) == LEFT
    assert host.command("ann", EndLesson(host.id())) == []
    assert host.table.game is not None
    host.answer(0, host.table.game.options(0)[-1])
    while host.bots():
        pass

    assert host.table.awaited == (0,) or host.table.status == "over"
    assert host.refusal("ann", Continue(host.id(), 0)) == "not-a-lesson"


def test_playing_on_instead_of_watching() -> None:
    """Where a lesson would show a film, the learner may answer instead, and the lesson is over."""
    host = begun("neom", "first-city")
    known = definition("neom").lessons["first-city"]
    film = next(at for at, one in enumerate(known.steps) if one.acts > 20)
    while step(host) < film:
        go(host)
    assert host.table.awaited == (0, 1, 2)
    assert host.table.game is not None
    recorded = known.read.acts[known.begin(film)][1]
    host.answer(0, next(option for option in host.table.game.options(0) if option != recorded))

    assert step(host) == LEFT
    assert host.table.bot_tasks(host.now)


@each_lesson
def test_a_lesson_survives_a_restart(game: str, lesson: str) -> None:
    """The table as loaded from its log or its snapshot has the same step, and the same things are due."""
    host = begun(game, lesson)
    lead(host)
    for _ in range(8):
        go(host)
    for snapshot in (b"", host.table.save()):
        loaded = Table.load("u", host.log, snapshot)
        assert table_frame(loaded).lesson == table_frame(host.table).lesson
        assert loaded.tick(host.now) == []
        go(host)


def test_only_a_lesson_is_a_lesson() -> None:
    """A plan cannot make a table a lesson, and a rematch of a lesson is a game."""
    with pytest.raises(Refused) as refused:
        create_table("ann", "Ann", Plan("neom", 3, lesson="first-city"))
    assert refused.value.code == "lesson-made-only"
    host = Host(neom(2))
    assert host.refusal("ann", SetPlan(host.id(), Plan("neom", 2, lesson="first-city"))) == "lesson-made-only"
    assert table_frame(host.table).lesson is None
    assert host.start().refusal("ann", Continue(host.id(), 0)) == "not-a-lesson"
    for game, lesson in (("neom", "no-such"), ("new-angeles", "first-city")):
        with pytest.raises(Refused) as refused:
            forks.lesson("ann", "Ann", game, lesson, 1)
        assert refused.value.code == "no-such-lesson"
    over = begun("neom", "first-city")
    while over.table.status != "over":
        go(over)
    assert forks.rematch(over.table, "ann", "Ann").plan.lesson == ""


def test_bots_of_a_lesson_have_the_names_that_its_words_use() -> None:
    for game, names in (("neom", ["", "Ada", "Ben"]), ("new-angeles", ["", "Ada", "Ben", "Cleo"])):
        host = begun(game, dict(LESSONS)[game])
        assert [seat.persona for seat in table_frame(host.table).seats] == names


@pytest.mark.parametrize("seed", [0, 5, 77])
def test_a_first_game(seed: int) -> None:
    """No Federalist, a rival to beat, and somebody else begins. There are no steps, and bots play as usual."""
    host = begun("new-angeles", FIRST_GAME, seed)
    assert step(host) == LEFT and table_frame(host.table).fork
    s = host.city.s
    while host.city.prompt(host.city.deciders[0]) != "main-offer":
        if host.table.turns:
            host.answer(0)
        else:
            assert host.bots()
    rivals = [host.city.pack.names[rival] for rival in host.city.s.rivals]

    assert "Federalist" not in rivals
    assert rivals[0] != host.city.view(0).players[0].corporation
    assert s.active != 0 or host.city.s.active != 0


def test_a_first_game_of_a_game_without_lessons() -> None:
    """Every game has one; it is a usual game."""
    host = begun("neom", FIRST_GAME)

    assert host.table.plan.options["variant"] == "beginner"
    assert host.table.plan.bots == ["", "greedy", "greedy"]
