"""Follows a whole game and works out its state from the events alone.

The result, called the books, is compared with the game's own state after each answer.
"""

from __future__ import annotations

from collections.abc import Callable

from neopolis.engine.event import Event
from neopolis.engine.result import Result
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.cards.investments import investment_capital
from neopolis.games.new_angeles.ids import ANDROID, COMPONENTS, EMERGENCY, MAIN, RESOURCES, STRIKES, UNREST
from neopolis.games.new_angeles.knowledge.view import View
from neopolis.games.new_angeles.rules.scripts import EVENT_PHASE
from neopolis.games.new_angeles.rules.state import NewAngeles
from tests.games.new_angeles.deal_books import NOBODY, DealBooks
from tests.games.new_angeles.ledger_books import TALK, LedgerBooks

SHUFFLING = ("sorted", "drew-investments")  # events at which something is shuffled


class Watch:
    """What the events of a game say about its state. Call `note` before each answer and `look` after it."""

    def __init__(self, game: NewAngelesGame) -> None:
        self.game = game
        self.seats = game.seats
        self.tables = game.pack.tables
        self.old = game.s.copy()
        self.prompt = ""  # prompt of the question that was answered last
        self.next_prompt = ""
        self.events: list[Event] = []
        self._told: dict[str, list[Event]] = {}
        self.tokens: list[set[int]] = [set() for _ in range(COMPONENTS + 1)]
        self.threat = 0
        self.supply = [0] * RESOURCES
        self.capital = [0] * self.seats
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.counts = [0] * self.seats
        self.discards: list[int] = []
        self.sorted: list[tuple[int, ...]] = []  # the discard piles that were sorted in this step
        self.owners: dict[int, int] = {}
        self.holders: dict[int, int] = {}  # the seat that has each emergency action
        self.face_up: set[int] = set()
        self.deal = DealBooks()
        self.ledger = LedgerBooks()
        self.rivals: list[int] = []
        self.investments: dict[int, int] = {}
        self.drawn: dict[int, tuple[int, ...]] = {}
        self.revealed = 0  # number of assets of this round's track that were revealed
        self.round = 0
        self.turns: list[int] = []  # the seat of each turn so far
        self.used: list[tuple[int, int]] = []  # assets used in this step, with their users
        self.event = 0  # the last event that was drawn
        self.due: list[tuple[int, int]] = []  # seats and the capital that their investments pay in this step
        self.answers = 0
        self.result: Result | None = None
        self._views: dict[int, View] = {}
        self.look(game.s.events)

    @property
    def s(self) -> NewAngeles:
        return self.game.s

    @property
    def looks_at_views(self) -> bool:
        """Whether to check views. They are slow, so they are checked only after one answer in eight."""
        return self.answers % 8 == 0 or self.game.over

    @property
    def event_ended(self) -> bool:
        """Whether an event was resolved completely in this step, so that the next turn track was laid out."""
        begun = bool(self.told("event")) or in_event(self.old)
        return begun and not in_event(self.s) and self.s.event_deck[-1] == self.event

    def view(self, seat: int | None) -> View:
        """The current view of a seat, or of a spectator. It is made only once after each answer."""
        key = NOBODY if seat is None else seat
        if key not in self._views:
            self._views[key] = self.game.view(seat)
        return self._views[key]

    def is_as_before(self, *rows: str) -> bool:
        """Whether these rows of the state are the same objects as before the answer. The game replaces changed rows."""
        return all([getattr(self.s, row) is getattr(self.old, row) for row in rows])

    def told(self, kind: str) -> list[Event]:
        """The events of this kind that the last answer caused."""
        return self._told.get(kind, [])

    def note(self) -> None:
        """Remembers the current position. Call it before an answer."""
        self.old = self.s.copy()
        self.prompt = self.next_prompt

    def look(self, events: list[Event] | None = None) -> None:
        """Reads the events of the last answer."""
        self.events = self.s.events if events is None else events
        self._told = {}
        for event in self.events:
            self._told.setdefault(event.kind, []).append(event)
        self.sorted, self.used, self.due, self._views = [], [], [], {}
        self.answers += 1
        self.ledger.begin(self.events)
        for event in self.events:
            reader = READERS.get(event.kind)
            if reader is not None:
                reader(self, event)
        self.result = self.game.result
        s = self.s
        self.next_prompt = self.game.machine.asking(s).prompt(s, self.game.deciders[0]) if s.asked else ""

    def leave(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)

    def give(self, giver: int, taker: int, card: int) -> None:
        self.leave(giver, card)
        self.hands[taker].append(card)

    def leaves_hand(self, seat: int, card: int) -> None:
        """An offered card leaves its player's hand. An emergency action leaves its place in front of the player."""
        if card >= EMERGENCY:
            self.holders[card - EMERGENCY] = NOBODY
        else:
            self.leave(seat, card)
            self.counts[seat] -= 1


def in_event(s: NewAngeles) -> bool:
    return any([frame.script == EVENT_PHASE for frame in s.stack])


# One function for each kind of event.


def _setup(w: Watch, event: Event) -> None:
    card = event.things[0]
    for component in range(COMPONENTS):
        places = w.tables.setup_places[card][component]
        w.tokens[component] = {district for district in range(1, 11) if places >> district & 1}
    w.tokens[STRIKES] = {district for district in range(1, 11) if w.tables.setup_strike[card] >> district & 1}


def _seated(w: Watch, event: Event) -> None:
    w.capital = [10 + (seat - event.seat) % w.seats for seat in range(w.seats)]
    w.holders = {corporation: seat for seat, corporation in enumerate(event.things)}
    w.face_up = set(event.things)


def _threat(w: Watch, event: Event) -> None:
    w.threat += event.things[0]


def _capital(w: Watch, event: Event) -> None:
    w.capital[event.seat] += event.things[0]


def _placed(w: Watch, event: Event) -> None:
    component, district = event.things
    w.tokens[component].add(district)


def _gone(w: Watch, event: Event) -> None:
    component, district = event.things
    w.tokens[component].discard(district)


def _calmed(w: Watch, event: Event) -> None:
    w.tokens[UNREST].discard(event.things[0])
    w.tokens[STRIKES].discard(event.things[0])


def _unrest(w: Watch, event: Event) -> None:
    district, stage = event.things
    for component, least in ((UNREST, 1), (STRIKES, 2)):
        if stage >= least:
            w.tokens[component].add(district)
        else:
            w.tokens[component].discard(district)


def _moved_android(w: Watch, event: Event) -> None:
    w.tokens[ANDROID].discard(event.things[0])
    w.tokens[ANDROID].add(event.things[1])


def _produced(w: Watch, event: Event) -> None:
    for resource, amount in enumerate(event.things[-RESOURCES:]):
        w.supply[resource] += amount


def _supply(w: Watch, event: Event) -> None:
    resource, amount = event.things
    w.supply[resource] = amount


def _new_demand(w: Watch, event: Event) -> None:
    w.supply = [0] * RESOURCES


def _drew(w: Watch, event: Event) -> None:
    w.counts[event.seat] += event.things[1]


def _drew_cards(w: Watch, event: Event) -> None:
    w.hands[event.seat] += event.things


def _sorted(w: Watch, event: Event) -> None:
    w.sorted.append(tuple(w.discards))
    w.discards = []


def _discarded(w: Watch, event: Event) -> None:
    w.counts[event.seat] -= event.things[0]
    if w.prompt == "pay-counteroffer":
        w.deal.paid += 1


def _discarded_card(w: Watch, event: Event) -> None:
    w.leave(event.seat, event.things[0])
    w.discards.append(event.things[0])


def _gave(w: Watch, event: Event) -> None:
    w.counts[event.seat] -= 1
    w.counts[event.things[0]] += 1


def _took(w: Watch, event: Event) -> None:
    w.counts[event.seat] += 1
    w.counts[event.things[0]] -= 1
    if event.kind == "inherited":
        w.deal.paid += 1


def _gave_card(w: Watch, event: Event) -> None:
    w.give(event.seat, event.things[0], event.things[1])


def _took_card(w: Watch, event: Event) -> None:
    w.give(event.things[0], event.seat, event.things[1])


def _revealed(w: Watch, event: Event) -> None:
    w.deal = DealBooks(revealed=event.things[0])
    w.revealed += 1


def _main_offer(w: Watch, event: Event) -> None:
    w.deal.main = event.things[0]
    w.leaves_hand(event.seat, event.things[0])


def _counteroffer(w: Watch, event: Event) -> None:
    w.deal.price, w.deal.paid = len(w.deal.counters), 0
    w.deal.counters.append(event.things[0])
    w.deal.counterers.append(event.seat)
    w.deal.countered.append(event.seat)
    w.leaves_hand(event.seat, event.things[0])


def _sent_back(w: Watch, event: Event) -> None:
    w.deal.counters.pop()
    w.deal.counterers.pop()
    card = event.things[0]
    if card >= EMERGENCY:
        w.holders[card - EMERGENCY] = event.seat
    else:
        w.hands[event.seat].append(card)
        w.counts[event.seat] += 1


def _support_card(w: Watch, event: Event) -> None:
    """A card of support leaves the hand. The event "supported" comes later and tells which offer it supports."""
    w.leave(event.seat, event.things[0])
    w.counts[event.seat] -= 1
    w.deal.pending.append(event.things[0])


def _supported(w: Watch, event: Event) -> None:
    offer, count = event.things
    w.deal.offer[event.seat] = offer
    assert len(w.deal.pending) == count, "not all support was told"
    (w.deal.main_support if offer == MAIN else w.deal.counter_support).extend(w.deal.pending)
    w.deal.pending = []


def _added(w: Watch, event: Event) -> None:
    """The top card of the deck that the event names is laid beside an offer."""
    card = w.old.decks[event.things[1]][0]
    (w.deal.main_support if event.things[0] == MAIN else w.deal.counter_support).append(card)


def _won(w: Watch, event: Event) -> None:
    w.deal.won = event.things[0]
    w.deal.winner = event.seat


def _cleared(w: Watch, event: Event) -> None:
    deal = w.deal
    winning = deal.main if deal.won == MAIN else deal.counters[-1]
    for card in (*deal.main_support, *deal.counter_support, deal.main, *deal.counters):
        if card >= EMERGENCY:
            corporation = card - EMERGENCY
            w.holders[corporation] = w.s.setting.corporations.index(corporation)
            w.face_up = w.face_up - {corporation} if card == winning else w.face_up | {corporation}
        elif card:
            w.discards.append(card)
    w.deal = DealBooks()


def _gained_asset(w: Watch, event: Event) -> None:
    w.owners[event.things[0]] = event.seat
    if event.kind == "claimed" and w.deal.revealed == event.things[0]:
        w.deal.revealed = 0


def _lost_asset(w: Watch, event: Event) -> None:
    w.owners.pop(event.things[0])


def _used(w: Watch, event: Event) -> None:
    w.used.append((event.things[0], event.seat))


def _stole_emergency(w: Watch, event: Event) -> None:
    w.holders[event.things[0] - EMERGENCY] = event.seat


def _emergency_up(w: Watch, event: Event) -> None:
    w.face_up.add(event.things[0] - EMERGENCY)


def _rival(w: Watch, event: Event) -> None:
    w.rivals.append(event.things[0])
    if len(w.rivals) == w.seats:
        w.rivals.append(w.s.rival_aside)


def _swapped_rival(w: Watch, event: Event) -> None:
    w.rivals[event.seat], w.rivals[-1] = w.rivals[-1], w.rivals[event.seat]


def _drew_investments(w: Watch, event: Event) -> None:
    w.drawn[event.seat] = event.things
    w.investments = {}


def _chose(w: Watch, event: Event) -> None:
    w.investments[event.seat] = event.things[0]


def _event(w: Watch, event: Event) -> None:
    w.event = event.things[0]


def _investment(w: Watch, event: Event) -> None:
    """Notes the capital that an investment must pay for the city and the supply that the events describe."""
    then = w.s.copy()
    then.supply, then.demand = w.supply[:], w.old.demand
    then.tokens = [sum([1 << district for district in districts]) for districts in w.tokens]
    w.due.append((event.seat, investment_capital(then, event.things[0])))


def _round(w: Watch, event: Event) -> None:
    w.round = event.things[0]
    w.revealed = 0


def _turn(w: Watch, event: Event) -> None:
    w.turns.append(event.seat)


READERS: dict[str, Callable[[Watch, Event], None]] = {
    "setup": _setup, "seated": _seated, "threat": _threat, "capital": _capital, "placed": _placed, "moves": _gone,
    "removed": _gone, "outage-calms": _calmed, "unrest": _unrest, "moved-android": _moved_android,
    "exploited": _produced, "produced": _produced, "supply": _supply, "new-demand": _new_demand, "drew": _drew,
    "drew-cards": _drew_cards, "sorted": _sorted, "discarded": _discarded, "discarded-card": _discarded_card,
    "gave-card": _gave, "gave-card-seen": _gave_card, "stole-card": _took, "stole-card-seen": _took_card,
    "inherited": _took, "inherited-card": _took_card, "revealed": _revealed, "main-offer": _main_offer,
    "counteroffer": _counteroffer, "sent-back": _sent_back, "support-card": _support_card, "supported": _supported,
    "added-support": _added, "won-deal": _won, "cleared": _cleared,
    "claimed": _gained_asset, "asset-gained": _gained_asset,
    "asset-discarded": _lost_asset, "used-asset": _used, "stole-emergency": _stole_emergency,
    "emergency-up": _emergency_up, "rival": _rival, "swapped-rival": _swapped_rival,
    "drew-investments": _drew_investments, "chose-investment": _chose, "round": _round, "turn": _turn,
    "event": _event, "investment": _investment, **dict.fromkeys(TALK, lambda w, event: w.ledger.read(event)),
}  # fmt: skip
