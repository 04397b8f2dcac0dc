"""What frames say in words: options and their hints, events, proposals and promises. Clients put the names in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from neopolis.engine.decision import Decision
from neopolis.engine.event import Event
from neopolis.engine.refused import Refused
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.hints import Hint, hints
from neopolis.games.neom.ids import GOOD_NAMES, seller_of
from neopolis.games.neom.ids import sort_of as neom_sort
from neopolis.games.neom.rules.buying import IMPOSSIBLE
from neopolis.games.neom.text import notation as neom
from neopolis.games.new_angeles.ids import SEATS
from neopolis.games.new_angeles.ids import sort_of as new_angeles_sort
from neopolis.games.new_angeles.text import notation as new_angeles
from neopolis.games.new_angeles.text.terms_text import promised_text, proposal_text, terms_text
from neopolis.games.new_angeles.trading.ledger_view import promise_views, proposal_views
from neopolis.games.new_angeles.trading.terms_row import settled
from neopolis.server.table.commands import Weigh
from neopolis.server.table.games import Played
from neopolis.server.table.server_messages import (
    DecisionFrame,
    EventFrame,
    HintFrame,
    LaneFrame,
    OptionFrame,
    ProposalFrame,
    PurchaseFrame,
)
from neopolis.text.messages import message, name_of, use_player_names

PLAYERS: Final = [f"{{{seat}}}" for seat in range(SEATS)]


def decision_frame(game: Played, seat: int, moment: int) -> DecisionFrame:
    """What a seat is asked."""
    with use_player_names(PLAYERS):
        return _decision_frame(game, seat, moment)


def _decision_frame(game: Played, seat: int, moment: int) -> DecisionFrame:
    decision = game.decision(seat)
    blocked: list[OptionFrame] = []
    if isinstance(game, NeomGame):
        options, blocked = _with_hints(game, decision)
    else:
        options = [OptionFrame(o, game.label(seat, o), *new_angeles_sort(o)) for o in decision.options]
    return DecisionFrame(
        moment,
        decision.prompt,
        game.question(seat),
        options,
        decision.rules,
        decision.default,
        decision.barrier,
        blocked,
    )


def _with_hints(game: NeomGame, decision: Decision) -> tuple[list[OptionFrame], list[OptionFrame]]:
    """NEOM: the options, and the tiles that something keeps from being one."""
    found = hints(game, decision.seat, decision.prompt, decision.options)

    def frame(option: int) -> OptionFrame:
        hint = _hint(found[option]) if option in found else None
        return OptionFrame(option, game.label(decision.seat, option), *neom_sort(option), hint)

    others = sorted([option for option in found if option not in decision.options])
    return [frame(option) for option in decision.options], [frame(option) for option in others]


def _hint(hint: Hint) -> HintFrame:
    row = hint.bought
    bought = [
        PurchaseFrame(name_of(GOOD_NAMES[good]), neom.source_text(way), price, seller_of(way))
        for good, way, price in zip(row[0::3], row[1::3], row[2::3], strict=True)
    ]
    price = hint.price if hint.price < IMPOSSIBLE else -1
    if not hint.hindrance:
        return HintFrame(price, bought, hint.change, "", "")
    code = f"cannot-place-{hint.hindrance}"
    return HintFrame(price, bought, hint.change, message(code, hint.words), message(f"{code}.brief", hint.words))


def event_frames(game: Played, events: Sequence[Event]) -> list[EventFrame]:
    """Events that somebody heard one after the other, without who else may know of them."""
    if isinstance(game, NeomGame):
        return [
            _event(
                one,
                neom.event_text(game.pack, one, PLAYERS),
                neom.rule_of(game.pack, one, game.seats),
                one.kind in neom.QUIET,
            )
            for one in events
        ]
    return [
        _event(one, new_angeles.event_text(game.pack, one, PLAYERS), new_angeles.rule_of(one), is_needless)
        for one, is_needless in zip(events, new_angeles.needless([*events]), strict=True)
    ]


def _event(event: Event, text: str, rule: str, is_quiet: bool) -> EventFrame:
    return EventFrame(event.kind, event.seat, event.things, text, rule, is_quiet)


def lane_frame(game: Played, seat: int | None) -> LaneFrame | None:
    """New Angeles: the proposals and promises that a seat (None: a spectator) has heard of."""
    if isinstance(game, NeomGame):
        return None
    lane, pack = game.s.lane.heard_by(seat), game.pack
    return LaneFrame(
        [
            ProposalFrame(
                one.id,
                terms_text(pack, PLAYERS, one.gives),
                terms_text(pack, PLAYERS, one.wants),
                proposal_text(pack, PLAYERS, one),
            )
            for one in proposal_views(lane)
        ],
        [promised_text(pack, PLAYERS, one) for one in promise_views(lane)],
    )


def draft_text(game: Played, seat: int, command: Weigh) -> tuple[bool, str]:
    """NA 65.0, 65.2: whether a trade that a seat thinks of would bind both, and what it would be in words.

    Terms that cannot be read have no words; the refusal says why.
    """
    if isinstance(game, NeomGame):
        raise Refused("no-asides")
    standing = game.s.lane.heard_by(seat).find(command.number)
    try:
        gives, wants = [
            terms_text(game.pack, PLAYERS, settled(game.s, side)) for side in (command.gives, command.wants)
        ]
    except Refused:
        return False, ""
    other = PLAYERS[command.to if standing is None else standing.seat]
    text = message("na-weighed", {"who": PLAYERS[seat], "other": other, "gives": gives, "wants": wants})
    return not command.gives.promises and not command.wants.promises, text
