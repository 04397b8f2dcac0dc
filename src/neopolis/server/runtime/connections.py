"""Who looks at a table through this process, and who is known to be there through others."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from neopolis.engine.refused import Refused
from neopolis.games.wire import SideReply
from neopolis.server.runtime.outbox import Outbox
from neopolis.server.table.frame_diff import FrameDiff, packed
from neopolis.server.table.server_messages import Ack, Bye, Pong, Presence, Rejected
from neopolis.server.table.table import Table
from neopolis.text.messages import ENGLISH, Word, message, use_language

AWAY_SECONDS: Final = 120.0  # without input
MOST_SOCKETS: Final = 500  # at a table, in one process
MOST_OWN_SOCKETS: Final = 20  # of one person
ELSEWHERE: Final = 4409  # the close code for that
FORGET_SECONDS: Final = 45.0  # after which other processes' people are believed to be gone


class Client:
    """One socket: whose it is, what it may do, and what is still to be sent over it."""

    def __init__(
        self,
        person: str,
        name: str,
        may_play: bool,
        wants_world: bool,
        chance: int,
        by_token: bool = False,
        language: str = ENGLISH,
    ) -> None:
        self.person = person
        self.by_token = by_token
        self.language: Final = language
        self.name = name
        self.may_play = may_play
        self.wants_world = wants_world
        self.chance = chance  # the seed of the worlds imagined for it
        self.outbox = Outbox()
        self.look: FrameDiff | None = None
        self.everything = b""  # as it was last asked for; who has not even taken that is not told it again
        self.seat = -1
        self.moved = time.monotonic()

    def tell(self, told: Ack | Rejected | SideReply | Pong | Presence) -> None:
        self.outbox.put(packed(told))

    def bid_farewell(self, code: int, word: str, sentence: str, **parameters: Word) -> None:
        """The socket is to be closed, and why, in its own language: others may be the cause."""
        if self.outbox.closing is None:
            with use_language(self.language):
                self.outbox.put(packed(Bye(word, message(sentence, parameters))))
            self.outbox.close(code, word)


class Elsewhere(msgspec.Struct, frozen=True):
    """Who is at the table through another process, and when we heard that."""

    here: frozenset[int]
    away: frozenset[int]
    heard: float


class Connections:
    """The sockets of a table in this process."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self._elsewhere: dict[str, Elsewhere] = {}
        self._told: tuple[list[int], list[int]] = ([], [])

    def make_room(self, client: Client, is_needed: bool) -> None:
        """Refused if too many look on already, unless the game needs this one: each costs time at every change.

        Of one person's sockets the oldest makes way: it may be a dead one of a phone that has just come back.
        """
        own = [one for one in self.clients if one.person and one.person == client.person]
        if len(own) >= MOST_OWN_SOCKETS:
            own[0].bid_farewell(ELSEWHERE, "elsewhere", "many-sockets", most=MOST_OWN_SOCKETS)
            self.remove(own[0])
        elif len(self.clients) >= MOST_SOCKETS and not is_needed:
            raise Refused("table-crowded")

    def add(self, client: Client) -> None:
        self.clients.append(client)

    def remove(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)

    def show(self, table: Table) -> None:
        """Tell every socket what is new for it."""
        for client in self.clients:
            self.show_one(client, table)

    def show_one(self, client: Client, table: Table) -> None:
        """Tell one socket what is new for it: everything, if it is new itself or has another seat now."""
        if client.look is None:
            client.look = FrameDiff(table, client.person, client.wants_world, client.chance, client.language)
        client.look.table = table  # which may have been read anew
        client.seat = table.seat_of(client.person)
        frame = client.look.frame()
        if frame is not None:
            client.outbox.put(frame)

    # Presence.

    def local(self, now: float) -> tuple[list[int], list[int]]:
        """The seats that somebody is at through this process, and those of them that have long done nothing."""
        latest: dict[int, float] = {}
        for client in self.clients:
            if client.seat >= 0:
                latest[client.seat] = max(latest.get(client.seat, 0.0), client.moved)
        return sorted(latest), sorted([seat for seat, moved in latest.items() if now - moved > AWAY_SECONDS])

    def hear(self, process: str, here: list[int], away: list[int], now: float) -> None:
        """Another process tells who is there."""
        self._elsewhere[process] = Elsewhere(frozenset(here), frozenset(away), now)

    def presence(self, now: float) -> Presence:
        """Who is there, through whichever process. Somebody is away who is so everywhere."""
        self._elsewhere = {name: one for name, one in self._elsewhere.items() if now - one.heard < FORGET_SECONDS}
        here, away = map(set, self.local(now))
        awake = here - away
        for one in self._elsewhere.values():
            here |= one.here
            awake |= one.here - one.away
        return Presence(sorted(here), sorted(here - awake))

    def show_presence(self, now: float, newcomer: Client | None = None) -> None:
        """Tell everybody who is there, if that has changed; a newcomer in any case."""
        found = self.presence(now)
        changed = (found.here, found.away) != self._told
        self._told = (found.here, found.away)
        for client in self.clients:
            if changed or client is newcomer:
                client.tell(found)
