"""Each event says what it changed, with units: L-Coins for buyer and seller, tiles lost to a Disaster."""

import pytest

from neopolis.engine.event import Event
from neopolis.games.neom.ids import LEFT_FROM, POSTAL, SUPPLY
from neopolis.games.neom.text.event_facts import event_facts
from neopolis.games.neom.wire import event_frames
from neopolis.games.wire import GAIN, LOSS, FactFrame
from neopolis.text.messages import use_language
from tests.games.neom.random_games import played


@pytest.mark.parametrize(
    ("kind", "things", "facts"),
    [
        ("sold", (11,), [("+5 L-Coins", 0, GAIN)]),
        ("paid", (1, 11), [("−1 L-Coin", 0, LOSS)]),
        ("gained", (2, 133), [("+2 L-Coins", 0, GAIN)]),
        ("income", (0,), [("+0 L-Coins", 0, "")]),
        ("paid-disaster", (3, 1), [("−3 L-Coins", 0, LOSS)]),
        ("removed", (17, 12), [("−1 tile", 0, LOSS)]),
        ("bought", (3, LEFT_FROM + 2, 2), [("−2 L-Coins", 0, LOSS), ("+2 L-Coins", 2, GAIN)]),
        ("bought", (3, SUPPLY, 2), [("−2 L-Coins", 0, LOSS)]),
        ("bought", (3, POSTAL, 0), []),
        ("placed", (13, 7, 0, -1), []),
    ],
)
def test_facts_have_units_and_owners(kind: str, things: tuple[int, ...], facts: list[tuple[str, int, str]]) -> None:
    assert event_facts(Event(kind, 0, things)) == [FactFrame(*fact) for fact in facts]


def test_the_facts_of_a_game_are_sent_in_the_readers_language() -> None:
    game = played(3, 1)

    with use_language("pl"):
        frames = event_frames(game, game.history(0), ["Ada", "Ben", "Cyd"])

    income = next(frame for frame in frames if frame.kind == "income" and frame.things[0] > 1)
    assert income.facts[0].text.startswith(f"+{income.things[0]} L-Coin")
