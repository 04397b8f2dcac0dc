"""Decodes the parts of frames whose form depends on the game."""

import msgspec

from neopolis.games.neom.wire import HintFrame
from neopolis.games.new_angeles.wire import LedgerFrame, Weigh, Weighed
from neopolis.games.wire import OptionFrame
from neopolis.server.table.server_messages import Update
from neopolis.server.table.table import Table


def ledger(update: Update) -> LedgerFrame:
    """The proposals and promises in an update of New Angeles."""
    return msgspec.convert(update.lane, LedgerFrame)


def hint(option: OptionFrame) -> HintFrame | None:
    """The hint of an option in NEOM."""
    return None if option.hint is None else msgspec.convert(option.hint, HintFrame)


def weigh(table: Table, person: str, query: Weigh) -> Weighed:
    """The server's reply to a trade that a person considers."""
    found = table.reply(person, query)
    assert isinstance(found, Weighed)
    return found
