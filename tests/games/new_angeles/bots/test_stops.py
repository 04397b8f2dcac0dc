"""R-133: how bots use stops. They always continue, and the plain bot calls a stop when it has something to sell."""

import pytest

from neopolis.bots import Observation
from neopolis.games.new_angeles.bots.plain import PlainBot
from neopolis.games.new_angeles.bots.stand_in import StandInBot
from neopolis.games.new_angeles.ids import CONTINUE
from neopolis.games.new_angeles.rules.stops import BEFORE_END_OF_TURN, ONCE
from neopolis.games.new_angeles.trading.trade import ACCEPT, CALL_STOP, PROPOSE
from tests.games.new_angeles.bots.test_trading import CORPORATIONS
from tests.games.new_angeles.table import Table, table

HARMLESS = "Clinical Trials"
MARCO = "Marco Cubrero"  # an End of Turn asset that is worth much
CALL = (CALL_STOP, BEFORE_END_OF_TURN, ONCE)


def seller(mode: str = "called", rival: int = 1) -> Table:
    """Seat 0 is active, and seat 2 owns an asset that seat 0 could use in this turn. Seat `rival` is its rival."""
    rivals = [*CORPORATIONS[1:], CORPORATIONS[0]]
    at = rivals.index(CORPORATIONS[rival])
    rivals[2], rivals[at] = rivals[at], rivals[2]
    laid = table().rivals(*rivals).stops(mode) if mode != "never" else table().rivals(*rivals)
    return laid.asset(2, MARCO).capital(0, 12).track("Coach Walden", "Susan Chen")


def side_actions(laid: Table, seat: int) -> set[tuple[int, ...]]:
    """What the plain bot does without being asked, with a few seeds."""
    rows = [PlainBot(seed).side_action(Observation(laid.game, seat)) for seed in range(12)]
    return {row for row in rows if row is not None}


@pytest.mark.rule("R-133")
@pytest.mark.parametrize("rival", [0, 1])
def test_it_calls_a_stop_to_sell_an_asset(rival: int) -> None:
    """It does so even if the active player is its rival: else everybody would know."""
    laid = seller(rival=rival).offer(0, HARMLESS)
    assert laid.prompt == "counteroffer-or-pass"

    assert CALL in side_actions(laid, 2)
    laid.game.side_action(2, CALL)
    assert CALL not in side_actions(laid, 2)


@pytest.mark.rule("R-133")
@pytest.mark.parametrize("laid", [seller("never"), seller("always"), seller().capital(0, 0)])
def test_it_calls_no_stop_for_nothing(laid: Table) -> None:
    """The bot calls no stop if calls are off or needless, or if the active player has no money."""
    assert CALL not in side_actions(laid.offer(0, HARMLESS), 2)


@pytest.mark.rule("R-133")
def test_it_calls_a_stop_for_an_asset_that_it_may_claim() -> None:
    laid = table().rivals(*CORPORATIONS[1:], CORPORATIONS[0]).stops("called").capital(0, 12)
    laid.track("Coach Walden", "Susan Chen").revealed(MARCO).more(2, HARMLESS).more(3, HARMLESS).offer(0, HARMLESS)
    assert CALL not in side_actions(laid, 2)

    laid.counter(2, HARMLESS)
    assert CALL in side_actions(laid, 2)


@pytest.mark.rule("R-133", "NA 65.0")
def test_two_bots_trade_an_asset_at_the_stop() -> None:
    """The seller offers the asset at the stop it called, the active bot accepts, and the seller continues."""
    laid = seller().calls(2, "end-of-turn").offer(0, HARMLESS).all_pass()
    assert (laid.prompt, laid.asked) == ("stop", (2,))

    (proposal,) = side_actions(laid, 2)
    assert proposal[:2] == (PROPOSE, 0)
    laid.game.side_action(2, proposal)
    row = PlainBot(1).side_action(Observation(laid.game, 0))
    assert row is not None and row[0] == ACCEPT
    laid.game.side_action(0, row)

    assert MARCO in laid.assets_of(0)
    assert side_actions(laid, 2) == set()
    assert PlainBot(1).choose(Observation(laid.game, 2)) == CONTINUE


@pytest.mark.rule("R-133", "R-134")
def test_a_stand_in_continues() -> None:
    laid = seller("always").offer(0, HARMLESS).all_pass()

    for seat in range(4):
        assert StandInBot(1).choose(Observation(laid.game, seat)) == CONTINUE
        assert laid.game.decision(seat).default == CONTINUE
        assert StandInBot(1).side_action(Observation(laid.game, seat)) is None
