"""How often a card asks, and what it offers."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.content.pack import Pack, remember
from neopolis.games.new_angeles.ids import LABOR, MEDIA
from tests.games.new_angeles.deals import CARD, PLAIN, at_end
from tests.games.new_angeles.pack_changes import changed
from tests.games.new_angeles.table import Table, Word, table


@pytest.mark.parametrize(
    ("laid", "card", "words"),
    [
        pytest.param(table().illness(3, 4, 5), "Clean Slate", (3, 4, 3), marks=pytest.mark.rule("NA 70.1")),
        pytest.param(table().illness(3, 4), "Clinical Trials", (3,), marks=pytest.mark.rule("NA 70.2")),
        pytest.param(table(), "Ark Construction", (4,), marks=pytest.mark.rule("NA 70.5")),
        pytest.param(table().outage(3, 4, 5), "Budget Renovations", (3, 4), marks=pytest.mark.rule("NA 70.6")),
        pytest.param(table().outage(3, 4), "Gentrification", (3,), marks=pytest.mark.rule("NA 70.7")),
        pytest.param(table(), "Efficiency Experts", (1, 7), marks=pytest.mark.rule("NA 70.9")),
        pytest.param(
            table(), "High-Risk Investments", ("seat 0", "seat 1", "seat 2"), marks=pytest.mark.rule("NA 70.10")
        ),
        pytest.param(table(), "Labor Solutions", (1, 7, 2, 8, 3, 9, 4), marks=pytest.mark.rule("NA 70.11")),
        pytest.param(table(), "Liquidation", (4,), marks=pytest.mark.rule("NA 70.12")),
        pytest.param(table().protest(4, 5), "24/7 Live Feed", ("first", 4), marks=pytest.mark.rule("NA 70.13")),
        pytest.param(table().orgcrime(4, 5), "24/7 Live Feed", ("second", 4), marks=pytest.mark.rule("NA 70.13")),
        pytest.param(table(), "Media Circus", (4, 5), marks=pytest.mark.rule("NA 70.14")),
        pytest.param(table().protest(3, 4, 5), "Spin Doctors", (3, 4), marks=pytest.mark.rule("NA 70.16")),
        pytest.param(table(), "Arrest Orders", (4,), marks=pytest.mark.rule("NA 70.17")),
        pytest.param(
            table().prisec(3, 4).orgcrime(5, 6, 7), "Riot Control", (3, 5, 6, 8), marks=pytest.mark.rule("NA 70.19")
        ),
        pytest.param(table(), "Scorched Earth", (4, 5), marks=pytest.mark.rule("NA 70.20")),
    ],
)
def test_an_action_card_asks_no_more_than_it_says(laid: Table, card: str, words: tuple[Word, ...]) -> None:
    """After these answers the card is done, and the turn ends."""
    assert laid.copy().rests().resolve(0, card, *words).prompt == "use-asset"


@pytest.mark.rule("R-76")
@pytest.mark.parametrize(
    ("seat", "card", "words"),
    [
        pytest.param(0, "Ruthless Tactics", (2, 3, 4, 5, 4, 8), marks=pytest.mark.rule("NA 71.1")),
        pytest.param(1, "Underpaid, Overclocked", ("energy", "tech", 4, 4), marks=pytest.mark.rule("NA 71.2")),
        pytest.param(2, "Mandatory Quarantine", (1, 2, 3, 4, 8, 8), marks=pytest.mark.rule("NA 71.3")),
        pytest.param(4, "Sweeps Week", (1, 1, 2, 2, 8, 8), marks=pytest.mark.rule("NA 71.5")),
        pytest.param(5, "Massive Reconstruction", (6, 9, 10, 8, 8), marks=pytest.mark.rule("NA 71.6")),
    ],
)
def test_an_emergency_action_asks_no_more_than_it_says(seat: int, card: str, words: tuple[Word, ...]) -> None:
    """After these answers the card is done, although the city has more that it could remove or lower."""
    laid = table(6, active=seat).rests().human_first(2, 3, 4).orgcrime(5, 7)
    laid.illness(1, 2, 3, 4, 5).strike(1, 2, 3).outage(6, 7, 9, 10)

    assert laid.resolve(seat, card, *words).prompt == "use-asset"


@pytest.mark.rule("NA 70.17", "R-55")
def test_arrest_orders_beside_prisec() -> None:
    """If the district already has prisec, nothing happens, and the log does not say that prisec was placed."""
    there = table().prisec(4).resolve(0, "Arrest Orders", 4)

    assert there.told("placed") + there.told("no-room") == []


@pytest.mark.rule("NA 70.20", "R-55", "R-74")
def test_scorched_earth_without_an_outage_token() -> None:
    """No outage token is left, so no unit is removed either, and nothing is asked."""
    pack = remember(Pack(changed("components.csv", "outage,14", "outage,2")))
    there = table(content=pack).rests().outage(1, 2).orgcrime(4).resolve(0, "Scorched Earth")

    assert (there.prompt, there.districts("orgcrime"), there.districts("outage")) == ("use-asset", [4], [1, 2])


@pytest.mark.rule("NA 72.3")
@pytest.mark.parametrize(("cards", "given"), [(1, 1), (2, 2), (3, 2)])
def test_bernice_mai_gives_at_most_two_cards(cards: int, given: int) -> None:
    """The player is not asked for a third card, nor for a card that they do not have."""
    there = at_end().asset(0, "Bernice Mai").hand(0, *[CARD] * cards).answer(0, "Bernice Mai", "seat 2")
    there.answer(0, *[CARD] * given)

    assert (there.prompt, there.capital_of(0)) == ("use-asset", 10 + given)


@pytest.mark.rule("NA 72.3")
def test_bernice_mai_gives_at_least_one_card() -> None:
    """After the first card the player may stop."""
    there = at_end().asset(0, "Bernice Mai").hand(0, CARD, CARD).answer(0, "Bernice Mai", "seat 2")
    before = there.texts(0)

    assert (before, there.answer(0, CARD).texts(0)) == ([CARD], ["done", CARD])


@pytest.mark.rule("NA 72.15", "NA 72.21", "NA 72.30", "R-91")
@pytest.mark.parametrize("has_main", [True, False])
def test_a_card_can_be_added_only_to_an_offer_that_stands(has_main: bool) -> None:
    """Isabel McGuire can add a card only to an offer that was made."""
    laid = table().asset(3, "Isabel McGuire").emergency("Ruthless Tactics", 0, face_up=has_main)
    laid = laid.offer(0, PLAIN) if has_main else laid.counter(1, PLAIN)
    there = laid.until("use-asset").answer(3, "Isabel", "media")

    assert there.texts(3) == ["main offer" if has_main else "counteroffer"]


@pytest.mark.rule("NA 72.2", "R-111", "R-134")
def test_alex_westlund_needs_assets_of_two_players() -> None:
    """He is not offered if his owner has all assets in play. By default, the owner swaps another's asset first."""
    alone = table().asset(0, "Alex Westlund").asset(0, "Eiko").at("end of turn")
    both = alone.copy().asset(1, "Midori").answer(0, "Alex Westlund")
    first = both.game.text(0, both.game.decision(0).default)
    both.answer(0, "Midori")

    assert alone.prompt != "use-asset"
    assert (first, both.game.text(0, both.game.decision(0).default)) == ("Midori", "Alex Westlund")


@pytest.mark.rule("NA 72.9", "R-96", "R-134")
@pytest.mark.parametrize(("capital", "offered"), [(0, False), (1, True)])
def test_eiko_needs_a_player_who_can_do_something(capital: int, offered: bool) -> None:
    """Seat 2 has no cards, so Eiko can be used only if seat 2 has capital to lose."""
    there = (
        table()
        .asset(0, "Eiko")
        .capital(1, 0)
        .capital(2, capital)
        .capital(3, 0)
        .rests()
        .offer(0, PLAIN)
        .until("use-asset")
    )
    used = "Eiko" in there.texts(0)

    assert (used, not used or there.answer(0, "Eiko").texts(2) == ["1"]) == (offered, True)


@pytest.mark.rule("NA 72.9", "R-96", "R-134")
def test_without_capital_eiko_takes_the_first_card() -> None:
    """The default answer of a player without capital is to support with the first card."""
    laid = table().asset(0, "Eiko").capital(2, 0).hand(2, CARD).offer(0, PLAIN).pass_until(2, "support-or-abstain")
    there = laid.answer(2, "abstain").until("use-asset").answer(0, "Eiko")

    assert there.game.text(2, there.game.decision(2).default) == CARD


@pytest.mark.rule("NA 72.15", "R-94")
def test_isabel_mcguire_takes_one_card_from_the_deck() -> None:
    """The deck has one card less, and the offer one card more."""
    laid = table().asset(3, "Isabel McGuire").hand(1, CARD).offer(0, PLAIN).until("use-asset")
    before = laid.view.decks[MEDIA]
    laid.answer(3, "Isabel", "media", "main offer")

    assert (laid.view.decks[MEDIA], laid.view.deal.main_support) == (before - 1, 1)


@pytest.mark.rule("NA 72.19", "R-106")
def test_marco_cubrero_needs_somebody_to_rob() -> None:
    """Nobody else has capital, so he is not offered."""
    there = table().asset(0, "Marco Cubrero").capital(1, 0).capital(2, 0).capital(3, 0).at("end of turn")

    assert there.prompt != "use-asset"


@pytest.mark.rule("NA 72.20", "R-101", "R-84")
def test_mark_yale_needs_an_offer_that_stands() -> None:
    """Chief Gorman has sent the counteroffer back, so Mark Yale can no longer ban its player."""
    laid = table().asset(0, "Chief Gorman").asset(2, "Mark Yale").offer(0, PLAIN).answer(2, "pass")
    there = laid.counter(1, PLAIN).answer(0, "Chief Gorman").answer(1, "second")

    assert there.prompt != "use-asset"


@pytest.mark.rule("NA 72.21", "R-98")
def test_midori_needs_two_offers() -> None:
    """Nobody countered and nobody supported: there is nothing for Midori to decide."""
    there = table().asset(2, "Midori").rests().offer(0, PLAIN).until("use-asset")

    assert there.texts(0) == ["Mr. Li", "pass"]


@pytest.mark.rule("NA 72.23", "R-69")
def test_mr_li_draws_two_cards() -> None:
    """Seat 2 draws two cards and is not asked for a third."""
    there = at_end().answer(0, "Mr. Li", "seat 2").answer(2, "labor", "media")

    assert (there.told("drew")[:2], there.prompt) == ([(2, LABOR, 1), (2, MEDIA, 1)], "pick-general")


@pytest.mark.rule("NA 72.25", "R-108")
def test_naoko_watanabe_claims_what_there_is() -> None:
    """There is only one more asset in the deck."""
    laid = table().revealed("Naoko Watanabe").asset_deck("Midori").rests()
    laid._state.asset_deck = laid._state.asset_deck[:1]

    assert laid.resolve(0, PLAIN).assets_of(0) == ["Midori", "Mr. Li"]


@pytest.mark.rule("NA 71.6", "R-74", "R-76")
def test_what_cannot_be_removed_does_not_count_for_what_is_placed() -> None:
    """The player may remove up to three outages, but there is only one; two orgcrime units are placed anyway."""
    none_left = table(6, active=5).rests().outage(4).resolve(5, "Massive Reconstruction", 4, 8, 9)
    stopped = table(6, active=5).rests().outage(4, 6).resolve(5, "Massive Reconstruction", 4, "done", 8, 9)

    for there in (none_left, stopped):
        assert (there.prompt, there.districts("orgcrime")) == ("use-asset", [8, 9])


@pytest.mark.rule("NA 71.4", "R-70", "R-74")
def test_who_has_nothing_to_draw_is_not_asked() -> None:
    """There is nothing to draw, so Energy for All asks nobody, and the turn ends."""
    there = table(active=3).rests().nothing_to_draw(2).resolve(3, "Energy for All")

    assert (there.prompt, there.asked, there.told("drew")) == ("use-asset", (3,), [])


@pytest.mark.rule("NA 68.1", "NA 70.19")
def test_riot_control_raises_unrest() -> None:
    """Unrest rises in the district that the player picks last."""
    there = table().prisec(3).resolve(0, "Riot Control", 3, 5)

    assert there.told("unrest") == [(-1, 5, 1)]


@pytest.mark.rule("NA 72.14", "NA 70.13", "R-74")
@pytest.mark.parametrize(("word", "capital"), [("first", 10), ("second", 12)])
def test_only_one_of_two_alternatives_happens(word: str, capital: int) -> None:
    """Hernando Cortez steals an asset, or brings 2 capital."""
    laid = table().rests().revealed("Hernando Cortez").asset(1, "Eiko").resolve(0, PLAIN, word)
    there = laid.answer(0, "Eiko") if word == "first" else laid

    assert (there.prompt, there.capital_of(0), "Eiko" in there.assets_of(0)) == ("use-asset", capital, word == "first")


@pytest.mark.rule("NA 70.10", "R-103")
def test_high_risk_investments() -> None:
    """Three different players gain 3, 2 and 1 capital."""
    laid = table().resolve(0, "High-Risk Investments", "seat 2")
    second = laid.texts(0)
    laid.answer(0, "seat 0")

    assert (second, laid.texts(0)) == (["seat 0", "seat 1", "seat 3"], ["seat 1", "seat 3"])
    assert laid.answer(0, "seat 3").told("capital") == [(2, 3, 13), (0, 2, 12), (3, 1, 11)]


@pytest.mark.rule("NA 6.2", "NA 6.4", "NA 26.0")
def test_using_an_asset_is_told_and_costs_what_it_says() -> None:
    """Everybody learns that seat 1 uses Mark Yale, and using him exhausts him."""
    there = table().asset(1, "Mark Yale").offer(0, PLAIN).answer(1, "Mark Yale")

    assert (there.told("used-asset"), there.exhausted(1)) == ([(1, 20)], ["Mark Yale"])


@pytest.mark.rule("NA 72.31", "R-90")
def test_the_fall_guy_is_for_the_active_player() -> None:
    """Seat 2 owns him, but seat 0 makes the main offer."""
    there = table().asset(2, "The Fall Guy").hand(2, CARD).offer(0, PLAIN)

    assert there.prompt != "use-asset"


@pytest.mark.rule("NA 75.1", "R-52", "R-64")
def test_no_unit_moves_after_the_end() -> None:
    """The unit in 10 gets to The Root, which ends the game; the one in 9 stays where it is."""
    there = table().threat(23).human_first(9, 10).events("Activist Cells Awaken").at("event")

    assert (there.over, there.districts("human_first")) == (True, [9])


@pytest.mark.rule("NA 6.3", "NA 6.4", "NA 72.23")
def test_an_asset_begins_with_its_first_question() -> None:
    """Mr. Li's owner can choose every player."""
    assert at_end().answer(0, "Mr. Li").texts(0) == ["seat 0", "seat 1", "seat 2", "seat 3"]
