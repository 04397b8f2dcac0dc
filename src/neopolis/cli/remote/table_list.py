"""A server without a table: those that are open there, one's own, and new ones."""

from __future__ import annotations

from neopolis.cli.remote.network_thread import NetworkThread
from neopolis.cli.remote.people import harmless
from neopolis.client import Address
from neopolis.client.server import ListedTable
from neopolis.engine.refused import Refused
from neopolis.server.table.log_events import Plan
from neopolis.terminal.live_terminal import LiveTerminal
from neopolis.terminal.page import Page
from neopolis.terminal.panel import MESSAGE
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import Quit
from neopolis.terminal.terminal import MOST_WIDTH

NEW = {  # what is opened by a letter; the host can change all of it
    "n": Plan("neom", 3, bots=["", "", "greedy"]),
    "a": Plan("new-angeles", 4, bots=["", "", "plain", "plain"]),
}
MOST = 12  # tables of each kind on the screen


def choose_table(wire: NetworkThread, terminal: LiveTerminal) -> Address:
    """A table to go to: one's own, an open one, a new one, or one by its link."""
    message = ""
    while True:
        tables = _tables(wire)
        page = Page(min(terminal.size()[0], MOST_WIDTH))
        page.title(words("join-hall", server=wire.server.address))
        for number, (table, code) in enumerate(tables, start=1):
            page.text(_row(table, code, number))
        for code in ("join-hall-new-1", "join-hall-new-2", "join-hall-how"):
            page.text(words(code))
        page.text(message, MESSAGE)
        terminal.show(page.rows)
        typed = terminal.ask(words("join-hall-prompt"))
        try:
            found = _found(wire, tables, typed)
            if found is not None:
                return found
            message = ""
        except Refused as refused:
            message = with_rules(refused)


def _tables(wire: NetworkThread) -> list[tuple[ListedTable, str]]:
    """Those to choose from, each with the code of its row."""
    mine = [table for table in wire.call(wire.server.mine()) if table.status != "closed"][:MOST]
    own = [table.id for table in mine]
    others = [table for table in wire.call(wire.server.listed()) if table.id not in own][:MOST]
    return [*[(table, "join-hall-mine") for table in mine], *[(table, "join-hall-open") for table in others]]


def _row(table: ListedTable, code: str, number: int) -> str:
    free = words("join-seat-free")
    names = ", ".join([harmless(seat.name) or (words("join-hall-bot") if seat.bot else free) for seat in table.seats])
    game, status = words(f"join-game-{table.game}"), words(f"join-status-{table.status}")
    return words(code, number=str(number).rjust(2), game=game, names=names, status=status)


def _found(wire: NetworkThread, tables: list[tuple[ListedTable, str]], typed: str) -> Address | None:
    """The table that was meant; None to look again."""
    key = typed.lower()
    if not key:
        return None
    if key == "q":
        raise Quit
    if key in NEW:
        return Address.read(wire.call(wire.server.open(NEW[key])).player)
    if key.isdecimal() and 0 < int(key) <= len(tables):
        return Address(wire.server.address, tables[int(key) - 1][0].id)
    address = Address.read(typed)
    if "/" not in typed or not address.table:
        raise Refused("cli-join-no-such-table", text=typed[:40])
    return address
