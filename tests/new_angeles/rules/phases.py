"""Phases of a round that are played by themselves, and an event with which nothing else happens after production."""

from __future__ import annotations

from tests.new_angeles.table import Table

# Places illness in 6, orgcrime in 9 and Human First in 1, and costs nothing with fewer than six districts in unrest.
QUIET_EVENT = "Report: Record Unemployment"


def produced(laid: Table) -> Table:
    """After the Production Phase, and the quiet event that follows it."""
    return laid.events(QUIET_EVENT).at("production")


def happened(laid: Table, event: str) -> Table:
    """After an Event Phase."""
    return laid.events(event).at("event")
