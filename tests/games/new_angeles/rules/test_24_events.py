"""NA 24, 25: events and the Event Phase."""

from __future__ import annotations

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles.ids import ASSET, EVENT, OUTAGE, PASS
from tests.games.new_angeles.pack_changes import PACK
from tests.games.new_angeles.table import Table, table

# This event raises threat by 1 for each Human First unit, places illness in 1 and Human First in 4, and gives 3 turns.
UNION_HEADS = "Humanity Labor Hosts Union Heads"


@pytest.mark.rule("NA 24.0", "NA 25.0")
def test_24_0_the_top_event() -> None:
    """Crumbling Infrastructure is on top, so its components are placed."""
    position = table().events("Crumbling Infrastructure", UNION_HEADS).at("event")

    assert [position.districts(name) for name in ("illness", "orgcrime", "human_first")] == [[5, 10], [2], [7]]


@pytest.mark.rule("NA 25.0", "NA 67.2", "NA 67.3")
def test_67_2_assets_on_the_track_have_left_the_deck() -> None:
    """No asset is both on the turn track and in the deck."""
    s = table().events(UNION_HEADS).at("event").game.s

    assert not {*s.track} & {*s.asset_deck}


@pytest.mark.rule("NA 25.0", "R-82")
def test_25_0_without_melange_mining_nobody_is_paid() -> None:
    """The contract of Melange Mining pays nobody if nobody plays that corporation."""
    position = table(corporations=("NBN", "Jinteki", "Globalsec", "Haas-Bioroid")).events(UNION_HEADS).at("event")

    assert position.told("capital") == []


@pytest.mark.rule("NA 25.0", "NA 32.6", "R-78")
def test_25_0_illness_of_earlier_phases_is_forgotten() -> None:
    """A district with illness was exploited. The next card does not involve it, and raises no threat."""
    position = table().androids(1).illness(1).events(UNION_HEADS).at("production").until("main-offer")
    position.resolve(0, "Ark Construction", 9)

    assert position.view.threat == 0


@pytest.mark.rule("NA 24.1")
def test_24_1_threat_before_the_placements() -> None:
    """The Human First unit that the event itself places raises no threat."""
    position = table().events(UNION_HEADS).at("event")

    assert (position.view.threat, position.districts("human_first")) == (0, [4])


@pytest.mark.rule("NA 24.1", "R-58")
def test_24_1_placements_one_after_the_other() -> None:
    """The orgcrime unit that the event places in 1 moves on to 2, so the one that it places in 2 moves on to 5."""
    position = table().orgcrime(1).events("Welfare Programs Slashed").at("event")

    assert position.districts("orgcrime") == [1, 2, 5]


@pytest.mark.rule("NA 24.1", "NA 67.2", "NA 67.3")
def test_24_1_turns_from_the_top_of_the_asset_deck() -> None:
    """Three assets are laid out, the first in slot 1; the next turn reveals the one in slot 3."""
    position = table().asset_deck("Tanaka", "Midori", "Eiko", "Mr. Li").events(UNION_HEADS).at("event")
    position.until("main-offer")
    s = position.game.s

    assert [position.pack.names[ASSET + asset] for asset in (*s.track, s.deal.revealed)] == ["Tanaka", "Midori", "Eiko"]


@pytest.mark.rule("NA 24.1", "NA 66.3")
@pytest.mark.parametrize(
    ("event", "turns"), [(UNION_HEADS, 3), ("Human First Starts Riot", 4), ("Crumbling Infrastructure", 5)]
)
def test_24_1_the_number_of_turns(event: str, turns: int) -> None:
    """The event lays out as many turns as its card says."""
    assert table().events(event).at("event").view.turns_left == turns


@pytest.mark.rule("NA 24.1", "NA 67.5", "R-119")
def test_24_1_no_turns_in_the_sixth_event_phase() -> None:
    """The sixth event still raises threat and places components, but lays out no turns."""
    position = table().round(6).human_first(2).events(UNION_HEADS).at("event")

    assert (position.view.turns_left, position.districts("human_first"), position.over) == (0, [2, 4], True)


@pytest.mark.rule("NA 24.1", "R-64")
def test_24_1_threat_25_by_the_effect() -> None:
    """If the event's effect brings threat to 25, nothing is placed, and no turns are laid out."""
    position = table().threat(24).human_first(2).events(UNION_HEADS).at("event")

    assert (position.over, position.districts("illness"), position.view.turns_left) == (True, [], 0)


@pytest.mark.rule("NA 24.2", "NA 63.5")
@pytest.mark.parametrize("units", [(), (3,), (3, 9), (1, 2, 3, 10)])
def test_24_2_threat_by_the_component_on_the_back(units: tuple[int, ...]) -> None:
    """The back of the event shows Human First, and threat rises by 1 for each Human First unit in the city."""
    position = table().human_first(*units).events(UNION_HEADS).at("event")

    assert position.view.threat == len(units)


@pytest.mark.rule("NA 24.3")
@pytest.mark.parametrize(
    ("event", "back"),
    [
        (UNION_HEADS, "human_first"),
        ("Gang Wars at All-Time High!", "orgcrime"),
        ("Earthquake Rocks City", "outage"),
        ("Welfare Programs Slashed", "unrest"),
    ],
)
def test_24_3_the_back_on_top_is_open(event: str, back: str) -> None:
    """A spectator sees the back of the top event."""
    assert table().events(event).view.next_event_back == back


@pytest.mark.rule("NA 24.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_24_3_fronts_are_secret(viewer: int | None) -> None:
    """A view does not depend on which of two events with the same back is on top."""
    events = ("Gang Wars at All-Time High!", "Tri-Maf Leaders Unite!")
    views = [table().events(*order).game.view(viewer) for order in (events, events[::-1])]

    assert views[0] == views[1]


@pytest.mark.rule("NA 24.3", "R-118")
def test_24_3_only_the_player_who_looks_knows() -> None:
    """Only the player who resolved Unorthodox Knowledge knows the fronts of the three events."""
    position = table().rests().events(UNION_HEADS, "Earthquake Rocks City", "Welfare Programs Slashed")
    position.resolve(0, "Unorthodox Knowledge", "Earthquake", "Welfare")

    assert position.events_seen(0)[:2] == ["Welfare Programs Slashed", UNION_HEADS]
    assert position.events_seen(0)[-1] == "Earthquake Rocks City"
    assert {*position.events_seen(1)} == {""}


@pytest.mark.rule("NA 24.3", "R-118")
def test_24_3_the_backs_of_cards_that_were_looked_at_are_open() -> None:
    """After Unorthodox Knowledge a spectator knows the backs of the three events, and where each went."""
    position = table().rests().events(UNION_HEADS, "Earthquake Rocks City", "Welfare Programs Slashed")
    position.resolve(0, "Unorthodox Knowledge", "Earthquake", "Welfare")
    backs = position.view.event_backs

    assert (backs[:2], backs[-1]) == (["unrest", "human_first"], "outage")


def during_the_event() -> Table:
    """Union Heads is being resolved: it has raised threat by 1, and Sunny LeBeau's owner is asked."""
    laid = table().asset(1, "Sunny LeBeau").human_first(3).events(UNION_HEADS, "Earthquake Rocks City").at("event")
    assert (laid.asked, laid.prompt, laid.view.threat) == ((1,), "use-asset", 1)
    return laid


@pytest.mark.rule("NA 25.0", "NA 24.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_25_0_the_drawn_card_is_not_in_the_deck(viewer: int | None) -> None:
    """While an event is resolved it is faceup, and the back of the next card is visible."""
    view = during_the_event().game.view(viewer)

    assert (view.event, view.next_event_back) == (PACK.thing(UNION_HEADS) - EVENT, "outage")
    assert (len(view.events), view.events[0], view.event_backs[0]) == (15, 0, "outage")


@pytest.mark.rule("NA 25.0")
def test_25_0_then_it_lies_under_the_deck() -> None:
    """Sunny LeBeau's owner passes, and the event is resolved to its end: no event is faceup any more."""
    position = during_the_event().answer(1, "pass")

    assert (position.view.event, len(position.view.events)) == (0, 16)
    assert position.events_seen(0)[-1] == UNION_HEADS


@pytest.mark.rule("NA 25.0", "NA 63.0")
def test_25_0_the_event_that_ended_the_game_stays_open() -> None:
    """An event that ends the game stays faceup: it was not resolved to its end, so it does not go under the deck."""
    view = table().threat(24).human_first(2).events(UNION_HEADS).at("event").view

    assert (view.event, len(view.events)) == (PACK.thing(UNION_HEADS) - EVENT, 15)


@pytest.mark.rule("NA 25.0", "NA 24.3")
def test_25_0_the_drawn_card_is_nowhere_else_in_imagined_games() -> None:
    """In imagined games, all other events are in the deck, and one with the visible back is on top."""
    game = during_the_event().game
    worlds = [game.imagine(0, seed).s for seed in range(20)]

    assert {world.event for world in worlds} == {game.s.event}
    assert all([sorted((world.event, *world.event_deck)) == list(range(1, 17)) for world in worlds])
    assert {game.pack.tables.event_back[world.event_deck[0]] for world in worlds} == {OUTAGE}


@pytest.mark.rule("NA 25.0")
def test_25_0_a_game_saved_during_an_event() -> None:
    """A game saved while an event is resolved goes on with the same event."""
    game = during_the_event().game
    again = new_angeles.decode(game.encode())

    assert again.view(None) == game.view(None)
    assert again.play(1, PASS) == game.play(1, PASS)


@pytest.mark.rule("NA 25.0")
def test_25_0_under_the_deck() -> None:
    """After an event the next card is on top, and everybody knows the one at the bottom."""
    position = table().events(UNION_HEADS, "Earthquake Rocks City").at("event")

    assert position.view.next_event_back == "outage"
    assert [position.events_seen(seat)[-1] for seat in range(4)] == [UNION_HEADS] * 4


@pytest.mark.rule("NA 25.0", "NA 51.2")
def test_25_0_then_the_round_is_over() -> None:
    """The next round begins with the turn of the active player."""
    position = table(active=2).events(UNION_HEADS).at("event")

    assert (position.view.round, position.asked) == (2, (2,))
