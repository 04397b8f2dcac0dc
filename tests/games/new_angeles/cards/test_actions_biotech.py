"""The biotech cards (NA 70.1 to 70.4)."""

import pytest

from neopolis import Refused
from neopolis.games import new_angeles
from neopolis.games.new_angeles.ids import AMOUNT
from tests.games.new_angeles.table import Table, table

EVENTS = ("Crumbling Infrastructure", "Earthquake Rocks City", "Social Apps Spark Revolution")
FOURTH = "Tri-Maf Leaders Unite!"


def spent(t: Table, *amounts: int) -> Table:
    """Information Procurement is resolved, and the seats spend these amounts, clockwise from seat 0."""
    t.resolve(0, "Information Procurement")
    for seat, amount in enumerate(amounts):
        t.answer(seat, str(amount))
    return t


# Clean Slate.


@pytest.mark.rule("NA 70.1")
def test_clean_slate_removes_two_illness_tokens() -> None:
    """Two illness tokens leave the city."""
    t = table().illness(3, 5, 7).resolve(0, "Clean Slate", 3, 5, 3)

    assert t.districts("illness") == [7]


@pytest.mark.rule("NA 70.1")
def test_clean_slate_places_an_outage_where_illness_was_removed() -> None:
    """An outage is placed in one of the two districts."""
    t = table().illness(3, 5, 7).resolve(0, "Clean Slate", 3, 5, 5)

    assert t.districts("outage") == [5]


@pytest.mark.rule("NA 70.1", "R-74")
def test_clean_slate_offers_only_districts_that_lost_illness_for_the_outage() -> None:
    """The outage can only be placed in a district from which this card removed illness."""
    t = table().illness(3, 5, 7).resolve(0, "Clean Slate", 3, 7)

    assert t.choices(0) == [3, 7]


@pytest.mark.rule("NA 70.1", "R-74")
def test_clean_slate_may_remove_a_single_illness() -> None:
    """The player may remove a single illness; then the outage is placed there."""
    t = table().illness(3, 5).resolve(0, "Clean Slate", 3, "done", 3)

    assert (t.districts("illness"), t.districts("outage")) == ([5], [3])


@pytest.mark.rule("NA 70.1", "R-74")
def test_clean_slate_may_remove_nothing() -> None:
    """The player may choose to remove no illness; then no outage is placed."""
    t = table().illness(3, 5).resolve(0, "Clean Slate", "done")

    assert (t.districts("illness"), t.districts("outage")) == ([3, 5], [])


@pytest.mark.rule("NA 70.1", "R-74")
def test_clean_slate_asks_nothing_in_a_healthy_city() -> None:
    """With no illness in the city the card can be offered and does nothing."""
    t = table().resolve(0, "Clean Slate")

    assert (t.prompt, t.asked) == ("pick-general", (1,))


@pytest.mark.rule("NA 70.1", "R-75")
def test_clean_slate_removes_only_illness_that_is_there() -> None:
    """A district without illness cannot be picked."""
    t = table().illness(3).resolve(0, "Clean Slate")

    assert t.refusal(0, 4) == "not-an-option"


@pytest.mark.rule("NA 70.1", "NA 32.0", "R-79")
def test_clean_slate_ignores_illness() -> None:
    """Clean Slate raises no threat, although it removes illness from two districts."""
    t = table().illness(3, 5).resolve(0, "Clean Slate", 3, 5, 5)

    assert t.view.threat == 0


@pytest.mark.rule("NA 70.1", "NA 39.1", "NA 68.8")
def test_clean_slates_outage_takes_the_place_of_unrest() -> None:
    """The outage replaces the unrest token of the district."""
    t = table().illness(3).strike(3).resolve(0, "Clean Slate", 3, 3)

    assert (t.districts("strike"), t.districts("outage")) == ([], [3])


@pytest.mark.rule("NA 70.1", "NA 39.3", "NA 35.3")
def test_clean_slates_outage_moves_on_from_an_outage() -> None:
    """An outage placed in district 3, which already has one, moves along the exit to 5."""
    t = table().illness(3).outage(3).resolve(0, "Clean Slate", 3, 3)

    assert t.districts("outage") == [3, 5]


@pytest.mark.rule("NA 70.1", "NA 39.4", "R-79")
def test_clean_slates_outage_may_get_to_the_root() -> None:
    """An outage that Clean Slate sends to The Root raises threat by 2, although the card ignores illness."""
    t = table().illness(10).outage(10).resolve(0, "Clean Slate", 10, 10)

    assert t.view.threat == 2


@pytest.mark.rule("NA 70.1", "NA 63.0", "R-64")
def test_clean_slate_ends_the_game_in_the_middle() -> None:
    """Clean Slate's outage brings threat to 25: the game is over, and the revealed asset is not claimed."""
    t = table().threat(23).illness(10).outage(10).resolve(0, "Clean Slate", 10, 10)

    assert (t.over, t.assets_of(0)) == (True, [])


@pytest.mark.rule("NA 70.1", "NA 77.3", "R-81")
def test_jinteki_is_paid_for_each_illness_of_clean_slate() -> None:
    """Jinteki gains 2 capital for each illness token, whoever resolves the card."""
    t = table().illness(3, 5).resolve(0, "Clean Slate", 3, 5, 3)

    assert t.capitals() == [10, 10, 14, 10]


@pytest.mark.rule("NA 77.5", "NA 39.1")
def test_nbn_gains_nothing_by_the_outage_of_clean_slate() -> None:
    """An outage that replaces a strike does not count as lowering unrest, so NBN gains nothing."""
    t = table(corporations=("NBN",)).illness(3).strike(3).resolve(0, "Clean Slate", 3, 3)

    assert t.capital_of(0) == 10


@pytest.mark.rule("R-81", "R-64")
def test_capital_gained_before_the_end_counts() -> None:
    """Jinteki keeps the 2 capital for the removed illness, although the same card then ends the game."""
    t = table().threat(23).illness(10).outage(10).resolve(0, "Clean Slate", 10, 10)

    assert t.result is not None
    assert t.result.points == (10, 10, 12, 10)


# Clinical Trials.


@pytest.mark.rule("NA 70.2")
def test_clinical_trials_removes_one_illness() -> None:
    """One illness token leaves the city, and then the card is done."""
    t = table().illness(3, 5).resolve(0, "Clinical Trials", 5)

    assert t.districts("illness") == [3]


@pytest.mark.rule("NA 70.2", "R-74")
def test_clinical_trials_must_remove_one() -> None:
    """The player must remove an illness if there is one."""
    t = table().illness(3, 5).resolve(0, "Clinical Trials")

    assert t.texts(0) == ["La Costa", "Rabotgorod"]


@pytest.mark.rule("NA 70.2", "R-74")
def test_clinical_trials_does_nothing_in_a_healthy_city() -> None:
    """With no illness in the city nobody is asked."""
    t = table().resolve(0, "Clinical Trials")

    assert (t.prompt, t.asked) == ("pick-general", (1,))


@pytest.mark.rule("NA 70.2", "R-78", "R-79")
def test_clinical_trials_ignores_illness() -> None:
    """Clinical Trials raises no threat, although it removes illness from a district."""
    t = table().illness(3).resolve(0, "Clinical Trials", 3)

    assert t.view.threat == 0


@pytest.mark.rule("NA 70.2", "NA 77.3", "NA 11.2")
def test_jinteki_is_paid_for_clinical_trials_of_a_countering_player() -> None:
    """Jinteki's contract also pays 2 capital when a counteroffer is resolved."""
    t = table().illness(3).hand(3, "Puff Piece").offer(0, "Clinical Trials").counter(1, "Clinical Trials")
    t.support(3, "counteroffer", "Puff Piece").answer(1, 3)

    assert t.capital_of(2) == 12


@pytest.mark.rule("NA 16.5", "NA 70.2")
def test_the_winner_of_the_counteroffer_chooses() -> None:
    """If a counteroffer wins, its player resolves the card."""
    t = table().illness(3).hand(3, "Puff Piece").offer(0, "Clinical Trials").counter(1, "Clinical Trials")
    t.support(3, "counteroffer", "Puff Piece")

    assert (t.prompt, t.asked) == ("pick-district", (1,))


# Information Procurement.


@pytest.mark.rule("NA 70.3")
def test_information_procurement_lowers_threat_by_two() -> None:
    """With 1 capital per player threat falls by 2."""
    t = spent(table().threat(9), 1, 1, 1, 1)

    assert t.view.threat == 7


@pytest.mark.rule("NA 70.3", "R-104")
def test_information_procurement_needs_as_much_as_there_are_players() -> None:
    """With four players, 3 capital in all are not enough to lower threat."""
    t = spent(table().threat(9), 1, 1, 1, 0)

    assert t.view.threat == 9


@pytest.mark.rule("NA 70.3", "R-104")
def test_information_procurement_loses_what_was_spent_in_vain() -> None:
    """Capital that was spent is gone, even if all players together spent too little."""
    t = spent(table().threat(9), 2, 0, 1, 0)

    assert t.capitals() == [8, 10, 9, 10]


@pytest.mark.rule("NA 70.3", "R-104")
def test_information_procurement_can_be_paid_by_one() -> None:
    """A single player may spend all of the capital that is needed."""
    t = spent(table().threat(9), 0, 0, 4, 0)

    assert (t.view.threat, t.capitals()) == (7, [10, 10, 6, 10])


@pytest.mark.rule("NA 70.3", "R-104")
def test_information_procurement_counts_all_players_at_a_larger_table() -> None:
    """With six players, 5 capital in all are not enough to lower threat."""
    t = spent(table(6).threat(9), 5, 0, 0, 0, 0, 0)

    assert t.view.threat == 9


@pytest.mark.rule("R-104")
def test_information_procurement_takes_more_than_it_needs() -> None:
    """Players may spend more than needed, and threat still falls by 2."""
    t = spent(table().threat(9), 10, 10, 0, 0)

    assert (t.view.threat, t.capitals()) == (7, [0, 0, 10, 10])


@pytest.mark.rule("R-104")
def test_threat_never_falls_below_zero() -> None:
    """Information Procurement lowers threat from 1 to 0, not below."""
    t = spent(table().threat(1), 4, 0, 0, 0)

    assert t.view.threat == 0


@pytest.mark.rule("R-104", "R-72")
def test_nobody_spends_more_than_there_is() -> None:
    """A player may spend any amount from 0 to all of their capital."""
    t = table().capital(0, 3).resolve(0, "Information Procurement")

    assert t.texts(0) == ["0", "1", "2", "3"]


@pytest.mark.rule("R-104", "R-72", "NA 7.4")
@pytest.mark.parametrize("capital", [60, 61, 79, 80, 150])
def test_all_of_a_great_fortune_may_be_spent(capital: int) -> None:
    """A player may spend any part of a very large capital, and can type each amount as a number."""
    t = table().capital(0, capital).resolve(0, "Information Procurement")

    assert t.texts(0) == [str(amount) for amount in range(capital + 1)]
    assert t.answer(0, str(capital)).capital_of(0) == 0


@pytest.mark.rule("R-104", "R-72")
def test_more_than_a_great_fortune_is_refused() -> None:
    game = table().capital(0, 100).resolve(0, "Information Procurement").game

    with pytest.raises(Refused) as refused:
        game.play(0, AMOUNT + 101)
    assert refused.value.code == "not-an-option"


@pytest.mark.rule("R-104")
def test_saved_games_with_impossible_capital_are_refused() -> None:
    """Saved bytes with 100,000 capital or more are refused, because every amount would be an option."""
    game = table().resolve(0, "Information Procurement").game
    game.settle_anchor()
    game.anchor.capital[0] = 99_999
    assert new_angeles.decode(game.encode()).options(0)[-1] == AMOUNT + 99_999
    game.anchor.capital[0] = 100_000

    with pytest.raises(Refused) as refused:
        new_angeles.decode(game.encode())
    assert refused.value.code == "bad-bytes"


@pytest.mark.rule("NA 70.3", "R-104")
def test_information_procurement_asks_clockwise_from_the_active_player() -> None:
    """If the countering player wins, the active player is still asked first."""
    t = table(active=2).hand(0, "Puff Piece").offer(2, "Clinical Trials").counter(3, "Information Procurement")
    t.support(0, "counteroffer", "Puff Piece")

    assert t.order("spend-capital") == [2, 3, 0, 1]


@pytest.mark.rule("R-104")
def test_amounts_are_public_as_soon_as_they_are_spent() -> None:
    """The second player sees how much the first has spent."""
    t = table().resolve(0, "Information Procurement", "3")

    assert t.game.view(1).players[0].capital == 7


@pytest.mark.rule("R-104")
def test_all_are_asked_even_when_the_sum_is_complete() -> None:
    """When 4 capital are already spent, the next player is asked all the same."""
    t = table().resolve(0, "Information Procurement", "4")

    assert (t.prompt, t.asked) == ("spend-capital", (1,))


# Unorthodox Knowledge.


@pytest.mark.rule("NA 70.4")
def test_unorthodox_knowledge_shows_three_events() -> None:
    """The player who resolves the card sees the top three events."""
    t = table().events(*EVENTS).resolve(0, "Unorthodox Knowledge")

    assert t.events_seen(0)[:4] == [*EVENTS, ""]


@pytest.mark.rule("NA 70.4", "NA 24.3", "R-118")
def test_unorthodox_knowledge_shows_the_others_nothing() -> None:
    """Nobody else sees the fronts of the three events."""
    t = table().events(*EVENTS).resolve(0, "Unorthodox Knowledge")

    assert not any(t.events_seen(1))


@pytest.mark.rule("NA 70.4")
def test_unorthodox_knowledge_buries_one_of_the_three() -> None:
    """The player chooses one of the three events to put under the deck."""
    t = table().events(*EVENTS).resolve(0, "Unorthodox Knowledge")

    assert sorted(t.texts(0)) == sorted(EVENTS)


@pytest.mark.rule("NA 70.4")
def test_unorthodox_knowledge_raises_one_of_the_other_two() -> None:
    """The player can put one of the two other events on top, but not the buried one or one they have not seen."""
    t = table().events(*EVENTS).resolve(0, "Unorthodox Knowledge", EVENTS[0])

    assert sorted(t.texts(0)) == sorted(EVENTS[1:])


@pytest.mark.rule("NA 70.4")
def test_unorthodox_knowledge_puts_one_to_the_bottom() -> None:
    """The buried event is the last of the deck."""
    t = table().events(*EVENTS).resolve(0, "Unorthodox Knowledge", EVENTS[1], EVENTS[0])

    assert t.events_seen(0)[-1] == EVENTS[1]


@pytest.mark.rule("NA 70.4")
@pytest.mark.parametrize(("first", "second"), [(EVENTS[0], EVENTS[2]), (EVENTS[2], EVENTS[0])])
def test_unorthodox_knowledge_puts_two_back_in_any_order(first: str, second: str) -> None:
    """The other two events are on top of the deck in the chosen order."""
    t = table().events(*EVENTS).resolve(0, "Unorthodox Knowledge", EVENTS[1], first)

    assert t.events_seen(0)[:2] == [first, second]


@pytest.mark.rule("NA 70.4", "NA 24.3")
def test_the_back_on_top_is_open() -> None:
    """Everybody sees the back of the event that is now on top."""
    t = table().events(*EVENTS).resolve(0, "Unorthodox Knowledge", EVENTS[0], EVENTS[2])

    assert t.view.next_event_back == "unrest"


@pytest.mark.rule("NA 70.4")
def test_the_raised_event_comes_next() -> None:
    """The event on top is the one that the Event Phase draws."""
    t = table().track().events(*EVENTS).resolve(0, "Unorthodox Knowledge", EVENTS[0], EVENTS[2])

    assert t.events_seen(3)[-1] == EVENTS[2]


@pytest.mark.rule("NA 24.3", "R-118")
def test_an_event_that_is_raised_is_not_seen_by_the_others() -> None:
    """Seat 0 knows the next two events. Seat 1 buries the first and puts one on top that only seat 1 has seen."""
    t = table().events(*EVENTS, FOURTH).resolve(0, "Unorthodox Knowledge", EVENTS[0], EVENTS[1]).until("main-offer")
    t.resolve(1, "Unorthodox Knowledge", EVENTS[1], FOURTH)

    assert t.events_seen(0)[:3] == ["", EVENTS[2], ""]


@pytest.mark.rule("NA 24.3", "R-118")
def test_the_next_event_stays_known_when_one_is_drawn() -> None:
    """Seat 0 knows the next two events. The first is drawn, and seat 0 still knows the second."""
    t = table().track().events(*EVENTS, FOURTH).resolve(0, "Unorthodox Knowledge", EVENTS[0], EVENTS[1])

    assert (t.events_seen(0)[:2], t.events_seen(1)[:2]) == ([EVENTS[2], ""], ["", ""])


@pytest.mark.rule("R-118")
def test_what_was_seen_stays_known() -> None:
    """The player still knows the three events after others have acted."""
    t = table().events(*EVENTS).resolve(0, "Unorthodox Knowledge", EVENTS[0], EVENTS[1]).until("main-offer")

    assert [event for event in t.events_seen(0) if event] == [EVENTS[1], EVENTS[2], EVENTS[0]]
