"""The whole position as plain data, including all hidden cards: for the owner of a record, not for players."""

from __future__ import annotations

import msgspec

from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.knowledge.view import DealView, DistrictView, PlayerView
from neopolis.games.new_angeles.trading.ledger_view import PromiseView, ProposalView, promise_views, proposal_views


class Position(msgspec.Struct, frozen=True):
    """Everything on the table, face up or face down.

    `event` is the event that is being resolved, 0 for none. Decks are from the top card down, the turn track from its
    lowest slot up. `drawn` are the investments that each seat chooses from. `picks` are the answers in a step that is
    still open for others, 0 for none.
    """

    round: int
    phase: str
    active: int
    awaited: list[int]
    threat: int
    supply: dict[str, int]
    demand: int
    targets: dict[str, int]
    districts: list[DistrictView]
    players: list[PlayerView]
    deal: DealView
    track: list[int]
    event: int
    events: list[int]
    assets: list[int]
    demands: list[int]
    investments: list[int]
    decks: list[list[int]]
    discards: list[int]
    rival_aside: int
    drawn: list[list[int]]
    picks: list[int]
    proposals: list[ProposalView]
    promises: list[PromiseView]
    over: bool


def position(game: NewAngelesGame) -> Position:
    """The whole position of a game: what each player sees of their own, and all cards that are face down."""
    s = game.s
    table = game.view(None)
    views = [game.view(seat) for seat in range(game.seats)]
    return Position(
        round=table.round,
        phase=table.phase,
        active=table.active,
        awaited=table.awaited,
        threat=table.threat,
        supply=table.supply,
        demand=table.demand,
        targets=table.targets,
        districts=table.districts,
        players=[view.players[seat] for seat, view in enumerate(views)],
        deal=msgspec.structs.replace(
            table.deal, main_cards=list(s.deal.main_support), counter_cards=list(s.deal.counter_support)
        ),
        track=list(s.track),
        event=s.event,
        events=list(s.event_deck),
        assets=list(s.asset_deck),
        demands=list(s.demand_deck),
        investments=list(s.investment_deck),
        decks=[list(deck) for deck in s.decks],
        discards=list(s.discards),
        rival_aside=s.rival_aside,
        drawn=[list(drawn) for drawn in s.drawn],
        picks=[view.picked for view in views],
        proposals=proposal_views(s.ledger),
        promises=promise_views(s.ledger),
        over=table.over,
    )
