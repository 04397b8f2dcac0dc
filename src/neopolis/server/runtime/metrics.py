"""Metrics of a running server, in the Prometheus format. None of them identifies a table or a person."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The metrics of one server, in a registry of its own, so that tests can run several servers."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.sockets = Gauge("neopolis_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("neopolis_tables_loaded", "Tables in this process's memory", registry=registry)
        self.entries = Counter("neopolis_entries", "Entries stored, by kind", ["kind"], registry=registry)
        self.acks = Histogram(
            "neopolis_ack_seconds", "From a message to its acknowledgement", buckets=SECONDS, registry=registry
        )
        self.updates = Histogram(
            "neopolis_show_seconds", "Building the frames of one change", buckets=SECONDS, registry=registry
        )
        self.refused = Counter("neopolis_refused", "Messages refused, by code", ["code"], registry=registry)
        self.conflicts = Counter("neopolis_conflicts", "Writes that lost against another process", registry=registry)
        self.dropped = Counter("neopolis_sockets_dropped", "Sockets we closed, by reason", ["why"], registry=registry)
        self.bots = Histogram("neopolis_bot_seconds", "Thinking time of a bot", buckets=SECONDS, registry=registry)
        self.bot_faults = Counter("neopolis_bot_faults", "Bots that died, hung or failed", registry=registry)
        self.storage_errors = Counter(
            "neopolis_storage_errors", "Times the database was unavailable", registry=registry
        )
        self.channel_errors = Counter("neopolis_channel_errors", "Times the channel failed", registry=registry)
        self.webhooks = Counter("neopolis_webhooks", "Webhooks called, by outcome", ["outcome"], registry=registry)

    def count_bot(self, seconds: float, fault: str) -> None:
        """Count a bot's thinking time, and whether it failed."""
        self.bots.observe(seconds)
        if fault:
            self.bot_faults.inc()

    def text(self) -> bytes:
        """All metrics as text."""
        return generate_latest(self._registry)
