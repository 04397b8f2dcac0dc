"""The tables of a server: our own, open ones, and new ones."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final

from neopolis.cli.remote.network_thread import NetworkThread
from neopolis.cli.remote.people import harmless
from neopolis.client import Address
from neopolis.client.server import ListedTable
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.registry import AnyGame
from neopolis.server.table.log_events import Plan
from neopolis.terminal.live_terminal import LiveTerminal
from neopolis.terminal.page import Page
from neopolis.terminal.panel import MESSAGE
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import Quit
from neopolis.terminal.terminal import MOST_WIDTH

QUIT: Final = "q"
DELETED: Final = "join-hall-deleted"  # the message for the row of a deleted table
MOST: Final = 12  # maximum number of tables of each kind (ours, open ones) on the screen


def new_table_keys() -> dict[str, AnyGame]:
    """A letter for each game, to open a table: the initial of one of its words, or else any letter that is free."""
    keys: dict[str, AnyGame] = {}
    for game in registry.definitions():
        letters = [*[word[0] for word in game.name.split("-")], *game.name, *ascii_lowercase]
        keys[next(letter for letter in letters if letter.isalpha() and letter not in (*keys, QUIT))] = game
    return keys


def new_plan(game: AnyGame) -> Plan:
    """The plan of a new table: two people, and bots at the other seats. The host can change it."""
    seats = game.usual_seats
    return Plan(game.name, seats, bots=["" if seat < 2 else game.default_bot for seat in range(seats)])


def choose_table(network: NetworkThread, terminal: LiveTerminal) -> Address:
    """Show the tables until the player chooses one, opens a new one, or types a link. Returns its address."""
    message = ""
    games = new_table_keys()
    keys = "  ".join([f"{key} {game.title}" for key, game in games.items()])
    while True:
        tables = _tables(network)
        page = Page(min(terminal.size()[0], MOST_WIDTH))
        page.title(words("join-hall", server=network.server.address))
        for number, (table, code) in enumerate(tables, start=1):
            page.text(_row(table, code, number))
        for key, game in games.items():
            page.text(words("join-hall-new", key=key, game=game.title))
        page.text(words("join-hall-how"))
        page.text(message, MESSAGE)
        terminal.show(page.rows)
        typed = terminal.ask(words("join-hall-prompt", games=keys), [*games, QUIT])
        try:
            found = _found(network, tables, games, typed)
            if found is not None:
                return found
            message = ""
        except Refused as refused:
            message = with_rules(refused)


def _tables(network: NetworkThread) -> list[tuple[ListedTable, str]]:
    """The tables to choose from, each with the id of the message for its row."""
    mine = [table for table in network.call(network.server.mine()) if table.status != "closed"][:MOST]
    own = [table.id for table in mine]
    others = [table for table in network.call(network.server.listed()) if table.id not in own][:MOST]
    gone = network.call(network.server.deleted())[:MOST]
    found = {"join-hall-mine": mine, "join-hall-open": others, DELETED: gone}
    return [(table, code) for code, tables in found.items() for table in tables]


def _row(table: ListedTable, code: str, number: int) -> str:
    free = words("join-seat-free")
    names = ", ".join([harmless(seat.name) or (words("join-hall-bot") if seat.bot else free) for seat in table.seats])
    game, status = game_title(table.game), words(f"join-status-{table.status}")
    return words(code, number=str(number).rjust(2), game=game, names=names, status=status)


def game_title(name: str) -> str:
    """The title of a game, or its name if this program does not know the game."""
    return registry.definition(name).title if name in registry.names() else harmless(name)


def _found(
    network: NetworkThread, tables: list[tuple[ListedTable, str]], games: dict[str, AnyGame], typed: str
) -> Address | None:
    """The address of the table that was chosen; None to list the tables again."""
    key = typed.lower()
    if not key:
        return None
    if key == QUIT:
        raise Quit
    if key in games:
        return Address.read(network.call(network.server.open(new_plan(games[key]))).player)
    if key.isdecimal() and 0 < int(key) <= len(tables):
        table, code = tables[int(key) - 1]
        if code == DELETED:
            network.call(network.server.restore(table.id))
        return Address(network.server.address, table.id)
    address = Address.read(typed)
    if "/" not in typed or not address.table:
        raise Refused("cli-join-no-such-table", text=typed[:40])
    return address
