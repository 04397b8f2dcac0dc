"""Every line of the log cites the paragraph behind it."""

import pytest

from neopolis.engine.event import NOBODY, Event
from neopolis.games import neom
from neopolis.games.neom.ids import CENTER_TILE, GOOD_NAMES, IMPORT, LEFT_FROM, POSTAL, SUPPLY, cell_number
from neopolis.games.neom.text.notation import event_text, named_tiles, rule_of
from tests.games.neom.box import BOX
from tests.games.neom.random_games import played
from tests.games.neom.rules.plays import play_to
from tools import coverage

RULES = set(coverage.rules())
TILE, CORNERSTONE, INVESTMENT_FIRM, MODULAR_FACTORY, CITY_CENTER = 11, 121, 141, 137, CENTER_TILE


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_event_has_a_rule_that_exists(seats: int) -> None:
    kinds: set[str] = set()
    for number in (0, 1, 4):
        game = played(seats, number)
        for seat in range(seats):
            events = game.history(seat)
            kinds |= {event.kind for event in events}
            assert {rule_of(game.pack, event, seats) for event in events} <= RULES

    assert {"board", "generation", "selected", "placed", "sold", "income"} <= kinds


@pytest.mark.parametrize(
    ("kind", "things", "rules"),
    [  # the rules with one, two, three and five players
        ("face-up", (TILE,), ("NEOM 17.4", "NEOM 16.4", "NEOM 4.6", "NEOM 4.6")),
        ("face-up", (CORNERSTONE,), ("NEOM 17.1", "NEOM 16.2", "NEOM 3.2", "NEOM 3.2")),
        ("chose", (CORNERSTONE,), ("NEOM 17.1", "NEOM 16.2", "NEOM 3.2", "NEOM 3.2")),
        ("discarded", (CORNERSTONE,), ("NEOM 17.1", "NEOM 16.2", "NEOM 3.4", "NEOM 3.4")),
        ("discarded", (TILE,), ("NEOM 17.4", "NEOM 16.4", "NEOM 4.6", "NEOM 4.6")),
        ("bought", (0, SUPPLY, 2), ("NEOM 17.6", "NEOM 16.6", "NEOM 6.1", "NEOM 6.1")),
        ("bought", (0, LEFT_FROM, 2), ("NEOM 17.6", "NEOM 16.6", "NEOM 6.1", "NEOM 6.1")),
        ("bought", (0, POSTAL, 0), ("NEOM 19.59",) * 4),
        ("bought", (0, IMPORT, 0), ("NEOM 19.111",) * 4),
        ("gained", (1, INVESTMENT_FIRM), ("NEOM 19.141",) * 4),
        ("disaster", (2,), ("NEOM 13.5",) * 4),
        ("paid-disaster", (7, 3), ("NEOM 13.6",) * 4),
        ("placed", (TILE, 7, 0, -1), ("NEOM 5.6",) * 4),
        ("placed", (TILE, 7, 18, -1), ("NEOM 7.3",) * 4),
        ("kept", (CORNERSTONE,), ("NEOM 3.7",) * 4),
        ("kept", (CORNERSTONE, 122, 123), ("NEOM 3.5",) * 4),
    ],
)
def test_the_rule_fits_the_number_of_players(kind: str, things: tuple[int, ...], rules: tuple[str, ...]) -> None:
    event = Event(kind, NOBODY, things)

    assert tuple([rule_of(BOX, event, seats) for seats in (1, 2, 3, 5)]) == rules


@pytest.mark.parametrize("variant", ["standard", "beginner"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_new_hand_cites_how_it_came(seats: int, variant: str) -> None:
    """Dealt Cornerstones cite 3.1, passed ones 3.3; dealt tiles cite 4.2, passed ones 4.10."""
    game = play_to(neom.start(seats, 7, variant=variant), 2, 2)
    cited = [rule_of(game.pack, event, seats) for event in game.history(0) if event.kind == "picked-up"]
    drafted = ["NEOM 3.1", "NEOM 3.3", "NEOM 3.3"] if variant == "standard" else []

    assert cited == [*drafted, "NEOM 4.2", *["NEOM 4.10"] * 6, "NEOM 4.2", "NEOM 4.10"]


@pytest.mark.parametrize(
    ("standing", "text", "named"),
    [
        (0, "Ada places Modular Factory #137 on b3; it makes Gold.", [MODULAR_FACTORY]),
        (
            TILE,
            "Ada replaces Lumber Mill #11 on b3 with Modular Factory #137, which makes Gold.",
            [MODULAR_FACTORY, TILE],
        ),
        (
            CITY_CENTER,
            "Ada replaces City Center on b3 with Modular Factory #137, which makes Gold.",
            [MODULAR_FACTORY],
        ),
    ],
)
def test_a_modular_factory_names_the_tile_that_it_replaces(standing: int, text: str, named: list[int]) -> None:
    """The log says what the Modular Factory replaces, and which Good it makes."""
    event = Event("placed", 0, (MODULAR_FACTORY, cell_number("b3"), standing, GOOD_NAMES.index("Gold")))

    assert (event_text(BOX, event, ["Ada"]), named_tiles(event)) == (text, named)
