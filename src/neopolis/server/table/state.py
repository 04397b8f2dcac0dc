"""A table as its log has made it: the facts and the game. What it says about itself is here; what changes it is not."""

from __future__ import annotations

from typing import Final

from neopolis.engine.event import EVERYBODY
from neopolis.engine.refused import Refused
from neopolis.server.table.games import Kind, Played, kind_of
from neopolis.server.table.log_events import Plan
from neopolis.server.table.seat_snapshot import SeatSnapshot
from neopolis.server.table.table_data import CLOSED, MOST_IDS, OVER, PAUSED, PLAYING, UNREADABLE, SeatData, TableData
from neopolis.text.messages import language, message

NO_SEAT: Final = -1


class TableState:
    """A table that can be asked and looked at."""

    def __init__(self, table: str) -> None:
        self.id: Final = table
        self.data = TableData()
        self.game: Played | None = None
        self.hushed: set[int] = set()  # bots with nothing to say about what they last noticed; no part of the log
        self._public = (0, 0)  # how many settled events were looked at, and how many of these were public
        # What seats were last shown of the game, until it changes, in each language.
        self.shelf: dict[tuple[int | None, str], SeatSnapshot] = {}

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 before the first."""
        return self.data.seq

    @property
    def status(self) -> str:
        """gathering, playing, paused, over, closed or unreadable."""
        return self.data.status

    @property
    def host(self) -> str:
        """The person who opened the table."""
        return self.data.host

    @property
    def plan(self) -> Plan:
        return self.data.plan

    @property
    def kind(self) -> Kind:
        """The game that is played here."""
        return kind_of(self.data.plan.game)

    @property
    def rules(self) -> str:
        """The version whose numbers new entries use; "" if the game was started with it."""
        return "" if self.data.rules == self.kind.version else self.kind.version

    @property
    def seats(self) -> list[SeatData]:
        return self.data.seats

    @property
    def is_fork(self) -> bool:
        """Whether it goes on with a game that was begun elsewhere: whoever has its record may know what is to come."""
        return bool(self.data.record or self.data.world)

    @property
    def imagined(self) -> bool:
        """Whether it goes on from what one seat knew of another game."""
        return bool(self.data.world)

    def seat_of(self, person: str) -> int:
        """Where a person sits, or -1."""
        for seat, sitting in enumerate(self.seats):
            if person and sitting.person == person:
                return seat
        return NO_SEAT

    def knows(self, person: str, message: str) -> bool:
        """Whether a message has been done already."""
        return message in self.data.ids.get(person, ())

    def forgets(self, person: str) -> bool:
        """Whether older messages of a person are not remembered here any more."""
        return len(self.data.ids.get(person, ())) >= MOST_IDS

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        if self.game is None or self.status not in (PLAYING, PAUSED):
            return ()
        return self.game.deciders

    @property
    def turns(self) -> tuple[int, ...]:
        """The awaited seats at which a person is to answer now: whom a webhook names."""
        if self.status != PLAYING:
            return ()
        return tuple([seat for seat in self.awaited if self.seats[seat].is_played])

    @property
    def why(self) -> str:
        """Why the table is unreadable, "" if it is not."""
        code, parameters = self.data.fault
        return message(code, parameters) if code else ""

    @property
    def can_be_seen(self) -> bool:
        """Whether there is a game to look at."""
        return self.game is not None and self.status != CLOSED

    def shown(self, seat: int | None) -> SeatSnapshot | None:
        """What a seat (None: a spectator) may see of the game; None where there is nothing to be seen."""
        if self.game is None or not self.can_be_seen:
            return None
        place = (seat, language())
        kept = self.shelf.get(place)
        if kept is None or kept.changed != self.data.changed:
            moment = 0 if seat is None else self.seats[seat].moment
            heard = None if kept is None else kept.heard
            kept = self.shelf[place] = SeatSnapshot(self.game, seat, self.data.changed, moment, heard)
        return kept

    def public_events(self) -> int:
        """How much has happened in public."""
        log = None if self.game is None else self.game.log
        if log is None:
            return 0
        known, count = self._public
        count += len([event for event in log.events[known:] if event.audience == EVERYBODY])
        self._public = (len(log.events), count)  # settled events only become more
        return count + len([event for event in log.open_events if event.audience == EVERYBODY])

    def bot_at(self, seat: int) -> str:
        """The kind of bot that answers for a seat, "" if a person does."""
        sitting = self.seats[seat]
        return sitting.bot or ("" if sitting.is_played else self.kind.stand_in)

    # What judging a wish needs.

    def check_alive(self) -> None:
        """Refused where nothing can be done any more."""
        if self.status == CLOSED:
            raise Refused("table-closed")
        if self.status == UNREADABLE:
            raise Refused("table-unreadable", why=self.why)

    def check_seat(self, seat: int) -> SeatData:
        """A seat of this table, or Refused."""
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=seat, seats=len(self.seats))
        return self.seats[seat]

    def own_seat(self, person: str) -> int:
        """The seat of a person, or Refused."""
        seat = self.seat_of(person)
        if seat == NO_SEAT:
            raise Refused("not-seated")
        return seat

    def is_host(self, person: str) -> bool:
        """Whether a person leads the table: who opened it, and whoever has taken over since that one has left."""
        return bool(person) and person in (self.host, self.data.leader)

    def check_host(self, person: str) -> None:
        if not self.is_host(person):
            raise Refused("not-host")

    def begun_game(self) -> Played:
        """The game, if one has begun; Refused otherwise."""
        if self.game is None:
            raise Refused("not-playing")
        return self.game

    def running_game(self) -> Played:
        """The game, if answers are taken now; Refused otherwise."""
        game = self.begun_game()
        if self.status == PAUSED:
            raise Refused("game-paused")
        if self.status == OVER:
            raise Refused("game-is-over")
        return game
