"""NA 21: emergency action cards."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import Table, table

HARMLESS = "Clinical Trials"


def face_up(position: Table, seat: int) -> list[str]:
    """The faceup emergency actions in front of a seat."""
    return [position.pack.names[card] for card in position.player(seat).emergencies_face_up]


def face_down(position: Table, seat: int) -> list[str]:
    """The facedown emergency actions in front of a seat."""
    player = position.player(seat)
    return [position.pack.names[card] for card in player.emergencies if card not in player.emergencies_face_up]


def stolen(*, face_up: bool = True) -> Table:
    """The end of a turn in which seat 0 stole Underpaid, Overclocked and Mandatory Quarantine with Bryan Stinson."""
    position = table().rests().revealed("Bryan Stinson").emergency("Underpaid, Overclocked", 1, face_up=face_up)
    return position.resolve(0, HARMLESS).answer(0, "Underpaid, Overclocked", "Mandatory Quarantine")


@pytest.mark.rule("NA 21.0", "NA 21.1")
def test_21_1_everybody_starts_with_their_own_one_faceup() -> None:
    """Every player has the emergency action of their corporation, faceup."""
    position = table(6)

    assert [face_up(position, seat) for seat in range(6)] == [
        ["Ruthless Tactics"],
        ["Underpaid, Overclocked"],
        ["Mandatory Quarantine"],
        ["Energy for All"],
        ["Sweeps Week"],
        ["Massive Reconstruction"],
    ]


@pytest.mark.rule("NA 21.2", "NA 34.1")
@pytest.mark.parametrize(("up", "texts"), [(True, ["Puff Piece", "Ruthless Tactics"]), (False, ["Puff Piece"])])
def test_21_2_faceup_it_can_be_the_main_offer(up: bool, texts: list[str]) -> None:
    """A faceup emergency action can be the main offer, a facedown one cannot."""
    assert table().hand(0, "Puff Piece").emergency("Ruthless Tactics", 0, face_up=up).texts(0) == texts


@pytest.mark.rule("NA 21.2", "NA 15.2")
@pytest.mark.parametrize(
    ("up", "texts"), [(True, ["Puff Piece", "Underpaid, Overclocked", "pass"]), (False, ["Puff Piece", "pass"])]
)
def test_21_2_faceup_it_can_be_the_counteroffer(up: bool, texts: list[str]) -> None:
    """A faceup emergency action can be the counteroffer, a facedown one cannot."""
    position = table().hand(1, "Puff Piece").emergency("Underpaid, Overclocked", 1, face_up=up).offer(0, HARMLESS)

    assert position.texts(1) == texts


@pytest.mark.rule("NA 21.3", "NA 16.5")
def test_21_3_the_winning_offer_goes_back_face_down() -> None:
    """An emergency action that won goes face down to its corporation, not to the discard pile."""
    position = table().rests().resolve(0, "Ruthless Tactics").until("use-asset")

    assert (face_up(position, 0), face_down(position, 0)) == ([], ["Ruthless Tactics"])
    assert position.view.discards == 0


@pytest.mark.rule("NA 21.3")
def test_21_3_a_losing_offer_goes_back_faceup() -> None:
    """An emergency action that lost can be offered again in the next turn."""
    position = table().rests().offer(0, HARMLESS).counter(1, "Underpaid, Overclocked").until("use-asset")
    position.answer(0, "pass").until("main-offer")

    assert "Underpaid, Overclocked" in position.texts(1)


@pytest.mark.rule("NA 21.3", "NA 70.18")
def test_21_3_until_something_turns_it_up() -> None:
    """Full Deployment turns a facedown emergency action up, and it can be offered again."""
    position = table().rests().emergency("Underpaid, Overclocked", 1, face_up=False)
    position.resolve(0, "Full Deployment", "seat 1", "second", "Underpaid, Overclocked")

    assert face_up(position, 1) == ["Underpaid, Overclocked"]


@pytest.mark.rule("NA 21.4", "NA 56.3")
def test_21_4_it_cannot_be_stolen_like_a_card_of_the_hand() -> None:
    """ "Mr. White" shows only the hand, so an emergency action cannot be stolen with him."""
    position = table().hand(1, "Puff Piece").asset(0, '"Mr. White"').at("end of turn")
    position.answer(0, '"Mr. White"', "seat 1")

    assert position.texts(0) == ["Puff Piece", "pass"]


@pytest.mark.rule("NA 21.4", "NA 30.1")
def test_21_4_it_cannot_be_discarded_like_a_card_of_the_hand() -> None:
    """Elizabeth Mills makes a player discard from hand, so emergency actions stay."""
    position = table().hand(1, "Puff Piece", "Liquidation").asset(0, "Elizabeth Mills").asset(0, "Mr. Li")
    position.at("end of turn").answer(0, "Elizabeth Mills", "seat 1", "first")

    assert position.texts(1) == ["Liquidation", "Puff Piece"]


@pytest.mark.rule("NA 21.5")
def test_21_5_it_cannot_be_support() -> None:
    """Only cards in hand can be laid as support."""
    position = table().hand(1, "Puff Piece", "Liquidation").offer(0, HARMLESS)
    position.pass_until(1, "support-or-abstain").answer(1, "main offer")

    assert position.texts(1) == ["Liquidation", "Puff Piece"]


@pytest.mark.rule("NA 21.5")
def test_21_5_without_a_hand_one_cannot_support() -> None:
    """Players with an empty hand are not asked for support, although they have a faceup emergency action."""
    position = table().rests().offer(0, HARMLESS)
    prompts = set()
    while position.view.deal.main:
        prompts.add(position.prompt)
        position.quietly()

    assert prompts == {"counteroffer-or-pass"}


@pytest.mark.rule("NA 21.6", "NA 72.5", "R-93")
@pytest.mark.parametrize("up", [True, False])
def test_21_6_stolen_ones_stay_as_they_are(up: bool) -> None:
    """A stolen emergency action stays as it was, faceup or face down."""
    position = stolen(face_up=up)

    assert ("Underpaid, Overclocked" in face_up(position, 0)) == up
    assert ("Underpaid, Overclocked" in face_down(position, 0)) == (not up)
    assert position.player(1).emergencies == []


@pytest.mark.rule("NA 21.6", "R-93")
def test_21_6_only_those_of_corporations_in_the_game() -> None:
    """Only emergency actions of corporations in the game can be stolen, and none that the thief already has."""
    position = table().rests().revealed("Bryan Stinson").resolve(0, HARMLESS)

    assert position.texts(0) == ["Underpaid, Overclocked", "Mandatory Quarantine", "Energy for All"]


@pytest.mark.rule("NA 21.6", "NA 21.2", "R-92")
def test_21_6_the_thief_can_offer_it() -> None:
    """The thief can offer a stolen emergency action, and the player who was robbed cannot."""
    position = stolen().answer(0, "pass").pass_until(1, "main-offer")
    of_the_robbed = position.texts(1)
    position.quietly().pass_until(2, "main-offer").offer(2, HARMLESS).pass_until(0, "counteroffer-or-pass")

    assert "Underpaid, Overclocked" not in of_the_robbed
    assert "Underpaid, Overclocked" in position.texts(0)


@pytest.mark.rule("NA 21.6", "NA 21.3", "R-92")
@pytest.mark.parametrize("wins", [True, False])
def test_21_6_after_its_use_it_returns_to_its_first_owner(wins: bool) -> None:
    """A stolen emergency action returns face down if it won, otherwise faceup."""
    position = table(active=2).rests().emergency("Underpaid, Overclocked", 0).hand(3, "Puff Piece")
    position.offer(2, HARMLESS).counter(0, "Underpaid, Overclocked")
    position.support(3, "counteroffer" if wins else "main offer", "Puff Piece").until("use-asset")

    assert position.player(0).emergencies == [position.pack.thing("Ruthless Tactics")]
    assert (face_down(position, 1) if wins else face_up(position, 1)) == ["Underpaid, Overclocked"]
