"""Caprice Nisei (NA 72.6) with other assets, and declared parts that became impossible (R-57, R-100)."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import CARD, PLAIN, is_offered, no_more_counters, rest
from tests.games.new_angeles.table import Table, table

MEDIA = ("24/7 Live Feed", "Media Circus", "Puff Piece", "Spin Doctors")


def declared(laid: Table, offer: str) -> list[str]:
    """The choices that were declared for the "main" offer or the "counter"."""
    deal = laid.view.deal
    return [laid.pack.names[thing] for thing in (deal.main_declared if offer == "main" else deal.counter_declared)]


def declared_counter(laid: Table) -> Table:
    """Seat 1 counters and declares that it will remove the illness of district 5; seat 0 has Caprice Nisei."""
    laid.asset(0, "Caprice Nisei").illness(3, 5).offer(0, PLAIN).answer(0, "pass").counter(1, PLAIN)
    return laid.answer(0, "Caprice").answer(1, 5)


@pytest.mark.rule("R-100")
def test_a_declared_counteroffer_binds_if_it_wins() -> None:
    """Seat 1's counteroffer wins, and the declared illness is removed without a question."""
    laid = declared_counter(rest().hand(2, CARD)).support(2, "counteroffer", CARD)

    assert laid.districts("illness") == [3]


@pytest.mark.rule("R-100")
def test_a_declared_counteroffer_does_not_bind_the_main_offer() -> None:
    """The main offer, which was not declared, wins, so its player is asked."""
    laid = declared_counter(rest()).all_pass()

    assert (laid.asked, laid.choices(0)) == ((0,), [3, 5])


@pytest.mark.rule("R-100")
def test_a_declaration_does_not_bind_the_covering_counteroffer() -> None:
    """Seat 2 covers the declared counteroffer with another one, wins, and is asked."""
    laid = declared_counter(rest().hand(2, PLAIN, CARD).hand(3, CARD)).counter(2, PLAIN, CARD)

    assert laid.support(3, "counteroffer", CARD).choices(2) == [3, 5]


@pytest.mark.rule("R-100", "R-89")
def test_a_declaration_binds_again_when_the_covering_one_is_sent_back() -> None:
    """Chief Gorman sends the covering counteroffer back; the declared one under it wins and is resolved as declared."""
    laid = rest().asset(3, "Chief Gorman").hand(2, PLAIN, CARD).hand(3, CARD)
    declared_counter(laid).answer(3, "pass").counter(2, PLAIN, CARD).answer(3, "Chief").answer(2, "second")

    assert laid.support(3, "counteroffer", CARD).districts("illness") == [3]


@pytest.mark.rule("R-100", "NA 15.8")
def test_a_declaration_goes_with_a_counteroffer_that_is_sent_back() -> None:
    """When a declared counteroffer is sent back to its player's hand, nothing is declared any more."""
    laid = declared_counter(table().asset(3, "Chief Gorman")).answer(3, "Chief").answer(1, "second")

    assert declared(laid, "counter") == []


@pytest.mark.rule("R-100")
def test_a_declaration_stays_in_force_when_caprice_nisei_changes_hands() -> None:
    """The offer is resolved as declared, although Caprice Nisei has another owner now."""
    laid = rest().asset(2, "Caprice Nisei").illness(3, 5).offer(0, PLAIN).answer(2, "Caprice").answer(0, 5)

    laid.asset(3, "Caprice Nisei", exhausted=True).all_pass()

    assert laid.districts("illness") == [3]


def fall_guy() -> Table:
    """Seat 0 offers Clinical Trials and, with The Fall Guy, Ark Construction; seat 2 has Caprice Nisei."""
    laid = rest().asset(0, "The Fall Guy").asset(2, "Caprice Nisei").hand(0, PLAIN, CARD).hand(1, CARD).illness(3, 5)
    return laid.offer(0, PLAIN).answer(0, "The Fall Guy", CARD)


@pytest.mark.rule("R-100", "R-90")
def test_caprice_nisei_on_the_fall_guys_counteroffer() -> None:
    """The active player declares where the development would go."""
    laid = fall_guy().answer(2, "Caprice").answer(0, 7)

    assert (declared(laid, "main"), declared(laid, "counter")) == ([], ["Nihongai"])


@pytest.mark.rule("R-100", "R-90")
def test_caprice_nisei_on_the_main_offer_after_the_fall_guy() -> None:
    """Caprice Nisei's owner passes on the counteroffer and uses her on the main offer, which is then declared."""
    laid = fall_guy().answer(2, "pass").answer(2, "Caprice").answer(0, 5)

    assert (declared(laid, "main"), declared(laid, "counter")) == (["Rabotgorod"], [])


@pytest.mark.rule("R-100", "R-90")
def test_of_the_fall_guys_offers_only_the_declared_one_is_bound() -> None:
    """The main offer was declared, but the counteroffer wins: its player is asked for the district."""
    laid = fall_guy().answer(2, "pass").answer(2, "Caprice").answer(0, 5).support(1, "counteroffer", CARD)

    assert (laid.asked, laid.choices(0)) == ((0,), list(range(1, 11)))


@pytest.mark.rule("NA 2.9", "R-90")
def test_unorthodox_knowledge_beside_the_fall_guys_counteroffer() -> None:
    """Caprice Nisei can be used on the counteroffer, but not on Unorthodox Knowledge as main offer."""
    laid = table().asset(0, "The Fall Guy").asset(2, "Caprice Nisei").hand(0, "Unorthodox Knowledge", CARD)
    laid.hand(1, CARD).offer(0, "Unorthodox Knowledge").answer(0, "The Fall Guy", CARD)

    assert is_offered(laid, 2, "Caprice Nisei")
    assert laid.answer(2, "pass").prompt == "support-or-abstain"


def vanity() -> Table:
    """Seat 0 declares Vanity Project: seat 1 gains capital and discards Eiko."""
    laid = rest().asset(2, "Caprice Nisei").asset(1, "Eiko", exhausted=True).offer(0, "Vanity Project")
    return laid.answer(2, "Caprice").answer(0, "seat 1", "Eiko")


@pytest.mark.rule("NA 72.6", "R-102")
def test_vanity_project_as_declared() -> None:
    """Seat 1 gains 2 capital and loses Eiko."""
    laid = vanity().all_pass()

    assert (laid.capital_of(1), laid.assets_of(1)) == (12, [])


@pytest.mark.rule("R-57")
def test_an_impossible_part_is_chosen_again() -> None:
    """Eiko was given away before the resolution: seat 1 still gains capital, but another asset must be chosen."""
    laid = vanity().asset(3, "Eiko", exhausted=True).asset(1, "Midori").asset(1, "Tanaka").all_pass()

    assert (laid.capital_of(1), laid.texts(0)) == (12, ["Midori", "Tanaka"])


@pytest.mark.rule("R-57", "R-102")
def test_an_impossible_part_without_another_choice() -> None:
    """Eiko was given away and seat 1 has no other asset: nothing is discarded."""
    laid = vanity().asset(3, "Eiko", exhausted=True).all_pass()

    assert (laid.capital_of(1), laid.assets_of(3), is_offered(laid, 0, "Mr. Li")) == (12, ["Eiko"], True)


@pytest.mark.rule("R-57", "R-70")
def test_a_declared_deck_that_isabel_mcguire_emptied() -> None:
    """Isabel McGuire emptied the declared deck: the player who draws stays as declared, but another type is named."""
    laid = rest().asset(2, "Caprice Nisei").asset(2, "Isabel McGuire").more(3, *MEDIA * 4, *MEDIA[:3])
    laid.offer(0, "Full Deployment").answer(2, "Caprice").answer(0, "seat 1", "first", "media")
    no_more_counters(laid).answer(2, "Isabel", "media", "main offer")

    laid.all_pass()

    assert (laid.prompt, laid.texts(0)) == ("pick-type", ["biotech", "construction", "labor", "security"])
    assert laid.answer(0, "labor").hand_counts()[1] == 5


@pytest.mark.rule("R-57", "R-90")
def test_a_declared_asset_that_its_owner_used_up() -> None:
    """Seat 0 declares that The Fall Guy is discarded, then discards him for a counteroffer: another asset is chosen."""
    laid = table().asset(0, "Caprice Nisei").asset(0, "The Fall Guy").asset(0, "Mr. Li").more(0, CARD)
    laid.offer(0, "Vanity Project").answer(0, "Caprice", "seat 0", "The Fall Guy").answer(0, "The Fall Guy", CARD)
    laid.all_pass()

    assert (laid.prompt, laid.texts(0), laid.capital_of(0)) == ("discard-asset", ["Caprice Nisei", "Mr. Li"], 12)


@pytest.mark.rule("R-57", "R-100")
def test_a_choice_that_did_not_exist_at_the_declaration_is_free() -> None:
    """Seat 1 had no asset when Vanity Project was declared, but has two now, so seat 0 chooses one of them."""
    laid = rest().asset(2, "Caprice Nisei").offer(0, "Vanity Project").answer(2, "Caprice").answer(0, "seat 1")
    laid.asset(1, "Midori").asset(1, "Tanaka", exhausted=True).all_pass()

    assert (laid.prompt, laid.texts(0)) == ("discard-asset", ["Midori", "Tanaka"])


@pytest.mark.rule("R-57", "R-100")
def test_a_choice_that_comes_up_after_a_dropped_one_is_free() -> None:
    """Seat 0 declared one unit to remove, and unrest could rise nowhere. The unit is gone now, and unrest can rise."""
    laid = rest().asset(2, "Caprice Nisei").human_first(4).strike(*range(1, 11)).offer(0, "Ruthless Tactics")
    laid.answer(2, "Caprice").answer(0, 4)

    laid.human_first().strike(5).all_pass()

    assert (laid.prompt, laid.choices(0)) == ("pick-district", [1, 2, 3, 4, 6, 7, 8, 9, 10])


def reconstruction() -> Table:
    """Seat 1, Weyland Consortium, declares that it removes the outages in 4 and 6 and places orgcrime in 8 and 9."""
    laid = table(active=1, corporations=("Globalsec", "Weyland Consortium")).asset(1, "Mr. Li")
    laid.asset(2, "Caprice Nisei").outage(4, 6).offer(1, "Massive Reconstruction").answer(2, "Caprice")
    return laid.answer(1, 4, 6, 8, 9)


@pytest.mark.rule("NA 72.6", "R-100")
def test_a_declaration_of_two_steps_is_kept() -> None:
    laid = reconstruction().all_pass()

    assert (laid.districts("outage"), laid.districts("orgcrime")) == ([], [8, 9])


@pytest.mark.rule("R-57")
def test_a_dropped_choice_does_not_shift_later_ones() -> None:
    """The outage in 6 is gone: only that in 4 is removed, and orgcrime is placed in 8 and 9 as declared."""
    laid = reconstruction().outage(4).all_pass()

    assert (laid.districts("outage"), laid.districts("orgcrime")) == ([], [8, 9])


@pytest.mark.rule("R-57")
def test_a_part_chosen_again_leaves_the_others_as_declared() -> None:
    """The outage in 4 is gone, so the player chooses again and takes 6; orgcrime is placed in 8 and 9 as declared."""
    laid = reconstruction().outage(6).all_pass()

    assert (laid.asked, laid.texts(1)) == ((1,), ["done", "Laguna Velasco"])
    assert laid.answer(1, 6).districts("orgcrime") == [8, 9]


@pytest.mark.rule("R-57")
def test_a_part_chosen_again_may_be_none() -> None:
    """The player who chooses again may stop; orgcrime is still placed in 8 and 9 as declared."""
    laid = reconstruction().outage(6, 7).all_pass()

    assert laid.answer(1, "done").districts("orgcrime") == [8, 9]
    assert laid.districts("outage") == [6, 7]


@pytest.mark.rule("R-57", "R-100")
def test_more_to_choose_than_at_the_declaration() -> None:
    """The player is asked about a third outage, new since the declaration; orgcrime is placed as declared."""
    laid = reconstruction().outage(4, 6, 7).all_pass()

    assert (laid.asked, laid.texts(1)) == ((1,), ["done", "Nihongai"])
    assert laid.answer(1, 7).districts("orgcrime") == [8, 9]


@pytest.mark.rule("R-57", "NA 72.28")
@pytest.mark.parametrize("use", ["Sunny LeBeau", "pass"])
def test_sunny_lebeau_between_a_part_chosen_again_and_the_next(use: str) -> None:
    """Sunny LeBeau may be used after each of the two orgcrime units, which are placed as declared."""
    laid = reconstruction().asset(1, "Sunny LeBeau").outage(6).orgcrime(8, 9, 10).all_pass().answer(1, 6)

    assert is_offered(laid, 1, "Sunny LeBeau")  # the first orgcrime unit reached The Root
    laid.answer(1, use)
    assert is_offered(laid, 1, "Sunny LeBeau")  # the second one did, too
    assert laid.answer(1, use).districts("orgcrime") == [8, 9, 10]


OVERCLOCKED = ("energy", "done", 10, 3)  # answers that send the first Human First unit to The Root


def overclocked(sunny: int) -> Table:
    """Seat 1, Haas-Bioroid, must declare its emergency action. While it is resolved, Sunny LeBeau can be used."""
    laid = table(active=1).asset(1, "Mr. Li").asset(2, "Caprice Nisei").asset(sunny, "Sunny LeBeau").human_first(10)
    return laid.offer(1, "Underpaid, Overclocked").answer(2, "Caprice")


@pytest.mark.rule("R-100")
def test_uses_of_assets_are_not_declared() -> None:
    """Seat 1, who owns Sunny LeBeau, declares only the choices of the card, not whether she is used."""
    laid = overclocked(sunny=1).answer(1, "energy", "done", 10)

    assert (laid.prompt, len(laid.choices(1))) == ("declare", 10)


@pytest.mark.rule("R-100", "NA 72.28")
@pytest.mark.parametrize("use", ["Sunny LeBeau", "pass"])
def test_sunny_lebeau_in_a_bound_resolution(use: str) -> None:
    """Sunny LeBeau's owner resolves the declared card and is asked about her; the second unit is placed as declared."""
    laid = overclocked(sunny=1).answer(1, *OVERCLOCKED).all_pass()

    assert is_offered(laid, 1, "Sunny LeBeau")
    assert laid.answer(1, use).districts("human_first") == [3, 10]


@pytest.mark.rule("R-100", "R-46")
def test_sunny_lebeaus_type_is_free_in_a_bound_resolution() -> None:
    """Melange Mining resolves a declared card and still names the type that it draws."""
    laid = table(active=3).asset(3, "Mr. Li").asset(2, "Caprice Nisei").asset(3, "Sunny LeBeau").human_first(10)
    laid.offer(3, "Media Circus").answer(2, "Caprice").answer(3, 1, 10).all_pass()

    assert laid.answer(3, "Sunny").prompt == "pick-type"


@pytest.mark.rule("R-100")
def test_the_declaration_of_a_stolen_emergency_action() -> None:
    """A stolen emergency action is declared by the player who offers it."""
    laid = table().asset(2, "Caprice Nisei").emergency("Underpaid, Overclocked", 0)

    assert laid.offer(0, "Underpaid, Overclocked").answer(2, "Caprice").asked == (0,)
