"""The whole position of New Angeles as plain data, hidden cards included: every card is somewhere in it."""

from collections import Counter

import msgspec
import pytest

from neopolis.bots import Observation
from neopolis.bots.random_bot import RandomBot
from neopolis.games import new_angeles
from neopolis.games.new_angeles.cards.registry import ASSETS, DEMANDS, EVENTS, INVESTMENTS
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import CORPORATION, FEDERALIST, TYPES
from neopolis.games.new_angeles.position import Position, position
from tests.games.new_angeles.pack_changes import PACK

SEATS = (4, 5, 6)


def played(seats: int, answers: int, seed: int = 7) -> NewAngelesGame:
    """A game after a number of answers."""
    game = new_angeles.start(seats, seed, content=PACK)
    bots = [RandomBot(seat) for seat in range(seats)]
    for _ in range(answers):
        if game.over:
            break
        seat = game.deciders[0]
        game.play(seat, bots[seat].choose(Observation(game, seat)))
    return game


@pytest.fixture(params=[(seats, answers) for seats in SEATS for answers in (0, 60, 150, 290)], ids=str)
def shown(request: pytest.FixtureRequest) -> Position:
    return position(played(*request.param))


@pytest.mark.rule("NA 2.1")
def test_all_action_cards_are_open(shown: Position) -> None:
    """Decks, hands, discards, offers and support contain all action cards, each as often as there are copies."""
    deal = shown.deal
    cards = [*shown.discards, deal.main, *deal.counters, *deal.main_cards, *deal.counter_cards]
    cards += [card for row in (*shown.decks, *[player.hand or [] for player in shown.players]) for card in row]
    pack = PACK

    assert Counter(card for card in cards if 0 < card <= 20) == Counter(
        card for kind in range(TYPES) for card in pack.action_deck(kind)
    )


def test_all_other_cards_are_open(shown: Position) -> None:
    """Assets, events, demands and investments are all there, each once."""
    deal = shown.deal
    assets = [*shown.track, *shown.assets, *[asset for player in shown.players for asset in player.assets]]
    investments = [*shown.investments, *[player.investment for player in shown.players]]
    investments += [card for drawn in shown.drawn for card in drawn]

    assert sorted({*assets, deal.revealed} - {0}) == ASSETS.numbers
    assert sorted({*shown.events, shown.event} - {0}) == EVENTS.numbers
    assert sorted([*shown.demands, shown.demand]) == DEMANDS.numbers
    assert sorted(card for card in investments if card) == INVESTMENTS.numbers


@pytest.mark.parametrize("seats", SEATS)
def test_all_rivals_are_open(seats: int) -> None:
    """The rivals of all players and the one set aside are the rival cards of this game."""
    game = played(seats, 60)
    shown = position(game)
    rivals = [shown.rival_aside, *[player.rival for player in shown.players]]
    own = [CORPORATION + corporation for corporation in game.s.setting.corporations]

    assert sorted(rivals) == sorted([*own, FEDERALIST])


def test_support_is_open() -> None:
    """A position shows all cards of support. A spectator's view hides them."""
    game = next(
        game
        for game in (played(4, answers) for answers in range(40, 200))
        if game.s.deal.main_support or game.s.deal.counter_support
    )
    cards = [*position(game).deal.main_cards, *position(game).deal.counter_cards]
    hidden = [*game.view(None).deal.main_cards, *game.view(None).deal.counter_cards]

    assert cards == [*game.s.deal.main_support, *game.s.deal.counter_support]
    assert all(cards)
    assert not any(hidden)


@pytest.mark.rule("R-54")
def test_picks_are_open() -> None:
    """A pick that is still sealed is listed under its seat."""
    game = played(4, 0)
    while len(game.deciders) < 4:
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[0])
    option = game.options(2)[1]
    game.play(2, option)

    assert position(game).picks == [0, 0, option, 0]


def test_players_are_those_of_their_own_views() -> None:
    """Each player is shown as their own seat sees them."""
    game = played(5, 100)

    assert position(game).players == [game.view(seat).players[seat] for seat in range(5)]


def test_position_is_plain_data() -> None:
    """A position can be encoded as JSON."""
    shown = position(played(6, 120))

    assert msgspec.json.decode(msgspec.json.encode(shown)) == msgspec.to_builtins(shown)
