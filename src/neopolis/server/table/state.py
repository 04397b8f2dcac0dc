"""The state of a table: its data and its game. This module only reads it; `reducer` changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from neopolis.bots.personas import Persona, personas_at, teachers_at
from neopolis.engine.event import EVERYBODY
from neopolis.engine.fairness import fixed_contents, game_seed
from neopolis.engine.playable import PlayedGame
from neopolis.engine.record import read_head
from neopolis.engine.refused import Refused
from neopolis.games.challenges import deal_name
from neopolis.games.definition import STAND_IN, ContentPack, OpenProposal
from neopolis.games.lessons import Lesson
from neopolis.games.registry import AnyGame, definition, names
from neopolis.server.table.log_events import Plan
from neopolis.server.table.seat_snapshot import SeatSnapshot
from neopolis.server.table.server_messages import TableFrame
from neopolis.server.table.table_data import CLOSED, MOST_IDS, OVER, PAUSED, PLAYING, UNREADABLE, SeatData, TableData
from neopolis.text.messages import language, message

NO_SEAT: Final = -1


class TableState:
    """A table, with methods that only read it."""

    def __init__(self, table: str) -> None:
        self.id: Final = table
        self.data = TableData()
        self.game: PlayedGame | None = None
        self.revealed_later = ""  # the secret seed, if a later entry of the log reveals it
        self.idle_bots: set[int] = set()  # seats whose bot takes no side action until it notices something
        self._public_counted = (0, 0)  # how many settled events were checked, and how many of these are public
        self._seat_snapshots: dict[tuple[int | None, str], SeatSnapshot] = {}  # the latest, by seat and language
        self._public_frames: dict[str, tuple[int, TableFrame]] = {}  # by language, each with `seq` when it was made
        self._blind_game: tuple[int, bytes] = (-1, b"")  # the game as bots get it, with `game_changed_seq`

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 before the first."""
        return self.data.seq

    @property
    def status(self) -> str:
        """One of gathering, playing, paused, over, closed and unreadable."""
        return self.data.status

    @property
    def host(self) -> str:
        """The person who created the table."""
        return self.data.host

    @property
    def plan(self) -> Plan:
        return self.data.plan

    @property
    def definition(self) -> AnyGame:
        """The definition of the game that is played here."""
        return definition(self.data.plan.game)

    @property
    def pack(self) -> ContentPack:
        """The content of the game that is played here, or that a fork continues, or that will be played."""
        if self.game is not None:
            return self.definition.pack_in(self.game)
        if self.data.world:
            return self.definition.pack_in(self.definition.decode(self.data.world))
        if self.data.record:
            content = read_head(self.data.record).content
            pack = self.definition.known_pack(content)
            if pack is None:
                raise Refused("record-content", recorded=content, here=self.definition.content)
            return pack
        return self.pack_for(self.plan.game)

    def pack_for(self, game: str) -> ContentPack:
        """The content with which this table will play a game: the one that its commitment fixes, if it fixes any."""
        found = definition(game)
        content = fixed_contents(self.data.server_seed).get(game)
        return (None if content is None else found.known_pack(content)) or found.default_pack()

    def with_plan(self, plan: Plan) -> TableState:
        """This table before the start, with another plan for the same seats."""
        other = TableState(self.id)
        other.data = msgspec.structs.replace(self.data, plan=plan)
        return other

    @property
    def rules(self) -> str:
        """The version of the rules to note in new entries; "" if it is the version that the game was started with."""
        return "" if self.data.rules == self.definition.version else self.definition.version

    @property
    def seats(self) -> list[SeatData]:
        return self.data.seats

    @property
    def is_fork(self) -> bool:
        """Whether the table continues another game. Anyone who has that game's record may know what comes next."""
        return bool(self.data.record or self.data.world)

    @property
    def imagined(self) -> bool:
        """Whether the table continues an imagined game, made from what one seat knew of another game."""
        return bool(self.data.world)

    @property
    def deal(self) -> str:
        """The deal of the challenge that is played here; "" before the start, and if no challenge is played."""
        data = self.data
        if not data.challenge or not data.secret_seed:
            return ""
        return deal_name(data.plan.game, data.challenge, data.secret_seed)

    @property
    def shares(self) -> list[str]:
        """The shares of all seats, in their order; "" for bots and for people whose client sent none."""
        return [seat_data.share for seat_data in self.seats]

    @property
    def game_seed(self) -> str:
        """The digits of the seed that follows from the server's seed, the shares and the options."""
        return game_seed(self.id, self.data.server_seed, self.shares, self.plan.game, self.plan.options)

    def seat_of(self, person: str) -> int:
        """The seat of a person, or NO_SEAT."""
        for seat, seat_data in enumerate(self.seats):
            if person and seat_data.person == person:
                return seat
        return NO_SEAT

    def has_message(self, person: str, message: str) -> bool:
        """Whether a person's message is among the latest that were carried out."""
        return message in self.data.message_ids.get(person, ())

    def has_dropped_messages(self, person: str) -> bool:
        """Whether the table may have dropped older message ids of a person. The store still knows them."""
        return len(self.data.message_ids.get(person, ())) >= MOST_IDS

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        if self.game is None or self.status not in (PLAYING, PAUSED):
            return ()
        return self.game.deciders

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that this table is; None at other tables, and if this server does not have the lesson."""
        return self.definition.lessons.get(self.plan.lesson) if self.plan.lesson else None

    @property
    def turns(self) -> tuple[int, ...]:
        """The seats whose person must answer now. A webhook names them."""
        if self.status != PLAYING:
            return ()
        return tuple([seat for seat in self.awaited if self.seats[seat].is_played])

    @property
    def is_deserted(self) -> bool:
        """Whether no person is left at the table. People who asked for a stand-in themselves still count."""
        for_people = [seat_data for seat_data in self.seats if not seat_data.bot]
        return bool(for_people) and not any([one.person and one.stands_in in ("", "asked") for one in for_people])

    @property
    def unreadable_reason(self) -> str:
        """Why the table is unreadable; "" if it is not."""
        code, parameters = self.data.fault
        return message(code, parameters) if code else ""

    @property
    def has_visible_game(self) -> bool:
        """Whether there is a game to show."""
        return self.game is not None and self.status != CLOSED

    def seat_snapshot(self, seat: int | None) -> SeatSnapshot | None:
        """What a seat (None: a spectator) may see of the game, in the current language; None if there is no game."""
        if self.game is None or not self.has_visible_game:
            return None
        changed, key = self.data.game_changed_seq, (seat, language())
        snapshot = self._seat_snapshots.get(key)
        if snapshot is None or snapshot.game_changed_seq != changed:
            number = 0 if seat is None else self.seats[seat].question_number
            history = None if snapshot is None else snapshot.history.copy()  # copies of the table use the old one
            snapshot = SeatSnapshot(self.definition, self.game, seat, changed, number, history)
            self._seat_snapshots[key] = snapshot
        return snapshot

    def public_frame(self, make: Callable[[TableState], TableFrame]) -> TableFrame:
        """The table as spectators see it, in the current language. It is made once after each entry."""
        seq, frame = self._public_frames.get(language(), (-1, None))
        if frame is None or seq != self.seq:
            frame = make(self)
            self._public_frames[language()] = (self.seq, frame)
        return frame

    def blind_game(self, game: PlayedGame) -> bytes:
        """The game for bots, without the random generator, which none of them needs."""
        if self._blind_game[0] != self.data.game_changed_seq:
            self._blind_game = (self.data.game_changed_seq, game.encode(blind=True))
        return self._blind_game[1]

    def public_events(self) -> int:
        """The number of public events so far."""
        log = None if self.game is None else self.game.log
        if log is None:
            return 0
        checked, count = self._public_counted
        count += len([event for event in log.events[checked:] if event.audience == EVERYBODY])
        self._public_counted = (len(log.events), count)  # settled events are never removed
        return count + len([event for event in log.open_events if event.audience == EVERYBODY])

    def open_proposals(self) -> list[OpenProposal]:
        """The side actions that have not been answered yet."""
        side_actions = self.definition.side_actions
        return [] if self.game is None or side_actions is None else side_actions.open_proposals(self.game)

    def bot_at(self, seat: int) -> str:
        """The kind of bot that answers for a seat; "" if a person does."""
        seat_data = self.seats[seat]
        return seat_data.bot or ("" if seat_data.is_played else STAND_IN)

    @property
    def personas(self) -> list[Persona | None]:
        """The persona of the bot at each seat; None at the seats of people, and of bots that play at no level."""
        if self.data.plan.game not in names():
            return [None] * len(self.seats)
        levels = [self.definition.level_of(seat_data.bot) for seat_data in self.seats]
        return teachers_at(levels) if self.plan.lesson else personas_at(self.id, levels)

    # Checks of commands.

    def check_usable(self) -> None:
        """Refused if the table is closed or unreadable."""
        if self.status == CLOSED:
            raise Refused("table-closed")
        if self.status == UNREADABLE:
            raise Refused("table-unreadable", why=self.unreadable_reason)

    def check_seat(self, seat: int) -> SeatData:
        """The data of a seat; Refused if this table has no such seat."""
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=seat, seats=len(self.seats))
        return self.seats[seat]

    def own_seat(self, person: str) -> int:
        """The seat of a person; Refused if they have none."""
        seat = self.seat_of(person)
        if seat == NO_SEAT:
            raise Refused("not-seated")
        return seat

    def is_host(self, person: str) -> bool:
        """Whether a person leads the table, as its host or as the one who took over when the host left."""
        return bool(person) and person in (self.host, self.data.leader)

    def check_host(self, person: str) -> None:
        if not self.is_host(person):
            raise Refused("not-host")

    def started_game(self) -> PlayedGame:
        """The game; Refused if it has not started."""
        if self.game is None:
            raise Refused("not-playing")
        return self.game

    def running_game(self) -> PlayedGame:
        """The game; Refused unless it is being played now."""
        game = self.started_game()
        if self.status == PAUSED:
            raise Refused("game-paused")
        if self.status == OVER:
            raise Refused("game-is-over")
        return game
