"""What New Angeles sends and receives at a table: options, events, and trades (NA 65)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from neopolis.engine.decision import Decision
from neopolis.engine.event import Event
from neopolis.engine.record import Row
from neopolis.engine.refused import Refused
from neopolis.games.definition import OpenProposal, SideActions
from neopolis.games.new_angeles.bots.memory import REMEMBERED
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import SEATS, sort_of
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.stops import CALL_NAMES, SCOPE_NAMES, STOP_NAMES, Stop
from neopolis.games.new_angeles.text.event_facts import event_facts, threat_causes
from neopolis.games.new_angeles.text.notation import event_text, needless, rule_of
from neopolis.games.new_angeles.text.terms_text import promised_text, proposal_text, terms_text
from neopolis.games.new_angeles.trading.ledger_view import promise_views, proposal_views
from neopolis.games.new_angeles.trading.repeating import is_repeated, outdated
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.trading.terms_row import settled, terms_row
from neopolis.games.new_angeles.trading.tradable import tradable_answers, tradable_assets, tradable_capital
from neopolis.games.new_angeles.trading.trade import (
    ACCEPT,
    CALL_STOP,
    COUNTER_PROPOSE,
    DECLINE,
    DISMISS_STOPS,
    PROPOSE,
    WITHDRAW,
    check_partner,
)
from neopolis.games.wire import EventFrame, OptionFrame, Seat, SideCommand, SideQuery, SideReply
from neopolis.text.messages import language, message, use_player_names

Moment = Literal["after-deal", "end-of-turn", "production", "event", "investments", "demand", "round-end"]
Call = Literal["cancel", "once", "standing"]
Scope = Literal["", "round", "game"]
PLAYERS: Final = [f"{{{seat}}}" for seat in range(SEATS)]  # placeholders for the names, which clients fill in
ANSWERS: Final = (ACCEPT, DECLINE, COUNTER_PROPOSE)
MOST_TEXTS: Final = 4_096  # how many event texts to cache; no game has so many events that can be taken back


class Propose(SideCommand, frozen=True, tag="propose"):
    """Offer another seat a trade."""

    to: Seat
    gives: Terms
    wants: Terms
    whisper: bool = False


class Counter(SideCommand, frozen=True, tag="counter"):
    """Decline a proposal and offer something else."""

    number: int
    gives: Terms
    wants: Terms


class Accept(SideCommand, frozen=True, tag="accept"):
    """Consent to a proposal."""

    number: int


class Decline(SideCommand, frozen=True, tag="decline"):
    """Decline a proposal."""

    number: int


class Withdraw(SideCommand, frozen=True, tag="withdraw"):
    """Take back one's own proposal."""

    number: int


class CallStop(SideCommand, frozen=True, tag="call-stop"):
    """Stop the game at a moment, once or always, so that everybody can trade; or cancel that (R-133)."""

    moment: Moment
    how: Call = "once"


class DismissStops(SideCommand, frozen=True, tag="dismiss-stops"):
    """No longer be asked at stops for this round or this game; "" to be asked again (R-133)."""

    scope: Scope


class Weigh(SideQuery, frozen=True, tag="weigh"):
    """Ask how a trade would read, and whether it could be proposed. With a `number`, it would counter that proposal."""

    to: Seat
    gives: Terms
    wants: Terms
    whisper: bool = False
    number: int = -1


class Weighed(SideReply, frozen=True, tag="weighed"):
    """A trade in words, whether it would bind both, and why it cannot be proposed now (`code` is "" if it can)."""

    binding: bool
    text: str
    code: str
    message: str
    rules: tuple[str, ...]


class CanTrade(SideQuery, frozen=True, tag="can-trade"):
    """Ask what the client and another seat could trade now."""

    to: Seat


class TradableAnswer(OptionFrame, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An option of the seat that could be part of a trade, and how many cards of support it can include.

    If `least_cards` is 0, the number can stay open; if `most_cards` is 0, the seat cannot agree to a number.
    """

    least_cards: int = 0
    most_cards: int = 0


class TradableSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one side could give now: at most this capital, any of these assets, and one of these answers."""

    capital: int
    assets: list[int]
    answers: list[TradableAnswer]


class Tradable(SideReply, frozen=True, tag="tradable"):
    """What the client could give, and what it could want from the other seat. `prompt` is what is being asked now."""

    prompt: str
    gives: TradableSide
    wants: TradableSide


class ProposalFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open proposal in words, with {0}, {1} and so on for the players."""

    id: int
    gives: str
    wants: str
    text: str


class LedgerFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The view's proposals and promises in words, in the order of the view."""

    proposals: list[ProposalFrame]
    promises: list[str]


def option_frames(game: NewAngelesGame, decision: Decision) -> tuple[list[OptionFrame], list[OptionFrame]]:
    """The options. Their kind is card, district, seat, type, component, resource, amount or answer."""
    return [OptionFrame(one, game.label(decision.seat, one), *sort_of(one)) for one in decision.options], []


def event_frames(game: NewAngelesGame, events: Sequence[Event], names: list[str]) -> list[EventFrame]:
    """Events in words, each with the paragraph behind it."""
    spoken, in_language = tuple(names), language()
    causes = threat_causes(game.pack, events)
    return [
        EventFrame(
            one.kind,
            one.seat,
            one.things,
            _text(game.pack, one, spoken, in_language),
            rule_of(one),
            is_needless,
            facts=event_facts(one),
            cause=cause,
        )
        for one, is_needless, cause in zip(events, needless([*events]), causes, strict=True)
    ]


@lru_cache(MOST_TEXTS)
def _text(pack: Pack, event: Event, names: tuple[str, ...], in_language: str) -> str:
    """An event in words. Cached, because events that can still be taken back are sent to all seats many times."""
    return event_text(pack, event, [*names])


class Trades(SideActions[NewAngelesGame]):
    """NA 65: trades. Every seat may trade, even while another seat is asked."""

    commands = (Propose, Counter, Accept, Decline, Withdraw, CallStop, DismissStops)
    queries = (Weigh, CanTrade)
    replies = (Weighed, Tradable)

    def row(self, game: NewAngelesGame, command: SideCommand) -> Row:
        match command:
            case Propose():
                terms = (*terms_row(game.s, command.gives), *terms_row(game.s, command.wants))
                return (PROPOSE, command.to, int(command.whisper), *terms)
            case Counter():
                terms = (*terms_row(game.s, command.gives), *terms_row(game.s, command.wants))
                return (COUNTER_PROPOSE, command.number, *terms)
            case Accept():
                return (ACCEPT, command.number)
            case Decline():
                return (DECLINE, command.number)
            case Withdraw():
                return (WITHDRAW, command.number)
            case CallStop():
                return (CALL_STOP, STOP_NAMES.index(command.moment), CALL_NAMES.index(command.how))
            case DismissStops():
                return (DISMISS_STOPS, SCOPE_NAMES.index(command.scope))
            case _:
                raise Refused("no-asides")

    def reply(
        self,
        game: NewAngelesGame,
        seat: int,
        query: SideQuery,
        refusal: Callable[[SideCommand], Refused | None],
    ) -> Weighed | Tradable:
        if isinstance(query, CanTrade):
            return tradable(game, seat, query)
        assert isinstance(query, Weigh)
        binding, text = draft_text(game, seat, query)
        refused = refusal(as_proposal(query))
        if refused is None:
            return Weighed(query.id, binding, text, "", "", ())
        return Weighed(query.id, binding, text, refused.code, refused.message, refused.rules)

    def state(self, game: NewAngelesGame, seat: int | None) -> LedgerFrame:
        ledger, pack = game.s.ledger.visible_to(seat), game.pack
        proposals = [
            ProposalFrame(
                one.id,
                terms_text(pack, PLAYERS, one.gives),
                terms_text(pack, PLAYERS, one.wants),
                proposal_text(pack, PLAYERS, one),
            )
            for one in proposal_views(ledger)
        ]
        return LedgerFrame(proposals, [promised_text(pack, PLAYERS, one) for one in promise_views(ledger)])

    def open_proposals(self, game: NewAngelesGame) -> list[OpenProposal]:
        s = game.s
        stop = s.step_number if s.asked and isinstance(MACHINE.asking(s), Stop) else -1
        return [
            OpenProposal(
                one.number, one.seat, one.to, not one.is_whisper,
                one.answer_of >= 0 or one.step_number == stop, (one.gives, one.wants),
            )
            for one in s.ledger.proposals
        ]  # fmt: skip

    def is_proposal(self, row: Row) -> bool:
        return row[0] in (PROPOSE, COUNTER_PROPOSE)

    def is_answer(self, row: Row) -> bool:
        return row[0] in (ACCEPT, DECLINE, WITHDRAW)

    def partner(self, game: NewAngelesGame, row: Row) -> int:
        """The other side of the proposal that a row answers; -1 for other rows."""
        proposal = game.s.ledger.find(row[1]) if row and row[0] in ANSWERS else None
        return -1 if proposal is None else proposal.seat

    def changes_nothing(self, before: NewAngelesGame, after: NewAngelesGame, row: Row) -> bool:
        return row[0] in (CALL_STOP, DISMISS_STOPS) and before.s.stops == after.s.stops

    def is_repeated(self, game: NewAngelesGame, seat: int, row: Row) -> bool:
        return game.log is not None and is_repeated(game.s, game.history(seat), seat, row)

    def heard(self, game: NewAngelesGame, seat: int) -> list[Event]:
        return [] if game.log is None else [event for event in game.history(seat) if event.kind in REMEMBERED]

    def outdated(self, game: NewAngelesGame, seat: int, row: Row) -> list[int]:
        return outdated(game.s, seat, row)

    def decline(self, number: int) -> Row:
        return (DECLINE, number)

    def withdraw(self, number: int) -> Row:
        return (WITHDRAW, number)


def tradable(game: NewAngelesGame, seat: int, query: CanTrade) -> Tradable:
    """NA 65.0: what two seats could trade now, judged by what everybody can see."""
    check_partner(game.s, seat, query.to)
    sides = [_tradable_side(game, *pair) for pair in ((seat, query.to), (query.to, seat))]
    return Tradable(query.id, game.topic, *sides)


def _tradable_side(game: NewAngelesGame, seat: int, other: int) -> TradableSide:
    s = game.s
    with use_player_names(PLAYERS):
        answers = [
            TradableAnswer(option, game.describe(seat, option), *sort_of(option), None, least, most)
            for option, least, most in tradable_answers(s, seat)
        ]
    return TradableSide(tradable_capital(s, seat, other), tradable_assets(s, seat, other), answers)


def as_proposal(query: Weigh) -> Propose | Counter:
    """The command that would propose the trade."""
    if query.number >= 0:
        return Counter(query.id, query.number, query.gives, query.wants)
    return Propose(query.id, query.to, query.gives, query.wants, query.whisper)


def draft_text(game: NewAngelesGame, seat: int, query: Weigh) -> tuple[bool, str]:
    """NA 65.0, 65.2: whether a trade that a seat considers would bind both, and the trade in words.

    The text is empty if the terms cannot be read. The refusal in the reply says why.
    """
    standing = game.s.ledger.visible_to(seat).find(query.number)
    try:
        gives, wants = [terms_text(game.pack, PLAYERS, settled(game.s, side)) for side in (query.gives, query.wants)]
    except Refused:
        return False, ""
    other = PLAYERS[query.to if standing is None else standing.seat]
    text = message("na-weighed", {"who": PLAYERS[seat], "other": other, "gives": gives, "wants": wants})
    return not query.gives.promises and not query.wants.promises, text
