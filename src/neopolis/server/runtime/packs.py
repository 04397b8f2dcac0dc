"""The content packs of all tables. They are in the database, so that no update can make a game unreadable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from neopolis.engine.fairness import fixed_contents
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.definition import ContentPack
from neopolis.server.logs import warn
from neopolis.server.store.errors import TableNotFound, Unavailable
from neopolis.server.store.store import Store, StoredPack
from neopolis.server.table.log_events import Created, Entry, Started
from neopolis.server.table.table import Table


class Packs:
    """Makes the stored packs known to this process, so that tables can be read."""

    def __init__(self, store: Store | None) -> None:
        self._store: Final = store  # None for a database of an older version, which has no packs

    async def open(self) -> None:
        """Store the packs of this version, for tables that were started before packs were stored. Learn all others."""
        assert self._store is not None
        own = [(game.name, game.default_pack()) for game in registry.definitions()]
        await self._store.add_packs([StoredPack(name, pack.hash, pack.files) for name, pack in own if pack.files])
        await self.learn()

    async def learn(self) -> None:
        """Read the packs that this process does not know. Processes of other versions may have stored some."""
        if self._store is None:
            return
        for game, content in await self._store.pack_names():
            if game not in registry.names() or registry.definition(game).known_pack(content) is not None:
                continue
            stored = await self._store.pack(game, content)
            try:
                if stored is not None:
                    registry.definition(game).remember_pack(stored.files)
            except Unavailable:
                raise
            except Refused as refused:  # only the tables with this pack cannot be read
                warn("pack-unreadable", game=game, content=content, code=refused.code)

    async def find(self, game: str, content: str) -> ContentPack | None:
        """The pack of a game with a hash; None if there is none."""
        if registry.definition(game).known_pack(content) is None:
            await self.learn()
        return registry.definition(game).known_pack(content)

    async def learn_for(self, entries: Sequence[Entry]) -> None:
        """Learn the packs that entries need. Entries do not name their game, but each pack's hash is unique."""
        for entry in entries:
            event = entry.event
            is_fork = isinstance(event, Created) and bool(event.record or event.world)
            contents = fixed_contents(event.server_seed).values() if isinstance(event, Created) else ()
            needed = [event.content] if isinstance(event, Started) else contents
            if is_fork or not all([_is_known(content) for content in needed]):
                await self.learn()
                return


def _is_known(content: str) -> bool:
    return any([game.known_pack(content) is not None for game in registry.definitions()])


async def read_log(store: Store, packs: Packs, table: str) -> tuple[list[Entry], bytes]:
    """A table's newest readable snapshot (empty if there is none), and the entries after it. Learns their packs."""
    before: int | None = None
    while True:
        stored = await store.load(table, before=before)
        if stored is None:
            raise TableNotFound
        if stored.snapshot is None or await _can_restore(packs, stored.snapshot.data):
            await packs.learn_for(stored.entries)
            return stored.entries, b"" if stored.snapshot is None else stored.snapshot.data
        warn("snapshot-unreadable", table=table, seq=stored.snapshot.seq)
        before = stored.snapshot.seq


async def _can_restore(packs: Packs, snapshot: bytes) -> bool:
    """Whether a snapshot can be read, if need be after learning a content pack that another process has stored."""
    if Table.can_restore(snapshot):
        return True
    await packs.learn()
    return Table.can_restore(snapshot)


def packs_of(table: Table) -> list[StoredPack]:
    """The pack to store with a table whose game starts; none if the game has no content."""
    pack = table.pack
    return [StoredPack(table.plan.game, pack.hash, pack.files)] if pack.files else []
