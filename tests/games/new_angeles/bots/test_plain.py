"""The plain bot of New Angeles: what it sees, and that it plays sensibly."""

import pytest

from neopolis.bots import Observation, bot_seed, talk
from neopolis.engine.refused import Refused
from neopolis.games import new_angeles
from neopolis.games.new_angeles.bots import BOTS as NEW_ANGELES_BOTS
from neopolis.games.new_angeles.bots import make_bot as make_new_angeles_bot
from neopolis.games.new_angeles.bots.evaluator import GAIN, PLACE, REMOVE, THREAT, Evaluator
from neopolis.games.new_angeles.bots.offers import plan
from neopolis.games.new_angeles.bots.plain import CHOICES
from neopolis.games.new_angeles.cards.actions import CLINICAL_TRIALS, GENTRIFICATION
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import (
    ANDROID,
    CORPORATION,
    FEDERALIST,
    GLOBALSEC,
    HUMAN_FIRST,
    ILLNESS,
    JINTEKI,
    NBN,
    OUTAGE,
    PRISEC,
)

CORPORATIONS = ["Jinteki", "Globalsec", "NBN", "Haas-Bioroid"]


def played(seats: int, seed: int, *names: str) -> NewAngelesGame:
    """A whole game between bots."""
    game = new_angeles.start(seats, seed)
    bots = [make_new_angeles_bot(names[seat % len(names)], bot_seed(seed, seat)) for seat in range(seats)]
    while not game.over:
        talk(game, bots)
        if not game.over:
            seat = game.deciders[0]
            game.play(seat, bots[seat].choose(Observation(game, seat)))
    return game


def fresh() -> NewAngelesGame:
    """A game in which Globalsec is the Federalist and the rival of Haas-Bioroid, and the city is empty."""
    game = new_angeles.start(4, 1, corporations=CORPORATIONS)
    game.s.rivals = (CORPORATION + NBN, FEDERALIST, CORPORATION + JINTEKI, CORPORATION + GLOBALSEC)
    game.s.investments = (0, 0, 0, 0)
    game.s.tokens = [0] * len(game.s.tokens)
    return game


def stakes(game: NewAngelesGame, seat: int) -> Evaluator:
    return Evaluator(game.s, seat, True)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_whole_games(seats: int) -> None:
    """It answers every question until the game is over, and the record replays."""
    game = played(seats, seats, "plain")

    assert new_angeles.replay(game.record()).result is not None


def test_it_plays_the_same_game_again() -> None:
    assert played(4, 9, "plain", "random").record() == played(4, 9, "plain", "random").record()


def test_it_sees_no_secrets() -> None:
    """In a world that its seat cannot tell from the true one it does and says the same."""
    game = new_angeles.start(4, 2)
    bots = [make_new_angeles_bot("plain", bot_seed(2, seat)) for seat in range(4)]
    twins = [make_new_angeles_bot("plain", bot_seed(2, seat)) for seat in range(4)]
    seen = said = 0
    for step in range(150):
        for speaker in range(4):
            row = bots[speaker].side_action(Observation(game, speaker))
            assert twins[speaker].side_action(Observation(game.imagine(speaker, step), speaker)) == row
            said += row is not None
            if row is not None:
                game.side_action(speaker, row)
        seat = game.deciders[0]
        chosen = bots[seat].choose(Observation(game, seat))
        seen += game.imagine(seat, step).s.hands != game.s.hands
        assert bots[seat].choose(Observation(game.imagine(seat, step), seat)) == chosen
        game.play(seat, chosen)

    assert seen > 100
    assert said > 10


def test_bots_by_name() -> None:
    assert {name: make_new_angeles_bot(name, 1).name for name in NEW_ANGELES_BOTS} == {
        "random": "random",
        "plain": "plain",
    }


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        make_new_angeles_bot("greedy", 1)

    assert refused.value.message == "There is no bot called 'greedy'; the bots are: random, plain."


def test_every_question_of_a_deal_has_an_answer_of_its_own() -> None:
    """It leaves to the first option only what hardly matters."""
    game = new_angeles.start(4, 3)
    bots = [make_new_angeles_bot("random", seat) for seat in range(4)]
    prompts: set[str] = set()
    while not game.over:
        seat = game.deciders[0]
        prompts.add(game.decision(seat).prompt)
        game.play(seat, bots[seat].choose(Observation(game, seat)))

    assert prompts - CHOICES.keys() <= {"declare", "draw-or-turn-up", "discard-or-draw", "turn-up-emergency"}


# What things are worth to it.


@pytest.mark.rule("NA 11.1")
def test_the_own_contract_counts_most() -> None:
    """To remove an illness is worth more to Jinteki than to Globalsec."""
    game = fresh()
    game.s.tokens[ILLNESS] = 1 << 3
    change = (REMOVE, ILLNESS, 3)

    assert stakes(game, 0).worth(change) > Evaluator(game.s, 1, False).worth(change) + 1


def test_a_rival_is_not_helped() -> None:
    """Capital for the rival is a loss, and a greater one than capital for anybody else."""
    mine = stakes(fresh(), 3)

    assert mine.worth((GAIN, 1, 3)) < mine.worth((GAIN, 2, 3)) < 0 < mine.worth((GAIN, 3, 3))


@pytest.mark.rule("NA 28.0")
def test_the_federalist_wants_threat_once_rich() -> None:
    game = fresh()
    game.s.round = 5
    game.s.capital[1] = 30

    assert stakes(game, 1).worth((THREAT, 0, 1)) > 0
    assert stakes(game, 0).worth((THREAT, 0, 1)) < 0


@pytest.mark.rule("NA 63.0")
def test_threat_is_feared_the_more_the_higher_it_is() -> None:
    game = fresh()
    low = stakes(game, 0).fear
    game.s.threat = 20

    assert stakes(game, 0).fear > low


@pytest.mark.rule("NA 35.2")
def test_what_would_get_to_the_root_is_worse() -> None:
    """An outage placed where one stands goes on from Base de Cayambe to The Root."""
    game = fresh()
    game.s.tokens[OUTAGE] = 1 << 10

    assert stakes(game, 0).path(OUTAGE, 10) == [10, 0]
    assert stakes(game, 0).worth((PLACE, OUTAGE, 10)) < stakes(game, 0).worth((PLACE, OUTAGE, 1))


@pytest.mark.rule("NA 35.4")
def test_prisec_turns_enemies_away() -> None:
    game = fresh()
    game.s.tokens[PRISEC] = 1 << 5

    assert stakes(game, 0).path(HUMAN_FIRST, 5) == [5, 6]


@pytest.mark.rule("NA 43.2")
def test_an_outage_is_worse_where_an_android_stands() -> None:
    game = fresh()
    game.s.round = 1
    game.s.tokens[ANDROID] = 1 << 6
    mine = stakes(game, 0)

    assert mine.worth((PLACE, OUTAGE, 6)) < mine.worth((PLACE, OUTAGE, 8))


# Plans for cards.


@pytest.mark.rule("NA 70.2")
def test_a_card_is_planned_where_it_helps() -> None:
    game = fresh()
    game.s.tokens[ILLNESS] = 1 << 3

    assert plan(stakes(game, 0), CLINICAL_TRIALS) == [(REMOVE, ILLNESS, 3)]


def test_a_card_without_an_aim_does_nothing() -> None:
    assert plan(stakes(fresh(), 0), CLINICAL_TRIALS) == []


@pytest.mark.rule("NA 32.0")
def test_illness_is_shunned() -> None:
    """Of two districts alike, the one without illness is chosen; where there is but one, threat is counted."""
    game = fresh()
    game.s.tokens[OUTAGE] = 1 << 1 | 1 << 2
    game.s.tokens[ILLNESS] = 1 << 1
    shunned = plan(stakes(game, 0), GENTRIFICATION)
    game.s.tokens[OUTAGE] = 1 << 1
    met = plan(stakes(game, 0), GENTRIFICATION)

    assert (REMOVE, OUTAGE, 2) in shunned and (THREAT, 0, 2) not in shunned
    assert (REMOVE, OUTAGE, 1) in met and (THREAT, 0, 2) in met
