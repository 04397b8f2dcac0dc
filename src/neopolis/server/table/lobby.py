"""Commands outside the game: create a table, sit, get ready, start, chat, close."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

import msgspec

from neopolis.engine.refused import Refused
from neopolis.games.challenges import Round, round_named
from neopolis.games.definition import ContentPack
from neopolis.games.registry import definition
from neopolis.server.table.bot_work import stand_in
from neopolis.server.table.clocks import check_clock
from neopolis.server.table.commands import Leave, Say, SetPlan, SetReady, SetShare, Sit
from neopolis.server.table.log_events import (
    Closed,
    Created,
    Left,
    LinksRenewed,
    LogEvent,
    Plan,
    Planned,
    Readied,
    Said,
    Sat,
    Shared,
    Started,
)
from neopolis.server.table.opening import opening_side_actions
from neopolis.server.table.pace import check_pace
from neopolis.server.table.play import check_not_forfeited, resume_deserted
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import CLOSED, GATHERING, PAUSED, PLAYING

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 500
MOST_MARKS: Final = 4  # combining marks on one letter; Hebrew with cantillation needs that many
LONGEST_WEBHOOK: Final = 500
LONGEST_OPTION: Final = 200


def check_plan(plan: Plan, content: ContentPack | None = None) -> Plan:
    """The plan, with a bot or "" for every seat; Refused if it cannot be played with the content.

    The bot of a level is written by its own name: the table keeps it even if the level gets another bot.
    """
    game = definition(plan.game)
    if plan.lesson:
        raise Refused("lesson-made-only")
    game.start(plan.seats, 0, plan.options, content)
    for name, value in plan.options.items():  # lists and frames repeat values in full, so they must be short
        if len(value) > LONGEST_OPTION:
            raise Refused("long-option", name=name, most=LONGEST_OPTION)
    check_clock(plan.clock)
    check_pace(plan.pace)
    if len(plan.bots) > plan.seats:
        raise Refused("many-bots")
    bots = [game.bot_named(bot) for bot in plan.bots] + [""] * (plan.seats - len(plan.bots))
    known = game.table_bots
    for bot in bots:
        if bot and bot not in known:  # a bot with a large budget would slow down the bots of all tables
            raise Refused("unknown-bot", name=bot[:40], known=", ".join(known))
    if plan.webhook and (len(plan.webhook) > LONGEST_WEBHOOK or not plan.webhook.startswith(("http://", "https://"))):
        raise Refused("bad-webhook")
    return msgspec.structs.replace(plan, bots=bots)


def _checked_new(plan: Plan, content: ContentPack | None = None) -> Plan:
    """A checked plan of a new game, with the defaults of tables for options that it leaves out. Options are plain."""
    game = definition(plan.game)
    plan = check_plan(msgspec.structs.replace(plan, options=game.table_options(plan.options)), content)
    return msgspec.structs.replace(plan, options=game.plain_options(plan.seats, plan.options, content))


def create_table(person: str, name: str, plan: Plan) -> Created:
    """The first log event of a new table."""
    return Created(person, clean_text(name, LONGEST_NAME), _checked_new(plan))


def create_challenge(person: str, name: str, found: Round) -> Created:
    """The first log event of a table where somebody plays a challenge."""
    challenge = found.challenge
    plan = Plan(found.game.name, len(challenge.bots), challenge.options, list(challenge.bots))
    created = create_table(person, name, plan)
    return msgspec.structs.replace(created, challenge=found.name)


def clean_text(text: str, longest: int) -> str:
    """The text without characters that would garble a screen, cut to a length; Refused if nothing is left."""
    found = "".join(_printable(text)).strip()[:longest].strip()
    if not found:
        raise Refused("nothing-said")
    return found


def _printable(text: str) -> Iterator[str]:
    """The text with spaces for unprintable characters, and without stacks of accents that cover other lines."""
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= MOST_MARKS:
            yield character if character.isprintable() else " "


def check_gathering(t: TableState) -> None:
    if t.status != GATHERING:
        raise Refused("not-gathering")


def change_plan(t: TableState, person: str, command: SetPlan) -> list[LogEvent]:
    t.check_host(person)
    check_gathering(t)
    pack = t.pack if command.plan.game == t.plan.game else t.pack_for(command.plan.game)
    if t.data.challenge:
        raise Refused("challenge-fixed")
    plan, old = (check_plan if t.is_fork else _checked_new)(command.plan, pack), t.plan
    if t.is_fork and (plan.game, plan.seats, plan.options) != (old.game, old.seats, old.options):
        raise Refused("fork-fixed")
    if t.is_fork and plan.listed:
        raise Refused("fork-unlisted")
    if person != t.host:  # only the host knows the webhook
        plan = msgspec.structs.replace(plan, webhook=old.webhook)
    return [] if plan == old else [Planned(plan)]


def sit(t: TableState, person: str, name: str, command: Sit) -> list[LogEvent]:
    """Take a free seat before the start; later, a seat that somebody has left, unless you have played another seat."""
    seat_data = t.check_seat(command.seat)
    if t.data.challenge and person != t.host:
        raise Refused("challenge-own")
    if seat_data.person == person:
        raise Refused("own-seat")
    if seat_data.bot:
        raise Refused("seat-of-bot")
    if seat_data.person:
        raise Refused("seat-taken")
    if t.status not in (GATHERING, PLAYING, PAUSED):
        raise Refused("game-is-over")
    if t.data.seats_held.get(person, command.seat) != command.seat:
        raise Refused("sat-elsewhere", player=t.data.seats_held[person])
    check_not_forfeited(t, command.seat)
    if t.status == PLAYING and seat_data.was_just_left and person not in t.data.seats_held:
        raise Refused("bot-answers-first")  # one person can be many guests, and each of them would get a minute
    share = command.share if t.status == GATHERING and t.data.commitment else ""
    return [Sat(command.seat, clean_text(name, LONGEST_NAME), share), *resume_deserted(t, command.seat)]


def leave(t: TableState, person: str, command: Leave) -> list[LogEvent]:
    seat = t.own_seat(person)
    if t.status not in (GATHERING, PLAYING, PAUSED):
        raise Refused("game-is-over")
    return stand_in(t, Left(seat))


def set_ready(t: TableState, person: str, command: SetReady) -> list[LogEvent]:
    seat = t.own_seat(person)
    check_gathering(t)
    return [] if t.seats[seat].ready == command.ready else [Readied(seat, command.ready)]


def set_share(t: TableState, person: str, command: SetShare) -> list[LogEvent]:
    """Add a share to the game's seed. It can be changed until the game starts, and never after that."""
    seat = t.own_seat(person)
    if t.status != GATHERING:
        raise Refused("share-late")
    if not t.data.commitment:
        raise Refused("share-unused")
    return [] if t.seats[seat].share == command.share else [Shared(seat, command.share)]


def start(t: TableState, person: str, seed: int | str) -> list[LogEvent]:
    """Start the game. The host need not be marked as ready.

    `seed` is used only at tables without a commitment, which an older version has opened. A challenge has its own.
    """
    t.check_host(person)
    check_gathering(t)
    for seat_data in t.seats:
        if seat_data.is_free:
            raise Refused("seat-free")
        if seat_data.person not in ("", person) and not seat_data.ready:
            raise Refused("seat-not-ready", name=seat_data.name)
    planned = _plain_plan(t)
    if t.data.challenge:
        seed = round_named(t.definition, t.data.challenge).seed
    started = Started("" if t.data.commitment or t.is_fork else seed, t.definition.version, t.pack.hash)
    return [*planned, started, *opening_side_actions(t.with_plan(planned[0].plan) if planned else t, started)]


def _plain_plan(t: TableState) -> list[Planned]:
    """Write the options in the only form that the check of a proof accepts, if an older version has not done so."""
    if not t.data.commitment:
        return []
    options = t.definition.plain_options(t.plan.seats, t.plan.options, t.pack)
    return [] if options == t.plan.options else [Planned(msgspec.structs.replace(t.plan, options=options))]


def talk(t: TableState, person: str, command: Say) -> list[LogEvent]:
    seat = t.own_seat(person)
    if command.to == seat:
        raise Refused("whisper-to-self")
    if command.to >= 0:
        t.check_seat(command.to)
    text = clean_text(command.text, LONGEST_LINE)
    return [Said(seat, text, command.to)]


def renew_links(t: TableState, person: str) -> list[LogEvent]:
    t.check_host(person)
    return [LinksRenewed()]


def close(t: TableState, person: str) -> list[LogEvent]:
    """Delete the table. Its host may do so even if this version cannot read it."""
    if not person or person != t.host:
        raise Refused("not-host")
    if t.status == CLOSED:
        raise Refused("table-closed")
    return [Closed()]
