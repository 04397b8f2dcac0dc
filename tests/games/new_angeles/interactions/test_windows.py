"""R-84 to R-86: who is asked at which moment, in which order, and when nobody is asked any more."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import CARD, PLAIN, countered, is_offered, no_more_counters, rest
from tests.games.new_angeles.table import Table, table


def asked_about(laid: Table, **uses: str) -> list[str]:
    """All assets that players are asked about until the end of the turn, in order. Only those in `uses` are used."""
    found: list[str] = []
    while not is_offered(laid, 0, "Mr. Li"):
        seat = laid.asked[0]
        if laid.prompt != "use-asset":
            laid.quietly()
            continue
        names = laid.texts(seat)[:-1]
        found += names
        used = [name for name in names if name.split()[0] in uses]
        laid.answer(seat, used[0], uses[used[0].split()[0]]) if used else laid.answer(seat, "pass")
    return found


def full_table() -> Table:
    """A table with an asset for every moment of a deal."""
    laid = rest().at("deal").hand(0, PLAIN).hand(1, PLAIN)
    for seat, name in [(1, "Jackson Howard"), (2, "Mark Yale"), (3, "Chief Gorman"), (2, "Isabel McGuire")]:
        laid.asset(seat, name)
    for seat, name in [(3, "Eiko"), (0, "Tanaka"), (2, "Midori"), (0, "Monica Singh"), (3, "Saul Eustecio")]:
        laid.asset(seat, name)
    return laid.asset(2, "Rachel Beckmann").answer(1, "pass").offer(0, PLAIN).answer(2, "pass").counter(1, PLAIN)


@pytest.mark.rule("R-86")
def test_the_moments_of_a_deal_in_order() -> None:
    """From the counteroffer to the end of the deal, owners are asked in this order. Midori is the only asset used."""
    laid = full_table()

    assert asked_about(laid, Midori="counteroffer") == [
        *("Mark Yale", "Chief Gorman"),  # a counteroffer is proposed
        "Isabel McGuire",  # the Support step starts
        "Eiko",  # seat 2 abstains; nothing happens when Eiko's own owner abstains
        "Tanaka",  # the Resolution step starts
        "Midori",  # support is compared
        *("Monica Singh", "Saul Eustecio"),  # the winner is settled
        "Rachel Beckmann",  # the deal ends
    ]


@pytest.mark.rule("R-86")
def test_the_asset_is_revealed_before_the_main_offer() -> None:
    """Jackson Howard's owner is asked when the asset is revealed, before the main offer."""
    laid = rest().at("deal").hand(0, PLAIN).asset(1, "Jackson Howard").asset(2, "Mark Yale")

    assert is_offered(laid, 1, "Jackson Howard")
    assert is_offered(laid.answer(1, "pass").offer(0, PLAIN), 2, "Mark Yale")


@pytest.mark.rule("NA 6.4", "R-84")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 3]), (2, [3, 1]), (3, [3, 1]), (1, [1, 3])])
def test_owners_are_asked_clockwise_from_the_active_player(active: int, order: list[int]) -> None:
    """Seats 1 and 3 can use assets at the same moment. They are asked clockwise from the active player."""
    laid = table(active=active).asset(3, "Caprice Nisei").asset(1, "Mark Yale").illness(3, 5).hand(active, PLAIN)
    laid.offer(active, PLAIN)
    asked: list[int] = []
    while laid.prompt == "use-asset":
        asked += laid.asked
        laid.quietly()

    assert asked == order


@pytest.mark.rule("NA 6.4")
def test_an_owner_chooses_the_order_of_their_assets() -> None:
    """A player with two assets that can be used now is asked about both together."""
    laid = table().asset(1, "Caprice Nisei").asset(1, "Mark Yale").illness(3, 5).offer(0, PLAIN)

    assert laid.texts(1) == ["Caprice Nisei", "Mark Yale", "pass"]


@pytest.mark.rule("R-84")
def test_after_a_use_the_owner_is_asked_again() -> None:
    """After the first asset is used, the other is offered."""
    laid = table().asset(1, "Caprice Nisei").asset(1, "Mark Yale").illness(3, 5).offer(0, PLAIN).answer(1, "Mark")

    assert laid.texts(1) == ["Caprice Nisei", "pass"]


@pytest.mark.rule("R-84")
def test_passing_declines_all_assets_of_a_player() -> None:
    """A player who passes is not asked about their other assets at this moment."""
    laid = table().asset(1, "Caprice Nisei").asset(1, "Mark Yale").illness(3, 5).offer(0, PLAIN).answer(1, "pass")

    assert laid.prompt == "counteroffer-or-pass"


@pytest.mark.rule("R-84")
def test_a_declined_asset_is_not_asked_for_after_anothers_use() -> None:
    """Seat 1 has passed. After seat 2 uses an asset, seat 1 is not asked again."""
    laid = table().asset(1, "Caprice Nisei").asset(2, "Mark Yale").illness(3, 5).offer(0, PLAIN)
    laid.answer(1, "pass").answer(2, "Mark")

    assert laid.prompt == "counteroffer-or-pass"


@pytest.mark.rule("R-61")
def test_a_moment_asks_the_current_owner() -> None:
    """Mark Yale goes to seat 2 while seat 1 is asked, so seat 2 is asked about him next."""
    laid = table().asset(1, "Caprice Nisei").asset(3, "Mark Yale").illness(3, 5).offer(0, PLAIN)

    laid.asset(2, "Mark Yale").answer(1, "pass")

    assert is_offered(laid, 2, "Mark Yale")


@pytest.mark.rule("R-84")
def test_nobody_reacts_to_a_counteroffer_that_was_sent_back() -> None:
    """Once Chief Gorman has sent a counteroffer back, Caprice Nisei and Mark Yale cannot be used on it."""
    laid = table().asset(0, "Chief Gorman").asset(2, "Caprice Nisei").asset(3, "Mark Yale")

    countered(laid).answer(0, "Chief").answer(1, "second")

    assert (laid.asked, laid.prompt) == ((2,), "counteroffer-or-pass")


@pytest.mark.rule("R-84", "NA 15.5")
def test_nobody_reacts_to_the_card_under_one_that_was_sent_back() -> None:
    """The counteroffer that is uncovered was proposed earlier, so no asset can be used on it now."""
    laid = table().asset(0, "Chief Gorman").asset(3, "Mark Yale").hand(2, PLAIN, CARD)

    countered(laid).answer(0, "pass").counter(2, PLAIN, CARD).answer(0, "Chief").answer(2, "second")

    assert laid.prompt != "use-asset"


@pytest.mark.rule("R-84")
def test_others_react_to_a_counteroffer_that_was_paid_for() -> None:
    """After Chief Gorman's owner got 2 capital, other assets can be used on the counteroffer."""
    laid = table().asset(0, "Chief Gorman").asset(2, "Caprice Nisei").illness(3, 5)

    countered(laid).answer(0, "Chief").answer(1, "first")

    assert is_offered(laid, 2, "Caprice Nisei")


@pytest.mark.rule("R-84")
def test_an_ability_is_carried_out_before_the_next_question() -> None:
    """After The Fall Guy's counteroffer, owners of assets that react to counteroffers are asked first."""
    laid = table().asset(0, "The Fall Guy").asset(1, "Chief Gorman").asset(2, "Mark Yale").hand(0, PLAIN, CARD)

    laid.offer(0, PLAIN).answer(0, "The Fall Guy", CARD)

    assert is_offered(laid, 1, "Chief Gorman")


@pytest.mark.rule("R-84", "NA 6.4")
def test_after_the_inner_moment_the_outer_one_goes_on() -> None:
    """Mark Yale's owner declines at The Fall Guy's counteroffer, and is then asked about the main offer."""
    laid = table().asset(0, "The Fall Guy").asset(2, "Mark Yale").hand(0, PLAIN, CARD).hand(1, CARD)

    laid.offer(0, PLAIN).answer(0, "The Fall Guy", CARD).answer(2, "pass")

    assert is_offered(laid, 2, "Mark Yale")


@pytest.mark.rule("R-85")
def test_automatic_assets_ask_nobody() -> None:
    """Coach Walden, Aaron Marrón, Braintrust and Wong Ya Ching work automatically."""
    laid = rest()
    for name in ("Coach Walden", "Aaron Marrón", "Braintrust", "Wong Ya Ching"):
        laid.asset(1, name)

    no_more_counters(laid.revealed("Eiko").illness(3).offer(0, CARD))

    assert laid.prompt == "pick-district"
