"""Random games with many side actions: proposals, whispers, trades and promises before every answer."""

from __future__ import annotations

from collections.abc import Iterator

from neopolis import Refused
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.ids import DISTRICTS
from neopolis.games.new_angeles.trading.terms import KINDS, TRIGGERS, Promise, Terms
from neopolis.games.new_angeles.trading.terms_row import ANY_COMPONENT
from neopolis.text.messages import has_message
from tests.games.neom.random_games import Chance
from tests.games.new_angeles.random_games import answer, start


def random_promise(game: NewAngelesGame, chance: Chance, seat: int) -> Promise:
    """A random promise of any kind. The game may refuse it."""
    held = game.view(None).players[seat].assets
    asset = held[chance.below(len(held))] if held and chance.below(2) else 0
    return Promise(
        kind=KINDS[chance.below(len(KINDS))],
        player=chance.below(game.seats),
        cards=1 + chance.below(3),
        capital=0 if asset else 1 + chance.below(3),
        asset=asset,
        component=ANY_COMPONENT[chance.below(len(ANY_COMPONENT))],
        district=1 + chance.below(DISTRICTS),
        when=TRIGGERS[chance.below(len(TRIGGERS))],
        deals=1 + chance.below(4),
    )


def random_terms(game: NewAngelesGame, chance: Chance, seat: int) -> Terms:
    """Random things for a seat to give in a trade. The game may refuse them."""
    held = game.view(None).players[seat].assets
    assets = (held[chance.below(len(held))],) if held and chance.below(3) == 0 else ()
    promises = [random_promise(game, chance, seat) for _ in range(chance.below(2))]
    option: int | tuple[int, int] | None = None
    if seat in game.deciders and chance.below(2):
        options = game.options(seat)
        option = options[chance.below(len(options))]
        option = (option, 1 + chance.below(3)) if chance.below(4) == 0 else option
    return Terms(chance.below(3), assets, option, tuple(promises))


def say_something(game: NewAngelesGame, chance: Chance) -> None:
    """A random seat answers a proposal or makes one; refusals are ignored."""
    seat = chance.below(game.seats)
    known = game.proposals(seat)
    mine = [one.id for one in known if one.to == seat]
    try:
        if mine and chance.below(3):
            verb = (game.accept, game.accept, game.decline)[chance.below(3)]
            verb(seat, mine[chance.below(len(mine))])
        elif mine and chance.below(2):
            game.counter(seat, mine[0], random_terms(game, chance, seat), Terms(capital=1))
        elif known and chance.below(4) == 0:
            game.withdraw(seat, known[0].id)
        else:
            to = chance.below(game.seats)
            gives, wants = random_terms(game, chance, seat), random_terms(game, chance, to)
            game.propose(seat, to, gives, wants, chance.below(3) == 0)
    except Refused as refusal:
        assert has_message(refusal.code) and refusal.message


def talking(seats: int, number: int, words: int = 2) -> Iterator[NewAngelesGame]:
    """A random game, yielded after each answer. Before each answer, random seats try this many side actions."""
    chance = Chance(100 * number + seats)
    game = start(seats, number)
    yield game
    while not game.over:
        for _ in range(words):
            if not game.over:
                say_something(game, chance)
        if not game.over:
            game.play(*answer(game, chance, number))
        yield game
