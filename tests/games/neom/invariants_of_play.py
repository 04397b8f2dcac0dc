"""Invariants of tiles, hands, packs and the order of play."""

from __future__ import annotations

from collections import Counter

from neopolis.engine.event import EVERYBODY
from tests.games.neom.invariant import invariant, then
from tests.games.neom.watch import DECKS, GENERATION, Watch

PACKS = {  # by number of players and tile set: the sizes of a generation's packs, and how many tiles are put away
    (2, 1): ((4, 4, 4, 3, 3, 3, 3), 0),
    (1, 1): ((5, 4, 4, 3, 3, 2, 2), 1),
    (1, 4): ((6, 5, 5, 4, 4, 3, 3), 2),
    (1, 5): ((7, 6, 6, 5, 5, 4, 4), 3),
}
STACKS: dict[int, tuple[int, ...]] = {1: (4, 3, 2), 2: (3, 3, 3)}


@invariant
def tiles_in_one_place(w: Watch) -> None:
    """No tile is in two places."""
    places = _tiles_present(w)
    twice = [tile for tile, count in Counter(places).items() if count > 1]
    assert not twice, f"{twice} are in two places"


def _tiles_present(w: Watch) -> list[int]:
    now = w.now
    found = [*now.discards, *now.face_up, *now.put_away, *[tile for tile in now.selected if tile]]
    for row in (*now.hands, *now.kept, *now.packs):
        found += row
    for city in now.cities:
        found += [tile for tile in city[2:] if 0 < tile <= 150]
    return found


@invariant
def tiles_conserved(w: Watch) -> None:
    """NEOM 4.2, 16.3, 17.3: once a generation has begun, every tile of its deck is in play or out of the game."""
    accounted = [*_tiles_present(w), *w.box]
    for generation in range(1, w.now.generation + 1):
        found = sorted([tile for tile in accounted if GENERATION[tile] == generation])
        assert found == sorted(DECKS[generation, w.players]), f"tiles of generation {generation} are missing or twice"
    early = [tile for tile in accounted if GENERATION[tile] > w.now.generation]
    assert not early, f"{early} have come too early"


@invariant
def none_comes_back(w: Watch) -> None:
    """A tile that is out of the game stays out."""
    back = w.box.intersection(_tiles_present(w))
    assert not back, f"{back} came back"


@invariant
def cornerstones_conserved(w: Watch) -> None:
    """NEOM 3.1, 3.4, 16.2, 17.1: players always have as many Cornerstones, held or placed, as they chose."""
    if w.now.generation:
        each = 1 if w.beginner else 3
        for books, kept in zip(w.books, w.now.kept, strict=True):
            assert set(kept) == books.kept and len(kept) == len(books.kept), "held are others than those chosen"
            placed = books.cornerstones_placed
            assert len(kept) + placed == each, f"{len(kept)} held, {placed} placed"


@invariant
def discards_of_the_preliminary_round(w: Watch) -> None:
    """NEOM 3.4, 16.2, 17.1: the right number is discarded; later only the Contract Office takes from the discards."""
    now = w.now
    if now.generation == 1 and then(w).generation == 0:
        wanted = 0 if w.beginner else {1: 6, 2: 3}.get(w.seats, w.seats)
        assert len(now.discards) == wanted, f"{len(now.discards)} instead of {wanted}"
    elif now.generation:
        taken = [tile for event in w.told("swapped") for tile in event.things[event.things[0] + 1 :]]
        assert sorted(now.discards) == sorted(set(then(w).discards) - set(taken)), "they changed"


@invariant
def hand_sizes(w: Watch) -> None:
    """NEOM 3.1, 3.3, 4.2, 4.4, 4.5: all hands have the same number of tiles, one less each turn."""
    sizes = {len(hand) for hand in w.now.hands}
    wanted = 0
    if w.seats > 2:
        if w.phase == "SelectTile":
            wanted = 9 - w.now.turn
        elif w.phase == "DraftCornerstone":
            wanted = 4 - len(w.now.kept[0])
        elif w.phase:
            wanted = 8 - w.now.turn
    assert sizes == {wanted}, f"{sizes} in turn {w.now.turn}, {w.phase}"


@invariant
def hands_go_left(w: Watch) -> None:
    """NEOM 3.3, 4.4: within a generation a hand is what the right neighbor held, minus the tile that neighbor took."""
    before, now = then(w), w.now
    if w.seats < 3 or (before.generation, before.hands) == (now.generation, now.hands) or not any(now.hands):
        return
    if before.generation == now.generation and w.phase in ("SelectTile", "DraftCornerstone"):
        for seat in range(w.seats):
            came = set(now.hands[seat])
            assert came <= set(before.hands[seat - 1]), f"seat {seat} took up other tiles"


@invariant
def selections_come_from_hands(w: Watch) -> None:
    """NEOM 4.3, 16.4, 17.4: a player selects a tile from their own hand, or from the face-up tiles."""
    for event in w.told("selected"):
        offered = then(w).hands[event.seat] if w.seats > 2 else then(w).face_up
        assert event.things[0] in offered, f"seat {event.seat} selected {event.things[0]}"


@invariant
def pack_sizes(w: Watch) -> None:
    """NEOM 16.2, 16.3, 17.1, 17.3: with one or two players, the face-down packs have the right sizes."""
    now = w.now
    if w.seats > 2 or w.game.over:
        assert not now.packs and not now.put_away and not now.face_up, "there are packs"
        return
    stacks, away = PACKS[w.seats, w.players] if now.generation else (STACKS[w.seats], 0)
    shown = now.turn if now.generation else sum([len(kept) for kept in now.kept]) // w.seats + 1
    assert tuple([len(pack) for pack in now.packs]) == stacks[shown:], f"{now.packs} in turn {now.turn}"
    assert len(now.put_away) == away, f"{now.put_away} are put away"


@invariant
def face_up_tiles(w: Watch) -> None:
    """NEOM 16.4, 17.4: the face-up tiles are the turn's pack, minus those selected from it."""
    if w.seats > 2 or w.now.generation == 0 or w.game.over:
        return
    whole = PACKS[w.seats, w.players][0][w.now.turn - 1]
    done = sum([books.selections for books in w.books]) - w.seats * (7 * (w.now.generation - 1) + w.now.turn - 1)
    assert len(w.now.face_up) == whole - done, f"{w.now.face_up} after {done} selections"


# The course of play.


@invariant
def clock(w: Watch) -> None:
    """NEOM 4.1: the clock goes through turns 1 to 7 of generations 1 to 3, never backwards, and skips none."""
    old = max(0, 7 * (then(w).generation - 1) + then(w).turn)
    new = max(0, 7 * (w.now.generation - 1) + w.now.turn)
    assert 0 <= w.now.generation <= 3 and 0 <= w.now.turn <= 7, f"{w.now.generation}.{w.now.turn}"
    assert new - old in (0, 1), f"from turn {old} to {new}"


@invariant
def deciders_are_partners(w: Watch) -> None:
    """Only seats of the open step are awaited, and at least one, until the game is over after the last turn."""
    s = w.s
    assert s.asked & ~s.all_asked == 0 and s.all_asked < 1 << w.seats, "somebody else is awaited"
    assert s.asked == s.all_asked, "a new step does not await all of its partners"
    assert (s.asked == 0) == w.game.over, "awaited and over do not fit"
    assert not w.game.over or (w.now.generation, w.now.turn) == (3, 7), "it ended too early"


@invariant
def one_selection_a_turn(w: Watch) -> None:
    """NEOM 4.3, 4.9: nobody selects twice in a turn, and nobody is left out."""
    turns = max(0, 7 * (w.now.generation - 1) + w.now.turn)
    selected = [books.selections for books in w.books]
    waits = w.phase in ("SelectTile", "SelectFaceUp")
    assert all([turns - 1 <= count <= turns for count in selected] if turns else [not any(selected)]), f"{selected}"
    assert waits or w.phase == "TakeAction" or set(selected) == {turns}, f"{selected} in turn {turns}"


@invariant
def one_action_a_turn(w: Watch) -> None:
    """NEOM 4.7: each awaited seat sells or places one tile; the selected tile is placed, sold or set aside."""
    acted = Counter([event.seat for event in w.events if event.kind in ("sold", "placed")])
    due = {seat for seat, tile in enumerate(then(w).selected) if tile}
    assert set(acted) <= due and all([count == 1 for count in acted.values()]), f"{acted} acted"
    if acted:
        assert set(acted) == due and not any(w.now.selected), "somebody did not act"
    for event in w.events:
        if event.kind in ("sold", "set-aside"):
            assert event.things[0] == then(w).selected[event.seat], "another tile was given up"
        elif event.kind == "placed" and event.things[0] != then(w).selected[event.seat]:
            assert event.things[0] in then(w).kept[event.seat], "a tile from nowhere was placed"


@invariant
def first_player_alternates(w: Watch) -> None:
    """NEOM 16.1, R-31: with two players, the one who chose last begins next."""
    if w.seats != 2:
        assert w.now.first == 0, f"{w.now.first} is first"
    elif w.phase in ("ChooseCornerstone", "SelectFaceUp") and w.now.packs != then(w).packs:
        turned = w.beginner and w.now.generation == 1 and w.now.turn == 1
        assert turned or w.now.first == 1 - then(w).first, "the same seat is first again"


@invariant
def chance_only_when_dealing(w: Watch) -> None:
    """The random generator moves only when a generation is dealt, or the beginners' Contract Office draws."""
    if w.now.rng != then(w).rng:
        drawn = w.beginner and w.told("swapped")
        assert drawn or w.now.generation == then(w).generation + 1, "chance came in"


@invariant
def secrets_have_an_audience(w: Watch) -> None:
    """Only the seat itself gets events about its hand and hidden choices; everybody gets all other events."""
    for event in w.events:
        secret = event.kind in ("picked-up", "put-away") or (event.kind == "chose" and w.seats > 2)
        assert event.audience == (1 << event.seat if secret else EVERYBODY), f"{event}"
