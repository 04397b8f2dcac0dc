"""NA 29, 30: General cards and the hand size."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.ids import LABOR, MEDIA, SECURITY, TYPE_NAMES
from tests.games.new_angeles.table import table

CARDS = (
    *("Clean Slate", "Ark Construction", "Liquidation", "Puff Piece"),
    *("Riot Control", "Spin Doctors", "Arrest Orders"),
)


@pytest.mark.rule("NA 29.0")
@pytest.mark.parametrize("kind", ["biotech", "construction", "labor", "media"])
def test_29_0_one_deck_of_free_choice(kind: str) -> None:
    """The deck that the player names for a General card has one card less."""
    position = table().at("refresh")
    before = position.view.decks[TYPE_NAMES.index(kind)]
    position.answer(0, kind)

    assert position.view.decks[TYPE_NAMES.index(kind)] == before - 1
    assert position.hand_counts()[0] == 3


@pytest.mark.rule("NA 29.0", "R-113")
def test_29_0_all_cards_of_a_line_from_one_deck() -> None:
    """With Braintrust the General line has two cards, both from one deck, with one question."""
    position = table().asset(0, "Braintrust").deck("media", "Puff Piece", "Spin Doctors").at("refresh")
    position.answer(0, "media")

    assert position.prompt == "main-offer"
    assert position.hand_of(0)[:2] == ["Puff Piece", "Spin Doctors"]


@pytest.mark.rule("NA 29.1")
def test_29_1_a_deck_used_before_is_excluded() -> None:
    """Melange Mining draws from three different decks."""
    position = table(active=3).at("refresh").answer(3, "labor", "media")

    assert position.texts(3) == ["biotech", "construction", "security"]


@pytest.mark.rule("NA 29.1")
def test_29_1_in_the_same_refresh_step_only() -> None:
    """In the next turn all decks can be named again, except the deck on the first line of the corp sheet."""
    position = table().at("refresh").answer(0, "media").pass_until(0, "pick-general")

    assert position.texts(0) == ["biotech", "construction", "labor", "media"]


@pytest.mark.rule("NA 29.1", "R-70")
def test_29_1_an_empty_deck_can_be_named_while_there_are_discards() -> None:
    """An empty deck can be named: nobody can know whether the discard pile has a labor card."""
    position = table().hand(1, *[card for card in table().pack.names[9:13] for _ in range(5)])
    without_discards = position.copy().at("refresh").texts(0)
    with_discards = position.discards("Puff Piece").at("refresh").texts(0)

    assert without_discards == ["biotech", "construction", "media"]
    assert with_discards == ["biotech", "construction", "labor", "media"]


@pytest.mark.rule("NA 30.0")
@pytest.mark.parametrize("seat", range(6))
def test_30_0_five_for_everybody(seat: int) -> None:
    """Everybody sees that each hand size is 5."""
    assert table(6).view.players[seat].hand_size == 5


@pytest.mark.rule("NA 30.0", "R-113")
@pytest.mark.parametrize(
    ("assets", "size"), [(("Braintrust",), 4), (("Floyd 2X3A7C",), 10), (("Braintrust", "Floyd 2X3A7C"), 9)]
)
def test_30_0_two_assets_change_it(assets: tuple[str, ...], size: int) -> None:
    """Floyd and Braintrust each change only their owner's hand size."""
    position = table()
    for asset in assets:
        position.asset(1, asset)

    assert [player.hand_size for player in position.view.players] == [5, size, 5, 5]


@pytest.mark.rule("NA 30.1")
def test_30_1_emergency_actions_are_not_counted() -> None:
    """A player with five cards in hand and three emergency actions discards nothing."""
    position = table().hand(0, *CARDS[:5]).emergency("Mandatory Quarantine", 0).emergency("Energy for All", 0)

    assert position.at("hand size").asked == (1,)


@pytest.mark.rule("NA 30.2")
def test_30_2_only_at_the_end_of_the_players_turn() -> None:
    """Seat 1 keeps seven cards when the turn of seat 0 ends."""
    position = table().hand(1, *CARDS).at("hand size")

    assert (position.view.active, position.prompt) == (1, "pick-general")


@pytest.mark.rule("NA 30.2", "R-113")
def test_30_2_the_size_counts_when_the_discard_is_due() -> None:
    """With Braintrust, a player with five cards must discard one."""
    position = table().hand(0, *CARDS[:5]).asset(0, "Braintrust").at("hand size")

    assert position.prompt == "discard-down"


@pytest.mark.rule("NA 3.1", "NA 29.0", "NA 29.1", "R-69")
@pytest.mark.parametrize("decks", [("biotech", "labor", "security"), ("security", "construction", "media")])
def test_each_general_line_draws_from_its_deck(decks: tuple[str, ...]) -> None:
    """Melange Mining draws a card from each of three decks, in the order in which it chose them."""
    there = table(corporations=("Melange Mining",)).at("refresh").answer(0, *decks)

    assert there.told("drew") == [(0, TYPE_NAMES.index(deck), 1) for deck in decks]


@pytest.mark.rule("NA 3.1", "NA 29.0", "NA 29.1")
def test_before_version_4_lines_are_drawn_one_by_one() -> None:
    """Globalsec sees its 2 security cards before it chooses another deck."""
    there = table().by_rules(3).at("refresh")
    first, options = there.told("drew"), there.texts(0)

    assert (first, options) == ([(0, SECURITY, 2)], ["biotech", "construction", "labor", "media"])
    assert there.answer(0, "labor").told("drew") == [(0, SECURITY, 2), (0, LABOR, 1)]
    assert there.prompt == "main-offer"


@pytest.mark.rule("NA 3.1", "NA 29.0", "NA 29.1")
def test_before_version_4_a_deck_is_seen_before_the_next_is_chosen() -> None:
    """Before it chooses its third deck, Melange Mining has drawn from the first two, which it cannot choose again."""
    there = table(corporations=("Melange Mining",)).by_rules(3).at("refresh").answer(0, "labor", "media")

    assert there.told("drew") == [(0, LABOR, 1), (0, MEDIA, 1)]
    assert there.texts(0) == ["biotech", "construction", "security"]
    assert there.answer(0, "security").prompt == "main-offer"


@pytest.mark.rule("NA 3.1", "NA 29.0", "R-70")
def test_before_version_4_a_general_line_without_a_deck_brings_nothing() -> None:
    """If there is nothing to draw, nobody is asked."""
    there = table().by_rules(3).nothing_to_draw(3).at("refresh")

    assert (there.told("drew"), there.prompt) == ([], "main-offer")
