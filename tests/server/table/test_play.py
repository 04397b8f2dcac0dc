"""Whole games at a table, answer by answer."""

import pytest

from neopolis.server.table.log_events import Plan
from neopolis.server.table.table import Table
from tests.server.table.host import Host, neom, new_angeles


def play_on(host: Host, most: int = 5_000) -> int:
    """Let people and bots answer until the game is over."""
    for number in range(most):
        if host.table.status == "over":
            return number
        if host.bots():
            continue
        host.now += 1_000
        if host.table.turns:
            seat = host.table.turns[number % len(host.table.turns)]
            assert host.table.game is not None
            options = host.table.game.options(seat)
            host.answer(seat, options[number % len(options)])
    raise AssertionError("the game does not end")


PLANS = [
    neom(1),
    neom(3),
    neom(3, ["", "random", "greedy"]),
    new_angeles(4),
    new_angeles(5, ["random", "", "plain", "random", "plain"]),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.seats}-{len(plan.bots)}")
def test_whole_games(plan: Plan) -> None:
    """Everybody answers until the game is over, and the log makes the same table again."""
    host = Host(plan).start()

    play_on(host)

    again = Table.load("t", host.log)
    assert again.status == "over"
    assert again.data == host.table.data
    assert again.game is not None and host.table.game is not None
    assert again.game.record() == host.table.game.record()
