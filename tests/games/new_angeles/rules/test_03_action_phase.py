"""NA 3, 4: turns, and the active player."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.ids import MEDIA, SECURITY
from tests.games.new_angeles.table import Table, table

HARMLESS = "Clinical Trials"
SEVEN = (
    *("Clean Slate", "Ark Construction", "Liquidation", "Puff Piece"),
    *("Riot Control", "Spin Doctors", "Arrest Orders"),
)


def main_offers(position: Table) -> list[int]:
    """The seats that make main offers in this round. Plays with quiet answers until the round ends."""
    round_number = position.view.round
    found: list[int] = []
    while position.view.round == round_number and position.prompt != "choose-investment":
        if position.prompt == "main-offer":
            found += position.asked
        position.quietly()
    return found


@pytest.mark.rule("NA 3.0")
def test_3_0_refresh_deal_end_of_turn() -> None:
    """The questions to the active player in a turn come in the order of its steps."""
    position = table().hand(0, *SEVEN).asset(0, "Mr. Li").at("turn")
    prompts = []
    while position.view.active == 0:
        if position.asked == (0,):
            prompts.append(position.prompt)
        position.quietly()

    assert prompts[:2] == ["pick-general", "main-offer"]
    assert prompts[-2:] == ["discard-down"] * 2
    assert prompts.index("use-asset") < prompts.index("discard-down")


@pytest.mark.rule("NA 3.1", "NA 46.0", "NA 26.1")
def test_3_1_all_assets_of_the_active_player_are_readied() -> None:
    """The active player's assets are readied; other players' assets stay exhausted."""
    position = table().asset(0, "Eiko", exhausted=True).asset(0, "Midori", exhausted=True)
    position.asset(1, "Locust Company", exhausted=True).at("refresh")

    assert (position.exhausted(0), position.exhausted(1)) == ([], ["Locust Company"])


@pytest.mark.rule("NA 3.1", "NA 12.1")
def test_3_1_line_by_line_from_the_top() -> None:
    """With five players, Globalsec draws two security cards, then a media card."""
    drawn = [event.things for event in table(5).at("refresh").game.s.events if event.kind == "drew"]

    assert drawn == [(SECURITY, 2), (MEDIA, 1)]


@pytest.mark.rule("NA 3.1", "NA 29.1")
def test_3_1_a_general_line_uses_a_deck_not_drawn_from() -> None:
    """Globalsec cannot name the security deck for its General card, and has drawn nothing before it names one."""
    position = table().at("refresh")

    assert position.texts(0) == ["biotech", "construction", "labor", "media"]
    assert position.hand_of(0) == []


@pytest.mark.rule("NA 3.1", "R-69")
def test_3_1_the_deck_is_named_before_its_cards_are_seen() -> None:
    """A player's view before naming a deck does not depend on the deck's cards."""
    views = [table().deck("media", card).at("refresh").game.view(0) for card in ("Puff Piece", "Spin Doctors")]

    assert views[0] == views[1]


@pytest.mark.rule("NA 3.2")
def test_3_2_one_deal_each_turn() -> None:
    """One asset leaves the turn track, and one main offer is made."""
    position = table().at("refresh").answer(0, "media")

    assert (position.prompt, position.view.turns_left) == ("main-offer", 2)


@pytest.mark.rule("NA 3.3", "NA 22.2")
def test_3_3_end_of_turn_abilities_before_the_discard() -> None:
    """A player with seven cards first gives two away with Bernice Mai, and then need not discard."""
    position = table().hand(0, *SEVEN).asset(0, "Bernice Mai").at("end of turn")
    position.answer(0, "Bernice Mai", "seat 2", "Liquidation", "Puff Piece")

    assert position.view.active == 1
    assert position.hand_counts()[0] == 5


@pytest.mark.rule("NA 3.3", "NA 22.3")
def test_3_3_in_any_order() -> None:
    """All End of Turn abilities are offered together."""
    position = table().asset(0, "Susan Chen").asset(0, "Mr. Li").asset(0, "Thomas Haas").at("end of turn")

    assert position.texts(0) == ["Mr. Li", "Susan Chen", "Thomas Haas", "pass"]


@pytest.mark.rule("NA 3.3", "NA 4.2")
def test_3_3_the_token_goes_to_the_left_after_the_discard() -> None:
    """Until the player has discarded down to the hand size, the token stays with them."""
    position = table().hand(0, *SEVEN[:6]).at("hand size")
    before = position.view.active
    position.answer(0, "Liquidation")

    assert (before, position.view.active) == (0, 1)


@pytest.mark.rule("NA 3.4", "NA 66.3", "NA 67.4")
def test_3_4_as_many_turns_as_assets() -> None:
    """One asset revealed and two on the track are three turns; the last of four players has no turn this round."""
    assert main_offers(table()) == [0, 1, 2]


@pytest.mark.rule("NA 3.4")
def test_3_4_the_last_turn_is_finished_first() -> None:
    """After the last turn's deal, its End of Turn step comes before production."""
    position = table().track().rests().offer(0, HARMLESS).until("use-asset")

    assert position.view.turns_left == 0
    assert position.districts("protest") == []


@pytest.mark.rule("NA 3.4", "NA 44.0", "NA 55.0")
def test_3_4_then_the_production_phase() -> None:
    """After the last turn districts with androids are exploited, an event follows, and round 2 begins."""
    position = table().track().events("Welfare Programs Slashed").rests().offer(0, HARMLESS).until("use-asset")
    position.answer(0, "pass")

    assert position.districts("protest") == [1, 2, 3]
    assert (position.view.round, position.view.turns_left) == (2, 3)


@pytest.mark.rule("NA 3.4")
def test_3_4_the_next_round_goes_on_clockwise() -> None:
    """The player who had no turn in round 1 begins round 2."""
    position = table().events("Humanity Labor Hosts Union Heads")
    main_offers(position)

    assert main_offers(position) == [3, 0, 1]


@pytest.mark.rule("NA 4.0", "NA 66.1")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_4_0_the_token_marks_whose_turn_it_is(active: int) -> None:
    """The holder of the token refreshes and makes the main offer."""
    position = table(active=active).at("refresh")
    while position.prompt == "pick-general":
        position.quietly()

    assert (position.asked, position.view.active) == ((active,), active)
    assert [seat for seat, number in enumerate(position.hand_counts()) if number] == [active]


@pytest.mark.rule("NA 4.1", "NA 34.2", "NA 16.2")
def test_4_1_the_active_player_has_to_make_the_main_offer() -> None:
    """The active player can only answer with a card, and cannot pass."""
    position = table().hand(0, "Liquidation", "Puff Piece")

    assert position.texts(0) == ["Liquidation", "Puff Piece", "Ruthless Tactics"]


@pytest.mark.rule("NA 4.2")
@pytest.mark.parametrize(("seats", "active", "following"), [(4, 0, 1), (4, 3, 0), (6, 4, 5), (6, 5, 0)])
def test_4_2_the_token_goes_to_the_left(seats: int, active: int, following: int) -> None:
    """After a turn the next seat is active; after the turn of the last seat, seat 0."""
    assert table(seats, active=active).at("hand size").view.active == following


@pytest.mark.rule("NA 4.2", "R-73")
def test_4_2_between_turns_the_next_player_is_active() -> None:
    """When an event raises threat after the turn of seat 1, the active player is seat 2."""
    position = table(active=1).track().human_first(1).events("Humanity Labor Hosts Union Heads")
    position.asset(0, "Sunny LeBeau").offer(1, HARMLESS).until("use-asset")

    assert (position.view.threat, position.view.active) == (1, 2)
