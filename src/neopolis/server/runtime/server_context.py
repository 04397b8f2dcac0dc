"""What all tables of a process share."""

from __future__ import annotations

import asyncio
from typing import Final

from neopolis.server.runtime.channel import Channel
from neopolis.server.runtime.metrics import Metrics
from neopolis.server.runtime.webhook import Webhooks
from neopolis.server.runtime.workers import Workers
from neopolis.server.settings import Settings
from neopolis.server.store.people import Keys, People
from neopolis.server.store.store import Store


class ServerContext:
    """Storage and people, bots, the way to other processes, and the figures."""

    def __init__(
        self, settings: Settings, store: Store, workers: Workers, channel: Channel, webhooks: Webhooks,
        metrics: Metrics, keys: Keys,
    ) -> None:  # fmt: skip
        self.rate: Final = settings.rate
        self.burst: Final = settings.burst
        self.store: Final = store
        self.workers: Final = workers
        self.channel: Final = channel
        self.webhooks: Final = webhooks
        self.metrics: Final = metrics
        self.keys: Final = keys
        self.people: Final = People(store.database)
        self.welcome: Final = asyncio.Lock()  # one newcomer after the other is told everything
