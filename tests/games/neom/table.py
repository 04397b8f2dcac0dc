"""A small language for tests: set up a position on a table, then play it through the real game.

    table().city(0, "Ore", c2=3).money(0, 4).place(0, 13, "d3").player(0).goods

A table begins at the first question of a turn in a game that was really played up to there. A test sets up what
it needs (`city`, `money`, `hand`, ...); everything after that goes through the game's own interface.
All tiles have four roads, unless the test names others: the layouts of the content may change.
"""

from __future__ import annotations

from functools import cache

from neopolis import Refused
from neopolis.engine.event import EVERYBODY, Event
from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import GOOD_NAMES, cell_number
from neopolis.games.neom.knowledge.view import PlayerView
from neopolis.games.neom.rules.city import City, new_city
from neopolis.games.neom.rules.state import Neom, replaced
from tests.games.neom.box import BOX
from tests.games.neom.box import start as start_box

DISASTERS = (24, 64, 104)
FIRST_CORNERSTONE = 121
MODULAR_FACTORY = 137
BOARDS = ("Coal", "Natural Gas", "Oil", "Ore", "Stone")  # board of each seat, unless a test says otherwise

Word = int | str  # an answer: a tile by its number, anything else by its text or the beginning of it


@cache
def content(roads: tuple[tuple[int, str], ...] = ()) -> Pack:
    """The pack of printed tiles, all with four roads, except Disasters and the tiles in `roads`."""
    named = dict(roads)
    head, *rows = BOX.files["roads.csv"].splitlines()
    lines = [head]
    for row in rows:
        number, name, _, source = row.split(",")
        layout = "" if int(number) in DISASTERS else named.get(int(number), "NESW")
        lines.append(f"{number},{name},{layout},{source}")
    return Pack({**BOX.files, "roads.csv": "\n".join(lines)})


def quiet_answer(game: NeomGame, seat: int) -> int:
    """The answer of a seat that the test is not about: no Disaster, and every tile is sold."""
    decision = game.decision(seat)
    if decision.prompt == "select":
        return next(tile for tile in decision.options if tile not in DISASTERS)
    return decision.default


@cache
def opening(
    seats: int, generation: int, turn: int, variant: str, tiles: str | None, seller_money: str, pack: Pack
) -> Neom:
    """The state of a game played with quiet answers up to the first question of a turn."""
    game = start_box(seats, 7, variant=variant, tiles=tiles, seller_money=seller_money, content=pack)
    while (game.s.generation, game.s.turn) != (generation, turn):
        seat = game.deciders[0]
        game.play(seat, quiet_answer(game, seat))
    return game.s


class Table:
    """A position that a test sets up, plays on and reads. Methods that change it return the table."""

    def __init__(self, state: Neom) -> None:
        self._laid_out = state
        self._game: NeomGame | None = None
        self._events: list[Event] = []
        self._turn: tuple[int, int] | None = None  # generation and turn that `finish` ends; None: the current ones

    @property
    def game(self) -> NeomGame:
        if self._game is None:
            self._game = NeomGame(self._laid_out)
            self._game.settle_anchor()
        return self._game

    @property
    def _state(self) -> Neom:
        """The state, for changing it. A running game becomes a new game without a history."""
        if self._game is not None:
            self._laid_out = self._game.s.copy()
            self._game = None
        return self._laid_out

    def copy(self) -> Table:
        """The same position again, for trying something out."""
        return Table((self._laid_out if self._game is None else self._game.s).copy())

    # Setting up a position.

    def city(self, seat: int, center: str = "Coal", /, **tiles: int) -> Table:
        """A seat's city: its board, and tiles by cell. A Modular Factory makes Gold."""
        s = self._state
        city = new_city(s.setting.tables, GOOD_NAMES.index(center))
        for cell, tile in tiles.items():
            good = GOOD_NAMES.index("Gold") if tile == MODULAR_FACTORY else -1
            city = city.with_tile(tile, cell_number(cell), good)
        return self.built(seat, city)

    def built(self, seat: int, city: City) -> Table:
        """Gives a seat this finished city."""
        self._state.cities[seat] = city
        return self

    def alone(self, seat: int) -> Table:
        """No other seat produces a Good: Slums cover the other City Centers."""
        for other in range(self._state.setting.seats):
            if other != seat:
                self.city(other, c3=3)
        return self

    def money(self, seat: int, money: int) -> Table:
        self._state.money[seat] = money
        return self

    def hand(self, seat: int, *tiles: int) -> Table:
        """Puts tiles into a seat's hand (or among the face-up tiles). Its size stays: other tiles make room."""
        s = self._state
        held = s.hands[seat] if s.setting.seats > 2 else s.face_up
        rest = [tile for tile in held if tile not in tiles and tile not in DISASTERS]
        hand = tuple(sorted([*tiles, *rest][: max(len(held), len(tiles))]))
        if s.setting.seats > 2:
            s.hands = replaced(s.hands, seat, hand)
        else:
            s.face_up = hand
        return self

    def cornerstones(self, seat: int, *tiles: int) -> Table:
        """Gives a seat these unplaced Cornerstones."""
        s = self._state
        s.kept = replaced(s.kept, seat, tuple(sorted(tiles)))
        return self

    def discards(self, *tiles: int) -> Table:
        """Makes these tiles the discards of the Preliminary Round."""
        self._state.discards = tuple(sorted(tiles))
        return self

    def first(self, seat: int) -> Table:
        """Makes this seat choose first on a turn of two players."""
        s = self._state
        s.first = seat
        s.ask(1 << seat)
        return self

    # Playing.

    def answer(self, seat: int, *words: Word) -> Table:
        """Gives these answers for a seat, one question after the other."""
        for word in words:
            self._play(seat, word if isinstance(word, int) else self.game.parse(seat, word))
        return self

    def select(self, seat: int, tile: int) -> Table:
        """The seat selects a tile, and the others select one of theirs; the next question is about actions."""
        s = self._state
        if s.setting.seats == 2:
            self.first(seat)
        self._turn = self._now
        self.hand(seat, tile).answer(seat, tile)
        if s.setting.seats > 2:
            for other in self.game.deciders:
                self._quietly(other)
        return self

    def place(self, seat: int, tile: int, *words: Word) -> Table:
        """The seat places this tile (or this Cornerstone instead of a tile), and the turn is played to its end."""
        return self.choose(seat, tile).answer(seat, *words).finish()

    def choose(self, seat: int, tile: int) -> Table:
        """The seat chooses to place a tile; the next question is where."""
        return self.reach(seat, tile).answer(seat, tile)

    def reach(self, seat: int, tile: int) -> Table:
        """The seat is asked for its action and has the tile, as the selected tile or as a Cornerstone."""
        if tile < FIRST_CORNERSTONE:
            return self.select(seat, tile)
        kept = self._state.kept[seat]
        if tile not in kept:
            self.cornerstones(seat, tile, *kept[:2])
        return self.select(seat, next(one for one in self._choice(seat) if one not in DISASTERS))

    def finish(self) -> Table:
        """Answer all remaining questions of this turn quietly."""
        turn = self._turn or self._now
        while not self.game.over and self._now == turn:
            self._quietly(self.game.deciders[0])
        self._turn = None
        return self

    def strike(self, seat: int, disaster: int) -> Table:
        """The seat selects a Disaster, and the others sell what they select. Then the Disaster strikes."""
        self.select(seat, disaster)
        while self._now == self._turn and self.prompts() & {"select", "action"}:
            self._quietly(self.game.deciders[0])
        return self

    def play_out(self) -> Table:
        """Plays the game to its end with quiet answers."""
        while not self.game.over:
            self._quietly(self.game.deciders[0])
        return self

    @property
    def _now(self) -> tuple[int, int]:
        return self.game.s.generation, self.game.s.turn

    def _quietly(self, seat: int) -> None:
        self._play(seat, quiet_answer(self.game, seat))

    def _play(self, seat: int, option: int) -> None:
        self.game.play(seat, option)
        self._events += self.game.s.events

    def _choice(self, seat: int) -> tuple[int, ...]:
        s = self.game.s
        return s.hands[seat] if s.setting.seats > 2 else s.face_up

    # Reading the position.

    def player(self, seat: int) -> PlayerView:
        """The public part of a seat, from a spectator's view."""
        return self.game.view(None).players[seat]

    def unplaced(self, seat: int) -> list[int]:
        """A seat's unplaced Cornerstones."""
        return self.player(seat).cornerstones or []

    def told(self, kind: str) -> list[tuple[int, tuple[int, ...]]]:
        """Seat and numbers of each event of a kind, since the first answer, that everybody may know."""
        found = [event for event in self._events if event.kind == kind and event.audience == EVERYBODY]
        return [(event.seat, event.things) for event in found]

    def prompts(self) -> set[str]:
        """The prompts of all current questions."""
        return {self.game.decision(seat).prompt for seat in self.game.deciders}

    def texts(self, seat: int) -> list[str]:
        """A seat's options in words."""
        return [self.game.text(seat, option) for option in self.game.decision(seat).options]

    def refusal(self, seat: int, option: int) -> str:
        """The code with which an option is refused."""
        try:
            self.game.play(seat, option)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"{option} was not refused")

    def hindrance(self, seat: int, tile: int) -> str:
        """The code with which placing the tile is refused; empty if it is allowed."""
        trial = self.copy().reach(seat, tile)
        return "" if tile in trial.game.decision(seat).options else trial.refusal(seat, tile)

    def spaces(self, seat: int, tile: int) -> set[str]:
        """The cells offered for a tile."""
        return set(self.copy().choose(seat, tile).texts(seat))


def table(
    seats: int = 4,
    generation: int = 1,
    turn: int = 1,
    *,
    variant: str = "standard",
    tiles: str | None = None,
    seller_money: str = "before-disaster",
    roads: dict[int, str] | None = None,
) -> Table:
    """A table at the beginning of a turn: empty cities on different boards, 6 L-Coins each, no Disaster in sight."""
    pack = content(tuple(sorted((roads or {}).items())))
    laid = Table(opening(seats, generation, turn, variant, tiles, seller_money, pack).copy())
    laid._state.disaster = 0
    laid._state.disaster_met = True
    for seat in range(seats):
        laid.city(seat, BOARDS[seat]).money(seat, 6)
    return laid


def score(board: str = "Coal", money: int = 0, /, **tiles: int) -> dict[str, int]:
    """The score sheet of a city in the 3rd generation."""
    return table(generation=3).city(0, board, **tiles).money(0, money).player(0).score
