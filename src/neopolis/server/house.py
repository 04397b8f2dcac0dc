"""What all tables of a process share."""

from __future__ import annotations

from typing import Final

from neopolis.server.channel import Channel
from neopolis.server.metrics import Metrics
from neopolis.server.people import Keys
from neopolis.server.store import Store
from neopolis.server.webhook import Webhooks
from neopolis.server.workers import Workers


class House:
    """Storage, bots, the way to other processes, and the figures."""

    def __init__(
        self, store: Store, workers: Workers, channel: Channel, webhooks: Webhooks, metrics: Metrics, keys: Keys
    ) -> None:
        self.store: Final = store
        self.workers: Final = workers
        self.channel: Final = channel
        self.webhooks: Final = webhooks
        self.metrics: Final = metrics
        self.keys: Final = keys
