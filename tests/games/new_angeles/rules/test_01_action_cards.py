"""NA 1, 2: abstaining, and action cards on their way from deck to discard pile."""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games.new_angeles.ids import BIOTECH, CONSTRUCTION, MEDIA, SECURITY
from tests.games.new_angeles.table import Table, table

HARMLESS = "Clinical Trials"  # does nothing in a city without illness, and asks nothing
SEVEN = (
    *("Clean Slate", "Ark Construction", "Liquidation", "Puff Piece"),
    *("Riot Control", "Spin Doctors", "Arrest Orders"),
)


def supporting() -> Table:
    """Nobody has countered seat 0's offer. Seat 1 is the first to be asked for support; seats 1 to 3 have cards."""
    position = table().hand(1, "Puff Piece").hand(2, "Puff Piece", "Spin Doctors").hand(3, "Puff Piece")
    return position.offer(0, HARMLESS).pass_until(1, "support-or-abstain")


def sorting() -> Table:
    """Globalsec draws. One security card is in the deck; the other 19 and three other cards are in the discard pile."""
    position = table(5).discards("Clean Slate", "Clean Slate", "Ark Construction")
    return position.deck_is("security", "Riot Control").at("refresh")


@pytest.mark.rule("NA 1.0", "NA 59.2")
def test_1_0_abstaining_adds_no_card() -> None:
    """A player who abstains adds a card to neither offer and keeps their hand."""
    position = supporting().answer(1, "abstain")

    assert (position.view.deal.main_support, position.view.deal.counter_support) == (0, 0)
    assert position.hand_counts()[1] == 1


@pytest.mark.rule("NA 1.0")
def test_1_0_then_the_next_supporting_player() -> None:
    """After an abstention the next player clockwise is asked."""
    position = supporting().answer(1, "abstain")

    assert (position.asked, position.prompt) == ((2,), "support-or-abstain")


@pytest.mark.rule("NA 2.0")
def test_2_0_three_uses_in_a_deal() -> None:
    """Cards are used as main offer, counteroffer and support. Others see only the number of support cards."""
    position = table().hand(2, "Puff Piece").hand(3, "Puff Piece").offer(0, HARMLESS).counter(1, "Liquidation")
    deal = position.support(2, "counteroffer", "Puff Piece").view.deal

    assert [deal.main, *deal.counters] == [position.pack.thing(HARMLESS), position.pack.thing("Liquidation")]
    assert deal.counter_support == 1


@pytest.mark.rule("NA 2.1", "NA 3.1")
def test_2_1_a_turn_begins_with_drawing() -> None:
    """Globalsec draws two security cards and a media card before the deal."""
    position = table().deck("security", "Riot Control", "Arrest Orders").deck("media", "Puff Piece").at("turn")
    position.answer(0, "media")

    assert position.prompt == "main-offer"
    assert position.hand_of(0) == ["Puff Piece", "Arrest Orders", "Riot Control"]


@pytest.mark.rule("NA 2.2")
def test_2_2_the_whole_discard_pile_is_sorted() -> None:
    """All cards of the discard pile go to the decks of their types, and drawing goes on."""
    s = sorting().game.s
    biotech = [card for card in s.decks[BIOTECH] if s.setting.tables.action_deck[card] == BIOTECH]

    assert (len(biotech), len(s.decks[CONSTRUCTION]), len(s.decks[SECURITY]), s.discards) == (20, 20, 18, ())
    assert len(s.hands[0]) == 3


@pytest.mark.rule("NA 2.2", "R-71")
def test_2_2_everybody_sees_the_sorted_cards() -> None:
    """The sorted cards are revealed to everybody."""
    position = sorting()
    (shown,) = [event for event in position.game.s.events if event.kind == "sorted"]

    assert shown.is_visible_to(None)
    assert len(shown.things) == 22 and shown.things[:3] == (1, 1, 5)


@pytest.mark.rule("NA 2.2")
def test_2_2_sorted_cards_are_shuffled() -> None:
    """Another seed gives another order."""
    decks = set()
    for rng in (3, 5, 7):
        position = sorting()
        position._state.rng = rng
        decks.add(position.game.s.decks[SECURITY])

    assert len(decks) == 3


@pytest.mark.rule("NA 2.2")
def test_2_2_an_empty_deck_is_not_refilled_before_a_draw() -> None:
    """After the last two cards of a deck are drawn, the discard pile stays until another card is due."""
    position = table().deck_is("security", "Riot Control", "Arrest Orders").at("refresh").answer(0, "media")

    assert (position.view.decks[SECURITY], position.view.discards) == (0, 18)


@pytest.mark.rule("NA 2.2", "R-70")
def test_2_2_a_deck_that_stays_empty() -> None:
    """If no card of the type is left anywhere, none is drawn, and the next line of the corp sheet follows."""
    position = table(5)
    position.hand(1, *[card for card in position.pack.names[17:21] for _ in range(5)]).discards(HARMLESS)
    drawn = [event.things for event in position.at("refresh").game.s.events if event.kind == "drew"]

    assert drawn == [(MEDIA, 1)]
    assert position.view.discards == 0


@pytest.mark.rule("NA 2.2", "R-70")
def test_2_2_nothing_left_at_all() -> None:
    """If no card is left at all, nobody is asked for a deck, and the turn goes on."""
    position = table().nothing_to_draw(3).at("refresh")

    assert (position.prompt, position.hand_of(0)) == ("main-offer", [])


@pytest.mark.rule("NA 2.2", "R-70")
def test_2_2_offers_are_not_in_the_pile_yet() -> None:
    """While a deal lasts, its offers and support are not in the discard pile, so they cannot be drawn again."""
    position = table().rests().hand(2, "Puff Piece").hand(3, "Spin Doctors")
    position.offer(0, HARMLESS).counter(1, "Liquidation").support(2, "main offer", "Puff Piece")
    during = position.view.discards
    position.answer(3, "abstain").until("use-asset")

    assert (during, position.view.discards) == (0, 3)


@pytest.mark.rule("NA 2.4", "NA 16.5")
def test_2_4_one_common_pile() -> None:
    """Offers and support of all players go to one discard pile; only its number of cards is public."""
    position = table().rests().hand(2, "Puff Piece", "Spin Doctors").hand(3, "Puff Piece")
    position.offer(0, HARMLESS).counter(1, "Liquidation").support(2, "main offer", "Puff Piece", "Spin Doctors")
    position.until("use-asset")

    assert position.view.discards == 4
    assert sorted(position.game.s.discards) == sorted(
        [position.pack.thing(card) for card in (HARMLESS, "Liquidation", "Puff Piece", "Spin Doctors")]
    )


@pytest.mark.rule("NA 2.5", "NA 30.2")
def test_2_5_surplus_cards_are_discarded() -> None:
    """A player with seven cards discards two of their choice."""
    position = table().hand(0, *SEVEN).at("hand size").answer(0, "Liquidation", "Clean Slate")

    assert sorted(position.hand_of(0)) == sorted({*SEVEN} - {"Liquidation", "Clean Slate"})
    assert position.view.discards == 2


@pytest.mark.rule("NA 2.5")
def test_2_5_any_card_can_be_the_surplus() -> None:
    """Any card of the hand can be discarded, and the player cannot decline."""
    position = table().hand(0, *SEVEN).at("hand size")

    assert sorted(position.texts(0)) == sorted(SEVEN)


@pytest.mark.rule("NA 2.5", "NA 30.0")
def test_2_5_five_cards_are_no_surplus() -> None:
    """A player with five cards is not asked to discard; the next turn has begun."""
    position = table().hand(0, *SEVEN[:5]).at("hand size")

    assert (position.asked, position.hand_counts()[0]) == ((1,), 5)


@pytest.mark.rule("NA 2.6")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_2_6_hands_are_secret(viewer: int | None) -> None:
    """A view does not depend on the cards in other players' hands."""
    one, other = table().hand(0, "Puff Piece"), table().hand(0, "Liquidation")
    views = [position.game.view(viewer).players[0] for position in (one, other)]

    assert views[0] == views[1]
    assert views[0].hand is None


@pytest.mark.rule("NA 2.7")
def test_2_7_the_number_of_cards_is_open() -> None:
    """A spectator sees the number of cards in each hand."""
    position = table().hand(0, "Puff Piece", "Liquidation").hand(3, *SEVEN)

    assert position.hand_counts() == [2, 0, 0, 7]


@pytest.mark.rule("NA 2.8")
@pytest.mark.parametrize(("viewer", "known"), [(0, ["Puff Piece"]), (2, []), (3, [])])
def test_2_8_a_given_card_is_known_to_giver_and_receiver(viewer: int, known: list[str]) -> None:
    """Only seat 0, who gives a card with Bernice Mai, and seat 1, who gets it, know the card."""
    position = table().hand(0, "Puff Piece", "Liquidation").asset(0, "Bernice Mai").at("end of turn")
    position.answer(0, "Bernice Mai", "seat 1", "Puff Piece")
    seen = position.game.view(viewer).players[1].known_cards

    assert [position.pack.names[card] for card in seen] == known
    assert position.hand_of(1) == ["Puff Piece"]


@pytest.mark.rule("NA 2.8", "NA 56.3")
def test_2_8_others_do_not_learn_which_card_was_stolen() -> None:
    """The events that seats 2 and 3 get do not depend on the stolen card."""
    heard = []
    for card in ("Puff Piece", "Liquidation"):
        position = table().hand(1, card).asset(0, '"Mr. White"').asset(0, "Mr. Li").at("end of turn")
        position.answer(0, '"Mr. White"', "seat 1", card)
        heard.append([event.plain() for event in position.game.s.events if event.is_visible_to(2)])

    assert heard[0] == heard[1]
    assert heard[0]


@pytest.mark.rule("NA 2.8", "NA 56.3")
@pytest.mark.parametrize(
    ("asset", "answers"), [("Bernice Mai", ("seat 1", "Puff Piece")), ('"Mr. White"', ("seat 1",))]
)
def test_2_8_an_answer_that_showed_a_card_cannot_be_taken_back(asset: str, answers: tuple[str, ...]) -> None:
    """An answer that gave away a card or showed a hand cannot be taken back."""
    position = table().hand(0, "Puff Piece", "Liquidation").hand(1, "Clean Slate").asset(0, asset).at("end of turn")
    position.answer(0, asset, *answers)

    with pytest.raises(Refused) as refused:
        position.game.take_back(0)
    assert refused.value.code == "nothing-to-take-back"


@pytest.mark.rule("NA 2.9", "NA 72.6")
@pytest.mark.parametrize(("card", "asked"), [("Unorthodox Knowledge", ()), ("Ark Construction", (1,))])
def test_2_9_unorthodox_knowledge_cannot_be_declared(card: str, asked: tuple[int, ...]) -> None:
    """Caprice Nisei's owner is asked about Ark Construction, but not about Unorthodox Knowledge."""
    position = table().asset(1, "Caprice Nisei").offer(0, card)

    assert (position.asked if position.prompt == "use-asset" else ()) == asked


@pytest.mark.rule("NA 2.9")
def test_2_9_unorthodox_knowledge_as_counteroffer() -> None:
    """Caprice Nisei could be used on the main offer, but not on Unorthodox Knowledge as counteroffer."""
    position = table().hand(2, "Puff Piece").asset(2, "Caprice Nisei").offer(0, "Ark Construction").answer(2, "pass")
    position.counter(1, "Unorthodox Knowledge")

    assert position.prompt == "counteroffer-or-pass"
