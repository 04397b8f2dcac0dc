"""The sockets of a table in this process, and who is connected through other processes."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from neopolis.engine.refused import Refused
from neopolis.games.wire import SideReply
from neopolis.server.runtime.outbox import Outbox
from neopolis.server.store.people import SignedIn
from neopolis.server.table.frame_diff import FrameDiff, encode_frame
from neopolis.server.table.server_messages import Ack, Bye, Pong, Presence, Rejected
from neopolis.server.table.table import Table
from neopolis.text.messages import ENGLISH, Word, message, use_language

AWAY_SECONDS: Final = 120.0  # after this time without input, a person is away
MOST_SEATS: Final = 6  # of any game
MOST_SOCKETS: Final = 500  # maximum number of sockets per table in one process
MOST_OWN_SOCKETS: Final = 20  # maximum number of sockets per person at a table
MOST_ANONYMOUS_SOCKETS: Final = 20  # maximum number of sockets per network at a table whose people are not signed in
CLOSE_RECONNECT: Final = 1013  # reconnect after a moment, when the browser has the new cookie or link
CLOSE_TOO_MANY: Final = 4409  # the close code of a person's oldest socket when there are too many
CLOSE_DELETED: Final = 4410
FORGET_SECONDS: Final = 45.0  # after this time without a report from a process, its people count as gone


class Client:
    """One socket: its person, what it may do, and the frames still to be sent."""

    def __init__(
        self,
        person: str,
        name: str,
        may_play: bool,
        wants_world: bool,
        seed: int,
        by_token: bool = False,
        language: str = ENGLISH,
        signed_in: SignedIn | None = None,
        network: str = "",
    ) -> None:
        self.person = person
        self.network: Final = network  # "" if its anonymous sockets are not limited
        self.by_token = by_token
        self.signed_in: Final = signed_in  # the guest's cookie; `person` may be a companion of the guest
        self.language: Final = language
        self.name = name
        self.may_play = may_play
        self.wants_world = wants_world
        self.seed = seed  # for the games imagined for this socket
        self.outbox = Outbox()
        self.frame_diff: FrameDiff | None = None
        self.last_sync = b""  # the full frame that was last asked for; while it waits in the outbox, no other is added
        self.seat = -1
        self.link_epoch = 0  # how often the links had been renewed when the client was let in
        self.active_at = time.monotonic()

    def send(self, message: Ack | Rejected | SideReply | Pong | Presence) -> None:
        self.outbox.put(encode_frame(message))

    def close(self, code: int, reason: str, message_code: str, **parameters: Word) -> None:
        """Close the socket after a message, in the client's language, that says why."""
        if self.outbox.closing is None:
            with use_language(self.language):
                self.outbox.put(encode_frame(Bye(reason, message(message_code, parameters))))
            self.outbox.close(code, reason)


class RemotePresence(msgspec.Struct, frozen=True):
    """The seats connected through another process, and when that process last reported them."""

    here: frozenset[int]
    away: frozenset[int]
    reported_at: float


class Connections:
    """The sockets of a table in this process."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self._remote: dict[str, RemotePresence] = {}  # by process
        self.seats = MOST_SEATS  # the table's number of seats, once the first socket has been updated
        self._sent_presence: tuple[list[int], list[int]] = ([], [])

    def make_room(self, client: Client, is_needed: bool) -> None:
        """Refused if the table has too many sockets already, unless the game needs this one.

        If this person has too many sockets, the oldest is closed. A phone that reconnects may have left it behind.
        """
        if not client.person and client.network:
            anonymous = [one for one in self.clients if not one.person and one.network == client.network]
            if len(anonymous) >= MOST_ANONYMOUS_SOCKETS:  # replacing the oldest would cut off other people
                raise Refused("many-anonymous")
        own = [one for one in self.clients if one.person and one.person == client.person]
        if len(own) >= MOST_OWN_SOCKETS:
            own[0].close(CLOSE_TOO_MANY, "elsewhere", "many-sockets", most=MOST_OWN_SOCKETS)
            self.remove(own[0])
        elif len(self.clients) >= MOST_SOCKETS and not is_needed:
            raise Refused("table-crowded")

    def add(self, client: Client) -> None:
        self.clients.append(client)

    def remove(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)

    def send_updates(self, table: Table) -> None:
        """Send every socket what is new for it."""
        for client in self.clients:
            self.send_update(client, table)

    def send_update(self, client: Client, table: Table) -> None:
        """Send one socket what is new for it: everything, if the socket is new or its person has changed seats.

        If the table is deleted, this also closes the socket.
        """
        if client.frame_diff is None:
            client.frame_diff = FrameDiff(table, client.person, client.wants_world, client.seed, client.language)
        client.frame_diff.table = table  # the table may have been reloaded
        client.seat = table.seat_of(client.person)
        self.seats = len(table.seats)
        if self._must_return(client, table):
            client.close(CLOSE_RECONNECT, "later", "link-renewed")
            return
        frame = client.frame_diff.frame()
        if frame is not None:
            client.outbox.put(frame)
        if table.status == "closed":
            client.close(CLOSE_DELETED, "closed", "table-closed")

    def _must_return(self, client: Client, table: Table) -> bool:
        """Whether a client without a seat must show its link again, because the links were renewed."""
        is_renewed, client.link_epoch = client.link_epoch != table.data.link_epoch, table.data.link_epoch
        return is_renewed and client.seat < 0 and not table.is_host(client.person)

    # Presence.

    def local_presence(self, now: float) -> tuple[list[int], list[int]]:
        """The seats connected through this process, and those of them that have been inactive for a while."""
        latest: dict[int, float] = {}
        for client in self.clients:
            if client.seat >= 0:
                latest[client.seat] = max(latest.get(client.seat, 0.0), client.active_at)
        return sorted(latest), sorted([seat for seat, active_at in latest.items() if now - active_at > AWAY_SECONDS])

    def set_remote_presence(self, process: str, here: list[int], away: list[int], now: float) -> None:
        """Store what another process reports."""
        self._remote[process] = RemotePresence(frozenset(here), frozenset(away), now)

    def seats_elsewhere(self, since: float) -> set[int]:
        """The seats that other processes have reported as connected since a time."""
        return {seat for one in self._remote.values() if one.reported_at >= since for seat in one.here}

    def presence(self, now: float) -> Presence:
        """The seats connected through any process. A seat is away if it is inactive in all of them.

        Seats that the table does not have are left out, because anybody with access to Redis can report any number.
        """
        self._remote = {name: one for name, one in self._remote.items() if now - one.reported_at < FORGET_SECONDS}
        here, away = map(set, self.local_presence(now))
        awake = here - away
        for one in self._remote.values():
            reported = one.here.intersection(range(self.seats))
            here |= reported
            awake |= reported - one.away
        return Presence(sorted(here), sorted(here - awake))

    def send_presence(self, now: float, newcomer: Client | None = None) -> None:
        """Send everybody the presence if it has changed; send it to a newcomer in any case."""
        presence = self.presence(now)
        has_changed = (presence.here, presence.away) != self._sent_presence
        self._sent_presence = (presence.here, presence.away)
        for client in self.clients:
            if has_changed or client is newcomer:
                client.send(presence)
