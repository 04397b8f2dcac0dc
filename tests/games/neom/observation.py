"""Follows a whole game and notes, by the rules alone, which tiles each seat may have seen."""

from __future__ import annotations

from neopolis.engine.event import Event
from neopolis.games.neom import NeomGame
from neopolis.games.neom.knowledge.view import View
from tests.games.neom.watch import DECKS

SPECTATOR = -1

# By kind of event: the positions in `things` that hold tile numbers.
ALL = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
TILES_TOLD: dict[str, tuple[int, ...]] = {
    "board": (), "generation": (), "bought": (), "income": (), "disaster": (), "spared": (), "paid-disaster": (),
    "kept": ALL, "picked-up": ALL, "chose": ALL, "discarded": ALL, "selected": ALL, "sold": ALL, "set-aside": ALL,
    "put-away": ALL, "face-up": ALL, "prevented": ALL, "gained": (1,), "paid": (1,), "placed": (0, 2),
    "removed": (0,), "swapped": ALL[1:],
}  # fmt: skip


def tiles_told(event: Event) -> set[int]:
    places = TILES_TOLD[event.kind]
    return {tile for at, tile in enumerate(event.things) if at in places and 0 < tile <= 150}


class Observation:
    """What each seat, and a spectator, has seen so far."""

    def __init__(self, game: NeomGame) -> None:
        self.game = game
        self.seats = game.seats
        self.seen: dict[int, set[int]] = {seat: set() for seat in (SPECTATOR, *range(game.seats))}
        self.passed: dict[int, list[list[int]]] = {seat: [] for seat in range(game.seats)}
        self.last: tuple[tuple[int, ...], ...] = ()
        self.look()

    def look(self) -> None:
        """Note the position: players see their own hands, and everybody sees all face-up tiles."""
        s = self.game.s
        if s.hands != self.last and s.generation == 0 and self.last:
            for seat, hand in enumerate(self.last):
                self.passed[seat].append(sorted(set(hand) - {s.kept[seat][-1]}))
        self.last = s.hands
        drafting = s.generation == 0 and self.seats > 2
        public = {*s.face_up, *s.discards, *[tile for tile in s.selected if tile]}
        for event in s.events:
            public |= {tile for tile in event.things if event.kind == "selected"}
        for row in () if drafting else s.kept:
            public.update(row)
        for city in s.cities:
            public.update(tile for tile in city.tiles if 0 < tile <= 150)
        for seat, seen in self.seen.items():
            seen |= public
            if seat != SPECTATOR:
                seen |= {*s.hands[seat], *(s.kept[seat] if drafting else ())}

    def allowed(self, seat: int) -> set[int]:
        """The tiles a seat knows: those it has seen, and the last hand once it has seen all the others."""
        s = self.game.s
        seen = self.seen[seat]
        if s.generation and self.seats > 2 and seat != SPECTATOR:
            rest = DECKS[s.generation, s.setting.tile_set] - seen
            strange = [hand for hand in s.hands if not seen.issuperset(hand)]
            if len(strange) == 1 and set(strange[0]) == rest:
                return seen | rest
        return seen

    def early(self) -> list[str]:
        """Events of the last answer that tell a seat of tiles it must not know yet."""
        found = []
        for event in self.game.s.events:
            for seat in self.seen:
                if event.is_visible_to(None if seat == SPECTATOR else seat):
                    strange = tiles_told(event) - self.seen[seat]
                    found += [f"seat {seat} hears of {strange} in {event}"] if strange else []
        return found


def tiles_in(view: View) -> set[int]:
    """Every tile number in a view."""
    found = {*view.face_up, *view.discards, *[pick for pick in view.picks if pick <= 150]}
    for row in view.passed:
        found.update(row)
    for player in view.players:
        found |= {*player.tiles.values(), *(player.cornerstones or ()), *(player.hand or ()), player.selected}
    return found - {0}
