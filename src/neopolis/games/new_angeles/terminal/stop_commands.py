"""R-133: the commands about stops, `stop` and `skip`, and the stops that players have called, in words."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from neopolis.engine.event import Event
from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.knowledge.view import StopsView
from neopolis.games.new_angeles.rules.stops import STOP_NAMES
from neopolis.games.new_angeles.terminal.log import event_words
from neopolis.games.new_angeles.wire import CallStop, DismissStops, Moment
from neopolis.terminal.page import Page
from neopolis.terminal.panel import FADED, Panel
from neopolis.terminal.renderer import Send
from neopolis.terminal.sentences import words
from neopolis.terminal.terminal import MOST_WIDTH, Terminal
from neopolis.text.messages import all_of, message

COMMAND: Final = re.compile(r"(stop|skip)(?:\s+(.*))?", re.IGNORECASE)
MOMENTS: Final[tuple[Moment, ...]] = (
    "after-deal", "end-of-turn", "production", "event", "investments", "demand", "round-end"
)  # fmt: skip
LOG_ROWS: Final = 6  # the calls are drawn beside the board only if at least this many rows are left for the log
MOST_ROWS: Final = 3
NO_ID: Final = ""  # the code that sends a command over a network sets its id


def moment_name(moment: str) -> str:
    """A moment in words, such as "before Production"."""
    return message(f"na-stop-{moment}", {})


class StopCommands:
    """Lets one person at the terminal call, cancel and dismiss stops. `send` carries out a command."""

    def __init__(self, terminal: Terminal, game: NewAngelesGame, seat: int, names: list[str], send: Send) -> None:
        self.terminal = terminal
        self.game = game
        self.seat = seat
        self.names = names
        self.send = send

    def run(self, typed: str) -> str | None:
        """Do what was typed. Returns a message, or None if it is not a command about stops."""
        found = COMMAND.fullmatch(typed.strip())
        if found is None:
            return None
        parts = (found[2] or "").lower().split()
        if self.game.view(self.seat).stops is None:
            raise Refused("no-stops", ("R-133",))
        if found[1].lower() == "skip":
            return self._skip(parts)
        if not parts:
            self.terminal.page(stops_page(self.game, self.seat, self.names, min(self.terminal.size()[0], MOST_WIDTH)))
            return ""
        return self._stop(parts)

    def _stop(self, parts: list[str]) -> str:
        moment = self._moment(parts[0])
        if parts[1:] == ["always"]:
            return self._call(CallStop(NO_ID, moment, "standing"))
        if parts[1:] == ["off"]:
            return self._call(CallStop(NO_ID, moment, "cancel"))
        if parts[1:]:
            raise Refused("cli-na-stop-how", ("R-133",), text=" ".join(parts[1:])[:40])
        return self._call(CallStop(NO_ID, moment, "once"))

    def _moment(self, text: str) -> Moment:
        """The moment that has this number, or whose name begins with this text."""
        for number, moment in enumerate(MOMENTS, start=1):
            if text == str(number) or moment.startswith(text):
                return moment
        raise Refused("cli-na-stop-which", ("R-133",), text=text[:40], moments=", ".join(MOMENTS))

    def _skip(self, parts: list[str]) -> str:
        if parts == ["round"]:
            return self._dismiss(DismissStops(NO_ID, "round"))
        if parts == ["game"]:
            return self._dismiss(DismissStops(NO_ID, "game"))
        if parts == ["off"]:
            return self._dismiss(DismissStops(NO_ID, ""))
        raise Refused("cli-na-skip-how", ("R-133",))

    def _call(self, command: CallStop) -> str:
        return self._done(command, self.game.copy().call_stop(self.seat, command.moment, command.how))

    def _dismiss(self, command: DismissStops) -> str:
        return self._done(command, self.game.copy().dismiss_stops(self.seat, command.scope))

    def _done(self, command: CallStop | DismissStops, events: list[Event]) -> str:
        """Send a command that was tried on a copy. Returns what happened in words."""
        self.send(command)
        return " ".join([event_words(self.game.pack, event, self.names) for event in events])


def stop_completions(game: NewAngelesGame, seat: int) -> list[str]:
    """The commands about stops that Tab completes: only those that change something."""
    stops = game.view(seat).stops
    if stops is None:
        return []
    own = stops.seats[seat]
    found = ["stop"]
    for moment in MOMENTS:
        found += [f"stop {moment}", f"stop {moment} always"]
        found += [f"stop {moment} off"] if moment in (*own.once, *own.standing) else []
    return [*found, "skip round", "skip game", *(["skip off"] if own.dismissed else [])]


def draw_calls(panel: Panel, stops: StopsView | None, names: list[str]) -> None:
    """Draw which players have called stops, and when, if there is room."""
    if stops is None or panel.left < LOG_ROWS + MOST_ROWS:
        return
    calls: list[str] = []
    for name, own in zip(names, stops.seats, strict=False):
        moments = [moment_name(moment) for moment in STOP_NAMES if moment in (*own.once, *own.standing)]
        if moments and not own.dismissed:
            calls.append(words("na-calls", name=name, moments=all_of(*moments)))
    if calls:
        panel.wrapped(words("na-all-calls", calls="; ".join(calls)), MOST_ROWS, FADED)


def stops_page(game: NewAngelesGame, seat: int, names: list[str], width: int) -> list[Text]:
    """All moments with the players who stop there, the players who want no stops, and the commands."""
    page = Page(width)
    page.title(words("na-stops-title"))
    stops = game.view(seat).stops
    if stops is None:
        return page.rows
    page.text(words(f"na-stops-{stops.mode}"))
    for number, moment in enumerate(STOP_NAMES, start=1):
        always = [name for name, own in zip(names, stops.seats, strict=False) if moment in own.standing]
        once = [name for name, own in zip(names, stops.seats, strict=False) if moment in own.once]
        notes = [words("na-stop-always", names=all_of(*always))] if always else []
        notes += [words("na-stop-once", names=all_of(*once))] if once else []
        line = words("na-stop-moment", number=number, moment=moment_name(moment), calls="; ".join(notes))
        page.text(line.rstrip(" :"), "bold" if moment in stops.open else "")
    for name, own in zip(names, stops.seats, strict=False):
        if own.dismissed:
            page.text(words(f"na-dismissed-{own.dismissed}", name=name), FADED)
    page.text("")
    page.text(words("na-stops-help"))
    return page.rows
