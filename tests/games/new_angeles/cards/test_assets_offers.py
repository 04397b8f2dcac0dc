"""NA 72: assets that work when an offer is made."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.definition import GAME
from neopolis.games.new_angeles.terminal.question import Answers, Question
from tests.games.new_angeles.deals import CARD, PLAIN, at_support, countered, emergencies, is_offered, known_of, rest
from tests.games.new_angeles.table import Table, table


def paid(laid: Table) -> Table:
    """Seats 1 and 2 counter, and seat 2 pays with Riot Control."""
    return countered(laid.hand(2, PLAIN, "Riot Control")).counter(2, PLAIN, "Riot Control")


@pytest.mark.rule("NA 72.1", "R-88")
@pytest.mark.parametrize("owner", [0, 1, 3])
def test_aaron_marron_gets_what_others_pay(owner: int) -> None:
    """Aaron Marrón's owner gets the card with which another player pays for a counteroffer."""
    laid = paid(table().asset(owner, "Aaron Marrón"))

    assert laid.hand_of(owner) == ["Riot Control"]


@pytest.mark.rule("NA 72.1", "R-88")
def test_aaron_marron_leaves_the_owners_own_payment() -> None:
    """A card with which Aaron Marrón's owner pays for their own counteroffer is discarded."""
    laid = paid(table().asset(2, "Aaron Marrón").hand(3, CARD))

    assert (laid.view.discards, laid.hand_of(2)) == (1, [])


@pytest.mark.rule("NA 15.4")
def test_without_aaron_marron_the_payment_is_discarded() -> None:
    """The card that pays for a counteroffer goes to the discard pile."""
    laid = paid(table().hand(3, CARD))

    assert laid.view.discards == 1


@pytest.mark.rule("R-88", "NA 2.8")
def test_aaron_marrons_card_is_known_to_two_players() -> None:
    """The player who paid knows the card that Aaron Marrón's owner got, the others do not."""
    laid = paid(table().asset(3, "Aaron Marrón"))

    assert [known_of(laid, viewer, 3) for viewer in (0, 1, 2)] == [[], [], ["Riot Control"]]


@pytest.mark.rule("R-88")
def test_aaron_marron_leaves_discards_to_hand_size() -> None:
    """Aaron Marrón's owner gets no cards that are discarded down to the hand size."""
    laid = table().at("hand size").asset(1, "Aaron Marrón").hand(0, *[CARD] * 5, "Liquidation")

    assert laid.answer(0, "Liquidation").view.discards == 1


@pytest.mark.rule("NA 72.6")
def test_caprice_nisei_makes_the_proposer_declare() -> None:
    """The player who made the offer is asked how it would be resolved."""
    laid = table().asset(2, "Caprice Nisei").illness(3, 5).offer(0, "Clinical Trials").answer(2, "Caprice")

    assert (laid.asked, laid.prompt, laid.choices(0)) == ((0,), "declare", [3, 5])


@pytest.mark.rule("NA 72.6")
def test_a_declaration_binds() -> None:
    """The offer is resolved as declared, and nobody is asked again."""
    laid = rest().asset(2, "Caprice Nisei").illness(3, 5).offer(0, "Clinical Trials").answer(2, "Caprice")

    assert laid.answer(0, 5).all_pass().districts("illness") == [3]


@pytest.mark.rule("R-100")
def test_a_declaration_is_public() -> None:
    """Everybody sees what was declared."""
    laid = table().asset(2, "Caprice Nisei").illness(3, 5).offer(0, "Clinical Trials").answer(2, "Caprice")

    laid.answer(0, 5)

    assert [laid.pack.names[thing] for thing in laid.view.deal.main_declared] == ["Rabotgorod"]


@pytest.mark.rule("R-100")
def test_a_declaration_names_every_pick() -> None:
    """For Clean Slate, the player declares the two illness tokens and the district of the outage."""
    laid = table().asset(2, "Caprice Nisei").illness(3, 5, 7).offer(0, "Clean Slate").answer(2, "Caprice")

    laid.answer(0, 3, 7)

    assert (laid.prompt, laid.choices(0)) == ("declare", [3, 7])


@pytest.mark.rule("R-100")
def test_a_declaration_changes_nothing_yet() -> None:
    """When everything is declared, the city has not changed."""
    laid = table().asset(2, "Caprice Nisei").illness(3, 5).offer(0, "Clean Slate").answer(2, "Caprice")

    assert laid.answer(0, 3, 5, 3).districts("illness") == [3, 5]


@pytest.mark.rule("NA 2.9", "R-100")
def test_caprice_nisei_cannot_be_used_against_unorthodox_knowledge() -> None:
    """Caprice Nisei's owner is not asked about Unorthodox Knowledge."""
    laid = table().asset(2, "Caprice Nisei").offer(0, "Unorthodox Knowledge")

    assert laid.prompt == "counteroffer-or-pass"


@pytest.mark.rule("R-100")
@pytest.mark.parametrize("card", ["Information Procurement", "Puff Piece", "Clean Slate", "Clinical Trials"])
def test_caprice_nisei_is_not_offered_for_nothing(card: str) -> None:
    """She cannot be used if there is nothing to declare: each player chooses for themselves, or no district is ill."""
    laid = table().asset(2, "Caprice Nisei").hand(1, PLAIN).offer(0, card)

    assert laid.prompt == "counteroffer-or-pass"


@pytest.mark.rule("R-100", "NA 71.4")
def test_caprice_nisei_is_not_offered_for_energy_for_all() -> None:
    """Every player chooses a type for themselves, so there is nothing to declare."""
    laid = table(corporations=("Melange Mining",)).asset(2, "Caprice Nisei").hand(1, PLAIN).offer(0, "Energy for All")

    assert laid.prompt == "counteroffer-or-pass"


@pytest.mark.rule("R-100")
def test_games_of_older_versions_offer_her_for_nothing() -> None:
    """A game started under version 3 keeps that version's rules: Caprice Nisei can be used with nothing to declare."""
    laid = table().asset(2, "Caprice Nisei").by_rules(3).offer(0, "Puff Piece")

    assert laid.texts(2) == ["Caprice Nisei", "pass"]


@pytest.mark.rule("NA 72.6", "R-100")
def test_each_part_of_a_declaration_asks_its_own_question() -> None:
    """Media Circus: first where unrest falls, then where the Human First unit goes."""
    laid = table().asset(2, "Caprice Nisei").offer(0, "Media Circus").answer(2, "Caprice")
    first = laid.game.question(0)
    second = laid.answer(0, 3).game.question(0)

    assert first != second
    assert "Media Circus" in first and "Human First" in second


@pytest.mark.rule("NA 72.6", "R-90")
@pytest.mark.parametrize("card", ["24/7 Live Feed", "Full Deployment"])
def test_the_effects_of_a_main_offer_are_named_beside_the_fall_guy(card: str) -> None:
    """The labels are those of the declared main offer, not of The Fall Guy's counteroffer."""
    laid = table().asset(0, "The Fall Guy").asset(2, "Caprice Nisei").hand(0, "Ark Construction").orgcrime(4)
    laid.emergency("Ruthless Tactics", 1, face_up=False)
    laid.offer(0, card).answer(0, "The Fall Guy", "Ark Construction").answer(2, "pass").answer(2, "Caprice")
    if card == "Full Deployment":
        laid.answer(0, "seat 1")
    named = "calm-or-orgcrime" if card != "Full Deployment" else "draw-or-turn-up"
    view, question = laid.game.view(0), Question(laid.game, 0)
    answers = Answers(laid.game, view, ["A", "B", "C", "D"], question)

    assert GAME.derived(laid.game, 0).alternatives == named
    assert all(answers.text(option) for option in laid.game.options(0))


@pytest.mark.rule("NA 72.6", "NA 6.2")
def test_caprice_nisei_is_exhausted() -> None:
    """Using Caprice Nisei exhausts her."""
    laid = table().asset(2, "Caprice Nisei").illness(3, 5).offer(0, PLAIN).answer(2, "Caprice")

    assert laid.exhausted(2) == ["Caprice Nisei"]


@pytest.mark.rule("NA 72.6", "NA 26.0")
def test_an_exhausted_asset_is_not_offered() -> None:
    """A player is not asked if the only asset that they could use now is exhausted."""
    laid = table().asset(2, "Caprice Nisei", exhausted=True).offer(0, PLAIN)

    assert laid.prompt == "counteroffer-or-pass"


@pytest.mark.rule("NA 72.6")
def test_caprice_nisei_works_on_counteroffers() -> None:
    """If Caprice Nisei is used on a counteroffer, the countering player declares."""
    laid = table().asset(2, "Caprice Nisei").illness(3, 5).offer(0, PLAIN).answer(2, "pass").counter(1, PLAIN)

    assert laid.answer(2, "Caprice").asked == (1,)


@pytest.mark.rule("NA 72.6", "R-85")
def test_caprice_nisei_may_be_used_against_the_owners_offer() -> None:
    """Caprice Nisei's owner is asked about their own offer, too, and may decline."""
    laid = table().asset(0, "Caprice Nisei").illness(3, 5).offer(0, PLAIN)

    assert laid.texts(0) == ["Caprice Nisei", "pass"]


@pytest.mark.rule("NA 72.7", "R-89")
def test_chief_gorman_lets_the_countering_player_choose() -> None:
    """The countering player pays Chief Gorman's owner, or takes the counteroffer back."""
    laid = countered(table().asset(3, "Chief Gorman")).answer(3, "Chief")

    assert (laid.asked, laid.prompt, laid.texts(1)) == ((1,), "pay-or-take-back", ["first", "second"])


@pytest.mark.rule("NA 72.7")
def test_chief_gorman_is_paid_two() -> None:
    """Chief Gorman's owner gets 2 capital, and the counteroffer stays."""
    laid = countered(table().asset(3, "Chief Gorman").hand(2, CARD)).answer(3, "Chief").answer(1, "first")

    assert (laid.capitals(), laid.view.deal.counterer) == ([10, 8, 10, 12], 1)


@pytest.mark.rule("NA 72.7", "NA 15.8")
def test_chief_gorman_sends_the_counteroffer_back() -> None:
    """The countering player has the card in hand again, and there is no counteroffer."""
    laid = countered(table().asset(3, "Chief Gorman")).answer(3, "Chief").answer(1, "second")

    assert (laid.hand_of(1), laid.view.deal.counterer) == ([PLAIN], -1)


@pytest.mark.rule("NA 72.7")
def test_a_player_whose_card_was_sent_back_does_not_counter_again() -> None:
    """A player who took a card back is not asked again. The next players are asked, then the Support step follows."""
    laid = countered(table().asset(3, "Chief Gorman")).answer(3, "Chief").answer(1, "second")

    assert laid.asked == (2,)
    assert laid.quietly().quietly().prompt == "support-or-abstain"


@pytest.mark.rule("R-89", "R-72")
@pytest.mark.parametrize("capital", [0, 1])
def test_chief_gorman_must_be_paid_in_full(capital: int) -> None:
    """A player with less than 2 capital must take the card back."""
    laid = countered(table().asset(3, "Chief Gorman").capital(1, capital)).answer(3, "Chief")

    assert laid.texts(1) == ["second"]


@pytest.mark.rule("R-89")
def test_chief_gorman_is_not_used_against_his_owners_counteroffer() -> None:
    """Chief Gorman's owner is not asked about their own counteroffer."""
    laid = countered(table().asset(1, "Chief Gorman"))

    assert not is_offered(laid, 1, "Chief Gorman")


@pytest.mark.rule("R-86")
def test_chief_gorman_does_not_react_to_the_main_offer() -> None:
    """Chief Gorman's owner is not asked about the main offer."""
    laid = table().asset(3, "Chief Gorman").offer(0, PLAIN)

    assert laid.prompt == "counteroffer-or-pass"


@pytest.mark.rule("NA 15.8", "NA 2.8")
def test_a_card_sent_back_is_known_to_all() -> None:
    """Everybody knows which card the player took back."""
    laid = countered(table().asset(3, "Chief Gorman")).answer(3, "Chief").answer(1, "second")

    assert known_of(laid, 2, 1) == [PLAIN]


@pytest.mark.rule("NA 72.20")
def test_mark_yale_bans_the_proposer() -> None:
    """Mark Yale bans the player who made the offer from trading."""
    laid = table().asset(2, "Mark Yale").offer(0, PLAIN).answer(2, "Mark")

    assert (laid.view.deal.cannot_trade, laid.exhausted(2)) == ([0], ["Mark Yale"])


@pytest.mark.rule("NA 72.20", "R-101")
def test_mark_yales_ban_ends_with_the_deal() -> None:
    """At the end of the turn nobody is banned."""
    laid = rest().asset(2, "Mark Yale").offer(0, PLAIN).answer(2, "Mark").all_pass()

    assert laid.view.deal.cannot_trade == []


@pytest.mark.rule("NA 72.20", "R-101")
def test_mark_yales_ban_lasts_until_the_deal_ends() -> None:
    """The ban is in force when the offer is resolved."""
    laid = table().asset(2, "Mark Yale").illness(3, 5).offer(0, PLAIN).answer(2, "Mark").all_pass()

    assert (laid.prompt, laid.view.deal.cannot_trade) == ("pick-district", [0])


@pytest.mark.rule("NA 72.31")
def test_the_fall_guy_makes_a_counteroffer_of_the_active_player() -> None:
    """With The Fall Guy the active player makes a counteroffer with a second card."""
    laid = table().asset(0, "The Fall Guy").hand(0, PLAIN, CARD).hand(1, CARD)
    laid.offer(0, PLAIN).answer(0, "The Fall Guy", CARD)

    assert (laid.view.deal.counterer, laid.hand_of(0)) == (0, [])


@pytest.mark.rule("NA 72.31", "R-90")
def test_after_the_fall_guy_the_support_step_follows() -> None:
    """After The Fall Guy's counteroffer, nobody else can make one."""
    laid = table().asset(0, "The Fall Guy").hand(0, PLAIN, CARD).hand(1, CARD)

    laid.offer(0, PLAIN).answer(0, "The Fall Guy", CARD)

    assert (laid.asked, laid.prompt) == ((1,), "support-or-abstain")


@pytest.mark.rule("NA 72.31", "NA 6.7")
def test_the_fall_guy_is_discarded() -> None:
    """The Fall Guy goes under the asset deck."""
    laid = table().asset(0, "The Fall Guy").hand(0, PLAIN, CARD).hand(1, CARD)
    laid.offer(0, PLAIN).answer(0, "The Fall Guy", CARD)

    assert laid.assets_of(0) == []


@pytest.mark.rule("R-90")
def test_the_fall_guy_with_an_emergency_action() -> None:
    """The Fall Guy's counteroffer may be a faceup emergency action."""
    laid = table().asset(0, "The Fall Guy").hand(1, CARD).offer(0, PLAIN).answer(0, "The Fall Guy", "Ruthless")

    assert emergencies(laid, 0) == []


@pytest.mark.rule("R-90")
def test_the_fall_guy_needs_a_second_card() -> None:
    """A player with neither a card nor a faceup emergency action cannot use The Fall Guy."""
    laid = table().asset(0, "The Fall Guy").emergency("Ruthless Tactics", 0, face_up=False).hand(0, PLAIN)

    assert laid.offer(0, PLAIN).prompt == "counteroffer-or-pass"


@pytest.mark.rule("NA 72.31")
def test_the_fall_guy_works_for_the_active_player_only() -> None:
    """If another player owns The Fall Guy, that player is not asked."""
    laid = table().asset(1, "The Fall Guy").hand(1, CARD).offer(0, PLAIN)

    assert laid.prompt == "counteroffer-or-pass"


@pytest.mark.rule("R-90")
def test_with_the_fall_guy_the_active_player_wins_either_way() -> None:
    """The counteroffer wins, and the active player claims the asset."""
    laid = rest().asset(0, "The Fall Guy").hand(0, PLAIN, PLAIN).hand(1, CARD).revealed("Eiko")
    laid.offer(0, PLAIN).answer(0, "The Fall Guy", PLAIN).support(1, "counteroffer", CARD)

    assert "Eiko" in laid.assets_of(0)


@pytest.mark.rule("NA 16.4", "R-90")
def test_with_the_fall_guy_all_others_support() -> None:
    """In a game of four, all three other players are asked for support."""
    laid = table().asset(0, "The Fall Guy").hand(0, PLAIN, CARD)
    for seat in (1, 2, 3):
        laid.hand(seat, CARD)
    laid.offer(0, PLAIN).answer(0, "The Fall Guy", CARD)
    asked: list[int] = []
    while laid.prompt == "support-or-abstain":
        asked += laid.asked
        laid.quietly()

    assert asked == [1, 2, 3]


@pytest.mark.rule("R-86")
def test_the_fall_guy_is_not_offered_after_support_began() -> None:
    """The Fall Guy can be used only when the main offer is made."""
    laid = at_support(table().asset(0, "The Fall Guy").hand(0, PLAIN, CARD).hand(2, CARD))

    assert laid.prompt == "support-or-abstain"
