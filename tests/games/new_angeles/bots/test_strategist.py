"""The strategist of New Angeles uses no secrets: its choice follows from what it saw, its seed and its budget."""

import pytest

from neopolis.bots import Observation, bot_seed
from neopolis.bots.bot import CHANCE
from neopolis.games import new_angeles
from neopolis.games.new_angeles.bots import make_bot
from neopolis.games.new_angeles.bots.choosing import HIDING, OPEN_THREAT, chosen_answer, judged_rivals
from neopolis.games.new_angeles.bots.turn_trials import BEST_OPTIONS, TurnTrials, outcome, turn_of
from neopolis.games.new_angeles.bots.weights import win_chance
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import FEDERALIST
from neopolis.games.new_angeles.rules.machine import MACHINE
from tests.games.new_angeles.table import table
from tests.sizes import Size

CORPORATIONS = ("Jinteki", "Globalsec", "NBN", "Haas-Bioroid")


def advance(game: NewAngelesGame, steps: int) -> NewAngelesGame:
    """The game after some answers of plain bots."""
    bots = [make_bot("plain", bot_seed(1, seat)) for seat in range(game.seats)]
    for _ in range(steps):
        seat = game.deciders[0]
        game.play(seat, bots[seat].choose(Observation(game, seat)))
    return game


@pytest.mark.parametrize("name", ["strategist-2", "negotiator-2"])
def test_it_sees_no_secrets(name: str, size: Size) -> None:
    """It answers the same in a game that its seat cannot tell from the real one, and with the same seed."""
    game = advance(new_angeles.start(5, 2), 7)
    differed = 0
    for step in range(size(quick=6, normal=40)):
        seat = game.deciders[0]
        chosen = make_bot(name, 5).choose(Observation(game, seat))
        other = game.imagine(seat, step)
        differed += other.s.hands != game.s.hands and len(game.options(seat)) > 1
        assert make_bot(name, 5).choose(Observation(other, seat)) == chosen
        game.play(seat, chosen)

    assert differed


def test_its_trades_follow_from_what_it_saw_and_heard(size: Size) -> None:
    """The negotiator proposes and replies the same in a game that its seat cannot tell from the real one."""
    game = advance(new_angeles.start(5, 2), 9)
    rows = 0
    for step in range(size(quick=10, normal=60)):
        for seat in range(game.seats):
            row = make_bot("negotiator-1", 5).side_action(Observation(game, seat))
            other = game.imagine(seat, step)
            assert make_bot("negotiator-1", 5).side_action(Observation(other, seat, game.history(seat))) == row
            if row is not None:
                game.side_action(seat, row)
                rows += 1
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[step % len(game.options(seat))])

    assert rows


def test_a_trial_ends_with_the_turn() -> None:
    s = advance(new_angeles.start(5, 4), 10).s
    seat = (s.asked & -s.asked).bit_length() - 1
    after = outcome(s, seat, MACHINE.asking(s).options(s, seat)[0])

    assert turn_of(after) == (turn_of(s) + 1) % 5
    assert s.step_number < after.step_number


def test_of_many_answers_only_the_best_are_tried_again() -> None:
    """Each option counts several times here, so that there are many."""
    game = advance(new_angeles.start(5, 4), 10)
    while len(game.options(game.deciders[0])) < 4:
        advance(game, 1)
    seat, options = game.deciders[0], game.options(game.deciders[0])
    worlds = [game.imagine(seat, one).s for one in range(2)]
    trials = TurnTrials(win_chance(), seat, [worlds[0].rivals[seat]])

    assert list(trials.values(worlds, options)) == options
    assert len(trials.values(worlds, options * BEST_OPTIONS)) == 1


def test_it_says_how_likely_it_is_to_win() -> None:
    game = advance(new_angeles.start(4, 2), 8)
    while len(game.options(game.deciders[0])) == 1:
        game.play(game.deciders[0], game.options(game.deciders[0])[0])
    seat = game.deciders[0]
    bot = make_bot("strategist-1", 3)
    values = bot.values(Observation(game, seat))

    assert bot.unit == CHANCE
    assert values[0].option == bot.choose(Observation(game, seat))
    assert all([0 <= one.value <= 1 for one in values])


def test_the_federalist_takes_only_what_others_could_have_taken() -> None:
    """Until threat is high, it also judges positions for another role, and gives no answer that betrays it."""
    calm = table(corporations=CORPORATIONS).rivals("NBN", "Federalist", "Jinteki", "Globalsec").threat(OPEN_THREAT - 1)
    s = calm.game.s
    rivals = judged_rivals(s, 1, seed=8)
    betraying, hidden, poor = 1, 2, 3
    values = {betraying: [0.9, 0.1], hidden: [0.5, 0.1 + 2 * HIDING], poor: [0.4, 0.1 + 3 * HIDING]}

    assert rivals[0] == FEDERALIST and rivals[1] not in (0, FEDERALIST)
    assert chosen_answer(s, values) == hidden
    assert judged_rivals(s, 0, seed=8) == [s.rivals[0]]
    assert judged_rivals(calm.threat(OPEN_THREAT).game.s, 1, seed=8) == [FEDERALIST]
    assert chosen_answer(s, {option: chances[:1] for option, chances in values.items()}) == betraying
