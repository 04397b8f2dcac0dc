"""Follows a whole game and notes what each seat may have seen, from the rules alone.

It never asks the engine what a seat knows: it uses only the events, and where cards are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from neopolis.engine.event import Event
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.rules.state import NewAngeles

SPECTATOR = -1
EMERGENCIES = 100  # numbers from here up are emergency actions
TYPES = 900  # TYPES plus a type is the number of an unknown card of that type


class Observation:
    """What one seat, or a spectator, has seen and can still locate. Call `look` after each answer."""

    def __init__(self, game: NewAngelesGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.seats = game.seats
        self.kinds = game.pack.tables.action_deck
        self.hands: list[Counter[int]] = [Counter() for _ in range(self.seats)]  # cards seen in other hands
        self.types: list[Counter[int]] = [Counter() for _ in range(self.seats)]  # cards of each type; -1: unknown
        self.lost = [0] * self.seats  # cards that left each hand unseen; 0 after the whole hand was seen
        self.counts = [0] * self.seats  # number of cards in each hand
        self.sizes = [len(game.pack.action_deck(kind)) for kind in range(5)]
        self.before = [0] * 5  # size of each deck just before the discards were last sorted back in
        self.sorted: tuple[int, ...] = ()  # the cards that were last sorted back in
        # How many cards of the current draw were drawn before the discards were sorted back into the decks.
        self.skipped = 0
        self.decks: list[Counter[int]] = [Counter() for _ in range(5)]
        self.discards: Counter[int] = Counter()
        self.support: list[int] = []
        self.offers: list[int] = []
        self.events: set[int] = set()
        self.backs: set[int] = set()
        self.assets: set[int] = set()
        self.demands: set[int] = set()
        self.rivals: dict[int, int] = {}  # known rivals by seat; the one set aside has the number of seats as its key
        self.drawn: tuple[int, ...] = ()
        self.chosen = 0
        self.returned = 0
        self.investments: dict[int, int] = {}
        self.old = game.s.copy()
        self.look()

    @property
    def s(self) -> NewAngeles:
        return self.game.s

    def note(self) -> None:
        """Remembers the current position. Call it before an answer."""
        self.old = self.s.copy()

    def look(self) -> None:
        """Reads the events of the last answer."""
        for event in self.s.events:
            if event.kind in HEARD:
                HEARD[event.kind](self, event, event.seat == self.seat)
        self.before = [0] * 5
        self.backs.add(self.s.event_deck[0])

    # Action cards.

    def _drew(self, event: Event, own: bool) -> None:
        kind, count = event.things
        self.types[event.seat][kind] += count
        self.counts[event.seat] += count
        self.sizes[kind] -= count
        # If fewer cards were drawn than this deck had, another deck ran out.
        self.skipped = self.before[kind] if count >= self.before[kind] else 0
        self.before = [0] * 5
        if self.skipped:  # the deck ran out, so it now has only the cards that were sorted into it
            self.decks[kind] = Counter([card for card in self.sorted if self.kinds[card] == kind])
        if not own:
            self._deck_shrinks(kind, count - self.skipped)

    def _drew_cards(self, event: Event, own: bool) -> None:
        for card in event.things[self.skipped :] if own else ():
            if self.decks[self.kinds[card]][card]:
                self.decks[self.kinds[card]][card] -= 1

    def _discarded(self, event: Event, own: bool) -> None:
        if event.kind == "discarded":
            self._left_unseen(event.seat)
        elif own:
            self.discards[event.things[0]] += 1

    def _sorted(self, event: Event, own: bool) -> None:
        self.discards = Counter()
        self.before, self.sorted = self.sizes[:], event.things
        for card in event.things:
            self.decks[self.kinds[card]][card] += 1
            self.sizes[self.kinds[card]] += 1

    def _added(self, event: Event, own: bool) -> None:
        """The top card of a deck was laid beside an offer: everybody knows its type."""
        kind = event.things[1]
        self._deck_shrinks(kind, 1)
        self.sizes[kind] -= 1
        self.support.append(TYPES + kind)

    def _deck_shrinks(self, kind: int, count: int) -> None:
        """Somebody took this many cards unseen: as many copies of each known card may be gone."""
        self.decks[kind] = Counter({card: left - count for card, left in self.decks[kind].items() if left > count})

    def _changed_hands(self, event: Event, own: bool) -> None:
        """A card went from one hand to another. The next event names it for the seats that saw it."""
        giver, taker = event.things[0], event.seat
        if event.kind == "gave-card":
            giver, taker = taker, giver
        self._left_unseen(giver)
        self.types[taker][-1] += 1
        self.counts[taker] += 1

    def _saw_card(self, event: Event, own: bool) -> None:
        if not event.is_visible_to(None if self.seat == SPECTATOR else self.seat):
            return
        if event.kind == "saw-hand-cards":
            seat, *cards = event.things
            self.hands[seat], self.types[seat] = Counter(cards), Counter([self.kinds[card] for card in cards])
            self.lost[seat] = 0
            return
        other, card = event.things
        giver, taker = (event.seat, other) if event.kind == "gave-card-seen" else (other, event.seat)
        if self.counts[giver]:
            self.lost[giver] -= 1
            self._forget_seen(giver, card)
        self.types[taker][-1] -= 1
        self.types[taker][self.kinds[card]] += 1
        self.hands[taker][card] += 1

    def _left_unseen(self, seat: int) -> None:
        self.lost[seat] += 1
        self._one_less(seat)

    def _left_seen(self, seat: int, card: int) -> None:
        self._forget_seen(seat, card)
        self._one_less(seat)

    def _one_less(self, seat: int) -> None:
        """A hand has one card fewer. If it is empty now, forgets everything about it."""
        self.counts[seat] -= 1
        if self.counts[seat] == 0:
            self.hands[seat], self.types[seat], self.lost[seat] = Counter(), Counter(), 0

    def _forget_seen(self, seat: int, card: int) -> None:
        """Removes a card that left a hand. If it was not known to be there, removes an unknown card of its type,
        or else a card of unknown type.
        """
        kind = self.kinds[card]
        if self.hands[seat][card]:
            self.hands[seat][card] -= 1
            self.types[seat][kind] -= 1
            return
        named = sum([count for other, count in self.hands[seat].items() if self.kinds[other] == kind])
        self.types[seat][kind if self.types[seat][kind] > named else -1] -= 1

    def _deal(self, event: Event, own: bool) -> None:
        if event.kind == "support-card":
            self.support += event.things if own else ()
            self._left_unseen(event.seat)
        elif event.kind == "cleared":
            self.discards.update([*self.support, *self.offers])
            self.support, self.offers = [], []
        elif event.things[0] < EMERGENCIES:
            card = event.things[0]
            if event.kind == "sent-back":
                self.offers.remove(card)
                self.hands[event.seat][card] += 1
                self.types[event.seat][self.kinds[card]] += 1
                self.counts[event.seat] += 1
            else:
                self.offers.append(card)
                self._left_seen(event.seat, card)

    # Other cards.

    def _rival(self, event: Event, own: bool) -> None:
        aside = self.seats
        if event.kind == "rival" and own:
            self.rivals[event.seat] = event.things[0]
        elif event.kind == "saw-rival" and own:
            self.rivals[aside] = event.things[0]
        elif event.kind == "swapped-rival":
            before = dict(self.rivals)
            for place, other in ((event.seat, aside), (aside, event.seat)):
                self.rivals.pop(place, None)
                if other in before:
                    self.rivals[place] = before[other]

    def _investment(self, event: Event, own: bool) -> None:
        if event.kind == "drew-investments":
            self.investments = {}
            if own:
                self.drawn, self.chosen, self.returned = event.things, 0, 0
        elif event.kind == "chose-investment" and own:
            self.chosen = event.things[0]
            (self.returned,) = [one for one in self.drawn if one != self.chosen]
            self.drawn = ()
        elif event.kind == "investment":
            self.investments[event.seat] = event.things[0]

    def _lies_open(self, event: Event, own: bool) -> None:
        if event.kind == "looked-at-events":
            self.backs |= set(event.things)
            self.events |= set(event.things) if own else set()
        elif event.kind == "event":
            self.events |= set(event.things)
        elif event.kind == "asset-discarded":
            self.assets |= set(event.things)
        else:
            self.demands |= set(event.things)


HEARD: dict[str, Callable[[Observation, Event, bool], None]] = {
    "drew": Observation._drew,
    "drew-cards": Observation._drew_cards,
    "discarded": Observation._discarded,
    "discarded-card": Observation._discarded,
    "sorted": Observation._sorted,
    "added-support": Observation._added,
    "gave-card": Observation._changed_hands,
    "stole-card": Observation._changed_hands,
    "inherited": Observation._changed_hands,
    "gave-card-seen": Observation._saw_card,
    "stole-card-seen": Observation._saw_card,
    "inherited-card": Observation._saw_card,
    "saw-hand-cards": Observation._saw_card,
    "main-offer": Observation._deal,
    "counteroffer": Observation._deal,
    "sent-back": Observation._deal,
    "support-card": Observation._deal,
    "cleared": Observation._deal,
    "rival": Observation._rival,
    "saw-rival": Observation._rival,
    "swapped-rival": Observation._rival,
    "drew-investments": Observation._investment,
    "chose-investment": Observation._investment,
    "investment": Observation._investment,
    "looked-at-events": Observation._lies_open,
    "event": Observation._lies_open,
    "asset-discarded": Observation._lies_open,
    "new-demand": Observation._lies_open,
}
