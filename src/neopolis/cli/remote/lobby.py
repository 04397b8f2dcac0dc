"""The table before the game: who sits where, who is ready, and what will be played."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from rich.text import Text

from neopolis.cli.remote.people import seat_names
from neopolis.cli.remote.table_screen import TableScreen
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.definition import TableOption
from neopolis.games.registry import AnyGame
from neopolis.server.table.log_events import Clock, Plan
from neopolis.server.table.server_messages import TableFrame
from neopolis.terminal.page import Page
from neopolis.terminal.panel import ASKED, FADED, HEADER, MESSAGE
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import Quit
from neopolis.text.messages import message

UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400}
TALK_ROWS: Final = 4
CLOCKS: Final = ("clock none", "clock live 20m 10s", "clock turns 1d")  # examples that Tab completes


def duration(text: str) -> int:
    """The number of seconds that a text such as 30s, 20m, 12h or 2d means."""
    found = re.fullmatch(r"(\d{1,6})([smhd])", text.lower())
    if found is None:
        raise Refused("cli-join-bad-duration", text=text[:20])
    return int(found[1]) * UNITS[found[2]]


def duration_text(seconds: int) -> str:
    """A number of seconds in the largest unit that divides it: 20m for 1200."""
    fits = [unit for unit in "dhms" if seconds % UNITS[unit] == 0 and seconds >= UNITS[unit]]
    return f"{seconds // UNITS[fits[0]]}{fits[0]}" if fits else "0s"


def clock_of(rest: list[str]) -> Clock:
    """The clock that was typed."""
    if rest == ["none"]:
        return Clock()
    if len(rest) in (2, 3) and rest[0] == "live":
        return Clock("live", bank=duration(rest[1]), increment=duration(rest[2]) if len(rest) == 3 else 0)
    if len(rest) == 2 and rest[0] == "turns":
        return Clock("turns", move=duration(rest[1]))
    raise Refused("cli-join-not-a-command", text=f"clock {' '.join(rest)}"[:40])


def clock_words(clock: Clock) -> str:
    if clock.kind == "live":
        bank, increment = duration_text(clock.bank), duration_text(clock.increment)
        return words("join-clock-live", bank=bank, increment=increment)
    if clock.kind == "turns":
        return words("join-clock-turns", move=duration_text(clock.move))
    return words("join-clock-none")


def values_text(option: TableOption) -> str:
    """What to type after an option's name: its values, unless they are names, which can be long."""
    if option.per_seat:
        return words("join-values")
    return words("join-value") if option.values_are_names else "|".join(option.values)


class Lobby:
    """The screen of a table whose game has not started."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.network = screen.network
        self.terminal = screen.terminal
        self.message = ""

    @property
    def table(self) -> TableFrame:
        return self.network.seat.table

    @property
    def game(self) -> AnyGame:
        return registry.definition(self.table.game)

    def run(self) -> None:
        """Show the lobby until the game begins or the table is closed."""
        while self.screen.seen.status == "gathering":
            self.terminal.show(self.rows())
            table = self.table
            prompt = words("join-host-prompt" if table.host else "join-lobby-prompt", seats=len(table.seats))
            typed = self.terminal.listen(prompt, self.choices(), reads=not self._is_settled())
            if typed is None or self.screen.seen.status != "gathering":
                continue
            self.message = ""
            self.screen.typed()
            try:
                self.message = self.command(typed)
            except Refused as refused:
                self.message = with_rules(refused)

    def _is_settled(self) -> bool:
        """Whether the player can only wait. Input that does not come from a terminal is not read then."""
        table = self.table
        return table.you >= 0 and table.seats[table.you].ready and (not table.host or bool(self._unready(table)))

    # The screen.

    def rows(self) -> list[Text]:
        """The whole screen."""
        table = self.table
        page = Page(self.screen.width())
        title = words("join-lobby", game=self.game.title, seats=len(table.seats))
        page.rows.append(Text(f" {title}".ljust(page.width), HEADER))
        page.title(words("join-seats-title"))
        for seat in range(len(table.seats)):
            page.rows.append(self._seat(table, seat))
        page.title(words("join-plan-title"))
        for name, value in table.options.items():
            page.text(words("join-option", name=name, value=value))
        page.text(clock_words(table.clock))
        page.text(words("join-listed" if table.listed else "join-private"))
        if table.fairness is not None:
            page.text(words("join-commitment", commitment=table.fairness.commitment))
        self.screen.show_fork(page)
        self.screen.show_links(page)
        self._commands(page, table)
        room = self.terminal.size()[1] - 1
        rows = page.rows[: room - TALK_ROWS - 3]
        below = [Text(), Text(self._awaited(table), ASKED), *self.screen.talk_rows(TALK_ROWS)]
        last = Text(self.screen.alarm() or self.message or self.screen.notice(), MESSAGE, no_wrap=True)
        if self.terminal.plain:
            return [*rows, *below, last]
        gap = [Text() for _ in range(room - len(rows) - len(below) - 1)]
        return [*rows, *gap, *below, last]

    def _seat(self, table: TableFrame, seat: int) -> Text:
        frame = table.seats[seat]
        name = seat_names(table)[seat]
        if frame.bot:
            kind = ", ".join([part for part in (self._bot(frame.bot), frame.about) if part])
            note = words("join-seat-bot", kind=kind)
        elif not frame.name:
            note = words("join-seat-free")
        else:
            note = words("join-seat-ready" if frame.ready else "join-seat-not-ready")
            if seat == table.you:
                note = words("join-seat-you", note=note)
            elif seat not in self.screen.seen.here:
                note = words("join-seat-gone", note=note)
            elif seat in self.screen.seen.away:
                note = words("join-seat-away", note=note)
        row = words("join-seat", number=seat + 1, name=name.ljust(14), note=note)
        return Text(row, "bold" if seat == table.you else FADED if not frame.name else "")

    def _bot(self, bot: str) -> str:
        """The name of a bot: that of its level for people, if it is a level's bot."""
        level = self.game.level_of(bot)
        return message(f"level-{level}", {}) if level else bot

    def _kinds(self) -> list[str]:
        """What can be typed to choose a bot: levels first."""
        return [*[level.name for level in self.game.levels], *self.game.bots]

    def _commands(self, page: Page, table: TableFrame) -> None:
        page.title(words("join-commands-title"))
        rows = [words("join-do-sit", seats=len(table.seats))]
        if table.you >= 0:
            rows += [words("join-do-ready"), words("join-do-talk")]
        if table.host:
            rows += [words("join-do-start"), words("join-do-seats", kind="|".join(self._kinds()))]
            rows += [words("join-do-clock"), words("join-do-listed")]
            options = self.game.options
            rows += [words("join-do-option", name=one.name.ljust(14), values=values_text(one)) for one in options]
        page.rows += [Text(row, no_wrap=True) for row in rows]

    @staticmethod
    def _unready(table: TableFrame) -> list[int]:
        """The seats that the game cannot start without: those that are free or whose player is not ready."""
        return [seat for seat, frame in enumerate(table.seats) if not frame.bot and not (frame.name and frame.ready)]

    def _awaited(self, table: TableFrame) -> str:
        """What the game waits for before it starts."""
        free = [str(seat + 1) for seat in self._unready(table) if not table.seats[seat].name]
        if free:
            return words("join-wait-seats", seats=", ".join(free))
        names = seat_names(table)
        unready = [names[seat] for seat in self._unready(table)]
        if unready:
            return words("join-wait-ready", names=", ".join(unready))
        return words("join-wait-you" if table.host else "join-wait-host")

    # Commands.

    def choices(self) -> list[str]:
        """The lines that Tab completes."""
        table, game = self.table, self.game
        found = [] if table.you < 0 else ["r", "x"]
        if table.host:
            found += ["s", *[f"seats {count}" for count in range(game.least_seats, game.most_seats + 1)]]
            found += ["listed", *CLOCKS]
            found += [f"b {seat + 1} {kind}" for seat in range(len(table.seats)) for kind in self._kinds()]
            found += [f"{option.name} {value}" for option in game.options for value in option.values]
        return [*found, *self.screen.commands(), "q"]

    def command(self, typed: str) -> str:
        """Do what was typed. Returns a message."""
        said = self.screen.command(typed)
        if said is not None:
            return said
        verb, *rest = typed.lower().split() or [""]
        table = self.table
        if verb == "q":
            raise Quit
        if not verb:
            return ""
        if verb.isdecimal() and not rest:
            self.sit(int(verb) - 1)
        elif verb == "r" and table.you >= 0:
            self.screen.do(self.network.seat.ready(not table.seats[table.you].ready))
        elif verb == "s":
            self.screen.do(self.network.seat.start())
        elif verb == "x":
            self.screen.do(self.network.seat.leave())
        else:
            self._plan(verb, rest, typed)
        return ""

    def sit(self, seat: int) -> None:
        """Take a seat, or move to it."""
        table = self.table
        if not 0 <= seat < len(table.seats):
            raise Refused("cli-join-bad-seat", seat=seat + 1)
        self.screen.do(self.network.seat.sit(seat))

    def _plan(self, verb: str, rest: list[str], typed: str) -> None:
        """The host changes what will be played."""
        table = self.table
        plan = Plan(
            table.game, len(table.seats), table.options, [frame.bot for frame in table.seats],
            table.clock, table.listed, table.webhook,
        )  # fmt: skip
        if verb == "b" and rest and rest[0].isdecimal():
            plan = with_bot(plan, int(rest[0]) - 1, rest[1] if len(rest) > 1 else "")
        elif verb == "seats" and len(rest) == 1 and rest[0].isdecimal():
            count = int(rest[0])
            plan = msgspec.structs.replace(plan, seats=count, bots=[*plan.bots, *[""] * count][:count])
        elif verb == "listed":
            plan = msgspec.structs.replace(plan, listed=not plan.listed)
        elif verb == "clock":
            plan = msgspec.structs.replace(plan, clock=clock_of(rest))
        elif verb in [option.name for option in self.game.options] and rest:
            value = typed.split(maxsplit=1)[1].strip()
            plan = msgspec.structs.replace(plan, options={**plan.options, verb: value})
        else:
            raise Refused("cli-join-not-a-command", text=typed[:40])
        self.screen.do(self.network.seat.plan(plan))


def with_bot(plan: Plan, seat: int, kind: str) -> Plan:
    """A plan with a bot of this kind at a seat. Without a kind: the default bot, or no bot if the seat had one."""
    if not 0 <= seat < len(plan.bots):
        raise Refused("cli-join-bad-seat", seat=seat + 1)
    bots = list(plan.bots)
    bots[seat] = kind or ("" if bots[seat] else registry.definition(plan.game).default_bot)
    return msgspec.structs.replace(plan, bots=bots)
