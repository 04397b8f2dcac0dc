"""The people at a table on a server: their names and chat messages, which strangers have typed."""

from __future__ import annotations

import re

from rich.cells import cell_len, set_cell_size

from neopolis.cli.local.save import NAME_LENGTH
from neopolis.client import ClientState
from neopolis.client.refusals import refusal
from neopolis.engine.refused import Refused
from neopolis.server.table.server_messages import SeatFrame, TableFrame, TalkFrame
from neopolis.terminal.sentences import words


def harmless(text: str) -> str:
    """A stranger's text without control characters that would spoil the screen."""
    return "".join([letter if letter.isprintable() else " " for letter in text])


def with_player_names(text: str, names: list[str]) -> str:
    """A text from the server with {0}, {1} and so on replaced by the players' names."""
    return re.sub(r"\{(\d)\}", lambda found: "".join(names[int(found[1]) :][:1]), text)


def with_names(refused: Refused, names: list[str]) -> Refused:
    """A refusal of the server, with the players' names instead of {0}, {1} and so on."""
    return refusal(refused.code, with_player_names(refused.message, names), refused.rules)


def seat_name(frame: SeatFrame, seat: int) -> str:
    """The name of a seat: its person, a bot, or its number."""
    name = harmless(frame.name or frame.persona).strip()
    if name:
        return set_cell_size(name, NAME_LENGTH).rstrip() if cell_len(name) > NAME_LENGTH else name
    return words("join-bot" if frame.bot else "join-free", number=seat + 1)


def seat_names(table: TableFrame) -> list[str]:
    """A short name for each seat, all different."""
    names: list[str] = []
    for seat, frame in enumerate(table.seats):
        name = seat_name(frame, seat)
        if name in names:
            tail = f" {seat + 1}"
            name = set_cell_size(name, min(cell_len(name), NAME_LENGTH - len(tail))).rstrip() + tail
        names.append(name)
    return names


def who_is(text: str, names: list[str], own: int) -> int:
    """The seat of somebody else, by name, by the beginning of a name, or by number."""
    wanted = text.lower().lstrip("@")
    others = [seat for seat in range(len(names)) if seat != own]
    found = [seat for seat in others if wanted and names[seat].lower().startswith(wanted)]
    exact = [seat for seat in others if wanted in (names[seat].lower(), str(seat + 1))]
    if len(exact or found) != 1:
        known = ", ".join([names[seat] for seat in others])
        raise Refused("cli-join-nobody-called", text=text[:40], names=known)
    return (exact or found)[0]


def talk_lines(seen: ClientState) -> list[str]:
    """All chat messages, with the names of their senders."""
    table = seen.table
    if table is None:
        return []
    names = seat_names(table)
    return [talk_line(line, table, names) for line in seen.talk]


def talk_line(line: TalkFrame, table: TableFrame, names: list[str]) -> str:
    """A chat message with its sender: the short name of the seat, or the sender's full name if they have left it."""
    if line.seat < 0:  # a notice of the server
        return harmless(line.text)
    own = table.you

    def name_of(seat: int) -> str:
        return words("join-you") if seat == own else names[seat] if 0 <= seat < len(names) else "?"

    if not line.name:  # a bot
        return words("join-said", who=name_of(line.seat), text=with_player_names(harmless(line.text), names))
    sits_there = line.seat < len(table.seats) and table.seats[line.seat].name == line.name
    who, text = name_of(line.seat) if sits_there else harmless(line.name).strip(), harmless(line.text)
    if line.to < 0:
        return words("join-said", who=who, text=text)
    return words("join-whispered", who=who, whom=name_of(line.to), text=text)


def clock_text(milliseconds: int) -> str:
    """The time left, as a clock shows it."""
    seconds = max(milliseconds, 0) // 1000
    if seconds >= 86400:
        return f"{seconds // 86400}d {seconds % 86400 // 3600}h"
    hours = f"{seconds // 3600}:" if seconds >= 3600 else ""
    return f"{hours}{seconds % 3600 // 60:02d}:{seconds % 60:02d}"


def times_left(table: TableFrame, names: list[str], now: int) -> str:
    """The time left of each seat that is asked, if there is a clock. `now` is the server's time in milliseconds."""
    found: list[str] = []
    for seat in table.awaited:
        frame = table.seats[seat]
        if frame.left >= 0 and table.status == "playing" and not frame.stands_in:
            found.append(f"{names[seat]} {clock_text(frame.left - max(now - frame.since, 0))}")
    return ", ".join(found)


def notices(seen: ClientState, names: list[str]) -> list[str]:
    """News about others: people whom a bot replaces, people who are not connected, and people who are idle."""
    if seen.table is None:
        return []
    found: list[str] = []
    bots = [names[seat] for seat, frame in enumerate(seen.table.seats) if frame.stands_in and seat != seen.you]
    if bots:
        found.append(words("join-bot-for", names=", ".join(bots)))
    people = [seat for seat, frame in enumerate(seen.table.seats) if frame.name and not frame.bot]
    gone = [names[seat] for seat in people if seat not in seen.here and not seen.table.seats[seat].stands_in]
    if gone:
        found.append(words("join-are-gone", names=", ".join(gone)))
    away = [names[seat] for seat in seen.away if seat != seen.you and seat < len(names)]
    if away:
        found.append(words("join-are-away", names=", ".join(away)))
    return found
