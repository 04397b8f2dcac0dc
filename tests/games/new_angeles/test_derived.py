"""Values computed from a position by the rules, which clients get with the view."""

from __future__ import annotations

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles.definition import GAME
from neopolis.games.new_angeles.ids import CONTINUE
from neopolis.games.new_angeles.knowledge.derived import Derived, DistrictOutput, Standing
from tests.games.neom.random_games import Chance
from tests.games.new_angeles.deals import PLAIN, countered, rest
from tests.games.new_angeles.random_games import SEATS
from tests.games.new_angeles.rules.phases import ended, produced
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import cards_for
from tests.sizes import Size

RIVALS = ("Haas-Bioroid", "Jinteki", "Melange Mining", "Federalist")


def derived(laid: Table, seat: int | None = None) -> Derived:
    return GAME.derived(laid.game, seat)


def standing(laid: Table, seat: int) -> Standing:
    """A seat's own entry in the standings."""
    (found,) = [one for one in derived(laid, seat).standings if one.seat == seat]
    return found


def threat_won(laid: Table) -> Table:
    """A card that involves a district with illness raises threat to 25."""
    return laid.illness(4).threat(24).resolve(0, "Ark Construction", 4)


# The deal.


@pytest.mark.rule("NA 16.0")
def test_the_step_of_a_deal() -> None:
    """The steps are main offer, counteroffer, support and resolution; after the deal there is none."""
    laid = cards_for(rest().protest(3), 2, 3)
    steps = [derived(laid).deal_step]
    laid.offer(0, "24/7 Live Feed").counter(1, PLAIN)
    while derived(laid).deal_step:
        if derived(laid).deal_step != steps[-1]:
            steps.append(derived(laid).deal_step)
        laid.quietly()

    assert steps == ["main", "counter", "support", "resolution"]


@pytest.mark.rule("NA 16.0", "NA 16.1")
def test_the_first_step_of_a_deal() -> None:
    """The first step of a deal reveals its asset. Jackson Howard can be used then, before the main offer."""
    laid = table().asset(1, "Jackson Howard").at("deal")

    assert (derived(laid).deal_step, laid.prompt) == ("asset", "use-asset")


@pytest.mark.rule("NA 15.4")
def test_paying_for_a_counteroffer_is_part_of_its_step() -> None:
    """While a player pays for the second counteroffer with a card, the step is still "counter"."""
    laid = countered(cards_for(rest(), 2)).counter(2, PLAIN)

    assert (laid.prompt, derived(laid).deal_step) == ("pay-counteroffer", "counter")


@pytest.mark.rule("R-74", "NA 72.6")
def test_two_alternatives_are_named() -> None:
    """Live Feed asks for one of two effects; other questions have no alternatives, and other seats have no question."""
    laid = table().protest(3).orgcrime(5)
    assert derived(laid, 0).alternatives == ""
    laid.resolve(0, "24/7 Live Feed")

    assert [derived(laid, seat).alternatives for seat in (0, 1, None)] == ["calm-or-orgcrime", "", ""]


@pytest.mark.rule("NA 65.2")
def test_promises_are_about_the_deal_on_the_table_or_the_next_one() -> None:
    """Between two deals, promises are about the next one."""
    laid = rest()
    assert derived(laid).promise_deal == laid.view.deal.number == 1
    laid.resolve(0, PLAIN)

    assert (laid.view.deal.number, derived(laid).promise_deal) == (0, 2)


# The city.


@pytest.mark.rule("NA 43.2", "NA 43.3", "NA 43.4")
def test_what_each_district_would_produce() -> None:
    """A development, orgcrime, a strike and an outage each change what a district would produce."""
    laid = table().development(9).orgcrime(8).strike(7).outage(4)
    production = derived(laid).production

    assert production[8] == DistrictOutput(4, 0, stopped=False)
    assert (production[7].primary, production[7].secondary, production[7].stopped) == (0, 1, False)
    assert production[6] == production[3] == DistrictOutput(0, 0, stopped=True)


@pytest.mark.rule("NA 43.1", "NA 44.0")
@pytest.mark.parametrize("supply", [0, 3, 8], ids=str)
def test_what_production_would_add(supply: int) -> None:
    """The preview is what the Production Phase really adds, not beyond the last space of a track."""
    laid = table().androids(4, 7, 8).orgcrime(8).supply(tech=supply)
    before, upcoming = laid.view.supply, derived(laid).upcoming
    after = produced(laid).view.supply

    assert upcoming == {name: after[name] - before[name] for name in before}
    assert upcoming["entertainment"] == 2


@pytest.mark.rule("NA 31.1", "NA 44.0")
def test_what_production_would_add_after_an_outage_moves_on() -> None:
    """Human First in 1 causes an outage there; as 1 has one already, it moves on to 2, which then produces nothing."""
    laid = table().androids(1, 2).human_first(1).outage(1)
    upcoming = derived(laid).upcoming

    assert produced(laid).districts("outage") == [1, 2]
    assert upcoming == dict.fromkeys(laid.view.supply, 0) == laid.view.supply


@pytest.mark.rule("NA 43.1", "NA 44.0")
def test_what_production_would_add_when_threat_ends_the_game() -> None:
    """An outage moves on from 6 to The Root, and threat ends the game before district 8 produces."""
    laid = table().androids(6, 8).human_first(6).outage(6, 9, 10).threat(24)
    upcoming = derived(laid).upcoming
    produced(laid)

    assert laid.over and upcoming == laid.view.supply


def forecasts(seats: int, seed: int) -> list[tuple[dict[str, int], dict[str, int]]]:
    """In a random game, for each Production Phase: what it was expected to add to the supply, and what it did."""
    chance = Chance(seed)
    game = new_angeles.start(seats, seed, stops="called")
    game.call_stop(0, "production", "standing")
    game.call_stop(0, "event", "standing")
    found: list[tuple[dict[str, int], dict[str, int]]] = []
    waiting: tuple[dict[str, int], dict[str, int]] | None = None  # the supply before, and the forecast
    while not game.over:
        (seat,) = game.deciders if game.topic == "stop" else game.deciders[:1]
        stops = game.view(None).stops
        if stops is not None and stops.open == ["production"]:
            waiting = (game.view(None).supply, GAME.derived(game, None).upcoming)
        elif game.topic == "stop" and waiting:
            now = game.view(None).supply
            found.append((waiting[1], {name: now[name] - waiting[0][name] for name in now}))
            waiting = None
        options = game.options(seat)
        game.play(seat, CONTINUE if game.topic == "stop" else options[chance.below(len(options))])
    return found


@pytest.mark.rule("NA 43.1", "NA 44.0")
@pytest.mark.parametrize("seats", SEATS)
def test_what_production_would_add_in_random_games(seats: int, size: Size) -> None:
    """The preview before each Production Phase is what the phase really adds."""
    found = [pair for seed in range(size(quick=4, normal=25)) for pair in forecasts(seats, seed)]

    assert [expected for expected, _ in found] == [added for _, added in found]
    assert len(found) > size(quick=4, normal=25)


@pytest.mark.rule("NA 18.2")
def test_what_the_demand_needs() -> None:
    laid = table().demand("Retail Shortage").supply(consumables=1)
    view = laid.view

    assert derived(laid).missing == {name: max(view.targets[name] - view.supply[name], 0) for name in view.supply}
    assert any(derived(laid).missing.values())


@pytest.mark.rule("NA 51.1", "R-68")
@pytest.mark.parametrize(("number", "place"), [(1, 0), (2, 1), (3, 3), (5, 6), (6, 7)])
def test_the_place_of_a_round(number: int, place: int) -> None:
    """`course` is the index of a round in the list of rounds, in which a demand round follows every second round."""
    assert derived(table().round(number)).course == place


@pytest.mark.rule("NA 51.1", "R-68")
def test_the_place_of_a_demand_round() -> None:
    assert derived(table().round(2).at("demand")).course == 2
    assert derived(ended(table().rivals(*RIVALS))).course == 8


@pytest.mark.rule("NA 12.3")
@pytest.mark.parametrize(("seats", "sheet"), [(4, 0), (5, 1), (6, 1)])
def test_the_side_of_the_corp_sheets(seats: int, sheet: int) -> None:
    assert derived(table(seats)).sheet == sheet


# Winning.


@pytest.mark.rule("NA 69.1")
@pytest.mark.parametrize(("rival", "why"), [(10, "beat-rival"), (11, "lost-rival"), (12, "lost-rival")])
def test_who_is_ahead_of_the_rival(rival: int, why: str) -> None:
    """A player is ahead of the rival with more capital, not with equal capital."""
    laid = table().rivals(*RIVALS).capital(0, 11).capital(1, rival)
    found = standing(laid, 0)

    assert (found.rival, found.wins, found.why) == (1, rival == 10, why)


@pytest.mark.rule("NA 69.2")
@pytest.mark.parametrize(("seats", "needed"), [(4, 2), (5, 3)])
def test_their_own_corporation_as_rival(seats: int, needed: int) -> None:
    """A player whose rival is their own corporation must be richer than two of three others, or three of four."""
    others = ("Jinteki", "Haas-Bioroid", "Melange Mining", "NBN")
    laid = table(seats).rivals("Globalsec", *others[: seats - 1]).capital(0, 11).capital(3, 12)
    found = standing(laid, 0)

    assert (found.rival, found.beaten, found.needed) == (0, seats - 2, needed)
    assert found.wins == (found.beaten >= needed)
    assert found.why == ("beat-others" if found.wins else "lost-others")


@pytest.mark.rule("NA 78.1", "NA 78.2", "NA 78.3")
@pytest.mark.parametrize(
    ("rival", "rule"), [("Jinteki", "NA 78.1"), ("Globalsec", "NA 78.2"), ("Federalist", "NA 78.3")]
)
def test_the_paragraph_of_a_rival_card(rival: str, rule: str) -> None:
    """The paragraph depends on the card: another player's corporation, the player's own, or the Federalist."""
    others = [name for name in ("Jinteki", "Haas-Bioroid", "Melange Mining", "Globalsec") if name != rival]
    laid = table().rivals(rival, *others[:3])

    assert standing(laid, 0).rule == rule


@pytest.mark.rule("NA 69.0", "NA 69.3", "NA 28.0")
@pytest.mark.parametrize(
    ("capital", "threat", "whys"),
    [
        (25, 25, ["threat", "threat", "threat", "federalist-won"]),
        (24, 25, ["threat", "threat", "threat", "federalist-poor"]),
        (30, 9, ["lost-rival", "lost-rival", "lost-rival", "federalist-calm"]),
    ],
)
def test_why_somebody_has_won(capital: int, threat: int, whys: list[str]) -> None:
    """At the end everybody learns why each player won or lost, and that agrees with the result."""
    laid = table().rivals(*RIVALS).capital(3, capital)
    laid = ended(laid, 10, 10, 10, capital) if threat < 25 else threat_won(laid)
    found = derived(laid).standings

    assert laid.result is not None
    assert [one.why for one in found] == whys
    assert tuple([one.seat for one in found if one.wins]) == laid.result.winners
    assert derived(laid).ending == laid.result.reason


@pytest.mark.rule("NA 50.0")
def test_nobody_learns_about_rivals_they_do_not_know() -> None:
    laid = table().rivals(*RIVALS)

    assert derived(laid, None).standings == []
    assert [[one.seat for one in derived(laid, seat).standings] for seat in range(4)] == [[0], [1], [2], [3]]
