"""NA 72: assets with the End of Turn header."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.deals import at_end, is_offered, known_of, rival_aside, rival_of
from tests.games.new_angeles.table import table

CARDS = ("Clean Slate", "Ark Construction", "Liquidation")


@pytest.mark.rule("NA 72.2", "NA 61.0")
def test_alex_westlund_swaps_two_assets() -> None:
    """Assets of two other players change places."""
    laid = at_end().asset(0, "Alex Westlund").asset(1, "Eiko").asset(2, "Midori").answer(0, "Alex", "Eiko", "Midori")

    assert (laid.assets_of(1), laid.assets_of(2)) == (["Midori"], ["Eiko"])


@pytest.mark.rule("NA 72.2", "R-111")
def test_alex_westlund_costs_nothing_among_others() -> None:
    """Swapping two other players' assets costs nothing."""
    laid = at_end().asset(0, "Alex Westlund").asset(1, "Eiko").asset(2, "Midori").answer(0, "Alex", "Eiko", "Midori")

    assert laid.capital_of(0) == 10


@pytest.mark.rule("NA 61.1", "R-111")
@pytest.mark.parametrize(("capital", "left"), [(10, 8), (2, 0), (1, 0), (0, 0)])
def test_alex_westlund_costs_two_with_an_asset_of_his_owner(capital: int, left: int) -> None:
    """A player who swaps an asset of their own loses 2 capital, or all they have if it is less."""
    laid = at_end().asset(0, "Alex Westlund").asset(1, "Eiko").capital(0, capital).answer(0, "Alex", "Alex", "Eiko")

    assert laid.capital_of(0) == left


@pytest.mark.rule("R-111")
def test_alex_westlund_swaps_between_two_players() -> None:
    """The second asset must belong to another player than the first."""
    laid = at_end().asset(0, "Alex Westlund").asset(1, "Eiko").asset(1, "Midori").answer(0, "Alex", "Eiko")

    assert laid.texts(0) == ["Alex Westlund", "Mr. Li"]


@pytest.mark.rule("R-111")
def test_alex_westlund_needs_two_owners() -> None:
    """If no other player has an asset, Alex Westlund cannot be used."""
    laid = at_end().asset(0, "Alex Westlund")

    assert not is_offered(laid, 0, "Alex Westlund")


@pytest.mark.rule("R-111", "NA 26.2")
def test_swapped_assets_stay_exhausted() -> None:
    """An exhausted asset that is swapped stays exhausted."""
    laid = at_end().asset(0, "Alex Westlund").asset(1, "Eiko", exhausted=True).answer(0, "Alex", "Alex", "Eiko")

    assert laid.exhausted(0) == ["Eiko"]


@pytest.mark.rule("NA 72.3")
@pytest.mark.parametrize(("given", "capital"), [(("Clean", "done"), 11), (("Clean", "Ark"), 12)])
def test_bernice_mai_pays_for_each_card(given: tuple[str, ...], capital: int) -> None:
    """Bernice Mai's owner gives one or two cards, and gains 1 capital for each."""
    laid = at_end().asset(0, "Bernice Mai").hand(0, *CARDS).answer(0, "Bernice", "seat 2", *given)

    assert laid.capital_of(0) == capital


@pytest.mark.rule("NA 72.3")
def test_bernice_mai_gives_the_cards() -> None:
    """The chosen player gets the cards."""
    laid = at_end().asset(0, "Bernice Mai").hand(0, *CARDS).answer(0, "Bernice", "seat 2", "Clean", "Ark")

    assert laid.hand_of(2) == ["Clean Slate", "Ark Construction"]


@pytest.mark.rule("NA 72.3")
def test_bernice_mai_gives_at_least_one() -> None:
    """A player who uses Bernice Mai must give at least one card."""
    laid = at_end().asset(0, "Bernice Mai").hand(0, *CARDS).answer(0, "Bernice", "seat 2")

    assert laid.texts(0) == list(CARDS)


@pytest.mark.rule("NA 72.3")
def test_bernice_mai_needs_cards() -> None:
    """A player with an empty hand cannot use Bernice Mai."""
    laid = at_end().asset(0, "Bernice Mai")

    assert not is_offered(laid, 0, "Bernice Mai")


@pytest.mark.rule("NA 2.8")
def test_given_cards_are_known_to_two_players() -> None:
    """Giver and receiver know the card, the others do not."""
    laid = at_end().asset(0, "Bernice Mai").hand(0, *CARDS).answer(0, "Bernice", "seat 2", "Clean", "done")

    assert [known_of(laid, viewer, 2) for viewer in (0, 1, 3)] == [["Clean Slate"], [], []]


@pytest.mark.rule("NA 72.10")
def test_elizabeth_mills_changes_hands() -> None:
    """Elizabeth Mills goes to the chosen player."""
    laid = at_end().asset(0, "Elizabeth Mills").answer(0, "Elizabeth", "seat 1", "second")

    assert laid.assets_of(1) == ["Elizabeth Mills"]


@pytest.mark.rule("NA 72.10")
def test_elizabeth_mills_makes_discard_three() -> None:
    """The player who got Elizabeth Mills discards 3 cards of their choice."""
    laid = at_end().asset(0, "Elizabeth Mills").hand(1, *CARDS, "Puff Piece").answer(0, "Elizabeth", "seat 1", "first")

    assert laid.answer(1, "Liquidation", "Puff", "Clean").asked == (0,)
    assert laid.hand_of(1) == ["Ark Construction"]


@pytest.mark.rule("R-107")
def test_elizabeth_mills_with_two_cards() -> None:
    """A player with fewer than 3 cards discards all of them."""
    laid = at_end().asset(0, "Elizabeth Mills").hand(1, *CARDS[:2]).answer(0, "Elizabeth", "seat 1", "first")

    assert laid.answer(1, "Clean", "Ark").asked == (0,)


@pytest.mark.rule("R-107", "R-74")
def test_elizabeth_mills_with_an_empty_hand() -> None:
    """If the player who gets Elizabeth Mills has an empty hand, only the draw can be chosen for them."""
    laid = at_end().asset(0, "Elizabeth Mills").answer(0, "Elizabeth", "seat 1")

    assert laid.texts(0) == ["second"]


@pytest.mark.rule("NA 72.10")
def test_elizabeth_mills_makes_draw_the_topmost_type() -> None:
    """The player who got Elizabeth Mills, Haas-Bioroid, draws 3 labor cards."""
    laid = at_end().asset(0, "Elizabeth Mills").deck("labor", "Liquidation", "Liquidation", "Labor Solutions")

    assert laid.answer(0, "Elizabeth", "seat 1", "second").hand_of(1) == [
        "Labor Solutions",
        "Liquidation",
        "Liquidation",
    ]


@pytest.mark.rule("R-46", "R-107")
def test_elizabeth_mills_lets_melange_mining_choose() -> None:
    """Melange Mining names one type, and draws 3 cards of that type."""
    laid = at_end().asset(0, "Elizabeth Mills").deck("media", "Puff Piece", "Puff Piece", "Puff Piece")

    assert laid.answer(0, "Elizabeth", "seat 3", "second").answer(3, "media").hand_of(3) == ["Puff Piece"] * 3


@pytest.mark.rule("R-44")
def test_elizabeth_mills_is_used_at_the_end_of_her_owners_turn() -> None:
    """Elizabeth Mills cannot be used at the end of another player's turn."""
    laid = at_end().asset(1, "Elizabeth Mills")

    assert laid.texts(0) == ["Mr. Li", "pass"]


@pytest.mark.rule("NA 72.12")
def test_fumiko_yamamori_pays_two() -> None:
    """A resource falls by 1, and Fumiko Yamamori's owner gains 2 capital."""
    laid = at_end().asset(0, "Fumiko Yamamori").supply(tech=2).answer(0, "Fumiko", "tech")

    assert (laid.view.supply["tech"], laid.capital_of(0)) == (1, 12)


@pytest.mark.rule("NA 72.12", "R-65")
def test_fumiko_yamamori_names_what_is_there() -> None:
    """Only resources above 0 in the supply are offered."""
    laid = at_end().asset(0, "Fumiko Yamamori").supply(tech=2, energy=1).answer(0, "Fumiko")

    assert laid.texts(0) == ["energy", "tech"]


@pytest.mark.rule("R-65")
def test_fumiko_yamamori_needs_supply() -> None:
    """With an empty supply Fumiko Yamamori cannot be used."""
    laid = at_end().asset(0, "Fumiko Yamamori")

    assert not is_offered(laid, 0, "Fumiko Yamamori")


@pytest.mark.rule("NA 72.19", "R-106")
@pytest.mark.parametrize(
    ("capitals", "victim", "after"),
    [
        ((10, 12, 8, 8), 1, (12, 10, 8, 8)),  # from the richest player
        ((10, 12, 8, 8), 2, (11, 12, 7, 8)),  # from another player
        ((5, 12, 12, 8), 2, (7, 12, 10, 8)),  # from one of two richest players
        ((12, 12, 8, 8), 1, (14, 10, 8, 8)),  # from a player who is as rich as the owner
        ((13, 12, 8, 8), 1, (14, 11, 8, 8)),  # the owner alone is the richest
        ((0, 1, 1, 0), 1, (1, 0, 1, 0)),  # from a player who has only 1 capital
    ],
)
def test_marco_cubrero(capitals: tuple[int, ...], victim: int, after: tuple[int, ...]) -> None:
    """Marco Cubrero steals 2 capital from one of the richest players, or 1 capital from any other player."""
    laid = at_end().asset(0, "Marco Cubrero")
    for seat, capital in enumerate(capitals):
        laid.capital(seat, capital)

    laid.answer(0, "Marco", f"seat {victim}")

    assert tuple(laid.capitals()) == after


@pytest.mark.rule("R-106", "NA 56.0")
def test_marco_cubrero_robs_others() -> None:
    """Marco Cubrero's owner cannot steal from themselves, nor from players who have nothing."""
    laid = at_end().asset(0, "Marco Cubrero").capital(1, 0).answer(0, "Marco")

    assert laid.texts(0) == ["seat 2", "seat 3"]


@pytest.mark.rule("NA 72.23")
def test_mr_li_makes_a_player_lose_one_and_draw_two() -> None:
    """The chosen player loses 1 capital and draws two cards from decks of their choice."""
    laid = at_end().deck("media", "Puff Piece").deck("labor", "Liquidation")

    laid.answer(0, "Mr. Li", "seat 2").answer(2, "media", "labor")

    assert (laid.capital_of(2), laid.hand_of(2)) == (9, ["Liquidation", "Puff Piece"])


@pytest.mark.rule("NA 72.23")
def test_mr_li_may_name_his_owner() -> None:
    """Mr. Li's owner may choose themselves."""
    laid = at_end().answer(0, "Mr. Li")

    assert laid.texts(0) == ["seat 0", "seat 1", "seat 2", "seat 3"]


@pytest.mark.rule("NA 72.23", "R-72")
def test_mr_li_and_a_player_without_capital() -> None:
    """A player without capital loses none and still draws."""
    laid = at_end().capital(2, 0).answer(0, "Mr. Li", "seat 2").answer(2, "media", "labor")

    assert (laid.capital_of(2), laid.hand_counts()[2]) == (0, 2)


@pytest.mark.rule("NA 72.24")
def test_mr_white_steals_a_card() -> None:
    """Mr. White's owner gets the stolen card."""
    laid = at_end().asset(0, '"Mr. White"').hand(1, *CARDS).answer(0, '"Mr. White"', "seat 1", "Ark")

    assert (laid.hand_of(0), laid.hand_counts()[1]) == (["Ark Construction"], 2)


@pytest.mark.rule("NA 72.24", "R-110")
def test_mr_white_shows_the_hand_before_the_choice() -> None:
    """Mr. White's owner sees the hand, and may still steal nothing."""
    laid = at_end().asset(0, '"Mr. White"').hand(1, *CARDS).answer(0, '"Mr. White"', "seat 1")

    assert (known_of(laid, 0, 1), laid.texts(0)) == (list(CARDS), [*CARDS, "pass"])


@pytest.mark.rule("R-110")
def test_mr_white_shows_the_hand_to_his_owner_alone() -> None:
    """Nobody except Mr. White's owner learns a card of the hand."""
    laid = at_end().asset(0, '"Mr. White"').hand(1, *CARDS).answer(0, '"Mr. White"', "seat 1", "Ark")

    assert known_of(laid, 2, 1) == known_of(laid, 2, 0) == []


@pytest.mark.rule("NA 72.24", "R-74")
def test_mr_white_needs_a_hand_to_look_at() -> None:
    """If nobody else has cards, Mr. White cannot be used."""
    laid = at_end().asset(0, '"Mr. White"').hand(0, *CARDS)

    assert not is_offered(laid, 0, '"Mr. White"')


@pytest.mark.rule("NA 72.24", "NA 21.4")
def test_mr_white_steals_no_emergency_action() -> None:
    """Emergency actions are not in the hand, so they cannot be stolen from it."""
    laid = at_end().asset(0, '"Mr. White"').hand(1, "Liquidation").answer(0, '"Mr. White"', "seat 1")

    assert laid.texts(0) == ["Liquidation", "pass"]


@pytest.mark.rule("NA 72.29")
def test_susan_chen_pays_two_and_goes() -> None:
    """Susan Chen's owner gains 2 capital, and she goes to another player."""
    laid = at_end().asset(0, "Susan Chen").answer(0, "Susan", "seat 3")

    assert (laid.capital_of(0), laid.assets_of(3)) == (12, ["Susan Chen"])


@pytest.mark.rule("NA 72.29")
def test_susan_chen_goes_to_another_player() -> None:
    """Susan Chen's owner cannot keep her."""
    laid = at_end().asset(0, "Susan Chen").answer(0, "Susan")

    assert laid.texts(0) == ["seat 1", "seat 2", "seat 3"]


RIVALS = ("Haas-Bioroid", "Jinteki", "Melange Mining", "Globalsec")  # rival cards by seat; the Federalist is set aside


@pytest.mark.rule("NA 72.32", "R-110")
def test_thomas_haas_shows_the_rival_card_set_aside() -> None:
    """Thomas Haas' owner sees the rival card that is set aside before choosing."""
    laid = at_end().asset(0, "Thomas Haas").rivals(*RIVALS).answer(0, "Thomas")

    assert rival_aside(laid, 0) == "Federalist"


@pytest.mark.rule("R-110")
def test_thomas_haas_shows_it_to_his_owner_alone() -> None:
    """Nobody except Thomas Haas' owner sees the card."""
    laid = at_end().asset(0, "Thomas Haas").rivals(*RIVALS).answer(0, "Thomas")

    assert [rival_aside(laid, seat) for seat in (1, 2, 3)] == ["", "", ""]


@pytest.mark.rule("NA 72.32")
@pytest.mark.parametrize(("answer", "rival"), [("yes", "Federalist"), ("no", "Haas-Bioroid")])
def test_thomas_haas_may_swap(answer: str, rival: str) -> None:
    """With "yes" the player takes the card that was set aside, with "no" they keep their own."""
    laid = at_end().asset(0, "Thomas Haas").rivals(*RIVALS).answer(0, "Thomas", answer)

    assert rival_of(laid, 0, 0) == rival


@pytest.mark.rule("R-110")
def test_after_a_swap_the_old_card_is_set_aside() -> None:
    """A player who swapped rival cards knows the card that is set aside now."""
    laid = at_end().asset(0, "Thomas Haas").rivals(*RIVALS).answer(0, "Thomas", "yes")

    assert rival_aside(laid, 0) == "Haas-Bioroid"


@pytest.mark.rule("R-110", "NA 69.3")
def test_a_swapped_rival_counts_at_once() -> None:
    """A player who swapped for the Federalist wins the game at 25 threat."""
    laid = at_end().asset(0, "Thomas Haas").rivals(*RIVALS).capital(0, 25).answer(0, "Thomas", "yes")

    laid.threat(24).answer(0, "pass").until("main-offer").offer(1, "Spin Doctors").play_out()

    assert laid.result is not None
    assert (laid.result.reason, laid.result.winners) == ("threat", (0,))


@pytest.mark.rule("NA 22.2", "NA 6.5")
def test_end_of_turn_abilities_are_optional() -> None:
    """A player may pass and use none of the End of Turn abilities."""
    laid = at_end().asset(0, "Susan Chen").asset(0, "Bernice Mai").hand(0, *CARDS)

    assert laid.answer(0, "pass").assets_of(0) == ["Bernice Mai", "Mr. Li", "Susan Chen"]


@pytest.mark.rule("NA 6.3", "NA 22.0")
def test_end_of_turn_abilities_belong_to_the_owners_turn() -> None:
    """Susan Chen's owner is not asked at the end of another player's turn."""
    laid = table().at("end of turn").asset(1, "Susan Chen")

    assert laid.prompt != "use-asset"


@pytest.mark.rule("R-74", "NA 72.10")
def test_elizabeth_mills_does_not_offer_a_draw_from_nothing() -> None:
    """Seat 1 would draw labor cards, but no labor card can be drawn: only the discard can be chosen."""
    laid = table(corporations=("Globalsec", "Haas-Bioroid")).asset(0, "Elizabeth Mills").hand(1, "Puff Piece")
    labor = [card for card in ("Efficiency Experts", "High-Risk Investments", "Labor Solutions", "Liquidation")]
    laid.hand(2, *labor * 5).discards().at("end of turn").answer(0, "Elizabeth", "seat 1")

    assert laid.texts(0) == ["first"]
