"""What the plain bot of New Angeles expects from each option."""

from neopolis.bots import Observation, bot_seed
from neopolis.bots.bot import CAPITAL
from neopolis.games import new_angeles
from neopolis.games.new_angeles.bots import make_bot


def test_the_best_value_is_what_the_plain_bot_chooses() -> None:
    """Whenever it compares options, it chooses the best one, and it knows any option that it is asked about."""
    game = new_angeles.start(seats=4, seed=2)
    bots = [make_bot("plain", bot_seed(2, seat)) for seat in range(4)]
    compared = 0
    while compared < 25:
        seat = game.deciders[0]
        options = game.options(seat)
        chosen = bots[seat].choose(Observation(game, seat))
        values = bots[seat].values(Observation(game, seat), also=options[-1]) if len(options) > 1 else []
        if values:
            compared += 1
            assert values[0].option == chosen
            assert values[0].value == max([one.value for one in values])
            assert options[-1] in [one.option for one in values]
        game.play(seat, chosen)

    assert bots[0].unit == CAPITAL
