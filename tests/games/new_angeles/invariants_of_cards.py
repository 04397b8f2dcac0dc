"""Invariants of cards: each card is in one place, and events explain how it got there."""

from __future__ import annotations

from collections import Counter

from neopolis.games.new_angeles.ids import CORPORATION, EMERGENCY, FEDERALIST, TYPE, TYPES
from neopolis.games.new_angeles.knowledge.knowledge import DECK
from neopolis.games.new_angeles.rules.state import NewAngeles
from tests.games.new_angeles.deal_books import NOBODY
from tests.games.new_angeles.invariant import invariant, same
from tests.games.new_angeles.watch import Watch


@invariant
def action_cards_in_one_place(w: Watch) -> None:
    """NA 2.0: there are as many copies of each action card as in the box."""
    s = w.s
    if w.is_as_before("decks", "hands", "discards") and vars_of_deal(w.s) == vars_of_deal(w.old):
        return
    found = Counter([card for row in (*s.decks, *s.hands) for card in row])
    found.update(s.discards + s.deal.main_support + s.deal.counter_support)
    found.update([card for card in (s.deal.main, *s.deal.counters) if 0 < card < EMERGENCY])
    wanted = Counter({card: copies for card, copies in enumerate(w.tables.action_copies) if copies})
    assert found == wanted, f"{found - wanted} too many, {wanted - found} too few"
    assert sum(wanted.values()) == 100, "not the cards of the box"


def vars_of_deal(s: NewAngeles) -> tuple[object, ...]:
    deal = s.deal
    return (deal.main, deal.counters, deal.main_support, deal.counter_support)


@invariant
def decks_hold_their_type(w: Watch) -> None:
    """NA 0.2, 2.2: a deck has only cards of its type."""
    if w.is_as_before("decks"):
        return
    for kind, deck in enumerate(w.s.decks):
        assert all([w.tables.action_deck[card] == kind for card in deck]), f"deck {kind}: {deck}"


@invariant
def emergency_actions_in_one_place(w: Watch) -> None:
    """NA 21.0, 21.6: exactly the emergency actions of the corporations in play are held by players or offered."""
    s = w.s
    offered = [card - EMERGENCY for card in (s.deal.main, *s.deal.counters) if card >= EMERGENCY]
    held = [corporation for corporation, seat in enumerate(s.emergency_holders) if seat != NOBODY]
    same([*offered, *held], s.setting.corporations if s.emergency_holders else (), "emergency actions")


@invariant
def assets_in_one_place(w: Watch) -> None:
    s = w.s
    owned = [asset for asset, seat in enumerate(s.owners) if seat != NOBODY]
    revealed = [s.deal.revealed] if s.deal.revealed else []
    same([*s.track, *s.asset_deck, *owned, *revealed], range(1, 35), "assets")


@invariant
def events_in_one_place(w: Watch) -> None:
    """NA 25.0: each event is in the deck, except the one that was drawn."""
    drawn = [w.s.event] if w.s.event else []
    same([*w.s.event_deck, *drawn], range(1, 17), "events")


@invariant
def demands_in_one_place(w: Watch) -> None:
    same([w.s.demand, *w.s.demand_deck], range(1, 10), "demands")


@invariant
def investments_in_one_place(w: Watch) -> None:
    s = w.s
    drawn = [one for row in s.drawn for one in row]
    same([*drawn, *[one for one in s.investments if one], *s.investment_deck], range(1, 13), "investments")


@invariant
def rivals_in_one_place(w: Watch) -> None:
    """NA 0.10: the rival cards in play are those of the corporations in play and the Federalist, each once."""
    s = w.s
    wanted = [*[CORPORATION + corporation for corporation in s.setting.corporations], FEDERALIST]
    if s.rivals:
        same([*s.rivals, s.rival_aside], wanted, "rivals")


@invariant
def hands_explained(w: Watch) -> None:
    """Each hand has the cards that came to it and did not leave, according to the events."""
    for seat in range(w.seats):
        same(w.s.hands[seat], w.hands[seat], f"hand of seat {seat}")


@invariant
def hand_counts_explained(w: Watch) -> None:
    """NA 2.7: from public events, everybody can count the cards in every hand."""
    laying = w.next_prompt == "support-card"
    counts = [len(hand) for hand in w.s.hands]
    assert laying or counts == w.counts, f"{counts} instead of {w.counts}"


@invariant
def discards_explained(w: Watch) -> None:
    """NA 2.4, 16.5: the discard pile has the cards discarded and cleared from the table since the last sorting."""
    same(w.s.discards, w.discards, "discard pile")


@invariant
def sorting_is_open(w: Watch) -> None:
    """NA 2.2: a sorting reveals the whole discard pile, and each card joins the deck of its type."""
    for event, lay in zip(w.told("sorted"), w.sorted, strict=True):
        same(event.things, lay, "cards turned up")
    assert not w.sorted or len(w.s.discards) < len(w.sorted[-1]) or w.told("cleared"), "the pile is still there"


@invariant
def sorting_needs_an_empty_deck(w: Watch) -> None:
    """NA 2.2: the discard pile is sorted only when a deck runs out during a draw."""
    if w.sorted:
        drawn: Counter[int] = Counter()
        for event in w.told("drew"):
            drawn[event.things[0]] += event.things[1]
        short = [kind for kind in range(TYPES) if drawn[kind] >= len(w.old.decks[kind])]
        assert short, "no deck ran out"


@invariant
def decks_explained(w: Watch) -> None:
    """R-71: from public events, everybody can count the cards in every deck."""
    for kind in range(TYPES):
        count = len(w.old.decks[kind])
        count -= sum([event.things[1] for event in w.told("drew") if event.things[0] == kind])
        for lay in w.sorted:
            count += len([card for card in lay if w.tables.action_deck[card] == kind])
        count -= len([event for event in w.told("added-support") if event.things[1] == kind])
        assert len(w.s.decks[kind]) == count, f"deck {kind}: {len(w.s.decks[kind])} instead of {count}"


@invariant
def draws_are_of_the_type_told(w: Watch) -> None:
    """NA 2.1: an event tells everybody the type and number of cards drawn; another tells the drawer which cards."""
    for drew, cards in zip(w.told("drew"), w.told("drew-cards"), strict=True):
        kind, count = drew.things
        assert (drew.seat, count) == (cards.seat, len(cards.things)), f"{drew} and {cards}"
        assert all([w.tables.action_deck[card] == kind for card in cards.things]), f"{cards} are not of type {kind}"


@invariant
def decks_are_drawn_from_the_top(w: Watch) -> None:
    """A deck that was not shuffled is the same as before, minus its top cards."""
    for kind in range(TYPES) if not w.sorted else ():
        old, new = w.old.decks[kind], w.s.decks[kind]
        assert not old or new == old[len(old) - len(new) :], f"deck {kind} has another order"


@invariant
def asset_deck_keeps_its_order(w: Watch) -> None:
    """NA 6.7, 67.3: assets leave the deck from the top, discarded assets go under it, and it is never shuffled."""
    under = [event.things[0] for event in w.told("asset-discarded")]
    line = (*w.old.asset_deck, *under)
    assert w.s.asset_deck == line[len(line) - len(w.s.asset_deck) :], "another order"
    taken = len(line) - len(w.s.asset_deck)
    laid = w.s.track if w.event_ended else ()
    direct = [event.things[0] for event in w.told("claimed") if event.things[0] in line[:taken]]
    revealed = [event.things[0] for event in w.told("revealed")]
    same(line[:taken], {*laid, *direct, *[asset for asset in revealed if asset in line[:taken]]}, "assets taken")


@invariant
def event_deck_keeps_its_order(w: Watch) -> None:
    """NA 24.3, 25.0, R-118: the event deck changes only in known ways: a card is drawn, put on top or put under it."""
    deck = list(w.old.event_deck)
    for event in w.events:
        if event.kind == "event":
            assert event.things[0] == deck.pop(0), "not the top card was drawn"
        elif event.kind == "event-buried":
            deck.append(deck.pop(event.things[0]))
        elif event.kind == "event-raised":
            deck.insert(0, deck.pop(event.things[0]))
    if w.event_ended:
        deck.append(w.event)
    assert deck == list(w.s.event_deck), "another order"


@invariant
def demand_deck_keeps_its_order(w: Watch) -> None:
    """NA 18.3: the demand on top is revealed, and the old one goes under the deck."""
    line = (w.old.demand, *w.old.demand_deck)
    turned = len(w.told("new-demand"))
    assert turned <= 1, "two demands at once"
    line = (*line[1:], line[0]) if turned else line
    assert (w.s.demand, *w.s.demand_deck) == line, "another order"


@invariant
def investments_were_drawn(w: Watch) -> None:
    """NA 18.4, 33.0: every player draws two investments and keeps one of them."""
    for seat, investment in enumerate(w.s.investments):
        assert investment == 0 or investment in w.drawn.get(seat, ()), f"seat {seat} never drew {investment}"
        assert investment == w.investments.get(seat, investment), f"seat {seat} chose another"
    assert not w.s.drawn or [len(row) for row in w.s.drawn] == [2] * w.seats, f"{w.s.drawn}"


@invariant
def investments_are_revealed(w: Watch) -> None:
    """NA 18.1, 33.1: investments are revealed to everybody in a demand round, and not before."""
    told = [event.things[0] for event in w.told("investment")]
    if told:
        assert tuple(told) == w.old.investments, f"{told} were revealed"
        assert w.s.round in (2, 4, 6), f"in round {w.s.round}"


@invariant
def rivals_change_by_swaps(w: Watch) -> None:
    """NA 72.32: a seat's rival card changes only by a public swap with the card set aside."""
    if w.s.rivals:
        assert [*w.s.rivals, w.s.rival_aside] == w.rivals, f"{w.s.rivals} instead of {w.rivals}"


@invariant
def rows_are_sorted(w: Watch) -> None:
    """Hands and drawn investments are sorted, so that their order reveals nothing."""
    for row in (*w.s.hands, *w.s.drawn):
        assert list(row) == sorted(row), f"{row}"


# What each seat knows.


@invariant
def known_decks_are_true(w: Watch) -> None:
    """A card that a seat knows to be in a deck is there."""
    s = w.s
    if w.is_as_before("decks", "deck_holds", "known"):
        return
    rows = [(kind, row) for kind, row in enumerate(s.deck_holds) if row]
    rows += [(row[2], row[3:]) for row in s.known if row[1] == DECK]
    for kind, row in rows:
        strange = Counter(row) - Counter(s.decks[kind])
        assert not strange, f"{strange} are not in deck {kind}"


@invariant
def known_hands_are_true(w: Watch) -> None:
    """Every hand fits what everybody knows about it, and what each seat knows."""
    s = w.s
    if w.is_as_before("hands", "may_hold", "known"):
        return
    rows = [(seat, row) for seat, row in enumerate(s.may_hold)]
    rows += [(row[2], row[3:]) for row in s.known if row[1] != DECK]
    for seat, row in rows:
        rest = list(row)
        for card in s.hands[seat]:
            kind = TYPE + w.tables.action_deck[card]
            fitting = [entry for entry in (card, kind, 0) if entry in rest]
            assert fitting, f"hand {s.hands[seat]} of seat {seat} is not among {row}"
            rest.remove(fitting[0])


@invariant
def who_saw_what_fits(w: Watch) -> None:
    """The state notes who knows each card of the discard pile, event deck and support. Seats know their own rivals."""
    s = w.s
    assert len(s.discards_seen) == len(s.discards), "discard pile"
    assert len(s.events_seen) == len(s.event_deck), "event deck"
    assert len(s.deal.main_laid_by) == len(s.deal.main_support), "support of the main offer"
    assert len(s.deal.counter_laid_by) == len(s.deal.counter_support), "support of the counteroffer"
    assert all([s.rivals_seen[seat] >> seat & 1 for seat in range(len(s.rivals))]), "own rivals"
