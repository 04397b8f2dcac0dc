"""Follows a whole game and keeps its own books, from the events alone.

The printed values come from the referee's reading of the content files, so nothing here depends on the
engine's tables. After each answer the books can be compared with the state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from neopolis.engine.event import Event
from neopolis.games.neom import NeomGame
from neopolis.games.neom.rules.state import Neom
from tests.games.neom.referee import PROCESSED, RAW, TILES, City, read_rows

GOODS = (*sorted(RAW), *sorted(PROCESSED), "Electronics", "Jewelry", "Sports Cars")  # in the engine's order
CELLS = [column + row for row in "12345" for column in "abcde"]  # in the engine's order
CENTER = 12
ROWS = {int(row["number"]): row for row in read_rows("tiles.csv")}
GENERATION = {number: 0 if row["generation"] == "C" else int(row["generation"]) for number, row in ROWS.items()}
DISASTERS = {number: row["name"] for number, row in ROWS.items() if row["types"] == "Disaster"}
CORNERSTONES = {number for number in ROWS if GENERATION[number] == 0}
POSTAL, IMPORT, LEFT_FROM, RIGHT_FROM, SUPPLY = 196, 197, 198, 203, 208  # options: ways to get a Good


def deck(generation: int, players: int) -> set[int]:
    """The tiles of a generation for a number of players."""
    return {
        number
        for number, row in ROWS.items()
        if GENERATION[number] == generation and int(row["min_players"] or 9) <= players
    }


DECKS = {(generation, players): deck(generation, players) for generation in (1, 2, 3) for players in (1, 4, 5)}


@dataclass(frozen=True)
class Moment:
    """The parts of a state that an open step may not change."""

    moment: int
    generation: int
    turn: int
    first: int
    money: tuple[int, ...]
    locked: tuple[int, ...]
    final_income: tuple[int, ...]
    cities: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    kept: tuple[tuple[int, ...], ...]
    selected: tuple[int, ...]
    discards: tuple[int, ...]
    packs: tuple[tuple[int, ...], ...]
    face_up: tuple[int, ...]
    put_away: tuple[int, ...]
    routes_used: int
    disaster: int
    immune: int
    rng: int


def moment_of(s: Neom) -> Moment:
    return Moment(
        s.step_number, s.generation, s.turn, s.first, tuple(s.money), tuple(s.locked), s.final_income,
        tuple([city.row() for city in s.cities]), s.hands, s.kept, tuple(s.selected), s.discards, s.packs,
        s.face_up, s.put_away, s.routes_used, s.disaster, s.immune, s.rng,
    )  # fmt: skip


@dataclass
class Books:
    """What one seat has, according to the events."""

    center: str
    tiles: dict[int, int] = field(default_factory=dict)  # by cell, without the City Center
    modular: str | None = None
    money: int = 6  # L-Coins, including those that are locked
    received: int = 0  # L-Coins from buyers on this turn
    kept: set[int] = field(default_factory=set)
    selections: int = 0
    placements: int = 0
    cornerstones_placed: int = 0
    income: int = 0  # L-Coins of the latest income

    def city(self) -> City:
        named = {CELLS[cell]: tile for cell, tile in self.tiles.items()}
        return City({"center": self.center, "tiles": named, "modular_factory": self.modular})

    def data(self, money: int = 0, final_income: int = 0) -> dict[str, object]:
        """The city as the referee's functions take it."""
        named = {CELLS[cell]: tile for cell, tile in self.tiles.items()}
        return {
            "center": self.center, "tiles": named, "modular_factory": self.modular,
            "money": money, "final_income": final_income,
        }  # fmt: skip


class Watch:
    """The books of a whole game. Call `look` after each answer."""

    def __init__(self, game: NeomGame) -> None:
        view = game.view(None)
        self.game = game
        self.seats = view.seats
        self.players = int(view.tiles[0])
        self.beginner = view.variant == "beginner"
        self.late = view.seller_money == "after-disaster"
        self.books: list[Books] = []
        self.box: set[int] = set()  # tiles that are out of the game
        self.disasters = 0  # number of Disasters in this generation
        self.bank = 0  # L-Coins that the supply has paid out minus those it has received
        self.before: Moment | None = None
        self.now = moment_of(game.s)
        self.boards: list[City] = []
        self.old_boards: list[City] = []
        self.old_data: list[dict[str, object]] = []
        self.events: list[Event] = []
        self._read(game.s.events)

    @property
    def s(self) -> Neom:
        return self.game.s

    @property
    def phase(self) -> str:
        """The name of the open step."""
        return "" if self.game.over else type(self.game.machine.asking(self.s)).__name__

    def told(self, kind: str) -> list[Event]:
        """Events of this kind that the last answer brought."""
        return [event for event in self.events if event.kind == kind]

    def look(self) -> bool:
        """Reads the events of the last answer; False if it left its step open."""
        self.before = self.now
        self.now = moment_of(self.s)
        if self.now.moment == self.before.moment:
            self.events = self.s.events
            return False
        if self.before.put_away and self.before.put_away != self.now.put_away:
            self.box.update(self.before.put_away)
        self._read(self.s.events)
        return True

    def _read(self, events: list[Event]) -> None:
        self.events = events
        self.old_boards = self.boards
        self.old_data = [books.data() for books in self.books]
        for event in events:
            reader = READERS.get(event.kind)
            if reader is not None:
                reader(self, event)
        self.boards = [books.city() for books in self.books]
        clock = (self.now.generation, self.now.turn)
        if self.before is not None and clock != (self.before.generation, self.before.turn):
            for books in self.books:
                books.received = 0


def _board(w: Watch, event: Event) -> None:
    w.books.append(Books(GOODS[event.things[0]]))


def _kept(w: Watch, event: Event) -> None:
    w.books[event.seat].kept = set(event.things)


def _chose(w: Watch, event: Event) -> None:
    w.books[event.seat].kept.update(event.things)


def _generation(w: Watch, event: Event) -> None:
    w.disasters = 0


def _selected(w: Watch, event: Event) -> None:
    w.books[event.seat].selections += 1
    w.box.update(DISASTERS.keys() & set(event.things))


def _gone(w: Watch, event: Event) -> None:
    """Notes that tiles leave the game; Cornerstones not chosen in the Preliminary Round stay on their pile."""
    w.box.update(tile for tile in event.things if GENERATION[tile])


def _sold(w: Watch, event: Event) -> None:
    _gone(w, event)
    w.books[event.seat].money += 5
    w.bank += 5


def _gained(w: Watch, event: Event) -> None:
    w.books[event.seat].money += event.things[0]
    w.bank += event.things[0]


def _paid(w: Watch, event: Event) -> None:
    w.books[event.seat].money -= event.things[0]
    w.bank -= event.things[0]


def _bought(w: Watch, event: Event) -> None:
    _, way, price = event.things
    w.books[event.seat].money -= price
    if LEFT_FROM <= way < SUPPLY:
        seller = w.books[way - (LEFT_FROM if way < RIGHT_FROM else RIGHT_FROM)]
        seller.money += price
        seller.received += price
    else:
        w.bank -= price


def _placed(w: Watch, event: Event) -> None:
    tile, cell, _, good = event.things
    books = w.books[event.seat]
    books.placements += 1
    if cell in books.tiles:
        _leave(w, books, cell)
    books.tiles[cell] = tile
    if tile in CORNERSTONES:
        books.kept.discard(tile)
        books.cornerstones_placed += 1
    if good >= 0:
        books.modular = GOODS[good]


def _removed(w: Watch, event: Event) -> None:
    _leave(w, w.books[event.seat], event.things[1])


def _leave(w: Watch, books: Books, cell: int) -> None:
    tile = books.tiles.pop(cell)
    w.box.add(tile)
    if TILES[tile].effect == "modular_factory":
        books.modular = None


def _swapped(w: Watch, event: Event) -> None:
    count = event.things[0]
    given, taken = set(event.things[1 : count + 1]), set(event.things[count + 1 :])
    w.books[event.seat].kept = w.books[event.seat].kept - given | taken
    w.box = w.box - taken | given


def _disaster(w: Watch, event: Event) -> None:
    w.disasters += 1


def _income(w: Watch, event: Event) -> None:
    _gained(w, event)
    w.books[event.seat].income = event.things[0]


READERS: dict[str, Callable[[Watch, Event], None]] = {
    "board": _board, "kept": _kept, "chose": _chose, "generation": _generation, "selected": _selected,
    "discarded": _gone, "put-away": _gone, "set-aside": _gone, "sold": _sold, "gained": _gained, "paid": _paid,
    "paid-disaster": _paid, "bought": _bought, "placed": _placed, "removed": _removed, "swapped": _swapped,
    "disaster": _disaster, "income": _income,
}  # fmt: skip
