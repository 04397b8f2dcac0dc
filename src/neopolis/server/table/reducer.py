"""How each entry of the log changes a table. Nothing is checked here: what is in the log has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from neopolis.bots.personas import LOST, START, WON
from neopolis.engine.fairness import transcript
from neopolis.engine.playable import PlayedGame
from neopolis.engine.reason import Reason
from neopolis.engine.record import Row
from neopolis.engine.refused import Refused
from neopolis.server.table import clocks
from neopolis.server.table.log_events import (
    NOBODY,
    Answered,
    Closed,
    Continued,
    Created,
    Entry,
    Explained,
    Interrupted,
    Left,
    LessonEnded,
    LinksRenewed,
    LogEvent,
    Paused,
    Plan,
    Planned,
    Readied,
    Rematched,
    Restored,
    Resumed,
    Returned,
    Revealed,
    Said,
    Sat,
    Shared,
    Started,
    StoodIn,
    TookBack,
    TookSideAction,
    Voted,
    is_sealed,
)
from neopolis.server.table.opening import opened_seed, opening_game
from neopolis.server.table.quota import stored_bytes
from neopolis.server.table.state import NO_SEAT, TableState
from neopolis.server.table.table_data import (
    CLOSED,
    GATHERING,
    LEFT_UNASKED,
    MOST_IDS,
    NOT_ASKED,
    OVER,
    PAUSED,
    PLAYING,
    UNREADABLE,
    SeatData,
    TalkLine,
    line_bytes,
)
from neopolis.text.messages import ENGLISH, Word, use_language

MOST_TALK: Final = 65_536  # maximum size of the public chat that a table keeps, in bytes
MOST_WHISPERS: Final = 16_384  # the same for the whispers between two people, and for all that bots say
BOTS: Final = ("bots",)  # the key for what bots say; the key of whispers is the ids of their two people


def reduce_entry(t: TableState, entry: Entry) -> None:
    """Apply one log entry to the table."""
    data = t.data
    if data.seq + 1 != entry.seq:
        raise ValueError(f"entry {entry.seq} does not follow {data.seq}")
    data.seq = entry.seq
    data.at = max(data.at, entry.at)  # nobody loses time when the system clock is set back
    if entry.message:
        data.message_ids[entry.person] = [*data.message_ids.get(entry.person, ()), entry.message][-MOST_IDS:]
    event = entry.event
    if entry.person and (size := stored_bytes(event)):
        data.bytes_stored[entry.person] = data.bytes_stored.get(entry.person, 0) + size
    is_secret = (isinstance(event, Said) and event.to >= 0) or (isinstance(event, Explained) and not event.public)
    if not isinstance(event, Answered | TookSideAction | TookBack) and not is_secret:
        data.publicly_changed_at = data.at  # for changes in the game, `clocks.update_after_change` does this
    if data.status != UNREADABLE:
        with use_language(ENGLISH):  # the same entries must make the same table, whatever language the client uses
            _REDUCERS[type(event)](t, entry, event)
    elif isinstance(event, Closed):
        _closed(t, entry, event)


# Before the game.


def _created(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Created)
    data = t.data
    data.host, data.host_name = event.host, event.name
    data.origin, data.record, data.world = event.origin, event.record, event.world
    data.server_seed = t.revealed_later if is_sealed(event.server_seed) and t.revealed_later else event.server_seed
    data.commitment, data.secret_seed, data.challenge = event.commitment, data.server_seed, event.challenge
    _lay_out(t, event.plan)
    if is_sealed(data.server_seed) or is_sealed(data.world):
        _unreadable(t, "table-sealed")


def _planned(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Planned)
    _lay_out(t, event.plan)


def _lay_out(t: TableState, plan: Plan) -> None:
    """Set up the seats of a plan. People keep their seats if these are still for people, but are no longer ready."""
    before = t.data.seats
    t.data.plan = plan
    t.data.seats = [SeatData(bot=bot) for bot in (plan.bots + [""] * plan.seats)[: plan.seats]]
    for old, new in zip(before, t.data.seats, strict=False):
        if not new.bot:
            new.person, new.name, new.share = old.person, old.name, old.share
    _find_leader(t)


def _sat(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Sat)
    before = t.seat_of(entry.person)
    t.data.host_left = t.data.host_left and entry.person != t.host
    t.data.seated = [one for one in t.data.seated if one != entry.person] + [entry.person]
    if before >= 0:
        _vacate(t.seats[before])
    seat_data = t.seats[event.seat]
    seat_data.person, seat_data.name, seat_data.ready = entry.person, event.name, False
    if t.status == GATHERING:
        seat_data.share = event.share
    else:
        is_same = t.data.seats_held.get(entry.person) == event.seat
        left_by_choice = is_same or (seat_data.is_as_left and not t.data.was_deserted)
        t.data.seats_held[entry.person] = event.seat
        seat_data.stands_in = ""
        clocks.restart_after_return(t, seat_data, t.data.at, left_by_choice)
        _notice(t, "notice-returned", event.seat)
    _find_leader(t)


def _vacate(seat_data: SeatData) -> None:
    """Free a seat before the start."""
    seat_data.person, seat_data.name, seat_data.ready, seat_data.share = NOBODY, "", False, ""


def _shared(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Shared)
    t.seats[event.seat].share = event.share


def _find_leader(t: TableState) -> None:
    """When the host has left, the person who has sat at the table longest leads it until they leave, too."""
    data = t.data
    data.seated = [person for person in data.seated if t.seat_of(person) >= 0]
    if not data.host_left:
        data.leader = NOBODY
    elif data.leader not in data.seated:
        data.leader = data.seated[0] if data.seated else NOBODY


def _left(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Left)
    seat_data = t.seats[event.seat]
    t.data.host_left = t.data.host_left or entry.person == t.host
    if t.status == GATHERING:
        _vacate(seat_data)
    else:
        clocks.spend_time(t, seat_data, t.data.at)
        seat_data.person, seat_data.stands_in, seat_data.left_step = NOBODY, "left", seat_data.asked_step
        if seat_data.left_step == NOT_ASKED:
            seat_data.left_step = LEFT_UNASKED
        _notice(t, "notice-stands-in-left", event.seat)
    _find_leader(t)


def _readied(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Readied)
    t.seats[event.seat].ready = event.ready


def _started(t: TableState, entry: Entry, event: LogEvent) -> None:
    """Start the game. The table becomes unreadable if this server does not have its rules or its content."""
    assert isinstance(event, Started)
    data, game = t.data, t.definition
    if event.version not in game.readable_versions:
        _unreadable(t, "table-version", recorded=event.version, here=game.version)
        return
    pack = game.known_pack(event.content)
    if pack is None:
        _unreadable(t, "table-content")
        return
    if isinstance(event.seed, str) and is_sealed(event.seed) and not t.revealed_later:
        _unreadable(t, "table-sealed")
        return
    try:
        if isinstance(event.seed, str) and event.seed:
            data.secret_seed = opened_seed(t, event.seed)
        t.game = opening_game(t, event, pack)
    except Refused as refused:
        _unreadable(t, "table-broken", seq=entry.seq, reason=refused.message)
        return
    data.status, data.rules = PLAYING, event.version
    data.seats_held = {seat_data.person: seat for seat, seat_data in enumerate(t.seats) if seat_data.person}
    clocks.set_initial_time(t)
    _let_speak(t, START)
    _after_change(t, t.game, set(t.game.deciders))


def _unreadable(t: TableState, code: str, **parameters: Word) -> None:
    t.data.status, t.data.fault = UNREADABLE, (code, parameters)
    t.game = None


# The game.


def _answered(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Answered)
    option = t.definition.translate_option(event.rules or t.data.rules, event.option)
    _act(t, entry, event.seat, lambda game: game.play(event.seat, option))


def _explained(t: TableState, entry: Entry, event: LogEvent) -> None:
    """Keep a bot's reason for the record. If it is public, everybody reads it in the chat at once.

    It concerns the player whom it names, unless `_address` finds that it is a reply to somebody.
    """
    assert isinstance(event, Explained)
    assert t.game is not None
    t.game.explain(event.seat, Reason(event.code, event.parameters, event.public))
    if event.public:
        player = event.parameters.get("player")
        about = player if isinstance(player, int) else NO_SEAT
        reason = (event.code, event.parameters)
        _add_line(t, TalkLine(t.data.at, event.seat, "", -1, "", reason=reason, about=about))


def _took_side_action(t: TableState, entry: Entry, event: LogEvent) -> None:
    """Apply a side action and count it.

    Bots may take a few side actions per question, and a few more after they notice a side action of a person.
    """
    assert isinstance(event, TookSideAction)
    row = t.definition.translate_row(event.rules or t.data.rules, event.row)
    _address(t, event.seat, row)
    noticed_by = _act(t, entry, -1, lambda game: game.side_action(event.seat, row))
    if entry.person:
        _count_side_action(t, t.seats[event.seat], row)
        for seat in noticed_by:
            t.seats[seat].side_actions_taken = 0
    else:
        t.seats[event.seat].side_actions_taken += 1


def _address(t: TableState, seat: int, row: Row) -> None:
    """If a bot has just said why it takes a side action, note whom that concerns."""
    side_actions, line = t.definition.side_actions, t.data.talk[-1] if t.data.talk else None
    if side_actions is None or line is None or line.reason is None or (line.seat, line.at) != (seat, t.data.at):
        return
    assert t.game is not None
    partner = side_actions.partner(t.game, row)
    if partner != NO_SEAT:
        t.data.talk = [*t.data.talk[:-1], msgspec.structs.replace(line, about=partner)]


def _count_side_action(t: TableState, seat_data: SeatData, row: Row) -> None:
    """Count a person's side action, unless it answers one."""
    side_actions = t.definition.side_actions
    if side_actions is None:
        return
    if side_actions.is_proposal(row):
        seat_data.proposals_made += 1
    elif not side_actions.is_answer(row):
        seat_data.calls_made += 1


def _took_back(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, TookBack)
    _act(t, entry, event.seat, lambda game: game.take_back(event.seat), is_take_back=True)


def _act(
    t: TableState, entry: Entry, seat: int, action: Callable[[PlayedGame], object], is_take_back: bool = False
) -> set[int]:
    """Act in the game. `seat` gets a new question number in any case. Returns the seats that noticed the act."""
    game = t.game
    assert game is not None
    step, deciders = game.s.step_number, game.deciders
    try:
        action(game)
    except Refused as refused:  # the rules have changed without a new version: stop before the table goes wrong
        _unreadable(t, "table-broken", seq=entry.seq, reason=refused.message)
        return set()
    has_moved, is_next_step = game.s.step_number != step, game.s.step_number > step
    fresh = set(range(game.seats)) if has_moved else {seat} if seat >= 0 else set()
    taker = seat if is_take_back else NO_SEAT
    _after_change(t, game, fresh, -1 if has_moved else seat, is_next_step, taker)
    is_public = game.deciders != deciders
    noticed_by = {one for one in range(game.seats) if is_public or any([e.is_visible_to(one) for e in game.s.events])}
    if is_next_step:
        noticed_by |= {seat} - {-1}
        for one in noticed_by:
            t.seats[one].side_actions_taken = t.seats[one].proposals_made = t.seats[one].calls_made = 0
            t.seats[one].pauses_made = 0
    t.idle_bots -= noticed_by  # the others stay idle: acting now would show that something secret has happened
    return noticed_by


def _after_change(
    t: TableState, game: PlayedGame, fresh: set[int], only: int = -1, is_next_step: bool = True, taker: int = NO_SEAT
) -> None:
    """Update questions, proposals and clocks after the game has changed.

    Seats in `fresh` get a new question number in any case. If `only` is a seat, no other seat's question has changed.
    `taker` is the seat that has just taken its answer back, if any.
    """
    data = t.data
    data.game_changed_seq = data.seq
    deciders = game.deciders
    for seat, seat_data in enumerate(t.seats):
        if seat not in deciders:
            seat_data.question_number += seat_data.question is not None
            seat_data.question = None
        elif only in (-1, seat):
            _set_question(game, seat, seat_data, seat in fresh)
        elif seat_data.question is None:
            _set_question(game, seat, seat_data, True)
    data.proposed_at = {one.number: data.proposed_at.get(one.number, data.at) for one in t.open_proposals()}
    clocks.update_after_change(t, game, data.at, is_next_step, taker)
    if game.over:
        data.status = OVER
        _let_speak(t, WON)
        _let_speak(t, LOST)
        if game.log is not None and data.commitment:
            data.transcript = transcript(game.log.events + game.log.open_events)


def _set_question(game: PlayedGame, seat: int, seat_data: SeatData, is_fresh: bool) -> None:
    """Store a seat's question. Its number depends only on what the seat itself can see."""
    question = (game.prompt(seat), game.options(seat))
    if is_fresh or question != seat_data.question:
        seat_data.question_number += 1
        seat_data.question = question


# Chat, pauses, outages, stand-in bots, rematches and deletion.


def _said(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Said)
    people = (entry.person, t.seats[event.to].person) if event.to >= 0 else ()
    _add_line(t, TalkLine(t.data.at, event.seat, event.text, event.to, t.seats[event.seat].name, people))


def _add_line(t: TableState, line: TalkLine) -> None:
    t.data.talk = _latest([*t.data.talk, line])
    t.data.lines_said += 1


def _notice(t: TableState, code: str, seat: int = NO_SEAT) -> None:
    """Tell everybody in the chat what the server did, if the game has started. The notice is about a seat's person."""
    if t.game is not None:
        name = t.seats[seat].name if seat >= 0 else ""
        _add_line(t, TalkLine(t.data.at, NO_SEAT, "", -1, name, notice=code))


def _let_speak(t: TableState, moment: str) -> None:
    """Let the first bot with a persona that can say something at this moment speak in the chat."""
    result = None if t.game is None else t.game.result
    for seat, persona in enumerate(t.personas):
        is_its_moment = result is None or (moment == WON) == (seat in result.winners)
        if persona is not None and is_its_moment:
            _add_line(t, TalkLine(t.data.at, seat, "", -1, "", moment=moment))
            return


def _latest(lines: list[TalkLine]) -> list[TalkLine]:
    """The latest chat messages, as many as a table keeps.

    Whispers of two people have a limit of their own: if they pushed out other messages, others would notice them.
    What bots say has one, too, because they could say more than people.
    """
    sizes: dict[tuple[str, ...], int] = {}
    kept: list[TalkLine] = []
    for line in reversed(lines):
        key = BOTS if line.is_of_bot else tuple(sorted(line.people))
        sizes[key] = sizes.get(key, 0) + line_bytes(line.text)
        if sizes[key] <= (MOST_WHISPERS if key else MOST_TALK):
            kept.append(line)
    return kept[::-1]


def _paused(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Paused)
    clocks.pause_all(t, t.data.at)
    t.data.status = PAUSED
    t.data.was_deserted = event.seat == NO_SEAT
    if t.data.was_deserted:
        _notice(t, "notice-deserted")
    else:
        t.seats[event.seat].pauses_made += 1


def _resumed(t: TableState, entry: Entry, event: LogEvent) -> None:
    clocks.resume_all(t, t.data.at)
    if t.data.was_deserted:  # nobody was kept waiting, so everybody may answer for themselves
        for seat_data in t.seats:
            seat_data.forfeited_step = NOT_ASKED
    t.data.status = PLAYING
    t.data.was_deserted = False


def _interrupted(t: TableState, entry: Entry, event: LogEvent) -> None:
    """Nobody loses time because the server was away, even if the clock of the process that wrote this is behind."""
    assert isinstance(event, Interrupted)
    t.data.at = max(t.data.at, event.until)
    clocks.skip_outage(t, event.gap, t.data.at, event.is_brief)
    if t.plan.clock.kind != "none" and not event.is_brief:
        _notice(t, "notice-interrupted")


def _stood_in(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, StoodIn)
    seat_data = t.seats[event.seat]
    clocks.spend_time(t, seat_data, t.data.at)
    seat_data.stands_in = event.why
    if event.why != "asked":
        seat_data.votes, seat_data.forfeited_step = [], seat_data.asked_step
    _notice(t, f"notice-stands-in-{event.why}", event.seat)


def _returned(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Returned)
    seat_data = t.seats[event.seat]
    left_by_choice = seat_data.stands_in == "asked"
    seat_data.stands_in = ""
    clocks.restart_after_return(t, seat_data, t.data.at, left_by_choice)
    _notice(t, "notice-returned", event.seat)


def _voted(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Voted)
    seat_data = t.seats[event.about]
    seat_data.votes = sorted({*seat_data.votes, event.seat})


def _revealed(t: TableState, entry: Entry, event: LogEvent) -> None:
    t.data.is_revealed = True


def _rematched(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Rematched)
    t.data.rematch = event.table
    t.data.rematches += 1


def _links_renewed(t: TableState, entry: Entry, event: LogEvent) -> None:
    t.data.link_epoch += 1


def _closed(t: TableState, entry: Entry, event: LogEvent) -> None:
    t.data.closed_from, t.data.closed_at, t.data.status = t.data.status, t.data.at, CLOSED


def _restored(t: TableState, entry: Entry, event: LogEvent) -> None:
    """Everything is as before. As after an outage, the time in between costs nobody anything."""
    t.data.status = t.data.closed_from
    if t.status == PLAYING:
        gap = t.data.at - t.data.closed_at
        clocks.skip_outage(t, gap, t.data.at, is_brief=False, restored_by=entry.person)
    _notice(t, "notice-restored")


def _continued(t: TableState, entry: Entry, event: LogEvent) -> None:
    assert isinstance(event, Continued)
    t.data.lesson_continued = max(t.data.lesson_continued, event.steps)


def _lesson_ended(t: TableState, entry: Entry, event: LogEvent) -> None:
    t.data.has_left_lesson = True


_REDUCERS: Final[dict[type[LogEvent], Callable[[TableState, Entry, LogEvent], None]]] = {
    Created: _created, Planned: _planned, Sat: _sat, Shared: _shared, Left: _left, Readied: _readied, Started: _started,
    Answered: _answered, TookSideAction: _took_side_action, Explained: _explained, TookBack: _took_back, Said: _said,
    Paused: _paused, Resumed: _resumed, StoodIn: _stood_in, Returned: _returned, Voted: _voted,
    Interrupted: _interrupted, Revealed: _revealed, Rematched: _rematched, LinksRenewed: _links_renewed,
    Closed: _closed, Restored: _restored, Continued: _continued, LessonEnded: _lesson_ended,
}  # fmt: skip
