"""Ways to spoil a position, what was told of it, or the books: invariants must notice."""

from __future__ import annotations

from collections.abc import Callable

from neopolis.engine.event import EVERYBODY, Event
from neopolis.engine.result import Result
from neopolis.games.new_angeles.ids import HUMAN_FIRST, PRISEC, STRIKES
from neopolis.games.new_angeles.rules.state import NewAngeles
from tests.games.new_angeles.deal_books import NOBODY
from tests.games.new_angeles.watch import Watch

Spoil = Callable[[Watch, NewAngeles], bool]  # whether there was something to spoil
Row = tuple[int, ...]
When = Callable[[Watch, NewAngeles], bool]


def always(w: Watch, s: NewAngeles) -> bool:
    return True


def has(*kinds: str) -> When:
    """Something of each kind was told."""
    return lambda w, s: set(kinds) <= {event.kind for event in s.events}


def state(name: str, change: Callable[[NewAngeles], object], when: When = always) -> Spoil:
    """Put another value into the state, or (as "deal.main") into its deal."""

    def spoil(w: Watch, s: NewAngeles) -> bool:
        if not when(w, s):
            return False
        holder: object = s.deal if name.startswith("deal.") else s
        setattr(holder, name.removeprefix("deal."), change(s))
        return True

    return spoil


def in_list(name: str, at: int, change: Callable[[int], int], when: When = always) -> Spoil:
    """Change a number of a list in the state."""

    def spoil(w: Watch, s: NewAngeles) -> bool:
        row = getattr(s, name)
        row[at] = change(row[at])
        return when(w, s)

    return spoil


def told(kind: str, change: Callable[[Row], Row], when: When = always) -> Spoil:
    """Let the first event of a kind tell of something else."""

    def spoil(w: Watch, s: NewAngeles) -> bool:
        for at, event in enumerate(s.events):
            if event.kind == kind and when(w, s):
                s.events[at] = Event(kind, event.seat, change(event.things), event.audience)
                return True
        return False

    return spoil


def by_another(kind: str, when: When = always) -> Spoil:
    """Let the first event of a kind be another seat's."""

    def spoil(w: Watch, s: NewAngeles) -> bool:
        for at, event in enumerate(s.events):
            if event.kind == kind and when(w, s):
                s.events[at] = Event(kind, (event.seat + 2) % w.seats, event.things, event.audience)
                return True
        return False

    return spoil


def untold(kind: str) -> Spoil:
    """Let events of a kind not be told."""

    def spoil(w: Watch, s: NewAngeles) -> bool:
        found = [event for event in s.events if event.kind == kind]
        s.events = [event for event in s.events if event.kind != kind]
        return bool(found)

    return spoil


def more(kind: str, seat: int, things: Row, when: When = always) -> Spoil:
    """Tell something that did not happen."""

    def spoil(w: Watch, s: NewAngeles) -> bool:
        found = when(w, s)
        s.events.append(Event(kind, seat, things))
        return found

    return spoil


def first_of(kind: str, seat: int, things: Row, when: When = always) -> Spoil:
    """Tell something that did not happen, before all else."""

    def spoil(w: Watch, s: NewAngeles) -> bool:
        found = when(w, s)
        s.events.insert(0, Event(kind, seat, things))
        return found

    return spoil


def books(change: Callable[[Watch], None], when: When = always) -> Spoil:
    """Spoil the books instead."""

    def spoil(w: Watch, s: NewAngeles) -> bool:
        if not when(w, s):
            return False
        change(w)
        return True

    return spoil


def publish(w: Watch, s: NewAngeles) -> bool:
    secrets = [at for at, event in enumerate(s.events) if event.audience != EVERYBODY]
    for at in secrets:
        s.events[at] = Event(s.events[at].kind, s.events[at].seat, s.events[at].things)
    return bool(secrets)


def moved_card(w: Watch, s: NewAngeles) -> bool:
    """A card lies in a deck of another type; every card is still in one place."""
    if min([len(deck) for deck in s.decks]) < 2:
        return False
    first, second, *others = s.decks
    s.decks = ((second[0], *first[1:]), (first[0], *second[1:]), *others)
    return True


def backwards(name: str, when: When = always) -> Spoil:
    """A row of the state in another order."""
    return state(name, lambda s: getattr(s, name)[::-1], when)


def hands_backwards(w: Watch, s: NewAngeles) -> bool:
    s.hands = tuple([hand[::-1] for hand in s.hands])
    return any([len(set(hand)) > 1 for hand in s.hands])


def settled(w: Watch, s: NewAngeles) -> bool:
    """The deal is decided and its cards still lie there."""
    return s.deal.winner != NOBODY and bool(s.deal.main) and bool(s.deal.counters)


def countered(least: int) -> When:
    return lambda w, s: len(s.deal.counters) >= least and not s.deal.counters_closed


def supported(w: Watch, s: NewAngeles) -> bool:
    return bool(s.deal.main_supporters)


def turned(w: Watch, s: NewAngeles) -> bool:
    return bool(s.events) and s.events[-1].kind == "turn"


def other_winner(things: Row) -> Row:
    return (265 - things[0], *things[1:])  # MAIN and COUNTER


def claimed_by_loser(w: Watch, s: NewAngeles) -> bool:
    revealed = w.old.deal.revealed
    for at, event in enumerate(s.events):
        if event.kind == "claimed" and event.things[0] == revealed and event.seat == w.old.deal.winner:
            s.events[at] = Event("claimed", (event.seat + 1) % w.seats, event.things)
            return True
    return False


def use_tired(w: Watch, s: NewAngeles) -> bool:
    """An asset that was just exhausted had been so before."""
    w.old.exhausted |= s.exhausted
    return s.exhausted != 0 and has("used-asset")(w, s) and "exhaust" in kinds_used(w, s)


def kinds_used(w: Watch, s: NewAngeles) -> set[str]:
    assets = [event.things[0] for event in s.events if event.kind == "used-asset"]
    return {"exhaust" for asset in assets if s.exhausted >> asset & 1}


def tire(w: Watch, s: NewAngeles) -> bool:
    owned = [asset for asset, seat in enumerate(s.owners) if seat != NOBODY and not s.exhausted >> asset & 1]
    s.exhausted |= sum([1 << asset for asset in owned])
    return len(owned) > 1


def ready_others(w: Watch, s: NewAngeles) -> bool:
    found = [a for a, seat in enumerate(s.owners) if seat not in (NOBODY, s.active) and w.old.exhausted >> a & 1]
    s.exhausted = 0
    return bool(found) and not [event for event in s.events if event.kind in ("drew", "asset-discarded")]


def face_down(w: Watch, s: NewAngeles) -> bool:
    """The emergency action that is offered lay face down."""
    w.old.emergency_face_up = 0
    return any([e.kind in ("main-offer", "counteroffer") and e.things[0] > 20 for e in s.events])


def other_result(w: Watch, s: NewAngeles) -> bool:
    w.result = Result((), (), "threat")
    return not w.game.over


def lie(name: str) -> Spoil:
    """The state has something else than the view, which was taken before."""

    def spoil(w: Watch, s: NewAngeles) -> bool:
        w.view(None)
        setattr(s, name, getattr(s, name) + 1)
        return w.looks_at_views

    return spoil


def other_hand(w: Watch, s: NewAngeles) -> bool:
    if not w.looks_at_views or w.game.over:
        return False
    w.hands = [[*hand, 1] for hand in w.hands]
    return True


def other_books(change: Callable[[Watch], None]) -> Spoil:
    def spoil(w: Watch, s: NewAngeles) -> bool:
        if w.looks_at_views:
            change(w)
        return w.looks_at_views

    return spoil


def add_capital(w: Watch) -> None:
    w.capital[0] += 1


def add_token(w: Watch) -> None:
    w.tokens[PRISEC] ^= {1}


def stranger(w: Watch, s: NewAngeles) -> bool:
    """The active player has laid the support."""
    s.deal.main_supporters |= 1 << s.active
    return supported(w, s)


def both_supported(w: Watch, s: NewAngeles) -> bool:
    s.deal.counter_supporters = s.deal.main_supporters
    return supported(w, s)


def twice_countered(w: Watch, s: NewAngeles) -> bool:
    s.deal.counterers = (*s.deal.counterers[:-1], s.deal.counterers[0]) if s.deal.counterers else ()
    return len(s.deal.counterers) > 1


def enemy_with_prisec(w: Watch, s: NewAngeles) -> bool:
    s.tokens[HUMAN_FIRST] |= s.tokens[PRISEC]
    return s.tokens[PRISEC] != 0 and s.ended == 0


def in_strike(w: Watch, s: NewAngeles) -> bool:
    """A district in strike has produced."""
    for at, event in enumerate(s.events):
        if event.kind == "exploited" and any(event.things[2:]):
            things = (event.things[0], event.things[1] | 1 << STRIKES, *event.things[2:])
            s.events[at] = Event("exploited", event.seat, things)
            return True
    return False
