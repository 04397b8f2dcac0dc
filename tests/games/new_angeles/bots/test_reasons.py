"""What bots say about their trades and deals. A public reason reveals nothing that somebody else may not know."""

from collections.abc import Iterator

import pytest

from neopolis.bots import Bot, Observation, bot_seed
from neopolis.engine.event import EVERYBODY
from neopolis.engine.reason import Reason
from neopolis.games import new_angeles
from neopolis.games.new_angeles import NewAngelesGame, Terms
from neopolis.games.new_angeles.bots import make_bot
from neopolis.games.new_angeles.bots.decision_context import context_of
from neopolis.games.new_angeles.bots.reasons import choice_reason, public_pledges, side_reason
from neopolis.games.new_angeles.ids import ABSTAIN, DONE, MAIN
from neopolis.games.new_angeles.trading.ledger import BROKEN, Ledger, Pledge
from neopolis.games.new_angeles.trading.terms import SUPPORT, Promise
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import ACCEPT, COUNTER_PROPOSE, DECLINE
from tests.games.new_angeles.deals import CARD, PLAIN, at_support
from tests.games.new_angeles.table import table
from tests.sizes import Size

NOTHING = Terms()
HAGGLING = {"reason-want-more", "reason-pays", "reason-pays-nothing", "reason-wants-paid"}
REFUSALS = {
    "reason-nothing-for-me",
    "reason-too-expensive",
    "reason-too-little",
    "reason-only-words",
    "reason-no-thanks",
}


def declined(gives: Terms, wants: Terms, whisper: bool = False) -> Reason:
    """What seat 1 says when it declines this proposal of seat 0."""
    game = table().offer(0, PLAIN).game
    number = game.propose(0, 1, gives=gives, wants=wants, whisper=whisper)
    reason = side_reason(game.s, 1, (DECLINE, number))
    assert reason is not None
    return reason


@pytest.mark.parametrize(
    ("gives", "wants", "code"),
    [
        (NOTHING, Terms(2), "reason-nothing-for-me"),
        (Terms(1), Terms(3), "reason-too-expensive"),
        (Terms(1), Terms(promises=(Promise(SUPPORT, 0),)), "reason-too-little"),
        (Terms(promises=(Promise(SUPPORT, 1),)), Terms(1), "reason-only-words"),
        (Terms(3), Terms(1), "reason-no-thanks"),
    ],
)
def test_why_a_trade_is_declined(gives: Terms, wants: Terms, code: str) -> None:
    assert declined(gives, wants) == Reason(code, {}, True)
    assert declined(gives, wants, whisper=True) == Reason(code, {}, False)


def test_asking_for_more_says_how_much() -> None:
    game = table().offer(0, PLAIN).game
    number = game.propose(0, 1, gives=Terms(1), wants=Terms(promises=(Promise(SUPPORT, 0),)))
    terms = (*terms_row(game.s, Terms(promises=(Promise(SUPPORT, 0),))), *terms_row(game.s, Terms(3)))
    row = (COUNTER_PROPOSE, number, *terms)

    assert side_reason(game.s, 1, row) == Reason("reason-want-more", {"capital": 2}, True)
    assert side_reason(game.s, 1, (ACCEPT, number)) == Reason("reason-fair-trade", {}, True)


@pytest.mark.parametrize(
    ("asked", "gives", "wants", "reason"),
    [
        (3, 2, 0, Reason("reason-pays", {"capital": 2}, True)),
        (2, 0, 0, Reason("reason-pays-nothing", {}, True)),
        (1, 0, 1, Reason("reason-wants-paid", {"capital": 1}, True)),
    ],
)
def test_a_player_who_was_to_pay_says_what_it_would_pay(asked: int, gives: int, wants: int, reason: Reason) -> None:
    """Seat 0 sells its support. "I want 1 capital more" would be wrong for somebody who pays 2 instead of 3."""
    game = table().offer(0, PLAIN).game
    support = (Promise(SUPPORT, 1),)
    number = game.propose(0, 1, gives=Terms(promises=support), wants=Terms(asked))
    terms = (*terms_row(game.s, Terms(gives)), *terms_row(game.s, Terms(wants, promises=support)))

    assert side_reason(game.s, 1, (COUNTER_PROPOSE, number, *terms)) == reason


@pytest.mark.parametrize(
    ("to", "audience", "reason"),
    [
        (1, EVERYBODY, Reason("reason-broke-word-to-me", {}, True)),
        (2, EVERYBODY, Reason("reason-broke-word", {"player": 2}, True)),
        (1, 0b11, Reason("reason-only-words", {}, True)),  # a whispered promise stays between the two
    ],
)
def test_a_broken_promise_is_held_against_a_new_one(to: int, audience: int, reason: Reason) -> None:
    game = table().offer(0, PLAIN).game
    number = game.propose(0, 1, gives=Terms(promises=(Promise(SUPPORT, 1),)), wants=Terms(1))
    broken = Pledge(0, to, audience, Promise(SUPPORT, to), ()).become(BROKEN)
    game.s.ledger = Ledger(game.s.ledger.proposals, (broken,), game.s.ledger.counts)

    assert side_reason(game.s, 1, (DECLINE, number)) == reason


@pytest.mark.parametrize(("audience", "is_said"), [(EVERYBODY, True), (0b110, False)])
def test_keeping_a_promise_that_everybody_knows_of_is_said_after_the_last_card(audience: int, is_said: bool) -> None:
    laid = at_support(table().more(2, CARD).more(2, CARD))
    promised = Pledge(2, 1, audience, Promise(SUPPORT, 0), ())
    laid.game.s.ledger = Ledger((), (promised,), laid.game.s.ledger.counts)
    kept = Reason("reason-keeps-word", {"player": 1}, True)
    context = context_of(laid.game.s, 2)
    assert choice_reason(context, ABSTAIN) == Reason("reason-abstain", {}, False)
    assert choice_reason(context, MAIN) not in (None, kept)
    laid.game.play(2, MAIN)
    card = laid.game.options(2)[0]
    assert choice_reason(context_of(laid.game.s, 2), card) is None
    laid.game.play(2, card)

    assert choice_reason(context_of(laid.game.s, 2), DONE) == (kept if is_said else None)


def acts(
    game: NewAngelesGame, bots: list[Bot[NewAngelesGame]], most: int
) -> Iterator[tuple[int, int | tuple[int, ...], Reason | None]]:
    """Play on between bots. Yields each act before it is done, with its reason."""
    for _ in range(most):
        if game.over:
            return
        for seat, bot in enumerate(bots):
            row = None if game.over else bot.side_action(Observation(game, seat))
            if row is not None:
                yield seat, row, bot.reason()
                game.side_action(seat, row)
        if not game.over:
            seat = game.deciders[0]
            option = bots[seat].choose(Observation(game, seat))
            yield seat, option, bots[seat].reason()
            game.play(seat, option)


def assert_known(game: NewAngelesGame, seat: int, act: int | tuple[int, ...], reason: Reason) -> None:
    """Somebody for whom the game looks like this could give the reason, too, having seen what the bot does."""
    if isinstance(act, tuple):
        assert side_reason(game.s, seat, act) == reason
        return
    assert reason.code == "reason-keeps-word"
    promised = [one for one in public_pledges(game.s.ledger) if one.seat == seat and one.promise.kind == SUPPORT]
    assert reason.parameters["player"] in [one.to for one in promised]


def test_a_public_reason_is_the_same_in_every_game_that_looks_the_same_to_somebody_else(size: Size) -> None:
    """So nobody can learn from it what the bot has. Everybody sees what the bot does, too."""
    said = 0
    for seed in range(size(quick=2, normal=6)):
        game = new_angeles.start(4, seed)
        for seat, act, reason in acts(game, [make_bot("plain", bot_seed(seed, one)) for one in range(4)], 250):
            if reason is None or not reason.is_public:
                continue
            said += 1
            for other in range(4):
                if other != seat:
                    assert_known(game.imagine(other, seed + said), seat, act, reason)
            tried = game.copy()
            tried.act((seat, act))
            assert any([event.audience == EVERYBODY for event in tried.s.events])

    assert said > size(quick=5, normal=20)


@pytest.mark.parametrize("name", ["strategist-1", "negotiator-1"])
def test_what_a_bot_thinks_of_its_chances_stays_secret(name: str) -> None:
    game = new_angeles.start(4, 3)
    bots = [make_bot(name if seat == 0 else "random", bot_seed(3, seat)) for seat in range(4)]
    codes = {
        reason.code: reason.is_public for seat, _, reason in acts(game, bots, 30) if reason is not None and not seat
    }

    assert codes.pop("reason-chance") is False
    assert {*codes} <= {"reason-fair-trade", *HAGGLING, *REFUSALS}


def test_after_the_game_bots_say_what_their_offers_were_worth() -> None:
    game = new_angeles.start(4, 1)
    codes = set()
    for seat, act, reason in acts(game, [make_bot("plain", bot_seed(1, one)) for one in range(4)], 120):
        if reason is not None and not reason.is_public:
            codes.add(reason.code)
            assert reason.text, (seat, act, reason)

    assert {"reason-main-offer", "reason-no-counteroffer", "reason-abstain"} <= codes
