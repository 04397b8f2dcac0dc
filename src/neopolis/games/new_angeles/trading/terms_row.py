"""Terms of a trade as rows of ints, and back. Records, saved games and events hold them in this form.

A row holds capital, assets, the answer and its number of cards, and promises. A count comes before the assets, and
another before the promises.
"""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.cards.registry import ASSETS, fixed_names
from neopolis.games.new_angeles.ids import COMPONENT_NAMES, DISTRICTS, ROOM, UNREST
from neopolis.games.new_angeles.rules.deal import TABLE_CLEARED
from neopolis.games.new_angeles.rules.scripts import DEAL
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles, Row
from neopolis.games.new_angeles.trading.terms import (
    GIVE,
    KEEP_OUT,
    KINDS,
    NO_COUNTER,
    NO_TRADE,
    OPPOSE,
    SUPPORT,
    TO_COUNTER,
    TRIGGERS,
    TURN_BEGINS,
    WINS_DEAL,
    Promise,
    Terms,
)
from neopolis.text.messages import name_of, named

NO_ANSWER: Final = -1
ANY_COMPONENT: Final = ("", *COMPONENT_NAMES[:UNREST])
MOST_DEALS: Final = 30  # there are at most 5 deals in each of 6 rounds
MOST_PROMISES: Final = 6  # maximum number of promises of one side in one trade
MOST_CARDS: Final = 99
MOST_NUMBER: Final = 9_999  # no number in terms is larger; no game brings a player that much capital


def whole(value: object, name: str, least: int, most: int) -> int:
    """The value; Refused if it is not a whole number within these bounds."""
    if type(value) is int and least <= value <= most:
        return value
    raise Refused("terms-number", ("NA 65.0",), name=name, least=least, most=most, value=named(value))


def word(value: object, name: str, known: tuple[str, ...]) -> int:
    """The index of the value among the known words; Refused if it is none of them."""
    if isinstance(value, str) and value in known:
        return known.index(value)
    words = ", ".join([f"'{one}'" for one in known])
    raise Refused("terms-word", ("NA 65.0",), name=name, known=words, value=named(value))


def asset_number(value: object) -> int:
    """The number of an asset, given by number or name. NA 65.5, R-117: no other card can be traded."""
    if isinstance(value, str):
        named_asset = ASSETS.named(value)
        if named_asset > 0:
            return named_asset
        if value in fixed_names():
            raise Refused("not-for-trade", ("NA 65.5", "R-117"), thing=name_of(value))
    if type(value) is int and value in ASSETS.cards:
        return value
    raise Refused("no-asset", ("NA 65.0", "R-117"), thing=named(value), last=ASSETS.last)


def terms_row(s: NewAngeles, terms: object) -> Row:
    """Terms that a player wrote, as ints; Refused if they could not make sense in any position."""
    if not isinstance(terms, Terms):
        raise Refused("not-terms", ("NA 65.0",), value=named(terms))
    fields: tuple[object, ...] = msgspec.structs.astuple(terms)
    assets, promises = fields[1], fields[3]
    if not isinstance(assets, tuple | list) or not isinstance(promises, tuple | list):
        raise Refused("terms-tuples", ("NA 65.0",))
    numbers = sorted([asset_number(asset) for asset in assets])
    if len(set(numbers)) < len(numbers):
        raise Refused("asset-twice", ("NA 65.0",))
    if len(promises) > MOST_PROMISES:
        raise Refused("many-promises", ("NA 65.0",), most=MOST_PROMISES)
    row = [whole(fields[0], "capital", 0, MOST_NUMBER), len(numbers), *numbers, *_answer(fields[2]), len(promises)]
    for promise in promises:
        row += promise_row(s, promise)
    return tuple(row)


def _answer(answer: object) -> list[int]:
    """The option and the number of cards; 0 leaves the number open."""
    if answer is None:
        return [NO_ANSWER, 0]
    if isinstance(answer, tuple | list):
        if len(answer) != 2:
            raise Refused("bad-answer", ("R-116",))
        return [whole(answer[0], "answer", 0, MOST_NUMBER), whole(answer[1], "cards", 1, MOST_CARDS)]
    return [whole(answer, "answer", 0, MOST_NUMBER), 0]


def promise_row(s: NewAngeles, promise: object) -> list[int]:
    """NA 65.2, R-131: a promise as ints, in the order of its fields, with `until` in place of `deals`."""
    if not isinstance(promise, Promise):
        raise Refused("not-promise", ("NA 65.2",), value=named(promise))
    fields: tuple[object, ...] = msgspec.structs.astuple(promise)
    kind = word(fields[0], "kind", KINDS)
    when = word(fields[7], "when", TRIGGERS) if KINDS[kind] == GIVE else 0
    row = [kind, NOBODY, 0, 0, 0, 0, 0, when, _last_deal(s, fields[8], fields[9])]
    if is_about_player(KINDS[kind], TRIGGERS[when]):
        row[1] = whole(fields[1], "player", 0, s.setting.seats - 1)
    if KINDS[kind] in (SUPPORT, OPPOSE):
        row[2] = whole(fields[2], "cards", 1, MOST_CARDS)
    elif KINDS[kind] == GIVE:
        row[3] = whole(fields[3], "capital", 0, MOST_NUMBER)
        row[4] = 0 if _is_zero(fields[4]) else asset_number(fields[4])
        if (row[3] > 0) == (row[4] > 0):
            raise Refused("give-one", ("NA 65.2",))
    elif KINDS[kind] == KEEP_OUT:
        row[5] = word(fields[5], "component", ANY_COMPONENT)
        row[6] = whole(fields[6], "district", 1, DISTRICTS)
    return row


def is_about_player(kind: str, when: str) -> bool:
    """R-131: whether a promise names a player."""
    return kind in (SUPPORT, OPPOSE, NO_COUNTER, NO_TRADE, TO_COUNTER) or (
        kind == GIVE and when in (WINS_DEAL, TURN_BEGINS)
    )


def _last_deal(s: NewAngeles, deals: object, until: object) -> int:
    if not _is_zero(until):
        return whole(until, "until", 1, MOST_DEALS)
    if type(deals) is int and deals < 1:
        raise Refused("promise-past", ("NA 65.2",), deal=present_deal(s))
    return min(present_deal(s) + whole(deals, "deals", 1, MOST_DEALS) - 1, MOST_DEALS)


def _is_zero(value: object) -> bool:
    return type(value) is int and value == 0


def present_deal(s: NewAngeles) -> int:
    """R-131: the number of the deal on the table, or of the next one once the table has been cleared."""
    if any([frame.script == DEAL and frame.step > TABLE_CLEARED for frame in s.stack]):
        return s.deals + 1
    return s.deal.number or s.deals + 1


class TermsReader:
    """Reads terms from a row, one after the other; Refused if the row is malformed."""

    def __init__(self, row: Row, at: int) -> None:
        self.row = row
        self.at = at

    def number(self, most: int = MOST_NUMBER) -> int:
        if self.at >= len(self.row) or not NOBODY <= self.row[self.at] <= most:
            raise Refused("bad-row", ("NA 65.0",))
        self.at += 1
        return self.row[self.at - 1]

    def terms(self) -> Terms:
        """Read the terms that come next in the row."""
        capital = self.number()
        assets = tuple([self.number() for _ in range(self.number(ROOM))])
        thing, cards = self.number(), self.number()
        promises = tuple([self.promise() for _ in range(self.number(MOST_PROMISES))])
        answer = None if thing == NO_ANSWER else (thing, cards) if cards else thing
        return Terms(capital, assets, answer, promises)

    def promise(self) -> Promise:
        """NA 65.2, R-131: read the promise that comes next in the row."""
        return Promise(
            kind=KINDS[self.number(len(KINDS) - 1)],
            player=self.number(),
            cards=self.number(),
            capital=self.number(),
            asset=self.number(),
            component=ANY_COMPONENT[self.number(len(ANY_COMPONENT) - 1)],
            district=self.number(),
            when=TRIGGERS[self.number(len(TRIGGERS) - 1)],
            until=self.number(),
        )


def settled(s: NewAngeles, terms: object) -> Terms:
    """Terms that a player wrote, in the form that is stored: every promise has `until`, the number of a deal."""
    return TermsReader(terms_row(s, terms), 0).terms()


def terms_pair(s: NewAngeles, row: Row, at: int) -> tuple[Terms, Terms]:
    """What both sides give, from the rest of a row; Refused unless `terms_row` would write the same row."""
    reader = TermsReader(row, at)
    gives, wants = reader.terms(), reader.terms()
    if (*terms_row(s, gives), *terms_row(s, wants)) != row[at:]:
        raise Refused("bad-row", ("NA 65.0",))
    return gives, wants
