"""NA 51, 55, 66, 67: rounds, turns, and the turn track."""

from __future__ import annotations

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.ids import ASSET
from tests.games.new_angeles.pack_changes import PACK
from tests.games.new_angeles.rules.phases import QUIET_EVENT, happened, produced
from tests.games.new_angeles.table import QUIETLY, Table, table

# Some events, each with the number of turns that it gives.
TURNS = {
    "Beanstalk Beset By Protesters": 3,
    "Human First Starts Riot": 4,
    "Social Apps Spark Revolution": 5,
}
UNION_HEADS = "Humanity Labor Hosts Union Heads"  # raises threat by 1 for each Human First unit


@pytest.fixture(scope="module")
def whole() -> NewAngelesGame:
    """A whole game in which everybody passes. Threat is set back to 0, so that the game reaches its last round."""
    game = new_angeles.start(4, 7, content=PACK)
    while not game.over:
        game.s.threat = 0
        seat = game.deciders[0]
        texts = {game.text(seat, option): option for option in game.decision(seat).options}
        game.play(seat, next((texts[word] for word in QUIETLY if word in texts), min(texts.values())))
    return game


def kinds(game: NewAngelesGame, *wanted: str) -> list[str]:
    """The kinds of events that seat 0 got, in order, limited to the wanted kinds."""
    return [event.kind for event in game.history(0) if event.kind in wanted]


@pytest.mark.rule("NA 51.0", "NA 51.1", "R-68", "NA 18.0")
def test_the_order_of_the_rounds(whole: NewAngelesGame) -> None:
    """Three times, two standard rounds are followed by a demand round."""
    assert kinds(whole, "round", "demand") == ["round", "round", "demand"] * 3


@pytest.mark.rule("NA 51.2")
def test_the_token_moves_when_a_round_is_over() -> None:
    """When the event of round 1 is over, the token is on round 2."""
    laid = produced(table())

    assert (laid.view.round, table().view.round) == (2, 1)


@pytest.mark.rule("NA 55.0", "NA 25.0")
def test_a_standard_round_has_three_phases(whole: NewAngelesGame) -> None:
    """Each of six rounds has turns, then production, then one event."""
    phases = kinds(whole, "round", "turn", "exploited", "event")
    rounds = " ".join(phases).split("round")[1:]

    assert [list(dict.fromkeys(told.split())) for told in rounds] == [["turn", "exploited", "event"]] * 6


@pytest.mark.rule("NA 55.0", "NA 18.0", "NA 44.0", "NA 25.0")
@pytest.mark.parametrize(
    ("laid", "round_and_phase"),
    [
        (table(), (1, "action")),
        (table().asset(1, "Sunny LeBeau").androids(10).human_first(10).outage(10).at("production"), (1, "production")),
        (table().asset(1, "Sunny LeBeau").human_first(3).events(UNION_HEADS).at("event"), (1, "event")),
        (table().round(2).at("demand"), (2, "demand")),
        (table().round(2).asset(1, "Sunny LeBeau").demand("Retail Shortage").at("demand"), (2, "demand")),
        (table().round(6).at("demand"), (6, "over")),
        (table().threat(24).human_first(10).events("Activist Cells Awaken").at("event"), (1, "over")),
    ],
    ids=["action", "production", "event", "demand", "demand paid", "third demand", "threat"],
)
@pytest.mark.parametrize("viewer", [0, None])
def test_a_view_shows_the_round_and_the_phase(
    laid: Table, round_and_phase: tuple[int, str], viewer: int | None
) -> None:
    """A view shows round and phase. In a demand round, it shows the number of the standard round before."""
    view = laid.game.view(viewer)

    assert (view.round, view.phase) == round_and_phase


@pytest.mark.rule("NA 0.9", "NA 0.11")
def test_a_view_shows_the_setup() -> None:
    """A view shows the phase "setup" from the first question until all investments are chosen."""
    game = new_angeles.start(4, 7, corporations=("Melange Mining", "NBN", "Jinteki", "Globalsec"), content=PACK)
    phases = []
    while game.decision(game.deciders[0]).prompt != "main-offer":
        phases.append((game.decision(game.deciders[0]).prompt, game.view(None).phase))
        game.play(game.deciders[0], game.options(game.deciders[0])[0])

    assert {phase for prompt, phase in phases if prompt == "choose-investment"} == {"setup"}
    assert phases[0] == ("pick-general", "setup")
    assert phases[-1] == ("pick-general", "action")


@pytest.mark.rule("NA 66.0", "NA 66.1", "NA 4.2")
def test_turns_go_round_the_table(whole: NewAngelesGame) -> None:
    """The active player has the turn; the next is always to the left, even across rounds."""
    turns = [event.seat for event in whole.history(0) if event.kind == "turn"]

    assert turns == [(turns[0] + number) % 4 for number in range(len(turns))]


@pytest.mark.rule("NA 66.1")
def test_the_player_with_the_turn_makes_the_offer() -> None:
    """When seat 0's turn is over, seat 1 is active and makes the main offer."""
    laid = table().resolve(0, "High-Risk Investments", "seat 1", "seat 2", "seat 3").until("main-offer")

    assert (laid.view.active, laid.asked) == (1, (1,))


@pytest.mark.rule("NA 66.2", "NA 22.0")
def test_at_the_end_of_a_turn_its_player_may_use_abilities() -> None:
    """The active player is asked about Susan Chen; Mr. Li, who belongs to another player, is not offered."""
    asked = table().asset(0, "Susan Chen").asset(1, "Mr. Li").at("end of turn")

    assert (asked.asked, asked.texts(0)) == ((0,), ["Susan Chen", "pass"])


@pytest.mark.rule("NA 66.3", "NA 67.2", "NA 24.1")
@pytest.mark.parametrize(("event", "turns"), TURNS.items())
def test_the_event_gives_the_turns_of_the_next_round(event: str, turns: int) -> None:
    """The next round begins with as many assets on the track as the event gave turns."""
    assert happened(table(), event).view.turns_left == turns


@pytest.mark.rule("NA 66.3", "NA 67.1", "NA 53.0")
def test_the_setup_card_gives_the_turns_of_the_first_round() -> None:
    """The setup card gives four turns, before any asset is revealed."""
    game = new_angeles.start(4, 5, content=PACK)

    assert game.view(None).turns_left == 4


@pytest.mark.rule("NA 67.0")
def test_the_track_has_five_slots() -> None:
    """Every event gives three to five turns."""
    turns = table().pack.tables.event_turns[1:]

    assert (min(turns), max(turns)) == (3, 5)


def revealed(laid: Table) -> str:
    """The asset of the current deal."""
    return laid.pack.names[ASSET + laid.view.deal.revealed]


@pytest.mark.rule("NA 67.3", "NA 16.1")
def test_assets_come_from_the_top_of_their_deck_and_leave_from_the_right() -> None:
    """The third card of the deck is on the third slot, and is revealed first."""
    laid = table().asset_deck("Eiko", "Midori", "Tanaka")
    laid = happened(laid, "Beanstalk Beset By Protesters").until("main-offer")

    assert (revealed(laid), laid.view.turns_left) == ("Tanaka", 2)


@pytest.mark.rule("NA 67.3", "NA 6.9")
def test_the_track_is_hidden() -> None:
    """A view shows only how many assets are on the track."""
    laid = happened(table().asset_deck("Eiko", "Midori", "Tanaka"), "Beanstalk Beset By Protesters")

    assert laid.view.turns_left == 3
    assert laid.view.deal.revealed == 0


@pytest.mark.rule("NA 67.4", "NA 3.4")
def test_production_follows_the_last_turn() -> None:
    """With no asset left on the track, seat 0's turn is the last. Nihongai is exploited, and round 2 begins."""
    laid = table().androids(7).track().events(QUIET_EVENT)
    there = laid.resolve(0, "High-Risk Investments", "seat 1", "seat 2", "seat 3")

    assert (there.view.round, there.view.supply["tech"]) == (2, 2)


@pytest.mark.rule("NA 67.4")
def test_with_an_asset_left_there_is_another_turn() -> None:
    """With an asset left on the track, nothing is produced yet."""
    laid = table().androids(7).track("Eiko").events(QUIET_EVENT)
    there = laid.resolve(0, "High-Risk Investments", "seat 1", "seat 2", "seat 3")

    assert (there.view.round, there.view.supply["tech"], there.view.active) == (1, 0, 1)


@pytest.mark.rule("NA 67.5", "R-119")
def test_the_sixth_event_phase_lays_out_no_turns() -> None:
    """After the sixth event all assets stay in the deck, and the demand ends the game."""
    laid = happened(table().round(6), "Social Apps Spark Revolution")

    assert (laid.over, laid.view.turns_left, laid.view.asset_deck) == (True, 0, 34)
