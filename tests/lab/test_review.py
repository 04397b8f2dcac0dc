"""Advice and reviews: what an adviser thinks of options, from what the seat knows alone."""

import msgspec
import pytest

from neopolis import Refused
from neopolis.bots import Observation
from neopolis.bots.bot import CAPITAL, POINTS, Valued
from neopolis.games import neom, new_angeles
from neopolis.games.neom.definition import GAME
from neopolis.games.neom.game import NeomGame
from neopolis.games.new_angeles.definition import GAME as NEW_ANGELES
from neopolis.lab.advice import Option, advise, adviser_of, asked_seat, less_than
from neopolis.lab.intervals import Estimate
from neopolis.lab.playback import Playback
from neopolis.lab.review import Request, Review, decisions_of, looks, review


def planned(seats: int, questions: int = 10_000) -> NeomGame:
    """A game of planners that stops after so many answers."""
    return _played(seats, questions, 0)[0]


def with_blunder(seats: int, questions: int = 10_000) -> tuple[NeomGame, int]:
    """The same, but where seat 0 can lose most by one answer, it takes the worst option. Also returns that move."""
    move = _played(seats, questions, 0)[1]
    return _played(seats, questions, move)[0], move


def _played(seats: int, questions: int, blunder: int) -> tuple[NeomGame, int]:
    """A game of planners in which the move `blunder` is bad, and the move where seat 0 can lose most."""
    game = neom.start(seats=seats, seed=3)
    bot = GAME.make_bot("planner", 5)
    most, worst = 0.0, 0
    for move in range(1, questions + 1):
        if game.over:
            break
        seat = game.deciders[0]
        values = bot.values(Observation(game, seat)) if seat == 0 and len(game.options(seat)) > 1 else []
        option = bot.choose(Observation(game, seat))
        if values and values[0].value - values[-1].value > most:
            most, worst = values[0].value - values[-1].value, move
        game.play(seat, values[-1].option if move == blunder else option)
    return game, worst


def reviewed(game: NeomGame, request: Request) -> Review:
    return review(GAME, Playback(GAME, game.record()), request, lambda done: None)


def test_a_planted_blunder_is_found() -> None:
    """The planner finds nothing wrong with its own answers, except the one that was replaced by the worst option."""
    game, move = with_blunder(seats=1)
    found = reviewed(game, Request(0, "planner"))

    assert [(mistake.move, mistake.line) for mistake in found.mistakes] == [(move, move + 1)]
    mistake = found.mistakes[0]
    assert mistake.chosen.less is not None
    assert mistake.chosen.less.value > 1.0
    assert mistake.better == mistake.advice.options[0]
    assert (found.adviser, found.unit, found.seat) == ("planner", POINTS, 0)
    assert 0 < found.compared <= found.decisions


def test_the_best_decision_is_the_one_that_mattered_most() -> None:
    """There the second best option was worth much less than the chosen one."""
    game, move = with_blunder(seats=1)
    found, playback = reviewed(game, Request(0, "planner")).best, Playback(GAME, game.record())
    assert found is not None
    point = playback.rest_points[found.move - 1].game
    values = GAME.make_bot("planner", 0).values(Observation(point, 0))

    assert playback.rest_points[found.move].option == found.chosen.option == values[0].option
    assert found.less.value == pytest.approx(values[0].value - values[1].value, abs=1e-3)
    assert found.move != move


def test_the_searcher_finds_it_too() -> None:
    """Even with few simulations, the planted blunder is the worst, and its cost has an interval above 0."""
    game, move = with_blunder(seats=1, questions=25)
    found = reviewed(game, Request(0, "searcher-8", most=1))

    assert [mistake.move for mistake in found.mistakes] == [move]
    less = found.mistakes[0].chosen.less
    assert less is not None and less.low is not None and less.high is not None
    assert 0.0 < less.low < less.value < less.high


def test_reviews_can_be_repeated() -> None:
    """The same record, bot and seed give the same review."""
    game, _ = with_blunder(seats=1, questions=14)

    assert reviewed(game, Request(0, "searcher-4", 7)) == reviewed(game, Request(0, "searcher-4", 7))


def test_progress_is_reported() -> None:
    """It counts up, and never beyond the work that was announced."""
    game, _ = with_blunder(seats=1, questions=14)
    playback, request, done = Playback(GAME, game.record()), Request(0, "searcher-4"), list[int]()
    review(GAME, playback, request, done.append)

    assert done == sorted(done)
    assert len(decisions_of(playback, 0)) < done[-1] <= looks(GAME, playback, request)


def test_mistakes_show_what_the_seat_knew() -> None:
    """The view is that of the seat before the move, even in a question that all answer at the same time."""
    game, move = with_blunder(seats=3, questions=80)
    playback = Playback(GAME, game.record())
    mistake = reviewed(game, Request(0, "planner")).mistakes[0]

    assert mistake.move == move
    assert mistake.view == playback.rest_points[move - 1].game.view(0)


@pytest.mark.parametrize("name", ["planner", "searcher-4"])
def test_advice_knows_only_what_the_seat_knows(name: str) -> None:
    """In a game that looks the same to the seat, the advice is the same."""
    game = planned(seats=3, questions=30)
    while game.prompt(game.deciders[0]) != "select":
        game.play(game.deciders[0], game.decision(game.deciders[0]).default)
    seat = game.deciders[0]
    real, other = [advise(GAME, one, seat, adviser_of(GAME, name, 1), 1) for one in (game, game.imagine(seat, 99))]

    assert real == other
    assert real.options[0].value is not None


def test_reviews_compare_only_choices() -> None:
    """Answers with one option, and those of other seats, are no decisions of the seat."""
    game = planned(seats=3, questions=60)
    playback = Playback(GAME, game.record())

    for point, option in decisions_of(playback, 1):
        assert 1 in point.game.deciders
        assert option in point.game.options(1)
        assert len(point.game.options(1)) > 1


def test_an_option_that_is_asked_about_is_compared() -> None:
    game = planned(seats=1, questions=4)
    worst = adviser_of(GAME, "planner", 1).values(Observation(game, 0))[-1].option
    found = advise(GAME, game, 0, adviser_of(GAME, "searcher-4", 1), 1, worst)

    assert worst in [option.option for option in found.options]


def test_without_an_opinion_the_choice_is_the_advice() -> None:
    """The bot that the game uses as its adviser is asked unless another is named."""
    game = planned(seats=3, questions=4)
    seat = game.deciders[0]
    found = advise(GAME, game, seat, adviser_of(GAME, "random", 1), 1)

    assert [(option.value, option.less) for option in found.options] == [(None, None)]
    assert found.options[0].option in game.options(seat)
    assert adviser_of(GAME, "", 1).name == "searcher"


def test_new_angeles() -> None:
    """The plain bot values what it compares in capital, and cards have a reason."""
    game = new_angeles.start(seats=4, seed=2)
    while game.prompt(game.deciders[0]) != "main-offer":
        game.play(game.deciders[0], game.decision(game.deciders[0]).default)
    found = advise(NEW_ANGELES, game, game.deciders[0], adviser_of(NEW_ANGELES, "plain", 1), 1)

    assert found.unit == CAPITAL
    assert all(option.reason for option in found.options if 0 < option.option < 100)
    assert [option.value for option in found.options] == sorted(
        [option.value for option in found.options if option.value is not None], reverse=True
    )


def test_a_bot_without_values_says_its_reason() -> None:
    """The plain bot answers most questions of a deal by rules, and says why."""
    game = new_angeles.start(seats=4, seed=2)
    bots = [NEW_ANGELES.make_bot("plain", seat) for seat in range(4)]
    while game.prompt(game.deciders[0]) != "counteroffer-or-pass" or len(game.options(game.deciders[0])) == 1:
        game.play(game.deciders[0], bots[game.deciders[0]].choose(Observation(game, game.deciders[0])))
    seat = game.deciders[0]
    found = advise(NEW_ANGELES, game, seat, adviser_of(NEW_ANGELES, "plain", 1), 1)

    assert [option.value for option in found.options] == [None]
    assert found.options[0].reason


def test_how_much_less() -> None:
    """The interval comes from the standard error of the difference; there is none without simulations."""
    best = Valued(1, 10.0, 3.0)

    assert less_than(best, Valued(2, 8.0, 0.5)) == Estimate(2.0, 1.02, 2.98)
    assert less_than(best, Valued(2, 8.0)) == Estimate(2.0)


def test_who_is_asked() -> None:
    game = planned(seats=3, questions=1)
    over = planned(seats=1)

    assert (asked_seat(game, None), asked_seat(game, 2)) == (game.deciders[0], 2)
    with pytest.raises(Refused) as caught:
        asked_seat(over, 0)
    assert caught.value.code == "game-over"


def test_reviews_are_json() -> None:
    game, _ = with_blunder(seats=1, questions=14)
    found = reviewed(game, Request(0, "planner"))
    read = msgspec.json.decode(msgspec.json.encode(found))

    assert read["mistakes"][0]["better"]["option"] == found.mistakes[0].better.option
    assert isinstance(found.mistakes[0].better, Option)
