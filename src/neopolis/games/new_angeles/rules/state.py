"""The state of a game of New Angeles: data, and how to copy it. The rules are elsewhere.

Rows (tuples) are replaced, never edited, so copies share them; lists are copied.
Action cards and emergency actions are stored by their numbers in `ids.py`.
Assets, events, demands and investments have their own numbers, from 1; 0 means no card. Bit sets of seats start
at bit 0, bit sets of districts and assets at bit 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from neopolis.engine.script import State
from neopolis.games.new_angeles.card_data import Tables
from neopolis.games.new_angeles.cards.registry import ASSETS
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import COMPONENTS, RESOURCES
from neopolis.games.new_angeles.trading.ledger import NO_LEDGER

Row = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]

NOBODY: Final = -1
RULES: Final = 4  # the version of the rules that new games are played by

# How a game ended.
BY_THREAT: Final = 1
BY_DEMAND: Final = 2


def replaced(rows: Rows, at: int, row: Row) -> Rows:
    """The rows with one of them replaced."""
    changed = list(rows)
    changed[at] = row
    return tuple(changed)


class Setting:
    """The settings of a game, which do not change while it is played."""

    def __init__(self, pack: Pack, corporations: Row, setup: int = 0, stops: int = 0, rules: int = RULES) -> None:
        self.pack = pack
        self.tables: Tables = pack.tables
        self.corporations = corporations  # by seat
        self.seats = len(corporations)
        self.sheet = 0 if len(corporations) == 4 else 1  # NA 12.3
        self.setup = setup  # the setup card that was requested; 0 to draw one
        self.stops = stops  # whose stops count: see `stops.py`
        self.rules = rules  # the version of the rules that this game is played by: see `older_versions.py`
        self.everybody = (1 << len(corporations)) - 1


@mypyc_attr(acyclic=True, free_list_len=1)  # made with every copy of a state
class Deal:
    """NA 16: the deal on the table."""

    def __init__(self) -> None:
        self.number = 0  # which deal of the game it is; 0 while there is none
        self.revealed = 0  # the asset that the winner will claim
        self.main = 0  # the card that is the main offer
        self.counters: Row = ()  # cards in the Counteroffer box, the topmost last
        self.counterers: Row = ()  # the seats that proposed these cards
        self.main_support: Row = ()  # cards laid in support of the main offer
        self.counter_support: Row = ()
        self.main_laid_by: Row = ()  # the seat that laid each card, NOBODY for one from a deck
        self.counter_laid_by: Row = ()
        self.main_supporters = 0  # bit set of seats that support the main offer
        self.counter_supporters = 0
        self.cannot_support = 0  # bit set of seats that may not support the counteroffer
        self.cannot_trade = 0  # bit set of seats that may not trade capital and assets
        self.agreed_cards = 0  # support cards a seat agreed to lay, or 1 if it agreed to counter; 0: free choice
        self.counters_closed = False  # True once nobody else may make a counteroffer
        self.bets: Row = ()  # for each bet on the winner: the seat that bets, and the seat it bets on
        self.main_declared: Row = ()  # picks declared in advance, as step, pick, step, pick, ...
        self.counter_declared: Row = ()
        self.counter_declarer = NOBODY  # who made the declared counteroffer, even if another is on top by now
        self.won = 0  # MAIN or COUNTER once it is settled which offer wins
        self.winner = NOBODY

    def copy(self) -> Deal:
        deal = Deal()
        deal.revealed, deal.main = self.revealed, self.main
        deal.counters, deal.counterers = self.counters, self.counterers
        deal.number, deal.agreed_cards = self.number, self.agreed_cards
        deal.main_support, deal.counter_support = self.main_support, self.counter_support
        deal.main_laid_by, deal.counter_laid_by = self.main_laid_by, self.counter_laid_by
        deal.main_supporters, deal.counter_supporters = self.main_supporters, self.counter_supporters
        deal.cannot_support = self.cannot_support
        deal.cannot_trade, deal.counters_closed = self.cannot_trade, self.counters_closed
        deal.bets = self.bets
        deal.main_declared, deal.counter_declared = self.main_declared, self.counter_declared
        deal.counter_declarer = self.counter_declarer
        deal.won, deal.winner = self.won, self.winner
        return deal


@mypyc_attr(acyclic=True, free_list_len=1)  # made with every copy of a state
class Resolution:
    """What an action card has done so far; contracts and illness depend on it."""

    def __init__(self) -> None:
        self.open = False  # True while an action card is being resolved
        self.spared = False  # True if illness adds no threat after this card
        self.involved = 0  # NA 32.1: bit set of districts that the card has affected
        self.met_illness = False  # True if one of these districts was ill when the card affected it
        self.moved_android = False
        self.bound: Row = ()  # declared picks still to be made, as step, pick, step, pick, ...

    def copy(self) -> Resolution:
        resolution = Resolution()
        resolution.open, resolution.spared = self.open, self.spared
        resolution.involved, resolution.met_illness = self.involved, self.met_illness
        resolution.moved_android, resolution.bound = self.moved_android, self.bound
        return resolution


class Cards(State):
    """Where the cards are, and who knows what about them. All fields are immutable, so copies of a state share them."""

    def __init__(self) -> None:
        super().__init__()
        self.demand = self.event = 0  # the current demand; the drawn event, until it goes under its deck (NA 25)
        self.track: Row = ()  # NA 67: face-down assets, the lowest slot first
        self.decks: Rows = ()  # action cards by type, the top card first
        self.discards: Row = ()
        self.asset_deck: Row = ()
        self.event_deck: Row = ()
        self.demand_deck: Row = ()
        self.investment_deck: Row = ()
        self.hands: Rows = ()
        self.rivals: Row = ()  # each seat's rival card: CORPORATION + corporation, or FEDERALIST
        self.rival_aside = 0
        self.investments: Row = ()  # the investment that each seat has chosen, 0 for none
        self.drawn: Rows = ()  # the investments that each seat can choose from
        self.emergency_holders: Row = ()  # who has each corporation's emergency action, or NOBODY
        self.emergency_face_up = 0  # bit set of corporations whose emergency action is face up
        self.exhausted = 0  # bit set of assets
        # From here on: who knows what (see `knowledge.py`).
        self.may_hold: Rows = ()  # what each seat's hand may hold
        self.deck_holds: Rows = ()  # what each type's deck of action cards certainly holds
        self.known: Rows = ()
        self.discards_seen: Row = ()  # who has seen each card in the discard pile
        self.events_seen: Row = ()  # who has seen each card in the event deck; BACK: its back is visible
        self.rivals_seen: Row = ()  # who has seen each seat's rival card, and the one set aside
        self.assets_seen = self.demands_seen = 0  # bit sets: the assets discarded and the demands revealed so far
        self.investments_shown = False  # True from the scoring of investments until they are shuffled

    def copy_cards(self, other: Cards) -> None:
        """Copy the fields of this class from another state."""
        self.demand, self.event, self.track, self.exhausted = other.demand, other.event, other.track, other.exhausted
        self.decks, self.discards, self.hands = other.decks, other.discards, other.hands
        self.asset_deck, self.event_deck = other.asset_deck, other.event_deck
        self.demand_deck, self.investment_deck = other.demand_deck, other.investment_deck
        self.rivals, self.rival_aside = other.rivals, other.rival_aside
        self.investments, self.drawn = other.investments, other.drawn
        self.emergency_holders, self.emergency_face_up = other.emergency_holders, other.emergency_face_up
        self.may_hold, self.deck_holds, self.known = other.may_hold, other.deck_holds, other.known
        self.discards_seen, self.events_seen = other.discards_seen, other.events_seen
        self.rivals_seen, self.assets_seen = other.rivals_seen, other.assets_seen
        self.demands_seen, self.investments_shown = other.demands_seen, other.investments_shown


class NewAngeles(Cards):
    """The state of a game of New Angeles. `copy` and `fresh` pass in all parts that are changed in place."""

    def __init__(
        self,
        setting: Setting,
        tokens: list[int],
        supply: list[int],
        capital: list[int],
        owners: list[int],
        picks: list[int],
        deal: Deal,
        resolution: Resolution,
    ) -> None:
        super().__init__()
        self.setting = setting
        self.tokens = tokens  # bit set of districts by component; UNREST: protest or strike, STRIKES: strike only
        self.supply = supply  # by resource
        self.capital = capital  # by seat
        self.owners = owners  # the seat that owns each asset, NOBODY for an asset that is not in play
        self.picks = picks  # the last pick of each seat in the open step
        self.deal = deal
        self.resolution = resolution
        self.threat = 0
        self.threat_rose = 0  # how often threat has risen since players could last react to it
        self.ended = 0  # BY_THREAT or BY_DEMAND once the game is over
        self.round = 0
        self.active = 0
        self.free_hand = 0  # bit set of seats that need not discard to their hand size this turn
        self.deals = 0  # how many deals have begun
        self.ledger = NO_LEDGER  # NA 65: proposals and promises
        self.stops: Row = ()  # the stops that seats have called, and dismissed; see `stops.py`

    def copy(self) -> NewAngeles:
        tokens, supply, capital, owners = self.tokens[:], self.supply[:], self.capital[:], self.owners[:]
        deal, resolution = self.deal.copy(), self.resolution.copy()
        s = NewAngeles(self.setting, tokens, supply, capital, owners, self.picks[:], deal, resolution)
        s.copy_flow(self)
        s.copy_cards(self)
        s.threat, s.threat_rose, s.ended = self.threat, self.threat_rose, self.ended
        s.round, s.active, s.free_hand = self.round, self.active, self.free_hand
        s.deals, s.ledger, s.stops = self.deals, self.ledger, self.stops
        return s


def fresh(setting: Setting) -> NewAngeles:
    """A game before setup: an empty city, and nobody has anything."""
    tokens, supply, owners = [0] * (COMPONENTS + 1), [0] * RESOURCES, [NOBODY] * (ASSETS.last + 1)
    seats = setting.seats
    return NewAngeles(setting, tokens, supply, [0] * seats, owners, [0] * seats, Deal(), Resolution())
