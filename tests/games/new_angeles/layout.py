"""Sets up a position of New Angeles for tests; `table.py` explains how to use it."""

from __future__ import annotations

from functools import cache
from typing import Self

from neopolis.engine.log import Log
from neopolis.engine.record import Head
from neopolis.engine.script import Frame
from neopolis.games import new_angeles
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import (
    ANDROID,
    ASSET,
    CORPORATION,
    CORPORATION_NAMES,
    DEVELOPMENT,
    EMERGENCY,
    EVENT,
    FEDERALIST,
    HUMAN_FIRST,
    ILLNESS,
    INVESTMENT,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    RESOURCE_NAMES,
    RESOURCES,
    STRIKES,
    TYPE_NAMES,
    TYPES,
    UNREST,
)
from neopolis.games.new_angeles.knowledge.knowledge import BACK, DECK, HAND, UNKNOWN
from neopolis.games.new_angeles.rules.hands import without
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import DEAL, DEMAND_ROUND, GAME, STANDARD_ROUND, TURN
from neopolis.games.new_angeles.rules.state import NOBODY, Deal, NewAngeles, Row, Setting, replaced
from neopolis.games.new_angeles.rules.stops import CALL_NAMES, MODE_NAMES, STOP_NAMES, call, no_calls
from neopolis.games.new_angeles.saving import GAME as GAME_NAME

# Where a table can start: the frames on the stack above the game's own frame.
# Each frame is a script and its next step (see `rounds.py` and `deal.py`).
STARTS: dict[str, tuple[tuple[int, int], ...]] = {
    "turn": ((STANDARD_ROUND, 1), (TURN, 0)),  # before the start of a turn
    "refresh": ((STANDARD_ROUND, 1), (TURN, 1)),
    "deal": ((STANDARD_ROUND, 1), (TURN, 3), (DEAL, 0)),  # before the asset is revealed
    "offer": ((STANDARD_ROUND, 1), (TURN, 3), (DEAL, 1)),
    "end of turn": ((STANDARD_ROUND, 1), (TURN, 3)),
    "hand size": ((STANDARD_ROUND, 1), (TURN, 5)),
    "production": ((STANDARD_ROUND, 2),),
    "event": ((STANDARD_ROUND, 4),),
    "demand": ((DEMAND_ROUND, 0),),
}
REVEALING = ("turn", "refresh", "deal")  # starts at which the turn's asset is still on the turn track

# Assets that ask no question while a deal is resolved. A table starts with the first of them revealed,
# the next two on the turn track and the others at the bottom of the asset deck.
QUIET = ("Aaron Marrón", "Braintrust", "Coach Walden", "Wong Ya Ching", "Susan Chen", "Bernice Mai", "Thomas Haas")


@cache
def opening(seats: int, corporations: tuple[str, ...], content: Pack) -> NewAngeles:
    """A game played up to its first main offer."""
    game = new_angeles.start(seats, 7, corporations=corporations, content=content)
    while game.decision(game.deciders[0]).prompt != "main-offer":
        seat = game.deciders[0]
        game.play(seat, game.decision(seat).default)
    return game.s


class Layout:
    """A position that is being set up. Methods that change it return the layout."""

    def __init__(self, state: NewAngeles, start: str | None = "offer") -> None:
        self._laid_out = state
        self._start = start  # None once the game has started
        self._game: NewAngelesGame | None = None

    @property
    def game(self) -> NewAngelesGame:
        if self._game is None:
            s = self._laid_out
            if self._start is not None:
                self._set_frames(self._start)
                MACHINE.settle(s)
            self._start = None
            self._game = NewAngelesGame(s)
            self._game.log = Log(Head(GAME_NAME, str(s.setting.rules), self.pack.hash, 0, {}))
            self._game.log.open_events = s.events
            self._game.settle_anchor()
        return self._game

    def _set_frames(self, start: str) -> None:
        s = self._laid_out
        if start in REVEALING:
            s.track, s.deal = (*s.track, s.deal.revealed), Deal()
            s.deals = 0
        elif start != "offer":
            s.asset_deck, s.deal = (*s.asset_deck, s.deal.revealed), Deal()
        if start in ("production", "event", "demand"):
            s.asset_deck, s.track = (*s.asset_deck, *s.track), ()
        rounds = s.round // 2 * 3 - 1 if start == "demand" else (s.round - 1) // 2 * 3 + (s.round - 1) % 2
        setup = len(MACHINE.scripts[GAME]) - 9
        s.stack = [Frame(GAME, setup + rounds + 1), *[Frame(script, step) for script, step in STARTS[start]]]
        s.asked = s.all_asked = 0

    @property
    def _state(self) -> NewAngeles:
        """The state, for changing it. A running game becomes a new game without a history."""
        if self._game is not None:
            self._laid_out = self._game.s.copy()
            self._game = None
        return self._laid_out

    @property
    def pack(self) -> Pack:
        return self._laid_out.setting.pack

    def copy(self) -> Self:
        """A copy of the position, for trying something out."""
        return type(self)(self._now.copy(), self._start)

    @property
    def _now(self) -> NewAngeles:
        """The state, only for reading it."""
        return self._laid_out if self._game is None else self._game.s

    def _number(self, name: str, first: int) -> int:
        """The number of a card within its kind."""
        return self.pack.thing(name) - first

    def at(self, start: str) -> Self:
        """Sets where the game starts; see STARTS."""
        assert start in STARTS
        self._start = start
        return self

    def stops(self, mode: str) -> Self:
        """Sets when this game stops for trades: "called" or "always" (R-133)."""
        before, number = self._state.setting, MODE_NAMES.index(mode)
        self._state.setting = Setting(before.pack, before.corporations, before.setup, number)
        self._state.stops = no_calls(number, before.seats)
        return self

    def by_rules(self, version: int) -> Self:
        """The game is played by the rules of this version."""
        before = self._state.setting
        self._state.setting = Setting(before.pack, before.corporations, before.setup, before.stops, version)
        return self

    def calls(self, seat: int, moment: str, how: str = "once") -> Self:
        """A seat has called a stop."""
        call(self._state, seat, STOP_NAMES.index(moment), CALL_NAMES.index(how))
        return self

    def active(self, seat: int) -> Self:
        self._state.active = seat
        return self

    def round(self, number: int) -> Self:
        self._state.round = number
        return self

    def _tokens(self, component: int, districts: tuple[int, ...]) -> Self:
        self._state.tokens[component] = sum([1 << district for district in set(districts)])
        return self

    def androids(self, *districts: int) -> Self:
        return self._tokens(ANDROID, districts)

    def outage(self, *districts: int) -> Self:
        return self._tokens(OUTAGE, districts)

    def illness(self, *districts: int) -> Self:
        return self._tokens(ILLNESS, districts)

    def development(self, *districts: int) -> Self:
        return self._tokens(DEVELOPMENT, districts)

    def human_first(self, *districts: int) -> Self:
        return self._tokens(HUMAN_FIRST, districts)

    def orgcrime(self, *districts: int) -> Self:
        return self._tokens(ORGCRIME, districts)

    def prisec(self, *districts: int) -> Self:
        return self._tokens(PRISEC, districts)

    def protest(self, *districts: int) -> Self:
        """Puts these districts in protest. Districts in strike stay in strike."""
        strikes = self._state.tokens[STRIKES]
        self._tokens(UNREST, districts)._state.tokens[UNREST] |= strikes
        return self

    def strike(self, *districts: int) -> Self:
        """Puts these districts in strike. Districts in protest stay in protest."""
        protests = self._state.tokens[UNREST] & ~self._state.tokens[STRIKES]
        self._tokens(STRIKES, districts)._tokens(UNREST, districts)._state.tokens[UNREST] |= protests
        return self

    def supply(self, **amounts: int) -> Self:
        for name, amount in amounts.items():
            self._state.supply[RESOURCE_NAMES.index(name)] = amount
        return self

    def threat(self, threat: int) -> Self:
        self._state.threat = threat
        return self

    def capital(self, seat: int, capital: int) -> Self:
        self._state.capital[seat] = capital
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Gives a seat this hand. The cards it held go under the decks."""
        s = self._state
        held = s.hands[seat]
        self._hold(seat, ())
        for card in held:
            self._put_under(card)
        return self.more(seat, *cards)

    def _hold(self, seat: int, cards: Row) -> None:
        """Give a seat these cards, of which the others know nothing."""
        s = self._state
        s.hands = replaced(s.hands, seat, tuple(sorted(cards)))
        s.may_hold = replaced(s.may_hold, seat, (UNKNOWN,) * len(cards))
        s.known = tuple([row for row in s.known if row[1] != HAND or row[2] != seat])

    def more(self, seat: int, *cards: str) -> Self:
        """Adds cards to a seat's hand."""
        s = self._state
        self._hold(seat, (*s.hands[seat], *[self._fetch(card) for card in cards]))
        return self

    def _put_under(self, card: int) -> None:
        s = self._state
        kind = s.setting.tables.action_deck[card]
        self._pile(kind, (*s.decks[kind], card))

    def _pile(self, kind: int, cards: Row) -> None:
        """Makes a deck of action cards have these cards, which nobody has seen."""
        s = self._state
        s.decks, s.deck_holds = replaced(s.decks, kind, cards), replaced(s.deck_holds, kind, ())
        s.known = tuple([row for row in s.known if row[1] != DECK or row[2] != kind])

    def _discard_pile(self, cards: Row) -> None:
        """Makes these cards the discard pile. Nobody has seen them."""
        self._state.discards, self._state.discards_seen = cards, (0,) * len(cards)

    def _fetch(self, name: str) -> int:
        """Take a copy of an action card from its deck or the discard pile."""
        s = self._state
        card = self.pack.thing(name)
        kind = s.setting.tables.action_deck[card]
        if card in s.decks[kind]:
            self._pile(kind, without(s.decks[kind], card))
        else:
            self._discard_pile(without(s.discards, card))
        return card

    def deck(self, kind: str, *cards: str) -> Self:
        """Puts these cards on top of a deck of action cards, the top card first."""
        fetched = tuple([self._fetch(card) for card in cards])
        at = TYPE_NAMES.index(kind)
        self._pile(at, (*fetched, *self._state.decks[at]))
        return self

    def deck_is(self, kind: str, *cards: str) -> Self:
        """Makes a deck of action cards have exactly these cards; the rest go to the discard pile."""
        s = self._state
        at = TYPE_NAMES.index(kind)
        self._discard_pile((*s.discards, *s.decks[at]))
        self._pile(at, ())
        return self.deck(kind, *cards)

    def nothing_to_draw(self, hoarder: int) -> Self:
        """Empties all decks of action cards and the discard pile, and gives their cards to one seat."""
        s = self._state
        rest = [card for deck in (*s.decks, s.discards) for card in deck]
        self._discard_pile(())
        for kind in range(TYPES):
            self._pile(kind, ())
        self._hold(hoarder, (*s.hands[hoarder], *rest))
        return self

    def discards(self, *cards: str) -> Self:
        """Replaces the discard pile with these cards; the old ones go under the decks."""
        s = self._state
        lay = s.discards
        self._discard_pile(())
        for card in lay:
            self._put_under(card)
        self._discard_pile(tuple([self._fetch(card) for card in cards]))
        return self

    def asset(self, seat: int, name: str, *, exhausted: bool = False) -> Self:
        """Puts an asset in front of a seat."""
        asset = self._take_asset(name)
        s = self._state
        s.owners[asset] = seat
        s.exhausted = s.exhausted & ~(1 << asset) | exhausted << asset
        return self

    def _take_asset(self, name: str) -> int:
        """Takes an asset from where it is; if it was revealed or on the track, the deck's last asset replaces it."""
        s = self._state
        asset = self._number(name, ASSET)
        s.owners[asset] = NOBODY
        s.assets_seen &= ~(1 << asset)
        last = s.asset_deck[-1]
        if asset in s.asset_deck:
            s.asset_deck = without(s.asset_deck, asset)
        elif asset in s.track or asset == s.deal.revealed:
            s.track = tuple([last if one == asset else one for one in s.track])
            s.deal.revealed = last if asset == s.deal.revealed else s.deal.revealed
            s.asset_deck = s.asset_deck[:-1]
        return asset

    def rests(self) -> Self:
        """Gives the active player Mr. Li, so that the game stops at the end of the turn and asks whether to use him."""
        return self.asset(self._state.active, "Mr. Li")

    def revealed(self, name: str) -> Self:
        """Makes this the asset of the turn's deal."""
        asset = self._take_asset(name)
        s = self._state
        s.asset_deck = (*s.asset_deck, s.deal.revealed)
        s.deal.revealed = asset
        return self

    def track(self, *names: str) -> Self:
        """Puts assets on the turn track for the turns after this one; the last is revealed first."""
        s = self._state
        s.asset_deck, s.track = (*s.asset_deck, *s.track), ()
        s.track = tuple([self._take_asset(name) for name in names])
        return self

    def asset_deck(self, *names: str) -> Self:
        """Puts these assets on top of the deck, the top card first."""
        assets = [self._take_asset(name) for name in names]
        self._state.asset_deck = (*assets, *self._state.asset_deck)
        return self

    def emergency(self, name: str, holder: int, *, face_up: bool = True) -> Self:
        """Puts an emergency action in front of a seat."""
        s = self._state
        corporation = self._number(name, EMERGENCY)
        holders = s.emergency_holders
        s.emergency_holders = (*holders[:corporation], holder, *holders[corporation + 1 :])
        s.emergency_face_up = s.emergency_face_up & ~(1 << corporation) | face_up << corporation
        return self

    def rivals(self, *names: str) -> Self:
        """Gives each seat a rival card; the one left over is set aside."""
        s = self._state
        s.rivals = tuple([self.pack.thing(name) for name in names])
        cards = [*[CORPORATION + corporation for corporation in s.setting.corporations], FEDERALIST]
        (s.rival_aside,) = [card for card in cards if card not in s.rivals]
        s.rivals_seen = (*[1 << seat for seat in range(s.setting.seats)], 0)
        return self

    def investment(self, seat: int, name: str) -> Self:
        """Gives a seat this investment in exchange for the one it had."""
        s = self._state
        wanted, had = self._number(name, INVESTMENT), s.investments[seat]
        swap = {wanted: had, had: wanted}
        s.investments = tuple([swap.get(one, one) for one in s.investments])
        s.investment_deck = tuple([swap.get(one, one) for one in s.investment_deck])
        return self

    def events(self, *names: str) -> Self:
        """Puts these events on top of the deck, the top card first."""
        s = self._state
        events = [self._number(name, EVENT) for name in names]
        s.event_deck = (*events, *[event for event in s.event_deck if event not in events])
        s.events_seen = (BACK, *(0,) * (len(s.event_deck) - 1))
        return self

    def demand(self, name: str) -> Self:
        """Makes this the demand on the table; the old one takes its place in the deck."""
        s = self._state
        wanted, had = self.pack.demand_names.index(name), s.demand
        s.demand_deck = tuple([had if one == wanted else one for one in s.demand_deck])
        s.demand, s.demands_seen = wanted, 1 << wanted
        return self


def empty_table(seats: int, active: int, corporations: tuple[str, ...], content: Pack) -> NewAngeles:
    """The position with which a table begins. Seats without a given corporation get one in alphabetical order."""
    rest = [name for name in CORPORATION_NAMES if name not in corporations]
    s = opening(seats, (*corporations, *rest)[:seats], content).copy()
    s.stack, s.asked, s.all_asked, s.active = [], 0, 0, active
    s.tokens = [0] * len(s.tokens)
    s.supply, s.capital, s.threat, s.round = [0] * RESOURCES, [10] * seats, 0, 1
    s.deal = Deal()
    s.known = ()
    laid = Layout(s).androids(1, 2, 3)
    for seat in range(seats):
        laid.hand(seat)
    quiet: Row = tuple([laid._number(name, ASSET) for name in QUIET])
    s.asset_deck = (*[asset for asset in content.tables.assets if asset not in quiet], *quiet[3:])
    s.deal.revealed, s.track = quiet[0], quiet[1:3]
    s.deal.number = s.deals = 1
    return s
