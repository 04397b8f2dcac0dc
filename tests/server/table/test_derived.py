"""Values that a game derives from a view are sent with the frames: all at first, then only changed fields."""

import msgspec
import pytest

from neopolis.games import registry
from neopolis.server.runtime.replays import replay
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import Plan
from neopolis.server.table.server_messages import Update
from tests.server.table.host import Host
from tests.server.table.test_frame_diff import Observation
from tests.third_game.game import GAME, BidsGame, SealedBids

PLAN = Plan("sealed-bids", 3)


class ExplainedBids(SealedBids):
    """Sealed Bids with two derived values: the prize of the round, and the lowest bid that the viewer could make."""

    def derived(self, game: BidsGame, seat: int | None) -> dict[str, object]:
        return {"prize": len(game.s.played) + 1, "lowest": 0 if seat is None else min(game.s.hands[seat], default=0)}


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {**registry._REGISTERED})
    registry.register(ExplainedBids())


def members(update: Update | None) -> object:
    """The derived fields in an update."""
    assert update is not None
    return msgspec.json.decode(msgspec.json.encode(update.derived))


@pytest.mark.usefixtures("registered")
def test_only_changed_fields_are_sent_again() -> None:
    """The first frame has all fields, the next one only the field that has changed. The client knows them all."""
    host = Host(PLAN).start()
    hands = GAME.start(3, 7, {}).s.hands
    ann, spectator = Observation(host.table, "ann"), Observation(host.table)
    for observation in (ann, spectator):
        observation.watch()
    assert msgspec.json.encode(ann.seen.derived) == msgspec.json.encode({"prize": 1, "lowest": hands[0][0]})
    for seat in range(3):
        host.answer(seat, hands[seat][-1])
    update = ann.watch()

    assert members(update) == {"prize": 2}
    assert members(spectator.watch()) == {"prize": 2}
    assert msgspec.json.decode(msgspec.json.encode(ann.seen.derived)) == {"prize": 2, "lowest": hands[0][0]}
    assert ann.fresh().derived == ann.seen.derived


@pytest.mark.usefixtures("registered")
def test_replays_have_all_fields() -> None:
    """A replay has all derived fields after each move, as the seat saw them."""
    game = ExplainedBids().start(3, 7, {})
    hand = game.s.hands[1]
    while not game.over:
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[0])
    found = replay(game.record(), 1, 3)

    assert msgspec.json.decode(msgspec.json.encode(found.derived)) == {"prize": 2, "lowest": hand[1]}


def test_games_that_derive_nothing_send_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {**registry._REGISTERED})
    registry.register(GAME)

    assert b'"derived"' not in FrameDiff(Host(PLAN).start().table, "ann").full()
