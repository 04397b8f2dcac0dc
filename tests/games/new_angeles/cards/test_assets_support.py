"""NA 72: assets that work in the Support step or decide who wins."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import CARD, PLAIN, at_support, is_offered, main_won, no_more_counters, rest, tied
from tests.games.new_angeles.table import Table, table


def abstained(laid: Table) -> Table:
    """Nobody counters, and seat 1 abstains; Eiko's owner may react now."""
    no_more_counters(laid.offer(0, PLAIN))
    return laid.answer(1, "abstain") if laid.prompt == "support-or-abstain" else laid


@pytest.mark.rule("NA 72.9", "R-96")
def test_eiko_lets_the_abstainer_choose() -> None:
    """The player who abstained lays a card beside the main offer, or loses 1 capital."""
    laid = abstained(table().asset(2, "Eiko").hand(1, CARD)).answer(2, "Eiko")

    assert (laid.asked, laid.texts(1)) == ((1,), [CARD, "1"])


@pytest.mark.rule("NA 72.9")
def test_eiko_makes_support_the_main_offer() -> None:
    """The player who abstained lays a card beside the main offer."""
    laid = abstained(table().asset(2, "Eiko").hand(1, CARD).hand(3, CARD)).answer(2, "Eiko").answer(1, CARD)

    assert (laid.view.deal.main_support, laid.view.deal.main_supporters) == (1, [1])


@pytest.mark.rule("NA 72.9")
def test_eiko_costs_one_capital() -> None:
    """The player who abstained loses 1 capital, and nobody gains it."""
    laid = abstained(table().asset(2, "Eiko").hand(1, CARD).hand(3, CARD)).answer(2, "Eiko").answer(1, "1")

    assert laid.capitals() == [10, 9, 10, 10]


@pytest.mark.rule("R-96")
def test_eiko_and_an_empty_hand() -> None:
    """A player without cards abstains without being asked; Eiko can still be used, and costs that player 1 capital."""
    laid = abstained(table().asset(2, "Eiko")).answer(2, "Eiko")

    assert laid.texts(1) == ["1"]


@pytest.mark.rule("R-96")
def test_eiko_and_a_player_without_capital() -> None:
    """A player without capital must lay a card."""
    laid = abstained(table().asset(2, "Eiko").hand(1, CARD).capital(1, 0)).answer(2, "Eiko")

    assert laid.texts(1) == [CARD]


@pytest.mark.rule("R-96")
def test_eiko_and_a_player_without_cards_and_capital() -> None:
    """Nothing can be demanded from a player without cards and capital, so Eiko's owner is not asked."""
    laid = no_more_counters(table().asset(2, "Eiko").capital(1, 0).hand(3, CARD).offer(0, PLAIN))

    assert (laid.asked, laid.prompt) == ((3,), "support-or-abstain")


@pytest.mark.rule("R-96")
def test_eiko_does_not_hit_her_owner() -> None:
    """When Eiko's owner abstains nothing happens, and she is still ready for the next player."""
    laid = abstained(table().asset(1, "Eiko").hand(1, CARD).hand(2, CARD))

    assert laid.prompt == "support-or-abstain"


@pytest.mark.rule("NA 72.9", "R-86")
def test_eiko_is_asked_at_each_abstaining() -> None:
    """Eiko's owner who declined once may use her against the next player who abstains."""
    laid = abstained(table().asset(0, "Eiko").hand(1, CARD).hand(2, CARD)).answer(0, "pass").answer(2, "abstain")

    assert is_offered(laid, 0, "Eiko")


@pytest.mark.rule("NA 72.9", "NA 26.0")
def test_eiko_hits_once() -> None:
    """Once used, Eiko is exhausted and cannot be used against the next player."""
    laid = abstained(table().asset(0, "Eiko").hand(1, CARD).hand(2, CARD).hand(3, CARD)).answer(0, "Eiko")

    assert laid.answer(1, "1").answer(2, "abstain").asked == (3,)


@pytest.mark.rule("NA 72.9", "R-91")
def test_eiko_without_a_main_offer_costs_capital() -> None:
    """Without a main offer no card can be laid, so the player loses 1 capital."""
    laid = table().emergency("Ruthless Tactics", 0, face_up=False).asset(2, "Eiko").hand(1, PLAIN).hand(3, CARD)
    laid.until("use-asset").answer(2, "Eiko")

    assert laid.texts(1) == ["1"]


@pytest.mark.rule("R-96", "R-91")
def test_eiko_without_a_main_offer_and_capital() -> None:
    """Without a main offer, nothing can be demanded from a player without capital, so Eiko's owner is not asked."""
    laid = rest().emergency("Ruthless Tactics", 0, face_up=False).asset(2, "Eiko").hand(1, PLAIN).hand(3, CARD)
    laid.capital(1, 0).capital(3, 0).until("use-asset")

    assert is_offered(laid, 0, "Mr. Li")


@pytest.mark.rule("NA 72.15")
@pytest.mark.parametrize(("offer", "support"), [("main offer", (1, 0)), ("counteroffer", (0, 1))])
def test_isabel_mcguire_adds_a_card(offer: str, support: tuple[int, int]) -> None:
    """The top card of a deck is laid beside the chosen offer."""
    laid = at_support(table().asset(3, "Isabel McGuire").hand(2, CARD)).answer(3, "Isabel", "media", offer)

    assert (laid.view.deal.main_support, laid.view.deal.counter_support) == support


@pytest.mark.rule("NA 72.15")
def test_isabel_mcguire_takes_from_the_named_deck() -> None:
    """The deck that Isabel McGuire's owner named has one card less."""
    laid = at_support(table().asset(3, "Isabel McGuire").hand(2, CARD))
    before = laid.view.decks[3]

    assert laid.answer(3, "Isabel", "media", "main offer").view.decks[3] == before - 1


@pytest.mark.rule("R-94", "R-56")
def test_isabel_mcguire_without_a_counteroffer() -> None:
    """Without a counteroffer, the card can only be laid beside the main offer."""
    laid = no_more_counters(table().asset(3, "Isabel McGuire").offer(0, PLAIN)).answer(3, "Isabel", "media")

    assert laid.texts(3) == ["main offer"]


@pytest.mark.rule("R-94")
@pytest.mark.parametrize("owner", [0, 1])
def test_isabel_mcguire_works_for_those_who_made_offers(owner: int) -> None:
    """The active or the countering player can use Isabel McGuire."""
    laid = at_support(table().asset(owner, "Isabel McGuire"))

    assert is_offered(laid, owner, "Isabel McGuire")


@pytest.mark.rule("R-94", "R-95")
def test_isabel_mcguires_card_is_nobodys_support() -> None:
    """Isabel McGuire's owner does not count as a supporter of the offer."""
    laid = at_support(table().asset(3, "Isabel McGuire").hand(2, CARD)).answer(3, "Isabel", "media", "main offer")

    assert laid.view.deal.main_supporters == []


@pytest.mark.rule("R-94")
def test_isabel_mcguires_owner_may_support_either_offer() -> None:
    """After laying Isabel McGuire's card beside one offer, her owner may still support either."""
    laid = at_support(table().asset(2, "Isabel McGuire").hand(2, CARD)).answer(2, "Isabel", "media", "main offer")

    assert laid.texts(2) == ["abstain", "main offer", "counteroffer"]


@pytest.mark.rule("R-94", "NA 16.5")
def test_isabel_mcguires_card_is_discarded_with_the_others() -> None:
    """After the deal, two offers and Isabel McGuire's card are in the discard pile."""
    laid = at_support(rest().asset(3, "Isabel McGuire")).answer(3, "Isabel", "media", "main offer")

    assert laid.all_pass().view.discards == 3


@pytest.mark.rule("NA 72.15")
def test_isabel_mcguire_needs_a_deck() -> None:
    """With all decks empty Isabel McGuire cannot be used."""
    laid = no_more_counters(table().asset(3, "Isabel McGuire").nothing_to_draw(0).offer(0, PLAIN))

    assert not is_offered(laid, 3, "Isabel McGuire")


@pytest.mark.rule("R-94", "NA 2.2")
def test_isabel_mcguire_does_not_take_from_an_empty_deck() -> None:
    """The media cards are in the discard pile, which is not sorted for her, so she lays a card of another deck."""
    laid = table().asset(3, "Isabel McGuire").deck_is("media")
    laid = no_more_counters(laid.offer(0, PLAIN)).answer(3, "Isabel")

    assert laid.texts(3) == ["biotech", "construction", "labor", "security"]


@pytest.mark.rule("R-94", "NA 2.2")
def test_isabel_mcguire_does_not_take_from_the_discard_pile() -> None:
    """All action cards that nobody holds are in the discard pile: Isabel McGuire cannot be used."""
    laid = table().asset(3, "Isabel McGuire")
    for kind in ("biotech", "construction", "labor", "media", "security"):
        laid.deck_is(kind)
    no_more_counters(laid.offer(0, PLAIN))

    assert laid.view.discards > 0 and not is_offered(laid, 3, "Isabel McGuire")


@pytest.mark.rule("NA 72.18", "R-97")
def test_locust_company_forbids_the_counteroffer() -> None:
    """The chosen player may abstain or support the main offer, but not the counteroffer."""
    laid = at_support(table().asset(3, "Locust Company").hand(2, CARD)).answer(3, "Locust", "seat 2")

    assert laid.texts(2) == ["abstain", "main offer"]


@pytest.mark.rule("R-97")
def test_locust_company_hits_supporting_players() -> None:
    """Locust Company's owner can choose neither the active nor the countering player."""
    laid = at_support(table().asset(3, "Locust Company")).answer(3, "Locust")

    assert laid.texts(3) == ["seat 2", "seat 3"]


@pytest.mark.rule("R-97")
def test_locust_company_leaves_others_free() -> None:
    """A player whom Locust Company's owner did not choose may support the counteroffer."""
    laid = at_support(table().asset(0, "Locust Company").hand(2, CARD).hand(3, CARD)).answer(0, "Locust", "seat 2")

    assert "counteroffer" in laid.quietly().texts(3)


@pytest.mark.rule("R-97")
def test_locust_company_needs_a_counteroffer() -> None:
    """Without a counteroffer Locust Company cannot be used."""
    laid = no_more_counters(table().asset(3, "Locust Company").hand(1, CARD).offer(0, PLAIN))

    assert laid.prompt == "support-or-abstain"


@pytest.mark.rule("NA 72.21")
@pytest.mark.parametrize(("offer", "winner"), [("main offer", 0), ("counteroffer", 1)])
def test_midori_decides_a_tie(offer: str, winner: int) -> None:
    """In a tie, Midori's owner names the offer that wins."""
    laid = tied(rest().asset(2, "Midori").revealed("Eiko")).answer(2, "Midori", offer)

    assert "Eiko" in laid.assets_of(winner)


@pytest.mark.rule("R-98", "NA 16.5")
def test_midori_declined_the_active_player_wins() -> None:
    """If Midori's owner declines, a tie goes to the main offer."""
    laid = tied(rest().asset(2, "Midori").revealed("Eiko")).answer(2, "pass")

    assert "Eiko" in laid.assets_of(0)


@pytest.mark.rule("NA 72.21")
def test_midori_needs_a_tie() -> None:
    """If one offer has more support, Midori's owner is not asked."""
    laid = main_won(rest().asset(3, "Midori"))

    assert not is_offered(laid, 3, "Midori")


@pytest.mark.rule("R-98")
def test_midori_needs_a_counteroffer() -> None:
    """Without a counteroffer, Midori's owner is not asked."""
    laid = rest().asset(3, "Midori").offer(0, PLAIN).all_pass()

    assert (laid.exhausted(3), is_offered(laid, 0, "Mr. Li")) == ([], True)


@pytest.mark.rule("NA 72.30")
@pytest.mark.parametrize(("offer", "winner"), [("main offer", 0), ("counteroffer", 1)])
def test_tanaka_names_the_winner(offer: str, winner: int) -> None:
    """The offer that Tanaka's owner names wins the deal, however little support it has."""
    laid = main_won(rest().asset(3, "Tanaka").revealed("Eiko")).answer(3, "Tanaka", offer)

    assert "Eiko" in laid.assets_of(winner)


@pytest.mark.rule("NA 72.30", "NA 6.7")
def test_tanaka_is_discarded() -> None:
    """Tanaka goes under the asset deck."""
    laid = main_won(rest().asset(3, "Tanaka")).answer(3, "Tanaka")

    assert laid.assets_of(3) == []


@pytest.mark.rule("R-85")
def test_tanaka_may_be_kept() -> None:
    """Tanaka's owner can decline, and then support decides."""
    laid = main_won(rest().asset(3, "Tanaka").revealed("Eiko")).answer(3, "pass")

    assert (laid.assets_of(3), "Eiko" in laid.assets_of(0)) == (["Tanaka"], True)


@pytest.mark.rule("R-98")
def test_tanaka_needs_a_counteroffer() -> None:
    """Without a counteroffer, Tanaka's owner is not asked."""
    laid = rest().asset(3, "Tanaka").offer(0, PLAIN)
    no_more_counters(laid)

    assert is_offered(laid, 0, "Mr. Li")


@pytest.mark.rule("R-98", "R-91")
def test_tanaka_needs_a_main_offer() -> None:
    """Without a main offer, the counteroffer wins, and Tanaka's owner is not asked."""
    laid = table().emergency("Ruthless Tactics", 0, face_up=False).rests().asset(3, "Tanaka").hand(1, PLAIN)
    laid.pass_until(1, "counteroffer-or-pass").answer(1, PLAIN)
    no_more_counters(laid)

    assert is_offered(laid, 0, "Mr. Li")
