"""No seat knows more than it may, and none can tell an imagined game from the real one."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from neopolis.engine.event import EVERYBODY, Event
from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice, seeded
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.bots.random_side_action import random_row
from neopolis.games.new_angeles.definition import GAME
from neopolis.games.new_angeles.ids import TYPE
from neopolis.games.new_angeles.knowledge.view import View
from tests.code import COMPILED
from tests.games.neom.random_games import Chance
from tests.games.new_angeles import invariants_of_cards as cards
from tests.games.new_angeles.audiences import PUBLIC, audience
from tests.games.new_angeles.disturbing import disturb
from tests.games.new_angeles.ledger_books import TALK
from tests.games.new_angeles.observation import SPECTATOR, Observation
from tests.games.new_angeles.random_games import SEATS, all_events, plain_positions, positions, start
from tests.games.new_angeles.watch import Watch
from tests.sizes import Size

PAIRS_A_GAME = 12

Pair = tuple[Observation, NewAngelesGame, int, Chance]


def shown(game: NewAngelesGame, seat: int | None) -> bytes:
    """The seat's view and the values derived from it, as bytes."""
    return msgspec.json.encode([game.view(seat), GAME.derived(game, seat)])


def asked(game: NewAngelesGame, seat: int) -> bytes:
    """Everything about the seat's decision, as bytes."""
    if seat not in game.deciders:
        return b""
    decision = game.decision(seat)
    texts = [game.text(seat, option) for option in decision.options]
    parts = [decision.prompt, decision.options, decision.rules, decision.default, decision.barrier, texts]
    return msgspec.json.encode([*parts, game.question(seat)])


def pairs(seats: int, games: int) -> Iterator[Pair]:
    """Positions, each with a seat, the seat's observation and a source of random numbers.

    Plain bots play one game in four, random players play the others.
    """
    for number in range(games):
        chance = Chance(1_000 * seats + number)
        seat = chance.below(seats)
        every = 5 + chance.below(30)
        found = 0
        walk = plain_positions(seats, number) if number % 4 == 3 else positions(seats, number)
        observation = Observation(next(walk), seat)
        observation.note()
        for at, game in enumerate(walk, start=1):
            observation.look()
            if (at % every == 0 or game.over) and found < PAIRS_A_GAME:
                found += 1
                yield observation, game, seat, chance
            observation.note()


def games(size: Size) -> int:
    """The number of games for each number of players. With --soak, they give at least 10,000 pairs."""
    return size(quick=1, normal=12 if COMPILED else 4, soak=1_150)


def some_games(size: Size) -> int:
    """A smaller number of games, for tests that are slow."""
    return size(quick=1, normal=6 if COMPILED else 3, soak=300)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_imagined_games_look_the_same(seats: int, size: Size) -> None:
    """An imagined game shows the seat the same view, decision, options and texts, byte for byte."""
    tried = 0
    for _, game, seat, chance in pairs(seats, games(size)):
        world = game.imagine(seat, chance.below(1 << 30))
        tried += 1

        assert shown(world, seat) == shown(game, seat)
        assert asked(world, seat) == asked(game, seat)
        assert world.deciders == game.deciders
        assert (world.topic, world.is_called(seat)) == (game.known_to(seat).topic, game.is_called(seat))
    assert tried >= size(quick=6, normal=85 if COMPILED else 25, soak=10_000)


@pytest.mark.soak
@pytest.mark.rule("NA 65.0", "R-132")
@pytest.mark.parametrize("seats", SEATS)
def test_side_actions_are_allowed_or_refused_alike(seats: int, size: Size) -> None:
    """An imagined game allows and refuses the same side actions as the real one, in the same words.

    This includes answers to proposals that the seat does not know of.
    """
    allowed = 0
    for _, game, seat, chance in pairs(seats, some_games(size)):
        world = game.imagine(seat, chance.below(1 << 29))
        dice = Dice(seeded(chance.below(1 << 29)))
        for _ in range(0 if game.over else 8):
            numbers = [one.number for one in game.s.ledger.proposals] or [1]
            row = random_row(world.s, seat, dice)
            if not dice.below(4):
                row = (2 + dice.below(3), numbers[dice.below(len(numbers))])
            said, imagined = tried(game.known_to(seat), seat, row), tried(world, seat, row)
            allowed += said == ""

            assert said == imagined
            assert said or not tried(game, seat, row)
    assert allowed > size(quick=20, normal=100)


def tried(game: NewAngelesGame, seat: int, row: tuple[int, ...]) -> str:
    """The reason why a side action is refused, or an empty string if it is allowed."""
    try:
        game.copy().side_action(seat, row)
    except Refused as refused:
        return refused.message
    return ""


@pytest.mark.rule("R-132")
@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_whispers_are_in_nobody_elses_history(seats: int, size: Size) -> None:
    """A whisper is in neither the history nor the views of other seats."""
    whispered = 0
    for number in range(size(quick=2, normal=5, soak=90)):
        *_, game = plain_positions(seats, number) if number % 4 == 3 else positions(seats, number)
        whispers = [one for one in all_events(game) if is_whisper(one)]
        whispered += len(whispers)
        for viewer in (*range(seats), None):
            told = [event for event in game.history(viewer) if is_whisper(event)]
            own = [one for one in whispers if viewer is not None and one.audience >> viewer & 1]
            promises = [one for one in game.view(viewer).promises if one.whisper]

            assert told == own
            assert all([viewer in (one.seat, one.to) for one in promises])
    assert whispered > 50


def is_whisper(event: Event) -> bool:
    return event.kind in TALK and event.audience != EVERYBODY


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_imagining_depends_only_on_what_is_known(seats: int, size: Size) -> None:
    """Imagining from an imagined game gives the same game as from the real one, so nothing hidden is used."""
    for _, game, seat, chance in pairs(seats, some_games(size)):
        seed = chance.below(1 << 30)
        world = game.imagine(seat, seed + 1)

        assert world.imagine(seat, seed).encode() == game.imagine(seat, seed).encode()


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_imagined_games_are_whole(seats: int, size: Size) -> None:
    """In imagined games every card is in one place, and everything that a seat knows is true."""
    watch = Watch(start(seats, 0))
    watch.old = start(seats, 1).s
    for observation, game, seat, chance in pairs(seats, size(quick=2, normal=5, soak=120)):
        watch.game = game.imagine(seat, chance.below(1 << 30))
        watch.tables = game.pack.tables

        for check in (
            *(cards.action_cards_in_one_place, cards.decks_hold_their_type, cards.assets_in_one_place),
            *(cards.events_in_one_place, cards.demands_in_one_place, cards.investments_in_one_place),
            *(cards.rivals_in_one_place, cards.rows_are_sorted, cards.known_decks_are_true),
            *(cards.known_hands_are_true, cards.who_saw_what_fits),
        ):
            check(watch)
        assert watch.s.hands[seat] == observation.s.hands[seat]


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_imagined_games_can_be_played_to_the_end(seats: int, size: Size) -> None:
    """Imagined games can be played to the end, and another seat can imagine games from them."""
    for _, game, seat, chance in pairs(seats, size(quick=1, normal=4, soak=60)):
        world = game.imagine(seat, chance.below(1 << 30))
        world.imagine((seat + 1) % seats, 7).playout(5)
        while not world.over:
            decider = world.deciders[0]
            options = world.options(decider)
            world.play(decider, options[chance.below(len(options))])

        assert world.result is not None


@pytest.mark.parametrize("seats", SEATS)
def test_imagined_games_differ(seats: int) -> None:
    """Imagined games differ in others' hands, rivals and investments."""
    game = next(game for game in positions(seats, 0) if game.s.deals and min(map(len, game.s.hands)) >= 3)
    worlds = [game.imagine(0, number).s for number in range(40)]
    other = 1

    assert len({world.hands for world in worlds}) > 30
    assert len({world.rivals[other] for world in worlds}) == seats
    assert len({world.investments[other] for world in worlds}) > 5
    assert len({world.event_deck[1] for world in worlds}) > 10


# Contents of views.


@pytest.mark.soak
@pytest.mark.rule("NA 2.6", "NA 2.8", "R-71")
@pytest.mark.parametrize("seats", SEATS)
def test_hands_of_others(seats: int, size: Size) -> None:
    """A viewer knows only the cards in a hand that they saw arrive and not leave, and the types of drawn cards."""
    for observation, game, seat, _ in pairs(seats, some_games(size)):
        for other, player in enumerate(game.view(seat).players):
            if other == seat:
                continue
            sure = Counter({card: have - observation.lost[other] for card, have in observation.hands[other].items()})
            named = [entry for entry in player.may_hold if 0 < entry < TYPE]

            assert player.hand is None
            assert Counter(player.known_cards) == +sure
            assert Counter(named) == +observation.hands[other]
            assert kinds_of(player.may_hold, observation) == +observation.types[other]
            assert len(player.may_hold) == player.hand_count + observation.lost[other]


def kinds_of(entries: list[int], observation: Observation) -> Counter[int]:
    """The types of the cards that a hand may hold; -1 is an unknown type."""
    found = [entry - TYPE if entry >= TYPE else observation.kinds[entry] if entry else -1 for entry in entries]
    return Counter(found)


@pytest.mark.soak
@pytest.mark.rule("NA 2.2", "NA 2.4", "NA 59.1", "R-71")
@pytest.mark.parametrize("seats", SEATS)
def test_action_cards_elsewhere(seats: int, size: Size) -> None:
    """A viewer knows their own discards and support, discarded offers, and cards sorted into the decks faceup."""
    for observation, game, seat, _ in pairs(seats, some_games(size)):
        view = game.view(seat)
        support = [card for card in (*view.deal.main_cards, *view.deal.counter_cards) if card]

        assert view.players[seat].hand == list(game.s.hands[seat])
        assert Counter(view.discarded) == +observation.discards
        assert sorted(support) == sorted(observation.support)
        assert [Counter(deck) for deck in view.deck_cards] == [+deck for deck in observation.decks]


@pytest.mark.soak
@pytest.mark.rule("NA 24.3", "R-118")
@pytest.mark.parametrize("seats", SEATS)
def test_events(seats: int, size: Size) -> None:
    """A viewer knows events that were drawn or that they looked at, with their places, and all visible backs."""
    for observation, game, seat, _ in pairs(seats, some_games(size)):
        view = game.view(seat)

        for at, event in enumerate(game.s.event_deck):
            assert view.events[at] == (event if event in observation.events else 0)
            assert (view.event_backs[at] != "") == (event in observation.backs | observation.events)
        assert view.next_event_back == view.event_backs[0]


@pytest.mark.soak
@pytest.mark.rule("NA 33.1", "NA 33.2", "NA 50.3", "NA 72.32", "R-54")
@pytest.mark.parametrize("seats", SEATS)
def test_rivals_and_investments(seats: int, size: Size) -> None:
    """A viewer knows their own rival and investments, rivals that they saw and could follow, and revealed cards."""
    for observation, game, seat, _ in pairs(seats, some_games(size)):
        view = game.view(seat)
        rivals = [*[player.rival for player in view.players], view.rival_aside]

        if not game.over:
            assert rivals == [observation.rivals.get(place, 0) for place in range(seats + 1)]
        for other, player in enumerate(view.players):
            own = observation.chosen if other == seat else 0
            assert player.investment == observation.investments.get(other, own)
        assert (tuple(view.drawn), view.returned) == (observation.drawn, observation.returned)


@pytest.mark.soak
@pytest.mark.rule("NA 6.7", "NA 6.9", "NA 18.3")
@pytest.mark.parametrize("seats", SEATS)
def test_assets_and_demands(seats: int, size: Size) -> None:
    """A viewer knows assets and demands that went under their decks, and where they are now, but no others."""
    for observation, game, seat, _ in pairs(seats, some_games(size)):
        view = game.view(seat)
        s = game.s

        assert view.assets == [asset if asset in observation.assets else 0 for asset in s.asset_deck]
        assert view.track == [asset if asset in observation.assets else 0 for asset in s.track]
        assert view.demands == [demand if demand in observation.demands else 0 for demand in s.demand_deck]


@pytest.mark.parametrize("seats", SEATS)
def test_spectators(seats: int) -> None:
    """Spectators know only what everybody knows."""
    for number in range(4):
        walk = positions(seats, number)
        observation = Observation(next(walk), SPECTATOR)
        observation.note()
        for game in walk:
            observation.look()
            view = game.view(None)

            assert all([Counter(deck) == +observation.decks[kind] for kind, deck in enumerate(view.deck_cards)])
            assert Counter(view.discarded) == +observation.discards
            assert {event for event in (view.event, *view.events) if event} == observation.events
            assert [kinds_of(one.may_hold, observation) for one in view.players] == [
                +types for types in observation.types
            ]
            assert game.over or {player.rival for player in view.players} == {0}
            assert own_parts(view) == ([None] * seats, 0, [], 0, 0)
            observation.note()


def own_parts(view: View) -> tuple[object, ...]:
    """The parts of a view that show a seat's own secrets."""
    hands = [player.hand for player in view.players]
    return hands, view.rival_aside, view.drawn, view.returned, view.picked


# Events.


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_events_have_their_audience(seats: int, size: Size) -> None:
    """Only seats that may see a hidden card get events that name it."""
    for number in range(size(quick=1, normal=6 if COMPILED else 3, soak=300)):
        *_, game = positions(seats, number)
        for event in all_events(game):
            assert event.audience == audience(event)
        for seat in range(seats):
            kinds = {event.kind for event in game.history(seat) if not audience(event) < 0}
            assert not kinds & PUBLIC
            assert all([event.is_visible_to(seat) for event in game.history(seat)])


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_hidden_things_do_not_show(seats: int, size: Size) -> None:
    """Changing secrets, others' sealed answers and coming random numbers does not change a seat's view and decision."""
    changed = 0
    for observation, game, seat, chance in pairs(seats, games(size)):
        other = game.copy()
        changed += disturb(other, observation, chance)

        assert shown(other, seat) == shown(game, seat)
        assert asked(other, seat) == asked(game, seat)
    assert changed > size(quick=5, normal=75 if COMPILED else 25)


@pytest.mark.parametrize("seats", SEATS)
def test_views_and_events_contain_no_seed(seats: int) -> None:
    """Neither the seed nor a state of the random generator is in a view or an event."""
    for number in range(2_001, 2_004):
        game = start(seats, number)
        secrets = {str(1_000 * number + seats), str(game.s.rng)}
        while not game.over:
            seat = game.deciders[0]
            game.play(seat, game.options(seat)[-1])
            secrets.add(str(game.s.rng))
        for viewer in (*range(seats), None):
            told = shown(game, viewer).decode() + repr([event.plain() for event in game.history(viewer)])

            assert not [secret for secret in secrets if secret in told]
