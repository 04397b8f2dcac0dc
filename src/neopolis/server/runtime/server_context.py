"""The services that all tables of a process share."""

from __future__ import annotations

import asyncio
from typing import Final

from neopolis.server.runtime.channel import Channel
from neopolis.server.runtime.clock import ServerClock
from neopolis.server.runtime.disk_space import DiskSpace
from neopolis.server.runtime.heartbeat import Heartbeat
from neopolis.server.runtime.last_seen import LastSeen
from neopolis.server.runtime.metrics import Metrics
from neopolis.server.runtime.packs import Packs
from neopolis.server.runtime.webhook import Webhooks
from neopolis.server.runtime.workers import Workers
from neopolis.server.settings import Settings
from neopolis.server.store.derived_keys import DerivedKeys
from neopolis.server.store.people import People
from neopolis.server.store.store import Store
from neopolis.server.store.uptimes import Uptimes


class ServerContext:
    """The services that all tables share: store, people's keys, bot processes, channel, webhooks and metrics."""

    def __init__(
        self, settings: Settings, store: Store, workers: Workers, channel: Channel, webhooks: Webhooks,
        metrics: Metrics, keys: DerivedKeys,
    ) -> None:  # fmt: skip
        self.rate: Final = settings.rate
        self.burst: Final = settings.burst
        self.expire_days: Final = settings.expire_days
        self.disk_space: Final = DiskSpace(settings)
        self.store: Final = store
        self.workers: Final = workers
        self.channel: Final = channel
        self.webhooks: Final = webhooks
        self.metrics: Final = metrics
        self.keys: Final = keys
        self.people: Final = People(store.database)
        self.packs: Final = Packs(store)
        self.clock: Final = ServerClock()
        self.heartbeat: Final = Heartbeat(Uptimes(store.database), self.clock, is_alone=not settings.redis)
        self.last_seen: Final = LastSeen()
        self.first_frame_lock: Final = asyncio.Lock()  # full frames for newcomers are made one at a time
