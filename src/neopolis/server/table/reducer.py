"""How each entry of the log changes a table. Nothing is judged here: what is in the log has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.server.table import clocks
from neopolis.server.table.games import Played, go_on, is_proposal, offers
from neopolis.server.table.log_events import (
    NOBODY,
    Answered,
    Closed,
    Created,
    Deed,
    Entry,
    Left,
    Paused,
    Plan,
    Planned,
    Readied,
    Rematched,
    Resumed,
    Returned,
    Said,
    Sat,
    Spoke,
    Started,
    StoodIn,
    TookBack,
    Voted,
)
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import (
    CLOSED,
    GATHERING,
    MOST_IDS,
    OVER,
    PAUSED,
    PLAYING,
    UNREADABLE,
    Line,
    Sitting,
)
from neopolis.text.messages import ENGLISH, Word, speaking

MOST_TALK: Final = 65_536  # bytes of talk that a table remembers
LINE_BYTES: Final = 128  # more or less what a line takes besides its text


def fold(t: TableState, entry: Entry) -> None:
    """Make one entry part of the table."""
    facts = t.facts
    if facts.seq + 1 != entry.seq:
        raise ValueError(f"entry {entry.seq} does not follow {facts.seq}")
    facts.seq = entry.seq
    facts.at = max(facts.at, entry.at)  # a clock that was set back loses nobody any time
    if entry.message:
        facts.ids[entry.person] = [*facts.ids.get(entry.person, ()), entry.message][-MOST_IDS:]
    deed = entry.deed
    if not isinstance(deed, Answered | Spoke | TookBack) and not (isinstance(deed, Said) and deed.to >= 0):
        facts.noticed = facts.at  # of what is done in the game, only the public part is: see `clocks.note_public`
    if facts.status != UNREADABLE:
        with speaking(ENGLISH):  # whoever asked: the same entries make the same table
            _FOLDS[type(deed)](t, entry, deed)
    elif isinstance(deed, Closed):
        facts.status = CLOSED


# Before the game.


def _created(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, Created)
    facts = t.facts
    facts.host, facts.host_name = deed.host, deed.name
    facts.origin, facts.record, facts.world = deed.origin, deed.record, deed.world
    _lay_out(t, deed.plan)


def _planned(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, Planned)
    _lay_out(t, deed.plan)


def _lay_out(t: TableState, plan: Plan) -> None:
    """Seats for a plan. Who sits at one that still is a person's stays, and is asked anew whether it is ready."""
    before = t.facts.seats
    t.facts.plan = plan
    t.facts.seats = [Sitting(bot=bot) for bot in (plan.bots + [""] * plan.seats)[: plan.seats]]
    for old, new in zip(before, t.facts.seats, strict=False):
        if not new.bot:
            new.person, new.name = old.person, old.name
    _find_leader(t)


def _sat(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, Sat)
    before = t.seat_of(entry.person)
    t.facts.host_left = t.facts.host_left and entry.person != t.host
    t.facts.seated = [one for one in t.facts.seated if one != entry.person] + [entry.person]
    if before >= 0:
        t.seats[before].person, t.seats[before].name, t.seats[before].ready = NOBODY, "", False
    sitting = t.seats[deed.seat]
    sitting.person, sitting.name, sitting.ready = entry.person, deed.name, False
    if t.status != GATHERING:
        is_own = t.facts.held.get(entry.person) == deed.seat
        t.facts.held[entry.person] = deed.seat
        sitting.stands_in = ""
        clocks.come_back(t, sitting, t.facts.at, is_own)
    _find_leader(t)


def _find_leader(t: TableState) -> None:
    """Who leads the table when its host has given the seat up: who has sat there longest, until that one goes, too."""
    facts = t.facts
    facts.seated = [person for person in facts.seated if t.seat_of(person) >= 0]
    if not facts.host_left:
        facts.leader = NOBODY
    elif facts.leader not in facts.seated:
        facts.leader = facts.seated[0] if facts.seated else NOBODY


def _left(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, Left)
    sitting = t.seats[deed.seat]
    t.facts.host_left = t.facts.host_left or entry.person == t.host
    if t.status == GATHERING:
        sitting.person, sitting.name, sitting.ready = NOBODY, "", False
    else:
        clocks.settle(t, sitting, t.facts.at)
        sitting.person, sitting.stands_in, sitting.votes = NOBODY, "left", []
    _find_leader(t)


def _readied(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, Readied)
    t.seats[deed.seat].ready = deed.ready


def _started(t: TableState, entry: Entry, deed: Deed) -> None:
    """The game begins, if this server has the rules and the content that it is to be played with."""
    assert isinstance(deed, Started)
    facts, kind = t.facts, t.kind
    if deed.version != kind.version:
        _unreadable(t, "table-version", recorded=deed.version, here=kind.version)
        return
    if deed.content != kind.content:
        _unreadable(t, "table-content")
        return
    try:
        if facts.world:
            t.game = go_on(kind, facts.world)
        else:
            t.game = kind.replay(facts.record) if facts.record else kind.start(facts.plan, deed.seed)
    except Refused as refused:
        _unreadable(t, "table-broken", seq=entry.seq, reason=refused.message)
        return
    facts.status = PLAYING
    facts.held = {sitting.person: seat for seat, sitting in enumerate(t.seats) if sitting.person}
    clocks.wind_up(t)
    _changed(t, t.game, set(t.game.deciders))


def _unreadable(t: TableState, code: str, **parameters: Word) -> None:
    t.facts.status, t.facts.fault = UNREADABLE, (code, parameters)
    t.game = None


# The game.


def _answered(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, Answered)
    _act(t, entry, deed.seat, lambda game: game.play(deed.seat, deed.option))


def _spoke(t: TableState, entry: Entry, deed: Deed) -> None:
    """Bots may speak a few times about a question; what a person says gives those who heard it leave to answer."""
    assert isinstance(deed, Spoke)
    heard = _act(t, entry, -1, lambda game: game.aside(deed.seat, deed.row))
    if entry.person:
        t.seats[deed.seat].proposals += is_proposal(deed.row)
        for seat in heard:
            t.seats[seat].spoken = 0
    else:
        t.seats[deed.seat].spoken += 1


def _took_back(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, TookBack)
    _act(t, entry, deed.seat, lambda game: game.take_back(deed.seat))


def _act(t: TableState, entry: Entry, seat: int, done: Callable[[Played], object]) -> set[int]:
    """Do something in the game; `seat` has a new question by that in any case. The seats that noticed something."""
    game = t.game
    assert game is not None
    moment, deciders = game.s.moment, game.deciders
    try:
        done(game)
    except Refused as refused:  # other rules under the same version: stop before more harm is done
        _unreadable(t, "table-broken", seq=entry.seq, reason=refused.message)
        return set()
    fresh = {seat} if seat >= 0 else set()
    if game.s.moment != moment:
        fresh = set(range(game.seats))
        for sitting in t.seats:
            sitting.spoken = sitting.proposals = 0
    _changed(t, game, fresh, seat if game.s.moment == moment else -1)
    is_open = (game.s.moment, game.deciders) != (moment, deciders)
    noticed = {one for one in range(game.seats) if is_open or any([e.heard_by(one) for e in game.s.events])}
    t.hushed -= noticed  # to the others nothing has happened: if their bots spoke now, that would be a hint
    return noticed


def _changed(t: TableState, game: Played, fresh: set[int], alone: int = -1) -> None:
    """After the game has changed: questions, proposals and clocks. `alone`: nobody else's question can have changed."""
    facts = t.facts
    facts.changed = facts.seq
    deciders = game.deciders
    for seat, sitting in enumerate(t.seats):
        if seat not in deciders:
            sitting.moment += sitting.question is not None
            sitting.question = None
        elif alone in (-1, seat):
            _put_question(game, seat, sitting, seat in fresh)
        elif sitting.question is None:
            _put_question(game, seat, sitting, True)
    facts.offered = {number: facts.offered.get(number, facts.at) for number, _, _ in offers(game)}
    clocks.note_public(t, game, facts.at)
    if game.over:
        facts.status = OVER


def _put_question(game: Played, seat: int, sitting: Sitting, is_fresh: bool) -> None:
    """A seat's questions are counted by what the seat itself can see of them."""
    question = (game.prompt(seat), game.options(seat))
    if is_fresh or question != sitting.question:
        sitting.moment += 1
        sitting.question = question


# Around the game.


def _said(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, Said)
    people = (entry.person, t.seats[deed.to].person) if deed.to >= 0 else ()
    line = Line(t.facts.at, deed.seat, deed.text, deed.to, t.seats[deed.seat].name, people)
    t.facts.talk = _latest([*t.facts.talk, line])
    t.facts.lines += 1


def _latest(lines: list[Line]) -> list[Line]:
    """As many of the last lines as a table remembers."""
    size = 0
    for at in range(len(lines) - 1, -1, -1):
        size += len(lines[at].text.encode()) + LINE_BYTES
        if size > MOST_TALK:
            return lines[at + 1 :]
    return lines


def _paused(t: TableState, entry: Entry, deed: Deed) -> None:
    clocks.stop(t, t.facts.at)
    t.facts.status = PAUSED


def _resumed(t: TableState, entry: Entry, deed: Deed) -> None:
    clocks.go_on(t, t.facts.at)
    t.facts.status = PLAYING


def _stood_in(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, StoodIn)
    sitting = t.seats[deed.seat]
    clocks.settle(t, sitting, t.facts.at)
    sitting.stands_in, sitting.votes = deed.why, []


def _returned(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, Returned)
    sitting = t.seats[deed.seat]
    is_own = sitting.stands_in == "asked"
    sitting.stands_in = ""
    clocks.come_back(t, sitting, t.facts.at, is_own)


def _voted(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, Voted)
    sitting = t.seats[deed.about]
    sitting.votes = sorted({*sitting.votes, deed.seat})


def _rematched(t: TableState, entry: Entry, deed: Deed) -> None:
    assert isinstance(deed, Rematched)
    t.facts.rematch = deed.table
    t.facts.rematches += 1


def _closed(t: TableState, entry: Entry, deed: Deed) -> None:
    t.facts.status = CLOSED


_FOLDS: Final[dict[type[Deed], Callable[[TableState, Entry, Deed], None]]] = {
    Created: _created, Planned: _planned, Sat: _sat, Left: _left, Readied: _readied, Started: _started,
    Answered: _answered, Spoke: _spoke, TookBack: _took_back, Said: _said, Paused: _paused, Resumed: _resumed,
    StoodIn: _stood_in, Returned: _returned, Voted: _voted, Rematched: _rematched, Closed: _closed,
}  # fmt: skip
