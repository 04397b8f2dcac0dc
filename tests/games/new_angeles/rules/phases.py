"""Phases played on their own: production, an event, the last demand round."""

from __future__ import annotations

from tests.games.new_angeles.table import Table

# This event places illness in 6, orgcrime in 9 and Human First in 1.
# It raises no threat while fewer than six districts are in unrest.
QUIET_EVENT = "Report: Record Unemployment"

# Investments that pay nothing in an empty city.
QUIET_INVESTMENTS = (
    *("Healthcare Initiative", "Power Siphoning", "Union Agreement"),
    *("Laundering Scheme", "Militarized Police", "Populist Dismissal"),
)


def produced(laid: Table) -> Table:
    """The table after the Production Phase, and the quiet event that follows it."""
    return laid.events(QUIET_EVENT).at("production")


def happened(laid: Table, event: str) -> Table:
    """The table after an Event Phase."""
    return laid.events(event).at("event")


def ended(laid: Table, *capital: int) -> Table:
    """The table after the third demand round, in which the demand is met, with this capital at the end."""
    laid.demand("Retail Shortage").supply(energy=4, consumables=5, tech=6, entertainment=8, credits=8)
    for seat, amount in enumerate(capital):
        laid.capital(seat, amount).investment(seat, QUIET_INVESTMENTS[seat])
    return laid.round(6).at("demand")
