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
    Entry,
    Left,
    LogEvent,
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
    SeatData,
    TalkLine,
)
from neopolis.text.messages import ENGLISH, Word, use_language

MOST_TALK: Final = 65_536  # bytes of talk that a table remembers
LINE_BYTES: Final = 128  # more or less what a line takes besides its text


def fold(t: TableState, entry: Entry) -> None:
    """Make one entry part of the table."""
    data = t.data
    if data.seq + 1 != entry.seq:
        raise ValueError(f"entry {entry.seq} does not follow {data.seq}")
    data.seq = entry.seq
    data.at = max(data.at, entry.at)  # a clock that was set back loses nobody any time
    if entry.message:
        data.ids[entry.person] = [*data.ids.get(entry.person, ()), entry.message][-MOST_IDS:]
    event = entry.event
    if not isinstance(event, Answered | Spoke | TookBack) and not (isinstance(event, Said) and event.to >= 0):
        data.noticed = data.at  # of what is done in the game, only the public part is: see `clocks.note_public`
    if data.status != UNREADABLE:
        with use_language(ENGLISH):  # whoever asked: the same entries make the same table
            _FOLDS[type(event)](t, entry, event)
    elif isinstance(event, Closed):
        data.status = CLOSED


# Before the game.


def _created(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Created)
    data = t.data
    data.host, data.host_name = event.host, event.name
    data.origin, data.record, data.world = event.origin, event.record, event.world
    _lay_out(t, event.plan)


def _planned(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Planned)
    _lay_out(t, event.plan)


def _lay_out(t: TableState, plan: Plan) -> None:
    """Seats for a plan. Who sits at one that still is a person's stays, and is asked anew whether it is ready."""
    before = t.data.seats
    t.data.plan = plan
    t.data.seats = [SeatData(bot=bot) for bot in (plan.bots + [""] * plan.seats)[: plan.seats]]
    for old, new in zip(before, t.data.seats, strict=False):
        if not new.bot:
            new.person, new.name = old.person, old.name
    _find_leader(t)


def _sat(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Sat)
    before = t.seat_of(entry.person)
    t.data.host_left = t.data.host_left and entry.person != t.host
    t.data.seated = [one for one in t.data.seated if one != entry.person] + [entry.person]
    if before >= 0:
        t.seats[before].person, t.seats[before].name, t.seats[before].ready = NOBODY, "", False
    sitting = t.seats[event.seat]
    sitting.person, sitting.name, sitting.ready = entry.person, event.name, False
    if t.status != GATHERING:
        is_own = t.data.held.get(entry.person) == event.seat
        t.data.held[entry.person] = event.seat
        sitting.stands_in = ""
        clocks.come_back(t, sitting, t.data.at, is_own)
    _find_leader(t)


def _find_leader(t: TableState) -> None:
    """Who leads the table when its host has given the seat up: who has sat there longest, until that one goes, too."""
    data = t.data
    data.seated = [person for person in data.seated if t.seat_of(person) >= 0]
    if not data.host_left:
        data.leader = NOBODY
    elif data.leader not in data.seated:
        data.leader = data.seated[0] if data.seated else NOBODY


def _left(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Left)
    sitting = t.seats[event.seat]
    t.data.host_left = t.data.host_left or entry.person == t.host
    if t.status == GATHERING:
        sitting.person, sitting.name, sitting.ready = NOBODY, "", False
    else:
        clocks.settle(t, sitting, t.data.at)
        sitting.person, sitting.stands_in, sitting.votes = NOBODY, "left", []
    _find_leader(t)


def _readied(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Readied)
    t.seats[event.seat].ready = event.ready


def _started(t: TableState, entry: Entry, event: LogEvent) -> None:
    """The game begins, if this server has the rules and the content that it is to be played with."""
    assert isinstance(event, Started)
    data, kind = t.data, t.kind
    if event.version not in kind.readable:
        _unreadable(t, "table-version", recorded=event.version, here=kind.version)
        return
    if event.content != kind.content:
        _unreadable(t, "table-content")
        return
    try:
        if data.world:
            t.game = go_on(kind, data.world)
        else:
            t.game = kind.replay(data.record) if data.record else kind.start(data.plan, event.seed)
    except Refused as refused:
        _unreadable(t, "table-broken", seq=entry.seq, reason=refused.message)
        return
    data.status, data.rules = PLAYING, event.version
    data.held = {sitting.person: seat for seat, sitting in enumerate(t.seats) if sitting.person}
    clocks.wind_up(t)
    _changed(t, t.game, set(t.game.deciders))


def _unreadable(t: TableState, code: str, **parameters: Word) -> None:
    t.data.status, t.data.fault = UNREADABLE, (code, parameters)
    t.game = None


# The game.


def _answered(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Answered)
    option = t.kind.translate_option(event.rules or t.data.rules, event.option)
    _act(t, entry, event.seat, lambda game: game.play(event.seat, option))


def _spoke(t: TableState, entry: Entry, event: LogEvent) -> None:
    """Bots may speak a few times about a question; what a person says gives those who heard it leave to answer."""
    assert isinstance(event, Spoke)
    row = t.kind.translate_row(event.rules or t.data.rules, event.row)
    heard = _act(t, entry, -1, lambda game: game.side_action(event.seat, row))
    if entry.person:
        t.seats[event.seat].proposals += is_proposal(row)
        for seat in heard:
            t.seats[seat].spoken = 0
    else:
        t.seats[event.seat].spoken += 1


def _took_back(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, TookBack)
    _act(t, entry, event.seat, lambda game: game.take_back(event.seat))


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
    data = t.data
    data.changed = data.seq
    deciders = game.deciders
    for seat, sitting in enumerate(t.seats):
        if seat not in deciders:
            sitting.moment += sitting.question is not None
            sitting.question = None
        elif alone in (-1, seat):
            _put_question(game, seat, sitting, seat in fresh)
        elif sitting.question is None:
            _put_question(game, seat, sitting, True)
    data.offered = {number: data.offered.get(number, data.at) for number, _, _ in offers(game)}
    clocks.note_public(t, game, data.at)
    if game.over:
        data.status = OVER


def _put_question(game: Played, seat: int, sitting: SeatData, is_fresh: bool) -> None:
    """A seat's questions are counted by what the seat itself can see of them."""
    question = (game.prompt(seat), game.options(seat))
    if is_fresh or question != sitting.question:
        sitting.moment += 1
        sitting.question = question


# Around the game.


def _said(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Said)
    people = (entry.person, t.seats[event.to].person) if event.to >= 0 else ()
    line = TalkLine(t.data.at, event.seat, event.text, event.to, t.seats[event.seat].name, people)
    t.data.talk = _latest([*t.data.talk, line])
    t.data.lines += 1


def _latest(lines: list[TalkLine]) -> list[TalkLine]:
    """As many of the last lines as a table remembers."""
    size = 0
    for at in range(len(lines) - 1, -1, -1):
        size += len(lines[at].text.encode()) + LINE_BYTES
        if size > MOST_TALK:
            return lines[at + 1 :]
    return lines


def _paused(t: TableState, entry: Entry, event: LogEvent) -> None:
    clocks.stop(t, t.data.at)
    t.data.status = PAUSED


def _resumed(t: TableState, entry: Entry, event: LogEvent) -> None:
    clocks.go_on(t, t.data.at)
    t.data.status = PLAYING


def _stood_in(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, StoodIn)
    sitting = t.seats[event.seat]
    clocks.settle(t, sitting, t.data.at)
    sitting.stands_in, sitting.votes = event.why, []


def _returned(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Returned)
    sitting = t.seats[event.seat]
    is_own = sitting.stands_in == "asked"
    sitting.stands_in = ""
    clocks.come_back(t, sitting, t.data.at, is_own)


def _voted(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Voted)
    sitting = t.seats[event.about]
    sitting.votes = sorted({*sitting.votes, event.seat})


def _rematched(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Rematched)
    t.data.rematch = event.table
    t.data.rematches += 1


def _closed(t: TableState, entry: Entry, event: LogEvent) -> None:
    t.data.status = CLOSED


_FOLDS: Final[dict[type[LogEvent], Callable[[TableState, Entry, LogEvent], None]]] = {
    Created: _created, Planned: _planned, Sat: _sat, Left: _left, Readied: _readied, Started: _started,
    Answered: _answered, Spoke: _spoke, TookBack: _took_back, Said: _said, Paused: _paused, Resumed: _resumed,
    StoodIn: _stood_in, Returned: _returned, Voted: _voted, Rematched: _rematched, Closed: _closed,
}  # fmt: skip
