"""A server without a table: those that are open there, and new ones."""

from __future__ import annotations

from neopolis.cli.live_terminal import LiveTerminal
from neopolis.cli.page import Page
from neopolis.cli.panel import MESSAGE
from neopolis.cli.sentences import with_rules, words
from neopolis.cli.sitting import Quit
from neopolis.cli.terminal import MOST_WIDTH
from neopolis.cli.wire import Wire
from neopolis.client import Address
from neopolis.engine.refused import Refused
from neopolis.server.entries import Plan

NEW = {  # what is opened by a letter; the host can change all of it
    "n": Plan("neom", 3, bots=["", "", "greedy"]),
    "a": Plan("new-angeles", 4, bots=["", "", "plain", "plain"]),
}


def choose_table(wire: Wire, terminal: LiveTerminal) -> tuple[Address, str]:
    """A table to go to, and the link for spectators if it is a new one of ours."""
    message = ""
    while True:
        page = Page(min(terminal.size()[0], MOST_WIDTH))
        page.title(words("join-hall", server=wire.server.address))
        for code in ("join-hall-new-1", "join-hall-new-2", "join-hall-how"):
            page.text(words(code))
        page.text(message, MESSAGE)
        terminal.show(page.rows)
        typed = terminal.ask(words("join-hall-prompt"))
        try:
            if typed.lower() == "q":
                raise Quit
            if typed.lower() in NEW:
                links = wire.call(wire.server.open(NEW[typed.lower()]))
                return Address.read(links.player), links.spectator
            address = Address.read(typed)
            if address.table:
                return address, ""
            message = words("join-not-a-command", text=typed[:40])
        except Refused as refused:
            message = with_rules(refused)
