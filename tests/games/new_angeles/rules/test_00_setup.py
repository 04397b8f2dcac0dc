"""NA 0: complete setup, and the golden rules."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from neopolis import Refused
from neopolis.engine.script import Frame
from neopolis.games import new_angeles
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.cards.assets import FLOYD
from neopolis.games.new_angeles.ids import (
    ANDROID,
    COMPONENT_NAMES,
    CORPORATION,
    CORPORATION_NAMES,
    EMERGENCY,
    FEDERALIST,
    INVESTMENT,
    TYPE_NAMES,
)
from neopolis.games.new_angeles.rules.city import has_reserve, in_city
from neopolis.games.new_angeles.rules.hands import hand_size
from neopolis.games.new_angeles.rules.scripts import GAME
from neopolis.games.new_angeles.rules.setup import create_decks, resolve_setup_card
from neopolis.games.new_angeles.rules.state import NOBODY, Setting, fresh
from tests.games.new_angeles.pack_changes import PACK

FOUR = ("Globalsec", "Haas-Bioroid", "Jinteki", "Melange Mining")
SETUP_CARDS = (
    *("Storming the Stalk", "New Arrivals", "Blackout Season"),
    *("Quiet Streets", "Harvest Failure", "Split City"),
)
# NA 77: the types of the starting hand, by corporation and number of players; "any" is a General card.
SHEETS = {
    ("Globalsec", 4): ["security", "security", "any"],
    ("Globalsec", 5): ["security", "security", "media"],
    ("Haas-Bioroid", 4): ["labor", "labor", "any"],
    ("Haas-Bioroid", 5): ["labor", "labor", "construction"],
    ("Jinteki", 4): ["biotech", "biotech", "any"],
    ("Jinteki", 6): ["biotech", "biotech", "labor"],
    ("Melange Mining", 4): ["any", "any", "any"],
    ("Melange Mining", 5): ["any", "any", "any"],
    ("NBN", 4): ["media", "media", "any"],
    ("NBN", 6): ["media", "media", "biotech"],
    ("Weyland Consortium", 4): ["construction", "construction", "any"],
    ("Weyland Consortium", 6): ["construction", "construction", "security"],
}


def dealt(
    seats: int = 4, seed: int = 7, *, corporations: tuple[str, ...] = (), setup: str | None = None
) -> NewAngelesGame:
    """A game whose starting hands are drawn, and whose players now choose investments."""
    game = new_angeles.start(seats, seed, corporations=corporations or None, setup=setup, content=PACK)
    while game.decision(game.deciders[0]).prompt == "pick-general":
        game.play(game.deciders[0], game.decision(game.deciders[0]).default)
    return game


def begun(seats: int = 4, seed: int = 7, *, setup: str | None = None) -> NewAngelesGame:
    """A game in its first turn."""
    game = dealt(seats, seed, setup=setup)
    for seat in range(seats):
        game.play(seat, game.decision(seat).default)
    return game


def card_types(game: NewAngelesGame, seat: int) -> list[str]:
    """The types in a hand, in alphabetical order."""
    hand = game.view(seat).players[seat].hand or []
    return sorted(TYPE_NAMES[game.pack.tables.action_deck[card]] for card in hand)


def whole_decks(game: NewAngelesGame) -> dict[str, tuple[int, ...]]:
    """The four decks of NA 0.1, including the cards already taken from their tops."""
    s = game.s
    return {
        "assets": s.track + s.asset_deck,
        "demands": (s.demand, *s.demand_deck),
        "events": s.event_deck,
        "investments": tuple(card for row in s.drawn for card in row) + s.investment_deck,
    }


@pytest.mark.rule("NA 0.1", "NA 0.3", "NA 0.6", "R-67", "R-133")
@pytest.mark.parametrize(
    "options",
    [{}, {"corporations": FOUR}, {"setup": "Quiet Streets"}, {"stops": "called"}],
    ids=["none", "corporations", "setup", "stops"],
)
def test_0_6_a_record_has_the_options(options: dict[str, Any]) -> None:
    """A game that is replayed from its record has the same corporations, setup card and decks, and the same answers."""
    game = new_angeles.start(4, 7, content=PACK, **options)
    if "stops" in options:
        game.call_stop(2, "event")
    seat = game.deciders[0]
    game.play(seat, game.options(seat)[0])

    assert new_angeles.replay(game.record(), PACK).encode() == game.encode()


@pytest.mark.rule("NA 0.6", "R-67", "R-133")
@pytest.mark.parametrize(
    ("options", "code", "name"),
    [
        ({"corporations": [*FOUR, "Jinteki"]}, "bad-option", "corporations"),
        ({"content": "content.zip"}, "bad-option", "content"),
        ({"speed": 3, "map": "Lima"}, "unknown-option", "map"),
    ],
)
def test_0_6_options_must_make_sense(options: dict[str, Any], code: str, name: str) -> None:
    """A corporation that is named twice, content that is not a pack, and options that do not exist are refused."""
    with pytest.raises(Refused) as refused:
        new_angeles.start(4, 7, **options)

    assert (refused.value.code, refused.value.parameters["name"]) == (code, name)


@pytest.mark.rule("NA 0.1", "NA 0.8", "NA 24.3", "NA 33.1", "NA 51.0")
@pytest.mark.parametrize("viewer", range(4))
def test_0_1_nobody_knows_hidden_cards(viewer: int) -> None:
    """During the setup nobody knows an event, and nobody has an investment."""
    view = new_angeles.start(4, 7, content=PACK).view(viewer)

    assert (view.phase, {*view.events}) == ("setup", {0})
    assert [player.investment for player in view.players] == [0] * 4


@pytest.mark.rule("NA 0.1")
@pytest.mark.parametrize(("deck", "cards"), [("assets", 34), ("demands", 9), ("events", 16), ("investments", 12)])
def test_0_1_decks_are_complete(deck: str, cards: int) -> None:
    """Every card is in its deck once."""
    assert sorted(whole_decks(dealt())[deck]) == list(range(1, cards + 1))


@pytest.mark.rule("NA 0.1")
@pytest.mark.parametrize("deck", ["assets", "demands", "events", "investments"])
def test_0_1_decks_are_shuffled(deck: str) -> None:
    """Five games have different orders, and none is sorted by card number."""
    orders = {whole_decks(dealt(seed=seed))[deck] for seed in range(5)}

    assert len(orders) == 5
    assert all(order != tuple(sorted(order)) for order in orders)


@pytest.mark.rule("NA 0.2", "NA 2.3")
@pytest.mark.parametrize("kind", range(5), ids=TYPE_NAMES)
def test_0_2_a_deck_for_each_type(kind: int) -> None:
    """Each type's deck has its four cards, five times each, including those already drawn."""
    game = dealt()
    drawn = [card for hand in game.s.hands for card in hand if game.pack.tables.action_deck[card] == kind]
    names = [game.pack.names[card] for card in sorted([*game.s.decks[kind], *drawn])]

    assert names == [game.pack.names[4 * kind + card] for card in (1, 2, 3, 4) for _ in range(5)]


@pytest.mark.rule("NA 0.2")
@pytest.mark.parametrize("kind", range(5), ids=TYPE_NAMES)
def test_0_2_each_deck_is_shuffled(kind: int) -> None:
    """Five games have decks in different orders."""
    decks = {dealt(seed=seed).s.decks[kind] for seed in range(5)}

    assert len(decks) == 5


@pytest.mark.rule("NA 0.3", "NA 76.1")
def test_0_3_components_of_the_setup_card() -> None:
    """Each component is in every district that the card names for it, and nowhere else."""
    view = begun(setup="Storming the Stalk").view(None)
    standing = {
        name: [district.number for district in view.districts if name in (*district.components, district.unrest)]
        for name in (*COMPONENT_NAMES[:-1], "protest", "strike")
    }

    assert standing == {
        "android": [4, 6, 8],
        "protest": [6, 7],
        "strike": [1],
        "illness": [3, 10],
        "outage": [8],
        "human_first": [6, 9, 10],
        "orgcrime": [9, 10],
        "prisec": [1, 2],
        "development": [6],
    }


@pytest.mark.rule("NA 0.3", "NA 53.0", "NA 67.1")
def test_0_3_turn_track_from_the_top_of_the_asset_deck() -> None:
    """The turn track gets one asset for each turn on the setup card. The first goes to slot 1."""
    s = fresh(Setting(PACK, (0, 1, 2, 3)))
    frame = Frame(GAME)
    create_decks(s, frame)
    assets = s.asset_deck
    resolve_setup_card(s, frame)

    assert (s.track, s.asset_deck) == (assets[:4], assets[4:])


@pytest.mark.rule("NA 0.3")
def test_0_3_the_setup_card_is_drawn_at_random() -> None:
    """In many games each of the six setup cards is drawn."""
    cards = {event.things[0] for seed in range(60) for event in dealt(seed=seed).history(None) if event.kind == "setup"}

    assert cards == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("NA 0.3")
@pytest.mark.parametrize(("number", "name"), [*enumerate(SETUP_CARDS, start=1)], ids=SETUP_CARDS)
def test_0_3_the_setup_card_can_be_chosen(number: int, name: str) -> None:
    """The game has the setup card that was named."""
    events = [event for event in dealt(setup=name).history(None) if event.kind == "setup"]

    assert [event.things for event in events] == [(number,)]


@pytest.mark.rule("NA 0.3")
@pytest.mark.parametrize("setup", ["Storming", "", 1])
def test_0_3_an_unknown_setup_card(setup: object) -> None:
    """An unknown setup card is refused, and the refusal cites the paragraph."""
    with pytest.raises(Refused) as refused:
        new_angeles.start(4, 7, setup=setup)

    assert (refused.value.code, refused.value.rules) == ("bad-option", ("NA 0.3",))


@pytest.mark.rule("NA 0.4")
def test_0_4_the_first_round() -> None:
    """The first turn is in round 1."""
    assert begun().view(None).round == 1


@pytest.mark.rule("NA 0.5", "NA 62.0")
def test_0_5_resources_and_targets() -> None:
    """Nothing is in the supply, and the targets are those of the revealed demand."""
    games = (dealt(seed=seed).view(None) for seed in count())
    view = next(view for view in games if view.demand == 2)

    assert set(view.supply.values()) == {0}
    assert view.targets == {"energy": 1, "consumables": 2, "tech": 0, "entertainment": 2, "credits": 6}


@pytest.mark.rule("NA 0.6", "NA 13.0", "NA 21.0", "NA 21.1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_0_6_corporation_and_emergency_action(seats: int) -> None:
    """Everybody has their own emergency action, faceup."""
    game = dealt(seats, corporations=CORPORATION_NAMES[-seats:])
    players = game.view(None).players

    assert [player.corporation for player in players] == list(CORPORATION_NAMES[-seats:])
    assert [player.emergencies_face_up for player in players] == [[EMERGENCY + 6 - seats + at] for at in range(seats)]


@pytest.mark.rule("NA 0.6", "R-67")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_0_6_corporations_are_dealt(seats: int) -> None:
    """Each seat can get each corporation, and no two seats get the same one."""
    deals = [tuple(player.corporation for player in dealt(seats, seed).view(None).players) for seed in range(60)]

    assert all({deal[seat] for deal in deals} == {*CORPORATION_NAMES} for seat in range(seats))
    assert all(len({*deal}) == seats for deal in deals)


@pytest.mark.rule("NA 0.6", "R-67")
@pytest.mark.parametrize(
    "corporations",
    [FOUR[:3], (*FOUR, "NBN"), ("NBN", *FOUR[:2], "NBN"), (*FOUR[:3], "Federalist"), "NBN", ([], *FOUR[:3])],
    ids=["too few", "too many", "one twice", "no corporation", "no list", "no name"],
)
def test_0_6_impossible_corporations(corporations: object) -> None:
    """Impossible corporations are refused, and the refusal cites the paragraph."""
    with pytest.raises(Refused) as refused:
        new_angeles.start(4, 7, corporations=corporations)

    assert "NA 0.6" in refused.value.rules


@pytest.mark.rule("NA 0.6")
@pytest.mark.parametrize("seats", [3, 7, None, "4"])
def test_0_6_four_to_six_players(seats: object) -> None:
    """Games with fewer than four or more than six players are refused."""
    with pytest.raises(Refused) as refused:
        new_angeles.start(seats, 7)

    assert refused.value.code == "bad-option"


@pytest.mark.rule("NA 0.7")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_0_7_anybody_can_be_active_first(seats: int) -> None:
    """Chance decides who is the first active player."""
    named = CORPORATION_NAMES[:seats]
    active = {dealt(seats, seed, corporations=named).view(None).active for seed in range(60)}

    assert active == {*range(seats)}


@pytest.mark.rule("NA 0.8")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_0_8_capital_clockwise_from_the_active_player(seats: int) -> None:
    """The active player has 10 capital, each next player 1 more, and threat is 0."""
    view = dealt(seats).view(None)
    clockwise = [view.players[(view.active + place) % seats].capital for place in range(seats)]

    assert (view.threat, clockwise) == (0, [10, 11, 12, 13, 14, 15][:seats])


@pytest.mark.rule("NA 0.9", "NA 12.1", "NA 12.3")
@pytest.mark.parametrize(("sheet", "types"), SHEETS.items(), ids=[f"{name} {seats}" for name, seats in SHEETS])
def test_0_9_starting_hand(sheet: tuple[str, int], types: list[str]) -> None:
    """Hands follow the corp sheet's side for this number of players; General cards are of types no other line has."""
    name, seats = sheet
    rest = [other for other in CORPORATION_NAMES if other != name]
    found = card_types(dealt(seats, corporations=(name, *rest[: seats - 1])), 0)
    fixed = [kind for kind in types if kind != "any"]
    general = [kind for kind in found if kind not in fixed]

    assert sorted([*fixed, *general]) == found
    assert len({*general}) == len(general) == types.count("any")


@pytest.mark.rule("NA 0.9", "R-69")
def test_0_9_clockwise_from_the_active_player() -> None:
    """With four players everybody draws a General card, and is asked for a deck clockwise from the active player."""
    game = new_angeles.start(4, 7, corporations=("Globalsec", "Haas-Bioroid", "Jinteki", "NBN"))
    asked = []
    while game.decision(game.deciders[0]).prompt == "pick-general":
        asked.append(game.deciders)
        game.play(game.deciders[0], game.decision(game.deciders[0]).default)

    assert asked == [((game.view(None).active + place) % 4,) for place in range(4)]


@pytest.mark.rule("NA 0.10", "NA 50.0")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_0_10_rivals_are_the_corporations_in_play_and_the_federalist(seats: int) -> None:
    """Each player has one rival card, and one is set aside."""
    game = dealt(seats)
    in_play = [CORPORATION + corporation for corporation in game.s.setting.corporations]

    assert len(game.s.rivals) == seats
    assert sorted([*game.s.rivals, game.s.rival_aside]) == [*sorted(in_play), FEDERALIST]


@pytest.mark.rule("NA 0.10", "NA 28.3")
def test_0_10_any_of_them_can_be_left_over() -> None:
    """The Federalist and each corporation can be the rival card that is set aside."""
    aside = {dealt(seed=seed, corporations=FOUR).s.rival_aside for seed in range(60)}

    assert aside == {*range(CORPORATION, CORPORATION + 4), FEDERALIST}


@pytest.mark.rule("NA 0.10", "NA 50.3")
def test_0_10_a_rival_is_known_to_its_player_alone() -> None:
    """A player sees only their own rival card, and nobody sees the one set aside."""
    game = dealt()
    views = [game.view(seat) for seat in range(4)]
    seen = [[player.rival for player in view.players] for view in views]

    assert seen == [[game.s.rivals[seat] if seat == viewer else 0 for seat in range(4)] for viewer in range(4)]
    assert [view.rival_aside for view in views] == [0, 0, 0, 0]
    assert {player.rival for player in game.view(None).players} == {0}


@pytest.mark.rule("NA 0.11", "NA 33.0", "R-54")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_0_11_everybody_chooses_one_of_two_at_the_same_time(seats: int) -> None:
    """All players are asked together, and no two of the offered cards are the same."""
    game = dealt(seats)
    offered = [option - INVESTMENT for seat in range(seats) for option in game.decision(seat).options]

    assert game.deciders == tuple(range(seats))
    assert len({*offered}) == 2 * seats


@pytest.mark.rule("NA 0.11")
@pytest.mark.parametrize("pick", [0, 1])
def test_0_11_the_other_goes_back_on_the_deck(pick: int) -> None:
    """The chosen investment is kept; the other is on top of the deck."""
    game = dealt()
    drawn = [game.decision(seat).options for seat in range(4)]
    under = game.s.investment_deck
    for seat in range(4):
        game.play(seat, drawn[seat][pick])

    assert game.s.investments == tuple(row[pick] - INVESTMENT for row in drawn)
    assert {*game.s.investment_deck[:4]} == {row[1 - pick] - INVESTMENT for row in drawn}
    assert game.s.investment_deck[4:] == under


@pytest.mark.rule("NA 0.11", "NA 33.1")
def test_0_11_an_investment_is_hidden() -> None:
    """Only its player sees an investment."""
    game = begun()
    seen = [[player.investment for player in game.view(viewer).players] for viewer in (0, 1, None)]
    own = game.s.investments

    assert seen == [[own[0], 0, 0, 0], [0, own[1], 0, 0], [0, 0, 0, 0]]


@pytest.mark.rule("NA 0.12", "NA 48.0", "NA 10.0")
@pytest.mark.parametrize(
    ("component", "in_box"),
    [*zip(COMPONENT_NAMES, (3, 14, 14, 14, 9, 9, 6, 14), strict=True)],
)
def test_0_12_the_reserve_is_the_rest_of_the_box(component: str, in_box: int) -> None:
    """The reserve has every component that is not in the city; all androids are in the city."""
    s = begun(setup="Storming the Stalk").s
    number = COMPONENT_NAMES.index(component)

    assert s.setting.tables.limit[number] == in_box
    assert has_reserve(s, number) == (in_city(s, number) < in_box) == (number != ANDROID)


@pytest.mark.rule("NA 0.6", "NA 13.0")
def test_0_6_corporations_that_nobody_plays() -> None:
    """Nobody has the emergency action of a corporation that nobody plays."""
    game = dealt(corporations=FOUR)

    assert game.s.emergency_holders == (0, 1, 2, 3, NOBODY, NOBODY)


@pytest.mark.rule("NA 0.14", "NA 30.0", "R-113")
def test_0_14_an_asset_wins_over_the_rules() -> None:
    """Floyd 2X3A7C makes the hand size 10 instead of 5."""
    s = begun().s
    before = hand_size(s, 1)
    s.owners[FLOYD] = 1

    assert (before, hand_size(s, 1), hand_size(s, 2)) == (5, 10, 5)
