"""A newer proposal of a bot to a person replaces its older one about the same thing."""

import pytest

from neopolis.games.new_angeles.trading.terms import Promise, Terms
from neopolis.games.new_angeles.wire import Propose, Trades
from neopolis.server.table.bot_work import bot_task
from neopolis.server.table.log_events import NOBODY, LogEvent, TookSideAction
from tests.server.table.host import Host, new_angeles

NOTHING = Terms()
SUPPORT = Terms(promises=(Promise("support", 3),))
OPPOSE = Terms(promises=(Promise("oppose", 3),))


def bot_proposes(host: Host, to: int, gives: Terms, wants: Terms, whisper: bool = False) -> list[LogEvent]:
    """Let the bot of seat 1 propose a trade."""
    row = Trades().row(host.city, Propose("p", to, gives, wants, whisper))
    task = bot_task(host.table, host.city, 1, "plain", may_take_side_action=True)
    events = host.table.bot_events(task, row, None)
    host.store(NOBODY, "", *events)
    return events


def open_to(host: Host, seat: int) -> list[tuple[int, int]]:
    """The capital that the bot of seat 1 gives and wants in each of its open proposals to a seat."""
    found = [one for one in host.city.s.ledger.proposals if (one.seat, one.to) == (1, seat)]
    return [(one.gives.capital, one.wants.capital) for one in found]


def test_the_older_proposal_about_the_same_promise_is_withdrawn() -> None:
    host = Host(new_angeles(4, ["", "plain", "plain", "plain"])).start()
    bot_proposes(host, 0, Terms(1), SUPPORT)
    events = bot_proposes(host, 0, Terms(2), SUPPORT)

    assert open_to(host, 0) == [(2, 0)]
    assert [type(event) for event in events] == [TookSideAction, TookSideAction]
    assert host.city.history(None)[-2].kind == "withdrew"


@pytest.mark.parametrize(
    ("to", "gives", "wants", "whisper"),
    [
        (0, Terms(2), OPPOSE, False),
        (0, Terms(2), SUPPORT, True),
        (2, Terms(2), SUPPORT, False),
        (0, Terms(2), NOTHING, False),
    ],
    ids=["another promise", "a whisper", "another player", "a gift"],
)
def test_other_proposals_stay(to: int, gives: Terms, wants: Terms, whisper: bool) -> None:
    """What is about something else stays open, and so does what another player has to answer."""
    host = Host(new_angeles(4, ["", "plain", "plain", "plain"])).start()
    bot_proposes(host, 0, Terms(1), SUPPORT)
    bot_proposes(host, 0, Terms(1), NOTHING)
    bot_proposes(host, to, gives, wants, whisper)

    assert {(1, 0)} <= {*open_to(host, 0)}
    assert len(open_to(host, 0)) + len(open_to(host, 2)) == 3


def test_proposals_between_bots_stay() -> None:
    """Bots answer at once, so nothing stacks up."""
    host = Host(new_angeles(4, ["", "plain", "plain", "plain"])).start()
    bot_proposes(host, 2, Terms(1), SUPPORT)
    bot_proposes(host, 2, Terms(2), SUPPORT)

    assert open_to(host, 2) == [(1, 0), (2, 0)]
