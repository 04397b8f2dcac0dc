"""What people may do around the game: open a table, sit, get ready, start, talk, close."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

import msgspec

from neopolis.engine.refused import Refused
from neopolis.games.registry import definition
from neopolis.server.table.bot_work import stand_in
from neopolis.server.table.clocks import check_clock
from neopolis.server.table.commands import Leave, Say, SetPlan, SetReady, Sit
from neopolis.server.table.log_events import Closed, Created, Left, LogEvent, Plan, Planned, Readied, Said, Sat, Started
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import CLOSED, GATHERING, PAUSED, PLAYING

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 500
MOST_MARKS: Final = 4  # accents on one letter; Hebrew with its cantillation has so many
LONGEST_HOOK: Final = 500
LONGEST_OPTION: Final = 200


def check_plan(plan: Plan) -> Plan:
    """A plan that can be played, with a bot or nothing for every seat; Refused otherwise."""
    game = definition(plan.game)
    game.start(plan.seats, 0, plan.options)
    for name, value in plan.options.items():  # lists and frames carry them as they are, spaces included
        if len(value) > LONGEST_OPTION:
            raise Refused("long-option", name=name, most=LONGEST_OPTION)
    check_clock(plan.clock)
    if len(plan.bots) > plan.seats:
        raise Refused("many-bots")
    for bot in plan.bots:
        if bot and bot not in game.bots:
            raise Refused("unknown-bot", name=bot[:40], known=", ".join(game.bots))
    if plan.webhook and (len(plan.webhook) > LONGEST_HOOK or not plan.webhook.startswith(("http://", "https://"))):
        raise Refused("bad-webhook")
    bots = plan.bots + [""] * (plan.seats - len(plan.bots))
    return Plan(plan.game, plan.seats, plan.options, bots, plan.clock, plan.listed, plan.webhook)


def opening(person: str, name: str, plan: Plan) -> Created:
    """The first deed of a new table."""
    return Created(person, readable(name, LONGEST_NAME), check_plan(plan))


def readable(text: str, longest: int) -> str:
    """A text without signs that would harm a screen, and not longer than that; Refused if nothing is left."""
    found = "".join(_harmless(text)).strip()[:longest].strip()
    if not found:
        raise Refused("nothing-said")
    return found


def _harmless(text: str) -> Iterator[str]:
    """Its signs: blanks for those that cannot be shown, and no accents piled up until they cover what others say."""
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks <= MOST_MARKS:
            yield sign if sign.isprintable() else " "


def check_gathering(t: TableState) -> None:
    if t.status != GATHERING:
        raise Refused("not-gathering")


def plan_anew(t: TableState, person: str, command: SetPlan) -> list[LogEvent]:
    t.check_host(person)
    check_gathering(t)
    plan, old = check_plan(command.plan), t.plan
    if t.is_fork and (plan.game, plan.seats, plan.options) != (old.game, old.seats, old.options):
        raise Refused("fork-fixed")
    if t.is_fork and plan.listed:
        raise Refused("fork-unlisted")
    if person != t.host:  # who leads in the host's place does not know it
        plan = msgspec.structs.replace(plan, webhook=old.webhook)
    return [Planned(plan)]


def sit(t: TableState, person: str, name: str, command: Sit) -> list[LogEvent]:
    """Before the start any free seat; later one that a person has left, but never a second one."""
    sitting = t.check_seat(command.seat)
    if sitting.person == person:
        raise Refused("own-seat")
    if sitting.bot:
        raise Refused("seat-of-bot")
    if sitting.person:
        raise Refused("seat-taken")
    if t.status not in (GATHERING, PLAYING, PAUSED):
        raise Refused("game-is-over")
    if t.data.held.get(person, command.seat) != command.seat:
        raise Refused("sat-elsewhere", player=t.data.held[person])
    return [Sat(command.seat, readable(name, LONGEST_NAME))]


def leave(t: TableState, person: str, command: Leave) -> list[LogEvent]:
    seat = t.own_seat(person)
    if t.status not in (GATHERING, PLAYING, PAUSED):
        raise Refused("game-is-over")
    return stand_in(t, Left(seat))


def get_ready(t: TableState, person: str, command: SetReady) -> list[LogEvent]:
    seat = t.own_seat(person)
    check_gathering(t)
    return [Readied(seat, command.ready)]


def start(t: TableState, person: str, chance: int) -> list[LogEvent]:
    """The host is ready by starting."""
    t.check_host(person)
    check_gathering(t)
    for sitting in t.seats:
        if sitting.is_free:
            raise Refused("seat-free")
        if sitting.person not in ("", person) and not sitting.ready:
            raise Refused("seat-not-ready", name=sitting.name)
    return [Started(chance, t.definition.version, t.definition.content)]


def talk(t: TableState, person: str, command: Say) -> list[LogEvent]:
    seat = t.own_seat(person)
    if command.to == seat:
        raise Refused("whisper-to-self")
    if command.to >= 0:
        t.check_seat(command.to)
    return [Said(seat, readable(command.text, LONGEST_LINE), command.to)]


def close(t: TableState, person: str) -> list[LogEvent]:
    """Who has opened a table may delete it, even if it can only be looked at."""
    if not person or person != t.host:
        raise Refused("not-host")
    if t.status == CLOSED:
        raise Refused("table-closed")
    return [Closed()]
