"""The answers of the greedy bot, which never depend on hidden information."""

from collections.abc import Iterator

import pytest

from neopolis.bots import Observation, bot_seed
from neopolis.games.neom.bots import make_bot
from neopolis.games.neom.game import NeomGame
from tests.games.neom.box import start as start_box
from tests.games.neom.table import Table, table
from tests.sizes import Size

SLUMS, TOWNHOUSES, GAS_STATION, FLOOD, NIGHT_CLUB, STADIUM = 3, 4, 10, 24, 49, 112
CONTRACT_OFFICE, UNIVERSITY, INSURANCE_OFFICE, MODULAR_FACTORY = 31, 128, 133, 137


RESOURCES = (18, 19, 20, 21, 22, 23)
CELLS = ("a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "a4", "b4", "c4", "d4", "e4")
STOCK_EXCHANGE = 94


def grown(laid: Table) -> Table:
    """Seat 0 has a city without penalties: two homes and Power. It has no Cornerstone to place."""
    return laid.cornerstones(0).city(0, a1=1, b1=2, c2=15)


def choice(laid: Table, seat: int = 0) -> str:
    """The text of the answer that the bot would give."""
    return laid.game.text(seat, make_bot("greedy", 1).choose(Observation(laid.game, seat)))


def positions(seats: int, seed: int, *, variant: str = "standard") -> Iterator[NeomGame]:
    """Every rest point of a game with a greedy bot at seat 0 among random ones."""
    game = start_box(seats, seed, variant=variant)
    bots = [make_bot("random" if seat else "greedy", bot_seed(seed, seat)) for seat in range(seats)]
    while not game.over:
        yield game
        seat = game.deciders[-1]
        game.play(seat, bots[seat].choose(Observation(game, seat)))


@pytest.mark.parametrize("variant", ["standard", "beginner"])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_greedy_knows_nothing_hidden(seats: int, variant: str, size: Size) -> None:
    """The bot answers the same in a game that its seat cannot tell from the real one, whatever is hidden there."""
    told_apart = [
        game.decision(0)
        for at, game in enumerate(positions(seats, 3, variant=variant))
        if at % size(quick=4, normal=1) == 0
        and 0 in game.deciders
        and make_bot("greedy", 1).choose(Observation(game, 0))
        != make_bot("greedy", 2).choose(Observation(game.imagine(0, 77), 0))
    ]

    assert not told_apart


def test_greedy_is_deterministic() -> None:
    """The same seed gives the same game."""
    first, second = [list(positions(4, 9))[-1].record() for _ in range(2)]

    assert first == second


def test_greedy_beats_random(size: Size) -> None:
    """The greedy bot wins each game against two random bots."""
    games = size(quick=3, normal=10)
    ends = [list(positions(3, seed))[-1] for seed in range(games)]

    assert [game.result.winners if game.result else () for game in ends] == [(0,)] * games


@pytest.mark.rule("NEOM 4.3")
def test_selects_what_can_be_placed_best() -> None:
    """The bot selects the Night Club, which pays more than a third home."""
    laid = grown(table(generation=2)).hand(0, SLUMS, NIGHT_CLUB, *RESOURCES)

    assert choice(laid) == "Night Club #49"


@pytest.mark.rule("NEOM 4.3")
def test_takes_the_best_tile_away_from_others() -> None:
    """If the bot will place a Cornerstone anyway, it selects the tile that is best for the others."""
    homes = {"a1": 1, "c1": 2, "e1": 4, "c2": 15}
    laid = table(generation=2, roads={1: "W", 2: "W", 4: "W"}).city(0, "Coal", **homes).cornerstones(0, 124)
    selected = choice(laid.hand(0, SLUMS, NIGHT_CLUB, *RESOURCES))

    assert selected == "Night Club #49"
    assert choice(laid.select(0, NIGHT_CLUB)) == "Community Center #124"


@pytest.mark.rule("NEOM 19.141")
def test_investment_comes_before_the_action() -> None:
    """With an Investment Firm, 24 L-Coins are enough to select a Stadium."""
    laid = table(generation=3).city(0, c2=141).money(0, 24).cornerstones(0)

    assert choice(laid.hand(0, SLUMS, STADIUM, *RESOURCES)) == "Stadium #112"


@pytest.mark.rule("NEOM 12.1")
def test_sells_when_nothing_is_better() -> None:
    """In a city with homes and Power, 5 L-Coins are better than a third home that joins no neighborhood."""
    laid = table(roads={SLUMS: "W", 1: "W", 2: "E"}).cornerstones(0).city(0, a1=2, b1=2, c2=15)

    assert choice(laid.select(0, SLUMS)) == "sell"


@pytest.mark.rule("NEOM 11.1")
def test_places_a_cornerstone_when_it_is_better() -> None:
    """The Community Center with three neighborhoods brings 12 points."""
    laid = table(roads={1: "W", 2: "W", 4: "W"}).city(0, a1=1, c1=2, e1=4).cornerstones(0, 124)

    assert choice(laid.select(0, SLUMS)) == "Community Center #124"


@pytest.mark.rule("NEOM 6.4")
def test_buys_from_the_cheapest() -> None:
    """Oil costs 2 L-Coins from the left neighbor, and more from anybody else."""
    laid = table().city(1, "Oil").city(2, "Oil").city(3, "Wood").choose(0, GAS_STATION).answer(0, "c2")

    assert choice(laid) == "from seat 1 to the left for 2"


@pytest.mark.rule("NEOM 5.5")
def test_alternative_is_the_cheaper_one() -> None:
    """Steel for a Treasury costs 4 L-Coins from a neighbor; paying instead costs 5."""
    laid = table(generation=2).city(1, c2=51).money(0, 9).choose(0, 60).answer(0, "c2")

    assert choice(laid) == "Steel"


@pytest.mark.rule("NEOM 5.5")
def test_alternative_may_be_money() -> None:
    """Steel from two seats away costs 5 L-Coins, but paying 5 to the supply makes no other player richer."""
    laid = table(seats=5, generation=2).city(2, c2=51).money(0, 9).choose(0, 60).answer(0, "c2")

    assert choice(laid) == "pay 5"


@pytest.mark.rule("NEOM 19.137")
def test_chooses_a_new_good() -> None:
    """The Modular Factory makes a Good that the city lacks."""
    laid = table().city(0, c2=12).choose(0, MODULAR_FACTORY).answer(0, "c4")

    assert choice(laid) == "Copper"


@pytest.mark.rule("NEOM 13.7")
def test_pays_for_a_disaster_when_that_is_less() -> None:
    """A Flood costs 1 L-Coin for the city's only tile, and the tile is worth more."""
    assert choice(table().city(0, c2=TOWNHOUSES).strike(1, FLOOD)) == "pay 1"


@pytest.mark.rule("NEOM 13.7")
def test_sacrifices_when_that_is_less() -> None:
    """Eight Slums apart from each other cost 8 L-Coins; losing one of them costs less."""
    cells = ("a1", "c1", "e1", "a3", "e3", "a5", "c5", "e5")
    laid = table(roads={SLUMS: "N"}).city(0, "Coal", **dict.fromkeys(cells, SLUMS)).money(0, 20).strike(1, FLOOD)

    assert choice(laid) == "sacrifice"


@pytest.mark.rule("NEOM 4.8")
def test_selects_a_disaster_that_hurts() -> None:
    """Against cities full of shops, a Crime Spree takes more than an action brings."""
    laid = grown(table(generation=3)).hand(0, 104, *RESOURCES)
    for seat in (1, 2, 3):
        laid.city(seat, "Coal", **dict.fromkeys(CELLS, STOCK_EXCHANGE)).money(seat, 60)

    assert choice(laid) == "Crime Spree #104"


@pytest.mark.rule("NEOM 4.8")
def test_leaves_a_disaster_that_hurts_nobody() -> None:
    """Against empty cities, an action is better."""
    assert choice(table().hand(0, SLUMS, FLOOD)) != "Flood #24"


@pytest.mark.rule("NEOM 17.5")
def test_averts_a_disaster_in_a_solo_game() -> None:
    """In a solo game, the Flood costs a large city more than an action brings."""
    laid = table(seats=1).cornerstones(0).city(0, "Coal", **dict.fromkeys(CELLS, STOCK_EXCHANGE)).money(0, 30)

    assert choice(laid.hand(0, FLOOD, *RESOURCES)) == "Flood #24"


@pytest.mark.rule("NEOM 19.31")
def test_swaps_for_a_better_cornerstone() -> None:
    """Contract Office: the bot gives the Insurance Office and takes the University."""
    laid = table().cornerstones(0, INSURANCE_OFFICE).discards(UNIVERSITY, 146)
    laid.choose(0, CONTRACT_OFFICE).answer(0, "c2")
    given = choice(laid)
    laid.answer(0, INSURANCE_OFFICE)

    assert (given, choice(laid)) == ("Insurance Office #133", "University #128")


@pytest.mark.rule("NEOM 19.31")
def test_keeps_the_better_cornerstone() -> None:
    """Contract Office: the bot keeps a Cornerstone that is better than the discarded one."""
    laid = table().cornerstones(0, UNIVERSITY).discards(INSURANCE_OFFICE)

    assert choice(laid.choose(0, CONTRACT_OFFICE).answer(0, "c2")) == "done"
