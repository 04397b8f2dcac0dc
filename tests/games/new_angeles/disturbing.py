"""Changes everything in the state that a seat cannot know. The seat's view and decision must stay the same."""

from __future__ import annotations

from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.rules.state import NewAngeles
from tests.games.neom.random_games import Chance
from tests.games.new_angeles.observation import Observation

Row = tuple[int, ...]


def disturb(game: NewAngelesGame, observation: Observation, chance: Chance) -> bool:
    """Changes everything that the observing seat cannot know. Returns whether any cards changed places."""
    s = game.s
    before = (s.decks, s.hands, s.discards, s.track, s.event_deck, s.rivals, s.investments)
    s.rng = 1 + chance.below(1 << 30)
    _hands(s, observation, chance)
    s.decks = tuple([mixed(deck, chance) for deck in s.decks])
    line = (*s.track, *s.asset_deck)
    line = _mix_places(line, [at for at, asset in enumerate(line) if asset not in observation.assets], chance)
    s.track, s.asset_deck = line[: len(s.track)], line[len(s.track) :]
    s.demand_deck = _mix_places(
        s.demand_deck, [at for at, demand in enumerate(s.demand_deck) if demand not in observation.demands], chance
    )
    hidden = [at for at, event in enumerate(s.event_deck) if event not in observation.events | observation.backs]
    s.event_deck = _mix_places(s.event_deck, hidden, chance)
    _rivals(s, observation, chance)
    _investments(s, observation, chance)
    return before != (s.decks, s.hands, s.discards, s.track, s.event_deck, s.rivals, s.investments)


def mixed(row: Row, chance: Chance) -> Row:
    """The row, shuffled."""
    rest = list(row)
    return tuple([rest.pop(chance.below(len(rest))) for _ in row])


def _mix_places(row: Row, places: list[int], chance: Chance) -> Row:
    """The row with the items in these positions shuffled."""
    members = dict(zip(places, mixed(tuple([row[at] for at in places]), chance), strict=True))
    return tuple([members.get(at, member) for at, member in enumerate(row)])


def _hands(s: NewAngeles, observation: Observation, chance: Chance) -> None:
    """Swaps some cards in other hands with cards from the deck of the same type.

    Skips cards that the seat knows, and decks of which it knows a card.
    """
    for seat in range(observation.seats):
        hand = list(s.hands[seat])
        for at, card in enumerate(hand):
            kind = observation.kinds[card]
            deck = s.decks[kind]
            known = (
                seat == observation.seat
                or observation.hands[seat][card] > 0
                or sum(observation.decks[kind].values()) > 0
            )
            if not known and deck and chance.below(2):
                hand[at] = deck[0]
                s.decks = (*s.decks[:kind], (*deck[1:], card), *s.decks[kind + 1 :])
        s.hands = (*s.hands[:seat], tuple(sorted(hand)), *s.hands[seat + 1 :])


def _rivals(s: NewAngeles, observation: Observation, chance: Chance) -> None:
    if s.rivals and not s.ended:
        line = (*s.rivals, s.rival_aside)
        line = _mix_places(line, [at for at in range(len(line)) if at not in observation.rivals], chance)
        s.rivals, s.rival_aside = line[:-1], line[-1]


def _investments(s: NewAngeles, observation: Observation, chance: Chance) -> None:
    """Shuffles the investments that the seat does not know, and changes the sealed answers of other seats."""
    if any(s.investments) and not observation.investments:
        line = (*s.investments, *s.investment_deck)
        own = (observation.chosen, observation.returned)
        line = _mix_places(line, [at for at, one in enumerate(line) if one and one not in own], chance)
        s.investments, s.investment_deck = line[: observation.seats], line[observation.seats :]
    for seat in range(observation.seats):
        if seat != observation.seat and s.drawn:
            s.picks[seat] = chance.below(100)
