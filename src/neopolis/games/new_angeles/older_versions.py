"""Games of older rules versions, translated when they are read.

In version 2, options (see `ids.py`) were numbered without gaps, so a new card would have changed all later numbers.
Version 3 gives each kind of option a block of its own. The rules are the same, and so is the order of the options.
Version 4 adds stops to the scripts of turns and rounds; games of older versions never stop. It also changes rules:
all decks are chosen before any card is seen (R-69), a sold asset is offered to its new owner (R-84, R-112), and some
abilities are not offered when they would do nothing (R-100, R-107). Games that an older version started go on with the
rules of version 3: `Setting.rules` says so, and their records name version 3.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.ids import (
    AMOUNT,
    ASSET,
    COMPONENT,
    CORPORATION,
    DISTRICT,
    EMERGENCY,
    EVENT,
    FEDERALIST,
    INVESTMENT,
    PASS,
    RESOURCE,
    SEAT,
    TYPE,
)
from neopolis.games.new_angeles.rules.scripts import CARD, DEMAND_ROUND, STANDARD_ROUND, SUPPORTING, TURN
from neopolis.games.new_angeles.rules.state import RULES, Deal, NewAngeles, Row, Rows
from neopolis.games.new_angeles.trading.ledger import Ledger, Proposal
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.trading.trade import COUNTER_PROPOSE, PROPOSE

VERSION: Final = str(RULES)  # the version of the rules: saved games and records name the version that made them
READABLE: Final = ("2", "3", VERSION)

# For each block of version 2: the first number, and the number of the same option now; the last block first.
_BLOCKS: Final = (
    *((138, AMOUNT), (130, PASS), (122, COMPONENT), (117, TYPE), (112, RESOURCE), (111, FEDERALIST)),
    *((105, CORPORATION), (99, SEAT), (89, DISTRICT + 1), (73, EVENT + 1), (61, INVESTMENT + 1)),
    *((27, ASSET + 1), (21, EMERGENCY)),
)
# For the scripts of assets, emergency actions and action cards: the first number in version 2, and the number now.
_SCRIPTS: Final = ((39, CARD + ASSET + 1), (32, CARD + EMERGENCY), (12, CARD + 1))

# For each script that version 4 made longer: the next step now, indexed by the next step in older versions.
_NEXT_STEPS: Final = {TURN: (0, 1, 2, 3, 5, 6, 7), STANDARD_ROUND: (0, 1, 2, 4, 6), DEMAND_ROUND: (0, 2, 4, 5, 6, 7)}

RULES_BEFORE: Final = 3  # versions 2 and 3 have the same rules

PROMISE_NUMBERS: Final = 9  # ints that one promise takes up in a side action's row


def _renumber(number: int, blocks: tuple[tuple[int, int], ...]) -> int:
    for before, now in blocks:
        if number >= before:
            return number - before + now
    return number


def rules_of(version: str) -> int:
    """The version of the rules by which a game of this version is played."""
    return RULES if version == VERSION else RULES_BEFORE


def has_stops(version: str) -> bool:
    """Whether a saved state of this version contains the called stops and the version of its rules."""
    return version == VERSION


def _is_renumbered(version: str) -> bool:
    """Whether a version had other numbers for options."""
    return version == "2"


def translate(version: str, done: int | Row) -> int | Row:
    """Translate an option, or the row of a side action, of an older version."""
    return translate_option(version, done) if isinstance(done, int) else translate_row(version, done)


def translate_option(version: str, option: int) -> int:
    """The number that an option of an older version has now."""
    return _renumber(option, _BLOCKS) if _is_renumbered(version) else option


def translate_row(version: str, row: Row) -> Row:
    """Translate a side action's row of an older version. Only the answers in it are options."""
    starts = {PROPOSE: 3, COUNTER_PROPOSE: 2}
    if not _is_renumbered(version) or not row or row[0] not in starts:
        return row
    numbers = list(row)
    at = starts[row[0]]
    for _ in range(2):  # what one side gives, then what the other side gives
        answer = at + 2 + _at(row, at + 1)  # after the capital, the number of assets and the assets
        if _at(row, answer) >= 0:
            numbers[answer] = translate_option(version, row[answer])
        at = answer + 3 + PROMISE_NUMBERS * _at(row, answer + 2)  # after the answer, its cards and the promises
    return tuple(numbers)


def _at(row: Row, place: int) -> int:
    """The number at a position of a row that may be damaged; -1 beyond its end."""
    return row[place] if 0 <= place < len(row) else -1


def translate_state(version: str, s: NewAngeles) -> None:
    """Replace the numbers in a state of an older version with the numbers of this version."""
    if version == VERSION:
        return
    s.stack = [_frame(version, frame) for frame in s.stack]
    if not _is_renumbered(version):
        return
    s.picks = [translate_option(version, pick) for pick in s.picks]
    s.rivals, s.rival_aside = _row(version, s.rivals), translate_option(version, s.rival_aside)
    s.may_hold, s.deck_holds = _rows(version, s.may_hold, 0), _rows(version, s.deck_holds, 0)
    s.known = _rows(version, s.known, 3)
    s.resolution.bound = _pairs(version, s.resolution.bound)
    _translate_deal(version, s.deal)
    s.ledger = Ledger(tuple([_proposal(version, one) for one in s.ledger.proposals]), s.ledger.pledges, s.ledger.counts)


def _translate_deal(version: str, deal: Deal) -> None:
    deal.main, deal.counters = translate_option(version, deal.main), _row(version, deal.counters)
    deal.main_declared = _pairs(version, deal.main_declared)
    deal.counter_declared = _pairs(version, deal.counter_declared)
    deal.won = translate_option(version, deal.won)


def _frame(version: str, frame: Frame) -> Frame:
    """Translate a frame: its script, its next step and, while somebody supports an offer, that offer."""
    picked = translate_option(version, frame.picked) if frame.script == SUPPORTING else frame.picked
    script = _renumber(frame.script, _SCRIPTS) if _is_renumbered(version) else frame.script
    step = _NEXT_STEPS[script][frame.step] if script in _NEXT_STEPS else frame.step
    return Frame(script, step, frame.seat, frame.count, picked, frame.touched)


def _row(version: str, row: Row) -> Row:
    return tuple([translate_option(version, thing) for thing in row])


def _rows(version: str, rows: Rows, first: int) -> Rows:
    """Translate rows. Their ints from position `first` on are options."""
    return tuple([(*row[:first], *_row(version, row[first:])) for row in rows])


def _pairs(version: str, row: Row) -> Row:
    """Translate pairs of a step and a pick. Only the pick is an option."""
    return tuple([translate_option(version, thing) if at % 2 else thing for at, thing in enumerate(row)])


def _proposal(version: str, one: Proposal) -> Proposal:
    gives, wants = _terms(version, one.gives), _terms(version, one.wants)
    return Proposal(one.number, one.seat, one.to, one.step_number, gives, wants)


def _terms(version: str, terms: Terms) -> Terms:
    """Translate the terms of a trade. Only the answer in them, if there is one, is an option."""
    answer = terms.answer
    if answer is None:
        return terms
    now = translate_option(version, answer if isinstance(answer, int) else answer[0])
    return Terms(terms.capital, terms.assets, now if isinstance(answer, int) else (now, answer[1]), terms.promises)
