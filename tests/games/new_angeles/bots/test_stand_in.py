"""The bot that plays for a person who is away: it keeps promises, and otherwise does as little as it can."""

import pytest

from neopolis.bots import Observation, bot_seed
from neopolis.engine.decision import Decision
from neopolis.games import new_angeles
from neopolis.games.definition import STAND_IN
from neopolis.games.new_angeles import Promise, Terms
from neopolis.games.new_angeles.bots.decision_context import context_of
from neopolis.games.new_angeles.bots.stand_in import StandInBot, is_spent
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ABSTAIN, COUNTER, DISTRICT, DONE, MAIN, PASS
from neopolis.games.new_angeles.trading.terms import (
    DEAL_ENDS,
    GIVE,
    KEEP_OUT,
    NO_COUNTER,
    NO_TRADE,
    OPPOSE,
    SUPPORT,
    TO_COUNTER,
)
from neopolis.games.registry import definition
from tests.games.new_angeles.bots.test_trading import promised, rivals
from tests.games.new_angeles.deals import CARD, PLAIN
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import capital, promise, trade
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


def asked_to_counter(*given: Promise, hand: tuple[str, ...] = (PLAIN, CARD, CARD)) -> Table:
    """Seat 1 may counter seat 0's offer, and has promised something to seat 2 for 1 capital."""
    t = table().hand(1, *hand)
    trade(t, 2, 1, capital(1), promise(*given))
    return t.offer(0, PLAIN)


def statuses(t: Table) -> list[str]:
    """The status of each public promise at a table."""
    return [one.status for one in t.game.view(None).promises]


@pytest.mark.rule("R-134", "R-131")
def test_it_counters_as_promised_with_a_card_from_hand() -> None:
    """The promise is kept, and neither the emergency action nor a second card is spent."""
    t = asked_to_counter(Promise(TO_COUNTER, 0))
    t.game.play(1, choice(t, 1))

    assert statuses(t) == ["kept"] and t.hand_counts()[1] == 2


@pytest.mark.rule("R-134", "NA 15.4")
def test_it_counters_and_pays_with_the_cards_that_it_can_spare_best() -> None:
    """Seat 2 counters seat 1's counteroffer as promised, and keeps the card that would do most for the city."""
    t = rivals().illness(1, 2, 3, 4).hand(2, "Clean Slate", "Clinical Trials", CARD)
    trade(t, 0, 2, capital(1), promise(Promise(TO_COUNTER, 1)))
    t.offer(0, PLAIN).counter(1, PLAIN)
    values = context_of(t.game.s, 2)
    best = max(t.game.s.hands[2], key=values.card_value)
    for prompt in ("counteroffer-or-pass", "pay-counteroffer"):
        assert t.prompt == prompt
        t.game.play(2, choice(t, 2))

    assert statuses(t) == ["kept"] and t.game.s.hands[2] == (best,)


@pytest.mark.rule("R-134")
def test_it_plays_no_emergency_action_to_keep_a_promise() -> None:
    """A seat that could counter only with its emergency action passes."""
    t = asked_to_counter(Promise(TO_COUNTER, 0), hand=())

    assert choice(t, 1) == PASS


@pytest.mark.rule("R-134")
@pytest.mark.parametrize("more", [Promise(NO_COUNTER, 0), Promise(SUPPORT, 0)])
def test_of_two_promises_that_contradict_each_other_it_keeps_the_one_to_pass(more: Promise) -> None:
    """Of two contradictory promises it keeps the one to pass, because passing costs nothing."""
    assert choice(asked_to_counter(Promise(TO_COUNTER, 0), more), 1) == PASS


@pytest.mark.rule("R-134", "R-131")
def test_it_makes_no_trade_that_the_person_promised_not_to_make() -> None:
    """A gift to seat 0 is due, but a promise not to trade with seat 0 is still open."""
    t = promised(Promise(GIVE, capital=2, when=DEAL_ENDS))
    trade(t, 1, 2, capital(1), promise(Promise(NO_TRADE, 0, deals=2)))
    t.until("main-offer")

    assert statuses(t) == ["open", "open"]
    assert StandInBot(1).side_action(Observation(t.game, 2)) is None


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
        return Decision(self.seat, "pick-district", [DISTRICT + 4, DISTRICT + 5], (), DISTRICT + 4)


@pytest.mark.parametrize(("promised_district", "chosen"), [(4, 5), (5, 4)])
def test_it_keeps_out_of_promised_districts(promised_district: int, chosen: int) -> None:
    t = promised(Promise(KEEP_OUT, component="illness", district=promised_district))

    assert StandInBot(1).choose(Asked(t.game, 2)) == DISTRICT + chosen


@pytest.mark.rule("R-134", "NA 35.1")
@pytest.mark.parametrize("declares", [False, True])
def test_it_pushes_nothing_into_a_promised_district(declares: bool) -> None:
    """Human First in district 1 would push another one into district 2, which seat 0 promised to keep free of it."""
    t = table().human_first(1).asset(1, "Caprice Nisei")
    trade(t, 1, 0, capital(1), promise(Promise(KEEP_OUT, component="human_first", district=2)))
    t.offer(0, "Media Circus")
    t = t.answer(1, "Caprice Nisei").answer(0, 9) if declares else t.all_pass().answer(0, 9)

    assert t.asked == (0,) and choice(t, 0) == DISTRICT + 3


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
