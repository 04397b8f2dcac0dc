"""The printed values of board and cards as int tables: all that the rules read while a game is played."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.cards.registry import ACTIONS, ASSETS, DEMANDS, EVENTS, INVESTMENTS
from neopolis.games.new_angeles.ids import (
    COMPONENTS,
    CORPORATIONS,
    DISTRICTS,
    HUMAN_FIRST,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
    RESOURCES,
    SETUPS,
    SHEETS,
    TIERS,
)

# Effects of event cards. `event_counts` is what they count, called "one" below: a component, or STRIKES. Each comment
# lists the values in `event_numbers`, then what they do.
PER_EACH: Final = 0  # threat: that much threat for each one in the city
AT_LEAST: Final = 1  # count, threat: added once if at least `count` are in the city
TIER_OR_MOVE: Final = 2  # tier, threat: added once if at least one is in that tier; otherwise each unit moves
# tier, threat, tier, threat: adds the first threat if one is in the first tier; otherwise adds the second threat if one
# is in the second tier
TIER_ELSE_TIER: Final = 3
MOVES_TWICE: Final = 4  # no numbers: each unit moves twice
EFFECT_NAMES: Final = ("per_each", "at_least", "tier_or_move", "tier_else_tier", "moves_twice")

# The order in which an event card's components are placed, each from the lowest-numbered district up.
EVENT_ORDER: Final = (OUTAGE, ILLNESS, ORGCRIME, HUMAN_FIRST)

# Kinds of investments: what `investment_of` means, and how much capital they pay.
COUNT: Final = 0  # a component: `investment_pays` by how many are in the city
EACH: Final = 1  # a component, or STRIKES: `investment_each` for each in the city
SHORT_SALE: Final = 2  # an amount: `investment_pays` by how many resources have at most this much supply
SECTOR: Final = 3  # a resource in demand: `investment_base` + `investment_each` per unit, at most `investment_most`
INVESTMENT_KINDS: Final = ("count", "per_each", "short_sale", "sector")

# When an asset works.
END_OF_TURN: Final = 0  # may be used at the end of its owner's turn (NA 22.2)
CLAIM: Final = 1  # works when claimed, and is discarded
CLAIM_KEPT: Final = 2  # works when claimed, and is kept for a passive effect
EXHAUST: Final = 3  # may be exhausted at its moments, for its effect
DISCARD: Final = 4  # may be discarded at its moments, for its effect
MAY: Final = 5  # may be used at its moments, at no cost
TRIGGER: Final = 6  # works automatically at its moments
PASSIVE: Final = 7  # always works
TIMING_NAMES: Final = ("end_of_turn", "claim", "claim_kept", "exhaust", "discard", "may", "trigger", "passive")


class BoardTables:
    """The values of districts (by number; 0 is The Root), tracks, tokens, corp sheets and setup cards."""

    def __init__(self) -> None:
        # Districts by number, and bit sets of districts.
        self.exit = [0] * (DISTRICTS + 1)  # where the exit leads: a higher-numbered district, or ROOT
        self.tier = [0] * (DISTRICTS + 1)
        self.tier_districts = [0] * (TIERS + 1)  # the districts of each tier
        self.primary = [-1] * (DISTRICTS + 1)  # the first resource that a district produces
        self.primary_amount = [0] * (DISTRICTS + 1)
        self.secondary = [-1] * (DISTRICTS + 1)  # the second resource, -1 for none
        self.secondary_amount = [0] * (DISTRICTS + 1)
        # Tracks and tokens.
        self.track_last = [0] * RESOURCES
        self.limit = [0] * COMPONENTS
        # Corp sheets, by sheet * CORPORATIONS + corporation: the draws line by line, and the contract's capital.
        self.draw_types: list[tuple[int, ...]] = [()] * (SHEETS * CORPORATIONS)
        self.draw_counts: list[tuple[int, ...]] = [()] * (SHEETS * CORPORATIONS)
        self.contract = [0] * (SHEETS * CORPORATIONS)
        # Setup cards: the districts of each component. Unrest shows protest, except in the districts of `setup_strike`.
        self.setup_turns = [0] * (SETUPS + 1)
        self.setup_places: list[tuple[int, ...]] = [()] * (SETUPS + 1)
        self.setup_strike = [0] * (SETUPS + 1)

    def columns(self) -> dict[str, list[object]]:
        """All values by name. The names are part of what a pack's hash covers, so they must not change."""
        return {
            "exit": [*self.exit], "tier": [*self.tier], "tier_districts": [*self.tier_districts],
            "primary": [*self.primary], "primary_amount": [*self.primary_amount],
            "secondary": [*self.secondary], "secondary_amount": [*self.secondary_amount],
            "track_last": [*self.track_last], "limit": [*self.limit], "draw_types": [*self.draw_types],
            "draw_counts": [*self.draw_counts], "contract": [*self.contract], "setup_turns": [*self.setup_turns],
            "setup_places": [*self.setup_places], "setup_strike": [*self.setup_strike],
        }  # fmt: skip


class Tables(BoardTables):
    """The printed values: the board, and cards by number. Row 0 stands for no card."""

    def __init__(self) -> None:
        super().__init__()
        # The numbers of the cards in play, ascending. A pack may leave out cards that are not in the box.
        self.actions: list[int] = []
        self.assets: list[int] = []
        self.events: list[int] = []
        self.demands: list[int] = []
        self.investments: list[int] = []
        # Values by card number. `event_back` is a component; `event_places` has the districts of each component.
        self.event_back = [0] * (EVENTS.last + 1)
        self.event_effect = [0] * (EVENTS.last + 1)
        self.event_counts = [0] * (EVENTS.last + 1)
        self.event_numbers: list[tuple[int, ...]] = [()] * (EVENTS.last + 1)
        self.event_places: list[tuple[int, ...]] = [()] * (EVENTS.last + 1)
        self.event_turns = [0] * (EVENTS.last + 1)
        self.demand_targets: list[tuple[int, ...]] = [()] * (DEMANDS.last + 1)  # the amount of each resource
        self.demand_threat = [0] * (DEMANDS.last + 1)
        self.investment_kind = [0] * (INVESTMENTS.last + 1)
        self.investment_of = [0] * (INVESTMENTS.last + 1)
        # Capital by count; the last value is also paid for higher counts.
        self.investment_pays: list[tuple[int, ...]] = [(0,)] * (INVESTMENTS.last + 1)
        self.investment_base = [0] * (INVESTMENTS.last + 1)
        self.investment_each = [0] * (INVESTMENTS.last + 1)
        self.investment_most = [0] * (INVESTMENTS.last + 1)
        self.action_deck = [0] * (ACTIONS.last + 1)  # the type of each action card
        self.action_copies = [0] * (ACTIONS.last + 1)
        self.asset_timing = [0] * (ASSETS.last + 1)

    def columns(self) -> dict[str, list[object]]:
        return {
            **super().columns(),
            "actions": [*self.actions], "assets": [*self.assets], "events": [*self.events],
            "demands": [*self.demands], "investments": [*self.investments], "event_back": [*self.event_back],
            "event_effect": [*self.event_effect], "event_counts": [*self.event_counts],
            "event_numbers": [*self.event_numbers], "event_places": [*self.event_places],
            "event_turns": [*self.event_turns], "demand_targets": [*self.demand_targets],
            "demand_threat": [*self.demand_threat], "investment_kind": [*self.investment_kind],
            "investment_of": [*self.investment_of], "investment_pays": [*self.investment_pays],
            "investment_base": [*self.investment_base], "investment_each": [*self.investment_each],
            "investment_most": [*self.investment_most], "action_deck": [*self.action_deck],
            "action_copies": [*self.action_copies], "asset_timing": [*self.asset_timing],
        }  # fmt: skip
