"""The bot that plays for a person who is away: it keeps promises, and otherwise does as little as it can."""

import pytest

from neopolis.bots import Observation, bot_seed
from neopolis.engine.decision import Decision
from neopolis.games import new_angeles
from neopolis.games.definition import STAND_IN
from neopolis.games.new_angeles import Promise, Terms
from neopolis.games.new_angeles.bots.stand_in import StandInBot, is_spent
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ABSTAIN, COUNTER, DISTRICT, DONE, MAIN, PASS
from neopolis.games.new_angeles.trading.terms import DEAL_ENDS, GIVE, KEEP_OUT, OPPOSE, SUPPORT
from neopolis.games.registry import definition
from tests.games.new_angeles.bots.test_trading import promised
from tests.games.new_angeles.table import Table
from tests.sizes import Size

QUIET = (PASS, ABSTAIN, DONE)


def choice(t: Table, seat: int) -> int:
    return StandInBot(1).choose(Observation(t.game, seat))


@pytest.mark.parametrize(("kind", "side"), [(SUPPORT, MAIN), (OPPOSE, COUNTER)])
def test_it_keeps_promises_of_support(kind: str, side: int) -> None:
    assert choice(promised(Promise(kind, 0)), 2) == side


def test_it_lays_exactly_the_promised_cards() -> None:
    t = promised(Promise(SUPPORT, 0, cards=2)).answer(2, "main offer")
    for _ in range(2):
        card = choice(t, 2)
        assert card != DONE and not is_spent(card)
        t.game.play(2, card)

    assert choice(t, 2) == DONE


def test_without_a_promise_it_abstains() -> None:
    assert choice(promised(Promise(SUPPORT, 3)), 2) == ABSTAIN


@pytest.mark.rule("R-131", "NA 65.2")
def test_it_gives_what_the_person_promised_once_it_is_due() -> None:
    """Seat 2 promised seat 0 a gift of 2 capital at the end of the deal. The stand-in offers it then, and only once."""
    t = promised(Promise(GIVE, capital=2, when=DEAL_ENDS))
    assert StandInBot(1).side_action(Observation(t.game, 2)) is None

    t.until("main-offer")
    row = StandInBot(1).side_action(Observation(t.game, 2))
    assert row is not None
    t.game.side_action(2, row)
    assert StandInBot(1).side_action(Observation(t.game, 2)) is None
    (proposal,) = t.game.proposals(0)
    assert (proposal.seat, proposal.to, proposal.gives, proposal.wants) == (2, 0, Terms(2), Terms())
    t.game.accept(0, proposal.id)
    assert [one.status for one in t.game.view(None).promises] == ["kept"]


@pytest.mark.rule("NA 65.0")
def test_it_leaves_proposals_to_the_person() -> None:
    t = promised(Promise(SUPPORT, 3))
    t.game.propose(0, 2, Terms(1))

    assert StandInBot(1).side_action(Observation(t.game, 2)) is None


class Asked(Observation[NewAngelesGame]):
    """A question about districts 4 and 5."""

    @property
    def decision(self) -> Decision:
        return Decision(self.seat, "pick-district", [DISTRICT + 4, DISTRICT + 5], (), DISTRICT + 4, False)


@pytest.mark.parametrize(("promised_district", "chosen"), [(4, 5), (5, 4)])
def test_it_keeps_out_of_promised_districts(promised_district: int, chosen: int) -> None:
    t = promised(Promise(KEEP_OUT, component="illness", district=promised_district))

    assert StandInBot(1).choose(Asked(t.game, 2)) == DISTRICT + chosen


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_it_passes_and_spends_nothing_of_value(seed: int, size: Size) -> None:
    """It passes whenever it can, and chooses an emergency action or asset only if there is nothing else."""
    game = new_angeles.start(4, seed)
    others = definition("new-angeles").make_bot(size(quick="random", normal="plain"), bot_seed(seed, 1))
    while not game.over:
        seat = game.deciders[0]
        if seat:
            game.play(seat, others.choose(Observation(game, seat)))
            continue
        options = game.options(seat)
        chosen = StandInBot(seed).choose(Observation(game, seat))
        assert chosen in options
        assert chosen in QUIET or not set(QUIET) & set(options)
        assert not is_spent(chosen) or all([is_spent(option) for option in options])
        game.play(seat, chosen)


def test_nobody_can_choose_it_as_an_opponent() -> None:
    kind = definition("new-angeles")

    assert STAND_IN not in kind.bots
    assert isinstance(kind.make_bot(STAND_IN, 1), StandInBot)
    assert StandInBot(1).side_action(Observation(new_angeles.start(4, 1), 0)) is None
